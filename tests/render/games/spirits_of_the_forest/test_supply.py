"""The supply still to come of each spirit and power, and the total of each."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest.model.facts import components
from render.games.spirits_of_the_forest.board import board, supply
from render.kit.fonts import legible
from render.kit.palette import CREAM, MUTED, PANEL
from render.pictures import describe, table
from tests.render.forest import GAME, people, views
from tests.render.pixels import is_written, sheet


@pytest.mark.rule("SF-SETUP-04")
def test_what_is_to_come_and_what_was_taken_are_all_there_is() -> None:
    for view in views(3):
        assert {spirit.id: view.in_all[spirit.id] for spirit in components().spirits} == {
            spirit.id: spirit.printed for spirit in components().spirits
        }
        for name, whole in view.in_all.items():
            held = sum(
                dict([*player.spirits.items(), *player.powers.items()])[name] for player in view.players
            )
            assert view.to_come[name] == whole - held


def test_it_is_written_below_the_forest_until_that_is_empty() -> None:
    begun, over = views(3)[0], views(3)[-1]
    drawn = sheet(table(GAME, begun, people(3), "en"))
    top = board.panels_top(begun) - supply.HIGH
    strip = (0, top - 10, drawn.width, top + supply.HIGH)
    assert is_written(drawn, str(begun.to_come["mosses"]), "heavy", legible(drawn.width), CREAM, PANEL, strip)
    assert is_written(drawn, f"/{begun.in_all['mosses']}", "heavy", legible(drawn.width), MUTED, PANEL, strip)
    assert (supply.height(begun), supply.height(over)) == (supply.HIGH, 0)


def test_it_is_told_in_words() -> None:
    begun = views(3)[0]
    assert "mosses 5 of 5" in describe(GAME, begun, people(3), "en")
    assert "Still in the forest" not in describe(GAME, views(3)[-1], people(3), "en")
