"""The column type `json`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from cleanlib.column_types.json.canonical import canonical_json
from cleanlib.column_types.json.keys import cell_of, flattened, object_of
from cleanlib.column_types.json.repairs import REPAIRS, read_repaired
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean
from cleanlib.core.exact_json import MOST_NESTED, python_value, write_json
from cleanlib.core.unicode import INVISIBLE
from cleanlib.shared.options import texts

_AROUND = INVISIBLE + " \t\r\n\v\f\xa0"
_MOST_COLUMNS = 1_000


class Json(NamedTuple):
    """A JSON value: dict, list, text, number as it was written, or bool."""

    value: Any


@dataclass(frozen=True)
class JsonOptions:
    """How strict to be, and which keys to make columns of."""

    repair: str | Sequence[str] = option(
        (), f"what to mend in texts that are no JSON: a list of {', '.join(REPAIRS)}",
        tries=tuple(REPAIRS),
    )  # fmt: skip
    max_depth: int | None = option(
        None, f"how deep brackets may be nested; when not given {MOST_NESTED}, which is the most"
    )
    keys: Sequence[str] | None = option(
        None, "which top-level keys become columns in the format parts; all when not given"
    )


def check_options(options: JsonOptions) -> None:
    """Refuse unknown repairs and impossible depths."""
    for name in texts(options.repair, "repair"):
        if name not in REPAIRS:
            hint = did_you_mean(name, REPAIRS)
            raise BadOption(f"repair={name!r} is not one of {', '.join(REPAIRS)}{hint}")
    depth = options.max_depth
    if depth is not None and not (type(depth) is int and 1 <= depth <= MOST_NESTED):
        raise BadOption(f"max_depth={depth!r} must be a whole number from 1 to {MOST_NESTED}")
    keys = texts(options.keys, "keys")
    if len(set(keys)) < len(keys) or (options.keys is not None and not keys):
        raise BadOption(f"keys={options.keys!r} must be a list of different keys")


def split(text: str, options: JsonOptions) -> Json:
    """Read the value, with the repairs allowed."""
    text = text.strip(_AROUND)
    depth = MOST_NESTED if options.max_depth is None else options.max_depth
    value = read_repaired(text, texts(options.repair, "repair"), depth)
    if value is None:
        raise Invalid("missing")
    return Json(value)


def validate(value: Json, options: JsonOptions) -> Json:
    """Every JSON value is valid."""
    return value


def find_keys(options: JsonOptions, column: Iterable[str]) -> JsonOptions:
    """The options with the keys of a column's objects, in the order they appear."""
    if options.keys is not None:
        return options
    found: dict[str, None] = {}
    for text in column:
        try:
            value = split(text, options).value
        except Invalid:
            continue
        if isinstance(value, dict):
            found |= dict.fromkeys(value)
    if len(found) > _MOST_COLUMNS:
        raise BadOption(
            f"the objects have {len(found):,} different keys; name those that are to be columns: "
            f"keys={list(found)[:3]!r}"
        )
    return replace(options, keys=tuple(found))


def bind_parts(options: JsonOptions) -> TargetFormat[Json]:
    """The format with a column for each key; one column for objects without any."""
    keys = texts(options.keys, "keys")

    def render(value: Json) -> Any:
        found = object_of(value.value)
        return tuple(cell_of(found.get(key)) for key in keys) if keys else write_json(found)

    return replace(PARTS, render=render, fields=keys)


PARTS: TargetFormat[Json] = TargetFormat(
    lambda v: write_json(object_of(v.value)),
    "one column for each top-level key, all of them text",
    lossless=False,
    bind=bind_parts,
    learn=find_keys,
)
JSON: ColumnType[Json, JsonOptions] = ColumnType(
    name="json",
    title="JSON",
    doc=(
        "JSON values, strictly by RFC 8259; a key must not be there twice. Numbers keep every "
        "digit they are written with. A byte-order mark is dropped, JSON null is missing. What "
        "other programs write instead of JSON is read if repair= names it."
    ),
    split=split,
    validate=validate,
    formats={
        "compact": TargetFormat(lambda v: write_json(v.value), '{"name":"jane doe","n":1}'),
        "pretty": TargetFormat(
            lambda v: write_json(v.value, indent=2, separators=(",", ": ")),
            "on several lines, two blanks for each level",
        ),
        "canonical": TargetFormat(
            lambda v: canonical_json(v.value),
            "sorted keys and one form for each number, as in RFC 8785",
        ),
        "flattened": TargetFormat(
            lambda v: write_json(flattened(v.value)),
            'objects of one level: {"a.b":1} for {"a":{"b":1}}',
            lossless=False,
        ),
        "keys": TargetFormat(
            lambda v: write_json(list(object_of(v.value))),
            'the top-level keys: ["name","n"]',
            lossless=False,
        ),
        "dict": TargetFormat(
            lambda v: python_value(v.value),
            "Python objects; a number that no float holds is a Decimal",
            dtype="object",
        ),
        "parts": PARTS,
    },
    default_format="compact",
    options=JsonOptions,
    check_options=check_options,
    examples={
        '{ "n" : 0.10 }': '{"n":0.10}',
        '{ "name" : "jane doe", "n":1 }': '{"name":"jane doe","n":1}',
        "[0.10, 1e400, 10551438040000064]": "[0.10,1e400,10551438040000064]",
        '"\\u00e9"': '"é"',
    },
    refused={
        "{name: jane}": "syntax",
        "{'a': None}": "syntax",
        '{"a": 1, "a": 2}': "component",
        "[1] [2]": "syntax",
        "[NaN]": "syntax",
        '"\\ud83d"': "syntax",
        "[" * 300: "range",
    },
    hints=frozenset({"json", "payload", "attributes", "metadata", "props"}),
)
