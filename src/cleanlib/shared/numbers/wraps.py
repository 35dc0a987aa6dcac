"""What may stand around any number: signs, accounting brackets, quotes and blanks."""

from __future__ import annotations

from collections.abc import Iterator

from cleanlib.shared.numbers.reader import NumberForm

SIGN = r"(?:(?P<sign>[+-]) ?)?"
TRAILING_SIGN = r" ?(?P<trailing_sign>[+-])"
SIGN_BEHIND_DIGITS = rf"(?<![.,=-]){TRAILING_SIGN}"  # 5.- and 5,- are prices, not -5
OPEN_BRACKET, CLOSE_BRACKET = r"(?P<open_bracket>\()", r"(?P<close_bracket>\))"
DASH_FOR_ZERO = (("n", 0), ("n_exponent", 0))  # the constants of a form where a dash is 0


def wrapped(form: NumberForm) -> Iterator[NumberForm]:
    """A form with a sign before or behind it, or in brackets; all of it perhaps in quotes.

    A spreadsheet's apostrophe before a cell that is text says nothing and is left out.
    """
    signed = (
        f"'?{SIGN}{form.pattern}",
        f"{form.pattern}{SIGN_BEHIND_DIGITS}",
        f"{OPEN_BRACKET} ?{form.pattern} ?{CLOSE_BRACKET}",
    )
    for pattern in signed:
        yield from quoted(NumberForm(pattern, form.constants))


def quoted(form: NumberForm) -> Iterator[NumberForm]:
    """A form alone or in quotes, such as those of a spreadsheet's ``="5"``."""
    yield NumberForm(f" ?{form.pattern} ?", form.constants)
    yield NumberForm(f' ?=?" ?{form.pattern} ?" ?', form.constants)
    yield NumberForm(f" ?' ?{form.pattern} ?' ?", form.constants)
