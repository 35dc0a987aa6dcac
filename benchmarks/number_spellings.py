"""The ways of writing a number, an amount or a percentage that the workloads mix.

Whole columns are written at once, and the truth of a row from the same digits as its text. In the
mixed columns each cell is clear by itself: a single mark has one, two or four digits behind it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from benchmarks.spellings import TEXT, mixture

NARROW, NO_BREAK = "\u202f", "\u00a0"


@dataclass(frozen=True)
class Spelling:
    """One way to write a number.

    ``{number}`` stands in the template for the number as it is written, and in ``truth`` for its
    plain digits. ``shift`` more digits stand behind the point of the latter: two for per cent.
    """

    template: str = "{number}"
    group: str = ""
    mark: str = "."
    digits: int = 2  # behind the mark
    truth: str = "{number}"
    weight: float = 1.0
    shift: int = 0
    longest: int = 9  # digits before the mark


def write(spelling: Spelling, size: int, rng: np.random.Generator) -> pa.Table:
    """``size`` random numbers in one spelling, none of them zero, with what they state."""
    lengths = rng.integers(1, spelling.longest + 1, size)
    whole = rng.integers(0, 10**lengths)
    unscaled = np.maximum(
        1, whole * 10**spelling.digits + rng.integers(0, 10**spelling.digits, size)
    )
    written = _decimal(unscaled, spelling.digits, spelling.mark, spelling.group)
    plain = _decimal(unscaled, spelling.digits + spelling.shift)
    return pa.table(
        {
            "text": _fill(spelling.template, written),
            "truth": _fill(spelling.truth, without_zeros(plain)),
        }
    )


def _decimal(unscaled: np.ndarray, digits: int, mark: str = ".", group: str = "") -> pa.Array:
    whole, fraction = np.divmod(unscaled, 10**digits)
    written = _grouped(whole, group) if group else _text(whole)
    return _join(written, mark, _text(fraction, digits)) if digits else written


def _grouped(whole: np.ndarray, group: str) -> pa.Array:
    """Numbers below a thousand million, in groups of three digits."""
    thousands, ones = np.divmod(whole, 1_000)
    millions, middle = np.divmod(thousands, 1_000)
    two = _join(_text(thousands), group, _text(ones, 3))
    three = _join(_text(millions), group, _text(middle, 3), group, _text(ones, 3))
    return pc.if_else(whole < 1_000, _text(whole), pc.if_else(whole < 1_000_000, two, three))


def _text(numbers: np.ndarray, width: int = 1) -> pa.Array:
    return pc.utf8_lpad(pa.array(numbers).cast(TEXT), width, "0")


def _fill(template: str, numbers: pa.Array) -> pa.Array:
    """The numbers in their place, or the template itself where it has none."""
    before, place, after = template.partition("{number}")
    return _join(before, numbers, after) if place else pa.repeat(before, len(numbers)).cast(TEXT)


def _join(*pieces: pa.Array | str) -> pa.Array:
    columns = [pa.scalar(piece, TEXT) if isinstance(piece, str) else piece for piece in pieces]
    return pc.binary_join_element_wise(*columns, pa.scalar("", TEXT))


def without_zeros(numbers: pa.Array) -> pa.Array:
    """Numbers without zeros at the end of the fraction, and without an empty fraction."""
    shorter = pc.replace_substring_regex(numbers, r"(\.\d*?)0+$", r"\1")
    return pc.replace_substring_regex(shorter, r"\.$", "")


# A column of one convention, as programs write it.
PLAIN = [
    Spelling(),
    Spelling(digits=0),
    Spelling("-{number}", truth="-{number}"),
    Spelling("-{number}", digits=0, truth="-{number}", weight=0.5),
    Spelling(digits=4),
]

# A column of one convention, as people of one country write it; only the column tells that the
# comma of a whole number groups.
US = [
    Spelling(group=","),
    Spelling(group=",", digits=0),
    Spelling("-{number}", group=",", truth="-{number}"),
    Spelling(digits=1),
]

# Many conventions, in tables that were put together.
MIXED = [
    *US[::2],
    Spelling(),
    Spelling(digits=0),
    Spelling(group=".", mark=","),
    Spelling(group=NO_BREAK, mark=","),
    Spelling(group=NARROW, mark=",", weight=0.5),
    Spelling(group="'"),
    Spelling("({number})", group=",", truth="-{number}"),
    Spelling("-{number} ", group=".", mark=",", truth="-{number}"),
    Spelling("{number}-", group=",", truth="-{number}", weight=0.5),
    Spelling("\u2212{number}", mark=",", truth="-{number}", weight=0.5),
]

MONEY = [
    Spelling("${number}", group=",", truth="USD {number}", weight=2),
    Spelling("-${number}", group=",", truth="USD -{number}"),
    Spelling("(${number})", group=",", truth="USD -{number}"),
    Spelling("USD {number}", digits=0, truth="USD {number}"),
    Spelling("{number} usd", truth="USD {number}"),
    Spelling("{number} €", group=".", mark=",", truth="EUR {number}"),
    Spelling(f"{{number}}{NO_BREAK}€", group=NO_BREAK, mark=",", truth="EUR {number}"),
    Spelling("EUR {number}", group=" ", mark=",", truth="EUR {number}"),
    Spelling("{number} EUR", group=",", truth="EUR {number}"),
    Spelling("£{number}", group=",", truth="GBP {number}"),
    Spelling("CHF {number}", group="'", truth="CHF {number}"),
    Spelling("R$ {number}", group=".", mark=",", truth="BRL {number}"),
]

_percent = partial(Spelling, shift=2, longest=3)
PERCENT = [
    _percent("{number}%", digits=4, weight=2),
    _percent("{number} %", digits=4),
    _percent("{number}%", mark=",", digits=4),
    _percent(f"{{number}}{NO_BREAK}%", mark=",", digits=4),
    _percent("-{number}%", digits=4, truth="-{number}"),
    _percent("({number}%)", digits=4, truth="-{number}"),
    _percent("+{number} %", digits=2, weight=0.2),
    _percent("{number} %", mark=",", digits=2, weight=0.2),
    _percent("{number}%", digits=0, weight=0.002),
]

_junk = partial(Spelling, digits=0, longest=6)
NOT_NUMBERS = [
    _junk("12a{number}"),
    _junk("1.2.3,{number},5"),
    _junk("--{number}"),
    _junk("about {number}"),
    _junk("12+{number}"),
    _junk("many", weight=0.1),
]
NOT_MONEY = [
    _junk("ask {number}"),
    _junk("2 pairs from ${number}"),
    _junk("USD {number}X"),
    _junk("$1.2.{number}.x"),
    _junk("free", weight=0.1),
    _junk("call for price", weight=0.1),
    _junk("$", weight=0.1),
]
NOT_PERCENT = [
    _junk("about {number}%"),
    _junk(">{number}%"),
    _junk("12..{number} %"),
    _junk("{number} %%"),
    _junk("unchanged", weight=0.1),
    _junk("%", weight=0.1),
]

plain_numbers, us_numbers, mixed_numbers, money, percent, not_numbers, not_money, not_percent = (
    mixture(spellings, write)
    for spellings in (
        PLAIN,
        US,
        MIXED,
        MONEY,
        PERCENT,
        NOT_NUMBERS,
        NOT_MONEY,
        NOT_PERCENT,
    )
)
