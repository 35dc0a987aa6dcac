"""Telephone numbers of all countries."""

from __future__ import annotations

import numbers
from typing import Any

from cleanlib.column_types.phone.formats import FORMATS
from cleanlib.column_types.phone.kernel import kernel
from cleanlib.column_types.phone.number import PhoneNumber
from cleanlib.column_types.phone.options import PhoneOptions, check_options
from cleanlib.column_types.phone.pattern import phone_pattern
from cleanlib.column_types.phone.plan import check, number_of
from cleanlib.column_types.phone.reading import read
from cleanlib.core.cells import EXACT_POINT, exact_cell_text
from cleanlib.core.column_type import ColumnType, Sibling
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.regions import region_of


def split(text: str, options: PhoneOptions) -> PhoneNumber:
    """Take the number and its extension out of a cell."""
    found = read(text, options)
    if len(found) > 1:
        if options.on_multiple != "first":
            raise Invalid("ambiguous", f"{len(found)} numbers in one cell")
        note("first_taken")
    return number_of(found[0], options)


def cell(value: Any) -> str | None:
    """The text of a cell; a number with a fraction keeps a point that groups no digits."""
    text = exact_cell_text(value)
    is_number = isinstance(value, numbers.Real) and not isinstance(value, bool)
    return text.replace(".", EXACT_POINT) if text and is_number else text


PHONE: ColumnType[PhoneNumber, PhoneOptions] = ColumnType(
    name="phone",
    title="Phone number",
    doc=(
        "Telephone numbers of all countries, with or without country code, in any usual "
        "punctuation, with extensions (ext. 7, x7, ;ext=7), labels (Tel.) and the letters of a "
        "keypad (1-800-555-TEST). A plus always says the country; other numbers belong to "
        "region=. Trunk prefixes go, zeros that belong to the number stay (Italy), the 15 of "
        "Argentine mobiles becomes a 9, and prefixes that Mexico gave up are left out. Short "
        "codes, numbers without area code, fillers of one digit, two numbers in one cell, and "
        "numbers of which a spreadsheet lost digits are invalid. Number plans are those of the "
        "installed package phonenumbers."
    ),
    split=split,
    validate=check,
    formats=FORMATS,
    default_format="e164",
    pattern=phone_pattern,
    pattern_doc=(
        "N for each digit of the national number, such as ``'(NNN) NNN-NNNN'`` or ``'NNN NNN "
        "NNNN'``; or the names of parts, such as ``'+country_code area_code exchange line[ ext. "
        "]extension'``. Letters in square brackets are literal, and an absent extension takes "
        "the text before it along"
    ),
    options=PhoneOptions,
    check_options=check_options,
    context={"region_from": Sibling("region", region_of, note="region_assumed")},
    cell=cell,
    kernel=kernel,
    examples={
        "(202) 555-0143": "+12025550143",
        "1-202-555-0143 ext. 7": "+12025550143",
        "+44 (0)20 7946 0958": "+442079460958",
        "011 39 06 1234 5678": "+390612345678",
        "1-800-555-TEST": "+18005558378",
        "tel:+1-415-555-0123;ext=89": "+14155550123",
    },
    refused={
        "555-0143": "missing_part",
        "911": "length",
        "155-555-0123": "component",
        "0000000000": "component",
        "4.16E+09": "lost_digits",
        "+1 0086-592-5550191": "component",
        "415-555-0123 / 415-555-0199": "ambiguous",
        "123 ABC COMPANY": "syntax",
        "+999 123 4567": "unknown",
    },
    hints=frozenset(
        {"phone", "tel", "telephone", "mobile", "cell", "fax", "telefono", "telefon", "handy"}
    ),
    aliases=("phone_number", "telephone"),
)
