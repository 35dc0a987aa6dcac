"""The column type of postal addresses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cleanlib.column_types.address.american import read_american
from cleanlib.column_types.address.international import ORDERS, read_international
from cleanlib.column_types.address.parts import PARTS, Address
from cleanlib.column_types.address.prepare import prepared
from cleanlib.column_types.address.style import abbreviated, is_all_capitals, styled
from cleanlib.column_types.address.tagger import tagger
from cleanlib.column_types.address.template import compiled
from cleanlib.core.column_type import ColumnType, Sibling, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean
from cleanlib.shared.countries import country_code
from cleanlib.shared.options import texts as option_texts

AMERICAN = ("US", "CA")
REGIONS = (*AMERICAN, *ORDERS)
STANDARD = "house_number street, apartment, city, state zip"
PAPER = "house_number, street_name, city, state_abbreviation, country, zipcode"


@dataclass(frozen=True)
class AddressOptions:
    """What a caller may say about a column of addresses."""

    region: str = option(
        "US",
        "where the addresses are, by alpha-2 code: it tells the order of parts",
        REGIONS,
        tries=("CA", "GB", "DE", "FR", "NL"),
    )
    region_from: str | None = option(
        None, "the column of the same frame that names the country of each row"
    )
    case: str = option(
        "auto",
        "the letter case; 'auto' gives capitals to words where all letters are capitals",
        ("auto", "keep", "title", "upper"),
    )
    abbreviate: str = option(
        "keep",
        "'state' abbreviates states, 'full' also kinds of streets, directions and units",
        ("keep", "state", "full"),
    )
    must_contain: str | Sequence[str] | None = option(
        None, "parts without which an address is invalid, such as ['house_number', 'zip']"
    )


def check_options(options: AddressOptions) -> None:
    """Refuse parts that addresses do not have."""
    for name in option_texts(options.must_contain, "must_contain"):
        if name not in PARTS:
            raise BadOption(f"must_contain: {name!r} is no part{did_you_mean(name, PARTS)}")


def expect(texts: Sequence[str], options: AddressOptions) -> None:
    """Label many addresses together."""
    if options.region not in AMERICAN:
        return
    found = []
    for text in texts:
        try:
            found.append(prepared(text))
        except Invalid:
            continue
    tagger().expect(found)


def split(text: str, options: AddressOptions) -> Address:
    """Take an address apart, by the habits of its region."""
    if options.region not in REGIONS:
        raise Invalid("unknown", f"the order of addresses in {options.region} is not known")
    text = prepared(text)
    if options.region in AMERICAN:
        return read_american(text, options.region)
    return read_international(text, options.region)


def validate(value: Address, options: AddressOptions) -> Address:
    """Refuse what leads nowhere; bring the rest into the wanted letter case."""
    is_place = value.city and (value.state or value.zip)
    if not (value.street or value.po_box) and not is_place:
        raise Invalid("missing_part", "neither a street or box, nor a city with state or code")
    leads_somewhere = value.house_number or value.city or value.zip or value.state
    if value.street and not leads_somewhere and not _is_crossing(value.street):
        raise Invalid("missing_part", "a street without a number, and no city")
    for name in option_texts(options.must_contain, "must_contain"):
        if not getattr(value, name):
            raise Invalid("missing_part", f"without {name}")
    case = options.case
    if case == "auto":
        case = "title" if is_all_capitals(value) else "keep"
    if case == "keep" and options.abbreviate == "keep":
        return value
    return styled(value, case, options.abbreviate, options.region)


def _is_crossing(street: str) -> bool:
    return "&" in street or " and " in street.casefold()


def _template(spec: str, options: AddressOptions) -> TargetFormat[Address]:
    return TargetFormat(compiled(spec, options.region), spec, lossless=False)


def _standard(options: AddressOptions) -> TargetFormat[Address]:
    """The usual order of the region."""
    order = ORDERS.get(options.region)
    if order is None:
        return TargetFormat(compiled(STANDARD, options.region), STANDARD)
    place = "zip city" if order.zip_first else "city, state zip"
    spec = f"building, street_line, apartment, {place}"
    return TargetFormat(compiled(spec, options.region), spec)


def _usps(options: AddressOptions) -> TargetFormat[Address]:
    write = compiled("house_number street apartment, city state zip", options.region)

    def render(value: Address) -> str:
        short = styled(abbreviated(value), "upper", "state", options.region)
        return write(short).replace(".", "")

    return TargetFormat(render, "1234 W MAIN ST APT 5, SPRINGFIELD IL 62701", lossless=False)


def _paper(options: AddressOptions) -> TargetFormat[Address]:
    write = compiled(PAPER, options.region)

    def render(value: Address) -> str:
        first = f"Apt {value.apt}" if len(value.units) == 1 else value.apt
        return ", ".join(filter(None, [first, write(value)]))

    return TargetFormat(render, f"Apt n, {PAPER}", lossless=False)


def _late(
    bind: Callable[[AddressOptions], TargetFormat[Address]], doc: str, lossless: bool = False
) -> TargetFormat[Address]:
    return TargetFormat(str, doc, lossless=lossless, bind=bind)


ADDRESS: ColumnType[Address, AddressOptions] = ColumnType(
    name="address",
    title="Address",
    doc=(
        "Postal addresses in one cell. Those of the US and Canada are taken apart with "
        "the labels of usaddress, corrected where names of regions, postal codes, "
        "units and boxes tell better; those of other regions by the order in which people there "
        "write them. Null tokens inside, as joined columns leave them, are dropped. An address "
        "needs a street or a box, or a city with its region or postal code."
    ),
    split=split,
    validate=validate,
    formats={
        "standard": _late(
            _standard,
            "house_number street, apartment, city, state zip in the US; by region=, as in street "
            "house_number, apartment, zip city",
            lossless=True,
        ),
        "paper": _late(_paper, "Apt n, then number, street, city, state code, country, zip"),
        "usps": _late(_usps, "1234 W MAIN ST APT 5, SPRINGFIELD IL 62701"),
        "parts": TargetFormat(Address.parts, ", ".join(PARTS), PARTS, lossless=False),
    },
    default_format="standard",
    options=AddressOptions,
    check_options=check_options,
    context={"region_from": Sibling("region", country_code, note="region_assumed")},
    pattern=_template,
    pattern_doc="names of parts, such as ``'(apt) house_number street, city state zip'``",
    expect=expect,
    examples={
        "1234 W MAIN STREET APT 5, SPRINGFIELD ILLINOIS 62701": (
            "1234 W Main Street, Apt 5, Springfield, Illinois 62701"
        ),
        "PO Box 77, Boise ID 83701": "PO Box 77, Boise, ID 83701",
        "118-120 8th St, nan, Clarkston, WA 99403": "118-120 8th St, Clarkston, WA 99403",
    },
    refused={
        "hello": "missing_part",
        "main street": "missing_part",
        "10 Main St, Springfield, IL 00000": "component",
        "jane@example.com": "syntax",
    },
    hints=frozenset({"address", "addr", "street", "location", "residence", "anschrift"}),
)
