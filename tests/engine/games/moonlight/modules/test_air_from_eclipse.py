"""Air tiles that Eclipse tokens bring (ML-S21)."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.model.kinds import SIDES
from engine.games.moonlight.rules.winner import lacking
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR
from tests.engine.games.moonlight.stories import Story


def leaf(light: str, shadow: str, *keep: str) -> Story:
    """Return some tiles around the hearts of the leaves, which are C3, C5, F3 and F5."""
    return Story(21, 2, light, shadow, keep=keep).change(marks={})


def hearts(story: Story, **numbers: int) -> Story:
    """Lay Eclipse tokens with these numbers in these gaps."""
    table = story.table.copy()
    spots = {
        next(n for n, each in enumerate(table.ground.spots) if each.name == place): number
        for place, number in numbers.items()
    }
    table.marks = dict.fromkeys(sorted(spots), "eclipse")
    table.stacks["eclipses"].items = [spots[spot] for spot in sorted(spots)]
    story.rest(table)
    return story


@pytest.mark.rule("ML-S21-01", "ML-S21-02", "ML-S21-10")
def test_four_eclipse_tokens_in_the_gaps_eight_air_tiles_beside_and_no_favours() -> None:
    table = Story(21, 2).table
    assert sorted(table.ground.names[spot] for spot in table.marks) == ["C3", "C5", "F3", "F5"]
    assert sorted(table.stacks["eclipses"].items) == [1, 2, 2, 3]
    assert {tiles()[tile].spirit for tile in table.stacks["air"].items} == {AIR}
    assert len(table.stacks["air"].items) == 8
    assert (table.tokens, table.piles) == ({}, {})


@pytest.mark.rule("ML-S21-01", "ML-S21-02")
@pytest.mark.parametrize("name", ["eclipses", "air"])
def test_eclipse_tokens_and_air_tiles_lie_shuffled_and_face_down(name: str) -> None:
    stacks = [Story(21, 2, seed=bytes([seed])).table.stacks[name] for seed in range(9)]
    assert len({tuple(stack.items) for stack in stacks}) > 2
    assert not any(stack.up for stack in stacks)


@pytest.mark.rule("ML-S21-03", "ML-S21-04")
@pytest.mark.parametrize(("creature", "side"), [("light", "light"), ("shadow", "shadow")])
def test_a_pick_beside_a_token_brings_air_to_the_side_that_picks(creature: str, side: str) -> None:
    near, far = ("light", "shadow") if creature == "light" else ("shadow", "light")
    story = leaf(*(("B2", "G7") if near == "light" else ("G7", "B2")), "B3", "B1", "G6")
    hearts(story, C3=3, F5=1)
    top = story.table.stacks["air"].items[-3:]
    story.do(f"collect {near} B3", f"collect {far} G6")
    assert story.name(next(iter(story.table.marks))) == "F5"
    story.do("assign 1 2")
    assert set(top) <= {*story.own("light" if side == "light" else "shadow")}
    assert len(story.table.stacks["air"].items) == 5


@pytest.mark.rule("ML-S21-03")
def test_diagonal_neighbours_bring_nothing() -> None:
    story = hearts(leaf("C1", "G7", "B2", "G6", "B1"), C3=3)
    story.do("collect light B2", "collect shadow G6", "assign 1 2")
    assert len(story.table.stacks["air"].items) == 8


@pytest.mark.rule("ML-S21-04")
def test_both_picks_beside_one_token_bring_its_air_to_the_opponent() -> None:
    story = hearts(leaf("B2", "D2", "B3", "D3", "G7", "G6"), C3=2)
    story.do("collect light B3", "collect shadow D3", "assign 1 2")
    assert sum(tiles()[tile].spirit == AIR for tile in story.own("shadow")) == 2
    assert not any(tiles()[tile].spirit == AIR for tile in story.own("light"))


@pytest.mark.rule("ML-S21-05", "ML-S21-06")
def test_tokens_are_served_in_the_order_of_the_picks_from_what_is_left() -> None:
    story = hearts(leaf("B2", "G7", "B3", "G6", "G5", "A2", "H6"), C3=2, F5=3)
    table = story.table.copy()
    table.stacks["air"].items = table.stacks["air"].items[:3]
    story.rest(table)
    story.do("hurry shadow G6", "collect shadow G5", "collect light B3", "assign 1 2")
    assert sum(tiles()[tile].spirit == AIR for tile in story.own("shadow")) == 3
    assert not any(tiles()[tile].spirit == AIR for tile in story.own("light"))


@pytest.mark.rule("ML-S21-05", "ML-S21-06")
@pytest.mark.parametrize(("left", "gains"), [(8, (2, 3)), (4, (1, 3)), (2, (0, 2))])
def test_each_pick_brings_what_its_own_token_shows_as_far_as_there_are_tiles(
    left: int, gains: tuple[int, int]
) -> None:
    story = hearts(leaf("B2", "G7", "B3", "G6", "G5", "A2", "H6"), C3=2, F5=3)
    table = story.table.copy()
    table.stacks["air"].items = table.stacks["air"].items[:left]
    story.rest(table)
    story.do("hurry shadow G6", "collect shadow G5", "collect light B3", "assign 1 2")
    found = [sum(tiles()[tile].spirit == AIR for tile in story.own(side)) for side in SIDES]
    assert tuple(found) == gains
    light_first = hearts(leaf("B2", "G7", "B3", "G6", "G5", "A2", "H6"), C3=2, F5=3)
    light_first.do("hurry shadow G6", "collect light B3", "collect shadow G5", "assign 1 2")
    found = [sum(tiles()[tile].spirit == AIR for tile in light_first.own(side)) for side in SIDES]
    assert found == [2, 3], "what one token shows is no concern of the other"


@pytest.mark.rule("ML-S21-07")
def test_a_token_neither_blocks_nor_bears_a_creature() -> None:
    story = hearts(leaf("B2", "G7", "C1", "C2", "G6"), C3=1)
    assert "collect light C2" in story.legal()
    assert story.reason("collect light C3") == "ML-COLLECT-03"
    story.change(phase="move")
    assert "move light C3" not in story.legal()


@pytest.mark.rule("ML-S21-08")
def test_air_is_a_tenth_spirit() -> None:
    assert AIR in lacking(Story(21, 2).table)
    assert AIR in Story(21, 2).table.spirits


@pytest.mark.rule("ML-S21-09")
def test_air_left_beside_goes_to_nobody() -> None:
    story = leaf("B2", "G7", "B1", "G6")
    story.do("collect light B1", "collect shadow G6", "assign 1 2")
    assert story.is_over
    assert len(story.table.stacks["air"].items) == 8
    assert not any(tiles()[tile].spirit == AIR for side in SIDES for tile in story.own(side))


@pytest.mark.rule("ML-S21-11")
def test_the_numbers_are_unknown_until_they_show() -> None:
    story = Story(21, 2)
    view = next(stack for stack in story.view(None).stacks if stack.name == "eclipses")
    assert (view.count, view.numbers, view.tiles) == (4, (), ())
    dealt = {
        tuple(GAME.redeal(story.stage, None, Chance(bytes([seed]))).play.table.stacks["eclipses"].items)
        for seed in range(12)
    }
    assert len(dealt) > 2
