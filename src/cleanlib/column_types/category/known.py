"""The values that a caller stated, by their names and keys."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from cleanlib.column_types.category.keys import KEYS
from cleanlib.column_types.category.letter_case import CASES, title
from cleanlib.column_types.category.options import CategoryOptions


class Known:
    """The values that the caller stated, by their keys."""

    def __init__(self, options: CategoryOptions) -> None:
        mapping = options.mapping or {}
        own = (*(options.categories or ()), *mapping.values())
        own += (options.rare_to,) if options.rare_to is not None else ()
        self.values = dict.fromkeys(own)
        self.names = {**mapping, **{value: value for value in own}}
        for value in own:
            for written in (CASES[options.case](value), title(value)):
                self.names.setdefault(written, value)
        self._options = options
        self._by_key: dict[str, set[str]] = defaultdict(set)
        for name, value in self.names.items():
            for key in self.keys(name):
                self._by_key[key].add(value)

    def shared(self) -> Iterator[set[str]]:
        """Values that have a key in common, so that the method cannot tell them apart."""
        return (values for values in self._by_key.values() if len(values) > 1)

    def keys(self, text: str) -> tuple[str, ...]:
        """The keys of a text by the chosen method."""
        return KEYS[self._options.method](text, self._options)

    def find(self, text: str) -> set[str]:
        """The values that have a name with the same key: one in most cases, or none."""
        if text in self.names:
            return {self.names[text]}
        return set[str]().union(*(self._by_key.get(key, ()) for key in self.keys(text)))
