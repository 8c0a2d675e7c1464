"""Moves whose choices say what they bring to light: these are made at once, though they cannot be taken back."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.table import Table
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import forest, legal, play, with_moonlight

ONE = Seat(0)
EVENTS = "forgotten-grove"


def warned(table: Table, line: str) -> bool:
    return GAME.telling.warned(GAME.view(table, ONE), GAME.grammar.read(line))


@pytest.mark.rule("SF-FAVOUR-02")
@pytest.mark.parametrize(
    ("drawing", "line", "is_warned"),
    [
        ("leaves webs vines2", "take A1", False),
        ("leaves!sun webs vines2", "take A1", True),
        ("leaves leaves!sun vines2", "take A1 A2", True),
        ("leaves leaves!sun vines2", "take A1", False),
        ("leaves webs vines2", "pass", False),
    ],
)
def test_a_take_says_that_it_wins_a_favour(drawing: str, line: str, is_warned: bool) -> None:
    assert warned(forest(drawing), line) == is_warned


@pytest.mark.rule("ML-TILES-04")
def test_a_take_says_that_it_shows_a_moonlight_tile_and_that_turning_it_up_does() -> None:
    table = with_moonlight(forest("leaves webs"), "leaves")
    assert not warned(table, "take A1")
    assert warned(with_moonlight(forest("leaves"), "leaves"), "take A1")
    play(table, "take A1")
    assert not warned(table, "moonlight down")
    assert warned(table, "moonlight up")


@pytest.mark.rule("SF-EVENT-03", "SF-EVENT-04", "SF-FAVOUR-10")
@pytest.mark.parametrize(("first", "is_warned"), [("leaves!sun", True), ("leaves", False)])
def test_who_has_won_a_favour_sees_it_by_going_on_or_by_stopping(first: str, is_warned: bool) -> None:
    table = forest(f"{first} ~leaves ~webs vines", on=EVENTS, modules=("events",))
    play(table, "take A1")
    assert table.stage == "second"
    assert warned(table, "stop") == is_warned
    second = next(line for line in legal(table) if line.startswith("second"))
    assert warned(table, second), "it turns the next one up"


def test_to_stop_elsewhere_brings_nothing_to_light() -> None:
    assert not warned(forest("leaves!sun webs"), "stop")
