"""Kernels of identifiers answer as python-stdnum does, value for value and reason for reason."""

import random
from importlib import import_module

import numpy as np
import pyarrow as pa
import pytest

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.column_types.identifier.plans import plan_of
from cleanlib.column_types.identifier.row import rows
from cleanlib.core.errors import Invalid
from cleanlib.core.pipeline import run
from cleanlib.task import Task
from tests.conftest import scaled

WITH_KERNEL = sorted(name for name, row in rows().items() if row.kernel)
SIGNS = "0123456789XABZ"
VALUES = scaled(5_000)


def is_valid(column_type, text):
    try:
        options = column_type.make_options({})
        column_type.validate(column_type.split(text, options), options)
    except Invalid:
        return False
    return True


def numbers(column_type, rng, count):
    """Valid numbers found by changing digits and mending one of the last ones."""
    known = [*column_type.examples.values()]
    start = ["".join(filter(str.isalnum, text)) for text in known]
    found = list(start)
    for _ in range(20 * count):
        if len(found) >= count:
            break
        text = list(rng.choice(found if rng.random() < 0.5 else start))
        for _ in range(rng.randint(1, 6)):
            at = rng.randrange(len(text))
            if text[at].isdigit():
                text[at] = rng.choice("0123456789")
        places = [-1, -2, *rng.sample(range(len(text)), 2)]
        for at in places:
            if mended := mend(column_type, text, at):
                found.append(mended)
                break
    return found


def mend(column_type, text, at):
    for sign in "0123456789X" if text[at].isalnum() else "":
        changed = [*text]
        changed[at] = sign
        if is_valid(column_type, "".join(changed)):
            return "".join(changed)
    return None


def spelt(text, rng):
    """Another spelling of a number: separated, in small letters, with blanks, or damaged."""
    kind = rng.random()
    if kind < 0.3:
        return text
    if kind < 0.6:
        sign = rng.choice([" ", "-", ".", "/", "  ", "\u00a0", "–"])
        at = sorted(rng.sample(range(len(text) + 1), rng.randint(1, 3)))
        for place in reversed(at):
            text = text[:place] + sign + text[place:]
        return text
    if kind < 0.7:
        return f" {text.lower()} "
    if kind < 0.75:
        return text + rng.choice([".0", "E+5", "\x00", "x", "é"])
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(["", *SIGNS, *SIGNS, "-", "*"]) + text[at + 1 :]


def cleaned(column_type, spec, texts):
    outcome = run(Task.make(column_type, spec, {}).job("x"), pa.chunked_array([texts]))
    reasons = [outcome.reasons[reason] for reason in outcome.reason.tolist()]
    return list(zip(outcome.rows(), reasons, outcome.missing.tolist(), strict=True)), outcome.notes


@pytest.mark.parametrize("name", [*WITH_KERNEL, "credit_card"])
def test_kernel_and_single_values_agree(name, monkeypatch):
    column_type, rng = registry.get(name), random.Random(name)
    valid = numbers(column_type, rng, VALUES // 5)
    texts = pa.array([spelt(rng.choice(valid), rng) for _ in range(VALUES)], pa.large_string())
    for spec in (spec for spec, target in column_type.formats.items() if target.render_all):
        monkeypatch.setattr(cl.options, "fast_path", True)
        fast = cleaned(column_type, spec, texts)
        monkeypatch.setattr(cl.options, "fast_path", False)
        slow = cleaned(column_type, spec, texts)
        pairs = zip(texts.to_pylist(), fast[0], slow[0], strict=True)
        assert [pair for pair in pairs if pair[1] != pair[2]] == []
        assert fast[1] == slow[1]


@pytest.mark.parametrize("name", [*WITH_KERNEL, "credit_card"])
def test_the_kernel_answers_what_is_plain(name):
    """Most valid numbers are read by it, else it would be of no use."""
    from cleanlib.core.text_buffer import Texts

    column_type = registry.get(name)
    valid = numbers(column_type, random.Random(name), 100)
    answers = column_type.kernel(Texts.of(valid), column_type.make_options({}))
    assert len(answers.rows) >= 0.1 * len(valid)


@pytest.mark.parametrize("name", [n for n in WITH_KERNEL if rows()[n].kernel.split()[1:]])
def test_a_right_check_digit_is_not_all(name):
    """Any digits that pass the sums: python-stdnum may refuse them for how they begin."""
    kernel = plan_of(rows()[name])
    for length, check in kernel.checks.items():
        cells = np.random.default_rng(1).integers(48, 58, (40_000, length)).astype(np.uint8)
        cells[:4_000, 0] = ord("0")
        passing = ["".join(map(chr, number)) for number in cells[check(cells).good][:1_500]]
        judge = import_module(f"stdnum.{rows()[name].module}")
        assert [judge.validate(number) for number in passing] == passing
