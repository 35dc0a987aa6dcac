"""What a number, and a percentage, may look like."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cleanlib.column_types.number.options import NumberOptions, PercentOptions
from cleanlib.column_types.number.words import lexicon
from cleanlib.core.grammar import Reader
from cleanlib.shared.numbers.reader import NumberForm, NumberGrammar
from cleanlib.shared.numbers.scientific import SCIENTIFIC, SCIENTIFIC_DIGITS
from cleanlib.shared.numbers.wraps import (
    CLOSE_BRACKET,
    DASH_FOR_ZERO,
    OPEN_BRACKET,
    quoted,
    wrapped,
)

_PERCENT = r" ?(?:%|<:percent>\.?|<:per> <:cent>)"
_PERMILLE = " ?<:permille>"
_BASIS_POINTS = r" ?(?:<:basis_points>\.?|<:basis> <:points>)"

_BRACKETS_AND_PERCENT = NumberForm(
    rf"{OPEN_BRACKET} ?{{n}} ?{CLOSE_BRACKET}{_PERCENT}", (("hundredths", 2),)
)


def number_reader(options: NumberOptions, needs: frozenset[str]) -> Reader:
    """The reader of numbers."""
    return _number_reader(
        options.grouping == "indian",
        options.scientific,
        options.suffixes,
        options.cr_negative,
        options.dash == "zero",
    )


@lru_cache(maxsize=64)
def _number_reader(
    indian: bool, scientific: bool, suffixes: bool, credits: bool, dash: bool
) -> Reader:
    bodies = ["{n}", *(SCIENTIFIC if scientific else ())]
    forms = [form for body in bodies for form in _tailed(body, suffixes)]
    wraps = [form for tailed in forms for form in wrapped(tailed)]
    wraps += quoted(_BRACKETS_AND_PERCENT)
    wraps += [form for tailed in forms for form in _credits(tailed) if credits]
    if dash:
        wraps.append(NumberForm(" ?--? ?", DASH_FOR_ZERO))
    return NumberGrammar(lexicon(suffixes, credits), wraps, indian, SCIENTIFIC_DIGITS).reader()


def _tailed(body: str, suffixes: bool) -> Iterator[NumberForm]:
    yield NumberForm(body)
    yield NumberForm(body + _PERCENT, (("hundredths", 2),))
    yield NumberForm(f"% ?{body}", (("hundredths", 2),))
    yield NumberForm(body + _PERMILLE, (("hundredths", 3),))
    if suffixes:
        yield NumberForm(rf"{body} ?<suffix>\.?")


def _credits(form: NumberForm) -> Iterator[NumberForm]:
    """A balance with CR or DR behind it, in brackets or not."""
    for word, sign in (("credit", 1), ("debit", 0)):
        for around in (f"<:{word}>", rf"\(<:{word}>\)"):
            constants = (*form.constants, ("n_negative", sign))
            yield NumberForm(rf" ?{form.pattern} ?{around}\.? ?", constants)


def percent_reader(options: PercentOptions, needs: frozenset[str]) -> Reader:
    """The reader of percentages."""
    return _percent_reader(options.grouping == "indian")


@lru_cache(maxsize=2)
def _percent_reader(indian: bool) -> Reader:
    forms = (
        NumberForm("{n}", (("bare", 1),)),
        NumberForm("{n}" + _PERCENT, (("hundredths", 2),)),
        NumberForm("% ?{n}", (("hundredths", 2),)),
        NumberForm("{n}" + _PERMILLE, (("hundredths", 3),)),
        NumberForm("{n}" + _BASIS_POINTS, (("hundredths", 4),)),
    )
    wraps = [form for one in forms for form in wrapped(one)]
    wraps += quoted(_BRACKETS_AND_PERCENT)
    return NumberGrammar(lexicon(False, False), wraps, indian).reader()
