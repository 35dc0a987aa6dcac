"""What a caller may say about a column of categories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cleanlib.column_types.category.keys import KEYS, spelling
from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption
from cleanlib.shared.options import texts

MOST_EDITS = 5


@dataclass(frozen=True)
class CategoryOptions:
    """What a caller may say about a column of categories."""

    method: str = option(
        "fingerprint",
        "values are the same when they differ in case, accents, punctuation, order and repetition "
        "of words only (fingerprint), when they have the same n-grams (ngram), or when they are "
        "few edits apart (edit); never when their digits differ",
        tuple(KEYS),
    )
    n: int = option(2, "characters of an n-gram")
    threshold: int = option(
        1, "edit: letters inserted, deleted, substituted or swapped, at most; 1 to 5"
    )
    stop_words: Sequence[str] | None = option(
        None, "fingerprint: words that do not tell values apart, such as ['and', 'the']"
    )
    categories: Sequence[str] | None = option(
        None, "the only values there are; others are invalid. keep_tokens= goes with one like N/A"
    )
    mapping: Mapping[str, str] | None = option(
        None, "other names of values, such as {'NYC': 'New York'}"
    )
    rare_to: str | None = option(None, "what rare values become, such as 'Other'; None keeps them")
    rare_below: float = option(
        0.01, "values with fewer cells are rare; under 1 it is a share of all cells that hold one"
    )
    case: str | None = option(
        None, "letter case of the values; None keeps it", (None, "lower", "upper", "title")
    )


def check_options(options: CategoryOptions) -> None:
    """Refuse contradictory or impossible options before any row is read."""
    _check_number("n", options.n, 10)
    _check_number("threshold", options.threshold, MOST_EDITS)
    texts(options.stop_words, "stop_words")
    if options.categories is not None:
        _check_categories(options.categories)
    _check_rare(options)
    check_mapping(options.mapping, options.categories)


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


def check_mapping(mapping: object, categories: Sequence[str] | None) -> None:
    """Refuse a mapping whose values are not final: mapped on, or outside the categories."""
    if mapping is None:
        return
    if not isinstance(mapping, Mapping) or not all(
        isinstance(text, str) for pair in mapping.items() for text in pair
    ):
        raise BadOption(f"mapping={mapping!r} must be a dict of texts such as {{'NY': 'New York'}}")
    for alias, value in mapping.items():
        if mapping.get(value, value) != value:
            raise BadOption(f"mapping sends {alias!r} to {value!r}, and that to {mapping[value]!r}")
        if categories is not None and value not in categories:
            raise BadOption(f"mapping sends {alias!r} to {value!r}, which is not in categories")
        if categories is not None and alias in categories and alias != value:
            raise BadOption(f"mapping sends {alias!r} elsewhere, which is in categories")
