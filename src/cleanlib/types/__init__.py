"""The built-in column types: where each is found, written as plugins write their entry points."""

from __future__ import annotations

BUILTIN: dict[str, str] = {
    "date": "cleanlib.types.date.type:DATE",
    "date_range": "cleanlib.types.date.range:DATE_RANGE",
    "datetime": "cleanlib.types.date.type:DATETIME",
    "duration": "cleanlib.types.duration.type:DURATION",
    "iso_duration": "cleanlib.types.duration.type:ISO_DURATION",
    "time": "cleanlib.types.date.type:TIME",
    "timedelta": "cleanlib.types.duration.type:TIMEDELTA",
}
ALIASES: dict[str, str] = {
    "timestamp": "datetime",
}
