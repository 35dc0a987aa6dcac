"""Columns that hold one part of a name only."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.column_types.person.letter_case import is_uniform
from cleanlib.column_types.person.tokens import check_word
from cleanlib.column_types.person.words import is_suffix, is_title, may_be_name
from cleanlib.core.column_type import option
from cleanlib.core.errors import Invalid
from cleanlib.shared.name_text import name_text

_LONGEST, _MOST_WORDS = 200, 8


@dataclass(frozen=True)
class CaseOptions:
    """What a caller may say about a column of first or last names."""

    case: str = option(
        "title",
        "'title' gives capitals to names that are all in capitals, all small, or like jANE; "
        "'keep' leaves every letter",
        ("title", "keep"),
    )


def name_words(text: str) -> list[str]:
    """The words of a part of a name; titles and suffixes are refused."""
    text = name_text(text, _LONGEST)
    if ";" in text or "," in text:
        raise Invalid("syntax", "a comma or semicolon")
    words = text.split()
    for word in words:
        check_word(word)
        if (is_title(word) or is_suffix(word)) and not may_be_name(word) and len(words) > 1:
            raise Invalid("component", f"{word} is a title or suffix")
    if len(words) > _MOST_WORDS:
        raise Invalid("length", f"{len(words)} words")
    return words


def is_miswritten(text: str) -> bool:
    """Whether the letter case says nothing: capitals only, small only, or like jANE."""
    letters = "".join(filter(str.isalpha, text))
    return is_uniform(letters) or (letters[:1].islower() and letters[1:].isupper())
