"""The text of a name, of a person or a company, with what programs did to it undone."""

from __future__ import annotations

import html
import re
import unicodedata

from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.core.nulls import NULL_TOKENS
from cleanlib.shared.encoding import fix_encoding
from cleanlib.shared.invisible import strip_invisible

_REFERENCE = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_MOST_LEVELS = 5
_BLANKS = re.compile(r"\s+")
_LINES = re.compile(r"[\n\r\u2028\u2029]")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_EMAIL = re.compile(r"[^\s@]@[^\s@]{1,255}\.[^\s@.]")
_FORMS = str.maketrans(
    {0xFF01 + n: 0x21 + n for n in range(0x5E)}
    | {"\u2010": "-", "\u2011": "-", "\ufe63": "-", "\u00ad": "", "`": "'", "\u00b4": "'"}
    | {"\u0149": "\u02bcn"}  # deprecated by Unicode for these two
)
_WRAPS = {"(": ")", "[": "]", '"': '"', "“": "”", "«": "»"}


def name_text(text: str, longest: int) -> str:
    """A name in one line: wrong encoding and HTML references undone, full-width forms plain.

    Raises
    ------
    Invalid
        ``length`` for a text of more than ``longest`` characters, ``multiple`` for two
        lines, ``syntax`` for control characters and email addresses, ``missing`` where nothing
        or a null token is left.

    Examples
    --------
    >>> name_text(" JosÃ©\u00a0 Smith &amp; Jones ", 100)
    'José Smith & Jones'
    """
    if len(text) > longest:
        raise Invalid("length", f"{len(text):,} characters, more than {longest:,}")
    plain = text if text.isascii() and "&" not in text else _undamaged(text)
    if _LINES.search(plain.strip()):
        raise Invalid("multiple", "two lines")
    plain = unwrapped(_BLANKS.sub(" ", plain.translate(_FORMS)).strip())
    if _CONTROL.search(plain):
        raise Invalid("syntax", "a control character")
    if _EMAIL.search(plain):
        raise Invalid("syntax", "an email address")
    if not plain:
        raise Invalid("missing")
    _check_null(text, plain)
    return plain


def _undamaged(text: str) -> str:
    text = _unescaped(fix_encoding(text))
    return unicodedata.normalize("NFC", strip_invisible(text))


def _unescaped(text: str) -> str:
    for _ in range(_MOST_LEVELS):
        plain = _REFERENCE.sub(lambda reference: html.unescape(reference[0]), text)
        if plain == text:
            break
        text = plain
    return text


def unwrapped(text: str) -> str:
    """A text without the brackets or quotes around the whole of it.

    >>> unwrapped("(Acme)"), unwrapped("(a) (b)")
    ('Acme', '(a) (b)')
    """
    close = _WRAPS.get(text[:1])
    inner = text[1:-1]
    if close and text.endswith(close) and close not in inner and text[0] not in inner:
        return inner.strip()
    return text


def _check_null(text: str, plain: str) -> None:
    if plain.casefold() not in NULL_TOKENS:
        return
    if plain != text.strip() and not null_like(plain):
        raise Invalid("missing")
    note("null_like")


def null_like(text: str) -> bool:
    """Whether a null token is a name as it is written: Null and Nan, not NULL, nan or None.

    >>> null_like("Null"), null_like("NULL"), null_like("None")
    (True, False, False)
    """
    word = text.strip()
    return word.isalpha() and word.istitle() and word != "None"
