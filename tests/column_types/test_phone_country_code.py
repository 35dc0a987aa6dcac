"""Country calling codes."""

import pytest

import cleanlib as cl
from cleanlib import Invalid, clean_value


@pytest.mark.parametrize(
    ("text", "plus", "region"),
    [
        ("+49", "+49", "DE"),
        ("0049", "+49", "DE"),
        ("011 49", "+49", "DE"),
        ("49", "+49", "DE"),
        (49, "+49", "DE"),
        (49.0, "+49", "DE"),
        ("49.0", "+49", "DE"),
        ("(+49)", "+49", "DE"),
        ("٤٩", "+49", "DE"),
        ("DE +49", "+49", "DE"),
        ("Germany: +49", "+49", "DE"),
        ("+49 (Germany)", "+49", "DE"),
        ("+1", "+1", "US"),
        ("+1 CA", "+1", "CA"),
        ("1-242", "+1242", "BS"),
        ("1 (684)", "+1684", "AS"),
        ("+7 7", "+77", "KZ"),
        ("+44-1481", "+441481", "GG"),
        ("+358 18", "+35818", "AX"),
    ],
)
def test_accepted(text, plus, region):
    assert clean_value(text, "phone_country_code") == plus
    assert clean_value(text, "phone_country_code", "digits") == plus[1:]
    assert clean_value(text, "phone_country_code", "parts") == {"code": plus[1:], "region": region}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("+0", "unknown"),
        ("0", "unknown"),
        ("999", "unknown"),
        ("+1 212", "unknown"),
        ("+74", "unknown"),
        ("+358 2", "unknown"),
        ("Germany +44", "component"),
        ("Atlantis +44", "syntax"),
        ("+49 30 1234", "syntax"),
        ("+49;+44", "syntax"),
        ("+-49", "syntax"),
        ("x" * 1_000_000, "length"),
    ],
)
def test_refused(text, reason):
    with pytest.raises(Invalid) as raised:
        clean_value(text, "phone_country_code")
    assert raised.value.reason == reason


def test_regions():
    with cl.reports() as log:
        assert cl.clean_phone_country_code(["+49", "+1", "1-242"], target_format="region") == [
            "DE", "US", "BS",
        ]  # fmt: skip
    assert log[0].notes == {"main_region": 1}
    with pytest.raises(Invalid, match="missing_part"):
        clean_value("+800", "phone_country_code", "region")
    assert clean_value("+800", "phone_country_code", "parts")["region"] is None
