"""What a caller may say about a column of categories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cleanlib.column_types.category.keys import KEYS
from cleanlib.core.column_type import option


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
