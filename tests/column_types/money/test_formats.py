"""How amounts are written, and converted."""

from decimal import Decimal

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.catalogue import registry
from tests.column_types.reading import reason_of

COMMON = [
    # text, code amount, symbol amount, amount, minor units
    ("€1,234.50", "EUR 1234.50", "€1234.50", "1234.50", 123450),
    ("-US$5", "USD -5", "-US$5", "-5", -500),
    ("(€0.00)", "EUR 0.00", "€0.00", "0.00", 0),
    ("JP¥500", "JPY 500", "JP¥500", "500", 500),
    ("KWD 5.1234", "KWD 5.1234", "KWD5.1234", "5.1234", None),
    ("KWD 5.5", "KWD 5.5", "KWD5.5", "5.5", 5500),
    ("XAU 3", "XAU 3", "XAU3", "3", 3),
]


@pytest.mark.parametrize(("text", "code", "symbol", "amount", "cents"), COMMON)
def test_both_types_write_amounts_alike(text, code, symbol, amount, cents):
    for kind in ("money", "currency"):
        assert cl.clean_value(text, kind, "code amount") == code
        assert cl.clean_value(text, kind, "decimal") == Decimal(amount)
        assert cl.clean_value(text, kind, "float") == float(amount)
        assert cl.clean_value(text, kind, "minor_units", errors="coerce") == cents
        written = cl.clean_value(text, kind, "symbol amount")
        assert cl.clean_value(written, kind, "code amount") == code
    assert cl.clean_value(text, "currency", "abbreviation") == code
    assert cl.clean_value(text, "money", "parts")["amount"] == amount


def test_the_parts_of_each_type():
    assert cl.clean_value("-€1,234.50", "money", "parts") == {
        "currency": "EUR",
        "amount": "-1234.50",
    }
    assert cl.clean_value("-€1,234.50", "currency", "parts") == {
        "currency": "EUR", "amount": "-1234.50", "symbol": "€", "sign": "-",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("amount", "written"),
    [
        ("3.350", "EUR 3.3500"), ("999.999", "EUR 999.9990"), ("0.350", "EUR 0.350"),
        ("1234.567", "EUR 1234.567"), ("3.35", "EUR 3.35"), ("3.3505", "EUR 3.3505"), ("-3.350",
        "EUR -3.3500"),
    ],
)  # fmt: skip
def test_three_decimals_get_a_fourth_where_they_could_be_taken_for_thousands(amount, written):
    assert cl.clean_value(f"EUR {amount}", "money", decimal=".") == written
    assert cl.clean_value(written, "money") == written


@pytest.mark.parametrize(
    ("text", "spec", "reason"),
    [
        ("$5", "code amount", "ambiguous"), ("$5", "minor_units", "ambiguous"), ("$5", "parts",
        "ambiguous"),
        ("5", "symbol amount", "missing_part"), ("€5.005", "minor_units", "ambiguous"),
        ("€5.0051", "minor_units", "not_whole"), ("€99999999999999999999", "minor_units", "range"),
    ],
)  # fmt: skip
def test_a_format_that_writes_the_currency_needs_it(text, spec, reason):
    assert reason_of(text, "money", spec) == reason


@pytest.mark.parametrize(
    ("pattern", "written"),
    [
        ("¤#,##0.00", "€1,234.50"), ("#,##0.00 ¤", "1,234.50 €"), ("¤¤ #.##0,0", "EUR 1.234,5"),
        ("#.##0,00 ¤¤", "1.234,50 EUR"), ("#,##0", "1,235"), ("0.0", "1234.5"), ("¤ 0", "€ 1235"),
    ],
)  # fmt: skip
def test_open_formats(pattern, written):
    assert cl.clean_value("€1,234.50", "money", pattern) == written


@pytest.mark.parametrize(
    ("pattern", "written"), [("¤#,##0.00", "-€5.00"), ("#,##0.00 ¤", "-5.00 €"), ("¤¤ 0", "-EUR 5")]
)
def test_a_minus_sign_stands_before_all_of_it(pattern, written):
    assert cl.clean_value("-€5", "money", pattern) == written


@pytest.mark.parametrize("pattern", ["code amout", "¤", "¤¤", "abc", "¤0.#0", "¤0¤", "-¤0"])
def test_unknown_formats_are_refused(pattern):
    with pytest.raises(cl.UnknownFormat):
        cl.clean_value("€5", "money", pattern)


@pytest.mark.parametrize(
    ("text", "options", "written"),
    [
        ("USD 10", {"rates": {"USD": "0.925"}}, "EUR 9.25"),
        ("USD 10", {"user_rate": 0.925}, "EUR 9.25"),
        ("USD 10", {"user_rate": Decimal("0.92555")}, "EUR 9.26"),
        ("USD 0.01", {"user_rate": "0.5"}, "EUR 0.01"),
        ("USD -0.01", {"user_rate": "0.5"}, "EUR -0.01"),
        ("USD 10", {"user_rate": "0.92555", "decimals": 4}, "EUR 9.2555"),
        ("EUR 1.2345", {"user_rate": "2"}, "EUR 1.23"),
        ("US$1,234,567.89", {"rates": {"USD": 1}}, "EUR 1234567.89"),
        ("5", {"rates": {"USD": 2}, "default_currency": "USD"}, "EUR 10.00"),
        ("$5", {"rates": {"CAD": 2}, "region": "CA"}, "EUR 10.00"),
    ],
)  # fmt: skip
def test_amounts_are_converted_exactly_and_rounded_to_minor_units(text, options, written):
    assert cl.clean_value(text, "money", target_currency="EUR", **options) == written


@pytest.mark.parametrize(
    ("target", "written"), [("JPY", "JPY 124"), ("KWD", "KWD 123.5000"), ("XAU", "XAU 123.5000")]
)
def test_the_target_currency_says_how_many_decimals(target, written):
    assert (
        cl.clean_value("USD 1.235", "money", decimal=".", target_currency=target, user_rate=100)
        == written
    )


def test_amounts_without_a_rate_are_invalid():
    frame = pd.DataFrame({"x": ["USD 1", "GBP 1", "EUR 1", "x"]})
    result = cl.clean(frame, "x", "money", errors="coerce", target_currency="EUR", rates={"USD": 2})
    assert result.df["x"].fillna("").tolist() == ["EUR 2.00", "", "EUR 1.00", ""]
    assert result.report.reasons == {"unknown": 2}


def test_huge_amounts_do_not_convert_to_more_than_a_number_may_be():
    assert (
        reason_of("USD " + "9" * 300, "money", target_currency="EUR", user_rate="1e30") == "range"
    )


def test_columns_without_good_rows_can_be_written_in_every_format():
    for kind in ("money", "currency"):
        for spec in registry.get(kind).formats:
            for cells in (["x"], [None], []):
                written = cl.clean(cells, type=kind, target_format=spec, errors="coerce").df
                assert len(written) == len(cells)
