"""Ratings: 4 out of 5 stars, 8.5/10, 80%, ★★★★☆."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.core.notes import note
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.decimals_option import DecimalsOption
from cleanlib.shared.exact_numbers import check_decimals, decimal_of, digits

_STARS_IN_A_ROW = 5
_NUMBER = r"\d{1,6}(?:[.,]\d{1,6})?"
_UNIT = r"(?:[ -]?stars?| ?★| ?points?| ?pts)"
_OUT_OF = r"(?: ?/ ?| (?:out )?of |-out-of-)"
_RATING = re.compile(
    rf"(?:rated |rating:? |score:? )?(?P<value>{_NUMBER})(?!{_UNIT} ?/.*{_UNIT}$)"
    rf"(?:(?P<percent> ?%)|{_UNIT}?(?:{_OUT_OF}(?P<best>{_NUMBER}){_UNIT}?)?)",
    re.IGNORECASE,
)
_HALF = re.compile(r"(?<=\d) ?½")
_ROW = re.compile(r"(★{0,20}) ?(½?) ?(☆{0,20})")
_SPACED = re.compile("[★½☆](?: [★½☆])+")
_SIGNS = str.maketrans(
    {"⭐": "★", "🌟": "★", "✭": "★", "✮": "★", "⯪": "½", "⯨": "½", "✩": "☆", "✰": "☆", "\ufe0f": ""}
)


class Rating(NamedTuple):
    """A value, the best value there is (None where the cell does not say), and rounding."""

    value: Decimal
    scale: Decimal | None
    decimals: int | None = None


@dataclass(frozen=True)
class RatingOptions(DecimalsOption):
    """What a caller may say about a column of ratings."""

    scale: int | None = option(
        None,
        "the best value, for cells that do not say it: 4 is 4/5 with scale=5; invalid without",
        tries=(5, 10, 100),
    )


def check_options(options: RatingOptions) -> None:
    """Refuse a scale that is no positive whole number."""
    check_decimals(options.decimals)
    scale = options.scale
    if scale is not None and (isinstance(scale, bool) or not isinstance(scale, int) or scale < 1):
        raise BadOption(f"scale={scale!r} must be a whole number from 1 on, such as scale=5")


def split(text: str, options: RatingOptions) -> Rating:
    """Read value and scale."""
    text = " ".join(plain(text).translate(_SIGNS).split())
    row = _ROW.fullmatch(text.replace(" ", "") if _SPACED.fullmatch(text) else text)
    if row is not None and text and row[0] != "½":
        return _row(row, options)
    match = _RATING.fullmatch(_HALF.sub(".5", text))
    if match is None:
        raise Invalid("syntax", "not written like 4/5, 4 out of 5 stars, 80% or ★★★★☆")
    best = match["best"] or ("100" if match["percent"] else None)
    return Rating(
        _number(match["value"]), None if best is None else _number(best), options.decimals
    )


def _number(text: str) -> Decimal:
    """The comma of 4,5 starts decimals, for no scale reaches thousands with a comma."""
    if re.fullmatch(r"\d{1,3},\d{3}", text):
        raise Invalid("ambiguous", "the comma may group thousands or start decimals")
    return Decimal(text.replace(",", "."))


def _row(match: re.Match[str], options: RatingOptions) -> Rating:
    """Full, half and empty stars; a row without empty ones is complete from five on."""
    full, half, empty = map(len, match.groups())
    length = full + half + empty
    complete = empty or length == _STARS_IN_A_ROW
    best = Decimal(length) if complete else None
    return Rating(full + Decimal("0.5") * half, best, options.decimals)


def validate(value: Rating, options: RatingOptions) -> Rating:
    """Find the scale, and refuse values above it."""
    best = value.scale
    if best is None and options.scale is not None:
        best = Decimal(options.scale)
    if best is None:
        raise Invalid("missing_part", "the cell does not say out of how many; scale= tells")
    if not value.value <= best or not best:
        raise Invalid("range", f"{digits(value.value)} is not in 0..{digits(best)}")
    return value._replace(scale=best)


def _share(value: Rating) -> Fraction:
    assert value.scale is not None, "validated"
    return Fraction(value.value) / Fraction(value.scale)


def _out_of(value: Rating, best: int) -> Decimal:
    return decimal_of(best * _share(value), value.decimals)


def _texts(value: Rating) -> tuple[str, str]:
    assert value.scale is not None, "validated"
    return digits(value.value), digits(value.scale)


def _stars(value: Rating) -> str:
    """Five stars, to the nearest half."""
    halves = 2 * _STARS_IN_A_ROW * _share(value)
    nearest = int(halves + Fraction(1, 2))
    if nearest != halves:
        note("fraction_cut")
    full, half = divmod(nearest, 2)
    return "★" * full + "½" * half + "☆" * (_STARS_IN_A_ROW - full - half)


RATING: ColumnType[Rating, RatingOptions] = ColumnType(
    name="rating",
    title="Rating",
    doc=(
        "Ratings from zero to a best value: 4 out of 5 stars, 4/5, 8.5 of 10, 80%, rows of full, "
        "half and empty stars. A number or a row that does not show the best value (4, 4 stars, "
        "★★★) needs scale=; five full stars are all there are. Values above the scale are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "fraction": TargetFormat(lambda v: "/".join(_texts(v)), "4/5, not reduced"),
        "stars": TargetFormat(
            _stars, "★★★★☆, five stars to the nearest half: ★★★★½", lossless=False
        ),
        "percent": TargetFormat(
            lambda v: f"{digits(_out_of(v, 100))}%",
            "80%, exact or rounded to decimals=",
            lossless=False,
        ),
        "out_of_5": TargetFormat(
            lambda v: _out_of(v, 5), "4, of five", lossless=False, dtype="decimal"
        ),
        "out_of_10": TargetFormat(
            lambda v: _out_of(v, 10), "8, of ten", lossless=False, dtype="decimal"
        ),
        "parts": TargetFormat(_texts, "the value and the best value, as text", ("value", "scale")),
    },
    default_format="fraction",
    options=RatingOptions,
    check_options=check_options,
    examples={
        "4 out of 5 stars": "4/5",
        "4 / 5": "4/5",
        "8.5/10": "8.5/10",
        "80%": "80/100",
        "★★★★☆": "4/5",
        "⭐⭐⭐⭐⭐": "5/5",
        "4,5/5": "4.5/5",
        "3 of 5": "3/5",
    },
    refused={
        "6/5": "range",
        "0/0": "range",
        "120%": "range",
        "4": "missing_part",
        "4 stars": "missing_part",
        "★★★": "missing_part",
        "-1/5": "syntax",
        "4/5 great": "syntax",
    },
    hints=frozenset({"rating", "stars", "score", "grade"}),
)
