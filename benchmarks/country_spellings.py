"""The ways of writing a country that the workloads mix; the truth is the alpha-2 code.

Half of the texts are names of ISO 3166-1 in any letter case, as pycountry reads them. The others
are names as people write them: with blanks, dots and articles, inverted, shortened, former ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from benchmarks.spellings import TEXT, mixture

OTHER_NAMES = {
    "BA": "Bosnia and Herz.", "CD": "Congo (Democratic Republic of the)", "CG": "Congo, Rep.",
    "CI": "Ivory Coast", "CN": "P.R. China", "CZ": "Czech Rep.", "GB": "Great Britain",
    "GM": "Gambia, The", "IR": "Iran, Islamic Rep.", "KN": "St. Kitts & Nevis",
    "KP": "Korea, North", "KR": "S. Korea", "LA": "Lao PDR", "MK": "FYR Macedonia", "MM": "Burma",
    "NL": "Holland", "RU": "Russian Fed.", "SZ": "Swaziland", "TR": "Turkey",
    "TT": "Trinidad & Tobago", "US": "U.S. of America", "VA": "Vatican City", "VN": "Viet-Nam",
}  # fmt: skip
NOT_COUNTRIES = ("Narnia", "Southern Europe", "New Mexico", "customer", "n.n.", "Middle East")


@dataclass(frozen=True)
class Spelling:
    """A way to write a name: the template around it, and whose names."""

    template: str = "{name}"
    iso: bool = True
    weight: float = 1.0


SPELLINGS = (
    Spelling(weight=5),
    Spelling(" {name} "),
    Spelling("the {name}"),
    Spelling("{name}."),
    Spelling(iso=False, weight=2),
)


def _names(iso: bool) -> list[tuple[str, str]]:
    import pycountry

    if not iso:
        return [(name, code) for code, name in OTHER_NAMES.items()]
    return [(country.name, country.alpha_2) for country in pycountry.countries]


def _any_case(text: str, rng: np.random.Generator) -> str:
    upper = rng.random(len(text)) < rng.random()
    return "".join(c.upper() if up else c.lower() for c, up in zip(text, upper, strict=True))


def _within_blanks(text: str, rng: np.random.Generator) -> str:
    """In any case, with a few blanks around it, so that short names differ as well."""
    before, after = rng.integers(0, 12, 2)
    return " " * before + _any_case(text, rng) + " " * after


def write(spelling: Spelling, size: int, rng: np.random.Generator) -> pa.Table:
    """``size`` countries in one spelling, the letters in any case."""
    names = _names(spelling.iso)
    drawn = [names[at] for at in rng.integers(0, len(names), size)]
    texts = [_within_blanks(spelling.template.format(name=name), rng) for name, _ in drawn]
    truth = pa.array([code for _, code in drawn], TEXT)
    return pa.table({"text": pa.array(texts, TEXT), "truth": truth})


def _junk(word: str, size: int, rng: np.random.Generator) -> pa.Table:
    texts = [f"{_any_case(word, rng)} {number}" for number in rng.integers(0, 10**6, size)]
    return pa.table({"text": pa.array(texts, TEXT), "truth": pa.nulls(size, TEXT)})


@dataclass(frozen=True)
class _Word:
    word: str
    weight: float = 1.0


def _words(words: Sequence[str]) -> list[_Word]:
    return [_Word(word) for word in words]


countries = mixture(SPELLINGS, write)
not_countries = mixture(_words(NOT_COUNTRIES), lambda one, size, rng: _junk(one.word, size, rng))
