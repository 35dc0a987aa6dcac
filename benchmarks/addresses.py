"""Addresses: ``python -m benchmarks.addresses [--rows 20000] [--markdown]``."""

from __future__ import annotations

import pandas as pd

from benchmarks import comparison, scoring
from benchmarks.comparison import SLOW, Family, Faster, Scenario, Target
from benchmarks.timing import Peer

TIMES_PER_VALUE = 4
_LABELS = (
    ("AddressNumber", "StreetNamePreDirectional", "StreetName", "StreetNamePostType"),
    ("USPSBoxType", "USPSBoxID"),
    ("OccupancyType", "OccupancyIdentifier"),
    ("PlaceName",),
    ("StateName", "ZipCode"),
)


def clean(frame: pd.DataFrame) -> pd.DataFrame:
    """A call that is measured: text of any spelling in, one spelling out; nothing is known yet."""
    import cleanlib
    from cleanlib.column_types.address.tagger import tagger

    tagger.cache_clear()
    cleaned: pd.DataFrame = cleanlib.clean(frame, frame.columns[0], "address", errors="coerce").df
    return cleaned


def label(series: pd.Series) -> list[None]:
    """The labels alone, as our cleaner finds them before it uses them."""
    from cleanlib.column_types.address.tagger import Tagger

    tagger = Tagger()
    texts = [text for text in series if isinstance(text, str)]
    for start in range(0, len(texts), 4_096):
        part = texts[start : start + 4_096]
        tagger.expect(part)
        for text in part:
            tagger.parse(text)
    return [None] * len(series)


def tag_each(series: pd.Series) -> list[str | None]:
    """Every value by ``usaddress.tag``, its parts joined."""
    import usaddress

    def one(text: object) -> str | None:
        if not isinstance(text, str):
            return None
        try:
            found, _ = usaddress.tag(text)
        except usaddress.RepeatedLabelError:
            return None
        pieces = (" ".join(found[name] for name in part if name in found) for part in _LABELS)
        return ", ".join(filter(None, pieces)) or None

    return [one(text) for text in series]


CLEAN = comparison.ours(clean)
LABELS = Peer("cleanlib, labels only", label, bound=True, needs="cleanlib")
TAG = Peer("usaddress.tag, per value", tag_each, SLOW, "usaddress")
_TARGETS: tuple[Target, ...] = (Faster(TAG.name, TIMES_PER_VALUE),)


def _scenario(title: str, share: float | None) -> Scenario:
    peers = (CLEAN, TAG, LABELS)
    return Scenario(title, "addresses", peers, _TARGETS, scoring.texts, scoring.texts, share=share)


SCENARIOS = (_scenario("all distinct", None), _scenario("1 % distinct", 0.01))
ADDRESSES = Family(
    name="addresses",
    title="Addresses",
    scenarios=SCENARIOS,
    parts=(comparison.growth(SCENARIOS[:1]),),
    packages=("cleanlib", "pandas", "numpy", "pyarrow", "usaddress", "python-crfsuite"),
    rows=(20_000,),
)

if __name__ == "__main__":
    ADDRESSES.main()
