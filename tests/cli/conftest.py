"""Runs the command inside the test process and keeps what it printed."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from cleanlib.cli import main


def names(folder: Path) -> list[str]:
    """The files of a folder."""
    return sorted(path.name for path in folder.iterdir())


class Ran(NamedTuple):
    """An exit code, what was printed, and the one message after ``cleanlib:``."""

    code: int
    out: str
    err: str

    @property
    def message(self) -> str:
        lines = [line for line in self.err.splitlines() if line.startswith("cleanlib: ")]
        assert len(lines) == 1, self.err
        return lines[0].removeprefix("cleanlib: ")


@pytest.fixture
def run(capsysbinary, monkeypatch):
    def run(*words: str, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            code = main(words)
        except SystemExit as leaving:
            code = leaving.code
        printed = capsysbinary.readouterr()
        return Ran(code, printed.out.decode(), printed.err.decode())

    return run


@pytest.fixture
def flights(tmp_path, monkeypatch):
    """A folder with flights.csv, which is the working directory."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "flights.csv").write_text(
        'id,when,note\n01,7:10 AM- Dec 11,NA\n02,soon,"say ""hi"", ok"\n03,, \n', encoding="utf-8"
    )
    return tmp_path
