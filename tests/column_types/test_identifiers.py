"""Every row of the tables is a type, so that `tests/test_testing.py` checks its promises."""

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.catalogue import registry
from cleanlib.column_types.code.row import rows as code_rows
from cleanlib.column_types.identifier.row import rows
from tests.column_types.reading import reason_of

OWN = ("credit_card", "ethereum_address", "iata_airport", "icao_airport", "vin")


@pytest.mark.parametrize("name", sorted([*rows(), *code_rows(), *OWN]))
def test_it_is_among_the_types(name):
    assert registry.get(name).name in registry.names()


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        ("()", "gs1_128", "syntax"),
        ("(13)", "gs1_128", "length"),
        ("0", "py_ruc", "component"),
        ("no \t784 130 223 mva", "no_mva", "syntax"),
    ],
)
def test_what_python_stdnum_takes_and_is_none(text, name, reason):
    assert reason_of(text, name) == reason


@pytest.mark.parametrize("region", ["x", 1, ["Bayern"], pd.NA])
def test_a_region_that_is_none_is_a_bad_option(region):
    with pytest.raises(cl.BadOption, match="none of the states"):
        clean_value("181/815/08155", "de_stnr", region=region)
    assert clean_value("181/815/08155", "de_stnr", region="Bayern") == "181/815/08155"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("iban", {"check_country": pd.NA}),
        ("postal_code", {"region": {"US"}}),
        ("company_name", {"country": ["DK"]}),
        ("city", {"case": pd.NA}),
    ],
)
def test_option_values_of_any_type_are_refused(name, options):
    with pytest.raises(cl.BadOption):
        clean_value("x", name, **options)
