"""What is rewritten in a text before its tokens are read."""

from __future__ import annotations

import re

import pyarrow.compute as pc

from cleanlib.core.text_buffer import Texts
from cleanlib.core.unicode import fold_unicode

_ERA_NAMES = re.compile("(明治|大正|昭和|平成|令和)")
_FIRST_YEAR = re.compile("元(?=年)")
_AFTER_NUMBER = re.compile(r"(?<=\d)([年月日号號時时点點分秒년월일시분초])")


def fold_date_text(text: str) -> str:
    """Other scripts' digits and marks as ASCII, and East Asian words apart from each other.

    >>> fold_date_text("令和元年５月１日")
    '令和 1年 5月 1日 '
    """
    text = fold_unicode(text)
    text = _FIRST_YEAR.sub("1", _ERA_NAMES.sub(r"\1 ", text))
    return _AFTER_NUMBER.sub(r"\1 ", text)


class Prepare:
    """Drops the texts to ignore, then folds what is not ASCII.

    Parameters
    ----------
    ignore : tuple of str
        Words or phrases, dropped wherever they stand as whole words, in any letter case.
    """

    def __init__(self, ignore: tuple[str, ...]) -> None:
        phrases = sorted(filter(None, map(str.strip, ignore)), key=len, reverse=True)
        self._pattern = "|".join(map(_whole_words, phrases))

    def __call__(self, texts: Texts) -> Texts:
        if self._pattern:
            texts = Texts(pc.replace_substring_regex(texts.array, f"(?i){self._pattern}", " "))
        return texts.map(texts.rows_beyond_ascii(), fold_date_text)


def _whole_words(phrase: str) -> str:
    words = r"\s+".join(re.escape(word) for word in phrase.split())
    start = r"\b" if phrase[0].isalnum() and phrase[0].isascii() else ""
    end = r"\b" if phrase[-1].isalnum() and phrase[-1].isascii() else ""
    return f"{start}{words}{end}"

