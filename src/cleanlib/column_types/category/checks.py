"""Refuses options of categories that contradict each other, before any row is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cleanlib.column_types.category.keys import spelling
from cleanlib.column_types.category.known import Known
from cleanlib.column_types.category.options import CategoryOptions
from cleanlib.core.errors import BadOption
from cleanlib.shared.options import texts

_MOST_GRAM = 10
_MOST_EDITS = 5


def check_options(options: CategoryOptions) -> None:
    """Refuse contradictory or impossible options before any row is read."""
    _check_number("n", options.n, _MOST_GRAM)
    _check_number("threshold", options.threshold, _MOST_EDITS)
    texts(options.stop_words, "stop_words")
    if options.categories is not None:
        _check_categories(options.categories)
    _check_rare(options)
    _check_mapping(options.mapping, options.categories)
    for values in Known(options).shared() if options.categories is None else ():
        listed = " and ".join(map(repr, sorted(values)))
        raise BadOption(f"mapping and rare_to name {listed}, the same by method={options.method!r}")


def _check_number(name: str, value: object, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise BadOption(f"{name}={value!r} must be a whole number from 1 to {most}")


def _check_categories(categories: Sequence[str]) -> None:
    if isinstance(categories, (str, Mapping)) or not texts(categories, "categories"):
        raise BadOption(f"categories={categories!r} must be a list of texts, such as ['a', 'b']")


def _check_rare(options: CategoryOptions) -> None:
    below = options.rare_below
    if isinstance(below, bool) or not isinstance(below, (int, float)) or not below > 0:
        raise BadOption(f"rare_below={below!r} must be a number of cells, or a share such as 0.01")
    rare = options.rare_to
    if rare is not None and not (isinstance(rare, str) and spelling(rare)):
        raise BadOption(f"rare_to={rare!r} must be a text, such as rare_to='Other'")


def _check_mapping(mapping: object, categories: Sequence[str] | None) -> None:
    """Refuse a mapping whose values are not final: mapped on, or outside the categories."""
    if mapping is None:
        return
    if not isinstance(mapping, Mapping) or not all(
        isinstance(text, str) for pair in mapping.items() for text in pair
    ):
        raise BadOption(f"mapping={mapping!r} must be a dict of texts such as {{'NY': 'New York'}}")
    for alias, value in mapping.items():
        if not (spelling(alias) and spelling(value)):
            raise BadOption(f"mapping={{{alias!r}: {value!r}}} names an empty text; it is missing")
        if mapping.get(value, value) != value:
            raise BadOption(f"mapping sends {alias!r} to {value!r}, and that to {mapping[value]!r}")
        if categories is not None and value not in categories:
            raise BadOption(f"mapping sends {alias!r} to {value!r}, which is not in categories")
        if categories is not None and alias in categories and alias != value:
            raise BadOption(f"mapping sends {alias!r} elsewhere, which is in categories")
