"""Letter case of names: capitals, but for particles, and after Mc, O' and the like."""

from __future__ import annotations

import re

from cleanlib.column_types.person.name import PersonName
from cleanlib.column_types.person.words import roles, suffix_words, title_words, word_key
from cleanlib.shared.letter_case import capitalize

_PIECE = re.compile(r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f])*")
_LOW = ("particle", "particle_or_name", "joint")
_TURKISH = re.compile("[İığĞ]")
_ARTICLES = ("al", "el", "ad", "ar", "as", "ash", "at", "az", "ul", "ur", "de", "la", "le")


def title_cased(name: PersonName) -> PersonName:
    """The name with capitals, where all its letters are capitals or all are small.

    >>> title_cased(PersonName(first="RONALD", last="MCDONALD"))[1:4]
    ('Ronald', '', 'McDonald')
    """
    letters = f"{name.first}{name.middle}{name.last}"
    if not is_uniform(letters):
        return name
    return PersonName(
        " ".join(map(_title, name.title.split())),
        cased_words(name.first, first=True),
        cased_words(name.middle),
        cased_words(name.last, first=not name.first),
        ", ".join(map(_suffix, filter(None, name.suffix.split(", ")))),
        cased_words(name.nickname, first=True) if is_uniform(name.nickname) else name.nickname,
        name.eastern,
    )


def is_uniform(text: str) -> bool:
    """Whether letters are all capitals, or all small."""
    return text.isupper() or text.islower()


def cased_words(text: str, first: bool = False) -> str:
    """Words with capitals; particles are small unless one is the ``first`` word.

    >>> cased_words("VAN DER BERG"), cased_words("DE LA CRUZ-O'NEIL"), cased_words("VAN", True)
    ('van der Berg', "de la Cruz-O'Neil", 'Van')
    """
    words = text.split(" ")
    cased: list[str] = []
    for at, word in enumerate(words):
        follows = at < len(words) - 1
        low = (
            follows
            and not (first and at == 0)
            and _is_low(word, bool(cased and cased[-1].islower()))
        )
        cased.append(word.lower() if low else capitalized(word))
    return " ".join(cased)


def _is_low(word: str, after_low: bool) -> bool:
    found = roles(word)
    is_low = not found.isdisjoint(_LOW)
    return is_low and (after_low or "capital_particle" not in found)


def capitalized(word: str) -> str:
    """One word of a name with its capitals.

    >>> capitalized("O'BRIEN"), capitalized("mcdonald"), capitalized("ABD-AL-RAHMAN")
    ("O'Brien", 'McDonald', 'Abd-al-Rahman')
    """
    turkish = _TURKISH.search(word) is not None
    cased = _PIECE.sub(lambda piece: _piece(piece, turkish), word)
    return _after_hyphens(cased)


def _piece(match: re.Match[str], turkish: bool) -> str:
    piece, before = match[0], match.string[: match.start()][-1:]
    if before and before in "'’" and len(piece) == 1:
        return piece.lower()
    if turkish:
        small = piece.replace("İ", "i").replace("I", "ı").lower()
        return ("İ" if small[0] == "i" else small[0].upper()) + small[1:]
    if piece[:2].casefold() == "ij" and len(piece) > 2:
        return "IJ" + piece[2:].lower()
    if piece[:2].casefold() == "mc" and len(piece) > 3:
        return "Mc" + capitalize(piece[2:])
    return capitalize(piece)


def _after_hyphens(word: str) -> str:
    """Articles inside a compound are small, as in Abd-al-Rahman."""
    pieces = word.split("-")
    inner = [p.lower() if p.lower() in _ARTICLES else p for p in pieces[1:-1]]
    return "-".join([pieces[0], *inner, *pieces[1:][-1:]])


def _title(word: str) -> str:
    known = title_words().get(word_key(word))
    dot = "." if word.endswith(".") else ""
    return known[0] + dot if known and word_key(known[0]) == word_key(word) else capitalized(word)


def _suffix(word: str) -> str:
    known = suffix_words().get(word_key(word), word)
    return known if "." in word or word_key(word) not in ("jr", "sr") else known.rstrip(".")
