"""Questions a column answers as a whole: evidence is collected row by row, decided once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple


class Decision(NamedTuple):
    """How one open question was settled.

    Attributes
    ----------
    option : str
        The option the question belongs to, such as ``"day_first"``.
    layout : str
        The group of rows it holds for, such as ``"n/n/year"``; empty for the whole column.
    value : object
        The reading chosen.
    source : str
        ``"column"`` (rows with one reading prove it), ``"conflict"`` (they
        disagree) or ``"default"`` (nothing proves anything).
    votes_for, votes_against : int
        Rows that prove the chosen reading, and rows that prove another.
    undecided : int
        Rows that had more than one reading and follow the decision.
    proof : object
        The position of the first row that proves the chosen reading; in a report, its label.
        None when no row does.
    """

    option: str
    layout: str
    value: object
    source: str
    votes_for: int
    votes_against: int
    undecided: int
    proof: object


@dataclass
class Tally:
    """The evidence on one question in one layout."""

    votes: dict[object, int] = field(default_factory=dict)
    first: dict[object, int] = field(default_factory=dict)
    undecided: int = 0
    conflict_note: str = ""  # counts the cells with one reading, where they disagree

    def add(self, value: object, rows: int, first: int) -> None:
        """Count rows that prove a reading; ``first`` is the position of the earliest."""
        self.votes[value] = self.votes.get(value, 0) + rows
        self.first[value] = min(first, self.first.get(value, first))

    def settle(self, option: str, layout: str, default: object) -> Decision:
        """The reading all proofs agree on, or the default."""
        proven = len(self.votes) == 1
        value = next(iter(self.votes)) if proven else default
        source = "column" if proven else "conflict" if self.votes else "default"
        votes_for = self.votes.get(value, 0)
        votes_against = sum(self.votes.values()) - votes_for
        proof = self.first.get(value)
        return Decision(
            option, layout, value, source, votes_for, votes_against, self.undecided, proof
        )


class Evidence:
    """The tallies of a run, one for each question and layout."""

    def __init__(self) -> None:
        self.tallies: dict[tuple[str, str], Tally] = {}

    def tally(self, option: str, layout: str = "") -> Tally:
        """The tally of a question, made when first asked for."""
        return self.tallies.setdefault((option, layout), Tally())

    def open(self) -> Iterable[tuple[str, str, Tally]]:
        """Every question with its layout and tally, in a fixed order."""
        for (option, layout), tally in sorted(self.tallies.items()):
            yield option, layout, tally
