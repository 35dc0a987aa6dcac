"""Locales: a language with a region, as programs name them."""

from __future__ import annotations

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.shared.language_tags import LONGEST_TAG, LanguageTag, read_tag
from cleanlib.shared.plain_text import plain_text


def split(text: str, options: NoOptions) -> LanguageTag:
    """Take a locale apart and check its subtags."""
    return read_tag(plain_text(text, LONGEST_TAG))


def validate(value: LanguageTag, options: NoOptions) -> LanguageTag:
    """Locales are read or refused by `split`; nothing is left to check."""
    return value


LOCALE: ColumnType[LanguageTag, NoOptions] = ColumnType(
    name="locale",
    title="Locale",
    doc=(
        "Locales as BCP 47 tags or as POSIX, Java and ICU write them, in any letter case: a "
        "language, then perhaps a script, a region, variants and extensions. An encoding "
        "(.UTF-8) and @euro are left out, @latin is a script. Subtags have to be assigned."
    ),
    split=split,
    validate=validate,
    formats={
        "bcp47": TargetFormat(str, "en-US"),
        "posix": TargetFormat(lambda v: str(v).replace("-", "_"), "en_US, with underscores"),
        "parts": TargetFormat(
            lambda v: v[:3], "language, script and region", ("language", "script", "region")
        ),
    },
    default_format="bcp47",
    examples={
        "EN_us": "en-US",
        "zh-hant-tw": "zh-Hant-TW",
        "de_AT.UTF-8": "de-AT",
        "sr_RS@latin": "sr-Latn-RS",
        "es-419": "es-419",
        "iw_IL": "he-IL",
    },
    refused={"e_": "syntax", "xx-US": "unknown", "en-XY": "unknown", "English": "syntax"},
    hints=frozenset({"locale", "culture"}),
)
