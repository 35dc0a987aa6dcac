"""Letter case."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from tests.column_types.reading import reason_of

STABLE = ("lower", "upper", "title", "sentence", "snake", "kebab")


@pytest.mark.parametrize(
    ("target", "written"),
    [
        ("lower", "hello world foo"),
        ("upper", "HELLO WORLD FOO"),
        ("title", "Hello World Foo"),
        ("sentence", "Hello world foo"),
        ("snake", "hello_world_foo"),
        ("kebab", "hello-world-foo"),
        ("camel", "helloWorldFoo"),
        ("pascal", "HelloWorldFoo"),
    ],
)
@pytest.mark.parametrize("text", ["helloWorld foo", "HELLO_WORLD-FOO", " Hello.world/foo "])
def test_the_formats(text, target, written):
    assert clean_value(text, "string_case", target) == written


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("parseHTTPHeader", "parse http header"),
        ("XMLHttpRequest", "xml http request"),
        ("utf8String", "utf8 string"),
        ("iPhone 5S", "i phone 5s"),
        ("x2Y", "x2y"),
        ("O'Neill isn’t", "o'neill isn’t"),
        ("'quoted'", "quoted"),
        ("étéÀLaMer", "été à la mer"),
        ("soft\u00adhyphen", "softhyphen"),
        ("हिन्दी भाषा", "हिन्दी भाषा"),
        ("日本語 Text", "日本語 text"),
        ("None", "none"),
        ("N/A", None),
    ],
)
def test_words_are_found(text, words):
    assert clean_value(text, "string_case") == words


def test_apostrophes_are_left_out_of_names_in_programs():
    assert clean_value("don't stop", "string_case", "snake") == "dont_stop"


def test_accents_go_on_request():
    assert clean_value("Été à Łódź", "string_case", "snake", remove_accents=True) == "ete_a_lodz"


def test_dropped_signs_are_counted():
    explained = cl.explain("C++ & Java", "string_case")
    assert (explained.result, explained.notes) == ("c java", ("signs_dropped",))


@pytest.mark.parametrize("text", ["---", "!?", "…", "+"])
def test_without_a_word_there_is_nothing_to_write(text):
    assert reason_of(text, "string_case") == "syntax"


@pytest.mark.parametrize("target", STABLE)
@given(st.text(st.sampled_from("abZ09 _-.'’éßİıΣςǅक्ि²ªⅣ\u0301\u200d\u00adﬁ日"), max_size=8))
def test_done_twice_it_changes_nothing(target, text):
    once = clean_value(text, "string_case", target, errors="coerce")
    assert clean_value(once, "string_case", target, errors="coerce") == once
