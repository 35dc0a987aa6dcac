"""A grammar reads each shape of text once, and all rows of that shape with arrays."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cleanlib import Invalid
from cleanlib.core.fields import MISSING, Fields, Run
from cleanlib.core.grammar import MOST_LONG_DIGITS, Digits, Layout, Length, Reader, Take
from cleanlib.core.lexer import Lexicon
from cleanlib.core.text_buffer import Texts
from tests.toy_types import PANEL_READER

WORDS = Lexicon({"may": {"month": 5}, "june": {"month": 6}})
MONTH = WORDS.letters("month")


def read(reader, *texts, fast=True):
    fields = Fields(len(texts), Run(options=None))
    reader.read(Texts.of(texts), fields, fast=fast)
    return fields


def reasons(fields):
    return [fields.run.reasons[number] for number in fields.reason.tolist()]


def reader_of(layouts, **more):
    """A reader that knows these templates, refuses others, and the templates it was asked for."""
    asked = []

    def assign(template):
        asked.append(template)
        if template not in layouts:
            raise Invalid("syntax", f"{len(template)} tokens")
        return layouts[template]

    return Reader(WORDS, assign, **more), asked


def test_tokens_fill_the_fields_that_the_layout_names():
    reader, _ = reader_of({"\x02-\x04": Layout((Take("month", 0), Take("year", 2)))})
    fields = read(reader, "12-2021", "01-1999")
    assert fields["month"].tolist() == [12, 1]
    assert fields["year"].tolist() == [2021, 1999]
    assert fields.good.all()


def test_a_word_has_a_value_in_a_role():
    reader, _ = reader_of({f"\x02{MONTH}": Layout((Take("day", 0), Take("month", 1, "month")))})
    fields = read(reader, "12May", "01JUNE")
    assert fields["month"].tolist() == [5, 6]


def test_rows_of_several_shapes_are_read_side_by_side():
    layouts = {"\x04": Layout((Take("year", 0),)), "\x01/\x04": Layout((Take("year", 2),))}
    reader, _ = reader_of(layouts)
    fields = read(reader, "2021", "5/1999", "2000", "x")
    assert fields["year"].tolist() == [2021, 1999, 2000, MISSING]
    assert fields.good.tolist() == [True, True, True, False]


def test_a_layout_may_have_constants_and_notes():
    layout = Layout((), constants=(("era", -1),), notes=("era_assumed",))
    fields = read(reader_of({"\x01": layout})[0], "3", "33")
    assert fields["era"].tolist() == [-1, MISSING]
    assert fields.run.note_names == ["era_assumed"]
    assert fields.notes.tolist() == [1, 0]


@pytest.mark.parametrize(
    ("take", "value"),
    [
        (Take("f", 0), 20210304),
        (Take("f", 0, divide=10_000), 2021),
        (Take("f", 0, modulo=100), 4),
        (Take("f", 0, divide=100, modulo=100), 3),
        (Take("f", 0, multiply=10), 202103040),
        (Take("f", 0, divide=100, modulo=100, multiply=1000), 3000),
    ],
)
def test_digits_can_be_cut_out_of_a_run(take, value):
    assert read(reader_of({"\x08": Layout((take,))})[0], "20210304")["f"].tolist() == [value]


@pytest.mark.parametrize(
    ("take", "value"),
    [
        (Take("f", 0, divide=10), 999_999_999_999_999_998),
        (Take("f", 0, divide=10**17, modulo=10), 9),
        (Take("f", 0, modulo=100), 87),
    ],
)
def test_cuts_of_nineteen_digits_are_exact(take, value):
    assert read(reader_of({"\x13": Layout((take,))})[0], "9999999999999999987")["f"][0] == value


def spelt(*texts, layout=None, fast=True):
    """The numbers that the two runs of digits in each text spell side by side."""

    def assign(template):
        return layout or Layout(digits=(Digits("n", (0, 2)),))

    return read(Reader(WORDS, assign), *texts, fast=fast)["n"]


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize(
    ("texts", "dtype"),
    [
        (["1,5", "0,0", "7,0"], np.int64),
        (["12,345", "12,005", "00,001"], np.int64),
        (["123456789,987654321", "000000000,000000001"], np.int64),
        (["1234567890,987654321", "0000000000,000000001"], object),
        (["1" * 40 + "," + "2" * 31, "3" * 33 + "," + "4" * 50], object),
        (["1,2", "1," + "2" * 40], object),
    ],
)
def test_runs_of_digits_are_joined_exactly(texts, dtype, fast):
    found = spelt(*texts, fast=fast)
    assert found.tolist() == [int(text.replace(",", "")) for text in texts]
    assert found.dtype == dtype


def test_one_run_may_be_all_of_a_number():
    layout = Layout(digits=(Digits("n", (0,)),))
    assert spelt("12", "9" * 18, "9" * 19, layout=layout).tolist() == [12, 10**18 - 1, 10**19 - 1]


def test_thousands_of_digits_are_not_read():
    digits = "9" * (MOST_LONG_DIGITS - 1)
    assert spelt(f"{digits},9", f"{digits},99").tolist() == [10**MOST_LONG_DIGITS - 1, -1]


@pytest.mark.parametrize("fast", [True, False])
def test_a_length_is_that_of_the_token(fast):
    reader, _ = reader_of({f"\x1f{MONTH}": Layout(lengths=(Length("a", 0), Length("b", 1)))})
    fields = read(reader, "1" * 31 + "May", "2" * 99 + "June", fast=fast)
    assert (fields["a"].tolist(), fields["b"].tolist()) == ([31, 99], [3, 4])


@given(st.lists(st.from_regex(r"[0-9]{1,40},[0-9]{1,40}", fullmatch=True), max_size=9))
def test_joining_by_arrays_equals_joining_row_by_row(texts):
    numbers = [int(text.replace(",", "")) for text in texts]
    assert spelt(*texts).tolist() == spelt(*texts, fast=False).tolist() == numbers


def test_a_shape_is_looked_at_once():
    reader, asked = reader_of({"\x04": Layout((Take("year", 0),))})
    read(reader, *["2021", "1999", "x"] * 100)
    read(reader, "2022", "y")
    assert sorted(asked) == ["\x04", "\x80"]


@pytest.mark.parametrize("fast", [True, False])
def test_a_refusal_holds_for_all_rows_of_its_shape(fast):
    reader, _ = reader_of({"\x04": Layout((Take("year", 0),))})
    fields = read(reader, "x", "2021", "y", "1-2", fast=fast)
    assert reasons(fields) == [("syntax", "1 tokens"), ("", ""), ("syntax", "1 tokens"),
                               ("syntax", "3 tokens")]  # fmt: skip


def test_other_errors_are_not_swallowed():
    def assign(template):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        read(Reader(WORDS, assign), "x")


def test_texts_can_be_prepared_first():
    layouts = {"\x04": Layout((Take("year", 0),))}
    reader, _ = reader_of(
        layouts, prepare=lambda texts: Texts.of([t.strip("'") for t in texts.to_list()])
    )
    assert read(reader, "'2021'")["year"].tolist() == [2021]


@pytest.mark.parametrize("texts", [(), ("",), ("", "", "2021")])
def test_empty_texts_have_a_shape_too(texts):
    reader, _ = reader_of({"": Layout(()), "\x04": Layout((Take("year", 0),))})
    fields = read(reader, *texts)
    assert fields.good.all()
    assert fields["year"].tolist() == [2021 if text else MISSING for text in texts]


PANELS = st.lists(
    st.from_regex(
        r"( ?[0-9]{1,5}( ?(x|by|BY|/) ?[0-9]{1,3}){1,2}( ?cm)?)|[x -9]{0,4}", fullmatch=True
    )
)


@settings(deadline=None)
@given(PANELS)
def test_reading_by_shapes_equals_reading_row_by_row(texts):
    fast, slow = read(PANEL_READER, *texts), read(PANEL_READER, *texts, fast=False)
    assert reasons(fast) == reasons(slow)
    assert set(fast.names()) == set(slow.names())
    for name in fast.names():
        assert fast[name].tolist() == slow[name].tolist()
    assert noted(fast) == noted(slow)


def noted(fields):
    return [
        {name for bit, name in enumerate(fields.run.note_names) if bits >> bit & 1}
        for bits in fields.notes.tolist()
    ]


def test_thousands_of_shapes_are_told_apart():
    reader, asked = reader_of({"\x01": Layout((Take("n", 0),))})
    marks = [f"{a}{b}" for a in "!#$%&*+,-." for b in ":;<=>?@[]^"]
    fields = read(reader, *[a + b for a in marks for b in marks], "7")
    assert len(asked) == len(marks) ** 2 + 1
    assert np.flatnonzero(fields.good).tolist() == [len(marks) ** 2]
    assert fields["n"][-1] == 7
