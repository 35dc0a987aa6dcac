"""Writes exact degrees: rounded half away from zero, carried, and without a sign on zero."""

from __future__ import annotations

from fractions import Fraction

from cleanlib.shared.coordinates.tokens import LATITUDE


def letters(axis: str) -> str:
    """The hemispheres of not negative and of negative degrees."""
    return "NS" if axis == LATITUDE else "EW"


def rounded(degrees: Fraction, steps: int) -> int:
    """Degrees in whole steps, of which one degree has so many.

    >>> rounded(Fraction(-5, 2), 1)
    -3
    """
    size = (2 * abs(degrees.numerator) * steps + degrees.denominator) // (2 * degrees.denominator)
    return -size if degrees < 0 else size


def decimal_degrees(degrees: Fraction, precision: int) -> str:
    """Degrees with at most so many decimals.

    >>> decimal_degrees(Fraction("0.000086"), 5), decimal_degrees(Fraction("-0.000001"), 5)
    ('0.00009', '0')
    """
    return decimal_text(rounded(degrees, 10**precision), precision)


def decimal_text(steps: int, precision: int) -> str:
    """A number of steps of 10 to the power of minus ``precision``, as a decimal number."""
    whole, rest = divmod(abs(steps), 10**precision)
    fraction = f"{rest:0{precision}}".rstrip("0") if rest else ""
    return f"{'-' * (steps < 0)}{whole}{'.' * bool(fraction)}{fraction}"


def letter(steps: int, axis: str) -> str:
    """The hemisphere of a rounded number of degrees; zero is north and east.

    >>> letter(-1, "latitude"), letter(0, "longitude")
    ('S', 'E')
    """
    return letters(axis)[steps < 0]


def with_hemisphere(degrees: Fraction, axis: str, precision: int) -> str:
    """Decimal degrees and the hemisphere.

    >>> with_hemisphere(Fraction("-0.5"), "latitude", 5)
    '0.5° S'
    """
    steps = rounded(degrees, 10**precision)
    return f"{decimal_text(abs(steps), precision)}° {letter(steps, axis)}"


def degrees_minutes(degrees: Fraction, axis: str, precision: int) -> str:
    """Degrees and minutes with so many decimals.

    >>> degrees_minutes(Fraction("51.4934"), "latitude", 3)
    '51° 29.604′ N'
    """
    steps = rounded(degrees, 60 * 10**precision)
    whole, minutes = divmod(abs(steps), 60 * 10**precision)
    return f"{whole}° {_fixed(minutes, precision)}′ {letter(steps, axis)}"


def sexagesimal(degrees: Fraction, axis: str, precision: int) -> tuple[int, int, str, str]:
    """Degrees, minutes, seconds with so many decimals, and the hemisphere.

    >>> sexagesimal(Fraction("-0.0098"), "longitude", 2)
    (0, 0, '35.28', 'W')
    """
    steps = rounded(degrees, 3600 * 10**precision)
    minutes, seconds = divmod(abs(steps), 60 * 10**precision)
    return *divmod(minutes, 60), _fixed(seconds, precision), letter(steps, axis)


def degrees_minutes_seconds(degrees: Fraction, axis: str, precision: int) -> str:
    """Degrees, minutes, and seconds with so many decimals.

    >>> degrees_minutes_seconds(Fraction("10.9999999"), "latitude", 1)
    '11° 0′ 0.0″ N'
    """
    whole, minutes, seconds, side = sexagesimal(degrees, axis, precision)
    return f"{whole}° {minutes}′ {seconds}″ {side}"


def _fixed(steps: int, precision: int) -> str:
    whole, rest = divmod(steps, 10**precision)
    return f"{whole}.{rest:0{precision}}" if precision else str(whole)
