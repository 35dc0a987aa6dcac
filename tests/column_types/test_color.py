"""Colours of CSS."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean, clean_value
from cleanlib.core.tables import read_table
from tests.column_types.reading import reason_of
from tests.conftest import text_frame

CHANNEL = st.integers(0, 255)


@pytest.mark.parametrize(
    ("text", "hexadecimal"),
    [
        ("#A1B2C3", "#a1b2c3"),
        ("#0F0", "#00ff00"),
        ("#0f08", "#00ff0088"),
        ("#00808080", "#00808080"),
        ("#ff0000ff", "#ff0000ff"),
        ("ff8800", "#ff8800"),
        ("123456", "#123456"),
        ("ff880080", "#ff880080"),
        ("0xFF8800", "#ff8800"),
        ("＃ＦＦ８８００", "#ff8800"),
        ("red", "#ff0000"),
        (" Rebecca  Purple ", "#663399"),
        ("light-goldenrod_yellow", "#fafad2"),
        ("DarkSlateGrey", "#2f4f4f"),
        ("transparent", "#00000000"),
        ("rgb(161,178,195)", "#a1b2c3"),
        ("rgb( 161 178 195 )", "#a1b2c3"),
        ("RGBA(0, 0, 0, .5)", "#00000080"),
        ("rgb(0 0 0 / 50%)", "#00000080"),
        ("rgba(0,0,0)", "#000000"),
        ("rgb(100%, 0%, 50%)", "#ff0080"),
        ("rgb(10% 20 0)", "#1a1400"),
        ("rgb(1.5 2.49 1e2)", "#020264"),
        ("rgb(none 255 0)", "#00ff00"),
        ("hsl(120, 100%, 25%)", "#008000"),
        ("hsl(-240deg 100% 25%)", "#008000"),
        ("hsl(480 100 25 / none)", "#00800000"),
        ("hsl(0.5turn 100% 50%)", "#00ffff"),
        ("hsla(200grad 100% 50% / .3)", "#00ffff4d"),
        ("hsl(3.14159265rad, 100%, 50%)", "#00ffff"),
        ("hwb(120 0% 50%)", "#008000"),
        ("hwb(90deg 60% 60%)", "#808080"),
        ("lab(50% 0 0)", "#777777"),
        ("lab(100 0 0)", "#ffffff"),
        ("lab(29.2345% 39.3825 20.0664)", "#7d2329"),
        ("lch(54.29% 106.84 40.86)", "#ff0000"),
        ("oklab(100% 0 0)", "#ffffff"),
        ("oklch(0.628 0.2577 29.23)", "#ff0000"),
        ("color(srgb 1 0.5 0 / 50%)", "#ff800080"),
        ("color(srgb-linear 1 0 0)", "#ff0000"),
        ("color(display-p3 1 1 1)", "#ffffff"),
        ("color(xyz 0.9505 1 1.089)", "#ffffff"),
        ("color(xyz-d50 0.9642 1 0.8251)", "#ffffff"),
    ],
)
def test_every_notation_is_written_in_hexadecimal(text, hexadecimal):
    assert clean_value(text, "color") == hexadecimal
    assert clean_value(hexadecimal, "color") == hexadecimal


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("#GGG", "syntax"),
        ("#a1b2c", "syntax"),
        ("f80", "syntax"),
        ("f80f", "syntax"),
        ("0xffff8800", "syntax"),
        ("255, 136, 0", "syntax"),
        ("rgb()", "syntax"),
        ("rgb(1, 2)", "syntax"),
        ("rgb(1, 2, 3, 4, 5)", "syntax"),
        ("rgb(1 2 3 /)", "syntax"),
        ("rgb(1, 2 3)", "syntax"),
        ("rgb(1., 2, 3)", "syntax"),
        ("rgb(10%, 20, 30)", "syntax"),
        ("rgb(none, 0, 0)", "syntax"),
        ("rgb(10deg 0 0)", "syntax"),
        ("hsl(120, 100, 25)", "syntax"),
        ("hsl(50%, 100%, 25%)", "syntax"),
        ("lab(50, 0, 0)", "syntax"),
        ("color(srgb 1 1)", "syntax"),
        ("rgb(0,-5,0)", "range"),
        ("rgb(256 0 0)", "range"),
        ("rgb(101% 0% 0%)", "range"),
        ("rgb(0 0 0 / 1.5)", "range"),
        ("hsl(0 120% 50%)", "range"),
        ("lab(101 0 0)", "range"),
        ("lab(50 1e5 0)", "range"),
        ("color(display-p3 0 1 0)", "range"),
        ("hsl(1e99 0% 0%)", "range"),
        ("cmyk(0, 0, 0, 0)", "unknown"),
        ("color(rec2020 1 0 0)", "unknown"),
        ("currentcolor", "unknown"),
        ("mauve", "unknown"),
        ("#" + "f" * 1_000_000, "length"),
    ],
)
def test_what_is_no_colour_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "color") == reason


@pytest.mark.parametrize(
    ("text", "hexadecimal"),
    [
        ("rgb(0,-5,300)", "#0000ff"),
        ("rgb(0 0 0 / 150%)", "#000000ff"),
        ("color(display-p3 0 1 0)", "#00ff00"),
    ],
)
def test_clamp_sets_numbers_to_their_bounds(text, hexadecimal):
    assert clean_value(text, "color", clamp=True) == hexadecimal


def test_the_formats():
    written = {
        spec: clean_value("#00808080", "color", spec) for spec in ("hex", "rgb", "rgba", "hsl")
    }
    assert written == {
        "hex": "#00808080",
        "rgb": "rgba(0, 128, 128, 0.5)",
        "rgba": "rgba(0, 128, 128, 0.5)",
        "hsl": "hsla(180, 100%, 25%, 0.5)",
    }
    assert clean_value("#a1b2c3", "color", "rgb") == "rgb(161, 178, 195)"
    assert clean_value("#a1b2c3", "color", "rgba") == "rgba(161, 178, 195, 1)"
    assert clean_value("#a1b2c3", "color", "hsl") == "hsl(210, 22.1%, 69.8%)"
    assert clean_value("#a1b2c3", "color", "int") == 0xA1B2C3
    assert clean_value("rgb(1 2 3 / .25)", "color", "parts") == {
        "red": 1,
        "green": 2,
        "blue": 3,
        "alpha": 0.25,
    }


def test_the_opacity_may_be_dropped():
    assert clean_value("#00808080", "color", alpha="drop") == "#008080"
    assert clean_value("#00808080", "color", "name", alpha="drop") == "teal"
    for spec in ("int", "name"):
        assert reason_of("#00808080", "color", spec) == "component"


@pytest.mark.parametrize(
    ("text", "name"),
    [("#0FF", "cyan"), ("fuchsia", "magenta"), ("grey", "gray"), ("#0000", "transparent")],
)
def test_of_two_names_one_is_written(text, name):
    assert clean_value(text, "color", "name") == name


def test_the_nearest_name_is_a_guess_on_request():
    assert reason_of("#fa0302", "color", "name") == "unknown"
    cleaned = clean(text_frame("#fa0302"), "x", "color", "name", nearest_name=True)
    assert cleaned.df["x"].tolist() == ["red"]
    assert cleaned.report.notes == {"nearest_name": 1}


def test_there_are_the_148_names_of_css():
    rows = read_table("css_colors")
    assert len(rows) == 148
    for row in rows:
        assert clean_value(row["name"], "color") == f"#{row['hex']}"
        assert clean_value(clean_value(row["name"], "color", "name"), "color") == f"#{row['hex']}"


@given(CHANNEL, CHANNEL, CHANNEL, st.none() | CHANNEL)
def test_what_holds_the_whole_colour_reads_back_as_it(red, green, blue, alpha):
    channels = [red, green, blue] if alpha is None else [red, green, blue, alpha]
    hexadecimal = f"#{bytes(channels).hex()}"
    for spec in ("rgb", "hsl"):
        assert clean_value(clean_value(hexadecimal, "color", spec), "color") == hexadecimal
