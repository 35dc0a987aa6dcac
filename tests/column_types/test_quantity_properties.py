"""What holds for every column of quantities, whatever is in it."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pandas as pd
import pint
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.shared.units.unit import parse_unit

REGISTRY = pint.UnitRegistry(non_int_type=Fraction)
PINT = {
    "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "t": "tonne",
    "m": "meter", "cm": "centimeter", "in": "inch", "ft": "foot", "mi": "mile", "L": "liter",
    "gal": "gallon", "km/h": "kilometer/hour", "mph": "mile/hour", "kWh": "kilowatt_hour",
    "J": "joule", "psi": "psi", "bar": "bar", "m2": "meter**2", "ha": "hectare", "kn": "knot",
}  # fmt: skip
CHAINS = (("mi", "yd", "ft"), ("ft", "in"), ("lb", "oz"), ("st", "lb", "oz"), ("kg", "g", "mg"))
NOISE = (*"0123456789.,'\"-+ /*^%kgmMLftinK°µ²", "kg", "ft", "in", "per", "and", "mL", "ML", "\x00")
KINDS = ("quantity", "length", "weight", "angle")

numbers = st.from_regex(r"[1-9][0-9]{0,8}(\.[0-9]{1,9})?", fullmatch=True)
spelt = st.builds(
    lambda sign, number, blank, unit: f"{sign}{number}{blank}{unit}",
    st.sampled_from(("", "-", "+")),
    numbers,
    st.sampled_from(("", " ")),
    st.sampled_from((*PINT, "KG", "Lbs.", "sq ft", "m³/h", "µg", "°F", "%", "apples", "Mg", "mw")),
)
compound = st.builds(
    lambda feet, inches: f"{feet}'{inches}\"", st.integers(0, 99), st.integers(0, 14)
)
damaged = st.builds(
    lambda t, n, at: t[:at] + n + t[at:], spelt, st.sampled_from(NOISE), st.integers(0, 9)
)
cells = st.one_of(
    spelt, compound, damaged, st.lists(st.sampled_from(NOISE), max_size=8).map("".join),
    st.sampled_from(("1,234 kg", "1.234 kg", "0,5 kg", "5", "", "n/a", "1/2 cup", "5 kg 3 g")),
)  # fmt: skip
columns = st.lists(cells, min_size=1, max_size=20)


def outcome(texts: list[str], kind: str, spec: str | None = None, **options: Any) -> Any:
    frame = pd.DataFrame({"x": pd.Series(texts, dtype=object)})
    result = cl.clean(frame, "x", kind, spec, errors="coerce", **options)
    report = result.report
    facts = (report.null, report.invalid, report.reasons, sorted(report.notes.items()))
    return list(result.df["x"].fillna("<null>")), facts, report.samples


@pytest.mark.parametrize("kind", KINDS)
@given(texts=columns)
def test_fast_and_slow_reading_agree(kind, texts):
    fast = outcome(texts, kind)
    cl.options.fast_path = False
    try:
        slow = outcome(texts, kind)
    finally:
        cl.options.fast_path = True
    assert fast == slow


@pytest.mark.parametrize("kind", KINDS)
@given(texts=columns, seed=st.randoms(use_true_random=False))
def test_row_order_and_repeats_change_nothing(
    kind: str, texts: list[str], seed: random.Random
) -> None:
    values = outcome(texts, kind)[0]
    order = list(range(len(texts)))
    seed.shuffle(order)
    assert outcome([texts[i] for i in order] * 2, kind)[0] == [values[i] for i in order] * 2


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("spec", [None, "parts"])
@given(texts=columns)
def test_what_a_cell_becomes_does_not_depend_on_the_others(kind, spec, texts):
    options = {"target_format": spec, "errors": "coerce", "decimal": "."}
    together = cl.clean(pd.DataFrame({"x": texts}), "x", kind, **options).df
    alone = [cl.clean(pd.DataFrame({"x": [text]}), "x", kind, **options).df for text in texts]
    assert together.to_dict("records") == [frame.to_dict("records")[0] for frame in alone]


@pytest.mark.parametrize("kind", KINDS)
@given(texts=columns)
def test_what_is_written_is_read_as_the_same_value(kind, texts):
    for spec, target in registry.get(kind).formats.items():
        if target.lossless and not target.fields:
            once = outcome(texts, kind, spec)[0]
            again, facts, _ = outcome(["" if v == "<null>" else v for v in once], kind, spec)
            assert again == once
            assert facts[1] == 0


@pytest.mark.parametrize("kind", KINDS)
@given(texts=columns)
def test_every_null_is_explained(kind, texts):
    values, (null, invalid, reasons, _), _ = outcome(texts, kind)
    assert values.count("<null>") == null + invalid
    assert sum(reasons.values()) == invalid


@given(numbers, st.sampled_from(list(PINT)), st.sampled_from(list(PINT)))
def test_conversions_are_exact_where_their_decimals_end(number, unit, target):
    one, other = (REGISTRY.parse_units(PINT[name]) for name in (unit, target))
    if one.dimensionality != other.dimensionality:
        return
    exact = Fraction(number) * REGISTRY.get_base_units(one)[0] / REGISTRY.get_base_units(other)[0]
    written = Fraction(cl.clean_value(f"{number} {unit}", "quantity", target, decimal="."))
    below = exact.denominator
    while below % 2 == 0 or below % 5 == 0:
        below //= 2 if below % 2 == 0 else 5
    if below == 1 and 10**30 % exact.denominator == 0:
        assert written == exact
    else:
        assert abs(written - exact) <= Fraction(1, 2 * 10**12)


@given(st.data())
def test_a_compound_is_the_sum_of_its_parts(data):
    chain = data.draw(st.sampled_from(CHAINS))
    units = [parse_unit(name) for name in chain]
    counts = [data.draw(st.integers(0, 10**6))]
    for larger, smaller in pairwise(units):
        counts.append(data.draw(st.integers(0, int(larger.factor / smaller.factor) - 1)))
    text = " ".join(f"{count} {name}" for count, name in zip(counts, chain, strict=True))
    total = sum(count * unit.factor for count, unit in zip(counts, units, strict=True))
    number, symbol = cl.clean_value(text, "quantity").split(" ")
    assert Fraction(number) * parse_unit(symbol).factor == total


@given(st.integers(0, 10**6), st.integers(1, 99), st.integers(1, 4096))
def test_a_fraction_is_worth_its_quotient(whole, above, below):
    if above >= below:
        return
    number = Fraction(cl.clean_value(f"{whole} {above}/{below} in", "quantity").split(" ")[0])
    assert abs(number - whole - Fraction(above, below)) <= Fraction(1, 2 * 10**12)
