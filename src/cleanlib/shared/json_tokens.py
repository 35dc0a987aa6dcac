"""Texts that are nearly JSON, token by token; nothing is ever evaluated."""

from __future__ import annotations

import json
import re

from cleanlib.shared.python_text import python_text

_TOKEN = re.compile(
    r"(?P<string>[uU]?(?:\"[^\"\\]*(?:\\.[^\"\\]*)*\"|'[^'\\]*(?:\\.[^'\\]*)*'))"
    r"|(?P<unclosed>[uU]?[\"'].*)"
    r"|(?P<name>-?[A-Za-z_]\w*)"
    r"|(?P<number>[-+.\d][-+.\w]*)"
    r"|(?P<sign>[\[\](){},:])"
    r"|(?P<other>\s+|.)",
    re.DOTALL,
)
_PYTHON_NAMES = {"None": "null", "True": "true", "False": "false"}
Token = tuple[str, str]  # its kind and its text


def json_tokens(text: str) -> list[Token]:
    """The tokens of JSON and of Python's literals; what is neither, character by character."""
    return [(str(match.lastgroup), match[0]) for match in _TOKEN.finditer(text)]


def json_from_python(text: str) -> str:
    """JSON for Python's way of writing lists, tuples, dicts, texts, True, False and None.

    >>> json_from_python("{'a': (1, None,), 2: (True)}")
    '{"a": [1, null], "2": true}'
    """
    written = [_from_python_token(kind, token) for kind, token in json_tokens(text)]
    return "".join(_quote_keys(_drop_commas(_tuples_to_lists(written))))


def _from_python_token(kind: str, token: str) -> Token:
    if kind == "string":
        return kind, json.dumps(python_text(token))
    if kind == "name":
        return kind, _PYTHON_NAMES.get(token, token)
    if kind == "number":
        return kind, re.sub(r"\.(?!\d)", ".0", re.sub(r"^(-?)\.(?=\d)", r"\g<1>0.", token))
    return kind, token


def _tuples_to_lists(tokens: list[Token]) -> list[Token]:
    """Round brackets with a comma, or nothing, in them make a list; others mean nothing."""
    written = list(tokens)
    opened: list[tuple[int, bool]] = []  # where, and whether it is a list
    empty = False
    for at, (_, sign) in enumerate(tokens):
        if sign in ("(", "[", "{"):
            opened.append((at, False))
        elif sign == "," and opened:
            opened[-1] = (opened[-1][0], True)
        elif sign in (")", "]", "}") and opened:
            start, listed = opened.pop()
            if sign == ")" and tokens[start][1] == "(":
                marks = ("[", "]") if listed or empty else ("", "")
                written[start], written[at] = ("sign", marks[0]), ("sign", marks[1])
        empty = sign == "(" or (empty and sign.isspace())
    return written


def _drop_commas(tokens: list[Token]) -> list[Token]:
    """Without the commas that stand between a value and a closing bracket."""
    kept = list(tokens)
    before, last = "", -1  # what is no blank: the one before the last, and where the last is
    for at, (_, token) in enumerate(tokens):
        if not token or token.isspace():
            continue
        comma = last >= 0 and tokens[last][1] == ","
        if comma and token in ("]", "}") and before not in ("", ",", "[", "{"):
            kept[last] = ("other", "")
        before, last = tokens[last][1] if last >= 0 else "", at
    return kept


def _quote_keys(tokens: list[Token]) -> list[str]:
    """Numbers, true, false and null before a colon in quotes."""
    written = [token for _, token in tokens]
    last = -1
    for at, (kind, token) in enumerate(tokens):
        if token == ":" and last >= 0 and tokens[last][0] in ("number", "name"):
            written[last] = f'"{written[last]}"'
        if kind != "other" or not token.isspace():
            last = at
    return written


def without_trailing_commas(text: str) -> str:
    """The text without the commas between a value and a closing bracket."""
    return "".join(token for _, token in _drop_commas(json_tokens(text)))
