"""File extensions."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "extension"),
    [
        ("csv", ".csv"),
        (".CSV", ".csv"),
        (" *.Csv ", ".csv"),
        ("ｃｓｖ", ".csv"),
        ("PDF File", ".pdf"),
        (".tar.GZ", ".tar.gz"),
        ("7z", ".7z"),
        ("001", ".001"),
        ("C++", ".c++"),
        ("code-workspace", ".code-workspace"),
    ],
)
def test_an_extension_with_its_dot(text, extension):
    assert clean_value(text, "file_extension") == extension
    assert clean_value(extension, "file_extension") == extension
    assert clean_value(text, "file_extension", "ext") == extension[1:]
    assert clean_value(extension[1:], "file_extension", "ext") == extension[1:]


@pytest.mark.parametrize(
    "text", [".a/b", "report.csv", "..csv", "*.*", ".", "c s v", "csv,", "ſvg", "x" * 21, "csv;txt"]
)
def test_what_is_no_extension_is_invalid(text):
    assert reason_of(text, "file_extension") == "syntax"


def test_a_huge_cell_is_refused_by_its_length():
    assert reason_of("x" * 1_000_000, "file_extension") == "length"


@pytest.mark.parametrize("token", ["none", "NULL", "nan"])
def test_null_tokens_are_missing_though_they_look_like_values(token):
    assert clean_value(token, "file_extension") is None
    assert clean_value(
        token, "file_extension", keep_tokens=["none", "NULL", "nan", "NA"], errors="coerce"
    )
