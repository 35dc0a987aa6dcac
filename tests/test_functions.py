"""``clean_<type>`` and ``validate_<type>``, made from a column type."""

import doctest
import inspect
import pickle
from dataclasses import replace

import pytest

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.functions import COMMON_DEFAULTS, COMMON_DOCS
from cleanlib.task import COMMON
from tests.toy_types import PANEL, TAG, registered

clean_tag, validate_tag = cl.make_cleaner(TAG), cl.make_validator(TAG)


def parameters(function):
    return inspect.signature(function).parameters


def test_a_cleaner_has_a_signature_of_its_own():
    assert str(inspect.signature(clean_tag)) == (
        "(df, column=None, target_format='standard', *, errors='warn', output_column=None, "
        "workers=1, progress=None, null_tokens=None, keep_tokens=None, depots=(), case='upper')"
    )


def test_a_validator_has_a_signature_of_its_own():
    assert str(inspect.signature(validate_tag)) == (
        "(x, column=None, *, null_tokens=None, keep_tokens=None, depots=(), case='upper')"
    )


def test_a_type_without_options_adds_none():
    plain = replace(PANEL, options=cl.NoOptions)
    assert list(parameters(cl.make_cleaner(plain)))[3:] == list(COMMON_DEFAULTS)


def test_the_common_arguments_are_those_that_a_call_takes():
    assert tuple(COMMON_DEFAULTS) == tuple(COMMON_DOCS) == COMMON


def test_the_defaults_of_the_signature_are_those_of_the_call():
    defaults = {
        name: p.default for name, p in parameters(clean_tag).items() if p.kind is p.KEYWORD_ONLY
    }
    assert clean_tag(["ab 1"], None, "standard", **defaults) == clean_tag(["ab 1"]) == ["AB-1"]


@pytest.mark.parametrize(
    ("function", "name"), [(clean_tag, "clean_tag"), (validate_tag, "validate_tag")]
)
def test_a_function_presents_itself(function, name):
    assert function.__name__ == function.__qualname__ == name
    assert function.__module__ == "cleanlib"


def test_the_docstring_of_a_cleaner_says_everything():
    text = clean_tag.__doc__
    assert text.startswith("Clean a column of type tag (fleet tag).\n\nTwo letters for the depot")
    for line in (
        ">>> cleanlib.clean_value('ab 42', 'tag')",
        "target_format : str, default 'standard'",
        "    ``standard``: AB-42; ``number``: 42; ``big_number``: 42, from 10 on; ``parts``: both"
        "; or an open format of tokens, such as ``'DD.MM.YYYY'``, or strftime, such as "
        "``'%d.%m.%Y'``.",
        "output_column : str, optional, default None",
        "case : {'upper', 'lower'}, default 'upper'",
        "    letter case of the depot.",
        "depots : tuple[str, ...], default ()",
    ):
        assert line in text.splitlines(), line


def test_the_docstring_of_a_validator_says_everything():
    lines = validate_tag.__doc__.splitlines()
    assert lines[0] == "Whether values are of type tag (fleet tag)."
    assert "case : {'upper', 'lower'}, default 'upper'" in lines
    assert not any(line.startswith("errors") for line in lines)


@pytest.mark.parametrize("column_type", [TAG, PANEL])
def test_every_argument_is_documented(column_type):
    for function in (cl.make_cleaner(column_type), cl.make_validator(column_type)):
        for name in set(parameters(function)) - {"null_tokens", "keep_tokens"}:
            assert f"\n{name} : " in function.__doc__


def test_the_examples_of_the_docstring_run():
    with registered(TAG):
        examples = doctest.DocTestParser().get_doctest(
            clean_tag.__doc__, {"cleanlib": cl}, "clean_tag", None, None
        )
        assert len(examples.examples) == 2
        assert doctest.DocTestRunner().run(examples).failed == 0


def test_a_type_need_not_be_registered():
    assert "tag" not in registry
    assert clean_tag(["ab 1"], target_format="no. #") == ["no. 1"]
    assert validate_tag("ab 1") is True


def test_a_type_may_be_a_changed_copy_of_another():
    lower = cl.make_cleaner(replace(TAG, validate=lambda tag, options: tag._replace(number=7)))
    assert lower(["ab 1"]) == ["AB-7"]
    assert clean_tag(["ab 1"]) == ["AB-1"]


def test_positional_arguments_are_column_and_format():
    import pandas as pd

    frame = pd.DataFrame({"tag": ["ab 1"]})
    assert clean_tag(frame, "tag", "number")["tag"].tolist() == [1]
    with pytest.raises(TypeError):
        clean_tag(frame, "tag", "number", "coerce")


@pytest.mark.parametrize("function", [clean_tag, validate_tag])
def test_a_misspelt_argument_gets_near_names(function):
    with pytest.raises(cl.BadOption, match=r"^tag has no option 'cse'; did you mean 'case'\?"):
        function(["ab 1"], cse="lower")


def test_a_misspelt_common_argument_gets_near_names_too():
    with pytest.raises(cl.BadOption, match="did you mean 'output_column'"):
        clean_tag(["ab 1"], output_colum="x")


def test_functions_of_the_package_travel_by_name():
    with registered(TAG, PANEL):
        for function in (cl.clean_tag, cl.validate_tag, cl.clean_panel):
            assert pickle.loads(pickle.dumps(function)) is function


def test_the_package_makes_a_function_once():
    with registered(TAG):
        assert cl.clean_tag is cl.clean_tag is cl.clean_fleet_label
        assert cl.clean_tag(["ab 1"]) == ["AB-1"]


def test_a_replaced_type_has_a_new_function():
    with registered(TAG):
        before = cl.clean_tag
        with registered(replace(TAG, aliases=())):
            assert cl.clean_tag is not before
        assert cl.clean_tag is before
