"""The collecting phase and the assigning phase."""

from __future__ import annotations

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.forest.availability import around, is_available, is_free, picks
from engine.games.moonlight.messages import labels
from engine.games.moonlight.model.kinds import SIDES
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import Spirit
from tests.engine.games.moonlight.stories import ALA, OLA, Story, tile
from words.catalogue import words

ROW = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"]
"""Part of a row of scenario 1, where nothing is stacked."""


def row(light: str = "C2", shadow: str = "C7", **more: object) -> Story:
    """Return a single row of tiles."""
    return Story(1, 2, light, shadow, keep=ROW, **more)  # type: ignore[arg-type]


@pytest.mark.rule("ML-COLLECT-01")
def test_a_turn_is_collecting_assigning_revealing_and_moving() -> None:
    story = row()
    phases = [story.table.phase]
    for line in ("collect light C1", "collect shadow C8", "assign 1 2"):
        story.do(line)
        phases.append(story.table.phase)
    assert phases == ["collect", "collect", "assign", "move"]
    assert story.reason("collect light C3") == "ML-COLLECT-01"
    story.do("move light C3")
    assert (story.table.phase, story.active) == ("collect", OLA)


@pytest.mark.rule("ML-COLLECT-02", "ML-COLLECT-04")
def test_one_available_tile_around_each_creature_is_picked() -> None:
    story = row()
    assert story.legal("collect") == {"collect light C1", "collect shadow C8"}
    story.do("collect light C1")
    assert story.reason("collect light C3") == "ML-COLLECT-02"
    assert story.legal("collect") == {"collect shadow C8"}


def test_whoever_has_picked_one_tile_is_not_told_to_pick_two() -> None:
    story = row()
    for lines in ((), ("collect light C1",)):
        story.do(*lines)
        objection = GAME.objection(story.stage, story.active, GAME.grammar.read("place C3"))
        assert objection is not None
        assert words("en").say(objection.text) == "First finish picking tiles."


@pytest.mark.rule("ML-COLLECT-03")
def test_around_are_the_eight_neighbours_and_of_each_the_top_tile_alone() -> None:
    story = Story(4, 2, "B2", "D5")
    table = story.table
    names = [table.ground.names[spot] for spot in around(table, story.at("B2"))]
    assert sorted(names) == ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]
    assert set(around(table, story.at("B2"))) == {*map(story.at, names)}
    assert story.reason("collect light D5") == "ML-COLLECT-03"


@pytest.mark.rule("ML-COLLECT-04")
def test_one_free_long_side_is_enough_and_short_sides_do_not_matter() -> None:
    story = Story(1, 2, "B3", "E8", keep=["B4", "B5", "A4", "C4", "E7"])
    assert is_available(story.table, story.at("B5"))
    assert is_available(story.table, story.at("A4"))
    assert not is_available(story.table, story.at("B4")), "between B3 and B5"
    assert story.reason("collect light B4") == "ML-COLLECT-04"


@pytest.mark.rule("ML-COLLECT-05", "ML-SETUP-06", "ML-REVEAL-02")
def test_only_tiles_of_the_same_level_block() -> None:
    story = Story(4, 2, "A1", "E6", keep=["B1", "B2", "B3"]).down()
    upper = story.at("B2")
    assert [story.table.ground.spots[story.at(place)].level for place in ("B1", "B2", "B3")] == [0, 1, 2]
    assert is_available(story.table, upper), "B1 is lower; B3 has a tile on its level, but one side is enough"
    lower = story.table.ground.under[upper][0]
    assert not is_free(story.table, lower), "B1 and the lowest of B3 lie on its level"


@pytest.mark.rule("ML-COLLECT-06")
def test_the_tile_of_a_creature_cannot_be_picked_and_still_blocks() -> None:
    story = Story(1, 2, "C2", "C3", keep=["C1", "C4"])
    assert story.reason("collect light C3") == "ML-COLLECT-06"
    assert [story.table.ground.names[spot] for spot in picks(story.table, "light")] == ["C1"]
    story = Story(1, 2, "C2", "C3", keep=["C1"])
    assert [story.name(spot) for spot in picks(story.table, "light")] == ["C1"], "though C3 lies at an end"
    wide = Story(1, 2, "C2", "C4", keep=["C1", "C3", "C5"])
    assert not is_available(wide.table, wide.at("C3")), "a creature on either side"


@pytest.mark.rule("ML-COLLECT-07")
def test_a_face_down_tile_cannot_be_picked() -> None:
    story = Story(1, 2, "C2", "C7", keep=[*ROW, "B2"]).down("C1")
    assert story.reason("collect light C1") == "ML-COLLECT-07"
    assert story.legal("collect light") == {"collect light B2"}


@pytest.mark.rule("ML-COLLECT-08", "ML-COLLECT-09")
def test_the_second_pick_is_judged_without_the_first_tile() -> None:
    story = Story(1, 2, "B3", "B5", keep=["C2", "C3", "C4", "C5", "C6"])
    assert story.legal("collect shadow") == {"collect shadow C6"}
    story.do("collect light C2")
    assert story.reason("collect shadow C3") == "ML-COLLECT-03", "available now, but not around Shadow"


@pytest.mark.rule("ML-COLLECT-08", "ML-COLLECT-09")
def test_a_tile_that_the_first_pick_made_available_may_be_the_second() -> None:
    story = Story(1, 2, "B3", "B5", keep=[f"C{column}" for column in range(3, 11)])
    assert picks(story.table, "shadow") == []
    assert story.legal("collect") == {"collect light C3"}
    story.do("collect light C3")
    assert story.legal("collect") == {"collect shadow C4"}


@pytest.mark.rule("ML-COLLECT-09")
def test_a_tile_that_was_uncovered_by_the_first_pick_may_be_the_second() -> None:
    story = Story(4, 2, "A2", "C2", keep=["B2", "A1"]).down()
    place, lower = story.at("B2"), story.table.ground.under[story.at("B2")][0]
    story.do("collect light B2")
    assert story.at("B2") == lower != place
    assert "collect shadow B2" in story.legal()


@pytest.mark.rule("ML-COLLECT-10")
def test_a_tile_around_both_is_picked_for_the_creature_that_is_named() -> None:
    story = Story(1, 2, "C2", "C4", keep=["B3", "D1", "C5"])
    assert {"collect light B3", "collect shadow B3"} <= story.legal()
    story.do("collect shadow B3")
    assert [(taken.creature, taken.near) for taken in story.table.picked] == [("shadow", ("light", "shadow"))]


@pytest.mark.rule("ML-COLLECT-11", "ML-END-01")
def test_one_tile_for_both_is_not_enough() -> None:
    story = Story(1, 2, "C2", "C4", keep=["B3", "E5"])
    assert picks(story.table, "light") == picks(story.table, "shadow") != []
    assert story.legal("collect") == set()


@pytest.mark.rule("ML-COLLECT-12")
def test_the_limits_of_the_forest_game_do_not_apply() -> None:
    story = row(show={"C1": "leaves*2", "C8": "webs*2"})
    story.do("collect light C1", "collect shadow C8")
    assert {taken.tile for taken in story.table.picked} == {tile("leaves*2"), tile("webs*2")}


@pytest.mark.rule("ML-COLLECT-13")
def test_the_first_pick_must_leave_one_for_the_other_creature() -> None:
    story = Story(1, 2, "C2", "C4", keep=["B3", "B2"])
    assert story.legal("collect") == {"collect light B2", "collect shadow B3"}
    assert story.reason("collect light B3") == "ML-COLLECT-13"
    assert story.reason("end") == "ML-COLLECT-13"


@pytest.mark.rule("ML-ASSIGN-01")
def test_it_is_asked_which_tile_is_for_the_team() -> None:
    story = row()
    story.do("collect light C1", "collect shadow C8")
    asked = words("en").say(GAME.awaits(story.stage)[story.active].prompt, ["Ala", "Ola"])
    assert asked.endswith(", which picked tile is for the team? The other is for the opponent.")


@pytest.mark.rule("ML-ASSIGN-01", "ML-ASSIGN-02")
@pytest.mark.parametrize(("line", "light"), [("assign 1 2", "leaves"), ("assign 2 1", "webs")])
def test_either_tile_may_go_to_the_team(line: str, light: str) -> None:
    story = row(show={"C1": "leaves", "C8": "webs"})
    story.do("collect light C1", "collect shadow C8")
    assert story.legal() == {"assign 1 2", "assign 2 1"}
    assert story.reason("assign 1 1") == "ML-ASSIGN-01"
    story.do(line)
    assert story.own("light") == [tile(light)]
    assert len(story.own("shadow")) == 1


@pytest.mark.rule("ML-ASSIGN-04")
def test_assigned_tiles_are_public() -> None:
    story = row(show={"C1": "leaves+sun", "C8": "webs"})
    story.do("collect light C1", "collect shadow C8", "assign 1 2")
    light, shadow = story.view(None).sides
    assert [(each.spirit, each.power) for each in light.tiles] == [("leaves", "sun")]
    assert [each.spirit for each in shadow.tiles] == ["webs"]


@pytest.mark.rule("ML-ASSIGN-05", "ML-ASSIGN-06")
def test_without_another_rule_a_token_goes_with_its_tile_and_is_turned_up() -> None:
    story = row().tokens("C1", "vines").tokens("C8", "webs")
    assert [token.face for spot in story.view(ALA).spots for token in spot.tokens] == [None, None]
    story.do("collect light C1", "collect shadow C8", "assign 2 1")
    light, shadow = story.view(OLA).sides
    assert (light.tokens, shadow.tokens) == (("webs",), ("vines",))
    both = row().tokens("C1", "vines", "moon")
    both.do("collect light C1", "collect shadow C8", "assign 1 2")
    assert sorted(both.table.sides["light"].tokens) == ["moon", "vines"], "each of them"


@pytest.mark.rule("ML-ASSIGN-05")
def test_a_token_never_drops_to_the_tile_beneath() -> None:
    story = Story(5, 2, "B1", "C5", keep=["B2", "C4"]).tokens("B2", "vines")
    story.do("collect light B2", "collect shadow C4", "assign 1 2")
    assert story.table.tokens == {}
    assert story.table.sides["light"].tokens == ["vines"]


@pytest.mark.rule("ML-ASSIGN-08")
def test_a_tile_counts_with_all_symbols_and_its_power() -> None:
    story = row(show={"C1": "leaves*2", "C8": "webs+fire"})
    story.do("collect light C1", "collect shadow C8", "assign 1 2")
    view = story.view()
    found = {each.name: tuple(each.of(pile.side).on_tiles for pile in view.sides) for each in view.categories}
    assert found["leaves"] == (2, 0)
    assert found["webs"] == (0, 1)
    assert found["fire"] == (0, 1)


def test_both_tiles_are_named_where_they_are_assigned() -> None:
    story = Story(1, 2, "C2", "C7", keep=ROW, show={"C1": "webs*2", "C8": "leaves*2"})
    story.do("collect light C1", "collect shadow C8")
    action = GAME.grammar.read("assign 1 2")
    said = [words("en").say(GAME.telling.choice(story.view(), action, side)) for side in ("light", "shadow")]
    assert said == ["1: webs ×2", "2: leaves ×2"]


@pytest.mark.rule("ML-COLLECT-10")
@pytest.mark.parametrize(
    ("verb", "field", "key"),
    [
        ("collect", "creature", "moonlight-field-creature-picks"),
        ("move", "creature", "moonlight-field-creature"),
        ("collect", "tile", "moonlight-field-tile"),
    ],
)
def test_it_is_asked_which_creature_picks_and_which_moves(verb: str, field: str, key: str) -> None:
    assert GAME.telling.question(verb, field).key == key
    assert words("en").has(key)


def said(story: Story, line: str) -> str:
    """Return a move in words, as whoever is waited for reads it."""
    view = story.view(story.active)
    return words("en").say(labels.label(view, GAME.grammar.read(line)), ["Ala", "Ola"])


@pytest.mark.rule("ML-BIT-03", "ML-ASSIGN-05")
def test_a_move_says_what_lies_on_its_tile() -> None:
    story = row(show={"C1": "leaves+sun", "C3": "vines*2"}).bits("C1", "C3").tokens("C1", "webs")
    story.tokens("C3", "plus", up=True)
    assert said(story, "collect light C1") == "Light picks C1 (leaves · sun + bit + favour)"
    story.do("collect light C1", "collect shadow C8", "assign 1 2")
    assert said(story, "move light C3") == "Light goes to C3 (vines ×2 + bit + favour +)"


@pytest.mark.rule("ML-ASSIGN-05")
def test_a_choice_of_sides_says_which_favour_goes_along() -> None:
    story = (
        row(show={"C1": "leaves+sun", "C8": "vines*2"}).tokens("C1", "webs").tokens("C8", "mosses", up=True)
    )
    story.do("collect light C1", "collect shadow C8")
    told = "leaves · sun + favour to the team, vines ×2 + favour mosses to the opponent"
    assert said(story, "assign 1 2") == told


@pytest.mark.rule("ML-S12-04")
def test_a_choice_of_sides_names_no_favour_that_goes_elsewhere() -> None:
    story = Story(12, 2)
    for _ in SIDES:
        story.do(min(story.legal("place")))
    pick = min(story.legal("collect light"))
    story.tokens(pick.split()[-1], "webs")
    assert "favour" in said(story, pick)
    story.do(pick)
    story.do(min(story.legal("collect shadow")))
    assert "favour" not in said(story, "assign 1 2")


def alike(story: Story, *places: str) -> Story:
    """Let equal tiles, of two symbols each, lie in these places; of a spirit there are that many."""
    same = [number for number, each in enumerate(tiles()) if each == tiles()[tile("leaves*2")]]
    lying = story.table.tiles.copy()
    for place, number in zip(places, same, strict=False):
        lying[story.at(place)] = number
    return story.change(tiles=lying)


@pytest.mark.rule("ML-ASSIGN-01", "ML-ASSIGN-02")
def test_nobody_is_asked_which_of_two_equal_tiles_a_side_gets() -> None:
    story = alike(row(), "C1", "C8")
    told = [event.text.key for event in (story.do("collect light C1"), story.do("collect shadow C8"))[-1]]
    assert story.table.phase == "move"
    assert told.count("moonlight-event-gets-tile") == 2
    assert [len(story.own(side)) for side in SIDES] == [1, 1]


@pytest.mark.rule("ML-ASSIGN-05")
@pytest.mark.parametrize(
    ("places", "told"),
    [
        (["C1"], "leaves ×2 + favour to the team, leaves ×2 to the opponent"),
        (["C1", "C8"], "C1 (leaves ×2 + favour) to the team, C8 (leaves ×2 + favour) to the opponent"),
    ],
)
def test_of_two_equal_tiles_it_is_said_which_brings_a_favour(places: list[str], told: str) -> None:
    story = alike(row(), "C1", "C8")
    for place in places:
        story.tokens(place, "webs")
    story.do("collect light C1", "collect shadow C8")
    assert story.legal("assign") == {"assign 1 2", "assign 2 1"}
    assert said(story, "assign 1 2") == told
    assert said(story, "assign 2 1") != told


@pytest.mark.rule("ML-S15-05")
def test_two_equal_tiles_are_assigned_where_a_third_may_be_added() -> None:
    story = Story(15, 2, "B2", "D5")
    first, second = (min(story.legal(f"collect {each}")) for each in ("light", "shadow"))
    alike(story, first.split()[-1], second.split()[-1]).change(tokens={})
    story.do(first, second)
    assert story.table.phase == "assign"
    assert story.legal("add")
    assert said(story, "assign 1 2") != said(story, "assign 2 1")


@pytest.mark.rule("ML-S12-04", "ML-ASSIGN-01")
def test_nobody_is_asked_for_equal_tiles_whose_favours_go_elsewhere() -> None:
    story = Story(12, 2)
    for _ in SIDES:
        story.do(min(story.legal("place")))
    light = min(story.legal("collect light")).split()[-1]
    shadow = min(each for each in story.legal("collect shadow") if each.split()[-1] != light).split()[-1]
    alike(story, light, shadow).tokens(light, "webs").down()
    story.do(f"collect light {light}", f"collect shadow {shadow}")
    assert story.table.phase != "assign"
    assert story.table.sides["light"].tokens == ["webs"]


def beside_moonlight_tiles(lights: dict[str, Spirit]) -> Story:
    """Return a story in which two equal tiles are left, each the only one beside the Moonlight tile next to it, of those named."""
    story = alike(Story(22, 2, "A1", "E9", keep=["B1", "D9"]), "B1", "D9")
    names = story.table.ground.names
    story.change(lights={names.index(place): spirit for place, spirit in lights.items()})
    story.do("collect light B1", "collect shadow D9")
    return story


@pytest.mark.rule("ML-S22-08", "ML-ASSIGN-02")
def test_of_two_equal_tiles_it_is_said_which_brings_a_moonlight_tile() -> None:
    story = beside_moonlight_tiles({"B2": "webs"})
    assert story.legal("assign") == {"assign 1 2", "assign 2 1"}
    assert (
        said(story, "assign 2 1") == "leaves ×2 to the team, leaves ×2 + Moonlight tile webs to the opponent"
    )
    story.do("assign 2 1")
    assert [story.table.sides[side].lights for side in SIDES] == [[], ["webs"]]


@pytest.mark.rule("ML-S22-08", "ML-ASSIGN-01")
def test_nobody_is_asked_where_equal_moonlight_tiles_come_with_two_equal_tiles() -> None:
    story = beside_moonlight_tiles({"B2": "webs", "D8": "webs"})
    assert [story.table.sides[side].lights for side in SIDES] == [["webs"], ["webs"]]
