"""Makes ``currencies.tsv`` and ``regions.tsv`` from CLDR; run by `cleanlib.data.refresh`."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

    Meanings = dict[str, set[str]]  # symbol or word: the currencies that are called so
    Row = tuple[str, ...]

# ISO 4217 gives every currency two minor units but for these, and none to metals and funds.
ISO_MINOR_UNITS = {
    "0": "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
    "3": "BHD IQD JOD KWD LYD OMR TND",
    "4": "CLF UYW",
    "": "XAD XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX",
}

# Symbols in use that CLDR does not have, or gives to fewer currencies than use them.
BY_HAND = {
    "AED": "DH|Dh|Dhs", "ANG": "ƒ", "ARS": "AR$", "AWG": "ƒ", "BBD": "BBD$", "BIF": "Fr|Fr.",
    "BMD": "BD$", "BND": "B$", "BSD": "B$", "BOB": "Bs.", "BYN": "руб|руб.|р.", "CAD": "Can$",
    "CDF": "Fr|Fr.", "CHF": "Fr|Fr.|SFr|SFr.", "CLP": "CL$", "CNY": "RMB|元|人民币|人民幣",
    "COP": "COL$|CO$", "CVE": "Esc|Esc.", "CZK": "Kc", "DEM": "DM", "DJF": "Fr|Fr.",
    "DKK": "kr|kr.|Dkr",
    "EGP": "E£|LE|L.E.", "GBP": "UK£|GB£|STG£", "GNF": "Fr|Fr.", "GYD": "G$", "HKD": "元",
    "HNL": "L", "HRK": "kn", "IDR": "Rp.", "ILS": "NIS", "INR": "Rs|Rs.|₨|रु", "ISK": "kr|kr.",
    "JMD": "J$", "JPY": "円", "KES": "KSh|Sh", "KMF": "Fr|Fr.", "KRW": "원",
    "KYD": "CI$", "LBP": "L£", "LKR": "Rs|Rs.|₨|SLRs", "LRD": "L$", "MAD": "DH|Dh|Dhs",
    "MDL": "lei|leu", "MUR": "Rs|Rs.|₨", "MXN": "Mex$", "NAD": "N$", "NGN": "N",
    "NOK": "kr|kr.|Nkr", "NPR": "Rs|Rs.|₨|रु|NRs", "PEN": "S/.", "PKR": "Rs|Rs.|₨|PKRs",
    "PLN": "zl", "PYG": "Gs", "RON": "L|lei|leu", "RSD": "din", "RUB": "руб|руб.|р.",
    "RWF": "Fr|Fr.", "SAR": "SR", "SCR": "Rs|Rs.|₨|SRe", "SEK": "kr|kr.|Skr",
    "SDG": "£", "SOS": "Sh|Sh.So.", "SYP": "£", "LSL": "L", "ALL": "L|Lek", "SZL": "L",
    "TRY": "TL", "TTD": "TT$", "TWD": "元|新台幣", "TZS": "Sh|TSh", "UAH": "грн|грн.",
    "UGX": "Sh|USh", "USD": "U$|U$S|U$D", "UYU": "$U", "VES": "Bs|Bs.|Bs.D",
    "VND": "đ", "XAF": "CFA|F CFA|FCFA|Fr|Fr.", "XOF": "CFA|F CFA|FCFA|Fr|Fr.", "XPF": "F|Fr|Fr.",
    "YER": "YR", "ZAR": "R", "QAR": "QR", "JOD": "JD", "KWD": "KD",
    "BTN": "Nu", "HUF": "Ft", "GHS": "₵|GH¢", "ETB": "Br", "PHP": "Php", "SGD": "S$|SG$",
}  # fmt: skip
# Also letters, codes of regions or symbols of others, yet read as these without a region.
FIXED = {
    "£": "GBP", "€": "EUR", "₹": "INR", "₩": "KRW", "円": "JPY", "원": "KRW", "đ": "VND",
    "TL": "TRY", "KM": "BAM", "DM": "DEM",
}  # fmt: skip
NAMES_BY_HAND = {
    "BRL": "Brazilian reais|reais", "CNY": "renminbi|Chinese renminbi|Chinese yuan renminbi",
    "CZK": "Czech crown|Czech crowns", "DKK": "Danish crown|Danish crowns",
    "EUR": "Euros", "GBP": "Pound Sterling|pounds sterling|sterling|UK pound|UK pounds",
    "NOK": "Norwegian crown|Norwegian crowns", "PLN": "Polish złoty|złoty|złotych",
    "RUB": "Russian rouble|Russian roubles", "SEK": "Swedish crown|Swedish crowns",
    "TWD": "Taiwan dollar|Taiwan dollars|New Taiwan dollar",
    "USD": "American dollar|American dollars|United States dollar|United States dollars",
}  # fmt: skip
# A currency with one of these inside a symbol is also written with the sign alone.
SIGNS = "$¥"
# ISO 4217 and CLDR call these as they call another.
TITLES = {"VED": "Venezuelan Digital Bolívar"}

OWN_CODE = {"XK"}  # not in ISO 3166, but with a currency, and in wide use
_NOTE = re.compile(r" \(.*\)")


def _tidy(symbol: str) -> str:
    """A symbol without signs nobody sees, in single plain blanks and usual widths."""
    seen = "".join(sign for sign in symbol if unicodedata.category(sign) != "Cf")
    return " ".join(unicodedata.normalize("NFKC", seen).split())


@cache
def _tender() -> Mapping[str, tuple[str, ...]]:
    """Region to the currencies that are legal tender there now, its own first."""
    import pycountry
    from babel.core import get_global

    known = {country.alpha_2 for country in pycountry.countries} | OWN_CODE
    found = {}
    for region, rows in get_global("territory_currencies").items():
        codes = [code for code, _, end, tender in rows if end is None and tender]
        if region in known and codes:
            found[region] = tuple(sorted(codes, key=lambda code: code[:2] != region))
    return found


@cache
def _current() -> frozenset[str]:
    import pycountry

    return frozenset(currency.alpha_3 for currency in pycountry.currencies)


@cache
def _codes() -> tuple[str, ...]:
    """Every code of ISO 4217, and those CLDR has kept of the past."""
    from babel.core import get_global

    rows = [row for rows in get_global("territory_currencies").values() for row in rows]
    past = {row[0] for row in rows} - {row[0] for row in rows if row[2] is None}
    return tuple(sorted(_current() | past))


def _locales() -> Iterator[Locale]:
    from babel import Locale
    from babel.localedata import locale_identifiers

    for identifier in sorted(locale_identifiers()):
        yield Locale.parse(identifier)


def _is_symbol(symbol: str, code: str) -> bool:
    return bool(symbol) and symbol.upper() not in _codes() and symbol.upper() != code


@cache
def _homes() -> Mapping[str, frozenset[str]]:
    """Currency to the regions that use it or ever did."""
    from babel.core import get_global

    found: Meanings = defaultdict(set)
    for region, rows in get_global("territory_currencies").items():
        for row in rows:
            found[row[0]].add(region)
    return {code: frozenset(regions) for code, regions in found.items()}


def _rank(locale: Locale, code: str, symbol: str) -> int:
    """How much a locale's symbol counts; letters of a foreign language do not."""
    if str(locale) == "en":
        return 10_000
    if locale.territory in _homes().get(code, ()):
        return 100
    return any(unicodedata.category(sign) == "Sc" for sign in symbol)


@cache
def _ranked_symbols() -> Mapping[str, tuple[str, ...]]:
    """Currency to its symbols: that of English first, then those of its regions."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for locale in _locales():
        for code, symbol in locale.currency_symbols.items():
            counts[code][_tidy(symbol)] += _rank(locale, code, symbol)
    for code, symbols in BY_HAND.items():
        counts[code].update(_tidy(symbol) for symbol in symbols.split("|"))
    for found in counts.values():
        found.update([sign for sign in SIGNS if any(sign in symbol for symbol in +found)])
    return {
        code: tuple(symbol for symbol, _ in (+found).most_common() if _is_symbol(symbol, code))
        for code, found in counts.items()
    }


def _names(code: str) -> tuple[str, str, str]:
    """The English title, singular and plural; all the title where CLDR has no more."""
    from babel.numbers import get_currency_name

    title = get_currency_name(code, locale="en")
    title = TITLES.get(code, title)
    one, many = (get_currency_name(code, count=count, locale="en") for count in (1, 2))
    return title, one, many


def _units(code: str) -> Iterator[tuple[str, str]]:
    """The bare words for the unit, and whose unit it is: ``dollar`` and ``US``."""
    forms = _names(code)[1:]
    for form in forms:
        words = _NOTE.sub("", form).split()
        if len(words) > 1 and words[-1].isalpha():
            yield words[-1].casefold(), words[0].casefold()


def _plain(word: str) -> str:
    """A word without accents, as many write it: the Icelandic króna is a krona too."""
    return "".join(s for s in unicodedata.normalize("NFKD", word) if not unicodedata.combining(s))


@cache
def _owners() -> Mapping[str, frozenset[str]]:
    """Bare word for a unit, without accents, to the nations that have or had it."""
    found: Meanings = defaultdict(set)
    for code in _codes():
        for word, owner in _units(code):
            found[_plain(word)].add(owner)
    return {word: frozenset(owners) for word, owners in found.items()}


def _has_own_unit(code: str) -> bool:
    """Whether the bare words for the unit mean this currency to everybody."""
    words = dict(_units(code))
    return code in _in_use() and all(len(_owners()[_plain(word)]) == 1 for word in words)


@cache
def _in_use() -> frozenset[str]:
    return frozenset(code for codes in _tender().values() for code in codes)


@cache
def _meanings() -> Mapping[str, frozenset[str]]:
    """Symbol to its currencies; those of the past only where there is none now."""
    found: Meanings = defaultdict(set)
    for code in _codes():
        for symbol in _ranked_symbols().get(code, ()):
            found[symbol].add(code)
    return {symbol: frozenset(codes & _current() or codes) for symbol, codes in found.items()}


def _symbols(code: str) -> tuple[list[str], list[str]]:
    """The symbols that mean this currency to everybody, and those it shares."""
    symbols = [s for s in _ranked_symbols().get(code, ()) if code in _meanings()[s]]
    fixed = [symbol for symbol in symbols if _is_fixed(symbol, code)]
    return fixed, [symbol for symbol in symbols if symbol not in fixed]


def _is_fixed(symbol: str, code: str) -> bool:
    """A single letter, or the code of a region, is no symbol to everybody."""
    if symbol in FIXED:
        return FIXED[symbol] == code
    letter = len(symbol) == 1 and symbol.isalpha()
    return not letter and symbol not in _tender() and _meanings()[symbol] == {code}


def _all_names(code: str) -> Iterable[str]:
    by_hand = NAMES_BY_HAND.get(code, "").split("|")
    units = list(dict(_units(code))) if _has_own_unit(code) else []
    return filter(None, dict.fromkeys([*_names(code), *by_hand, *units]))


def _shared_words(code: str) -> list[str]:
    return list(dict(_units(code))) if code in _in_use() and not _has_own_unit(code) else []


def _minor_units(code: str) -> str:
    from babel.core import get_global

    if code not in _current():
        fractions = get_global("currency_fractions")
        return str(fractions.get(code, fractions["DEFAULT"])[0])
    return next((n for n, codes in ISO_MINOR_UNITS.items() if code in codes.split()), "2")


def currency_rows() -> Iterator[Row]:
    """The rows of ``currencies.tsv``."""
    for code in _codes():
        fixed, shared = _symbols(code)
        regions = sorted(region for region, codes in _tender().items() if code in codes)
        shared = list(dict.fromkeys([*shared, *_shared_words(code)]))
        lists = (_all_names(code), fixed, shared, regions)
        status = "current" if code in _current() else "withdrawn"
        yield (code, _minor_units(code), status, *("|".join(items) for items in lists))


def _main_locale(region: str) -> Locale:
    """The locale of the language most used there, among those that CLDR has."""
    from babel import Locale, UnknownLocaleError
    from babel.languages import get_territory_language_info

    known = get_territory_language_info(region)
    spoken = sorted(known, key=lambda one: float(known[one]["population_percent"] or 0))
    for language in ("und", *reversed(spoken), "en"):
        try:
            return Locale.parse(f"{language}_{region}")
        except UnknownLocaleError:
            continue
    return Locale.parse("en")


def region_rows() -> Iterator[Row]:
    """The rows of ``regions.tsv``; a grouping mark that is some kind of blank is ``space``."""
    for region, codes in sorted(_tender().items()):
        symbols = _main_locale(region).number_symbols["latn"]
        grouping = symbols["group"]
        yield (
            region,
            "|".join(codes),
            symbols["decimal"],
            "space" if grouping.isspace() else grouping,
        )
