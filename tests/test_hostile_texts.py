"""No pattern of any type backtracks without end, and no text makes a type fail."""

import time
from itertools import product

import pytest

from cleanlib import clean_value
from cleanlib.catalogue import registry
from cleanlib.core.errors import Invalid

LENGTHS = (90, 900, 20_000)  # below and above the length from which types refuse
MOST_SECONDS = 5.0  # what backtracks takes minutes, what is quadratic takes more than this
PIECES = (
    "1", "0.", "1,", "1 ", "1-", "a", "a ", "a.", "a-", "A1", "a@", "x/", " ", "\t", "(", "()",
    "[{", '"', "'", "\\", "%2", "&#", "<a ", ":", "::", "+", "++1", "-", "--", "_", "=a&", "é",
    "\u0301", "\u202e", "\u200b", "ﷺ", "ß", "山", "٣", "\x00", "😀", "1e", "Mc", "von ", "St. ",
    "12:", "1°", "$",
)  # fmt: skip


@pytest.mark.parametrize("name", registry.names())
def test_every_type_reads_a_long_text_in_a_short_time(name):
    for piece, length in product(PIECES, LENGTHS):
        text = (piece * length)[: length - 1] + "!"
        start = time.process_time()
        try:
            clean_value(text, name)
        except Invalid as error:
            assert error.reason, repr(piece)
        assert time.process_time() - start < MOST_SECONDS, repr(piece)
