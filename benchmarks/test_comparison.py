"""The comparison runs, judges and tells targets; run with ``pytest benchmarks``."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import pytest

from benchmarks import addresses, comparison, dates, numbers, phones, report, scoring
from benchmarks.comparison import FACTORIZE, Family, Faster, Microseconds, Scenario, Within
from benchmarks.timing import Peer

US = {"cleanlib": 2.0, "slow": 30.0, "fast": 1.0, "absent": float("nan")}


@pytest.mark.parametrize(
    ("target", "line"),
    [
        (Faster("slow", 15), "- faster than slow: 15.00x (target at least 15x): **reached**"),
        (Faster("fast", 2), "- faster than fast: 0.50x (target at least 2x): **not reached**"),
        (Within("fast", 2), "- time of fast: 2.00x (target at most 2x): **reached**"),
        (Within("absent", 2), "- time of absent: not measured (target at most 2x)"),
        (Microseconds(1), "- time per row: 2.00 us (target at most 1 us): **not reached**"),
    ],
    ids=str,
)
def test_targets_tell_whether_they_are_reached(target: comparison.Target, line: str) -> None:
    assert target.line(US) == line


def truth_again(frame: pd.DataFrame) -> pd.DataFrame:
    """Right for what is written plainly; a null where it is not."""
    return pd.to_numeric(frame.iloc[:, 0], errors="coerce").to_frame()


def broken(series: pd.Series) -> pd.Series:
    raise RuntimeError("no such thing")


PEERS = (
    comparison.ours(truth_again),
    Peer("broken", broken),
    Peer("absent", broken, needs="no_such_module"),
    FACTORIZE,
)
SCENARIO = Scenario(
    "plain",
    "numbers_plain",
    PEERS,
    (Microseconds(1e6), Within("elsewhere", 1e6)),
    scoring.amounts,
    scoring.amounts_alone,
    share=0.5,
    published={"elsewhere": 9.0},
)


def test_a_table_has_everyone_and_says_who_did_not_run() -> None:
    section = comparison.compare("Numbers", SCENARIO, 400, rounds=1)
    assert section.title == "Numbers, plain, 400 rows"
    own, failed, absent, bound, elsewhere = section.records
    assert own["right"] > 300
    assert own["wrong"] == own["missed"] == own["leaked"] == 0
    assert (own["ratio"], own["distinct"]) == (1, 200)
    assert failed["error"] == "RuntimeError: no such thing"
    assert absent["error"] == "not installed"
    assert "right" not in bound
    assert elsewhere["us_per_row"] == 9
    assert [line.rpartition(": ")[2] for line in section.lines[-2:]] == ["**reached**"] * 2


def test_slow_contestants_see_fewer_rows_with_the_same_share_of_repeats() -> None:
    peers = (PEERS[0], Peer("slow", broken, max_rows=100))
    sizes = [
        (len(entry.work.series), entry.work.series.nunique())
        for entry in Scenario("", "numbers_plain", peers, (), *[scoring.amounts] * 2, 0.2).entries(
            1_000
        )
    ]
    assert sizes[0] == (1_000, pytest.approx(200, abs=20))
    assert sizes[1] == (100, pytest.approx(20, abs=5))


def test_the_command_prints_and_writes_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("a\n<!-- toys: start -->\nold\n<!-- toys: end -->\nz\n", encoding="utf-8")
    monkeypatch.setattr(report, "README", readme)
    growth = comparison.growth([SCENARIO])
    family = Family("toys", "Toys", (SCENARIO,), (growth,), ("pandas",), (100,))
    family.main(["--rounds", "1", "--json", str(tmp_path / "out.json"), "--markdown"])
    printed = capsys.readouterr().out
    assert "### Toys, plain, 100 rows" in printed
    assert "not measured: the lengths asked for do not allow it" in printed
    assert {row["name"] for row in json.loads((tmp_path / "out.json").read_text())} > {"cleanlib"}
    text = readme.read_text(encoding="utf-8")
    assert text.startswith("a\n<!-- toys: start -->\n\nPython")
    assert "old" not in text
    assert text.endswith("<!-- toys: end -->\nz\n")


def test_only_the_parts_asked_for_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    family = Family("toys", "Toys", (SCENARIO,), (comparison.growth([SCENARIO]),), (), (100, 200))
    family.main(["--rounds", "1", "--parts", "growth"])
    printed = capsys.readouterr().out
    assert "### Growth" in printed
    assert "### Toys" not in printed


@pytest.mark.parametrize(
    "family",
    [addresses.ADDRESSES, dates.DATES, numbers.NUMBERS, phones.PHONES],
    ids=lambda family: family.name,
)
def test_every_target_names_someone_in_its_table(family: Family) -> None:
    for scenario in family.scenarios:
        known = {peer.name for peer in scenario.peers} | scenario.published.keys()
        assert {t.name for t in scenario.targets if not isinstance(t, Microseconds)} <= known
        assert scenario.peers[0].name == comparison.OURS
        assert f"<!-- {family.name}: start -->" in report.README.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("module", "scenario"),
    [
        ("babel", numbers.SCENARIOS[3]),
        ("price_parser", numbers.SCENARIOS[4]),
        ("phonenumbers", phones.SCENARIOS[0]),
    ],
    ids=["babel", "price_parser", "phonenumbers"],
)
def test_peers_answer_what_they_can(module: str, scenario: Scenario) -> None:
    pytest.importorskip(module)
    section = comparison.compare("", scenario, 500, rounds=1)
    peer = next(row for row in section.records if module.partition("_")[0] in row["name"])
    assert peer["right"] > 300
