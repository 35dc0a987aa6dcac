"""The date family: ``python -m benchmarks.dates [--rows 100000 1000000] [--json out.json]``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pandas as pd

from benchmarks import report, scoring, timing
from benchmarks.report import Record, Section, number
from benchmarks.timing import Entry, Peer
from benchmarks.workloads import arrow_text, make

ISO = "%Y-%m-%dT%H:%M:%S"
OUT = "%Y-%m-%d %H:%M:%S"
SLOW = 20_000
MEMORY_FROM = 1_000_000
DEFAULT_ROWS = [100_000, 1_000_000, 10_000_000]
PACKAGES = ("cleanlib", "pandas", "numpy", "pyarrow", "polars", "python-dateutil")
PARTS = ("tables", "growth", "memory", "call", "import")


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


def factorize_take(series: pd.Series) -> Any:
    """Find the different values and put them back: the least that using repeats can cost."""
    codes, uniques = pd.factorize(series)
    return uniques.array.take(codes, allow_fill=True)


OURS = Peer("cleanlib", clean, needs="cleanlib", prepare=pd.Series.to_frame)
PANDAS_MIXED = Peer("pandas, format mixed, strftime", pandas_mixed, max_rows=SLOW)
PANDAS_ISO = Peer("pandas, the right format, strftime", pandas_iso)
POLARS_ISO = Peer("polars, the right format, strftime", polars_iso, None, "polars", to_polars)
DATEUTIL = Peer("dateutil, per value, strftime", dateutil_each, SLOW, "dateutil")
FACTORIZE = Peer("lower bound: pandas factorize, take", factorize_take, bound=True)
DATAPREP_NAME, DATAPREP_US = "dataprep 0.4.5 clean_date (measured elsewhere)", 123.0


# ----------------------------------------------------------------------------------- scenarios


@dataclass(frozen=True)
class Target:
    """A ratio to reach: a peer's time over ours at least, or ours over a peer's at most."""

    name: str
    limit: float
    at_least: bool

    def line(self, us_per_row: dict[str, float]) -> str:
        """The verdict, from the microseconds per row of everyone."""
        ours, theirs = us_per_row[OURS.name], us_per_row[self.name]
        if self.at_least:
            return report.verdict(f"faster than {self.name}", theirs / ours, self.limit, "x", True)
        return report.verdict(f"time of {self.name}", ours / theirs, self.limit)


@dataclass(frozen=True)
class Scenario:
    """One kind of column, who is measured on it, and what is to be reached."""

    title: str
    kind: str
    peers: tuple[Peer, ...]
    targets: tuple[Target, ...]
    share: float | None = None  # of different values; None: nearly all
    published: tuple[tuple[str, float], ...] = ()  # name, us per row

    def distinct(self, rows: int) -> int | None:
        """How many different values a column of this length has."""
        return None if self.share is None else max(1, int(rows * self.share))


SCENARIOS = (
    Scenario(
        "all distinct, mixed formats",
        "dates",
        (OURS, PANDAS_MIXED, DATEUTIL),
        (
            Target(PANDAS_MIXED.name, 80, True),
            Target(DATEUTIL.name, 40, True),
            Target(DATAPREP_NAME, 100, True),
        ),
        published=((DATAPREP_NAME, DATAPREP_US),),
    ),
    Scenario(
        "all distinct, one format",
        "dates_iso",
        (OURS, PANDAS_MIXED, PANDAS_ISO, POLARS_ISO, DATEUTIL),
        (Target(POLARS_ISO.name, 3, False),),
    ),
    Scenario(
        "1 % distinct, mixed formats",
        "dates",
        (OURS, PANDAS_MIXED, DATEUTIL, FACTORIZE),
        (Target(FACTORIZE.name, 2, False),),
        share=0.01,
        published=((DATAPREP_NAME, DATAPREP_US),),
    ),
)


def entries(scenario: Scenario, rows: int) -> list[Entry]:
    """Everyone with an input of the length they can bear, equally rich in repeats."""
    sizes = {peer: min(rows, peer.max_rows or rows) for peer in scenario.peers}
    works = {n: make(scenario.kind, n, scenario.distinct(n)) for n in set(sizes.values())}
    return [Entry(peer, works[n]) for peer, n in sizes.items()]


def score(entry: Entry) -> scoring.Score | None:
    """The judged result: ours must write the wall clock, peers may have moved it to UTC."""
    if entry.result is None or entry.peer.bound:
        return None
    ours = entry.peer is OURS
    key = scoring.wall_clock(entry.work, "2000") if ours else scoring.wall_clock_or_utc(entry.work)
    return scoring.judge(entry.result, entry.work, key)


def record(scenario: Scenario, rows: int, entry: Entry, ours_us: float) -> Record:
    """The figures of one contestant."""
    judged = score(entry)
    return {
        "scenario": scenario.title,
        "workload": scenario.kind,
        "rows": rows,
        "distinct": scenario.distinct(rows),
        "name": entry.peer.name,
        "rows_seen": len(entry.work.series),
        "us_per_row": entry.us_per_row,
        "ratio": entry.us_per_row / ours_us,
        "spread": entry.spread,
        "error": entry.error,
        **(asdict(judged) if judged else {}),
    }


HEAD = ("", "rows", "us/row", "ratio", "spread", "right", "wrong", "missed", "leaked")


def cells(row: Record) -> list[str]:
    """One line of a table; a contestant that did not run says why."""
    if row.get("error"):
        return [f"{row['name']}: {row['error']}", *[""] * (len(HEAD) - 1)]
    counts = [number(row.get(name), 0) for name in ("rows_seen", *HEAD[5:])]
    times = [number(row["us_per_row"], 3), number(row["ratio"]), number(row.get("spread"))]
    return [row["name"], counts[0], *times, *counts[1:]]


def compare(scenario: Scenario, rows: int, rounds: int) -> Section:
    """The table of one scenario at one length, and its targets."""
    field = entries(scenario, rows)
    timing.race(field, rounds)
    ours_us = field[0].us_per_row
    records = [record(scenario, rows, entry, ours_us) for entry in field]
    records += [
        {"name": name, "us_per_row": us, "ratio": us / ours_us} for name, us in scenario.published
    ]
    us_per_row = {row["name"]: row["us_per_row"] for row in records}
    lines = report.table(HEAD, [cells(row) for row in records])
    lines += ["", *(target.line(us_per_row) for target in scenario.targets)]
    return Section(f"Dates, {scenario.title}, {rows:,} rows", lines, records)


# -------------------------------------------------------------------------- ours, on its own


def growth(small: int, large: int, rounds: int) -> Section:
    """Whether a row costs the same in a long column as in a short one."""
    lines, records = [], []
    for scenario in SCENARIOS[:2]:
        short, long = (Entry(OURS, make(scenario.kind, rows)) for rows in (small, large))
        timing.race([short, long], rounds)
        ratio = long.us_per_row / short.us_per_row
        what = f"time per row at {large:,} rows over {small:,}, {scenario.title}"
        lines.append(report.verdict(what, ratio, 1.3))
        records.append({"name": what, "ratio": ratio, "error": short.error or long.error})
    return Section("Growth", lines, records)


def memory(sizes: Sequence[int]) -> Section:
    """Peak memory of one call above its input, beside output plus the text column once."""
    head = ("rows", "text MB", "output MB", "peak above input MB", "working memory / text")
    found = [timing.peak_memory("benchmarks.dates:clean", make("dates", rows)) for rows in sizes]
    working = [(one.peak - one.output) / one.text for one in found]
    rows = [
        [
            f"{one.rows:,}",
            *(number(size / 1e6, 1) for size in (one.text, one.output, one.peak)),
            number(share),
        ]
        for one, share in zip(found, working, strict=True)
    ]
    what = "peak above input and output, at {:,} rows, in text columns"
    lines = [*report.table(head, rows), ""]
    lines += [
        report.verdict(what.format(one.rows), share, 1)
        for one, share in zip(found, working, strict=True)
    ]
    return Section("Peak memory", lines, [asdict(one) for one in found])


def call(repeats: int = 300) -> Section:
    """What one call on ten rows costs once warm."""
    frame = make("dates", 10).frame
    milliseconds = timing.median_seconds(lambda: clean(frame), repeats) * 1e3
    line = report.verdict("one call on 10 rows", milliseconds, 1, " ms")
    return Section("Small calls", [line], [{"name": "call on 10 rows", "ms": milliseconds}])


def imports() -> Section:
    """What ``import cleanlib`` adds to a bare interpreter."""
    found = timing.import_time("cleanlib")
    pandas = "loaded: **not reached**" if found.loads_pandas else "not loaded: **reached**"
    lines = [
        report.verdict("import cleanlib, over a bare interpreter", found.milliseconds, 30, " ms"),
        f"- pandas is {pandas}",
    ]
    return Section("Import", lines, [asdict(found)])


# ---------------------------------------------------------------------------------- command line


@dataclass(frozen=True)
class Part:
    """A section about our library alone."""

    name: str
    title: str
    action: Callable[[], Section]
    applies: bool = True

    def section(self) -> Section:
        """The section, or a note on why there is none."""
        if not self.applies:
            return Section(self.title, ["not measured: the lengths asked for do not allow it"])
        try:
            return self.action()
        except Exception as error:
            return Section(self.title, [f"not measured: {type(error).__name__}: {error}"])


def own_parts(rows: Sequence[int], rounds: int) -> tuple[Part, ...]:
    """Everything that is measured of our library without a contestant."""
    small, large = min(rows), max(rows)
    long = [size for size in rows if size >= MEMORY_FROM]
    return (
        Part("growth", "Growth", lambda: growth(small, large, rounds), small < large),
        Part("memory", "Peak memory", lambda: memory(long), bool(long)),
        Part("call", "Small calls", call),
        Part("import", "Import", imports),
    )


def sections(rows: Sequence[int], rounds: int, parts: Sequence[str]) -> Iterator[Section]:
    """All that was asked for, in order, each as soon as it is measured."""
    if "tables" in parts:
        for scenario in SCENARIOS:
            for size in rows:
                yield compare(scenario, size, rounds)
    yield from (part.section() for part in own_parts(rows, rounds) if part.name in parts)


def parse(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="time clean_date beside its alternatives")
    parser.add_argument("--rows", type=int, nargs="+", default=DEFAULT_ROWS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--markdown", action="store_true", help="replace the figures in README.md")
    return parser.parse_args(argv)


def main() -> None:
    """Measure, print, and write down what was asked for."""
    args = parse()
    text = [report.surroundings(PACKAGES) + "\n"]
    records: list[Record] = []
    print(text[0])
    for section in sections(args.rows, args.rounds, args.parts):
        print(section, flush=True)
        text.append(str(section))
        records += [{"section": section.title, **row} for row in section.records]
    if args.json:
        args.json.write_text(report.as_json(records), encoding="utf-8")
    if args.markdown:
        report.write_figures(report.README, "dates", "\n".join(text))


if __name__ == "__main__":
    main()
