"""The date family: ``python -m benchmarks.dates [--rows 100000 1000000] [--json out.json]``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

import pandas as pd

from benchmarks import comparison, report, scoring, timing
from benchmarks.comparison import FACTORIZE, SLOW, Family, Faster, Part, Scenario, Within
from benchmarks.report import Section, number
from benchmarks.timing import Peer
from benchmarks.workloads import arrow_text, make

ISO = "%Y-%m-%dT%H:%M:%S"
OUT = "%Y-%m-%d %H:%M:%S"
MEMORY_FROM = 1_000_000


# --------------------------------------------------------------------------------- contestants


def clean(frame: pd.DataFrame) -> pd.DataFrame:
    """The call that is measured: text of any format in, text of one format out."""
    import cleanlib

    cleaned: pd.DataFrame = cleanlib.clean_date(
        frame,
        frame.columns[0],
        "YYYY-MM-DD hh:mm:ss",
        default_year=2000,
        ignore_text=["Delayed", "On Time"],
        errors="coerce",
    )
    return cleaned


def pandas_mixed(series: pd.Series) -> pd.Series:
    """Every value guessed by pandas."""
    moments = pd.to_datetime(series, format="mixed", errors="coerce", utc=True)
    return moments.dt.strftime(OUT)


def pandas_iso(series: pd.Series) -> pd.Series:
    """Pandas, told the one right format."""
    return pd.to_datetime(series, format=ISO, errors="coerce").dt.strftime(OUT)


def to_polars(series: pd.Series) -> Any:
    """The column as polars has it."""
    import polars as pl

    return pl.from_arrow(arrow_text(series))


def polars_iso(series: Any) -> Any:
    """Polars, told the one right format."""
    return series.str.to_datetime(ISO, strict=False).dt.strftime(OUT)


def dateutil_each(series: pd.Series) -> list[str | None]:
    """Every value guessed by dateutil."""
    from datetime import datetime

    from dateutil import parser

    default = datetime(2000, 1, 1)

    def one(text: Any) -> str | None:
        try:
            return str(parser.parse(text, default=default).strftime(OUT))
        except (ValueError, OverflowError, TypeError):
            return None

    return [one(text) for text in series]


OURS = comparison.ours(clean)
PANDAS_MIXED = Peer("pandas, format mixed, strftime", pandas_mixed, max_rows=SLOW)
PANDAS_ISO = Peer("pandas, the right format, strftime", pandas_iso)
POLARS_ISO = Peer("polars, the right format, strftime", polars_iso, None, "polars", to_polars)
DATEUTIL = Peer("dateutil, per value, strftime", dateutil_each, SLOW, "dateutil")
DATAPREP = "dataprep 0.4.5 clean_date (measured elsewhere)"
PUBLISHED = {DATAPREP: 123.0}


# ----------------------------------------------------------------------------------- scenarios

# Ours must write the wall clock; peers may have moved it to UTC.
_scenario = partial(
    Scenario,
    key=partial(scoring.wall_clock, year="2000"),
    peer_key=scoring.wall_clock_or_utc,
)
SCENARIOS = (
    _scenario(
        "all distinct, mixed formats",
        "dates",
        (OURS, PANDAS_MIXED, DATEUTIL),
        (Faster(PANDAS_MIXED.name, 80), Faster(DATEUTIL.name, 40), Faster(DATAPREP, 100)),
        published=PUBLISHED,
    ),
    _scenario(
        "all distinct, one format",
        "dates_iso",
        (OURS, PANDAS_MIXED, PANDAS_ISO, POLARS_ISO, DATEUTIL),
        (Within(POLARS_ISO.name, 3),),
    ),
    _scenario(
        "1 % distinct, mixed formats",
        "dates",
        (OURS, PANDAS_MIXED, DATEUTIL, FACTORIZE),
        (Within(FACTORIZE.name, 2),),
        share=0.01,
        published=PUBLISHED,
    ),
)


# -------------------------------------------------------------------------- ours, on its own


def memory(rows: Sequence[int], rounds: int) -> Section:
    """Peak memory of one call above its input, beside output plus the text column once."""
    sizes = [size for size in rows if size >= MEMORY_FROM]
    head = ("rows", "text MB", "output MB", "peak above input MB", "working memory / text")
    found = [timing.peak_memory("benchmarks.dates:clean", make("dates", size)) for size in sizes]
    working = [(one.peak - one.output) / one.text for one in found]
    cells = [
        [
            f"{one.rows:,}",
            *(number(size / 1e6, 1) for size in (one.text, one.output, one.peak)),
            number(share),
        ]
        for one, share in zip(found, working, strict=True)
    ]
    what = "peak above input and output, at {:,} rows, in text columns"
    lines = [*report.table(head, cells), ""]
    lines += [
        report.verdict(what.format(one.rows), share, 1)
        for one, share in zip(found, working, strict=True)
    ]
    return Section("Peak memory", lines, [asdict(one) for one in found])


def call(rows: Sequence[int], rounds: int, repeats: int = 300) -> Section:
    """What one call on ten rows costs once warm."""
    frame = make("dates", 10).frame
    milliseconds = timing.median_seconds(lambda: clean(frame), repeats) * 1e3
    line = report.verdict("one call on 10 rows", milliseconds, 1, " ms")
    return Section("Small calls", [line], [{"name": "call on 10 rows", "ms": milliseconds}])


def imports(rows: Sequence[int], rounds: int) -> Section:
    """What ``import cleanlib`` adds to a bare interpreter."""
    found = timing.import_time("cleanlib")
    pandas = "loaded: **not reached**" if found.loads_pandas else "not loaded: **reached**"
    lines = [
        report.verdict("import cleanlib, over a bare interpreter", found.milliseconds, 30, " ms"),
        f"- pandas is {pandas}",
    ]
    return Section("Import", lines, [asdict(found)])


DATES = Family(
    name="dates",
    title="Dates",
    scenarios=SCENARIOS,
    parts=(
        comparison.growth(SCENARIOS[:2]),
        Part("memory", "Peak memory", memory, lambda rows: max(rows) >= MEMORY_FROM),
        Part("call", "Small calls", call),
        Part("import", "Import", imports),
    ),
    packages=("cleanlib", "pandas", "numpy", "pyarrow", "polars", "python-dateutil"),
    rows=(100_000, 1_000_000, 10_000_000),
)

if __name__ == "__main__":
    DATES.main()
