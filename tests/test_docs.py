"""The README and the pages under docs/ show what really happens, and name only what exists.

Python blocks run: those with ``>>>`` as doctests, others as they are; the blocks of a page share
one namespace. Lines ``$ cleanlib ...`` of console blocks run in an empty directory. Tables with
the columns ``cell`` and ``becomes`` are read row by row, as the comment above them says:
``<!-- date:YYYY-MM-DD -->``; a cell in quotes is a Python string. Warnings count as output.
The pages under docs/types, which are generated, are run like the others.
"""

import ast
import contextlib
import doctest
import inspect
import io
import re
import shlex
import warnings
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.cli import main
from cleanlib.column_types import BUILTIN
from cleanlib.reporting.wording import CHANGES, GUESSES, REASONS
from cleanlib.task import COMMON
from tests.markdown_tables import Row, in_code, rows_of

ROOT = Path(__file__).parents[1]
README, CHANGELOG, DOCS = ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "docs"
PAGES = [README, CHANGELOG, *sorted(DOCS.glob("*.md"))]
TYPE_PAGES = sorted((DOCS / "types").glob("*.md"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
WHOLE_TABLE = (cl.clean_headers, cl.clean_duplicates, cl.clean_missing)
DATE_TYPES = ("date", "datetime", "time", "date_range")


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str
    line: int


def each_page(*, having: str, among: Iterable[Path] = PAGES) -> Any:
    """The pages that hold a text, as parameters of a test."""
    found = [page for page in among if having in page.read_text(encoding="utf-8")]
    return pytest.mark.parametrize("page", found, ids=lambda page: page.name)


def blocks(page: Path, language: str) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    fences = re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    found = [Block(m[1], m[2], text.count("\n", 0, m.start()) + 1) for m in fences]
    return [block for block in found if block.language == language]


def rows(*pages: Path) -> list[Row]:
    """The rows of all tables of the pages."""
    return [row for page in pages for row in rows_of(page.read_text(encoding="utf-8"))]


def column(head: str, *pages: Path) -> list[str]:
    """The names in backticks that stand in the columns of this head."""
    cells = [row.cells[head] for row in rows(*pages) if head in row.cells]
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


@pytest.fixture(autouse=True)
def the_registry_is_left_alone(monkeypatch):
    """A page may register types of its own."""
    for name in ("_loaded", "_aliases"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))


# What is shown is what happens


class Checker(doctest.OutputChecker):
    """Compares outputs; the seconds a report tells do not matter."""

    def check_output(self, want: str, got: str, optionflags: int = FLAGS) -> bool:
        same_time = re.sub(r"( rows, )\d+\.\d\d s\b", r"\g<1>0.00 s", got)
        return super().check_output(want, same_time, optionflags)


@contextlib.contextmanager
def warnings_printed() -> Any:
    """Warnings stand in the output, as a person sees them."""

    def show(message: Any, category: type, *place: object, **rest: object) -> None:
        print(f"{category.__name__}: {message}")

    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.showwarning = show
        yield


@each_page(having="```python", among=[*PAGES, *TYPE_PAGES])
def test_python_blocks_run(page):
    namespace: dict[str, Any] = {"__name__": "__main__"}
    complaints: list[str] = []
    for block in blocks(page, "python"):
        with warnings_printed():
            if ">>>" in block.text:
                complaints += _doctest(page, block, namespace)
            else:
                exec(compile(block.text, page.name, "exec"), namespace)
    assert not complaints, "\n".join(complaints)


def _doctest(page: Path, block: Block, namespace: dict[str, Any]) -> list[str]:
    test = doctest.DocTestParser().get_doctest(
        block.text, namespace, page.name, str(page), block.line
    )
    complaints: list[str] = []
    runner = doctest.DocTestRunner(Checker(), optionflags=FLAGS)
    runner.run(test, out=complaints.append, clear_globs=False)
    namespace.update(test.globs)
    return complaints


@each_page(having="$ cleanlib")
def test_commands_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for block in blocks(page, "console"):
        for command, expected in _commands(block.text):
            output = _run(command)
            assert Checker().check_output(expected, output), (
                f"{page.name}, line {block.line}: {command}\n{output}"
            )


def _commands(text: str) -> list[tuple[str, str]]:
    """Each command of a console block and what it prints."""
    pieces = re.split(r"^\$ ", text.replace("\\\n", ""), flags=re.MULTILINE)[1:]
    return [(command, output) for command, _, output in (p.partition("\n") for p in pieces)]


def _run(command: str) -> str:
    """What a ``cleanlib`` command prints on both streams; ``> FILE`` at its end is honoured."""
    words = shlex.split(command)
    assert words[0] == "cleanlib", f"only cleanlib can be run here: {command}"
    screen = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    with contextlib.ExitStack() as stack:
        target = screen
        if ">" in words:
            path = Path(words[words.index(">") + 1])
            target = stack.enter_context(path.open("w", encoding="utf-8"))
            words = words[: words.index(">")]
        stack.enter_context(contextlib.redirect_stdout(target))
        stack.enter_context(contextlib.redirect_stderr(screen))
        stack.enter_context(contextlib.suppress(SystemExit))
        main(words[1:])
    return screen.buffer.getvalue().decode()


@each_page(having="| becomes |", among=[*PAGES, *TYPE_PAGES])
def test_cells_in_tables_become_what_is_stated(page):
    stated = [row for row in rows(page) if {"cell", "becomes"} <= set(row.cells)]
    complaints = [
        f"{row.cells['cell']} becomes {found}, not {row.cells['becomes']}"
        for row in stated
        if (found := _found(row)) != _meant(row.cells["becomes"])
    ]
    assert not complaints, "\n".join(complaints)


def _found(row: Row) -> tuple[str, str]:
    """What becomes of a cell: ``("", value)``, ``("invalid: ", reason)`` or ``("missing", "")``."""
    type_name, _, spec = row.comment.partition(":")
    spec = row.cells.get("format", "").strip("`") or spec or None
    options = ast.literal_eval(_as_dict(row.cells.get("options", "")))
    try:
        value = cl.clean_value(in_code(row.cells["cell"]), type_name, spec, **options)
    except cl.Invalid as refusal:
        return "invalid: ", refusal.reason
    return ("missing", "") if value is None else ("", str(value))


def _meant(becomes: str) -> tuple[str, str]:
    before, tick, code = becomes.partition("`")
    return before, in_code(tick + code) if tick else ""


def _as_dict(options: str) -> str:
    """``a=1, b=2`` in backticks as the text of a dict."""
    call = ast.parse(f"f({options.strip('`')})", mode="eval").body
    assert isinstance(call, ast.Call)
    return "{" + ", ".join(f"{k.arg!r}: {ast.unparse(k.value)}" for k in call.keywords) + "}"


def test_the_picture_shows_what_happens():
    texts = ET.parse(DOCS / "before-after.svg").iter("{http://www.w3.org/2000/svg}text")
    drawn: dict[str, list[str]] = {}
    for text in texts:
        drawn.setdefault(text.get("class", ""), []).append("".join(text.itertext()))
    frame = pd.DataFrame({"scheduled": drawn["before"]})
    cleaned, report = cl.clean(
        frame, "scheduled", "date", "YYYY-MM-DD hh:mm:ss", default_year=2011, errors="coerce"
    )
    assert cleaned["scheduled"].fillna("null").tolist() == drawn["after"]
    assert [sample.detail for sample in report.samples] == drawn["reason"]


# What is named exists


def test_the_readme_has_exactly_two_set_up_commands():
    lines = [line for block in blocks(README, "sh") for line in block.text.splitlines()]
    assert len(lines) == 2
    assert all(line.startswith("python3 -m venv .venv && .venv/bin/pip install ") for line in lines)


def test_the_second_one_is_what_the_checks_run():
    _, install, tests = blocks(README, "sh")[0].text.splitlines()[1].split(" && ")
    checks = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert tests.replace(".venv/bin/python", '"$bin/python"') in checks
    assert any(install.partition("install ")[2] in line for line in checks)


@each_page(having="](")
def test_links_resolve(page):
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    for link in links:
        if not link.startswith(("https://", "http://")):
            name, _, heading = link.partition("#")
            target = page.parent / name if name else page
            assert target.exists(), link
            assert not heading or heading in _anchors(target), link


def _anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_in_the_source_exist(page):
    named = re.findall(
        r"`((?:src|tests|benchmarks|docs)/[\w./-]+)`", page.read_text(encoding="utf-8")
    )
    missing = [name for name in named if not (ROOT / name).exists()]
    assert not missing


@pytest.mark.parametrize("folder", [DOCS, DOCS / "types"], ids=lambda folder: folder.name)
def test_the_index_lists_every_page(folder):
    index = folder / "index.md"
    links = re.findall(r"\]\(([\w-]+\.md)\)", index.read_text(encoding="utf-8"))
    assert sorted(links) == sorted(page.name for page in folder.glob("*.md") if page != index)


def test_the_index_of_types_lists_every_type():
    assert sorted(column("type", DOCS / "types" / "index.md")) == sorted(BUILTIN)


def test_the_pages_name_every_option_of_dates_and_no_other():
    fields = [field.name for field in registry.get("date").option_fields()]
    assert column("option", DOCS / "dates.md") == fields


def test_the_pages_name_every_option_of_whole_tables_and_no_other():
    names = {name for f in WHOLE_TABLE for name in inspect.signature(f).parameters}
    assert set(column("table option", DOCS / "tables.md")) == names - {"df"}


def test_options_named_anywhere_exist():
    known = {
        field.name for name in registry.names() for field in registry.get(name).option_fields()
    }
    known |= {*COMMON, "column", "target_format", "type"}
    known |= {name for f in WHOLE_TABLE for name in inspect.signature(f).parameters}
    known |= {f for c in (cl.ColumnType, cl.TargetFormat) for f in c.__dataclass_fields__}
    for page in PAGES:
        named = re.findall(r"`(\w+)=[^`]*`", page.read_text(encoding="utf-8"))
        assert set(named) <= known, page.name


def test_the_pages_name_every_format_of_dates_and_no_other():
    formats = {name for type_name in DATE_TYPES for name in registry.get(type_name).formats}
    named = [row.cells["format"] for row in rows(DOCS / "dates.md") if "writes" in row.cells]
    assert sorted(named) == sorted(f"`{name}`" for name in formats)


def test_the_pages_name_every_note_and_every_reason():
    assert sorted(column("note", *PAGES)) == sorted([*GUESSES, *CHANGES])
    assert sorted(column("reason", *PAGES)) == sorted(REASONS)


@pytest.mark.parametrize(("column", "folder"), [("file", "core"), ("shared file", "shared")])
def test_how_it_works_names_every_file_of_the_engine(column, folder):
    page = DOCS / "how-it-works.md"
    named = [row.cells[column].strip("`") for row in rows(page) if column in row.cells]
    files = (ROOT / "src" / "cleanlib" / folder).glob("[!_]*.py")
    assert sorted(named) == sorted(path.name for path in files)
