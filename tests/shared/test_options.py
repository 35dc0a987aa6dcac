"""Checks of options that several types have."""

import pytest

from cleanlib.core.errors import BadOption
from cleanlib.shared.options import check_languages, texts


def test_one_text_or_several():
    assert texts("fr", "languages") == ("fr",)
    assert texts(["fr", "de"], "languages") == ("fr", "de")
    assert texts(None, "languages") == ()


@pytest.mark.parametrize("value", [[1], 7])
def test_anything_else_is_refused_by_name(value):
    with pytest.raises(BadOption, match="words must be a text or a list of texts, not "):
        texts(value, "words")


def test_an_unknown_language_lists_the_known_ones():
    check_languages(["fr", "de"], ("de", "fr"))
    with pytest.raises(BadOption, match=r"'fre' is not known; did you mean 'fr'.* Known: de, fr"):
        check_languages("fre", ("de", "fr"))
