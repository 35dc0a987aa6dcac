"""Language tags of BCP 47 (RFC 5646), also as POSIX and Java write them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.countries import coded_country

LONGEST_TAG = 120

# Codes that were given up, or are not canonical, and what replaced them.
_REPLACED_LANGUAGES = {
    "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "mol": "ro", "scc": "sr",
    "scr": "hr",
}  # fmt: skip
_REPLACED_REGIONS = {
    "BU": "MM", "DD": "DE", "DY": "BJ", "FX": "FR", "HV": "BF", "RH": "ZW", "TP": "TL", "UK": "GB",
    "VD": "VN", "YD": "YE", "ZR": "CD",
}  # fmt: skip
_REPLACED_SCRIPTS = {"Qaai": "Zinh"}
# Tags of RFC 1766 that do not follow the grammar of today.
_GRANDFATHERED = {
    "art-lojban": "jbo", "i-ami": "ami", "i-bnn": "bnn", "i-hak": "hak", "i-klingon": "tlh",
    "i-lux": "lb", "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay",
    "i-tsu": "tsu", "no-bok": "nb", "no-nyn": "nn", "zh-guoyu": "cmn", "zh-hakka": "hak",
    "zh-min-nan": "nan", "zh-xiang": "hsn",
}  # fmt: skip
_OTHER_REGIONS = ("AC", "CP", "DG", "EA", "EU", "EZ", "IC", "TA", "UN")  # reserved in ISO 3166
_AREAS = frozenset(
    [
        "001",
        "002",
        "003",
        "005",
        "009",
        "011",
        "013",
        "014",
        "015",
        "017",
        "018",
        "019",
        "021",
        "029",
        "030",
        "034",
        "035",
        "039",
        "053",
        "054",
        "057",
        "061",
        "142",
        "143",
        "145",
        "150",
        "151",
        "154",
        "155",
        "202",
        "419",
    ]
)  # UN M49
# Languages and those that may stand behind them as extended ones (RFC 5646, 2.2.2).
_EXTENDED = {
    "ar": (
        "aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl "
        "ayh ayl ayn ayp bbz pga shu ssh"
    ),
    "kok": "gom knn",
    "lv": "ltg lvs",
    "ms": (
        "bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi "
        "mui orn ors pel pse tmw urk vkk vkt xmm zlm zmi zsm"
    ),
    "sw": "swc swh",
    "uz": "uzn uzs",
    "zh": "cdo cjy cmn cnp cpx csp czh czo gan hak hsn lzh mnp nan wuu yue",
}
_MODIFIERS = {"cyrillic": "Cyrl", "devanagari": "Deva", "latin": "Latn"}
_POSIX = re.compile(r"([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+){0,9})(?:\.([\w-]{1,20}))?(?:@(\w{1,20}))?")
_VARIANT = re.compile(r"[a-z0-9]{5,8}|[0-9][a-z0-9]{3}")


class LanguageTag(NamedTuple):
    """A language with what narrows it down; ``rest`` are variants and extensions, with hyphens."""

    language: str
    script: str | None = None
    region: str | None = None
    rest: str = ""

    def __str__(self) -> str:
        return "-".join(part for part in self if part)


@cache
def _languages() -> Mapping[str, tuple[str, str, str]]:
    """Any code of two or three letters to the canonical code, alpha-3 and the ISO 639-3 name."""
    import pycountry

    found: dict[str, tuple[str, str, str]] = {}
    for one in pycountry.languages:
        alpha_2 = getattr(one, "alpha_2", None)
        row = (alpha_2 or one.alpha_3, one.alpha_3, one.name)
        for code in (alpha_2, one.alpha_3, getattr(one, "bibliographic", None)):
            if code:
                found[code] = row
    for family in pycountry.language_families:
        found.setdefault(family.alpha_3, (family.alpha_3, family.alpha_3, family.name))
    return found


def iso_names() -> Mapping[str, str]:
    """Name in ISO 639-3 to canonical code; names of two languages are not told apart."""
    return {name: code for code, _, name in _languages().values()}


def language_subtag(code: str) -> str | None:
    """The canonical code of a language: two letters if there are, else three.

    >>> language_subtag("GER"), language_subtag("iw"), language_subtag("nan")
    ('de', 'he', 'nan')
    """
    code = code.lower()
    row = _languages().get(_REPLACED_LANGUAGES.get(code, code))
    return row[0] if row else None


def alpha_3(code: str) -> str:
    """The ISO 639-3 code of a canonical one.

    >>> alpha_3("de"), alpha_3("nan")
    ('deu', 'nan')
    """
    return _languages()[code][1]


def iso_name(code: str) -> str:
    """The name in ISO 639-3 of a canonical code."""
    return _languages()[code][2]


@cache
def script_codes() -> frozenset[str]:
    """The codes of ISO 15924."""
    import pycountry

    return frozenset(script.alpha_4 for script in pycountry.scripts)


def script_subtag(code: str) -> str | None:
    """The code of a script in its usual case.

    >>> script_subtag("HANT"), script_subtag("abcd")
    ('Hant', None)
    """
    code = _REPLACED_SCRIPTS.get(code.title(), code.title())
    return code if code in script_codes() else None


def region_subtag(code: str) -> str | None:
    """The code of a country or of an area of the United Nations.

    >>> region_subtag("uk"), region_subtag("419"), region_subtag("xy")
    ('GB', '419', None)
    """
    code = code.upper()
    if code in _AREAS or code in _OTHER_REGIONS:
        return code
    code = _REPLACED_REGIONS.get(code, code)
    return coded_country(code) if len(code) == 2 or code.isdecimal() else None


def read_tag(text: str) -> LanguageTag:
    """Take a tag apart and check its subtags.

    Raises
    ------
    Invalid
        ``unknown`` for a code that nobody assigned, ``syntax`` for what is no tag.

    Examples
    --------
    >>> str(read_tag("zh_HANT_tw")), str(read_tag("sr_RS@latin")), str(read_tag("en_US.UTF-8"))
    ('zh-Hant-TW', 'sr-Latn-RS', 'en-US')
    """
    match = _POSIX.fullmatch(_GRANDFATHERED.get(text.lower(), text))
    if match is None:
        raise Invalid("syntax", f"{shorten(text, 30)} is no language tag")
    subtags = match[1].replace("_", "-").lower().split("-")
    tag = _read(subtags)
    if match[3] is None or match[3].lower() == "euro":
        return tag
    script = _MODIFIERS.get(match[3].lower())
    if script is None or tag.script not in (None, script):
        raise Invalid("syntax", f"the modifier {shorten(match[3], 20)} says nothing known")
    return tag._replace(script=script)


def _read(subtags: list[str]) -> LanguageTag:
    language = _language(subtags)
    script = region = None
    if subtags and len(subtags[0]) == 4 and subtags[0].isalpha():
        script = _known(script_subtag(subtags[0]), subtags.pop(0), "script")
    if subtags and _is_region(subtags[0]):
        region = _known(region_subtag(subtags[0]), subtags.pop(0), "region")
    return LanguageTag(language, script, region, "-".join(_rest(subtags)))


def _is_region(subtag: str) -> bool:
    return (len(subtag) == 2 and subtag.isalpha()) or (len(subtag) == 3 and subtag.isdecimal())


def _language(subtags: list[str]) -> str:
    """Take the language off the front; an extended one, as in ``zh-yue``, stands for itself."""
    first = subtags.pop(0)
    if subtags and len(subtags[0]) == 3 and subtags[0].isalpha():
        if not _extends(first, subtags[0]):
            raise Invalid("syntax", f"{subtags[0]} is no extended language of {first}")
        first = subtags.pop(0)
    return _known(language_subtag(first), first, "language")


def _extends(first: str, extended: str) -> bool:
    if first == "sgn":
        return "Sign Language" in _languages().get(extended, ("", "", ""))[2]
    return extended in _EXTENDED.get(first, "").split()


def _known(found: str | None, subtag: str, what: str) -> str:
    if found is None:
        raise Invalid("unknown", f"no {what} has the code {shorten(subtag, 20)}")
    return found


def _rest(subtags: list[str]) -> list[str]:
    """Variants, then extensions: a single letter and what belongs to it."""
    at, seen = 0, set[str]()
    while at < len(subtags) and len(subtags[at]) > 1:
        if _VARIANT.fullmatch(subtags[at]) is None or subtags[at] in seen:
            raise Invalid("syntax", f"{shorten(subtags[at], 20)} is no part of a language tag")
        seen.add(subtags[at])
        at += 1
    _check_extensions(subtags[at:])
    return subtags


def _check_extensions(subtags: list[str]) -> None:
    seen, private, expects = set[str](), False, False
    for subtag in subtags:
        if len(subtag) == 1 and not private:
            if expects or subtag in seen:
                raise Invalid("syntax", f"the extension {subtag} is empty or there twice")
            seen.add(subtag)
            private, expects = subtag == "x", True
        elif len(subtag) > 8:
            raise Invalid("syntax", f"{shorten(subtag, 20)} is longer than eight characters")
        else:
            expects = False
    if expects:
        raise Invalid("syntax", f"nothing follows the extension {subtags[-1]}")
