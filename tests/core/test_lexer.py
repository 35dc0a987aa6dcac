"""Texts to tokens: what a token is, what it is worth, and two readings that must agree."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cleanlib.core.fields import Fields, Run
from cleanlib.core.grammar import Layout, Reader
from cleanlib.core.lexer import (
    Lexicon,
    OpenLexicon,
    lex,
    lex_one_by_one,
    same_role,
    words_in,
)
from cleanlib.core.text_buffer import TEXT, Texts

LEXICON = Lexicon(
    {
        "may": {"month": 5},
        "march": {"month": 3},
        "sat": {"weekday": 6},
        "second": {"unit": 1, "ordinal": 2},
        "america/new_york": {"zone": 7},
        "strasse": {"street": 9},
        "m/s": {"unit": 3},
    }
)
UNKNOWN, MONTH, WEEKDAY, UNIT_OR_ORDINAL, ZONE, STREET, UNIT = range(128, 135)
PIECES = st.one_of(
    st.text("/_aZ0 9é.-\t\x00\x1f\x7f\u0660😀", max_size=8),
    st.integers(1, 40).flatmap(lambda n: st.text("0123456789", min_size=n, max_size=n)),
    st.sampled_from(["May", "SAT", "America/New_York", "m/s", "STRASSE", "straße", "second"]),
    st.text(st.characters(codec="utf-8"), max_size=4),
)
TEXTS = st.lists(st.lists(PIECES, max_size=5).map("".join), max_size=8)


def codes(text):
    return lex(Texts.of([text]), LEXICON).codes.tolist()


def values(*texts):
    return lex(Texts.of(texts), LEXICON).values.view(np.uint64).tolist()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("7", [1]),
        ("2021", [4]),
        ("1" * 30, [30]),
        ("1" * 31, [31]),
        ("1" * 40, [31]),
        (" ", [32]),
        (" \t\n\v\f\r ", [32]),
        ("-", [ord("-")]),
        ("--", [ord("-")] * 2),
        ("!~", [ord("!"), ord("~")]),
        ("\x00", [127]),
        ("\x1f\x7f", [127, 127]),
        ("abc", [UNKNOWN]),
        ("é", [UNKNOWN]),
        ("٣", [UNKNOWN]),
        ("\u00a0", [UNKNOWN]),
        ("may", [MONTH]),
        ("MARCH", [MONTH]),
        ("Sat", [WEEKDAY]),
        ("second", [UNIT_OR_ORDINAL]),
        ("12May2021", [2, MONTH, 4]),
        ("9:05 pm", [1, ord(":"), 2, 32, UNKNOWN]),
    ],
)
def test_every_token_is_one_byte_of_the_template(text, expected):
    assert codes(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("America/New_York", [ZONE]),
        ("m/s", [UNIT]),
        ("may_sat", [UNKNOWN]),
        ("may/5", [MONTH, ord("/"), 1]),
        ("5/may", [1, ord("/"), MONTH]),
        ("/may", [ord("/"), MONTH]),
        ("may/", [MONTH, ord("/")]),
        ("may//sat", [MONTH, ord("/"), ord("/"), WEEKDAY]),
        ("may-sat", [MONTH, ord("-"), WEEKDAY]),
        ("may/ sat", [MONTH, ord("/"), 32, WEEKDAY]),
    ],
)
def test_slash_and_underscore_join_letters_only(text, expected):
    assert codes(text) == expected


def test_words_do_not_reach_over_rows():
    tokens = lex(Texts.of(["may/", "sat", "_may", "ma", "y"]), LEXICON)
    rows = [template.decode("latin-1") for template in tokens.templates().to_pylist()]
    unknown = chr(UNKNOWN)
    assert rows == [f"{chr(MONTH)}/", chr(WEEKDAY), f"_{chr(MONTH)}", unknown, unknown]


def test_digit_runs_do_not_reach_over_rows():
    assert values("12", "34", "", "5") == [12, 34, 5]


@given(st.lists(st.from_regex(r"[0-9]{1,19}", fullmatch=True), min_size=1, max_size=20))
@example(["9" * 19, "0" * 19, str(2**63 - 1), str(2**63), "1" * 4, "1" * 5, "1" * 8, "1" * 16])
def test_runs_of_up_to_19_digits_have_their_exact_value(runs):
    assert values(*runs) == [int(run) for run in runs]


@given(st.from_regex(r"[0-9]{20,60}", fullmatch=True))
def test_of_longer_runs_the_first_19_digits_count(run):
    assert values(run, f"x{run}y") == [int(run[:19]), 0, int(run[:19]), 0]


def test_the_value_of_a_word_is_its_number_in_the_lexicon():
    word = values("May")[0]
    assert LEXICON.values("month")[word] == 5
    assert LEXICON.word_id("May") == word
    assert LEXICON.word_id("unheard of") == 0


@pytest.mark.parametrize("text", ["STRASSE", "Straße", "straße"])
def test_words_are_compared_casefolded(text):
    assert codes(text) == [STREET]


def test_a_role_knows_the_template_characters_of_its_words():
    assert LEXICON.letters("month") == chr(MONTH)
    assert LEXICON.letters("unit") == chr(UNIT_OR_ORDINAL) + chr(UNIT)
    assert LEXICON.letters("colour") == ""


def test_words_may_share_a_role():
    assert same_role("unit", "kg", "lb") == {"kg": {"unit": 0}, "lb": {"unit": 0}}
    assert same_role("unit") == {}


def test_letter_case_counts_where_a_word_stands_in_capitals_too():
    cased = Lexicon({"m": {"unit": 1}, "M": {"prefix": 6}, "Rs": {"unit": 2}})
    assert [cased.words[cased.word_id(word)] for word in ("m", "M", "Rs")] == ["m", "M", "Rs"]
    assert cased.word_id("RS") == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []), ("5", []), ("5 kg", ["kg"]), ("US$", ["US"]), ("fl oz", ["fl", "oz"]),
        ("m/s", ["m/s"]), ("m/s^2", ["m/s"]), ("America/New_York", ["America/New_York"]),
        ("S/.", ["S"]), ("€5kr", ["€", "kr"]), ("a-b_c", ["a", "b_c"]), ("zł", ["zł"]),
    ],
)  # fmt: skip
def test_the_words_of_a_text_are_those_of_its_tokens(text, words):
    assert words_in(text) == words
    tokens = lex(Texts.of([text]), Lexicon({word: {"word": 0} for word in words}))
    assert int((tokens.codes >= 128).sum()) == len(words)


def open_lexicon():
    return OpenLexicon({"kg": {"unit": 0}, "and": {"join": 0}}, "unit", lambda word: len(word) == 2)


def test_an_open_lexicon_takes_up_words_that_are_accepted():
    lexicon = open_lexicon()
    unit = lexicon.letters("unit")
    tokens = lex(Texts.of(["5 kg", "5 lb", "5 LB", "5 stone", "5 lb and 5 oz"]), lexicon)
    rows = [row.decode("latin-1") for row in tokens.templates().to_pylist()]
    assert rows[:3] == [f"\x01 {unit}"] * 3
    assert rows[3] == f"\x01 {chr(UNKNOWN)}"
    assert list(map(lexicon.word, range(6))) == ["", "kg", "and", "lb", "LB", "oz"]
    assert lexicon.word_id("lb") == 3
    assert lexicon.word_id("stone") == 0
    assert lexicon.word_id("AND") == lexicon.word_id("and")


def test_threads_take_up_a_word_once():
    lexicon = open_lexicon()
    words = [a + b for a in "abcdefgh" for b in "abcdefgh"]
    with ThreadPoolExecutor(8) as pool:
        ids = list(pool.map(lexicon.word_id, words * 20))
    assert [lexicon.word(number) for number in ids] == words * 20
    assert len(set(ids)) == len(words)


def test_a_lexicon_holds_at_most_128_sets_of_roles():
    words = {f"word{n}": {f"role{n}": 0} for n in range(127)}
    assert Lexicon(words).letters("role126") == chr(255)
    with pytest.raises(ValueError, match="129 different sets of word roles"):
        Lexicon(words | {"one more": {"role": 0}})


@given(TEXTS)
@example(["", "a/", "/b", "", "_", "a_b/c__d"])
@example(["1" * 40, "\x00", "é/ü", "é/", "/é"])
def test_reading_by_arrays_equals_reading_one_by_one(rows):
    texts = Texts.of(rows)
    fast, slow = lex(texts, LEXICON), lex_one_by_one(texts, LEXICON)
    for name in ("codes", "values", "starts", "lengths", "rows"):
        assert getattr(fast, name).tolist() == getattr(slow, name).tolist(), name


@given(TEXTS, st.integers(0, 3))
def test_a_slice_of_a_column_is_read_like_its_rows_alone(rows, start):
    sliced = lex(Texts(pa.array(rows, TEXT).slice(start)), LEXICON)
    alone = lex(Texts.of(rows[start:]), LEXICON)
    assert sliced.templates().to_pylist() == alone.templates().to_pylist()
    assert sliced.values.tolist() == alone.values.tolist()


@given(TEXTS)
def test_the_tokens_of_a_row_put_together_are_the_row(rows):
    texts = Texts.of(rows)
    tokens, data = lex(texts, LEXICON), texts.data.tobytes()
    spans = list(zip(tokens.starts.tolist(), tokens.lengths.tolist(), strict=True))
    for i, row in enumerate(rows):
        own = spans[tokens.rows[i] : tokens.rows[i + 1]]
        assert "".join(data[at : at + length].decode() for at, length in own) == row


def test_a_block_without_rows_has_no_tokens():
    tokens = lex(Texts.of([]), LEXICON)
    assert tokens.templates().to_pylist() == []
    assert tokens.rows.tolist() == [0]


@pytest.mark.parametrize("met_before", [[], ["mg"], ["Mg", "mg"], ["MG"]])
def test_how_a_word_is_read_does_not_depend_on_words_met_before(met_before):
    lexicon = OpenLexicon({"foot": {"unit": 0}}, "unit", lambda word: word in ("mg", "Mg"))
    for word in met_before:
        lexicon.word_id(word)
    numbers = {word: lexicon.word_id(word) for word in ("mg", "Mg", "MG", "Foot", "x")}
    words = {word: lexicon.word(number) for word, number in numbers.items()}
    assert words == {"mg": "mg", "Mg": "Mg", "MG": "", "Foot": "foot", "x": ""}


def test_words_taken_up_have_the_code_of_their_role():
    lexicon = OpenLexicon({"m": {"unit": 0}, "and": {}}, "unit", lambda word: word == "mA")
    numbers = np.array([lexicon.word_id(word) for word in ("m", "mA")])
    first, second = lexicon.codes_of(numbers)
    assert first == second


def test_the_lexicon_stays_with_the_block():
    lexicon = OpenLexicon({"m": {"unit": 0}}, "unit", lambda word: True)
    fields = Fields(1, Run(None))
    Reader(lexicon, lambda template: Layout()).read(Texts.of(["5 mA"]), fields)
    assert fields.lexicon is lexicon
    assert fields.part("").lexicon is lexicon
