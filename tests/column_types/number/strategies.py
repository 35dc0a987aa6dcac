"""Numbers spelt the way people and programs do, with their exact values."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st

SIGNS = {
    "{}": 1, "+{}": 1, "{}+": 1, "-{}": -1, "- {}": -1, "−{}": -1, "{}-": -1, "{} -": -1,
    "({})": -1, "( {} )": -1,
}  # fmt: skip
AROUND = ("{}", " {} ", "\u00a0{}", '"{}"', '="{}"', "'{}", "“{}”", "\ufeff{}")
SCRIPTS = (
    str,
    *(lambda text, zero=zero: _in_script(text, zero) for zero in (0x660, 0x966, 0xFF10)),
)
NOISE = (
    *"0123456789.,'+-−()%‰ eExX*^\t\n\"=#/:$€½²٫٬٣１′_\x00\u00a0\u200b", "e5", "10^3", ",000",
    ".000",
    "%", "kg", "CR", "inf", "  ",
)  # fmt: skip


def _in_script(text: str, zero: int) -> str:
    return text.translate({ord("0") + digit: zero + digit for digit in range(10)})


def grouped(digits: str, separator: str) -> str:
    """Digits in groups of three."""
    return f"{int(digits):,}".replace(",", separator) if separator else digits


@st.composite
def digit_groups(draw: st.DrawFn, mark: str = ".", most: int = 30) -> tuple[str, Fraction]:
    """A number without sign, whose decimal mark is ``mark``, and its value."""
    whole = str(draw(st.integers(0, 10 ** draw(st.integers(0, most)))))
    fraction = draw(st.from_regex(r"([0-9]{1,30})?", fullmatch=True))
    separators = ["", "'", "’", " ", "\u00a0", "\u202f", {".": ",", ",": "."}[mark]]
    text = grouped(whole, draw(st.sampled_from(separators)))
    value = Fraction(int(whole + fraction), 10 ** len(fraction))
    return (f"{text}{mark}{fraction}" if fraction else text), value


@st.composite
def numbers(draw: st.DrawFn, mark: str = ".") -> tuple[str, Fraction]:
    """A number in any of its spellings, and its value."""
    text, value = draw(digit_groups(mark))
    tail, power = draw(st.sampled_from((("", 0), ("", 0), ("%", -2), (" %", -2), ("‰", -3))))
    if not tail and draw(st.booleans()):
        power = draw(st.integers(-250, 250))
        tail = draw(
            st.sampled_from((f"e{power}", f"E{power:+03}", f" × 10^{power}", f"x10^{power}"))
        )
    script = draw(st.sampled_from(SCRIPTS))
    sign, factor = draw(st.sampled_from(list(SIGNS.items())))
    around = draw(st.sampled_from(AROUND))
    if around.startswith("'"):
        sign, factor = draw(st.sampled_from((("{}", 1), ("-{}", -1))))
    return around.format(sign.format(script(text + tail))), value * factor * Fraction(10) ** power


spelt = st.sampled_from(".,").flatmap(numbers).map(lambda pair: pair[0])
damaged = st.builds(
    lambda text, noise, at: text[:at] + noise + text[at:],
    spelt,
    st.sampled_from(NOISE),
    st.integers(0, 12),
)
cells = st.one_of(
    spelt,
    damaged,
    st.lists(st.sampled_from(NOISE), max_size=8).map("".join),
    st.sampled_from(
        ("1,234", "1.234", "0,123", "1,5", "1.5", "1,234.5", "1.234,5", "12,34,567", "1 234", "-",
         "5 CR", "3k", "1e400", "0 123", "9.9e308", "n/a", "(5)%", "12 345,678")
    ),
)  # fmt: skip
columns = st.lists(cells, min_size=1, max_size=25)
