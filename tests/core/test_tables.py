"""The tab-separated tables that come with the package."""

from importlib import resources

import pytest

from cleanlib.core import tables
from cleanlib.core.tables import read_table

TABLES = sorted(
    path.name.removesuffix(".tsv")
    for path in resources.files("cleanlib.data").iterdir()
    if path.name.endswith(".tsv")
)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_has_a_cell_for_each_column_of_each_row(name):
    rows = read_table(name)
    assert rows
    columns = set(rows[0])
    assert all(set(row) == columns and None not in row.values() for row in rows)


def test_a_table_is_read_once():
    assert read_table(TABLES[0]) is read_table(TABLES[0])


def test_quotes_and_blanks_are_kept_as_they_are(tmp_path, monkeypatch):
    (tmp_path / "made_up.tsv").write_text('word\tvalue\n"a\t b \né\t\n', encoding="utf-8")
    monkeypatch.setattr(tables.resources, "files", lambda package: tmp_path)
    assert read_table("made_up") == ({"word": '"a', "value": " b "}, {"word": "é", "value": ""})


def test_a_missing_table_is_a_missing_file():
    with pytest.raises(FileNotFoundError):
        read_table("no_such_table")
