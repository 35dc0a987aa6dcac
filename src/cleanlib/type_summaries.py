"""The built-in types in ``data/type_summaries.jsonl``: listed without importing their modules.

``python -m cleanlib.type_pages`` writes the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Any

from cleanlib.core.column_type import ColumnType
from cleanlib.core.errors import Invalid
from cleanlib.families import filed
from cleanlib.type_info import TypeInfo, checks, info_of

FILE = Path(__file__).with_name("data") / "type_summaries.jsonl"


@cache
def summaries() -> Mapping[str, TypeInfo]:
    """What the file says of each built-in type, by name."""
    lines = FILE.read_text(encoding="utf-8").split("\n") if FILE.exists() else []
    return {info.name: info for info in map(_read, filter(None, lines))}


def _read(line: str) -> TypeInfo:
    parts: dict[str, Any] = json.loads(line)
    listed = {name: tuple(part) for name, part in parts.items() if isinstance(part, list)}
    return TypeInfo(**(parts | listed))


def written(infos: Iterable[TypeInfo]) -> str:
    """The text of the file: a line of JSON for each type."""
    return "".join(f"{json.dumps(asdict(info), ensure_ascii=False)}\n" for info in infos)


@cache
def summary_of(column_type: ColumnType[Any, Any]) -> TypeInfo:
    """What a built-in type says of itself and what `data/type_families.tsv` adds.

    What it checks is also told by what becomes of its examples when one character is altered.
    """
    reasons = {*column_type.refused.values(), *_reasons_when_altered(column_type)}
    found = replace(info_of(column_type), checked=checks(reasons))
    added: Mapping[str, Any] = filed().get(column_type.name, {})
    return replace(found, **added)


def _reasons_when_altered(column_type: ColumnType[Any, Any]) -> Iterator[str]:
    split, options = column_type.split, column_type.make_options({})
    if not callable(split) or column_type.any_text:
        return
    for example in column_type.examples:
        for text in _altered(example):
            try:
                column_type.validate(split(text, options), options)
            except Invalid as refusal:
                yield refusal.reason


def _altered(text: str) -> Iterator[str]:
    """The text without an end of it, and with one of its digits changed."""
    yield from (text[1:], text[:-1], f"{text}{text[-1:]}")
    for at, character in enumerate(text[:_LONGEST]):
        if character in _DIGITS:
            other = _DIGITS[_DIGITS.index(character) - 1]
            yield from (f"{text[:at]}{new}{text[at + 1 :]}" for new in (other, "Q"))


_DIGITS = "0123456789"
_LONGEST = 60
