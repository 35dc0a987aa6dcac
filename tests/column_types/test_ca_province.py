"""Provinces and territories of Canada."""

import pytest

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.shared.divisions import ca_provinces
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("québec", "QC"),
        ("PQ", "QC"),
        ("Ont.", "ON"),
        ("P.E.I.", "PE"),
        ("Nfld. & Lab.", "NL"),
        ("N.W.T.", "NT"),
        ("Yukon Territory", "YT"),
        ("Province de Québec", "QC"),
        ("Île-du-Prince-Édouard", "PE"),
        ("NOUVELLE-ECOSSE", "NS"),
        ("Manitoba, Canada", "MB"),
        ("CA-AB", "AB"),
    ],
)
def test_names_and_abbreviations_in_both_languages(text, code):
    assert clean_value(text, "ca_province") == code


@pytest.mark.parametrize(
    ("text", "reason"),
    [("XX", "unknown"), ("California", "unknown"), ("ON, QC", "component"), ("35", "unknown")],
)
def test_what_is_no_province_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "ca_province") == reason


def test_misspellings_on_request():
    assert clean_value("Manitobba", "ca_province", fuzzy=True) == "MB"


@pytest.mark.parametrize("spec", ["abbreviation", "name_en", "name_fr", "iso"])
def test_what_is_written_is_read_again(spec):
    written = cl.clean_ca_province([*ca_provinces()], target_format=spec)
    assert cl.clean_ca_province(written) == [*ca_provinces()]


def test_formats():
    assert clean_value("BC", "ca_province", "name_fr") == "Colombie-Britannique"
    assert clean_value("qc", "ca_province", "parts") == {"code": "QC", "name": "Quebec"}
