"""How e-mail addresses are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cleanlib.column_types.email.kernel import MASK, PlainEmails
from cleanlib.column_types.email.reader import Email
from cleanlib.core.column_type import TargetFormat
from cleanlib.shared.host_names import unicode_name


def _ascii(value: Email) -> str:
    return f"{value.local}@{value.ascii_domain}"


def _unicode(value: Email) -> str:
    return f"{value.local}@{unicode_name(value.ascii_domain)}"


def _standard(value: Email) -> str:
    return f"{value.local}@{value.domain}"


def _masked(value: Email) -> str:
    return f"{value.local.lstrip(chr(34))[:1]}{MASK}@{value.domain}"


def _as_written(
    render: Callable[[Email], Any], doc: str, lossless: bool = True
) -> TargetFormat[Any]:
    """A format in which plain addresses look as in the standard one."""
    return TargetFormat(render, doc, lossless=lossless, render_all=PlainEmails.standard)


FORMATS: dict[str, TargetFormat[Any]] = {
    "standard": _as_written(_standard, "Jane.Doe@example.com, the local part as it was written"),
    "lower": TargetFormat(
        lambda v: _standard(v).lower(),
        "jane.doe@example.com",
        lossless=False,
        render_all=PlainEmails.lower,
    ),
    "ascii": _as_written(
        _ascii, "info@xn--bcher-kva.example, the domain in A-labels", lossless=False
    ),
    "unicode": _as_written(
        _unicode, "info@bücher.example, A-labels of the domain decoded", lossless=False
    ),
    "masked": TargetFormat(
        _masked,
        "J***@example.com: the first character and the domain",
        lossless=False,
        render_all=PlainEmails.masked,
    ),
    "parts": TargetFormat(
        lambda v: (v.local, v.domain),
        "the local part, and the domain behind the last @",
        ("username", "domain"),
        render_all=PlainEmails.parts,
    ),
}
