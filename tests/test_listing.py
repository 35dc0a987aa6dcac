"""The table of types: what it lists, how it filters, and the forms it takes."""

from html import escape
from html.parser import HTMLParser

import pytest

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.listing import TypeTable, types
from cleanlib.type_info import TypeInfo

NAUGHTY = ColumnType(
    name="naughty_tag",
    title="Naughty <tag>",
    split=lambda text, options: text,
    validate=lambda parsed, options: parsed,
    formats={
        "short": TargetFormat(str, "short"),
        "standard": TargetFormat(str, "the usual"),
    },
    default_format="standard",
    examples={"<b>\x00\u202e" + "x" * 100: "<i>"},
    aliases=("rude_tag",),
    doc='Tags "of" <fleets> in the harbour.',
)


@pytest.fixture
def naughty(monkeypatch):
    for name in ("_loaded", "_aliases"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))
    return cl.register(NAUGHTY)


def names(table):
    return [info.name for info in table]


def test_every_type_is_listed_once_and_sorted():
    assert names(types()) == list(registry.names())
    assert len(types()) == len(set(names(types())))


def test_aliases_are_no_types_of_their_own(naughty):
    assert "naughty_tag" in names(types())
    assert "rude_tag" not in names(types())


def test_a_row_tells_the_essentials(naughty):
    assert types("naughty_tag")[0] == TypeInfo(
        name="naughty_tag",
        title="Naughty <tag>",
        formats=("standard", "short"),
        example_in="<b>\x00\u202e" + "x" * 100,
        example_out="<i>",
        aliases=("rude_tag",),
        doc='Tags "of" <fleets> in the harbour.',
    )


@pytest.mark.parametrize(
    "word",
    [
        "naughty_tag",
        "NAUGHTY",
        "ty_ta",
        "rude",
        "fleet",
        "Harbour",
        "  tag  harbour ",
        "rude fleets",
    ],
)
def test_a_word_finds_names_aliases_titles_and_documentation(naughty, word):
    assert "naughty_tag" in names(types(word))


@pytest.mark.parametrize("word", ["arbour", "naughty zebra", ".*"])
def test_the_middle_of_a_word_and_half_a_match_find_nothing(naughty, word):
    assert "naughty_tag" not in names(types(word))


@pytest.mark.parametrize("word", ["germany", "Germany", "DE", "de"])
def test_a_country_finds_its_types(word):
    found = types(word)
    assert {"de_vat", "de_idnr", "de_plz"} <= set(names(found))
    assert {info.country for info in found} == {"DE"}


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("united kingdom", "gb_vat"),
        ("UK", "gb_postcode"),
        ("EU", "eu_vat"),
        ("european union", "eu_vat"),
        ("id_tax", "pl_nip"),
        ("tax id", "pl_nip"),
        ("personal identity", "pl_pesel"),
        ("iso 13616", "iban"),
        ("rfc 5321", "email"),
        ("poland vat", "pl_nip"),
        ("PL vat", "pl_nip"),
    ],
)
def test_countries_families_and_standards_find_types(word, expected):
    assert expected in names(types(word))


def test_vat_finds_every_vat_number():
    stated = {info.name for info in types() if any("vat" in n for n in (info.name, *info.aliases))}
    assert {"fr_tva", "de_vat", "vatin", "eu_vat", "pl_nip"} <= stated <= set(names(types("vat")))


def test_iban_finds_those_of_every_country():
    assert names(types("iban")) == ["iban", "be_iban", "es_iban", "me_iban", "no_iban"]


def test_a_code_of_a_country_is_no_part_of_a_word():
    assert "decimal" not in names(types("de"))
    assert "day_of_week" in names(types("day of week"))


def test_the_type_of_that_name_comes_first():
    assert types("time")[0].name == "time"
    assert types("timestamp")[0].name == "datetime"


def test_no_word_means_all():
    assert names(types("")) == names(types(" ")) == names(types())


def test_an_unknown_word_gives_an_empty_table_that_helps():
    table = types("timestmap")
    assert len(table) == 0
    assert str(table).startswith("no column type is about 'timestmap'; did you mean 'timestamp'")
    assert table._repr_html_() == f"<p>{escape(str(table))}</p>"
    assert table.to_dict() == []
    assert list(table.to_frame().columns) == list(TypeInfo.__dataclass_fields__)


@pytest.mark.parametrize("word", ["zzzzqq", "passport"])
def test_what_is_like_no_name_gets_no_hint(word):
    assert str(types(word)) == f"no column type is about '{word}'."


def test_the_text_is_an_aligned_table():
    infos = [
        TypeInfo("tag", "Tag", ("a", "b"), "x  1", "x1", (), ""),
        TypeInfo("much_longer", "Much longer", ("standard",), "y", "y", ("ml",), ""),
    ]
    assert str(TypeTable(infos)).splitlines() == [
        "type             title        example  becomes  formats",
        "tag              Tag          x  1     x1       a, b",
        "much_longer, ml  Much longer  y        y        standard",
    ]


def test_long_and_hidden_text_keeps_to_its_cell(naughty):
    row = str(types("naughty_tag")).splitlines()[1]
    assert r"<b>\x00\u202exxxxx" in row
    assert len(row) < 150


class Cells(HTMLParser):
    def __init__(self, html):
        super().__init__()
        self.tags, self.text = [], []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def handle_data(self, data):
        self.text.append(data)


def test_the_html_has_scoped_headers_and_escapes_everything(naughty):
    page = Cells(types("naughty_tag")._repr_html_())
    assert {tag for tag, _ in page.tags} == {"div", "table", "thead", "tbody", "tr", "th", "td"}
    assert [a["scope"] for tag, a in page.tags if tag == "th"] == ["col"] * 5 + ["row"]
    assert page.tags[-5][1]["title"] == NAUGHTY.doc
    assert "Naughty <tag>" in page.text


def test_it_is_a_sequence():
    table = types()
    assert table[0] in table
    assert table[-1].name == registry.names()[-1]
    assert names(table[1:]) == names(table)[1:]
    assert isinstance(table[1:], TypeTable)


def test_it_gives_dicts_and_a_frame(naughty):
    table = types("naughty_tag")
    assert table.to_dict()[0]["formats"] == ["standard", "short"]
    assert table.to_frame().loc[0, "title"] == "Naughty <tag>"


def test_a_word_of_column_headers_finds_their_type():
    assert names(types("Wochentag")) == ["day_of_week"]
    assert "wochentag" in types("day_of_week")[0].hints
