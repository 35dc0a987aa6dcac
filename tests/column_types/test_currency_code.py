"""Currency codes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, Invalid, clean_value
from cleanlib.shared.currencies import codes
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("usd", "USD"),
        (" EUR ", "EUR"),
        ("ＪＰＹ", "JPY"),
        ("978", "EUR"),
        (978, "EUR"),
        (36, "AUD"),
        ("036", "AUD"),
        ("36.0", "AUD"),
        ("8", "ALL"),
        ("US Dollar", "USD"),
        ("u.s. dollars", "USD"),
        ("euros", "EUR"),
        ("Pound Sterling", "GBP"),
        ("British pounds", "GBP"),
        ("Yen", "JPY"),
        ("zloty", "PLN"),
        ("złoty", "PLN"),
        ("Costa Rican Colon", "CRC"),
        ("São Tomé and Príncipe dobra", "STN"),
        ("Swedish kronor", "SEK"),
        ("renminbi", "CNY"),
        ("Gold", "XAU"),
        ("€", "EUR"),
        ("£", "GBP"),
        ("₹", "INR"),
        ("R$", "BRL"),
        ("US $", "USD"),
        ("CA$", "CAD"),
        ("zł", "PLN"),
        ("Kč", "CZK"),
        ("TL", "TRY"),
        ("Euro (EUR)", "EUR"),
        ("EUR [Euro]", "EUR"),
        ("USD - US Dollar", "USD"),
        ("USD ($)", "USD"),
        ("$ USD", "USD"),
        ("EUR: Euro", "EUR"),
        ("€EUR", "EUR"),
        ("COP$", "COP"),
        ("GBP/£", "GBP"),
    ],
)
def test_codes_numbers_names_and_symbols_are_read(text, code):
    assert clean_value(text, "currency_code") == code


@pytest.mark.parametrize(
    ("text", "region", "code"),
    [
        ("$", "US", "USD"),
        ("$", "mx", "MXN"),
        ("$", "PA", "USD"),
        ("$", "HK", "HKD"),
        ("¥", "CN", "CNY"),
        ("￥", "JP", "JPY"),
        ("kr", "DK", "DKK"),
        ("kr.", "SE", "SEK"),
        ("R", "ZA", "ZAR"),
        ("Rs.", "PK", "PKR"),
        ("руб.", "RU", "RUB"),
        ("L", "HN", "HNL"),
        ("pounds", "EG", "EGP"),
        ("dollars", "NZ", "NZD"),
        ("£", "GI", "GIP"),
        ("£", "US", "GBP"),
        ("A$", "US", "AUD"),
    ],
)
def test_the_region_decides_what_several_share(text, region, code):
    assert clean_value(text, "currency_code", region=region) == code


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("$", "ambiguous"),
        ("¥", "ambiguous"),
        ("kr", "ambiguous"),
        ("R", "ambiguous"),
        ("Rs", "ambiguous"),
        ("pound", "ambiguous"),
        ("francs", "ambiguous"),
        ("won (원", "unknown"),
        ("Q", "ambiguous"),
        ("XQZ", "unknown"),
        ("EURO5", "unknown"),
        ("eurro", "unknown"),
        ("000", "unknown"),
        ("97", "unknown"),
        ("1978", "unknown"),
        ("-978", "unknown"),
        ("HRK", "unknown"),
        ("Croatian kuna", "unknown"),
        ("DEM", "unknown"),
        ("CNH", "unknown"),
        ("US", "unknown"),
        ("bitcoin", "unknown"),
        ("€ 5", "unknown"),
        ("USD EUR", "component"),
        ("Euro (USD)", "component"),
        ("$ (EUR)", "component"),
        ("€USD", "component"),
        ("EUR.", "unknown"),
        ("krona", "ambiguous"),
        ("lira", "ambiguous"),
        ("USD " * 40, "length"),
    ],
)
def test_what_names_no_one_currency_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "currency_code") == reason


def test_the_reason_says_what_helps():
    with pytest.raises(Invalid, match=r"region= tells which"):
        clean_value("kr", "currency_code")
    with pytest.raises(Invalid, match=r"HRK is withdrawn; historic=True reads it"):
        clean_value("HRK", "currency_code")
    assert reason_of("kr", "currency_code", region="US") == "ambiguous"


@pytest.mark.parametrize(
    ("text", "code"),
    [("HRK", "HRK"), ("kn", "HRK"), ("Deutsche Mark", None), ("German mark", "DEM")],
)
def test_withdrawn_codes_are_read_on_request(text, code):
    if code is None:
        assert reason_of(text, "currency_code", historic=True) == "unknown"
    else:
        assert clean_value(text, "currency_code", historic=True) == code


@pytest.mark.parametrize(
    ("code", "name", "symbol", "number", "minor"),
    [
        ("EUR", "Euro", "€", "978", 2),
        ("USD", "US Dollar", "US$", "840", 2),
        ("JPY", "Yen", "JP¥", "392", 0),
        ("BHD", "Bahraini Dinar", "د.ب.", "048", 3),
        ("XAU", "Gold", "XAU", "959", None),
        ("CLF", "Unidad de Fomento", "CLF", "990", 4),
    ],
)
def test_the_formats(code, name, symbol, number, minor):
    assert clean_value(code, "currency_code", "name") == name
    assert clean_value(code, "currency_code", "symbol") == symbol
    assert clean_value(code, "currency_code", "numeric") == number
    parts = clean_value(code, "currency_code", "parts")
    assert parts == {"code": code, "numeric": number, "minor_unit": minor, "name": name}


def test_a_withdrawn_code_has_no_number():
    assert reason_of("HRK", "currency_code", "numeric", historic=True) == "missing_part"
    parts = clean_value("HRK", "currency_code", "parts", historic=True)
    assert parts == {"code": "HRK", "numeric": None, "minor_unit": 2, "name": "Croatian Kuna"}


@given(st.sampled_from(sorted(codes())), st.sampled_from(["name", "symbol", "numeric"]))
def test_every_format_is_read_back(code, spec):
    assert clean_value(clean_value(code, "currency_code", spec), "currency_code") == code


@given(st.sampled_from(sorted(codes(historic=True))), st.sampled_from(["name", "symbol"]))
def test_so_are_those_of_withdrawn_codes(code, spec):
    written = clean_value(code, "currency_code", spec, historic=True)
    assert clean_value(written, "currency_code", historic=True) == code


@pytest.mark.parametrize("options", [{"region": "XX"}, {"region": 1}, {"historic": "yes"}])
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("EUR", "currency_code", **options)
