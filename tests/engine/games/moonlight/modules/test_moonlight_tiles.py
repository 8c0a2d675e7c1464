"""Moonlight tiles in the forest (ML-S22, ML-S24)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.moonlight.forest.availability import around
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.rules.score import symbols, terms
from engine.games.moonlight.rules.winner import lacking
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, Spirit
from tests.engine.games.moonlight.stories import Story, tile


def lights(story: Story, **spirits: Spirit) -> Story:
    """Lay Moonlight tiles in these places, and nowhere else."""
    names = story.table.ground.names
    return story.change(lights={names.index(place): spirit for place, spirit in spirits.items()})


@pytest.mark.rule("ML-S22-01", "ML-S24-01", "ML-S24-02")
def test_what_is_shuffled_in() -> None:
    with_air, without = Story(22, 2).table, Story(24, 2).table
    assert (with_air.left(), len(with_air.lights), len(with_air.spirits)) == (56, 14, 10)
    assert (without.left(), len(without.lights), len(without.spirits)) == (48, 12, 9)
    assert set(Counter(with_air.lights.values()).values()) == {2}
    assert AIR in with_air.lights.values()
    assert AIR not in without.lights.values()
    assert {*scenario(24).modules} == {*scenario(22).modules} - {"air_spirits", "air_fireflies"}


@pytest.mark.rule("ML-S22-02")
def test_tokens_follow_the_creature() -> None:
    story = Story(22, 2, "C1", "E9", keep=["B1", "D9"]).tokens("B1", "leaves").tokens("D9", "webs")
    story.do("collect light B1", "collect shadow D9", "assign 2 1")
    assert (story.table.sides["light"].tokens, story.table.sides["shadow"].tokens) == (["leaves"], ["webs"])


@pytest.mark.rule("ML-S22-03", "ML-S22-04")
def test_face_down_tiles_are_picked_and_not_revealed_otherwise() -> None:
    story = Story(22, 2, "C1", "E9", keep=["C2", "D9", "D1"]).down("C2", "D1")
    assert "collect light C2" in story.legal()
    story.do("collect light C2")
    assert [taken.down for taken in story.table.picked] == [True]
    story.do("collect shadow D9")
    assert [taken.down for taken in story.table.picked] == [False, False]
    story.do("assign 1 2")
    assert {story.name(spot) for spot in story.table.down} == {"D1"}


@pytest.mark.rule("ML-S22-05")
def test_double_air_gets_a_firefly() -> None:
    story = Story(22, 2, "C1", "E9", keep=["D9"], show={"B1": "air*2"})
    story.do("collect light B1", "collect shadow D9", "assign 1 2")
    assert story.table.sides["light"].fireflies == [tile("air*2")]
    assert terms(story.table).discarded == {"light": [tile("air*2")]}


@pytest.mark.rule("ML-S22-06")
def test_a_stack_is_closed_in_across_moonlight_tiles_by_stacks_of_its_height() -> None:
    story = Story(22, 2, "C4", "E9", keep=["D3", "D5", "D7", "D9"])
    assert all(story.table.ground.spots[story.at(place)].level for place in ("D3", "D5", "D7"))
    assert "collect light D3" in story.legal(), "what lies two cells to its left is no stack"
    assert "collect light D5" not in story.legal()
    assert story.reason("collect light D5") == "ML-COLLECT-04"


@pytest.mark.rule("ML-S22-06", "ML-S22-07")
def test_moonlight_tiles_are_passed_over() -> None:
    story = Story(22, 2, "A2", "E9", keep=["C2", "B1", "D9", "B3", "D2"])
    assert "collect light C2" in story.legal(), "beyond B2, where a Moonlight tile lies"
    story.change(phase="move")
    assert "move light C2" in story.legal()
    assert "move light B2" not in story.legal()
    wall = Story(22, 2, "A1", "E9", keep=["B1", "B3", "D9", "C1"])
    assert story.table.lights
    assert "collect light B1" in wall.legal(), "the left side is free"
    shut = Story(22, 2, "A4", "E9", keep=["B1", "B3", "B5", "D9"])
    assert "collect light B3" not in shut.legal(), "B1 and B5 close it in across the Moonlight tiles"


@pytest.mark.rule("ML-S22-06")
def test_one_moonlight_tile_is_passed_over_in_a_direction_and_not_a_second_one_behind_it() -> None:
    story = Story(24, 2, "A1", "F10")
    assert {"B2", "C3"} <= {story.name(spot) for spot in story.table.lights}
    assert {story.name(spot) for spot in around(story.table, story.at("A1"))} == {"A2", "B1"}
    assert "B3" in {story.name(spot) for spot in around(story.table, story.at("B1"))}


@pytest.mark.rule("ML-S22-08", "ML-S22-12", "ML-END-07")
def test_the_last_tile_beside_it_brings_the_moonlight_tile_along() -> None:
    story = Story(22, 2, "A1", "E9", keep=["B1", "D9", "D8"], show={"B1": "webs"})
    lights(story, B2="leaves")
    story.do("collect light B1", "collect shadow D9", "assign 1 2")
    assert story.table.sides["light"].lights == ["leaves"]
    assert story.table.lights == {}
    on_tiles, _ = symbols(story.table, "light", terms(story.table))
    assert on_tiles["leaves"] == 1
    assert "leaves" not in lacking(story.table)


@pytest.mark.rule("ML-S22-08")
def test_stacks_count_and_the_side_is_that_of_the_tile() -> None:
    story = Story(22, 2, "A4", "E9", keep=["B3", "D9", "E8"])
    lights(story, B2="leaves")
    while len(story.table.ground.cells["B3"]) > 1 and story.table.has_tile(story.table.ground.cells["B3"][1]):
        table = story.table.copy()
        table.tiles[story.table.ground.cells["B3"][1]] = -1
        story.rest(table)
    story.do("collect light B3", "collect shadow D9", "assign 2 1")
    assert story.table.sides["shadow"].lights == ["leaves"]
    stack = Story(22, 2, "C4", "E9", keep=["D3", "D9"])
    lights(stack, D2="mosses")
    stack.do("collect light D3", "collect shadow D9", "assign 1 2")
    assert stack.table.has_tile(stack.at("D3"))
    assert stack.table.lights


@pytest.mark.rule("ML-S22-09", "ML-S22-10")
def test_if_both_picks_were_the_last_two_it_stays_for_good() -> None:
    story = Story(22, 2, "A1", "C3", keep=["B1", "B3", "D9"])
    lights(story, B2="leaves")
    story.do("collect light B1", "collect shadow B3", "assign 1 2")
    assert list(story.table.lights.values()) == ["leaves"]
    assert story.table.sides["light"].lights == story.table.sides["shadow"].lights == []


@pytest.mark.rule("ML-S22-04", "ML-S22-09")
def test_it_stays_where_both_picks_were_the_last_two_of_one_stack() -> None:
    story = Story(22, 2, "E4", "C4", keep=["D3"])
    lights(story, D2="leaves")
    story.do("collect light D3", "collect shadow D3", "assign 1 2")
    assert [*story.table.lights.values()] == ["leaves"]
    assert story.table.sides["light"].lights == story.table.sides["shadow"].lights == []


@pytest.mark.rule("ML-S22-10", "ML-S22-11")
def test_what_was_not_taken_along_goes_to_nobody_at_the_end() -> None:
    story = Story(22, 2, "C1", "E9", keep=["B1", "D9", "A2"])
    lights(story, B2="leaves")
    story.do("collect light B1", "collect shadow D9", "assign 1 2")
    assert story.is_over
    assert list(story.table.lights.values()) == ["leaves"]


@pytest.mark.rule("ML-S22-13")
def test_an_air_moonlight_tile_gets_no_firefly() -> None:
    story = Story(22, 2, "A1", "E9", keep=["B1", "D9", "D8"], show={"B1": "webs"})
    lights(story, B2=AIR)
    story.do("collect light B1", "collect shadow D9", "assign 1 2")
    assert (story.table.sides["light"].lights, story.table.sides["light"].fireflies) == ([AIR], [])
    assert all(tiles()[each].spirit != AIR for each in story.own("light"))


@pytest.mark.rule("ML-S22-06", "ML-MOVE-05")
def test_beyond_a_moonlight_tile_only_the_top_tile_of_a_stack_counts() -> None:
    story = Story(22, 2, "A1", "G9")
    beyond = [spot for spot in around(story.table, story.at("A1")) if story.name(spot) == "C3"]
    assert beyond == [story.at("C3")]
    assert story.table.ground.spots[beyond[0]].level == 1
