"""Heights of people: 180 cm, 1.80 m, 5'11", 5 ft 11."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar, Reader
from cleanlib.core.lexer import Lexicon, Roles, same_role
from cleanlib.core.text_buffer import concat
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.default_unit import fill_unit
from cleanlib.shared.numbers.formats import NumberFormat, rounded, spread, values
from cleanlib.shared.numbers.limits import check_size
from cleanlib.shared.numbers.options import MarkOptions, check_decimals
from cleanlib.shared.numbers.reader import NUMBER_WORDS, NumberForm, NumberGrammar, exact_cell
from cleanlib.shared.numbers.separators import default_mark, settle_marks
from cleanlib.shared.numbers.writing import Style, write
from cleanlib.shared.units.cells import Measured
from cleanlib.shared.units.compound import Compound, add_parts, fraction_pattern
from cleanlib.shared.units.unit import Unit

_CM = {"cm": "1", "m": "100", "mm": "0.1", "in": "2.54", "ft": "30.48"}
_SYMBOLS = tuple(_CM)
_UNITS = tuple(Unit(name, Fraction(size), (("length", 1),)) for name, size in _CM.items())
_WORDS: dict[str, Roles] = {
    **NUMBER_WORDS,
    **same_role("cm", "cm", "cms", "centimeter", "centimeters", "centimetre", "centimetres"),
    **same_role("m", "m", "meter", "meters", "metre", "metres", "mtr", "mtrs"),
    **same_role("mm", "mm", "mms", "millimeter", "millimeters", "millimetre", "millimetres"),
    **same_role("ft", "ft", "foot", "feet", "\u2032"),
    **same_role("in", "in", "ins", "inch", "inches", "\u2033", "\u2032\u2032"),
    **same_role("and", "and"),
}
_PARTS = Compound(("n", "m"), ("unit", "smaller_unit"), ("above", "below"))
_LEAST, _MOST = 30, 272  # centimetres: a child born early, and the tallest man on record
_INCH, _INCHES_PER_FOOT = Fraction("2.54"), 12


@dataclass(frozen=True)
class HeightPersonOptions(MarkOptions):
    """What a caller may say about a column of heights."""

    default_unit: str | None = option(
        "cm", "the unit of bare numbers; None: they are invalid", (None, *_SYMBOLS)
    )
    dash: bool = option(False, "read 5-11 as 5 feet 11 inches", (True, False))


def check_options(options: HeightPersonOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)


def height_reader(options: HeightPersonOptions, needs: frozenset[str]) -> Reader:
    """The reader of heights."""
    return _reader(options.grouping == "indian", options.dash)


@lru_cache(maxsize=4)
def _reader(indian: bool, dash: bool) -> Reader:
    forms = [*_with_units(), *_feet_and_inches(), _form("{n}", "")]
    if dash:
        forms.append(_form(r"(?=\x01-[\x01\x02] ?\Z){n}-{m}", "ft", "in"))
    return NumberGrammar(Lexicon(_WORDS), forms, indian, _PARTS.ratio).reader()


def _form(pattern: str, unit: str, smaller: str = "") -> NumberForm:
    named = zip(_PARTS.units, (unit, smaller), strict=True)
    constants = ((f"{name}_number", _SYMBOLS.index(one)) for name, one in named if one)
    return NumberForm(f" ?{pattern} ?", tuple(constants))


def _with_units() -> Iterator[NumberForm]:
    for unit in ("cm", "m", "mm", "ft"):
        yield _form(rf"{{n}}[ -]?<:{unit}>\.?", unit)
    yield _form("{n} ?'", "ft")
    yield _form(rf"{{n}}[ -]?{_INCH_MARK}", "in")
    yield _form(r"{n} ?<:m>,? ?{m} ?<:cm>\.?", "m", "cm")
    yield _form(r"{n} ?<:m> ?(?=\x02 ?\Z){m}", "m", "cm")


_INCH_MARK = r"(?:<:in>\.?|\"|'')"


def _feet_and_inches() -> Iterator[NumberForm]:
    """The inches may lack their mark, and may have a fraction or be one."""
    fraction = fraction_pattern(_PARTS.ratio)
    feet = r"{n}(?<!'[^\x03])[ -]?(?:<:ft>\.?|')"
    for inches in (rf"{{m}}(?:[ -]{fraction})?", fraction):
        pattern = rf"{feet},? ?-? ?(?:<:and> )?{inches}(?:[ -]?{_INCH_MARK})?"
        yield _form(pattern, "ft", "in")


def validate(fields: Fields, options: HeightPersonOptions) -> Fields:
    """Turn what was read into centimetres; heights that nobody has are invalid."""
    settle_marks(fields, options, _PARTS.numbers)
    default = options.default_unit
    fill_unit(fields, "unit_number", None if default is None else _SYMBOLS.index(default))
    _refuse_decimal_feet(fields)
    measured = Measured(_UNITS)
    add_parts(fields, measured, _PARTS)
    check_size(fields)
    _to_centimetres(fields)
    return fields


def _to_centimetres(fields: Fields) -> None:
    rows = np.flatnonzero(fields.good)
    factors, zeros = [unit.factor for unit in _UNITS], [Fraction(0)] * len(_UNITS)
    height = Decimals.of(fields).linear(factors, zeros, fields["unit_number"][rows], _PLACES)
    plausible = (height.floats() >= _LEAST) & (height.floats() <= _MOST)
    fields.fail(rows[~plausible], "range", f"a height is from {_LEAST} to {_MOST} cm")
    fields.fill("n", rows, height.coefficient)
    fields["n_exponent"][rows] = height.exponent


_PLACES = 12


def _refuse_decimal_feet(fields: Fields) -> None:
    """5.11 ft: hardly ever are hundredths of a foot meant."""
    feet = fields["unit_number"] == _SYMBOLS.index("ft")
    like_inches = (fields["n_exponent"] == -2) & np.isin(fields["n"] % 100, (10, 11))
    decimal = fields.good & feet & like_inches & ~fields.has("m")
    fields.fail(decimal, "ambiguous", "decimals of a foot, or inches?")


def _centimetres(fields: Fields) -> Any:
    return write(values(fields), fields.good, Style(suffix=" cm"))


def _metres(fields: Fields) -> Any:
    metres = Decimals.of(fields).shifted(-2).trimmed()
    written = rounded(fields, metres, fields.run.options.decimals)
    return write(written, fields.good, Style(suffix=" m"))


def _feet_inches(fields: Fields, places: int) -> tuple[Decimals, Decimals]:
    """Whole feet, and the inches left over, rounded as ``decimals`` says or to ``places``."""
    stated = fields.run.options.decimals
    places = places if stated is None else stated
    numbers = Decimals.of(fields)
    which = np.zeros(len(numbers), np.int64)
    inches = numbers.linear([1 / _INCH], [Fraction(0)], which, max(places, _PLACES))
    whole = rounded(fields, inches, places).coefficient
    foot = _INCHES_PER_FOOT * 10**places
    feet, rest = whole // foot, whole % foot
    zeros, none = np.zeros(len(feet), np.int64), np.zeros(len(feet), bool)
    return Decimals(none, feet, zeros), Decimals(none, rest, zeros - places)


def _feet_text(fields: Fields) -> Any:
    feet, inches = _feet_inches(fields, 0)
    return concat(write(feet, fields.good), "'", write(inches, fields.good), '"')


def _parts(fields: Fields) -> tuple[Any, ...]:
    feet, inches = _feet_inches(fields, 2)
    whole = spread(feet.coefficient.astype(np.int64), fields.good, pa.int64())
    return write(values(fields), fields.good), whole, write(inches.trimmed(), fields.good)


_FORMATS: dict[str, NumberFormat] = {
    "cm": TargetFormat(_centimetres, "centimetres: 180.34 cm"),
    "m": TargetFormat(_metres, "metres: 1.8034 m"),
    "ft_in": TargetFormat(
        _feet_text, "feet and inches, whole unless decimals= is given: 5'11\"", lossless=False
    ),
    "parts": TargetFormat(
        _parts,
        "centimetres, whole feet and the inches left over, to two decimals",
        fields=("value", "feet", "inches"),
        dtypes={"feet": "integer"},
        lossless=False,
    ),
}
HEIGHT_PERSON: ColumnType[Fields, HeightPersonOptions] = ColumnType(
    name="height_person",
    title="Height of a person",
    doc=(
        "Heights with their unit: 180 cm, 1,80 m, 1m80, 5'11\", 5 ft 11 1/2 in, 6'. Bare numbers "
        f"are in default_unit. Heights below {_LEAST} cm or above {_MOST} cm are invalid."
    ),
    split=Grammar(height_reader),
    validate=validate,
    formats=_FORMATS,
    default_format="cm",
    options=HeightPersonOptions,
    check_options=check_options,
    default_reading=default_mark,
    cell=exact_cell,
    examples={
        "5'11\"": "180.34 cm",
        "5 ft 11": "180.34 cm",
        "1,80 m": "180 cm",
        "1m80": "180 cm",
        "180": "180 cm",
    },
    refused={
        "9'99\"": "range",
        "1.80": "range",
        "5.11 ft": "ambiguous",
        "5-11": "syntax",
        "tall": "unknown",
    },
    hints=frozenset({"height", "stature"}),
)
