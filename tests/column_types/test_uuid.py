"""UUIDs."""

import datetime as dt
import uuid

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame

PLAIN = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        PLAIN.upper(),
        PLAIN.replace("-", ""),
        f"{{{PLAIN}}}",
        f"({PLAIN})",
        f"urn:uuid:{PLAIN}",
        f"URN:UUID:{PLAIN.upper()}",
        f"uuid:{PLAIN}",
        f"  {PLAIN}\n",
        f"\ufeff{PLAIN}",
        PLAIN.replace("-", "–"),
        PLAIN.replace("6", "６"),
    ],
)
def test_one_uuid_in_many_dresses(text):
    assert clean_value(text, "uuid") == PLAIN


@pytest.mark.parametrize(
    "text",
    [
        "6ba7b810-9dad-11d1-80b4",
        "6ba7b8109dad-11d1-80b400c04fd4-30c8",
        "6ba7b810-9dad-11d1-80b400c04fd430c8",
        "6ba7b810-9dad-11d1-80b4-00c04fd430cO",
        f"{PLAIN}0",
        f"{{{PLAIN}",
        f"{{{PLAIN})",
        f"{PLAIN} {PLAIN}",
        PLAIN.replace("-", " "),
        "143098242404177361603877621312831893704",
    ],
)
def test_what_is_no_uuid_is_invalid(text):
    assert reason_of(text, "uuid") == "syntax"


def test_a_huge_cell_is_refused_by_its_length():
    assert reason_of("6" * 1_000_000, "uuid") == "length"


@pytest.mark.parametrize(
    ("spec", "written"),
    [
        ("hyphenated", PLAIN),
        ("hex", "6ba7b8109dad11d180b400c04fd430c8"),
        ("urn", f"urn:uuid:{PLAIN}"),
        ("braced", f"{{{PLAIN}}}"),
        ("integer", str(uuid.UUID(PLAIN).int)),
    ],
)
def test_the_formats(spec, written):
    assert clean_value(PLAIN, "uuid", spec) == written


def test_capitals_are_kept_when_they_are_wished():
    assert clean_value(PLAIN, "uuid", "urn", uppercase=True) == f"urn:uuid:{PLAIN.upper()}"


def test_a_stated_version_refuses_the_others():
    assert clean_value(PLAIN, "uuid", version=1) == PLAIN
    assert reason_of(PLAIN, "uuid", version=4) == "component"
    assert reason_of("00000000-0000-0000-0000-000000000000", "uuid", version=4) == "component"
    assert reason_of("6ba7b810-9dad-11d1-00b4-00c04fd430c8", "uuid", version=1) == "component"
    with pytest.raises(BadOption):
        clean_value(PLAIN, "uuid", version=9)


@pytest.mark.parametrize("digit", ["0", "f"])
def test_nil_and_max_are_valid_and_counted(digit):
    cleaned = clean(text_frame(digit * 32, PLAIN), "x", "uuid")
    assert cleaned.report.invalid == 0
    assert cleaned.report.notes == {"placeholder": 1}


@pytest.mark.parametrize(
    ("text", "version", "variant", "time"),
    [
        (PLAIN, 1, "rfc9562", dt.datetime(1998, 2, 4, 22, 13, 53, 151182)),
        (
            "1ec9414c-232a-6b00-b3c8-9f6bdeced846",
            6,
            "rfc9562",
            dt.datetime(2022, 2, 22, 19, 22, 22),
        ),
        (
            "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
            7,
            "rfc9562",
            dt.datetime(2022, 2, 22, 19, 22, 22),
        ),
        ("919108f7-52d1-4320-9bac-f847db4148a8", 4, "rfc9562", None),
        ("ffffffff-ffff-7fff-bfff-ffffffffffff", 7, "rfc9562", None),
        ("6ba7b810-9dad-11d1-00b4-00c04fd430c8", None, "ncs", None),
        ("6ba7b810-9dad-11d1-c0b4-00c04fd430c8", None, "microsoft", None),
        ("ffffffff-ffff-ffff-ffff-ffffffffffff", None, "future", None),
    ],
)
def test_parts_are_version_variant_and_time(text, version, variant, time):
    parts = clean_value(text, "uuid", "parts")
    assert parts == {"version": version, "variant": variant, "time": time}


@given(st.uuids())
def test_every_uuid_is_read_from_every_format_that_holds_it(value):
    for spec in ("hyphenated", "hex", "urn", "braced"):
        assert clean_value(clean_value(str(value), "uuid", spec), "uuid") == str(value)
