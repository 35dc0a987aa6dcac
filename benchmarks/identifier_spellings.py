"""Made-up identifiers with right check digits, and the ways of writing them that are mixed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from benchmarks.spellings import TEXT, Maker, mixture

NOTHING = pa.scalar("", TEXT)
Draw = Callable[[int, np.random.Generator], np.ndarray]  # a matrix of digits, the check digit last


@dataclass(frozen=True)
class Spelling:
    """A sign between groups of four characters, and blanks around all."""

    sign: str
    around: str = ""
    weight: float = 1.0


SPELLINGS = (Spelling("", weight=6), Spelling(" ", weight=2), Spelling("-"), Spelling("", " "))


def _digits(size: int, width: int, rng: np.random.Generator) -> np.ndarray:
    return rng.integers(0, 10, (size, width))


def with_gs1_digit(body: np.ndarray) -> np.ndarray:
    """Bodies with the check digit of bar codes."""
    weights = np.where(np.arange(body.shape[1])[::-1] % 2, 1, 3)
    return np.asarray(np.c_[body, -(body @ weights) % 10])


def with_luhn_digit(body: np.ndarray) -> np.ndarray:
    """Bodies with the check digit of cards and phones."""
    doubled = body * np.where(np.arange(body.shape[1])[::-1] % 2, 1, 2)
    return np.asarray(np.c_[body, -(doubled // 10 + doubled % 10).sum(axis=1) % 10])


def ean(size: int, rng: np.random.Generator) -> np.ndarray:
    """Bar codes of thirteen digits."""
    return with_gs1_digit(_digits(size, 12, rng))


def isbn(size: int, rng: np.random.Generator) -> np.ndarray:
    """Book numbers of thirteen digits, of the English, French and German groups."""
    body = _digits(size, 12, rng)
    body[:, :3] = (9, 7, 8)
    body[:, 3] = rng.integers(0, 4, size)
    return with_gs1_digit(body)


def card(size: int, rng: np.random.Generator) -> np.ndarray:
    """Card numbers of sixteen digits."""
    body = _digits(size, 15, rng)
    body[:, 0] = 4
    return with_luhn_digit(body)


def imei(size: int, rng: np.random.Generator) -> np.ndarray:
    """Numbers of mobile phones."""
    return with_luhn_digit(_digits(size, 14, rng))


def isin(size: int, rng: np.random.Generator) -> np.ndarray:
    """The digits of securities of the United States; US counts as 3028 in the check digit."""
    body = _digits(size, 9, rng)
    letters = np.broadcast_to([3, 0, 2, 8], (size, 4))
    return with_luhn_digit(np.c_[letters, body])[:, 4:]


def iban(size: int, rng: np.random.Generator) -> np.ndarray:
    """The digits of German accounts: two check digits, then eighteen."""
    bban = _digits(size, 18, rng)
    rest = np.zeros(size, int)
    for digit in [*bban.T, 1, 3, 1, 4, 0, 0]:
        rest = (rest * 10 + digit) % 97
    check = 98 - rest
    return np.asarray(np.c_[check // 10, check % 10, bban])


def _texts(digits: np.ndarray) -> pa.Array:
    rows = (digits + 48).astype(np.uint8)
    return pa.array(rows.view(f"S{rows.shape[1]}").ravel().astype(str), TEXT)


def _grouped(codes: pa.Array, sign: str) -> pa.Array:
    return pc.replace_substring_regex(codes, "(....)", rf"\1{sign}") if sign else codes


def _write(
    draw: Draw, prefix: str, spelling: Spelling, size: int, rng: np.random.Generator
) -> pa.Table:
    codes = pc.binary_join_element_wise(pa.scalar(prefix, TEXT), _texts(draw(size, rng)), NOTHING)
    written = pc.utf8_trim(_grouped(codes, spelling.sign), spelling.sign or " ")
    around = pa.scalar(spelling.around, TEXT)
    return pa.table(
        {"text": pc.binary_join_element_wise(around, written, around, NOTHING), "truth": codes}
    )


def _spoilt(draw: Draw, prefix: str, size: int, rng: np.random.Generator) -> pa.Table:
    """Numbers of which the last digit is another one."""
    digits = draw(size, rng)
    digits[:, -1] = (digits[:, -1] + rng.integers(1, 10, size)) % 10
    codes = pc.binary_join_element_wise(pa.scalar(prefix, TEXT), _texts(digits), NOTHING)
    return pa.table({"text": codes})


def good(draw: Draw, prefix: str = "") -> Maker:
    """A maker of valid identifiers in all spellings."""
    return mixture(SPELLINGS, partial(_write, draw, prefix))


def bad(draw: Draw, prefix: str = "") -> Maker:
    """A maker of identifiers with a wrong check digit."""
    return partial(_spoilt, draw, prefix)
