"""JSON with exact numbers."""

import json
from collections import OrderedDict
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import Invalid
from cleanlib.core.exact_json import MOST_NESTED, Number, python_value, read_json, write_json

TEXTS = st.text(st.characters(codec="utf-8"))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
).filter(lambda value: "Infinity" not in json.dumps(value))


@given(VALUES)
def test_what_json_writes_is_read_and_written_alike(value):
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    assert write_json(read_json(text)) == text
    assert write_json(value) == text
    assert python_value(read_json(text)) == value


@pytest.mark.parametrize(
    "number", ["0.10", "1e400", "-0", "1E+2", "12345678901234567890", "9" * 5000, "1.0"]
)
def test_numbers_stay_as_they_are_written(number):
    value = read_json(f"[{number}]")
    assert value == [number]
    assert isinstance(value[0], Number)
    assert write_json(value) == f"[{number}]"


@pytest.mark.parametrize(
    ("text", "reason", "detail"),
    [
        ("", "syntax", "ends too early"),
        ('{"a":', "syntax", "ends too early"),
        ("[1] [2]", "syntax", "more text after the value, from character 5: '[2]'"),
        ("{a:1}", "syntax", "no JSON from character 2: 'a:1}'"),
        ("[01]", "syntax", "no JSON"),
        ("[1,]", "syntax", "no JSON"),
        ("NaN", "syntax", "NaN is no JSON"),
        ("[-Infinity]", "syntax", "-Infinity is no JSON"),
        ('"\\ud83d"', "syntax", "\\ud83d is half a character"),
        ('{"\\udc00": 1}', "syntax", "half a character"),
        ('"a\nb"', "syntax", "no JSON"),
        ("\u0663", "syntax", "no JSON"),
        ('{"a":1,"b":2,"a":1}', "component", "the key 'a' is there twice"),
        ("[" * 100_000, "range", f"more than {MOST_NESTED} deep"),
        ('{"a":' * 100_000, "range", "deep"),
    ],
)
def test_what_is_no_json_is_refused_for_a_reason(text, reason, detail):
    with pytest.raises(Invalid) as refusal:
        read_json(text)
    assert refusal.value.reason == reason
    assert detail in refusal.value.detail


def test_the_deepest_value_can_be_read_and_written():
    text = "[" * MOST_NESTED + "]" * MOST_NESTED
    value = read_json(text)
    assert write_json(value) == text
    assert write_json(python_value(value)) == text


def test_brackets_in_texts_do_not_nest():
    assert read_json(json.dumps(["[" * 1000, '"[' * 300]))[0] == "[" * 1000


def test_writing():
    value = OrderedDict(b=[1, {}, []], a="é\n\u2028")
    assert write_json(value, sort=str) == '{"a":"é\\n\u2028","b":[1,{},[]]}'
    assert write_json(value, indent=1, separators=(",", ": ")).splitlines()[:3] == [
        "{", ' "b": [', "  1,",
    ]  # fmt: skip
    assert write_json([Decimal("0.10"), Decimal("NaN"), (1, None), {1: True}]) == (
        '[0.10,"NaN",[1,null],{"1":true}]'
    )
    assert write_json([Number("1.0")], number=lambda text: "x") == "[x]"


def test_python_numbers():
    values = python_value(
        read_json("[7, 12345678901234567890, 0.10, 0.1000000000000000001, 1e400]")
    )
    assert values == [7, 12345678901234567890, 0.1, Decimal("0.1000000000000000001"),
                      Decimal("1e400")]  # fmt: skip
    assert [type(value) for value in values] == [int, int, float, Decimal, Decimal]
    with pytest.raises(Invalid, match="too long for a number"):
        python_value(Number("1e99999999999999999999"))
    with pytest.raises(Invalid, match="too long for a number"):
        python_value(Number("9" * 5000))
