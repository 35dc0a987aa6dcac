"""Reads the plain URLs of a whole column at once: ASCII, and normal but for the host's case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.column_types.url.options import UrlOptions
from cleanlib.core.kernel import Answers
from cleanlib.core.text_buffer import Bytes, Ints, Mask, Texts, concat, text_array, text_or
from cleanlib.shared.options import texts as listed

_LABEL = r"[A-Za-z0-9](?:-?[A-Za-z0-9])*"  # so no A-labels, which hold two hyphens
_END = r"[A-Za-z](?:-?[A-Za-z0-9])*"  # no number: that would be an IPv4 address
_ESCAPE = (  # in capitals, of what is not written without
    "%(?:[01][0-9A-F]|2[0-9A-CF]|3[A-F]|40|5[B-E]|60|7[B-DF]|[89A-F][0-9A-F])"
)
_SIGN = r"A-Za-z0-9_~!$&'()*+,;=:@-"
_SEGMENT = rf"(?:(?:[{_SIGN}]|{_ESCAPE})(?:[.{_SIGN}]|{_ESCAPE})*)?"  # no dot in front
_REST = rf"(?:[./?\[\]{_SIGN}]|{_ESCAPE})*"
_PORT = r"(?::[1-9][0-9]{3})?"  # four digits: in range, and of no scheme's own
_PLACE = rf"(?:{_LABEL}\.)+{_END}{_PORT}(?:(?:/{_SEGMENT})+(?:\?{_REST})?(?:#{_REST})?)?$"
_WITH_SCHEME = rf"^(?i:https?)://{_PLACE}"
_WITHOUT_SCHEME = rf"^{_PLACE}"
_PUNCTUATION = r"[.,;]$|(?:[,;][A-Za-z][A-Za-z0-9+.-]*|[A-Za-z0-9](?i:https?))://"
_SHORT = len("http://") + 63  # hosts that end here have no label that is too long
_LONGEST = 32_768
_SLASH, _FIRST, _LAST, _TO_LOWER = ord("/"), ord("A"), ord("Z"), 32
_TRIMMED = " \t\r\n\v\f"


@dataclass(frozen=True)
class PlainUrls:
    """URLs as bytes, where each starts, and how long scheme and host are together."""

    data: Bytes
    offsets: Ints
    heads: Ints

    def canonical(self) -> Any:
        """The URLs with scheme and host in lower case, and a path."""
        starts, ends = self.offsets[:-1], self.offsets[1:]
        data = _lower_between(self.data, starts, starts + self.heads)
        bare = self.heads == ends - starts
        if not bare.any():
            return text_array(data, ends - starts)
        with_slash = np.insert(data, ends[bare], _SLASH)
        return text_array(with_slash, ends - starts + bare)


def _lower_between(data: Bytes, starts: Ints, ends: Ints) -> Bytes:
    """The bytes with capitals between starts and ends in lower case."""
    steps = np.zeros(len(data) + 1, np.int8)
    steps[starts] += 1
    steps[ends] -= 1
    capital = (data >= _FIRST) & (data <= _LAST)
    capital &= np.cumsum(steps[:-1], dtype=np.int8).view(np.bool_)
    return data + capital.astype(np.uint8) * np.uint8(_TO_LOWER)


def kernel(texts: Texts, options: UrlOptions) -> Answers | None:
    """The plain URLs of a block of texts."""
    schemes = {scheme.lower() for scheme in listed(options.schemes, "schemes")}
    if options.extract or options.edits_query or not {"http", "https"} <= schemes:
        return None
    trimmed = pc.ascii_trim(texts.array, characters=_TRIMMED)
    rows, assumed, whole = _plain(trimmed, options.default_scheme)
    plain = Texts(whole)
    heads = _heads(plain)
    fits = (heads <= _SHORT) & (np.diff(plain.offsets) <= _LONGEST)
    if not fits.all():
        rows, assumed, heads = rows[fits], assumed[fits], heads[fits]
        plain = Texts(plain.array.filter(pa.array(fits)))
    urls = PlainUrls(plain.data, plain.offsets, heads)
    return Answers(rows, urls, {"scheme_assumed": assumed})


def _plain(array: Any, default_scheme: str | None) -> tuple[Ints, Mask, Any]:
    """The plain rows, which of them name no scheme, and their texts with a scheme."""
    found, assumed = _matches(array, _WITH_SCHEME), np.zeros(len(array), bool)
    if default_scheme is not None and not found.all():
        assumed = _matches(array, _WITHOUT_SCHEME)
        array = text_or(assumed, concat(f"{default_scheme.lower()}://", array), array)
    found = (found | assumed) & ~_matches(array, _PUNCTUATION)
    return np.flatnonzero(found), assumed[found], array.filter(pa.array(found))


def _matches(array: Any, pattern: str) -> Mask:
    found: Mask = pc.match_substring_regex(array, pattern).to_numpy(zero_copy_only=False)
    return found


def _heads(plain: Texts) -> Ints:
    """How long scheme and host of each text are: up to the third slash, or all of it."""
    starts, ends = plain.offsets[:-1], plain.offsets[1:]
    slashes = np.append(np.flatnonzero(plain.data == _SLASH), [len(plain.data)] * 3)
    third = np.searchsorted(slashes, starts) + 2
    heads: Ints = np.minimum(slashes[third], ends) - starts
    return heads
