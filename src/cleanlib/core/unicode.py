"""Brings text of any script to the marks and digits that the grammars are written in."""

from __future__ import annotations

import unicodedata

_SPECIAL = {
    "\u2212": "-", "\u2044": "/", "\u2215": "/", "\u066b": ".", "\u066c": ",", "\u060c": ",",
    "\u3001": ",", "\u3002": ".", "\u2018": "'", "\u2019": "'", "\u02bc": "'", "\u00b4": "'",
    "\u201c": '"', "\u201d": '"', "\u00b7": ".", "\u301c": "-", "\uff5e": "-",
}  # fmt: skip


# Characters that show nothing and join nothing: byte order mark, zero-width space, word joiner,
# invisible operators, and marks of writing direction.
INVISIBLE = "\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\ufeff" + "".join(
    map(chr, range(0x2060, 0x2070))
)
_WITHOUT_INVISIBLE = str.maketrans("", "", INVISIBLE)


class _Fold(dict[int, str]):
    """Code point to its plain form, worked out when first met."""

    def __missing__(self, code: int) -> str:
        self[code] = folded = _fold_character(chr(code))
        return folded


def _fold_character(character: str) -> str:
    if character in _SPECIAL:
        return _SPECIAL[character]
    category = unicodedata.category(character)
    if category == "Nd":
        return str(unicodedata.decimal(character))
    if category in ("Zs", "Zl", "Zp"):
        return " "
    if category == "Pd":
        return "-"
    if category == "Cf":
        return ""
    if 0xFF01 <= ord(character) <= 0xFF5E:
        return chr(ord(character) - 0xFEE0)
    if 0xFFE0 <= ord(character) <= 0xFFE6:  # signs such as the wide yen
        return unicodedata.normalize("NFKC", character)
    return character


_fold = _Fold()


def fold_unicode(text: str) -> str:
    """Text with ASCII digits, blanks, dashes and quotes for those of other scripts.

    Full-width forms become ASCII, invisible format characters go, letters stay and are composed
    (Unicode NFC).

    >>> fold_unicode("２０２０–٠٥")
    '2020-05'
    """
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).translate(_fold))


def without_invisible(text: str) -> str:
    """Text without the characters in `INVISIBLE`.

    >>> without_invisible("\ufeffzero\u200bwidth")
    'zerowidth'
    """
    return text if text.isascii() else text.translate(_WITHOUT_INVISIBLE)


def stands_alone(character: str) -> bool:
    """Whether a character never joins the one before it when a text is composed (NFC).

    >>> stands_alone("€"), stands_alone("\u0301")
    (True, False)
    """
    is_mark = unicodedata.category(character).startswith("M")
    return not is_mark and not 0x1100 <= ord(character) <= 0x11FF  # the letters of Hangul
