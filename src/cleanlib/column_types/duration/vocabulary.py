"""The words a duration may hold, as a lexicon for the lexer."""

from __future__ import annotations

from functools import cache, lru_cache

from cleanlib.core.lexer import Lexicon
from cleanlib.core.tables import read_table

# The letters of ISO 8601. A date part that ends the date runs together with the T of the time.
_ISO: dict[str, tuple[str, ...]] = {
    "p": ("period",),
    "pt": ("period_t",),
    "t": ("tee",),
    "y": ("iso_year",),
    "m": ("iso_month", "iso_minute"),
    "M": ("iso_month", "iso_minute"),
    "w": ("iso_week",),
    "d": ("iso_day",),
    "h": ("iso_hour",),
    "s": ("iso_second",),
    "yt": ("iso_year_t",),
    "mt": ("iso_month_t",),
    "wt": ("iso_week_t",),
    "dt": ("iso_day_t",),
}
_MARKS: dict[str, tuple[str, ...]] = {
    "′": ("minute_mark",),
    "″": ("second_mark",),
    "′′": ("second_mark",),
    "s": ("plural",),
    "am": ("meridiem",),
    "pm": ("meridiem",),
}


@cache
def known_languages() -> tuple[str, ...]:
    """The codes that ``languages=`` takes (ISO 639-1)."""
    return tuple(sorted({row["language"] for row in read_table("duration_units")}))


@lru_cache(maxsize=32)
def lexicon(languages: tuple[str, ...]) -> Lexicon:
    """The unit words of the languages and English, and the letters of ISO 8601.

    A word's role is ``<unit>_word``, or ``and_word``; ``foreign_word`` if only other languages
    have it. The table has a capital ``M`` of its own: alone it may mean minutes or months.
    """
    words: dict[str, dict[str, int]] = {}
    for row in read_table("duration_units"):
        read = row["language"] in (*languages, "en")
        for word in row["words"].split("|"):
            words.setdefault(word, {})[f"{row['role']}_word" if read else "foreign_word"] = 0
    for word, roles in (*_ISO.items(), *_MARKS.items()):
        words.setdefault(word, {}).update(dict.fromkeys(roles, 0))
    return Lexicon(words)
