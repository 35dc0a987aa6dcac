"""Postal codes of one region each: rows of one table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.postal_cells import number_marked, unmarked
from cleanlib.shared.postal_codes import LONGEST, PostalCode, read_postal_code, scheme
from cleanlib.shared.zip_codes import zip5, zip_plus_4

_PAD = "put back leading zeros that text lacks; numbers get them anyway"
_CONFUSABLES = "read O for 0 and I for 1, and the reverse, where only that fits"
_DIGITS = re.compile(r"\d+")


@dataclass(frozen=True)
class PresetOptions:
    """What a caller may say about a column of codes of one region."""

    pad: bool = option(False, _PAD, (True, False))
    fix_confusables: bool = option(False, _CONFUSABLES, (True, False))


@dataclass(frozen=True)
class PaddedOptions(PresetOptions):
    """The same where short text is taken for a number that lost its zeros."""

    pad: bool = option(True, _PAD, (True, False))


PresetType = ColumnType[PostalCode, PresetOptions]
Format = TargetFormat[PostalCode]
Parts = Callable[[PostalCode], tuple[str | None, ...]]


@dataclass(frozen=True)
class _Preset:
    """One row of the table.

    ``layout`` is a name for the standard format that shows it; ``parts`` maps the name of a part
    to the number of characters it has, 0 for all that are left; ``listed`` is the module of
    python-stdnum that lists the codes in use.
    """

    name: str
    region: str
    people: str
    example: tuple[str, str]
    refused: tuple[str, str]
    hints: str
    layout: str = "standard"
    parts: Mapping[str, int] | None = None
    formats: Mapping[str, Format] | None = None
    pad: bool = False
    aliases: tuple[str, ...] = ()
    listed: str = ""

    def column_type(self) -> PresetType:
        """The type of the row."""
        standard = scheme(self.region).example
        return ColumnType(
            name=self.name,
            title=f"{self.people} postal code",
            doc=_doc(self, standard),
            split=partial(_split, region=self.region),
            validate=partial(_validate, listed=self.listed),
            formats=self._formats(f"{standard}, as the region writes it"),
            default_format=self.layout,
            options=PaddedOptions if self.pad else PresetOptions,
            cell=number_marked,
            examples={self.example[0]: self.example[1], standard: standard},
            refused=dict([self.refused]),
            hints=frozenset(self.hints.split()),
            aliases=self.aliases,
        )

    def _formats(self, shown: str) -> dict[str, Format]:
        names = dict.fromkeys((self.layout, "standard"))
        own = {"parts": _cut(self.parts)} if self.parts else {}
        compact = TargetFormat[PostalCode](lambda v: v.compact, "without separators")
        return {
            **{name: TargetFormat(str, shown) for name in names},
            "compact": compact,
            **own,
            **(self.formats or {}),
        }


def _doc(preset: _Preset, standard: str) -> str:
    return (
        f"{preset.people} postal codes, such as {standard}: as postal_code with "
        f"region={preset.region!r}. A cell that is a number gets back the zeros that it lost in "
        "front"
        + (", and so does text unless pad=False." if preset.pad else ".")
        + (" It must be on the list of codes in use that python-stdnum has." * bool(preset.listed))
    )


def _split(text: str, options: PresetOptions, region: str) -> PostalCode:
    text, was_number = unmarked(text)
    code = plain_text(text, LONGEST)
    return read_postal_code(code, region, options.pad or was_number, options.fix_confusables)


def _validate(value: PostalCode, options: PresetOptions, listed: str) -> PostalCode:
    if listed and not import_module(f"stdnum.{listed}").is_valid(value.compact):
        raise Invalid("component", f"{value.compact} is on no list of codes in use")
    return value


def _cut(lengths: Mapping[str, int]) -> Format:
    """Parts of so many characters each."""

    def render(value: PostalCode) -> tuple[str, ...]:
        left, pieces = value.compact, []
        for length in lengths.values():
            piece = left[: length or len(left)]
            left = left[len(piece) :]
            pieces.append(piece)
        return tuple(pieces)

    return TargetFormat(render, ", ".join(lengths), tuple(lengths), lossless=False)


def _columns(render: Parts, *names: str) -> Format:
    return TargetFormat(render, ", ".join(names), names, lossless=False)


def _gb_area(value: PostalCode) -> str:
    return _DIGITS.split(value.outward)[0]


def _gb_parts(value: PostalCode) -> tuple[str, ...]:
    area = _gb_area(value)
    inward = value.inward or ""
    return area, value.outward[len(area) :], inward[:1], inward[1:]


_AU_STATES = (
    (299, "ACT"), (999, "NT"), (2599, "NSW"), (2618, "ACT"), (2899, "NSW"), (2920, "ACT"),
    (2999, "NSW"), (3999, "VIC"), (4999, "QLD"), (5999, "SA"), (6999, "WA"), (7999, "TAS"),
    (8999, "VIC"), (9999, "QLD"),
)  # fmt: skip


def _au_parts(value: PostalCode) -> tuple[str, str]:
    number = int(value.outward)
    return value.outward, next(state for last, state in _AU_STATES if number <= last)


_part = partial(TargetFormat[PostalCode], lossless=False)
PRESETS = (
    _Preset("at_postleitzahl", "AT", "Austrian", ("A-1030", "1030"), ("0300", "component"),
            "plz postleitzahl", parts={"number": 0}, aliases=("at_postal_code",),
            listed="at.postleitzahl"),
    _Preset("au_postcode", "AU", "Australian", ("800", "0800"), ("12345", "length"),
            "postcode", pad=True, aliases=("au_postal_code",),
            formats={"parts": _columns(_au_parts, "number", "state_range")}),
    _Preset("be_postal_code", "BE", "Belgian", ("B-1000", "1000"), ("0100", "component"),
            "postcode"),
    _Preset("br_cep", "BR", "Brazilian", ("01310100", "01310-100"), ("0131010", "length"), "cep",
            "NNNNN-NNN", {"prefix": 5, "suffix": 3}, aliases=("br_postal_code",)),
    _Preset("ca_postal_code", "CA", "Canadian", ("k1a-0b1", "K1A 0B1"), ("K1A 0D1", "component"),
            "postal", "A1A 1A1", {"fsa": 3, "ldu": 3},
            {"fsa": _part(lambda v: v.outward, "K1A, the forward sortation area")}),
    _Preset("ch_plz", "CH", "Swiss", ("CH-8001", "8001"), ("0999", "component"), "plz npa",
            aliases=("ch_postal_code",)),
    _Preset("cn_postal_code", "CN", "Chinese", ("1000 00", "100000"), ("12345", "length"),
            "postcode"),
    _Preset("de_plz", "DE", "German", ("1067", "01067"), ("123456", "length"),
            "plz postleitzahl", parts={"zone": 1, "rest": 4}, pad=True,
            aliases=("de_postal_code",)),
    _Preset("dk_postal_code", "DK", "Danish", ("DK 2100", "2100"), ("12345", "length"), "postnr"),
    _Preset("es_postal_code", "ES", "Spanish", (" 227  00", "22700"), ("62700", "component"),
            "code postcode", parts={"province": 2, "rest": 3}),
    _Preset("fi_postal_code", "FI", "Finnish", ("FI-00100", "00100"), ("123456", "length"),
            "postinumero", pad=True),
    _Preset("fr_code_postal", "FR", "French", ("6 000", "06000"), ("99999", "component"),
            "cp postal", parts={"department": 2, "office": 3}, pad=True,
            aliases=("fr_postal_code",)),
    _Preset("gb_postcode", "GB", "British", ("sw1a1aa", "SW1A 1AA"), ("SW1A 1A", "syntax"),
            "postcode", aliases=("gb_postal_code", "uk_postcode"),
            formats={
                "outward": _part(lambda v: v.outward, "SW1A"),
                "area": _part(_gb_area, "SW"),
                "parts": _columns(_gb_parts, "area", "district", "sector", "unit"),
            }),
    _Preset("ie_eircode", "IE", "Irish", ("a65f4e2", "A65 F4E2"), ("A65F4E", "length"),
            "eircode postcode", "AAA AAAA", {"routing_key": 3, "unique_id": 4},
            aliases=("ie_postal_code",)),
    _Preset("in_pincode", "IN", "Indian", ("560 001", "560001"), ("060001", "component"),
            "pin pincode", parts={"zone": 1, "subzone": 1, "district": 1, "office": 3},
            aliases=("in_postal_code",),
            formats={"spaced": TargetFormat(lambda v: f"{v.outward} {v.inward}", "560 001")}),
    _Preset("it_cap", "IT", "Italian", ("00 184", "00184"), ("1234567", "length"), "cap",
            parts={"region": 2, "rest": 3}, pad=True, aliases=("it_postal_code",)),
    _Preset("jp_postal_code", "JP", "Japanese", ("〒1000001", "100-0001"),
            ("100-001", "length"), "postal yubin", "NNN-NNNN", {"area": 3, "rest": 4}),
    _Preset("kr_postal_code", "KR", "Korean", ("0 3187", "03187"), ("1234", "length"), "postal"),
    _Preset("mx_postal_code", "MX", "Mexican", ("6000", "06000"), ("123456", "length"),
            "postal cp", pad=True),
    _Preset("nl_postcode", "NL", "Dutch", (" 29 - 14 - et  ", "2914 ET"), ("2914E", "length"),
            "postcode", parts={"digits": 4, "letters": 2}, aliases=("nl_postal_code",)),
    _Preset("no_postal_code", "NO", "Norwegian", ("N-150", "0150"), ("12345", "length"),
            "postnr", pad=True),
    _Preset("nz_postcode", "NZ", "New Zealand", ("600", "0600"), ("12345", "length"),
            "postcode", pad=True, aliases=("nz_postal_code",)),
    _Preset("pl_postal_code", "PL", "Polish", ("00950", "00-950"), ("0095", "length"),
            "kod postal", "NN-NNN", {"prefix": 2, "suffix": 3}),
    _Preset("pt_postal_code", "PT", "Portuguese", ("1000 205", "1000-205"),
            ("100-205", "length"), "postal", "NNNN-NNN", {"prefix": 4, "suffix": 3}),
    _Preset("ru_postal_code", "RU", "Russian", ("101 000", "101000"), ("12345", "length"),
            "index"),
    _Preset("se_postnummer", "SE", "Swedish", ("96908", "969 08"), ("9690", "length"),
            "postnummer postcode", aliases=("se_postal_code",)),
    _Preset("sg_postal_code", "SG", "Singaporean", ("S(018956)", "018956"),
            ("990000", "component"), "postal", parts={"sector": 2, "rest": 4}),
    _Preset("us_zip", "US", "US", ("627011234", "62701-1234"), ("627", "length"),
            "zip zipcode postal", aliases=("us_postal_code", "zip", "zipcode"),
            formats={
                "zip5": _part(zip5, "62701"),
                "zip+4": _part(zip_plus_4, "62701-1234, invalid without the four"),
                "prefix": _part(lambda v: v.outward[:3], "627, the sectional centre"),
                "parts": _columns(lambda v: (v.outward, v.inward), "zip5", "plus4"),
            }),
    _Preset("za_postal_code", "ZA", "South African", ("1", "0001"), ("12345", "length"),
            "postal", pad=True),
)  # fmt: skip


def __getattr__(name: str) -> PresetType:
    """The type whose name is this in capitals, made when it is first asked for."""
    for preset in PRESETS:
        if preset.name.upper() == name:
            return preset.column_type()
    raise AttributeError(name)
