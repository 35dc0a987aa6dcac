"""The labels that usaddress gives the tokens of an address, found several times as fast.

usaddress hands the features of every token, of the one before and of the one after to a
conditional random field. Its model knows some hundred words only; all others differ, if at all, by
length, punctuation and the like. So tokens fall into few classes, whose weights are kept, and the
addresses of a column are labelled together.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from cleanlib.column_types.address.model import Model, Weights, read_model

_TOKEN = re.compile(r"\(*\b[^\s,;#&()]+[.,;)\n]*|[#&]")
_AMPERSAND = re.compile(r"&#38;|&amp;")
_PLAIN_NUMBER = re.compile(r"([0-9]*?)(0*)([.,;)\n]*)")
_PLAIN_WORD = re.compile(r"([A-Za-z]+)([,;)]*)")
_VOWEL = re.compile(r"[aeiou]")
_DIGIT = re.compile(r"[0-9]")
_NO_DIGIT = re.compile(r"[^0-9]+")
_MOST_KEPT = 1 << 16
_BEFORE, _BEHIND = "previous:", "next:"
_PLACES = ("", _BEFORE, _BEHIND)
_WORTH_ARRAYS = 16

Labels = tuple[str, ...]
Key = tuple[int, ...]


class Tagger:
    """Labels tokens as ``usaddress.parse`` does.

    Attributes
    ----------
    model : Model
        The weights.
    """

    def __init__(self) -> None:
        import usaddress

        self.model: Model = read_model(usaddress.TAGGER, usaddress.MODEL_PATH)
        self._ask = usaddress.TAGGER.tag
        self._features = usaddress.tokenFeatures
        words = {name.partition("word:")[2] for name in self.model.attributes}
        self._words = words | usaddress.DIRECTIONS | usaddress.STREET_NAMES
        self._numbers = {_NO_DIGIT.sub("", word) for word in words} - {""}
        self._numbered: dict[tuple[str, ...], int] = {}  # attributes: the number of the class
        self._classes: list[tuple[str, ...]] = []
        self._scores = np.zeros((len(_PLACES), len(self.model.labels), 0))
        self._tokens: dict[str, int] = {}
        self._labels: dict[Key, Labels] = {}
        self._expected: dict[str, tuple[list[str], Labels]] = {}

    def parse(self, text: str) -> tuple[list[str], Labels]:
        """The tokens of a text and the label of each."""
        found = self._expected.get(text)
        if found is None:
            tokens = tokenize(text)
            key = self._key(tokens)
            found = tokens, self._found([key])[0]
        return found

    def expect(self, texts: Iterable[str]) -> None:
        """Label many texts together; each is parsed faster afterwards."""
        texts = list(texts)
        tokens = [tokenize(text) for text in texts]
        labels = self._found([self._key(one) for one in tokens])
        self._expected = dict(zip(texts, zip(tokens, labels, strict=True), strict=True))

    def _found(self, keys: Sequence[Key]) -> list[Labels]:
        """The labels of sequences of classes."""
        known = self._labels
        if len(known) + len(keys) > _MOST_KEPT:
            known.clear()
        self._learn({key for key in keys if key not in known})
        return [known[key] for key in keys]

    def _learn(self, keys: Iterable[Key]) -> None:
        by_length: dict[int, list[Key]] = defaultdict(list)
        for key in keys:
            by_length[len(key)].append(key)
        for alike in by_length.values():
            few = len(alike) < _WORTH_ARRAYS
            found = map(self._one, alike) if few else self.model.best(self._weights(alike))
            self._labels.update(zip(alike, found, strict=True))

    def _one(self, key: Key) -> Labels:
        """The labels of one sequence, from usaddress."""
        names = [self._classes[number] for number in key]
        last = len(names) - 1
        around = [
            (names[at - 1] if at else (), names[at + 1] if at < last else ())
            for at in range(last + 1)
        ]
        items = [
            [*own, *(_BEFORE + n for n in before), *(_BEHIND + n for n in behind)]
            for own, (before, behind) in zip(names, around, strict=True)
        ]
        for at, name in _ends(last):
            items[at].append(name)
        return tuple(self._ask(items))

    def _weights(self, keys: Sequence[Key]) -> Weights:
        """The weight of every label for every token of sequences of one length."""
        numbers = np.array(keys).T
        own, previous, following = self._scores
        weights: Weights = own.take(numbers, axis=1)
        weights[:, 1:] += previous.take(numbers[:-1], axis=1)
        weights[:, :-1] += following.take(numbers[1:], axis=1)
        for at, name in _ends(len(numbers) - 1):
            weights[:, at] += self.model.score([name])[:, None]
        return weights

    def _key(self, tokens: Sequence[str]) -> Key:
        known = self._tokens
        try:
            return tuple([known[token] for token in tokens])
        except KeyError:
            return tuple([self._number(token) for token in tokens])

    def _number(self, token: str) -> int:
        """The number of a token's class."""
        found = self._tokens.get(token)
        if found is None:
            if len(self._tokens) >= _MOST_KEPT:
                self._tokens.clear()
            like = self._like(token)
            found = self._classify(token) if like == token else self._number(like)
            self._tokens[token] = found
        return found

    def _classify(self, token: str) -> int:
        """The class of the attributes that the model knows of a token."""
        names = tuple(_names(self._features(token)))
        names = tuple(n for n in names if any(p + n in self.model.attributes for p in _PLACES))
        number = self._numbered.setdefault(names, len(self._classes))
        if number == len(self._classes):
            self._classes.append(names)
            scores = [self.model.score(place + name for name in names) for place in _PLACES]
            self._scores = np.dstack([self._scores, scores])
        return number

    def _like(self, token: str) -> str:
        """A token with the same features, the same for many numbers."""
        if token.isdecimal() and token.isascii():
            digits = token.rstrip("0")
            return "9" * len(digits) + token[len(digits) :]
        word = _PLAIN_WORD.fullmatch(token)
        if word is not None:
            return self._like_word(word[1].lower(), word[2]) or token
        number = _PLAIN_NUMBER.fullmatch(token)
        if number is not None:
            digits, zeros, marks = number.groups()
            return "9" * len(digits) + zeros + marks
        if token.isascii() and _NO_DIGIT.sub("", token) not in self._numbers:
            return _DIGIT.sub("9", token[:-1]) + token[-1]
        return token

    def _like_word(self, word: str, marks: str) -> str:
        """The same for all unknown words of a length, with vowels or without; known ones as is."""
        like = "x" * (len(word) - 1) + ("a" if _VOWEL.search(word, 1) else "x")
        return "" if word in self._words or like in self._words else like + marks


def tokenize(text: str) -> list[str]:
    """The tokens of an address, as ``usaddress.tokenize`` cuts them."""
    if "&" in text:
        text = _AMPERSAND.sub("&", text)
    return _TOKEN.findall(text)


def _ends(last: int) -> Iterator[tuple[int, str]]:
    """What the first, the last and their neighbours know of the ends of an address."""
    if last >= 0:
        yield 0, "address.start"
        yield last, "address.end"
    if last > 0:
        yield 1, _BEFORE + "address.start"
        yield last - 1, _BEHIND + "address.end"


def _names(features: Mapping[str, Any]) -> Iterator[str]:
    """Features as the model names them; those that are False say nothing."""
    for name, value in features.items():
        if isinstance(value, str):
            yield f"{name}:{value}"
        elif value:
            yield name


@cache
def tagger() -> Tagger:
    """The tagger of this process."""
    return Tagger()
