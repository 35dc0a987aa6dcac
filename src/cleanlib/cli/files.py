"""Bytes in, bytes out: files, pipes, gzip, and outputs that appear whole or not at all."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TextIO

from cleanlib.cli.problems import DataError, Unwritable, let_go

STANDARD = "-"
Sink = IO[bytes] | gzip.GzipFile
_GZIP = b"\x1f\x8b"


def read_bytes(path: str) -> bytes:
    """The content of a file, or of standard input for ``-``, unpacked if it is gzip."""
    try:
        data = _standard_input() if path == STANDARD else Path(path).read_bytes()
        return gzip.decompress(data) if data.startswith(_GZIP) else data
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise DataError(f"cannot unpack {shown(path)}: {error}") from None
    except OSError as error:
        raise DataError(f"cannot read {path}: {_why(error)}") from None


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise DataError(f"cannot read {STANDARD}: standard input is closed")
    return sys.stdin.buffer.read()


def _why(error: OSError) -> str:
    return error.strerror or str(error)


def shown(path: str) -> str:
    """How messages call an input."""
    return "standard input" if path == STANDARD else path


@contextmanager
def replacing(path: str) -> Iterator[Sink]:
    """A binary file that takes the name ``path`` once all is written; ``-`` is standard output.

    Raises
    ------
    DataError
        When the file cannot be written; what stood there before is untouched.
    """
    try:
        with _draft(path) as file:
            if path.endswith(".gz"):
                with gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
                    yield packed
            else:
                yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise DataError(f"cannot write {path}: {_why(error)}") from None
    except Unwritable as error:
        raise DataError(f"cannot write {path}: {error}") from None


@contextmanager
def _draft(path: str) -> Iterator[IO[bytes]]:
    target = Path(path).resolve()
    if path == STANDARD:
        with standard_output() as stream:
            yield stream.buffer
    elif target.exists() and not target.is_file():  # a named pipe, /dev/null
        with target.open("wb") as file:
            yield file
    else:
        draft = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            with draft.open("xb") as file:
                yield file
            if target.exists():
                shutil.copymode(target, draft)
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)


@contextmanager
def standard_output() -> Iterator[TextIO]:
    """Standard output; `DataError` when it takes no more, except when its reader has left."""
    if sys.stdout is None:
        raise DataError(f"cannot write {STANDARD}: standard output is closed")
    try:
        yield sys.stdout
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        let_go(sys.stdout)
        raise DataError(f"cannot write {STANDARD}: {_why(error)}") from None


def as_json(data: object) -> bytes:
    """JSON text for machines and people."""
    text = json.dumps(data, ensure_ascii=False, indent=2, default=str)
    return text.encode("utf-8", "backslashreplace") + b"\n"


def print_json(data: object) -> None:
    """JSON on standard output, in UTF-8 whatever the terminal speaks."""
    with replacing(STANDARD) as file:
        file.write(as_json(data))


def print_text(text: str) -> None:
    """Lines for people on standard output."""
    with standard_output() as stream:
        print(text, file=stream)
