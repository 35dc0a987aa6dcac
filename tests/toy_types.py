"""Two small column types for tests of the engine: `TAG` reads value by value, `PANEL` in arrays."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib import BadOption, ColumnType, Invalid, TargetFormat, UnknownFormat, option, register
from cleanlib.catalogue import registry
from cleanlib.core.fields import Fields
from cleanlib.core.forms import TokenPatterns, captured
from cleanlib.core.grammar import Grammar, Layout, Reader, Take
from cleanlib.core.lexer import Lexicon
from cleanlib.core.text_buffer import TEXT, Mask, concat

_TAG = re.compile(r"\s*([A-Za-z]{2})[- ]?(\d{1,4})\s*")


class Tag(NamedTuple):
    """A depot and a number, as in AB-42."""

    depot: str
    number: int


@dataclass(frozen=True)
class TagOptions:
    """Which depots there are, and how they are written."""

    depots: tuple[str, ...] = option((), "the depots there are; empty for any")
    case: str = option("upper", "letter case of the depot", ("upper", "lower"))


def split_tag(text: str, options: TagOptions) -> Tag:
    """Two letters and up to four digits."""
    match = _TAG.fullmatch(text)
    if match is None:
        raise Invalid("syntax", "not two letters and up to four digits")
    return Tag(match[1].upper(), int(match[2]))


def validate_tag(tag: Tag, options: TagOptions) -> Tag:
    """Numbers start at 1; the depot must be one of those there are."""
    if tag.number == 0:
        raise Invalid("range", "tags start at 1")
    if options.depots and tag.depot not in options.depots:
        raise Invalid("unknown", f"there is no depot {tag.depot}")
    return tag._replace(depot=tag.depot.lower()) if options.case == "lower" else tag


def tag_pattern(spec: str, options: TagOptions) -> TargetFormat[Tag]:
    """Any text with a ``#``, which stands for the number."""
    if "#" not in spec:
        raise UnknownFormat(f"target format {spec!r} has no # in it")
    return TargetFormat(lambda tag: spec.replace("#", str(tag.number)), spec, lossless=False)


def check_tag_options(options: TagOptions) -> None:
    """Depots have two letters."""
    if any(len(depot) != 2 for depot in options.depots):
        raise BadOption(f"depots={options.depots!r} must have two letters each")


TAG: ColumnType[Tag, TagOptions] = ColumnType(
    name="tag",
    title="Fleet tag",
    doc="Two letters for the depot and a number of up to four digits.",
    split=split_tag,
    validate=validate_tag,
    formats={
        "standard": TargetFormat(lambda tag: f"{tag.depot}-{tag.number}", "AB-42"),
        "number": TargetFormat(lambda tag: tag.number, "42", lossless=False, dtype="integer"),
        "big_number": TargetFormat(
            lambda tag: tag.number if tag.number > 9 else None, "42, from 10 on", dtype="integer"
        ),
        "parts": TargetFormat(tuple, "both", Tag._fields, dtypes={"number": "integer"}),
    },
    default_format="standard",
    pattern=tag_pattern,
    options=TagOptions,
    check_options=check_tag_options,
    null_tokens=frozenset({"no tag"}),
    examples={"ab 42": "AB-42", "AB-42": "AB-42"},
    refused={"abc": "syntax", "ab 0": "range"},
    aliases=("fleet_label",),
)

WIDEST = 100  # so that a larger number can only be the height
WORDS = Lexicon({"x": {"by": 0}, "by": {"by": 0}, "cm": {"unit": 0}})
_PATTERNS = TokenPatterns(WORDS, {"first": range(1, 5), "second": range(1, 5)})
_FORM = _PATTERNS.compile(" ?<first> ?<:by> ?<second>(?P<unit> ?<:unit>)? ?")
_QUESTION = "width_first"


@dataclass(frozen=True)
class PanelOptions:
    """In which order the two numbers stand."""

    width_first: bool | None = option(
        None, "3 x 4 is 3 wide; None: decided from the column", tries=(True, False)
    )
    otherwise: bool | None = option(
        True, "the order when the column proves nothing; None refuses", tries=()
    )


def assign_panel(template: str) -> Layout:
    """Two numbers with ``x`` or ``by`` between them, and perhaps ``cm``."""
    match = _FORM.fullmatch(template)
    if match is None:
        raise Invalid("syntax", "not written like 3 x 4")
    takes = [Take(name, token) for name, token in captured(match) if name != "unit"]
    return Layout(tuple(takes), notes=("unit_dropped",) if match["unit"] else ())


PANEL_READER = Reader(WORDS, assign_panel)


def validate_panel(fields: Fields, options: PanelOptions) -> Fields:
    """Find out which number is the width."""
    first, second = fields["first"], fields["second"]
    fields.fail((first > WIDEST) & (second > WIDEST), "range", "a width is at most 100")
    proofs = {True: fields.good & (second > WIDEST), False: fields.good & (first > WIDEST)}
    unclear = fields.good & ~proofs[True] & ~proofs[False] & (first != second)
    width_first = proofs[True] | (first == second)
    if options.width_first is not None:
        width_first |= unclear & options.width_first
    elif not fields.run.decided:
        _collect(fields, proofs, unclear)
    else:
        width_first |= _follow(fields, unclear)
    fields["width"] = np.where(width_first, first, second)
    fields["height"] = np.where(width_first, second, first)
    return fields


def _collect(fields: Fields, proofs: dict[bool, Mask], unclear: Mask) -> None:
    with fields.run.lock:
        tally = fields.run.evidence.tally(_QUESTION)
        for value, rows in proofs.items():
            if rows.any():
                tally.add(value, int(fields.weights[rows].sum()), int(fields.positions[rows].min()))
        tally.undecided += int(fields.weights[unclear].sum())
    fields.wait(unclear)


def _follow(fields: Fields, unclear: Mask) -> Mask:
    decision = fields.run.decided[_QUESTION, ""]
    if decision.value is None:
        fields.fail(unclear, "ambiguous", "either number could be the width")
    fields.note(unclear, "order_inferred" if decision.source == "column" else "order_assumed")
    return unclear & bool(decision.value)


def panel_numbers(fields: Fields) -> tuple[Any, Any]:
    """Width and height, null where a row is not good."""
    width, height = (pa.array(fields[name], mask=~fields.good) for name in ("width", "height"))
    return width, height


def write_panel(fields: Fields) -> Any:
    """``3 x 4``."""
    width, height = panel_numbers(fields)
    return concat(width.cast(TEXT), " x ", height.cast(TEXT))


def write_tall(fields: Fields) -> Any:
    """The height of what is higher than wide; nothing else."""
    width, height = panel_numbers(fields)
    return pc.if_else(pc.greater(height, width), height, pa.scalar(None, pa.int64())).cast(TEXT)


PANEL: ColumnType[Fields, PanelOptions] = ColumnType(
    name="panel",
    title="Panel size",
    doc="Width and height.",
    split=Grammar(lambda options, needs: PANEL_READER),
    validate=validate_panel,
    formats={
        "standard": TargetFormat(write_panel, "3 x 4"),
        "tall": TargetFormat(write_tall, "4, of panels that stand", lossless=False),
        "parts": TargetFormat(
            panel_numbers, "both", ("width", "height"),
            dtypes={"width": "integer", "height": "integer"},
        ),
    },
    default_format="standard",
    options=PanelOptions,
    default_reading=lambda options, question: options.otherwise,
    examples={"3by200": "3 x 200", "200 X 3 cm": "3 x 200"},
    refused={"3": "syntax", "200 x 300": "range"},
)  # fmt: skip


@contextlib.contextmanager
def registered(*column_types: ColumnType[Any, Any]) -> Iterator[None]:
    """The library's registry with some more types in it, for a while."""
    before = dict(registry._loaded), dict(registry._aliases)
    try:
        for column_type in column_types:
            register(column_type, replace=True)
        yield
    finally:
        registry._loaded, registry._aliases = before
