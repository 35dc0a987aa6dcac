"""Words that answer a question, such as yes or married, in many languages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache

from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.tables import read_table
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.letters import plain_letters
from cleanlib.shared.options import check_languages, texts

SYMBOLS = "zxx"  # the ISO 639 code for what is in no language
ALWAYS = ("en", SYMBOLS)
_LONGEST = 60
_EMOJI_STYLE = "\ufe0f"
_BLANKS = str.maketrans("-_", "  ")


def answer_key(text: str) -> str:
    """A text as answers are compared: without case, accents, hyphens, quotes and a final dot.

    >>> answer_key(' "Non-Binary" '), answer_key("Sí."), answer_key("✔️")
    ('non binary', 'si', '✔')
    """
    text = plain(text.replace(_EMOJI_STYLE, ""))
    if len(text) > 2 and text[0] == text[-1] and text[0] in "\"'":
        text = text[1:-1]
    words = plain_letters(text).translate(_BLANKS).split()
    return " ".join(words).removesuffix(".") or text


def check_answer_languages(table: str, role: str, languages: str | Sequence[str] | None) -> None:
    """Refuse languages that the table has no words of."""
    check_languages(languages, sorted(answers(table, role).keys() - {SYMBOLS}))


@cache
def answers(table: str, role: str = "") -> Mapping[str, Mapping[str, frozenset[str]]]:
    """By language, the key of each word in ``data/<table>.tsv`` and the values it may have."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for row in read_table(table):
        if row.get("role", "") == role:
            for word in row["words"].split("|"):
                found[row["language"]][answer_key(word)].add(row["value"])
    return {
        language: {key: frozenset(values) for key, values in words.items()}
        for language, words in found.items()
    }


def meanings(table: str, role: str, key: str, languages: Collection[str]) -> frozenset[str]:
    """All values that a word has in some languages."""
    known = [answers(table, role).get(language, {}) for language in languages]
    return frozenset[str]().union(*(words.get(key, ()) for words in known))


def find_answer(
    table: str, role: str, text: str, languages: str | Sequence[str] | None, *, widely: bool
) -> str:
    """The value of an answer in the stated languages, in English or as a symbol.

    Parameters
    ----------
    table, role : str
        Where the words are.
    text : str
        The answer.
    languages : str or sequence of str, optional
        Languages whose words come before the English ones.
    widely : bool
        Whether words of all languages are read when none is stated: those of several letters, for
        a single Latin letter says something else in each language.

    Raises
    ------
    Invalid
        ``unknown``, or ``ambiguous`` when the word has several values.
    """
    key = answer_key(text) if len(text) <= _LONGEST else ""
    stated = texts(languages, "languages")
    found = meanings(table, role, key, stated) or meanings(table, role, key, ALWAYS)
    if not found and widely and not stated and (len(key) > 1 or not key.isascii()):
        found = meanings(table, role, key, answers(table, role))
    if not found:
        raise Invalid("unknown", f"{shorten(text, 20)} is not among the known answers")
    if len(found) > 1:
        raise Invalid("ambiguous", f"{shorten(text, 20)} may be {' or '.join(sorted(found))}")
    return next(iter(found))
