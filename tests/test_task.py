"""The keyword arguments of a call, checked before any cell is read."""

import pickle
import re
from dataclasses import replace

import pytest

from cleanlib import BadOption, UnknownFormat
from cleanlib.task import Call, Task
from tests.toy_types import PANEL, TAG, TagOptions, registered


def refusal(kind, spec=None, /, **given):
    with pytest.raises(kind) as raised:
        Task.make(TAG, spec, given)
    return str(raised.value)


def test_a_task_holds_what_a_call_asked_for():
    task = Task.make(TAG, "number", {"errors": "ignore", "workers": 2, "case": "lower"})
    assert task.type is TAG
    assert task.options == TagOptions(case="lower")
    assert (task.spec, task.format) == ("number", TAG.formats["number"])
    assert task.call == Call(errors="ignore", workers=2)


def test_what_is_not_asked_for_has_its_default():
    task = Task.make(TAG, None, {})
    assert task.call == Call("warn", None, 1, None, None, None)
    assert (task.spec, task.options) == ("standard", TagOptions())


@pytest.mark.parametrize(
    ("errors", "end"),
    [
        ("rais", "; did you mean 'raise'?"),
        ("WARN", "; did you mean 'warn'?"),
        ("ignored", "; did you mean 'ignore'?"),
        ("quiet", "."),
        (3, "."),
    ],
)
def test_errors_is_one_of_four_words(errors, end):
    assert refusal(BadOption, errors=errors) == (
        f"errors={errors!r} is not one of warn, coerce, ignore, raise{end}"
    )


@pytest.mark.parametrize("errors", [None, True, ["warn"]])
def test_errors_is_a_word(errors):
    assert refusal(BadOption, errors=errors).startswith(f"errors={errors!r} is not one of warn, ")


@pytest.mark.parametrize("workers", [0, -1, 1.5, "2", None, True, 2.0])
def test_workers_is_a_whole_number_from_1_on(workers):
    assert (
        refusal(BadOption, workers=workers)
        == f"workers={workers!r} must be a whole number from 1 on"
    )


@pytest.mark.parametrize("name", ["null_tokens", "keep_tokens"])
@pytest.mark.parametrize("tokens", ["n.n.", "", [1], [None], ("a", b"b"), 5, {"a": 1, 2: 3}, True])
def test_tokens_are_a_list_of_texts(name, tokens):
    assert refusal(BadOption, **{name: tokens}).startswith(f"{name} must be a list of texts")


@pytest.mark.parametrize("tokens", [None, [], ["n.n."], ("a", "b"), {"a"}, frozenset("ab")])
def test_any_collection_of_texts_will_do(tokens):
    assert Task.make(TAG, None, {"null_tokens": tokens}).call.null_tokens == tokens


@pytest.mark.parametrize("output_column", [3, True, ["a"], b"a", ("a", "b")])
def test_an_output_column_is_a_text(output_column):
    assert re.search(
        "output_column=.* must be a text", refusal(BadOption, output_column=output_column)
    )


@pytest.mark.parametrize("progress", [1, "yes", [print], 0.5])
def test_progress_is_a_switch_or_a_function(progress):
    assert re.search("progress=.* must be ", refusal(BadOption, progress=progress))


@pytest.mark.parametrize("progress", [None, True, False, print])
def test_progress_may_be_left_open(progress):
    assert Task.make(TAG, None, {"progress": progress}).call.progress is progress


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [("case_", "case"), ("depot", "depots"), ("Case", "case"), ("error", "errors"),
     ("null_token", "null_tokens"), ("outputcolumn", "output_column"), ("worker", "workers")],
)  # fmt: skip
def test_a_misspelt_argument_gets_near_names(misspelt, meant):
    text = refusal(BadOption, **{misspelt: None})
    assert text.startswith(f"tag has no option {misspelt!r}; did you mean {meant!r}")


def test_a_word_like_no_argument_gets_the_list():
    assert refusal(BadOption, zzz=1).splitlines() == [
        "tag has no option 'zzz'.",
        "Its options are:",
        "  depots: the depots there are; empty for any",
        "  case: letter case of the depot",
    ]


def test_choices_are_checked_before_the_options_as_a_whole():
    assert refusal(BadOption, case="uper", depots=("A",)) == (
        "tag: case='uper' is not one of 'upper', 'lower'; did you mean 'upper'?"
    )
    assert refusal(BadOption, depots=("A",)) == "depots=('A',) must have two letters each"


def test_the_format_is_checked():
    assert refusal(UnknownFormat, "nothing") == "target format 'nothing' has no # in it"
    assert refusal(UnknownFormat, 3) == "target_format must be text, not int"
    with pytest.raises(UnknownFormat, match=r"did you mean 'parts'\? It has: 'standard', 'tall'"):
        Task.make(PANEL, "part", {})


def test_the_job_has_the_null_tokens_of_call_and_type():
    import pyarrow as pa

    texts = pa.array(["tbc", "no tag", "none", "na"], pa.large_string())
    job = Task.make(TAG, None, {"null_tokens": ["TBC"], "keep_tokens": ["none"]}).job("x")
    assert job.nulls.stated(texts).tolist() == [True, False, False, False]
    assert job.nulls.usual(texts).tolist() == [True, True, False, True]


def test_the_job_keeps_the_tokens_that_are_values_of_the_type():
    import pyarrow as pa

    kept = replace(TAG, keeps=frozenset({"-", "no tag"}))
    job = Task.make(kept, None, {"keep_tokens": ["none"]}).job("x")
    texts = pa.array(["-", "None", "no tag", "na"], pa.large_string())
    assert job.nulls.usual(texts).tolist() == [False, False, False, True]


def test_the_job_can_be_made_anew_in_another_process():
    with registered(TAG):
        job = Task.make(TAG, "no. #", {"case": "lower", "workers": 2}).job("x")
        steps = pickle.loads(pickle.dumps(job.reopen))(job.options)
    assert steps.type is TAG
    assert steps.options == TagOptions(case="lower")
    assert steps.read_one("ab 1") == ("no. 1", "", "", ())
    assert job.workers == 2
