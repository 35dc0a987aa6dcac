"""Texts to tokens: digit runs, words, blanks and single marks, for a whole block at once.

Each token is one byte in its row's *template*, so rows of one shape have equal templates:

======== ====================================================================
byte     token
======== ====================================================================
1..31    a run of that many ASCII digits (31: that many or more)
32       a run of blanks
33..126  that punctuation mark
127      a control character
128..    a word; the byte says which roles the word can play (see `Lexicon`)
======== ====================================================================

`lex` reads a block with array operations; `lex_one_by_one` reads it text by text and is what
`lex` must agree with.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from cleanlib.core.text_buffer import Bytes, Ints, Texts, text_array

LONGEST_RUN = 31
VALUE_DIGITS = 19  # of a longer run only these digits are kept: they fit 64 unsigned bits
FIRST_WORD_CODE = 128
BLANK, CONTROL = 32, 127
_BLANKS = b" \t\n\v\f\r"
_JOINERS = b"/_"  # part of a word between two letters, as in America/New_York
_MARK, _DIGIT, _LETTER, _BLANK = range(4)


def _byte_classes() -> Bytes:
    kinds = np.full(256, _MARK, np.uint8)
    kinds[ord("0") : ord("9") + 1] = _DIGIT
    kinds[ord("a") : ord("z") + 1] = kinds[ord("A") : ord("Z") + 1] = _LETTER
    kinds[0x80:] = _LETTER
    kinds[list(_BLANKS)] = _BLANK
    return kinds


def _mark_codes() -> Bytes:
    codes = np.arange(256).astype(np.uint8)
    codes[:32] = codes[127] = CONTROL
    codes[list(_BLANKS)] = BLANK
    return codes


_KIND = _byte_classes().tobytes()
_CODE = _mark_codes()

Roles = Mapping[str, int]


def same_role(role: str, *words: str) -> dict[str, Roles]:
    """Words that all play one role, without a value."""
    return {word: {role: 0} for word in words}


class Lexicon:
    """The words a grammar knows. A word may play several roles, each with a value.

    Parameters
    ----------
    words : mapping of str to mapping of str to int
        Casefolded word to its roles and their values, such as ``{"may": {"month": 5}}``. Where
        letter case matters a word may stand there in capitals, too.

    Attributes
    ----------
    words : tuple of str
        Each word at the place of its number.
    """

    def __init__(self, words: Mapping[str, Roles]) -> None:
        self._ids = {word: i for i, word in enumerate(words, start=1)}
        self.words = ("", *words)
        role_sets: list[frozenset[str]] = [frozenset()]
        codes = [FIRST_WORD_CODE]
        for roles in words.values():
            names = frozenset(roles)
            if names not in role_sets:
                role_sets.append(names)
            codes.append(FIRST_WORD_CODE + role_sets.index(names))
        if len(role_sets) > 256 - FIRST_WORD_CODE:
            raise ValueError(f"{len(role_sets)} different sets of word roles; 128 fit")
        self.role_sets = tuple(role_sets)
        self.codes = np.array(codes, np.uint8)
        self._values: dict[str, NDArray[np.int32]] = {}
        for i, roles in enumerate(words.values(), start=1):
            for role, value in roles.items():
                self._values.setdefault(role, np.zeros(len(codes), np.int32))[i] = value

    def word_id(self, word: str) -> int:
        """The number of a word as it was written; 0 when it is not known."""
        return self._ids.get(word) or self._ids.get(word.casefold(), 0)

    def values(self, role: str) -> NDArray[np.int32]:
        """Word number to the word's value in a role."""
        return self._values[role]

    def letters(self, role: str) -> str:
        """The template characters of all words that can play a role."""
        found = [chr(FIRST_WORD_CODE + i) for i, s in enumerate(self.role_sets) if role in s]
        return "".join(found)


class OpenLexicon(Lexicon):
    """A lexicon that takes up further words as it meets them.

    Parameters
    ----------
    words : mapping of str to mapping of str to int
        The words it begins with.
    role : str
        What further words are; at least one of ``words`` must have this role and no other.
    accepts : callable
        Whether a word may be taken up; words that may not stay unknown.
    """

    def __init__(
        self, words: Mapping[str, Roles], role: str, accepts: Callable[[str], bool]
    ) -> None:
        super().__init__(words)
        self._code = np.uint8(FIRST_WORD_CODE + self.role_sets.index(frozenset({role})))
        self._accepts = accepts
        self._begun_with = dict(self._ids)
        self._lock = threading.Lock()

    def word_id(self, word: str) -> int:
        """The number of a word, taken up if need be; letter case counts for further words."""
        known = self._ids.get(word) or self._begun_with.get(word.casefold(), 0)
        if known or not self._accepts(word):
            return known
        with self._lock:
            if word not in self._ids:
                self.words = (*self.words, word)
                self.codes = np.append(self.codes, self._code)
                self._ids[word] = len(self.words) - 1
            return self._ids[word]


@dataclass(frozen=True)
class Tokens:
    """The tokens of a block of rows.

    Attributes
    ----------
    codes : ndarray of uint8
        One template byte per token, row after row.
    values : ndarray of int64
        The number a digit run spells (19 digits fill the bits of an unsigned 64-bit integer), or
        the number of a word in the lexicon.
    starts, lengths : ndarray of int64
        Where a token stands in the block's bytes.
    rows : ndarray of int64, shape (rows + 1,)
        Row ``i`` has the tokens ``rows[i]:rows[i + 1]``.
    """

    codes: Bytes
    values: Ints
    starts: Ints
    lengths: Ints
    rows: Ints

    def templates(self) -> Any:
        """The rows' templates as an Arrow binary array."""
        buffers = [None, pa.py_buffer(self.rows), pa.py_buffer(self.codes)]
        return pa.Array.from_buffers(pa.large_binary(), len(self.rows) - 1, buffers)


def lex(texts: Texts, lexicon: Lexicon) -> Tokens:
    """The tokens of a block, by array operations over its bytes."""
    data, offsets = texts.data, texts.offsets
    kinds = _kinds(data, offsets)
    is_start = _token_starts(kinds, offsets)
    starts = np.flatnonzero(is_start)
    rows = _before(is_start, offsets)
    lengths = np.diff(starts, append=len(data))
    codes = _CODE.take(data.take(starts))
    values = np.zeros(len(starts), np.int64)
    token_kinds = kinds.take(starts)
    digits = np.flatnonzero(token_kinds == _DIGIT)
    runs = lengths.take(digits)
    codes[digits] = np.minimum(runs, LONGEST_RUN)
    values[digits] = _digit_values(data, starts.take(digits), runs)
    words = np.flatnonzero(token_kinds == _LETTER)
    ids = _word_ids(data[kinds == _LETTER], lengths.take(words), lexicon)
    codes[words] = lexicon.codes.take(ids)
    values[words] = ids
    return Tokens(codes, values, starts, lengths, rows)


def _before(is_start: NDArray[np.bool_], offsets: Ints) -> Ints:
    """How many tokens start before each row."""
    counted = np.cumsum(is_start, dtype=np.int32)
    rows = np.zeros(len(offsets), np.int64)
    inner = np.flatnonzero(offsets)
    rows[inner] = counted[offsets[inner] - 1]
    return rows


def _kinds(data: Bytes, offsets: Ints) -> Bytes:
    kinds = np.frombuffer(bytearray(data.tobytes().translate(_KIND)), np.uint8)
    joiners = np.flatnonzero((data == _JOINERS[0]) | (data == _JOINERS[1]))
    if len(joiners):
        inner = joiners[(joiners > 0) & (joiners < len(data) - 1)]
        inner = inner[(kinds[inner - 1] == _LETTER) & (kinds[inner + 1] == _LETTER)]
        row = np.searchsorted(offsets, inner, side="right") - 1
        kinds[inner[(inner > offsets[row]) & (inner + 1 < offsets[row + 1])]] = _LETTER
    return kinds


def _token_starts(kinds: Bytes, offsets: Ints) -> NDArray[np.bool_]:
    is_start = np.empty(len(kinds), dtype=bool)
    np.not_equal(kinds[1:], kinds[:-1], out=is_start[1:])
    is_start |= kinds == _MARK
    row_starts = offsets[:-1]
    is_start[row_starts[row_starts < len(kinds)]] = True
    return is_start


def _digit_values(data: Bytes, starts: Ints, lengths: Ints) -> Ints:
    """The numbers that runs of digits spell; a machine word of digits at a time."""
    padded = np.concatenate([data, np.zeros(8, np.uint8)])
    four = np.ndarray(len(data) + 1, np.uint32, padded, strides=(1,))
    eight = np.ndarray(len(data) + 1, np.uint64, padded, strides=(1,))
    values = _four_digits(four.take(starts), lengths).astype(np.uint64)
    long = np.flatnonzero(lengths > 4)
    values[long] = _eight_digits(eight.take(starts[long]), lengths[long])
    for done in range(8, VALUE_DIGITS, 8):
        long = long[lengths[long] > done]
        more = np.minimum(lengths[long], VALUE_DIGITS) - done
        tail = _eight_digits(eight.take(starts[long] + done), more)
        values[long] = values[long] * _POWERS.take(more, mode="clip") + tail
    return values.view(np.int64)


_POWERS = 10 ** np.arange(9, dtype=np.uint64)
_SHIFTS_4 = np.array([0, 24, 16, 8, 0], np.uint32)
_SHIFTS_8 = np.array([0, 56, 48, 40, 32, 24, 16, 8, 0], np.uint64)


def _four_digits(window: NDArray[np.uint32], count: Ints) -> NDArray[np.uint32]:
    """The first ``count`` of four little-endian ASCII digits as a number."""
    window &= np.uint32(0x0F0F0F0F)
    window <<= _SHIFTS_4.take(count, mode="clip")
    window = (window * np.uint32(10 * 2**8 + 1) >> np.uint32(8)) & np.uint32(0x00FF00FF)
    return window * np.uint32(100 * 2**16 + 1) >> np.uint32(16)


def _eight_digits(window: NDArray[np.uint64], count: Ints) -> NDArray[np.uint64]:
    """The first ``count`` of eight little-endian ASCII digits as a number.

    The digits that count are moved to the top, then neighbours are joined: to four numbers of two
    digits, to two of four, to one of eight.
    """
    window &= np.uint64(0x0F0F0F0F0F0F0F0F)
    window <<= _SHIFTS_8.take(count, mode="clip")
    for factor, shift, mask in _JOINS:
        window = (window * factor >> shift) & mask
    return window


_JOINS = tuple(
    (np.uint64(factor), np.uint64(shift), np.uint64(mask))
    for factor, shift, mask in (
        (10 * 2**8 + 1, 8, 0x00FF00FF00FF00FF),
        (100 * 2**16 + 1, 16, 0x0000FFFF0000FFFF),
        (10_000 * 2**32 + 1, 32, 0xFFFFFFFF),
    )
)


def _word_ids(letters: Bytes, lengths: Ints, lexicon: Lexicon) -> NDArray[np.int32]:
    encoded = text_array(letters, lengths).dictionary_encode()
    ids = np.array([lexicon.word_id(w) for w in encoded.dictionary.to_pylist()], np.int32)
    indices: NDArray[np.int32] = encoded.indices.to_numpy(zero_copy_only=False)
    return ids.take(indices) if len(ids) else np.zeros(0, np.int32)


_LETTERS = r"[A-Za-z\x80-\U0010ffff]"
_TOKEN = re.compile(
    rf"(?P<number>[0-9]+)|(?P<word>{_LETTERS}+(?:[/_]{_LETTERS}+)*)|(?P<blank>[ \t\n\v\f\r]+)"
    r"|(?P<mark>.)",
    re.DOTALL,
)


def lex_one_by_one(texts: Texts, lexicon: Lexicon) -> Tokens:
    """The tokens of a block, text by text: the reading that `lex` must agree with."""
    found: list[tuple[int, int, int, int]] = []
    rows = [0]
    for text, base in zip(texts.to_list(), texts.offsets.tolist(), strict=False):
        for match in _TOKEN.finditer(text):
            start = base + len(text[: match.start()].encode())
            found.append((*_read_token(match, lexicon), start, len(match[0].encode())))
        rows.append(len(found))
    columns = np.array(found, np.uint64).reshape(-1, 4).T.copy().view(np.int64)
    codes, values, starts, lengths = columns
    return Tokens(codes.astype(np.uint8), values, starts, lengths, np.array(rows, np.int64))


def words_in(text: str) -> list[str]:
    """The words of a text, as the lexer cuts them."""
    return [match[0] for match in _TOKEN.finditer(text) if match.lastgroup == "word"]


def _read_token(match: re.Match[str], lexicon: Lexicon) -> tuple[int, int]:
    text = match[0]
    if match.lastgroup == "number":
        return min(len(text), LONGEST_RUN), int(text[:VALUE_DIGITS])
    if match.lastgroup == "word":
        word = lexicon.word_id(text)
        return int(lexicon.codes[word]), word
    return int(_CODE[ord(text[0])]), 0
