"""Country calling codes, such as +49."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.regions import phonenumbers, region_of

_LONGEST = 80
_WORLD = "001"  # what phonenumbers calls codes that belong to no country
_OWN_AREAS = {("44", "1481"): "GG", ("44", "1534"): "JE", ("44", "1624"): "IM"}
_WHOLE_FLOAT = re.compile(r"(\+?[0-9]{1,4})\.0+")
_CODE = r"\(?(?:\+|00[ -]?|011[ -])? *(?P<code>[0-9]{1,8}(?:[ -]*\(?[0-9]{1,5}\)?)?)\)?"
_ALONE = re.compile(_CODE)
_AFTER_NAME = re.compile(rf"(?P<name>[^0-9+(]+?)[ :,=-]*{_CODE}")
_BEFORE_NAME = re.compile(rf"{_CODE}[ :,=-]*\(?(?P<name>[^0-9+()]+)\)?")


class CallingCode(NamedTuple):
    """A calling code, the digits after it that belong to one country, and the country."""

    code: str
    area: str = ""
    region: str = ""


@cache
def _regions() -> dict[str, tuple[str, ...]]:
    """Calling code to the regions that share it, the main one first."""
    table = phonenumbers().COUNTRY_CODE_TO_REGION_CODE
    return {str(code): tuple(regions) for code, regions in table.items()}


def split(text: str, options: NoOptions) -> CallingCode:
    """Take the digits, and a country beside them."""
    plain = _WHOLE_FLOAT.sub(r"\1", plain_text(text, _LONGEST))
    for form in (_ALONE, _AFTER_NAME, _BEFORE_NAME):
        if match := form.fullmatch(plain):
            found = _found(re.sub(r"[^0-9]", "", match["code"]))
            return _named(found, match.groupdict().get("name"))
    raise Invalid("syntax", "not written like +49")


def _found(digits: str) -> CallingCode:
    """The code that digits start with, and the area when it tells the country."""
    for size in (1, 2, 3):
        code, area = digits[:size], digits[size:]
        if code in _regions():
            if not area:
                return CallingCode(code)
            return CallingCode(code, area, _region_of_area(code, area))
    raise Invalid("unknown", "no country has this code")


def _region_of_area(code: str, area: str) -> str:
    if (code, area) in _OWN_AREAS:
        return _OWN_AREAS[code, area]
    for region in _regions()[code][1:]:  # the main one has the code to itself
        metadata = phonenumbers().PhoneMetadata.metadata_for_region(region, None)
        leading = None if metadata is None else metadata.leading_digits
        if leading and re.fullmatch(leading, area):
            return region
    raise Invalid("unknown", f"no country has a code of its own at +{code} {area}")


def _named(found: CallingCode, name: str | None) -> CallingCode:
    """The code of the country that stands beside it."""
    if name is None:
        return found
    region = region_of(name.strip(" ()"))
    if region is None:
        raise Invalid("syntax", "neither a code nor the name of a country")
    if region not in _regions()[found.code] or found.region not in ("", region):
        raise Invalid("component", "the code is not that of the country beside it")
    return found._replace(region=region)


def _digits(found: CallingCode) -> str:
    return found.code + found.area


def _main_region(found: CallingCode) -> str | None:
    """The country; where several share the code, the one that it is known for."""
    regions = _regions()[found.code]
    if found.region or regions[0] == _WORLD:
        return found.region or None
    if len(regions) > 1:
        note("main_region")
    return regions[0]


def _region(found: CallingCode) -> str:
    region = _main_region(found)
    if region is None:
        raise Invalid("missing_part", f"+{found.code} belongs to no country")
    return region


PHONE_COUNTRY_CODE: ColumnType[CallingCode, NoOptions] = ColumnType(
    name="phone_country_code",
    title="Country calling code",
    doc=(
        "Country calling codes of ITU E.164, with or without +, 00 or 011 before them, brackets, "
        "or the country's name or code beside them. Digits that tell one of the countries with a "
        "shared code, as in 1-242, stay. The list is that of the installed package phonenumbers."
    ),
    split=split,
    validate=lambda found, options: found,
    formats={
        "plus": TargetFormat(lambda found: f"+{_digits(found)}", "+49"),
        "digits": TargetFormat(_digits, "49"),
        "region": TargetFormat(
            _region,
            "DE; where several countries share the code, the main one",
            lossless=False,
        ),
        "parts": TargetFormat(
            lambda found: (_digits(found), _main_region(found)),
            "the digits of the code, and the country",
            ("code", "region"),
        ),
    },
    default_format="plus",
    examples={
        "0049": "+49",
        "+44": "+44",
        "1": "+1",
        "1-242": "+1242",
        "United Kingdom (+44)": "+44",
    },
    refused={"+0": "unknown", "999": "unknown", "Germany +44": "component", "plus": "syntax"},
    hints=frozenset({"calling", "dialing", "dialling", "dial", "country", "code", "prefix"}),
    aliases=("calling_code", "dial_code"),
)
