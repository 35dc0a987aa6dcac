"""Subdivisions of countries."""

import pandas as pd
import pycountry
import pytest

import cleanlib as cl
from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "region", "code"),
    [
        ("DE-BY", None, "DE-BY"),
        ("de_by", None, "DE-BY"),
        ("BY", "DE", "DE-BY"),
        ("bayern", None, "DE-BY"),
        ("Bavaria", None, "DE-BY"),
        ("Bayern, Germany", None, "DE-BY"),
        ("Kanton Zürich", None, "CH-ZH"),
        ("County Kerry", None, "IE-KY"),
        ("Osaka-fu", None, "JP-27"),
        ("Guangdong Province", None, "CN-GD"),
        ("Madrid, Comunidad de", None, "ES-MD"),
        ("Cataluña", None, "ES-CT"),
        ("Illes Balears", None, "ES-IB"),
        ("Wales", None, "GB-WLS"),
        ("Limburg", "NL", "NL-LI"),
        ("Limburg", "Belgium", "BE-VLI"),
        ("Calif.", "US", "US-CA"),
        ("Texas (TX)", None, "US-TX"),
        ("Kent", None, "GB-KEN"),
        ("SÃ£o Paulo", None, "BR-SP"),
    ],
)
def test_codes_and_names(text, region, code):
    assert clean_value(text, "subdivision", region=region) == code


@pytest.mark.parametrize(
    ("text", "region", "reason"),
    [
        ("Atlantis", None, "unknown"),
        ("Germany", None, "unknown"),
        ("Province", None, "unknown"),
        ("Bayern", "AT", "unknown"),
        ("DE-BY", "AT", "unknown"),
        ("Limburg", None, "ambiguous"),
        ("Punjab", None, "ambiguous"),
        ("BY", None, "ambiguous"),
        ("Bavaria, Hesse", None, "component"),
        ("a" * 1_000_000, None, "length"),
    ],
)
def test_what_is_no_subdivision_is_invalid_for_a_reason(text, region, reason):
    assert reason_of(text, "subdivision", region=region) == reason


def test_every_code_of_iso_3166_2_is_read():
    codes = [one.code for one in pycountry.subdivisions]
    assert cl.clean_subdivision(codes) == codes


def test_every_name_is_read_in_its_country_unless_two_parts_share_it():
    for code in ("AU", "BR", "CA", "CH", "DE", "ES", "FR", "IN", "IT", "MX", "NL", "US"):
        for one in pycountry.subdivisions.get(country_code=code):
            found = cl.clean_subdivision([one.name], region=code, errors="coerce")[0]
            assert found in (one.code, one.parent_code, None)


def test_another_column_may_name_the_country():
    frame = pd.DataFrame({"s": ["BY", "Limburg"], "c": ["Germany", "NLD"]})
    cleaned = cl.clean_subdivision(frame, "s", region_from="c")
    assert cleaned["s"].tolist() == ["DE-BY", "NL-LI"]


def test_formats():
    assert clean_value("Wales", "subdivision", "name") == "Wales"
    assert clean_value("ES-MD", "subdivision", "name") == "Comunidad de Madrid"
    assert clean_value("DE-BY", "subdivision", "parts") == {
        "country": "DE",
        "code": "BY",
        "name": "Bayern",
        "type": "Land",
    }


def test_misspellings_on_request():
    assert clean_value("Bavria", "subdivision", fuzzy=True) == "DE-BY"


def test_the_region_must_be_a_country():
    with pytest.raises(cl.BadOption, match="must be a country"):
        clean_value("BY", "subdivision", region="Bavaria")
