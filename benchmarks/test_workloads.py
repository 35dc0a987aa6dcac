"""The generated columns hold what they claim; run with ``pytest benchmarks``."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal

import numpy as np
import pandas as pd
import pytest

from benchmarks import number_spellings, scoring, workloads
from benchmarks.date_spellings import AMERICAN, COMMON, FLIGHTS, Spelling, write

HOURS = dict(zip(AMERICAN.written, (-5, -6, -7, -8), strict=True))
DIRECTIVES = {
    "yyyy": "%Y",
    "yy": "%y",
    **dict.fromkeys(("mm", "m"), "%m"),
    **dict.fromkeys(("Mon", "MON"), "%b"),
    "Month": "%B",
    **dict.fromkeys(("dd", "d", "dth"), "%d"),
    "Weekday": "%A",
    "Wday": "%a",
    "HH": "%H",
    **dict.fromkeys(("hh", "h"), "%I"),
    "mi": "%M",
    "ss": "%S",
    "ms": "%f",
    **dict.fromkeys(("AM", "am", "A", "a"), "%p"),
    "zone": "%z",
}


def plain(text: str) -> str:
    """The text with what ``strptime`` has no directive for written another way."""
    text = re.sub(r"(\d)(st|nd|rd|th)\b", r"\1", text)
    text = re.sub(r"(:\d\d)([APap])(?![Mm](?!a))", r"\1\2M", text)
    return re.sub(r"\b[ECMP]ST$", lambda zone: f"{HOURS[zone[0]]:+03d}00".replace("+-", "-"), text)


def by_strptime(spelling: Spelling, text: str) -> datetime:
    """The moment as the standard library reads it; 2000 stands in for a missing year."""
    pattern = re.sub(r"\{(\w+)\}", lambda name: DIRECTIVES[name[1]], spelling.template)
    if "y" not in spelling.states:
        text, pattern = f"2000 {text}", f"%Y {pattern}"
    return datetime.strptime(plain(text), pattern)


def as_truth(moment: datetime) -> str:
    """A moment written the way the workloads write the truth."""
    offset = f"{moment:%z}"
    return f"{moment:%Y-%m-%d %H:%M:%S}" + (f"{offset[:3]}:{offset[3:]}" if offset else "")


def comparable(truth: str) -> str:
    """The truth with a stand-in year, and without a sign on a zero offset."""
    return truth.replace("????", "2000").replace("-00:00", "+00:00")


@pytest.mark.parametrize("spelling", [*FLIGHTS, *COMMON], ids=lambda spelling: spelling.template)
def test_truth_is_what_the_standard_library_reads(spelling: Spelling) -> None:
    rows = write(spelling, 500, np.random.default_rng(7)).to_pylist()
    for row in rows:
        moment = by_strptime(spelling, row["text"])
        assert as_truth(moment) == comparable(row["truth"]), row
        if "eekday" in spelling.template or (
            "Wday" in spelling.template and "y" in spelling.states
        ):
            assert f"{moment:%a}" in row["text"]


def test_truth_is_what_dateutil_reads() -> None:
    parser = pytest.importorskip("dateutil.parser")
    zones = {name: timezone(timedelta(hours=hours)) for name, hours in HOURS.items()}
    work = workloads.make("dates", 5_000)
    valid = work.labels == "valid"
    read = 0
    for text, truth in zip(work.series[valid], work.truth[valid], strict=True):
        try:
            moment = parser.parse(text, default=datetime(2000, 1, 1), tzinfos=zones)
        except parser.ParserError:
            continue
        read += 1
        assert as_truth(moment) == comparable(truth), text
    assert read > 0.7 * valid.sum()


NUMBERS = {
    one
    for name in ("PLAIN", "US", "MIXED", "MONEY", "PERCENT")
    for one in getattr(number_spellings, name)
}


@pytest.mark.parametrize("spelling", NUMBERS, ids=str)
def test_truth_is_the_number_without_its_marks(spelling: number_spellings.Spelling) -> None:
    before, _, after = spelling.template.partition("{number}")
    sign = "-" if spelling.truth.endswith("-{number}") else ""
    for row in number_spellings.write(spelling, 500, np.random.default_rng(7)).to_pylist():
        written = row["text"].removeprefix(before).removesuffix(after)
        whole, _, fraction = written.partition(spelling.mark)
        groups = whole.split(spelling.group) if spelling.group else [whole]
        assert all(len(group) == 3 for group in groups[1:]), row
        assert len(fraction) == spelling.digits, row
        number = Decimal(f"{sign}{''.join(groups)}.{fraction}").scaleb(-spelling.shift)
        code, _, truth = row["truth"].rpartition(" ")
        assert Decimal(truth) == number != 0, row
        assert truth == (
            f"{number:f}".rstrip("0").rstrip(".") if "." in f"{number:f}" else f"{number}"
        )
        assert code == spelling.truth.removesuffix("{number}").removesuffix("-").rstrip()


@pytest.mark.parametrize("spelling", number_spellings.MIXED + number_spellings.PERCENT, ids=str)
def test_each_cell_of_a_mixed_column_is_clear_by_itself(
    spelling: number_spellings.Spelling,
) -> None:
    assert spelling.digits != 3
    assert spelling.digits or not spelling.group


@pytest.mark.parametrize("word", ["$", "free", "call for price"])
def test_a_template_without_a_place_is_a_text_by_itself(word: str) -> None:
    texts = number_spellings.not_money(5_000, np.random.default_rng(7))["text"].to_pylist()
    assert word in texts
    assert not [text for text in texts if re.fullmatch(rf"{re.escape(word)}\d+", text)]


@pytest.mark.parametrize("kind", workloads.KINDS)
@pytest.mark.parametrize("distinct", [None, 1_000])
def test_shares_and_distinct_values(kind: str, distinct: int | None) -> None:
    work = workloads.make(kind, 50_000, distinct)
    counts = work.counts()
    assert sum(counts.values()) == len(work.series) == len(work.truth) == 50_000
    assert counts["invalid"] == pytest.approx(1_500, rel=0.15)
    assert counts["null"] == pytest.approx(1_000, rel=0.15)
    assert work.series.nunique() == pytest.approx(distinct or 48_500, rel=0.03)
    assert ((work.labels == "valid") == work.truth.notna()).all()
    assert isinstance(work.series.dtype, pd.StringDtype)


def test_same_arguments_give_the_same_column() -> None:
    first, second = (workloads.make("dates", 2_000, 50) for _ in range(2))
    pd.testing.assert_series_equal(first.series, second.series)
    pd.testing.assert_series_equal(first.truth, second.truth)
    assert not workloads.make("dates", 2_000, 50, seed=1).series.equals(first.series)


def test_every_size_can_be_made() -> None:
    for rows in (1, 2, 7):
        for distinct in (None, 1, 3, 100):
            assert len(workloads.make("dates", rows, distinct).series) == rows


def test_judging_knows_right_from_wrong() -> None:
    work = workloads.make("dates", 2_000)
    key = scoring.wall_clock(work, "2000")
    answers = pd.Series(key.accepted[0].to_pylist(), dtype=object)
    valid, invalid = (np.flatnonzero(work.labels == label) for label in ("valid", "invalid"))
    answers[valid[:3]], answers[valid[3:5]] = "2000-01-01 00:00:01", None
    answers[invalid[:4]] = "x"
    expected = scoring.Score(right=len(valid) - 5, wrong=3, missed=2, leaked=4)
    assert scoring.judge(answers, work, key) == expected


def test_peers_may_answer_in_utc_and_are_not_asked_for_years() -> None:
    work = workloads.make("dates", 2_000)
    full = work.truth.notna() & ~work.truth.str.startswith("????", na=False)
    in_utc = [
        datetime.fromisoformat(text).astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
        if len(text) > 19
        else text
        for text in work.truth[full]
    ]
    answers = pd.Series(None, index=work.series.index, dtype=object)
    answers[full] = in_utc
    found = scoring.judge(answers, work, scoring.wall_clock_or_utc(work))
    assert found == scoring.Score(right=int(full.sum()), wrong=0, missed=0, leaked=0)


def test_amounts_are_judged_by_value() -> None:
    work = workloads.make("money", 2_000)
    valid = work.labels == "valid"
    padded = work.truth.where(
        ~work.truth.str.contains(".", regex=False, na=False), work.truth + "0"
    )
    everything = scoring.Score(right=int(valid.sum()), wrong=0, missed=0, leaked=0)
    assert (padded != work.truth).sum() > 50
    assert scoring.judge(padded, work, scoring.amounts(work)) == everything
    alone = padded.str.split(" ").str[1]
    assert scoring.judge(alone, work, scoring.amounts(work)).right == 0
    assert scoring.judge(alone, work, scoring.amounts_alone(work)) == everything


def test_floats_are_judged_like_texts() -> None:
    work = workloads.make("numbers", 2_000)
    found = scoring.judge(work.truth.astype(float), work, scoring.amounts_alone(work))
    assert found == scoring.Score(int((work.labels == "valid").sum()), 0, 0, 0)
