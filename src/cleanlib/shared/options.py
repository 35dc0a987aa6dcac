"""Checks of option values that several types share."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from cleanlib.core.errors import BadOption, did_you_mean


def texts(value: str | Sequence[str] | None, name: str) -> tuple[str, ...]:
    """A text or a list of texts as a tuple; None is empty.

    >>> texts("fr", "languages"), texts(None, "languages")
    (('fr',), ())
    """
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    if not isinstance(value, Iterable) or not all(isinstance(v, str) for v in value):
        raise BadOption(f"{name} must be a text or a list of texts, not {value!r}")
    return tuple(value)


def check_languages(value: str | Sequence[str] | None, known: Collection[str]) -> None:
    """Refuse a language that has no words in the type's tables."""
    for language in texts(value, "languages"):
        if language not in known:
            hint = did_you_mean(language, known)
            listing = ", ".join(known)
            raise BadOption(f"languages: {language!r} is not known{hint} Known: {listing}")
