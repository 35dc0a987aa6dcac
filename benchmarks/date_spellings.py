"""The ways of writing a date that the date workloads mix, and what each of them states.

A spelling is a template over named fields. Whole columns are rendered at once: every field is a
small table of words and one index per row, so ten million rows take seconds, and the truth of
a row is rendered from the same numbers as its text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from string import Formatter

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from benchmarks.spellings import TEXT, mixture

Words = tuple[str, ...]
Columns = Mapping[str, pa.Array]

FIRST_DAY = np.datetime64("1995-01-01", "D")
SPAN_SECONDS = 35 * 365 * 86_400

MONTHS: Words = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
WEEKDAYS: Words = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
PLAIN: Words = tuple(str(number) for number in range(100))
PADDED: Words = tuple(f"{number:02d}" for number in range(100))
YEARS: Words = tuple(str(year) for year in range(1995, 2031))


def _ordinal(day: int) -> str:
    """A day with its English ending: ``1st``, ``12th``, ``23rd``."""
    if 10 <= day % 100 <= 20:
        return f"{day}th"
    return f"{day}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(day % 10, 'th') }"


ORDINALS: Words = tuple(_ordinal(day) for day in range(32))


@dataclass(frozen=True)
class Moments:
    """Points in time, as seconds since the first day, and their parts as arrays."""

    seconds: np.ndarray

    @classmethod
    def random(cls, size: int, rng: np.random.Generator) -> Moments:
        """Draw ``size`` moments evenly over 35 years."""
        return cls(rng.integers(0, SPAN_SECONDS, size))

    @cached_property
    def days(self) -> np.ndarray:
        """The calendar day of each moment."""
        return np.asarray(FIRST_DAY + self.seconds // 86_400)

    @cached_property
    def months(self) -> np.ndarray:
        """The calendar month of each moment."""
        return self.days.astype("datetime64[M]")

    @cached_property
    def year(self) -> np.ndarray:
        """1995 to 2029."""
        return self.days.astype("datetime64[Y]").astype(np.int64) + 1970

    @cached_property
    def month(self) -> np.ndarray:
        """0 for January."""
        return self.months.astype(np.int64) % 12

    @cached_property
    def day(self) -> np.ndarray:
        """1 to 31."""
        past = self.days - self.months.astype("datetime64[D]")
        return np.asarray(past.astype(np.int64) + 1)

    @cached_property
    def weekday(self) -> np.ndarray:
        """0 for Monday; day 0 of 1970 was a Thursday."""
        return (self.days.astype(np.int64) + 3) % 7

    @cached_property
    def hour(self) -> np.ndarray:
        """0 to 23."""
        return self.seconds // 3600 % 24

    @cached_property
    def hour12(self) -> np.ndarray:
        """1 to 12."""
        return (self.hour + 11) % 12 + 1

    @cached_property
    def half(self) -> np.ndarray:
        """0 before noon, 1 after it."""
        return self.hour // 12

    @cached_property
    def minute(self) -> np.ndarray:
        """0 to 59."""
        return self.seconds // 60 % 60

    @cached_property
    def second(self) -> np.ndarray:
        """0 to 59."""
        return self.seconds % 60


# Field of a template -> its words and the word of each moment.
FIELDS: dict[str, tuple[Words, Callable[[Moments], np.ndarray]]] = {
    "yyyy": (YEARS, lambda m: m.year - 1995),
    "yy": (PADDED, lambda m: m.year % 100),
    "mm": (PADDED, lambda m: m.month + 1),
    "m": (PLAIN, lambda m: m.month + 1),
    "Month": (MONTHS, lambda m: m.month),
    "Mon": (tuple(name[:3] for name in MONTHS), lambda m: m.month),
    "MON": (tuple(name[:3].upper() for name in MONTHS), lambda m: m.month),
    "dd": (PADDED, lambda m: m.day),
    "d": (PLAIN, lambda m: m.day),
    "dth": (ORDINALS, lambda m: m.day),
    "Weekday": (WEEKDAYS, lambda m: m.weekday),
    "Wday": (tuple(name[:3] for name in WEEKDAYS), lambda m: m.weekday),
    "HH": (PADDED, lambda m: m.hour),
    "hh": (PADDED, lambda m: m.hour12),
    "h": (PLAIN, lambda m: m.hour12),
    "mi": (PADDED, lambda m: m.minute),
    "ss": (PADDED, lambda m: m.second),
    "AM": (("AM", "PM"), lambda m: m.half),
    "am": (("am", "pm"), lambda m: m.half),
    "A": (("A", "P"), lambda m: m.half),
    "a": (("a", "p"), lambda m: m.half),
}


@dataclass(frozen=True)
class Zone:
    """Ways to write a UTC offset, and the offset that each of them stands for."""

    written: Words
    offsets: Words


@dataclass(frozen=True)
class Spelling:
    """One way to write a moment.

    ``states`` says what the text gives away: ``y`` a year, ``t`` a time of day, ``s`` its seconds.
    ``draws`` holds fields of the template that do not follow from the moment: a word of the list
    is drawn for each row. ``{zone}`` is drawn from ``zone``.
    """

    template: str
    states: str
    weight: float = 1.0
    zone: Zone | None = None
    draws: Mapping[str, Words] = field(default_factory=dict)

    @property
    def truth(self) -> str:
        """Template of what the text states; ``????`` is a missing year."""
        clock = "{HH}:{mi}:{ss}" if "s" in self.states else "{HH}:{mi}:00"
        return (
            ("{yyyy}" if "y" in self.states else "????")
            + "-{mm}-{dd} "
            + (clock if "t" in self.states else "00:00:00")
            + ("{zone}" if self.zone else "")
        )


def pick(words: Sequence[str], index: np.ndarray) -> pa.Array:
    """The word at each index, as Arrow text."""
    return pa.array(words, TEXT).take(pa.array(index))


def render(template: str, moments: Moments, drawn: Columns) -> pa.Array:
    """Fill a template for all moments at once."""
    pieces: list[pa.Array | pa.Scalar] = [pick(("",), np.zeros(len(moments.seconds), np.int8))]
    for literal, name, _, _ in Formatter().parse(template):
        if literal:
            pieces.append(pa.scalar(literal, TEXT))
        if name is None:
            continue
        if name in drawn:
            pieces.append(drawn[name])
        else:
            words, index = FIELDS[name]
            pieces.append(pick(words, index(moments)))
    return pc.binary_join_element_wise(*pieces, pa.scalar("", TEXT))


def write(spelling: Spelling, size: int, rng: np.random.Generator) -> pa.Table:
    """``size`` random moments in one spelling, with what they state."""
    moments = Moments.random(size, rng)
    drawn = {
        name: pick(words, rng.integers(0, len(words), size))
        for name, words in spelling.draws.items()
    }
    stated: dict[str, pa.Array] = {}
    if spelling.zone:
        index = rng.integers(0, len(spelling.zone.written), size)
        drawn["zone"] = pick(spelling.zone.written, index)
        stated["zone"] = pick(spelling.zone.offsets, index)
    return pa.table(
        {
            "text": render(spelling.template, moments, drawn),
            "truth": render(spelling.truth, moments, stated),
        }
    )


def half_each(left: Sequence[Spelling], right: Sequence[Spelling]) -> list[Spelling]:
    """Both groups, weighted so that each has one half of the rows."""
    return [
        replace(spelling, weight=spelling.weight / sum(other.weight for other in group))
        for group in (left, right)
        for spelling in group
    ]


WHOLE_HOURS: Words = tuple(f"{sign}{hour:02d}:00" for sign in "+-" for hour in range(12))
HALF_HOURS: Words = tuple(at[:4] + half for at in WHOLE_HOURS for half in ("00", "30"))
AMERICAN = Zone(("EST", "CST", "MST", "PST"), ("-05:00", "-06:00", "-07:00", "-08:00"))
OFFSET = Zone(WHOLE_HOURS, WHOLE_HOURS)
HALF_OFFSET = Zone(HALF_HOURS, HALF_HOURS)
MAIL_OFFSET = Zone(tuple(at.replace(":", "") for at in WHOLE_HOURS), WHOLE_HOURS)
MILLI = {"ms": tuple(f"{number:03d}" for number in range(1000))}
ZULU = Zone(("Z",), ("+00:00",))
GAP, DELAYED, ON_TIME = " " * 15, " " * 12 + "Delayed", " " * 12 + "On Time"

# As in the four time columns of the Flights table.
FLIGHTS = [
    Spelling("{h}:{mi} {AM}- {Mon} {dd}", "t", 3),
    Spelling("{yyyy}-{mm}-{dd} {h}:{mi} {AM}", "yt"),
    Spelling("{yyyy}-{mm}-{dd} {hh}:{mi} {AM}", "yt"),
    Spelling("{hh}:{mi} {AM}  {Wday} {dd}-{Mon}-{yyyy}", "yt"),
    Spelling("{yyyy}-{mm}-{dd} {hh}:{mi}{AM} {zone}", "yt", zone=AMERICAN),
    Spelling("{Mon} {dd} - {h}:{mi}{am}", "t"),
    Spelling("{h}:{mi}{a}{Mon} {d}", "t"),
    Spelling("{Month} {d}- {yyyy}" + GAP + "{hh}:{mi} {AM}    ", "yt"),
    Spelling("{m}/{d}/{yy} {h}:{mi} {AM} ({zone})", "yt", 2, OFFSET),
    Spelling("{mm}/{dd}/{yyyy} {hh}:{mi} {AM}", "yt"),
    Spelling("{Wday}- {Mon} {d} {h}:{mi} {AM}", "t", 0.5),
    Spelling("{Wday}- {Mon} {d} {h}:{mi} {AM}" + DELAYED, "t", 0.25),
    Spelling("{Wday}- {Mon} {d} {h}:{mi} {AM}" + ON_TIME, "t", 0.25),
    Spelling("{h}:{mi} {AM}{Mon} {dd}", "t"),
    Spelling("{m}/{d}/{yyyy} {h}:{mi}{AM} {zone}", "yt", zone=AMERICAN),
    Spelling("{yyyy}-{mm}-{dd} {h}:{mi} {AM} (Estimated runway)", "yt", 0.5),
    Spelling("{yyyy}-{mm}-{dd} {h}:{mi} {AM} (Estimated)", "yt", 0.5),
    Spelling("{yyyy}-{mm}-{dd} {Wday}  {HH}:{mi}", "yt"),
    Spelling("{h}:{mi}{A} {mm}-{dd}-{yy}", "yt", 0.5),
    Spelling("{yyyy}-{mm}-{dd}  {h}:{mi}{A}", "yt", 0.5),
    Spelling("{Month} {d}- {yyyy}     ", "y", 0.5),
    Spelling("{h}:{mi} {AM}- {Mon} {dd}&nbsp(Estimated)", "t", 0.5),
]

ISO = Spelling("{yyyy}-{mm}-{dd}T{HH}:{mi}:{ss}", "yts")

# What other sources commonly hold.
COMMON = [
    Spelling("{yyyy}-{mm}-{dd}", "y"),
    ISO,
    Spelling("{yyyy}-{mm}-{dd}T{HH}:{mi}:{ss}{zone}", "yts", zone=ZULU),
    Spelling("{yyyy}-{mm}-{dd}T{HH}:{mi}:{ss}.{ms}{zone}", "yts", zone=HALF_OFFSET, draws=MILLI),
    Spelling("{Wday}, {dd} {Mon} {yyyy} {HH}:{mi}:{ss} {zone}", "yts", zone=MAIL_OFFSET),
    Spelling("{m}/{d}/{yyyy}", "y"),
    Spelling("{mm}/{dd}/{yyyy} {HH}:{mi}", "yt"),
    Spelling("{Month} {d}, {yyyy}", "y"),
    Spelling("{d} {Mon} {yyyy} {HH}:{mi}:{ss}", "yts"),
    Spelling("{dth} of {Month} {yyyy}", "y"),
    Spelling("{yyyy}{mm}{dd}", "y"),
    Spelling("{yyyy}/{mm}/{dd} {HH}:{mi}:{ss}", "yts"),
    Spelling("{dd}-{MON}-{yyyy}", "y"),
    Spelling("{Weekday}, {Month} {dth}, {yyyy} at {h}:{mi} {AM}", "yt"),
]

OVER_12, OVER_31 = PLAIN[13:99], PLAIN[32:99]

# Texts in which no date may be found.
NOT_DATES = [
    Spelling("Not Available", ""),
    Spelling("{Mon} {dd} - Not Available", ""),
    Spelling("{Mon} {dd} - Contact Airline", ""),
    Spelling("{yyyy}-13-{day}", "", draws={"day": OVER_31}),
    Spelling("{month}/{day}/{yyyy}", "", draws={"month": OVER_12, "day": OVER_31}),
    Spelling("gate {gate}", "", draws={"gate": tuple(str(gate) for gate in range(100_000))}),
]

mixed_dates = mixture(half_each(FLIGHTS, COMMON), write)
flight_dates = mixture(FLIGHTS, write)
iso_dates = mixture([ISO], write)
not_dates = mixture(NOT_DATES, write)
