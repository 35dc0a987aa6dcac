"""Words and letters for powers of ten."""

import numpy as np
import pytest

from cleanlib.core.fields import MISSING, Fields, Run
from cleanlib.shared.numbers.suffixes import SUFFIX_WORDS, shift_exponent


@pytest.mark.parametrize(
    ("places", "words"),
    [
        (2, ["hundred"]),
        (3, ["k", "thousand", "tsd"]),
        (5, ["lakh", "lakhs", "lac"]),
        (6, ["m", "mm", "mn", "mio", "million"]),
        (7, ["crore", "crores"]),
        (9, ["b", "bn", "billion", "mrd"]),
        (12, ["t", "tn", "trillion"]),
    ],
)
def test_the_places_of_a_word(places, words):
    assert [SUFFIX_WORDS[word] for word in words] == [{"suffix": places}] * len(words)


def test_the_words_are_in_small_letters():
    assert all(word == word.casefold() for word in SUFFIX_WORDS)


@pytest.mark.parametrize(("sign", "shifted"), [(1, [1, -2, -2]), (-1, [-5, -2, -2])])
def test_numbers_are_shifted_where_the_field_says_so(sign, shifted):
    fields = Fields(3, Run(None))
    fields["n_exponent"] = np.array([-2, -2, -2])
    shift_exponent(fields, "suffix", sign)
    assert fields["n_exponent"].tolist() == [-2, -2, -2]
    fields["suffix"] = np.array([3, MISSING, 0])
    shift_exponent(fields, "suffix", sign)
    assert fields["n_exponent"].tolist() == shifted
