"""Headers become tidy names, all different."""

import datetime as dt
import keyword
import re

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, UsageError
from cleanlib.table.cases import CASES, IDENTIFIERS


def frame_of(*labels):
    columns = pd.Index(labels, dtype=object, tupleize_cols=False)
    return pd.DataFrame([range(len(labels))], columns=columns)


def names(*labels, **options):
    return list(cl.clean_headers(frame_of(*labels), **options).columns)


# Names are unique


@pytest.mark.parametrize(
    ("labels", "case", "cleaned"),
    [
        (["Total", "total", "TOTAL "], "snake", ["total", "total_2", "total_3"]),
        (["Total", "total"], "kebab", ["total", "total-2"]),
        (["Total", "total"], "camel", ["total", "total2"]),
        (["Total", "total"], "pascal", ["Total", "Total2"]),
        (["Total", "total"], "const", ["TOTAL", "TOTAL_2"]),
        (["Total", "total"], "title", ["Total", "Total 2"]),
        (["Q1", "q1"], "camel", ["q1", "q1_2"]),
        (["Total", "total"], "words", ["Total", "total"]),
        (["a", "a", "a_2"], "snake", ["a", "a_3", "a_2"]),
        (["a_2", "a", "a"], "snake", ["a_2", "a", "a_3"]),
        (["a", "a 2", "A", "A", "a_4"], "snake", ["a", "a_2", "a_3", "a_5", "a_4"]),
        (["", "Unnamed", None], "snake", ["unnamed", "unnamed_2", "unnamed_3"]),
    ],
)
def test_a_later_column_gets_the_smallest_number_that_no_other_has(labels, case, cleaned):
    assert names(*labels, case=case) == cleaned


def test_a_number_is_skipped_that_another_column_had_before():
    assert names("a", "A", "a_2", replace={"a_2": "b"}) == ["a", "a_3", "b"]
    assert names("a", "a_2", replace={"_2": ""}) == ["a", "a_2"]


@pytest.mark.parametrize("empty", ["", "  ", None, float("nan"), pd.NaT, pd.NA, "%", "\u200b"])
def test_a_header_without_words_is_unnamed(empty):
    assert names("Name", empty, case="title") == ["Name", "Unnamed"]


# Labels that are not text


@pytest.mark.parametrize(
    ("label", "name"),
    [
        (2020, "2020"),
        (2020.0, "2020"),
        (1.5, "1_5"),
        (True, "true"),
        (dt.date(2020, 1, 2), "2020_01_02"),
        (pd.Timestamp("2020-01-02"), "2020_01_02"),
        (pd.Timestamp("2020-01-02 10:30"), "2020_01_02_10_30_00"),
        (pd.Period("2020Q1"), "2020q1"),
        (pd.Interval(0, 10), "0_10"),
        (("a", 1), "a_1"),
        (b"raw Name", "raw_name"),
    ],
)
def test_numbers_dates_and_the_like_are_written_as_text(label, name):
    assert names(label) == [name]


# Options


def test_accents_go_on_request():
    assert names("João", "Käfer") == ["joão", "käfer"]
    assert names("João", "Käfer", strip_accents=True) == ["joao", "kafer"]


def test_symbols_become_words_on_request():
    assert names("% Change", "Price ($)") == ["change", "price"]
    assert names("% Change", "Price ($)", symbols="words") == ["percent_change", "price_dollar"]


@pytest.mark.parametrize(
    ("labels", "most", "cleaned"),
    [
        (["customer billing address line", "customer billing address code"], 16,
         ["customer_billing", "customer_billi_2"]),
        (["customer billing address"], 17, ["customer_billing"]),
        (["abcd"] * 11, 4, ["abcd", *(f"ab_{n}" for n in range(2, 10)), "a_10", "a_11"]),
        (["abc", "abcd", "ab_2"], 4, ["abc", "abcd", "ab_2"]),
        (["", ""], 5, ["unnam", "unn_2"]),
    ],
)  # fmt: skip
def test_names_can_be_cut_and_stay_unique(labels, most, cleaned):
    assert names(*labels, max_length=most) == cleaned


def test_names_that_cannot_be_kept_apart_are_refused():
    with pytest.raises(BadOption, match="max_length=2 is too short to keep the columns apart"):
        names("ab", "ab", max_length=2)


@pytest.mark.parametrize(
    ("label", "case", "name"),
    [
        ("2020 Sales", "snake", "_2020_sales"),
        ("2020 Sales", "pascal", "_2020Sales"),
        ("class", "snake", "class_"),
        ("none", "pascal", "None_"),
        ("match", "snake", "match"),
        ("می\u200cخواهم", "snake", "می_خواهم"),
        ("日本語", "snake", "日本語"),
    ],
)
def test_names_can_be_made_identifiers(label, case, name):
    assert names(label, case=case, identifier=True) == [name]


def test_an_identifier_stays_within_the_limit():
    assert names("class", "2020", identifier=True, max_length=5) == ["clas", "_2020"]
    assert names("class", "Class", identifier=True) == ["class_", "class_2"]


def test_texts_and_patterns_are_replaced_first():
    replace = {"qty": "quantity", re.compile(r"^col[ .]", re.IGNORECASE): "", "(": "x"}
    assert names("Col.qty", "a(b", replace=replace) == ["quantity", "axb"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"case": "snak"}, r"case='snak' is not one of snake, .*did you mean 'snake'\?"),
        ({"symbols": "word"}, "symbols='word' must be None or 'words'"),
        ({"max_length": 0}, "max_length=0 must be a whole number from 1 on"),
        ({"max_length": True}, "max_length=True must be a whole number from 1 on"),
        ({"identifier": True, "case": "kebab"}, "identifier=True needs case to be one of snake"),
        ({"replace": {"": "x"}}, "replace must map texts or compiled patterns to texts"),
        ({"replace": {"a": None}}, "replace must map texts or compiled patterns to texts"),
        ({"replace": "a"}, "replace must map texts or compiled patterns to texts"),
    ],
)
def test_impossible_options_are_refused(options, message):
    with pytest.raises(BadOption, match=message):
        names("a", **options)


# The table around them


def test_levels_are_kept_and_blank_ones_stay_blank():
    labels = [("Sales A", 2020), ("sales a", 2020), ("id", ""), ("", ""), ("x", "%")]
    frame = pd.DataFrame([range(5)], columns=pd.MultiIndex.from_tuples(labels, names=["Of", None]))
    cleaned = cl.clean_headers(frame).columns
    assert cleaned.names == ["Of", None]
    assert cleaned.tolist() == [
        ("sales_a", "2020"), ("sales_a", "2020_2"), ("id", ""), ("unnamed", ""), ("x", "unnamed"),
    ]  # fmt: skip
    assert cl.clean_headers(cl.clean_headers(frame)).columns.equals(cleaned)


def test_only_the_labels_change():
    frame = pd.DataFrame({"A b": [1, 2], "C": ["x", None]}, index=[7, 7])
    frame.columns.name, frame.attrs["source"] = "What", "file"
    before = frame.copy()
    cleaned = cl.clean_headers(frame)
    pd.testing.assert_frame_equal(frame, before)
    assert cleaned.columns.name == "What"
    assert cleaned.attrs == {"source": "file"}
    assert cleaned.columns.dtype == pd.Index(["a"]).dtype
    pd.testing.assert_frame_equal(cleaned.set_axis(frame.columns, axis=1), frame)


@pytest.mark.parametrize("columns", [pd.Index([]), pd.MultiIndex.from_arrays([[], []])])
def test_a_table_without_columns_stays(columns):
    frame = pd.DataFrame(columns=columns)
    assert cl.clean_headers(frame).columns.nlevels == columns.nlevels


def test_other_data_is_refused():
    with pytest.raises(UsageError, match=r"needs a pandas DataFrame, not a builtins\.list"):
        cl.clean_headers(["a"])


def test_the_report_counts_columns():
    with cl.reports() as log:
        names("a", "A", "", "a long name", max_length=5)
    assert (log[0].type, log[0].target_format) == ("headers", "snake")
    assert log[0].counts() == {"cleaned": 3, "already right": 1, "missing": 0, "invalid": 0}
    assert log[0].notes == {"name_filled": 1, "name_cut": 2, "name_taken": 1}


SCRAPS = st.text("aAbB1 _-sI'’%İßσΣ\u0301ǆŉ²½ﬁÅ\ufe0f\u200d\u200c\u200bकि日а", max_size=10)
LABELS = st.one_of(st.text(max_size=12), SCRAPS, st.none(), st.integers(-3, 3), st.floats())


@given(
    st.lists(LABELS, max_size=8),
    st.sampled_from(list(CASES)),
    st.booleans(),
    st.sampled_from([None, "words"]),
    st.none() | st.integers(4, 12),
    st.booleans(),
)
def test_whatever_the_labels(labels, case, strip, symbols, most, identifier):
    options = {
        "case": case,
        "strip_accents": strip,
        "symbols": symbols,
        "max_length": most,
        "identifier": identifier and case in IDENTIFIERS,
    }
    cleaned = names(*labels, **options)
    assert len(set(cleaned)) == len(cleaned)
    assert all(0 < len(name) <= (most or len(name)) for name in cleaned)
    assert names(*cleaned, **options) == cleaned
    if options["identifier"]:
        assert all(name.isidentifier() and not keyword.iskeyword(name) for name in cleaned)
