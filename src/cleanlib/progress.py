"""A progress bar that shows itself only where a person is waiting for it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

Callback = Callable[[int, int, str], None]
_WORTH_SECONDS = 2.0


class ProgressBar:
    """Shows rows done of one column.

    Parameters
    ----------
    wanted : bool, callable or None
        True and False decide; a callable gets ``(done, total, column)``; None shows a bar in an
        interactive terminal or notebook once the whole is estimated to take over two seconds.
    column : str
        The column's name.
    """

    def __init__(self, wanted: bool | Callback | None, column: str) -> None:
        self._callback = wanted if callable(wanted) else None
        self._always = wanted is True
        self._allowed = self._always or (wanted is None and is_interactive())
        self._column = column
        self._started = time.perf_counter()
        self._bar: Any = None

    def __call__(self, done: int, total: int) -> None:
        if self._callback is not None:
            self._callback(done, total, self._column)
        elif self._allowed and (self._bar is not None or self._is_worth_it(done, total)):
            self._show(done, total)

    def _is_worth_it(self, done: int, total: int) -> bool:
        elapsed = time.perf_counter() - self._started
        return self._always or (done > 0 and elapsed / done * total > _WORTH_SECONDS)

    def _show(self, done: int, total: int) -> None:
        if self._bar is None:
            from tqdm.auto import tqdm

            self._bar = tqdm(total=total, desc=self._column, unit=" rows", unit_scale=True)
        self._bar.update(done - self._bar.n)
        if done >= total:
            self._bar.close()


def is_interactive() -> bool:
    """Whether a person looks at standard error: a terminal or a notebook, and no CI run."""
    if os.environ.get("CI"):
        return False
    return "ipykernel" in sys.modules or (sys.stderr is not None and sys.stderr.isatty())
