"""`check_type` on every type, and on types that break one promise each."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import pytest

from cleanlib import ColumnType, Invalid, NoOptions, TargetFormat, option
from cleanlib.catalogue import registry
from cleanlib.core.settings import settings
from cleanlib.testing import check_type


@pytest.mark.parametrize("name", registry.names())
def test_every_type_keeps_its_promises(name):
    check_type(registry.get(name))


class Tag(NamedTuple):
    depot: str
    number: int


def split(text: str, options: Any) -> Tag:
    depot, _, number = text.strip().partition("-")
    if not (depot.isascii() and depot.isalpha() and number.isascii() and number.isdecimal()):
        raise Invalid("syntax")
    return Tag(depot.upper(), int(number[:9]))


def validate(tag: Tag, options: Any) -> Tag:
    if tag.number == 0:
        raise Invalid("range")
    return tag


def written(tag: Tag) -> str:
    return f"{tag.depot}-{tag.number}"


TAG: ColumnType[Tag, NoOptions] = ColumnType(
    name="tag",
    title="Tag",
    doc="Depot and number.",
    split=split,
    validate=validate,
    formats={
        "standard": TargetFormat(written, "AB-42"),
        "parts": TargetFormat(tuple, "both", Tag._fields, dtypes={"number": "integer"}),
    },
    default_format="standard",
    examples={"ab-42": "AB-42"},
    refused={"ab": "syntax", "ab-0": "range"},
)


def with_format(**changes: Any) -> dict[str, Any]:
    """The formats of `TAG` with its text format changed."""
    return {"formats": {**TAG.formats, "standard": replace(TAG.formats["standard"], **changes)}}


@dataclass(frozen=True)
class UndocumentedOptions:
    strict: bool = False


@dataclass(frozen=True)
class ChoicelessOptions:
    mode: str = option("fast", "how to work", ("slow", "slower"))


def crash_on_long_texts(text: str, options: Any) -> Tag:
    assert len(text) < 100, "too long for me"
    return split(text, options)


def unlike_text_by_text(text: str, options: Any) -> Tag:
    tag = split(text, options)
    return tag if settings.fast_path else tag._replace(number=tag.number + 1)


def test_a_type_that_keeps_its_promises_passes():
    check_type(TAG)


def test_a_type_for_which_every_text_is_a_value_need_not_refuse_one():
    plain = TargetFormat(lambda tag: tag.depot, "the text")
    formats = {"standard": plain}
    check_type(
        replace(TAG, any_text=True, refused={}, examples={"x": "x"}, formats=formats,
                split=lambda text, options: Tag(text, 1))
    )  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"title": ""}, "title is empty"),
        ({"doc": ""}, "doc is empty"),
        ({"examples": {}}, "examples is empty"),
        ({"refused": {}}, "refused is empty"),
        ({"refused": {}}, "refused is empty"),
        ({"aliases": ("my tag",)}, "'my tag' is no identifier"),
        ({"options": UndocumentedOptions}, "option strict has no doc"),
        ({"options": ChoicelessOptions}, "option mode is 'fast' by default, which is no choice"),
        ({"examples": {"ab-42": "ab-42"}}, "example 'ab-42' gives 'AB-42', not 'ab-42'"),
        ({"examples": {"?": "AB-42"}}, "example '?' gives missing, not 'AB-42'"),
        (
            {"refused": {"ab-1": "syntax"}},
            "refused input 'ab-1' gives 'AB-1', not invalid (syntax)",
        ),
        ({"refused": {"ab-0": "syntax"}}, "refused input 'ab-0' gives invalid (range)"),
        ({"default_format": "plain"}, "UnknownFormat"),
        (with_format(doc=""), "format 'standard' has no doc"),
        (with_format(fields=("depot", "depot")), "format 'standard' names a field twice"),
        (with_format(render=tuple, fields=("depot",)), "format 'standard' gives an error"),
        (with_format(render=lambda tag: tag.colour), "AttributeError"),
        (with_format(render=lambda tag: f"{written(tag)}9"), "turns its own output"),
        ({"split": crash_on_long_texts}, "too long for me"),
        ({"split": unlike_text_by_text}, "'AB-42' in a column, 'AB-43' text by text"),
    ],
)
def test_a_broken_promise_is_told(changes, complaint):
    with pytest.raises(AssertionError) as broken:
        check_type(replace(TAG, **changes))
    assert complaint in str(broken.value)


def test_a_format_that_writes_nothing_is_told():
    def never(tag: Tag) -> str:
        raise Invalid("never")

    formats = {**TAG.formats, "odd": TargetFormat(never, "nothing")}
    with pytest.raises(AssertionError, match="format 'odd' writes none of the examples"):
        check_type(replace(TAG, formats=formats))


def test_all_broken_promises_are_told_at_once():
    with pytest.raises(AssertionError, match="tag breaks 2 promises") as broken:
        check_type(replace(TAG, title="", refused={"ab": "range"}))
    assert "title is empty" in str(broken.value)
    assert "refused input 'ab'" in str(broken.value)


def test_the_fast_path_is_on_again_after_a_failure():
    def crash_text_by_text(text: str, options: Any) -> Tag:
        assert settings.fast_path, "not one by one"
        return split(text, options)

    with pytest.raises(AssertionError, match=r"a column in 'standard' raises A.*: not one by one"):
        check_type(replace(TAG, split=crash_text_by_text))
    assert settings.fast_path is True
