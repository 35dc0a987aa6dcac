"""Questions that a column answers as a whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import Decision
from cleanlib.core.decide import Evidence, Tally


def tally_of(*votes, undecided=0):
    tally = Tally(undecided=undecided)
    for value, rows, first in votes:
        tally.add(value, rows, first)
    return tally


def settled(*votes, default=False, undecided=0):
    return tally_of(*votes, undecided=undecided).settle("day_first", "n/n/year", default)


def test_proofs_that_agree_decide_the_column():
    assert settled((True, 3, 8), (True, 2, 5), undecided=7) == Decision(
        option="day_first",
        layout="n/n/year",
        value=True,
        source="column",
        votes_for=5,
        votes_against=0,
        undecided=7,
        proof=5,
    )


def test_one_proof_is_enough():
    assert settled((True, 1, 0), undecided=1_000_000).value is True


def test_proofs_that_disagree_leave_the_default():
    decision = settled((True, 90, 4), (False, 1, 2), default=False)
    assert (decision.value, decision.source) == (False, "conflict")
    assert (decision.votes_for, decision.votes_against) == (1, 90)
    assert decision.proof == 2


def test_without_proof_there_is_the_default():
    decision = settled(default=True, undecided=3)
    assert (decision.value, decision.source) == (True, "default")
    assert (decision.votes_for, decision.votes_against, decision.proof) == (0, 0, None)


@pytest.mark.parametrize(
    ("votes", "source"), [([], "default"), ([(1, 2, 3), (4, 5, 6)], "conflict")]
)
def test_a_default_may_be_to_refuse(votes, source):
    decision = settled(*votes, default=None)
    assert (decision.value, decision.source, decision.proof) == (None, source, None)
    assert decision.votes_against == sum(rows for _, rows, _ in votes)


VOTES = st.lists(
    st.tuples(st.sampled_from([True, False, "hour"]), st.integers(1, 9), st.integers(0, 99)),
    max_size=8,
)


@given(VOTES.flatmap(lambda votes: st.tuples(st.just(votes), st.permutations(votes))))
def test_the_order_of_the_votes_does_not_matter(orders):
    votes, others = orders
    assert settled(*votes) == settled(*others)


@given(st.integers(1, 9), st.integers(1, 9))
def test_votes_may_come_in_pieces(some, more):
    assert settled((True, some, 1), (True, more, 4)) == settled((True, some + more, 1))


def test_each_question_and_layout_has_its_own_tally():
    evidence = Evidence()
    evidence.tally("day_first", "n/n").add(True, 1, 0)
    evidence.tally("day_first", "n.n").undecided += 2
    evidence.tally("colon").add("hours", 1, 3)
    assert evidence.tally("day_first", "n/n").votes == {True: 1}
    assert evidence.tally("day_first", "n.n").undecided == 2
    assert evidence.tally("day_first", "n.n").votes == {}


def test_open_questions_come_in_a_fixed_order():
    evidence = Evidence()
    for option, layout in [("b", ""), ("a", "y"), ("a", "x")]:
        evidence.tally(option, layout)
    assert [found[:2] for found in evidence.open()] == [("a", "x"), ("a", "y"), ("b", "")]
