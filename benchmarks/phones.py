"""Telephone numbers: ``python -m benchmarks.phones [--rows 100000] [--markdown]``."""

from __future__ import annotations

from functools import partial
from typing import Any

import pandas as pd

from benchmarks import comparison, scoring
from benchmarks.comparison import FACTORIZE, SLOW, Family, Faster, Microseconds, Scenario, Within
from benchmarks.timing import Peer

SHARE = 0.01
REGION = "US"


def clean(frame: pd.DataFrame) -> pd.DataFrame:
    """The call that is measured: text of any spelling in, E.164 out."""
    import cleanlib

    cleaned: pd.DataFrame = cleanlib.clean_phone(
        frame, frame.columns[0], region=REGION, errors="coerce"
    )
    return cleaned


def phonenumbers_each(series: pd.Series) -> list[str | None]:
    """Every number parsed, checked and written by phonenumbers."""
    import phonenumbers

    def one(text: Any) -> str | None:
        try:
            number = phonenumbers.parse(text, REGION)
        except phonenumbers.NumberParseException:
            return None
        if not phonenumbers.is_possible_number(number):
            return None
        return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)

    return [one(text) if isinstance(text, str) else None for text in series]


PHONE = comparison.ours(clean)
PHONENUMBERS = Peer(
    "phonenumbers parse, is_possible, format, per value", phonenumbers_each, SLOW, "phonenumbers"
)
_scenario = partial(Scenario, kind="phones", key=scoring.texts, peer_key=scoring.texts)
SCENARIOS = (
    _scenario(
        "all distinct",
        peers=(PHONE, PHONENUMBERS),
        targets=(Microseconds(2), Faster(PHONENUMBERS.name, 15)),
    ),
    _scenario(
        "1 % distinct",
        peers=(PHONE, PHONENUMBERS, FACTORIZE),
        targets=(Within(FACTORIZE.name, 3),),
        share=SHARE,
    ),
)

PHONES = Family(
    name="phones",
    title="Phone numbers",
    scenarios=SCENARIOS,
    parts=(comparison.growth(SCENARIOS[:1]),),
    packages=("cleanlib", "pandas", "numpy", "pyarrow", "phonenumbers"),
    rows=(100_000, 1_000_000),
)

if __name__ == "__main__":
    PHONES.main()
