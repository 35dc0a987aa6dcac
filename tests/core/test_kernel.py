"""Kernels answer the plain texts of a type that reads value by value, all at once."""

from dataclasses import replace

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import cleanlib as cl
from cleanlib import Invalid
from cleanlib.core.kernel import Answers, Piece, placed
from cleanlib.core.settings import settings
from cleanlib.core.text_buffer import Texts, concat
from cleanlib.testing import check_type
from tests.toy_types import TAG

PLAIN = "^[A-Z]{2}-[1-9][0-9]?$"


def plain_tags(texts, options):
    """``AB-1`` to ``ZZ-99``, and the refusal of ``AB-0``."""
    plain = pc.match_substring_regex(texts.array, PLAIN).to_numpy(zero_copy_only=False)
    zero = pc.match_substring_regex(texts.array, "^[A-Z]{2}-0$").to_numpy(zero_copy_only=False)
    rows = np.flatnonzero(plain)
    kept = texts.array.take(pa.array(rows))
    return Answers(
        rows,
        {"depot": pc.utf8_slice_codeunits(kept, 0, 2), "number": pc.utf8_slice_codeunits(kept, 3)},
        notes={"plain": np.ones(len(rows), bool)},
        refused={("range", "tags start at 1"): np.flatnonzero(zero)},
    )


def standard(parsed):
    return concat(parsed["depot"], "-", parsed["number"])


def no_seven(parsed):
    """Nothing for AB-7: it is read by itself."""
    seven = pc.equal(parsed["number"], "7")
    return pc.if_else(seven, pa.scalar(None, pa.large_string()), standard(parsed))


def parts(parsed):
    return parsed["depot"], parsed["number"].cast(pa.int64())


def with_kernel(kernel=plain_tags, write=standard, read=None):
    """`TAG` with a kernel; ``read`` lists the texts that are read one by one."""

    def split(text, options):
        if read is not None:
            read.append(text)
        return TAG.split(text, options)

    formats = {
        **TAG.formats,
        "standard": replace(TAG.formats["standard"], render_all=write),
        "parts": replace(TAG.formats["parts"], render_all=parts),
    }
    return replace(TAG, split=split, kernel=kernel, formats=formats)


TEXTS = ["AB-1", "xy", None, "cd 22", "ab 0", "EF-0", "GH-7", "no tag", "AB-1"]


def test_rows_that_the_kernel_answers_are_not_read_one_by_one():
    read = []
    clean = cl.make_cleaner(with_kernel(read=read))
    cleaned = clean(TEXTS, errors="coerce")
    assert cleaned == ["AB-1", None, None, "CD-22", None, None, "GH-7", None, "AB-1"]
    assert sorted(read) == ["ab 0", "cd 22", "no tag", "xy"]


def test_reasons_and_notes_are_counted_as_ever():
    with cl.reports() as log:
        cl.make_cleaner(with_kernel())(TEXTS, errors="coerce")
    assert log[0].reasons == {"syntax": 1, "range": 2}
    assert log[0].invalid == 3
    assert log[0].notes == {"plain": 3}


def test_a_text_that_comes_out_null_is_read_by_itself():
    read = []
    clean = cl.make_cleaner(with_kernel(write=no_seven, read=read))
    with cl.reports() as log:
        assert clean(["AB-1", "AB-7"]) == ["AB-1", "AB-7"]
    assert read == ["AB-7"]
    assert log[0].notes == {"plain": 1}


def test_fields_are_written_by_the_kernel_too():
    read = []
    result = cl.make_cleaner(with_kernel(read=read))(["AB-1", "CD-22", "ef 3"], None, "parts")
    assert result["depot"].tolist() == ["AB", "CD", "EF"]
    assert result["number"].tolist() == [1, 22, 3]
    assert read == ["ef 3"]


def test_a_format_without_render_all_has_good_rows_read_by_themselves():
    read = []
    clean = cl.make_cleaner(with_kernel(read=read))
    assert clean(["AB-1", "AB-0"], target_format="number", errors="coerce") == [1, None]
    assert read == ["AB-1"]


@pytest.mark.parametrize("kernel", [None, lambda texts, options: None])
def test_without_answers_everything_is_read_one_by_one(kernel):
    read = []
    assert cl.make_cleaner(with_kernel(kernel, read=read))(["AB-1", "cd 2"]) == ["AB-1", "CD-2"]
    assert read == ["AB-1", "cd 2"]


def test_the_switch_turns_kernels_off(monkeypatch):
    read = []
    monkeypatch.setattr(settings, "fast_path", False)
    assert cl.make_cleaner(with_kernel(read=read))(["AB-1"]) == ["AB-1"]
    assert read == ["AB-1"]


def test_a_kernel_is_not_asked_when_nothing_is_there():
    def kernel(texts, options):
        raise AssertionError

    assert cl.make_cleaner(with_kernel(kernel))([None, ""]) == [None, None]


def test_the_conformance_kit_compares_a_kernel_with_reading_one_by_one():
    check_type(with_kernel(lambda texts, options: replace(plain_tags(texts, options), notes={})))

    def wrong(parsed):
        return concat(parsed["depot"], "-", parsed["number"], "0")

    with pytest.raises(AssertionError, match="in a column"):
        check_type(with_kernel(write=wrong))


def test_an_error_of_the_slow_path_stays_visible():
    def refuse(tag):
        raise Invalid("length")

    broken = replace(TAG.formats["standard"], render=refuse, render_all=no_seven)
    tag = replace(with_kernel(), formats={**TAG.formats, "standard": broken})
    assert cl.make_cleaner(tag)(["AB-1", "AB-7"], errors="coerce") == ["AB-1", None]


def test_pieces_are_put_in_their_places():
    pieces = [
        Piece(np.array([3, 0]), (pa.array(["d", "a"]), pa.array([4, 1]))),
        Piece(np.array([1]), (pa.array(["b"]), pa.array([2]))),
    ]
    text, number = placed(pieces, 5)
    assert text.to_pylist() == ["a", "b", None, "d", None]
    assert number.to_pylist() == [1, 2, None, 4, None]


def test_rows_as_a_matrix_of_bytes():
    texts = Texts.of(["abc", "", "é", "wxyz1"])
    matrix = texts.matrix(np.array([3, 0, 1]), 4)
    assert matrix.tolist() == [list(b"wxyz"), [*b"abc", 0], [0] * 4]
    assert Texts.of([""]).matrix(np.array([0]), 2).tolist() == [[0, 0]]
    assert texts.lengths.tolist() == [3, 0, 2, 5]
