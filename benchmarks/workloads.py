"""Synthetic columns for timing and checking the cleaners of one type.

A workload is a column of text with about 3% invalid texts and 2% nulls. Each row has a label
(``valid``, ``invalid`` or ``null``) and, where it is valid, the value its text stands for, so the
same column serves for speed and for right answers::

    work = make("dates", rows=100_000, distinct=1_000)
    work.series      # the column
    work.labels      # "valid" | "invalid" | "null"
    work.truth       # the canonical values, missing where there is none

``distinct`` is about how many different values the column has; ``None`` makes nearly all rows
different. The same arguments always give the same column. Everything is invented.

A further type is one line in ``KINDS`` and one or two makers: functions of (size, generator) that
return a table with the columns ``text`` and ``truth``.

Command line: ``python -m benchmarks.workloads dates --rows 20 --distinct 10``
"""

from __future__ import annotations

import argparse
import zlib
from dataclasses import dataclass

import numpy as np
import pandas as pd
import pyarrow as pa

from benchmarks import (
    address_spellings,
    country_spellings,
    date_spellings,
    identifier_spellings,
    number_spellings,
    phone_spellings,
    place_spellings,
    web_spellings,
)
from benchmarks.spellings import TEXT, Maker

INVALID_SHARE = 0.03
NULL_SHARE = 0.02
NULL_TOKENS = ("", "N/A", None)
LABELS = ("valid", "invalid", "null")


@dataclass(frozen=True)
class Kind:
    """What a kind of column is made of."""

    good: Maker
    bad: Maker
    about: str


KINDS: dict[str, Kind] = {
    "addresses": Kind(
        address_spellings.us_addresses,
        address_spellings.not_addresses,
        "US addresses in a line or two, with and without units and commas; boxes",
    ),
    "dates": Kind(
        date_spellings.mixed_dates,
        date_spellings.not_dates,
        "36 spellings: of the Flights table, ISO 8601, RFC 2822, US slashed, month names",
    ),
    "dates_flights": Kind(
        date_spellings.flight_dates,
        date_spellings.not_dates,
        "only the spellings of the four time columns of the Flights table",
    ),
    "dates_iso": Kind(
        date_spellings.iso_dates, date_spellings.not_dates, "one spelling: YYYY-MM-DDThh:mm:ss"
    ),
    "numbers": Kind(
        number_spellings.mixed_numbers,
        number_spellings.not_numbers,
        "marks of many countries, signs before and behind, brackets",
    ),
    "numbers_us": Kind(
        number_spellings.us_numbers,
        number_spellings.not_numbers,
        "one convention: a comma groups, a dot marks the fraction",
    ),
    "numbers_plain": Kind(
        number_spellings.plain_numbers,
        number_spellings.not_numbers,
        "as programs write them: digits, a dot, a minus",
    ),
    "money": Kind(
        number_spellings.money,
        number_spellings.not_money,
        "amounts with symbols or codes of six currencies; the truth is code and amount",
    ),
    "countries": Kind(
        country_spellings.countries,
        country_spellings.not_countries,
        "names of ISO 3166-1 and others in any letter case; the truth is alpha-2",
    ),
    "percent": Kind(
        number_spellings.percent,
        number_spellings.not_percent,
        "per cent in several spellings; the truth is the fraction",
    ),
    "phones": Kind(
        phone_spellings.phones,
        phone_spellings.not_phones,
        "North American numbers in seven spellings, and those of four other countries",
    ),
    "emails": Kind(
        web_spellings.emails,
        web_spellings.not_emails,
        "e-mail addresses, a few with names, mailto: or blanks around them",
    ),
    "emails_plain": Kind(
        web_spellings.plain_emails, web_spellings.not_emails, "nothing but blanks around them"
    ),
    "urls": Kind(
        web_spellings.urls,
        web_spellings.not_urls,
        "URLs with capitals, ports, queries and escapes",
    ),
    "ip": Kind(
        place_spellings.mixed_ip_addresses,
        place_spellings.not_ip_addresses,
        "three IPv4 addresses for each IPv6 address, which is written in full",
    ),
    "ip_v4": Kind(place_spellings.ip_addresses, place_spellings.not_ip_addresses, "IPv4 addresses"),
    "places": Kind(
        place_spellings.mixed_places,
        place_spellings.not_places,
        "half in decimal degrees, half in degrees, minutes and seconds",
    ),
    "places_plain": Kind(
        place_spellings.plain_places, place_spellings.not_places, "pairs of decimal degrees"
    ),
}


_CODES = {
    "isbn": (identifier_spellings.isbn, "", "book numbers of thirteen digits"),
    "ean": (identifier_spellings.ean, "", "bar codes of thirteen digits"),
    "iban": (identifier_spellings.iban, "DE", "German bank accounts"),
    "cards": (identifier_spellings.card, "", "card numbers of sixteen digits"),
    "imei": (identifier_spellings.imei, "", "numbers of mobile phones"),
    "isin": (identifier_spellings.isin, "US", "securities of the United States"),
}
KINDS |= {
    name: Kind(
        identifier_spellings.good(draw, prefix),
        identifier_spellings.bad(draw, prefix),
        f"{about}, grouped or not; invalid ones have a wrong check digit",
    )
    for name, (draw, prefix, about) in _CODES.items()
}


@dataclass(frozen=True)
class Workload:
    """One generated column with what is known about each of its rows."""

    kind: str
    series: pd.Series
    labels: pd.Categorical[str]
    truth: pd.Series

    @property
    def frame(self) -> pd.DataFrame:
        """The column as a table of one column, named like the kind."""
        return self.series.to_frame()

    def counts(self) -> dict[str, int]:
        """How many rows have each label."""
        return {label: int((self.labels == label).sum()) for label in LABELS}


def text_series(values: pa.Array | pa.ChunkedArray, name: str) -> pd.Series:
    """Arrow text as a pandas column of the Arrow-backed text dtype, without a copy."""
    usual = pd.Series(["a"]).dtype
    dtype = usual if isinstance(usual, pd.StringDtype) else pd.StringDtype("pyarrow")
    table = pa.table({name: values.cast(TEXT)})
    series: pd.Series = table.to_pandas(types_mapper={TEXT: dtype}.get)[name]
    return series


def arrow_text(series: pd.Series) -> pa.Array:
    """A pandas column of text as one Arrow array."""
    values = pa.chunked_array([pa.array(series, from_pandas=True)])
    return values.cast(TEXT).combine_chunks()


def _first_of_each(table: pa.Table) -> pa.Table:
    """The table without the rows whose text has been seen before."""
    codes = table["text"].combine_chunks().dictionary_encode().indices.to_numpy()
    first = np.empty(len(codes), np.int64)
    first[codes[::-1]] = np.arange(len(codes))[::-1]
    keep = np.zeros(len(codes), bool)
    keep[first[: codes.max(initial=-1) + 1]] = True
    return table.filter(pa.array(keep))


def pool(maker: Maker, size: int, rng: np.random.Generator) -> pa.Table:
    """Up to ``size`` different texts; after three draws it takes fewer, as small domains end."""
    found = maker(0, rng)
    for _ in range(3):
        missing = size - len(found)
        if missing:
            found = _first_of_each(pa.concat_tables([found, maker(missing, rng)]))
    return found.combine_chunks()


def _labels(rows: int, rng: np.random.Generator) -> pd.Categorical[str]:
    """A label for each row, in the shares of the workload."""
    draw = rng.random(rows)
    codes = np.where(draw < NULL_SHARE, 2, draw < NULL_SHARE + INVALID_SHARE)
    return pd.Categorical.from_codes(codes.astype(np.int8), pd.Index(LABELS))


def _choice(size: int, distinct: int | None, rows: int, rng: np.random.Generator) -> np.ndarray:
    """Which of ``size`` values each row holds: all of them in turn, or drawn with repeats."""
    if distinct is not None:
        return rng.integers(0, size, rows)
    return rng.permutation(np.arange(rows) % size)


def _stock(kind: Kind, size: int, all_in: bool, rng: np.random.Generator) -> list[pa.Table]:
    """The valid, invalid and null values a column draws from; ``all_in``: within ``size``."""
    bad_size = max(1, int(size * INVALID_SHARE))
    good_size = max(1, size - bad_size - len(NULL_TOKENS)) if all_in else size
    good, bad = pool(kind.good, good_size, rng), pool(kind.bad, bad_size, rng)
    nulls = pa.table({"text": pa.array(NULL_TOKENS, TEXT)})
    unknown = [part.select(["text"]) for part in (bad, nulls)]
    return [
        good,
        *(part.append_column("truth", pa.nulls(len(part), TEXT)) for part in unknown),
    ]


def make(kind: str, rows: int, distinct: int | None = None, seed: int = 20_240) -> Workload:
    """Build one workload of ``rows`` rows with about ``distinct`` different values."""
    rng = np.random.default_rng([seed, zlib.crc32(kind.encode()), rows, distinct or 0])
    size = rows if distinct is None else max(1, min(distinct, rows))
    stock = _stock(KINDS[kind], size, distinct is not None, rng)
    labels = _labels(rows, rng)
    index = _choice(len(stock[0]), distinct, rows, rng)
    start = len(stock[0])
    for code, part in enumerate(stock[1:], start=1):
        chosen = labels.codes == code
        index[chosen] = start + rng.integers(0, len(part), int(chosen.sum()))
        start += len(part)
    values = pa.concat_tables(stock).combine_chunks()
    text, truth = (
        values[name].combine_chunks().take(pa.array(index)) for name in ("text", "truth")
    )
    return Workload(kind, text_series(text, kind), labels, text_series(truth, "truth"))


def main() -> None:
    """List the workloads, or print a sample of one."""
    parser = argparse.ArgumentParser(description="print a sample of a workload")
    parser.add_argument("kind", nargs="?", choices=[*KINDS], help="leave out to list them")
    parser.add_argument("--rows", type=int, default=20)
    parser.add_argument("--distinct", type=int, default=None)
    args = parser.parse_args()
    if args.kind is None:
        print(*(f"{name:14s} {kind.about}" for name, kind in KINDS.items()), sep="\n")
        return
    work = make(args.kind, args.rows, args.distinct)
    for text, label, truth in zip(work.series, work.labels, work.truth, strict=True):
        print(f"{label:8s} {text!r:55} {truth if label == 'valid' else ''}")


if __name__ == "__main__":
    main()
