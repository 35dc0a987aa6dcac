"""The labels are those of usaddress, one address at a time and many together."""

import numpy as np
import pytest
import usaddress
from hypothesis import given
from hypothesis import strategies as st

from cleanlib.column_types.address.model import read_model
from cleanlib.column_types.address.tagger import Tagger, tagger, tokenize
from tests.column_types.address.invented import Inventor
from tests.conftest import scaled

ODD = (
    "", "#", "&", "½", "12\n", "12\n 5", "&amp; 5 Main St", "(3202) 5 Main St", "٣ Main St", "² St",
    "5-230 Main St", "a.b.c", "no. 000", "100,000", "_", "St.", "Main St & Oak St", "1 " * 60,
)  # fmt: skip


def parsed(text: str, by: Tagger) -> list[tuple[str, str]]:
    return list(zip(*by.parse(text), strict=True))


def test_many_addresses_together_have_the_labels_of_usaddress():
    inventor = Inventor(1)
    texts = [inventor.address() for _ in range(scaled(20_000))]
    texts += [inventor.corrupted(text) for text in texts]
    fresh = Tagger()
    fresh.expect(texts)
    assert [parsed(text, fresh) for text in texts] == [usaddress.parse(text) for text in texts]


@pytest.mark.parametrize("text", ODD)
def test_odd_texts_have_the_labels_of_usaddress(text):
    fresh = Tagger()
    assert parsed(text, fresh) == usaddress.parse(text)
    fresh.expect([text] * 20)
    assert parsed(text, fresh) == usaddress.parse(text)


@given(st.text(max_size=60))
def test_any_text_has_the_tokens_and_labels_of_usaddress(text):
    assert tokenize(text) == usaddress.tokenize(text)
    assert parsed(text, tagger()) == usaddress.parse(text)


def test_a_file_that_is_no_model_is_refused(tmp_path):
    path = tmp_path / "model"
    path.write_bytes(np.zeros(64, "<u4").tobytes())
    with pytest.raises(ValueError, match="not a model"):
        read_model(usaddress.TAGGER, str(path))
