"""The rows of a block as arrays, and what became of each row."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from cleanlib.core import fields as module
from cleanlib.core.fields import MISSING, OK, PENDING, Fields, Reasons, Run


@pytest.fixture
def fields():
    return Fields(4, Run(options=None))


def mask(*rows):
    return np.isin(np.arange(4), rows)


def reasons(fields):
    return [fields.run.reasons[number] for number in fields.reason.tolist()]


def test_a_field_is_missing_until_it_is_filled(fields):
    assert "year" not in fields
    assert not fields.has("year").any()
    fields["year"][[1, 3]] = 2020, -5
    assert fields["year"].tolist() == [MISSING, 2020, MISSING, -5]
    assert fields.has("year").tolist() == [False, True, False, True]
    assert "year" in fields
    assert fields.names() == ("year",)


def test_zero_is_a_value(fields):
    fields["year"] = np.zeros(4, np.int64)
    assert fields.has("year").all()


def test_asking_whether_a_row_has_a_field_does_not_make_it(fields):
    fields.has("year")
    assert fields.names() == ()


def test_every_row_stands_for_itself_unless_told_otherwise(fields):
    assert fields.weights.tolist() == [1, 1, 1, 1]
    assert fields.positions.tolist() == [0, 1, 2, 3]


def test_a_row_keeps_its_first_reason(fields):
    fields.fail(mask(0, 1), "syntax", "no number")
    fields.fail(mask(1, 2), "range")
    assert reasons(fields) == [("syntax", "no number")] * 2 + [("range", ""), ("", "")]
    assert fields.good.tolist() == [False, False, False, True]


def test_failing_no_row_makes_no_reason(fields):
    fields.fail(mask(), "range")
    assert list(fields.run.reasons) == [("", ""), ("pending", "")]


def test_good_rows_can_wait_for_the_column(fields):
    fields.fail(mask(0), "syntax")
    fields.wait(mask(0, 1))
    assert fields.reason.tolist() == [2, PENDING, OK, OK]
    assert fields.good.tolist() == [False, False, True, True]


def test_a_waiting_row_does_not_fail(fields):
    fields.wait(mask(1))
    fields.fail(mask(1), "range")
    assert fields.reason[1] == PENDING


def tally(fields, question="mark", layout=""):
    return fields.run.evidence.tally(question, layout)


def test_good_rows_prove_a_reading_with_their_weight(fields):
    fields.weights, fields.positions = np.array([1, 20, 300, 4000]), np.array([9, 7, 5, 3])
    fields.fail(mask(3), "syntax")
    fields.vote("mark", ".", mask(0, 1, 3), conflict="mark_conflict")
    fields.vote("mark", ",", np.array([2]))
    fields.vote("mark", ".", mask(0))
    assert tally(fields).votes == {".": 22, ",": 300}
    assert tally(fields).first == {".": 7, ",": 5}
    assert tally(fields, layout="x").votes == {}


def test_a_vote_of_no_row_is_none(fields):
    fields.vote("mark", ".", mask(), conflict="mark_conflict")
    assert list(fields.run.evidence.open()) == []


def test_waiting_rows_prove_nothing(fields):
    fields.wait(mask(0))
    fields.vote("mark", ".", mask(0, 1))
    assert tally(fields).votes == {".": 1}


def test_evidence_comes_too_late_once_the_run_is_settled(fields):
    assert not fields.run.settled
    fields.run.settled = True
    fields.vote("mark", ".", mask(0))
    assert tally(fields).votes == {}


def test_rows_are_put_off_with_their_weight(fields):
    fields.weights = np.array([1, 20, 300, 4000])
    fields.fail(mask(3), "syntax")
    fields.put_off("mark", mask(0, 1, 3))
    assert tally(fields).undecided == 21
    assert fields.reason.tolist()[:3] == [PENDING, PENDING, OK]
    assert reasons(fields)[3] == ("syntax", "")


def test_a_row_may_wait_for_two_answers(fields):
    fields.put_off("mark", np.array([0, 1]))
    fields.put_off("symbol", mask(1, 2), "$")
    assert (tally(fields).undecided, tally(fields, "symbol", "$").undecided) == (2, 2)
    assert fields.reason.tolist() == [PENDING] * 3 + [OK]


def test_putting_off_no_row_asks_nothing(fields):
    fields.put_off("mark", mask())
    assert list(fields.run.evidence.open()) == []


@pytest.mark.parametrize("where", [slice(None), np.array([0, 2]), mask(0, 2)])
def test_a_field_is_filled_where_it_is_said(fields, where):
    numbers = np.array([5, 6, 7, 8])[where]
    fields.fill("n", where, numbers)
    assert fields["n"].dtype == np.int64
    assert fields["n"][where].tolist() == numbers.tolist()
    assert fields.has("n").sum() == len(numbers)


def test_a_field_holds_python_integers_once_one_of_them_has_to_be(fields):
    fields.fill("n", np.array([0]), np.array([5]))
    fields.fill("n", np.array([1, 2]), np.array([10**40, 6], object))
    fields.fill("n", np.array([3]), np.array([7]))
    assert fields["n"].dtype == object
    assert fields["n"].tolist() == [5, 10**40, 6, 7]
    fields.fill("m", np.array([1]), np.array([10**40], object))
    assert fields.has("m").tolist() == [False, True, False, False]


def test_notes_may_be_made_on_positions(fields):
    fields.note(np.array([1, 3]), "century_assumed")
    fields.note(np.array([], np.int64), "zone_dropped")
    assert fields.notes.tolist() == [0, 1, 0, 1]
    assert fields.run.note_names == ["century_assumed"]


def test_a_run_has_room_for_so_many_notes(fields):
    for number in range(32):
        fields.note(mask(0), f"note {number}")
    with pytest.raises(ValueError, match="32 notes fit a run"):
        fields.note(mask(0), "one more")


def test_notes_are_bits_named_by_the_run(fields):
    fields.note(mask(0, 1), "century_assumed")
    fields.note(mask(1, 2), "zone_dropped")
    assert fields.notes.tolist() == [1, 3, 2, 0]
    assert fields.run.note_names == ["century_assumed", "zone_dropped"]
    assert fields.run.note_bit("zone_dropped") == 2


def test_a_note_on_no_row_is_no_note(fields):
    fields.note(mask(), "century_assumed")
    assert fields.run.note_names == []


def test_notes_are_shared_by_the_blocks_of_a_run(fields):
    fields.note(mask(0), "first")
    other = Fields(1, fields.run)
    other.note(np.array([True]), "second")
    other.note(np.array([True]), "first")
    assert other.notes.tolist() == [3]


def test_a_part_has_the_fields_of_its_prefix(fields):
    fields["start_year"] = np.arange(4)
    fields["end_year"] = np.arange(4) + 10
    fields.weights = np.full(4, 7)
    fields.fail(mask(3), "syntax")
    start = fields.part("start_")
    assert start.names() == ("year",)
    assert start["year"].tolist() == [0, 1, 2, 3]
    assert start.weights.tolist() == [7] * 4
    assert start.good.tolist() == [True, True, True, False]


def test_a_part_fails_by_itself(fields):
    fields.part("start_").fail(mask(0), "range")
    assert fields.good.all()


def test_joined_rows_are_good_when_all_parts_are(fields):
    start, end = fields.part("start_"), fields.part("end_")
    start.fail(mask(0, 1), "range", "of the start")
    end.fail(mask(1, 2), "range", "of the end")
    start.note(mask(3), "century_assumed")
    end.note(mask(2, 3), "zone_dropped")
    fields.join(start=start, end=end)
    assert reasons(fields) == [
        ("range", "of the start"),
        ("range", "of the start"),
        ("range", "of the end"),
        ("", ""),
    ]
    assert fields.notes.tolist() == [0, 0, 2, 3]
    assert fields.parts["start"].reason is fields.parts["end"].reason is fields.reason


def test_a_reason_has_one_number():
    reasons = Reasons()
    number = reasons.number("range", "no such day")
    assert number == reasons.number("range", "no such day") == 2
    assert reasons.number("range") == 3
    assert reasons[number] == ("range", "no such day")
    assert reasons[OK] == ("", "")
    assert list(reasons)[2:] == [("range", "no such day"), ("range", "")]


def test_details_are_dropped_once_there_are_thousands(monkeypatch):
    monkeypatch.setattr(module, "MOST_DETAILS", 4)
    reasons = Reasons()
    numbers = [reasons.number("unknown", f"no {n}") for n in range(100)]
    assert list(reasons)[2:] == [
        ("unknown", "no 0"), ("unknown", "no 1"), ("unknown", "no 2"), ("unknown", ""),
    ]  # fmt: skip
    assert numbers[:4] == [2, 3, 4, 5]
    assert set(numbers[3:]) == {5}


def test_threads_share_numbers():
    reasons = Reasons()
    with ThreadPoolExecutor(8) as pool:
        numbers = list(pool.map(lambda n: reasons.number("unknown", str(n % 50)), range(2_000)))
    assert [reasons[number] for number in numbers] == [
        ("unknown", str(n % 50)) for n in range(2_000)
    ]
