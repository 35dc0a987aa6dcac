"""What a column type offers: its formats and its options, with help for those who misspell them."""

import dataclasses
import re
from dataclasses import dataclass, replace

import numpy as np
import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import BadOption, NoOptions, TargetFormat, UnknownFormat, option
from cleanlib.core.cells import cell_text
from tests.toy_types import PANEL, TAG, Tag, TagOptions


def refusal(error, call, *args):
    with pytest.raises(error) as raised:
        call(*args)
    return str(raised.value)


def test_a_format_is_found_by_name():
    assert TAG.format("number", TagOptions()) is TAG.formats["number"]


def test_without_a_name_there_is_the_default_format():
    assert TAG.format(None, TagOptions()) is TAG.formats["standard"]


def test_a_format_has_other_names():
    known = replace(TAG, format_aliases={"no": "number", "gone": "nowhere"})
    assert known.format("no", TagOptions()) is TAG.formats["number"]
    assert "'gone'" in refusal(UnknownFormat, replace(known, pattern=None).format, "gone", None)


def test_an_open_format_is_compiled():
    assert TAG.format("no. #", TagOptions()).render(Tag("AB", 42)) == "no. 42"


def test_a_named_format_comes_before_an_open_one():
    formats = {**TAG.formats, "#": TAG.formats["number"]}
    assert replace(TAG, formats=formats).format("#", TagOptions()) is TAG.formats["number"]


def test_an_open_format_may_be_refused():
    assert refusal(UnknownFormat, TAG.format, "nothing", TagOptions()) == (
        "target format 'nothing' has no # in it"
    )


def test_an_unknown_format_gets_near_names_and_the_list():
    assert refusal(UnknownFormat, PANEL.format, "standart", None) == (
        "panel has no target format 'standart'; did you mean 'standard'? "
        "It has: 'standard', 'tall', 'parts'"
    )


@pytest.mark.parametrize("spec", [3, ["standard"], b"standard", True])
def test_a_format_is_text(spec):
    assert refusal(UnknownFormat, PANEL.format, spec, None) == (
        f"target_format must be text, not {type(spec).__name__}"
    )


def test_fields_are_text_unless_the_format_says_otherwise():
    parts = TAG.formats["parts"]
    assert [parts.dtype_of(name) for name in parts.fields] == ["text", "integer"]


def test_a_plain_format_is_lossless_text_in_one_column():
    plain = TargetFormat(str, "as it is")
    assert (plain.lossless, plain.dtype, plain.fields, plain.needs) == (
        True,
        "text",
        (),
        frozenset(),
    )


def test_options_have_their_defaults():
    assert TAG.make_options({}) == TagOptions(depots=(), case="upper")
    assert TAG.make_options({"case": "lower"}) == TagOptions(case="lower")


def test_an_unknown_option_gets_near_names_and_all_options_with_their_docs():
    assert refusal(BadOption, TAG.make_options, {"depot": ()}) == (
        "tag has no option 'depot'; did you mean 'depots'?\n"
        "Its options are:\n"
        "  depots: the depots there are; empty for any\n"
        "  case: letter case of the depot"
    )


def test_a_type_without_options_says_so():
    plain = replace(PANEL, options=NoOptions)
    assert plain.make_options({}) == NoOptions()
    assert refusal(BadOption, plain.make_options, {"case": 1}) == (
        "panel has no option 'case'. It takes none."
    )


def test_a_value_that_is_no_choice_gets_near_ones():
    assert refusal(BadOption, TAG.make_options, {"case": "uper"}) == (
        "tag: case='uper' is not one of 'upper', 'lower'; did you mean 'upper'?"
    )
    assert refusal(BadOption, TAG.make_options, {"case": None}).startswith("tag: case=None is not")


def test_the_default_is_allowed_even_where_it_is_no_choice():
    @dataclass(frozen=True)
    class Options:
        unit: str | None = option(None, "the unit; None for any", ("cm", "in"))

    plain = replace(TAG, options=Options, check_options=None)
    assert plain.make_options({"unit": None}) == plain.make_options({}) == Options()


def test_options_that_contradict_each_other_are_refused():
    assert refusal(BadOption, TAG.make_options, {"depots": ("ABC",)}) == (
        "depots=('ABC',) must have two letters each"
    )


def test_the_options_are_the_fields_of_the_dataclass():
    assert [field.name for field in TAG.option_fields()] == ["depots", "case"]
    assert replace(TAG, options=NoOptions).option_fields() == ()


@pytest.mark.parametrize(
    ("made", "metadata"),
    [
        (option(1, "how many"), {"doc": "how many", "tries": ()}),
        (option("a", "which", ("a", "b")),
         {"doc": "which", "choices": ("a", "b"), "tries": ("a", "b")}),
        (option(None, "which", ("a",), tries=()), {"doc": "which", "choices": ("a",), "tries": ()}),
        (option(None, "order", tries=(True, False)), {"doc": "order", "tries": (True, False)}),
    ],
)  # fmt: skip
def test_an_option_is_documented_in_its_metadata(made, metadata):
    assert dict(made.metadata) == metadata


@pytest.mark.parametrize("dtype", [object, "category", "float64"])
def test_a_type_may_have_its_own_rule_for_cells_that_are_no_text(dtype):
    def cell(value):
        return None if value != value else f"ab {value:.0f}"

    own = replace(TAG, cell=cell)
    assert TAG.cell is cell_text
    column = pd.Series([7.25, 12.25, float("nan")], dtype=dtype)
    assert cl.make_cleaner(own)(column).fillna("").tolist() == ["AB-7", "AB-12", ""]


def test_its_own_rule_does_not_touch_text():
    own = replace(TAG, cell=lambda value: "zz 99")
    assert cl.make_cleaner(own)(pd.Series(["ab 1"], dtype="str")).tolist() == ["AB-1"]


def test_types_and_options_cannot_be_changed():
    for frozen, name in [(TAG, "name"), (TagOptions(), "case"), (TAG.formats["parts"], "doc")]:
        with pytest.raises(dataclasses.FrozenInstanceError, match=re.escape(name)):
            setattr(frozen, name, "other")


def test_a_type_is_equal_to_itself_only():
    assert replace(TAG) != TAG
    assert len({TAG, TAG, replace(TAG)}) == 2


@pytest.mark.parametrize("value", ["no", "False", 0, 1, 1.0])
def test_an_option_that_is_true_or_false_takes_no_other_value(value):
    with pytest.raises(cl.BadOption, match=r"suffixes=.* is not one of True, False"):
        cl.clean_number(["5k"], suffixes=value)


@pytest.mark.parametrize("value", [pd.Series([1, 2]), np.array(["a", "b"]), pd.NA])
def test_a_column_is_no_choice(value):
    with pytest.raises(cl.BadOption, match="is not one of True, False"):
        cl.clean_number(["5k"], suffixes=value)
