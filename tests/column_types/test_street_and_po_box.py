"""Streets without house numbers, and post office boxes."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "short", "full"),
    [
        ("main str.", "Main St", "Main Street"),
        ("N. 42ND AVENUE", "N 42nd Ave", "North 42nd Avenue"),
        ("St Paul St", "St Paul St", "St Paul Street"),
        ("MARTIN LUTHER KING JR BLVD", "Martin Luther King Jr Blvd",
         "Martin Luther King Jr Boulevard"),
        ("North Avenue", "North Ave", "North Avenue"),
        ("Main St NW", "Main St NW", "Main Street Northwest"),
    ],
)  # fmt: skip
def test_a_street_is_written_short_or_in_full(text, short, full):
    assert clean_value(text, "street") == short
    assert clean_value(text, "street", "full") == full
    assert clean_value(full, "street") == short


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Broadway", "unknown"),
        ("Avenue", "missing_part"),
        ("10 Main St", "component"),
        ("Main St\nOak Ave", "multiple"),
        ("Main; St", "syntax"),
        ("x" * 10_000, "length"),
    ],
)
def test_what_is_no_street_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "street") == reason


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("P.O.Box 123", "PO Box 123"),
        ("p o box 12 a", "PO Box 12A"),
        ("Post Office Box No. 9", "PO Box 9"),
        ("PO BOX #77", "PO Box 77"),
        ("pob 5", "PO Box 5"),
    ],
)
def test_a_box_is_its_number(text, box):
    assert clean_value(text, "po_box") == box
    assert clean_value(box, "po_box") == box
    assert clean_value(text, "po_box", "parts") == {"number": box.removeprefix("PO Box ")}


@pytest.mark.parametrize(
    "text", ["PO 1 77", "Box 12 34", "PO Box", "12", "#12", "PO Box twelve", "PO Box 12, Reno"]
)
def test_a_box_has_a_number_and_is_called_one(text):
    assert reason_of(text, "po_box") == "syntax"
