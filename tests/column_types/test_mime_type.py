"""Media types."""

import re

import pytest

from cleanlib import clean, clean_value
from cleanlib.core.tables import read_table
from tests.column_types.reading import reason_of
from tests.conftest import text_frame


@pytest.mark.parametrize(
    ("text", "essence", "whole"),
    [
        ("Text/HTML; Charset=UTF-8", "text/html", "text/html; charset=utf-8"),
        ("text/html;charset=utf-8;", "text/html", "text/html; charset=utf-8"),
        ('text/html; charset = "utf-8"', "text/html", "text/html; charset=utf-8"),
        ("ＴＥＸＴ／html", "text/html", "text/html"),
        ("image/svg+xml", "image/svg+xml", "image/svg+xml"),
        ("x-world/x-VRML", "x-world/x-vrml", "x-world/x-vrml"),
        ("chemical/x-pdb", "chemical/x-pdb", "chemical/x-pdb"),
        (
            'multipart/form-data; Boundary="A b"',
            "multipart/form-data",
            'multipart/form-data; boundary="A b"',
        ),
        (r'text/plain; a="x\"y"; b=2', "text/plain", r'text/plain; a="x\"y"; b=2'),
        ('text/plain; a=""', "text/plain", 'text/plain; a=""'),
    ],
)
def test_types_are_written_with_or_without_parameters(text, essence, whole):
    assert clean_value(text, "mime_type") == essence
    assert clean_value(essence, "mime_type") == essence
    assert clean_value(text, "mime_type", drop_parameters=False) == whole
    assert clean_value(whole, "mime_type", drop_parameters=False) == whole


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("texthtml", "syntax"),
        ("text/", "syntax"),
        ("text/ html", "syntax"),
        ("image/*", "syntax"),
        ("text/html, text/plain", "syntax"),
        ("text/html charset=utf-8", "syntax"),
        ("text/html; charset", "syntax"),
        ("text/html; =x", "syntax"),
        ('text/html; a="x', "syntax"),
        ("text/html\x00", "syntax"),
        ("Content-Type: text/html", "syntax"),
        (".csv", "syntax"),
        ("and/or", "unknown"),
        ("12/05", "unknown"),
        ("text/html; charset=a; Charset=b", "component"),
        ("text/" + "a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_media_type_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "mime_type") == reason


def test_parameters_that_are_left_out_are_counted():
    cleaned = clean(text_frame("text/html; charset=utf-8", "text/html"), "x", "mime_type")
    assert cleaned.report.notes == {"parameters_dropped": 1}


def test_options():
    assert clean_value("foo/bar", "mime_type", unknown_types=True) == "foo/bar"
    assert clean_value("image/jpg", "mime_type") == "image/jpg"
    assert clean_value("image/jpg", "mime_type", registered=True) == "image/jpeg"
    for text in (".csv", "CSV", "report.csv"):
        assert clean_value(text, "mime_type", from_extension=True) == "text/csv"
    assert reason_of("zzz", "mime_type", from_extension=True) == "unknown"


def test_formats():
    assert clean_value("text/html; charset=utf-8", "mime_type", "extension") == ".html"
    assert clean_value("image/jpg", "mime_type", "extension") == ".jpg"
    assert reason_of("x-world/x-vrml", "mime_type", "extension") == "unknown"
    assert clean_value("image/svg+xml; charset=utf-8", "mime_type", "parts") == {
        "type": "image",
        "subtype": "svg+xml",
        "suffix": "xml",
        "parameters": "charset=utf-8",
    }


@pytest.mark.parametrize("row", read_table("media_types"), ids=lambda row: row["media_type"])
def test_the_table_of_media_types(row):
    media_type = row["media_type"].lower()
    for name in filter(None, [media_type, *row["other_names"].split("|")]):
        assert clean_value(name, "mime_type", registered=True) == media_type
    first, *_ = row["extensions"].split("|")
    assert clean_value(media_type, "mime_type", "extension") == f".{first}"
    assert re.fullmatch(r"[a-z0-9|]+", row["extensions"])
