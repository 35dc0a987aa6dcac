"""Where the answer is not that of python-stdnum; a rule takes the number and
the text it was read from, and returns the number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cleanlib.core.errors import Invalid


def prefixed(text: str, country: str | None) -> str:
    """A VAT number with the prefix of its country."""
    if country is None:
        return text
    prefix = "EL" if country.upper() == "GR" else country.upper()
    given = text[:2].upper()
    own = {prefix, "GR"} if prefix == "EL" else {prefix}
    if given in own:
        return text
    if given.isalpha() and prefix != "FR":  # a French number may begin with letters of its own
        raise Invalid("component", f"not a number of {prefix}")
    return prefix + text


def _greek_prefix(number: str, text: str) -> str:
    """VAT numbers of Greece begin with EL, not with the code of the country."""
    return "EL" + number[2:] if number.startswith("GR") else number


def _no_digit_added(number: str, text: str) -> str:
    """The element strings of a bar code, and book numbers, are as long as they were written."""
    if sum(map(str.isalnum, text)) != sum(map(str.isalnum, number)):
        raise Invalid("length")
    return number


def _book(number: str, text: str) -> str:
    """979-0 is the range of printed music; and no zero is added to a number of nine digits."""
    _no_digit_added(number, text)
    if number.startswith("9790"):
        raise Invalid("component", "979-0 numbers are ISMN, not ISBN")
    return number


def _without_check_digits(number: str, text: str) -> str:
    """The check digits of an ISAN, once checked, are no part of its compact form."""
    with_first = len(number) in (17, 26)
    return number[:16] + number[16 + with_first :][:8]


def _whole_social_security_number(number: str, text: str) -> str:
    """An AHV number has thirteen digits; python-stdnum takes other lengths of bar codes too."""
    if len(number) != 13:
        raise Invalid("length")
    return number


def _court(number: str, text: str) -> str:
    """The city in a French commercial register number has no signs but these."""
    if not all(character.isalnum() or character in " -'" for character in number):
        raise Invalid("syntax")
    return number


def _before_check_digit(number: str, text: str) -> str:
    """A number of zeros, or of its check digit alone, is nobody's."""
    if not number[:-1].strip("0"):
        raise Invalid("component", "nothing but a check digit")
    return number


RULES: Mapping[str, Callable[[str, str], str]] = {
    "ch.ssn": _whole_social_security_number,
    "eu.vat": _greek_prefix,
    "fr.rcs": _court,
    "gs1_128": _no_digit_added,
    "isan": _without_check_digits,
    "isbn": _book,
    "py.ruc": _before_check_digit,
    "vatin": _greek_prefix,
}
