"""Names of companies and their legal forms."""

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.core.tables import read_table
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "standard", "base"),
    [
        ("Acme Widgets, Incorporated", "Acme Widgets Inc", "Acme Widgets"),
        ("Hello World Co. Ltd", "Hello World Co Ltd", "Hello World"),
        ("Tiffany & Co.", "Tiffany & Co", "Tiffany"),
        ("Acme L L C", "Acme LLC", "Acme"),
        ("Acme, L.L.C.", "Acme LLC", "Acme"),
        ("Foo,Inc.", "Foo Inc", "Foo"),
        ("Foo Co.,Ltd.", "Foo Co Ltd", "Foo"),
        ("Foo Pvt.Ltd.", "Foo Pvt Ltd", "Foo"),
        ("Acme (India) Pvt. Ltd.", "Acme (India) Pvt Ltd", "Acme (India)"),
        ("Acme (Pvt.) Ltd.", "Acme Pvt Ltd", "Acme"),
        ("Acme (India Ltd)", "Acme (India Ltd)", "Acme (India Ltd)"),
        ("Müller GmbH & Co. KG", "Müller GmbH & Co. KG", "Müller"),
        ("Foo Gesellschaft mbH", "Foo GmbH", "Foo"),
        ("Foo Spółka z o.o.", "Foo sp. z o.o.", "Foo"),
        ("Grupo S. A. de C. V.", "Grupo SA de CV", "Grupo"),
        ("ČEZ, a. s.", "ČEZ a.s.", "ČEZ"),
        ("Maersk A/S", "Maersk A/S", "Maersk"),
        ("Koç A.Ş.", "Koç A.Ş.", "Koç"),
        ("ООО «Ромашка»", "ООО «Ромашка»", "Ромашка"),
        ("PT Telkom Indonesia Tbk", "PT Telkom Indonesia Tbk", "Telkom Indonesia"),
        ("(株)トヨタ", "株式会社トヨタ", "トヨタ"),
        ("华为技术有限公司", "华为技术有限公司", "华为技术"),
        ("Bank of America, N.A.", "Bank of America N.A.", "Bank of America"),
        ("Smith &amp; Jones Inc", "Smith & Jones Inc", "Smith & Jones"),
        ("A.B.C. Inc.", "A.B.C. Inc", "A.B.C."),
        ("Acme - Inc", "Acme Inc", "Acme"),
        ("株式会社 Pvt.Ltd. Pvt.Ltd.", "株式会社 Pvt Ltd Pvt Ltd", "株式会社"),
    ],
)
def test_legal_forms_get_their_usual_spelling_or_go(text, standard, base):
    assert clean_value(text, "company_name") == standard
    assert clean_value(standard, "company_name") == standard
    assert clean_value(text, "company_name", "base_name") == base


@pytest.mark.parametrize(
    "name",
    ["AMBA", "Costco", "SAS", "The Company", "Company", "Serenity Day Spa", "Build My PC", "3M",
     "1&1", "H&M", "Barnes & Noble", "Acme LLC dba Widgets", "Null"],
)  # fmt: skip
def test_what_is_no_form_stays(name):
    assert clean_value(name, "company_name", "base_name") == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("12345", "syntax"),
        ("Acme Inc\nWidgets Ltd", "multiple"),
        ("...", "syntax"),
        ("a," * 200, "length"),
        ("info@example.com", "syntax"),
        ("Acme Inc; Widgets Ltd", "multiple"),
        ("x" * 501, "length"),
    ],
)
def test_what_is_no_company_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "company_name") == reason


def test_null_in_capitals_is_missing():
    assert cl.clean_company_name(["Null", "NULL", "None", "N/A"]) == ["Null", None, None, None]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("The Müller & Söhne GmbH", "muller and sohne"),
        ("A.B.C. Inc.", "abc"),
        ("O'Reilly-Auto Parts, Inc", "oreilly auto parts"),
        ("ACME Co. Ltd", "acme"),
    ],
)
def test_a_key_is_for_matching(text, key):
    assert clean_value(text, "company_name", "key") == key
    assert clean_value(key, "company_name", "key") == key


def test_further_formats():
    assert clean_value("Acme Ltd", "company_name", "legal_form_abbr") == "Ltd"
    assert reason_of("Acme", "company_name", "legal_form_abbr") == "missing_part"
    assert clean_value("Acme, Inc.", "company_name", "upper") == "ACME INC"
    assert clean_value("Acme, Inc.", "company_name", "parts") == {
        "base_name": "Acme",
        "legal_form": "Inc",
        "legal_form_full": "Incorporated",
    }


@pytest.mark.parametrize(
    ("text", "case", "name"),
    [
        ("BANK OF THE WEST INC", "title", "Bank of the West Inc"),
        ("BMW AG", "title", "BMW AG"),
        ("eBay inc", "title", "eBay Inc"),
        ("Acme inc", "upper", "ACME Inc"),
    ],
)
def test_letter_case(text, case, name):
    assert clean_value(text, "company_name", case=case) == name


def test_the_country_decides_between_forms_written_alike():
    assert clean_value("Foo A.S.", "company_name", country="TR") == "Foo A.Ş."
    assert clean_value("Foo A.S.", "company_name", country="CZ") == "Foo a.s."
    with pytest.raises(cl.BadOption, match="country='XX'"):
        clean_value("Foo", "company_name", country="XX")


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("incorporated", "Inc"),
        ("G.m.b.H.", "GmbH"),
        ("Société anonyme", "SA"),
        ("株式会社", "株式会社"),
        ("A/S", "A/S"),
    ],
)
def test_legal_forms(text, form):
    assert clean_value(text, "legal_form") == form
    assert clean_value(form, "legal_form") == form


def test_parts_of_a_legal_form_tell_the_country_where_only_one_has_it():
    parts = clean_value("sp z o o", "legal_form", "parts")
    assert parts == {"form": "sp. z o.o.", "country": "PL"}
    assert clean_value("Ltd", "legal_form", "parts")["country"] is None
    assert reason_of("Blob", "legal_form") == "unknown"
    assert clean_value("N/A", "legal_form") is None


@pytest.mark.parametrize("row", read_table("legal_forms"), ids=lambda row: row["form"])
def test_every_form_of_the_table_is_found_and_stays(row):
    if row["place"] in ("end", "both"):
        name = f"Example, {row['form']}"
        assert clean_value(name, "company_name", "base_name") == "Example"
        standard = clean_value(name, "company_name", country=row["countries"].split()[0])
        assert (
            clean_value(standard, "company_name", country=row["countries"].split()[0]) == standard
        )
    assert clean_value(row["form"], "legal_form", country=row["countries"].split()[0])


def test_forms_of_thirty_countries_at_least():
    countries = {code for row in read_table("legal_forms") for code in row["countries"].split()}
    assert len(countries) >= 30


_WORDS = (
    "Acme The of & and Co Co. Ltd. Inc, L L C S.A. de C.V. GmbH (Pvt) (x Pvt.Ltd. A/S a. s. AB PT "
    "ООО «Б» 株式会社 株式会社あ (株) 3 . - , — SpA spa Null N.A."
)
WORDS = st.sampled_from(_WORDS.split())
NAMES = st.lists(WORDS, max_size=7).map(" ".join) | st.text("aAbB &.,-()«»\"'éß株1", max_size=20)


@given(NAMES, st.sampled_from([None, "base_name"]), st.sampled_from(["keep", "title"]))
@example("ßß«1", None, "title")
@example("ß1»é", None, "title")
def test_cleaning_twice_changes_nothing(text, spec, case):
    (once,) = cl.clean_company_name([text], target_format=spec, case=case, errors="coerce")
    (twice,) = cl.clean_company_name([once], target_format=spec, case=case, errors="coerce")
    assert twice == once


@given(NAMES)
def test_a_base_name_is_never_empty_and_has_whole_brackets(text):
    (base,) = cl.clean_company_name([text], target_format="base_name", errors="coerce")
    if base is not None:
        assert any(map(str.isalnum, base))
        assert (base.count("(") == base.count(")")) or text.count("(") != text.count(")")


@pytest.mark.parametrize(
    "text", ["a" * 10**6, "Co " * 166, "& " * 249, "," * 499 + "a", "a." * 249, "S A " * 120]
)
def test_hostile_texts_take_no_time(text):
    start = time.perf_counter()
    cl.clean_company_name([text], errors="coerce")
    assert time.perf_counter() - start < 0.5
