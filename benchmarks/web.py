"""E-mail addresses and URLs: ``python -m benchmarks.web [--rows 100000] [--markdown]``."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pandas as pd

from benchmarks import comparison, scoring
from benchmarks.comparison import FACTORIZE, SLOW, Family, Faster, Scenario, Within
from benchmarks.timing import Peer
from benchmarks.workloads import Workload, arrow_text

TIMES_JUDGE = 12
TIMES_YARL = 1
TIMES_FACTORIZE = 3


# --------------------------------------------------------------------------------- contestants


def clean(frame: pd.DataFrame, type_name: str, **options: Any) -> pd.DataFrame:
    """A call that is measured: text in, text out."""
    import cleanlib

    function = getattr(cleanlib, f"clean_{type_name}")
    cleaned: pd.DataFrame = function(frame, frame.columns[0], errors="coerce", **options)
    return cleaned


def email_validator_each(series: pd.Series) -> list[str | None]:
    """Every address judged by email-validator, without the network."""
    from email_validator import EmailNotValidError, validate_email

    def one(text: Any) -> str | None:
        try:
            return validate_email(text, check_deliverability=False).normalized
        except (EmailNotValidError, TypeError):
            return None

    return [one(text) for text in series]


def yarl_each(series: pd.Series) -> list[str | None]:
    """Every URL normalised by yarl, which checks less."""
    from yarl import URL

    def one(text: Any) -> str | None:
        try:
            return str(URL(text))
        except (ValueError, TypeError):
            return None

    return [one(text) for text in series]


EMAIL = comparison.ours(partial(clean, type_name="email"))
URLS = comparison.ours(partial(clean, type_name="url"))
JUDGE = Peer("email-validator, per value", email_validator_each, SLOW, "email_validator")
YARL = Peer("yarl, per value", yarl_each, SLOW, "yarl")


# ----------------------------------------------------------------------------------- scenarios


def truth(work: Workload) -> scoring.Key:
    """The addresses as they should be written."""
    return scoring.Key([arrow_text(work.truth)], np.ones(len(work.series), bool))


_scenario = partial(Scenario, key=truth, peer_key=truth)
SCENARIOS = (
    _scenario(
        "plain e-mail addresses, all distinct",
        "emails_plain",
        (EMAIL, JUDGE),
        (Faster(JUDGE.name, TIMES_JUDGE),),
    ),
    _scenario(
        "e-mail addresses, all distinct",
        "emails",
        (EMAIL, JUDGE),
        (Faster(JUDGE.name, TIMES_JUDGE),),
    ),
    _scenario(
        "e-mail addresses, 1 % distinct",
        "emails",
        (EMAIL, JUDGE, FACTORIZE),
        (Within(FACTORIZE.name, TIMES_FACTORIZE),),
        share=0.01,
    ),
    _scenario(
        "URLs, all distinct",
        "urls",
        (URLS, YARL),
        (Faster(YARL.name, TIMES_YARL),),
    ),
    _scenario(
        "URLs, 1 % distinct",
        "urls",
        (URLS, YARL, FACTORIZE),
        (Within(FACTORIZE.name, TIMES_FACTORIZE),),
        share=0.01,
    ),
)

WEB = Family(
    name="web",
    title="Web",
    scenarios=SCENARIOS,
    parts=(comparison.growth([one for one in SCENARIOS if one.share is None]),),
    packages=("cleanlib", "pandas", "numpy", "pyarrow", "email-validator", "yarl"),
    rows=(100_000, 1_000_000),
)

if __name__ == "__main__":
    WEB.main()
