"""Reads plainly written numbers of a whole block: digits, blanks, dashes, dots and brackets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cleanlib.column_types.phone import plan
from cleanlib.column_types.phone.array_plan import (
    CodePlan,
    code_lengths,
    code_plan,
    first_three,
    matches,
    region_plan,
    starts_with,
)
from cleanlib.column_types.phone.number import NANP
from cleanlib.column_types.phone.options import ASSIGNED, PhoneOptions
from cleanlib.core.kernel import Answers, Refusal
from cleanlib.core.text_buffer import Bytes, Ints, Mask, Texts

WIDTH = 18  # digits of the longest number, country code included
_LONGEST_TEXT = 40
_SHORTEST, _LONGEST = 7, 15  # digits of a text that is read here
_DATE_DIGITS, _DATE_LENGTH = 8, 10
_DIGIT, _MARK, _PLUS, _OTHER = range(4)
_CLASSES = np.full(256, _OTHER, np.uint8)
_CLASSES[48:58] = _DIGIT
_CLASSES[list(b" -.()")] = _MARK
_CLASSES[ord("+")] = _PLUS


class Numbers(NamedTuple):
    """Numbers as arrays.

    Attributes
    ----------
    digits : ndarray of uint8, shape (rows, WIDTH)
        Country code and national number side by side, as ASCII digits, filled up with zeros.
    lengths : ndarray of int64
        How many digits each row has.
    codes : ndarray of int64
        How many of them are the country code.
    """

    digits: Bytes
    lengths: Ints
    codes: Ints


@dataclass
class _Found:
    """What is known of the rows of a block so far."""

    digits: Bytes
    lengths: Ints
    codes: Ints
    refused: dict[Refusal, list[Ints]] = field(default_factory=dict)

    @classmethod
    def of(cls, rows: int) -> _Found:
        return cls(
            np.zeros((rows, WIDTH), np.uint8), np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        )

    def add(self, rows: Ints, code: str, national: Bytes) -> None:
        size = len(code)
        self.digits[rows, :size] = np.frombuffer(code.encode(), np.uint8)
        self.digits[rows, size : size + national.shape[1]] = national
        self.lengths[rows] = size + national.shape[1]
        self.codes[rows] = size

    def refuse(self, rows: Ints, refusal: Refusal) -> None:
        self.refused.setdefault(refusal, []).append(rows)

    def answers(self) -> Answers:
        rows = np.flatnonzero(self.lengths)
        numbers = Numbers(self.digits[rows], self.lengths[rows], self.codes[rows])
        refused = {refusal: np.concatenate(parts) for refusal, parts in self.refused.items()}
        return Answers(rows, numbers, refused=refused)


class _Group(NamedTuple):
    """Rows of a block with equally many digits, all of them with a plus or none."""

    rows: Ints
    digits: Bytes
    plus: bool

    def where(self, mask: Mask) -> _Group:
        if mask.all():
            return self
        return _Group(self.rows[mask], self.digits[mask], self.plus)

    def without(self, digits: int) -> _Group:
        return self._replace(digits=self.digits[:, digits:])


def kernel(texts: Texts, options: PhoneOptions) -> Answers | None:
    """What is sure about the numbers of a block."""
    found = _Found.of(len(texts))
    for group in _groups(texts):
        if group.plus:
            _read_international(group, options, found)
        elif options.region is not None:
            _read_national(group, options, options.region, found)
    return found.answers()


def _groups(texts: Texts) -> Iterator[_Group]:
    kinds = _CLASSES[texts.data]
    is_digit = kinds == _DIGIT
    digits = texts.data[is_digit]
    before = _counts_before(is_digit)
    first = before[texts.offsets[:-1]]
    counts = before[texts.offsets[1:]] - first
    plus, plain = _plain(texts, kinds)
    plain &= (counts >= _SHORTEST) & (counts <= _LONGEST)
    plain &= (counts != _DATE_DIGITS) | (texts.lengths != _DATE_LENGTH)
    keys = np.where(plain, counts * 2 + plus, 0).astype(np.uint8)
    order = np.argsort(keys, kind="stable")
    ends = np.cumsum(np.bincount(keys)).tolist()
    for key, start, end in zip(range(len(ends)), [0, *ends], ends, strict=False):
        if key and end > start:
            rows = order[start:end]
            places = first[rows][:, None] + np.arange(key // 2)
            yield _Group(rows, digits[places], bool(key % 2))


def _counts_before(hits: Mask) -> NDArray[np.int32]:
    """How many hits there are before each place, and in all."""
    counts = np.zeros(len(hits) + 1, np.int32)
    np.cumsum(hits, dtype=np.int32, out=counts[1:])
    return counts


def _plain(texts: Texts, kinds: NDArray[np.uint8]) -> tuple[Mask, Mask]:
    """Which rows start with a plus, and which hold nothing that needs a closer look."""
    plain = (texts.lengths > 0) & (texts.lengths <= _LONGEST_TEXT)
    starts, ends = texts.offsets[:-1], texts.offsets[1:]
    plus = np.zeros(len(texts), bool)
    data = np.append(texts.data, np.zeros(3, np.uint8))  # bytes to look ahead at
    plus[plain] = data[starts[plain]] == ord("+")
    head = starts + plus
    bracket = data[head] == ord("(")
    plain &= _CLASSES[data[head + bracket]] == _DIGIT
    plain &= data[ends - 1] != ord(")")
    plain[_rows_of(texts, np.flatnonzero(kinds == _OTHER))] = False
    pluses = np.flatnonzero(kinds == _PLUS)
    rows = _rows_of(texts, pluses)
    plain[rows[pluses != starts[rows]]] = False
    plain[_rows_of(texts, _zero_in_brackets(data))] = False
    plain[_like_a_float(texts, kinds)] = False
    return plus, plain


def _rows_of(texts: Texts, places: Ints) -> Ints:
    rows: Ints = np.searchsorted(texts.offsets, places, side="right") - 1
    return rows


def _zero_in_brackets(data: Bytes) -> Ints:
    """Where ``(0)`` stands, or blanks begin a bracket."""
    at = np.flatnonzero(data == ord("("))
    first, second = data[at + 1], data[at + 2]
    alone = (first == ord("0")) & ((second == ord(")")) | (second == ord(" ")))
    found: Ints = at[alone | (first == ord(" "))]
    return found


def _like_a_float(texts: Texts, kinds: NDArray[np.uint8]) -> Ints:
    """Rows whose only mark is one dot, as 4155550123.0, or with one dot and a 0 at the end."""
    dots = _rows_of(texts, np.flatnonzero(texts.data == ord(".")))
    if not len(dots):
        return dots
    rows, counts = np.unique(dots, return_counts=True)
    rows = rows[counts == 1]
    marks = _counts_before(kinds == _MARK)
    ends = texts.offsets[rows + 1]
    only = marks[ends] - marks[texts.offsets[rows]] == 1
    found: Ints = rows[only | (texts.data[ends - 1] == ord("0"))]
    return found


def _read_international(group: _Group, options: PhoneOptions, found: _Found) -> None:
    """Numbers after a plus, by country code."""
    head = first_three(group.digits)
    sizes = code_lengths()[head]
    codes = head // 10 ** (3 - sizes.astype(np.int64))
    for code in np.unique(codes[sizes > 0]).tolist():
        part = group.where((codes == code) & (sizes > 0)).without(len(str(code)))
        number_plan = code_plan(str(code))
        prefix = number_plan.main.metadata.national_prefix_for_parsing
        part = part.where(~matches(part.digits, prefix))
        _judge(part, number_plan, options, found)


def _read_national(group: _Group, options: PhoneOptions, region: str, found: _Found) -> None:
    """Numbers of the caller's region, with or without its trunk prefix."""
    metadata = region_plan(region).metadata
    code = str(metadata.country_code)
    own = code_plan(code)
    if code == NANP:
        return _read_north_american(group, own, options, found)
    foreign = matches(group.digits, metadata.international_prefix)
    group = group.where(~foreign & ~starts_with(group.digits, code))
    prefix = metadata.national_prefix_for_parsing
    prefixed = matches(group.digits, prefix)
    _judge(group.where(~prefixed), own, options, found)
    if prefix and prefix.isdecimal() and prefixed.any():
        trunk = group.where(prefixed)
        trunk = trunk.where(~region_plan(region).is_general(trunk.digits)).without(len(prefix))
        if trunk.digits.shape[1] in region_plan(region).lengths.full:
            _judge(trunk, own, options, found)
    return None


def _read_north_american(
    group: _Group, own: CodePlan, options: PhoneOptions, found: _Found
) -> None:
    """Ten digits, or eleven with a 1 before them; fewer lack the area code."""
    digits = group.digits.shape[1]
    if digits == plan.LOCAL_DIGITS and options.default_area_code is not None:
        return
    if digits == len(NANP) + 10:
        long = group.where(starts_with(group.digits, NANP)).without(1)
        _judge(long.where(long.digits[:, 0] >= ord("2")), own, options, found)
    group = group.where(group.digits[:, 0] >= ord("2"))
    prefix = region_plan(options.region or "").metadata.national_prefix_for_parsing
    _judge(group.where(~matches(group.digits, prefix)), own, options, found)


def _judge(group: _Group, number_plan: CodePlan, options: PhoneOptions, found: _Found) -> None:
    """Accept or refuse national numbers of one country code."""
    group = group.where(~starts_with(group.digits, "00"))
    length, lengths = group.digits.shape[1], number_plan.main.lengths
    if number_plan.code == plan.ARGENTINA:
        group = group.where(~starts_with(group.digits, "15"))
    if length not in lengths.full:
        if number_plan.code != plan.MEXICO:  # which had longer ones once
            found.refuse(group.rows, plan.NO_AREA if length in lengths.local else plan.NOT_POSSIBLE)
        return
    one_digit = (group.digits == group.digits[:, :1]).all(axis=1)
    group = group.where(~one_digit & ~starts_with(group.digits, number_plan.code))
    if number_plan.code == NANP:
        fits = (group.digits[:, 0] >= ord("2")) & (group.digits[:, 3] >= ord("2"))
        found.refuse(group.rows[~fits], plan.NOT_NANP)
        group = group.where(fits)
    if options.validity == ASSIGNED:
        in_use = number_plan.in_use(group.digits)
        found.refuse(group.rows[~in_use], plan.NOT_ASSIGNED)
        group = group.where(in_use)
    found.add(group.rows, number_plan.code, group.digits)
