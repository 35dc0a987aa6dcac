"""Every row of the tables of identifiers and codes keeps what a type promises."""

import pytest

from cleanlib.catalogue import registry
from cleanlib.column_types.code.row import rows as code_rows
from cleanlib.column_types.identifier.row import rows
from cleanlib.testing import check_type

OWN = ("credit_card", "ethereum_address", "iata_airport", "icao_airport", "vin")


@pytest.mark.parametrize("name", sorted([*rows(), *code_rows(), *OWN]))
def test_type(name):
    check_type(registry.get(name))
