"""How a country is read: codes, names, two of these that agree."""

from __future__ import annotations

import numbers
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from cleanlib.core.cells import cell_text
from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean, shorten
from cleanlib.shared import countries as table
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.continents import CONTINENTS
from cleanlib.shared.divisions import division_names
from cleanlib.shared.nearest import FuzzyOptions, check_threshold, misspelt
from cleanlib.shared.options import texts
from cleanlib.shared.place_names import LONGEST, agreed, name_key, orders
from cleanlib.shared.repair import repaired

_DIGITS = re.compile(r"(\d{1,3})(?:\.0{1,3})?")
_KINDS_OF_ALIASES = ("endonym",)


class Country(NamedTuple):
    """A country by its alpha-2 code; by the four letters of ISO 3166-3 if it is withdrawn."""

    code: str


@dataclass(frozen=True)
class CountryOptions(FuzzyOptions):
    """What a caller may say about a column of countries."""

    constituents: bool = option(
        False, "read a part of a country, such as England, as the country", (True, False)
    )
    aliases: str | Sequence[str] | None = option(
        None,
        "further names to read: ['endonym'] for those in the country's own languages",
        tries=("endonym",),
    )
    user_assigned: bool = option(True, "read Kosovo, whose code is XK", (True, False))
    historic: bool = option(
        False, "read countries that are no more, by their ISO 3166-3 code", (True, False)
    )
    input: str = option(
        "auto", "'numeric': digits may have lost their leading zeros", ("auto", "numeric")
    )


def check_options(options: CountryOptions) -> None:
    """Refuse aliases of an unknown kind, and a threshold that is no small number."""
    check_threshold(options)
    for kind in texts(options.aliases, "aliases"):
        if kind not in _KINDS_OF_ALIASES:
            hint = did_you_mean(kind, _KINDS_OF_ALIASES)
            raise BadOption(f"aliases: {kind!r} is not known{hint} Known: 'endonym'")


def cell(value: Any) -> str | None:
    """The text of a cell; a number is a numeric code that has lost its leading zeros."""
    text = cell_text(value)
    is_number = isinstance(value, numbers.Number) and not isinstance(value, bool)
    return text.zfill(3) if is_number and text is not None and text.isdecimal() else text


def split(text: str, options: CountryOptions) -> Country:
    """Find the one country of a code, a name, or of two of them that agree."""
    if len(text) > LONGEST:
        raise Invalid("length", f"{len(text):,} characters are too long for a country")
    code = read(plain(text), options)
    if code is None and (mended := repaired(text)) != text:
        code = read(plain(mended), options)
    code = code or agreed(plain(text), lambda piece: read(piece, options))
    if code is None and options.fuzzy:
        code = _misspelt(plain(text), options)
    if code is None:
        raise _refusal(plain(text), options)
    return Country(code)


def read(text: str, options: CountryOptions) -> str | None:
    """The code of a code or a name by itself."""
    return _coded(text, options) or table.named_country(text, _further_names(options))


def _coded(text: str, options: CountryOptions) -> str | None:
    digits = _DIGITS.fullmatch(text)
    if digits is not None:
        text = digits[1].zfill(3) if options.input == "numeric" else digits[1]
    code = table.coded_country(text)
    if code is not None or not options.historic:
        return code
    codes = table.withdrawn_codes().get(text.upper(), ())
    if len(codes) > 1:
        raise Invalid("ambiguous", f"it may be {' or '.join(codes)}")
    return codes[0] if codes else None


def _further_names(options: CountryOptions) -> list[Mapping[str, str]]:
    return [
        *([table.withdrawn()] if options.historic else ()),
        *([table.constituents()] if options.constituents else ()),
        *([table.endonyms()] if texts(options.aliases, "aliases") else ()),
    ]


def _misspelt(text: str, options: CountryOptions) -> str | None:
    key, names = name_key(text), _decoys()
    for further in reversed([table.names(), *_further_names(options)]):
        names = {**names, **further}
    shown = {code: one.name for code, one in table.countries().items()}
    return misspelt(text, key, names, shown, options.threshold)


@cache
def _decoys() -> Mapping[str, str]:
    """Names that are no country, each its own value: what is nearest to one of them is none."""
    others = (
        *table.withdrawn(), *table.constituents(), *table.ambiguous(), *division_names("US"),
        *division_names("CA"), *map(name_key, CONTINENTS.values()),
    )  # fmt: skip
    return {key: f"{key!r}, which is no country" for key in others}


def _refusal(text: str, options: CountryOptions) -> Invalid:
    """Why a text is no country, and which option would read it."""
    keys = [name_key(order) for order in orders(text)]
    if _DIGITS.fullmatch(text):
        short = text.isdecimal() and len(text) < 3
        return Invalid(
            *(
                ("length", "a numeric code has three digits; input='numeric' fills up")
                if short
                else ("unknown", f"no country has the number {text}")
            )
        )
    for key in keys:
        if key in table.ambiguous():
            return Invalid("ambiguous", f"it may be {' or '.join(table.ambiguous()[key])}")
    hints = (
        (table.withdrawn(), "no more; historic=True reads it as"),
        (table.constituents(), "a part; constituents=True reads it as"),
        (table.endonyms(), "not English; aliases=['endonym'] reads it as"),
    )
    for known, hint in hints:
        for key in keys:
            if key in known:
                return Invalid("unknown", f"{shorten(text, 30)} is {hint} {known[key]}")
    return Invalid("unknown", f"no country is called {shorten(text, 30)}")


def validate(value: Country, options: CountryOptions) -> Country:
    """Refuse Kosovo where the caller wants the codes that ISO assigns only."""
    if table.countries()[value.code].status == "user_assigned" and not options.user_assigned:
        raise Invalid("unknown", f"{value.code} is not in ISO 3166-1; user_assigned=True reads it")
    return value
