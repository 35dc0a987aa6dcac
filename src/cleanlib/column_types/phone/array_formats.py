"""Writes many numbers at once in the named formats, as `formats` writes one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.column_types.phone.array_plan import as_text, code_plan
from cleanlib.column_types.phone.kernel import Numbers
from cleanlib.column_types.phone.number import NANP
from cleanlib.core.kernel import Piece, placed
from cleanlib.core.text_buffer import TEXT, Bytes, Ints, concat, splice, text_array

_FIRST_GROUP = re.compile(r"(\\[0-9])")
_ZERO = ord("0")


def e164(numbers: Numbers) -> Any:
    """``+12025550143``."""
    plus = np.full((len(numbers.digits), 1), ord("+"), np.uint8)
    return _cut(np.hstack([plus, numbers.digits]), numbers.lengths + 1)


def digits(numbers: Numbers) -> Any:
    """``12025550143``."""
    return _cut(numbers.digits, numbers.lengths)


def _cut(cells: Bytes, lengths: Ints) -> Any:
    return text_array(cells[np.arange(cells.shape[1]) < lengths[:, None]], lengths)


class Rule(NamedTuple):
    """How the national numbers that match are written."""

    leading: str
    pattern: str
    rewrite: str


@cache
def _rules(code: str, national: bool) -> tuple[Rule, ...]:
    """The rules of a country code for one style, in the order in which they are tried."""
    metadata = code_plan(code).main.metadata
    listed = metadata.number_format if national else metadata.intl_number_format
    rules = []
    for found in listed or metadata.number_format:
        rewrite, prefix = found.format, found.national_prefix_formatting_rule
        if national and prefix:
            rewrite = _FIRST_GROUP.sub(prefix, rewrite, count=1)
        rules.append(Rule((found.leading_digits_pattern or [""])[-1], found.pattern, rewrite))
    return tuple(rules)


def _grouped(texts: Any, code: str, national: bool) -> Any:
    """National numbers with the marks of the first rule that fits; as they are if none does."""
    left = np.ones(len(texts), bool)
    for rule in _rules(code, national):
        fits = pc.match_substring_regex(texts, f"^(?:{rule.pattern})$")
        if rule.leading:
            fits = pc.and_(fits, pc.match_substring_regex(texts, f"^(?:{rule.leading})"))
        mask = fits.to_numpy(zero_copy_only=False) & left
        if mask.any():
            chosen = texts.filter(pa.array(mask))
            new = pc.replace_substring_regex(chosen, f"^(?:{rule.pattern})$", rule.rewrite)
            texts = splice(texts, mask, new)
            left &= ~mask
    return texts


def _by_code(numbers: Numbers) -> Iterator[tuple[str, Ints, Bytes]]:
    """The rows of each country code and length, with their national digits."""
    heads = numbers.digits[:, :3].astype(np.int64) - _ZERO
    heads[np.arange(3) >= numbers.codes[:, None]] = 10
    keys = heads @ np.array([121, 11, 1]) * 32 + numbers.lengths
    for key in np.unique(keys).tolist():
        rows = np.flatnonzero(keys == key)
        row = int(rows[0])
        size = int(numbers.codes[row])
        code = numbers.digits[row, :size].tobytes().decode()
        yield code, rows, numbers.digits[rows, size : int(numbers.lengths[row])]


def _each_code(numbers: Numbers, write: Callable[[str, Any], Any]) -> Any:
    """What ``write`` makes of the national numbers of each country code; it may be null."""
    pieces = [
        Piece(rows, (write(code, as_text(national)),)) for code, rows, national in _by_code(numbers)
    ]
    return placed(pieces, len(numbers.digits))[0]


def international(numbers: Numbers) -> Any:
    """``+1 202-555-0143``."""
    return _each_code(numbers, lambda code, n: concat(f"+{code} ", _grouped(n, code, False)))


def national(numbers: Numbers) -> Any:
    """``(202) 555-0143``."""
    return _each_code(numbers, lambda code, n: _grouped(n, code, True))


def rfc3966(numbers: Numbers) -> Any:
    """``tel:+1-202-555-0143``."""

    def write(code: str, texts: Any) -> Any:
        grouped = pc.replace_substring_regex(_grouped(texts, code, False), "^[^0-9]+", "")
        return concat(f"tel:+{code}-", pc.replace_substring_regex(grouped, "[^0-9]+", "-"))

    return _each_code(numbers, write)


def nanp(numbers: Numbers) -> Any:
    """``202-555-0143``; null for numbers outside North America, which are refused one by one."""

    def write(code: str, texts: Any) -> Any:
        if code != NANP:
            return pa.nulls(len(texts), TEXT)
        return pc.replace_substring_regex(texts, "^(...)(...)(....)$", r"\1-\2-\3")

    return _each_code(numbers, write)


def parts(numbers: Numbers) -> tuple[Any, ...]:
    """Country code, area code, exchange, line, national number, extension."""
    pieces = [
        Piece(rows, _parts(code, as_text(national))) for code, rows, national in _by_code(numbers)
    ]
    return placed(pieces, len(numbers.digits))


def _parts(code: str, texts: Any) -> tuple[Any, ...]:
    none = pa.nulls(len(texts), TEXT)
    codes = pa.array([code] * len(texts), TEXT)
    if code != NANP:
        return codes, none, none, none, texts, none
    cuts = [pc.utf8_slice_codeunits(texts, start, end) for start, end in ((0, 3), (3, 6), (6, 10))]
    return (codes, *cuts, none, none)
