"""Identifiers: ``python -m benchmarks.identifiers [--rows 100000] [--markdown]``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

import pandas as pd

from benchmarks import comparison, scoring
from benchmarks.comparison import FACTORIZE, SLOW, Family, Faster, Scenario, Within
from benchmarks.timing import Peer

TIMES_STDNUM = 10
TIMES_FACTORIZE = 3
SHARE = 0.01
STDNUM = "python-stdnum validate, format, per value"


# --------------------------------------------------------------------------------- contestants


def clean(frame: pd.DataFrame, type_name: str) -> pd.DataFrame:
    """A call that is measured: text of any spelling in, the standard form out."""
    import cleanlib

    function = getattr(cleanlib, f"clean_{type_name}")
    cleaned: pd.DataFrame = function(frame, frame.columns[0], "standard", errors="coerce")
    return cleaned


def stdnum_each(series: pd.Series, write: Callable[[], Callable[[str], str]]) -> list[str | None]:
    """Every value checked and written by python-stdnum; what it refuses is None."""
    from stdnum.exceptions import ValidationError

    function = write()

    def one(text: object) -> str | None:
        try:
            return function(text) if isinstance(text, str) else None
        except ValidationError:
            return None

    return [one(text) for text in series]


def checked(module_name: str) -> Callable[[str], str]:
    """The ``validate`` of a module, and its ``format`` if it has one."""
    module = import_module(f"stdnum.{module_name}")
    write = getattr(module, "format", str)
    return lambda text: write(module.validate(text))


def checked_iban() -> Callable[[str], str]:
    """Without the tables of banks, which lack some."""
    module = import_module("stdnum.iban")
    return lambda text: module.format(module.validate(text, check_country=False))


def checked_card() -> Callable[[str], str]:
    """The Luhn formula, and groups of four."""
    module, util = import_module("stdnum.luhn"), import_module("stdnum.util")

    def write(text: str) -> str:
        number = module.validate(util.clean(text, " -").strip())
        return " ".join(number[start : start + 4] for start in range(0, len(number), 4))

    return write


# ----------------------------------------------------------------------------------- scenarios


def _both(
    kind: str, type_name: str, write: Callable[[], Callable[[str], str]]
) -> tuple[Scenario, Scenario]:
    """A kind of column all distinct, and 1 % distinct."""
    own = comparison.ours(partial(clean, type_name=type_name))
    stdnum = Peer(STDNUM, partial(stdnum_each, write=write), SLOW, "stdnum")
    make = partial(Scenario, key=scoring.codes, peer_key=scoring.codes)
    return (
        make(f"{type_name}, all distinct", kind, (own, stdnum), (Faster(STDNUM, TIMES_STDNUM),)),
        make(
            f"{type_name}, 1 % distinct",
            kind,
            (own, stdnum, FACTORIZE),
            (Within(FACTORIZE.name, TIMES_FACTORIZE),),
            share=SHARE,
        ),
    )


SCENARIOS = (
    *_both("isbn", "isbn", partial(checked, "isbn")),
    *_both("ean", "ean", partial(checked, "ean")),
    *_both("iban", "iban", checked_iban),
    *_both("cards", "credit_card", checked_card),
    *_both("imei", "imei", partial(checked, "imei")),
    *_both("isin", "isin", partial(checked, "isin")),
)

IDENTIFIERS = Family(
    name="identifiers",
    title="Identifiers",
    scenarios=SCENARIOS,
    parts=(comparison.growth([one for one in SCENARIOS if one.share is None]),),
    packages=("cleanlib", "pandas", "numpy", "pyarrow", "python-stdnum"),
    rows=(100_000, 1_000_000),
)

if __name__ == "__main__":
    IDENTIFIERS.main()
