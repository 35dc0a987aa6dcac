"""File paths."""

from __future__ import annotations

from cleanlib.column_types.file_path.path import Path, without_dots
from cleanlib.column_types.file_path.reader import (
    FilePathOptions,
    check_options,
    split,
    validate,
)
from cleanlib.column_types.file_path.windows import windows_names
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid


def _posix(value: Path) -> str:
    return value.written("/")


def _windows(value: Path) -> str:
    names = windows_names(value.names, value.drive)
    if value.resolve is not False:
        names = without_dots(names, value.rooted)
    return value._replace(names=names).written("\\")


def _present(part: str, what: str) -> str:
    if not part:
        raise Invalid("missing_part", f"the path has no {what}")
    return part


FILE_PATH: ColumnType[Path, FilePathOptions] = ColumnType(
    name="file_path",
    title="File path",
    doc=(
        "Paths of Windows and POSIX systems, relative or not, also UNC paths, file: addresses and "
        "paths in double quotes. No disk is looked at. Separators become single, those at the "
        "end and the name . go; .. is resolved in paths of Windows, elsewhere with resolve=True. "
        "Control characters, names of more than 255 characters and, in Windows, names of "
        'devices (NUL) and the characters <>:"|?* are invalid.'
    ),
    split=split,
    validate=validate,
    formats={
        "posix": TargetFormat(_posix, "C:/Data/a.CSV, with slashes"),
        "windows": TargetFormat(
            _windows,
            "C:\\Data\\a.CSV; invalid where Windows forbids a name",
            lossless=False,
        ),
        "name": TargetFormat(lambda v: _present(v.name, "name"), "a.CSV", lossless=False),
        "stem": TargetFormat(lambda v: _present(v.stem, "name"), "a", lossless=False),
        "extension": TargetFormat(
            lambda v: _present(v.extension, "extension"), ".CSV", lossless=False
        ),
        "parent": TargetFormat(lambda v: _posix(v.parent), "C:/Data", lossless=False),
        "parts": TargetFormat(
            lambda v: (v.drive or None, _posix(v.parent), v.stem or None, v.extension or None),
            "drive, parent, stem and extension",
            ("drive", "parent", "stem", "extension"),
            lossless=False,
        ),
    },
    default_format="posix",
    options=FilePathOptions,
    check_options=check_options,
    any_text=True,
    examples={
        r"C:\Data\\raw\..\a.CSV": "C:/Data/a.CSV",
        r"\\server\share\reports\q1.xlsx": "//server/share/reports/q1.xlsx",
        "/home/ada//notes/./todo.txt/": "/home/ada/notes/todo.txt",
        '"c:/Users/Ada/My Files/a.txt"': "C:/Users/Ada/My Files/a.txt",
        "file:///home/ada/my%20notes.txt": "/home/ada/my notes.txt",
        "../data/./a.tar.gz": "../data/a.tar.gz",
    },
    refused={
        "a\x00b": "syntax",
        r"C:\Data\NUL.txt": "component",
        r"C:\Data\a?.csv": "component",
        "https://example.com/a.csv": "syntax",
        r"/home/ada\notes.txt": "ambiguous",
        r"\\server": "missing_part",
    },
    hints=frozenset({"path", "file", "filename", "dir", "folder"}),
)
