"""All steps of text cleaning by name, and the list of them that the options of a call stand for."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cleanlib.column_types.text import characters, markup, removals
from cleanlib.core.cells import is_missing
from cleanlib.core.errors import BadOption, Invalid, did_you_mean, shorten
from cleanlib.shared.accents import strip_accents
from cleanlib.shared.blanks import collapse_blanks
from cleanlib.shared.encoding import fix_encoding
from cleanlib.shared.invisible import strip_invisible
from cleanlib.shared.letter_case import sentence_case, title_case

if TYPE_CHECKING:
    from cleanlib.column_types.text.options import TextOptions

Step = Callable[[str], str]


def fillna(text: str, value: object = None) -> str:
    """Nothing to do: null tokens are missing before any step."""
    if value is not None and not is_missing(value):
        raise BadOption("the step fillna gives missing cells no value; use pandas: fillna(value)")
    return text


STEPS: dict[str, Callable[..., str]] = {
    "fix_encoding": fix_encoding,
    "unescape_html": markup.unescape_html,
    "remove_html": markup.remove_html,
    "strip_control": characters.strip_control,
    "strip_invisible": strip_invisible,
    "normalize": characters.normalize,
    "straighten_quotes": characters.straighten_quotes,
    "remove_urls": removals.remove_urls,
    "remove_mentions": removals.remove_mentions,
    "remove_prefixed": removals.remove_prefixed,
    "remove_bracketed": removals.remove_bracketed,
    "remove_digits": removals.remove_digits,
    "remove_punctuation": removals.remove_punctuation,
    "remove_accents": strip_accents,
    "remove_stopwords": removals.remove_stopwords,
    "remove_whitespace": collapse_blanks,
    "replace_urls": removals.replace_urls,
    "replace_prefixed": removals.replace_prefixed,
    "replace_bracketed": removals.replace_bracketed,
    "replace_digits": removals.replace_digits,
    "replace_punctuation": removals.replace_punctuation,
    "replace_text": removals.replace_text,
    "replace_stopwords": removals.replace_stopwords,
    "lowercase": str.lower,
    "uppercase": str.upper,
    "title_case": title_case,
    "sentence_case": sentence_case,
    "fillna": fillna,
}
DATAPREP = (
    "fillna", "lowercase", "remove_digits", "remove_html", "remove_urls", "remove_punctuation",
    "remove_accents", "remove_stopwords", "remove_whitespace",
)  # fmt: skip
BY_OPTION = (  # in the order of work: option, step, the parameter that the option's value is
    ("fix_encoding", "fix_encoding", None),
    ("unescape_html", "unescape_html", "levels"),
    ("remove_html", "remove_html", None),
    ("strip_control", "strip_control", None),
    ("strip_invisible", "strip_invisible", None),
    ("normalize", "normalize", "form"),
    ("quotes", "straighten_quotes", None),
    ("remove_urls", "remove_urls", None),
    ("remove_mentions", "remove_mentions", None),
    ("remove_bracketed", "remove_bracketed", "brackets"),
    ("remove_digits", "remove_digits", None),
    ("remove_punctuation", "remove_punctuation", None),
    ("remove_accents", "remove_accents", None),
    ("remove_stopwords", "remove_stopwords", None),
    ("custom", None, None),
    ("whitespace", "remove_whitespace", None),
)


def steps_of(options: TextOptions) -> tuple[Step, ...]:
    """The steps that options ask for, in order; `BadOption` for what is no step."""
    if options.pipeline is None:
        return tuple(_chosen(options))
    listed = DATAPREP if options.pipeline == "dataprep" else options.pipeline
    if isinstance(listed, str) or not isinstance(listed, Sequence):
        raise BadOption(f"pipeline={shorten(listed)} must be a list of steps, or 'dataprep'")
    return tuple(_from_pipeline(item, options) for item in listed)


def _chosen(options: TextOptions) -> Iterator[Step]:
    for option, name, parameter in BY_OPTION:
        value = getattr(options, option)
        if value is None or value is False:
            continue
        if name is None:
            yield _own(value)
        else:
            given = {} if parameter is None or value is True else {parameter: value}
            yield _step(name, given, options)


def _from_pipeline(item: object, options: TextOptions) -> Step:
    """A step from its name, a function, or a mapping with an operator and parameters."""
    operator: object = item
    parameters: Mapping[str, Any] = {}
    if isinstance(item, Mapping):
        if not {"operator"} <= item.keys() <= {"operator", "parameters"}:
            raise BadOption(
                f"the step {shorten(item)} must have 'operator' and, maybe, 'parameters'"
            )
        operator, parameters = item["operator"], item.get("parameters") or {}
    if isinstance(operator, str):
        return _step(operator, parameters, options)
    return _own(operator, parameters)


def _step(name: str, parameters: Mapping[str, Any], options: TextOptions) -> Step:
    if name not in STEPS:
        hint = did_you_mean(name, STEPS)
        raise BadOption(f"{name!r} is no step{hint} The steps are: {', '.join(STEPS)}")
    if name.endswith("_stopwords"):
        own = parameters.get("stopwords")
        parameters = {**parameters, "stopwords": options.stopwords if own is None else own}
    step = partial(STEPS[name], **parameters)
    _check(name, step, parameters)
    return step


def _check(name: str, step: Step, parameters: Mapping[str, Any]) -> None:
    """Refuse parameters that a step does not have, or values they cannot take."""
    try:
        inspect.signature(STEPS[name]).bind("", **parameters)
    except TypeError as error:
        raise BadOption(f"the step {name}: {error}") from None
    value = parameters.get("value", "")
    if name == "replace_text":
        fits = isinstance(value, Mapping) and "" not in value
        fits = fits and all(isinstance(text, str) for pair in value.items() for text in pair)
        wanted = "a mapping from texts to texts"
    else:
        fits, wanted = name == "fillna" or isinstance(value, str), "a text"
    if not fits:
        raise BadOption(f"the step {name}: value={shorten(value)} must be {wanted}")
    try:
        step("x")
    except BadOption:
        raise
    except (TypeError, ValueError) as error:
        raise BadOption(f"the step {name}: {error}") from None


def _own(function: object, parameters: Mapping[str, Any] | None = None) -> Step:
    """A step of the caller's own."""
    if not callable(function):
        raise BadOption(f"{shorten(function)} is no step; give a name or a function of a text")
    return partial(_call, partial(function, **(parameters or {})))


def _call(function: Callable[[str], object], text: str) -> str:
    result = function(text)
    if result is None:
        raise Invalid("missing")
    if not isinstance(result, str):
        raise BadOption(f"a step of your own gave {shorten(result)}, not a text or None")
    return result
