"""Numbers of payment cards (ISO/IEC 7812): credit, debit and charge cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean
from cleanlib.core.kernel import Answers
from cleanlib.core.text_buffer import Bytes, Mask, Texts
from cleanlib.shared import checksum_arrays
from cleanlib.shared.card_networks import PREFIX, network_of, networks
from cleanlib.shared.checksums import luhn
from cleanlib.shared.code_kernel import Numbers, Plan, Verdict, answers
from cleanlib.shared.compact_texts import Layouts
from cleanlib.shared.identifier_text import cell_of, readings, without_point_zero
from cleanlib.shared.masking import mask_all_but
from cleanlib.shared.options import texts

_SHOWN = 4
_LABELS = frozenset({"card", "cc", "credit", "debit", "pan", "kreditkarte", "visa", "mastercard"})
_GROUPS = {14: (4, 6, 4), 15: (4, 6, 5), 19: (4, 4, 4, 4, 3)}
_LENGTHS = range(12, 20)
_DIGITS = re.compile(r"\d{8,19}", re.ASCII)


class CreditCard(NamedTuple):
    """The digits of a card number, and its network where that is known."""

    number: str
    network: str | None = None


@dataclass(frozen=True)
class CreditCardOptions:
    """What a caller may say about a column of card numbers."""

    networks: Sequence[str] | None = option(
        None,
        "the payment networks that are wanted, such as ['visa', 'amex']; numbers of others are "
        "invalid; any when not given",
        tries=(),
    )


def check_options(options: CreditCardOptions) -> None:
    """Refuse networks that there are not."""
    if options.networks is None:
        return
    for name in texts(options.networks, "networks"):
        if name not in networks():
            known = ", ".join(networks())
            raise BadOption(f"networks: {name!r} is unknown{did_you_mean(name, networks())} "
                            f"Known are: {known}")  # fmt: skip


def split(text: str, options: CreditCardOptions) -> CreditCard:
    """Find the digits, in groups or not."""
    for reading in readings(without_point_zero(text) or text, _LABELS):
        if _DIGITS.fullmatch(reading):
            return CreditCard(reading)
    raise Invalid("syntax", "not 12 to 19 digits, with or without spaces and hyphens")


def validate(value: CreditCard, options: CreditCardOptions) -> CreditCard:
    """Check the length, as the network has it, and the check digit."""
    number = value.number
    if number[0] == "0":
        raise Invalid("component", "no card number begins with 0")
    network = network_of(number)
    if len(number) not in network.lengths:
        raise Invalid("length")
    if not luhn(number):
        raise Invalid("checksum")
    if options.networks is not None and network.name not in options.networks:
        raise Invalid("component", "of another network than is wanted")
    return CreditCard(number, network.name)


def _spaced(value: CreditCard) -> str:
    groups, start = [], 0
    for size in _GROUPS.get(len(value.number), (4, 4, 4, 4)):
        groups.append(value.number[start : start + size])
        start += size
    return " ".join([*filter(None, groups), *filter(None, [value.number[start:]])])


def _layout(length: int) -> str:
    return _spaced(CreditCard("x" * length))


@cache
def _plan() -> Plan:
    layouts = Layouts(tuple(_layout(length) for length in _LENGTHS))
    checks = dict.fromkeys(_LENGTHS, _check)
    return Plan(checks, layouts, {length: at for at, length in enumerate(_LENGTHS)})


def _check(cells: Bytes) -> Verdict:
    """Which rows of digits are good; those of a wrong length are for `validate` to refuse."""
    digits = checksum_arrays.are_digits(cells)
    prefixes = cells[:, :PREFIX].astype(np.int64) @ _POWERS - _ZEROS
    shaped = digits & _fitting(cells.shape[1])[np.where(digits, prefixes, 0)]
    good = shaped & checksum_arrays.luhn(cells)
    return Verdict(good, shaped & ~good)


_POWERS = 10 ** np.arange(PREFIX - 1, -1, -1)
_ZEROS = int(_POWERS.sum()) * ord("0")


@cache
def _fitting(length: int) -> Mask:
    """For each prefix whether its network has numbers of a length; none begins with 0."""
    prefixes = [f"{prefix:0{PREFIX}}" for prefix in range(10**PREFIX)]
    return np.array([p[0] != "0" and length in network_of(p).lengths for p in prefixes])


def kernel(texts: Texts, options: CreditCardOptions) -> Answers | None:
    """Check the plain numbers of a block at once, whatever their network."""
    return answers(_plan(), texts) if options.networks is None else None


def _parts(value: CreditCard) -> tuple[str | None, ...]:
    number = value.number
    return number[:6], number[6:-1], number[-1], value.network, number[-_SHOWN:]


def _masked(text: str) -> str:
    return mask_all_but(text, _SHOWN)


CREDIT_CARD: ColumnType[CreditCard, CreditCardOptions] = ColumnType(
    name="credit_card",
    title="Payment card number",
    doc=(
        "Numbers of credit, debit and charge cards (ISO/IEC 7812): 12 to 19 digits that keep the "
        "Luhn formula, as many as their network has, in groups or not. Reports, warnings and "
        "errors show no more than the last four digits of a cell."
    ),
    split=split,
    validate=validate,
    formats={
        "compact": TargetFormat(lambda v: v.number, "4111111111111111", render_all=Numbers.compact),
        "spaced": TargetFormat(_spaced, "4111 1111 1111 1111", render_all=Numbers.standard),
        "standard": TargetFormat(_spaced, "as spaced", render_all=Numbers.standard),
        "masked": TargetFormat(lambda v: _masked(v.number), "************1111", lossless=False),
        "last4": TargetFormat(lambda v: v.number[-_SHOWN:], "1111", lossless=False),
        "network": TargetFormat(lambda v: v.network, "visa, mastercard, amex", lossless=False),
        "parts": TargetFormat(
            _parts,
            "issuer digits, account, check digit, network, last four digits",
            ("iin", "account", "check_digit", "network", "last4"),
            lossless=False,
        ),
    },
    format_aliases={"mask": "masked"},
    default_format="compact",
    options=CreditCardOptions,
    check_options=check_options,
    cell=cell_of(()),
    kernel=kernel,
    mask=_masked,
    examples={
        "4111-1111 11111111": "4111111111111111",
        "3782 822463 10005": "378282246310005",
        "5555 5555 5555 4444": "5555555555554444",
    },
    refused={
        "4111 1111 1111 1112": "checksum",
        "0000 0000 0000 0000": "component",
        "4111 1111 1111 111": "length",
        "4.11111E+15": "lost_digits",
        "************1111": "syntax",
    },
    hints=frozenset({"card", "cc", "creditcard", "pan"}),
)
