"""Open number formats."""

import pytest

from cleanlib import UnknownFormat
from cleanlib.shared.numbers.pattern import read_pattern
from cleanlib.shared.numbers.writing import Style


@pytest.mark.parametrize(
    ("spec", "style", "decimals"),
    [
        ("0", Style(), (0, 0)),
        ("#", Style(), (0, 0)),
        ("000", Style(least=3), (0, 0)),
        ("0.00", Style(), (2, 2)),
        ("#.00", Style(), (2, 2)),
        ("0.##", Style(), (0, 2)),
        ("0.0#", Style(), (1, 2)),
        ("0,0#", Style(","), (1, 2)),
        ("#,##0", Style(separator=","), (0, 0)),
        ("#.##0", Style(separator="."), (0, 0)),
        ("#,###", Style(separator=","), (0, 0)),
        ("#.###", Style(), (0, 3)),
        ("0.000", Style(), (3, 3)),
        ("0,000", Style(","), (3, 3)),
        ("#,##0.00", Style(separator=","), (2, 2)),
        ("#.##0,00", Style(",", "."), (2, 2)),
        ("# ##0,0", Style(",", " "), (1, 1)),
        ("#'##0.0", Style(separator="'"), (1, 1)),
        ("#’##0", Style(separator="’"), (0, 0)),
        ("#\u202f##0,0", Style(",", "\u202f"), (1, 1)),
        ("#_##0", Style(separator="_"), (0, 0)),
        ("000 000", Style(separator=" ", least=6), (0, 0)),
        ("#,##,##0.0", Style(separator=",", groups=(3, 2)), (1, 1)),
        ("# ####", Style(separator=" ", groups=(4,)), (0, 0)),
        ("$0.00 net", Style(prefix="$", suffix=" net"), (2, 2)),
        ("0,-", Style(suffix=",-"), (0, 0)),
        ("0 %", Style(suffix=" %"), (0, 0)),
    ],
)
def test_a_pattern_is_written_as_numbers_look(spec, style, decimals):
    assert read_pattern(spec) == (style, *decimals)


@pytest.mark.parametrize("spec", ["", "thousands", "0;0", "0.0 to 0.0", "#-0", "%", "0:00"])
def test_what_is_no_pattern(spec):
    assert read_pattern(spec) is None


@pytest.mark.parametrize(
    "spec",
    ["#0#", "0#.0", "0.#0", "0.00.00", "#,#,#", "0,0.00", "#,##,###,##0", "#,###'##0", "#.##0.00",
     "10", "0.05", "0,5", "-0", "+0", "−0", "(0)", "0-", "0+", "0 0"],
)  # fmt: skip
def test_patterns_that_would_mislead_say_why(spec):
    with pytest.raises(UnknownFormat, match="one grouping mark and one decimal mark"):
        read_pattern(spec)
