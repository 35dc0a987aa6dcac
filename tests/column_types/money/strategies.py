"""Amounts spelt the way people and programs do, with their exact values."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st

from tests.column_types.number.strategies import digit_groups

NAMES = {
    "EUR": ("EUR", "eur", "€", "euro", "euros", "Euro"),
    "USD": ("USD", "usd", "US$", "US $", "U.S.$", "US dollars", "USD $", "$US"),
    "GBP": ("GBP", "£", "￡", "pounds sterling", "GBP £"),
    "JPY": ("JPY", "JP¥", "yen", "円", "JPY¥"),
    "INR": ("INR", "₹", "Indian rupees", "INR ₹"),
    "CHF": ("CHF", "SFr.", "Swiss francs"),
    "BRL": ("BRL", "R$", "reais"),
    "PLN": ("PLN", "zł", "złoty"),
    "PEN": ("PEN", "S/", "S/."),
    "SAR": ("SAR", "ر.س"),
    "KRW": ("KRW", "₩", "원"),
}
# Around a name and an amount: {c} is the currency, {n} the number
PLACES = {
    "{c}{n}": 1, "{c} {n}": 1, "{n}{c}": 1, "{n} {c}": 1, "{n}\u00a0{c}": 1, "-{c}{n}": -1,
    "{c}-{n}": -1, "{c} -{n}": -1, "-{n} {c}": -1, "−{c} {n}": -1, "({c}{n})": -1, "({n} {c})": -1,
    "{c} ({n})": -1, "{n}- {c}": -1, "{n} {c}-": -1, "+{c}{n}": 1, ' "{c}{n}" ': 1,
}  # fmt: skip
NOISE = (
    *"0123456789.,'+-()$€£¥₹ /%#\"\n\x00", "USD", "EUR", "kr", "K", "M", "Rs.", ",-", "/-", "US",
    "5",
    "C$", "per", "\u200b",
)  # fmt: skip


@st.composite
def amounts(draw: st.DrawFn, mark: str = ".") -> tuple[str, str, Fraction]:
    """An amount in any of its spellings, its currency and its value."""
    number, value = draw(digit_groups(mark, most=12))
    code = draw(st.sampled_from(list(NAMES)))
    name = draw(st.sampled_from(NAMES[code]))
    place, sign = draw(st.sampled_from(list(PLACES.items())))
    return place.format(c=name, n=number), code, sign * value


spelt = st.sampled_from(".,").flatmap(amounts).map(lambda amount: amount[0])
shared = st.builds(
    str.format,
    st.sampled_from(
        ("{0}{1}", "{1} {0}", "{0} {1}", "-{0}{1}", "{1}{0}", "USD {1} {0}", "{0}{1} CAD")
    ),
    st.sampled_from(("$", "¥", "kr", "Rs", "Rs.", "R", "£", "L", "K", "dollars", "FCFA")),
    st.sampled_from(("5", "5.50", "1,234", "1.234", "1.234,50", "0", "1,00,000")),
)
damaged = st.builds(
    lambda text, noise, at: text[:at] + noise + text[at:],
    spelt | shared,
    st.sampled_from(NOISE),
    st.integers(0, 12),
)
cells = st.one_of(
    spelt,
    shared,
    damaged,
    st.lists(st.sampled_from(NOISE), max_size=6).map("".join),
    st.sampled_from(("5", "12,-", "n/a", "-", "$-", "free", "SEK 5", "PGK 1", "5K", "AUD 1,5")),
)
columns = st.lists(cells, min_size=1, max_size=25)
