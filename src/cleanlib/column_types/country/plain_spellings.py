"""The fast tier: usual codes and names in any letter case, looked up for a block at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.column_types.country.reading import Country, CountryOptions, read
from cleanlib.core.errors import Invalid
from cleanlib.core.kernel import Answers
from cleanlib.core.text_buffer import TEXT, Texts
from cleanlib.shared.countries import Country as Row
from cleanlib.shared.countries import countries

_BLANKS = " \t\r\n"
_SEPARATORS = "[ ._-]+"  # no comma: it may invert a name
_LONGEST_CODE = 3
_LONGEST_INITIALS = 4
_SHORT = {" and ": " & ", "Saint ": "St. ", "Republic": "Rep.", "North ": "N. ", "South ": "S. "}
_USUAL = CountryOptions()


def _plain(texts: Any) -> Any:
    """Texts trimmed, in small letters, one blank for the signs that part words.

    What becomes equal here is equal to `read` as well, be it a code or a name.
    """
    trimmed = pc.ascii_lower(pc.utf8_trim(texts, characters=_BLANKS))
    return pc.replace_substring_regex(trimmed, _SEPARATORS, " ")


@cache
def _codes() -> tuple[str, ...]:
    return tuple(code for code, row in countries().items() if not row.is_withdrawn)


def _spellings(row: Row) -> Iterator[str]:
    """Codes, names, and what inverts or shortens a name."""
    yield from filter(None, (row.code, row.alpha_3, row.numeric))
    for name in row.names():
        head, found, tail = name.partition(" of ")
        yield name
        if name.isupper() and len(name) <= _LONGEST_INITIALS:
            yield ".".join(name)
        if found:
            yield from (f"{tail}, {head} of", f"{tail}, {head}", f"{tail} ({head} of)")


def _shortened(name: str) -> Iterator[str]:
    """The name, and usual ways to shorten it."""
    yield name
    for word, short in _SHORT.items():
        if word in name:
            yield name.replace(word, short)


def _variants(key: str) -> tuple[str, ...]:
    """A plain spelling, and those that `read` takes for the same: an article, a final dot."""
    if len(key) <= _LONGEST_CODE or "(" in key:
        return (key,)
    return key, f"{key} ", f"the {key}", f"the {key} "


@cache
def _table() -> tuple[Any, Any]:
    """Plain spellings, and for each the place of its country among the codes."""
    places: dict[str, int] = {}
    for place, code in enumerate(_codes()):
        every = (short for one in _spellings(countries()[code]) for short in _shortened(one))
        listed = [one for one in dict.fromkeys(every) if read(one, _USUAL) == code]
        for key in _plain(pa.array(listed, TEXT)).to_pylist():
            for variant in _variants(key):
                places.setdefault(variant, place)
    return pa.array(places, TEXT), np.array(list(places.values()), np.int64)


def plain_spellings(texts: Texts, options: CountryOptions) -> Answers:
    """Answer the rows that hold a usual spelling."""
    keys, places = _table()
    at = pc.index_in(_plain(texts.array), value_set=keys)
    found = at.is_valid().to_numpy(zero_copy_only=False)
    parsed = places[at.drop_null().to_numpy()]
    rows = np.flatnonzero(found)
    if not options.user_assigned:
        assigned = np.array([countries()[code].status == "current" for code in _codes()])[parsed]
        rows, parsed = rows[assigned], parsed[assigned]
    return Answers(rows, parsed)


def written_at_once(render: Callable[[Country], str]) -> Callable[[Any], Any]:
    """What ``render`` writes, for the places of countries among the codes."""

    @cache
    def written() -> Any:
        return pa.array([_or_none(render, code) for code in _codes()], TEXT)

    return lambda places: written().take(pa.array(places))


def _or_none(render: Callable[[Country], str], code: str) -> str | None:
    try:
        return render(Country(code))
    except Invalid:
        return None
