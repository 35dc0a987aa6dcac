"""File sizes: numbers of bytes with metric or binary units."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar, Reader
from cleanlib.core.lexer import Lexicon, Roles
from cleanlib.core.text_buffer import TEXT, Ints, concat
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.default_unit import fill_unit
from cleanlib.shared.numbers.formats import integer_format, spread, text_format, values
from cleanlib.shared.numbers.limits import check_size
from cleanlib.shared.numbers.options import MarkOptions, check_decimals
from cleanlib.shared.numbers.reader import NUMBER_WORDS, NumberForm, NumberGrammar, exact_cell
from cleanlib.shared.numbers.scientific import (
    SCIENTIFIC,
    SCIENTIFIC_DIGITS,
    SCIENTIFIC_WORDS,
    apply_power,
)
from cleanlib.shared.numbers.separators import default_mark, settle_marks
from cleanlib.shared.numbers.wraps import SIGN
from cleanlib.shared.numbers.writing import PLAIN, write

_PREFIXES = (
    ("K", "kilo", "kibi"), ("M", "mega", "mebi"), ("G", "giga", "gibi"), ("T", "tera", "tebi"),
    ("P", "peta", "pebi"), ("E", "exa", "exbi"), ("Z", "zetta", "zebi"), ("Y", "yotta", "yobi"),
)  # fmt: skip
_DEFAULT_UNITS = ("B", *(f"{p[0]}B" for p in _PREFIXES), *(f"{p[0]}iB" for p in _PREFIXES))


@dataclass(frozen=True)
class FileSizeOptions(MarkOptions):
    """What a caller may say about a column of file sizes."""

    kb: str = option(
        "si", "what KB, MB, GB stand for: thousands, or ('binary') 1024s", ("si", "binary")
    )
    lowercase_b: str = option(
        "reject",
        "what Mb and kb stand for: bits by the rule, bytes by many a program",
        ("reject", "byte", "bit"),
    )
    default_unit: str | None = option("B", "the unit of bare numbers", (None, *_DEFAULT_UNITS))


def check_options(options: FileSizeOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)


class Unit(NamedTuple):
    """What a word stands for.

    Attributes
    ----------
    power : int
        0 for bytes, 1 for thousands of them, and so on.
    binary : bool
        Whether it is of 1024s whatever ``kb`` says.
    perhaps_bits : bool
        Whether bits may be meant.
    """

    power: int
    binary: bool = False
    perhaps_bits: bool = False


def _spellings() -> Iterator[tuple[str, Unit]]:
    """The words of units; letter case counts where a b may be a bit: ``Mb`` beside ``mb``."""
    for word in ("B", "byte", "bytes", "octet", "octets", "o"):
        yield word, Unit(0)
    yield "b", Unit(0, perhaps_bits=True)
    for power, (letter, name, binary) in enumerate(_PREFIXES, start=1):
        small = letter.lower()
        for tail in ("", "b", "bs", "o", "byte", "bytes"):
            yield f"{small}{tail}", Unit(power)
        for tail in ("i", "ib", "io"):
            yield f"{small}{tail}", Unit(power, binary=True)
        for tail in ("byte", "bytes"):
            yield f"{name}{tail}", Unit(power)
            yield f"{binary}{tail}", Unit(power, binary=True)
        for capital in (small, letter):
            yield f"{capital}B", Unit(power)
            yield f"{capital}Bs", Unit(power)
        yield f"{letter}b", Unit(power, perhaps_bits=True)
        yield f"{letter}bs", Unit(power, perhaps_bits=True)
    yield "kb", Unit(1, perhaps_bits=True)
    yield "kbs", Unit(1, perhaps_bits=True)
    for word, power in (("meg", 2), ("megs", 2), ("gig", 3), ("gigs", 3)):
        yield word, Unit(power)


_UNITS = tuple(dict.fromkeys(unit for _, unit in _spellings()))
_UNIT_OF = dict(_spellings())


def _meaning(word: str) -> Unit:
    return _UNIT_OF.get(word) or _UNIT_OF[word.lower()]


def file_size_reader(options: FileSizeOptions, needs: frozenset[str]) -> Reader:
    """The reader of file sizes."""
    return _reader(options.grouping == "indian")


@lru_cache(maxsize=2)
def _reader(indian: bool) -> Reader:
    words: dict[str, Roles] = {**NUMBER_WORDS, **SCIENTIFIC_WORDS}
    for word, unit in _UNIT_OF.items():
        words[word] = {**words.get(word, {}), "unit": _UNITS.index(unit)}
    forms = [
        NumberForm(rf" ?{SIGN}{number}{unit} ?")
        for number in ("{n}", *SCIENTIFIC)
        for unit in (r"[ -]?<unit>\.?", "")
    ]
    return NumberGrammar(Lexicon(words), forms, indian, SCIENTIFIC_DIGITS).reader()


def validate(fields: Fields, options: FileSizeOptions) -> Fields:
    """Turn numbers with units into whole bytes."""
    settle_marks(fields, options)
    apply_power(fields)
    default = options.default_unit
    fill_unit(fields, "unit", None if default is None else _UNITS.index(_meaning(default)))
    check_size(fields)
    if options.lowercase_b == "reject":
        unclear = [number for number, unit in enumerate(_UNITS) if unit.perhaps_bits]
        why = "bits, or bytes? lowercase_b= says"
        fields.fail(np.isin(fields["unit"], unclear), "ambiguous", why)
    fields.fail((fields["n_negative"] == 1) & (fields["n"] > 0), "range", "less than nothing")
    _refuse_parts_of_bytes(fields)
    _count_bytes(fields, options)
    return fields


def _refuse_parts_of_bytes(fields: Fields) -> None:
    """1.5 KB may be rounded to whole bytes, 1.5 bytes are a mistake."""
    rows = np.flatnonzero(fields.good)
    part = (fields["unit"][rows] == _UNITS.index(Unit(0))) & ~Decimals.of(fields).is_whole()
    fields.fail(rows[part], "not_whole", "a part of a byte")


def _bytes_of(unit: Unit, options: FileSizeOptions) -> Fraction:
    binary = unit.binary or options.kb == "binary"
    bytes_ = Fraction(1024 if binary else 1000) ** unit.power
    return bytes_ / 8 if unit.perhaps_bits and options.lowercase_b == "bit" else bytes_


def _count_bytes(fields: Fields, options: FileSizeOptions) -> None:
    """Sizes are whole bytes: 1.3 KiB is the nearest number of them."""
    rows = np.flatnonzero(fields.good)
    factors = [_bytes_of(unit, options) for unit in _UNITS]
    zeros = [Fraction(0)] * len(factors)
    exact = Decimals.of(fields).linear(factors, zeros, fields["unit"][rows], _PLACES)
    fields.note(rows[~exact.is_whole()], "fraction_cut")
    whole = exact.rounded(0)
    fields.fail(rows[whole.coefficient > _MOST_BYTES], "range", "more than 64 bits can count")
    fields.fill("n", rows, whole.coefficient)
    fields["n_exponent"][rows] = 0


def _human(base: int, names: Sequence[str]) -> Callable[[Fields], Any]:
    """In the largest unit of which there is at least one; to two decimals unless told otherwise."""

    def render(fields: Fields) -> Any:
        sizes, places = Decimals.of(fields), fields.run.options.decimals
        limits = np.array([base**power for power in range(1, len(names))])
        power = np.searchsorted(limits, sizes.coefficient.astype(np.int64), side="right")
        numbers = _scaled(sizes, base, power, places)
        carried = (numbers.floats() >= base) & (power < len(names) - 1)  # 999,999 B is 1 MB
        power = power + carried
        numbers = _scaled(sizes, base, power, places)
        units = pa.array(names, TEXT).take(spread(power, fields.good, pa.int64()))
        return concat(write(numbers, fields.good), " ", units)

    return render


def _scaled(sizes: Decimals, base: int, power: Ints, places: int | None) -> Decimals:
    factors = [Fraction(1, base**exponent) for exponent in range(len(_SI_NAMES))]
    zeros = [Fraction(0)] * len(factors)
    numbers = sizes.linear(factors, zeros, power, _TWO if places is None else places, fixed=True)
    return numbers if places is None else numbers.rounded(places)


def _parts(fields: Fields) -> tuple[Any, Any]:
    return write(values(fields), fields.good), pa.array(["B"] * fields.rows, TEXT)


_TWO, _PLACES = 2, 12
_MOST_BYTES = 2**63 - 1
_SI_NAMES = ("B", "kB", "MB", "GB", "TB", "PB", "EB")
_IEC_NAMES = ("B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB")

FILE_SIZE: ColumnType[Fields, FileSizeOptions] = ColumnType(
    name="file_size",
    title="File size",
    doc=(
        "Sizes in bytes: 1.5 KiB, 20 MB, 3,5 Go, 1.5G, 42. KiB, MiB and so on are always binary "
        "(IEC 80000-13); kb= says what KB is. Sizes are whole numbers of bytes, not negative."
    ),
    split=Grammar(file_size_reader),
    validate=validate,
    formats={
        "bytes": text_format(PLAIN, "whole number of bytes, as text: 1536"),
        "integer": integer_format("a nullable integer column of bytes"),
        "human_si": TargetFormat(_human(1000, _SI_NAMES), "1.54 kB", lossless=False),
        "human_iec": TargetFormat(_human(1024, _IEC_NAMES), "1.5 KiB", lossless=False),
        "parts": TargetFormat(
            _parts, "the number of bytes, and B, as text", fields=("value", "unit"), lossless=False
        ),
    },
    default_format="bytes",
    options=FileSizeOptions,
    check_options=check_options,
    default_reading=default_mark,
    cell=exact_cell,
    examples={"1.5 KiB": "1536", "20 MB": "20000000", "42": "42", "3,5 Go": "3500000000"},
    refused={
        "1.5 foo": "unknown",
        "1.5": "not_whole",
        "8 Mb": "ambiguous",
        "-5 KB": "range",
        "KB": "syntax",
    },
    aliases=("filesize",),
    hints=frozenset({"size", "bytes", "file size", "filesize", "disk", "memory"}),
)
