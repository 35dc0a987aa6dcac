"""From what was read to the number: marks, powers of ten, percent, whole numbers."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.number.options import IntegerOptions, NumberOptions, PercentOptions
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.limits import check_size
from cleanlib.shared.numbers.scientific import apply_power
from cleanlib.shared.numbers.separators import settle_marks
from cleanlib.shared.numbers.suffixes import shift_exponent


def validate_number(fields: Fields, options: NumberOptions) -> Fields:
    """Settle the marks and apply what stands behind the digits."""
    settle_marks(fields, options)
    shift_exponent(fields, "suffix")
    apply_power(fields)
    if options.percent == "fraction":
        shift_exponent(fields, "hundredths", -1)
    elif "hundredths" in fields:
        fields["n_exponent"] = fields["n_exponent"] - (fields["hundredths"] == _PER_MILLE)
    check_size(fields)
    return fields


def validate_integer(fields: Fields, options: IntegerOptions) -> Fields:
    """As `validate_number`; decimals are refused, but for those that are zero."""
    validate_number(fields, options)
    if options.decimals is None:
        numbers = Decimals.of(fields)
        rows = np.flatnonzero(fields.good)
        whole = numbers.is_whole() if options.allow_float_integral else numbers.exponent >= 0
        fields.fail(rows[~whole], "not_whole")
    return fields


def validate_percent(fields: Fields, options: PercentOptions) -> Fields:
    """Make fractions of all percentages."""
    settle_marks(fields, options)
    if "bare" in fields:
        bare = fields.has("bare") & fields.good
        if options.assume == "percent":
            fields["n_exponent"] = fields["n_exponent"] - 2 * bare
        else:
            fields.note(_above_one(fields, bare), "percent_assumed")
    shift_exponent(fields, "hundredths", -1)
    check_size(fields)
    return fields


_PER_MILLE = 3  # places; a tenth of a point


def _above_one(fields: Fields, bare: Mask) -> Ints:
    """Numbers without a sign that would be more than 100 %: likely to be meant otherwise."""
    rows = np.flatnonzero(bare)
    return rows[np.abs(Decimals.of(fields).floats()[bare[fields.good]]) > 1]
