"""License plates."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.core.errors import BadOption
from cleanlib.core.tables import read_table
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "country", "written"),
    [
        ("ab12cde", None, "AB12 CDE"),
        ("A123-BCD", "GB", "A123 BCD"),
        ("aa 123 bb", "FR", "AA-123-BB"),
        ("AA-123-BB", None, "AA-123-BB"),
        ("AA 123 BB", None, "AA 123 BB"),
        ("1234bcd", None, "1234 BCD"),
        ("m ab 123", "DE", "M-AB 123"),
        ("GÖ-X 7H", "DE", "GÖ-X 7H"),
        ("12-d-4567", None, "12-D-4567"),
        ("1-abc-234", "BE", "1-ABC-234"),
        ("1-abc-23", "NL", "1-ABC-23"),
        ("zh 123456", "CH", "ZH 123456"),
        ("MH12AB1234", None, "MH 12 AB 1234"),
        ("abc12d", "SE", "ABC 12D"),
        ("W-12345A", "AT", "W 12345 A"),
    ],
)
def test_a_plate_is_written_as_its_country_does(text, country, written):
    assert clean_value(text, "license_plate", country=country) == written


@pytest.mark.parametrize(
    ("text", "country", "reason"),
    [
        ("AB123CD", None, "ambiguous"),
        ("BAB123", "DE", "syntax"),
        ("AB12 CDE", "FR", "syntax"),
        ("1234 ABC", "ES", "syntax"),
        ("AB-0123", "FI", "syntax"),
        ("12345", None, "syntax"),
        ("ПМ 123", None, "syntax"),
        ("A" * 1_000_000, None, "length"),
    ],
)
def test_what_is_no_plate_is_invalid(text, country, reason):
    assert reason_of(text, "license_plate", country=country) == reason


def test_the_country_is_told_where_only_one_writes_it_so():
    assert clean_value("AB12 CDE", "license_plate", "parts")["country"] == "GB"
    assert clean_value("AB-12-34", "license_plate", "parts")["country"] is None
    assert clean_value("AB-12-34", "license_plate", "parts", country="PT")["country"] == "PT"


def test_compact_has_no_separators():
    assert clean_value("B-MW 1234E", "license_plate", "compact") == "BMW1234E"


def test_a_country_without_plates_is_refused():
    with pytest.raises(BadOption, match="must be one of AT, BE"):
        cl.clean_license_plate(["AB12 CDE"], country="XX")


SERIES = [(row["country"], row["pattern"]) for row in read_table("license_plates")]


@pytest.mark.parametrize(("country", "pattern"), SERIES)
@given(data=st.data())
def test_every_series_reads_what_it_writes(country, pattern, data):
    joined = data.draw(st.from_regex(re.compile(pattern.replace("_", "-")), fullmatch=True))
    written = clean_value(joined, "license_plate", country=country, errors="coerce")
    if written is not None:
        assert clean_value(written, "license_plate", country=country) == written


@given(st.text("AB12 -ÄÖcd", max_size=12), st.sampled_from([None, "DE", "FR", "NL"]))
def test_cleaning_twice_changes_nothing(text, country):
    (once,) = cl.clean_license_plate([text], country=country, errors="coerce")
    assert cl.clean_license_plate([once], country=country, errors="coerce") == [once]
