"""Numbers, money and percentages: ``python -m benchmarks.numbers [--rows 100000] [--markdown]``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pandas as pd

from benchmarks import comparison, scoring
from benchmarks.comparison import (
    FACTORIZE,
    SLOW,
    Family,
    Faster,
    Microseconds,
    Scenario,
    Target,
    Within,
)
from benchmarks.timing import Peer

LIMIT = Microseconds(2)
TIMES_PER_VALUE = 5
TIMES_FACTORIZE = 3
SHARE = 0.01


# --------------------------------------------------------------------------------- contestants


def clean(frame: pd.DataFrame, type_name: str, target_format: str, **options: Any) -> pd.DataFrame:
    """A call that is measured: text of any spelling in, decimal text out."""
    import cleanlib

    function = getattr(cleanlib, f"clean_{type_name}")
    cleaned: pd.DataFrame = function(
        frame, frame.columns[0], target_format, errors="coerce", **options
    )
    return cleaned


def to_numeric(series: pd.Series) -> pd.Series:
    """Pandas on the column as it is; floats out."""
    return pd.to_numeric(series, errors="coerce")


def to_numeric_without_commas(series: pd.Series) -> pd.Series:
    """Pandas, after the marks that group were cut by hand; floats out."""
    return pd.to_numeric(series.str.replace(",", ""), errors="coerce")


def each(read: Callable[[str], str | None], series: pd.Series) -> list[str | None]:
    """Every value read by itself; what cannot be read is None."""

    def one(text: Any) -> str | None:
        try:
            return read(text)
        except (ValueError, ArithmeticError, TypeError, AttributeError):
            return None

    return [one(text) for text in series]


def price_parser_each(series: pd.Series) -> list[str | None]:
    """Every amount found by price-parser, without the currency."""
    from price_parser import Price

    def read(text: str) -> str | None:
        amount = Price.fromstring(text).amount
        return None if amount is None else f"{amount:f}"

    return each(read, series)


def babel_each(series: pd.Series) -> list[str | None]:
    """Every number read by babel, told that it is American."""
    from babel.numbers import parse_decimal

    return each(lambda text: f"{parse_decimal(text.strip(), locale='en_US'):f}", series)


def babel_percent_each(series: pd.Series) -> list[str | None]:
    """Every number read by babel, told that it is American; the sign is cut by hand."""
    from babel.numbers import parse_decimal

    def read(text: str) -> str:
        number = text.removesuffix("%").rstrip()
        return f"{parse_decimal(number, locale='en_US').scaleb(-2):f}"

    return each(read, series)


NUMBER = comparison.ours(partial(clean, type_name="number", target_format="string"))
MONEY = comparison.ours(partial(clean, type_name="money", target_format="code amount", region="US"))
PERCENT = comparison.ours(partial(clean, type_name="percent", target_format="fraction"))
TO_NUMERIC = Peer("pandas to_numeric", to_numeric)
WITHOUT_COMMAS = Peer("pandas str.replace, to_numeric", to_numeric_without_commas)
BABEL = Peer("babel parse_decimal, per value", babel_each, SLOW, "babel")
BABEL_PERCENT = Peer(
    "babel parse_decimal without the sign, per value", babel_percent_each, SLOW, "babel"
)
PRICE_PARSER = Peer("price-parser, per value", price_parser_each, SLOW, "price_parser")
DATAPREP = "dataprep 0.4.5 clean_currency, told the symbols (measured elsewhere)"


# ----------------------------------------------------------------------------------- scenarios

_scenario = partial(Scenario, key=scoring.amounts, peer_key=scoring.amounts_alone)


def _faster(peers: Sequence[Peer]) -> tuple[Target, ...]:
    return LIMIT, *(Faster(peer.name, TIMES_PER_VALUE) for peer in peers)


def _both(
    name: str, kind: str, own: Peer, peers: tuple[Peer, ...], published: Sequence[float] = ()
) -> tuple[Scenario, Scenario]:
    """A kind of column all distinct, and 1 % distinct; ``published`` holds a figure for each."""
    constants = [{DATAPREP: us} for us in published] or [{}, {}]
    return (
        _scenario(
            f"{name}, all distinct",
            kind,
            (own, *peers),
            _faster(peers),
            published=constants[0],
        ),
        _scenario(
            f"{name}, 1 % distinct",
            kind,
            (own, *peers, FACTORIZE),
            (Within(FACTORIZE.name, TIMES_FACTORIZE),),
            share=SHARE,
            published=constants[1],
        ),
    )


SCENARIOS = (
    *_both("mixed conventions", "numbers", NUMBER, (BABEL, PRICE_PARSER)),
    _scenario(
        "one convention, all distinct",
        "numbers_us",
        (NUMBER, WITHOUT_COMMAS, BABEL),
        _faster([BABEL]),
    ),
    _scenario(
        "plain, all distinct",
        "numbers_plain",
        (NUMBER, TO_NUMERIC, BABEL),
        _faster([BABEL]),
    ),
    *_both("money", "money", MONEY, (PRICE_PARSER,), published=(15.3, 21.6)),
    *_both("percent", "percent", PERCENT, (BABEL_PERCENT,)),
)

NUMBERS = Family(
    name="numbers",
    title="Numbers",
    scenarios=SCENARIOS,
    parts=(comparison.growth([one for one in SCENARIOS if one.share is None]),),
    packages=("cleanlib", "pandas", "numpy", "pyarrow", "babel", "price-parser"),
    rows=(100_000, 1_000_000),
)

if __name__ == "__main__":
    NUMBERS.main()
