"""What is a number, what it is worth, and why other texts are none."""

import pytest

import cleanlib as cl
from tests.column_types.reading import reason_of


def read(text, **options):
    """A number as text, every digit kept."""
    return cl.clean_value(text, "number", "string", **options)


MARKS = [
    ("5", "5"),
    ("1234", "1234"),
    ("1.5", "1.5"),
    ("1,5", "1.5"),
    ("1.50", "1.50"),
    (".5", "0.5"),
    (",5", "0.5"),
    ("5.", "5"),
    ("1234.567", "1234.567"),
    ("1234,567", "1234.567"),
    ("1.2345", "1.2345"),
    ("1,234.5", "1234.5"),
    ("1.234,5", "1234.5"),
    ("1,234,567", "1234567"),
    ("1.234.567", "1234567"),
    ("1,234,567.891", "1234567.891"),
    ("1,000.", "1000"),
    ("0,123", "0.123"),
    ("0.123", "0.123"),
    ("00123", "123"),
    ("00,123", "0.123"),
]
BLANKS_AND_APOSTROPHES = [
    ("1 234", "1234"),
    ("1 234 567", "1234567"),
    ("1 234,5", "1234.5"),
    ("1 234.5", "1234.5"),
    ("1 234,567", "1234.567"),
    ("1\u00a0234\u202f567,5", "1234567.5"),
    ("1\u2009234\u2007567", "1234567"),
    ("1'234", "1234"),
    ("1'234.50", "1234.50"),
    ("1'234,50", "1234.50"),
    ("1’234’567", "1234567"),
]
SIGNS = [
    ("-5", "-5"),
    ("- 5", "-5"),
    ("5-", "-5"),
    ("5 -", "-5"),
    ("+5", "5"),
    ("5+", "5"),
    ("−5", "-5"),
    ("–5", "-5"),
    ("‐5", "-5"),
    ("-.5", "-0.5"),
    ("(5)", "-5"),
    ("( 1,234.50 )", "-1234.50"),
    ("-0", "0"),
    ("(0.00)", "0.00"),
]
SHARES = [
    ("12.5%", "0.125"),
    ("12,5 %", "0.125"),
    ("%5", "0.05"),
    ("% 5", "0.05"),
    ("-5%", "-0.05"),
    ("5%-", "-0.05"),
    ("(5%)", "-0.05"),
    ("(5)%", "-0.05"),
    ("(5) %", "-0.05"),
    ("5 percent", "0.05"),
    ("5 PCT.", "0.05"),
    ("5 per cent", "0.05"),
    ("5‰", "0.005"),
    ("5 permille", "0.005"),
    ("1,234.5%", "12.345"),
]
POWERS = [
    ("5e3", "5000"),
    ("5E+3", "5000"),
    ("5e-3", "0.005"),
    ("1.50e3", "1500"),
    ("1,5E3", "1500"),
    ("1.234,5E3", "1234500"),
    ("1.5e03", "1500"),
    ("-1.5e-3", "-0.0015"),
    ("1.5x10^3", "1500"),
    ("1,5 × 10^-3", "0.0015"),
    ("1.5×10³", "1500"),
    ("1.5×10⁻³", "0.0015"),
    ("1.5*10^+3", "1500"),
    ("0e3", "0"),
    ("0e-3", "0.000"),
]
SCRIPTS = [
    ("１２３．５", "123.5"),
    ("１，２３４．５", "1234.5"),
    ("٣٫٥", "3.5"),
    ("١٬٢٣٤٫٥", "1234.5"),
    ("۱۲۳", "123"),
    ("१२३", "123"),
    ("𝟏𝟐", "12"),
    ("٥٪", "0.05"),
    ("٪٥", "0.05"),
    ("５％", "0.05"),
]
WRAPPINGS = [
    (" 5 ", "5"),
    ("\t5\n", "5"),
    ("\ufeff5\u200b", "5"),
    ("\u202a5\u202c", "5"),
    ("12\u00ad345", "12345"),
    ('"1,234.5"', "1234.5"),
    ("“5”", "5"),
    ("'5'", "5"),
    ("‘5’", "5"),
    ("'5", "5"),
    ('="5"', "5"),
    ('="00123"', "123"),
]


@pytest.mark.parametrize(
    ("text", "value"),
    [*MARKS, *BLANKS_AND_APOSTROPHES, *SIGNS, *SHARES, *POWERS, *SCRIPTS, *WRAPPINGS],
)
def test_a_number_has_one_value(text, value):
    assert read(text) == value


@pytest.mark.parametrize(
    ("text", "point", "comma"),
    [
        ("1,234", "1234", "1.234"),
        ("1.234", "1.234", "1234"),
        ("12,000", "12000", "12.000"),
        ("1,234%", "12.34", "0.01234"),
        ("1,234e3", "1234000", "1234"),
        ("-1,234", "-1234", "-1.234"),
        ("1'234", "1234", "1234"),
        ("1 234", "1234", "1234"),
    ],
)
def test_a_mark_before_three_digits_is_what_the_caller_says(text, point, comma):
    assert read(text, decimal=".") == read(text, ambiguous_separator=".") == point
    assert read(text, decimal=",") == read(text, ambiguous_separator=",") == comma
    assert read(text) == read(text, decimal="infer") == point


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("12..5", "syntax"),
        ("1,,234", "syntax"),
        ("1.,5", "syntax"),
        ("5,", "syntax"),
        (".", "syntax"),
        ("1.000,", "syntax"),
        ("1,5,", "syntax"),
        ("1.5.", "grouping"),
        ("1,2,3", "grouping"),
        ("11,11.11", "grouping"),
        ("1,234,56", "grouping"),
        ("12,34,567", "grouping"),
        ("1234,567,890", "grouping"),
        ("1,234 567", "grouping"),
        ("1'234 567", "grouping"),
        ("1'23", "grouping"),
        ("1.2.3", "grouping"),
        ("192.168.1.1", "grouping"),
        ("0,123,456", "grouping"),
        ("0 123", "grouping"),
        ("030 123 456", "grouping"),
        ("0'123.50", "grouping"),
        ("00,123.5", "grouping"),
        ("12 34", "syntax"),
        ("1 234 56", "syntax"),
        ("1`234", "syntax"),
        ("1_000", "syntax"),
    ],
)  # fmt: skip
def test_groups_of_digits_are_strict(text, reason):
    assert reason_of(text, "number") == reason


@pytest.mark.parametrize(
    "text",
    ["12\n345", "12\r\n345", "12\t345", "1  234", "1\u00a0\u00a0234", "1 \n234", "1\u2028234",
     "1\u2029234", "1\v234", "12.5 12.5", "5 6", "5;6", "5/6", "5-6", "5–6", "5 - 6", "1:30",
     "5\x00000"],
)  # fmt: skip
def test_two_values_are_never_joined(text):
    assert reason_of(text, "number") == "syntax"


@pytest.mark.parametrize(
    "text",
    ["--5", "+-5", "-+5", "-5-", "(-5)", "(5-)", "-(5)", "-(5)%", "(5", "5)", "((5))", "[5]",
    "5.-", "5,-", "5. -",
     "5%%", "%5%", "5-%", "(5)(", "5'", '5"', '"5', "'5\"", "=5", "=1+2"],
)  # fmt: skip
def test_signs_brackets_and_quotes_belong_in_their_places(text):
    assert reason_of(text, "number") == "syntax"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1.5e", "syntax"),
        ("e5", "syntax"),
        ("5 e3", "syntax"),
        ("5e3.5", "syntax"),
        ("5e5e5", "syntax"),
        ("1.5×9^3", "syntax"),
        ("1.5×10", "syntax"),
        ("10³", "syntax"),
        ("5²", "unknown"),
        ("1e309", "range"),
        ("1e-309", "range"),
        ("1e" + "9" * 40, "range"),
        ("1e-" + "9" * 40, "range"),
        ("0e400", "range"),
        ("0e-" + "9" * 40, "range"),
        ("inf", "range"),
        ("-Infinity", "range"),
        ("∞", "range"),
    ],
)
def test_powers_of_ten_have_a_form_and_a_limit(text, reason):
    assert reason_of(text, "number") == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("twelve", "unknown"),
        ("12 apples", "unknown"),
        ("12kg", "unknown"),
        ("100M", "unknown"),
        ("1.2 million", "unknown"),
        ("5 CR", "unknown"),
        ("$5", "syntax"),
        ("€5", "unknown"),
        ("#5", "syntax"),
        ("<5", "syntax"),
        ("~5", "syntax"),
        ("≈5", "unknown"),
        ("5±1", "unknown"),
        ("5*", "syntax"),
        ("Ⅻ", "unknown"),
        ("TRUE", "unknown"),
        ("0x1F", "unknown"),
        ("0b11", "unknown"),
        ("1F", "unknown"),
        ("1O0", "unknown"),
        ("l00", "unknown"),
        ("I5", "unknown"),
        ("5O%", "unknown"),
        ("2020-01-01", "syntax"),
        ("1/2/2020", "syntax"),
        ("978-3-16-148410-0", "syntax"),
        ("+1 (555) 123-4567", "syntax"),
        ("50% off", "unknown"),
    ],
)
def test_what_stands_beside_a_number_must_be_known(text, reason):
    assert reason_of(text, "number") == reason


@pytest.mark.parametrize(
    "text",
    ["#DIV/0!", "#REF!", "#VALUE!", "#NUM!", "#NAME?", "#NULL!", "#SPILL!", "#CALC!", "#FIELD!",
     "####"],
)  # fmt: skip
def test_a_spreadsheet_error_is_told_from_other_texts(text):
    assert reason_of(text, "number") == "spreadsheet_error"


@pytest.mark.parametrize(
    "text", ["", " ", "-", "--", "—", "–", "---", "n/a", "NaN", "null", "?", "#N/A"]
)
def test_null_tokens_are_missing(text):
    assert read(text) is None


@pytest.mark.parametrize(
    ("text", "options", "value"),
    [
        ("12,34,567", {"grouping": "indian"}, "1234567"),
        ("1,23,45,678.50", {"grouping": "indian"}, "12345678.50"),
        ("1,234,567", {"grouping": "indian"}, "1234567"),
        ("१२,३४,५६७", {"grouping": "indian"}, "1234567"),
        ("12.5%", {"percent": "points"}, "12.5"),
        ("5‰", {"percent": "points"}, "0.5"),
        ("12.5", {"percent": "points"}, "12.5"),
        ("-", {"dash": "zero"}, "0"),
        (" – ", {"dash": "zero"}, "0"),
        ("--", {"dash": "zero"}, "0"),
        ("5 CR", {"cr_negative": True}, "-5"),
        ("5 Cr.", {"cr_negative": True}, "-5"),
        ("5 (CR)", {"cr_negative": True}, "-5"),
        ("5 DR", {"cr_negative": True}, "5"),
        ("5DB", {"cr_negative": True}, "5"),
        ("12.345", {"decimals": 2}, "12.35"),
        ("-12.345", {"decimals": 2}, "-12.35"),
        ("99.995", {"decimals": 2}, "100.00"),
        ("5", {"decimals": 2}, "5.00"),
        ("0.005", {"decimals": 2}, "0.01"),
        ("-0.004", {"decimals": 2}, "0.00"),
    ],
)
def test_options_widen_what_is_read(text, options, value):
    assert read(text, **options) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1k", "1000"), ("1 K", "1000"), ("2.5M", "2500000"), ("3bn", "3000000000"),
        ("1.2 million", "1200000"), ("5 thousand", "5000"), ("3 hundred", "300"),
        ("5 lakh", "500000"), ("2 crore", "20000000"), ("5 Mio.", "5000000"), ("5 Mrd",
        "5000000000"),
        ("1T", "1000000000000"), ("(5M)", "-5000000"), ("0.5k", "500"), ("1,234.5k", "1234500"),
    ],
)  # fmt: skip
def test_suffixes_are_read_when_asked_for(text, value):
    assert read(text, suffixes=True) == value
    assert reason_of(text, "number") == "unknown"


@pytest.mark.parametrize("text", ["1k5", "k5", "5kk", "1.2k%", "5 thousand million", "5 M M"])
def test_a_suffix_stands_once_behind_the_digits(text):
    assert reason_of(text, "number", suffixes=True) in ("syntax", "unknown")


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        ("12,34,567,890", {"grouping": "indian"}, "grouping"),
        ("12.34.567", {"grouping": "indian"}, "grouping"),
        ("12'34'567", {"grouping": "indian"}, "grouping"),
        ("5E1", {"scientific": False}, "syntax"),
        ("1.5×10^3", {"scientific": False}, "syntax"),
        ("(5) CR", {"cr_negative": True}, "syntax"),
        ("-5 CR", {"cr_negative": True}, "syntax"),
        ("CR 5", {"cr_negative": True}, "syntax"),
        ("1.5", {"decimal": ","}, "decimal_mark"),
        ("1,234.5", {"decimal": ","}, "decimal_mark"),
        ("1,234,567", {"decimal": ","}, "decimal_mark"),
        ("1,5", {"decimal": "."}, "decimal_mark"),
        (",5", {"decimal": "."}, "decimal_mark"),
        ("1,234", {"ambiguous_separator": "reject"}, "ambiguous"),
        ("1.234%", {"ambiguous_separator": "reject"}, "ambiguous"),
    ],
)
def test_options_narrow_what_is_read(text, options, reason):
    assert reason_of(text, "number", **options) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1" * 10**6, "length"),
        ("9" * 4_001, "length"),
        ("9" * 4_000, "range"),
        ("0." + "0" * 10**6 + "1", "length"),
        ("1," * 100_000 + "1", "grouping"),
        ("1" + ",111" * 100_000, "length"),
        ("1" + " 111" * 100_000, "length"),
        ("1." * 100_000, "grouping"),
        ("-" * 10**6 + "5", "syntax"),
        ("(" * 1_000 + "5" + ")" * 1_000, "syntax"),
        ("1e" * 100_000 + "1", "syntax"),
        ("1 " * 100_000, "syntax"),
        ("a" * 10**6, "unknown"),
        ("'" * 100_000 + "5", "syntax"),
    ],
    ids=lambda value: value[:12],
)
def test_huge_cells_are_refused_in_no_time(text, reason):
    assert reason_of(text, "number") == reason


def test_blanks_around_a_number_are_of_no_account_however_many():
    assert read(" " * 10**6 + "5" + "\u200b" * 10**5) == "5"
