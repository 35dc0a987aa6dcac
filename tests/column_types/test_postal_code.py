"""Postal codes, of a region that is stated and of one region each."""

from importlib import import_module
from itertools import product
from string import ascii_uppercase

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.catalogue import registry
from cleanlib.column_types.postal_presets import PRESETS
from cleanlib.shared.postal_codes import schemes
from tests.column_types.reading import reason_of

REGIONS = {preset.name: preset.region for preset in PRESETS}


@pytest.mark.parametrize(
    ("text", "region", "code"),
    [
        ("62701", "US", "62701"),
        ("627011234", "US", "62701-1234"),
        ("62701 1234", "US", "62701-1234"),
        ("62701.0", "US", "62701"),
        ("US-62701", "US", "62701"),
        ("\u200b６２７０１‑1234", "US", "62701-1234"),
        ("sw1a1aa", "GB", "SW1A 1AA"),
        ("gir0aa", "GB", "GIR 0AA"),
        ("GB EC1A  1BB", "GB", "EC1A 1BB"),
        ("l8e-5x1", "CA", "L8E 5X1"),
        ("D-01067", "DE", "01067"),
        ("PLZ 01067", "DE", "01067"),
        ("NL-1012 ab", "NL", "1012 AB"),
        ("LV1050", "LV", "LV-1050"),
        ("01.310-100", "BR", "01310-100"),
        ("CEP: 01310100", "BR", "01310-100"),
        ("〒 1000001", "JP", "100-0001"),
        ("d6wxy12", "IE", "D6W XY12"),
        ("se-11455", "SE", "114 55"),
        ("S(018956)", "SG", "018956"),
        ("ad500", "AD", "AD500"),
    ],
)
def test_a_code_is_written_as_its_region_writes_it(text, region, code):
    assert clean_value(text, "postal_code", region=region) == code
    assert clean_value(code, "postal_code", region=region) == code


@pytest.mark.parametrize(
    ("text", "region", "reason"),
    [
        ("7511", "US", "length"),
        ("00000", "US", "component"),
        ("00500", "US", "component"),
        ("627 01", "US", "syntax"),
        ("6270-11234", "US", "syntax"),
        ("62701.5", "US", "syntax"),
        ("2020-01-01", "BR", "syntax"),
        ("-62701", "US", "syntax"),
        ("1310100-", "BR", "syntax"),
        ("62701, 62702", "US", "syntax"),
        ("9.4105E+4", "US", "lost_digits"),
        ("9" * 1_000_000, "US", "length"),
        ("W1A 1A1", "CA", "component"),
        ("VOH 1Z6", "CA", "syntax"),
        ("QQ1 1AA", "GB", "component"),
        ("SW1A 1CA", "GB", "component"),
        ("SW1A 0A[", "GB", "syntax"),
        ("1012 SS", "NL", "component"),
        ("A65 FOE2", "IE", "component"),
        ("53000", "ES", "component"),
        ("00123", "DE", "component"),
        ("SW1A 1AA", "DE", "length"),
    ],
)
def test_what_cannot_be_a_code_is_invalid_for_a_reason(text, region, reason):
    assert reason_of(text, "postal_code", region=region) == reason


@pytest.mark.parametrize(
    "cells",
    [
        pd.Series([7307, 501]),
        pd.Series([7307.0, 501.0]),
        pd.Series([7307, 501], dtype="Int64"),
        pd.Series([7307, 501.0], dtype="object"),
        pd.Series([7307, 501]).astype("category"),
    ],
)
def test_numbers_get_back_the_zeros_that_they_lost(cells):
    assert cl.clean_postal_code(cells).tolist() == ["07307", "00501"]


def test_text_gets_zeros_only_when_asked():
    assert clean_value("4101", "postal_code", pad=True) == "04101"
    assert clean_value(88173351, "postal_code") == "08817-3351"
    assert clean_value(800, "postal_code", region="AU") == "0800"
    assert reason_of(1234567890, "postal_code") == "length"
    assert reason_of(12.5, "postal_code") == "syntax"


@pytest.mark.parametrize(
    ("text", "region", "code"),
    [
        ("VOH 1Z6", "CA", "V0H 1Z6"),
        ("KIA OBI", "CA", "K1A 0B1"),
        ("SWIA IAA", "GB", "SW1A 1AA"),
        ("O1O67", "DE", "01067"),
    ],
)
def test_lookalikes_are_exchanged_where_one_code_fits(text, region, code):
    assert reason_of(text, "postal_code", region=region)
    assert clean_value(text, "postal_code", region=region, fix_confusables=True) == code


def test_formats():
    assert clean_value("62701-1234", "postal_code", "zip5") == "62701"
    assert clean_value("62701 1234", "postal_code", "zip+4") == "62701-1234"
    assert clean_value("62701-1234", "postal_code", "prefix") == "627"
    assert clean_value("SW1A1AA", "postal_code", "prefix", region="GB") == "SW1A"
    assert clean_value("SW1A 1AA", "postal_code", "compact", region="GB") == "SW1A1AA"
    assert reason_of("62701", "postal_code", "zip+4") == "missing_part"
    assert reason_of("SW1A 1AA", "postal_code", "zip5", region="GB") == "component"
    assert clean_value("62701-1234", "postal_code", "parts") == {
        "outward": "62701", "inward": None, "plus4": "1234", "country": "US",
    }  # fmt: skip


def test_parts_of_one_region():
    assert clean_value("sw1a1aa", "gb_postcode", "parts") == {
        "area": "SW", "district": "1A", "sector": "1", "unit": "AA",
    }  # fmt: skip
    assert clean_value("k1a0b1", "ca_postal_code", "parts") == {"fsa": "K1A", "ldu": "0B1"}
    assert clean_value("62701", "us_zip", "parts") == {"zip5": "62701", "plus4": None}
    assert clean_value(800, "au_postcode", "parts") == {"number": "0800", "state_range": "NT"}
    assert clean_value("1067", "de_plz", "parts") == {"zone": "0", "rest": "1067"}


def test_a_region_must_be_known():
    with pytest.raises(cl.BadOption, match="no postal codes are known"):
        clean_value("1", "postal_code", region="XX")


@pytest.mark.parametrize("region", schemes())
def test_the_example_of_a_region_is_written_as_it_stands(region):
    example = schemes()[region].example
    assert clean_value(example, "postal_code", region=region) == example


@pytest.mark.parametrize(("name", "region"), REGIONS.items())
def test_a_preset_reads_what_postal_code_reads_there(name, region):
    for text in (*registry.get(name).examples, schemes()[region].example):
        plain = clean_value(text, "postal_code", region=region, pad=True)
        assert clean_value(text, name, pad=True) == plain


@given(st.sampled_from(sorted(schemes())), st.data())
def test_cleaning_twice_changes_nothing(region, data):
    code = data.draw(st.from_regex(schemes()[region].pattern, fullmatch=True, alphabet=_ASCII))
    once = clean_value(code, "postal_code", region=region)
    assert clean_value(once, "postal_code", region=region) == once
    assert clean_value(once, "postal_code", "compact", region=region) == code


_ASCII = st.characters(codec="ascii")


@pytest.mark.parametrize(
    ("name", "module", "numbers"),
    [
        ("at_postleitzahl", "at.postleitzahl", [f"{n:04d}" for n in range(10_000)]),
        ("es_postal_code", "es.postal_code", [f"{n:05d}" for n in range(0, 100_000, 7)]),
        ("nl_postcode", "nl.postcode", [f"{n:04d}AB" for n in range(10_000)]),
        (
            "nl_postcode",
            "nl.postcode",
            [f"1234{a}{b}" for a, b in product(ascii_uppercase, repeat=2)],
        ),
        ("se_postnummer", "se.postnummer", [f"{n:05d}" for n in range(0, 100_000, 7)]),
    ],
)
def test_python_stdnum_says_the_same(name, module, numbers):
    judge = import_module(f"stdnum.{module}")
    read = cl.clean(pd.DataFrame({"code": numbers}), "code", name, errors="coerce").df["code"]
    assert read.notna().tolist() == [judge.is_valid(number) for number in numbers]


@pytest.mark.parametrize("cell", [-1, -150.0])
@pytest.mark.parametrize("name", ["za_postal_code", "no_postal_code", "it_cap"])
def test_a_negative_number_is_no_code(name, cell):
    read = cl.clean(pd.DataFrame({"code": [cell]}), "code", name, errors="coerce")
    assert read.report.reasons == {"syntax": 1}


def test_another_column_may_name_the_country_of_each_row():
    frame = pd.DataFrame(
        {"z": ["110 001", "sw1a1aa", "2134", "75001"], "c": ["India", "UK", "Belgium", "Peru"]}
    )
    result = cl.clean(frame, "z", type="postal_code", region_from="c", errors="coerce")
    assert result.df["z"].iloc[:3].tolist() == ["110001", "SW1A 1AA", "2134"]
    assert result.report.reasons == {"unknown": 1}


def test_rows_whose_country_is_not_told_are_counted():
    frame = pd.DataFrame({"z": ["10115", "02134"], "c": ["Germany", ""]})
    result = cl.clean(frame, "z", type="postal_code", region_from="c")
    assert result.df["z"].tolist() == ["10115", "02134"]
    assert result.report.notes == {"region_assumed": 1}
