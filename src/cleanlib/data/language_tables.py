"""Makes ``language_names.tsv`` from CLDR; run by `cleanlib.data.refresh`."""

from __future__ import annotations

from collections.abc import Iterator

# Names in use that CLDR does not have.
BY_HAND = {
    "ab": "Abkhaz", "ceb": "Cebuano|Bisaya", "ca": "Valencian", "dv": "Divehi|Maldivian",
    "el": "Modern Greek", "es": "Castilian|Castellano", "fa": "Farsi", "fil": "Pilipino",
    "fy": "Frisian|West Frisian", "gd": "Gaelic", "gu": "Gujrati", "he": "Modern Hebrew",
    "hr": "Croat", "ht": "Haitian", "hy": "Eastern Armenian", "id": "Bahasa Indonesia",
    "ii": "Nuosu|Sichuan Yi", "kl": "Greenlandic", "km": "Central Khmer|Cambodian",
    "ki": "Gikuyu", "ku": "Kurmanji", "ky": "Kirghiz", "lb": "Letzeburgesch|Luxemburgish",
    "li": "Limburgan", "ms": "Bahasa Melayu|Bahasa Malaysia", "my": "Myanmar language",
    "nb": "Bokmal|Norwegian (Bokmål)", "nn": "Nynorsk|Norwegian (Nynorsk)", "ny": "Chewa|Chichewa",
    "or": "Oriya", "os": "Ossetian", "pa": "Panjabi", "ps": "Pushto", "rm": "Romansch",
    "ro": "Moldovan", "si": "Sinhalese", "st": "Sesotho", "tl": "Tagalog",
    "tn": "Setswana", "ug": "Uighur", "yue": "Yue Chinese", "zh": "Mandarin|Mandarin Chinese",
    "nan": "Hokkien|Taiwanese|Min Nan", "nv": "Navaho", "ckb": "Sorani|Kurdish (Sorani)",
    "za": "Chuang", "zh-Hans": "Chinese (Simplified)|Chinese Simplified",
    "zh-Hant": "Chinese (Traditional)|Chinese Traditional", "en-US": "US English",
    "en-GB": "UK English", "pt-BR": "Brazilian", "nl-BE": "Belgian Dutch",
}  # fmt: skip
# What is to be written, where CLDR knows another language by the name.
NAMES = {"tl": "Tagalog", "ro-MD": "Romanian (Moldova)", "fa-AF": "Dari"}
LEFT_OUT = ("mul", "root", "und", "zxx")


def language_rows() -> Iterator[tuple[str, ...]]:
    """A row for each language tag CLDR has an English name of."""
    from babel import Locale

    english = dict(Locale("en").languages)
    named = {code.replace("_", "-"): name for code, name in english.items()} | NAMES
    for code in sorted({*named, *BY_HAND} - set(LEFT_OUT)):
        yield code, named.get(code, ""), _native(code), BY_HAND.get(code, "")


def _native(code: str) -> str:
    """What speakers call it."""
    from babel import Locale, UnknownLocaleError

    try:
        locale = Locale.parse(code, sep="-")
    except (UnknownLocaleError, ValueError):
        return ""
    own = code.replace("-", "_") in (str(locale), locale.language)
    return (locale.languages.get(code.replace("-", "_")) or "") if own else ""
