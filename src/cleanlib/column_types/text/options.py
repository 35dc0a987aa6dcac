"""What a caller may say about a column of prose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cleanlib.column_types.text.steps import Step, steps_of
from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption

_ON_OFF = (False, True)
PipelineStep = str | Mapping[str, Any] | Callable[[str], str]

_fix_encoding = "undo a wrong decoding (Ã© for é), on strong evidence only"
_strip_control = "take out terminal escapes and control characters but for tabs and line ends"
_strip_invisible = "take out characters that show nothing, but for joiners that are needed"
_whitespace = "'normalize': one space for every run of blanks and line ends"


@dataclass(frozen=True)
class TextOptions:
    """Steps of cleaning; those asked for are done in the order of these options."""

    fix_encoding: bool = option(False, _fix_encoding, _ON_OFF)
    unescape_html: bool | str = option(
        False, "replace &amp; and the like: True one level, 'repeat' all", (False, True, "repeat")
    )
    remove_html: bool = option(
        False, "take out HTML tags, comments and scripts; replace &amp; and the like", _ON_OFF
    )
    strip_control: bool = option(False, _strip_control, _ON_OFF)
    strip_invisible: bool = option(False, _strip_invisible, _ON_OFF)
    normalize: str | None = option(None, "a Unicode normal form", (None, "NFC", "NFKC"))
    quotes: str | None = option(None, "'straight': ' and \" for curly quotes", (None, "straight"))
    remove_urls: bool = option(False, "take out web addresses", _ON_OFF)
    remove_mentions: bool = option(False, "take out names with an @ in front", _ON_OFF)
    remove_bracketed: bool | str | Sequence[str] = option(
        False,
        "take out what stands in brackets: 'round', 'square', 'curly', 'angle', several of them in "
        "a list, or True for the first three",
        tries=(True,),
    )
    remove_digits: bool = option(False, "take out digits", _ON_OFF)
    remove_punctuation: bool = option(False, "put blanks for punctuation", _ON_OFF)
    remove_accents: bool = option(False, "Latin and Greek letters without accents", _ON_OFF)
    remove_stopwords: bool = option(False, "take out words that say little, as in English", _ON_OFF)
    custom: Callable[[str], str | None] | None = option(
        None, "a function of your own, from a text to a text, or to None for a missing cell"
    )
    whitespace: str | None = option(None, _whitespace, (None, "normalize"))
    stopwords: Collection[str] | None = option(
        None, "the words that remove_stopwords takes out, instead of the English ones"
    )
    pipeline: str | Sequence[PipelineStep] | None = option(
        None,
        "instead of the options above: a list of steps in your order, each a name, a function, or "
        "{'operator': ..., 'parameters': {...}}; or 'dataprep', the default pipeline of dataprep",
    )

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The steps in the order of work."""
        return steps_of(self)


@dataclass(frozen=True)
class FreeTextOptions(TextOptions):
    """The same options, those on that repair and do not rewrite."""

    fix_encoding: bool = option(True, _fix_encoding, _ON_OFF)
    strip_control: bool = option(True, _strip_control, _ON_OFF)
    strip_invisible: bool = option(True, _strip_invisible, _ON_OFF)
    whitespace: str | None = option("normalize", _whitespace, (None, "normalize"))


def check_options(options: TextOptions) -> None:
    """Refuse steps that do not exist, and options that have no effect."""
    if options.pipeline is not None:
        _check_alone(options)
    elif options.stopwords is not None and not options.remove_stopwords:
        raise BadOption("stopwords= has no effect without remove_stopwords=True")
    if isinstance(options.stopwords, str) or not _are_texts(options.stopwords):
        raise BadOption(f"stopwords={options.stopwords!r} must be a list or set of words")
    _ = options.steps


def _are_texts(words: Collection[str] | None) -> bool:
    if words is None:
        return True
    return isinstance(words, Collection) and all(isinstance(word, str) for word in words)


def _check_alone(options: TextOptions) -> None:
    """With a pipeline, steps are named in it and nowhere else."""
    for each in dataclasses.fields(options):
        value = getattr(options, each.name)
        stated = value != each.default and value not in (None, False)
        if stated and each.name not in ("pipeline", "stopwords"):
            raise BadOption(f"name {each.name} as a step of pipeline=, not as an option beside it")
