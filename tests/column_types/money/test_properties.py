"""What holds for every column of amounts, whatever is in it."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.core import pipeline
from cleanlib.shared.currencies import codes
from tests.column_types.money.strategies import amounts, cells, columns
from tests.column_types.number.test_properties import outcome

TYPES = ("money", "currency")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"decimal": ","},
    {"region": "US", "decimals": 2},
    {"region": "in", "suffixes": True},
    {"symbols": {"$": "CAD", "kr": "SEK"}, "default_currency": "EUR"},
    {"ambiguous_separator": ".", "dash": "zero", "grouping": "indian"},
    {"target_currency": "EUR", "rates": {"USD": "0.9", "GBP": 1.17, "JPY": 0.006}},
)
RE_READ = [
    (kind, spec)
    for kind in TYPES
    for spec, target in registry.get(kind).formats.items()
    if not target.fields and spec != "minor_units"  # whole numbers no longer say of which currency
]


@given(st.sampled_from(".,").flatmap(lambda mark: st.tuples(st.just(mark), amounts(mark))))
def test_an_amount_is_exact_however_it_is_spelt(drawn):
    mark, (text, code, value) = drawn
    parts = cl.clean_value(text, "money", "parts", decimal=mark)
    assert parts["currency"] == code
    assert Fraction(parts["amount"]) == value
    assert Fraction(cl.clean_value(text, "currency", decimal=mark)) == value


@pytest.mark.parametrize("kind", TYPES)
@given(data=st.data(), texts=columns, options=st.sampled_from(OPTIONS))
def test_fast_and_slow_reading_agree(kind, data, texts, options):
    spec = data.draw(st.sampled_from(list(registry.get(kind).formats)))
    fast = outcome(texts, kind, options, spec)
    cl.options.fast_path = False
    try:
        slow = outcome(texts, kind, options, spec)
    finally:
        cl.options.fast_path = True
    assert fast == slow


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns, options=st.sampled_from(OPTIONS), seed=st.randoms(use_true_random=False))
def test_row_order_and_repeats_change_nothing(
    kind: str, texts: list[str], options: dict[str, Any], seed: random.Random
) -> None:
    values = outcome(texts, kind, options)[0]
    order = list(range(len(texts)))
    seed.shuffle(order)
    shuffled = outcome([texts[i] for i in order] * 2, kind, options)[0]
    assert shuffled == [values[i] for i in order] * 2


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns, options=st.sampled_from(OPTIONS), size=st.integers(1, 9), share=st.booleans())
def test_the_size_of_blocks_changes_nothing(kind, texts, options, size, share):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pipeline, "_share_texts", lambda job, column: share)
        whole = outcome(texts, kind, options)
        patch.setattr(pipeline, "BLOCK_ROWS", size)
        assert outcome(texts, kind, options) == whole


@pytest.mark.parametrize(("kind", "spec"), RE_READ)
@given(texts=columns)
def test_cleaning_twice_is_cleaning_once(kind, spec, texts):
    once = [row[0] for row in outcome(texts, kind, {}, spec)[0]]
    again, facts, _ = outcome([None if v == "<null>" else v for v in once], kind, {}, spec)
    assert [row[0] for row in again] == once
    assert facts[1] == 0


@pytest.mark.parametrize("spec", ["code amount", "symbol amount"])
@pytest.mark.parametrize("code", sorted(codes()))
def test_what_is_written_for_a_currency_is_read_as_that_currency(code, spec):
    for amount in ("1234.50", "-0.05", "3.350", "12", "999.999", "1000000.000"):
        written = cl.clean_value(f"{code} {amount}", "money", spec, decimal=".")
        parts = cl.clean_value(written, "money", "parts")
        assert (parts["currency"], Decimal(parts["amount"])) == (code, Decimal(amount))


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns, options=st.sampled_from(OPTIONS))
def test_every_null_is_explained(kind, texts, options):
    rows, (null, invalid, reasons, _), _ = outcome(texts, kind, options)
    assert rows.count(("<null>",)) == null + invalid
    assert sum(reasons.values()) == invalid


@pytest.mark.parametrize("kind", TYPES)
@given(text=cells)
def test_validation_says_what_cleaning_does(kind, text):
    written = cl.clean_value(text, kind, errors="coerce")
    assert getattr(cl, f"validate_{kind}")(text) == (written is not None)


def test_a_region_decides_no_mark_where_the_cells_disagree():
    cells = ["12.50 USD", "12,50 EUR", "5,00 EUR", "\u20ac1.299"]
    assert cl.clean_money(cells, region="US", errors="coerce")[3] is None
    assert cl.clean_money(cells[3:], region="US") == ["EUR 1.2990"]
