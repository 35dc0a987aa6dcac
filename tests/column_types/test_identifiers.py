"""Every row of the tables is a type, so that `tests/test_testing.py` checks its promises."""

import pytest

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
        ("0", "py_ruc", "component"),
        ("no \t784 130 223 mva", "no_mva", "syntax"),
    ],
)
def test_what_python_stdnum_takes_and_is_none(text, name, reason):
    assert reason_of(text, name) == reason
