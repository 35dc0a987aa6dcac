"""Regions of number plans, and the countries that name them."""

import pytest

from cleanlib import BadOption
from cleanlib.shared.countries import country_code
from cleanlib.shared.regions import check_region, region_of


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("DE", "DE"), ("deu", "DE"), ("276", "DE"), ("Germany", "DE"), (" germany ", "DE"),
        ("Federal Republic of Germany", "DE"), ("Côte d'Ivoire", "CI"), ("Cote d'Ivoire", "CI"),
        ("UK", "GB"), ("USA", "US"), ("South Korea", "KR"), ("Kosovo", "XK"), ("ＦＲ", "FR"),
        ("Korea", None), ("Atlantis", None), ("", None), ("x" * 1_000_000, None),
    ],
)  # fmt: skip
def test_countries_by_code_and_name(text, code):
    assert country_code(text) == code


def test_regions_have_telephone_numbers():
    assert region_of("United Kingdom") == "GB"
    assert region_of("Antarctica") is None


def test_a_region_is_a_code_or_none():
    check_region("GB", "region")
    check_region(None, "region")
    with pytest.raises(BadOption, match="region='UK' is no region; did you mean 'GB'"):
        check_region("UK", "region")
    with pytest.raises(BadOption, match="ISO 3166"):
        check_region(["GB"], "region")
