"""Names of people."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cleanlib.column_types.person import formats
from cleanlib.column_types.person.letter_case import title_cased
from cleanlib.column_types.person.name import PersonName
from cleanlib.column_types.person.reader import read_name
from cleanlib.column_types.person.tokens import is_null_word
from cleanlib.column_types.person.words import roles
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.shared.name_text import name_text, null_like

_LONGEST = 500
_PLAIN = re.compile("[A-Z][a-z]{1,99} [A-Z][a-z]{1,99}")  # read at once


@dataclass(frozen=True)
class PersonNameOptions:
    """What a caller may say about a column of names."""

    case: str = option(
        "keep",
        "'title' gives capitals to names that are all in capitals or all small; others stay",
        ("keep", "title"),
    )
    order: str = option(
        "auto",
        "which name comes first without a comma: the given name (western), the family name "
        "(eastern), or, in Chinese, Japanese and Korean script only, the family name (auto)",
        ("auto", "western", "eastern"),
    )


def split(text: str, options: PersonNameOptions) -> PersonName:
    """Tell the parts of a name apart."""
    if options.order != "eastern" and _PLAIN.fullmatch(text):
        first, last = text.split(" ")
        if not (roles(first) or roles(last) or is_null_word(first) or is_null_word(last)):
            return PersonName(first=first, last=last)
    return read_name(name_text(text, _LONGEST), options.order)


def validate(name: PersonName, options: PersonNameOptions) -> PersonName:
    """Give the name the letter case that is asked for."""
    return title_cased(name) if options.case == "title" else name


PERSON_NAME: ColumnType[PersonName, PersonNameOptions] = ColumnType(
    name="person_name",
    title="Name of a person",
    doc=(
        "A person's name with titles, suffixes (Jr., III, PhD), nicknames in quotes or brackets, "
        "particles (van, de la, bin) and initials, in natural order or with the surname and a "
        "comma first. One word alone is a first name, one after a title a surname. Particles "
        "belong to the surname unless they are the first word. Names in Chinese, Japanese or "
        "Korean script have the family name first, and stay whole where there is no blank. Wrong "
        "encodings and HTML references are undone. Null and Nan are names and counted; NULL and "
        "nan are missing. Two people, digits, email addresses and companies are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "first last": TargetFormat(
            formats.first_last,
            "Jane Q. Doe: with middle names; title, suffix and nickname are left out",
        ),
        "last, first": TargetFormat(formats.last_first, "Doe, Jane Q."),
        "full": TargetFormat(formats.full, "Dr. Jane Q. Doe Jr. (Jay)"),
        "first": TargetFormat(formats.first, "Jane", lossless=False),
        "last": TargetFormat(formats.last, "Doe; a single name has none", lossless=False),
        "initials": TargetFormat(formats.initials, "J.Q.D.", lossless=False),
        "parts": TargetFormat(
            formats.parts,
            "title, first, middle, last, suffix and nickname",
            ("title", "first", "middle", "last", "suffix", "nickname"),
        ),
    },
    default_format="first last",
    pattern=formats.template,
    pattern_doc=(
        "``title``, ``first``, ``middle``, ``last``, ``suffix``, ``nickname``, and ``f.``, "
        "``m.``, ``l.`` for initials, such as ``'last, f. m.'``; absent parts take what stands "
        "before them along"
    ),
    options=PersonNameOptions,
    null_like=null_like,
    examples={
        "Doe, Jane Q.": "Jane Q. Doe",
        "Dr. Juan Xavier de la Vega III (Doc)": "Juan Xavier de la Vega",
        "Smith Jr., John": "John Smith",
        "JosÃ© NÃºÃ±ez": "José Núñez",
        "山田 太郎": "山田 太郎",
        "Null": "Null",
    },
    refused={
        "Pat and Robin Smith": "multiple",
        "235 Van Buren": "syntax",
        "jane@example.com": "syntax",
        "Mr.": "missing_part",
        "Acme Ltd": "component",
    },
    hints=frozenset(
        {
            "name",
            "full_name",
            "fullname",
            "contact",
            "customer",
            "author",
            "owner",
            "patient",
            "employee",
            "person",
        }
    ),
    aliases=("full_name", "name", "names"),
)
