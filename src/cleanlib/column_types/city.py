"""Names of cities and towns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.core.nulls import NULL_TOKENS
from cleanlib.core.unicode import without_invisible
from cleanlib.shared.accents import strip_accents
from cleanlib.shared.city_case import city_case, expanded, looks_short
from cleanlib.shared.nearest import FuzzyOptions, check_threshold, misspelt
from cleanlib.shared.options import texts
from cleanlib.shared.place_names import name_key
from cleanlib.shared.repair import repaired

_LONGEST = 200
_NULL_LIKE = ("Null", "Nan", "Na")  # there are places called so
_EMAIL = re.compile(r"\S@\S")
_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_NO_NAME = re.compile(r"[<>{}=+|\\^~$%*@]")
_SEVERAL = re.compile(r"[;\n\r\u2028\u2029]")
_QUOTES = ('""', "“”", "()", "[]")


class City(NamedTuple):
    """A city by its name."""

    name: str


@dataclass(frozen=True)
class CityOptions(FuzzyOptions):
    """What a caller may say about a column of cities."""

    case: str = option(
        "auto",
        "'auto': names in capitals get title case; 'title': those in small letters, too; 'upper'; "
        "'keep'",
        ("auto", "keep", "title", "upper"),
    )
    expand: bool = option(
        False, "write Fort for Ft, Saint for St, Mount for Mt and the like", (True, False)
    )
    mapping: Mapping[str, str] | None = option(
        None, "what abbreviations stand for, such as {'SF': 'San Francisco'}"
    )
    gazetteer: Sequence[str] | None = option(
        None, "the only names there are; others are invalid, and fuzzy looks among these"
    )


def check_options(options: CityOptions) -> None:
    """Refuse what is no list or mapping of names, and fuzzy without a list to look in."""
    check_threshold(options)
    texts(options.gazetteer, "gazetteer")
    if options.fuzzy and options.gazetteer is None:
        raise BadOption("fuzzy=True needs gazetteer=, the list of names to look in")
    mapping = {} if options.mapping is None else options.mapping
    if not isinstance(mapping, Mapping):
        raise BadOption(f"mapping={mapping!r} must be like {{'SF': 'San Francisco'}}")
    keys = {name_key(str(short)) for short in mapping}
    for short, name in mapping.items():
        if not (isinstance(short, str) and isinstance(name, str) and name.strip()):
            raise BadOption(f"mapping: {short!r} and {name!r} must be texts")
        if name_key(name) in keys and name_key(name) != name_key(short):
            raise BadOption(f"mapping: {name!r} is a result and stands for something else as well")


def split(text: str, options: CityOptions) -> City:
    """Tidy a name and refuse what is none."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"{len(text):,} characters are too long for a city")
    text = repaired(without_invisible(text)).strip().strip(" ,;")
    if _SEVERAL.search(text):
        raise Invalid("multiple", "a semicolon or line end between names")
    name = _tidy(text)
    if name in _NULL_LIKE:
        note("null_like")
    elif name.casefold() in NULL_TOKENS:
        raise Invalid("missing")
    if _CONTROL.search(name):
        raise Invalid("syntax", "a control character inside")
    if _EMAIL.search(name):
        raise Invalid("syntax", "an email address")
    if odd := _NO_NAME.search(name):
        raise Invalid("syntax", f"{odd[0]} stands in no name")
    if not any(sign.isalpha() for sign in name):
        raise Invalid("syntax", f"{shorten(name, 30)} has no letter")
    return City(name)


def _tidy(text: str) -> str:
    """The name in usual widths and single blanks, without quotes around it."""
    text = unicodedata.normalize("NFC", without_invisible(text).translate(_WIDE))
    name = " ".join(text.split()).strip(" ,;")
    return name[1:-1].strip() if name[:1] + name[-1:] in _QUOTES and len(name) > 1 else name


def validate(value: City, options: CityOptions) -> City:
    """Write out abbreviations, set the case, and look the name up where there is a list."""
    name = _mapped(value.name, options)
    name = _cased(name, options.case)
    if options.expand:
        name = _cased(expanded(name), options.case)
    if options.gazetteer is not None:
        name = _listed(name, options)
    return City(name)


def _mapped(name: str, options: CityOptions) -> str:
    meanings = {name_key(short): meaning for short, meaning in (options.mapping or {}).items()}
    return _tidy(meanings.get(name_key(name), name))


def _cased(name: str, case: str) -> str:
    if case == "upper":
        return name.upper()
    if case == "title" or (case == "auto" and name.isupper()):
        return name if name.isupper() and looks_short(name) else city_case(name)
    return name


@lru_cache(maxsize=8)
def _gazetteer(names: tuple[str, ...]) -> Mapping[str, str]:
    return {name_key(name): name for name in names}


def _listed(name: str, options: CityOptions) -> str:
    known = _gazetteer(texts(options.gazetteer, "gazetteer"))
    found = known.get(name_key(name))
    if found is None and options.fuzzy:
        shown = {one: one for one in known.values()}
        found = misspelt(name, name_key(name), known, shown, options.threshold)
    if found is None:
        raise Invalid("unknown", f"{shorten(name, 30)} is not in the gazetteer")
    return found


def _ascii(value: City) -> str:
    bare = strip_accents(value.name).replace("’", "'").replace("–", "-")
    if not bare.isascii():
        raise Invalid("missing_part", "the name has letters that ASCII has no form of")
    return bare


CITY: ColumnType[City, CityOptions] = ColumnType(
    name="city",
    title="City",
    doc=(
        "Names of cities and towns. Any name may be valid: blanks, invisible characters, wrong "
        "encodings and capitals are repaired, nothing is looked up unless gazetteer lists the "
        "names. Particles are small (Rio de Janeiro), both parts of a name with a hyphen have "
        "capitals. Numbers, emails and null tokens are refused; Nan, Null and Na in title case "
        "are kept and counted."
    ),
    split=split,
    validate=validate,
    formats={
        "standard": TargetFormat(lambda v: v.name, "São Paulo"),
        "ascii": TargetFormat(
            _ascii, "Sao Paulo; invalid for names in other scripts", lossless=False
        ),
    },
    default_format="standard",
    options=CityOptions,
    check_options=check_options,
    examples={
        "ST. LOUIS ": "St. Louis",
        "WINSTON-SALEM": "Winston-Salem",
        "RIO DE JANEIRO": "Rio de Janeiro",
        "SÃ£o Paulo": "São Paulo",
        "  New   York ": "New York",
        "Nan": "Nan",
        "NYC": "NYC",
    },
    refused={"12": "syntax", "ada@example.com": "syntax", "---": "syntax"},
    hints=frozenset({"city", "town", "municipality", "ville", "stadt", "ciudad"}),
)
