"""From what was read to amount and currency."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.money.convert import convert
from cleanlib.column_types.money.forms import AFTER, BEFORE
from cleanlib.column_types.money.naming import CODES, NUMBER_OF, Meaning, Names, shared_symbols
from cleanlib.column_types.money.options import MoneyOptions
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.currencies import region_decimal
from cleanlib.shared.numbers.limits import check_size
from cleanlib.shared.numbers.phrases import distinct_phrases, rows_with_phrase
from cleanlib.shared.numbers.separators import QUESTION as DECIMAL
from cleanlib.shared.numbers.separators import default_mark, settle_marks
from cleanlib.shared.numbers.suffixes import shift_exponent

CURRENCY = frozenset({"currency"})
QUESTION = "symbols"
_SHARED = "shared "  # begins the fields that mark rows with a shared symbol


def validate_money(fields: Fields, options: MoneyOptions) -> Fields:
    """Find the currency, settle the marks, and convert where that is asked for.

    Both questions are asked before any row waits for an answer.
    """
    _name_currencies(fields, options)
    settle_marks(fields, options)
    shift_exponent(fields, "suffix")
    check_size(fields)
    if "currency" in fields.run.needs or options.target_currency:
        _ask_column(fields)
        _require_currency(fields)
    if options.target_currency:
        convert(fields, options)
    return fields


def default_reading(options: MoneyOptions, question: str) -> object:
    """What holds where no cell proves anything."""
    if question != DECIMAL:
        return None
    if options.region is not None and options.ambiguous_separator == "reject":
        return region_decimal(options.region)
    return default_mark(options, question)


def _name_currencies(fields: Fields, options: MoneyOptions) -> None:
    """Fill ``currency`` from what stands on either side; both must agree."""
    fields["currency"] = np.full(fields.rows, MISSING)
    names = Names(options)
    if options.default_currency is not None:
        bare = fields.good
        for side in (BEFORE, AFTER):
            bare[rows_with_phrase(fields, side)] = False
        fields["currency"][bare] = NUMBER_OF[options.default_currency]
    for side in (AFTER, BEFORE):
        which, texts = distinct_phrases(fields, side)
        for number, text in enumerate(texts):
            _apply(fields, names.meaning(text), text, which == number)


def _apply(fields: Fields, meaning: Meaning | None, text: str, rows: Mask) -> None:
    if meaning is None:
        fields.fail(rows, "unknown", f"{text!r} names no currency")
        return
    known = fields.has("currency") & rows
    if meaning.code:
        number = NUMBER_OF[meaning.code]
        differs = known & (fields["currency"] != number)
        fields.fail(differs, "component", "two different currencies")
        fields["currency"][rows & ~differs] = number
        return
    numbers = [NUMBER_OF[code] for code in meaning.candidates]
    differs = known & ~np.isin(fields["currency"], numbers)
    fields.fail(differs, "component", "the symbol is not that of the currency")
    _remember(fields, meaning.symbol, rows & ~known)


def _remember(fields: Fields, symbol: str, rows: Mask) -> None:
    """Keep the shared symbols of a block as fields of their own."""
    if rows.any():
        fields[_SHARED + symbol] = np.where(rows, 1, MISSING)


def _ask_column(fields: Fields) -> None:
    """Cells that name a currency prove what a bare symbol of it means."""
    marked = [name for name in fields.names() if name.startswith(_SHARED)]
    for name in marked:
        symbol, rows = name.removeprefix(_SHARED), fields.has(name)
        decision = fields.run.decided.get((QUESTION, symbol))
        if decision is None:
            fields.put_off(QUESTION, rows, symbol)
        elif decision.value is not None:
            fields["currency"][rows] = NUMBER_OF[str(decision.value)]
            fields.note(rows, "symbol_inferred")
        else:
            fields.fail(rows, "ambiguous", f"several currencies have the symbol {symbol!r}")
    _vote(fields)


def _vote(fields: Fields) -> None:
    named = fields["currency"]
    present: Ints = np.unique(named[fields.has("currency") & fields.good])
    for number in present.tolist():
        for symbol in shared_symbols(CODES[number]):
            fields.vote(QUESTION, CODES[number], named == number, symbol)


def _require_currency(fields: Fields) -> None:
    bare = fields.good & ~fields.has("currency")
    fields.fail(bare, "missing_part", "no currency; default_currency= names one")
