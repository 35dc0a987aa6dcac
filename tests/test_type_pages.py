"""The generated pages: up to date, complete, and true for the oddest type.

That their snippets run and their cells become what is stated is tested with all pages.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from cleanlib import ColumnType, Invalid, TargetFormat, note, option, type_pages
from cleanlib.catalogue import registry
from cleanlib.column_types import BUILTIN
from cleanlib.families import FAMILIES
from tests.markdown_tables import in_code, rows_of

FOLDER = Path(__file__).parents[1] / type_pages.FOLDER


@pytest.fixture(scope="module")
def pages():
    return type_pages.build()


def test_they_are_in_step_with_the_types(pages):
    old = type_pages.out_of_step(FOLDER, pages)
    assert not old, "refresh them: python -m cleanlib.type_pages"


def test_there_is_one_for_each_type_and_an_index(pages):
    assert sorted(pages) == sorted(["index.md", *(f"{name}.md" for name in BUILTIN)])


def test_the_index_has_a_heading_for_each_family_and_a_row_for_each_type(pages):
    titles = re.findall("^## (.*)", pages["index.md"], re.M)
    assert titles == [FAMILIES[family] for family in FAMILIES if FAMILIES[family] in titles]
    assert len(list(rows_of(pages["index.md"]))) == len(BUILTIN)


def test_a_row_of_the_index_tells_the_essentials(pages):
    row = next(
        row.cells for row in rows_of(pages["index.md"]) if "(fr_tva.md)" in row.cells["type"]
    )
    assert row["type"] == "[`fr_tva`](fr_tva.md)"
    assert row["what it is"].endswith("; also `fr_vat`")
    assert row["country"] == "FR"
    assert row["checked"] == "structure, length, check digit"


def test_they_hold_nothing_of_this_machine(pages):
    places = "|".join(re.escape(str(path)) for path in (Path.home(), FOLDER.parents[1]))
    assert not [name for name, text in pages.items() if re.search(rf" at 0x|{places}", text)]


@pytest.fixture
def few_types(monkeypatch, tmp_path_factory):
    monkeypatch.setattr(type_pages, "FILE", tmp_path_factory.mktemp("data") / "summaries.jsonl")
    few = {name: BUILTIN[name] for name in ("cron", "day")}
    monkeypatch.setattr(type_pages, "BUILTIN", few)


def test_a_registered_type_does_not_get_in(few_types, monkeypatch):
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded, "tag": TAG})
    assert "tag.md" not in type_pages.build()


def test_writing_and_checking(few_types, tmp_path, capsys):
    folder = tmp_path / "types"
    assert type_pages.main([str(folder), "--check"]) == 1
    told = capsys.readouterr().err
    assert "cron.md, day.md, index.md, summaries.jsonl" in told
    assert "run python -m cleanlib.type_pages" in told
    assert not folder.exists()
    assert type_pages.main([str(folder)]) == 0
    assert type_pages.main([str(folder), "--check"]) == 0
    assert type_pages.FILE.read_text(encoding="utf-8").count("\n") == 2
    assert sorted(path.name for path in folder.iterdir()) == ["cron.md", "day.md", "index.md"]


def test_writing_removes_the_page_of_a_type_that_is_gone_and_nothing_else(few_types, tmp_path):
    type_pages.main([str(tmp_path)])
    (tmp_path / "gone.md").write_text((tmp_path / "day.md").read_text(encoding="utf-8"))
    (tmp_path / "notes.md").write_text("by hand")
    (tmp_path / "day.md").write_text("by hand")
    assert type_pages.main([str(tmp_path), "--check"]) == 1
    assert type_pages.main([str(tmp_path)]) == 0
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == ["cron.md", "day.md", "index.md", "notes.md"]
    assert type_pages.main([str(tmp_path), "--check"]) == 0


@dataclass(frozen=True)
class TagOptions:
    size: int | None = option(None, "at most | so many")
    case: str = option("upper", "letter case, see `case|upper`", ("upper", "lower"))


def split(text, options):
    if text.strip() == "?":
        note("house_style")
    if "!" in text:
        raise Invalid("syntax", f"{text!r} has a !, `so`")
    return text


def validate(text, options):
    return text.strip().upper()


def loud(text):
    if "|" in text:
        raise Invalid("missing_part")
    return f"{text}!"


TAG = ColumnType(
    name="tag",
    title="Tag *of* a box",
    doc="Anything | in <any> form.",
    split=split,
    validate=validate,
    formats={
        "loud": TargetFormat(loud, "with a |", lossless=False),
        "standard": TargetFormat(str, "as it is"),
        "parts": TargetFormat(
            lambda text: (text, len(text), text),
            "text, length, text",
            ("text", "length", "again"),
            dtypes={"length": "integer"},
        ),
    },
    default_format="standard",
    pattern=lambda spec, options: TargetFormat(str, spec),
    examples={" a|`\t": "A|`", "b": "B"},
    refused={"!|": "syntax", "fine": "syntax"},
    options=TagOptions,
    null_tokens=frozenset(["zz", "n|n"]),
    hints=frozenset(["tag", "box"]),
    aliases=("label",),
)


@pytest.fixture
def page(monkeypatch):
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded, "tag": TAG})
    return type_pages._page(TAG)


def cells_under(page, head):
    section = page.partition(f"\n## {head}\n")[2].partition("\n## ")[0]
    return [list(row.cells.values()) for row in rows_of(section)]


def test_a_page_has_title_text_and_snippet(page):
    assert r"# Tag \*of\* a box" in page
    assert "`clean_tag` and `validate_tag`" in page
    assert r"Anything | in \<any\> form." in page
    assert ">>> cl.clean_tag([' a|`\\t'])\n['A|`']\n" in page


def test_the_default_format_comes_first_and_a_refused_example_is_replaced(page):
    assert cells_under(page, "Formats") == [
        ["`standard` (default)", "as it is", "`` A|` ``", "text", "yes"],
        ["`loud`", "with a |", "`B!` from `b`", "text", "no"],
        [
            "`parts`",
            "text, length, text",
            "``{'text': 'A|`', 'length': 3, 'again': 'A|`'}``",
            "text: `text`, `again`; integer: `length`",
            "",
        ],
    ]
    assert "open format" in page


def test_options_have_choices_or_a_type(page):
    assert cells_under(page, "Options") == [
        ["`size`", "`None`", "`int | None`", "at most | so many"],
        ["`case`", "`'upper'`", "`'upper'`, `'lower'`", "letter case, see `case|upper`"],
    ]
    assert "It also takes `errors`" in page


def test_accepted_and_refused_cells_are_what_really_happens(page):
    accepted = [list(map(in_code, row)) for row in cells_under(page, "Accepted")]
    assert accepted == [[" a|`\t", "A|`"], ["b", "B"]]
    assert cells_under(page, "Refused") == [
        ["`!|`", "invalid: `syntax`", "Not written in any form that the type has.",
         "'!|' has a !, `so`"],
        ["`fine`", "`FINE`", "", ""],
    ]  # fmt: skip


def test_words_are_sorted(page):
    words = page.partition("## Words\n\n")[2].splitlines()
    assert [line.partition(": ")[2] for line in words] == ["`label`", "`n|n`, `zz`", "`box`, `tag`"]


def test_a_bare_type_has_no_empty_sections(monkeypatch):
    bare = ColumnType(
        name="bare",
        title="Bare",
        split=split,
        validate=validate,
        formats={"standard": TargetFormat(str, "as it is")},
        default_format="standard",
        examples={"a": "A"},
    )
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded, "bare": bare})
    text = type_pages._page(bare)
    assert re.findall("^## (.*)", text, re.M) == ["In one line", "Formats", "Options", "Accepted"]
    assert "None of its own. It takes `errors`" in text


def test_a_warning_stands_in_the_snippet(monkeypatch):
    silent = replace(TAG, examples={"!": ""})
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded, "tag": silent})
    assert ">>> cl.clean_tag(['!'])\nCleaningWarning: 'unnamed': 1 of 1 cells" in type_pages._page(
        silent
    )
