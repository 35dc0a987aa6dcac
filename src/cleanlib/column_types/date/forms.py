"""What a date may look like: each form is a pattern over tokens, not over characters.

How patterns are written is told in `cleanlib.core.forms`. The kinds of token are listed in
``NUMBERS`` and ``WORDS``; any other placeholder is a word's role.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cleanlib.core.forms import TokenPatterns
from cleanlib.core.lexer import LONGEST_RUN, Lexicon

NUMBERS: dict[str, Iterable[int]] = {
    "year": (4,),
    "bare_year": (4,),
    "any_year": (1, 2, 3, 4),
    "short_year": (2,),
    "month": (1, 2),
    "day": (1, 2),
    "first": (1, 2),
    "other": (1, 2),
    "digits8": (8,),
    "week": (2,),
    "week_and_day": (3,),
    "weekday_number": (1,),
    "ordinal_day": (3,),
    "era_count": (1, 2),
    "hour": (1, 2),
    "hour2": (2,),
    "minute": (2,),
    "minute_": (1, 2),
    "second": (2,),
    "second1": (1, 2),
    "hhmm": (4,),
    "hhmmss": (6,),
    "fraction": range(1, LONGEST_RUN + 1),
    "minute_fraction": range(1, LONGEST_RUN + 1),
    "hour_fraction": range(1, LONGEST_RUN + 1),
    "zone_hour": (1, 2),
    "zone_minute": (2,),
    "zone_hhmm": (4,),
    "serial": range(1, 8),
    "serial_fraction": range(1, LONGEST_RUN + 1),
    "epoch": range(1, 20),
    "auto_epoch": (10, 13, 16, 19),
    "epoch_fraction": range(1, 10),
    "compact": range(1, 5),
    "zero": (1, 2),
    "century_number": (1, 2),
    "decade": (4,),
    "decade_head": (3,),
    "century_head": (2,),
    "period_years": (1, 2, 3),
    "period_months": (1, 2, 3),
    "period_weeks": (1, 2, 3),
    "period_days": (1, 2, 3, 4),
}
WORDS = {  # a captured word: the role its value is looked up in
    "name": "month",
    "weekday": "weekday",
    "meridiem": "meridiem",
    "era": "era",
    "era_year": "era_year",
    "zone": "zone",
    "relative": "relative",
    "glued": "glued_meridiem",
    "glued_day": "glued_weekday",
}

_HHMM = r"<zone_hour>(?::?<zone_minute>)?"
_UTC = r"(?:<:utc> ?)?(?P<sign>[+-])"
# A day and a month name may be joined by a mark, blanks, both or nothing.
_S = r"(?: ?[-/.,] ?| )?"
_ORD = r"(?:(?:(?:[ :-]|\. ?)?<:ordinal>)?\.?)"
_FILL = r"(?:<:filler>(?:\.? |'))*"
_SEP = r"(?P<mark>[-/.])"
_SAME = r" ?(?P=mark) ?"
_YEAR = r"(?:<year>|'?<short_year>)"
MERIDIEM = r"(?:<meridiem_>\. ?<:meridiem_tail>\.?|<meridiem>\.?)"
_PAST_DIGITS = r"(?![\x01-\x1f])"
_SECONDS = r"(?::<second>(?:[.,]<fraction>)?)?"
_BC_DOTS = r"<:era_b>\. ?<:era_c>\.?(?: ?<:era_e>\.?)?"
_AD_DOTS = r"(?:<:era_a>\. ?<:era_d>|<:era_c>\. ?<:era_e>)\.?"
_ERA_FOLLOWS = r"(?= ?\(?(?:<:era>|<:era_b>\.|<:era_a>\.|<:era_c>\.))"
_NAME = r"(?:<name>\.?|<month> ?<:cjk_month>)"
_DOTTED = r"<hour>\.<minute>(?:\.<second>(?:[.,]<fraction>)?)?"


@dataclass(frozen=True)
class Form:
    """One way to write one part of a date.

    Attributes
    ----------
    kind : str
        ``"date"``, ``"time"``, ``"meridiem"``, ``"zone"``, ``"zone name"``, ``"weekday"``,
        ``"era"``, ``"year"``; a cell has at most one of each. Two kinds joined by ``+`` are given
        at once.
    pattern : str
        Over tokens, see the module's documentation.
    constants : tuple of (str, int)
        Fields that the form itself states.
    when : str
        Read only under a condition: an enabled feature, or a kind that stands before it
        (``"after date"``).
    slices : tuple
        For a run of digits that holds several fields: the group, and each field with the number
        to divide by and the modulus that cut it out.
    """

    kind: str
    pattern: str
    constants: tuple[tuple[str, int], ...] = ()
    when: str = ""
    slices: tuple[tuple[str, tuple[tuple[str, int, int], ...]], ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of part the form gives."""
        return tuple(self.kind.split("+"))


_BCE = (("era", 1),)
_CE = (("era", 0),)
_NO_YEAR = (("yearless", 1),)

FORMS: tuple[Form, ...] = (
    # numbers that mean dates, each by its option
    Form("date", r"<serial>(?:\.<serial_fraction>)?", when="serial"),
    Form("time", r"<serial>\.<serial_fraction>", when="clock serial"),
    Form("date+time", r"-?<epoch>(?:\.<epoch_fraction>)?", when="epoch"),
    Form("date+time", r"-?<auto_epoch>(?:\.<epoch_fraction>)?", when="auto_epoch"),
    Form("time", r"<compact>(?:\.<zero>)?", when="compact_time"),
    Form("date", r"<relative>", when="relative"),
    # 14.30.15 is a time in a column of times
    Form("time", rf"{_DOTTED}(?: ?{MERIDIEM}| ?<:hour_word>)?", when="clock"),
    # year first: always year, month, day
    Form("date", rf"<year> ?{_SEP} ?<month>{_SAME}<day>\.?"),
    Form("date", r"<year> <month> <day>"),
    Form("date", r"<year>:<month>:<day>(?= )"),
    Form("date", r"-<year>-<month>-<day>", (("negative", 1),)),
    Form("date", rf"<any_year> ?{_SEP} ?<month>{_SAME}<day>{_ERA_FOLLOWS}"),
    Form("date", rf"<year>{_S}{_FILL}<name>\.?{_S}{_FILL}<day>{_ORD}"),
    Form("date", rf"<year>{_S}{_FILL}<day>{_ORD}{_S}{_FILL}<name>\.?"),
    Form("date", r"<year>-<:week_mark><week>-<weekday_number>"),
    Form("date", r"<year><:week_mark><week_and_day>"),
    Form("date", r"<year>-?<:week_mark><week>"),
    Form("date", r"<year>-<ordinal_day>"),
    Form("date", r"<digits8>"),
    Form("date", r"<year> ?<:cjk_year> ?<month> ?<:cjk_month> ?<day> ?<:cjk_day>"),
    Form("date", r"<short_year> ?<:cjk_year> ?<month> ?<:cjk_month> ?<day> ?<:cjk_day>"),
    Form("date", r"<era_year> ?<era_count> ?<:cjk_year> ?<month> ?<:cjk_month> ?<day> ?<:cjk_day>"),
    Form("date", rf"<era_year>\.? ?<era_count>{_SEP}<month>(?P=mark)<day>"),
    # year last, or two digits each
    Form("date", rf"<first> ?{_SEP} ?<other>{_SAME}<year>\.?"),
    Form("date", r"<first> <other> <year>"),
    Form("date", rf"<first> ?{_SEP} ?<other>{_SAME}<short_year>\.?", (("triple", 1),)),
    # a month by name
    Form("date", rf"<day>{_ORD}{_S}{_FILL}{_NAME}{_S}{_FILL}{_YEAR}\.?"),
    Form("date", rf"{_NAME}{_S}{_FILL}<day>{_ORD}{_S}{_FILL}{_YEAR}\.?"),
    Form("date", rf"<day>{_ORD}{_S}{_FILL}<name>\.?{_S}<any_year>{_ERA_FOLLOWS}"),
    Form("date", rf"<name>\.?{_S}<day>{_ORD}{_S}<any_year>{_ERA_FOLLOWS}"),
    Form("date+era", rf"<name>\.? <day>{_ORD},? <era>\.? ?<any_year>"),
    Form("date+era", rf"<name>\.? <day>{_ORD},? {_AD_DOTS} ?<any_year>", _CE),
    # less than a full date
    Form("date", r"<year> ?(?:-|/) ?<month>"),
    Form("date", r"<month> ?(?:-|/) ?<year>"),
    Form("date", rf"{_NAME}{_S}{_FILL}(?:<year>|'<short_year>)"),
    Form("date", rf"<name>\.?{_S}<any_year>{_ERA_FOLLOWS}"),
    Form("date", rf"<year>{_S}<name>\.?"),
    Form("date", r"<year> ?<:cjk_year> ?<month> ?<:cjk_month>"),
    Form("date", r"<year> ?<:cjk_year>"),
    Form("date", r"<era_year> ?<era_count> ?<:cjk_year>(?: ?<month> ?<:cjk_month>)?"),
    Form("date", r"-<year>(?:-<month>)?", (("negative", 1),)),
    Form("date", r"<bare_year>", (("bare", 1),)),
    Form("date", rf"<any_year>{_ERA_FOLLOWS}"),
    Form("date+era", r"<era>\.? ?<any_year>"),
    Form("date+era", rf"{_AD_DOTS} ?<any_year>", _CE),
    # no year
    Form("date", rf"<day>{_ORD}{_S}{_FILL}{_NAME}", _NO_YEAR),
    Form("date", rf"{_NAME}{_S}{_FILL}<day>{_ORD}", _NO_YEAR),
    Form("date", r"<month> ?<:cjk_month> ?<day> ?<:cjk_day>", _NO_YEAR),
    Form("date", r"<first> ?(?P<mark>[/-]) ?<other>", _NO_YEAR),
    Form("date", rf"<first>(?P<mark>\.) ?<other>\.{_PAST_DIGITS}", _NO_YEAR),
    Form("year", r"<year>", when="after yearless"),
    # half of a range: the other half says the rest
    Form("date", r"<first>(?P<mark>\.) ?<other>", _NO_YEAR, when="half"),
    Form("date", r"<name>\.?", _NO_YEAR, when="half"),
    Form("date", rf"<day>{_ORD}", _NO_YEAR, when="half"),
    Form("date", rf"<day>{_ORD},? {_FILL}<year>", when="half"),
    # time of day
    Form("time", rf"(?:<:tee> ?)?<hour>:<minute>{_SECONDS}(?: ?{MERIDIEM}| ?<:hour_word>)?"),
    Form("time", rf"<meridiem> ?<hour>:<minute>{_SECONDS}"),
    Form("time", rf"{_DOTTED}(?: ?{MERIDIEM}| ?<:hour_word>)"),
    Form("time", _DOTTED, when="after date"),
    Form("time", r"<:tee><hour>:<minute>[.,]<minute_fraction>"),
    Form("time", r"<hour>:<minute>[.,]<minute_fraction>", when="after date"),
    Form("time", r"<:tee><hour>[.,]<hour_fraction>"),
    Form("time", rf"<hour> ?(?:(?:<:filler>|<:at>) )*{MERIDIEM}"),
    Form(
        "time",
        r"(?:<meridiem> ?)?<hour> ?<:hour_word>"
        r"(?: ?<minute_>(?: ?<:minute_word>(?: ?<second1>(?:[.,]<fraction>)? ?<:second_word>)?)?)?",
    ),
    Form("time", r"<:tee><hhmmss>(?:[.,]<fraction>)?"),
    Form("time", r"<:tee><hhmm>(?:[.,]<minute_fraction>)?"),
    Form("time", r"<hhmm> ?<:hour_word>"),
    Form("time", r"<:tee><hour2>", when="after date"),
    Form("time", r"<:at>\.? <hour>", when="after date"),
    Form("time", r"<hour>(?::<minute>)? ?<:noon>", (("noon", 1),)),
    Form("time", r"<:noon> ?<hour>(?: ?<:hour_word>|:<minute>)", (("noon", 1),)),
    Form("time", r"<hour>(?::<minute>)? ?<:midnight>", (("noon", 0),)),
    Form("time", r"<:noon>", (("hour", 12), ("minute", 0))),
    Form("time", r"<:midnight>", (("hour", 0), ("minute", 0))),
    Form("meridiem", rf"\(?{MERIDIEM}\)?", when="after time"),
    # 10/Oct/2000:13:55:36 of web servers' logs, 05SEP20:10:11:12 of statistics programs
    Form("date+time", rf"<day>[/-]?<name>[/-]?{_YEAR}:<hour>:<minute>{_SECONDS}"),
    # 2:30pDec 27: the words run together
    Form("time+date", rf"<hour>(?::<minute>{_SECONDS})? ?<glued>{_S}<day>{_ORD}{_S}<year>"),
    Form("time+date", rf"<hour>(?::<minute>{_SECONDS})? ?<glued>{_S}<day>{_ORD}", _NO_YEAR),
    Form("time+weekday", rf"<hour>(?::<minute>{_SECONDS})? ?<glued_day>\.?"),
    # zones
    Form("zone", rf"{_UTC}{_HHMM}", when="after time"),
    Form("zone", rf"\({_UTC}{_HHMM}\)", when="after time"),
    Form("zone", rf"{_UTC}<zone_hhmm>", when="after time"),
    Form("zone", rf"\({_UTC}<zone_hhmm>\)", when="after time"),
    Form("zone", r"(?:<:utc>|<:zed>)|\((?:<:utc>|<:zed>)\)", (("zone_hour", 0),), "after time"),
    Form("zone", rf"<:etc_gmt>(?P<sign>[+-]){_HHMM}", (("posix", 1),), "after time"),
    Form("zone", r"<zone>", when="after time"),
    Form("zone", r"\(<zone>\)", when="after time"),
    Form("zone name", r"<:zone>|<:utc>|[(\[](?:<:zone>|<:utc>)[)\]]", when="after zone"),
    # decoration
    Form("weekday", r"<weekday>\.?"),
    Form("weekday", r"\(<weekday>\.?\)"),
    Form("era", r"<era>\.?", when="after date"),
    Form("era", r"\(<era>\.?\)", when="after date"),
    Form("era", rf"{_BC_DOTS}|\({_BC_DOTS}\)", _BCE, when="after date"),
    Form("era", rf"{_AD_DOTS}|\({_AD_DOTS}\)", _CE, when="after date"),
)

# Between two parts: blanks, decoration words and marks; what they say is nothing.
_BETWEEN = r"(?:[ ,;|@_-]|<:at>\.?|<:filler>\.?)*"
_BEFORE = r"(?:<:filler> )*"
_END = r"(?:[ .,;]|<:filler>)*"
_NOTE = r"\([^\x01-\x1f()]+\)|\*+"


class FormSet(TokenPatterns):
    """The forms, and more of a caller's, compiled for the words of one lexicon."""

    def __init__(self, lexicon: Lexicon, more: Iterable[Form] = ()) -> None:
        super().__init__(lexicon, NUMBERS, _role)
        self.forms = tuple((form, self.compile(form.pattern)) for form in (*FORMS, *more))
        self.between = self.compile(_BETWEEN)
        self.before = self.compile(_BEFORE)
        self.end = self.compile(_END)
        self.note = self.compile(_NOTE)


def _role(name: str) -> str:
    if name.endswith("_word"):
        return name.removesuffix("_word")
    return WORDS.get(name.rstrip("_"), name)
