"""Texts of which only the end may be seen."""

from __future__ import annotations


def mask_all_but(text: str, shown: int) -> str:
    """Asterisks for all letters and digits but the last ones; separators stay.

    >>> mask_all_but("4111 1111 1111 1111", 4)
    '**** **** **** 1111'
    >>> mask_all_but("1234", 4)
    '****'
    """
    places = [at for at, character in enumerate(text) if character.isalnum()]
    hidden = set(places[:-shown] if len(places) > shown else places)
    return "".join("*" if at in hidden else character for at, character in enumerate(text))
