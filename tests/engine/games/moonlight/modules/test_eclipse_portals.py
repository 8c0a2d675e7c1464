"""Eclipse tokens as doors (ML-S16)."""

from __future__ import annotations

import pytest

from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.scenarios import scenario
from tests.engine.games.moonlight.stories import Story


def doors(story: Story) -> set[str]:
    return {story.name(spot) for spot, mark in story.table.marks.items() if mark == "eclipse"}


def moving(light: str = "B2", shadow: str = "E2") -> Story:
    return Story(16, 2, light, shadow).change(phase="move")


@pytest.mark.rule("ML-S16-01")
def test_pairs_of_tokens_are_shared_as_in_the_fourth_scenario() -> None:
    assert scenario(16).modules[0] == scenario(4).modules[0] == "tokens_between_creatures"


@pytest.mark.rule("ML-S16-02")
def test_two_doors_lie_on_face_down_tiles() -> None:
    story = moving()
    assert doors(story) == {"B3", "E8"}
    assert {*story.table.marks} <= story.table.down
    assert not any(stack.numbers for stack in story.view().stacks), "their numbers are never shown"


@pytest.mark.rule("ML-S16-03", "ML-S16-04", "ML-S16-05")
def test_who_enters_a_face_down_tile_comes_out_by_a_door_of_choice_which_then_wanders() -> None:
    story = moving("D2")
    story.do("move light E3")
    assert story.legal() == {"choose B3", "choose E8"}
    story.do("choose B3")
    assert story.stand("light") == "B3"
    assert story.legal() == {f"choose {place}" for place in ("B8", "C5", "C6", "D5", "D6", "E3")}
    story.do("choose C5")
    assert (doors(story), story.stand("light"), story.table.phase) == ({"C5", "E8"}, "B3", "collect")


@pytest.mark.rule("ML-S16-03", "ML-S16-08", "ML-BIT-02")
def test_shadow_comes_out_by_a_door_as_well() -> None:
    story = moving("E2", "D2").bits("E3", "B3")
    story.do("move shadow E3", "choose B3", "choose C5")
    assert (story.stand("shadow"), doors(story)) == ("B3", {"C5", "E8"})
    assert story.table.sides["shadow"].bits == 1
    assert {story.name(spot) for spot in story.table.bits} == {"E3"}


@pytest.mark.rule("ML-S16-03")
def test_who_enters_a_tile_that_lies_face_up_stays_there() -> None:
    story = moving("D2")
    story.do("move light C2")
    assert (story.stand("light"), doors(story), story.table.phase) == ("C2", {"B3", "E8"}, "collect")


@pytest.mark.rule("ML-S16-05", "ML-BIT-01")
def test_a_door_may_wander_onto_a_bit_also_where_the_creature_has_just_passed() -> None:
    story = moving("D2").bits("E3", "C5")
    story.do("move light E3", "choose B3")
    assert {"choose C5", "choose E3"} <= story.legal()


@pytest.mark.rule("ML-S16-04")
def test_a_door_under_the_other_creature_is_shut() -> None:
    story = moving("D2", "B3")
    story.do("move light E3")
    assert story.stand("light") == "E8"
    assert all(line.startswith("choose") for line in story.legal())
    assert "choose B3" not in story.legal()


@pytest.mark.rule("ML-S16-05")
def test_a_door_wanders_under_no_creature_and_to_no_other_door() -> None:
    story = moving("D2", "C5")
    story.do("move light E3", "choose B3")
    assert story.legal() == {f"choose {place}" for place in ("B8", "C6", "D5", "D6", "E3")}, "Shadow is on C5"


@pytest.mark.rule("ML-S16-06")
def test_without_a_place_to_go_the_token_leaves_the_game() -> None:
    story = moving("D2").down("B3", "E3")
    table = story.table.copy()
    table.marks = {story.at("B3"): "eclipse"}
    table.creatures["shadow"] = story.at("E2")
    story.rest(table)
    story.do("move light E3", "choose E3") if "choose E3" in story.legal() else story.do("move light E3")
    assert story.stand("light") == "B3"
    assert doors(story) == {"E3"}
    lonely = moving("B2").down("B3")
    table = lonely.table.copy()
    table.marks = {lonely.at("B3"): "eclipse"}
    lonely.rest(table)
    lonely.do("move light B3")
    assert (lonely.stand("light"), doors(lonely)) == ("B3", set())


@pytest.mark.rule("ML-S16-07", "ML-S16-08")
def test_arriving_on_a_face_down_tile_triggers_nothing_more_and_only_it_gives_its_bit() -> None:
    story = moving("D2").bits("E3", "E8")
    story.do("move light E3", "choose E8", "choose C5")
    assert story.stand("light") == "E8"
    assert story.table.sides["light"].bits == 1
    assert {story.name(spot) for spot in story.table.bits} == {"E3"}


@pytest.mark.rule("ML-S16-09")
def test_who_enters_a_door_may_stay_there() -> None:
    story = moving()
    story.do("move light B3")
    assert story.legal() == {"choose B3", "choose E8"}
    story.do("choose B3", "choose E3")
    assert (story.stand("light"), doors(story)) == ("B3", {"E3", "E8"})


@pytest.mark.rule("ML-S16-10")
def test_without_a_door_the_creature_stays() -> None:
    story = moving("D2").change(marks={})
    story.do("move light E3")
    assert (story.stand("light"), story.table.phase) == ("E3", "collect")


@pytest.mark.rule("ML-S16-11")
def test_a_door_that_was_turned_up_still_works() -> None:
    story = moving("D2").down("E3", "C5")
    story.do("move light E3")
    assert story.legal() == {"choose B3", "choose E8"}


@pytest.mark.rule("ML-S16-11")
def test_a_door_stays_on_its_tile_when_that_is_turned_up() -> None:
    story = Story(16, 2, "A3", "F9", keep=["B2", "B3", "B4", "F8"])
    story.down("B3").change(marks={story.at("B3"): "eclipse"})
    story.do("collect light B2", "collect shadow F8", "assign 1 2")
    assert (story.table.down, doors(story)) == (frozenset(), {"B3"})


@pytest.mark.rule("ML-S16-12")
def test_a_door_leaves_with_its_tile_or_drops_onto_the_one_beneath() -> None:
    story = Story(16, 2, "B2", "E2", keep=["B1", "B3", "E1", "E3"])
    story.change(marks={story.at("B3"): "eclipse"})
    story.do("collect light B3")
    assert story.table.marks == {}
    deep = Story(4, 2, "B2", "E6")
    spot = deep.at("C3")
    beneath = next(each for each in deep.table.ground.cells["C3"] if each != spot)
    module = next(
        each
        for each in laws(Story(16, 2, "B2", "E2").stage.play.table).modules
        if each.id == "eclipse_portals"
    )
    table = deep.table.copy()
    table.marks = {spot: "eclipse"}
    deep.rest(table)
    play = deep.stage.play
    taken = deep.taken(spot)
    play.remove(spot)
    list(module.after_pick(play, taken))
    assert play.table.marks == {beneath: "eclipse"}
