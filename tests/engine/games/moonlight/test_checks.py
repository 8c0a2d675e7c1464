"""A host may put a map right, and is told in a sentence what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.facts import GAMES, FactsError, read
from engine.games.moonlight.model.kinds import SCENARIOS
from engine.games.moonlight.model.scenario import file_of
from engine.games.moonlight.rules.checks import PlayableScenario


def edited(folder: Path, number: int, *edits: tuple[str, str]) -> tuple[str, ...]:
    """What is wrong with a scenario once these words of its file are replaced, the first time they occur."""
    text = (GAMES / "moonlight" / f"{file_of(number)}.toml").read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "edited.toml"
    path.write_text(text, encoding="utf-8")
    try:
        read(path, PlayableScenario)
    except FactsError as error:
        return error.faults
    return ()


@pytest.mark.parametrize("number", SCENARIOS)
def test_every_scenario_can_be_begun(tmp_path: Path, number: int) -> None:
    assert edited(tmp_path, number) == ()


@pytest.mark.parametrize(
    ("number", "edit", "fault"),
    [
        (
            1,
            ("U..L", "U..?"),
            "scenario 1 cannot be read: row 2 of the map holds a sign that means nothing: 'U..?'",
        ),
        (1, ("U..b", "...b"), "scenario 1 cannot be read: something lies on the empty space '...b'"),
        (1, ("U..L", "...."), "scenario 1 has 47 tiles on its map and 0 beside it, not 48"),
        (1, ("bits_team = 3", "bits_team = 4"), "scenario 1 has 9 bits, but there are 8"),
        (
            1,
            ('modes = ["coop", "solo", "versus"]', 'modes = ["coop"]'),
            "scenario 1 must be playable by two together and by one alone",
        ),
        (
            1,
            ('versus = "printed"\n', ""),
            "scenario 1 must say where its competitive rules come from, exactly if it has any",
        ),
        (
            1,
            ('["regular", "difficult", "extreme"]', '["extreme"]'),
            "scenario 1 must have either all difficulties or the regular one alone",
        ),
        (
            1,
            ("tokens_dealt = [2, 3]", "tokens_dealt = [2, 2]"),
            "scenario 1 deals 4 tokens, but 5 lie beside the forest",
        ),
        (
            1,
            ('"start_bits_team"', '"start_bits_taem"'),
            "scenario 1 names modules that there are not: start_bits_taem",
        ),
        (2, ("U..A", "U..."), "scenario 2 must have each lettered start spot twice: not so A"),
        (2, ("U..B U... U... U..b", "U..B U... .... U..b"), "scenario 2 has 47 tiles"),
        (8, ("col = 1,", "col = 9,"), "scenario 8 has tokens beside columns without tiles: 9"),
        (
            8,
            ("U..b U... U... U...\n", "U..b U... U... D...\n"),
            "scenario 8 has tiles face down that would be turned up at once",
        ),
        (
            9,
            ("D.t.", "U.t."),
            "scenario 9 must have at least 6 face-down tiles with a favour token, and no other with one",
        ),
        (13, ("U1.y", "U1.g"), "scenario 13 must have three yellow and three green gems"),
        (19, ("DDDD", "...."), "scenario 19"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, number: int, edit: tuple[str, str], fault: str) -> None:
    faults = edited(tmp_path, number, edit)
    assert any(each.startswith(fault) for each in faults), faults


def test_a_start_without_a_tile_to_pick_is_named(tmp_path: Path) -> None:
    faults = edited(tmp_path, 8, ("U..L U... D..b", "U... U... D..L"))
    assert "scenario 8 cannot be begun with Light on B3 and Shadow on B8" in faults


def test_a_forest_that_is_torn_apart_is_named(tmp_path: Path) -> None:
    line = "U... U... U1.y U..b U... .... .... ...."
    faults = edited(
        tmp_path,
        13,
        (line, "U... .... .... .... U... .... .... ...."),
        ("tiles = 48", "tiles = 44"),
        ("1.g", "1.y"),
    )
    assert any("cannot be reached" in fault or "gems" in fault for fault in faults)
