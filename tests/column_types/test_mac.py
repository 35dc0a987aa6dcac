"""MAC addresses."""

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean, clean_mac, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame

COLON = "00:1a:2b:3c:4d:5e"


@pytest.mark.parametrize(
    "text",
    [
        COLON,
        COLON.upper(),
        "00-1A-2B-3C-4D-5E",
        "00 1a 2b 3c 4d 5e",
        "00.1a.2b.3c.4d.5e",
        "0:1a:2b:3c:4d:5e",
        "001A.2B3C.4D5E",
        "001a-2b3c-4d5e",
        "001a:2b3c:4d5e",
        "001a2b-3c4d5e",
        "001a2b3c4d5e",
        "0x001A2B3C4D5E",
        f"[{COLON}]",
        f" \u200b{COLON} ",
        COLON.replace("1", "１"),
        COLON.replace(":", "‐"),
    ],
)
def test_one_address_in_many_dresses(text):
    assert clean_value(text, "mac") == COLON


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("8037d7a45", "length"),
        ("001a2b3c4d5e6", "length"),
        ("52:54:00:25:E9", "length"),
        ("02:00:5e:10:00:00:00:01", "length"),
        ("1.2.3.4.5.6", "length"),
        ("1a.2b3c.4d5e", "length"),
        ("001:a2:b3:c4:d5:e", "length"),
        ("52:54:00:25::E9", "syntax"),
        ("01:23:45:AB-CD-EF", "syntax"),
        ("00:1a:2b:3c:4d:5g", "syntax"),
        (f"{COLON} {COLON}", "syntax"),
        (f"{COLON},{COLON}", "syntax"),
        ("1.1E+11", "syntax"),
        ("unknown", "syntax"),
        ("a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_address_is_invalid(text, reason):
    assert reason_of(text, "mac") == reason


@pytest.mark.parametrize(
    ("spec", "written"),
    [
        ("colon", COLON),
        ("hyphen", "00-1A-2B-3C-4D-5E"),
        ("cisco", "001a.2b3c.4d5e"),
        ("bare", "001a2b3c4d5e"),
        ("standard", COLON),
        ("compact", COLON),
        ("oui", "00:1a:2b"),
    ],
)
def test_the_formats(spec, written):
    assert clean_value(COLON, "mac", spec) == written


def test_eui_64_on_request():
    assert clean_value("0200.5e10.0000.0001", "mac", length=64) == "02:00:5e:10:00:00:00:01"
    assert reason_of(COLON, "mac", length=64) == "length"


def test_parts_and_the_vendor():
    parts = clean_value("00:00:0c:12:34:56", "mac", "parts")
    assert parts["manufacturer"] == "Cisco Systems, Inc"
    assert (parts["oui"], parts["nic"]) == ("00:00:0c", "12:34:56")
    assert (parts["is_multicast"], parts["is_local"]) == (False, False)
    assert clean_value("03:00:00:00:00:01", "mac", "parts")["is_multicast"] is True
    assert clean_value("d2:22:96:44:a2:a4", "mac", "parts")["manufacturer"] is None
    assert reason_of("d2:22:96:44:a2:a4", "mac", "manufacturer") == "missing_part"


def test_a_number_gets_its_zeros_back_but_a_text_does_not():
    frame = pd.DataFrame({"x": [1122334455, 998877665544]})
    assert clean_mac(frame, "x")["x"].tolist() == ["00:11:22:33:44:55", "99:88:77:66:55:44"]
    assert reason_of("1122334455", "mac") == "length"


def test_placeholders_are_counted():
    cleaned = clean(text_frame("00:00:00:00:00:00", "ff:ff:ff:ff:ff:ff", COLON), "x", "mac")
    assert cleaned.report.notes == {"placeholder": 2}


@given(st.integers(0, 2**48 - 1))
def test_every_address_is_read_from_every_format(number):
    colon = clean_value(f"{number:012x}", "mac")
    for spec in ("colon", "hyphen", "cisco", "bare"):
        written = clean_value(colon, "mac", spec)
        assert clean_value(written, "mac") == colon
        assert clean_value(written, "mac", spec) == written
