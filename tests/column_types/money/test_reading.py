"""What is an amount of money, in which currency, and why other texts are none."""

import pytest

import cleanlib as cl
from tests.column_types.reading import reason_of

NAMES = [
    ("USD 5", "USD"), ("5USD", "USD"), ("usd 5", "USD"), ("Usd5", "USD"), ("US$5", "USD"),
    ("US $5", "USD"), ("$US 5", "USD"), ("U.S.$5", "USD"), ("U.S. $5", "USD"), ("5 US dollars",
    "USD"),
    ("5 US Dollar", "USD"), ("U.S.D. 5", "USD"), ("5 EUR.", "EUR"), ("EUR. 5", "EUR"), ("€5",
    "EUR"), ("5 €", "EUR"), ("5 euros", "EUR"), ("£5", "GBP"),
    ("￡5", "GBP"), ("5 pounds sterling", "GBP"), ("CHF 5", "CHF"), ("SFr. 5", "CHF"), ("A$5",
    "AUD"),
    ("AU$5", "AUD"), ("NZ$5", "NZD"), ("HK$5", "HKD"), ("S$5", "SGD"), ("R$ 5", "BRL"),
    ("JP¥5", "JPY"), ("5円", "JPY"), ("CN¥5", "CNY"), ("RMB 5", "CNY"), ("人民币5", "CNY"),
    ("₩5", "KRW"), ("5원", "KRW"), ("₹5", "INR"), ("₽5", "RUB"), ("₺5", "TRY"), ("5 TL", "TRY"),
    ("₪5", "ILS"), ("NIS 5", "ILS"), ("฿5", "THB"), ("₫5", "VND"), ("Rp5", "IDR"), ("RM5", "MYR"),
    ("₱5", "PHP"), ("₦5", "NGN"), ("KSh 5", "KES"), ("GH₵5", "GHS"), ("E£5", "EGP"), ("5 د.إ",
    "AED"),
    ("ر.س 5", "SAR"), ("S/ 5", "PEN"), ("S/. 5", "PEN"), ("S/5", "PEN"), ("B/. 5", "PAB"),
    ("RD$5", "DOP"), ("NT$5", "TWD"), ("MX$5", "MXN"), ("5 zł", "PLN"), ("5 Kč", "CZK"),
    ("5 Ft", "HUF"), ("5 грн", "UAH"), ("5 din.", "RSD"), ("XAU 5", "XAU"), ("ALL 5", "ALL"),
    ("TOP 5", "TOP"), ("TRY 5", "TRY"),
]  # fmt: skip
BESIDE = [
    ("$5 USD", "USD"), ("USD $5", "USD"), ("USD$5", "USD"), ("$ USD 5", "USD"), ("5 USD $", "USD"),
    ("USD 5 $", "USD"), ("$5 CAD", "CAD"), ("C$5 CAD", "CAD"), ("CAD C$5", "CAD"), ("$5 MXN",
    "MXN"),
    ("CLP$5", "CLP"), ("CNY¥5", "CNY"), ("¥5 JPY", "JPY"), ("5 JPY¥", "JPY"), ("EUR€5", "EUR"),
    ("€5€", "EUR"), ("€ 5 EUR", "EUR"), ("kr 5 SEK", "SEK"), ("5 SEK kr", "SEK"), ("£5 GBP", "GBP"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code"), [*NAMES, *BESIDE])
def test_a_code_a_symbol_or_a_name_says_which_currency(text, code):
    assert cl.clean_value(text, "money") == f"{code} 5"


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("€5", "5"), ("€ 5.50", "5.50"), ("5,50 €", "5.50"), ("€1,234.50", "1234.50"),
        ("€1.234,50", "1234.50"), ("€1.234.567", "1234567"), ("1 234,56 €", "1234.56"),
        ("€1'234.50", "1234.50"), ("€1’234’567", "1234567"), ("€.50", "0.50"), ("€ .50", "0.50"),
        ("-€.50", "-0.50"), ("EUR.50", "0.50"), ("EUR. 50", "50"),
        ("€,50", "0.50"), ("€0.500", "0.500"),
        ("€1.2345", "1.2345"), ("€ 12,-", "12"), ("12,-- €", "12"), ("€ 12.-", "12"), ("€5.", "5"),
        ("-€5", "-5"), ("€-5", "-5"), ("€ -5", "-5"), ("- € 5", "-5"), ("−5 €", "-5"), ("5- €",
        "-5"),
        ("5 €-", "-5"), ("5 €.-", "-5"), ("€5-", "-5"), ("+€5", "5"), ("€+5", "5"),
        ("(€5)", "-5"), ("€(5.00)",
        "-5.00"),
        ("(5 €)", "-5"), ("( EUR 5 )", "-5"), ("-€0", "0"), ("(€0.00)", "0.00"), ("€٥", "5"),
        ("€５", "5"), ("“€5”", "5"), ('="€5"', "5"), ("'€5", "5"), (" €5 ", "5"),
        ("\u200e€5", "5"), ("€\u00a05", "5"),
    ],
)  # fmt: skip
def test_an_amount_has_one_value(text, amount):
    assert cl.clean_value(text, "money", "parts") == {"currency": "EUR", "amount": amount}


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("12,- €", "12"), ("12.-- €", "12"), ("-12,- €", "-12"), ("€ 1.234,-", "1234"),
        ("€ 1,234.-", "1234"), ("1 234,- €", "1234"), ("500/- EUR", "500"), ("500/= EUR", "500"),
    ],
)  # fmt: skip
def test_a_dash_stands_for_no_cents(text, amount):
    assert cl.clean_value(text, "money", "parts")["amount"] == amount


@pytest.mark.parametrize("text", ["12.,- €", "12,-,- €", "12,- - €", "1.234,50,- €", "12/-- €"])
def test_a_dash_for_no_cents_stands_once_and_behind_no_cents(text):
    assert reason_of(text, "money") in ("syntax", "grouping")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("₹1,23,456.78", "INR 123456.78"), ("INR 12,34,567", "INR 1234567"), ("₹500/-", "INR 500"),
        ("Rs. 1,23,456/- INR", "INR 123456"), ("₹ 1,234,567", "INR 1234567"), ("TSh 500/=",
        "TZS 500"),
    ],
)  # fmt: skip
def test_rupees_are_grouped_by_two_without_an_option(text, written):
    assert cl.clean_value(text, "money") == written


@pytest.mark.parametrize(
    "text",
    ["$5", "5 $", "5 dollars", "¥500", "￥500", "500元", "5 kr", "kr. 5", "5,- kr", "R5", "Rs. 500",
     "5 руб.", "500р", "Fr. 5", "5 pounds", "5 lei", "L 5", "FCFA 500", "500 F CFA", "C$ 5",
     "Dhs 5",
     "Bs 5", "($5)"],
)  # fmt: skip
def test_a_shared_symbol_names_no_currency_by_itself(text):
    assert reason_of(text, "money") == "ambiguous"
    assert cl.clean_value(text, "currency", "float") in (5.0, -5.0, 500.0)


@pytest.mark.parametrize(
    ("text", "region", "written"),
    [
        ("$5", "US", "USD 5"), ("$5", "ca", "CAD 5"), ("$5", "AU", "AUD 5"), ("$5", "MX", "MXN 5"),
        ("¥500", "JP", "JPY 500"), ("¥500", "CN", "CNY 500"), ("5 kr", "SE", "SEK 5"),
        ("5 kr.", "DK", "DKK 5"), ("R5", "ZA", "ZAR 5"), ("Rs 5", "IN", "INR 5"), ("Rs 5", "PK",
        "PKR 5"),
        ("5 pounds", "GB", "GBP 5"), ("500 F CFA", "SN", "XOF 500"), ("C$ 5", "NI", "NIO 5"),
        ("€5", "US", "EUR 5"), ("A$5", "US", "AUD 5"), ("€1.234", "DE", "EUR 1234"),
        ("€1.234", "US", "EUR 1.2340"), ("₹1,00,000", "US", "INR 100000"), ("Rs 1,00,000", "NP",
        "NPR 100000"),
    ],
)  # fmt: skip
def test_a_region_says_what_its_symbols_mean(text, region, written):
    assert cl.clean_value(text, "money", region=region) == written


@pytest.mark.parametrize(
    ("text", "symbols", "written"),
    [
        ("$5", {"$": "CAD"}, "CAD 5"), ("5 kr.", {"kr": "SEK"}, "SEK 5"),
        ("5 KR", {"kr": "SEK"}, "SEK 5"),
        ("Taler 5", {"taler": "EUR"}, "EUR 5"), ("₿5", {"₿": "XXX"}, "XXX 5"),
        ("K5", {"K": "ZMW"}, "ZMW 5"),
        ("5K", {"K": "ZMW"}, "ZMW 5"), ("€$5", {"€$": "EUR"}, "EUR 5"),
        ("$5 CAD", {"$": "CAD"}, "CAD 5"),
    ],
)  # fmt: skip
def test_the_caller_may_say_what_symbols_mean(text, symbols, written):
    assert cl.clean_value(text, "money", symbols=symbols) == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5", "missing_part"), ("12.50", "missing_part"), ("12,-", "missing_part"), ("500/-",
        "missing_part"),
        ("USD", "syntax"), ("$", "syntax"), ("free", "unknown"), ("five dollars",
        "unknown"),
        ("€", "syntax"), ("50¢", "unknown"), ("5 cents", "unknown"), ("₿5", "unknown"), ("USDT 5",
        "unknown"),
        ("HRK 5", "unknown"), ("5 DM", "unknown"), ("CAD US$5", "unknown"), ("USD EUR 5",
        "unknown"),
        ("$$5", "unknown"), ("$ $ 5", "unknown"), ("EUR/5", "syntax"), ("USD/EUR 1.1", "unknown"),
        ("EUR 5 USD", "component"), ("$5 €", "component"), ("€5 kr", "component"), ("$5 kr",
        "component"),
        ("€5 £", "component"), ("£5 USD", "component"),
    ],
)  # fmt: skip
def test_a_currency_must_be_named_and_only_one(text, reason):
    assert reason_of(text, "money") == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("€1,2,3", "grouping"), ("€12,345,67", "grouping"), ("€1.2.3", "grouping"), ("€5'50",
        "grouping"),
        ("USD 12,34,567", "grouping"), ("€0 123", "grouping"), ("€3.350", "ambiguous"),
        ("3,350 €", "ambiguous"), ("KWD 5.123", "ambiguous"), ("€1 23", "syntax"), ("€5. 00",
        "syntax"),
        ("5€50", "syntax"), ("€5e3", "syntax"), ("€5%", "syntax"), ("€5;", "syntax"), ("€5*",
        "syntax"),
        ("~€5", "syntax"), ("<€5", "syntax"), ("€--5", "syntax"), ("-€-5", "syntax"), ("-(€5)",
        "syntax"),
        ("(€5", "syntax"), ("€ ½", "syntax"), ("€1O0", "unknown"), ("EUR inf", "range"), ("EUR ∞",
        "range"), ("€inf", "unknown"),
        ("#REF!", "spreadsheet_error"),
    ],
)  # fmt: skip
def test_the_number_must_be_one(text, reason):
    assert reason_of(text, "money") == reason


@pytest.mark.parametrize(
    "text",
    ["€5-€10", "€5 - 10", "5-10 EUR", "€5.99 €6.99", "5 EUR 6", "EUR 5\n600", "EUR 5  600", "2x €5",
     "2 x €5", "3 @ €5", "€5/kg", "€5 per month", "€5 each", "from €5", "Total: €5",
     "€5 (incl. VAT)",
     "1 EUR = 1.1 USD", "EUR: 5", "EUR 2020-01-01", "2 pairs from €349", "£1/2/6", "€5.50p"],
)  # fmt: skip
def test_what_is_more_than_an_amount_is_refused(text):
    assert reason_of(text, "money") in ("syntax", "unknown", "component")


@pytest.mark.parametrize("text", ["5K", "$5K", "€5M", "5 M", "$5 b", "5T", "kr 5k"])
def test_a_letter_that_may_be_thousands_is_no_currency(text):
    for kind in ("money", "currency"):
        assert reason_of(text, kind) in ("ambiguous", "component")
    assert reason_of(text, "money", region="PG") == "ambiguous"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("€5k", "EUR 5000"), ("5M €", "EUR 5000000"), ("€5 Mio.", "EUR 5000000"), ("US$ 5bn",
        "USD 5000000000"),
        ("₹ 5 lakh", "INR 500000"), ("5 crore INR", "INR 50000000"), ("(€5M)", "EUR -5000000"),
        ("5 million US dollars", "USD 5000000"), ("€1.5 Mrd", "EUR 1500000000"), ("£5K",
        "GBP 5000"),
    ],
)  # fmt: skip
def test_suffixes_are_read_when_asked_for(text, written):
    assert cl.clean_value(text, "money", suffixes=True) == written


@pytest.mark.parametrize(
    ("text", "options", "written"),
    [
        ("5", {"default_currency": "EUR"}, "EUR 5"),
        ("12,-", {"default_currency": "EUR"}, "EUR 12"),
        ("US$5", {"default_currency": "EUR"}, "USD 5"), ("HRK 5", {"historic": True}, "HRK 5"),
        ("5 DM", {"historic": True}, "DEM 5"), ("€ -", {"dash": "zero"}, "EUR 0"),
        ("-- €", {"dash": "zero"}, "EUR 0"), ("€3.350", {"decimal": "."}, "EUR 3.3500"),
        ("€3.350", {"decimal": ","}, "EUR 3350"),
        ("€3.350", {"ambiguous_separator": ","}, "EUR 3350"),
        ("USD 12,34,567", {"grouping": "indian"}, "USD 1234567"), ("€5.555", {"decimal": ".",
        "decimals": 2}, "EUR 5.56"),
        ("€5", {"decimals": 2}, "EUR 5.00"),
    ],
)  # fmt: skip
def test_options_say_what_the_cell_does_not(text, options, written):
    assert cl.clean_value(text, "money", **options) == written


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("Rs.50", "50"), ("Rs. 50", "50"), ("Rs.50.50", "50.50"), ("kr.50", "50"), ("L.50.25",
        "50.25"),
        ("S/.50", "50"), ("$.50", "0.50"), ("R$.50", "0.50"), ("Rs .50", "0.50"), ("50 Rs.", "50"),
        ("¥.5", "0.5"),
    ],
)  # fmt: skip
def test_a_dot_belongs_to_an_abbreviation_but_not_to_a_sign(text, amount):
    assert str(cl.clean_value(text, "currency")) == amount


@pytest.mark.parametrize("text", ["", " ", "-", "—", "n/a", "NaN", "---"])
def test_null_tokens_are_missing(text):
    assert cl.clean_value(text, "money") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("€" + "9" * 10**5, "length"), ("$ " * 10**5 + "5", "length"),
        ("US $ " * 10**5 + "5", "length"), ("5" + " USD" * 10**5, "length"),
        ("€" * 10**5 + "5", "unknown"), ("€" + "1," * 10**5 + "1", "length"),
        ("€5" + " kr" * 20, "syntax"),
    ],
    ids=lambda value: value[:12],
)  # fmt: skip
def test_huge_cells_are_refused_in_no_time(text, reason):
    assert reason_of(text, "money") == reason


def test_a_dash_beside_a_currency_is_missing_or_zero():
    cells = ["$-", "\u20ac -", "-", "USD 5"]
    assert cl.clean_money(cells, region="US") == [None, None, None, "USD 5"]
    zero = cl.clean_money(cells, region="US", dash="zero", default_currency="USD")
    assert zero == ["USD 0", "EUR 0", "USD 0", "USD 5"]
