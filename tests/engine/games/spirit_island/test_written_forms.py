"""Lands, targets and thresholds as they are written: in saved games, in logs of moves and in slash options."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.action import to_text
from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.model.actions import Aim, Thresholds, Use
from engine.games.spirit_island.model.island import island
from engine.games.spirit_island.model.land import BOARDS, board_of, is_ocean, land_of, number_of, ocean_of
from engine.saved_match import Saved, load_match
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, Island

ROOT = Path(__file__).parents[4]
OLD = Path(__file__).parent / "old_save.json"
"""A game of two in its first fast phase, saved when targets and thresholds were strings everywhere."""
INTO_A_LAND = re.compile(r"(?<![.\w])(land|name|origin|ocean)\[(0|1:)\]|endswith\(\"0\"\)|f\"\{\w*board\}")
"""Pattern of code that looks into the name of a land, or makes one."""


def test_an_old_save_is_loaded_and_goes_on() -> None:
    match = load_match(Saved.model_validate_json(OLD.read_text(encoding="utf-8")), GAME)
    assert match.notice is None
    written = [to_text(action) for action in match.legal(Seat(0))]
    assert {"use guard-the-healing-land A5", "use gift-of-strength 1 1", "use gift-of-strength 2 1"} <= set(
        written
    )
    match.play(Seat(0), GAME.grammar.read("use gift-of-strength 2 1"))
    lasting = match.imagine(None, Chance(b"any")).play.table.lasting
    assert [(each.id, each.seat, each.amount) for each in lasting] == [("repeat", Seat(1), 1)]


@pytest.mark.parametrize(
    ("line", "aim", "used"),
    [
        ("use wash-away A5", "A5", None),
        ("use gift-of-strength 2 1", Seat(1), (1,)),
        ("use night-terrors A7 12", "A7", (1, 2)),
        ("use natures-resilience D0 0", "D0", ()),
    ],
)
def test_a_use_is_written_as_people_write_it_and_read_as_the_rules_want_it(
    line: str, aim: Aim, used: Thresholds | None
) -> None:
    action = GAME.grammar.read(line)
    assert isinstance(action, Use)
    assert (action.aim, action.used) == (aim, used or ())
    assert Use.of(action.power, aim, used) == action
    assert to_text(action) == line


def test_the_name_of_a_land_says_its_board_and_its_number() -> None:
    whole = island(BOARDS, True)
    assert len(whole.lands) == 8 * len(BOARDS)
    for land in (*whole.lands, *whole.oceans):
        assert land_of(board_of(land), number_of(land)) == land
        assert is_ocean(land) == (number_of(land) == 0) == (land == ocean_of(board_of(land)))


def test_only_one_file_looks_into_the_name_of_a_land() -> None:
    looking = {
        path.relative_to(ROOT).as_posix()
        for package in ("engine", "render")
        for path in (ROOT / package / "games" / "spirit_island").rglob("*.py")
        if INTO_A_LAND.search(path.read_text(encoding="utf-8"))
    }
    assert looking == {"engine/games/spirit_island/model/land.py"}


@pytest.mark.rule("SI-SCORE-04")
def test_a_table_that_was_saved_without_its_difficulty_has_none() -> None:
    written = json.loads(GAME.plain_tables.dump_json(Island(EARTH).table))
    del written["difficulty"]
    assert GAME.keeping.load(json.dumps(written)).play.table.difficulty == 0
