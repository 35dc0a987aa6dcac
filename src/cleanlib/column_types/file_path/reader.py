"""Reads paths: which system wrote one, quotes and addresses around it, names in it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from urllib.parse import unquote

from cleanlib.column_types.file_path.path import Path, without_dots
from cleanlib.column_types.file_path.windows import split_windows, windows_names
from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption, Invalid, shorten

_LONGEST, _LONGEST_NAME = 32_767, 255
_FILE_URI = re.compile(r"file:(?://([^/\\?#]*))?(/[^?#]*)", re.IGNORECASE)
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]{1,20}:(?=//)|(?:mailto|data|file):", re.IGNORECASE)
_DRIVE = re.compile(r"[A-Za-z]:(?=[\\/]|$)")
_SHARE = re.compile(r"[\\/]{2}(?=[^/])|\\\\")
_ENCODED_SLASH = re.compile(r"%2f|%5c|%00", re.IGNORECASE)


@dataclass(frozen=True)
class FilePathOptions:
    """What a caller may say about a column of paths."""

    style: str = option(
        "auto",
        "the system that the paths are of; 'auto' decides cell by cell by drives and slashes",
        ("auto", "posix", "windows"),
    )
    home: str | None = option(
        None, "what ~ stands for at the beginning of a path; it stays when not given"
    )
    resolve: bool | None = option(
        None,
        "take .. and the name in front of it away; when not given only in paths of Windows, "
        "which does so itself (elsewhere the name may be a link)",
        (None, True, False),
    )


def check_options(options: FilePathOptions) -> None:
    """Refuse a home that is no path."""
    if options.home is not None and (not isinstance(options.home, str) or not options.home.strip()):
        raise BadOption(f"home={options.home!r} must be a path, such as home='/home/ada'")


def split(text: str, options: FilePathOptions) -> Path:
    """Read the path that a text holds."""
    path = _read(text, options)
    if _read(path.written("/"), options) != path:
        raise Invalid("ambiguous", "without doubled slashes and dots it would be another path")
    return path


def _read(text: str, options: FilePathOptions) -> Path:
    text = _from_uri(_unquoted(_trimmed(text)))
    if any(unicodedata.category(character) == "Cc" for character in text):
        raise Invalid("syntax", "a control character")
    if options.home is not None and re.match(r"~(?:[\\/]|$)", text):
        text = options.home.strip().rstrip("\\/") + text[1:]
    style = _style(text) if options.style == "auto" else options.style
    return _windows(text, options) if style == "windows" else _posix(text, options)


def _trimmed(text: str) -> str:
    """Text without blanks and invisible characters at its ends."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"{len(text):,} characters, more than {_LONGEST:,}")
    visible = [at for at, c in enumerate(text) if not (c.isspace() or _is_invisible(c))]
    return text[visible[0] : visible[-1] + 1] if visible else ""


def _is_invisible(character: str) -> bool:
    return unicodedata.category(character) == "Cf"


def _unquoted(text: str) -> str:
    """Text without the quotes that Windows puts around a path that it copies."""
    inner = text[1:-1]
    return inner.strip() if len(text) > 2 and text == f'"{inner}"' and '"' not in inner else text


def _from_uri(text: str) -> str:
    """The path of a ``file:`` address; any other address is refused."""
    address = _ADDRESS.match(text)
    if address is None:
        return text
    match = _FILE_URI.fullmatch(text)
    if match is None or _ENCODED_SLASH.search(text):
        raise Invalid("syntax", f"an address that begins with {shorten(address[0])}, not a path")
    try:
        host, path = (unquote(part or "", errors="strict") for part in match.groups())
    except UnicodeDecodeError as error:
        raise Invalid("syntax", "an address that is not in UTF-8") from error
    if host.lower() not in ("", "localhost"):
        return f"//{host}{path}"
    return path[1:] if _DRIVE.match(path[1:]) else path


def _style(text: str) -> str:
    """The system that a path is of."""
    if _DRIVE.match(text) or _SHARE.match(text):
        return "windows"
    if re.match(r"[A-Za-z]:", text):
        raise Invalid("ambiguous", "a drive without a slash, or a colon in a name; style= tells")
    if "\\" not in text:
        return "posix"
    if text.startswith(("/", "~/")):
        raise Invalid("ambiguous", "a backslash behind a slash in front; style= tells its meaning")
    return "windows"


def _windows(text: str, options: FilePathOptions) -> Path:
    drive, rooted, found = split_windows(text)
    names = windows_names(_names(found), drive)
    resolved = names if options.resolve is False else without_dots(names, rooted)
    return Path(drive, rooted, resolved, options.resolve)


def _posix(text: str, options: FilePathOptions) -> Path:
    rooted, names = text.startswith("/"), _names(text.split("/"))
    resolved = without_dots(names, rooted) if options.resolve else tuple(names)
    return Path("", rooted, resolved, options.resolve)


def _names(found: list[str]) -> list[str]:
    """Names without those that are empty or stand for where one is."""
    for name in found:
        if len(name) > _LONGEST_NAME:
            raise Invalid("length", f"a name of {len(name):,} characters")
    return [name for name in found if name not in ("", ".")]


def validate(value: Path, options: FilePathOptions) -> Path:
    """Paths are read or refused by `split`; nothing is left to check."""
    return value
