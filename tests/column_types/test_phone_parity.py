"""The kernel of phone numbers gives what reading one by one does, and phonenumbers agrees."""

import random
from collections import defaultdict
from functools import cache

import phonenumbers
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import Invalid
from cleanlib.column_types.phone.kernel import kernel
from cleanlib.column_types.phone.options import PhoneOptions
from cleanlib.column_types.phone.plan import NANP_NUMBER
from cleanlib.column_types.phone.type import PHONE
from cleanlib.core.pipeline import run
from cleanlib.core.text_buffer import TEXT, Texts
from cleanlib.task import Task
from tests.conftest import scaled

REGIONS = [
    "US", "CA", "BS", "GB", "GG", "DE", "FR", "IT", "VA", "SM", "ES", "AR", "MX", "BR", "RU",
    "KZ", "JP", "IN", "CN", "AU", "KR", "TR", "ID", "PL", "NL", "BE", "SE", "CH", "AT", "PT",
    "HU", "ZA", "NG", "EG", "SA", "AE", "IL", "UA", "CI", "NO", "FI", "DK", "CO", "CL", "SG",
]  # fmt: skip
KINDS = (0, 1, 3, 4, 6)  # fixed line, mobile, toll free, premium rate, voice over IP
ROWS = scaled(20_000)


@cache
def samples(region):
    found = (phonenumbers.example_number_for_type(region, kind) for kind in KINDS)
    return [number for number in found if number is not None]


def a_number(rnd):
    """A number of a country's plan, perhaps with other last digits."""
    sample = rnd.choice(samples(rnd.choice(REGIONS)))
    national = phonenumbers.national_significant_number(sample)
    changed = rnd.randrange(5)
    national = national[: len(national) - changed] + "".join(rnd.choices("0123456789", k=changed))
    return phonenumbers.PhoneNumber(
        country_code=sample.country_code,
        national_number=int(national),
        italian_leading_zero=national.startswith("0") or None,
    )


def spelling(rnd):
    """A number as people write it, often a little damaged."""
    number = a_number(rnd)
    text = phonenumbers.format_number(number, rnd.choice([0, 1, 2, 2]))
    if rnd.random() < 0.2:
        text = rnd.choice(["", "0", "+"]) + text.replace("+", "")
    if rnd.random() < 0.3:
        text = text.replace(" ", rnd.choice(["-", ".", "", "("]))
    for _ in range(rnd.choice([0, 0, 1, 2])):
        at = rnd.randrange(len(text) + 1)
        inserted = rnd.choice(["", "", *"0123456789+-. ()x", "(0)"])
        text = text[:at] + inserted + text[at + rnd.randrange(2) :]
    return text


@cache
def spellings():
    rnd = random.Random(20)
    return [spelling(rnd) for _ in range(ROWS)]


def outcomes(texts, target_format, fast, **options):
    before = cl.options.fast_path
    cl.options.fast_path = fast
    try:
        task = Task.make(PHONE, target_format, options)
        outcome = run(task.job("x"), pa.chunked_array([pa.array(texts, TEXT)]))
    finally:
        cl.options.fast_path = before
    return [
        (row, outcome.reasons[number])
        for row, number in zip(outcome.rows(), outcome.reason.tolist(), strict=True)
    ], outcome.notes


@pytest.mark.parametrize("validity", ["possible", "assigned"])
@pytest.mark.parametrize("target_format", ["e164", "international"])
def test_generated_and_corrupted_numbers(target_format, validity):
    texts = spellings()
    for start, region in zip(range(0, ROWS, ROWS // len(REGIONS)), REGIONS, strict=False):
        some = texts[start : start + ROWS // len(REGIONS)]
        given = {"region": region, "validity": validity}
        fast, slow = (outcomes(some, target_format, fast, **given) for fast in (True, False))
        assert fast == slow, region


@pytest.mark.parametrize("target_format", ["national", "rfc3966", "nanp", "digits", "parts"])
@pytest.mark.parametrize("region", ["US", "DE", None])
def test_every_format_that_is_written_as_arrays(target_format, region):
    texts = spellings()[:2_000]
    fast, slow = (outcomes(texts, target_format, fast, region=region) for fast in (True, False))
    assert fast == slow


@given(
    st.lists(st.text("0123456789+-. ()", min_size=1, max_size=24), min_size=1, max_size=20),
    st.sampled_from(["US", "GB", "DE", "BR", "AR", "MX", "RU", "JP", "SM", None]),
    st.sampled_from([None, "415"]),
)
def test_any_digits_and_marks(texts, region, area):
    given = {"region": region, "default_area_code": area}
    fast, slow = (outcomes(texts, "e164", fast, **given) for fast in (True, False))
    assert fast == slow


def test_plain_spellings_are_read_by_the_kernel():
    texts = ["(415) 555-0123", "+44 20 7946 0958", "1-415-555-0123", "+1 415 555 0123", "x"]
    answers = kernel(Texts.of(texts), PhoneOptions())
    assert answers.rows.tolist() == [0, 1, 2, 3]
    refused = kernel(Texts.of(["415-155-0123"]), PhoneOptions()).refused
    assert [reason for reason, _ in refused] == ["component"]
    assert kernel(Texts.of([]), PhoneOptions()).rows.tolist() == []


def judged(text, region, validity):
    """What phonenumbers makes of a text."""
    try:
        number = phonenumbers.parse(text, region)
    except phonenumbers.NumberParseException:
        return None
    is_good = (
        phonenumbers.is_possible_number if validity == "possible" else phonenumbers.is_valid_number
    )
    return phonenumbers.format_number(number, 0) if is_good(number) else None


def stricter(written):
    """Where phonenumbers takes what we refuse on purpose: fillers and no North American number."""
    national = phonenumbers.national_significant_number(phonenumbers.parse(written))
    is_nanp = written.startswith("+1")
    return len(set(national)) == 1 or (is_nanp and NANP_NUMBER.fullmatch(national) is None)


@pytest.mark.parametrize("validity", ["possible", "assigned"])
def test_phonenumbers_agrees_on_numbers_as_it_writes_them(validity):
    rnd = random.Random(4)
    differing = defaultdict(list)
    for _ in range(3_000):
        text = phonenumbers.format_number(a_number(rnd), rnd.choice([0, 1]))
        theirs = judged(text, "US", validity)
        try:
            ours = cl.clean_value(text, "phone", validity=validity)
        except Invalid as refusal:
            if theirs is None or stricter(theirs):
                continue
            ours = str(refusal)
        if ours != theirs:
            differing[text] = [ours, theirs]
    assert not differing
