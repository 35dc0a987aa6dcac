"""How an identifier is written in each of its formats."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from cleanlib.column_types.identifier.options import OPTIONS, arguments
from cleanlib.column_types.identifier.parts import as_text, parts_of
from cleanlib.column_types.identifier.reader import Identifier, ask, stdnum_module
from cleanlib.column_types.identifier.row import Row
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.masking import mask_all_but

FORMAT_ALIASES = {
    "birthdate": "birth_date",
    "birthplace": "birth_place",
    "hexa": "hex",
    "mask": "masked",
}
_DOCS = {
    "abn": "the business number (ABN) of the company",
    "base10": "the nine digits",
    "base32": "the six characters printed on packages",
    "bban": "the national account number",
    "bic": "the BIC of the bank",
    "bic11": "eleven characters, XXX for the head office",
    "bic8": "eight characters, without the branch",
    "binary": "the bytes as hexadecimal digits",
    "birth_date": "the date of birth in the number, 1921-05-03",
    "birth_place": "the place of birth in the number",
    "campus": "the campus of the tax office that gave the number",
    "ccc": "the national account number",
    "citizenship": "citizen or resident",
    "compact": "without separators",
    "country": "the ISO 3166 code of the country",
    "country_code": "the two letters of the country",
    "country_number": "the thirteen digits used in all of Germany",
    "county": "the county in the number",
    "dec": "eighteen decimal digits",
    "dni": "the number of the person's identity card",
    "ean": "the thirteen digits of the bar code",
    "ean13": "thirteen digits, zeros in front",
    "gender": "M or F, as the number says",
    "gtin14": "fourteen digits, zeros in front",
    "hex": "fourteen hexadecimal digits",
    "iban": "as an IBAN",
    "isbn10": "ten characters; numbers that begin with 979 have none",
    "isbn13": "thirteen digits",
    "isin": "as an ISIN",
    "ismn13": "thirteen digits",
    "kontonr": "the national account number",
    "label": "the title of the class, in English",
    "masked": "asterisks for all but the last four letters and digits",
    "new_style": "with the check letter of today",
    "pan": "the tax number (PAN) of the holder",
    "parts": "the components, one column each",
    "province": "the province in the number",
    "pseudo_esn": "the eight digits that stand for it in older networks",
    "region": "the region in the number",
    "regional_number": "as the region writes it",
    "ruc": "the tax number (RUC) of the person",
    "siren": "the number (SIREN) of the company",
    "standard": "with the usual separators, where it has any",
    "tva": "the VAT number of the company",
    "urn": "as a URN",
    "xml": "as an XML element",
}
_LOSSLESS = frozenset({"standard", "compact", "gtin14", "isbn13", "ismn13", "bic11"})


def _no_wider(number: str, width: int) -> str:
    if len(number) > width:
        raise Invalid("missing_part", f"more than {width} digits")
    return number.zfill(width)


def _vat_country(number: str) -> str:
    prefix = number[:2]
    return {"EL": "GR", "XI": "GB"}.get(prefix, prefix)


def _base32(number: str) -> str:
    return str(ask(stdnum_module("it.aic").to_base32, number))


def _xml(number: str) -> str:
    version = f' version="{number[16:20]}-{number[20:]}"' if len(number) > 16 else ""
    root = f"{number[:4]}-{number[4:8]}-{number[8:12]}"
    return f'<ISAN root="{root}" episode="{number[12:16]}"{version} />'


_OWN: Mapping[tuple[str, str], Callable[[str], Any]] = {
    ("bic", "bic8"): lambda number: number[:8],
    ("bic", "bic11"): lambda number: number[:8] + (number[8:] or "XXX"),
    ("ean", "ean13"): lambda number: _no_wider(number, 13),
    ("ean", "gtin14"): lambda number: _no_wider(number, 14),
    ("eu_vat", "country"): _vat_country,
    ("iban", "bban"): lambda number: number[4:],
    ("iban", "country_code"): lambda number: number[:2],
    ("ie_vat", "new_style"): lambda number: ask(stdnum_module("ie.vat").convert, number),
    ("isan", "binary"): lambda number: number,
    ("isan", "xml"): _xml,
    ("it_aic", "base10"): lambda number: number,
    ("it_aic", "base32"): _base32,
    ("meid", "binary"): lambda number: stdnum_module("meid").to_binary(number).hex().upper(),
    ("meid", "dec"): lambda number: stdnum_module("meid").format(number, "", "dec"),
    ("meid", "hex"): lambda number: stdnum_module("meid").format(number, "", "hex"),
}


def _country_number(number: str, region: str | None) -> str:
    if len(number) == 13:
        return number
    if region is None:
        raise Invalid("missing_part", "region= must say which state gave the number")
    return str(stdnum_module("de.stnr").to_country_number(number, region))


_RENDER_ALL: Mapping[str, Callable[[Any], Any]] = {
    "compact": lambda numbers: numbers.compact(),
    "standard": lambda numbers: numbers.standard(),
}
_ByOptions = Callable[..., str]
_BY_OPTIONS: Mapping[tuple[str, str], _ByOptions] = {
    ("de_stnr", "standard"): lambda number, region: stdnum_module("de.stnr").format(number, region),
    ("de_stnr", "country_number"): _country_number,
    ("eu_nace", "label"): lambda number, revision: stdnum_module("eu.nace").get_label(
        number, revision
    ),
}


def formats_of(row: Row) -> dict[str, TargetFormat[Identifier]]:
    """The target formats of a row."""
    return {name: _format(row, name) for name in row.formats}


def _format(row: Row, name: str) -> TargetFormat[Identifier]:
    if name == "parts":
        fields = tuple(part for part, _ in row.parts)
        return TargetFormat(lambda value: parts_of(row, value), _DOCS[name], fields, lossless=False)
    if (row.name, name) in _BY_OPTIONS:
        bind = partial(_bound, _BY_OPTIONS[row.name, name], name)
        return dataclasses.replace(bind(OPTIONS[row.options]()), bind=bind)
    return TargetFormat(
        _render(row, name),
        _DOCS[name],
        lossless=name in _LOSSLESS,
        render_all=_RENDER_ALL.get(name) if row.kernel else None,
    )


def _bound(write: _ByOptions, name: str, options: Any) -> TargetFormat[Identifier]:
    """A format that depends on the options."""
    given = arguments(options)
    return TargetFormat(
        lambda value: ask(write, value.number, **given), _DOCS[name], lossless=name in _LOSSLESS
    )


def _render(row: Row, name: str) -> Callable[[Identifier], Any]:
    if name == "compact":
        return lambda value: value.number
    if name == "standard":
        return lambda value: standard(row, value.number)
    if name == "masked":
        return lambda value: mask_all_but(standard(row, value.number), 4)
    if (row.name, name) in _OWN:
        own = _OWN[row.name, name]
        return lambda value: own(value.number)
    return lambda value: as_text(_convert(row, name, value.number))


def standard(row: Row, number: str) -> str:
    """A number with its usual separators."""
    module = stdnum_module(row.module)
    written: str = module.format(number) if hasattr(module, "format") else number
    return written


def _convert(row: Row, name: str, number: str) -> Any:
    """What python-stdnum makes of a number; it says no where the number has no such form."""
    module = stdnum_module(row.module)
    names = (f"{verb}_{name}" for verb in ("to", "get"))
    function = next(getattr(module, verb) for verb in (*names, name) if hasattr(module, verb))
    try:
        return ask(function, number)
    except Invalid:
        raise Invalid("missing_part", f"it has no {name}") from None
