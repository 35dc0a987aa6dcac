"""Reads cells that hold written numbers: forms over tokens, and the layouts they give."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import lru_cache
from typing import Any

import numpy as np

from cleanlib.core.cells import cell_text
from cleanlib.core.errors import Invalid
from cleanlib.core.forms import TokenPatterns
from cleanlib.core.grammar import Digits, Layout, Length, Reader, Take
from cleanlib.core.lexer import FIRST_WORD_CODE, LONGEST_RUN, Lexicon, Roles, same_role
from cleanlib.core.text_buffer import Texts
from cleanlib.core.unicode import fold_unicode, stands_alone
from cleanlib.shared.numbers.phrases import phrase_shape, phrase_takes
from cleanlib.shared.numbers.tokens import (
    DECIMAL_MARKS,
    POINT,
    POINT_ROLE,
    POINT_WORD,
    Spelling,
    number_pattern,
    spelling,
)

_NUMBER_SLOT = re.compile(r"\{(\w+)\}")
_POWER = re.compile("(?<=10)([\u207a\u207b]?)([\u2070\u00b9\u00b2\u00b3\u2074-\u2079]+)")
_VULGAR = re.compile("[\u00bc-\u00be\u2150-\u215e]")
_SCRIPT_MARKS = str.maketrans({"\u066b": POINT, "\u066c": "'", "\uff0c": ","})
OPEN_BRACKET, CLOSE_BRACKET = r"(?P<open_bracket>\()", r"(?P<close_bracket>\))"
SIGN = r"(?:(?P<sign>[+-]) ?)?"
TRAILING_SIGN = r"(?P<trailing_sign>[+-])"


@dataclass(frozen=True)
class NumberForm:
    """One way to write a cell.

    Attributes
    ----------
    pattern : str
        As in `cleanlib.core.forms`, with ``{n}`` for a number called ``n``. The groups ``sign``,
        ``trailing_sign`` and ``open_bracket`` make the number ``n`` negative.
    constants : tuple of (str, int)
        Fields that the form itself states.
    """

    pattern: str
    constants: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class NumberGrammar:
    """The forms of a type, for one lexicon.

    Attributes
    ----------
    lexicon : Lexicon
        The type's words; `NUMBER_WORDS` among them.
    forms : sequence of NumberForm
        Tried in order.
    indian : bool
        Whether digits may be grouped by two; where a word of `INDIAN_ROLE` stands they may.
    digits : tuple of str
        Placeholders, and fields, for single runs of digits.
    phrases : tuple of str
        Groups of the forms that hold several words and marks, such as a unit or a currency.
    flags : tuple of str
        Groups of the forms whose presence is a field, which is 1 then.
    """

    lexicon: Lexicon
    forms: Sequence[NumberForm]
    indian: bool = False
    digits: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    compiled: list[tuple[re.Pattern[str], NumberForm]] = field(init=False)

    def __post_init__(self) -> None:
        every = range(1, LONGEST_RUN + 1)
        patterns = TokenPatterns(self.lexicon, dict.fromkeys(self.digits, every), _role)
        compiled = [(patterns.compile(self._expand(f.pattern)), f) for f in self.forms]
        object.__setattr__(self, "compiled", compiled)

    def _expand(self, pattern: str) -> str:
        return _NUMBER_SLOT.sub(lambda slot: number_pattern(slot[1], self.lexicon), pattern)

    def reader(self) -> Reader:
        """The grammar made ready for a call."""
        return Reader(self.lexicon, self.assign, fold_numbers)

    def assign(self, template: str) -> Layout:
        """The layout of a template."""
        if self.phrases and len(template) > MOST_TOKENS:
            raise Invalid("length", "too long for a number and what stands beside it")
        refusal = None
        for pattern, form in self.compiled:
            match = pattern.fullmatch(template)
            if match is not None:
                try:
                    return self._layout(template, match, form)
                except Invalid as found:
                    refusal = refusal or found
        raise refusal or self._refusal(template)

    def _refusal(self, template: str) -> Invalid:
        letters = self.lexicon.letters
        if template[:1] == "#" and template[1:2] in letters("spreadsheet_error"):
            return Invalid("spreadsheet_error", "a spreadsheet writes this where it failed")
        if any(letter in template for letter in letters("infinite")):
            return Invalid("range", "infinity is no measured value")
        if chr(FIRST_WORD_CODE) in template:
            return Invalid("unknown", "a word that is not known here")
        if not any(ord(token) <= LONGEST_RUN for token in template):
            return Invalid("syntax", "no digits")
        return Invalid("syntax")

    def _layout(self, template: str, match: re.Match[str], form: NumberForm) -> Layout:
        takes: list[Take] = []
        digits: list[Digits] = []
        lengths: list[Length] = []
        constants = dict(form.constants)
        indian = self.indian or not set(template).isdisjoint(self.lexicon.letters(INDIAN_ROLE))
        point = self.lexicon.letters(POINT_ROLE)
        constants.setdefault("n_negative", int(_is_negative(match)))
        for name, start, end in _groups(match):
            if name in _numbers_of(form):
                found = spelling(template, start, end, indian=indian, point=point)
                digits.append(Digits(name, found.digits))
                takes += _head(name, found)
                lengths += _fraction_length(name, found, template)
                constants |= _number_constants(name, found, template)
            elif name in self.flags:
                constants[name] = 1
            elif name in self.digits:
                takes.append(Take(name, start))
            elif name in self.phrases:
                takes += phrase_takes(name, template, start, end)
                constants |= phrase_shape(name, template[start:end])
            elif name not in _MARK_GROUPS:
                takes.append(Take(name, start, _role(name)))
        return Layout(tuple(takes), tuple(constants.items()), (), tuple(digits), tuple(lengths))


MOST_TOKENS = 80  # of a cell with phrases, whose forms take longer the more words there are
INDIAN_ROLE = "indian_grouping"
# Words that every type with numbers knows
NUMBER_WORDS: dict[str, Roles] = {
    **POINT_WORD,
    **same_role("spreadsheet_error", "div", "ref", "value", "num", "name", "spill", "calc"),
    **same_role("infinite", "inf", "infinity", "\u221e"),
}
_MARK_GROUPS = ("sign", "trailing_sign", "open_bracket", "close_bracket")


def _role(name: str) -> str:
    """A field may be called like the role it is filled from, with a number behind it."""
    return name.rstrip("0123456789").rstrip("_")


def _numbers_of(form: NumberForm) -> frozenset[str]:
    return frozenset(_NUMBER_SLOT.findall(form.pattern))


def _groups(match: re.Match[str]) -> Iterator[tuple[str, int, int]]:
    for name, text in match.groupdict().items():
        if text is not None:
            yield name, match.start(name), match.end(name)


def _is_negative(match: re.Match[str]) -> bool:
    groups = match.groupdict()
    signs = [groups.get("sign"), groups.get("trailing_sign")]
    marks = [sign for sign in signs if sign] + ["-"] * bool(groups.get("open_bracket"))
    if len(marks) > 1:
        raise Invalid("syntax", "more than one sign")
    if bool(groups.get("open_bracket")) != bool(groups.get("close_bracket")):
        raise Invalid("syntax", "a bracket without the other")
    return marks == ["-"]


def _head(name: str, found: Spelling) -> list[Take]:
    return [Take(f"{name}_head", found.digits[0])] if found.open else []


def _fraction_length(name: str, found: Spelling, template: str) -> list[Length]:
    """The digits of a fraction too long for its token to tell."""
    at = found.fraction
    long = at is not None and ord(template[at]) == LONGEST_RUN
    return [Length(f"{name}_long_fraction", at)] if long and at is not None else []


def _number_constants(name: str, found: Spelling, template: str) -> dict[str, int]:
    at = found.fraction
    constants = {f"{name}_exponent": 0 if at is None else -ord(template[at])}
    if found.proves:
        constants[f"{name}_proves"] = DECIMAL_MARKS.index(found.proves)
    if found.open:
        constants[f"{name}_open"] = DECIMAL_MARKS.index(found.open)
        constants[f"{name}_head_digits"] = ord(template[found.digits[0]])
    return constants


def fold_numbers(texts: Texts) -> Texts:
    """Texts with ASCII digits, marks and dashes, and the decimal mark of Arabic as `POINT`."""
    changed = {c for c in texts.characters_beyond_ascii() if not _stays(c)}
    return texts.map(texts.rows_with(changed), fold_number_text)


@lru_cache(maxsize=4096)
def _stays(character: str) -> bool:
    """Whether a character is left as it is wherever it stands."""
    plain = unicodedata.category(character) != "No" and stands_alone(character)
    return plain and fold_number_text(character) == character


def fold_number_text(text: str) -> str:
    """One text folded.

    >>> fold_number_text("\\u2212\\u0661\\u066c\\u0662\\u0663\\u0664"), fold_number_text("１２，５")
    ("-1'234", '12,5')
    >>> fold_number_text("1½"), fold_number_text("10⁻³")
    ('1 1/2', '10^-3')
    """
    text = _VULGAR.sub(_spell_fraction, text.translate(_SCRIPT_MARKS))
    return fold_unicode(_POWER.sub(_spell_power, text))


def _spell_fraction(match: re.Match[str]) -> str:
    """Apart from the digit before it: 1\u00bd is no 11/2."""
    spelt = unicodedata.normalize("NFKC", match[0])
    return f" {spelt}" if match.start() and match.string[match.start() - 1].isdecimal() else spelt


def _spell_power(match: re.Match[str]) -> str:
    sign = "-" if match[1] == "\u207b" else ""
    return f"^{sign}{unicodedata.normalize('NFKC', match[2])}"


def exact_cell(value: Any) -> str | None:
    """The text of a cell, where the point of a float cannot be taken for a grouping mark.

    >>> exact_cell(1234.5) == f"1234{POINT}5", exact_cell(3.0), exact_cell("1.234")
    (True, '3', '1.234')
    """
    text = cell_text(value)
    if text is None or not isinstance(value, (float, np.floating, Decimal)):
        return text
    try:
        return format(Decimal(text), "f").replace(".", POINT)
    except ArithmeticError:
        return text
