"""What languages are called, in English and by their speakers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from cleanlib.core.tables import read_table
from cleanlib.shared.language_tags import LanguageTag, iso_name, iso_names, read_tag
from cleanlib.shared.place_names import words_key

_NOTE = re.compile(r" \(.*\)")


@cache
def _rows() -> Mapping[str, Mapping[str, str]]:
    return {row["code"]: row for row in read_table("language_names")}


@cache
def language_names() -> Mapping[str, str]:
    """Key of a name to its tag: English names of CLDR, further ones, native ones, ISO 639-3.

    >>> language_names()["farsi"], language_names()["deutsch"], language_names()["ghotuo"]
    ('fa', 'de', 'aaa')
    """
    found: dict[str, str] = {}
    rows = list(_rows().items())
    for column in ("name", "aliases", "native"):
        for code, row in rows:
            for name in row[column].split("|"):
                found.setdefault(words_key(name), code)
    for name, code in iso_names().items():
        found.setdefault(words_key(name), code)
        found.setdefault(words_key(_NOTE.sub("", name)), code)
    return {key: code for key, code in found.items() if key}


def named_language(name: str) -> LanguageTag | None:
    """The language of a name.

    >>> str(named_language("Brazilian Portuguese")), named_language("Narnian")
    ('pt-BR', None)
    """
    code = language_names().get(words_key(name))
    return None if code is None else read_tag(code)


def english_name(code: str) -> str:
    """The English name of a canonical code.

    >>> english_name("de"), english_name("aaa")
    ('German', 'Ghotuo')
    """
    row = _rows().get(code)
    return row["name"] if row and row["name"] else _NOTE.sub("", iso_name(code))


def native_name(code: str) -> str | None:
    """What its speakers call a language; None where CLDR does not know.

    >>> native_name("de"), native_name("aaa")
    ('Deutsch', None)
    """
    row = _rows().get(code)
    return row["native"] or None if row else None
