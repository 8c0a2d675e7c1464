"""A forest and its mirage."""

from __future__ import annotations

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.modules.twin_forests import lower_row, twin
from tests.engine.games.moonlight.stories import OLA, Story, tile

MIRAGE = 2


def mirage(light: str = "A1", **more: object) -> Story:
    """Return a table with Light in the upper forest, Shadow at the same position of the lower one."""
    shadow = f"{chr(ord(light[0]) + 4)}{light[1:]}"
    return Story(MIRAGE, 2, light, shadow, **more)  # type: ignore[arg-type]


@pytest.mark.rule("ML-S02-01")
def test_it_is_only_played_at_the_regular_difficulty() -> None:
    assert scenario(MIRAGE).difficulties == ("regular",)


@pytest.mark.rule("ML-S02-02", "ML-S02-08")
def test_there_are_two_forests_of_the_same_shape() -> None:
    ground = scenario(MIRAGE).ground()
    upper = [number for number, spot in enumerate(ground.spots) if spot.row < lower_row(ground)]
    assert len(upper) == 24
    assert len(ground.spots) == 48
    assert all(twin(ground, twin(ground, number)) == number for number in upper)
    assert [ground.names[twin(ground, number)] for number in upper[:3]] == ["E1", "E2", "E3"], "not mirrored"


@pytest.mark.rule("ML-S02-02", "ML-S02-03", "ML-S02-04")
def test_the_second_player_chooses_a_letter_for_both() -> None:
    story = Story(MIRAGE)
    assert story.active == OLA
    assert story.legal() == {f"place {place}" for place in ("A1", "A8", "B1", "B8", "C1", "C8")}
    story.do("place B8")
    assert (story.stand("light"), story.stand("shadow"), story.table.phase) == ("B8", "F8", "collect")


@pytest.mark.rule("ML-S02-05", "ML-S02-06")
def test_shadow_picks_at_the_same_position_and_each_side_gets_its_creatures_tile() -> None:
    story = mirage(show={"B1": "leaves*2", "F1": "vines*2"})
    assert story.legal("collect") == {"collect light B1"}
    story.do("collect light B1")
    assert story.own("light") == [tile("leaves*2")]
    assert story.own("shadow") == [tile("vines*2")]
    assert story.table.phase == "move", "nobody is asked to assign them"


@pytest.mark.rule("ML-S02-06")
def test_tokens_go_with_the_creature() -> None:
    story = mirage().tokens("B1", "webs").tokens("F1", "mosses")
    story.do("collect light B1")
    assert [side.tokens for side in story.view().sides] == [("webs",), ("mosses",)]


@pytest.mark.rule("ML-S02-07")
def test_shadow_makes_the_same_step_and_no_other_move_exists() -> None:
    story = mirage("B2").change(phase="move")
    assert all(line.startswith(("move light", "swap")) for line in story.legal())
    assert story.reason("move shadow G3") == "ML-S02-07"
    assert mirage("B2").reason("collect shadow G3") == "ML-S02-05"
    story.do("move light C3")
    assert (story.stand("light"), story.stand("shadow")) == ("C3", "G3")


@pytest.mark.rule("ML-S02-09", "ML-S02-11")
def test_a_gem_swaps_the_creatures_and_does_nothing_else() -> None:
    story = mirage()
    assert {line.split()[0] for line in story.legal()} == {"collect", "swap"}
    assert story.reason("hurry light B2") == story.reason("talk") == "ML-S02-09"
    story.do("swap")
    assert (story.stand("light"), story.stand("shadow")) == ("E1", "A1")
    assert story.table.players[0].gems == 2
    assert story.legal("collect") == {"collect light F1"}
    story.do("collect light F1")
    assert story.table.ground.spots[twin(story.table.ground, story.at("E1"))].name == "A1"
    assert not story.table.has_tile(story.table.ground.index[0, 1, 0]), (
        "Shadow has copied in the other forest"
    )


@pytest.mark.rule("ML-S02-10")
def test_a_swap_takes_no_bits() -> None:
    story = mirage().bits("A1", "E1")
    story.do("swap")
    assert story.table.bits == {story.at("A1"), story.at("E1")}


@pytest.mark.rule("ML-S02-09", "ML-GEM-01")
def test_once_the_movement_has_taken_a_bit_the_creatures_may_still_change_places() -> None:
    """Before it they would have taken each other's bits."""
    story = mirage("B2").change(phase="move").bits("A1")
    story.do("move light A1")
    assert story.legal() == {"choose swap", "choose enough"}
    (ask,) = GAME.awaits(story.stage).values()
    assert dict(ask.prompt.args)["by"] == "other", "no gem moves a creature here"
    story.do("choose swap", "choose enough")
    assert (story.stand("light"), story.stand("shadow")) == ("E1", "A1")
    assert ([side.bits for side in story.view().sides], story.table.players[0].gems) == ([1, 0], 2)


@pytest.mark.rule("ML-S02-09", "ML-GEM-01")
@pytest.mark.parametrize(("bit", "gems"), [("C3", 3), ("A1", 0)])
def test_without_a_bit_or_a_gem_nobody_is_asked_after_the_movement(bit: str, gems: int) -> None:
    story = mirage("B2").change(phase="move").bits(bit)
    story.table.players[0].gems = gems
    story.do("move light A1")
    assert story.table.phase == "collect"


@pytest.mark.rule("ML-S02-12")
def test_both_forests_keep_the_same_shape() -> None:
    for seed in (b"one", b"two", b"three"):
        story = Story(MIRAGE, seed=seed)
        while not story.is_over:
            story.do(sorted(story.legal())[0])
            table = story.table
            if not story.is_over:
                spots = range(len(table.tiles))
                assert all(table.has_tile(spot) == table.has_tile(twin(table.ground, spot)) for spot in spots)


@pytest.mark.rule("ML-S02-13")
def test_both_may_take_a_bit_in_one_move() -> None:
    story = mirage("B2").change(phase="move").bits("C3", "G3")
    story.do("move light C3")
    assert [side.bits for side in story.view().sides] == [1, 1]


@pytest.mark.rule("ML-S02-14")
def test_the_game_ends_when_light_has_no_available_tile() -> None:
    story = Story(MIRAGE, 2, "A1", "E1", keep=["B1", "F1", "B3", "F3"], show={"A1": "leaves*2"})
    story.do("collect light B1")
    assert story.is_over
    assert tile("leaves*2") in story.own("light")
    assert len(story.own("shadow")) == 4


@pytest.mark.rule("ML-S02-09", "ML-S02-14", "ML-END-02")
def test_no_gem_saves_a_creature_that_finds_nothing() -> None:
    """One step back Light would find A1, but here a gem moves nobody."""
    upper = [*(f"A{column}" for column in range(1, 6)), "B2", "B3"]
    story = mirage("A3", keep=[*upper, *(place.replace("A", "E").replace("B", "F") for place in upper)])
    story.do("collect light B2", "move light B3")
    assert story.is_over
    assert story.table.players[OLA].gems > 0
