"""Names of cities."""

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("WINSTON-SALEM", "Winston-Salem"),
        ("RIO DE JANEIRO", "Rio de Janeiro"),
        ("EAST LOS ANGELES", "East Los Angeles"),
        ("SAN JOSÉ DE LAS LAJAS", "San José de las Lajas"),
        ("SAINT-JEAN-SUR-RICHELIEU", "Saint-Jean-sur-Richelieu"),
        ("BOURG-LA-REINE", "Bourg-la-Reine"),
        ("STRATFORD-UPON-AVON", "Stratford-upon-Avon"),
        ("FRANKFURT AM MAIN", "Frankfurt am Main"),
        ("FRANKFURT (ODER)", "Frankfurt (Oder)"),
        ("DEN HAAG", "Den Haag"),
        ("'S-HERTOGENBOSCH", "'s-Hertogenbosch"),
        ("COEUR D'ALENE", "Coeur d'Alene"),
        ("L'AQUILA", "L'Aquila"),
        ("VAL-D’OR", "Val-d’Or"),
        ("O'FALLON", "O'Fallon"),
        ("MCALLEN", "McAllen"),
        ("MACON", "Macon"),
        ("WASHINGTON DC", "Washington DC"),
        ("ST. LOUIS ", "St. Louis"),
        ("29 PALMS", "29 Palms"),
        ("МОСКВА", "Москва"),
        ("NYC", "NYC"),
        ("ULM", "Ulm"),
        ("GARY, IN", "Gary, IN"),
        ("PORT-AU-PRINCE", "Port-au-Prince"),
        ("N'DJAMENA", "N'Djamena"),
        ("new york", "new york"),
        ("DeKalb", "DeKalb"),
        ("東京", "東京"),
        ("SÃ£o Paulo", "São Paulo"),
        ("Coeur d&#39;Alene", "Coeur d'Alene"),
        ("Bos\u200bton,", "Boston"),
        ("SÃ\u200b£o Paulo", "São Paulo"),
        ("“Paris”", "Paris"),
    ],
)
def test_capitals_and_damage_are_repaired(text, name):
    assert clean_value(text, "city") == name
    assert clean_value(name, "city") == name


@pytest.mark.parametrize(
    ("text", "options", "name"),
    [
        ("rio de janeiro", {"case": "title"}, "Rio de Janeiro"),
        ("DeKalb", {"case": "title"}, "DeKalb"),
        ("PARIS", {"case": "keep"}, "PARIS"),
        ("Paris", {"case": "upper"}, "PARIS"),
        ("Ft. Worth", {"expand": True}, "Fort Worth"),
        ("PORT ST LUCIE", {"expand": True}, "Port Saint Lucie"),
        ("N. Little Rock", {"expand": True}, "North Little Rock"),
        ("Colorado Spgs", {"expand": True}, "Colorado Springs"),
        ("Mt. Vernon", {"expand": True}, "Mount Vernon"),
        ("S.F.", {"mapping": {"SF": "San Francisco"}}, "San Francisco"),
        ("sao paulo", {"gazetteer": ["São Paulo"]}, "São Paulo"),
        ("Sao Palo", {"gazetteer": ["São Paulo"], "fuzzy": True}, "São Paulo"),
    ],
)
def test_options(text, options, name):
    assert clean_value(text, "city", **options) == name
    assert clean_value(name, "city", **options) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("12", "syntax"),
        ("75001", "syntax"),
        ("a@example.com", "syntax"),
        ("***", "syntax"),
        ("Bos\x00ton", "syntax"),
        ("Paris\nLyon", "multiple"),
        ("Paris; Lyon", "multiple"),
        ("Paris | Lyon", "syntax"),
        ('{"city": "Paris"}', "syntax"),
        ("<b>Paris</b>", "syntax"),
        ("=Paris", "syntax"),
        ("a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_name_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "city") == reason
    assert reason_of("Oz", "city", gazetteer=["Paris"]) == "unknown"


def test_names_like_null_tokens_are_kept_in_title_case_and_counted():
    frame = pd.DataFrame({"x": ["Nan", "Null", "Na", "NULL", "null", "None", "N/A", "?"]})
    result = cl.clean(frame, "x", "city")
    assert result.df["x"].isna().tolist() == [False] * 3 + [True] * 5
    assert result.report.notes["null_like"] == 3
    assert result.report.invalid == 0


@pytest.mark.parametrize(
    "options",
    [{"fuzzy": True}, {"mapping": ["SF"]}, {"mapping": {"A": "B", "B": "C"}}, {"gazetteer": 5},
     {"case": "lower"}],
)  # fmt: skip
def test_impossible_options_are_refused_at_once(options):
    with pytest.raises(cl.BadOption):
        clean_value("Paris", "city", **options)


def test_ascii():
    assert clean_value("Łódź", "city", "ascii") == "Lodz"
    assert reason_of("東京", "city", "ascii") == "missing_part"


@given(
    st.text("aAbBcCdDeElLsStTàÖ'’-. /()", min_size=1, max_size=20),
    st.sampled_from(["auto", "title", "upper", "keep"]),
    st.booleans(),
)
def test_cleaning_twice_changes_nothing(text, case, expand):
    once = cl.clean_city([text], errors="coerce", case=case, expand=expand)
    assert cl.clean_city(once, errors="coerce", case=case, expand=expand) == once
