"""Columns of dates as people write them, some of them damaged."""

from __future__ import annotations

from hypothesis import strategies as st

MONTHS = ("January", "Feb", "MARCH", "apr", "May", "June", "Jul.", "août", "Sept.", "Oct", "Dec")
WEEKDAYS = ("Mon", "Tue", "Wednesday", "Thu.", "Fri", "Sat", "sun")
MARKS = ("/", "-", ".", " ", " / ", ", ")
ZONES = ("", "Z", " UTC", " +05:30", " -0800", " EST", " (PST)", " Europe/Berlin", " GMT-4", " CDT")
NOISE = (
    *"0123456789/-.:, apmTZ()*'&;年月日٣५３\u00a0\u202f\u2013\u200b\x00é",
    "nbsp",
    "Not",
    "noon",
)


def number(low: int, high: int, pads: tuple[str, ...] = ("{}", "{:02}")) -> st.SearchStrategy[str]:
    return st.builds(lambda n, pad: pad.format(n), st.integers(low, high), st.sampled_from(pads))


years = st.one_of(
    number(1, 9999, ("{:04}",)), number(1900, 2100), number(0, 99, ("{:02}", "'{:02}"))
)
months = number(1, 13)
days = number(0, 32)
ordinals = st.builds(
    lambda d, s: d + s, number(1, 31, ("{}",)), st.sampled_from(("", "st", "nd", "th"))
)
names = st.sampled_from(MONTHS)
marks = st.sampled_from(MARKS)

numeric_dates = st.one_of(
    st.builds(lambda y, m, d, s: f"{y}{s}{m}{s}{d}", years, months, days, marks),
    st.builds(lambda a, b, y, s: f"{a}{s}{b}{s}{y}", days, days, years, marks),
    st.builds(lambda a, b, s: f"{a}{s}{b}", days, days, marks),
    number(10_000_000, 31_129_999, ("{:08}",)),
)
named_dates = st.one_of(
    st.builds(lambda d, s, m, t, y: f"{d}{s}{m}{t}{y}", ordinals, marks, names, marks, years),
    st.builds(lambda m, d, s, y: f"{m} {d}{s}{y}", names, ordinals, marks, years),
    st.builds(lambda m, y: f"{m} {y}", names, years),
    st.builds(lambda d, m: f"{d} {m}", ordinals, names),
)
iso_forms = st.one_of(
    st.builds(lambda y, w: f"{y:04}-W{w:02}", st.integers(1, 9999), st.integers(0, 54)),
    st.builds(lambda y, n: f"{y:04}-{n:03}", st.integers(1, 9999), st.integers(0, 367)),
)
dates = st.one_of(numeric_dates, named_dates, iso_forms, years)
clocks = st.one_of(
    st.builds(lambda h, m: f"{h}:{m:02}", number(0, 25), st.integers(0, 61)),
    st.builds(
        lambda h, m, s, f: f"{h}:{m:02}:{s:02}{f}",
        number(0, 24), st.integers(0, 60), st.integers(0, 61),
        st.sampled_from(("", ".5", ",123", ".1234567890123456789012345")),
    ),
    st.builds(lambda h, m, p: f"{h}:{m:02}{p}", number(0, 13), st.integers(0, 59),
              st.sampled_from((" AM", "pm", "p", " a.m.", " p. m."))),
    st.sampled_from(("noon", "12 noon", "24:00", "midnight", "T0930", "21 h 05")),
)  # fmt: skip
moments = st.one_of(
    st.builds(lambda d, s, c, z: f"{d}{s}{c}{z}", dates,
              st.sampled_from((" ", "T", ", ", " at ", "- ", "")), clocks, st.sampled_from(ZONES)),
    st.builds(lambda c, s, d: f"{c}{s}{d}", clocks, st.sampled_from((" ", "- ", "")), dates),
    st.builds(lambda w, s, d: f"{w}{s}{d}", st.sampled_from(WEEKDAYS),
              st.sampled_from((" ", ", ", "- ")), dates),
)  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with one piece put in, taken out or doubled."""
    text = draw(texts)
    at = draw(st.integers(0, len(text)))
    change = draw(st.integers(0, 2))
    if change == 0:
        return text[:at] + draw(st.sampled_from(NOISE)) + text[at:]
    if change == 1:
        return text[:at] + text[at + 1 :]
    return text + text[at:]


clean_cells = st.one_of(dates, clocks, moments)
cells = st.one_of(
    clean_cells,
    damaged(clean_cells),
    st.sampled_from(("", " ", "N/A", "n/a ", "-")),
    st.text(max_size=12),
)
columns = st.lists(cells, max_size=25)
