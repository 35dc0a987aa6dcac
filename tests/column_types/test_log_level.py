"""Levels of log messages."""

import pytest

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("warn", "WARNING"),
        ("Warning", "WARNING"),
        ("[INFO]", "INFO"),
        ("<debug>", "DEBUG"),
        ("error:", "ERROR"),
        ("E", "ERROR"),
        ("severe", "ERROR"),
        ("fatal", "CRITICAL"),
        ("panic", "EMERGENCY"),
        ("notice", "NOTICE"),
        ("trace", "TRACE"),
    ],
)
def test_a_level_has_the_name_that_python_gives_it(text, level):
    assert clean_value(text, "log_level") == level
    assert clean_value(level, "log_level") == level


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("zz", "unknown"),
        ("off", "unknown"),
        ("3", "ambiguous"),
        ("30", "ambiguous"),
        ("[info", "syntax"),
        ("fatal error", "syntax"),
        ("info" * 250_000, "length"),
    ],
)
def test_what_is_no_level_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "log_level") == reason


def test_numbers_are_read_and_written_as_it_is_said():
    assert clean_value("warn", "log_level", "number") == 30
    assert clean_value("30", "log_level", numbers="python") == "WARNING"
    assert clean_value("3", "log_level", numbers="syslog") == "ERROR"
    assert clean_value("error", "log_level", "number", numbers="syslog") == 3
    assert clean_value("17", "log_level", numbers="otel") == "ERROR"
    assert reason_of("31", "log_level", numbers="python") == "unknown"
    assert reason_of("notice", "log_level", "number") == "unknown"
    with pytest.raises(BadOption):
        clean_value("30", "log_level", numbers="bunyan")
