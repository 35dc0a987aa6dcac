"""E-mail addresses and URLs in the ways that the workloads mix; all of them invented.

The truth of a row is the address that a reader of the standards would write.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from benchmarks.spellings import TEXT, Maker, mixture

NAMES = ("jane", "Omar", "li.wei", "ana-maria", "j.smith", "Kofi_A", "sales", "o'neil")
HOSTS = (
    "Example.com",
    "example.org",
    "mail.example.co.uk",
    "EXAMPLE.net",
    "sub-domain.example.edu",
)
PATHS = ("items", "Shop/list", "a-b/c_d", "news/2026/11", "caf%C3%A9")
TAILS = ("", "?id=1&ref=a", "?q=a%20b", "#top", "/index.html")


@dataclass(frozen=True)
class Spelling:
    """One way to write an address; the fields stand in braces."""

    template: str
    truth: str
    weight: float = 1.0


EMAILS = (
    Spelling("{name}{number}@{host}", "{name}{number}@{lower}", 17),
    Spelling(" {name}{number}@{host} ", "{name}{number}@{lower}", 2),
    Spelling("Jane Doe <{name}{number}@{host}>", "{name}{number}@{lower}", 0.5),
    Spelling("mailto:{name}{number}@{host}", "{name}{number}@{lower}", 0.5),
)
PLAIN_EMAILS = EMAILS[:2]
NO_EMAILS = (
    Spelling("{name}{number}.{host}", ""),
    Spelling("{name} {number}@{host}", ""),
    Spelling("{name}..{number}@{host}", ""),
)
URLS = (
    Spelling(
        "https://www.{host}/{path}/{number}{tail}", "https://www.{lower}/{path}/{number}{tail}", 10
    ),
    Spelling("HTTP://{host}/{path}/{number}", "http://{lower}/{path}/{number}", 5),
    Spelling("http://{host}:8080/{number}{tail}", "http://{lower}:8080/{number}{tail}", 3),
    Spelling("https://{host}:443/a/../{number}", "https://{lower}/{number}", 1),
)
NO_URLS = (
    Spelling("http:/{host}/{number}", ""),
    Spelling("http://host{number}", ""),
    Spelling("http://{host}:99999/{number}", ""),
)


def write(spelling: Spelling, size: int, rng: np.random.Generator) -> pa.Table:
    """So many addresses in one spelling, with what they mean."""
    picked = zip(
        *(rng.choice(table, size).tolist() for table in (NAMES, HOSTS, PATHS, TAILS)),
        rng.integers(0, 10**8, size).tolist(),
        strict=True,
    )
    fields = [
        {"name": name, "host": host, "lower": host.lower(), "path": path, "tail": tail, "number": n}
        for name, host, path, tail, n in picked
    ]
    texts = [spelling.template.format_map(row) for row in fields]
    truths = [spelling.truth.format_map(row) or None for row in fields]
    return pa.table({"text": pa.array(texts, TEXT), "truth": pa.array(truths, TEXT)})


def _maker(spellings: Sequence[Spelling]) -> Maker:
    made: Callable[[int, np.random.Generator], pa.Table] = mixture(spellings, write)
    return made


emails, plain_emails, not_emails = map(_maker, (EMAILS, PLAIN_EMAILS, NO_EMAILS))
urls, not_urls = map(_maker, (URLS, NO_URLS))
