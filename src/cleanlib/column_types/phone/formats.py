"""The named target formats of telephone numbers."""

from __future__ import annotations

import re
from typing import Any

from cleanlib.column_types.phone import array_formats
from cleanlib.column_types.phone.number import PhoneNumber
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.regions import phonenumbers

PARTS = ("country_code", "area_code", "exchange", "line", "national_number", "extension")
_SHOWN = 4  # digits at the end that a masked number keeps, when as many are hidden


def nanp_parts(number: PhoneNumber) -> tuple[str, str, str]:
    """Area code, exchange and line."""
    return number.national[:3], number.national[3:6], number.national[6:]


def parts(number: PhoneNumber) -> tuple[str | None, ...]:
    """One entry for each of `PARTS`; None for those that the number has not."""
    extension = number.extension or None
    if number.is_nanp:
        return (number.country_code, *nanp_parts(number), None, extension)
    return (number.country_code, None, None, None, number.national, extension)


def drop_extension(number: PhoneNumber) -> None:
    """Count an extension that the target format cannot hold."""
    if number.extension:
        note("extension_dropped")


def _e164(number: PhoneNumber) -> str:
    drop_extension(number)
    return f"+{number.country_code}{number.national}"


def _in_package_format(number: PhoneNumber, name: str) -> str:
    package = phonenumbers()
    plain = number._replace(extension="").as_object()
    written: str = package.format_number(plain, getattr(package.PhoneNumberFormat, name))
    return written


def _with_extension(number: PhoneNumber, written: str) -> str:
    return f"{written} ext. {number.extension}" if number.extension else written


def _international(number: PhoneNumber) -> str:
    return _with_extension(number, _in_package_format(number, "INTERNATIONAL"))


def _national(number: PhoneNumber) -> str:
    return _with_extension(number, _in_package_format(number, "NATIONAL"))


def _nanp(number: PhoneNumber) -> str:
    if not number.is_nanp:
        raise Invalid("missing_part", f"a number of +{number.country_code} has no NANP form")
    return _with_extension(number, "-".join(nanp_parts(number)))


def _rfc3966(number: PhoneNumber) -> str:
    written = _in_package_format(number, "RFC3966")
    return f"{written};ext={number.extension}" if number.extension else written


def _digits(number: PhoneNumber) -> str:
    drop_extension(number)
    return number.country_code + number.national


def _masked(number: PhoneNumber) -> str:
    """The international form with stars for all but the last digits."""
    written = _in_package_format(number, "INTERNATIONAL")
    code = len(number.country_code) + 1
    shown = min(_SHOWN, len(number.national) // 2)
    hidden = len(number.national) - shown
    return written[:code] + re.sub(r"[0-9]", "*", written[code:], count=hidden)


def _type(number: PhoneNumber) -> str:
    package = phonenumbers()
    kind = package.number_type(number.as_object())
    name: str = package.PhoneNumberType.to_string(kind)
    return name.lower()


def _region(number: PhoneNumber) -> str:
    found = phonenumbers().region_code_for_number(number.as_object())
    if found is None or not found.isalpha():
        raise Invalid("missing_part", "no country has this range in use")
    return str(found)


def _written(
    render: Any, doc: str, lossless: bool = False, render_all: Any = None
) -> TargetFormat[PhoneNumber]:
    return TargetFormat(render, doc, lossless=lossless, render_all=render_all)


FORMATS = {
    "e164": _written(_e164, "+12025550143, without the extension", render_all=array_formats.e164),
    "international": _written(
        _international, "+1 202-555-0143 ext. 7", True, array_formats.international
    ),
    "national": _written(
        _national,
        "(202) 555-0143 ext. 7, as dialled in its own country",
        render_all=array_formats.national,
    ),
    "nanp": _written(
        _nanp,
        "202-555-0143 ext. 7; numbers outside North America are invalid",
        render_all=array_formats.nanp,
    ),
    "rfc3966": _written(_rfc3966, "tel:+1-202-555-0143;ext=7", True, array_formats.rfc3966),
    "digits": _written(_digits, "12025550143, country code first", render_all=array_formats.digits),
    "masked": _written(_masked, "+1 ***-***-0143"),
    "type": _written(
        _type,
        "what the number plan uses the range for: mobile, fixed_line, fixed_line_or_mobile, "
        "toll_free, premium_rate, voip ..., unknown",
    ),
    "region": _written(_region, "US, the country of the number (ISO 3166)"),
    "parts": TargetFormat(
        parts,
        "area_code, exchange and line for North America, else national_number; country_code and "
        "extension for all, each null where a number has none",
        PARTS,
        render_all=array_formats.parts,
    ),
}
