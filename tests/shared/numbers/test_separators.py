"""Open marks are settled by the option, the column, or a default."""

import numpy as np
import pytest

from cleanlib.core.decide import Decision
from cleanlib.core.fields import MISSING, PENDING, Fields, Run
from cleanlib.shared.numbers.options import MarkOptions
from cleanlib.shared.numbers.separators import QUESTION, default_mark, settle_marks

POINT, COMMA = 0, 1


def block(*, opens=MISSING, proves=MISSING, heads=1, head_digits=1, decided=None):
    """One row each: 1,234 and the like, as the grammar leaves it."""
    fields = Fields(1, Run(MarkOptions()))
    fields["n"] = np.array([1234])
    fields["n_exponent"] = np.array([-3])
    fields["n_open"] = np.array([opens])
    fields["n_proves"] = np.array([proves])
    fields["n_head"], fields["n_head_digits"] = np.array([heads]), np.array([head_digits])
    if decided is not None:
        value, source = decided
        decision = Decision(QUESTION, "", value, source, 0, 0, 1, None)
        fields.run.decided = {(QUESTION, ""): decision}
        fields.run.settled = True
    return fields


def settled(fields, **options):
    settle_marks(fields, MarkOptions(**options))
    return int(fields["n_exponent"][0]), fields.run.reasons[fields.reason[0]][0]


@pytest.mark.parametrize(
    ("opens", "mark", "exponent"),
    [(COMMA, ",", -3), (COMMA, ".", 0), (POINT, ".", -3), (POINT, ",", 0)],
)
def test_a_stated_mark_settles_an_open_one(opens, mark, exponent):
    assert settled(block(opens=opens), decimal=mark) == (exponent, "")


@pytest.mark.parametrize(("proves", "mark"), [(COMMA, "."), (POINT, ",")])
def test_a_number_that_proves_the_other_mark_is_refused(proves, mark):
    assert settled(block(proves=proves), decimal=mark)[1] == "decimal_mark"


def test_an_open_mark_waits_for_the_column():
    fields = block(opens=COMMA)
    settle_marks(fields, MarkOptions())
    assert fields.reason[0] == PENDING
    assert fields.run.evidence.tally(QUESTION).undecided == 1


def test_a_proof_is_a_vote():
    fields = block(proves=COMMA)
    settle_marks(fields, MarkOptions())
    tally = fields.run.evidence.tally(QUESTION)
    assert (tally.votes, tally.conflict_note) == ({",": 1}, "separator_conflict")


@pytest.mark.parametrize(
    ("decided", "outcome", "note"),
    [
        ((",", "column"), (-3, ""), "separator_inferred"),
        ((".", "column"), (0, ""), "separator_inferred"),
        ((".", "default"), (0, ""), "separator_assumed"),
        ((".", "conflict"), (0, ""), "separator_assumed"),
        ((None, "default"), (-3, "ambiguous"), None),
    ],
)
def test_a_decision_is_followed_and_noted(decided, outcome, note):
    fields = block(opens=COMMA, decided=decided)
    assert settled(fields) == outcome
    assert fields.run.note_names == ([note] if note else [])


@pytest.mark.parametrize(("head", "digits"), [(0, 1), (0, 2), (0, 3), (9, 2), (99, 3), (1, 2)])
def test_behind_a_zero_an_open_mark_is_decimal(head, digits):
    fields = block(opens=COMMA, heads=head, head_digits=digits)
    assert settled(fields) == (-3, "")
    assert fields.run.evidence.tally(QUESTION).votes == {",": 1}


@pytest.mark.parametrize(("head", "digits"), [(0, 1), (0, 3), (9, 2), (99, 3)])
def test_a_grouped_number_may_not_begin_with_a_zero(head, digits):
    assert settled(block(heads=head, head_digits=digits))[1] == "grouping"


@pytest.mark.parametrize(("head", "digits"), [(1, 1), (10, 2), (100, 3), (999, 3)])
def test_other_heads_leave_a_number_as_it_is(head, digits):
    assert settled(block(heads=head, head_digits=digits)) == (-3, "")


def test_long_fractions_are_as_long_as_the_text():
    fields = block()
    fields["n_long_fraction"] = np.array([40])
    assert settled(fields)[0] == -40


def test_a_cell_with_several_numbers_waits_once():
    fields = block(opens=COMMA)
    fields["m"], fields["m_exponent"] = np.array([1]), np.array([-3])
    fields["m_open"] = np.array([POINT])
    settle_marks(fields, MarkOptions(), ("n", "m", "k"))
    assert fields.run.evidence.tally(QUESTION).undecided == 1


@pytest.mark.parametrize(("option", "mark"), [(".", "."), (",", ","), ("reject", None)])
def test_the_default_is_that_of_the_option(option, mark):
    assert default_mark(MarkOptions(ambiguous_separator=option), QUESTION) == mark
