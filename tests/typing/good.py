"""Calls that must type-check, with the types they give; read by mypy, never run."""

import datetime as dt
from typing import assert_type

import numpy as np
import pandas as pd

import cleanlib as cl

frame = pd.DataFrame({"when": ["3/4/2020"], "until": ["5/4/2020"]})
series = frame["when"]

# What goes in comes out.
assert_type(cl.clean_date(frame, "when"), pd.DataFrame)
assert_type(cl.clean_date(["3/4/2020"]), list[str])
assert_type(frame.pipe(cl.clean_date, "when", "YYYY-MM-DD"), pd.DataFrame)

# Columns: a label of any kind, several of them, or a choice made from the frame.
cl.clean_date(frame, 0)
cl.clean_date(frame, ("a", 1))
cl.clean_date(frame, ["when", "until"])
cl.clean_date(frame, frame.columns)
cl.clean_date(frame, lambda df: list(df.columns))

# Whole tables.
assert_type(cl.clean_headers(frame, "kebab", max_length=20), pd.DataFrame)
assert_type(frame.pipe(cl.clean_duplicates, "when", "fuzzy", keep=False), pd.DataFrame)
assert_type(cl.clean_missing(frame, types={"when": "date"}), pd.DataFrame)

# Target formats: named ones, and patterns where the type has them.
cl.clean_date(frame, "when", "iso8601")
cl.clean_date(frame, "when", "DD. MMMM YYYY")
cl.clean_date(frame, "when", target_format="datetime")

# The keyword arguments of every function.
cl.clean_date(
    frame,
    "when",
    errors="coerce",
    output_column="{column}_clean",
    workers=2,
    progress=lambda done, total, column: None,
    null_tokens=["n.n."],
    keep_tokens=("-",),
)

# The options of the type.
cl.clean_date(
    frame,
    "when",
    day_first={"n/n/year": True},
    missing="reject",
    min_year=1900,
    now=dt.date(2026, 11, 30),
    tz_names={"IST": "+05:30"},
    languages=["fr"],
    serial="excel1900",
)

# Validation: one bool for a scalar, a boolean series for a column.
assert_type(cl.validate_date("3/4/2020"), bool)
assert_type(cl.validate_date(None), bool)
assert_type(cl.validate_date(dt.date(2020, 4, 3), day_first=True), bool)
assert_type(cl.validate_date(20200403.0), bool)
assert_type(cl.validate_date(series), "pd.Series[bool]")
assert_type(cl.validate_date(["3/4/2020"], null_tokens=["none"]), "pd.Series[bool]")
assert_type(cl.validate_date(np.array(["3/4/2020"])), "pd.Series[bool]")
assert_type(cl.validate_date(frame, "when", min_year=1900), "pd.Series[bool]")

# Aliases are functions of their own.
assert_type(cl.clean_timestamp(frame, "when"), pd.DataFrame)
assert_type(cl.validate_timestamp("3/4/2020 10:00"), bool)

# Reports.
result = cl.clean(frame, "when", "date", errors="coerce")
assert_type(result, cl.Cleaned)
assert_type(result.report, cl.CleanReport)
assert_type(result.report.invalid, int)
assert_type(result.report.to_html(), str)
with cl.reports() as log:
    assert_type(log, list[cl.CleanReport])

# Everything else that is public.
assert_type([info.name for info in cl.types("date")], list[str])
assert_type(cl.options.fast_path, bool)
assert_type(cl.__version__, str)
try:
    cl.clean_value("3/4/2020", "date", "YYYY-MM-DD")
except cl.Invalid as refusal:
    assert_type(refusal.reason, str)


# A type of one's own.
def split(text: str, options: cl.NoOptions) -> str:
    if not text.isdigit():
        raise cl.Invalid("syntax")
    return text


def validate(parsed: str, options: cl.NoOptions) -> str:
    return parsed


def write(parsed: str) -> str:
    return parsed


TAG = cl.ColumnType(
    name="tag",
    title="Tag",
    split=split,
    validate=validate,
    formats={"standard": cl.TargetFormat(write, "as it is")},
    default_format="standard",
    examples={"1": "1"},
)
clean_tag = cl.make_cleaner(TAG)
