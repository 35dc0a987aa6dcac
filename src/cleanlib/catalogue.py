"""The one registry of column types."""

from __future__ import annotations

from cleanlib.core.registry import Registry
from cleanlib.types import ALIASES, BUILTIN

ENTRY_POINT_GROUP = "cleanlib.types"

registry = Registry(BUILTIN, ALIASES, ENTRY_POINT_GROUP)
register = registry.register
