"""Undoes a decoding with the wrong encoding (mojibake)."""

from __future__ import annotations

from cleanlib.core.notes import note

_REPLACEMENT = "\ufffd"


def fix_encoding(text: str) -> str:
    """Undo a decoding with the wrong encoding, where the text shows it beyond doubt.

    >>> fix_encoding("FranÃ§ais â€“ SÃO PAULO"), fix_encoding("SÃO PAULO")
    ('Français – SÃO PAULO', 'SÃO PAULO')
    """
    fixed = _fixed(text)
    if fixed != text:
        note("encoding_fixed")
    if _REPLACEMENT in fixed:
        note("character_lost")
    return fixed


def looks_damaged(text: str) -> bool:
    """Whether the text would be taken for one decoded with the wrong encoding.

    >>> looks_damaged("FranÃ§ais"), looks_damaged("SÃO PAULO")
    (True, False)
    """
    return _fixed(text) != text


def _fixed(text: str) -> str:
    if text.isascii():
        return text
    import ftfy

    fixed = ftfy.fix_encoding(text)
    if _quotes_match(text) and not _quotes_match(fixed):
        return text  # a quote was no part of a damaged letter
    return fixed


def _quotes_match(text: str) -> bool:
    return text.count("“") == text.count("”")
