"""What may stand around any number: signs, accounting brackets, quotes and blanks."""

from __future__ import annotations

from collections.abc import Iterator

from cleanlib.shared.numbers.reader import NumberForm

SIGN = r"(?:(?P<sign>[+-]) ?)?"
TRAILING_SIGN = r" ?(?P<trailing_sign>[+-])"
_OPEN, _CLOSE = r"(?P<open_bracket>\() ?", r" ?(?P<close_bracket>\))"


def wrapped(form: NumberForm) -> Iterator[NumberForm]:
    """A form with a sign before or behind it, or in brackets; all of it perhaps in quotes.

    A spreadsheet's apostrophe before a cell that is text says nothing and is left out.
    """
    signed = (
        f"'?{SIGN}{form.pattern}",
        f"{form.pattern}{TRAILING_SIGN}",
        f"{_OPEN}{form.pattern}{_CLOSE}",
    )
    for pattern in signed:
        yield NumberForm(f" ?{pattern} ?", form.constants)
        yield NumberForm(f' ?" ?{pattern} ?" ?', form.constants)
