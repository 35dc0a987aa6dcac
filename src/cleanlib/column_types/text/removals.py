"""Steps that take pieces out of text, or put something in their place."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.core.tables import read_table
from cleanlib.shared.options import texts

BRACKETS = {
    "round": ("(", ")"),
    "square": ("[", "]"),
    "curly": ("{", "}"),
    "angle": ("<", ">"),
}

_URL = re.compile(r"(?<!\w)(?:(?:https?|ftp)://|www\.)[^\s<>\"]+", re.IGNORECASE)
_AFTER_URL = ".,;:!?'’”)]}"
_MENTION = re.compile(r"(?<![\w@.])@\w+(?:[.@-]\w+)*")
_DIGITS = re.compile(r"\d+")
_NUMBER = re.compile(r"(?<!\w)\d+(?!\w)")
_SIGN = re.compile(r"[^\w\s]|_")
_ASCII_SIGNS = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")


def _replace(pattern: re.Pattern[str], value: str, text: str) -> str:
    """Put a value in place of matches; backslashes in it mean nothing."""
    return pattern.sub(lambda _: value, text)


def replace_urls(text: str, value: str) -> str:
    """Put a value in place of web addresses; the punctuation after one stays.

    >>> replace_urls("(see https://example.org/a?b=1, or www.example.org).", "URL")
    '(see URL, or URL).'
    """
    return _URL.sub(lambda url: value + url[0][_length_of_url(url[0]) :], text)


def _length_of_url(url: str) -> int:
    """Without the punctuation after it; a bracket belongs to it that closes one of its own."""
    length = len(url.rstrip(_AFTER_URL))
    opened = url.count("(", 0, length) - url.count(")", 0, length)
    return length + (opened > 0 and url[length : length + 1] == ")")


def remove_urls(text: str) -> str:
    """Take web addresses out."""
    return replace_urls(text, "")


def remove_mentions(text: str) -> str:
    """Take names with an @ in front out; mail addresses stay.

    >>> remove_mentions("thanks @ada_l and me@example.org")
    'thanks  and me@example.org'
    """
    return _MENTION.sub("", text)


def replace_prefixed(text: str, prefix: str | Iterable[str], value: str) -> str:
    """Put a value in place of everything that starts with a prefix, up to the next blank.

    >>> replace_prefixed("#one and #two", "#", "tag")
    'tag and tag'
    """
    found = "|".join(map(re.escape, sorted(texts_of(prefix, "prefix"), key=len, reverse=True)))
    return _replace(re.compile(rf"(?:{found})\S+"), value, text) if found else text


def remove_prefixed(text: str, prefix: str | Iterable[str]) -> str:
    """Take out everything that starts with a prefix, up to the next blank."""
    return replace_prefixed(text, prefix, "")


def replace_bracketed(
    text: str, brackets: str | Iterable[str], value: str, inclusive: bool = True
) -> str:
    """Put a value in place of what stands in brackets (and, if ``inclusive``, of the brackets).

    >>> replace_bracketed("a (b (c)) d (e", "round", "..")
    'a .. d (e'
    """
    for kind in kinds_of_brackets(brackets):
        start, end = BRACKETS[kind]
        shown = value if inclusive else f"{start}{value}{end}"
        text = _replace_spans(text, _outermost(text, start, end), shown)
    return text


def _replace_spans(text: str, spans: list[tuple[int, int]], value: str) -> str:
    kept: list[str] = []
    at = 0
    for start, end in spans:
        kept += (text[at:start], value)
        at = end
    return "".join([*kept, text[at:]])


def _outermost(text: str, start: str, end: str) -> list[tuple[int, int]]:
    """From each bracket that closes none of the others to its partner."""
    spans: list[tuple[int, int]] = []
    opened: list[int] = []
    for at, character in enumerate(text):
        if character == start:
            opened.append(at)
        elif character == end and opened:
            first = opened.pop()
            while spans and spans[-1][0] > first:
                spans.pop()
            spans.append((first, at + 1))
    return spans


def remove_bracketed(
    text: str, brackets: str | Iterable[str] = ("round", "square", "curly"), inclusive: bool = True
) -> str:
    """Take out what stands in brackets (and, if ``inclusive``, the brackets)."""
    return replace_bracketed(text, brackets, "", inclusive)


def kinds_of_brackets(brackets: str | Iterable[str]) -> tuple[str, ...]:
    """The names of kinds of brackets, in a fixed order; `BadOption` for unknown ones."""
    kinds = texts_of(brackets, "brackets")
    for kind in kinds:
        if kind not in BRACKETS:
            hint = did_you_mean(kind, BRACKETS)
            raise BadOption(f"brackets={kind!r} is not one of {', '.join(BRACKETS)}{hint}")
    return tuple(kind for kind in BRACKETS if kind in kinds)


def texts_of(value: str | Iterable[str], name: str) -> tuple[str, ...]:
    """A text, or a list or set of texts, as a tuple."""
    return texts(value if isinstance(value, str) else tuple(value), name)


def replace_digits(text: str, value: str, block: bool = True) -> str:
    """Put a value in place of runs of digits; if ``block``, only of those that are whole words.

    >>> replace_digits("7 of area51", "N"), replace_digits("7 of area51", "N", block=False)
    ('N of area51', 'N of areaN')
    """
    return _replace(_NUMBER if block else _DIGITS, value, text)


def remove_digits(text: str) -> str:
    """Take all digits out."""
    return _DIGITS.sub("", text)


def replace_punctuation(text: str, value: str) -> str:
    """Put a value in place of each mark of punctuation, of any script, and of each ASCII sign.

    >>> replace_punctuation("«well-known», 5€ = $6", " ")
    ' well known   5€    6'
    """
    return _SIGN.sub(lambda sign: value if _is_punctuation(sign[0]) else sign[0], text)


@cache
def _is_punctuation(sign: str) -> bool:
    return sign in _ASCII_SIGNS or unicodedata.category(sign).startswith("P")


def remove_punctuation(text: str) -> str:
    """Put a blank in place of each mark of punctuation and each ASCII sign."""
    return replace_punctuation(text, " ")


def replace_text(text: str, value: Mapping[str, str], block: bool = True) -> str:
    """Put texts in place of others, in any letter case; if ``block``, only of whole words.

    >>> replace_text("imdb and IMDbs", {"imdb": "IMDB"})
    'IMDB and IMDbs'
    """
    for old, new in value.items():
        found = re.escape(old)
        pattern = rf"(?<!\w){found}(?!\w)" if block else found
        text = _replace(re.compile(pattern, re.IGNORECASE), new, text)
    return text


@cache
def stop_words() -> frozenset[str]:
    """The English words that say little by themselves."""
    return frozenset(row["word"] for row in read_table("stop_words"))


def replace_stopwords(text: str, value: str, stopwords: Iterable[str] | None = None) -> str:
    """Put a value in place of stop words, in any letter case; one blank between words.

    >>> replace_stopwords("This  is the END", "_")
    '_ _ _ END'
    """
    return " ".join(value if word is None else word for word in _sifted(text, stopwords))


def remove_stopwords(text: str, stopwords: Iterable[str] | None = None) -> str:
    """Take stop words out, in any letter case; one blank between the others."""
    return " ".join(word for word in _sifted(text, stopwords) if word is not None)


def _sifted(text: str, stopwords: Iterable[str] | None) -> Iterable[str | None]:
    """The words, None in place of each stop word."""
    unwanted = stop_words()
    if stopwords is not None:
        unwanted = _folded(frozenset(texts_of(stopwords, "stopwords")))
    return (None if _fold_word(word) in unwanted else word for word in text.split())


@cache
def _folded(words: frozenset[str]) -> frozenset[str]:
    return frozenset(map(_fold_word, words))


def _fold_word(word: str) -> str:
    return word.casefold().replace("’", "'")
