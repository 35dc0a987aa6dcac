"""What the number plans of countries say: country codes, prefixes, lengths, ranges."""

from __future__ import annotations

import re
from typing import Any

from cleanlib.column_types.phone.number import NANP, PhoneNumber
from cleanlib.column_types.phone.options import ASSIGNED, PhoneOptions
from cleanlib.column_types.phone.reading import Dialled
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.regions import phonenumbers

NANP_NUMBER = re.compile(r"[2-9][0-9]{2}[2-9][0-9]{6}")
LOCAL_DIGITS = 7  # of a North American number without its area code
SHORT_CODE_DIGITS = 6
MEXICO, ARGENTINA = "52", "54"
RETIRED = re.compile(r"(?:1|01|044|045)([2-9][0-9]{9})")  # dialled in Mexico until 2019
_ZERO_IN_BRACKETS = re.compile(r"(\(?(?:\+|00|011)[ .-]*\(?[0-9]{1,3}\)?[ .-]*)[(\[] ?0 ?[)\]]")
NOT_POSSIBLE = ("length", "no number of this country has so many digits")
NO_AREA = ("missing_part", "the area code is absent")
NO_COUNTRY = ("missing_part", "the country code is absent, and no region is stated")
FILLER = ("component", "one digit repeated")
NOT_NANP = ("component", "area codes and exchanges of North America start with 2 to 9")
NOT_ASSIGNED = ("unknown", "the number plan has no such range in use")
UNKNOWN_CODE = ("unknown", "no country has this country code")
TWO_CODES = ("component", "two country codes")
TWO_ZEROS = ("component", "no national number starts with 00")
SHORT_CODE = ("length", "a short code, which is no number of a subscriber")


def number_of(dialled: Dialled, options: PhoneOptions) -> PhoneNumber:
    """The number that was dialled from the country that the options state."""
    text = dialled.number
    parsed = _parse(_digits(text), options)
    if match := _ZERO_IN_BRACKETS.match(text):
        parsed = _without_zero(_digits(match[1] + text[match.end() :]), parsed, options)
    national = phonenumbers().national_significant_number(parsed)
    number = PhoneNumber(str(parsed.country_code), national, dialled.extension)
    if number.country_code == MEXICO and (match := RETIRED.fullmatch(national)):
        note("prefix_retired")
        return number._replace(national=match[1])
    return number


def _digits(text: str) -> str:
    """The digits, after a plus where there is one."""
    return ("+" if "+" in text else "") + re.sub(r"[^0-9]", "", text)


def _parse(digits: str, options: PhoneOptions) -> Any:
    package = phonenumbers()
    try:
        parsed = package.parse(_with_area(digits, options), options.region)
    except package.NumberParseException as error:
        raise _refusal(error.error_type, digits, options) from None
    if digits.startswith(f"+{parsed.country_code}00"):
        raise Invalid(*TWO_CODES)
    if _is_short_code(digits, parsed, options):
        raise Invalid(*SHORT_CODE)
    return parsed


def _with_area(digits: str, options: PhoneOptions) -> str:
    """Seven digits after the area code that the options state."""
    area = options.default_area_code
    if area is None or len(digits) != LOCAL_DIGITS or "+" in digits or options.region is None:
        return digits
    if phonenumbers().country_code_for_region(options.region) != int(NANP):
        return digits
    note("area_code_assumed")
    return area + digits


def _refusal(kind: int, digits: str, options: PhoneOptions) -> Invalid:
    package = phonenumbers()
    if kind == package.NumberParseException.INVALID_COUNTRY_CODE:
        is_national = options.region is None and "+" not in digits
        return Invalid(*(NO_COUNTRY if is_national else UNKNOWN_CODE))
    return Invalid(*NOT_POSSIBLE)


def _is_short_code(digits: str, parsed: Any, options: PhoneOptions) -> bool:
    """Whether this is dialled inside a country only, such as 911 and 116117."""
    if len(digits) > SHORT_CODE_DIGITS or "+" in digits or options.region is None:
        return False
    from phonenumbers import shortnumberinfo

    return bool(shortnumberinfo.is_valid_short_number_for_region(parsed, options.region))


def _without_zero(digits: str, parsed: Any, options: PhoneOptions) -> Any:
    """Another country's trunk zero goes; one that is part of the number, as in Italy, stays."""
    package = phonenumbers()
    try:
        shorter = package.parse(digits, options.region)
    except package.NumberParseException:
        return parsed
    return shorter if package.is_valid_number(shorter) else parsed


def check(number: PhoneNumber, options: PhoneOptions) -> PhoneNumber:
    """The number, or `Invalid` with what is wrong about it."""
    package = phonenumbers()
    found = number.as_object()
    result = package.is_possible_number_with_reason(found)
    reasons = package.ValidationResult
    if result == reasons.IS_POSSIBLE_LOCAL_ONLY or _lacks_area(number):
        raise Invalid(*NO_AREA)
    if result != reasons.IS_POSSIBLE:
        raise Invalid(*(UNKNOWN_CODE if result == reasons.INVALID_COUNTRY_CODE else NOT_POSSIBLE))
    if len(set(number.national)) == 1:
        raise Invalid(*FILLER)
    if number.national.startswith("00"):
        raise Invalid(*TWO_ZEROS)
    if number.is_nanp and NANP_NUMBER.fullmatch(number.national) is None:
        raise Invalid(*NOT_NANP)
    if _has_code_twice(number):
        raise Invalid(*TWO_CODES)
    if options.validity == ASSIGNED and not package.is_valid_number(found):
        raise Invalid(*NOT_ASSIGNED)
    return number


def _has_code_twice(number: PhoneNumber) -> bool:
    """Whether the number is one in use only without a second country code."""
    code, national = number.country_code, number.national
    if not national.startswith(code) or len(national) == len(code):
        return False
    is_valid = phonenumbers().is_valid_number
    shorter = PhoneNumber(code, national.removeprefix(code))
    return is_valid(shorter.as_object()) and not is_valid(number.as_object())


def _lacks_area(number: PhoneNumber) -> bool:
    """Whether an Argentine number is the local form of a mobile, 15 and the subscriber."""
    return number.country_code == ARGENTINA and number.national.startswith("15")
