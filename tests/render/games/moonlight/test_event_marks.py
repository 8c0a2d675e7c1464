"""Marks of events in Moonlight."""

from __future__ import annotations

import pytest

from engine.text import Text, say
from render.games.moonlight.board.event_marks import marks, tally
from render.games.spirits_of_the_forest.art.picture_size import TILE_H, TILE_W
from render.kit.marks import Mark
from tests.render.moonlight import seen, told

VIEW = seen(1, 8)


def shown(event: str, **args: object) -> list[Mark]:
    text: Text = say(f"moonlight-event-{event}", **args)  # type: ignore[arg-type]
    return [*marks(text, VIEW)]


def test_a_tile_is_shown_where_it_lay() -> None:
    gone = next(spot for spot in VIEW.spots if spot.tile is None)
    there = next(spot for spot in VIEW.spots if spot.tile is not None)
    (picked,), (up,) = shown("picks", place=gone.name), shown("turned-up", place=there.name)
    assert picked.at[0] < picked.number[0], "within the empty place"
    assert up.number == up.at[:2], "at the corner of a tile"


def test_a_creature_is_shown_where_it_stands_and_not_where_it_was() -> None:
    here = next(spot for spot in VIEW.spots if spot.creature is not None)
    left = next(spot for spot in VIEW.spots if spot.creature is None)
    assert len(shown("moves", creature="", place=here.name)) == 1
    assert shown("moves", creature="", place=left.name) == []


@pytest.mark.parametrize("event", ["picks", "picks-tile", "turned-up", "reflects", "light-comes"])
def test_whatever_happens_to_a_tile_is_shown_around_it(event: str) -> None:
    there = next(spot for spot in VIEW.spots if spot.tile is not None)
    (mark,) = shown(event, place=there.name)
    assert (mark.at[2] - mark.at[0], mark.at[3] - mark.at[1]) == (TILE_W, TILE_H)


@pytest.mark.parametrize("event", ["moves", "relocates", "crosses", "through-eclipse"])
def test_however_a_creature_comes_it_is_shown_around_it(event: str) -> None:
    here = next(spot for spot in VIEW.spots if spot.creature is not None)
    (mark,) = shown(event, place=here.name)
    assert mark.at[2] - mark.at[0] == mark.at[3] - mark.at[1] < TILE_W
    assert mark.number == (mark.at[0] + 2, mark.at[3] - 4)


def test_what_is_nowhere_is_not_shown() -> None:
    assert shown("talk") == shown("picks", place="Z99") == []


def test_symbols_and_bits_of_both_sides_and_gems_are_counted() -> None:
    counted = [counts for _, counts in tally(VIEW)]
    assert [counts["bit"] for counts in counted[:2]] == [side.bits for side in VIEW.sides]
    assert [counts["gem"] for counts in counted[2:]] == [player.gems for player in VIEW.players]
    assert counted[0]["webs"] == next(each.light.total for each in VIEW.categories if each.name == "webs")


def test_what_neither_side_has_is_still_to_come() -> None:
    for category in VIEW.categories:
        held = category.light.on_tiles + category.shadow.on_tiles
        assert category.to_come == category.in_all - held
    assert {category.name: category.in_all for category in VIEW.categories}["mosses"] == 5
    assert "mosses" in told(VIEW)
