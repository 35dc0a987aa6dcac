"""Temperatures: a number and a scale, in Celsius, Fahrenheit, kelvin or Rankine."""

from __future__ import annotations

from collections.abc import Callable
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
from cleanlib.core.text_buffer import TEXT, concat
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.default_unit import fill_unit
from cleanlib.shared.numbers.formats import NumberFormat, rounded, values
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
from cleanlib.shared.numbers.writing import Style, write

SCALES = ("C", "F", "K", "R")
_SYMBOLS = ("\u00b0C", "\u00b0F", "K", "\u00b0R")
# One degree in kelvin, and what 0 of the scale is in kelvin
_FACTORS = (Fraction(1), Fraction(5, 9), Fraction(1), Fraction(5, 9))
_OFFSETS = (Fraction("273.15"), Fraction("459.67") * Fraction(5, 9), Fraction(0), Fraction(0))
_SCALE_WORDS = {
    "C": ("c", "celsius", "centigrade", "celcius", "\u2103"),
    "F": ("f", "fahrenheit", "farenheit", "\u2109"),
    "K": ("k", "kelvin", "kelvins", "\u212a"),
    "R": ("r", "rankine"),
}
_SIGNS = "\u00b0\u00ba\u02da"
_PLACES, _MOST_PLACES = 2, 12


@dataclass(frozen=True)
class TemperatureOptions(MarkOptions):
    """What a caller may say about a column of temperatures."""

    default_unit: str | None = option(
        None, "the scale of cells that name none; without it they are invalid", (None, *SCALES)
    )
    symbol: str = option(
        "\u2103",
        "how 'celsius' and 'fahrenheit' write the degree: one sign, or the degree and a letter",
        ("\u2103", "\u00b0C"),
    )


def check_options(options: TemperatureOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)


def _words() -> dict[str, Roles]:
    words: dict[str, Roles] = {
        **NUMBER_WORDS,
        **SCIENTIFIC_WORDS,
        **same_role("degrees", "degree", "degrees", "deg", "degs", "grad", *_SIGNS),
    }
    for number, scale in enumerate(SCALES):
        for word in _SCALE_WORDS[scale]:
            words[word] = {"scale": number}
            for sign in _SIGNS:
                words[f"{sign}{word}"] = {"scale": number}
        for glued in ("deg", "degree", "degrees"):
            words[f"{glued}{scale.lower()}"] = {"scale": number}
    return words


def temperature_reader(options: TemperatureOptions, needs: frozenset[str]) -> Reader:
    """The reader of temperatures."""
    return _reader(options.grouping == "indian")


@lru_cache(maxsize=2)
def _reader(indian: bool) -> Reader:
    degrees = r"[ -]?<:degrees>\.?"
    units = (r"[ -]?<scale>\.?", rf"{degrees} ?<scale>\.?", degrees, "")
    numbers = ("{n}", *SCIENTIFIC)
    forms = [NumberForm(rf" ?{SIGN}{number}{unit} ?") for number in numbers for unit in units]
    return NumberGrammar(Lexicon(_words()), forms, indian, SCIENTIFIC_DIGITS).reader()


def validate(fields: Fields, options: TemperatureOptions) -> Fields:
    """Find the scale; nothing is colder than absolute zero."""
    settle_marks(fields, options)
    apply_power(fields)
    default = options.default_unit
    fill_unit(fields, "scale", None if default is None else SCALES.index(default))
    check_size(fields)
    rows = np.flatnonzero(fields.good)
    kelvins = _on_scale(fields, "K")
    below = kelvins.negative & (kelvins.coefficient > 0)
    fields.fail(rows[below], "range", "colder than absolute zero")
    return fields


def _on_scale(fields: Fields, scale: str, places: int | None = None) -> Decimals:
    """The good rows on a scale; those already on it keep their digits."""
    target = SCALES.index(scale)
    factors = [factor / _FACTORS[target] for factor in _FACTORS]
    offsets = [(offset - _OFFSETS[target]) / _FACTORS[target] for offset in _OFFSETS]
    which, fixed = fields["scale"][fields.good], places is not None
    most = _MOST_PLACES if places is None else places
    return Decimals.of(fields).linear(factors, offsets, which, most, fixed=fixed)


def _number(scale: str, name: str) -> NumberFormat:
    def render(fields: Fields) -> Any:
        numbers = rounded(fields, _on_scale(fields, scale), fields.run.options.decimals)
        return write(numbers, fields.good)

    return TargetFormat(render, f"numbers in {name}, as text", lossless=False)


def _text(scale: str, suffix: Callable[[TemperatureOptions], str], example: str) -> NumberFormat:
    def render(fields: Fields) -> Any:
        options = fields.run.options
        shown = _on_scale(fields, scale, _PLACES if options.decimals is None else None)
        style = Style(suffix=suffix(options))
        return write(rounded(fields, shown, options.decimals), fields.good, style)

    return TargetFormat(
        render, f"{example}; a converted one has two decimals at most", lossless=False
    )


def _own(fields: Fields) -> Any:
    written = write(values(fields), fields.good)
    return concat(written, " ", _symbols(fields))


def _symbols(fields: Fields) -> Any:
    numbers = np.where(fields.good, fields["scale"], 0)
    return pa.array(_SYMBOLS, TEXT).take(pa.array(numbers, mask=~fields.good))


def _parts(fields: Fields) -> tuple[Any, Any]:
    return write(values(fields), fields.good), _symbols(fields)


def _celsius(options: TemperatureOptions) -> str:
    return options.symbol if options.symbol == "\u2103" else "\u00b0C"


def _fahrenheit(options: TemperatureOptions) -> str:
    return "\u2109" if options.symbol == "\u2103" else "\u00b0F"


TEMPERATURE: ColumnType[Fields, TemperatureOptions] = ColumnType(
    name="temperature",
    title="Temperature",
    doc=(
        "Temperatures with their scale: 23 \u00b0C, 73.4\u00baF, 20 degF, 296.15 K, 36.6\u2103, 25 "
        "degrees Celsius. Without a scale a cell is invalid, as is one below absolute zero."
    ),
    split=Grammar(temperature_reader),
    validate=validate,
    formats={
        "celsius": _text("C", _celsius, "23\u2103"),
        "fahrenheit": _text("F", _fahrenheit, "73.4\u2109"),
        "kelvin": _text("K", lambda options: " K", "296.15 K"),
        "degC": _number("C", "degrees Celsius"),
        "degF": _number("F", "degrees Fahrenheit"),
        "K": _number("K", "kelvin"),
        "value": TargetFormat(_own, "number and scale of the cell: 73.4 \u00b0F"),
        "parts": TargetFormat(
            _parts,
            "number and scale of the cell as text columns",
            fields=("value", "unit"),
            lossless=False,
        ),
    },
    default_format="celsius",
    options=TemperatureOptions,
    check_options=check_options,
    default_reading=default_mark,
    cell=exact_cell,
    examples={
        "73.4 \u00b0F": "23\u2103",
        "20 degC": "20\u2103",
        "\u22125,5 \u00b0C": "-5.5\u2103",
        "72 degrees Fahrenheit": "22.22\u2103",
        "300 K": "26.85\u2103",
    },
    refused={
        "hot": "unknown",
        "25 degrees": "missing_part",
        "25": "missing_part",
        "-500 \u00b0C": "range",
        "32\u00b0 34\u2019S": "unknown",
    },
    hints=frozenset({"temp", "temperature"}),
)
