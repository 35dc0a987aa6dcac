"""Every row of the table of identifiers keeps what a type promises."""

import pytest

from cleanlib.catalogue import registry
from cleanlib.column_types.identifier.row import rows
from cleanlib.testing import check_type


@pytest.mark.parametrize("name", sorted(rows()))
def test_type(name):
    check_type(registry.get(name))
