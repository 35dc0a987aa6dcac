"""Options of amounts that cannot be, or contradict each other."""

from decimal import Decimal

import pytest

import cleanlib as cl

CASES = [
    ({"decimal": ";"}, "is not one of"),
    ({"decimals": -1}, "decimals must be a whole number from 0 to 30, not -1"),
    ({"region": "XX"}, "region='XX' must be an ISO 3166-1 code"),
    ({"region": 5}, "must be an ISO 3166-1 code"),
    ({"symbols": "$"}, "symbols must be a mapping"),
    ({"symbols": [("$", "USD")]}, "symbols must be a mapping"),
    ({"symbols": {5: "USD"}}, "symbols must be a mapping"),
    ({"symbols": {"$": "US"}}, "symbols['$']='US' must be an ISO 4217 code"),
    ({"symbols": {"$": 5}}, "must be an ISO 4217 code"),
    ({"symbols": {"$": None}}, "must be an ISO 4217 code"),
    ({"symbols": {"$": "DEM"}}, "was withdrawn; historic=True allows it"),
    *(
        ({"symbols": {symbol: "USD"}}, f"{symbol!r} cannot stand for a currency")
        for symbol in ("", " ", "-", "(", ",", ".", "5", "$5", "٥", "#", "US dollar!", "a-b", "%")
    ),
    ({"default_currency": "eur"}, "did you mean 'EUR'"),
    ({"default_currency": "HRK"}, "was withdrawn; historic=True allows it"),
    ({"default_currency": []}, "must be an ISO 4217 code"),
    ({"default_currency": 978}, "must be an ISO 4217 code"),
    ({"suffixes": "yes"}, "is not one of True, False"),
    ({"historic": "maybe"}, "is not one of True, False"),
    ({"symbol": {"$": "USD"}}, "did you mean 'symbols'"),
    ({"rates": {"USD": 1}}, "rates= and user_rate= need target_currency="),
    ({"user_rate": 1}, "rates= and user_rate= need target_currency="),
    ({"target_currency": "EUR"}, "needs either rates= or user_rate="),
    ({"target_currency": "EUR", "rates": {"USD": 1}, "user_rate": 1}, "needs either"),
    ({"target_currency": "Euro", "user_rate": 1}, "must be an ISO 4217 code"),
    ({"target_currency": "EUR", "rates": [1]}, "rates must be a mapping"),
    ({"target_currency": "EUR", "rates": 1.1}, "rates must be a mapping"),
    ({"target_currency": "EUR", "rates": {"US": 1}}, "rates='US' must be an ISO 4217 code"),
    *(
        ({"target_currency": "EUR", name: wrap(rate)}, "a rate must be a number above 0")
        for rate in (0, -1, True, "x",
        "1,1", float("nan"), float("inf"), None, "1e-400", Decimal("1e999"), [])
        for name, wrap in (("user_rate", lambda rate: rate), ("rates", lambda rate: {"USD": rate}))
        if not (rate is None and name == "user_rate")
    ),
]  # fmt: skip


@pytest.mark.parametrize(("options", "message"), CASES)
def test_impossible_options_are_refused_before_any_row_is_read(options, message):
    for kind in ("money", "currency"):
        with pytest.raises(cl.BadOption) as refusal:
            cl.clean(["EUR 5"], type=kind, **options)
        assert message in str(refusal.value)


@pytest.mark.parametrize(
    "options",
    [{"symbols": {}}, {"region": "us"}, {"symbols": {" $ ": "USD"}}, {"rates": None},
     {"target_currency": "EUR", "rates": {}}, {"default_currency": "DEM", "historic": True}],
)  # fmt: skip
def test_odd_but_possible_options_are_taken(options):
    assert cl.clean_value("EUR 5", "money", "decimal", **options) == 5
