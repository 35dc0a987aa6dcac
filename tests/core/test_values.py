"""Types that work value by value."""

import datetime as dt
from dataclasses import replace
from decimal import Decimal

import numpy as np
import pyarrow as pa
import pytest

import cleanlib as cl
from cleanlib import Invalid
from cleanlib.core import values as module
from cleanlib.core.fields import Fields, Run
from cleanlib.core.text_buffer import Texts
from cleanlib.core.values import Steps, arrow_array, read_values
from tests.toy_types import TAG, Tag, TagOptions

TEXTS = ["ab 1", "xy", "cd 22", "ab 0", "ef 3"]


def steps_of(spec=None, column_type=TAG):
    options = TagOptions()
    return Steps(column_type, column_type.format(spec, options), options)


def tag_steps(options):
    """What another process makes its steps with."""
    return steps_of()._replace(options=options)


def read(steps, texts=TEXTS, workers=1, missing=()):
    fields = Fields(len(texts), Run(options=steps.options))
    read_values(steps, Texts.of(texts), np.isin(texts, missing), fields, workers, tag_steps)
    return fields


def written(fields):
    return [column.to_pylist() for column in fields.values]


def reasons(fields):
    return [fields.run.reasons[number] for number in fields.reason.tolist()]


def test_a_value_is_split_validated_and_written():
    assert steps_of().read_one("ab 42") == ("AB-42", "", "", ())
    assert steps_of("parts").read_one("ab 42") == (("AB", 42), "", "", ())


@pytest.mark.parametrize(
    ("text", "reason", "detail"),
    [
        ("abc", "syntax", "not two letters and up to four digits"),
        ("ab 0", "range", "tags start at 1"),
    ],
)
def test_a_refused_value_has_its_reason(text, reason, detail):
    assert steps_of().read_one(text) == (None, reason, detail, ())


def test_a_format_may_refuse_a_value_too():
    def render(tag):
        raise Invalid("length", "too long to print")

    formats = {"standard": replace(TAG.formats["standard"], render=render)}
    assert steps_of(column_type=replace(TAG, formats=formats)).read_one("ab 42") == (
        None, "length", "too long to print", (),
    )  # fmt: skip


def test_bugs_stay_visible():
    def validate(tag, options):
        raise KeyError("bug")

    with pytest.raises(KeyError, match="bug"):
        read(steps_of(column_type=replace(TAG, validate=validate)))


def test_columns_and_reasons_are_in_the_order_of_the_texts():
    fields = read(steps_of())
    assert written(fields) == [["AB-1", None, "CD-22", None, "EF-3"]]
    assert [reason for reason, _ in reasons(fields)] == ["", "syntax", "", "range", ""]


def test_missing_texts_are_not_read():
    seen = []
    watching = replace(TAG, split=lambda text, options: seen.append(text) or Tag("AB", 1))
    fields = read(steps_of("parts", watching), missing=["xy", "ab 0"])
    assert seen == ["ab 1", "cd 22", "ef 3"]
    assert written(fields) == [["AB", None, "AB", None, "AB"], [1, None, 1, None, 1]]
    assert fields.good.tolist() == [True, False, True, False, True]


def test_fields_become_columns_of_their_own_dtypes():
    fields = read(steps_of("parts"))
    assert written(fields) == [["AB", None, "CD", None, "EF"], [1, None, 22, None, 3]]
    assert [column.type for column in fields.values] == [pa.large_string(), pa.int64()]


@pytest.mark.parametrize("spec", ["standard", "parts"])
def test_no_texts_give_columns_without_rows(spec):
    fields = read(steps_of(spec), texts=[])
    assert written(fields) == [[]] * (2 if spec == "parts" else 1)
    assert fields.reason.tolist() == []


@pytest.mark.parametrize(
    ("dtype", "values"),
    [
        ("text", ["a", None]),
        ("integer", [2**62, None]),
        ("float", [0.5, None]),
        ("boolean", [True, None]),
        ("datetime", [dt.datetime(1, 1, 1), None]),
        ("timedelta", [dt.timedelta(days=-1), None]),
    ],
)
def test_every_dtype_of_a_format_can_be_written(dtype, values):
    assert arrow_array(values, dtype).to_pylist() == values
    assert arrow_array([None], dtype).type == arrow_array(values, dtype).type


def test_decimals_travel_as_text_so_that_each_keeps_its_digits():
    written = arrow_array([Decimal("1.50"), Decimal(2), None], "decimal")
    assert written.to_pylist() == ["1.50", "2", None]


@pytest.mark.parametrize("trial", [1, 3, 40])
def test_workers_give_what_one_process_gives(monkeypatch, trial):
    monkeypatch.setattr(module, "_WORTH_SECONDS", 0)
    monkeypatch.setattr(module, "_TRIAL", trial)
    texts = [f"ab {n}" for n in range(40)] + TEXTS
    alone, together = read(steps_of(), texts), read(steps_of(), texts, workers=2)
    assert written(together) == written(alone)
    assert reasons(together) == reasons(alone)


def test_other_processes_are_started_for_long_work_only(monkeypatch):
    def start(*args):
        raise AssertionError("a process was started")

    monkeypatch.setattr(module, "ProcessPoolExecutor", start)
    assert written(read(steps_of(), workers=8)) == written(read(steps_of()))
    monkeypatch.setattr(module, "_WORTH_SECONDS", 0)
    monkeypatch.setattr(module, "_TRIAL", 1)
    with pytest.raises(AssertionError, match="a process was started"):
        read(steps_of(), workers=8)


def test_a_parsed_value_needs_no_base_class():
    plain = replace(
        TAG,
        split=lambda text, options: text.split(),
        validate=lambda parts, options: parts,
        formats={"standard": replace(TAG.formats["standard"], render="+".join)},
    )
    assert steps_of(column_type=plain).read_one("a b") == ("a+b", "", "", ())
    assert Tag("AB", 42) == ("AB", 42)


def test_a_type_can_note_what_it_guessed():
    def validate(tag, options):
        if tag.number < 10:
            cl.note("padded")
        return tag

    cleaner = cl.make_cleaner(replace(TAG, validate=validate))
    with cl.reports() as log:
        cleaner(["ab 1", "ab 2", "ab 10", "ab 1", "x"], errors="coerce")
    assert log[0].notes == {"padded": 3}
