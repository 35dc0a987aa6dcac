"""Status codes of HTTP."""

import http

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("404", "404"),
        (404, "404"),
        ("404.0", "404"),
        ("404 Not found", "404"),
        ("404 - Not Found", "404"),
        ("404 (Not Found)", "404"),
        ("HTTP/1.1 200 OK", "200"),
        ("HTTP 301", "301"),
        ("Status: 500", "500"),
        ("error 403", "403"),
        ("not_found", "404"),
        ("I’m a teapot", "418"),
        ("413 Request Entity Too Large", "413"),
        ("302 Moved Temporarily", "302"),
    ],
)
def test_codes_and_phrases(text, code):
    assert clean_value(text, "http_status") == code


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("99", "range"),
        ("600", "range"),
        ("299", "unknown"),
        ("0404", "unknown"),
        ("fine", "unknown"),
        ("404 OK", "component"),
        ("4xx", "syntax"),
        ("404.3", "syntax"),
        ("-404", "syntax"),
        ("404 404", "syntax"),
        ("4" * 1_000_000, "length"),
    ],
)
def test_what_is_no_status_is_invalid(text, reason):
    assert reason_of(text, "http_status") == reason


def test_the_formats():
    assert clean_value("404", "http_status", "code phrase") == "404 Not Found"
    assert clean_value("404", "http_status", "class") == "client error"
    assert clean_value("200", "http_status", "parts") == {
        "code": "200",
        "phrase": "OK",
        "class": "successful",
    }


@pytest.mark.parametrize("status", list(http.HTTPStatus), ids=int)
def test_the_codes_and_phrases_of_the_standard_library(status):
    assert clean_value(str(status.value), "http_status") == str(status.value)
    assert clean_value(f"{status.value} {status.phrase}", "http_status") == str(status.value)
