"""The built-in column types: where each is found, written as plugins write their entry points."""

from __future__ import annotations

BUILTIN: dict[str, str] = {
    "cron": "cleanlib.column_types.cron:CRON",
    "currency": "cleanlib.column_types.money.type:CURRENCY",
    "currency_code": "cleanlib.column_types.currency_code:CURRENCY_CODE",
    "date": "cleanlib.column_types.date.type:DATE",
    "date_range": "cleanlib.column_types.date.range:DATE_RANGE",
    "datetime": "cleanlib.column_types.date.type:DATETIME",
    "day": "cleanlib.column_types.day:DAY",
    "day_of_week": "cleanlib.column_types.day_of_week:DAY_OF_WEEK",
    "decimal": "cleanlib.column_types.number.type:DECIMAL",
    "duration": "cleanlib.column_types.duration.type:DURATION",
    "excel_date": "cleanlib.column_types.excel_date:EXCEL_DATE",
    "fiscal_year": "cleanlib.column_types.fiscal_year:FISCAL_YEAR",
    "integer": "cleanlib.column_types.number.type:INTEGER",
    "iso_duration": "cleanlib.column_types.duration.type:ISO_DURATION",
    "iso_week": "cleanlib.column_types.iso_week:ISO_WEEK",
    "money": "cleanlib.column_types.money.type:MONEY",
    "month": "cleanlib.column_types.month:MONTH",
    "number": "cleanlib.column_types.number.type:NUMBER",
    "percent": "cleanlib.column_types.number.type:PERCENT",
    "quarter": "cleanlib.column_types.quarter:QUARTER",
    "scientific_number": "cleanlib.column_types.number.type:SCIENTIFIC_NUMBER",
    "time": "cleanlib.column_types.date.type:TIME",
    "time_zone": "cleanlib.column_types.time_zone:TIME_ZONE",
    "timedelta": "cleanlib.column_types.duration.type:TIMEDELTA",
    "unix_timestamp": "cleanlib.column_types.unix_timestamp:UNIX_TIMESTAMP",
    "year": "cleanlib.column_types.year:YEAR",
    "year_month": "cleanlib.column_types.year_month:YEAR_MONTH",
}
ALIASES: dict[str, str] = {
    "amount": "currency",
    "price": "currency",
    "timestamp": "datetime",
    "timezone": "time_zone",
    "tz": "time_zone",
    "weekday": "day_of_week",
}
