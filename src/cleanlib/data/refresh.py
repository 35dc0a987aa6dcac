"""Bring the tables of this folder up to date: ``python -m cleanlib.data.refresh TABLE``.

Every function adds what its source knows to what the file already holds, so that the words
entered by hand stay. Babel and tzlocal (for CLDR) and tzdata are needed only while one of these
runs.
"""

from __future__ import annotations

import argparse
import unicodedata
import zoneinfo
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

    Key = tuple[str, str, str]  # language, role, value
    Words = dict[Key, set[str]]
    Rows = Iterable[tuple[str, ...]]

HERE = Path(__file__).parent
CLOCK_ROLES = ["noon", "midnight", "at", "filler", "ordinal", "hour", "minute", "second"]
YEAR_ROLES = ["era", "cjk_year", "cjk_month", "cjk_day", "era_year"]
ROLES = ["month", "weekday", "meridiem", *CLOCK_ROLES, *YEAR_ROLES, "relative"]

# Locales read besides the language itself, for names only some of its countries use.
REGIONS = {
    "ar": ["ar_DZ", "ar_IQ", "ar_MA", "ar_MR"],
    "de": ["de_AT"],
    "en": ["en_001"],
    "es": ["es_419", "es_PE"],
    "fa": ["fa_AF"],
    "fr": ["fr_CA"],
    "pt": ["pt_AO"],
    "sr": ["sr_Latn", "sr_Latn_BA"],
    "zh": ["zh_Hant"],
}

# Signs inside a word that are left out of the table: dots, apostrophes, hyphens, joiners.
JOINERS = dict.fromkeys(map(ord, ".'’ʼ׳״॰-\u200c"))
# In these languages the combining marks are vowels or sounds, not accents.
KEEP_MARKS = {"hi", "ja", "ko", "th", "zh"}
# Letters with a stroke or without a dot, which do not decompose.
PLAIN_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae"})
NORDIC = {"å": "aa", "ø": "oe", "æ": "ae"}
SPELLINGS = {
    "da": NORDIC,
    "de": {"ä": "ae", "ö": "oe", "ü": "ue"},
    "fa": {"ی": "ي", "ک": "ك"},
    "hi": {"\u093c": ""},
    "nb": NORDIC,
    "no": NORDIC,
    "tr": {"i": "i\u0307", "\u0307": ""},  # how the capital İ is casefolded
}

# Years looked at in the time zone database; the last one tells what is in use today.
YEARS = range(1970, 2027)


def fold(text: str) -> str:
    """Return ``text`` as the table writes it: casefolded, NFC, no joining signs.

    >>> fold("Terça-feira"), fold("SEPT.")
    ('terçafeira', 'sept')
    """
    folded = unicodedata.normalize("NFC", text).casefold().translate(JOINERS)
    return unicodedata.normalize("NFC", folded)


def is_word(text: str) -> bool:
    """Tell whether ``text`` is made of letters and their marks only.

    >>> is_word("août"), is_word("1月")
    (True, False)
    """
    return bool(text) and all(unicodedata.category(sign)[0] in "LM" for sign in text)


def spellings(word: str, language: str) -> set[str]:
    """Return ``word`` with its accent-free and its usual other spellings.

    >>> sorted(spellings("märz", "de"))
    ['maerz', 'marz', 'märz']
    """
    usual = str.maketrans(SPELLINGS.get(language, {}))
    found = {word}
    if language not in KEEP_MARKS:
        parts = unicodedata.normalize("NFKD", word.translate(PLAIN_LETTERS))
        found.add("".join(sign for sign in parts if not unicodedata.combining(sign)))
    found |= {spelling.translate(usual) for spelling in found}
    return {unicodedata.normalize("NFC", spelling) for spelling in found}


def _read(name: str) -> Iterator[list[str]]:
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return (line.split("\t") for line in lines[1:])


def _write(name: str, header: str, rows: Rows) -> None:
    lines = [header.replace(" ", "\t"), *("\t".join(row) for row in rows)]
    (HERE / name).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def _locale_names(locale: Locale) -> Iterator[tuple[str, str, str]]:
    """Yield role, value and name of every month, weekday and half of the day."""
    for context, width in product(("format", "stand-alone"), ("wide", "abbreviated")):
        for month, name in locale.months[context][width].items():
            yield "month", str(month), name
        for day, name in locale.days[context][width].items():
            yield "weekday", str(day + 1), name
        for half, name in locale.day_periods[context][width].items():
            if half in ("am", "pm"):
                yield "meridiem", half, name


def _single_word(name: str, fillers: set[str]) -> str:
    """Return the one word of ``name`` that is no filler (initials are one word), or nothing."""
    parts = name.replace("’", " ").split()
    words = [word for word in map(fold, parts) if word not in fillers]
    if all(len(word) == 1 for word in words):
        words = ["".join(words)]
    return words[0] if len(words) == 1 and is_word(words[0]) else ""


def _add_cldr(words: Words, language: str) -> None:
    from babel import Locale

    fillers = words.get((language, "filler", ""), set())
    for identifier in [language, *REGIONS.get(language, [])]:
        for role, value, name in _locale_names(Locale.parse(identifier)):
            word = _single_word(name, fillers)
            if len(word) > (role != "meridiem"):
                words[language, role, value].add(word)


def _all_spellings(words: Words, key: Key) -> set[str]:
    """Return the words of ``key`` and their spellings that do not name something else."""
    others = (found for other, found in words.items() if other[:2] == key[:2] and other != key)
    taken = set[str]().union(*others)
    every = set[str]().union(*(spellings(word, key[0]) for word in words[key]))
    return words[key] | (every - taken)


def _row_order(key: Key) -> tuple[str, int, int, str]:
    language, role, value = key
    number = int(value) if value.lstrip("-").isdigit() else 0
    return language, ROLES.index(role), number, value


def calendar_words() -> None:
    """Add the month, weekday and am/pm names of CLDR to ``calendar_words.tsv``."""
    words: Words = defaultdict(set)
    for language, role, value, joined in _read("calendar_words.tsv"):
        words[language, role, value] = set(joined.split("|"))
    for language in sorted({language for language, _, _ in words}):
        _add_cldr(words, language)
    keys = sorted(words, key=_row_order)
    rows = [(*key, "|".join(sorted(_all_spellings(words, key)))) for key in keys]
    _write("calendar_words.tsv", "language role value words", rows)


def _written_offset(offset: timedelta) -> str:
    minutes = int(offset.total_seconds() // 60)
    sign = "-" if minutes < 0 else "+"
    return f"{sign}{abs(minutes) // 60:02d}:{abs(minutes) % 60:02d}"


def _meanings(zone: zoneinfo.ZoneInfo, years: Iterable[int]) -> set[tuple[str, str]]:
    """Return abbreviation and offset of every name ``zone`` had on the 15th of a month."""
    found = set()
    for year, month in product(years, range(1, 13)):
        moment = datetime(year, month, 15, 12, tzinfo=UTC).astimezone(zone)
        name, offset = moment.tzname(), moment.utcoffset()
        whole = offset is not None and offset.total_seconds() % 60 == 0
        if name and name.isascii() and name.isalpha() and offset is not None and whole:
            found.add((name.upper(), _written_offset(offset)))
    return found


def _zone_counts(years: Iterable[int]) -> Counter[tuple[str, str]]:
    names = sorted(zoneinfo.available_timezones())
    zones = [zoneinfo.ZoneInfo(name) for name in names]
    return Counter(meaning for zone in zones for meaning in _meanings(zone, years))


def _ranked(counts: Counter[tuple[str, str]]) -> list[tuple[str, str]]:
    return sorted(counts, key=lambda meaning: (-counts[meaning], meaning))


def _by_hand() -> Iterator[tuple[str, str]]:
    for name, offsets in _read("zone_abbreviations.tsv"):
        yield from ((name, offset) for offset in offsets.split("|"))


def zone_abbreviations() -> None:
    """Add the abbreviations of the IANA database to ``zone_abbreviations.tsv``.

    Offsets in use today come first, then those entered by hand, then those of the past.
    """
    zoneinfo.reset_tzpath(to=())  # the tzdata package, whatever the system has
    offsets = defaultdict(list)
    today, ever = _zone_counts(YEARS[-1:]), _zone_counts(YEARS)
    by_hand = [meaning for meaning in _by_hand() if meaning not in ever]
    for name, offset in dict.fromkeys([*_ranked(today), *by_hand, *_ranked(ever)]):
        offsets[name].append(offset)
    rows = [(name, "|".join(offsets[name])) for name in sorted(offsets)]
    _write("zone_abbreviations.tsv", "abbreviation offsets", rows)


def windows_zones() -> None:
    """Write the zones CLDR gives each Windows zone name to ``windows_zones.tsv``, its own first."""
    from babel.core import get_global
    from tzlocal.windows_tz import tz_win

    own = get_global("windows_zone_mapping")
    further = defaultdict(list)
    for zone, name in sorted(tz_win.items()):
        if zone and zone not in own.values():
            further[name].append(zone)
    rows = [(name, zone, "|".join(further[name])) for name, zone in sorted(own.items())]
    _write("windows_zones.tsv", "windows iana further", rows)


def zone_names() -> None:
    """Refresh both tables of time zone names."""
    zone_abbreviations()
    windows_zones()


def currencies() -> None:
    """Write the tables of currencies and of what regions use."""
    from cleanlib.data.currency_tables import currency_rows, region_rows

    columns = "code minor_units status names symbols shared regions"
    _write("currencies.tsv", columns, currency_rows())
    _write("regions.tsv", "region currencies decimal grouping", region_rows())


def _suffix_rules() -> Iterator[tuple[str, str]]:
    """Yield section and rule of the Public Suffix List, the rules in ASCII."""
    import idna
    from publicsuffixlist import PSLFILE

    section = "icann"
    for line in Path(PSLFILE).read_text(encoding="utf-8").splitlines():
        if "BEGIN PRIVATE" in line:
            section = "private"
        if line.strip() and not line.startswith("//"):
            mark = "!" * line.startswith("!")
            labels = line.split()[0].removeprefix("!").split(".")
            encoded = (x if x == "*" else idna.alabel(x).decode("ascii") for x in labels)
            yield section, mark + ".".join(encoded)


def public_suffixes() -> None:
    """Write the Public Suffix List, a line for every top-level domain."""
    rules: dict[str, dict[str, list[str]]] = defaultdict(lambda: {"icann": [], "private": []})
    for section, rule in _suffix_rules():
        below, _, tld = rule.rpartition(".")
        rules[tld][section].append(below or ".")
    rows = [
        (tld, " ".join(sorted(found["icann"])), " ".join(sorted(found["private"])))
        for tld, found in sorted(rules.items())
    ]
    _write("public_suffixes.tsv", "tld icann private", rows)


def countries() -> None:
    """Renew what CLDR knows in the table of countries."""
    from cleanlib.data.country_tables import country_rows

    columns = "code alpha_3 numeric status continent name common official aliases constituents"
    _write("country_names.tsv", f"{columns} cldr endonyms", list(country_rows()))


def languages() -> None:
    """Write the names of languages."""
    from cleanlib.data.language_tables import language_rows

    _write("language_names.tsv", "code name native aliases", language_rows())


TABLES = {
    "calendar_words": calendar_words,
    "countries": countries,
    "currencies": currencies,
    "public_suffixes": public_suffixes,
    "languages": languages,
    "zone_names": zone_names,
}


def main() -> None:
    """Refresh the table named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m cleanlib.data.refresh")
    parser.add_argument("table", choices=sorted(TABLES))
    TABLES[parser.parse_args().table]()


if __name__ == "__main__":
    main()
