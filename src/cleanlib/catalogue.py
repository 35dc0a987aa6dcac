"""The one registry of column types."""

from __future__ import annotations

from cleanlib.column_types import ALIASES, BUILTIN
from cleanlib.core.registry import Registry

ENTRY_POINT_GROUP = "cleanlib.types"

registry = Registry(BUILTIN, ALIASES, ENTRY_POINT_GROUP)
register = registry.register
