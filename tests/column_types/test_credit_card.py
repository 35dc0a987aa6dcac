"""Card numbers: lengths and networks, and that no report shows them."""

import warnings

import pandas as pd
import pytest

import cleanlib as cl

SECRET = "4111 1111 1111 1112"


@pytest.mark.parametrize(
    ("number", "network"),
    [
        ("4111111111111111", "visa"),
        ("5555555555554444", "mastercard"),
        ("2223003122003222", "mastercard"),
        ("378282246310005", "amex"),
        ("30569309025904", "diners"),
        ("6011000990139424", "discover"),
        ("3530111333300000", "jcb"),
        ("6200000000000005", "unionpay"),
    ],
)
def test_networks(number, network):
    assert cl.clean_value(number, "credit_card", "network") == network


@pytest.mark.parametrize(
    ("target", "written"),
    [
        ("compact", "378282246310005"),
        ("spaced", "3782 822463 10005"),
        ("standard", "3782 822463 10005"),
        ("masked", "***********0005"),
        ("mask", "***********0005"),
        ("last4", "0005"),
    ],
)
def test_formats(target, written):
    assert cl.clean_value("3782-822463-10005", "credit_card", target) == written


def test_only_some_networks():
    assert cl.validate_credit_card("4111111111111111", networks=["visa"])
    assert not cl.validate_credit_card("4111111111111111", networks=["amex"])
    with pytest.raises(cl.BadOption, match="'vsa' is unknown; did you mean 'visa'"):
        cl.validate_credit_card("4111111111111111", networks=["vsa"])


def test_reports_warnings_and_errors_show_the_last_digits_only():
    frame = pd.DataFrame({"x": [SECRET]})
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        report = cl.clean(frame, "x", "credit_card").report
    with pytest.raises(cl.CleaningError) as error:
        cl.clean_credit_card(frame, "x", errors="raise")
    shown = [str(report), str(report.to_dict()), str(caught[0].message), str(error.value)]
    shown.append(str(cl.explain(SECRET, "credit_card")))
    for text in shown:
        assert "**** **** **** 1112" in text
        assert "4111" not in text
