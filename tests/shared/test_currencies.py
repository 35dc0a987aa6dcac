"""The tables of currencies, their symbols and regions."""

import pytest

from cleanlib.shared import currencies as of


def test_minor_units_are_those_of_iso_4217():
    digits = {"HUF": 2, "IDR": 2, "ISK": 0, "CLP": 0, "UGX": 0, "TND": 3, "UYW": 4, "XDR": None}
    assert {code: of.minor_units(code) for code in digits} == digits


def test_codes_of_today_and_of_the_past():
    assert {"EUR", "XCG", "ZWG", "SLE"} <= of.codes()
    assert not {"HRK", "DEM", "BGN", "ANG", "CNH"} & of.codes()
    assert {"HRK", "DEM", "ANG"} <= of.codes(historic=True)


@pytest.mark.parametrize(
    ("symbol", "code"),
    [
        ("€", "EUR"),
        ("£", "GBP"),
        ("₹", "INR"),
        ("R$", "BRL"),
        ("US$", "USD"),
        ("U.S. $", "USD"),
        ("CA$", "CAD"),
        ("us $", "USD"),
        ("₩", "KRW"),
        ("Ft", "HUF"),
        ("zł.", "PLN"),
        ("Le", "SLE"),
        ("LE", "EGP"),
        ("le.", None),
        ("$", None),
        ("¥", None),
        ("kr", None),
        ("R", None),
        ("L", None),
        ("Rs.", None),
        ("руб", None),
        ("CFA", None),
        ("dollars", None),
        ("Q", None),
        ("kg", None),
        ("%", None),
        ("", None),
    ],
)
def test_a_symbol_is_fixed_or_needs_a_region(symbol, code):
    assert of.symbol_currency(symbol) == code


def test_what_a_shared_symbol_may_mean():
    assert {"USD", "CAD", "MXN", "HKD", "BRL"} <= set(of.symbol_currencies("$"))
    assert set(of.symbol_currencies("¥")) == {"CNY", "JPY"}
    assert set(of.symbol_currencies("kr")) == {"DKK", "ISK", "NOK", "SEK"}
    assert set(of.symbol_currencies("руб.")) == {"BYN", "RUB"}
    assert of.symbol_currencies("kg") == ()


def test_every_region_has_a_currency_in_force_and_two_marks():
    assert len(of.regions()) > 240
    for region in of.regions().values():
        assert set(region.currencies) <= of.codes()
        assert region.decimal in ".,"
        assert region.grouping in {".", ",", " ", "'", "’"}
        assert region.decimal != region.grouping


def test_every_currency_in_use_has_names_that_lead_to_it():
    for one in of.currencies().values():
        if one.current:
            assert of.named_currency(of.official_name(one.code)) == one.code
            assert {of.named_currency(name) for name in one.names[:1]} == {one.code}
