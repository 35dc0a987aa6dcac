"""The switches for the whole library."""

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.core import grammar
from cleanlib.core.settings import Settings, settings
from tests.toy_types import PANEL

CELLS = ["3 x 4", "200 x 3", "3 by 200 cm", "3", "300 x 300", None, "n/a", "", "５ x ６"]


def test_they_are_public_as_options():
    assert cl.options is settings
    assert Settings().fast_path is True


@pytest.mark.parametrize("fast", [True, False])
def test_fast_path_chooses_how_a_column_is_read(fast, monkeypatch):
    used = []
    for name in ("lex", "lex_one_by_one"):
        read = getattr(grammar, name)
        monkeypatch.setattr(grammar, name, lambda *args, n=name, r=read: used.append(n) or r(*args))
    monkeypatch.setattr(settings, "fast_path", fast)
    cl.make_cleaner(PANEL)(CELLS, errors="coerce")
    assert set(used) == {"lex" if fast else "lex_one_by_one"}


def test_fast_path_does_not_change_the_result(monkeypatch):
    clean = cl.make_cleaner(PANEL)
    results = []
    for fast in (True, False):
        monkeypatch.setattr(settings, "fast_path", fast)
        with cl.reports() as log:
            cleaned = clean(pd.Series(CELLS, dtype="str"), errors="coerce")
        results.append((cleaned.tolist()[:3], {**log[0].to_dict(), "seconds": 0}))
    assert results[0] == results[1]
    assert results[0][0] == ["3 x 4", "3 x 200", "3 x 200"]
