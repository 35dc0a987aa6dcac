"""The built-in column types: where each is found, written as plugins write their entry points."""

from __future__ import annotations

BUILTIN: dict[str, str] = {
    "cron": "cleanlib.column_types.cron:CRON",
    "currency_code": "cleanlib.column_types.currency_code:CURRENCY_CODE",
    "date": "cleanlib.column_types.date.type:DATE",
    "date_range": "cleanlib.column_types.date.range:DATE_RANGE",
    "datetime": "cleanlib.column_types.date.type:DATETIME",
    "day": "cleanlib.column_types.day:DAY",
    "day_of_week": "cleanlib.column_types.day_of_week:DAY_OF_WEEK",
    "duration": "cleanlib.column_types.duration.type:DURATION",
    "excel_date": "cleanlib.column_types.excel_date:EXCEL_DATE",
    "fiscal_year": "cleanlib.column_types.fiscal_year:FISCAL_YEAR",
    "fraction": "cleanlib.column_types.fraction:FRACTION",
    "iso_duration": "cleanlib.column_types.duration.type:ISO_DURATION",
    "iso_week": "cleanlib.column_types.iso_week:ISO_WEEK",
    "month": "cleanlib.column_types.month:MONTH",
    "number_words": "cleanlib.column_types.number_words:NUMBER_WORDS",
    "ordinal": "cleanlib.column_types.ordinal:ORDINAL",
    "quarter": "cleanlib.column_types.quarter:QUARTER",
    "rating": "cleanlib.column_types.rating:RATING",
    "ratio": "cleanlib.column_types.ratio:RATIO",
    "roman_numeral": "cleanlib.column_types.roman_numeral:ROMAN_NUMERAL",
    "time": "cleanlib.column_types.date.type:TIME",
    "time_zone": "cleanlib.column_types.time_zone:TIME_ZONE",
    "timedelta": "cleanlib.column_types.duration.type:TIMEDELTA",
    "unix_timestamp": "cleanlib.column_types.unix_timestamp:UNIX_TIMESTAMP",
    "year": "cleanlib.column_types.year:YEAR",
    "year_month": "cleanlib.column_types.year_month:YEAR_MONTH",
}
ALIASES: dict[str, str] = {
    "timestamp": "datetime",
    "timezone": "time_zone",
    "tz": "time_zone",
    "weekday": "day_of_week",
}
