"""Turns amounts into another currency, by rates that the caller gives."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from cleanlib.column_types.money.naming import CODES, NUMBER_OF
from cleanlib.column_types.money.options import MoneyOptions, read_rate
from cleanlib.core.fields import Fields
from cleanlib.shared.currencies import minor_units
from cleanlib.shared.numbers.decimals import Decimals

_OTHERWISE = 4


def convert(fields: Fields, options: MoneyOptions) -> None:
    """Multiply by the rates; the results have the target currency's minor units.

    Rows without a rate fail.
    """
    target = str(options.target_currency)
    rows = np.flatnonzero(fields.good)
    numbers = np.unique(fields["currency"][rows]).tolist()
    rates = {number: _rate(CODES[number], target, options) for number in numbers}
    for number, rate in rates.items():
        if rate is None:
            missing = fields.good & (fields["currency"] == number)
            fields.fail(missing, "unknown", f"no rate for {CODES[number]}")
    known = [number for number in numbers if rates[number] is not None]
    _multiply(fields, known, [rates[number] or Fraction(1) for number in known], options)
    fields["currency"][fields.good] = NUMBER_OF[target]


def _rate(code: str, target: str, options: MoneyOptions) -> Fraction | None:
    if code == target:
        return Fraction(1)
    if options.rates is None:
        return Fraction(read_rate(options.user_rate))
    return Fraction(read_rate(options.rates[code])) if code in options.rates else None


def _multiply(
    fields: Fields, currencies: list[int], rates: list[Fraction], options: MoneyOptions
) -> None:
    rows = np.flatnonzero(fields.good)
    which = np.searchsorted(np.array(currencies, np.int64), fields["currency"][rows])
    units = minor_units(str(options.target_currency))
    places = options.decimals if options.decimals is not None else units
    places = _OTHERWISE if places is None else places
    zeros = [Fraction(0)] * len(rates)
    result = Decimals.of(fields).linear(rates, zeros, which, places).rounded(places)
    fields.fill("n", rows, result.coefficient)
    fields["n_exponent"][rows] = result.exponent
