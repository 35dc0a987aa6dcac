"""Upper and lower case in names of cities, and the usual abbreviations in them."""

from __future__ import annotations

import re

from cleanlib.shared.letter_case import capitalize

# Words that are small unless they come first.
_PARTICLES = frozenset(
    [
        "a",
        "à",
        "aan",
        "al",
        "am",
        "an",
        "and",
        "au",
        "auf",
        "aux",
        "bei",
        "bij",
        "by",
        "da",
        "das",
        "de",
        "del",
        "della",
        "dello",
        "den",
        "der",
        "di",
        "do",
        "dos",
        "du",
        "e",
        "en",
        "et",
        "im",
        "in",
        "nad",
        "of",
        "on",
        "op",
        "or",
        "pod",
        "por",
        "sobre",
        "sous",
        "sul",
        "sur",
        "ter",
        "the",
        "under",
        "upon",
        "van",
        "vom",
        "von",
        "vor",
        "y",
        "zu",
        "zum",
        "zur",
    ]
)
# Words that are small after one of these or inside a name with hyphens: North Las Vegas.
_ARTICLES = frozenset(["des", "el", "gli", "il", "la", "las", "le", "les", "lo", "los"])
_ELISIONS = ("d", "dell", "l", "nell", "sull")
_ABBREVIATIONS = frozenset(["afb", "dc", "nyc", "uk", "us", "usa"])
_SHORT_ABBREVIATION = 3

_FULL = {
    "bch": "Beach", "ft": "Fort", "hts": "Heights", "jct": "Junction", "mt": "Mount",
    "mtn": "Mountain", "spgs": "Springs", "st": "Saint", "ste": "Sainte", "vlg": "Village",
}  # fmt: skip
_DIRECTIONS = {
    "e": "East", "n": "North", "no": "North", "s": "South", "so": "South", "w": "West",
}  # fmt: skip
_LAST_ONLY = ("bch", "hts", "jct", "mtn", "spgs", "vlg")
_WORD = re.compile(r"[^\W\d_]+\.?(?=[\s-])|[^\W\d_]+\.?$")
_JOINTS = re.compile("([-‐‑–/])")
_MC = re.compile(r"mc(?=\w{3})", re.IGNORECASE)


def looks_short(name: str) -> bool:
    """Whether a name in capitals is rather an abbreviation: two letters, or no vowel.

    >>> looks_short("NYC"), looks_short("LA"), looks_short("ULM")
    (True, True, False)
    """
    if len(name) > _SHORT_ABBREVIATION:
        return False
    return len(name) < _SHORT_ABBREVIATION or not set(name.upper()) & set("AEIOUÄÖÜ")


def city_case(name: str) -> str:
    """A name with capitals where they belong; words of mixed case stay.

    >>> city_case("RIO DE JANEIRO"), city_case("stratford-upon-avon"), city_case("north las vegas")
    ('Rio de Janeiro', 'Stratford-upon-Avon', 'North Las Vegas')
    >>> city_case("coeur d'alene"), city_case("O'FALLON"), city_case("mcallen")
    ("Coeur d'Alene", "O'Fallon", 'McAllen')
    """
    words = name.split(" ")
    done: list[str] = []
    for word in words:
        if done and done[-1].endswith(",") and word.isupper() and len(word) < _SHORT_ABBREVIATION:
            done.append(word)  # a state
            continue
        done.append(_word(word, first=not done, after_particle=_is_particle(done)))
    return " ".join(done)


def _is_particle(done: list[str]) -> bool:
    return bool(done) and done[-1] in _PARTICLES


def _word(word: str, first: bool, after_particle: bool) -> str:
    parts = _JOINTS.split(word)
    return "".join(
        _part(part, first and not at, article_is_small=after_particle or at > 0)
        for at, part in enumerate(parts)
    )


def _part(part: str, first: bool, article_is_small: bool) -> str:
    if not (part.isupper() or part.islower()):
        return part
    small = part.lower()
    if not first and (small in _PARTICLES or (small in _ARTICLES and article_is_small)):
        return small
    if small.strip(".") in _ABBREVIATIONS:
        return part.upper()
    if small.count(".") > 1:
        return part.upper()  # initials, as in D.C.
    return _capitalized(small, first)


def _capitalized(small: str, first: bool) -> str:
    """The word with a capital; after an elided article, O' or N' the next letter has one."""
    for mark in "'’":
        head, found, tail = small.partition(mark)
        if found and not head:
            return small  # 's-Hertogenbosch
        if not found or len(tail) < 2:
            continue
        if head in _ELISIONS:
            return (capitalize(head) if first else head) + mark + capitalize(tail)
        if head in ("m", "n", "o"):
            return f"{head.upper()}{mark}{capitalize(tail)}"
    mc = _MC.match(small)
    if mc is not None:
        return "Mc" + capitalize(small[mc.end() :])
    start = next((at for at, sign in enumerate(small) if sign.isalpha()), 0)
    return small[:start] + capitalize(small[start:])


def expanded(name: str) -> str:
    """A name with Fort for Ft, Saint for St, Mount for Mt and the like.

    >>> expanded("Ft. Worth"), expanded("Port St Lucie"), expanded("N. Little Rock")
    ('Fort Worth', 'Port Saint Lucie', 'North Little Rock')
    """
    full = _WORD.sub(lambda match: _full(match, name), name)
    return full.upper() if name.isupper() else full


def _full(match: re.Match[str], name: str) -> str:
    """The full word; Ft and St stand before the name, Hts and Spgs end it."""
    short, is_first = match[0].rstrip(".").lower(), match.start() == 0
    is_last = match.end() == len(name)
    if match.start() and name[match.start() - 1].isalnum():
        return match[0]
    if is_first and not is_last and short in _DIRECTIONS:
        return _DIRECTIONS[short]
    if short in _FULL and is_last == (short in _LAST_ONLY) and not (is_first and is_last):
        return _FULL[short]
    return match[0]
