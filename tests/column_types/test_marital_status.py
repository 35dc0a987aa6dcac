"""Marital statuses."""

import pytest

import cleanlib as cl
from cleanlib import BadOption, clean_value
from cleanlib.shared.answer_words import answers
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("texts", "status"),
    [
        ("Single|S|never married|never-married|ledig|célibataire|Soltera|soltero/a|未婚", "single"),
        ("MARRIED|m|verheiratet|mariée|Marié(e)|casado(a)|coniugata|gehuwd|gift", "married"),
        ("divorced|D|Geschieden|divorciado|разведён", "divorced"),
        ("widow|Widower|W|verwitwet|veuve|viudo", "widowed"),
        ("Separated|legally separated|getrennt lebend", "separated"),
        ("Civil Partnership|civil_union|PACS|domestic partner", "civil partnership"),
        ("cohabiting|Living together|common-law|union libre|samboer", "cohabiting"),
    ],
)
def test_words_of_many_languages_are_read(texts, status):
    for text in texts.split("|"):
        assert clean_value(text, "marital_status") == status
    assert clean_value(status, "marital_status") == status


@pytest.mark.parametrize("text", ["blue", "unmarried", "T", "C", "m 2", "MARRIED/SINGLE", "4"])
def test_other_texts_are_unknown(text):
    assert reason_of(text, "marital_status") == "unknown"


def test_codes():
    words = ["single", "married", "divorced", "widowed", "separated", "civil union", "cohabiting"]
    assert cl.clean_marital_status(words, target_format="code") == list("SMDWLTC")
    assert cl.clean_marital_status(list("SMDW"), target_format="code") == list("SMDW")


def test_stated_languages_leave_others_out():
    assert clean_value("ledig", "marital_status", languages=["de"]) == "single"
    assert reason_of("ledig", "marital_status", languages=["fr"]) == "unknown"
    with pytest.raises(BadOption, match="'xx' is not known"):
        clean_value("single", "marital_status", languages="xx")


def test_no_word_has_two_meanings():
    meanings = {}
    for words in answers("person_words", "marital_status").values():
        for word, values in words.items():
            meanings.setdefault(word, set()).update(values)
    assert [word for word, values in meanings.items() if len(values) > 1] == []
