"""For the tests of a column type, built in or your own: `check_type` says which promises it breaks.

::

    from cleanlib.testing import check_type

    def test_my_type():
        check_type(MY_TYPE)
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pyarrow as pa

from cleanlib.column import validate_data
from cleanlib.core.column_type import ColumnType
from cleanlib.core.errors import shorten
from cleanlib.core.pipeline import run
from cleanlib.core.settings import settings
from cleanlib.core.text_buffer import TEXT
from cleanlib.task import Task

AnyType = ColumnType[Any, Any]

_CRASH = "error"
_SHOWN = 5
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
        if self.reason == _CRASH:
            return f"an error ({self.detail})"
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
    checks = (
        _documentation,
        _options,
        _examples,
        _refused,
        _formats,
        _agreement,
        _stability,
        _paths,
    )
    broken = [promise for check in checks for promise in check(column_type)]
    if broken:
        listing = "\n".join(f"  {promise}" for promise in broken)
        raise AssertionError(f"{column_type.name} breaks {len(broken)} promises:\n{listing}")


def _documentation(column_type: AnyType) -> Iterator[str]:
    for attribute in ("title", "doc", "examples", "refused", "formats"):
        needless = attribute == "refused" and column_type.any_text
        if not needless and not getattr(column_type, attribute):
            yield f"{attribute} is empty"
    for name in (column_type.name, *column_type.aliases):
        if not name.isidentifier():
            yield f"{name!r} is no identifier"
    for spec, target in column_type.formats.items():
        if not target.doc:
            yield f"format {spec!r} has no doc"
        if len(set(target.fields)) < len(target.fields):
            yield f"format {spec!r} names a field twice"


def _options(column_type: AnyType) -> Iterator[str]:
    for option in column_type.option_fields():
        if not option.metadata.get("doc"):
            yield f"option {option.name} has no doc"
        if option.default not in option.metadata.get("choices", (option.default,)):
            yield f"option {option.name} is {option.default!r} by default, which is no choice"


def _examples(column_type: AnyType) -> Iterator[str]:
    for text, expected in column_type.examples.items():
        read = _read(column_type, None, text)
        if read.written is None or expected not in (read.value, str(read.value)):
            yield f"example {text!r} gives {read}, not {expected!r}"


def _refused(column_type: AnyType) -> Iterator[str]:
    for text, reason in column_type.refused.items():
        read = _read(column_type, None, text)
        if read.reason != reason:
            yield f"refused input {text!r} gives {read}, not invalid ({reason})"


def _formats(column_type: AnyType) -> Iterator[str]:
    for spec, target in column_type.formats.items():
        reads = {text: _read(column_type, spec, text) for text in column_type.examples}
        wide = len(target.fields) or 1
        if target.bind is None and any(
            len(read.written or ()) not in (0, wide) for read in reads.values()
        ):
            yield f"format {spec!r} does not write the fields that it names"
        if all(read.written is None for read in reads.values()):
            yield f"format {spec!r} writes none of the examples"
        for text, read in reads.items():
            if read.reason == _CRASH:
                yield f"format {spec!r} gives {read} for the example {text!r}"


def _agreement(column_type: AnyType) -> Iterator[str]:
    for text in (*column_type.examples, *column_type.refused):
        cleaned = _read(column_type, None, text)
        if cleaned.reason == _CRASH:
            continue
        valid = validate_data(Task.make(column_type, None, {}), text, None)
        if valid != (cleaned.written is not None):
            yield f"validating {text!r} gives {valid}, but cleaning gives {cleaned}"


def _stability(column_type: AnyType) -> Iterator[str]:
    for spec, target in column_type.formats.items():
        if target.fields or target.dtype != "text" or not target.lossless:
            continue
        for text in column_type.examples:
            once = _read(column_type, spec, text)
            if once.written is None:
                continue
            twice = _read(column_type, spec, once.value)
            if twice != once:
                yield f"format {spec!r} turns its own output {once} into {twice}"


def _paths(column_type: AnyType) -> Iterator[str]:
    stated = [*column_type.examples, *column_type.refused]
    near = (corrupted for text in stated for corrupted in _corrupted(text))
    texts = list(dict.fromkeys([*stated, *near, *_ODD_TEXTS]))
    for spec in column_type.formats:
        try:
            fast = _read_column(column_type, spec, texts)
            with _slow_path():
                slow = _read_column(column_type, spec, texts)
        except Exception as error:
            yield from _crashes(column_type, spec, texts, error)
            continue
        differing = [found for found in zip(texts, fast, slow, strict=True) if found[1] != found[2]]
        for text, one, other in differing[:_SHOWN]:
            yield f"{text!r} in {spec!r} gives {one} in a column, {other} text by text"


def _crashes(
    column_type: AnyType, spec: str, texts: Sequence[str], error: Exception
) -> Iterator[str]:
    """Which of the texts made a column raise an error."""
    reads = ((text, _read(column_type, spec, text)) for text in texts)
    alone = [(text, read) for text, read in reads if read.reason == _CRASH]
    for text, read in alone[:_SHOWN]:
        yield f"{shorten(text)} in {spec!r} gives {read}"
    if not alone:
        yield f"a column in {spec!r} raises {type(error).__name__}: {error}"


@contextlib.contextmanager
def _slow_path() -> Iterator[None]:
    before = settings.fast_path
    settings.fast_path = False
    try:
        yield
    finally:
        settings.fast_path = before


def _read(column_type: AnyType, spec: str | None, text: str) -> _Read:
    """What becomes of one text; an error is a broken promise, reported by the caller."""
    try:
        return _read_column(column_type, spec, [text])[0]
    except Exception as error:
        return _Read(None, _CRASH, f"{type(error).__name__}: {error}")


def _read_column(column_type: AnyType, spec: str | None, texts: Sequence[str]) -> list[_Read]:
    """What becomes of the texts of one column."""
    task = Task.make(column_type, spec, {})
    outcome = run(task.job("x"), pa.chunked_array([pa.array(texts, TEXT)]))
    return [
        _Read(None, *outcome.reasons[reason]) if reason else _Read(None if missing else written)
        for written, reason, missing in zip(
            outcome.rows(), outcome.reason.tolist(), outcome.missing.tolist(), strict=True
        )
    ]


def _corrupted(text: str) -> Iterator[str]:
    """Texts near a text: a character lost, doubled, swapped or replaced, other case and script."""
    for at, character in enumerate(text):
        before, after = text[:at], text[at + 1 :]
        yield before + after
        yield before + character * 2 + after
        yield before + after[:1] + character + after[1:]
        yield before + ("9" if character.isdecimal() else "x") + after
    yield from (text.upper(), text.lower(), f" {text}\u00a0", f"({text})", f"{text} {text}")
    yield text.translate({48 + digit: 0xFF10 + digit for digit in range(10)})
