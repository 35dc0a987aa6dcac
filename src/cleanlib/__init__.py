"""Clean one column of messy data with one line, and see why every value came out as it did.

``clean_<type>(df, column, target_format)`` and ``validate_<type>(x)`` exist for every column
type; ``cleanlib.types()`` lists them. Nothing heavy is imported before it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_PUBLIC = {
    "BadOption": "cleanlib.core.errors",
    "CleanReport": "cleanlib.reporting.report",
    "Cleaned": "cleanlib.column",
    "CleaningError": "cleanlib.core.errors",
    "CleaningWarning": "cleanlib.core.errors",
    "CleanlibError": "cleanlib.core.errors",
    "ColumnType": "cleanlib.core.column_type",
    "Decision": "cleanlib.core.decide",
    "Explanation": "cleanlib.explaining",
    "Invalid": "cleanlib.core.errors",
    "MissingExtra": "cleanlib.core.errors",
    "NoOptions": "cleanlib.core.column_type",
    "TargetFormat": "cleanlib.core.column_type",
    "UnknownColumn": "cleanlib.core.errors",
    "UnknownFormat": "cleanlib.core.errors",
    "UnknownType": "cleanlib.core.errors",
    "UsageError": "cleanlib.core.errors",
    "clean": "cleanlib.column",
    "clean_duplicates": "cleanlib.table.duplicates",
    "clean_headers": "cleanlib.table.headers",
    "clean_missing": "cleanlib.table.missing",
    "clean_value": "cleanlib.column",
    "explain": "cleanlib.explaining",
    "make_cleaner": "cleanlib.functions",
    "make_validator": "cleanlib.functions",
    "note": "cleanlib.core.notes",
    "option": "cleanlib.core.column_type",
    "register": "cleanlib.catalogue",
    "reports": "cleanlib.column",
    "types": "cleanlib.listing",
}
_RENAMED = {"options": ("cleanlib.core.settings", "settings")}
_MAKERS = {"clean_": "cleaner_of", "validate_": "validator_of"}

__all__ = sorted(["__version__", "options", *_PUBLIC])  # noqa: PLE0605


def __getattr__(name: str) -> Any:
    if name in _PUBLIC:
        found = getattr(import_module(_PUBLIC[name]), name)
    elif name in _RENAMED:
        module, attribute = _RENAMED[name]
        found = getattr(import_module(module), attribute)
    elif name.startswith(tuple(_MAKERS)):
        return _function(name)
    else:
        raise AttributeError(f"module 'cleanlib' has no attribute {name!r}")
    globals()[name] = found
    return found


def _function(name: str) -> Any:
    """``clean_<type>`` or ``validate_<type>``; not kept, since a type may be replaced."""
    functions = import_module("cleanlib.functions")
    errors = import_module("cleanlib.core.errors")
    prefix, _, type_name = name.partition("_")
    try:
        column_type = import_module("cleanlib.catalogue").registry.get(type_name)
    except errors.UnknownType as error:
        raise AttributeError(f"cleanlib has no {name}: {error}") from None
    return getattr(functions, _MAKERS[f"{prefix}_"])(column_type)


def __dir__() -> list[str]:
    known = import_module("cleanlib.catalogue").registry.known()
    made = [f"{prefix}{name}" for prefix in _MAKERS for name in known]
    return sorted([*__all__, *made])
