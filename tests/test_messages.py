"""What a call says about invalid cells and guesses: once, in one place, with the next step."""

import warnings

import pandas as pd
import pytest

import cleanlib as cl
from tests.toy_types import PANEL, TAG, registered

clean_tag, clean_panel = cl.make_cleaner(TAG), cl.make_cleaner(PANEL)
CELLS = ["ab 1", "x", None, "n/a", "ab 0", "x"]
FRAME = pd.DataFrame({"tag": CELLS, "other": CELLS[::-1]}, index=list("uvwxyz"))
LAST_LINE = (
    "  All of it: cleanlib.clean(df, {column!r}, {type!r}).report; "
    "errors='ignore' keeps invalid cells, errors='coerce' is silent"
)


@pytest.fixture(autouse=True)
def toy_types():
    with registered(TAG, PANEL):
        yield


def said(call, *args, **options):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call(*args, **options)
    return caught


def text_of(call, *args, **options):
    (warning,) = said(call, *args, **options)
    return str(warning.message)


def via_clean(frame, column, *args, **options):
    return cl.clean(frame, column, "tag", *args, **options)


def test_the_warning_counts_shows_and_tells_what_to_do():
    assert text_of(clean_tag, FRAME, "tag").splitlines() == [
        "'tag': 3 of 6 cells are no fleet tag and became null (2 syntax, 1 range)",
        "  'x' x 2: syntax (not two letters and up to four digits); rows v, z",
        "  'ab 0' x 1: range (tags start at 1); rows y",
        LAST_LINE.format(column="tag", type="tag"),
    ]


def test_three_invalid_texts_are_shown():
    lines = text_of(clean_tag, [f"no {n}!" for n in range(1_200)]).splitlines()
    assert "1,200 of 1,200 cells are no fleet tag" in lines[0]
    assert [line.split(" x ")[0] for line in lines[1:4]] == ["  'no 0!'", "  'no 1!'", "  'no 2!'"]
    assert len(lines) == 5


@pytest.mark.parametrize("call", [clean_tag, via_clean, cl.clean_year])
@pytest.mark.parametrize("column", ["tag", ["tag", "other"], lambda frame: ["other"]])
def test_there_is_one_warning_a_call_and_it_points_at_the_caller(call, column):
    if call is via_clean and column != "tag":
        column = "other"
    (warning,) = said(call, FRAME, column)
    assert warning.category is cl.CleaningWarning
    assert warning.filename == __file__


def test_a_warning_in_a_chain_of_calls_points_at_the_chain():
    (warning,) = said(lambda: FRAME.pipe(clean_tag, "tag"))
    assert warning.filename == __file__


@pytest.mark.parametrize("data", [CELLS, tuple(CELLS), pd.Series(CELLS), pd.Index(CELLS)])
def test_arrays_are_warned_about_in_the_same_way(data):
    (warning,) = said(clean_tag, data)
    assert warning.filename == __file__
    assert "3 of 6 cells are no fleet tag and became null" in str(warning.message)


def test_several_columns_share_the_warning():
    lines = text_of(clean_tag, FRAME, ["tag", "other"]).splitlines()
    assert len(lines) == 8
    assert lines[0].startswith("'tag': 3 of 6 cells")
    assert lines[4].startswith("'other': 3 of 6 cells")


def test_only_columns_with_something_to_tell_are_told():
    frame = FRAME.assign(tag="ab 1")
    assert text_of(clean_tag, frame, ["tag", "other"]).startswith("'other': 3 of 6 cells")


@pytest.mark.parametrize("way", [{"errors": "coerce"}, {"errors": "ignore"}])
def test_other_ways_to_treat_errors_are_silent(way):
    assert said(clean_tag, FRAME, "tag", **way) == []
    assert said(clean_panel, ["3 x 4"], **way) == []


@pytest.mark.parametrize("cells", [["ab 1", None, "n/a", ""], []])
def test_nothing_to_tell_is_no_warning(cells):
    assert said(clean_tag, cells) == []


def test_validating_and_single_values_do_not_warn():
    assert said(cl.make_validator(TAG), CELLS) == []
    assert said(cl.clean_value, "3 x 4", "panel") == []


def test_a_guess_is_warned_about():
    frame = pd.DataFrame({"size": ["3 x 4", "5 x 6", "7 x 7"]})
    lines = text_of(clean_panel, frame, "size").splitlines()
    assert [line.strip() for line in lines] == [
        "'size' was guessed: width_first=True, for 2 cells: nothing proves a reading, "
        "so the default",
        LAST_LINE.format(column="size", type="panel").strip(),
    ]


def test_a_conflict_is_warned_about():
    text = text_of(clean_panel, ["3 x 4", "200 x 3", "3 x 200"])
    assert "was guessed: width_first=True, for 1 cell: proved by 1 (the first: row 2)" in text
    assert "disproved by 1, so the default" in text


def test_a_refusal_for_want_of_proof_is_told_with_the_invalid_cells():
    text = text_of(clean_panel, pd.DataFrame({"size": ["3 x 4", "7 x 7"]}), "size", otherwise=None)
    assert "'size': 1 of 2 cells are no panel size and became null (1 ambiguous)" in text
    assert "'size' was refused: width_first=None, 1 cell refused" in text


@pytest.mark.parametrize("cells", [["3 x 4", "200 x 3"], ["200 x 3", "3 x 200"], ["7 x 7"]])
def test_what_the_column_proves_is_no_guess(cells):
    assert said(clean_panel, cells) == []


@pytest.mark.parametrize("label", [0, ("a", 1), "it's"])
def test_the_advice_names_the_column_as_the_frame_does(label):
    frame = pd.DataFrame({label: CELLS}) if label != ("a", 1) else pd.DataFrame({("a", 1): CELLS})
    frame.columns = pd.Index([label], tupleize_cols=False)
    text = text_of(clean_tag, frame, label)
    assert text.startswith(f"{label!r}: 3 of 6 cells")
    assert f"cleanlib.clean(df, {label!r}, 'tag').report" in text


def test_hostile_cells_stay_on_their_line():
    lines = text_of(clean_tag, ["a\nb\x1b[31m" + "x" * 10_000]).splitlines()
    assert len(lines) == 3
    assert all(line.isprintable() for line in lines)
    assert max(map(len, lines)) < 300


def test_the_error_counts_shows_and_tells_what_to_do():
    with pytest.raises(cl.CleaningError) as error:
        clean_tag(FRAME, "tag", errors="raise")
    assert str(error.value).splitlines() == [
        "'tag': 3 of 6 cells are no fleet tag. The first distinct ones:",
        "  'x' x 2: syntax (not two letters and up to four digits); rows v, z",
        "  'ab 0' x 1: range (tags start at 1); rows y",
        "  errors='coerce' makes them null, errors='ignore' keeps them; .report has more",
    ]
    assert error.value.report.reasons == {"syntax": 2, "range": 1}


def test_the_error_shows_ten_invalid_texts():
    with pytest.raises(cl.CleaningError) as error:
        clean_tag([f"no {n}!" for n in range(99)], errors="raise")
    assert len(str(error.value).splitlines()) == 12


@pytest.mark.parametrize("cells", [["ab 1", None, "n/a"], []])
def test_a_column_without_invalid_cells_raises_nothing(cells):
    assert clean_tag(cells, errors="raise") == ["AB-1", None, None][: len(cells)]
    assert said(clean_panel, ["3 x 4"], errors="raise") == []
