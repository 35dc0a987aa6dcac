"""Digests: the type for any algorithm, and those for one."""

import base64
import hashlib

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame

MD5 = "d41d8cd98f00b204e9800998ecf8427e"
SHA1 = "da39a3ee5e6b4b0d3255bfef95601890afd80709"
SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
SHA384 = hashlib.sha384().hexdigest()
PRESETS = ("md5", "sha1", "sha256")


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        (MD5.upper(), MD5),
        (f" {SHA1}\n", SHA1),
        (f"0x{MD5}", MD5),
        (bytes.fromhex(MD5).hex(":").upper(), MD5),
        (bytes.fromhex(MD5).hex(" "), MD5),
        (bytes.fromhex(MD5).hex("-", 4), MD5),
        (f"SHA256:{SHA256.upper()}", SHA256),
        (f"sha-256 = {SHA256}", SHA256),
        (f"SHA-1 {SHA1}", SHA1),
        (f"sha:{SHA1}", SHA1),
        (f"MD5: {MD5}", MD5),
        (f"sha3-256:{SHA256}", SHA256),
        (f"SHA512/256: {SHA256}", SHA256),
        ("{SHA}2jmj7l5rSw0yVb/vlWAYkK/YBwk=", SHA1),
        ("{md5}1B2M2Y8AsgTpgAmY7PhCfg==", MD5),
        ("SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU", SHA256),
        ("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", SHA256),
        ("sha256-47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU", SHA256),
        (f"sha384-{base64.b64encode(bytes.fromhex(SHA384)).decode()}", SHA384),
    ],
)
def test_a_digest_is_written_in_lower_case(text, digits):
    assert clean_value(text, "hash") == digits
    assert clean_value(digits, "hash") == digits


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("xyz", "syntax"),
        ("md5:", "syntax"),
        (f"{MD5[:-1]}g", "syntax"),
        (f"{MD5}  file.txt", "syntax"),
        (f"crc: {MD5}", "syntax"),
        ("1B2M2Y8AsgTpgAmY7PhCfg==", "syntax"),
        ("md5:1B2M2Y8AsgTpgAmY7PhCfh==", "syntax"),
        ("md5:1B2M2Y8AsgTpgAmY7PhCfg=", "syntax"),
        ("d4:1d-8c", "syntax"),
        ("d41d8cd9-8f00-b204-e980-0998ecf8427e", "syntax"),
        (MD5[:-1], "length"),
        (MD5[:8], "length"),
        (f"sha256:{MD5}", "length"),
        ("a" * 1_000_000, "length"),
        (f"{MD5}, {MD5}", "syntax"),
        (f"{MD5} {MD5}", "syntax"),
    ],
)
def test_what_is_no_digest_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "hash") == reason


@pytest.mark.parametrize(
    ("length", "algorithm"),
    [(32, "md5"), (40, "sha1"), (56, "sha224"), (64, "sha256"), (96, "sha384"), (128, "sha512")],
)
def test_the_usual_algorithm_of_a_length_is_a_guess(length, algorithm):
    cleaned = clean(text_frame("a" * length), "x", "hash", "algorithm:digest")
    assert cleaned.df["x"].tolist() == [f"{algorithm}:{'a' * length}"]
    assert cleaned.report.notes == {"algorithm_assumed": 1}


def test_a_stated_algorithm_is_no_guess():
    cleaned = clean(text_frame(f"SHA3_256: {SHA256}"), "x", "hash", "parts")
    assert cleaned.df.iloc[0].tolist() == ["sha3-256", SHA256]
    assert cleaned.report.notes == {}
    assert clean_value(SHA256, "hash", "algorithm:digest", algorithm="blake3").startswith("blake3")


def test_one_algorithm_may_be_asked_for():
    assert reason_of(MD5, "hash", algorithm="sha1") == "length"
    assert reason_of(f"md5:{MD5}", "hash", algorithm="md4") == "component"
    assert clean_value("1B2M2Y8AsgTpgAmY7PhCfg", "hash", algorithm="md5") == MD5
    with pytest.raises(BadOption):
        clean_value(MD5, "hash", algorithm="md6")


@pytest.mark.parametrize("name", PRESETS)
def test_a_type_for_one_algorithm(name):
    digits = hashlib.new(name, b"abc").hexdigest()
    in_base64 = base64.b64encode(bytes.fromhex(digits)).decode()
    for text in (digits.upper(), f"{name.upper()}:{digits}", in_base64, in_base64.rstrip("=")):
        assert clean_value(text, name) == digits
    assert clean_value(digits, name, "upper") == digits.upper()
    assert clean_value(digits, name, "base64") == in_base64
    assert reason_of(digits[2:], name) == "length"
    assert reason_of(f"sha512:{digits}", name) == "component"


@given(st.sampled_from(PRESETS), st.binary())
def test_every_format_of_one_algorithm_reads_back(name, data):
    digits = hashlib.new(name, data).hexdigest()
    for spec in ("lower", "upper", "base64"):
        assert clean_value(clean_value(digits, name, spec), name) == digits


def test_a_number_that_lost_digits_is_no_digest():
    column = pd.Series([1.2345678901234568e31, None])
    assert cl.clean_md5(column, errors="coerce").isna().all()
