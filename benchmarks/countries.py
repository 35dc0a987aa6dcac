"""Countries: ``python -m benchmarks.countries [--rows 100000] [--markdown]``."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd

from benchmarks import comparison
from benchmarks.comparison import FACTORIZE, SLOW, Family, Faster, Scenario, Within
from benchmarks.scoring import Key
from benchmarks.timing import Peer
from benchmarks.workloads import Workload, arrow_text

TIMES_PYCOUNTRY = 3
TIMES_FACTORIZE = 3


def clean(frame: pd.DataFrame) -> pd.DataFrame:
    """The call that is measured: names of any spelling in, alpha-2 out."""
    import cleanlib

    cleaned: pd.DataFrame = cleanlib.clean_country(
        frame, frame.columns[0], "alpha-2", errors="coerce"
    )
    return cleaned


def pycountry_each(series: pd.Series) -> list[str | None]:
    """Every value looked up in pycountry, trimmed before; what it does not find is None."""
    import pycountry

    def one(text: Any) -> str | None:
        try:
            return str(pycountry.countries.lookup(text.strip()).alpha_2)
        except (LookupError, AttributeError):
            return None

    return [one(text) for text in series]


def codes(work: Workload) -> Key:
    """The alpha-2 code of every row."""
    return Key([arrow_text(work.truth)], np.ones(len(work.truth), bool))


OURS = comparison.ours(clean)
PYCOUNTRY = Peer("pycountry lookup, per value", pycountry_each, SLOW, "pycountry")
SCENARIOS = (
    Scenario(
        "all distinct",
        "countries",
        (OURS, PYCOUNTRY),
        (Faster(PYCOUNTRY.name, TIMES_PYCOUNTRY),),
        codes,
        codes,
    ),
    Scenario(
        "1 % distinct",
        "countries",
        (OURS, PYCOUNTRY, FACTORIZE),
        (Within(FACTORIZE.name, TIMES_FACTORIZE),),
        codes,
        codes,
        share=0.01,
    ),
)

COUNTRIES = Family(
    name="countries",
    title="Countries",
    scenarios=SCENARIOS,
    parts=(comparison.growth(SCENARIOS[:1]),),
    packages=("cleanlib", "pandas", "numpy", "pyarrow", "pycountry"),
    rows=(100_000, 1_000_000),
)

if __name__ == "__main__":
    COUNTRIES.main()
