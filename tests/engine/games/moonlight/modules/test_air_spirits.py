"""The Air Spirit, its fireflies, and tiles that are taken face down."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.moonlight.forest.availability import turning
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.rules import score
from engine.games.moonlight.rules.setup import deal
from engine.games.spirits_of_the_forest.model.facts import tiles
from tests.engine.games.moonlight.stories import Story, tile

BEAM, TAO, ENCLOSED, DANCE = 3, 12, 14, 6


def beam(**more: object) -> Story:
    """Return scenario 3 with Light at F2 and Shadow at F9."""
    return Story(BEAM, 2, "F2", "F9", keep=["F1", "F10", "E2"], **more)  # type: ignore[arg-type]


def points(story: Story, name: str) -> tuple[int, int]:
    """Return the symbols of a spirit that count for the team and for the opponent."""
    found = next(each for each in score.categories(story.table) if each.name == name)
    return found.parts["light"].on_tiles, found.parts["shadow"].on_tiles


@pytest.mark.rule("ML-S03-01", "ML-S06-01", "ML-S12-01")
@pytest.mark.parametrize("number", [BEAM, DANCE, TAO])
def test_the_eight_air_tiles_are_shuffled_in(number: int) -> None:
    table = deal(MoonlightOptions(scenario=number), 2, Chance(b"air"))
    assert sorted(tile for tile in table.tiles if tile >= 0) == list(range(56))


@pytest.mark.rule("ML-S03-02")
def test_the_beam_begins_like_the_first_steps() -> None:
    table = deal(MoonlightOptions(scenario=BEAM), 2, Chance(b"air"))
    assert (table.sides["light"].bits, len(table.bits), len(table.piles["row"])) == (3, 5, 5)
    story = Story(BEAM)
    story.do(sorted(story.legal("choose"))[0])
    story.do(sorted(story.legal("choose"))[0])
    assert [len(side.tokens) for side in story.view().sides] == [2, 3]


@pytest.mark.rule("ML-S03-03", "ML-S03-05", "ML-S12-02", "ML-S14-01")
@pytest.mark.parametrize("number", [BEAM, TAO, ENCLOSED])
def test_the_reveal_phase_turns_nothing(number: int) -> None:
    stands = {BEAM: ("F2", "F9"), TAO: ("D2", "E10"), ENCLOSED: ("B2", "E7")}
    story = Story(number, 2, *stands[number])
    story.change(down=frozenset(range(len(story.table.tiles))))
    assert turning(story.table) == []


@pytest.mark.rule("ML-S03-04", "ML-S03-05", "ML-S12-03", "ML-S14-02")
def test_a_face_down_tile_may_be_picked_and_is_turned_up_before_it_is_assigned() -> None:
    story = beam(show={"F1": "air*2"}).down("F1", "F10")
    told = story.do("collect light F1")
    assert not any(event.text.key == "moonlight-event-picked" for event in told)
    told = story.do("collect shadow F10")
    assert sum(event.text.key == "moonlight-event-picked" for event in told) == 2
    assert story.table.phase == "assign"
    assert all(picked.tile.spirit for picked in story.view().picked), "everybody sees them now"


@pytest.mark.rule("ML-S12-03", "ML-S14-02")
@pytest.mark.parametrize(
    ("number", "light", "shadow", "picks"),
    [(TAO, "E2", "E9", ("E1", "E10")), (ENCLOSED, "B2", "E7", ("B1", "E8"))],
)
def test_elsewhere_too_face_down_tiles_are_picked_and_then_turned_up(
    number: int, light: str, shadow: str, picks: tuple[str, str]
) -> None:
    story = Story(number, 2, light, shadow, keep=picks).down(*picks)
    story.do(f"collect light {picks[0]}", f"collect shadow {picks[1]}")
    assert all(picked.tile.spirit for picked in story.view().picked)


@pytest.mark.rule("ML-S03-06", "ML-S12-05")
def test_a_double_air_tile_that_is_assigned_gets_a_firefly() -> None:
    story = beam(show={"F1": "air*2", "F10": "air+sun"})
    story.do("collect light F1", "collect shadow F10", "assign 1 2")
    assert [side.fireflies for side in story.view().sides] == [1, 0]
    assert story.table.sides["light"].fireflies == [tile("air*2")]
    assert box().fireflies == 5
    tao = Story(TAO, 2, "E2", "E9", show={"E1": "air*2", "E10": "vines*2"})
    tao.do("collect light E1", "collect shadow E10", "assign 2 1")
    assert [side.fireflies for side in tao.view().sides] == [0, 1]


@pytest.mark.rule("ML-S03-06", "ML-S12-05")
def test_a_double_tile_of_another_spirit_gets_no_firefly() -> None:
    story = beam(show={"F1": "leaves*2", "F10": "webs*2"})
    story.do("collect light F1", "collect shadow F10", "assign 1 2")
    assert [side.fireflies for side in story.view().sides] == [0, 0]


@pytest.mark.rule("ML-S03-07", "ML-S12-06")
def test_whoever_has_most_fireflies_discards_the_tiles_under_them() -> None:
    story = beam().give("light", "air*2", "air+sun").give("shadow", "air+moon")
    story.table.sides["light"].fireflies.append(tile("air*2"))
    assert points(story, "air") == (1, 1)


@pytest.mark.rule("ML-S03-07", "ML-S12-06")
def test_every_tile_with_a_firefly_is_discarded_and_the_other_side_keeps_its_own() -> None:
    doubles = [number for number, each in enumerate(tiles()) if (each.spirit, each.symbols) == ("air", 2)]
    story = beam().give("light", "air+sun")
    for number, tile_of_air in enumerate(doubles[:3]):
        side = story.table.sides["shadow" if number == 2 else "light"]
        side.tiles.append(tile_of_air)
        side.fireflies.append(tile_of_air)
    assert points(story, "air") == (1, 2)


@pytest.mark.rule("ML-S03-08", "ML-S12-06")
def test_with_equal_fireflies_nobody_discards() -> None:
    story = beam().give("light", "air*2").give("shadow", "air*2")
    for side in story.table.sides.values():
        side.fireflies.append(tile("air*2"))
    assert points(story, "air") == (2, 2)


@pytest.mark.rule("ML-S03-09", "ML-S12-06")
def test_a_team_that_discards_its_only_air_tile_lacks_air() -> None:
    story = beam().give("light", "air*2")
    assert "air" not in story.view().lacking
    story.table.sides["light"].fireflies.append(tile("air*2"))
    assert "air" in story.view().lacking


@pytest.mark.rule("ML-S03-06", "ML-S03-09", "ML-END-03")
@pytest.mark.parametrize(("fireflies", "lacks"), [(0, True), (1, False)])
def test_the_tile_that_light_stands_on_at_the_end_gets_a_firefly_as_well(fireflies: int, lacks: bool) -> None:
    """A double of Air, the team's only one, is discarded for it unless the opponent has as many fireflies."""
    shown = {"F1": "webs*2", "F10": "vines*2", "F2": "air*2", "F9": "leaves*2"}
    story = Story(BEAM, 2, "F2", "F9", keep=["F1", "F10"], show=shown)
    story.table.sides["shadow"].fireflies = [NOWHERE] * fireflies
    story.do("collect light F1", "collect shadow F10", "assign 1 2")
    assert (story.is_over, "air" in story.view().lacking) == (True, lacks)


@pytest.mark.rule("ML-S03-10")
def test_air_has_majorities_and_is_on_no_moonlight_card() -> None:
    story = beam().give("light", "air+sun")
    assert story.table.sides["light"].bits > story.table.sides["shadow"].bits
    found = next(each for each in story.view().categories if each.name == "air")
    assert found.light.leads
    assert found.light.points == 1, "with bits of the team's own the majority scores"
    assert not any("air" in card for card in box().cards)
    assert not any("air" in Story(BEAM, seed=bytes([seed])).table.card for seed in range(9))


@pytest.mark.rule("ML-S03-11")
def test_against_each_other_there_are_fireflies_but_neither_tokens_nor_bits() -> None:
    table = deal(MoonlightOptions(scenario=BEAM), 3, Chance(b"air"))
    assert (table.bits, table.piles) == (frozenset(), {})
    story = Story(BEAM, 3, "F2", "F9", keep=["F1", "F10"], show={"F1": "air*2"})
    story.do("collect light F1", "collect shadow F10", "assign 2 1")
    assert [side.fireflies for side in story.view().sides] == [0, 1]


@pytest.mark.rule("ML-S12-04")
@pytest.mark.parametrize("line", ["assign 1 2", "assign 2 1"])
def test_in_the_tao_a_token_goes_with_the_creature_whoever_gets_the_tile(line: str) -> None:
    story = Story(TAO, 2, "E2", "E9", keep=["E1", "E10"]).tokens("E1", "webs").tokens("E10", "mosses")
    story.do("collect light E1", "collect shadow E10", line)
    assert [side.tokens for side in story.view().sides] == [("webs",), ("mosses",)]
