"""What patterns cannot say of codes: check digits, and how their pieces hang together.

A check takes the pieces that the pattern found and returns those to add or change.
"""

from __future__ import annotations

import calendar
from collections.abc import Callable, Mapping

from cleanlib.core.errors import Invalid
from cleanlib.shared.checksums import gs1, luhn, mod_11_2, weighted

Pieces = Mapping[str, str | None]


def _text(pieces: Pieces, *names: str) -> str:
    """Pieces side by side; one that is not there is nothing."""
    return "".join(pieces.get(name) or "" for name in names)


def _expect(passed: bool) -> None:
    if not passed:
        raise Invalid("checksum")


def _arxiv(pieces: Pieces) -> Pieces:
    archive, dot, subject = _text(pieces, "archive").partition(".")
    found = {
        "archive": archive + dot + subject.upper() or None,
        "year_month": _text(pieces, "old_month", "new_month"),
        "number": _text(pieces, "old_number", "new_number"),
    }
    sign = "." if pieces["new_number"] else ""
    start = f"{found['archive']}/" if archive else ""
    number = f"{found['year_month']}{sign}{found['number']}"
    return {**found, "identifier": start + number + _text(pieces, "version")}


def _atc(pieces: Pieces) -> Pieces:
    names = ("anatomical", "therapeutic", "pharmacological", "chemical", "substance")
    levels = {
        f"level{level}": _text(pieces, *names[:level]) if pieces[names[level - 1]] else None
        for level in range(1, 6)
    }
    return {**levels, "code": _text(pieces, *names)}


def _au_medicare(pieces: Pieces) -> Pieces:
    card = _text(pieces, "card")
    _expect(weighted(card, (1, 3, 7, 9, 1, 3, 7, 9)) % 10 == int(_text(pieces, "check_digit")))
    issue, person = _text(pieces, "issue"), _text(pieces, "irn")
    return {"tail": f"{issue} {person}".strip(), "person": person}


def _blood_pressure(pieces: Pieces) -> Pieces:
    systolic, diastolic = (int(_text(pieces, name)) for name in ("systolic", "diastolic"))
    if systolic <= diastolic:
        raise Invalid("component", "the systolic pressure is the higher one")
    if not (40 <= systolic <= 320 and 20 <= diastolic <= 220):
        raise Invalid("range", "no pressure that a living person has")
    return {"systolic": str(systolic), "diastolic": str(diastolic)}


def _card_expiry(pieces: Pieces) -> Pieces:
    month = _text(pieces, "month", "iso_month", "short_month").zfill(2)
    year = int(_text(pieces, "year", "iso_year", "short_year")) % 100 + 2000
    last = calendar.monthrange(year, int(month))[1]
    return {
        "month": month,
        "year": str(year),
        "yy": f"{year % 100:02}",
        "last_day": f"{year}-{month}-{last}",
    }


def _flight(pieces: Pieces) -> Pieces:
    number = _text(pieces, "digits").lstrip("0")
    if not number:
        raise Invalid("component", "no flight has the number 0")
    return {"number": number}


def _gtin(pieces: Pieces) -> Pieces:
    digits = _text(pieces, "digits").zfill(14)
    _expect(gs1(digits))
    shorter = {
        f"gtin{width}": digits[-width:] if int(digits[:-width]) == 0 else None
        for width in (8, 12, 13)
    }
    return {
        **shorter,
        "gtin14": digits,
        "indicator": digits[0],
        "item": digits[1:-1],
        "check_digit": digits[-1],
    }


def _hk_id(pieces: Pieces) -> Pieces:
    check = _text(pieces, "bracketed", "bare")
    prefix = [ord(letter) - 55 for letter in _text(pieces, "prefix")]
    values = [36, *prefix][-2:] + [int(digit) for digit in _text(pieces, "digits")]
    total = sum(value * weight for value, weight in zip(values, range(9, 1, -1), strict=True))
    _expect((total + int(check, 16)) % 11 == 0)
    return {"check_char": check}


def _hs_code(pieces: Pieces) -> Pieces:
    chapter, heading, subheading, national = (
        _text(pieces, name) for name in ("chapter", "h", "s", "national")
    )
    pairs = [national[:2], national[2:]]
    groups = [chapter + heading, subheading, *pairs]
    return {
        "dotted": ".".join(filter(None, groups)),
        "heading": chapter + heading if heading else None,
        "subheading": chapter + heading + subheading if subheading else None,
        "hs4": chapter + heading if heading else None,
        "hs6": chapter + heading + subheading if subheading else None,
    }


_CHAPTERS = (
    ("I", "A00", "B99"), ("II", "C00", "D49"), ("III", "D50", "D89"), ("IV", "E00", "E90"),
    ("V", "F00", "F99"), ("VI", "G00", "G99"), ("VII", "H00", "H59"), ("VIII", "H60", "H95"),
    ("IX", "I00", "I99"), ("X", "J00", "J99"), ("XI", "K00", "K95"), ("XII", "L00", "L99"),
    ("XIII", "M00", "M99"), ("XIV", "N00", "N99"), ("XV", "O00", "O9A"), ("XVI", "P00", "P96"),
    ("XVII", "Q00", "Q99"), ("XVIII", "R00", "R99"), ("XIX", "S00", "T98"), ("XX", "V00", "Y98"),
    ("XXI", "Z00", "Z99"), ("XXII", "U00", "U99"),
)  # fmt: skip


def _icd10(pieces: Pieces) -> Pieces:
    category, rest = _text(pieces, "category"), _text(pieces, "subcategory")
    block = category[:3] if category[2].isdigit() else category[:2] + "9"
    chapters = (name for name, first, last in _CHAPTERS if first <= block <= last)
    return {
        "dotted": f"{category}.{rest}" if rest else category,
        "rest": rest,
        "chapter": next(chapters, None),
    }


def _loinc(pieces: Pieces) -> Pieces:
    _expect(luhn(_text(pieces, "number", "check_digit")))
    return {}


def _naics(pieces: Pieces) -> Pieces:
    code = _text(pieces, "sector", "national_rest", "short_rest")
    names = {"subsector": 3, "group": 4, "industry": 5, "national": 6}
    shorter = {name: code[:size] if len(code) >= size else None for name, size in names.items()}
    return {**shorter, "code": code, "level": str(len(code))}


def _orcid(pieces: Pieces) -> Pieces:
    number = _text(pieces, "a", "b", "c", "d")
    _expect(mod_11_2(number + _text(pieces, "check_char")))
    return {"number": number}


_NRIC_LETTERS = {"S": "JZIHGFEDCBA", "T": "JZIHGFEDCBA", "F": "XWUTRQPNMLK", "G": "XWUTRQPNMLK",
                 "M": "XWUTRQPNJLK"}  # fmt: skip
_NRIC_OFFSETS = {"T": 4, "G": 4, "M": 3}


def _sg_nric(pieces: Pieces) -> Pieces:
    prefix = _text(pieces, "prefix")
    total = weighted(_text(pieces, "digits"), (2, 7, 6, 5, 4, 3, 2)) + _NRIC_OFFSETS.get(prefix, 0)
    _expect(_NRIC_LETTERS[prefix][total % 11] == pieces["check_char"])
    return {}


def _upc(pieces: Pieces) -> Pieces:
    number = pieces["digits"] or _upc_in_full(_text(pieces, "short"))
    _expect(gs1(number))
    return {"number": number, "item": number[:-1], "check_digit": number[-1]}


def _upc_in_full(digits: str) -> str:
    """The twelve digits that a UPC-E of eight stands for, by its last digit but one."""
    system, code, kind, check = digits[0], digits[1:6], digits[6], digits[7]
    if kind in "012":
        body = f"{code[:2]}{kind}0000{code[2:]}"
    elif kind == "3":
        body = f"{code[:3]}00000{code[3:]}"
    elif kind == "4":
        body = f"{code[:4]}00000{code[4]}"
    else:
        body = f"{code}0000{kind}"
    return system + body + check


def _us_dea(pieces: Pieces) -> Pieces:
    total = weighted(_text(pieces, "digits"), (1, 2, 1, 2, 1, 2))
    _expect(total % 10 == int(_text(pieces, "check_digit")))
    return {}


def _us_ndc(pieces: Pieces) -> Pieces:
    whole = pieces["whole"]
    if whole is not None and len(whole) == 10:
        raise Invalid("ambiguous", "ten digits may be 4-4-2, 5-3-2 or 5-4-1")
    if whole is not None:
        return {"labeler": whole[:5], "product": whole[5:9], "package": whole[9:], "ten": None}
    groups = [_text(pieces, name, f"{name}2") for name in ("labeler", "product", "package")]
    digits = "".join(groups)
    if len(digits) not in (10, 11):
        raise Invalid("length", "ten or eleven digits")
    padded = [group.zfill(size) for group, size in zip(groups, (5, 4, 2), strict=True)]
    named = dict(zip(("labeler", "product", "package"), padded, strict=True))
    return {**named, "ten": "-".join(groups) if len(digits) == 10 else None}


def _us_npi(pieces: Pieces) -> Pieces:
    _expect(luhn("80840" + _text(pieces, "number", "check_digit")))
    return {}


CHECKS: Mapping[str, Callable[[Pieces], Pieces]] = {
    "arxiv": _arxiv,
    "atc": _atc,
    "au_medicare": _au_medicare,
    "blood_pressure": _blood_pressure,
    "card_expiry": _card_expiry,
    "flight": _flight,
    "gtin": _gtin,
    "hk_id": _hk_id,
    "hs_code": _hs_code,
    "icd10": _icd10,
    "loinc": _loinc,
    "naics": _naics,
    "orcid": _orcid,
    "sg_nric": _sg_nric,
    "upc": _upc,
    "us_dea": _us_dea,
    "us_ndc": _us_ndc,
    "us_npi": _us_npi,
}
