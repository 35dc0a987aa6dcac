"""IP addresses and places: ``python -m benchmarks.places [--rows 100000] [--markdown]``."""

from __future__ import annotations

import ipaddress
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
SHARE = 0.01


def clean(frame: pd.DataFrame, type_name: str) -> pd.DataFrame:
    """A call that is measured: text of any spelling in, the default format out."""
    import cleanlib

    function = getattr(cleanlib, f"clean_{type_name}")
    cleaned: pd.DataFrame = function(frame, frame.columns[0], errors="coerce")
    return cleaned


def ipaddress_each(series: pd.Series) -> list[str | None]:
    """Every address read and written by the standard library."""

    def one(text: Any) -> str | None:
        try:
            return str(ipaddress.ip_address(text))
        except ValueError:
            return None

    return [one(text) for text in series]


IP = comparison.ours(partial(clean, type_name="ip"))
LAT_LONG = comparison.ours(partial(clean, type_name="lat_long"))
IPADDRESS = Peer("ipaddress, per value", ipaddress_each, SLOW)

_scenario = partial(Scenario, key=scoring.texts, peer_key=scoring.texts)


def _distinct(name: str, kind: str, *peers: Peer, targets: tuple[Target, ...] = ()) -> Scenario:
    return _scenario(f"{name}, all distinct", kind, peers, targets)


def _repeated(name: str, kind: str, own: Peer) -> Scenario:
    targets = (Within(FACTORIZE.name, 3),)
    return _scenario(f"{name}, 1 % distinct", kind, (own, FACTORIZE), targets, share=SHARE)


SCENARIOS = (
    _distinct("IPv4", "ip_v4", IP, IPADDRESS, targets=(LIMIT, Faster(IPADDRESS.name, 5))),
    _repeated("IPv4", "ip_v4", IP),
    _distinct("IPv4 and IPv6", "ip", IP, IPADDRESS),
    _distinct("decimal degrees", "places_plain", LAT_LONG, targets=(LIMIT,)),
    _repeated("decimal degrees", "places_plain", LAT_LONG),
    _distinct("degrees of two notations", "places", LAT_LONG),
)

PLACES = Family(
    name="places",
    title="IP addresses and places",
    scenarios=SCENARIOS,
    parts=(comparison.growth([one for one in SCENARIOS if one.targets and one.share is None]),),
    packages=("cleanlib", "pandas", "numpy", "pyarrow"),
    rows=(100_000, 1_000_000),
)

if __name__ == "__main__":
    PLACES.main()
