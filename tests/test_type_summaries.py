"""The file that types are listed from: in step with the types, and all that is loaded."""

import subprocess
import sys

import pytest

import cleanlib as cl
from cleanlib import type_summaries
from cleanlib.catalogue import registry
from cleanlib.column_types import BUILTIN
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.tables import read_table
from cleanlib.families import FAMILIES, filed, title_of
from cleanlib.listing import types
from cleanlib.type_info import TypeInfo
from cleanlib.type_search import countries
from cleanlib.type_summaries import summaries, summary_of, written


def made(**parts):
    return ColumnType(
        **{
            "name": "tag",
            "title": "Tag",
            "split": lambda text, options: text,
            "validate": lambda parsed, options: parsed,
            "formats": {"standard": TargetFormat(str, "as it is")},
            "default_format": "standard",
            "examples": {"a\u2028b": "a\tb"},
        }
        | parts
    )


def test_it_is_in_step_with_the_types():
    expected = written(summary_of(registry.get(name)) for name in sorted(BUILTIN))
    found = type_summaries.FILE.read_text(encoding="utf-8")
    assert found == expected, "refresh it: python -m cleanlib.type_pages"


def test_what_is_written_reads_back(monkeypatch, tmp_path):
    info = summary_of(made(aliases=("label",), hints=frozenset({"tag"})))
    monkeypatch.setattr(type_summaries, "FILE", tmp_path / "summaries.jsonl")
    type_summaries.FILE.write_text(written([info]), encoding="utf-8")
    assert summaries.__wrapped__() == {"tag": info}


def test_listing_imports_no_type_and_nothing_heavy():
    code = "import sys, cleanlib; cleanlib.types(); cleanlib.types('poland'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"numpy", "pandas", "pyarrow", "stdnum"}
    assert not [name for name in loaded if name.startswith("cleanlib.column_types.")]


@pytest.fixture
def own_registry(monkeypatch):
    monkeypatch.setattr(registry, "_registered", set(registry._registered))
    for name in ("_loaded", "_aliases"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))


def test_a_registered_type_is_listed_as_it_is(own_registry):
    cl.register(made(name="fleet_no", family="transport", country="PL", standard="House rule 7"))
    info = types("house poland")[0]
    assert (info.name, info.family, info.country) == ("fleet_no", "transport", "PL")


def test_so_is_one_in_place_of_a_built_in_type(own_registry):
    cl.register(made(name="iban", title="Our IBAN"), replace=True)
    assert types("iban")[0].title == "Our IBAN"


def test_a_built_in_type_is_listed_alike_before_and_after_it_is_loaded():
    registry.get("cron")
    assert types("cron")[0] == summaries()["cron"]


def test_every_type_has_a_family_and_no_unknown_country():
    infos = summaries().values()
    assert not [info.name for info in infos if info.family not in FAMILIES]
    assert {info.country for info in infos} <= {"", *countries()}


def test_every_row_of_the_table_of_families_is_a_type_and_they_are_sorted():
    listed = [row["name"] for row in read_table("type_families")]
    assert listed == sorted(set(listed))
    assert set(filed()) <= set(BUILTIN)


def test_what_is_checked_is_told_by_refused_and_by_altered_examples():
    def even(parsed, options):
        if parsed[-1:] in "13579":
            raise cl.Invalid("checksum")
        return parsed

    found = summary_of(made(validate=even, examples={"12": "12"}, refused={"": "syntax"}))
    assert found.checked == ("structure", "check digit")
    assert "check digit" in summaries()["iban"].checked


def test_a_family_of_its_own_has_a_title():
    assert title_of("fleet_numbers") == "Fleet numbers"
    assert title_of("") == "Other"
    assert TypeInfo("a", "A", ("standard",), "a", "a", (), "").family == ""
