"""The column type of ranges of numbers."""

from __future__ import annotations

from cleanlib.column_types.number_range.formats import FORMATS
from cleanlib.column_types.number_range.forms import range_reader
from cleanlib.column_types.number_range.options import NumberRangeOptions, check_options
from cleanlib.column_types.number_range.resolve import validate
from cleanlib.core.column_type import ColumnType
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar
from cleanlib.shared.numbers.reader import exact_cell
from cleanlib.shared.numbers.separators import default_mark

NUMBER_RANGE: ColumnType[Fields, NumberRangeOptions] = ColumnType(
    name="number_range",
    title="Range of numbers",
    doc=(
        "Ranges such as 10-20, 10 to 20, between 10 and 20, 10..20, and intervals such as "
        "[10, 20); ranges with one end such as 65+, <5, >= 10, under 18, 10 or more. A unit "
        "behind them is kept; where both ends have one it is the same. The lower end comes first."
    ),
    split=Grammar(range_reader),
    validate=validate,
    formats=FORMATS,
    default_format="low-high",
    options=NumberRangeOptions,
    check_options=check_options,
    default_reading=default_mark,
    cell=exact_cell,
    examples={
        "10 to 20": "10-20",
        "1,000 \u2013 5,000": "1000-5000",
        "between 18 and 24 years": "18-24 yr",
        "-5 to 5": "-5 to 5",
        "[10,20)": "[10, 20)",
        "65 and over": "65+",
        "under 18": "<18",
    },
    refused={
        "20-10": "range",
        "10": "syntax",
        "10-": "syntax",
        "$10-$20": "syntax",
        "10 kg - 20 g": "component",
        "2020-01-05": "syntax",
        "high": "unknown",
    },
    hints=frozenset({"range", "band", "bracket", "between", "interval"}),
)
