"""The sentences behind notes and reason codes."""

import re
from pathlib import Path

import pytest

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.reporting.wording import (
    BECAME,
    CHANGES,
    GUESSES,
    REASONS,
    explain_note,
    explain_reason,
    visible,
)


@pytest.mark.parametrize("sentence", [*GUESSES.values(), *CHANGES.values(), *REASONS.values()])
def test_every_explanation_is_a_short_sentence(sentence):
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")
    assert len(sentence) <= 120


def test_a_note_is_a_guess_or_a_change_and_never_both():
    assert not GUESSES.keys() & CHANGES.keys()


def test_unknown_names_explain_themselves():
    assert explain_note("house_style") == "house_style"
    assert explain_reason("too_blue") == "too_blue"


@pytest.mark.parametrize("name", registry.names())
def test_every_reason_a_type_documents_is_explained(name):
    assert set(registry.get(name).refused.values()) <= REASONS.keys()


def test_every_note_that_a_type_takes_is_explained():
    sources = Path(cl.__file__).parent.rglob("*.py")
    taken = {
        name
        for source in sources
        for name in re.findall(r"\.note\([^\"]*\"(\w+)\"\)", source.read_text(encoding="utf-8"))
    }
    assert len(taken) > 10
    assert taken <= GUESSES.keys() | CHANGES.keys()


def test_every_way_to_treat_invalid_cells_has_words():
    assert BECAME.keys() == {"warn", "coerce", "ignore", "raise"}


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("plain é 日", "plain é 日"),
        ("\x00\x1b\x7f", r"\x00\x1b\x7f"),
        ("\u202eabc\u2066", r"\u202eabc\u2066"),
        ("a\u00a0b\u200bc\n", r"a\xa0b\u200bc\n"),
        ("\ud800", r"\ud800"),
        (("a", 1), "('a', 1)"),
        ("x" * 41, "x" * 40 + "... (41 characters)"),
    ],
)
def test_what_cannot_be_seen_is_written_out(value, shown):
    assert visible(value, 40) == shown


NOTES = [
    (["13/4/2020", "3/4/2020"], {}, {"order_inferred": 1}),
    (["3/4/2020"], {}, {"order_assumed": 1}),
    (["13/4/2020"], {"day_first": False}, {"order_conflict": 1}),
    (["2020-01-01T24:00:00Z"], {}, {"rolled_24h": 1, "zone_dropped": 1}),
]


@pytest.mark.parametrize(("texts", "options", "notes"), NOTES)
def test_notes_of_real_columns_are_explained(texts, options, notes):
    report = cl.clean(texts, type="date", errors="coerce", **options).report
    counted = {name: n for name, n in report.notes.items() if name != "filled_time"}
    assert counted == notes
    assert all(explain_note(name) != name for name in report.notes)
