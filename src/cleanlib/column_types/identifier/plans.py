"""The plans of kernels: which check and which layout the numbers of a row have."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from cleanlib.column_types.identifier import book_layouts, iban_structures
from cleanlib.column_types.identifier.reader import stdnum_module
from cleanlib.column_types.identifier.row import Row
from cleanlib.core.text_buffer import Bytes, Ints, Mask
from cleanlib.shared import checksum_arrays as checksums
from cleanlib.shared.code_kernel import Check, Plan, Verdict
from cleanlib.shared.compact_texts import Layouts

_X = ord("X")
_FIRST = re.compile(r"\[(\d+)\]")


def plan_of(row: Row) -> Plan:
    """The plan that a row's kernel column names."""
    name, _, argument = row.kernel.partition(" ")
    return _PLANS[name](row, argument)


def _of_layout(layout: str, check: Check, separators: str = " -") -> Plan:
    """Numbers of one length, written in one way."""
    length = layout.count("x")
    return Plan({length: check}, Layouts((layout,)), {length: 0}, separators)


def _digits(passes: Callable[[Bytes], Mask]) -> Check:
    """Digits only, with a check that says which pass."""

    def check(cells: Bytes) -> Verdict:
        digits = checksums.are_digits(cells)
        good = digits & passes(cells)
        return Verdict(good, digits & ~good)

    return check


def _digits_or_x(passes: Callable[[Bytes], Mask]) -> Check:
    """Digits, the last of which may be an X."""

    def check(cells: Bytes) -> Verdict:
        last = cells[:, -1]
        shaped = checksums.are_digits(cells[:, :-1])
        shaped &= (last == _X) | checksums.are_digits(last[:, None])
        good = shaped & passes(cells)
        return Verdict(good, shaped & ~good)

    return check


class Sum(NamedTuple):
    """Digits times weights leave a rest when they are divided."""

    modulus: int
    weights: tuple[int, ...]
    rest: int


def _sums(row: Row, argument: str) -> Plan:
    """``sums xx.xx 11:1,2,3,4:0``: weighted sums, for digits that have no other rule."""
    layout, *stated = argument.split(" ")
    sums = []
    for one in stated:
        modulus, weights, rest = one.split(":")
        sums.append(Sum(int(modulus), tuple(map(int, weights.split(","))), int(rest)))
    return _only_good(layout, partial(_keep_sums, sums))


def _keep_sums(sums: Sequence[Sum], cells: Bytes) -> Mask:
    passed = np.ones(len(cells), bool)
    for modulus, weights, rest in sums:
        passed &= checksums.weighted_sum(cells, weights) % modulus == rest
    return passed


def _named(passes: Callable[[Bytes], Mask], row: Row, argument: str) -> Plan:
    """A named check of digits that have no other rule."""
    return _only_good(argument, passes)


def _only_good(layout: str, passes: Callable[[Bytes], Mask]) -> Plan:
    """Numbers that fail are read one by one, for python-stdnum may refuse them for another reason.

    So are numbers that begin with 0, which some countries leave out and others never give, and
    one digit over and over.
    """

    first, layout = _first_digits(layout)

    def check(cells: Bytes) -> Verdict:
        good = checksums.are_digits(cells) & passes(cells)
        good &= np.isin(cells[:, 0], first)
        good &= (cells != cells[:, :1]).any(axis=1)
        good &= cells[:, 0] != ord("0")
        return Verdict(good, np.zeros(len(cells), bool))

    return _of_layout(layout.replace("_", " "), check, " -./")


def _first_digits(layout: str) -> tuple[list[int], str]:
    """The digits that a number may begin with, and its layout: ``[12]xxxx`` begins with 1 or 2."""
    match = _FIRST.match(layout)
    digits = match[1] if match else "0123456789"
    return [ord(digit) for digit in digits], _FIRST.sub("x", layout)


def _ean(row: Row, argument: str) -> Plan:
    lengths = (8, 12, 13, 14)
    layouts = Layouts(tuple("x" * length for length in lengths))
    check = _digits(checksums.gs1)
    return Plan(dict.fromkeys(lengths, check), layouts, {n: i for i, n in enumerate(lengths)})


def _issn(row: Row, argument: str) -> Plan:
    def passes(cells: Bytes) -> Mask:
        passed: Mask = checksums.weighted_sum(cells, range(8, 0, -1), x_is_ten=True) % 11 == 0
        return passed

    return _of_layout("xxxx-xxxx", _digits_or_x(passes))


def _isni(row: Row, argument: str) -> Plan:
    return _of_layout("xxxx xxxx xxxx xxxx", _digits_or_x(checksums.mod_11_2))


def _imei(row: Row, argument: str) -> Plan:
    def any_digits(cells: Bytes) -> Verdict:
        digits = checksums.are_digits(cells)
        return Verdict(digits, np.zeros(len(cells), bool))

    layouts = Layouts(("xx-xxxxxx-xxxxxx", "xx-xxxxxx-xxxxxx-x", "xx-xxxxxx-xxxxxx-xx"))
    checks = {14: any_digits, 15: _digits(checksums.luhn), 16: any_digits}
    return Plan(checks, layouts, {14: 0, 15: 1, 16: 2})


def _lei(row: Row, argument: str) -> Plan:
    def check(cells: Bytes) -> Verdict:
        good = checksums.rest_of_97(cells) == 1
        return Verdict(good, np.zeros(len(cells), bool))

    return _of_layout("x" * 20, check)


def _isin(row: Row, argument: str) -> Plan:
    module = stdnum_module(row.module)

    def is_country(code: str) -> bool:
        body = f"{code}000000000"
        return bool(module.is_valid(body + module.calc_check_digit(body)))

    def check(cells: Bytes) -> Verdict:
        codes = cells[:, 0].astype(np.int64) * 256 + cells[:, 1]
        found, places = np.unique(codes, return_inverse=True)
        known = np.array([is_country(chr(code // 256) + chr(code % 256)) for code in found])[places]
        passed = checksums.are_digits(cells[:, -1:]) & checksums.luhn_of_letters(cells)
        return Verdict(known & passed, known & ~passed)

    return _of_layout("x" * 12, check)


def _iban(row: Row, argument: str) -> Plan:
    structures = iban_structures.by_length()
    lengths = sorted(structures)
    layouts = tuple(_grouped(length) for length in lengths)
    checks = {length: partial(_check_iban, structures[length]) for length in lengths}
    return Plan(checks, Layouts(layouts), {n: i for i, n in enumerate(lengths)})


def _grouped(length: int) -> str:
    return re.sub("(xxxx)(?=x)", r"\1 ", "x" * length)


def _check_iban(structures: dict[int, Bytes], cells: Bytes) -> Verdict:
    codes = cells[:, 0].astype(np.int64) * 256 + cells[:, 1]
    shaped = np.zeros(len(cells), bool)
    for code in np.unique(codes).tolist():
        if code in structures:
            own = codes == code
            shaped[own] = iban_structures.fits(structures[code], cells[own])
    rest = checksums.rest_of_97(np.roll(cells, -4, axis=1))
    return Verdict(shaped & (rest == 1), shaped & (rest != 1))


def _isbn(row: Row, argument: str) -> Plan:
    def ten(cells: Bytes) -> Mask:
        passed: Mask = checksums.weighted_sum(cells, range(10, 0, -1), x_is_ten=True) % 11 == 0
        return passed

    table = book_layouts.table()

    def check(cells: Bytes, inner: Check, offset: int) -> Verdict:
        verdict = inner(cells)
        layout, known = table.find(cells)
        return Verdict(verdict.good & known, verdict.wrong, layout + offset)

    thirteen = partial(_check_book, _digits(checksums.gs1))
    checks: dict[int, Check] = {
        10: partial(check, inner=_digits_or_x(ten), offset=len(table.layouts)),
        13: partial(check, inner=thirteen, offset=0),
    }
    layouts = Layouts((*table.layouts, *(layout[4:] for layout in table.layouts)))
    return Plan(checks, layouts, {10: 0, 13: 0})


def _check_book(inner: Check, cells: Bytes) -> Verdict:
    """978, or 979 not followed by 0; other numbers of thirteen digits are no books."""
    verdict = inner(cells)
    start: Ints = cells[:, :3].astype(np.int64) @ np.array([65536, 256, 1])
    book = (start == 0x393738) | ((start == 0x393739) & (cells[:, 3] != ord("0")))
    return Verdict(verdict.good & book, verdict.wrong)


_PLANS: dict[str, Callable[[Row, str], Plan]] = {
    "ean": _ean,
    "iban": _iban,
    "imei": _imei,
    "isbn": _isbn,
    "isin": _isin,
    "isni": _isni,
    "issn": _issn,
    "lei": _lei,
    "luhn": partial(_named, checksums.luhn),
    "mod_11_10": partial(_named, checksums.mod_11_10),
    "sums": _sums,
}
