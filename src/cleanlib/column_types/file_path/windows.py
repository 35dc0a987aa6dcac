"""What Windows demands of paths: their beginnings, and names that no file can have."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cleanlib.core.errors import Invalid, shorten

_BEGINNING = re.compile(r"(//[?.]/(?:UNC/[^/]+/[^/]+|[^/]+)|//[^/]+/[^/]+|[A-Z]:)?(/?)", re.I)
_DEVICE_PATHS = ("//?/", "//./")
_FORBIDDEN = re.compile(r'[<>:"|?*\\]')
_DEVICES = {
    "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$",
    *(f"{port}{number}" for port in ("COM", "LPT") for number in "123456789¹²³"),
}  # fmt: skip


def split_windows(text: str) -> tuple[str, bool, list[str]]:
    """The drive, whether the path begins at its root, and the names behind it.

    Either slash separates. A drive is a letter, a server and share (UNC), or a device.

    >>> split_windows("c:\\\\Data/raw")
    ('C:', True, ['Data', 'raw'])
    """
    text = _one_slash(text.replace("\\", "/"))
    match = _BEGINNING.match(text)
    drive = match[1] or "" if match else ""
    rest = text[len(drive) :]
    if not drive and text.startswith("//"):
        raise Invalid("missing_part", "two slashes in front of no server and share")
    if len(drive) == 2:
        drive = drive.upper()
    return drive, rest.startswith("/") or drive.startswith("//"), rest.removeprefix("/").split("/")


def _one_slash(text: str) -> str:
    """Single separators; two in front stay, which may have been doubled as in source code."""
    single = re.sub("/+", "/", text)
    slashes = len(text) - len(text.lstrip("/"))
    if slashes in (0, 1):
        return single
    if slashes not in (2, 4):
        raise Invalid("syntax", f"{slashes} slashes in front")
    return f"/{single}"


def windows_names(names: Sequence[str], drive: str) -> tuple[str, ...]:
    """Names without the blanks and dots that Windows takes off the end of a path.

    Raises
    ------
    Invalid
        ``component`` for names that Windows reserves for devices, and characters that it keeps
        for itself; paths of devices may have them.
    """
    if names and names[-1] != "..":
        names = [*names[:-1], names[-1].rstrip(" .")]
    if "" in names:
        raise Invalid("syntax", "a name of dots")
    if not drive.startswith(_DEVICE_PATHS):
        for name in names:
            _check_name(name)
    return tuple(names)


def _check_name(name: str) -> None:
    forbidden = _FORBIDDEN.search(name)
    if forbidden:
        raise Invalid("component", f"a name in Windows has no {forbidden[0]}")
    if name.partition(".")[0].rstrip().upper() in _DEVICES:
        raise Invalid("component", f"{shorten(name, 20)} is a device in Windows")
