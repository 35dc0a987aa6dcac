"""Tables of time zone names."""

import zoneinfo

from cleanlib.shared.zone_names import cities, windows_names, windows_zones, zones


def test_every_canonical_zone_exists():
    known = zoneinfo.available_timezones()
    assert set(zones().values()) <= known
    assert set(windows_zones().values()) <= known


def test_names_that_are_abbreviations_as_well_are_left_out():
    assert not {"est", "cet", "mst", "hst"} & set(zones())
    assert {"est5edt", "etc/gmt_5", "japan"} <= set(zones())


def test_every_windows_name_is_found_again():
    for name, zone in windows_zones().items():
        assert windows_names()[zone].casefold() == name


def test_a_windows_zone_stands_for_all_zones_that_share_it():
    places = {zone for zone in zones().values() if not zone.startswith("Etc/")}
    without = places - set(windows_names())
    assert without <= {"Antarctica/Troll", "CST6CDT", "EST5EDT", "MST7MDT", "PST8PDT"}


def test_a_city_is_the_last_part_of_one_zone():
    assert cities()["new_york"] == "America/New_York"
    assert all(zone.casefold().endswith(city[-4:]) for city, zone in cities().items())
