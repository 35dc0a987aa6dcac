"""What the benchmark of every family does: contestants side by side, judged, beside the targets.

A family is a few scenarios and a `main`; ``dates.py`` and ``numbers.py`` are two.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Protocol

import pandas as pd

from benchmarks import report, scoring, timing
from benchmarks.report import Record, Section, number
from benchmarks.timing import Entry, Peer
from benchmarks.workloads import Workload, make

SLOW = 20_000  # rows that slow contestants see
OURS = "cleanlib"
TABLES = "tables"


def ours(clean: Callable[[pd.DataFrame], pd.DataFrame]) -> Peer:
    """Our contestant: a call on a frame of one column."""
    return Peer(OURS, clean, needs="cleanlib", prepare=pd.Series.to_frame)


def factorize_take(series: pd.Series) -> object:
    """Find the different values and put them back: the least that using repeats can cost."""
    codes, uniques = pd.factorize(series)
    return uniques.array.take(codes, allow_fill=True)


FACTORIZE = Peer("lower bound: pandas factorize, take", factorize_take, bound=True)


# ------------------------------------------------------------------------------------- targets


class Target(Protocol):
    """Something to reach."""

    def line(self, us_per_row: Mapping[str, float]) -> str:
        """The verdict, from the microseconds per row of everyone."""
        ...


@dataclass(frozen=True)
class Faster:
    """So many times faster than a contestant, at least."""

    name: str
    times: float

    def line(self, us_per_row: Mapping[str, float]) -> str:
        """The verdict."""
        ratio = us_per_row[self.name] / us_per_row[OURS]
        return report.verdict(f"faster than {self.name}", ratio, self.times, at_least=True)


@dataclass(frozen=True)
class Within:
    """So many times as long as a contestant, at most."""

    name: str
    times: float

    def line(self, us_per_row: Mapping[str, float]) -> str:
        """The verdict."""
        ratio = us_per_row[OURS] / us_per_row[self.name]
        return report.verdict(f"time of {self.name}", ratio, self.times)


@dataclass(frozen=True)
class Microseconds:
    """So many microseconds a row, at most."""

    limit: float

    def line(self, us_per_row: Mapping[str, float]) -> str:
        """The verdict."""
        return report.verdict("time per row", us_per_row[OURS], self.limit, " us")


# ----------------------------------------------------------------------------------- scenarios


@dataclass(frozen=True)
class Scenario:
    """One kind of column, who is measured on it, and what is to be reached.

    The first of the peers is ours, and ``key`` has its right answers; ``peer_key`` those of the
    others, which may tell less.
    """

    title: str
    kind: str
    peers: tuple[Peer, ...]
    targets: tuple[Target, ...]
    key: Callable[[Workload], scoring.Key]
    peer_key: Callable[[Workload], scoring.Key]
    share: float | None = None  # of different values; None: nearly all
    published: Mapping[str, float] = field(default_factory=dict)  # us per row by name

    def distinct(self, rows: int) -> int | None:
        """How many different values a column of this length has."""
        return None if self.share is None else max(1, int(rows * self.share))

    def entries(self, rows: int) -> list[Entry]:
        """Everyone with an input of the length they can bear, equally rich in repeats."""
        sizes = {peer: min(rows, peer.max_rows or rows) for peer in self.peers}
        works = {n: make(self.kind, n, self.distinct(n)) for n in set(sizes.values())}
        return [Entry(peer, works[n]) for peer, n in sizes.items()]

    def score(self, entry: Entry) -> scoring.Score | None:
        """The judged result."""
        if entry.result is None or entry.peer.bound:
            return None
        key = self.key if entry.peer is self.peers[0] else self.peer_key
        return scoring.judge(entry.result, entry.work, key(entry.work))

    def record(self, rows: int, entry: Entry, ours_us: float) -> Record:
        """The figures of one contestant."""
        judged = self.score(entry)
        return {
            "scenario": self.title,
            "workload": self.kind,
            "rows": rows,
            "distinct": self.distinct(rows),
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


def compare(family: str, scenario: Scenario, rows: int, rounds: int) -> Section:
    """The table of one scenario at one length, and its targets."""
    entries = scenario.entries(rows)
    timing.race(entries, rounds)
    ours_us = entries[0].us_per_row
    records = [scenario.record(rows, entry, ours_us) for entry in entries]
    records += [
        {"name": name, "us_per_row": us, "ratio": us / ours_us}
        for name, us in scenario.published.items()
    ]
    us_per_row = {row["name"]: row["us_per_row"] for row in records}
    lines = report.table(HEAD, [cells(row) for row in records])
    lines += ["", *(target.line(us_per_row) for target in scenario.targets)]
    return Section(f"{family}, {scenario.title}, {rows:,} rows", lines, records)


# -------------------------------------------------------------------------- ours, on its own


@dataclass(frozen=True)
class Part:
    """A section about our library alone, made from the lengths asked for and the rounds."""

    name: str
    title: str
    action: Callable[[Sequence[int], int], Section]
    applies: Callable[[Sequence[int]], bool] = bool

    def section(self, rows: Sequence[int], rounds: int) -> Section:
        """The section, or a note on why there is none."""
        if not self.applies(rows):
            return Section(self.title, ["not measured: the lengths asked for do not allow it"])
        try:
            return self.action(rows, rounds)
        except Exception as error:
            return Section(self.title, [f"not measured: {type(error).__name__}: {error}"])


def growth(scenarios: Sequence[Scenario]) -> Part:
    """Whether a row costs the same in a long column as in a short one."""

    def measure(rows: Sequence[int], rounds: int) -> Section:
        lines, records = [], []
        small, large = min(rows), max(rows)
        for scenario in scenarios:
            short, long = (Entry(scenario.peers[0], make(scenario.kind, n)) for n in (small, large))
            timing.race([short, long], rounds)
            ratio = long.us_per_row / short.us_per_row
            what = f"time per row at {large:,} rows over {small:,}, {scenario.title}"
            lines.append(report.verdict(what, ratio, 1.3))
            records.append({"name": what, "ratio": ratio, "error": short.error or long.error})
        return Section("Growth", lines, records)

    return Part("growth", "Growth", measure, lambda rows: min(rows) < max(rows))


# ---------------------------------------------------------------------------------- command line


@dataclass(frozen=True)
class Family:
    """Types that are measured together; ``name`` is that of their module and of their figures."""

    name: str
    title: str
    scenarios: tuple[Scenario, ...]
    parts: tuple[Part, ...]
    packages: tuple[str, ...]
    rows: tuple[int, ...]

    def sections(self, rows: Sequence[int], rounds: int, parts: Sequence[str]) -> Iterator[Section]:
        """All that was asked for, in order, each as soon as it is measured."""
        if TABLES in parts:
            for scenario in self.scenarios:
                for size in rows:
                    yield compare(self.title, scenario, size, rounds)
        yield from (part.section(rows, rounds) for part in self.parts if part.name in parts)

    def parse(self, argv: Sequence[str] | None = None) -> argparse.Namespace:
        """The command line."""
        parts = (TABLES, *(part.name for part in self.parts))
        parser = argparse.ArgumentParser(
            prog=f"python -m benchmarks.{self.name}",
            description=f"time {self.name} beside their alternatives",
        )
        parser.add_argument("--rows", type=int, nargs="+", default=self.rows)
        parser.add_argument("--rounds", type=int, default=5)
        parser.add_argument("--parts", nargs="+", choices=parts, default=parts)
        parser.add_argument("--json", type=Path, help="also write the figures to this file")
        parser.add_argument(
            "--markdown", action="store_true", help="replace the figures in README.md"
        )
        return parser.parse_args(argv)

    def main(self, argv: Sequence[str] | None = None) -> None:
        """Measure, print, and write down what was asked for."""
        args = self.parse(argv)
        text = [report.surroundings(self.packages) + "\n"]
        records: list[Record] = []
        print(text[0])
        for section in self.sections(args.rows, args.rounds, args.parts):
            print(section, flush=True)
            text.append(str(section))
            records += [{"section": section.title, **row} for row in section.records]
        if args.json:
            args.json.write_text(report.as_json(records), encoding="utf-8")
        if args.markdown:
            report.write_figures(report.README, self.name, "\n".join(text))
