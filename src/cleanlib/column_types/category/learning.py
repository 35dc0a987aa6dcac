"""What a column teaches about its values: which are the same, and how each is spelt."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from cleanlib.column_types.category import edits
from cleanlib.column_types.category.known import Known
from cleanlib.column_types.category.options import CategoryOptions

_NOTES = {"fingerprint": "spelling_merged", "ngram": "similar_merged", "edit": "spelling_merged"}


class Learnt(NamedTuple):
    """What a spelling stands for; the reason and detail when it is no value."""

    value: str
    note: str = ""
    distance: int | None = None
    reason: str = ""
    detail: str = ""


def learn(counts: Mapping[str, int], options: CategoryOptions) -> dict[str, Learnt]:
    """What each spelling of the column stands for.

    Parameters
    ----------
    counts : mapping of str to int
        The different spellings in order of first appearance, and how many cells hold them.
    options : CategoryOptions
        The method, and the values that the caller knows.
    """
    known = Known(options)
    if options.categories is None:
        learnt = _clustered(counts, known, options)
    else:
        learnt = _chosen(counts, known, options)
    return learnt if options.rare_to is None else _without_rare(learnt, counts, options)


def _clustered(
    counts: Mapping[str, int], known: Known, options: CategoryOptions
) -> dict[str, Learnt]:
    """The most frequent spelling stands for all that share its key; ties keep the first seen."""
    values = _stated(counts, known)
    cells: Counter[str] = Counter()
    for text, count in counts.items():
        cells[values.get(text, text)] += count
    learnt = dict.fromkeys(cells, Learnt(""))
    for cluster in _clusters(cells, known):
        own = [text for text in cluster if text in known.values]
        spelt = own[0] if own else max(cluster, key=cells.__getitem__)
        learnt |= {text: _merged(text, spelt, options) for text in cluster}
    if options.method == "edit":
        _merge_edits(learnt, cells, known, options)
    return {text: _follow(text, values.get(text, text), learnt) for text in counts}


def _stated(counts: Mapping[str, int], known: Known) -> dict[str, str]:
    """The value that the caller stated for a text, where there is one."""
    found = {text: known.find(text) for text in counts} if known.names else {}
    return {text: next(iter(values)) for text, values in found.items() if len(values) == 1}


def _merged(text: str, value: str, options: CategoryOptions) -> Learnt:
    return Learnt(value, _NOTES[options.method] if text != value else "")


def _follow(text: str, stated: str, learnt: Mapping[str, Learnt]) -> Learnt:
    """What a text stands for whose value the caller may have stated."""
    found = learnt[stated]
    return found if text == stated else found._replace(note=found.note or "spelling_merged")


def _clusters(cells: Mapping[str, int], known: Known) -> Iterable[list[str]]:
    """Texts that share a key, directly or through others; in order of first appearance."""
    roots: dict[str, str] = {}
    keys = {text: known.keys(text) for text in cells}
    for first, *others in keys.values():
        for other in others:
            roots[_root(roots, other)] = _root(roots, first)
    clusters: dict[str, list[str]] = defaultdict(list)
    for text, (first, *_) in keys.items():
        clusters[_root(roots, first)].append(text)
    return clusters.values()


def _root(roots: dict[str, str], key: str) -> str:
    while (above := roots.get(key, key)) != key:
        roots[key] = key = roots.get(above, above)
    return key


def _merge_edits(
    learnt: dict[str, Learnt], cells: Mapping[str, int], known: Known, options: CategoryOptions
) -> None:
    """Let rare values follow the frequent ones that they are misspellings of."""
    spelt = {known.keys(found.value)[0]: found.value for found in learnt.values()}
    counts: Counter[str] = Counter()
    for text, found in learnt.items():
        counts[known.keys(found.value)[0]] += cells[text]
    if options.rare_to is not None:
        del counts[known.keys(options.rare_to)[0]]  # it stands for many values, not for a spelling
    fixed = frozenset(key for key, value in spelt.items() if value in known.values)
    moves = edits.merged(counts, options.threshold, fixed)
    for text, found in learnt.items():
        move = moves.get(known.keys(found.value)[0])
        if move is not None:
            learnt[text] = Learnt(spelt[move[0]], "fuzzy_match", move[1])


def _chosen(counts: Mapping[str, int], known: Known, options: CategoryOptions) -> dict[str, Learnt]:
    """Only values that the caller stated."""
    found = {text: known.find(text) for text in counts}
    learnt = {text: _only(text, values, options) for text, values in found.items()}
    if options.method == "edit":
        learnt |= _nearest([text for text, values in found.items() if not values], known, options)
    return learnt


def _only(text: str, values: set[str], options: CategoryOptions) -> Learnt:
    if len(values) == 1:
        return _merged(text, next(iter(values)), options)
    detail = f"may be {' or '.join(sorted(values))}" if values else "is not among the categories"
    return Learnt("", reason="ambiguous" if values else "unknown", detail=detail)


def _nearest(texts: Sequence[str], known: Known, options: CategoryOptions) -> dict[str, Learnt]:
    """Misspellings of what the caller stated, when one value only is nearest."""
    names = {known.keys(name)[0]: value for name, value in known.names.items()}
    keys = {text: known.keys(text)[0] for text in texts}
    found = edits.nearest(list(dict.fromkeys(keys.values())), list(names), options.threshold)
    learnt = {}
    for text, key in keys.items():
        moves = found.get(key, {})
        values = {names[to] for to in moves}
        if len(values) == 1:
            learnt[text] = Learnt(values.pop(), "fuzzy_match", next(iter(moves.values()))[1])
        elif values:
            detail = f"is as near to {' as to '.join(sorted(values))}"
            learnt[text] = Learnt("", reason="unknown", detail=detail)
    return learnt


def _without_rare(
    learnt: dict[str, Learnt], counts: Mapping[str, int], options: CategoryOptions
) -> dict[str, Learnt]:
    """What has few cells becomes the value for the rest."""
    totals: Counter[str] = Counter()
    for text, found in learnt.items():
        if not found.reason:
            totals[found.value] += counts[text]
    below = options.rare_below * (totals.total() if options.rare_below < 1 else 1)
    rare = {value for value, cells in totals.items() if cells < below} - {options.rare_to}
    replaced = Learnt(options.rare_to or "", "rare_replaced")
    return {text: replaced if found.value in rare else found for text, found in learnt.items()}
