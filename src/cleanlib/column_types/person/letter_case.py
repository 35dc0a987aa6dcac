"""Letter case of names: capitals, but for particles, and after Mc, O' and the like."""

from __future__ import annotations

import re
import unicodedata

from cleanlib.column_types.person.name import PersonName
from cleanlib.column_types.person.words import roles, suffix_words, title_words, word_key
from cleanlib.shared.letter_case import capitalize

_PIECE = re.compile(r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f])*")
_LOW = ("particle", "particle_or_name", "joint")
_TURKISH = re.compile("[İığĞ]")
_ARABIC_ARTICLES = ("al", "el", "ad", "ar", "as", "ash", "at", "az", "ul", "ur")
_ARTICLES = (*_ARABIC_ARTICLES, "de", "la", "le")


def title_cased(name: PersonName) -> PersonName:
    """The name with capitals, where all its letters are capitals or all are small.

    >>> title_cased(PersonName(first="RONALD", last="MCDONALD"))[1:4]
    ('Ronald', '', 'McDonald')
    """
    letters = f"{name.first}{name.middle}{name.last}"
    if not is_uniform(letters):
        return name
    turkish = _TURKISH.search(letters) is not None
    return PersonName(
        " ".join(map(_title, name.title.split())),
        cased_words(name.first, True, turkish),
        cased_words(name.middle, False, turkish),
        cased_words(name.last, not name.first, turkish),
        ", ".join(map(_suffix, filter(None, name.suffix.split(", ")))),
        cased_words(name.nickname, first=True) if is_uniform(name.nickname) else name.nickname,
        name.eastern,
    )


def is_uniform(text: str) -> bool:
    """Whether letters are all capitals, or all small."""
    return text.isupper() or text.islower()


def cased_words(text: str, first: bool = False, turkish: bool = False) -> str:
    """Words with capitals; particles are small unless one is the ``first`` word.

    >>> cased_words("VAN DER BERG"), cased_words("DE LA CRUZ-O'NEIL"), cased_words("VAN", True)
    ('van der Berg', "de la Cruz-O'Neil", 'Van')
    """
    words = text.split(" ")
    cased: list[str] = []
    for at, word in enumerate(words):
        inside = at > 0 or not first
        follows = at < len(words) - 1
        after_low = bool(cased) and cased[-1].islower()
        low = follows and inside and _is_low(word, after_low)
        cased.append(word.lower() if low else capitalized(word, inside, turkish))
    return " ".join(cased)


def _is_low(word: str, after_low: bool) -> bool:
    found = roles(word)
    is_low = not found.isdisjoint(_LOW)
    return is_low and (after_low or "capital_particle" not in found)


def capitalized(word: str, inside: bool = False, turkish: bool = False) -> str:
    """One word of a name with its capitals; ``inside`` a name it may start with an article.

    >>> capitalized("O'BRIEN"), capitalized("mcdonald"), capitalized("ABD-AL-RAHMAN")
    ("O'Brien", 'McDonald', 'Abd-al-Rahman')
    """
    turkish = turkish or _TURKISH.search(word) is not None
    cased = _PIECE.sub(lambda piece: _piece(piece, turkish), word)
    return _with_articles(unicodedata.normalize("NFC", cased), inside)


def _piece(match: re.Match[str], turkish: bool) -> str:
    piece, before = match[0], match.string[: match.start()][-1:]
    small = piece.replace("İ", "i").replace("I", "ı").lower() if turkish else piece.lower()
    if before and before in "'’" and match.start() > 1 and len(piece) == 1:
        return small
    if turkish:
        return ("İ" if small[0] == "i" else small[0].title()) + small[1:]
    if piece[:2].casefold() == "ij" and len(piece) > 2:
        return "IJ" + piece[2:].lower()
    if piece[:2].casefold() == "mc" and len(piece) > 3:
        return "Mc" + capitalize(piece[2:])
    return capitalize(piece)


def _with_articles(word: str, inside: bool) -> str:
    """Articles of a compound are small, as in Abd-al-Rahman."""
    pieces = word.split("-")
    start = 0 if inside and pieces[0].casefold() in _ARABIC_ARTICLES else 1
    inner = [p.lower() if p.casefold() in _ARTICLES else p for p in pieces[start:-1]]
    return "-".join([*pieces[:start], *inner, *pieces[max(start, len(pieces) - 1) :]])


def _title(word: str) -> str:
    known = title_words().get(word_key(word))
    dot = "." if word.endswith(".") else ""
    return known[0] + dot if known and word_key(known[0]) == word_key(word) else capitalized(word)


def _suffix(word: str) -> str:
    known = suffix_words().get(word_key(word), word)
    return known if "." in word or word_key(word) not in ("jr", "sr") else known.rstrip(".")
