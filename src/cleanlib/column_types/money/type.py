"""The column types of amounts of money."""

from __future__ import annotations

from cleanlib.column_types.money.formats import CURRENCY_FORMATS, MONEY_FORMATS, money_pattern
from cleanlib.column_types.money.forms import money_reader
from cleanlib.column_types.money.options import MoneyOptions, check_options
from cleanlib.column_types.money.resolve import default_reading, validate_money
from cleanlib.core.column_type import ColumnType
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar
from cleanlib.shared.numbers.options import DASHES
from cleanlib.shared.numbers.reader import exact_cell

MONEY: ColumnType[Fields, MoneyOptions] = ColumnType(
    name="money",
    title="Amount of money",
    doc=(
        "Amounts with an ISO 4217 code, a symbol or an English name of a currency before or "
        "behind. A symbol that several currencies share ($, \u00a5, kr, Rs) needs region= or "
        "symbols=, unless other cells of the column say which it is. Amounts are exact; rates are "
        "never looked up."
    ),
    split=Grammar(money_reader),
    validate=validate_money,
    formats=MONEY_FORMATS,
    default_format="code amount",
    pattern=money_pattern,
    pattern_doc="digits, such as ``'\u00a4#,##0.00'``, the sign for the currency",
    options=MoneyOptions,
    check_options=check_options,
    default_reading=default_reading,
    null_tokens=DASHES,
    cell=exact_cell,
    examples={
        "CHF 1'200.20": "CHF 1200.20",
        "1.127,54 \u20ac": "EUR 1127.54",
        "US $789.99": "USD 789.99",
        "(\u20b91,23,456.78)": "INR -123456.78",
        "12,- EUR": "EUR 12",
    },
    refused={
        "$5": "ambiguous",
        "\u20ac3.350": "ambiguous",
        "free": "unknown",
        "USD": "syntax",
        "2 pairs from $349": "unknown",
        "EUR 5 USD": "component",
        "12.50": "missing_part",
    },
    hints=frozenset({"price", "amount", "cost", "revenue", "salary", "fee"}),
)

CURRENCY: ColumnType[Fields, MoneyOptions] = ColumnType(
    name="currency",
    title="Amount of money as a number",
    doc=(
        "As money, written as the number alone by default; a symbol need not be told apart then. "
        "target_currency= with rates= or user_rate= converts."
    ),
    split=MONEY.split,
    validate=validate_money,
    formats=CURRENCY_FORMATS,
    default_format="decimal",
    pattern=money_pattern,
    pattern_doc="digits, such as ``'\u00a4#,##0.00'``, the sign for the currency",
    options=MoneyOptions,
    check_options=check_options,
    default_reading=default_reading,
    null_tokens=DASHES,
    cell=exact_cell,
    examples={"\u20ac 1.234,50": "1234.50", "$5": "5", "12.50": "12.50"},
    refused={"abc": "unknown", "\u20ac3.350": "ambiguous"},
    hints=frozenset({"price", "amount", "cost", "revenue", "salary", "fee", "usd", "eur"}),
)
