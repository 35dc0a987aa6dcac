"""JSON."""

import json
from decimal import Decimal

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of

ALL = ["python_literal", "trailing_comma", "nan_to_null", "double_encoded", "csv_quotes"]


@pytest.mark.parametrize(
    ("text", "compact"),
    [
        ('{ "name" : "jane doe", "n":1 }', '{"name":"jane doe","n":1}'),
        ("\ufeff[1]", "[1]"),
        ("\u00a0\n[ ]\t", "[]"),
        ('"caf\\u00e9"', '"café"'),
        ("[0.10, 1e400, 10551438040000064]", "[0.10,1e400,10551438040000064]"),
        ("12", "12"),
        ("false", "false"),
        ('""', '""'),
        ('"N/A"', '"N/A"'),
        ('{"a": null}', '{"a":null}'),
        ({"a": [1, None, 0.5]}, '{"a":[1,null,0.5]}'),
        ([], "[]"),
        ('\u200b{"a":1}\u200b', '{"a":1}'),
    ],
)
def test_values_are_written_in_one_line(text, compact):
    assert clean_value(text, "json") == compact
    assert clean_value(compact, "json") == compact


@pytest.mark.parametrize("text", ["null", " null ", "\ufeffnull", "NaN", "nan", "None", "N/A", "-"])
def test_null_and_null_tokens_are_missing(text):
    assert clean_value(text, "json") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{name: jane}", "syntax"),
        ("{'a': 1}", "syntax"),
        ('{"a": NaN}', "syntax"),
        ("[1,]", "syntax"),
        ("[1] x", "syntax"),
        ("[1", "syntax"),
        ('"\\ud800"', "syntax"),
        ('{"a": 1, "a": 2}', "component"),
        ("[" * 5000 + "]" * 5000, "range"),
    ],
)
def test_what_is_no_json_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "json") == reason


def test_the_depth_can_be_limited():
    assert clean_value('[{"a": "[["}]', "json", max_depth=2) == '[{"a":"[["}]'
    assert reason_of("[[[1]]]", "json", max_depth=2) == "range"
    assert reason_of("[[[1,]]]", "json", max_depth=2, repair=ALL) == "range"


@pytest.mark.parametrize(
    ("text", "repair", "compact"),
    [
        ("{'a': 1, 'b': None, 'c': (True,)}", "python_literal", '{"a":1,"b":null,"c":[true]}'),
        ("{1: 'x', False: (), None: (2)}", "python_literal", '{"1":"x","false":[],"null":2}'),
        ("['it\\'s', \"a'b\", u'\\x41\\u00e9\\n']", "python_literal", '["it\'s","a\'b","Aé\\n"]'),
        ("[.5, 5., 0.10, 1e5, -3,]", "python_literal", "[0.5,5.0,0.10,1e5,-3]"),
        ("[1, 2, ]", "trailing_comma", "[1,2]"),
        ('{"a": "x,]", "b": [1,],}', "trailing_comma", '{"a":"x,]","b":[1]}'),
        ('[NaN, -Infinity, "NaN"]', "nan_to_null", '[null,null,"NaN"]'),
        ("{'a': nan}", ["nan_to_null", "python_literal"], '{"a":null}'),
        ('"{\\"a\\": 1}"', "double_encoded", '{"a":1}'),
        ('"\\"[1]\\""', "double_encoded", "[1]"),
        ('{\\"a\\": 1}', "double_encoded", '{"a":1}'),
        ('"hello"', "double_encoded", '"hello"'),
        ('"[x"', "double_encoded", '"[x"'),
        ("\"{'a': 1}\"", ["double_encoded", "python_literal"], '{"a":1}'),
        ('[""a"", ""b""]', "csv_quotes", '["a","b"]'),
        ('"{""a"": """"}"', "csv_quotes", '{"a":""}'),
        ('[""]', "csv_quotes", '[""]'),
        ("\"{'a': nan,}\"", ALL, '{"a":null}'),
    ],
)
def test_repairs(text, repair, compact):
    assert clean_value(text, "json", repair=repair) == compact
    assert clean_value(compact, "json", repair=repair) == compact


@pytest.mark.parametrize("text", ['{"a":"it\'s, ]"}', '["NaN", "None", ""]', '{"a":"\\"\\""}'])
def test_repairs_leave_json_as_it_is(text):
    plain = clean_value(text, "json")
    assert clean_value(text, "json", repair=ALL) == plain
    assert cl.explain(text, "json", repair=ALL).notes == ()


def test_repairs_are_counted():
    assert cl.explain("[1,]", "json", repair=ALL).notes == ("json_repaired",)


@pytest.mark.parametrize(
    "text",
    ["__import__('os').system('ls')", "{1, 2}", "[1 2]", "['a' 'b']", "[,]", "(,)", "[1,,]", "(1",
     "1)", "[1_000]", "[0x1F]", "array([1])", "[datetime.date(2020, 1, 1)]", "['\\ud800']", "['",
     "[b'x']", "1 + 1", "lambda: 1"],
)  # fmt: skip
def test_what_no_repair_makes_json_stays_invalid(text):
    assert reason_of(text, "json", repair=ALL) == "syntax"


def test_a_key_that_is_there_twice_is_not_repaired():
    assert reason_of("{'a': 1, 'a': 2}", "json", repair=ALL) == "component"


@pytest.mark.parametrize(
    ("target", "written"),
    [
        ("compact", '{"b":{"y":1.0,"x":[]},"a":"é"}'),
        ("pretty", '{\n  "b": {\n    "y": 1.0,\n    "x": []\n  },\n  "a": "é"\n}'),
        ("canonical", '{"a":"é","b":{"x":[],"y":1}}'),
        ("flattened", '{"b.y":1.0,"b.x":[],"a":"é"}'),
        ("keys", '["b","a"]'),
        ("dict", {"b": {"y": 1.0, "x": []}, "a": "é"}),
        ("parts", {"b": '{"y":1.0,"x":[]}', "a": "é"}),
    ],
)
def test_the_formats(target, written):
    assert clean_value('{"b": {"y": 1.0, "x": []}, "a": "\\u00e9"}', "json", target) == written


@pytest.mark.parametrize(
    ("number", "canonical"),
    [
        ("0", "0"), ("-0", "0"), ("-0.0e5", "0"), ("1.0", "1"), ("0.10", "0.1"), ("1E2", "100"),
        ("333333333.33333329", "333333333.33333329"), ("1e30", "1e+30"), ("4.50", "4.5"),
        ("2e-3", "0.002"), ("0.000000000000000000000000001", "1e-27"), ("1e-6", "0.000001"),
        ("1e-7", "1e-7"), ("123456789012345678901", "123456789012345678901"),
        ("1e20", "1" + "0" * 20),
        ("1e21", "1e+21"), ("-1.5e300", "-1.5e+300"), ("1e400", "1e+400"), ("9007199254740993",
        "9007199254740993"), ("1e0000000000000000000000000002", "100"),
    ],
)  # fmt: skip
def test_canonical_numbers(number, canonical):
    assert clean_value(f"[{number}]", "json", "canonical") == f"[{canonical}]"


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_canonical_numbers_keep_the_value(number):
    written = clean_value(json.dumps([number]), "json", "canonical")
    assert float(json.loads(written)[0]) == number
    assert Decimal(written[1:-1]) == Decimal(repr(number))


def test_canonical_keys_are_sorted_by_utf_16():
    text = '{"\u20ac":1,"\\r":2,"\ufb33":3,"1":4,"\U0001f600":5,"\u0080":6,"\u00f6":7}'
    assert list(json.loads(clean_value(text, "json", "canonical")).values()) == [
        2, 4, 6, 7, 1, 5, 3,
    ]  # fmt: skip


@pytest.mark.parametrize("target", ["keys", "flattened", "parts"])
@pytest.mark.parametrize("text", ["[1]", "12", '"a"'])
def test_only_objects_have_keys(text, target):
    assert reason_of(text, "json", target) == "missing_part"


def test_two_paths_to_one_flattened_key_are_refused():
    assert reason_of('{"a.b": 1, "a": {"b": 2}}', "json", "flattened") == "component"


def test_objects_can_be_cleaned_again():
    cells = pd.Series(['{"a": [1, 0.5, 1e400], "b": null}', "[2]", "null", "7"], name="x")
    once = cl.clean_json(cells, target_format="dict")
    assert once[0] == {"a": [1, 0.5, Decimal("1e400")], "b": None}
    assert once.tolist()[1:] == [[2], None, 7]
    again = cl.clean_json(once, target_format="dict")
    assert again.tolist() == once.tolist()


COLUMN = ['{"a": 1, "b": "x"}', None, '{"b": null, "c": [1]}', "{}", "[1]", "nope"]


def test_parts_have_a_column_for_each_key_in_the_order_they_appear():
    out = cl.clean_json(pd.DataFrame({"k": 1, "x": COLUMN}), "x", "parts", errors="coerce")
    assert list(out.columns) == ["k", "x_a", "x_b", "x_c"]
    assert out["x_a"].fillna("?").tolist() == ["1", "?", "?", "?", "?", "?"]
    assert out["x_b"].fillna("?").tolist() == ["x", "?", "?", "?", "?", "?"]
    assert out["x_c"].fillna("?").tolist() == ["?", "?", "[1]", "?", "?", "?"]


def test_parts_report_what_is_no_object():
    report = cl.clean(pd.DataFrame({"x": COLUMN}), "x", "json", "parts", errors="coerce").report
    assert (report.cleaned, report.null, report.invalid) == (3, 1, 2)
    assert report.reasons == {"missing_part": 1, "syntax": 1}


def test_the_keys_can_be_named():
    frame = pd.DataFrame({"x": COLUMN})
    out = cl.clean_json(frame, "x", "parts", keys=["c", "z"], errors="coerce")
    assert list(out.columns) == ["x_c", "x_z"]
    assert out["x_z"].isna().all()
    kept = cl.clean_json(frame, "x", "parts", keys="c", errors="ignore")
    assert list(kept.columns) == ["x", "x_c"]


def test_parts_stand_beside_the_source_on_request():
    frame = pd.DataFrame({"x": COLUMN})
    out = cl.clean_json(frame, "x", "parts", output_column="y", errors="coerce")
    assert list(out.columns) == ["x", "y_a", "y_b", "y_c"]
    out = cl.clean_json(frame, "x", "parts", errors="ignore")
    assert list(out.columns) == ["x", "x_a", "x_b", "x_c"]


def test_parts_of_a_series_are_a_frame():
    out = cl.clean_json(pd.Series(COLUMN, name="x"), target_format="parts", errors="coerce")
    assert list(out.columns) == ["x_a", "x_b", "x_c"]


def test_parts_of_several_columns_each_with_its_own_keys():
    frame = pd.DataFrame({"x": ['{"a": 1}'], "y": [None], "z": ['{"b": 1, "c": 2}'], "w": [0]})
    out = cl.clean_json(frame, ["z", "y", "x"], "parts")
    assert list(out.columns) == ["x_a", "y", "z_b", "z_c", "w"]
    assert out.iloc[0].fillna("?").tolist() == ["1", "?", "1", "2", 0]


@pytest.mark.parametrize("cells", [[], [None, "null"], ["{}", None], ["nope"]])
def test_a_column_without_keys_stays_one_column(cells):
    frame = pd.DataFrame({"x": pd.Series(cells, dtype="str")})
    out = cl.clean_json(frame, "x", "parts", errors="coerce")
    assert out["x"].fillna("?").tolist() == [c if c == "{}" else "?" for c in cells]


def test_a_column_that_is_there_already_is_not_overwritten():
    frame = pd.DataFrame({"x": ['{"a": 1}'], "x_a": [2]})
    with pytest.raises(BadOption, match="there is a column 'x_a' already"):
        cl.clean_json(frame, "x", "parts")


def test_too_many_keys_have_to_be_named():
    cells = [f'{{"k{number}": 1}}' for number in range(1001)]
    with pytest.raises(BadOption, match="1,001 different keys; name those"):
        cl.clean_json(cells, target_format="parts")


def test_parts_in_other_processes():
    cells = [f'{{"a": {number}}}' for number in range(40)]
    out = cl.clean_json(pd.Series(cells, name="x"), target_format="parts", workers=2)
    assert out["x_a"].tolist() == [str(number) for number in range(40)]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"repair": ["python"]}, "did you mean 'python_literal'"),
        ({"repair": 3}, "repair must be a text or a list"),
        ({"max_depth": 0}, "from 1 to"),
        ({"max_depth": 9999}, "from 1 to"),
        ({"max_depth": True}, "from 1 to"),
        ({"keys": []}, "different keys"),
        ({"keys": ["a", "a"]}, "different keys"),
    ],
)
def test_impossible_options_are_refused(options, complaint):
    with pytest.raises(BadOption) as refusal:
        clean_value("[1]", "json", **options)
    assert complaint in str(refusal.value)


@pytest.mark.parametrize(
    "text",
    ["'\\'" * 100_000, "'" + "\\'" * 200_000, '"' * 300_001, "(" * 300_000, "(1," * 100_000,
     "'a'," * 100_000, '\\"' * 200_000, '""' * 200_000, ", " * 200_000, " " * 500_000 + "x"],
)  # fmt: skip
def test_long_texts_do_not_hang(text):
    clean_value(text, "json", repair=ALL, errors="coerce")
