"""The weights of the model of usaddress, and the labels of many token sequences at once.

usaddress asks its conditional random field for one address at a time. The best labels of many
sequences of one length are found here with arrays, by the same algorithm (Viterbi) from the same
weights.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.float64]
Numbers = NDArray[np.int64]

_LISTED = re.compile(r"\n +\d+: ")  # names may hold line ends
_MAGIC = b"lCRF"
_CHUNK = b"FEAT"
_HEADER = np.dtype("<u4")
_FEATURES_AT = 7  # which number of the header tells where the features are
_FEATURE = np.dtype([("kind", "<u4"), ("source", "<u4"), ("target", "<u4"), ("weight", "<f8")])
_TRANSITION = 1
_AT_ONCE = 512  # sequences whose scores fit into the cache of a processor


class Model(NamedTuple):
    """A conditional random field.

    Attributes
    ----------
    labels : tuple of str
        The labels, each at its number.
    attributes : mapping of str to int
        The attributes of tokens and their numbers.
    states : ndarray
        The weight of every label (column) for every attribute (row).
    transitions : ndarray
        The weight of a label (column) behind another (row).
    """

    labels: tuple[str, ...]
    attributes: dict[str, int]
    states: Weights
    transitions: Weights

    def score(self, names: Iterable[str]) -> Weights:
        """The weight that attributes give every label; unknown ones give none."""
        known = [self.attributes[name] for name in names if name in self.attributes]
        total: Weights = self.states[known].sum(axis=0)
        return total

    def best(self, scores: Weights) -> list[tuple[str, ...]]:
        """The labels of sequences of one length, given as [label, token, sequence] weights."""
        parts = [scores[..., at : at + _AT_ONCE] for at in range(0, scores.shape[2], _AT_ONCE)]
        names = self.labels
        return [
            tuple([names[number] for number in path])
            for part in parts
            for path in self._paths(part).T.tolist()
        ]

    def _paths(self, scores: Weights) -> Numbers:
        """The numbers of the best labels: sums forwards, then backwards along what made them."""
        sums = scores.copy()
        for at in range(1, scores.shape[1]):
            sums[:, at] += self._best_before(sums[:, at - 1])
        paths = np.empty(scores.shape[1:], np.int64)
        paths[-1] = sums[:, -1].argmax(axis=0)
        for at in range(scores.shape[1] - 1, 0, -1):
            paths[at - 1] = (sums[:, at - 1] + self.transitions[:, paths[at]]).argmax(axis=0)
        return paths

    def _best_before(self, sums: Weights) -> Weights:
        """The best sum of each label that comes next, over all labels before it."""
        best = sums[0] + self.transitions[0][:, None]
        other = np.empty_like(best)
        for label in range(1, len(sums)):
            np.add(sums[label], self.transitions[label][:, None], out=other)
            np.maximum(best, other, out=best)
        return np.asarray(best)


def read_model(tagger: Any, path: str) -> Model:
    """The model that a tagger of python-crfsuite has opened from a file.

    The names come from the tagger's listing, where weights are rounded; those from the file.

    Raises
    ------
    ValueError
        When the file is not laid out as expected.
    """
    listing = _listing(tagger)
    labels = _names(listing, "LABELS", "ATTRIBUTES")
    attributes = _names(listing, "ATTRIBUTES", "TRANSITIONS")
    features = _features(Path(path).read_bytes())
    is_transition = features["kind"] == _TRANSITION
    return Model(
        tuple(labels),
        {name: number for number, name in enumerate(attributes)},
        _table(features[~is_transition], len(attributes), len(labels)),
        _table(features[is_transition], len(labels), len(labels)),
    )


def _listing(tagger: Any) -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "model.txt"
        tagger.dump(str(file))
        return file.read_text(encoding="utf-8")


def _names(listing: str, section: str, following: str) -> Sequence[str]:
    part = listing.partition(f"\n{section} = {{")[2].partition(f"\n}}\n\n{following} = {{")[0]
    return _LISTED.split(part)[1:]


def _features(data: bytes) -> NDArray[np.void]:
    header = np.frombuffer(data, _HEADER, 12)
    start = int(header[_FEATURES_AT])
    if data[:4] != _MAGIC or data[start : start + 4] != _CHUNK:
        raise ValueError("not a model of CRFsuite")
    count = int(np.frombuffer(data, _HEADER, 1, start + 8)[0])
    return np.frombuffer(data, _FEATURE, count, start + 12)


def _table(features: NDArray[np.void], rows: int, columns: int) -> Weights:
    table = np.zeros((rows, columns))
    table[features["source"], features["target"]] = features["weight"]
    return table
