"""What is rewritten in a text before its tokens are read."""

from __future__ import annotations

import re

import numpy as np

from cleanlib.core.text_buffer import Ints, Texts, text_array
from cleanlib.core.unicode import fold_unicode

_NBSP = b"&nbsp"
_ERA_NAMES = re.compile("(明治|大正|昭和|平成|令和)")
_SQUARE_ERAS = str.maketrans({"㍾": "明治", "㍽": "大正", "㍼": "昭和", "㍻": "平成", "㋿": "令和"})
_DOTTED_WORD = re.compile(r"(?<=[^\W\d_a-zA-Z])\.(?=[^\W\d_a-zA-Z]\w*\.)")
_NUMERALS = re.compile("[〇零一二三四五六七八九十]+(?=[年月日号號])")
_NUMERAL = {character: value for value, character in enumerate("〇一二三四五六七八九")} | {"零": 0}
_FIRST_YEAR = re.compile("元(?=年)")
_AFTER_NUMBER = re.compile(r"(?<=\d)([年月日号號時时点點分秒년월일시분초])")


def fold_date_text(text: str) -> str:
    """Other scripts' digits and marks as ASCII, and East Asian words apart from each other.

    >>> fold_date_text("令和元年５月１日")
    '令和 1年 5月 1日 '
    """
    text = fold_unicode(text).translate(_SQUARE_ERAS)
    text = _DOTTED_WORD.sub("", _NUMERALS.sub(_number, text))
    text = _FIRST_YEAR.sub("1", _ERA_NAMES.sub(r"\1 ", text))
    return _AFTER_NUMBER.sub(r"\1 ", text)


def _number(match: re.Match[str]) -> str:
    """A number in Chinese numerals: digit by digit, or tens and ones.

    >>> fold_date_text("二〇二〇年十二月二十五日")
    '2020年 12月 25日 '
    """
    tens, ten, ones = match[0].partition("十")
    if not ten:
        return "".join(str(_NUMERAL[character]) for character in match[0])
    if len(tens) > 1 or len(ones) > 1 or "十" in ones:
        return match[0]
    return str(10 * _NUMERAL.get(tens, 1) + _NUMERAL.get(ones, 0))


def prepare(texts: Texts) -> Texts:
    """A block with its no-break spaces of HTML as blanks and its rows beyond ASCII folded."""
    texts = _blank_entities(texts)
    return texts.map(texts.rows_beyond_ascii(), fold_date_text)


def _blank_entities(texts: Texts) -> Texts:
    """Blanks over ``&nbsp`` and ``&nbsp;``, byte for byte."""
    data, ends = texts.data, texts.offsets[1:]
    marks = np.flatnonzero(data == ord("&"))
    marks = marks[marks + len(_NBSP) <= _row_end(ends, marks)]
    for place, byte in enumerate(_NBSP):
        marks = marks[data[marks + place] == byte]
    if not len(marks):
        return texts
    blanked = data.copy()
    for place in range(len(_NBSP)):
        blanked[marks + place] = ord(" ")
    after = marks + len(_NBSP)
    after = after[after < _row_end(ends, marks)]
    blanked[after[data[after] == ord(";")]] = ord(" ")
    return Texts(text_array(blanked, np.diff(texts.offsets)))


def _row_end(ends: Ints, places: Ints) -> Ints:
    """Where the rows end that hold the places."""
    found: Ints = ends[np.searchsorted(ends, places, side="right")]
    return found
