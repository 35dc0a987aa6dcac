"""The HTML report: what it shows, that it is safe, small, and readable by everyone."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import product

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.reporting.report import InvalidSample
from cleanlib.reporting.report_html import report_html
from cleanlib.reporting.report_style import CLASS, DARK, LIGHT, STYLE

WHEN = ["13/4/2020", "3/4/2020", "2020-01-01", None, "soon", "soon", "31/4/2020", "1/2/20 9:00 PST"]
HOSTILE = (
    '<script>alert("x")</script><img src=x onerror=y>&amp;\x00\u202e\n' + "\U0001f600" * 100_000
)
TAGS = {
    "b", "bdi", "caption", "code", "details", "div", "i", "p", "span", "style", "summary", "table",
    "tbody", "td", "th", "thead", "tr",
}  # fmt: skip


class Page(HTMLParser):
    """What a page holds: its tags with their attributes, its tables, and its text."""

    def __init__(self, html):
        super().__init__()
        self.tags, self.open, self.tables, self.text = [], [], [], ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        self.open.append(tag)
        if tag == "table":
            self.tables.append({"caption": "", "rows": []})
        elif tag == "tr":
            self.tables[-1]["rows"].append([])
        elif tag in ("th", "td"):
            self.tables[-1]["rows"][-1].append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag

    def handle_data(self, data):
        if "style" in self.open:
            return
        self.text += data
        if "caption" in self.open and "span" not in self.open:
            self.tables[-1]["caption"] += data
        elif "th" in self.open or "td" in self.open:
            self.tables[-1]["rows"][-1][-1] += data

    def table(self, caption):
        return next(table["rows"] for table in self.tables if table["caption"].strip() == caption)


@pytest.fixture
def report():
    frame = pd.DataFrame({"when": WHEN}, index=list("abcdefgh"))
    return cl.clean(frame, "when", "date", "YYYY-MM-DD", errors="coerce").report


def hostile_report():
    """Every text that comes from the data is long, wide and full of markup."""
    samples = tuple(
        InvalidSample(HOSTILE, "unknown", HOSTILE, 1, (HOSTILE,) * 3) for _ in range(10)
    )
    decision = cl.Decision("day_first", "n/n/year", HOSTILE, "column", 1, 0, 1, HOSTILE)
    counts = {"rows": 10, "null": 0, "unchanged": 0, "cleaned": 0, "invalid": 10}
    return cl.CleanReport(
        "date",
        HOSTILE,
        HOSTILE,
        **counts,
        reasons={"unknown": 9, HOSTILE: 1},
        samples=samples,
        notes={"century_assumed": 1, HOSTILE: 1},
        decisions=(decision,) * 3,
    )


def test_the_fragment_is_one_balanced_element(report):
    page = Page(report.to_html())
    assert page.tags[0] == ("div", {"class": CLASS})
    assert page.open == []


def test_the_summary_names_column_type_format_and_trouble(report):
    page = Page(report.to_html())
    assert re.search(r"when\s*date → YYYY-MM-DD\s*8 rows, \d\.\d\d s\s*3 invalid", page.text)


def test_counts_add_up_and_say_their_share(report):
    names, cells = Page(report.to_html()).tables[0]["rows"]
    assert names == ["Cleaned", "Already right", "Missing", "Invalid"]
    assert cells == ["337.5 %", "112.5 %", "112.5 %", "337.5 %"]


def test_the_bar_is_proportional_and_told_in_words(report):
    html = report.to_html()
    assert re.findall(r"style='flex:(\d+)'", html) == ["3", "1", "1", "3"]
    assert "37.5 % cleaned, 12.5 % already right, 12.5 % missing, 37.5 % invalid" in html


def test_decisions_are_shown_with_their_evidence(report):
    decision = cl.Decision("day_first", "n/n/year", True, "column", 1_031, 0, 212, "Row5")
    page = Page(report_html([replace(report, decisions=(decision,))]))
    assert page.table("Decided from the column")[1] == [
        "day_first=True",
        "212",
        "n/n/year",
        "Proved by 1,031 (the first: row Row5), disproved by none",
    ]


def test_guesses_and_changes_are_explained(report):
    page = Page(report.to_html())
    guesses = {row[0]: row[2] for row in page.table("Guessed")[1:]}
    changes = {row[0]: row[2] for row in page.table("Converted or left out")[1:]}
    assert guesses.keys() == {"century_assumed", "order_inferred"}
    assert guesses["century_assumed"].startswith("The year has two digits")
    assert changes["zone_dropped"].startswith("The target format writes no time zone")


def test_a_report_without_guesses_says_so():
    report = cl.clean(["1999-12-31"], type="date", target_format="YYYY-MM-DD").report
    page = Page(report.to_html())
    assert "Nothing was guessed." in page.text
    assert len(page.tables) == 1


def test_reasons_add_up_to_the_invalid_cells(report):
    rows = Page(report.to_html()).table("Invalid cells by reason")[1:]
    assert [row[:2] for row in rows] == [["unknown", "2"], ["range", "1"]]
    assert sum(int(row[1]) for row in rows) == report.invalid


def test_invalid_values_come_with_reason_detail_count_and_rows(report):
    head, first, _ = Page(report.to_html()).table("Most frequent invalid values")
    assert head == ["Value", "Cells", "Reason", "Detail", "Rows"]
    assert first == ["'soon'", "2", "unknown", "holds a word that no date has", "e, f"]


@pytest.mark.parametrize(
    ("errors", "words"), [("coerce", "became null"), ("ignore", "were kept as they are")]
)
def test_the_report_says_what_became_of_invalid_cells(errors, words):
    report = cl.clean(["soon"], type="date", errors=errors).report
    assert f"These cells {words}." in report.to_html()


def test_each_column_folds_up_and_a_single_one_is_open(report):
    one = [a for tag, a in Page(report.to_html()).tags if tag == "details"]
    two = [a for tag, a in Page(report_html([report, report])).tags if tag == "details"]
    assert one == [{"open": None}]
    assert two == [{}, {}]


def test_every_table_has_headers_with_a_scope(report):
    tags = Page(report.to_html()).tags
    scopes = [attributes.get("scope") for tag, attributes in tags if tag == "th"]
    tables = [attributes for tag, attributes in tags if tag == "table"]
    assert scopes.count("col") == 4 + 4 + 3 + 3 + 3 + 5
    assert scopes.count("row") == 1 + 2 + 1 + 2 + 2
    assert None not in scopes
    assert len(tables) == 6


def test_values_cannot_become_markup():
    page = Page(hostile_report().to_html())
    assert {tag for tag, _ in page.tags} <= TAGS
    assert {name for _, attributes in page.tags for name in attributes} <= {
        "aria-hidden", "class", "open", "scope", "style",
    }  # fmt: skip
    assert '<script>alert("x")</script>' in page.text


def test_values_are_shortened_and_what_cannot_be_seen_is_written_out():
    sample = InvalidSample("a\x00\u202e\n" + "b" * 100_000, "syntax", "", 1, (0,))
    report = cl.CleanReport("date", "when", "us", 1, 0, 0, 0, 1, {"syntax": 1}, (sample,))
    value = Page(report.to_html()).table("Most frequent invalid values")[1][0]
    assert value == r"'a\x00\u202e\n" + "b" * 76 + "'... (100,004 characters)"


def test_it_is_ascii_so_that_a_file_needs_no_encoding():
    report = cl.clean(["Δεκέμβριος 32 😀"], type="date", errors="coerce").report
    assert report.to_html().isascii()
    assert "Δεκέμβριος 32 😀" in Page(report.to_html()).text


@pytest.mark.parametrize("columns", [1, 3, 40, 1_000])
def test_it_stays_under_sixty_kilobytes(columns):
    html = report_html([hostile_report()] * columns)
    page = Page(html)
    left = re.search(r"([\d,]+) more columns", page.text)
    folded = sum(tag == "details" for tag, _ in page.tags)
    assert len(html) < 60_000
    assert folded + int(left[1].replace(",", "") if left else 0) == columns


def test_when_room_is_short_the_last_columns_lose_their_tables_and_say_so():
    html = report_html([hostile_report()] * 20)
    sections = [
        Page(f"<details>{part}") for part in re.findall("<details>(.*?</details>)", html, re.S)
    ]
    full = [bool(section.tables) for section in sections]
    assert full == sorted(full, reverse=True)
    assert 0 < sum(full) < len(sections) == 20
    assert "the report's own .to_html() has the tables" in sections[-1].text


def test_nothing_is_loaded_and_nothing_runs(report):
    html = report.to_html().lower()
    for word in ("<script", "http:", "https:", "url(", "@import", "@font-face", "src=", "href="):
        assert word not in html


def test_every_style_rule_is_scoped_to_the_class():
    selectors = re.findall(r"([^{}]+)\{", re.sub(r"@media[^{]+\{", "", STYLE))
    assert len(selectors) > 20
    assert [s for s in selectors if f".{CLASS}" not in s] == []


@pytest.mark.parametrize(
    "rule",
    [
        "@media (prefers-color-scheme: dark)",
        f'[data-jp-theme-light="false"] .{CLASS}',
        f".vscode-dark .{CLASS}",
        f'[data-jp-theme-light="true"] .{CLASS}',
    ],
)
def test_dark_and_light_hosts_are_recognised(rule):
    assert rule in STYLE


def luminance(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_text_and_marks_stand_out(palette):
    for text, back in product(("text", "quiet", "bad"), ("back", "panel")):
        assert contrast(palette[text], palette[back]) >= 4.5
    for mark in ("cleaned", "right", "missing", "invalid"):
        assert contrast(palette[mark], palette["back"]) >= 3


def test_marks_differ_without_colour():
    rules = {
        name: re.search(rf"\.{name} {{([^}}]+)}}", STYLE)[1]
        for name in ("cleaned", "right", "missing", "invalid")
    }
    shapes = {re.sub(r"--\w+", "", rule) for rule in rules.values()}
    assert len(shapes) == 4
