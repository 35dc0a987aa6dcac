"""The parsed rows of a block as one array per field."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cleanlib.core.decide import Decision, Evidence
from cleanlib.core.notes import Match
from cleanlib.core.text_buffer import Ints, Mask

if TYPE_CHECKING:
    from cleanlib.core.lexer import Lexicon

MISSING = np.iinfo(np.int64).min
OK, PENDING = 0, 1
MISSING_VALUE = "missing"  # the reason of texts that hold no value: they are not invalid
Rows = Mask | Ints  # a mask over all rows, or the positions of some
_NOTE_BITS = 32
MOST_DETAILS = 10_000


class Reasons:
    """Numbers for the reasons met in one run; shared by all its blocks and their threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._numbers: dict[tuple[str, str], int] = {("", ""): OK, ("pending", ""): PENDING}

    def number(self, reason: str, detail: str = "") -> int:
        """The number of a reason; details are dropped once there are thousands."""
        with self._lock:
            if len(self._numbers) > MOST_DETAILS:
                detail = ""
            return self._numbers.setdefault((reason, detail), len(self._numbers))

    def __getitem__(self, number: int) -> tuple[str, str]:
        return list(self._numbers)[number]


@dataclass
class Run:
    """What the blocks of one run share.

    Attributes
    ----------
    options : object
        The options of the call.
    needs : frozenset of str
        The parts of a value that the target format writes.
    decided : mapping of (option, layout) to Decision
        Empty until the questions of the column are settled.
    settled : bool
        Whether they are: evidence comes too late then.
    matches : counter of Match
        Texts taken for values spelt otherwise, with the cells that hold them.
    """

    options: Any
    needs: frozenset[str] = frozenset()
    reasons: Reasons = field(default_factory=Reasons)
    evidence: Evidence = field(default_factory=Evidence)
    decided: dict[tuple[str, str], Decision] = field(default_factory=dict)
    settled: bool = False
    note_names: list[str] = field(default_factory=list)
    matches: Counter[Match] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def note_bit(self, name: str) -> np.uint32:
        """The bit of a note."""
        with self.lock:
            if name not in self.note_names:
                if len(self.note_names) == _NOTE_BITS:
                    raise ValueError(f"no room for note {name!r}: {_NOTE_BITS} notes fit a run")
                self.note_names.append(name)
            return np.uint32(1 << self.note_names.index(name))


class Fields:
    """Struct of arrays: what a grammar read from a block, and what became of each row.

    Attributes
    ----------
    weights, positions : ndarray of int64
        How many cells of the column a row stands for, and the first of them.
    reason : ndarray of uint16
        0 for a good row, 1 for one that waits for a column decision, else a number of
        ``run.reasons``.
    notes : ndarray of uint32
        One bit per note in ``run.note_names``: guesses and repairs worth counting.
    values : tuple of pyarrow arrays or None
        The written columns, where the type works value by value.
    parts : dict of str to Fields
        For a value made of several, such as the two dates of a range.
    extra : dict of str to object
        What validation found out about the block and the format needs, such as its units.
    lexicon : Lexicon or None
        The words of the grammar that read the block, where fields hold their numbers.
    run : Run
        What all blocks of the run share.
    """

    def __init__(self, rows: int, run: Run) -> None:
        self.rows = rows
        self.run = run
        self.weights = np.ones(rows, np.int64)
        self.positions = np.arange(rows)
        self.reason = np.zeros(rows, np.uint16)
        self.notes = np.zeros(rows, np.uint32)
        self.values: tuple[Any, ...] | None = None
        self.lexicon: Lexicon | None = None
        self.parts: dict[str, Fields] = {}
        self.extra: dict[str, Any] = {}
        self._arrays: dict[str, NDArray[np.int64]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._arrays

    def __getitem__(self, name: str) -> NDArray[np.int64]:
        """The array of a field; ``MISSING`` where a row has none."""
        if name not in self._arrays:
            self._arrays[name] = np.full(self.rows, MISSING)
        return self._arrays[name]

    def __setitem__(self, name: str, values: NDArray[np.int64]) -> None:
        self._arrays[name] = values

    def fill(self, name: str, where: Any, values: NDArray[Any]) -> None:
        """Set a field in some rows; its array holds Python integers once any of them has to."""
        array: NDArray[Any] = self[name]
        if values.dtype == object and array.dtype != object:
            array = self._arrays[name] = array.astype(object)
        array[where] = values

    def names(self) -> Iterable[str]:
        """The fields that at least one row was asked for."""
        return tuple(self._arrays)

    def has(self, name: str) -> Mask:
        """Which rows have the field."""
        if name not in self._arrays:
            return np.zeros(self.rows, dtype=bool)
        present: Mask = self._arrays[name] != MISSING
        return present

    def part(self, prefix: str) -> Fields:
        """A copy of the fields whose names start with ``prefix``, without it."""
        part = Fields(self.rows, self.run)
        part.weights, part.positions = self.weights, self.positions
        part.reason = self.reason.copy()
        part.lexicon = self.lexicon
        for name, values in self._arrays.items():
            if name.startswith(prefix):
                part[name.removeprefix(prefix)] = values.copy()
        return part

    def join(self, **parts: Fields) -> None:
        """Keep parts by name; a row is good when it is good in each of them."""
        for part in parts.values():
            fresh = self.reason == OK
            self.reason[fresh] = part.reason[fresh]
            self.notes |= part.notes
        for part in parts.values():
            part.reason = self.reason
        self.parts = parts

    @property
    def good(self) -> Mask:
        """Which rows are neither invalid nor waiting for a decision."""
        good: Mask = self.reason == OK
        return good

    def fail(self, where: Rows, reason: str, detail: str = "") -> None:
        """Make rows invalid; rows that already are keep their first reason."""
        hit = self._still_good(where)
        if len(hit):
            self.reason[hit] = self.run.reasons.number(reason, detail)

    def wait(self, where: Rows) -> None:
        """Put rows off until the column's open questions are decided."""
        self.reason[self._still_good(where)] = PENDING

    def vote(
        self, question: str, value: object, where: Rows, layout: str = "", conflict: str = ""
    ) -> None:
        """Count rows as proof of a reading; ``conflict`` names the note for rows against it."""
        rows = self._still_good(where)
        if len(rows) and not self.run.settled:
            count, first = int(self.weights[rows].sum()), int(self.positions[rows].min())
            with self.run.lock:
                tally = self.run.evidence.tally(question, layout)
                tally.conflict_note = conflict
                tally.add(value, count, first)

    def put_off(self, question: str, where: Rows, layout: str = "") -> None:
        """Let rows wait for the column's answer to a question; they may wait for another, too."""
        rows = self._positions(where)
        rows = rows[self.reason[rows] <= PENDING]
        if len(rows):
            with self.run.lock:
                tally = self.run.evidence.tally(question, layout)
                tally.undecided += int(self.weights[rows].sum())
            self.wait(rows)

    def _still_good(self, where: Rows) -> Ints:
        rows = self._positions(where)
        return rows[self.reason[rows] == OK] if len(rows) else rows

    def _positions(self, where: Rows) -> Ints:
        rows: Any = where.nonzero()[0] if where.dtype == bool else where
        positions: Ints = rows
        return positions

    def note(self, where: Rows, name: str) -> None:
        """Remember something worth counting about rows."""
        if where.dtype != bool:
            if len(where):
                self.notes[where] |= self.run.note_bit(name)
        elif where.any():
            self.notes |= np.where(where, self.run.note_bit(name), np.uint32(0))
