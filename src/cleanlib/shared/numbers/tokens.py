"""What a written number may look like, over the tokens of a template.

A number is runs of digits with single marks between them: ``.`` and ``,`` may group digits or
begin the decimals, apostrophes and blanks only group, `POINT` only begins the decimals.
"""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.cells import EXACT_POINT
from cleanlib.core.errors import Invalid
from cleanlib.core.lexer import LONGEST_RUN, Lexicon, Roles

DECIMAL_MARKS = ".,"
POINT = EXACT_POINT  # a mark that can be nothing but decimal; the Arabic one becomes it, too
POINT_ROLE = "decimal_point"
POINT_WORD: dict[str, Roles] = {POINT: {POINT_ROLE: 0}}
_GROUPING_ONLY = "' "
_DIGITS = rf"[\x01-{chr(LONGEST_RUN)}]"


def number_pattern(name: str, lexicon: Lexicon) -> str:
    """A regular expression for a number over the tokens of a lexicon with `POINT_WORD`.

    A mark may end it: a dot, or the comma before a dash, as in the price ``12,-``.
    """
    point = lexicon.letters(POINT_ROLE)
    before, mark, after = rf"[.,{point}](?={_DIGITS})", rf"[.,'{point}]", r"\.|,(?= ?-)"
    return rf"(?P<{name}>(?:{before})?{_DIGITS}(?:{mark}{_DIGITS}| \x03)*(?:{after})?)"


@dataclass(frozen=True)
class Spelling:
    """How the tokens of a number are to be read.

    Attributes
    ----------
    digits : tuple of int
        The tokens that hold digits.
    fraction : int or None
        The token with the decimals.
    proves : str
        The decimal mark that this number proves, if any.
    open : str
        The mark that may group digits or begin the decimals.
    grouped : bool
        Whether marks group the digits for sure.
    """

    digits: tuple[int, ...]
    fraction: int | None = None
    proves: str = ""
    open: str = ""
    grouped: bool = False


def spelling(template: str, start: int, end: int, *, indian: bool, point: str) -> Spelling:
    """Read the tokens ``start`` to ``end`` of a template as a number.

    Raises
    ------
    Invalid
        ``grouping`` when digits are grouped in another way than by three, or by two before the
        last three where ``indian`` is true.
    """
    span = template[start:end]
    at = tuple(i for i, token in enumerate(span) if ord(token) <= LONGEST_RUN)
    tokens = tuple(start + i for i in at)
    sizes = [ord(span[i]) for i in at]
    before, after = span[: at[0]], span[at[-1] + 1 :]
    marks = "".join(span[i - 1] for i in at[1:])
    if before or after:
        return _mark_at_an_end(tokens, before, marks, after, sizes, indian, point)
    return _marks_inside(tokens, marks, sizes, indian, point) if marks else Spelling(tokens)


def _marks_inside(
    tokens: tuple[int, ...], marks: str, sizes: list[int], indian: bool, point: str
) -> Spelling:
    """Marks between digits: the last one may begin the decimals."""
    if _is_decimal(marks, sizes, point):
        _check_groups(marks[:-1], sizes[:-1], indian)
        last = marks[-1]
        proves = "" if last == point else last
        return Spelling(tokens, tokens[-1], proves, grouped=len(marks) > 1)
    _check_groups(marks, sizes, indian)
    if marks in DECIMAL_MARKS:
        return Spelling(tokens, tokens[-1], open=marks)
    return Spelling(tokens, proves=_other(marks[0]), grouped=True)


def _mark_at_an_end(
    tokens: tuple[int, ...], before: str, marks: str, after: str, sizes: list[int],
    indian: bool, point: str,
) -> Spelling:  # fmt: skip
    """``.5`` and ``5.``: the mark at an end begins the decimals, if there are any."""
    mark = before or after
    if (before and (marks or after)) or mark in marks:
        raise Invalid("grouping", "a mark at the end, and others between the digits")
    _check_groups(marks, sizes, indian)
    if after:
        return Spelling(tokens, grouped=bool(marks))
    return Spelling(tokens, tokens[-1], proves="" if mark == point else mark)


def _is_decimal(marks: str, sizes: list[int], point: str) -> bool:
    """Whether the last mark can only begin the decimals."""
    last = marks[-1]
    if last == point:
        return True
    if last in _GROUPING_ONLY or last in marks[:-1]:
        return False
    return len(marks) > 1 or sizes[1] != 3 or sizes[0] > 3


def _check_groups(marks: str, sizes: list[int], indian: bool) -> None:
    if not marks:
        return
    if len(set(marks)) > 1:
        raise Invalid("grouping", "digits are grouped by more than one mark")
    western = sizes[0] <= 3 and all(size == 3 for size in sizes[1:])
    if not western and not (indian and _is_indian(marks, sizes)):
        raise Invalid("grouping", "groups of digits must have three")


def _is_indian(marks: str, sizes: list[int]) -> bool:
    inner = sizes[1:-1]
    return marks[0] == "," and sizes[0] <= 2 and sizes[-1] == 3 and all(s == 2 for s in inner)


def _other(mark: str) -> str:
    """The decimal mark where this one groups digits; an apostrophe or a blank proves none."""
    return DECIMAL_MARKS[1 - DECIMAL_MARKS.index(mark)] if mark in DECIMAL_MARKS else ""
