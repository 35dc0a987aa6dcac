"""Cron schedules."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "schedule"),
    [
        ("0 0 * * *", "0 0 * * *"),
        ("  5\t4  *  * * ", "5 4 * * *"),
        ("05 04 01 09 *", "5 4 1 9 *"),
        ("0 9 * * MON-FRI", "0 9 * * 1-5"),
        ("0 9 * jan,JUL sun", "0 9 * 1,7 0"),
        ("0 0 * * 7", "0 0 * * 0"),
        ("0 0 * * fri-sun", "0 0 * * 0,5,6"),
        ("0 0 * * 5-7", "0 0 * * 0,5,6"),
        ("0 0 ? * 1", "0 0 * * 1"),
        ("30,0 */1 * * *", "0,30 * * * *"),
        ("5,5,1-3 0 * * *", "1-3,5 0 * * *"),
        ("5-5 0 * * *", "5 0 * * *"),
        ("5/15 * * * *", "5-59/15 * * * *"),
        ("*/15 8-18/2 * * *", "*/15 8-18/2 * * *"),
        ("*,5 * * * *", "* * * * *"),
        ("0 0 */2 * 1", "0 0 */2 * 1"),
    ],
)
def test_a_schedule_is_written_in_its_simplest_form(text, schedule):
    assert clean_value(text, "cron") == schedule
    assert clean_value(schedule, "cron") == schedule


@pytest.mark.parametrize(
    "schedule", ["0 0 29 2 *", "0 0 31 1-2 *", "0 0 1,31 4 *", "0 0 31 */6 *", "0 0 31 2 1"]
)
def test_a_schedule_runs_if_one_month_has_the_day_or_the_weekday_is_named(schedule):
    assert clean_value(schedule, "cron") == schedule


@pytest.mark.parametrize(
    ("macro", "schedule"),
    [
        ("@yearly", "0 0 1 1 *"),
        ("@annually", "0 0 1 1 *"),
        ("@monthly", "0 0 1 * *"),
        ("@weekly", "0 0 * * 0"),
        ("@Daily", "0 0 * * *"),
        ("@midnight", "0 0 * * *"),
        ("@hourly", "0 * * * *"),
    ],
)
def test_a_macro_is_a_schedule(macro, schedule):
    assert clean_value(macro, "cron") == schedule


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("61 * * * *", "range"),
        ("0 24 * * *", "range"),
        ("0 0 0 * *", "range"),
        ("0 0 32 * *", "range"),
        ("0 0 * 13 *", "range"),
        ("0 0 * * 8", "range"),
        ("*/0 * * * *", "range"),
        ("*/90 * * * *", "range"),
        ("50-10 * * * *", "range"),
        ("* * 31 2 *", "range"),
        ("0 0 30-31 feb ?", "range"),
        ("0 0 31 2,4,6,9,11 *", "range"),
        ("0 0 30 2 */2", "range"),
        ("0 0 * * sat-mon", "range"),
        ("0 0 * *", "syntax"),
        ("0 0 0 * * *", "syntax"),
        ("? * * * *", "syntax"),
        ("0 0 * * MONDAY", "syntax"),
        ("0 0 L * *", "syntax"),
        ("0 0 * * 1#2", "syntax"),
        ("1,,2 * * * *", "syntax"),
        ("1- * * * *", "syntax"),
        ("-1 * * * *", "syntax"),
        ("@reboot", "unknown"),
    ],
)
def test_what_is_no_schedule_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "cron") == reason


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("* * * * *", "At every minute."),
        ("*/5 * * * *", "At every 5th minute."),
        ("@hourly", "At minute 0 past every hour."),
        ("@daily", "At 00:00 every day."),
        ("30 9,17 * * *", "At 09:30 and 17:30 every day."),
        ("30 9 * * 1-5", "At 09:30 on every weekday from Monday to Friday."),
        ("0 */2 * * sun", "At minute 0 past every 2nd hour on Sunday."),
        ("*/7 3 * * *", "At every 7th minute past hour 3."),
        ("0 0 1,15 * 1", "At 00:00 on days 1 and 15 of the month or on Monday."),
        ("0 0 */2 * 1", "At 00:00 on every 2nd day of the month if that is Monday."),
        ("0 12 25 12 *", "At 12:00 on day 25 of the month in December."),
        (
            "15,45 8-18/2 * 3-6 MON,WED",
            "At minutes 15 and 45 past every 2nd hour from 8 to 18 on Monday and Wednesday "
            "in every month from March to June.",
        ),
    ],
)
def test_a_schedule_is_described_in_english(text, sentence):
    assert clean_value(text, "cron", "described") == sentence


def test_parts_are_the_five_fields():
    assert clean_value("0 9 * JAN MON-FRI", "cron", "parts") == {
        "minute": "0",
        "hour": "9",
        "day": "*",
        "month": "1",
        "weekday": "1-5",
    }
