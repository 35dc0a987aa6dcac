"""Builds ``clean_<type>`` and ``validate_<type>`` from a column type."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from cleanlib.core.column_type import ColumnType

AnyType = ColumnType[Any, Any]
COMMON_DOCS = {
    "errors": (
        '{"warn", "coerce", "ignore", "raise"}',
        "invalid cells become null with one warning, or in silence; stay as they are; or raise "
        "`CleaningError` once the whole column was read",
    ),
    "output_column": (
        "str, optional",
        "put the result in this column, right after the source; may be a pattern such as "
        '"{column}_clean"',
    ),
    "workers": ("int", "processes that share the work of types that read value by value"),
    "progress": (
        "bool or callable, optional",
        "show a bar, or call with (done, total, column); by default only where a person waits",
    ),
    "null_tokens": ("list of str, optional", "further texts that mean missing"),
    "keep_tokens": ("list of str, optional", "texts that usually mean missing and do not here"),
}
COMMON_DEFAULTS: dict[str, Any] = {
    "errors": "warn",
    "output_column": None,
    "workers": 1,
    "progress": None,
    "null_tokens": None,
    "keep_tokens": None,
}


def make_cleaner(column_type: AnyType) -> Callable[..., Any]:
    """The function that cleans columns of a type.

    Parameters
    ----------
    column_type : ColumnType
        A type, registered or not.

    Returns
    -------
    callable
        ``clean_<type>(df, column, target_format, *, errors, ..., **options)``, with a signature
        and docstring of its own.

    Examples
    --------
    >>> import cleanlib as cl
    >>> from cleanlib.column_types.date.type import TIME
    >>> cl.make_cleaner(TIME)(["9:05 pm"], target_format="hh:mm")
    ['21:05']
    """

    def cleaner(
        df: Any, column: Any = None, target_format: str | None = None, **options: Any
    ) -> Any:
        from cleanlib.column import clean_data
        from cleanlib.task import Task

        return clean_data(Task.make(column_type, target_format, options), df, column)[0]

    head = [
        _parameter("df"),
        _parameter("column", None),
        _parameter("target_format", column_type.default_format),
    ]
    common = [_keyword(name, default) for name, default in COMMON_DEFAULTS.items()]
    _dress(cleaner, f"clean_{column_type.name}", [*head, *common, *_own_options(column_type)])
    cleaner.__doc__ = _clean_doc(column_type)
    return cleaner


def make_validator(column_type: AnyType) -> Callable[..., Any]:
    """The function that tells whether values fit a type, by the pipeline that cleans them.

    Parameters
    ----------
    column_type : ColumnType
        A type, registered or not.

    Returns
    -------
    callable
        ``validate_<type>(x, column, *, null_tokens, keep_tokens, **options)``: bool for a scalar,
        else a boolean Series.

    Examples
    --------
    >>> import cleanlib as cl
    >>> from cleanlib.column_types.date.type import TIME
    >>> cl.make_validator(TIME)("25:61")
    False
    """

    def validator(x: Any, column: Any = None, **options: Any) -> Any:
        from cleanlib.column import validate_data
        from cleanlib.task import Task, only_tokens

        only_tokens(f"validate_{column_type.name}", options)
        return validate_data(Task.make(column_type, None, options), x, column)

    common = [_keyword(name, None) for name in ("null_tokens", "keep_tokens")]
    head = [_parameter("x"), _parameter("column", None)]
    _dress(validator, f"validate_{column_type.name}", [*head, *common, *_own_options(column_type)])
    validator.__doc__ = _validate_doc(column_type)
    return validator


def _parameter(name: str, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default)


def _keyword(name: str, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default)


def _own_options(column_type: AnyType) -> list[inspect.Parameter]:
    return [_keyword(field.name, field.default) for field in column_type.option_fields()]


def _dress(function: Any, name: str, parameters: list[inspect.Parameter]) -> None:
    function.__name__ = function.__qualname__ = name
    function.__module__ = "cleanlib"
    function.__signature__ = inspect.Signature(parameters)


def _clean_doc(column_type: AnyType) -> str:
    formats = "; ".join(f"``{name}``: {fmt.doc}" for name, fmt in column_type.formats.items())
    default = column_type.default_format
    lines = [
        f"Clean a column of type {column_type.name} ({column_type.title.lower()}).",
        "",
        column_type.doc,
        "",
        *_examples(column_type),
        "Parameters",
        "----------",
        "df : pandas.DataFrame, or a Series or other array",
        "    The data; it is not changed.",
        "column : label or list of labels",
        "    What to clean; left out when a series or array is given.",
        f"target_format : str, default {default!r}",
        f"    {formats}{open_formats(column_type)}.",
        *_option_docs(column_type, common=True),
        "",
        "Returns",
        "-------",
        "The same kind of object as was given, with the same rows, order and index; text unless "
        "the format says otherwise.",
        "",
        "Raises",
        "------",
        "UsageError",
        "    A column, format or option that does not exist, before any row is read.",
        "CleaningError",
        '    Under ``errors="raise"``, when a cell is invalid.',
    ]
    return "\n".join(lines)


def open_formats(column_type: AnyType) -> str:
    """What else the target format may be; empty when the type has named formats only."""
    return f"; or an open format of {column_type.pattern_doc}" if column_type.pattern else ""


def _examples(column_type: AnyType) -> list[str]:
    lines = ["Examples", "--------"]
    for text, written in list(column_type.examples.items())[:4]:
        lines.append(f">>> cleanlib.clean_value({text!r}, {column_type.name!r})")
        lines.append(repr(written))
    return [*lines, ""]


def _option_docs(column_type: AnyType, *, common: bool) -> list[str]:
    lines = []
    if common:
        for name, (kind, doc) in COMMON_DOCS.items():
            lines += [f"{name} : {kind}, default {COMMON_DEFAULTS[name]!r}", f"    {doc}."]
    for field in column_type.option_fields():
        choices = field.metadata.get("choices")
        kind = "{" + ", ".join(map(repr, choices)) + "}" if choices else str(field.type)
        lines += [f"{field.name} : {kind}, default {field.default!r}"]
        lines += [f"    {field.metadata.get('doc', '')}."]
    return lines


def _validate_doc(column_type: AnyType) -> str:
    lines = [
        f"Whether values are of type {column_type.name} ({column_type.title.lower()}).",
        "",
        "Parameters",
        "----------",
        "x : scalar, Series or other array, or pandas.DataFrame",
        "    What to check.",
        "column : label",
        "    The column, when a frame is given.",
        *_option_docs(column_type, common=False),
        "",
        "Returns",
        "-------",
        "bool for a scalar, else a boolean Series with the index of the input; missing cells are "
        "False.",
        "",
        "Raises",
        "------",
        "UsageError",
        "    A column or option that does not exist.",
    ]
    return "\n".join(lines)


cleaner_of = lru_cache(maxsize=1024)(make_cleaner)
validator_of = lru_cache(maxsize=1024)(make_validator)
