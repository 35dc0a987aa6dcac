"""From what was read to amount and currency."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from cleanlib.column_types.money.convert import convert
from cleanlib.column_types.money.forms import AFTER, BEFORE, DASH
from cleanlib.column_types.money.naming import CODES, NUMBER_OF, Meaning, Names, shared_symbols
from cleanlib.column_types.money.options import MoneyOptions
from cleanlib.core.fields import MISSING, MISSING_VALUE, Fields
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

    Cells prove what they can before any row waits for an answer.
    """
    if options.dash == "missing":
        fields.fail(fields.has(DASH), MISSING_VALUE)
    _name_currencies(fields, options)
    needs_currency = fields.run.needs >= CURRENCY or options.target_currency is not None
    if needs_currency:
        _vote(fields)
    settle_marks(fields, options)
    shift_exponent(fields, "suffix")
    check_size(fields)
    if needs_currency:
        _ask_column(fields)
        _require_currency(fields)
    if options.target_currency is not None:
        convert(fields, options)
        check_size(fields)
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
    if options.default_currency is not None:
        fields["currency"][_bare(fields)] = NUMBER_OF[options.default_currency]
    names = Names(options)
    shared: list[tuple[Meaning, Mask]] = []
    for side, text, rows in _texts_beside(fields):
        meaning = names.meaning(text)
        if side == AFTER and names.may_be_suffix(text):
            fields.fail(rows, "ambiguous", f"{text!r} is a currency, or thousands or more")
        elif meaning is None:
            fields.fail(rows, "unknown", f"{text!r} names no currency")
        elif meaning.code:
            _set_currency(fields, meaning.code, rows)
        else:
            shared.append((meaning, rows))
    _remember_all(fields, shared)


def _bare(fields: Fields) -> Mask:
    """The good rows that have nothing beside the number."""
    bare = fields.good
    for side in (BEFORE, AFTER):
        bare[rows_with_phrase(fields, side)] = False
    return bare


def _texts_beside(fields: Fields) -> Iterator[tuple[str, str, Mask]]:
    """Each different text before or behind the numbers, and the rows that have it."""
    for side in (BEFORE, AFTER):
        which, texts = distinct_phrases(fields, side)
        for number, text in enumerate(texts):
            yield side, text, which == number


def _remember_all(fields: Fields, shared: list[tuple[Meaning, Mask]]) -> None:
    """Keep the shared symbols; two of them in a cell must be able to mean the same."""
    for (one, rows), (other, others) in combinations(shared, 2):
        if set(one.candidates).isdisjoint(other.candidates):
            fields.fail(rows & others, "component", "symbols of different currencies")
    for meaning, rows in shared:
        _remember(fields, meaning, rows)


def _set_currency(fields: Fields, code: str, rows: Mask) -> None:
    """Name the currency of rows; those that have another one fail."""
    number = NUMBER_OF[code]
    differs = rows & fields.has("currency") & (fields["currency"] != number)
    fields.fail(differs, "component", "two different currencies")
    fields["currency"][rows & ~differs] = number


def _remember(fields: Fields, meaning: Meaning, rows: Mask) -> None:
    """Keep a shared symbol as a field of its own where no code says which currency it is."""
    known = fields.has("currency") & rows
    numbers = [NUMBER_OF[code] for code in meaning.candidates]
    differs = known & ~np.isin(fields["currency"], numbers)
    fields.fail(differs, "component", "the symbol is not that of the currency")
    unclear = rows & ~known
    if unclear.any():
        fields[_SHARED + meaning.symbol][unclear] = 1


def _ask_column(fields: Fields) -> None:
    """Put rows with a shared symbol off, or give them the currency that was decided."""
    marked = [name for name in fields.names() if name.startswith(_SHARED)]
    for name in marked:
        symbol, rows = name.removeprefix(_SHARED), fields.has(name)
        decision = fields.run.decided.get((QUESTION, symbol))
        if decision is None:
            fields.put_off(QUESTION, rows, symbol)
        elif decision.value is not None:
            _set_currency(fields, str(decision.value), rows)
            fields.note(rows, "symbol_inferred")
        else:
            fields.fail(rows, "ambiguous", f"several currencies have the symbol {symbol!r}")


def _vote(fields: Fields) -> None:
    """Cells that name a currency prove what the shared symbols of it mean."""
    named = fields["currency"]
    present: Ints = np.unique(named[fields.has("currency") & fields.good])
    for number in present.tolist():
        for symbol in shared_symbols(CODES[number]):
            fields.vote(QUESTION, CODES[number], named == number, symbol)


def _require_currency(fields: Fields) -> None:
    bare = fields.good & ~fields.has("currency")
    fields.fail(bare, "missing_part", "no currency; default_currency= names one")
