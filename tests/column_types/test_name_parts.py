"""Columns of first names, last names, titles and initials."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (" jANE ", "Jane"),
        ("MARY ANN", "Mary Ann"),
        ("jean-luc", "Jean-Luc"),
        ("MARÍA DEL CARMEN", "María del Carmen"),
        ("DeShawn", "DeShawn"),
        ("Null", "Null"),
    ],
)
def test_first_names(text, name):
    assert clean_value(text, "first_name") == name


def test_letters_of_first_names_are_kept_on_request():
    assert clean_value("jANE", "first_name", case="keep") == "jANE"
    assert clean_value("jean-luc", "first_name", "initial") == "J."


@pytest.mark.parametrize(
    ("text", "name", "particle"),
    [
        ("VAN DER BERG", "van der Berg", "van der"),
        ("DE LA CRUZ", "de la Cruz", "de la"),
        ("LE BRUN", "Le Brun", "Le"),
        ("ST. JOHN", "St. John", "St."),
        ("AL-RASHID", "al-Rashid", None),
        ("o'neil-smith", "O'Neil-Smith", None),
        ("MCDONALD", "McDonald", None),
        ("MACDONALD", "Macdonald", None),
        ("IJSSELMEER", "IJsselmeer", None),
        ("VAN", "Van", None),
        ("deVries", "deVries", None),
    ],
)
def test_last_names(text, name, particle):
    assert clean_value(text, "last_name") == name
    assert clean_value(text, "last_name", "parts")["particle"] == particle


def test_last_names_in_capitals():
    assert clean_value("van der Berg", "last_name", "upper") == "VAN DER BERG"


@pytest.mark.parametrize("kind", ["first_name", "last_name"])
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4nn4", "syntax"),
        ("Smith, John", "syntax"),
        ("Mr John", "component"),
        ("Smith Jr", "component"),
        ("Pat & Jo", "multiple"),
        ("a@example.com", "syntax"),
        ("x" * 300, "length"),
    ],
)
def test_what_is_no_single_part_is_invalid(kind, text, reason):
    assert reason_of(text, kind) == reason


@pytest.mark.parametrize("kind", ["first_name", "last_name"])
def test_null_in_capitals_is_missing(kind):
    assert cl.clean([("Null")], type=kind).df == ["Null"]
    assert clean_value("NULL", kind) is None
    assert clean_value("nan", kind) is None


@pytest.mark.parametrize(
    ("text", "short", "full"),
    [
        ("mister", "Mr", "Mister"),
        ("PROF.DR.", "Prof Dr", "Professor Doctor"),
        ("Dipl.-Ing.", "Dipl-Ing", "Diplomingenieur"),
        ("Lt. Col.", "Lt Col", "Lieutenant Colonel"),
        ("frau", "Frau", "Frau"),
    ],
)
def test_titles(text, short, full):
    assert clean_value(text, "title_prefix") == short
    assert clean_value(short, "title_prefix") == short
    assert clean_value(text, "title_prefix", "full") == full


@pytest.mark.parametrize(
    ("text", "reason"), [("Mrx", "unknown"), ("Esq.", "unknown"), ("Mr Mrs", "multiple")]
)
def test_what_is_no_title_is_invalid(text, reason):
    assert reason_of(text, "title_prefix") == reason


@pytest.mark.parametrize(
    ("text", "dotted", "bare"),
    [
        ("j q d", "J.Q.D.", "JQD"),
        ("J.-P.", "J.P.", "JP"),
        ("JQD", "J.Q.D.", "JQD"),
        ("é", "É.", "É"),
    ],
)
def test_initials(text, dotted, bare):
    assert clean_value(text, "initials") == dotted
    assert clean_value(dotted, "initials", "bare") == bare
    assert clean_value(bare, "initials") == dotted


@pytest.mark.parametrize(
    ("text", "reason"),
    [("12", "syntax"), ("jane", "ambiguous"), ("ß", "syntax"), ("A.B.C.D.E.F.G.H.I.", "length")],
)
def test_what_are_no_initials_is_invalid(text, reason):
    assert reason_of(text, "initials") == reason


def test_initials_that_are_null_tokens_are_missing_unless_dotted_or_kept():
    column = ["NA", "N.A."]
    assert cl.clean_initials(column) == [None, "N.A."]
    assert cl.clean_initials(column, keep_tokens=["NA"]) == ["N.A.", "N.A."]


@pytest.mark.parametrize("kind", ["first_name", "last_name", "title_prefix", "initials"])
@given(text=st.text("aAbM c-'’.ÉßİışJRvan", max_size=12))
@example(text="ı A")
def test_cleaning_twice_changes_nothing(kind, text):
    clean = getattr(cl, f"clean_{kind}")
    (once,) = clean([text], errors="coerce")
    assert clean([once], errors="coerce") == [once]
