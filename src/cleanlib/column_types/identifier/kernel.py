"""Checks the plain numbers of a block of cells with arrays, as python-stdnum would."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from cleanlib.column_types.identifier.options import OPTIONS
from cleanlib.column_types.identifier.row import Row

if TYPE_CHECKING:
    from cleanlib.core.kernel import Answers
    from cleanlib.core.text_buffer import Texts
    from cleanlib.shared.code_kernel import Plan


def kernel_of(row: Row) -> Callable[[Texts, Any], Answers | None] | None:
    """The kernel of a row, if it names one; it keeps to the usual options."""
    if not row.kernel:
        return None
    usual = OPTIONS[row.options]()

    def kernel(texts: Texts, options: Any) -> Answers | None:
        from cleanlib.shared.code_kernel import answers

        return answers(_plan(row), texts) if options == usual else None

    return kernel


@cache
def _plan(row: Row) -> Plan:
    from cleanlib.column_types.identifier.plans import plan_of

    return plan_of(row)
