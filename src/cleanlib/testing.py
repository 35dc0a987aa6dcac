"""For the tests of a column type, built in or your own: `check_type` says which promises it breaks.

::

    from cleanlib.testing import check_type

    def test_my_type():
        check_type(MY_TYPE)
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import pyarrow as pa

from cleanlib.column import validate_data
from cleanlib.core.column_type import ColumnType
from cleanlib.core.errors import UsageError, shorten
from cleanlib.core.pipeline import run
from cleanlib.core.settings import settings
from cleanlib.core.text_buffer import TEXT
from cleanlib.task import Task

AnyType = ColumnType[Any, Any]

_ODD_TEXTS = (
    "\x00", "\u00a0", "\u200b", "²", "½", "٣", "İ", "ß", "😀", "-", "--", "'", '"', "()", "0", "-0",
    "0.0", "1e400", "nan", "inf", "9" * 40, "1" * 5_000, "a" * 5_000, "1 " * 2_000,
)  # fmt: skip


class _Read(NamedTuple):
    """What became of one text: the written fields, or a reason, or (both None) missing."""

    written: tuple[Any, ...] | None
    reason: str | None = None
    detail: str = ""

    @property
    def value(self) -> Any:
        """What was written, where the format has no fields."""
        return None if self.written is None else self.written[0]

    def __str__(self) -> str:
        if self.written is not None:
            return ", ".join(map(shorten, self.written))
        return f"invalid ({self.reason})" if self.reason else "missing"


def check_type(column_type: AnyType) -> None:
    """Check that a column type keeps what every type promises.

    - Title, paragraph, examples, refused inputs, formats and options are there and documented.
    - Every example gives its output, and every refused input its reason.
    - Every format writes the examples (some may be invalid in a format that is not the default),
      and writes as many fields as it names.
    - Cleaning the output of a lossless text format again changes nothing.
    - ``validate_<type>`` agrees with ``clean_<type>`` in the default format.
    - No text breaks it, and reading a column at once gives what reading it text by text does;
      tried on the examples and refused inputs, on a few hundred corruptions of them, and on odd
      texts.

    Parameters
    ----------
    column_type : ColumnType
        The type; it need not be registered.

    Raises
    ------
    AssertionError
        Listing every broken promise.

    Examples
    --------
    >>> from cleanlib.catalogue import registry
    >>> check_type(registry.get("year"))
    """
    checks = (_documentation, _examples, _refused, _formats, _agreement, _stability, _paths)
    broken = [promise for check in checks for promise in check(column_type)]
    if broken:
        listing = "\n".join(f"  {promise}" for promise in broken)
        raise AssertionError(f"{column_type.name} breaks {len(broken)} promises:\n{listing}")


def _documentation(column_type: AnyType) -> Iterator[str]:
    for attribute in ("title", "doc", "examples", "refused", "formats"):
        if not getattr(column_type, attribute):
            yield f"{attribute} is empty"
    for name in (column_type.name, *column_type.aliases):
        if not name.isidentifier():
            yield f"{name!r} is no identifier"
    for spec, target in column_type.formats.items():
        if not target.doc:
            yield f"format {spec!r} has no doc"
        if len(set(target.fields)) < len(target.fields):
            yield f"format {spec!r} names a field twice"
    for option in column_type.option_fields():
        if not option.metadata.get("doc"):
            yield f"option {option.name} has no doc"


def _examples(column_type: AnyType) -> Iterator[str]:
    for text, expected in column_type.examples.items():
        with _failure(f"example {text!r}") as failures:
            read = _read(column_type, None, text)
            if read.written is None or expected not in (read.value, str(read.value)):
                failures.append(f"example {text!r} gives {read}, not {expected!r}")
        yield from failures


def _refused(column_type: AnyType) -> Iterator[str]:
    for text, reason in column_type.refused.items():
        with _failure(f"refused input {text!r}") as failures:
            read = _read(column_type, None, text)
            if read.reason != reason:
                failures.append(f"refused input {text!r} is {read}, not invalid ({reason})")
        yield from failures


def _formats(column_type: AnyType) -> Iterator[str]:
    for spec in column_type.formats:
        with _failure(f"format {spec!r}") as failures:
            reads = [_read(column_type, spec, text) for text in column_type.examples]
            if reads and all(read.written is None for read in reads):
                failures.append(f"format {spec!r} writes none of the examples: {reads[0]}")
        yield from failures
    with _failure("default format") as failures:
        column_type.format(None, column_type.make_options({}))
    yield from failures


def _agreement(column_type: AnyType) -> Iterator[str]:
    for text in (*column_type.examples, *column_type.refused):
        with _failure(f"validating {text!r}") as failures:
            valid = validate_data(Task.make(column_type, None, {}), text, None)
            cleaned = _read(column_type, None, text)
            if valid != (cleaned.written is not None):
                failures.append(f"validating {text!r} gives {valid}, but cleaning: {cleaned}")
        yield from failures


def _stability(column_type: AnyType) -> Iterator[str]:
    for spec, target in column_type.formats.items():
        if target.fields or target.dtype != "text" or not target.lossless:
            continue
        with _failure(f"format {spec!r} on its own output") as failures:
            for text in column_type.examples:
                once = _read(column_type, spec, text)
                if once.written is None:
                    continue
                twice = _read(column_type, spec, once.value)
                if twice != once:
                    failures.append(f"format {spec!r} turns its output {once} into {twice}")
        yield from failures


def _paths(column_type: AnyType) -> Iterator[str]:
    texts = [*column_type.examples, *column_type.refused]
    texts = list(dict.fromkeys([*texts, *_ODD_TEXTS, *(c for t in texts for c in _corrupted(t))]))
    for spec in column_type.formats:
        with _failure(f"format {spec!r} on corrupted texts") as failures:
            fast = _read_column(column_type, spec, texts)
            with _slow_path():
                slow = _read_column(column_type, spec, texts)
            for text, one, other in zip(texts, fast, slow, strict=True):
                if one != other:
                    failures.append(f"{text!r} in {spec!r} is {one}, text by text {other}")
        yield from failures


@contextlib.contextmanager
def _failure(what: str) -> Iterator[list[str]]:
    """Collects broken promises; any error but `Invalid`, which a type may raise, is one."""
    failures: list[str] = []
    try:
        yield failures
    except Exception as error:
        failures.append(f"{what} raises {type(error).__name__}: {error}")


@contextlib.contextmanager
def _slow_path() -> Iterator[None]:
    before = settings.fast_path
    settings.fast_path = False
    try:
        yield
    finally:
        settings.fast_path = before


def _read(column_type: AnyType, spec: str | None, text: str) -> _Read:
    return _read_column(column_type, spec, [text])[0]


def _read_column(column_type: AnyType, spec: str | None, texts: Sequence[str]) -> list[_Read]:
    """What becomes of the texts of one column."""
    task = Task.make(column_type, spec, {})
    outcome = run(task.job("x"), pa.chunked_array([pa.array(texts, TEXT)]))
    rows = zip(*(column.to_pylist() for column in outcome.columns), strict=True)
    found = []
    for written, reason, missing in zip(rows, outcome.reason, outcome.missing, strict=True):
        if reason:
            found.append(_Read(None, *outcome.reasons[int(reason)]))
        else:
            found.append(_Read(None if missing else written))
    return found


def _corrupted(text: str) -> Iterator[str]:
    """Texts near a text: a character lost, doubled, swapped or replaced, other case and script."""
    for at, character in enumerate(text):
        before, after = text[:at], text[at + 1 :]
        yield before + after
        yield before + character * 2 + after
        yield before + after[:1] + character + after[1:]
        yield before + ("9" if character.isdecimal() else "x") + after
    yield from (text.upper(), text.lower(), f" {text}\u00a0", f"({text})", f"{text} {text}", text + "\n")
    yield text.translate({48 + digit: 0xFF10 + digit for digit in range(10)})
