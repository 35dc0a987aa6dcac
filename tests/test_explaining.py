"""How one value is read, and which options would change that."""

import json
from dataclasses import replace

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.core.grammar import Grammar, Layout, Reader, Take
from tests.toy_types import PANEL, TAG, WORDS, registered


@pytest.fixture(autouse=True)
def toy_types():
    with registered(TAG, PANEL):
        yield


def taken(explanation):
    return [tuple(token) for token in explanation.tokens]


def test_a_value_is_told_with_its_result():
    explanation = cl.explain("3 x 200 cm", "panel")
    assert (explanation.outcome, explanation.result) == ("value", "3 x 200")
    assert (explanation.value, explanation.type, explanation.target_format) == (
        "3 x 200 cm", "panel", "standard",
    )  # fmt: skip
    assert (explanation.reason, explanation.detail) == ("", "")
    assert explanation.notes == ("unit_dropped",)


def test_every_piece_of_the_text_is_told_and_what_it_was_taken_for():
    assert taken(cl.explain("3 x200", "panel")) == [
        ("3", "first"), (" ", ""), ("x", ""), ("200", "second"),
    ]  # fmt: skip


def test_the_pieces_are_told_of_a_refused_text_too():
    explanation = cl.explain("3 x 4 é!", "panel")
    assert "".join(token.text for token in explanation.tokens) == "3 x 4 é!"
    assert not any(token.taken_for for token in explanation.tokens)


def test_a_piece_may_be_taken_for_several_things():
    layout = Layout((Take("first", 0, divide=1000), Take("second", 0, modulo=1000)))
    reader = Reader(WORDS, lambda template: layout)
    with registered(replace(PANEL, split=Grammar(lambda options, needs: reader))):
        explanation = cl.explain("3200", "panel")
    assert explanation.result == "3 x 200"
    assert taken(explanation) == [("3200", "first+second")]


def test_types_that_work_value_by_value_have_no_pieces():
    explanation = cl.explain("ab 1", "fleet_label")
    assert (explanation.type, explanation.result, explanation.tokens) == ("tag", "AB-1", ())


def test_an_invalid_value_is_told_with_its_reason():
    explanation = cl.explain("300 x 300", "panel")
    assert (explanation.outcome, explanation.result) == ("invalid", None)
    assert (explanation.reason, explanation.detail) == ("range", "a width is at most 100")


@pytest.mark.parametrize("value", [None, "", " ", "N/A", float("nan"), pd.NaT])
@pytest.mark.parametrize("type_name", ["tag", "panel"])
def test_a_missing_value_is_missing(value, type_name):
    explanation = cl.explain(value, type_name)
    assert (explanation.outcome, explanation.result) == ("missing", None)


@pytest.mark.parametrize(("value", "text"), [(2020, "2020"), (2020.0, "2020"), (b"2020", "2020")])
def test_a_value_need_not_be_text(value, text):
    explanation = cl.explain(value, "year")
    assert (explanation.value, explanation.result) == (text, "2020")


def test_options_that_would_change_the_result_are_told():
    explanation = cl.explain("3 x 4", "panel")
    assert explanation.result == "3 x 4"
    assert explanation.notes == ("order_assumed",)
    assert [tuple(reading) for reading in explanation.readings] == [("width_first", False, "4 x 3")]


@pytest.mark.parametrize("value", ["3 x 200", "7 x 7", "x", None])
def test_options_that_change_nothing_are_not(value):
    assert cl.explain(value, "panel").readings == ()


def test_options_that_the_caller_states_are_not_tried():
    explanation = cl.explain("3 x 4", "panel", width_first=False)
    assert (explanation.result, explanation.readings, explanation.notes) == ("4 x 3", (), ())


def test_an_option_may_make_a_value_invalid_or_valid():
    readings = {r.option: r.result for r in cl.explain("3/4/2020", "date", "YYYY-MM-DD").readings}
    assert readings["ambiguous_order"] == "invalid (ambiguous)"
    assert {r.result for r in cl.explain("ab 1", "tag").readings} == {"ab-1"}


def test_parts_are_told_by_name():
    assert cl.explain("ab 1", "tag", "parts").result == {"depot": "AB", "number": 1}


def test_the_text_is_a_few_lines():
    assert str(cl.explain("3 x 4 cm", "panel")).splitlines() == [
        "'3 x 4 cm' as panel: 3 x 4",
        "  tokens: 3=first  4=second",
        "  assumed: unit_dropped, order_assumed",
        "  width_first=False would give 4 x 3",
    ]


@pytest.mark.parametrize(
    ("value", "type_name", "lines"),
    [
        ("abc", "tag", ["'abc' as tag: invalid, syntax (not two letters and up to four digits)"]),
        ("zz", "panel", ["'zz' as panel: invalid, syntax (not written like 3 x 4)",
                         "  tokens: none was taken for anything"]),
        ("n/a", "tag", ["'n/a' as tag: missing"]),
    ],
)  # fmt: skip
def test_the_text_of_values_that_are_none(value, type_name, lines):
    assert str(cl.explain(value, type_name)).splitlines() == lines


def test_a_long_value_is_cut_short():
    first = str(cl.explain("x" * 5_000, "tag")).splitlines()[0]
    assert "(5,000 characters)" in first
    assert len(first) < 200


@pytest.mark.parametrize(
    ("value", "type_name", "spec"),
    [("3 x 4", "panel", "parts"), ("ab 1", "tag", "number"), ("n/a", "tag", None),
     ("zz", "panel", None), ("3/4/20", "date", "datetime")],
)  # fmt: skip
def test_an_explanation_is_plain_data_too(value, type_name, spec):
    explanation = cl.explain(value, type_name, spec)
    data = json.loads(json.dumps(explanation.to_dict()))
    assert (data["value"], data["type"], data["outcome"]) == (value, type_name, explanation.outcome)
    assert [token["text"] for token in data["tokens"]] == [t.text for t in explanation.tokens]
    assert [r["result"] for r in data["readings"]] == [r.result for r in explanation.readings]
    assert data["result"] == (None if explanation.result is None else str(explanation.result))


def test_notebooks_get_escaped_text():
    html = cl.explain("<b>", "tag")._repr_html_()
    assert html.startswith("<pre>&#x27;&lt;b&gt;&#x27; as tag: invalid")
    assert "<b>" not in html


@pytest.mark.parametrize(
    ("error", "arguments", "options"),
    [
        (cl.UnknownType, ("ab 1", "tga"), {}),
        (cl.UnknownFormat, ("ab 1", "tag", "nothing"), {}),
        (cl.BadOption, ("ab 1", "tag"), {"cases": 1}),
        (cl.BadOption, ("ab 1", "tag"), {"depots": ("A",)}),
    ],
)
def test_mistakes_in_the_call_are_errors(error, arguments, options):
    with pytest.raises(error):
        cl.explain(*arguments, **options)
