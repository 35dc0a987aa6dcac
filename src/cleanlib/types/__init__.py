"""The built-in column types: where each is found, written as plugins write their entry points."""

from __future__ import annotations

BUILTIN: dict[str, str] = {
    "cron": "cleanlib.types.cron:CRON",
    "date": "cleanlib.types.date.type:DATE",
    "date_range": "cleanlib.types.date.range:DATE_RANGE",
    "datetime": "cleanlib.types.date.type:DATETIME",
    "day": "cleanlib.types.day:DAY",
    "day_of_week": "cleanlib.types.day_of_week:DAY_OF_WEEK",
    "duration": "cleanlib.types.duration.type:DURATION",
    "excel_date": "cleanlib.types.excel_date:EXCEL_DATE",
    "fiscal_year": "cleanlib.types.fiscal_year:FISCAL_YEAR",
    "iso_duration": "cleanlib.types.duration.type:ISO_DURATION",
    "iso_week": "cleanlib.types.iso_week:ISO_WEEK",
    "month": "cleanlib.types.month:MONTH",
    "quarter": "cleanlib.types.quarter:QUARTER",
    "time": "cleanlib.types.date.type:TIME",
    "time_zone": "cleanlib.types.time_zone:TIME_ZONE",
    "timedelta": "cleanlib.types.duration.type:TIMEDELTA",
    "unix_timestamp": "cleanlib.types.unix_timestamp:UNIX_TIMESTAMP",
    "year": "cleanlib.types.year:YEAR",
    "year_month": "cleanlib.types.year_month:YEAR_MONTH",
}
ALIASES: dict[str, str] = {
    "timestamp": "datetime",
    "timezone": "time_zone",
    "tz": "time_zone",
    "weekday": "day_of_week",
}
