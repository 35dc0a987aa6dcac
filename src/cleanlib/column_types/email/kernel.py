"""Reads the plain addresses of a whole column at once: ASCII, nothing around them but blanks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.column_types.email.options import EmailOptions
from cleanlib.column_types.email.reader import (
    LONGEST,
    LONGEST_CELL,
    LONGEST_LABEL,
    LONGEST_LOCAL,
    RESERVED,
)
from cleanlib.core.kernel import Answers
from cleanlib.core.text_buffer import Bytes, Ints, Mask, Texts, concat, splice, text_array

_ATOM = r"[A-Za-z0-9_!#$%&'*+\-/=?^`{|}~]+"
_LABEL = r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*"  # so no A-labels, which hold two hyphens
_PLAIN = rf"^{_ATOM}(?:\.{_ATOM})*@(?:{_LABEL}\.)+{_LABEL}$"
_NOT_PLAIN = rf"(?i)[0-9]$|\.(?:{'|'.join(RESERVED)})$"
_TRIMMED = " \t\r\n\v\f"
_DRESSES = (  # what repairs take away from most addresses; the address itself is \1
    rf"^[^<>@:＠﹫＜＞：]*<[{_TRIMMED}]*([^<>\s]+)[{_TRIMMED}]*>[.,;{_TRIMMED}]*$",
    r"^(?i:mailto:)([^?%<>@\s]+@[^?%<>@\s]+)(?:\?[^<>@＠﹫＜＞]*)?$",
    rf"^([^\s]+?)[.,;{_TRIMMED}]+$",
)
MASK = "***"
_AT, _FIRST, _LAST, _TO_LOWER = ord("@"), ord("A"), ord("Z"), 32


@dataclass(frozen=True)
class PlainEmails:
    """Addresses as bytes: where each starts, and where its @ is."""

    data: Bytes
    offsets: Ints
    at: Ints

    @cached_property
    def _lower(self) -> Bytes:
        capital = (self.data >= _FIRST) & (self.data <= _LAST)
        return self.data + capital.astype(np.uint8) * np.uint8(_TO_LOWER)

    @cached_property
    def _standard(self) -> Bytes:
        """The bytes with those behind each @ in lower case."""
        starts = np.zeros(len(self.data) + 1, np.int8)
        starts[self.at] = 1
        starts[self.offsets[1:]] -= 1
        in_domain = np.cumsum(starts[:-1], dtype=np.int8).view(np.bool_)
        return np.where(in_domain, self._lower, self.data)

    def standard(self) -> Any:
        """The addresses, their domains in lower case."""
        return text_array(self._standard, np.diff(self.offsets))

    def lower(self) -> Any:
        """The addresses in lower case."""
        return text_array(self._lower, np.diff(self.offsets))

    def parts(self) -> tuple[Any, Any]:
        """The local parts and the domains."""
        bounds = np.empty(2 * len(self.at) + 1, np.int64)
        bounds[0::2], bounds[1::2] = self.offsets, self.at
        halves = text_array(self._standard, np.diff(bounds))
        whole = pc.utf8_slice_codeunits(halves.take(pa.array(np.arange(1, len(halves), 2))), 1)
        return halves.take(pa.array(np.arange(0, len(halves), 2))), whole

    def masked(self) -> Any:
        """The first character of each local part, and the domain."""
        local, domain = self.parts()
        return concat(pc.utf8_slice_codeunits(local, 0, 1), f"{MASK}@", domain)


def kernel(texts: Texts, options: EmailOptions) -> Answers | None:
    """The plain addresses of a block of texts."""
    if options.fix_domain or options.deobfuscate:
        return None
    array = pc.ascii_trim(texts.array, characters=_TRIMMED)
    found = _matching(array)
    if options.repair and not found.all():
        bare = _undressed(array.filter(pa.array(~found)))
        array = splice(array, ~found, bare)
        found[~found] = _matching(bare)
    rows, plain = np.flatnonzero(found), Texts(array.filter(pa.array(found)))
    at = np.flatnonzero(plain.data == _AT)
    local, domain = at - plain.offsets[:-1], plain.offsets[1:] - at - 1
    short = (local <= LONGEST_LOCAL) & (domain <= LONGEST_LABEL) & (local + domain < LONGEST)
    if not short.all():
        rows, plain = rows[short], Texts(plain.array.filter(pa.array(short)))
        at = np.flatnonzero(plain.data == _AT)
    return Answers(rows, PlainEmails(plain.data, plain.offsets, at))


def _matching(array: Any) -> Mask:
    plain = pc.match_substring_regex(array, _PLAIN)
    odd = pc.match_substring_regex(array, _NOT_PLAIN)
    found: Mask = pc.and_not(plain, odd).to_numpy(zero_copy_only=False).copy()
    return found


def _undressed(array: Any) -> Any:
    """The texts without name, mailto: and punctuation, but those that are too long to be read."""
    short = pc.less_equal(pc.utf8_length(array), LONGEST_CELL)
    bare = pc.if_else(short, array, "")
    for dress in _DRESSES:
        bare = pc.replace_substring_regex(bare, dress, r"\1")
    return bare
