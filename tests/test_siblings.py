"""Options that another column of the frame decides row by row."""

from dataclasses import dataclass, replace

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import BadOption, UnknownColumn, option
from cleanlib.core.column_type import Sibling
from tests.toy_types import PANEL, TAG, PanelOptions, TagOptions

CASES = {"big": "upper", "small": "lower"}


@dataclass(frozen=True)
class CasedOptions(TagOptions):
    case_from: str | None = option(None, "the column that names the letter case of each row")


CASED = replace(
    TAG,
    options=CasedOptions,
    context={"case_from": Sibling("case", CASES.get, note="case_assumed")},
)
clean_tag = cl.make_cleaner(CASED)


@pytest.fixture
def frame():
    return pd.DataFrame(
        {
            "tag": ["ab 1", "ab 2", "x", "ab 4", None, "ab 6"],
            "case": ["small", "big", "small", "odd", "small", None],
        },
        index=list("uvwxyz"),
    )


def test_rows_are_read_as_their_siblings_say_and_stay_in_order(frame):
    cleaned = clean_tag(frame, "tag", case_from="case", errors="coerce")
    assert cleaned["tag"].tolist()[:2] == ["ab-1", "AB-2"]
    assert cleaned["tag"].tolist()[3::2] == ["AB-4", "AB-6"]
    assert cleaned["tag"].isna().tolist() == [False, False, True, False, True, False]
    assert cleaned.index.tolist() == list("uvwxyz")


def test_a_sibling_that_says_nothing_leaves_the_option_and_is_counted(frame):
    with cl.reports() as log:
        cleaned = clean_tag(frame, "tag", case_from="case", case="lower", errors="coerce")
    assert cleaned["tag"].tolist()[3::2] == ["ab-4", "ab-6"]
    assert log[0].notes == {"case_assumed": 2}


def test_the_report_is_on_the_whole_column(frame):
    with cl.reports() as log:
        clean_tag(frame, "tag", case_from="case", errors="coerce")
    (report,) = log
    assert (report.rows, report.null, report.invalid, report.cleaned) == (6, 1, 1, 4)
    assert report.reasons == {"syntax": 1}
    assert report.samples[0].labels == ("w",)


def test_parts_and_several_columns_and_validation(frame):
    frame["other"] = ["cd 1"] * 6
    parts = clean_tag(frame[["tag", "case"]], "tag", "parts", case_from="case", errors="coerce")
    assert parts["tag_depot"].tolist()[:2] == ["ab", "AB"]
    both = clean_tag(frame, ["tag", "other"], case_from="case", errors="coerce")
    assert both["other"].tolist()[:3] == ["cd-1", "CD-1", "cd-1"]
    valid = cl.make_validator(CASED)(frame, "tag", case_from="case")
    assert valid.tolist() == [True, True, False, True, False, True]


def test_an_open_format_is_made_for_each_group(frame):
    cleaned = clean_tag(frame, "tag", "no. #", case_from="case", errors="coerce")
    assert cleaned["tag"].tolist()[:2] == ["no. 1", "no. 2"]


def test_a_frame_without_rows(frame):
    assert clean_tag(frame.iloc[:0], "tag", case_from="case")["tag"].tolist() == []


def test_progress_counts_the_rows_of_the_column(frame):
    seen = []
    clean_tag(frame, "tag", case_from="case", errors="coerce", progress=lambda *at: seen.append(at))
    assert seen[-1] == (6, 6, "tag")
    assert [done for done, *_ in seen] == sorted(done for done, *_ in seen)


def test_there_must_be_such_a_column(frame):
    with pytest.raises(UnknownColumn, match="case_from: there is no column 'cases'; did you mean"):
        clean_tag(frame, "tag", case_from="cases")
    with pytest.raises(UnknownColumn, match="case_from"):
        cl.make_validator(CASED)(frame, "tag", case_from="cases")


def test_it_is_another_column(frame):
    with pytest.raises(BadOption, match="case_from='tag' is the column that is cleaned"):
        clean_tag(frame, "tag", case_from="tag")


def test_it_needs_a_frame():
    for call in (clean_tag, cl.make_validator(CASED)):
        with pytest.raises(BadOption, match="case_from='case' names a column: it needs a data"):
            call(pd.Series(["ab 1"]), case_from="case")


@dataclass(frozen=True)
class TurnedOptions(PanelOptions):
    order_from: str | None = option(None, "the column that says which number comes first")


def test_types_with_a_grammar_decide_in_each_group():
    turned = replace(
        PANEL,
        options=TurnedOptions,
        context={"order_from": Sibling("width_first", {"hw": False, "wh": True}.get)},
    )
    frame = pd.DataFrame({"size": ["3 x 4", "3 x 4", "3 x 4", "200 x 3"]})
    frame["order"] = ["wh", "hw", None, None]
    with cl.reports() as log:
        cleaned = cl.make_cleaner(turned)(frame, "size", order_from="order")
    assert cleaned["size"].tolist() == ["3 x 4", "4 x 3", "4 x 3", "3 x 200"]
    assert [decision.proof for decision in log[0].decisions] == [3]
    assert cl.make_validator(turned)(frame, "size", order_from="order").all()
