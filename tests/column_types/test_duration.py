"""What the duration types read, and what they refuse."""

from __future__ import annotations

import datetime as dt

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.catalogue import registry

TYPES = ("duration", "iso_duration", "timedelta")


def seconds(text: str, **options: object) -> str:
    return cl.clean_value(text, "duration", "seconds", **options)


def reason(text: str, kind: str = "duration", spec: str | None = None, **options: object) -> str:
    with pytest.raises(cl.Invalid) as refusal:
        cl.clean_value(text, kind, spec, **options)
    assert refusal.value.detail
    return refusal.value.reason


@pytest.mark.parametrize("kind", TYPES)
def test_documented_examples(kind):
    for text, written in registry.get(kind).examples.items():
        assert cl.clean_value(text, kind) == written
    for text, why in registry.get(kind).refused.items():
        assert reason(text, kind) == why


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("1h 5 min 3s", "3903"),
        ("1hour5minutes3seconds", "3903"),
        ("1 HR, 5 Mins & 3 Secs.", "3903"),
        ("01h:05m:03s", "3903"),
        ("1 hour, 5 minutes, and 3 seconds", "3903"),
        ("2 weeks 1 day", "1296000"),
        ("90-minute", "5400"),
        ("3 h 90 min", "16200"),
        ("1 hour(s) 5 Minute(s)", "3900"),
        ("250 ms", "0.25"),
        ("7 µs", "0.000007"),
        ("7 μs", "0.000007"),
        ("7us 9ns", "0.000007009"),
    ],
)
def test_numbers_with_units(text, total):
    assert seconds(text) == total


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("1.5h", "5400"),
        ("1,5 h", "5400"),
        (".5 h", "1800"),
        ("1 h 2.5 min", "3750"),
        ("0.1 s", "0.1"),
        ("0.000000001 s", "0.000000001"),
        ("1/3 h", "1200"),
        ("1 1/2 hours", "5400"),
        ("2½ h", "9000"),
        ("⅓ min", "20"),
        ("0.123456789012 h", "444.444440443"),
        ("1.0000000000000000000000000000000000 min", "60"),
    ],
)
def test_fractions_are_exact_and_belong_to_their_own_unit(text, total):
    assert seconds(text) == total


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("1h30", "5400"),
        ("1h5", "3900"),
        ("1 hour and 30", "5400"),
        ("5m30", "330"),
        ("1h5m30", "3930"),
    ],
)
def test_a_bare_number_at_the_end_is_the_next_smaller_unit(text, total):
    assert seconds(text) == total


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("45'", "2700"),
        ('45"', "45"),
        ("45''", "45"),
        ("5'30\"", "330"),
        ("5′30″", "330"),
        ("5’ 30”", "330"),
        ("5'30", "330"),
    ],
)
def test_minute_and_second_marks(text, total):
    assert seconds(text) == total


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("10:00:00", "36000"),
        ("100:00:00", "360000"),
        ("11:5:25", "39925"),
        ("1:02:03.5", "3723.5"),
        ("1:02:03,5", "3723.5"),
        ("1:30:00 h", "5400"),
        ("1:30 h", "5400"),
        ("1:30 min", "90"),
        ("0.00:30:05.370", "1805.37"),
        ("-1.02:03:04", "-93784"),
        ("2 03:04:05", "183845"),
    ],
)
def test_clock_style(text, total):
    assert seconds(text) == total


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("2 days 03:04:05", "183845"),
        ("2 days 03:04:05.123456789", "183845.123456789"),
        ("1 day, 2:03:04", "93784"),
        ("1 day 2:03", "93780"),
        ("1 week and 30:00:00", "712800"),
        ("-2 days 03:04:05", "-183845"),
        ("-3 days -04:05:06", "-273906"),
        ("1 day -00:05:00", "86100"),
    ],
)
def test_days_before_a_clock(text, total):
    assert seconds(text) == total


@pytest.mark.parametrize(
    "delta", [dt.timedelta(minutes=-5), dt.timedelta(-3, 7, 9), dt.timedelta(2, 1)]
)
def test_what_python_and_pandas_print_is_read_as_they_mean_it(delta):
    expected = delta // dt.timedelta(microseconds=1)
    for text in (str(delta), str(pd.Timedelta(delta)), pd.Timedelta(delta).isoformat()):
        assert round(float(seconds(text)) * 10**6) == expected


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("+1h", "3600"),
        ("- 5 min", "-300"),
        ("−5 min", "-300"),
        ("-1h30m0.5s", "-5400.5"),
        ("-00:05:00", "-300"),
        ("-0 s", "0"),
    ],
)
def test_the_sign_holds_for_the_whole_value(text, total):
    assert seconds(text) == total


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("PT1H5M3S", "3903"),
        ("pt1h5m3s", "3903"),
        ("P2W", "1209600"),
        ("P1.5W", "907200"),
        ("P2DT3H", "183600"),
        ("PT3,5H", "12600"),
        ("-PT5M", "-300"),
        ("PT-5M", "-300"),
        ("-P1DT-2H", "-79200"),
        ("P0Y0M0DT1H", "3600"),
        ("P0000-00-02T12:30:05.5", "217805.5"),
    ],
)
def test_iso_8601(text, total):
    assert seconds(text) == total
    assert cl.clean_value(text, "iso_duration", "seconds") == total


@pytest.mark.parametrize(
    "text",
    ["P", "PT", "P1DT", "P1H", "PT12M3M1M", "P12M4M", "PT1S1M", "1PT", "P1YT2M3D", "PT 5M", "P5"],
)
def test_text_that_only_resembles_iso_8601(text):
    assert reason(text) == "syntax"
    assert reason(text, "iso_duration") == "syntax"


@pytest.mark.parametrize("text", ["1h", "01:05:03", "5'", "2 days 03:04:05"])
def test_iso_duration_reads_nothing_but_iso_8601(text):
    assert reason(text, "iso_duration") == "syntax"


@pytest.mark.parametrize(
    ("text", "iso"),
    [("P14M", "P1Y2M"), ("1 year 2 mons 3 days 04:05:06", "P1Y2M3DT4H5M6S"), ("-2 months", "-P2M")],
)
def test_months_have_no_length_in_seconds(text, iso):
    assert cl.clean_value(text, "duration", "iso8601") == iso
    for spec in ("hh:mm:ss", "seconds", "minutes", "hours", "timedelta", "parts", "hh:mm"):
        assert reason(text, spec=spec) == "component"


@pytest.mark.parametrize("text", ["P0.5Y", "1.5 months", "½ year"])
def test_a_part_of_a_month_or_year_has_no_length_at_all(text):
    assert reason(text, spec="iso8601") == "component"


def test_months_and_days_of_opposite_signs_have_no_common_sign():
    assert reason("P1M-3D", spec="iso8601") == "component"
    assert reason("P-1M3D", spec="iso8601") == "component"
    assert cl.clean_value("P-1M-3D", "duration", "iso8601") == "-P1M3D"


def test_a_capital_m_is_minutes_or_months_by_what_stands_beside_it():
    assert cl.clean_value("1H30M", "duration", "iso8601") == "PT1H30M"
    assert cl.clean_value("30M 15S", "duration", "iso8601") == "PT30M15S"
    assert cl.clean_value("1Y6M", "duration", "iso8601") == "P1Y6M"
    assert cl.clean_value("6M 3D", "duration", "iso8601") == "P6M3D"
    assert cl.clean_value("5m", "duration", "iso8601") == "PT5M"
    assert reason("5M") == "ambiguous"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("3:25:00 PM", "syntax"),
        ("2:60:00", "range"),
        ("2:00:60", "range"),
        ("1h 75", "range"),
        ("1.25:00:00", "range"),
        ("1 day 25:00:00", "range"),
        ("1 days 24:00:00", "range"),
        ("2 weeks 1 day, 24:00", "range"),
        ("1h (90 min)", "syntax"),
        ("1h (min)", "syntax"),
        ("1h (Std)", "unknown"),
        ("1h () ", "syntax"),
        ("(est) 1h", "unknown"),
        ("1h (est) 5m", "unknown"),
        ("1:02:03:04", "syntax"),
        ("1/0 h", "range"),
        ("1h 2h", "component"),
        ("3 s 1 h", "component"),
        ("1.5h 30m", "component"),
        ("an hour", "unknown"),
        ("half an hour", "unknown"),
        ("1h 5 parsecs", "unknown"),
        ("5 min ago", "unknown"),
        ("5-10 min", "syntax"),
        ("~5 min", "syntax"),
        ("1h-30m", "syntax"),
        ("5. h", "syntax"),
        ("1h30.5", "syntax"),
        ("h", "syntax"),
        ("1h " * 40, "length"),
    ],
)
def test_refused(text, why):
    assert reason(text) == why


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("1:05:03 (est)", "3903"),
        ("1h 5m (estimated)", "3900"),
        ("1 hour(s) (actual work)", "3600"),
        ("-5 min (geschätzt)", "-300"),
        ("PT5M(approx.)", "300"),
        ("5 min*", "300"),
    ],
)
def test_a_note_behind_a_duration_is_left_out(text, total):
    assert seconds(text) == total
    assert cl.clean_value(text, "timedelta", "seconds") == total


@pytest.mark.parametrize("text", ["5 (min)", "5 (Std)", "5 (heures)", "5 (h)"])
def test_a_unit_in_brackets_is_no_note_in_any_language(text):
    with pytest.raises(cl.Invalid):
        seconds(text, default_unit="s")


def test_the_range_is_that_of_64_bits_of_microseconds():
    assert seconds("106751990 days 23:59:59.999999999") == "9223372022399.999999999"
    for text in (
        "106751991 days",
        "-106751991 days",
        "9" * 18 + " s",
        "9" * 25 + " s",
        "9" * 18 + " h",
    ):
        assert reason(text) == "range"
    assert seconds("9" * 18 + " ns") == "999999999.999999999"


def test_other_scripts_digits():
    assert seconds("٣ h") == "10800"
    assert seconds("１：０２：０３") == "3723"


@pytest.mark.parametrize(
    ("language", "text", "total"),
    [
        ("de", "2 Stunden und 5 Min. 3 Sek.", "7503"),
        ("fr", "3 jours, 2 heures et 5 mn", "266700"),
        ("es", "1 día, 1 hora y 5 minutos", "90300"),
        ("it", "2 settimane e 1 ora", "1213200"),
        ("pt", "2 dias e 30 segundos", "172830"),
        ("nl", "2 uur en 5 minuten", "7500"),
    ],
)
def test_units_in_other_languages(language, text, total):
    assert seconds(text, languages=[language]) == total
    assert reason(text) == "unknown"


def test_a_word_of_two_languages_is_ambiguous_where_both_readings_fit():
    assert reason("1 jr", languages=["fr", "nl"]) == "ambiguous"
    assert seconds("1 jr 2 h", languages=["fr", "nl"]) == "93600"


@pytest.mark.parametrize(
    ("unit", "total"),
    [
        ("ns", "0.0000015"),
        ("us", "0.0015"),
        ("ms", "1.5"),
        ("s", "1500"),
        ("min", "90000"),
        ("h", "5400000"),
        ("d", "129600000"),
        ("w", "907200000"),
    ],
)
def test_bare_numbers_have_the_default_unit(unit, total):
    assert seconds("1500", default_unit=unit) == total
    assert seconds("-1500", default_unit=unit) == f"-{total}"


def test_bare_numbers_without_a_default_unit_are_refused():
    assert reason("1000") == reason("1.5") == reason("0") == "missing_part"
    assert seconds("1.5", default_unit="d") == "129600"
    assert seconds("2 h", default_unit="d") == "7200"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"languages": ["xx"]}, "'xx' is not known"),
        ({"languages": [1]}, "a text or a list of texts"),
        ({"default_unit": "hour"}, "default_unit='hour' is not one of"),
        ({"two_part_colon": "mm:ss"}, "did you mean 'm:s'"),
        ({"decimal": ";"}, "decimal=';' is not one of"),
    ],
)
def test_impossible_options(options, message):
    with pytest.raises(cl.BadOption, match=message):
        cl.clean_value("1h", "duration", **options)
