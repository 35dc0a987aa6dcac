"""Languages: codes of ISO 639, BCP 47 tags, names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.countries import country_code, endonyms, named_country
from cleanlib.shared.language_names import (
    english_name,
    language_names,
    named_language,
    native_name,
)
from cleanlib.shared.language_tags import LONGEST_TAG, LanguageTag, alpha_3, read_tag
from cleanlib.shared.nearest import FuzzyOptions, check_threshold, misspelt
from cleanlib.shared.place_names import pieces, words_key
from cleanlib.shared.repair import repaired
from cleanlib.shared.script_names import named_script

_LONGEST_CODE = 3


def split(text: str, options: FuzzyOptions) -> LanguageTag:
    """Read a tag, a name, a name with a region or script, or a name and a code that agree."""
    if len(text) > LONGEST_TAG:
        raise Invalid("length", f"{len(text):,} characters are too long for a language")
    found = _read(plain(text))
    if found is None and (mended := repaired(text)) != text:
        found = _read(plain(mended))
    if found is None and options.fuzzy:
        code = misspelt(
            text, words_key(text), language_names(), _english_names(), options.threshold
        )
        found = None if code is None else read_tag(code)
    if found is not None:
        return found
    if _looks_like_tag(plain(text)):
        return read_tag(plain(text))  # which tells what is wrong
    raise Invalid("unknown", f"no language is called {shorten(plain(text), 30)}")


def _read(text: str) -> LanguageTag | None:
    return _tag(text) or _named(text) or _with_note(text)


def _named(text: str) -> LanguageTag | None:
    """The language of a name; ``en-`` is a broken tag, and not the language En."""
    return named_language(text) if text.strip("-_") == text else None


def _tag(text: str) -> LanguageTag | None:
    try:
        return read_tag(text)
    except Invalid:
        return None


def _looks_like_tag(text: str) -> bool:
    first = text.replace("_", "-").partition("-")[0]
    return text.isascii() and 1 < len(first) <= _LONGEST_CODE and " " not in text


def _with_note(text: str) -> LanguageTag | None:
    """A name and what stands behind it: a region, a script, or the same language once more."""
    parts = pieces(text)
    if len(parts) != 2:
        return None
    language, other = (_tag(part) or _named(part) for part in parts)
    if language is None:
        return None
    if language == other:
        return language
    script = named_script(parts[1])
    region = country_code(parts[1]) or named_country(parts[1], [endonyms()])
    if script is not None and language.script is None:
        return language._replace(script=script)
    if region is not None and language.region is None:
        return language._replace(region=region)
    if other is not None:
        return _narrower(language, other)
    return None


def _narrower(one: LanguageTag, other: LanguageTag) -> LanguageTag:
    """The longer one of two tags of the same language."""
    if one.language != other.language:
        raise Invalid("component", f"{one} or {other}")
    return max(one, other, key=lambda tag: len(str(tag)))


@cache
def _english_names() -> Mapping[str, str]:
    """Languages with a code of two letters: others are too many to tell misspellings apart."""
    codes = {code for code in language_names().values() if len(code) == 2}
    return {code: english_name(code) for code in codes}


def validate(value: LanguageTag, options: FuzzyOptions) -> LanguageTag:
    """Languages are found or refused by `split`; nothing is left to check."""
    return value


def _alpha_2(value: LanguageTag) -> str:
    if len(value.language) != 2:
        raise Invalid("missing_part", f"{english_name(value.language)} has no code of two letters")
    return value.language


def _native(value: LanguageTag) -> str:
    name = native_name(value.language)
    if name is None:
        raise Invalid("missing_part", f"no native name of {english_name(value.language)} is known")
    return name


def _parts(value: LanguageTag) -> tuple[str | None, ...]:
    code = value.language
    short = code if len(code) == 2 else None
    return short, alpha_3(code), english_name(code), value.script, value.region


LANGUAGE: ColumnType[LanguageTag, FuzzyOptions] = ColumnType(
    name="language",
    title="Language",
    doc=(
        "Languages by code of ISO 639 (two or three letters, in any letter case, bibliographic and "
        "deprecated ones too), BCP 47 tag (also with underscores, an encoding or a modifier as in "
        "POSIX), English name or native name; a name may have a region or script in brackets. "
        "nan, na and no are languages, not missing. Macrolanguages and their members are not "
        "exchanged."
    ),
    split=split,
    validate=validate,
    formats={
        "alpha-2": TargetFormat(_alpha_2, "de; invalid for languages without one", lossless=False),
        "alpha-3": TargetFormat(
            lambda v: alpha_3(v.language), "deu, as in ISO 639-3", lossless=False
        ),
        "bcp47": TargetFormat(str, "de-AT, zh-Hant-TW: with script, region and variants"),
        "name": TargetFormat(lambda v: english_name(v.language), "German", lossless=False),
        "native": TargetFormat(_native, "Deutsch", lossless=False),
        "parts": TargetFormat(
            _parts,
            "both codes, the English name, script and region",
            ("alpha_2", "alpha_3", "name", "script", "region"),
        ),
    },
    default_format="alpha-2",
    options=FuzzyOptions,
    check_options=check_threshold,
    examples={
        "en_us": "en",
        "GER": "de",
        "iw": "he",
        "no": "no",
        "english ": "en",
        "Chinese (Traditional)": "zh",
        "Portuguese (Brazil)": "pt",
        "Deutsch": "de",
        "Farsi": "fa",
    },
    refused={
        "xxq": "unknown",
        "xx": "unknown",
        "Narnian": "unknown",
        "es-419-x": "syntax",
        "English, French": "component",
    },
    hints=frozenset({"language", "lang", "locale", "sprache"}),
)
