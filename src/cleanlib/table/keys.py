"""What rows are compared by: for each column a number per row, the same for equal cells."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.core.nulls import NullPolicy, is_empty
from cleanlib.core.text_buffer import TEXT, Ints, Mask, Texts
from cleanlib.core.unicode import fold_unicode
from cleanlib.frames import pandas_frame, pandas_table
from cleanlib.shared.accents import strip_accents

MISSING = -1


class Key(NamedTuple):
    """One column that rows are compared by.

    Attributes
    ----------
    codes : ndarray of int64
        A number for each row, the same where cells are equal; `MISSING` where the cell is.
    texts : list of str, optional
        The text that each number stands for; None when the cells are no texts.
    """

    codes: Ints
    texts: list[str] | None = None


def exact_key(series: Any, nulls: NullPolicy) -> Key:
    """Cells as they are; empty texts are missing."""
    codes = pandas_table.codes_of(series)
    if pandas_table.holds_text(series):
        texts = _texts(series).array
        codes[is_empty(pc.utf8_trim_whitespace(texts)) | nulls.stated(texts)] = MISSING
    return Key(codes)


def normalized_key(series: Any, nulls: NullPolicy) -> Key:
    """Texts without regard to letter case, blanks and width; other cells as they are."""
    if not pandas_table.holds_text(series):
        return exact_key(series, nulls)
    texts = _texts(series)
    normal = _normalized(texts)
    return _encoded(normal, is_empty(normal) | nulls.stated(texts.array))


def bare_key(series: Any, nulls: NullPolicy) -> Key:
    """As `normalized_key`, and without accents."""
    codes, texts = normalized_key(series, nulls)
    if texts is None:
        return Key(codes)
    bare = pa.array([strip_accents(text) for text in texts], TEXT)
    missing = codes == MISSING
    return _encoded(bare.take(pa.array(codes, mask=missing)).fill_null(""), missing)


def _texts(series: Any) -> Texts:
    return Texts(pandas_frame.texts_of(series))


def _normalized(texts: Texts) -> Any:
    folded = texts.map(texts.rows_beyond_ascii(), _fold).array
    spaced = pc.replace_substring_regex(folded, pattern=r"\s+", replacement=" ")
    return pc.utf8_trim_whitespace(pc.ascii_lower(spaced))


def _fold(text: str) -> str:
    return unicodedata.normalize("NFC", fold_unicode(text).casefold())


def _encoded(texts: Any, missing: Mask) -> Key:
    encoded = texts.dictionary_encode()
    codes = encoded.indices.to_numpy().astype(np.int64)
    codes[missing] = MISSING
    return Key(codes, encoded.dictionary.to_pylist())


def combined(keys: Sequence[Key]) -> Ints:
    """A number for each row, the same where all columns are equal."""
    codes = keys[0].codes
    for key in keys[1:]:
        codes = np.unique(codes, return_inverse=True)[1].reshape(-1)
        codes = codes * (int(key.codes.max(initial=0)) + 2) + key.codes + 1
    return codes


def lacking(keys: Sequence[Key]) -> Mask:
    """Rows that miss a key."""
    mask: Mask = np.logical_or.reduce([key.codes == MISSING for key in keys])
    return mask
