"""The index of ``docs/types/``: every built-in type, by family."""

from __future__ import annotations

from collections.abc import Sequence

from cleanlib.families import FAMILIES, title_of
from cleanlib.reporting.markdown import code, prose, shown, table
from cleanlib.type_info import TypeInfo

_HEAD = """\
# Column types

{count} types. `cleanlib.types()` lists them; `cleanlib.types("vat")`, `cleanlib.types("poland")`,
and `cleanlib types iban` on the command line, find some of them. A type's page has its formats and
options, and what it accepts and refuses. A cell with blanks around it, or with characters that
cannot be seen, stands as a Python string: `' 12'` begins with a blank. The column *checked* tells
what makes cells invalid; no register is ever asked."""
_HEADS = ("type", "what it is", "example", "formats", "standard", "country", "checked")


def index(infos: Sequence[TypeInfo]) -> str:
    """The text of the page, without the mark of generated pages."""
    families = {title_of(family): _of(family, infos) for family in _families(infos)}
    links = " · ".join(f"[{title}](#{_anchor(title)})" for title in families)
    sections = [
        f"## {title}\n\n{table(_HEADS, list(map(_row, members)))}"
        for title, members in families.items()
    ]
    return "\n\n".join([_HEAD.format(count=len(infos)), links, *sections])


def _families(infos: Sequence[TypeInfo]) -> list[str]:
    """Those that have types, in the order of the list of families; unknown ones last."""
    there = {info.family for info in infos}
    return [*(family for family in FAMILIES if family in there), *sorted(there - FAMILIES.keys())]


def _of(family: str, infos: Sequence[TypeInfo]) -> list[TypeInfo]:
    return [info for info in infos if info.family == family]


def _anchor(title: str) -> str:
    return title.casefold().replace(",", "").replace(" ", "-")


def _row(info: TypeInfo) -> list[str]:
    also = f"; also {', '.join(map(code, info.aliases))}" if info.aliases else ""
    return [
        f"[{code(info.name)}]({info.name}.md)",
        f"{prose(info.title)}{also}",
        f"{shown(info.example_in)} → {shown(info.example_out)}",
        ", ".join(map(code, info.formats)),
        prose(info.standard),
        info.country,
        ", ".join(info.checked),
    ]
