"""What holds for every column of durations, whatever is in it."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pandas as pd
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib.catalogue import registry

NANOS = {
    "w": 604_800 * 10**9, "d": 86_400 * 10**9, "h": 3_600 * 10**9, "min": 60 * 10**9,
    "s": 10**9, "ms": 10**6, "us": 10**3, "ns": 1,
}  # fmt: skip
SPELLINGS = {
    "w": ("w", " weeks"), "d": ("d", " days"), "h": ("h", " hrs"), "min": ("min", " Minutes"),
    "s": ("s", " sec."), "ms": ("ms", " millis"), "us": ("us", " µs"), "ns": ("ns", " nsec"),
}  # fmt: skip
JOINS = ("", " ", ", ", " and ", ", and ", " & ")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"two_part_colon": "infer", "default_unit": "ms"},
    {"two_part_colon": "m:s", "decimal": "."},
    {"two_part_colon": "h:m", "decimal": ",", "default_unit": "h"},
    {"languages": ["fr", "nl", "es"]},
)
TYPES = ("duration", "iso_duration", "timedelta")
NOISE = (*"0123456789:.,'\"-+ /hmsdwyPTM½٣′−", "min", "days", "PM", "and", "pt", "(s)", "\x00")


@st.composite
def spelt_with_units(draw: st.DrawFn) -> tuple[str, Fraction]:
    """A text of numbers with units, and its length in nanoseconds."""
    units = draw(st.lists(st.sampled_from(list(NANOS)), min_size=1, unique=True))
    units.sort(key=NANOS.__getitem__, reverse=True)
    total, parts = Fraction(0), []
    for unit in units:
        count = draw(st.integers(0, 5_000))
        spelling = draw(st.sampled_from(SPELLINGS[unit]))
        digits = str(count)
        if unit == units[-1]:
            digits += draw(st.from_regex(r"(\.[0-9]{1,12})?", fullmatch=True))
        total += Fraction(digits) * NANOS[unit]
        parts.append(digits + spelling)
    sign = draw(st.sampled_from(("", "-", "+", "− ")))
    text = sign + draw(st.sampled_from(JOINS)).join(parts)
    return text, -total if sign in ("-", "− ") else total


@st.composite
def spelt_as_clock(draw: st.DrawFn) -> tuple[str, Fraction]:
    """A text of days and a clock, or the same in ISO 8601, and its length in nanoseconds."""
    days, hours = draw(st.integers(0, 400)), draw(st.integers(0, 23))
    minutes, seconds = draw(st.integers(0, 59)), draw(st.integers(0, 59))
    fraction = draw(st.from_regex(r"([.,][0-9]{1,9})?", fullmatch=True))
    style = draw(
        st.sampled_from(
            ("{d} days {h:02}:{m:02}:{s:02}{f}", "{d}.{h:02}:{m:02}:{s:02}{f}",
             "{t}:{m:02}:{s:02}{f}", "P{d}DT{h}H{m}M{s}{f}S", "p{d}dt{h}h{m}m{s}{f}s")
        )
    )  # fmt: skip
    sign = draw(st.sampled_from(("", "-")))
    text = style.format(d=days, h=hours, t=24 * days + hours, m=minutes, s=seconds, f=fraction)
    whole = ((24 * days + hours) * 60 + minutes) * 60 + seconds
    total = (whole + Fraction(f"0{fraction.replace(',', '.')}")) * 10**9
    return sign + text, -total if sign else total


spelt = st.one_of(spelt_with_units(), spelt_as_clock())
damaged = st.builds(
    lambda pair, noise, at: pair[0][:at] + noise + pair[0][at:],
    spelt,
    st.sampled_from(NOISE),
    st.integers(0, 12),
)
cells = st.one_of(
    spelt.map(lambda pair: pair[0]),
    damaged,
    st.lists(st.sampled_from(NOISE), max_size=8).map("".join),
    st.sampled_from(
        ("1:30", "4:10.5", "1,500 ms", "1.5 ms", "1,5 h", "P1Y2M", "3 mons", "90", "1 jr")
    ),
)
columns = st.lists(cells, min_size=1, max_size=25)


def outcome(texts: list[str], kind: str, options: dict[str, Any], spec: str | None = None) -> Any:
    frame = pd.DataFrame({"x": pd.Series(texts, dtype=object)})
    result = cl.clean(frame, "x", kind, spec, errors="coerce", **options)
    report = result.report
    facts = (report.null, report.invalid, report.reasons, sorted(report.notes.items()))
    return list(result.df["x"].fillna("<null>")), facts, report.decisions, report.samples


def options_of(kind: str, options: dict[str, Any]) -> dict[str, Any]:
    return {} if kind == "iso_duration" else options


@given(spelt)
def test_a_value_is_exact_to_the_nanosecond(pair):
    text, nanos = pair
    whole = int(nanos)  # towards zero
    assert Decimal(cl.clean_value(text, "duration", "seconds", decimal=".")) * 10**9 == whole


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns, options=st.sampled_from(OPTIONS))
def test_fast_and_slow_reading_agree(kind, texts, options):
    fast = outcome(texts, kind, options_of(kind, options))
    cl.options.fast_path = False
    try:
        slow = outcome(texts, kind, options_of(kind, options))
    finally:
        cl.options.fast_path = True
    assert fast == slow


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns, options=st.sampled_from(OPTIONS), seed=st.randoms(use_true_random=False))
def test_row_order_and_repeats_change_nothing(
    kind: str, texts: list[str], options: dict[str, Any], seed: random.Random
) -> None:
    values = outcome(texts, kind, options_of(kind, options))[0]
    order = list(range(len(texts)))
    seed.shuffle(order)
    shuffled = outcome([texts[i] for i in order] * 2, kind, options_of(kind, options))[0]
    assert shuffled == [values[i] for i in order] * 2


@given(texts=columns)
def test_decisions_can_be_replayed_on_any_part(texts):
    values, _, decisions, _ = outcome(texts, "duration", {"two_part_colon": "infer"})
    assume(all(d.value is not None for d in decisions))  # a refusal cannot be stated as an option
    replay = {"two_part_colon": "reject"} | {d.option: d.value for d in decisions}
    halves = [texts[: len(texts) // 2], texts[len(texts) // 2 :]]
    parts = [outcome(half, "duration", replay)[0] for half in halves]
    assert parts[0] + parts[1] == values


@pytest.mark.parametrize(
    ("kind", "spec"),
    [
        (kind, spec)
        for kind in TYPES
        for spec, f in registry.get(kind).formats.items()
        if f.lossless
    ],
)
@given(texts=columns)
def test_what_was_written_is_read_as_the_same_value(kind, spec, texts):
    once = outcome(texts, kind, {}, spec)[0]
    again, facts, _, _ = outcome(["" if v == "<null>" else v for v in once], kind, {}, spec)
    assert again == once
    assert facts[1] == 0


@given(spelt, st.sampled_from(("hh:mm:ss", "iso8601", "human")))
def test_lossless_formats_keep_every_nanosecond(pair, spec):
    written = cl.clean_value(pair[0], "duration", spec, decimal=".")
    direct = cl.clean_value(pair[0], "duration", "seconds", decimal=".")
    assert cl.clean_value(written, "duration", "seconds") == direct


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns)
def test_every_null_is_explained(kind, texts):
    values, (null, invalid, reasons, _), _, _ = outcome(texts, kind, {})
    assert values.count("<null>") == null + invalid
    assert sum(reasons.values()) == invalid
