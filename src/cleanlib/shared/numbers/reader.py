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
import pyarrow.compute as pc

from cleanlib.core.cells import cell_text
from cleanlib.core.errors import Invalid
from cleanlib.core.forms import TokenPatterns
from cleanlib.core.grammar import Digits, Layout, Length, Reader, Take
from cleanlib.core.lexer import FIRST_WORD_CODE, LONGEST_RUN, Lexicon, Roles, same_role
from cleanlib.core.text_buffer import Ints, Texts
from cleanlib.core.unicode import fold_unicode, stands_alone
from cleanlib.shared.ignored_text import without_phrases
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
_SCRIPT_MARKS = str.maketrans(
    {"\u066a": "%", "\u066b": POINT, "\u066c": "'", "\uff0c": ",", "\u2028": "\n", "\u2029": "\n"}
)
_WIDE_BLANK = r" {2,}| *[\t-\r][\t-\r ]*"  # two blanks, or a blank that begins a line or column
_GAP = re.compile(rf"(?<=[0-9])(?:{_WIDE_BLANK})(?=[0-9])")
_GAP_IN_ASCII = rf"[0-9](?:{_WIDE_BLANK})[0-9]"
_APART = "\x1f"  # a control character, which no number has


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

    def reader(self, ignored: tuple[str, ...] = ()) -> Reader:
        """The grammar made ready for a call; phrases to be ignored are left out of each cell."""
        return Reader(
            self.lexicon, self.assign, lambda texts: fold_numbers(without_phrases(texts, ignored))
        )

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
        failed = template[:1] == "#" and template[1:2] in letters("spreadsheet_error")
        if failed or (template and not template.strip("#")):
            return Invalid("spreadsheet_error", "a spreadsheet writes this where it failed")
        if any(letter in template for letter in letters("infinite")):
            return Invalid("range", "infinity is no measured value")
        if chr(FIRST_WORD_CODE) in template:
            return Invalid("unknown", "a word that is not known here")
        if not any(ord(token) <= LONGEST_RUN for token in template):
            return Invalid("syntax", "no digits")
        return Invalid("syntax")

    def _layout(self, template: str, match: re.Match[str], form: NumberForm) -> Layout:
        layout = _LayoutParts(dict(form.constants))
        layout.constants.setdefault("n_negative", int(_is_negative(match)))
        numbers = _numbers_of(form)
        for name, start, end in _groups(match):
            if name in numbers:
                layout.add_number(name, self._spelling(template, start, end), template)
            elif name in self.flags:
                layout.constants[name] = 1
            elif name in self.digits:
                layout.takes.append(Take(name, start))
            elif name in self.phrases:
                layout.takes += phrase_takes(name, template, start, end)
                layout.constants |= phrase_shape(name, template[start:end])
            elif name not in _MARK_GROUPS:
                layout.takes.append(Take(name, start, _role(name)))
        return layout.made()

    def _spelling(self, template: str, start: int, end: int) -> Spelling:
        indian = self.indian or not set(template).isdisjoint(self.lexicon.letters(INDIAN_ROLE))
        point = self.lexicon.letters(POINT_ROLE)
        return spelling(template, start, end, indian=indian, point=point)


@dataclass
class _LayoutParts:
    """What a `Layout` is made of, while it is put together."""

    constants: dict[str, int]
    takes: list[Take] = field(default_factory=list)
    digits: list[Digits] = field(default_factory=list)
    lengths: list[Length] = field(default_factory=list)

    def add_number(self, name: str, found: Spelling, template: str) -> None:
        self.digits.append(Digits(name, found.digits))
        self.takes += _head(name, found)
        self.lengths += _fraction_length(name, found, template)
        self.constants |= _number_constants(name, found, template)

    def made(self) -> Layout:
        constants = tuple(self.constants.items())
        return Layout(tuple(self.takes), constants, (), tuple(self.digits), tuple(self.lengths))


MOST_TOKENS = 80  # of a cell with phrases, whose forms take longer the more words there are
INDIAN_ROLE = "indian_grouping"
# Words that every type with numbers knows
NUMBER_WORDS: dict[str, Roles] = {
    **POINT_WORD,
    **same_role(
        "spreadsheet_error",
        "div",
        "ref",
        "value",
        "num",
        "name",
        "null",
        "spill",
        "calc",
        "field",
        "blocked",
        "busy",
        "connect",
    ),
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
    """The digits before the first grouping mark, which may not begin with a zero."""
    return [Take(f"{name}_head", found.digits[0])] if found.open or found.grouped else []


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
    if found.open or found.grouped:
        constants[f"{name}_head_digits"] = ord(template[found.digits[0]])
    return constants


def fold_numbers(texts: Texts) -> Texts:
    """Texts with ASCII digits, marks and dashes, and the decimal mark of Arabic as `POINT`."""
    changed = {c for c in texts.characters_beyond_ascii() if not _stays(c)}
    rows = np.union1d(texts.rows_with(changed), _rows_with_gaps(texts))
    return texts.map(rows, fold_number_text)


def _rows_with_gaps(texts: Texts) -> Ints:
    """The rows where more than one plain blank stands between digits."""
    blank = texts.data == ord(" ")
    rare = (blank[1:] & blank[:-1]).any() or ((texts.data - 9) < 5).any()  # tab to carriage return
    if not rare:
        return np.zeros(0, np.int64)
    found = pc.match_substring_regex(texts.array, _GAP_IN_ASCII)
    rows: Ints = np.flatnonzero(found.to_numpy(zero_copy_only=False))
    return rows


@lru_cache(maxsize=4096)
def _stays(character: str) -> bool:
    """Whether a character is left as it is wherever it stands."""
    plain = unicodedata.category(character) != "No" and stands_alone(character)
    return plain and fold_number_text(character) == character


def fold_number_text(text: str) -> str:
    """One text folded; digits that a wide blank keeps apart stay apart.

    >>> fold_number_text("\\u2212\\u0661\\u066c\\u0662\\u0663\\u0664"), fold_number_text("１２，５")
    ("-1'234", '12,5')
    >>> fold_number_text("10\\u207b\\u00b3"), fold_number_text("12\\n345")
    ('10^-3', '12\\x1f345')
    >>> fold_number_text("1\\u00bd")
    '1 1/2'
    """
    text = _VULGAR.sub(_spell_fraction, text.translate(_SCRIPT_MARKS))
    return _GAP.sub(_APART, fold_unicode(_POWER.sub(_spell_power, text)))


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
