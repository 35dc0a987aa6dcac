"""Types whose steps work on one value at a time, run over the different texts of a block."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.fields import OK, Fields
from cleanlib.core.text_buffer import Texts

ARROW_TYPES = {
    "text": pa.large_string(),
    "integer": pa.int64(),
    "float": pa.float64(),
    "boolean": pa.bool_(),
    "datetime": pa.timestamp("us"),
    "timedelta": pa.duration("us"),
}
Read = tuple[Any, str, str]  # the written value, or a reason and its detail


def read_one(
    column_type: ColumnType[Any, Any], target: TargetFormat[Any], text: str, options: Any
) -> Read:
    """Split, validate and write one text."""
    try:
        parsed = column_type.validate(column_type.split(text, options), options)  # type: ignore[operator]
        return target.render(parsed), "", ""
    except Invalid as refusal:
        return None, refusal.reason, refusal.detail


def read_values(
    column_type: ColumnType[Any, Any],
    target: TargetFormat[Any],
    texts: Texts,
    fields: Fields,
    workers: int,
) -> None:
    """Fill reasons and values of ``fields`` from texts that are all different."""
    options = fields.run.options
    found = [read_one(column_type, target, text, options) for text in texts.to_list()]
    numbers = [fields.run.reasons.number(r, d) if r else OK for _, r, d in found]
    fields.reason = np.array(numbers, np.uint16)
    fields.values = _columns(target, [value for value, _, _ in found])


def _columns(target: TargetFormat[Any], values: list[Any]) -> tuple[Any, ...]:
    if not target.fields:
        return (arrow_array(values, target.dtype),)
    blank = (None,) * len(target.fields)
    rows = [blank if value is None else tuple(value) for value in values]
    return tuple(
        arrow_array([row[i] for row in rows], _dtype_of(row[i] for row in rows))
        for i in range(len(target.fields))
    )


def _dtype_of(values: Any) -> str:
    first = next((value for value in values if value is not None), "")
    names = {bool: "boolean", int: "integer", float: "float"}
    return names.get(type(first), "text")


def arrow_array(values: list[Any], dtype: str) -> Any:
    """Python values as an Arrow array of a `TargetFormat`'s dtype."""
    return pa.array(values, ARROW_TYPES[dtype])
