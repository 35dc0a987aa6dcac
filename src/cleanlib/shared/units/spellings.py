"""Which unit a spelling stands for: the table ``units.tsv``, with prefixes and plurals.

Symbols are looked up as they are written. Where that gives nothing letter case is let go, as long
as one unit fits: ``KWH`` is kWh, but ``mw`` may be mW or MW.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table

MOST_LETTERS = 40
PREFIXES = {
    "f": ("femto", Fraction(1, 10**15)), "p": ("pico", Fraction(1, 10**12)),
    "n": ("nano", Fraction(1, 10**9)), "\u00b5": ("micro", Fraction(1, 10**6)),
    "m": ("milli", Fraction(1, 1000)), "c": ("centi", Fraction(1, 100)),
    "d": ("deci", Fraction(1, 10)), "da": ("deca", Fraction(10)), "h": ("hecto", Fraction(100)),
    "k": ("kilo", Fraction(1000)), "M": ("mega", Fraction(10**6)), "G": ("giga", Fraction(10**9)),
    "T": ("tera", Fraction(10**12)), "P": ("peta", Fraction(10**15)),
    "E": ("exa", Fraction(10**18)), "Ki": ("kibi", Fraction(2**10)),
    "Mi": ("mebi", Fraction(2**20)), "Gi": ("gibi", Fraction(2**30)),
    "Ti": ("tebi", Fraction(2**40)), "Pi": ("pebi", Fraction(2**50)),
}  # fmt: skip
_ALSO = {"\u00b5": ("u", "mc"), "da": ("dk",)}
# Spellings with several meanings in use, and what they may stand for
AMBIGUOUS = {
    "M": "molar, metres, millions", "G": "grams, gauss", "D": "days, debye", "ML": "ML, mL",
    "Ml": "ML, mL", "Mg": "Mg, mg", "Mm": "Mm, mm", "mt": "metric tons, megatonnes",
    "MT": "metric tons, megatonnes", "NM": "nm, nautical miles, Nm", "Mo": "months, megabytes",
    "ps": "picoseconds, horsepower", "pts": "pints, points", "ct": "carats, pieces",
    "cts": "carats, pieces", "CT": "carats, pieces", "gr": "grains, grams",
    "grs": "grains, grams", "Gr": "grains, grams", "GR": "grains, grams", "mil": "thou, mL",
    "mils": "thou, mL", "bbl": "barrels of oil, other barrels", "kb": "kbit, kB",
    "bbls": "barrels of oil, other barrels", "barrel": "barrels of oil, other barrels",
    "barrels": "barrels of oil, other barrels", "Kb": "kbit, kB", "Mb": "Mbit, MB",
    "Gb": "Gbit, GB", "Tb": "Tbit, TB", **dict.fromkeys(
        ("Cal", "Cals", "CAL", "calorie", "calories", "Calorie", "Calories"), "cal, kcal"
    ),
}  # fmt: skip
# No units unless letter case says so: times, pieces, grade points and the like
_NOT_FOLDED = frozenset(
    ["pm", "pc", "na", "mc", "da", "mu", "ku", "uk", "mk", "nk", "gpa"]
)  # fmt: skip


class Entry(NamedTuple):
    """A unit that has a spelling of its own.

    Attributes
    ----------
    symbol : str
        How it is written.
    expression : str
        What it is in pint's names.
    scale : Fraction
        Times that.
    """

    symbol: str
    expression: str
    scale: Fraction = Fraction(1)


class _Spellings(NamedTuple):
    exact: dict[str, Entry]
    folded: dict[str, dict[str, Entry]]  # by symbol
    imperial: dict[str, Entry]  # by the symbol of the US unit
    parts: frozenset[str]


def entries(spelling: str) -> tuple[Entry, ...]:
    """The units that a spelling may stand for; letter case may leave several.

    >>> [entry.symbol for entry in entries("KGS")], [entry.symbol for entry in entries("mw")]
    (['kg'], ['mW', 'MW'])
    """
    if len(spelling) > MOST_LETTERS or spelling in AMBIGUOUS:
        return ()
    table = _table()
    text = plain(spelling)
    if text in table.exact:
        return (table.exact[text],)
    folded = text.casefold()
    return () if folded in _NOT_FOLDED else tuple(table.folded.get(folded, {}).values())


def is_part(word: str) -> bool:
    """Whether a word is part of a spelling of several words, as ``fl`` is of ``fl oz``."""
    return word.casefold() in _table().parts


def imperial(entry: Entry) -> Entry:
    """The imperial unit where US and imperial ones share the spelling."""
    return _table().imperial.get(entry.symbol, entry)


def plain(text: str) -> str:
    """One form for the many that Unicode has: ``\u339d`` is ``cm``, ``\u2109`` is ``\u00b0F``."""
    if text.isascii():
        return text
    return unicodedata.normalize("NFKC", text.translate(_SIGNS)).translate(_SIGNS)


_SIGNS = {
    0xBA: "\u00b0",
    0x2DA: "\u00b0",
    0x2212: "-",
    0x2032: "'",
    0x2033: "''",
    0xB7: ".",
    0x22C5: ".",
    0xD7: "*",
}


@cache
def _table() -> _Spellings:
    exact: dict[str, Entry] = {}
    folded: dict[str, dict[str, Entry]] = {}
    parts: set[str] = set()
    for row in read_table("units"):
        for spelling, entry in _with_case(row):
            exact.setdefault(plain(spelling), entry)
            if len(spelling) > 1:
                folded.setdefault(plain(spelling).casefold(), {}).setdefault(entry.symbol, entry)
        for spelling, entry in _without_case(row):
            parts.update(spelling.casefold().split() if " " in spelling else ())
            folded.setdefault(plain(spelling).casefold(), {}).setdefault(entry.symbol, entry)
    return _Spellings(exact, folded, dict(_imperial()), frozenset(parts))


def _with_case(row: dict[str, str]) -> Iterator[tuple[str, Entry]]:
    """The symbols of a unit, without and with prefixes, and their plurals, such as ``lbs``."""
    for symbol in filter(None, row["symbols"].split("|")):
        yield symbol, Entry(row["symbol"], row["unit"])
        for prefix in row["prefixes"].split():
            entry = Entry(prefix + row["symbol"], row["unit"], PREFIXES[prefix][1])
            yield from ((form + symbol, entry) for form in (prefix, *_ALSO.get(prefix, ())))


def _without_case(row: dict[str, str]) -> Iterator[tuple[str, Entry]]:
    """Names, without and with prefixes, and all plurals."""
    for word in filter(None, row["words"].split("|")):
        yield from _with_plural(word, Entry(row["symbol"], row["unit"]))
        if row["prefixes"] and word.isalpha() and len(word) > 2:
            for prefix, (name, scale) in PREFIXES.items():
                short = prefix in row["prefixes"].split()
                symbol = prefix + row["symbol"] if short else name + word
                yield from _with_plural(name + word, Entry(symbol, row["unit"], scale))
    for symbol, entry in _with_case(row):
        if len(symbol) > 1 and symbol.isalpha() and symbol.islower():
            yield f"{symbol}s", entry


def _with_plural(word: str, entry: Entry) -> Iterator[tuple[str, Entry]]:
    yield word, entry
    yield f"{word}s", entry


def _imperial() -> Iterator[tuple[str, Entry]]:
    for row in read_table("units"):
        expression, _, symbol = (row["imperial"] or "").partition("=")
        if expression:
            yield row["symbol"], Entry(symbol, expression)
