"""How identifiers stand in cells: labels, separators, lost zeros; their formats and options."""

import json
import subprocess
import sys

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.column_types.identifier.row import rows
from tests.conftest import CASES

NUMBERS = [
    json.loads(line)
    for line in (CASES / "identifiers" / "numbers.jsonl").read_text("utf-8").splitlines()
]
REASONS = {
    "InvalidChecksum": "checksum",
    "InvalidComponent": "component",
    "InvalidFormat": "syntax",
    "InvalidLength": "length",
}


def cleaned(value, type_name, target=None, **options):
    return cl.clean_value(value, type_name, target, errors="coerce", **options)


def reason(value, type_name, **options):
    return cl.explain(value, type_name, **options).reason


@pytest.mark.parametrize("case", NUMBERS, ids=lambda case: case["type"])
def test_every_identifier_in_its_two_forms(case):
    name = case["type"]
    assert cleaned(case["input"], name) == case["formatted"]
    assert cleaned(case["input"], name, "compact") == case["compact"]
    assert cleaned(case["formatted"], name) == case["formatted"]
    assert cleaned(case["compact"], name, "compact") == case["compact"]
    assert reason(case["invalid"], name) == REASONS[case["invalid_reason"]]


@pytest.mark.parametrize(
    ("text", "name", "written"),
    [
        ("ISBN-13: 978-0-306-40615-7", "isbn", "978-0-306-40615-7"),
        ("ISBN10 0306406152", "isbn", "0-306-40615-2"),
        ("SWIFT: DEUTDEFF", "bic", "DEUTDEFF"),
        ("VAT ID: DE136695976", "vatin", "DE136695976"),
        ("IBAN No. DE89370400440532013000", "iban", "DE89 3704 0044 0532 0130 00"),
        ("SSN: 123-45-6788", "us_ssn", "123-45-6788"),
        ("TVA: FR40303265045", "fr_tva", "40303265045"),
        ("card no. 4111 1111 1111 1111", "credit_card", "4111111111111111"),
    ],
)
def test_labels_are_left_out(text, name, written):
    assert cleaned(text, name) == written


@pytest.mark.parametrize(
    ("text", "name", "why"),
    [
        ("DE89*37040044*0532013000", "iban", "syntax"),
        ("(DE89370400440532013000)", "iban", "syntax"),
        ("DE89370400440532013000; DE89370400440532013000", "iban", "syntax"),
        ("-123-45-6788", "us_ssn", "syntax"),
        ("D\u0415" + "89370400440532013000", "iban", "syntax"),  # a Cyrillic letter
        ("1" * 1_000_000, "iban", "length"),
        ("IBAN " * 1_000, "iban", "length"),
        ("9790060115615", "isbn", "component"),
        ("306406152", "isbn", "length"),
        ("4.11111E+15", "credit_card", "lost_digits"),
    ],
)
def test_what_is_no_separator_is_refused(text, name, why):
    assert reason(text, name) == why


@pytest.mark.parametrize(
    ("cell", "name", "written"),
    [
        (3785955, "issn", "0378-5955"),
        (306406152, "isbn", "0-306-40615-2"),
        (306406152.0, "isbn", "0-306-40615-2"),
        (12345678, "us_ssn", "012-34-5678"),
        (36000291452, "ean", "036000291452"),
        ("3785955", "issn", None),
        (-3785955, "issn", None),
        (3785955.5, "issn", None),
        ("0306406152.0", "isbn", "0-306-40615-2"),
        ("9.780306406157E+12", "isbn", "978-0-306-40615-7"),
    ],
)
def test_zeros_come_back_to_numbers_only(cell, name, written):
    assert cleaned(cell, name) == written


@pytest.mark.parametrize(
    ("text", "name", "target", "written"),
    [
        ("0-306-40615-2", "isbn", "isbn13", "9780306406157"),
        ("979-12-200-0852-5", "isbn", "isbn10", None),
        ("978-0-306-40615-7", "isbn10", None, "0306406152"),
        ("DEUTDEFF", "bic", "bic11", "DEUTDEFFXXX"),
        ("DEUTDEFFXXX", "bic", "bic8", "DEUTDEFF"),
        ("DE89370400440532013000", "iban", "bban", "370400440532013000"),
        ("DE89370400440532013000", "iban", "masked", "**** **** **** **** **30 00"),
        ("03785955", "issn", "ean", "9770378595002"),
        ("512425192105031218", "cn_ric", "birth_date", "1921-05-03"),
        ("512425192105031218", "cn_ric", "birthdate", "1921-05-03"),
        ("539757082479", "in_aadhaar", "mask", "**** **** 2479"),
        ("20132250058", "pe_ruc", "dni", None),
        ("40303265045", "fr_tva", "siren", "303265045"),
        ("GR094259216", "eu_vat", "country", "GR"),
        ("00800106D06A009204000007", "isan", "urn", "URN:ISAN:0080-0106-D06A-0092-J-0400-0007-R"),
    ],
)
def test_conversions(text, name, target, written):
    assert cleaned(text, name, target) == written


def test_parts():
    assert cleaned("123-45-6788", "us_ssn", "parts") == {
        "area": "123",
        "group": "45",
        "serial": "6788",
    }
    assert cleaned("978-0-306-40615-7", "isbn", "parts") == {
        "prefix": "978",
        "group": "0",
        "publisher": "306",
        "item": "40615",
        "check_digit": "7",
        "kind": "ISBN13",
    }


def test_a_country_for_vat_numbers_without_prefix():
    assert cleaned("136695976", "vatin", country="DE") == "DE136695976"
    assert cleaned("094259216", "vatin", country="gr") == "EL094259216"
    assert reason("DE136695976", "vatin", country="NL") == "component"
    with pytest.raises(cl.BadOption, match="two letters"):
        cl.clean_value("1", "vatin", country="Netherlands")


def test_national_account_numbers_only_on_request():
    assert cleaned("BE68 5390 0754 7034", "iban", "compact") == "BE68539007547034"
    assert cleaned("BE68 5390 0754 7034", "iban", check_country=True) is None


def test_revisions_of_nace():
    assert reason("62.01", "eu_nace") == "component"
    label = cleaned("62.01", "eu_nace", "label", revision="2.0")
    assert label == "Computer programming activities"


def test_birth_dates_to_come_are_kept_and_counted():
    frame = pd.DataFrame({"x": ["99210100008", "18071401338"]})
    result = cl.clean(frame, "x", "pl_pesel")
    assert result.df["x"].tolist() == ["99210100008", "18071401338"]
    assert result.report.notes == {"birth_date_implausible": 1}


def test_names_are_listed_and_functions_made_without_python_stdnum():
    code = (
        "import sys, cleanlib as cl; cl.clean_fr_tva, cl.validate_isbn, cl.types(); "
        "assert 'stdnum' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_names_that_are_no_rows_are_no_types():
    from cleanlib.column_types import identifier

    with pytest.raises(AttributeError, match="has no attribute 'XX_NONE'"):
        _ = identifier.XX_NONE


def test_other_names_lead_to_the_same_type():
    for row in rows().values():
        for alias in row.aliases:
            assert registry.get(alias) is registry.get(row.name)
