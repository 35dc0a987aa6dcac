"""The command ``cleanlib``.

`main` turns whatever happens into one of the exit codes: 0 done, 1 a problem with the data, 2 a
mistake in the command, 3 an optional package is missing, 130 interrupted, 141 the reader of the
output has left.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

import cleanlib
from cleanlib.cli.parser import make_parser
from cleanlib.cli.problems import DataError, let_go, tell

TRACEBACK = "CLEANLIB_TRACEBACK"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Parameters
    ----------
    argv : sequence of str, optional
        The words after ``cleanlib``; those of this process otherwise.

    Returns
    -------
    int
        The exit code.

    Examples
    --------
    >>> from cleanlib.cli import main
    >>> main(["explain", "dat", "1 May 2020"])
    2
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        arguments = make_parser().parse_args(argv)
        code: int = arguments.run(arguments)
    except BrokenPipeError:
        let_go(sys.stdout)
        return 141
    except KeyboardInterrupt:
        return _fail(130, "interrupted")
    except Exception as error:
        return _explain(error)
    return code


def _explain(error: Exception) -> int:
    if os.environ.get(TRACEBACK):
        raise error
    if isinstance(error, DataError):
        return _fail(1, str(error))
    if isinstance(error, cleanlib.UsageError):
        return _fail(2, str(error))
    if isinstance(error, cleanlib.MissingExtra):
        return _fail(3, str(error))
    return _fail(1, f"{type(error).__name__}: {error} (a bug; {TRACEBACK}=1 shows where)")


def _fail(code: int, message: str) -> int:
    tell(f"cleanlib: {message}")
    return code
