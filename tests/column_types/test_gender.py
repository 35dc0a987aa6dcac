"""Genders."""

import pytest

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of

FORMATS = ("M/F", "male/female", "code")


@pytest.mark.parametrize(
    ("texts", "written"),
    [
        ("M m Male MAN boy Männlich homme masculino 男 мужской Erkek mężczyzna ذكر", "M"),
        ("F f Female woman girl weiblich FEMME mujer 女性 Ж kadın KADIN kobieta أنثى W", "F"),
        ("X x other non-binary nonbinary divers 其他 genderqueer", "X"),
    ],
)
def test_words_of_many_languages_and_english_letters_are_read(texts, written):
    for text in texts.split():
        assert clean_value(text, "gender") == written
    assert clean_value(f" {texts.split()[0]}. ", "gender") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("purple", "unknown"),
        ("M/F", "unknown"),
        ("male female", "unknown"),
        ("d", "unknown"),
        ("h", "unknown"),
        ("mrs", "unknown"),
        ("no", "unknown"),
        ("1", "ambiguous"),
        ("0", "ambiguous"),
        (2.0, "ambiguous"),
        ("unknown", "missing_part"),
        ("Prefer not to say", "missing_part"),
        ("m" * 1_000, "length"),
    ],
)
def test_what_says_no_gender_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "gender") == reason


@pytest.mark.parametrize(
    ("spec", "cells"),
    [
        ("M/F", ["M", "F", "X", "n.s."]),
        ("male/female", ["male", "female", "other", "n.s."]),
        ("code", ["M", "F", "O", "U"]),
    ],
)
def test_every_format_is_read_again(spec, cells):
    source = ["Man", "woman", "non-binary", "not stated"]
    options = {"target_format": spec, "unknown_to": "n.s."}
    assert cl.clean_gender(source, **options) == cells
    assert cl.clean_gender(cells, **options) == cells


def test_iso_5218_has_four_codes():
    source = ["unknown", "M", "female", "not applicable", "X"]
    written = cl.clean_gender(source, target_format="iso5218", errors="coerce")
    assert written == ["0", "1", "2", "9", None]
    options = {"target_format": "iso5218", "input": "iso5218"}
    assert cl.clean_gender(written, **options) == written
    assert cl.clean_gender(["1", 2, "M"], input="iso5218") == ["M", "F", "M"]
    assert reason_of("3", "gender", input="iso5218") == "range"
    assert reason_of("x", "gender", "iso5218") == "missing_part"


def test_other_and_unknown_are_written_as_the_caller_says():
    assert clean_value("divers", "gender", other="D") == "D"
    assert clean_value("D", "gender", other="D") == "D"
    assert clean_value("undisclosed", "gender", unknown_to="?u") == "?u"
    assert cl.clean_gender(["N/A", "?"], unknown_to="U") == [None, None]


@pytest.mark.parametrize(
    ("cells", "written", "inferred"),
    [
        (["H", "M", "H"], ["M", "F", "M"], 3),
        (["H", "F"], ["M", "F"], 1),
        (["H", "F", "M"], [None, "F", "M"], 0),
        (["H"], [None], 0),
        (["M", "F"], ["M", "F"], 0),
        (["h.", "hombre", "m"], ["M", "M", "F"], 2),
    ],
)
def test_the_letters_of_the_column_show_what_h_and_m_stand_for(cells, written, inferred):
    result, report = cl.clean(cells, type="gender", errors="coerce")
    assert result == written
    assert report.notes.get("letters_inferred", 0) == inferred
    assert cl.clean_gender(written, errors="coerce") == written


def test_letters_of_a_stated_language():
    assert cl.clean_gender(["w", "m", "d"], languages="de") == ["F", "M", "X"]
    assert cl.clean_gender(["v", "m"], languages="nl") == ["F", "M"]
    assert cl.clean_gender(["h", "mujer"], languages="es") == ["M", "F"]
    assert reason_of("m", "gender", languages="es") == "ambiguous"
    assert cl.clean_gender(["m", "f"], languages="es") == ["M", "F"]
    assert reason_of("femme", "gender", languages="de") == "unknown"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"other": "m"}, "written for male already"),
        ({"unknown_to": "F"}, "written for female already"),
        ({"other": " "}, "must be a text"),
        ({"input": "hl7"}, "is not one of None, 'iso5218'"),
        ({"languages": ["xx"]}, "'xx' is not known"),
        ({"other": None}, "other=None"),
    ],
)
def test_impossible_options_are_refused(options, message):
    with pytest.raises(BadOption, match=message):
        clean_value("m", "gender", **options)
