"""Which texts stand for a missing value."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.core.text_buffer import TEXT, Mask
from cleanlib.core.unicode import INVISIBLE

NULL_TOKENS = frozenset(
    [
        "na",
        "n/a",
        "nan",
        "-nan",
        "nat",
        "null",
        "none",
        "nil",
        "-",
        "--",
        "?",
        "#n/a",
        "#na",
        "<na>",
    ]
) | {"#n/a n/a"}


_BLANKS = " \t\n\v\f\r\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(
    map(chr, range(0x2000, 0x200B))
)
_TRIMMED = _BLANKS + INVISIBLE


class NullPolicy:
    """The texts that mean missing, compared trimmed and in any letter case.

    Invisible characters at the ends are trimmed, too: a byte order mark before N/A says nothing.

    A value that is valid for its type is never missing, unless the caller listed it.

    Parameters
    ----------
    null_tokens : collection of str
        Texts that are missing in this call whatever the type says.
    keep_tokens : collection of str
        Texts that are not missing in this call, though they usually are.
    of_type : collection of str
        What the type adds to the usual list.
    """

    def __init__(
        self,
        null_tokens: Collection[str] = (),
        keep_tokens: Collection[str] = (),
        of_type: Collection[str] = (),
    ) -> None:
        self._always = _fold(null_tokens)
        usual = (NULL_TOKENS | _fold(of_type)) - _fold(keep_tokens)
        self._usual = usual | self._always | {""}

    def stated(self, texts: Any) -> Mask:
        """Rows that the caller listed as missing."""
        return _among(texts, self._always)

    def usual(self, texts: Any) -> Mask:
        """Rows that are missing unless the type reads them."""
        return _among(texts, self._usual)


def _fold(tokens: Collection[str]) -> frozenset[str]:
    return _fold_all(tuple(tokens)) if tokens else frozenset()


@lru_cache(maxsize=256)
def _fold_all(tokens: tuple[str, ...]) -> frozenset[str]:
    return frozenset(_folded(pa.array(tokens, TEXT)).to_pylist())


def _folded(texts: Any) -> Any:
    trimmed = pc.utf8_trim(texts, characters=_TRIMMED)
    return pc.utf8_lower(pc.utf8_upper(trimmed))  # one form of a sigma


def _among(texts: Any, tokens: frozenset[str]) -> Mask:
    if not tokens or not len(texts):
        return np.zeros(len(texts), dtype=bool)
    found: Mask = pc.is_in(_folded(texts), value_set=pa.array(sorted(tokens), texts.type)).to_numpy(
        zero_copy_only=False
    )
    return found


def is_empty(texts: Any) -> Mask:
    """Rows that are null or empty."""
    empty = pc.fill_null(pc.equal(pc.binary_length(texts), 0), True)
    found: Mask = empty.to_numpy(zero_copy_only=False)
    return found
