"""Where the answer is not that of python-stdnum; each rule takes and returns a number."""

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
    if given.isalpha() and prefix not in ("CH", "CY", "ES", "FR", "IE", "NL"):
        raise Invalid("component", f"not a number of {prefix}")
    return prefix + text


def _greek_prefix(number: str) -> str:
    """VAT numbers of Greece begin with EL, not with the code of the country."""
    return "EL" + number[2:] if number.startswith("GR") else number


def _no_music(number: str) -> str:
    """979-0 is the range of printed music, which has no ISBN."""
    if number.startswith("9790"):
        raise Invalid("component", "979-0 numbers are ISMN, not ISBN")
    return number


def _without_check_digits(number: str) -> str:
    """The check digits of an ISAN, once checked, are no part of its compact form."""
    with_first = len(number) in (17, 26)
    return number[:16] + number[16 + with_first :][:8]


RULES: Mapping[str, Callable[[str], str]] = {
    "eu_vat": _greek_prefix,
    "isan": _without_check_digits,
    "isbn": _no_music,
    "vatin": _greek_prefix,
}
