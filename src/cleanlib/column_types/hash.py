"""Digests of cryptographic hash functions, of any or of one algorithm."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from cleanlib.core.cells import exact_cell_text
from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.hex_digits import hex_digits
from cleanlib.shared.plain_text import plain_text

_USUAL = {32: "md5", 40: "sha1", 56: "sha224", 64: "sha256", 96: "sha384", 128: "sha512"}
_OTHERS = {
    "md2": 32, "md4": 32, "ripemd160": 40, "sha3-224": 56, "sha3-256": 64, "sha3-384": 96,
    "sha3-512": 128, "sha512/224": 56, "sha512/256": 64, "blake2b": 128, "blake2s": 64,
    "blake3": 64,
}  # fmt: skip
_LENGTHS: Mapping[str, int] = {name: length for length, name in _USUAL.items()} | _OTHERS
_LONGEST = 500


class Digest(NamedTuple):
    """The hexadecimal digits of a digest, and its algorithm where that was said."""

    digits: str
    algorithm: str | None = None


@dataclass(frozen=True)
class HashOptions:
    """What a caller may say about a column of digests."""

    algorithm: str = option(
        "auto",
        "digests of another algorithm are invalid; 'auto' takes any, and where none is written "
        "the usual one of that length",
        ("auto", *_LENGTHS),
    )


def split(text: str, options: HashOptions) -> Digest:
    """Read the name of an algorithm, if there is one, and the digest."""
    text = plain_text(text, _LONGEST)
    wanted = None if options.algorithm == "auto" else options.algorithm
    label = _label().match(text)
    if label is None:
        return Digest(_digits(text, wanted), wanted)
    named = _KEYS[_key(label["name"])]
    if wanted not in (None, named):
        raise Invalid("component", f"a digest of {named}, not {wanted}")
    return Digest(_digits(text[label.end() :], named), named)


def _key(name: str) -> str:
    return re.sub(r"[-_/ ]", "", name).lower()


_KEYS: Mapping[str, str] = {_key(name): name for name in _LENGTHS} | {"sha": "sha1"}


@cache
def _label() -> re.Pattern[str]:
    """An algorithm as people write it, in braces or with a mark behind: ``{SHA}``, ``sha-256:``."""
    marks = "[-_/ ]?"
    names = [re.sub(r"(?<=[a-z])(?=\d)|[-/]", marks, name) for name in (*_LENGTHS, "sha")]
    known = "|".join(sorted(names, key=len, reverse=True))
    return re.compile(
        rf"(?P<brace>\{{)?(?P<name>{known})(?(brace)\}} ?|(?: ?[:=] ?|-| ))",
        re.ASCII | re.IGNORECASE,
    )


def _digits(text: str, algorithm: str | None) -> str:
    """The digits of a digest in hexadecimal or, where its length is known, in Base64."""
    size = _LENGTHS[algorithm] // 2 if algorithm else None
    if size and len(text.rstrip("=")) == -(-size * 4 // 3):
        return _from_base64(text, size)
    return hex_digits(text, largest_group=min(_USUAL) // 2)


def _from_base64(text: str, size: int) -> str:
    """The digits of so many bytes in either alphabet of Base64, padded or not."""
    bare = text.rstrip("=").replace("-", "+").replace("_", "/")
    padded = bare + "=" * (-len(bare) % 4)
    try:
        decoded = base64.b64decode(padded, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Invalid("syntax", "neither hexadecimal nor Base64") from error
    exact = base64.b64encode(decoded).decode() == padded
    if not exact or len(text) not in (len(bare), len(padded)):
        raise Invalid("syntax", f"no Base64 of {size} bytes")
    return decoded.hex()


def validate(value: Digest, options: HashOptions) -> Digest:
    """Check the length; the usual algorithm of a length needs no name."""
    length = len(value.digits)
    if value.algorithm is None:
        if length not in _USUAL:
            raise Invalid("length", f"no algorithm has {length} digits")
        return value
    if length != _LENGTHS[value.algorithm]:
        raise Invalid(
            "length", f"{value.algorithm} has {_LENGTHS[value.algorithm]} digits, not {length}"
        )
    return value


def _named(value: Digest) -> tuple[str, str]:
    if value.algorithm is None:
        note("algorithm_assumed")
    return value.algorithm or _USUAL[len(value.digits)], value.digits


def _base64(value: Digest) -> str:
    return base64.b64encode(bytes.fromhex(value.digits)).decode()


HASH: ColumnType[Digest, HashOptions] = ColumnType(
    name="hash",
    title="Hash",
    doc=(
        "Digests in hexadecimal, also in groups of whole bytes (D4:1D:8C...), of a length that "
        "MD5 or a SHA has: 32, 40, 56, 64, 96 or 128 digits. The algorithm may stand in front "
        "(SHA256:..., {SHA}..., sha384-...) and then also stand for Base64; where it is written "
        "though nothing says it, the usual one of the length is assumed and counted."
    ),
    split=split,
    validate=validate,
    formats={
        "lower": TargetFormat(
            lambda v: v.digits, "d41d8cd98f00b204e9800998ecf8427e", lossless=False
        ),
        "upper": TargetFormat(
            lambda v: v.digits.upper(), "D41D8CD98F00B204E9800998ECF8427E", lossless=False
        ),
        "algorithm:digest": TargetFormat(
            lambda v: ":".join(_named(v)), "md5:d41d8cd98f00b204e9800998ecf8427e"
        ),
        "parts": TargetFormat(_named, "the algorithm and the digest", ("algorithm", "digest")),
    },
    default_format="lower",
    options=HashOptions,
    cell=exact_cell_text,
    examples={
        "D41D8CD98F00B204E9800998ECF8427E": "d41d8cd98f00b204e9800998ecf8427e",
        "SHA1:DA39A3EE5E6B4B0D3255BFEF95601890AFD80709": "da39a3ee5e6b4b0d3255bfef95601890afd80709",
        "{MD5}1B2M2Y8AsgTpgAmY7PhCfg==": "d41d8cd98f00b204e9800998ecf8427e",
    },
    refused={
        "xyz": "syntax",
        "d41d8cd9": "length",
        "sha256:d41d8cd98f00b204e9800998ecf8427e": "length",
    },
    hints=frozenset({"hash", "checksum", "digest"}),
)


class _Preset(NamedTuple):
    """A type for the digests of one algorithm; the digest of nothing serves as example."""

    algorithm: str
    title: str
    empty: str
    hints: tuple[str, ...]


_PRESETS = (
    _Preset("md5", "MD5", "d41d8cd98f00b204e9800998ecf8427e", ("md5", "hash", "checksum")),
    _Preset("sha1", "SHA-1", "da39a3ee5e6b4b0d3255bfef95601890afd80709", ("sha1", "hash")),
    _Preset(
        "sha256",
        "SHA-256",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        ("sha256", "hash", "digest"),
    ),
)


def _preset_type(preset: _Preset) -> ColumnType[Digest, NoOptions]:
    options = HashOptions(preset.algorithm)
    empty = Digest(preset.empty, preset.algorithm)
    return ColumnType(
        name=preset.algorithm,
        title=f"{preset.title} digest",
        doc=(
            f"Digests of {preset.title}: {len(preset.empty)} hexadecimal digits, also in groups of "
            "whole bytes, or the same bytes in Base64; the name of the algorithm may stand in "
            "front. The digest of any other algorithm is invalid."
        ),
        split=lambda text, _: split(text, options),
        validate=lambda value, _: validate(value, options),
        formats={
            "lower": TargetFormat(lambda v: v.digits, preset.empty),
            "upper": TargetFormat(lambda v: v.digits.upper(), preset.empty.upper()),
            "base64": TargetFormat(_base64, _base64(empty)),
        },
        default_format="lower",
        cell=exact_cell_text,
        examples={
            preset.empty.upper(): preset.empty,
            _base64(empty): preset.empty,
            f"{preset.title}: {preset.empty}": preset.empty,
        },
        refused={
            preset.empty[:8]: "length",
            f"{preset.empty[:-1]}g": "syntax",
            f"sha512:{preset.empty}": "component",
        },
        hints=frozenset(preset.hints),
    )


MD5, SHA1, SHA256 = map(_preset_type, _PRESETS)
