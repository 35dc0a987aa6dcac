"""Names of companies."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cleanlib.column_types.company.letter_case import title_company
from cleanlib.column_types.company.options import CountryOptions, check_country
from cleanlib.column_types.company.reader import CompanyName, bare_name, read_company
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.shared.letters import plain_letters
from cleanlib.shared.name_text import name_text, null_like

_LONGEST = 500
_SEVERAL = re.compile(r"[;|]")
_IN_WORD = re.compile(r"[.'’]")
_BETWEEN = re.compile(r"[\W_]+")
_MOST_ROUNDS = 20


@dataclass(frozen=True)
class CompanyNameOptions(CountryOptions):
    """What a caller may say about a column of company names."""

    case: str = option(
        "keep",
        "'title' gives capitals to names that are all in capitals or all small, 'upper' makes all "
        "letters capitals",
        ("keep", "title", "upper"),
    )


def split(text: str, options: CompanyNameOptions) -> CompanyName:
    """Tell the legal form from the name."""
    text = name_text(text, _LONGEST).strip(" ;,")
    if _SEVERAL.search(text):
        raise Invalid("multiple", "a semicolon or bar between names")
    if not any(map(str.isalnum, text)):
        raise Invalid("syntax", "no letter")
    if not any(map(str.isalpha, text)) and _BETWEEN.sub("", text).isdigit() and "&" not in text:
        raise Invalid("syntax", "digits only")
    name = read_company(text, options.country)
    if len(name.standard) > _LONGEST:  # blanks behind commas make it longer
        raise Invalid("length", f"more than {_LONGEST:,} characters")
    return name


def validate(name: CompanyName, options: CompanyNameOptions) -> CompanyName:
    """Give the name the letter case that is asked for."""
    if options.case == "title":
        return name._replace(base=title_company(name.base))
    if options.case == "upper":
        return name._replace(base=name.base.upper())
    return name


def _base(name: CompanyName) -> str:
    return bare_name(name)


def _key(name: CompanyName) -> str:
    key = _folded(_base(name))
    for _ in range(_MOST_ROUNDS):  # until there is no form at its end
        shorter = _folded(_base(read_company(key)))
        if shorter in (key, ""):
            break
        key = shorter
    return key


def _folded(base: str) -> str:
    words = plain_letters(base).replace("&", " and ").replace("+", " and ")
    key = _BETWEEN.sub(" ", _IN_WORD.sub("", words)).strip()
    return key.removeprefix("the ") or key


def _form(name: CompanyName) -> str:
    if not name.forms:
        raise Invalid("missing_part", "the name has no legal form")
    return " ".join(form.form for form in name.forms)


def _parts(name: CompanyName) -> tuple[str | None, ...]:
    full = ", ".join(form.full for form in name.forms)
    return _base(name), " ".join(form.form for form in name.forms) or None, full or None


COMPANY_NAME: ColumnType[CompanyName, CompanyNameOptions] = ColumnType(
    name="company_name",
    title="Name of a company",
    doc=(
        "Company names. Legal forms of some eighty countries are found at the end, a few (ООО, "
        "PT, 株式会社) in front, with dots, blanks between their letters or written out, and get "
        "their usual spelling. base_name leaves them out, all of them, as long as more than an "
        "article is left and brackets stay whole. A form that is also a word, such as SpA, counts "
        "only where it is written like the form. Wrong encodings and HTML references are undone. "
        "Digits only, email addresses and several names are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "standard": TargetFormat(lambda name: name.standard, "Acme Widgets Inc"),
        "base_name": TargetFormat(_base, "Acme Widgets", lossless=False),
        "key": TargetFormat(
            _key, "acme widgets: for matching, without case, accents and signs", lossless=False
        ),
        "legal_form_abbr": TargetFormat(_form, "Inc; invalid where there is none", lossless=False),
        "upper": TargetFormat(
            lambda name: name.standard.upper(), "ACME WIDGETS INC", lossless=False
        ),
        "parts": TargetFormat(
            _parts,
            "the name without its legal form, that form short, and in full",
            ("base_name", "legal_form", "legal_form_full"),
        ),
    },
    default_format="standard",
    options=CompanyNameOptions,
    check_options=check_country,
    null_like=null_like,
    examples={
        "Acme Widgets, Incorporated": "Acme Widgets Inc",
        "Acme (India) Pvt. Ltd.": "Acme (India) Pvt Ltd",
        "Muster Gesellschaft mit beschränkter Haftung": "Muster GmbH",
        "Smith &amp; Jones L L C": "Smith & Jones LLC",
        "Costco": "Costco",
    },
    refused={"12345": "syntax", "info@example.com": "syntax", "Acme Inc; Widgets Ltd": "multiple"},
    hints=frozenset(
        {
            "company",
            "organisation",
            "organization",
            "vendor",
            "supplier",
            "employer",
            "firm",
            "business",
            "company_name",
        }
    ),
    aliases=("company",),
)
