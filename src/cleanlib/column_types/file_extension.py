"""Extensions of file names, such as ``.csv``."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.plain_text import plain_text

_EXTENSION = re.compile(
    r"(?:\*?\.)?((?:tar|cpio|pax)\.[a-z0-9]{1,8}|[a-z0-9][a-z0-9_+-]{0,19})(?: files?)?",
    re.ASCII | re.IGNORECASE,
)
_LONGEST = 40


class FileExtension(NamedTuple):
    """An extension in lower case, without its dot."""

    extension: str


def split(text: str, options: NoOptions) -> FileExtension:
    """Read an extension, with or without its dot, also as a pattern or as Windows calls it."""
    match = _EXTENSION.fullmatch(plain_text(text, _LONGEST))
    if match is None:
        raise Invalid("syntax", f"{shorten(text, 30)} is no extension; for names see file_path")
    return FileExtension(match[1].lower())


def validate(value: FileExtension, options: NoOptions) -> FileExtension:
    """Extensions are read or refused by `split`; nothing is left to check."""
    return value


FILE_EXTENSION: ColumnType[FileExtension, NoOptions] = ColumnType(
    name="file_extension",
    title="File extension",
    doc=(
        "Extensions of file names: up to 20 letters, digits, _, + and -, with or without a dot or "
        "*. in front and the word file behind, as Windows lists them (CSV File). Of two together "
        "only those of packed archives are known, such as tar.gz. A whole file name is invalid: "
        "file_path has a format for its extension."
    ),
    split=split,
    validate=validate,
    formats={
        ".ext": TargetFormat(lambda v: f".{v.extension}", ".csv"),
        "ext": TargetFormat(lambda v: v.extension, "csv"),
    },
    default_format=".ext",
    any_text=True,
    examples={"*.CSV": ".csv", "Csv": ".csv", ".tar.GZ": ".tar.gz", "PDF File": ".pdf"},
    refused={".a/b": "syntax", "report.csv": "syntax", "..csv": "syntax", "c s v": "syntax"},
    hints=frozenset({"extension", "ext", "file_type"}),
)
