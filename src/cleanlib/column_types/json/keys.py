"""The keys of JSON objects: as a list, as columns, as one level of dotted keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.exact_json import write_json


def object_of(value: Any) -> dict[str, Any]:
    """A value that is an object; only objects have keys."""
    if not isinstance(value, dict):
        raise Invalid("missing_part", "it is no object, so it has no keys")
    return value


def flattened(value: Any) -> dict[str, Any]:
    """An object of one level; the keys on the way to a value are joined by dots.

    >>> flattened({"a": {"b": 1, "c": {"d": [2]}}, "e": {}})
    {'a.b': 1, 'a.c.d': [2], 'e': {}}
    """
    found: dict[str, Any] = {}
    for path, item in _paths(object_of(value)):
        if path in found:
            raise Invalid("component", f"two values would have the key {shorten(path, 30)}")
        found[path] = item
    return found


def _paths(value: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every innermost value with its path, without a call for each level."""
    open_levels = [("", iter(value.items()))]
    while open_levels:
        prefix, items = open_levels[-1]
        for key, item in items:
            if isinstance(item, dict) and item:
                open_levels.append((f"{prefix}{key}.", iter(item.items())))
                break
            yield f"{prefix}{key}", item
        else:
            open_levels.pop()


def cell_of(value: Any) -> str | None:
    """What a cell holds for one value: texts as they are, the rest as JSON, null missing."""
    if value is None or type(value) is str:
        return value
    return write_json(value)
