"""Which of two numbers is the day: decided from the whole column, layout by layout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from cleanlib.column_types.date.options import DateOptions
from cleanlib.column_types.date.reader import ORDER_LAYOUTS
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.calendar import SOME_LEAP_YEAR, days_from_date, is_date, iso_weekday

QUESTION = "day_first"


def stated_order(options: DateOptions, layout: str) -> bool | None:
    """What the caller says about a layout; None when the column is to decide."""
    order = options.day_first
    if isinstance(order, Mapping):
        order = order.get(layout)
    return order if isinstance(order, bool) else None


def default_order(options: DateOptions) -> bool | None:
    """The reading of ambiguous cells when nothing is proven; None refuses them."""
    return {"day_first": True, "month_first": False}.get(options.ambiguous_order)


class Candidates(NamedTuple):
    """Rows of one layout, and which readings make a day of the calendar of each."""

    layout: str
    rows: Ints
    as_day: Mask
    as_month: Mask

    def where(self, chosen: Mask) -> Ints:
        """The positions of the chosen ones."""
        rows: Ints = self.rows[chosen]
        return rows


def settle_order(fields: Fields, options: DateOptions) -> None:
    """Fill month and day of numeric dates, or put the row off until the column has decided."""
    if "order" not in fields:
        return
    rows = np.flatnonzero(fields.has("order") & fields.good)
    year, first, other = (fields[name][rows] for name in ("year", "first", "other"))
    year = np.where(year == MISSING, SOME_LEAP_YEAR, year)
    as_day, as_month = is_date(year, other, first), is_date(year, first, other)
    if "weekday" in fields and options.weekday_mismatch == "reject":
        _heed_weekday(fields, rows, as_day, as_month)
    possible = as_day | as_month
    fields.fail(rows[~possible], "range", _why_impossible(options))
    layouts = fields["order"][rows]
    for number in np.unique(layouts[possible]).tolist():
        of_layout = possible & (layouts == number)
        chosen = (array[of_layout] for array in (rows, as_day, as_month))
        _settle_layout(fields, options, Candidates(ORDER_LAYOUTS[number], *chosen))


def _heed_weekday(fields: Fields, rows: Ints, as_day: Mask, as_month: Mask) -> None:
    """Of two possible readings, only one may fall on the weekday that the cell states."""
    both = np.flatnonzero(
        as_day & as_month & fields.has("weekday")[rows] & fields.has("year")[rows]
    )
    at = rows[both]
    year, first, other, weekday = (fields[n][at] for n in ("year", "first", "other", "weekday"))
    day_fits = iso_weekday(days_from_date(year, other, first)) == weekday
    month_fits = iso_weekday(days_from_date(year, first, other)) == weekday
    as_day[both] = day_fits | ~month_fits
    as_month[both] = month_fits | ~day_fits


def _why_impossible(options: DateOptions) -> str:
    hint = "" if options.year_first else "; year_first=True would try the first number as the year"
    return f"no such day in either order{hint}"


def put_year_first(fields: Fields) -> None:
    """15-12-18 as year, month, day: the last number was read as the year."""
    rows = fields.has("triple")
    year = np.where(rows, fields["first"], fields["year"])
    fields["month"] = np.where(rows, fields["other"], fields["month"])
    fields["day"] = np.where(rows, fields["year"], fields["day"])
    fields["year"] = year
    fields["order"] = np.where(rows, MISSING, fields["order"])


def _settle_layout(fields: Fields, options: DateOptions, found: Candidates) -> None:
    stated = stated_order(options, found.layout)
    only_day = found.where(~found.as_month)
    only_month = found.where(~found.as_day)
    same = found.as_day & found.as_month & (fields["first"] == fields["other"])[found.rows]
    open_rows = found.where(found.as_day & found.as_month & ~same)
    _write(fields, only_day, day_first=True)
    _write(fields, only_month, day_first=False)
    _write(fields, found.where(same), day_first=False)
    if stated is not None:
        _write(fields, open_rows, day_first=stated)
        against = only_month if stated else only_day
        if options.strict_order:
            fields.fail(against, "component", "only fits the other order of day and month")
        else:
            fields.note(against, "order_conflict")
    elif (QUESTION, found.layout) in fields.run.decided:
        _follow_decision(fields, found.layout, open_rows)
    else:
        _collect(fields, found.layout, {True: only_day, False: only_month}, open_rows)


def _write(fields: Fields, rows: Ints, *, day_first: bool) -> None:
    day, month = ("first", "other") if day_first else ("other", "first")
    fields["day"][rows] = fields[day][rows]
    fields["month"][rows] = fields[month][rows]


def _follow_decision(fields: Fields, layout: str, rows: Ints) -> None:
    decision = fields.run.decided[QUESTION, layout]
    if decision.value is None:
        fields.fail(rows, "ambiguous", "day and month could stand in either order")
        return
    _write(fields, rows, day_first=bool(decision.value))
    fields.note(rows, "order_inferred" if decision.source == "column" else "order_assumed")


def _collect(fields: Fields, layout: str, proofs: Mapping[bool, Ints], open_rows: Ints) -> None:
    for value, rows in proofs.items():
        fields.vote(QUESTION, value, rows, layout, "order_conflict")
    fields.put_off(QUESTION, open_rows, layout)
