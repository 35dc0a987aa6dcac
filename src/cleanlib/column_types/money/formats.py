"""The target formats of amounts of money."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.column_types.money.naming import CODES
from cleanlib.column_types.money.options import MoneyOptions
from cleanlib.column_types.money.resolve import CURRENCY
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import UnknownFormat
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import TEXT, concat
from cleanlib.shared.currencies import minor_units, preferred_symbol
from cleanlib.shared.numbers.decimals import Decimals, times_ten
from cleanlib.shared.numbers.formats import (
    NumberFormat,
    decimal_format,
    float_format,
    integer_format,
    pattern_format,
    rounded,
    values,
)
from cleanlib.shared.numbers.writing import write

_SYMBOLS = tuple(map(preferred_symbol, CODES))
_GROUP = 3
_SIGN, _CODE_SIGN = "\u00a4", "\u00a4\u00a4"
_MISLEADING = re.compile(rf"[-+(\u2212\d{_SIGN}]")


def _currency(fields: Fields, table: Sequence[str] = CODES) -> Any:
    """One text of a table a row, by the number of the currency."""
    numbers = np.where(fields.good, fields["currency"], 0)
    return pa.array(table, TEXT).take(pa.array(numbers, mask=~fields.good))


def readable(fields: Fields) -> Decimals:
    """The amounts so that they can be read again: with a fourth decimal where 3.350 has three."""
    numbers = values(fields)
    if fields.run.options.decimals is not None:
        return numbers
    whole = numbers.coefficient // 10**_GROUP
    unclear = (numbers.exponent == -_GROUP) & (whole > 0) & (whole < 10**_GROUP)
    if not unclear.any():
        return numbers
    more = unclear.astype(np.int64)
    return Decimals(numbers.negative, times_ten(numbers.coefficient, more), numbers.exponent - more)


def _code_amount(fields: Fields) -> Any:
    return concat(_currency(fields), " ", write(readable(fields), fields.good))


def _symbol_amount(fields: Fields) -> Any:
    return _signed(write(readable(fields), fields.good), _currency(fields, _SYMBOLS), "")


def _signed(amounts: Any, before: Any, after: Any) -> Any:
    """Written amounts with texts around them; a minus sign stands before all of it."""
    signs = pc.if_else(pc.starts_with(amounts, "-"), pa.scalar("-", TEXT), pa.scalar("", TEXT))
    return concat(signs, before, pc.utf8_ltrim(amounts, characters="-"), after)


def _parts(fields: Fields) -> tuple[Any, Any]:
    return _currency(fields), write(values(fields), fields.good)


def _signed_parts(fields: Fields) -> tuple[Any, ...]:
    signs = np.where(fields["n_negative"] == 1, "-", "+")
    sign = pa.array(signs.astype(object), TEXT, mask=~fields.good)
    return (*_parts(fields), _currency(fields, _SYMBOLS), sign)


def _minor_units(fields: Fields) -> Decimals:
    places = np.array([minor_units(code) or 0 for code in CODES])
    shift = places[fields["currency"][fields.good]]
    return rounded(fields, Decimals.of(fields).shifted(shift), None)


def _needs_currency(render: Any, doc: str, *, lossless: bool = True) -> NumberFormat:
    return TargetFormat(render, doc, needs=CURRENCY, lossless=lossless)


_CODE_AMOUNT = _needs_currency(_code_amount, "ISO 4217 code and amount: EUR 1234.50")
_SYMBOL_AMOUNT = _needs_currency(_symbol_amount, "symbol and amount: \u20ac1234.50, -US$5")
_DECIMAL = decimal_format("a column of Python decimals, the amount alone", lossless=False)
_FLOAT = float_format("a float column, the nearest double of the amount alone")
_CENTS = integer_format("a nullable integer column: cents of a euro, whole yen", _minor_units)
_MINOR_UNITS = TargetFormat(
    _CENTS.render, _CENTS.doc, dtype="integer", needs=CURRENCY, lossless=False
)
MONEY_FORMATS: dict[str, NumberFormat] = {
    "code amount": _CODE_AMOUNT,
    "symbol amount": _SYMBOL_AMOUNT,
    "decimal": _DECIMAL,
    "float": _FLOAT,
    "minor_units": _MINOR_UNITS,
    "parts": TargetFormat(
        _parts,
        "code and amount as text columns",
        fields=("currency", "amount"),
        needs=CURRENCY,
        lossless=False,
    ),
}
CURRENCY_FORMATS: dict[str, NumberFormat] = {
    "decimal": _DECIMAL,
    "float": _FLOAT,
    "code amount": _CODE_AMOUNT,
    "symbol amount": _SYMBOL_AMOUNT,
    "abbreviation": _CODE_AMOUNT,
    "minor_units": _MINOR_UNITS,
    "parts": TargetFormat(
        _signed_parts,
        "code, amount, symbol and sign as text columns",
        fields=("currency", "amount", "symbol", "sign"),
        needs=CURRENCY,
        lossless=False,
    ),
}


def money_pattern(spec: str, options: MoneyOptions) -> NumberFormat:
    """An open format such as ``¤#,##0.00``; ``¤`` stands for the symbol, ``¤¤`` for the code."""
    sign = _CODE_SIGN if _CODE_SIGN in spec else _SIGN
    before, mark, after = spec.partition(sign)
    if not mark:
        return pattern_format(spec, values, MONEY_FORMATS, "money")
    table = CODES if sign == _CODE_SIGN else _SYMBOLS
    named_first = not any(digit in before for digit in "#0")
    body, text = (after, before) if named_first else (before, after)
    if _MISLEADING.search(text) or _SIGN in body:
        raise UnknownFormat(f"{spec!r}: no digit, sign or second currency stands beside {sign}")
    number = pattern_format(body, values, MONEY_FORMATS, "money")

    def render(fields: Fields) -> Any:
        amounts, named = number.render(fields), _currency(fields, table)
        if named_first:
            return _signed(amounts, concat(text, named), "")
        return _signed(amounts, "", concat(named, text))

    return _needs_currency(render, f"amounts written like {spec}", lossless=False)
