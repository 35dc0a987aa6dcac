"""How large and how small a number may be."""

import numpy as np
import pytest

from cleanlib.core.fields import Fields, Run
from cleanlib.shared.numbers.decimals import whole_array
from cleanlib.shared.numbers.limits import check_size

NINES = 10**18 - 1


@pytest.mark.parametrize(
    ("coefficient", "exponent", "reason"),
    [
        (1, 308, ""), (9, 308, ""), (10, 307, ""), (1, 309, "range"), (10, 308, "range"),
        (NINES, 291, ""), (NINES, 292, "range"), (1, -308, ""), (1, -309, "range"),
        (9, -309, "range"),
        (10, -309, ""), (NINES, -325, ""), (NINES, -326, "range"), (0, 308, ""), (0, 309, "range"),
        (0, -309, "range"), (10**60, 248, ""), (10**60, 249, "range"), (10**400, -400, ""),
        (10**400, 0, "range"), (-1, 0, "length"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("beside", [1, 10**30])
def test_numbers_have_a_power_of_ten_that_a_double_has(coefficient, exponent, reason, beside):
    fields = Fields(2, Run(None))
    fields.fill("n", slice(None), whole_array([abs(coefficient), beside]))
    if coefficient < 0:
        fields.fill("n", slice(None), np.array([coefficient, beside], object))
    fields["n_exponent"] = np.array([exponent, 0])
    fields["n_negative"] = np.zeros(2, np.int64)
    check_size(fields)
    assert [fields.run.reasons[number][0] for number in fields.reason.tolist()] == [reason, ""]
