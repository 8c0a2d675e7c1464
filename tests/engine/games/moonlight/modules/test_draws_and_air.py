"""Tokens for three of a kind and bits of what is turned up (ML-S20); Air tiles that Eclipse tokens bring (ML-S21)."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.rules.scoring import lacking
from engine.games.spirits_of_the_forest.model.components import tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, SPIRITS
from tests.engine.games.moonlight.stories import Story


def grove(light: str = "F2", shadow: str = "H7", **more: object) -> Story:
    """A tile beside each creature of the round groves."""
    story = Story(20, 2, light, shadow, keep=["F1", "H8", "F3", "H6"], **more)  # type: ignore[arg-type]
    return story.pile("draw", *SPIRITS, "plus", "plus")


@pytest.mark.rule("ML-S20-01")
def test_eleven_tokens_lie_face_down_beside_the_forest() -> None:
    table = Story(20, 2).table
    assert (len(table.piles["draw"]), table.box, table.tokens) == (11, [], {})
    assert not any(token.up for token in table.piles["draw"])


@pytest.mark.rule("ML-S20-02", "ML-S20-05")
def test_the_third_tile_of_a_spirit_brings_a_token() -> None:
    story = grove(show={"F1": "webs", "H8": "vines*2"}).give("light", "webs*2").give("shadow", "vines")
    story.change(sides=story.table.sides)
    story.do("collect light F1", "collect shadow H8", "assign 1 2")
    assert len(story.table.piles["draw"]) == 11, "symbols are not tiles"
    story = grove(show={"F1": "webs", "H8": "vines*2"}).give("light", "webs*2", "webs+sun")
    top = story.table.piles["draw"][-1].face
    story.do("collect light F1", "collect shadow H8", "assign 1 2")
    assert story.table.sides["light"].tokens == [top]
    assert len(story.table.piles["draw"]) == 10


@pytest.mark.rule("ML-S20-03")
def test_once_for_each_side_and_spirit() -> None:
    story = grove(show={"F1": "webs", "H8": "vines*2"}).give("light", "webs*2", "webs+sun", "webs+moon")
    story.change(notes={"three-light-webs": 1})
    story.do("collect light F1", "collect shadow H8", "assign 1 2")
    assert story.table.sides["light"].tokens == []


@pytest.mark.rule("ML-S20-04")
def test_the_team_draws_first_and_nobody_from_an_empty_pile() -> None:
    def both() -> Story:
        story = grove(show={"F1": "webs", "H8": "vines*2"}).give("light", "webs*2", "webs+sun")
        return story.give("shadow", "vines", "vines+sun")

    story = both()
    first, second = story.table.piles["draw"][-1].face, story.table.piles["draw"][-2].face
    story.do("collect light F1", "collect shadow H8", "assign 1 2")
    assert (story.table.sides["light"].tokens, story.table.sides["shadow"].tokens) == ([first], [second])
    empty = both()
    empty.change(piles={"draw": empty.table.piles["draw"][:1]})
    empty.do("collect light F1", "collect shadow H8", "assign 1 2")
    assert (len(empty.table.sides["light"].tokens), empty.table.sides["shadow"].tokens) == (1, [])


@pytest.mark.rule("ML-S20-06")
def test_the_bits_lie_on_face_down_tiles() -> None:
    table = Story(20, 2).table
    assert len(table.bits) == 8
    assert table.bits <= table.down


def turned(light: str, shadow: str, bit: str = "G2", *keep: str) -> Story:
    """Picks that turn a tile with a bit up."""
    story = Story(
        20, 2, light, shadow, keep=["F1", "G1", "G2", "G3", "F2", "H2", "H7", "H8", "F7", "F8", *keep]
    )
    return story.down(bit).bits(bit)


@pytest.mark.rule("ML-S20-07")
@pytest.mark.parametrize(("light", "shadow", "gains"), [("F2", "H7", (1, 0)), ("F7", "F2", (0, 1))])
def test_the_bit_of_a_tile_turned_up_goes_to_the_creature_around_it(
    light: str, shadow: str, gains: tuple[int, int]
) -> None:
    story = turned(light, shadow)
    near, far = ("light", "shadow") if gains[0] else ("shadow", "light")
    away = {"H7": "H8", "F7": "F8"}[light if far == "light" else shadow]
    story.do(f"collect {near} G1", f"collect {far} {away}", "assign 1 2")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == gains
    assert story.table.bits == frozenset()


@pytest.mark.rule("ML-S20-07")
def test_between_two_creatures_the_active_player_chooses() -> None:
    story = turned("F2", "H2", "G2", "H1")
    story.do("collect light F1", "collect shadow G1", "assign 1 2")
    assert story.legal() == {"choose light", "choose shadow"}
    story.do("choose light")
    assert story.table.sides["light"].bits == 1


@pytest.mark.rule("ML-S20-08")
def test_a_creature_on_the_tile_counts_as_beside_it() -> None:
    story = turned("G2", "H7")
    story.do("collect light G1", "collect shadow H8", "assign 1 2")
    assert story.table.sides["light"].bits == 1


@pytest.mark.rule("ML-S20-09")
def test_with_nobody_near_the_bit_stays_until_its_tile_is_picked() -> None:
    story = Story(20, 2, "F7", "H7", keep=["F8", "H8", "G2", "F6"]).down("G2").bits("G2")
    story.do("collect light F8", "collect shadow H8", "assign 1 2")
    assert {story.name(spot) for spot in story.table.bits} == {"G2"}
    assert story.table.down == frozenset()
    later = Story(20, 2, "F2", "H7", keep=["F1", "H8"]).bits("F1")
    later.do("collect light F1")
    assert later.table.sides["shadow"].bits == 1


@pytest.mark.rule("ML-S20-10")
def test_moving_onto_a_bit_takes_nothing() -> None:
    story = grove().bits("F3").change(phase="move")
    story.do("move light F3")
    assert (story.table.sides["light"].bits, len(story.table.bits)) == (0, 1)


@pytest.mark.rule("ML-S20-11")
def test_tiles_given_at_the_end_still_bring_tokens() -> None:
    story = Story(
        20,
        2,
        "F2",
        "H7",
        keep=["F1", "H8"],
        show={"H7": "vines*2", "F2": "leaves*2", "F1": "webs", "H8": "webs*2"},
    )
    story.give("shadow", "vines", "vines+sun").pile("draw", "mosses", "webs")
    story.do("collect light F1", "collect shadow H8", "assign 1 2")
    assert story.is_over
    assert story.table.sides["shadow"].tokens == ["webs"]


# Air tiles and Eclipse tokens.


def leaf(light: str, shadow: str, *keep: str) -> Story:
    """Some tiles around the hearts of the leaves, which are C3, C5, F3 and F5."""
    return Story(21, 2, light, shadow, keep=keep).change(marks={})


def hearts(story: Story, **numbers: int) -> Story:
    """Eclipse tokens with these numbers lie in these gaps."""
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
