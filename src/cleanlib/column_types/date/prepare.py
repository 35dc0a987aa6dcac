"""What is rewritten in a text before its tokens are read."""

from __future__ import annotations

import re

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


def prepare(texts: Texts) -> Texts:
    """A block with its rows beyond ASCII folded."""
    return texts.map(texts.rows_beyond_ascii(), fold_date_text)
