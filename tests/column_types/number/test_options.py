"""Options of numbers that cannot be."""

from decimal import Decimal
from typing import Any

import pytest

import cleanlib as cl

ANY = ("number", "decimal", "integer", "scientific_number", "percent")
NUMBERS = ANY[:-1]
CASES: list[tuple[tuple[str, ...], dict[str, Any], str]] = [
    (ANY, {"decimal": ";"}, "decimal=';' is not one of None, 'infer', '.', ','"),
    (ANY, {"decimal": "comma"}, "is not one of"),
    (ANY, {"decimal": ["."]}, "is not one of"),
    (ANY, {"decimal": 5}, "is not one of"),
    (ANY, {"ambiguous_separator": None}, "is not one of '.', ',', 'reject'"),
    (ANY, {"ambiguous_separator": "rejct"}, "did you mean 'reject'"),
    (ANY, {"grouping": "Indian"}, "did you mean 'indian'"),
    (ANY, {"decimals": -1}, "decimals must be a whole number from 0 to 30, not -1"),
    (ANY, {"decimals": 31}, "from 0 to 30"),
    (ANY, {"decimals": "2"}, "not '2'"),
    (ANY, {"decimals": 2.0}, "not 2.0"),
    (ANY, {"decimals": True}, "not True"),
    (ANY, {"decimals": Decimal(2)}, "from 0 to 30"),
    (ANY, {"decimals": []}, "from 0 to 30"),
    (ANY, {"decimls": 2}, "did you mean 'decimals'"),
    (NUMBERS, {"percent": "point"}, "did you mean 'points'"),
    (NUMBERS, {"suffixes": "yes"}, "is not one of True, False"),
    (NUMBERS, {"suffixes": None}, "is not one of True, False"),
    (NUMBERS, {"scientific": "no"}, "is not one of True, False"),
    (NUMBERS, {"cr_negative": 2}, "is not one of True, False"),
    (NUMBERS, {"dash": "0"}, "is not one of 'missing', 'zero'"),
    (NUMBERS, {"assume": "percent"}, "has no option 'assume'"),
    (("integer",), {"allow_float_integral": "no"}, "is not one of True, False"),
    (("integer",), {"width": 0}, "width must be a whole number from 1 to 40, not 0"),
    (("integer",), {"width": 41}, "not 41"),
    (("integer",), {"width": "3"}, "not '3'"),
    (("integer",), {"width": True}, "not True"),
    (("number",), {"width": 3}, "has no option 'width'"),
    (("percent",), {"assume": "points"}, "is not one of 'fraction', 'percent'"),
    (("percent",), {"suffixes": True}, "has no option 'suffixes'"),
]


@pytest.mark.parametrize(("kinds", "options", "message"), CASES)
def test_impossible_options_are_refused_before_any_row_is_read(kinds, options, message):
    for kind in kinds:
        with pytest.raises(cl.BadOption) as refusal:
            cl.clean(["5"], type=kind, **options)
        assert message in str(refusal.value)


@pytest.mark.parametrize("decimals", [None, 0, 30])
def test_the_bounds_are_allowed(decimals):
    assert cl.clean_value("0", "number", decimals=decimals) == 0
