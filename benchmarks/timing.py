"""How things are measured: interleaved rounds, small calls, peak memory, import time.

All contestants of a race run once per round, so that a drifting machine hits them alike; the
median of the rounds counts. Memory and imports are measured in fresh processes.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import io
import json
import logging
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import pandas as pd
import pyarrow as pa

from benchmarks import workloads

ROOT = Path(__file__).resolve().parents[1]
PATIENCE_SECONDS = 60.0
T = TypeVar("T")


def _same(value: T) -> T:
    return value


@dataclass(frozen=True)
class Peer:
    """A contestant: ``run`` is timed, ``prepare`` turns the pandas column into its input before."""

    name: str
    run: Callable[[Any], Any]
    max_rows: int | None = None  # slow ones see only so many rows
    needs: str = "pandas"  # the module that must be installed
    prepare: Callable[[pd.Series], Any] = _same
    bound: bool = False  # a lower bound, not a full answer

    @property
    def installed(self) -> bool:
        """Whether its module can be found."""
        return importlib.util.find_spec(self.needs) is not None


@dataclass
class Entry:
    """A contestant in a race, with its input and what came of it."""

    peer: Peer
    work: workloads.Workload
    data: Any = None
    result: Any = None
    error: str = ""
    seconds: list[float] = field(default_factory=list)

    @property
    def us_per_row(self) -> float:
        """Median of the rounds, in microseconds per row; not a number when it did not run."""
        rows = len(self.work.series)
        return statistics.median(self.seconds) / rows * 1e6 if self.seconds else float("nan")

    @property
    def spread(self) -> float:
        """Slowest minus fastest round, as a share of the median."""
        if not self.seconds:
            return float("nan")
        return (max(self.seconds) - min(self.seconds)) / statistics.median(self.seconds)

    def attempt(self, action: Callable[[], None]) -> None:
        """Run one step quietly; a failure ends the race for this entry only."""
        if self.error:
            return
        try:
            with quiet():
                action()
        except Exception as error:
            self.error = f"{type(error).__name__}: {str(error)[:80]}"

    def warm_up(self) -> None:
        """Prepare the input and run once, untimed; this result is the one that is judged."""
        if not self.peer.installed:
            self.error = "not installed"
            return
        self.data = self.peer.prepare(self.work.series)
        self.result = self.peer.run(self.data)

    def run_once(self) -> None:
        """Run once on the clock, unless it has had its share of time."""
        if sum(self.seconds) > PATIENCE_SECONDS:
            return
        start = time.perf_counter()
        self.peer.run(self.data)
        self.seconds.append(time.perf_counter() - start)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Silence the warnings, log lines and prints of the contestants."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)


def race(entries: Sequence[Entry], rounds: int) -> None:
    """Warm all entries up, then run them in turn, round by round."""
    for entry in entries:
        entry.attempt(entry.warm_up)
    for _ in range(rounds):
        for entry in entries:
            entry.attempt(entry.run_once)


def median_seconds(call: Callable[[], object], repeats: int) -> float:
    """Median time of a small call, after one warm-up."""
    seconds = []
    with quiet():
        call()
        for _ in range(repeats):
            start = time.perf_counter()
            call()
            seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


# ------------------------------------------------------------------------------ fresh processes


def _python(code: str, *args: str) -> str:
    """What a fresh interpreter prints for a piece of code, started in the checkout."""
    done = subprocess.run(
        [sys.executable, "-c", code, *args], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip().rpartition("\n")[2] or "the process failed")
    return done.stdout


@dataclass(frozen=True)
class ImportTime:
    """Milliseconds that an import adds to a bare interpreter, and what else it pulled in."""

    milliseconds: float
    loads_pandas: bool


def import_time(module: str, repeats: int = 11) -> ImportTime:
    """Time ``import module`` beside an interpreter that does nothing, in turn."""
    loaded = _python(f"import sys, {module}; print('pandas' in sys.modules)")
    seconds: dict[str, list[float]] = {"pass": [], f"import {module}": []}
    for _ in range(repeats):
        for code, times in seconds.items():
            start = time.perf_counter()
            _python(code)
            times.append(time.perf_counter() - start)
    bare, with_import = (statistics.median(times) for times in seconds.values())
    return ImportTime((with_import - bare) * 1e3, loaded.strip() == "True")


@dataclass(frozen=True)
class Memory:
    """Bytes of the text column, of the result, and the peak above what stood before the call."""

    rows: int
    text: int
    output: int
    peak: int


def peak_memory(target: str, work: workloads.Workload) -> Memory:
    """Peak memory of ``package.module:function`` on the frame of a workload.

    The frame travels through a file: building it here would leave a higher peak than the call.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "column.arrow"
        column = pa.table({work.kind: workloads.arrow_text(work.series)})
        with pa.OSFile(str(path), "wb") as sink, pa.ipc.new_file(sink, column.schema) as writer:
            writer.write_table(column)
        code = "import sys; from benchmarks.timing import probe; probe(*sys.argv[1:])"
        return Memory(**json.loads(_python(code, target, str(path)).splitlines()[-1]))


def probe(target: str, path: str) -> None:
    """Print the memory of one call as JSON; runs in the fresh process."""
    module, _, name = target.partition(":")
    call = getattr(importlib.import_module(module), name)
    with pa.OSFile(path) as source:
        table = pa.ipc.open_file(source).read_all()
    series = workloads.text_series(table.column(0), table.column_names[0])
    with quiet():
        call(series.head(100).to_frame())
        before = resident_bytes()
        result = call(series.to_frame())
    sizes = {"rows": len(series), "text": table.nbytes, "output": column_bytes(result)}
    print(json.dumps(sizes | {"peak": peak_bytes() - before}))


def column_bytes(frame: pd.DataFrame) -> int:
    """Bytes of the last column of a frame."""
    return int(frame.iloc[:, -1].memory_usage(index=False, deep=True))


def _status_bytes(name: str) -> int | None:
    """A line of Linux's account of this process, or None elsewhere."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    lines = (line.split() for line in status.read_text(encoding="utf-8").splitlines())
    return next((int(words[1]) * 1024 for words in lines if words[0] == f"{name}:"), None)


def peak_bytes() -> int:
    """The most memory this process has held.

    On Linux from ``VmHWM``: ``ru_maxrss`` starts at the size of the parent process there.
    """
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return _status_bytes("VmHWM") or used * (1 if sys.platform == "darwin" else 1024)


def resident_bytes() -> int:
    """The memory this process holds now, or the most it has held where only that is known."""
    return _status_bytes("VmRSS") or peak_bytes()
