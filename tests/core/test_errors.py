"""What is raised and warned with, and how messages are put."""

import pickle

import pytest

import cleanlib as cl
from cleanlib.core.errors import did_you_mean, shorten


@pytest.mark.parametrize(
    ("error", "bases"),
    [
        (cl.Invalid, [cl.CleanlibError]),
        (cl.CleaningError, [cl.CleanlibError, ValueError]),
        (cl.UsageError, [cl.CleanlibError, ValueError]),
        (cl.UnknownColumn, [cl.UsageError]),
        (cl.UnknownType, [cl.UsageError]),
        (cl.UnknownFormat, [cl.UsageError]),
        (cl.BadOption, [cl.UsageError]),
        (cl.MissingExtra, [cl.CleanlibError, ImportError]),
        (cl.CleaningWarning, [UserWarning]),
    ],
)
def test_errors_can_be_caught_by_kind(error, bases):
    assert all(issubclass(error, base) for base in bases)


def test_one_invalid_value_is_no_mistake_of_the_caller():
    assert not issubclass(cl.Invalid, ValueError)


def test_invalid_has_a_reason_for_programs_and_a_detail_for_people():
    refusal = cl.Invalid("range", "no such month")
    assert (refusal.reason, refusal.detail) == ("range", "no such month")
    assert str(refusal) == "range: no such month"
    assert str(cl.Invalid("syntax")) == "syntax"


@pytest.mark.parametrize("refusal", [cl.Invalid("range", "no such month"), cl.Invalid("syntax")])
def test_invalid_travels_between_processes(refusal):
    copy = pickle.loads(pickle.dumps(refusal))
    assert (copy.reason, copy.detail, str(copy)) == (refusal.reason, refusal.detail, str(refusal))


def test_a_cleaning_error_travels_with_its_report():
    report = cl.CleanReport("date", "when", "us", 1, 0, 0, 0, 1)
    copy = pickle.loads(pickle.dumps(cl.CleaningError("1 of 1", report)))
    assert str(copy) == "1 of 1"
    assert copy.report == report


@pytest.mark.parametrize(
    ("name", "known", "end"),
    [
        ("dat", ["date", "year"], "; did you mean 'date'?"),
        ("DATE", ["date"], "; did you mean 'date'?"),
        ("when", ["When", "x"], "; did you mean 'When'?"),
        ("clean_dat", ["clean_date", "clean_data"], "; did you mean 'clean_date' or 'clean_data'?"),
        ("zzz", ["date", "year"], "."),
        ("date", [], "."),
        ("1", [1, 2], "; did you mean 1?"),
        (("a", "b"), [("a", "c")], "; did you mean ('a', 'c')?"),
        (None, ["none"], "; did you mean 'none'?"),
    ],
)
def test_near_names_end_a_sentence(name, known, end):
    assert did_you_mean(name, known) == end


def test_three_near_names_at_most():
    assert did_you_mean("name", [f"name{n}" for n in range(9)]).count("'name") == 3


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("soon", "'soon'"),
        ("a\nb", r"'a\nb'"),
        (3.5, "3.5"),
        (None, "None"),
        ("x" * 60, repr("x" * 60)),
        ("x" * 1_500, repr("x" * 60) + "... (1,500 characters)"),
        ([1] * 100, f"{str([1] * 100)[:60]!r}... (300 characters)"),
    ],
)
def test_values_are_shown_short(value, shown):
    assert shorten(value) == shown


def test_the_width_can_be_given():
    assert shorten("abcdef", 3) == "'abc'... (6 characters)"
