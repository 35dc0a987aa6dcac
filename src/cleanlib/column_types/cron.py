"""Schedules as cron reads them: minute, hour, day, month and weekday."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.calendar_words import MONTHS, WEEKDAYS, check_range, ordinal, plain

_MACROS = {
    "@yearly": "0 0 1 1 *",
    "@annually": "0 0 1 1 *",
    "@monthly": "0 0 1 * *",
    "@weekly": "0 0 * * 0",
    "@daily": "0 0 * * *",
    "@midnight": "0 0 * * *",
    "@hourly": "0 * * * *",
}
_ITEM = re.compile(r"(?:\*|([^\W_]{1,9})(?:-([^\W_]{1,9}))?)(?:/(\d{1,9}))?")
_SUNDAY_LAST = 7
_LONGEST = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)  # the days of the months


class Cron(NamedTuple):
    """The five fields of a schedule, once validated in their simplest form."""

    minute: str
    hour: str
    day: str
    month: str
    weekday: str


class _Field(NamedTuple):
    """What one field may hold; ``names`` are those of the values from ``low`` on."""

    unit: str
    low: int
    high: int
    names: tuple[str, ...] = ()

    def name(self, value: int) -> str:
        """How people call a value."""
        return self.names[value - self.low] if self.names else str(value)

    def last(self) -> int:
        """The last value that is not another name of the first."""
        return self.low + len(self.names) - 1 if self.names else self.high


_MINUTE, _HOUR = _Field("minute", 0, 59), _Field("hour", 0, 23)
_DAY, _MONTH = _Field("day", 1, 31), _Field("month", 1, 12, MONTHS)
_WEEKDAY = _Field("weekday", 0, _SUNDAY_LAST, (WEEKDAYS[-1], *WEEKDAYS[:-1]))


class _Item(NamedTuple):
    """A range of values, every ``step``-th of them; ``all`` when written with a star."""

    first: int
    last: int
    step: int = 1
    all: bool = False

    def __str__(self) -> str:
        step = f"/{self.step}" if self.step > 1 else ""
        if self.all:
            return f"*{step}"
        return f"{self.first}-{self.last}{step}" if self.first < self.last else str(self.first)


def split(text: str, options: NoOptions) -> Cron:
    """Take the five fields apart; a macro stands for five."""
    text = plain(text)
    if text.startswith("@"):
        if text.casefold() not in _MACROS:
            raise Invalid("unknown", f"{shorten(text, 20)} stands for no schedule")
        text = _MACROS[text.casefold()]
    fields = text.split()
    if len(fields) != len(Cron._fields):
        raise Invalid("syntax", f"a schedule has five fields, not {len(fields)}")
    return Cron(*fields)


def validate(value: Cron, options: NoOptions) -> Cron:
    """Check every field and bring it into its simplest form; the schedule has to run some day."""
    schedule = Cron(
        _simplest(_items(value.minute, _MINUTE)),
        _simplest(_items(value.hour, _HOUR)),
        _simplest(_items(_without_question(value.day), _DAY)),
        _simplest(_items(value.month, _MONTH)),
        _simplest(_items(_without_question(value.weekday), _WEEKDAY)),
    )
    if schedule.weekday.startswith("*") and not _has_day(schedule):
        raise Invalid("range", f"no month of {schedule.month} has the day {schedule.day}")
    return schedule


def _has_day(value: Cron) -> bool:
    """Whether one of the months has one of the days of the month."""
    longest = max(_LONGEST[month - 1] for month in _values(value.month, _MONTH))
    return min(_values(value.day, _DAY)) <= longest


def _values(text: str, field: _Field) -> set[int]:
    return {
        number
        for item in _items(text, field)
        for number in range(item.first, item.last + 1, item.step)
    }


def _without_question(text: str) -> str:
    """``?`` leaves the field to the other one of day and weekday, as ``*`` does."""
    return "*" if text == "?" else text


def _simplest(items: Sequence[_Item]) -> str:
    if any(item.all and item.step == 1 for item in items):
        return "*"
    starred = items[0].all  # a star in front makes cron ask for both day and weekday: it stays
    return ",".join(map(str, sorted(set(items), key=lambda item: (item.all != starred, item))))


def _items(text: str, field: _Field) -> list[_Item]:
    return [item for part in text.split(",") for item in _read_item(part, field)]


def _read_item(text: str, field: _Field) -> Iterator[_Item]:
    match = _ITEM.fullmatch(text)
    if match is None:
        raise Invalid("syntax", f"{shorten(text, 20)} is no {field.unit}")
    step = int(match[3] or 1)
    check_range(f"a step of {field.unit}s:", step, 1, field.high)
    if match[1] is None:
        yield _Item(field.low, field.high, step, all=True)
        return
    first = _number(match[1], field)
    if match[2] is not None:
        last = _number(match[2], field)
    else:
        last = first if match[3] is None else field.last()
    yield from _range(first, last, step, field)


def _range(first: int, last: int, step: int, field: _Field) -> Iterator[_Item]:
    """A range; one that ends on Sunday is taken apart, for in cron the week begins with it."""
    if field is _WEEKDAY and (last == _SUNDAY_LAST or last == 0 < first):
        for day in range(first, _SUNDAY_LAST + 1, step):
            yield _Item(day % _SUNDAY_LAST, day % _SUNDAY_LAST)
        return
    if first > last:
        raise Invalid("range", f"{first}-{last} runs backwards")
    yield _Item(first, last, step if first < last else 1)


def _number(text: str, field: _Field) -> int:
    if text.isdecimal():
        check_range(field.unit, int(text), field.low, field.high)
        return int(text)
    short = [name[:3].casefold() for name in field.names]
    if text.casefold() not in short:
        raise Invalid("syntax", f"{shorten(text, 20)} is no {field.unit}")
    return short.index(text.casefold()) + field.low


def _described(value: Cron) -> str:
    """The schedule as an English sentence."""
    days, months = _days(value), _phrase(value.month, _MONTH)
    parts = [_time(value), days and f" on {days}", f" in {months}" if value.month != "*" else ""]
    if ":" in parts[0] and not any(parts[1:]):
        parts.append(" every day")
    return "".join(["At ", *parts, "."])


def _time(value: Cron) -> str:
    hours = value.hour.split(",")
    if value.minute.isdecimal() and all(hour.isdecimal() for hour in hours):
        return _listed([f"{int(hour):02}:{int(value.minute):02}" for hour in hours])
    minutes = _phrase(value.minute, _MINUTE)
    if value.hour == "*" and minutes.startswith("every"):
        return minutes
    return f"{minutes} past {_phrase(value.hour, _HOUR)}"


def _days(value: Cron) -> str:
    """Cron runs on either of day and weekday, unless one of them is written with a star."""
    day, weekday = f"{_phrase(value.day, _DAY)} of the month", _phrase(value.weekday, _WEEKDAY)
    if value.day == "*":
        return "" if value.weekday == "*" else weekday
    if value.weekday == "*":
        return day
    if "*" in value.day[0] + value.weekday[0]:
        return f"{day} if that is {weekday}"
    return f"{day} or on {weekday}"


def _phrase(text: str, field: _Field) -> str:
    """The values of a field: ``minutes 0 and 30``, ``every 2nd hour from 8 to 18``."""
    items = _items(text, field)
    single = [field.name(item.first) for item in items if item.first == item.last]
    phrases = [_every(item, field) for item in items if item.first != item.last]
    if single:
        unit = "" if field.names else f"{field.unit}{'s' * (len(single) > 1)} "
        phrases.insert(0, unit + _listed(single))
    return _listed(phrases)


def _every(item: _Item, field: _Field) -> str:
    unit = field.unit if item.step == 1 else f"{ordinal(item.step)} {field.unit}"
    if item.all:
        return f"every {unit}"
    return f"every {unit} from {field.name(item.first)} to {field.name(item.last)}"


def _listed(words: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


CRON: ColumnType[Cron, NoOptions] = ColumnType(
    name="cron",
    title="Cron schedule",
    doc=(
        "Schedules of five fields as in crontab(5): numbers, names of three letters, lists, "
        "ranges, steps, ? for *, and macros such as @daily. Written in the simplest form: "
        "numbers for names, 0 for Sunday, lists sorted. Fields for seconds or years, @reboot, and "
        "days that none of the months has are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "five_field": TargetFormat(" ".join, "0 0 * * *"),
        "described": TargetFormat(_described, "At 00:00 every day., in English", lossless=False),
        "parts": TargetFormat(tuple, "the five fields as text", Cron._fields),
    },
    default_format="five_field",
    examples={
        "@daily": "0 0 * * *",
        "*/15 9-17 * * MON-FRI": "*/15 9-17 * * 1-5",
        "0 12 ? JAN,jul 7": "0 12 * 1,7 0",
        "05 04 * * fri-sun": "5 4 * * 0,5,6",
        "30,0 */1 1 * *": "0,30 * 1 * *",
    },
    refused={
        "61 * * * *": "range",
        "0 0 0 * *": "range",
        "*/0 * * * *": "range",
        "50-10 * * * *": "range",
        "0 0 31 2 *": "range",
        "0 0 * *": "syntax",
        "0 0 * * MONDAY": "syntax",
        "@reboot": "unknown",
    },
    hints=frozenset({"cron", "crontab", "schedule"}),
)
