"""Time zones."""

import zoneinfo

import pytest

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("America/New_York", "America/New_York"),
        ("america/new york", "America/New_York"),
        ("AMERICA / NEW_YORK", "America/New_York"),
        ("america/port au prince", "America/Port-au-Prince"),
        ("America/Argentina/Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("Etc/GMT+5", "Etc/GMT+5"),
    ],
)
def test_iana_names_are_read_in_any_letter_case_and_with_blanks(text, zone):
    assert clean_value(text, "time_zone") == zone


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("us/eastern", "America/New_York"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
        ("Japan", "Asia/Tokyo"),
        ("GB", "Europe/London"),
    ],
)
def test_names_that_the_database_gave_up_are_replaced(text, zone):
    assert clean_value(text, "time_zone") == zone


@pytest.mark.parametrize("zone", ["Europe/Oslo", "Europe/Amsterdam", "Africa/Accra", "Asia/Kuwait"])
def test_places_keep_their_name_though_they_share_the_clock_of_another(zone):
    assert clean_value(zone, "time_zone") == zone


@pytest.mark.parametrize(
    "text",
    ["UTC", "utc", "Z", "GMT", "UT", "Zulu", "Etc/UTC", "Etc/GMT", "Greenwich", "+00:00", "UTC+0"],
)
def test_utc_has_one_name(text):
    assert clean_value(text, "time_zone") == "UTC"


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("+05:30", "+05:30"),
        ("+0530", "+05:30"),
        ("+5", "+05:00"),
        ("−03:00", "-03:00"),
        ("UTC+5", "+05:00"),
        ("UTC +5:30", "+05:30"),
        ("GMT-4", "-04:00"),
        ("(UTC-05:00)", "-05:00"),
        ("+14:00", "+14:00"),
        ("-12:00", "-12:00"),
    ],
)
def test_an_offset_stays_an_offset(text, offset):
    assert clean_value(text, "time_zone") == offset
    parts = {"iana": None, "utc_offset": offset, "dst": False}
    assert clean_value(text, "time_zone", "parts") == parts


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Eastern Standard Time", "America/New_York"),
        ("w. europe standard time", "Europe/Berlin"),
        ("India Standard Time", "Asia/Kolkata"),
        ("US Eastern Standard Time", "America/Indiana/Indianapolis"),
    ],
)
def test_windows_names_are_read(text, zone):
    assert clean_value(text, "time_zone") == zone


def test_an_offset_in_front_of_a_zone_has_to_be_its_own_in_winter_or_summer():
    assert clean_value("(GMT-05:00) America/New_York", "time_zone") == "America/New_York"
    assert clean_value("(UTC-04:00) Eastern Standard Time", "time_zone") == "America/New_York"
    assert reason_of("(UTC-07:00) America/New_York", "time_zone") == "component"
    assert reason_of("(UTC-06:00) Asia/Tokyo", "time_zone") == "component"


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("(Europe/London) UTC", "Europe/London"),
        ("(UTC) Europe/London", "Europe/London"),
        ("(Asia/Tokyo) +09:00", "Asia/Tokyo"),
        ("Asia/Tokyo (UTC+09:00)", "Asia/Tokyo"),
        ("Eastern Standard Time (America/New_York)", "America/New_York"),
        ("(UTC+01:00) GMT+1", "+01:00"),
        ("(UTC) Z", "UTC"),
    ],
)
def test_the_place_is_kept_on_whichever_side_of_the_bracket_it_stands(text, zone):
    assert clean_value(text, "time_zone") == zone


@pytest.mark.parametrize(
    "text",
    [
        "(Europe/Berlin) Europe/Paris",
        "Europe/Berlin (Europe/Paris)",
        "(Asia/Tokyo) UTC",
        "(Asia/Tokyo) +08:00",
        "(UTC+01:00) UTC",
        "UTC (UTC+01:00)",
    ],
)
def test_bracket_and_text_have_to_agree(text):
    assert reason_of(text, "time_zone") == "component"


def test_abbreviations_are_ambiguous_until_they_are_explained():
    for text in ("IST", "EST", "CET", "bst"):
        assert reason_of(text, "time_zone") == "ambiguous"
    explained = {"IST": "Asia/Kolkata", "bst": "+01:00"}
    assert clean_value("ist", "time_zone", abbreviation_map=explained) == "Asia/Kolkata"
    assert clean_value("BST", "time_zone", abbreviation_map=explained) == "+01:00"
    assert reason_of("EST", "time_zone", abbreviation_map=explained) == "ambiguous"


def test_a_city_by_itself_is_read_on_request_and_only_if_one_zone_is_named_after_it():
    assert reason_of("new york", "time_zone") == "ambiguous"
    assert clean_value("new york", "time_zone", cities=True) == "America/New_York"
    assert clean_value("Kolkata", "time_zone", cities=True) == "Asia/Kolkata"
    assert reason_of("Eastern", "time_zone", cities=True) == "unknown"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Mars/Base", "unknown"),
        ("Factory", "unknown"),
        ("05:30", "unknown"),
        ("+05:3", "unknown"),
        ("+005", "unknown"),
        ("+530", "unknown"),
        ("UTC-123", "unknown"),
        ("+05301", "unknown"),
        ("() UTC", "unknown"),
        ("UTC (+00:00) UTC", "syntax"),
        ("+25:00", "range"),
        ("+14:30", "range"),
        ("-12:30", "range"),
        ("+05:60", "range"),
    ],
)
def test_what_is_no_time_zone_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "time_zone") == reason


@pytest.mark.parametrize(
    ("zone", "offset", "abbreviation", "dst"),
    [
        ("America/New_York", "-05:00", "EST", True),
        ("Australia/Sydney", "+10:00", "AEST", True),
        ("Europe/Dublin", "+00:00", "GMT", True),
        ("Asia/Kolkata", "+05:30", "IST", False),
        ("Asia/Dubai", "+04:00", "+04:00", False),
        ("UTC", "+00:00", "UTC", False),
    ],
)
def test_offset_and_abbreviation_are_those_of_standard_time(zone, offset, abbreviation, dst):
    assert clean_value(zone, "time_zone", "offset") == offset
    assert clean_value(zone, "time_zone", "abbreviation") == abbreviation
    parts = {"iana": zone, "utc_offset": offset, "dst": dst}
    assert clean_value(zone, "time_zone", "parts") == parts


def test_windows_names_are_written_where_windows_has_one():
    assert clean_value("us/eastern", "time_zone", "windows") == "Eastern Standard Time"
    assert clean_value("Europe/Oslo", "time_zone", "windows") == "W. Europe Standard Time"
    assert clean_value("Z", "time_zone", "windows") == "UTC"
    assert reason_of("+05:30", "time_zone", "windows") == "unknown"


@pytest.mark.parametrize(
    ("zone", "name"),
    [
        ("Europe/Madrid", "Romance Standard Time"),
        ("Europe/Rome", "W. Europe Standard Time"),
        ("Europe/Athens", "GTB Standard Time"),
        ("America/Toronto", "Eastern Standard Time"),
        ("America/Detroit", "Eastern Standard Time"),
        ("America/Lima", "SA Pacific Standard Time"),
        ("Asia/Hong_Kong", "China Standard Time"),
        ("Asia/Manila", "Singapore Standard Time"),
        ("Australia/Melbourne", "AUS Eastern Standard Time"),
        ("Australia/Hobart", "Tasmania Standard Time"),
        ("Africa/Algiers", "W. Central Africa Standard Time"),
    ],
)
def test_further_zones_of_a_windows_zone_are_written_as_that(zone, name):
    assert clean_value(zone, "time_zone", "windows") == name


def test_every_zone_written_is_one_that_python_knows():
    known = zoneinfo.available_timezones()
    for name in sorted(known):
        if "/" in name and not name.startswith(("posix", "right")):
            once = clean_value(name, "time_zone")
            assert once in known
            assert clean_value(once, "time_zone") == once


def test_it_has_other_names():
    assert (
        cl.clean_timezone(["us/pacific"]) == cl.clean_tz(["us/pacific"]) == ["America/Los_Angeles"]
    )


@pytest.mark.parametrize(
    "meanings", [{"IST": "Asia/Kolkatta"}, {"IST": 5.5}, {"IST": "IST"}, ["IST"]]
)
def test_abbreviations_must_be_explained_by_something_known(meanings):
    with pytest.raises(BadOption, match="abbreviation_map"):
        clean_value("IST", "time_zone", abbreviation_map=meanings)
