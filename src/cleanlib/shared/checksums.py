"""Check digits of single numbers; `cleanlib.shared.checksum_arrays` checks many at once."""

from __future__ import annotations

from collections.abc import Sequence


def luhn(digits: str) -> bool:
    """Whether a number of ASCII digits keeps the Luhn formula (ISO/IEC 7812-1, annex B).

    >>> luhn("4111111111111111"), luhn("4111111111111112")
    (True, False)
    """
    total = sum(map(int, digits[-1::-2]))
    total += sum(_DOUBLED[int(digit)] for digit in digits[-2::-2])
    return total % 10 == 0


_DOUBLED = (0, 2, 4, 6, 8, 1, 3, 5, 7, 9)


def weighted(digits: str, weights: Sequence[int]) -> int:
    """The sum of digits times weights; ``X`` counts ten.

    >>> weighted("0306406152", range(10, 0, -1)) % 11
    0
    """
    values = (10 if digit == "X" else int(digit) for digit in digits)
    return sum(value * weight for value, weight in zip(values, weights, strict=False))


def mod_11_2(number: str) -> bool:
    """Whether a number with its check character keeps ISO 7064 MOD 11-2.

    >>> mod_11_2("0000000218250097")
    True
    """
    rest = 0
    for digit in number[:-1]:
        rest = (rest + int(digit)) * 2 % 11
    check = 10 if number[-1] == "X" else int(number[-1])
    return (rest + check) % 11 == 1


def gs1(digits: str) -> bool:
    """Whether digits keep the formula of GTIN: weights 3 and 1 in turn, from the right.

    >>> gs1("4006381333931")
    True
    """
    odd, even = digits[-1::-2], digits[-2::-2]
    return (sum(map(int, odd)) + 3 * sum(map(int, even))) % 10 == 0


def weighted_values(values: Sequence[int], weights: Sequence[int]) -> int:
    """The sum of numbers times weights.

    >>> weighted_values([1, 2, 3], [3, 2, 1])
    10
    """
    return sum(value * weight for value, weight in zip(values, weights, strict=True))
