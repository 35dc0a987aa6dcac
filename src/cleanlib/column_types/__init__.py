"""The built-in column types: where each is found, written as plugins write their entry points."""

from __future__ import annotations

BUILTIN: dict[str, str] = {
    "age": "cleanlib.column_types.age:AGE",
    "blood_type": "cleanlib.column_types.blood_type:BLOOD_TYPE",
    "boolean": "cleanlib.column_types.boolean:BOOLEAN",
    "category": "cleanlib.column_types.category.type:CATEGORY",
    "compass_direction": "cleanlib.column_types.compass_direction:COMPASS_DIRECTION",
    "cron": "cleanlib.column_types.cron:CRON",
    "date": "cleanlib.column_types.date.type:DATE",
    "date_range": "cleanlib.column_types.date.range:DATE_RANGE",
    "datetime": "cleanlib.column_types.date.type:DATETIME",
    "day": "cleanlib.column_types.day:DAY",
    "day_of_week": "cleanlib.column_types.day_of_week:DAY_OF_WEEK",
    "duration": "cleanlib.column_types.duration.type:DURATION",
    "excel_date": "cleanlib.column_types.excel_date:EXCEL_DATE",
    "fiscal_year": "cleanlib.column_types.fiscal_year:FISCAL_YEAR",
    "gender": "cleanlib.column_types.gender:GENDER",
    "iso_duration": "cleanlib.column_types.duration.type:ISO_DURATION",
    "iso_week": "cleanlib.column_types.iso_week:ISO_WEEK",
    "marital_status": "cleanlib.column_types.marital_status:MARITAL_STATUS",
    "month": "cleanlib.column_types.month:MONTH",
    "quarter": "cleanlib.column_types.quarter:QUARTER",
    "status": "cleanlib.column_types.category.status:STATUS",
    "time": "cleanlib.column_types.date.type:TIME",
    "time_zone": "cleanlib.column_types.time_zone:TIME_ZONE",
    "timedelta": "cleanlib.column_types.duration.type:TIMEDELTA",
    "unix_timestamp": "cleanlib.column_types.unix_timestamp:UNIX_TIMESTAMP",
    "year": "cleanlib.column_types.year:YEAR",
    "year_month": "cleanlib.column_types.year_month:YEAR_MONTH",
}
ALIASES: dict[str, str] = {
    "bool": "boolean",
    "timestamp": "datetime",
    "timezone": "time_zone",
    "tz": "time_zone",
    "weekday": "day_of_week",
}
