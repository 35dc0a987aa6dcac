"""Dates as a spreadsheet counts them: days, with the time of day as a fraction."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.shared.exact_numbers import EXACT, check_digits, digits, read_exact, whole_and_rest

_PHANTOM = 60  # the day that 1900 has in spreadsheets only, 29 February
_DAY_0_OF_1900 = dt.datetime(1899, 12, 31)
_DAY_0_OF_1904 = dt.datetime(1904, 1, 1)
_LAST_OF_1900, _LAST_OF_1904 = 2_958_465, 2_957_003  # 9999-12-31
_DAY = 86_400


class ExcelDate(NamedTuple):
    """A spreadsheet's number, and the moment it stands for."""

    serial: Decimal
    moment: dt.datetime = _DAY_0_OF_1900


@dataclass(frozen=True)
class ExcelDateOptions:
    """What a caller may say about a column of spreadsheet dates."""

    date1904: bool = option(
        False, "count from 1904-01-01, as spreadsheets of old Macintoshes do", (True, False)
    )


def split(text: str, options: ExcelDateOptions) -> ExcelDate:
    """Read a number, exactly."""
    number = read_exact(text)
    check_digits(number)
    return ExcelDate(number)


def validate(value: ExcelDate, options: ExcelDateOptions) -> ExcelDate:
    """Find the moment, to the second."""
    day, fraction = whole_and_rest(value.serial)
    first = _day_zero(day, options)
    seconds = EXACT.multiply(fraction, Decimal(_DAY)).to_integral_value(ROUND_HALF_UP)
    try:
        moment = first + dt.timedelta(days=day, seconds=int(seconds))
    except OverflowError:
        raise Invalid("range", "it rounds to the year 10000") from None
    return value._replace(moment=moment)


def _day_zero(day: int, options: ExcelDateOptions) -> dt.datetime:
    """The day that counting starts from; `Invalid` for days that are not counted."""
    first, last = (0, _LAST_OF_1904) if options.date1904 else (1, _LAST_OF_1900)
    if not first <= day <= last:
        raise Invalid("range", f"days are counted from {first} to {last}")
    if options.date1904:
        return _DAY_0_OF_1904
    if day == _PHANTOM:
        raise Invalid("range", "day 60 is 29 February 1900, which did not exist")
    return _DAY_0_OF_1900 - dt.timedelta(days=day > _PHANTOM)


def _parts(value: ExcelDate) -> tuple[int, str]:
    day, fraction = whole_and_rest(value.serial)
    return day, digits(fraction)


EXCEL_DATE: ColumnType[ExcelDate, ExcelDateOptions] = ColumnType(
    name="excel_date",
    title="Spreadsheet date",
    doc=(
        "Dates as numbers of a spreadsheet: 1 is 1900-01-01, a fraction is the time of day, "
        "rounded to the second. The day 60, a 29 February that 1900 did not have, is invalid. "
        "Dates that are written out are not read here; the type date does that."
    ),
    split=split,
    validate=validate,
    formats={
        "date": TargetFormat(
            lambda v: v.moment.isoformat(" "), "2003-09-25 12:00:00", lossless=False
        ),
        "serial": TargetFormat(lambda v: digits(v.serial), "37889.5"),
        "parts": TargetFormat(
            _parts,
            "the day, and the fraction of the day as text",
            ("serial", "fraction"),
            dtypes={"serial": "integer"},
        ),
    },
    default_format="date",
    options=ExcelDateOptions,
    examples={
        "37889.5": "2003-09-25 12:00:00",
        "59": "1900-02-28 00:00:00",
        "61": "1900-03-01 00:00:00",
        "44197.0": "2021-01-01 00:00:00",
        "2958465": "9999-12-31 00:00:00",
    },
    refused={
        "-5": "range",
        "60": "range",
        "0.5": "range",
        "2958466": "range",
        "4.4E+4": "lost_digits",
        "2003-09-25": "syntax",
    },
    hints=frozenset({"serial", "excel", "exceldate", "date"}),
)
