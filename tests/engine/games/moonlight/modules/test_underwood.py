"""Pairs of tokens between the creatures, and what hides under the tiles."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.moonlight.forest.availability import is_available, turning, visible
from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.rules.setup import deal
from engine.games.spirits_of_the_forest.model.facts import tiles
from tests.engine.games.moonlight.stories import Story

UNDERWOOD, HIDING, PARADOX, PYRAMID = 4, 5, 16, 7


def pair(light: str, shadow: str, seats: int = 2) -> Story:
    """Return a pair of tokens on B2; the creatures stand there."""
    story = Story(
        UNDERWOOD, seats, light, shadow, keep=["B1", "B2", "B3", "A1", "D5", "D6", "C1", "E5"]
    ).down()
    return story.tokens("B2", "webs", "vines")


@pytest.mark.rule("ML-S04-01")
def test_some_tiles_carry_two_face_down_tokens() -> None:
    table = deal(MoonlightOptions(scenario=UNDERWOOD), 2, Chance(b"pairs"))
    assert {len(tokens) for tokens in table.tokens.values()} == {2}
    assert not any(token.up for tokens in table.tokens.values() for token in tokens)
    assert {table.ground.names[spot] for spot in table.tokens} == {"B2", "B5", "D2", "D5"}


@pytest.mark.rule("ML-S04-02", "ML-S04-05")
def test_with_both_creatures_around_each_side_gets_one_and_the_team_chooses() -> None:
    story = pair("A1", "C1")
    story.do("collect light B2")
    other = sorted(story.legal("collect"))[0]
    told = story.do(other, "assign 1 2")
    assert any(event.text.key == "moonlight-event-tokens-turned" for event in told), (
        "both are turned up first"
    )
    assert story.legal() == {"choose webs", "choose vines"}
    story.do("choose vines")
    assert [side.tokens for side in story.view().sides] == [("vines",), ("webs",)]


@pytest.mark.rule("ML-S04-03")
def test_with_one_creature_around_both_go_to_the_opponent() -> None:
    story = pair("A1", "D6")
    story.do("collect light B2", "collect shadow D5", "assign 1 2")
    assert [side.tokens for side in story.view().sides] == [(), ("webs", "vines")]


@pytest.mark.rule("ML-S04-04")
def test_positions_at_the_moment_of_picking_count() -> None:
    story = Story(UNDERWOOD, 2, "A1", "C4", keep=["A2", "B2", "B3", "C3", "D3", "D5", "B5"]).down()
    story.tokens("B2", "webs", "vines")
    story.do("collect light B2")
    story.do("hurry shadow C3")
    story.do(sorted(story.legal("collect"))[0], "assign 1 2")
    assert story.table.sides["shadow"].tokens == ["webs", "vines"], "Shadow came only afterwards"


@pytest.mark.rule("ML-S04-04")
def test_a_creature_that_leaves_after_the_pick_was_around_the_tile() -> None:
    story = Story(UNDERWOOD, 2, "A1", "C3", keep=["A2", "B2", "B4", "C4", "C5", "D4", "D5", "B5"]).down()
    story.tokens("B2", "webs", "vines")
    story.do("collect light B2", "hurry shadow C4")
    story.do(sorted(story.legal("collect"))[0], "assign 1 2")
    assert story.legal() == {"choose webs", "choose vines"}, "Shadow was there when it was picked"


@pytest.mark.rule("ML-S04-06")
def test_against_each_other_the_active_player_decides_wherever_creatures_stand() -> None:
    story = pair("A1", "D6", seats=3)
    story.do("collect light B2", "collect shadow D5", "assign 1 2")
    assert story.legal() == {"choose webs", "choose vines"}


@pytest.mark.rule("ML-S05-01")
def test_seven_bits_lie_beside_the_forest() -> None:
    table = deal(MoonlightOptions(scenario=HIDING), 2, Chance(b"hide"))
    assert (len(table.bits), table.beside_bits, table.spare_bits) == (0, 7, 1)


@pytest.mark.rule("ML-S05-02", "ML-S05-11")
def test_each_single_tile_that_can_be_seen_gets_a_token() -> None:
    for seed in (b"one", b"two", b"three"):
        table = deal(MoonlightOptions(scenario=HIDING), 2, Chance(seed))
        seen = [spot for spot in range(len(table.tiles)) if visible(table, spot) and spot not in table.down]
        singles = {spot for spot in seen if tiles()[table.tiles[spot]].symbols == 1}
        assert table.tokens.keys() == singles
        assert len(seen) == 10
        assert len(table.box) == 11 - len(singles)
        assert not any(token.up for tokens in table.tokens.values() for token in tokens)
        table.box, table.tokens = table.box + [token.face for (token,) in table.tokens.values()], {}
        del table.box[2:]
        EVERY["token_on_visible_singles"].lay(table, Chance(seed))
        assert table.tokens.keys() == {*sorted(singles)[:2]}, "in reading order while there are tokens"


@pytest.mark.rule("ML-S05-03")
def test_some_tiles_of_the_underwood_lie_face_up() -> None:
    table = deal(MoonlightOptions(scenario=HIDING), 2, Chance(b"hide"))
    covered = [spot for spot in range(48) if not visible(table, spot)]
    assert 0 < sum(spot not in table.down for spot in covered) < len(covered)


@pytest.mark.rule("ML-S05-04", "ML-S05-05")
def test_any_of_four_free_sides_makes_a_tile_available_and_turns_it_up() -> None:
    story = Story(HIDING, 2, "B2", "C5", keep=["A2", "A3", "A4", "B3", "B4"]).down()
    assert is_available(story.table, story.at("A3")), "nothing lies above it"
    assert not is_available(Story(4, 2, "B2", "E5", keep=["A2", "A3", "A4"]).down().table, story.at("A3"))
    story.change(down=frozenset({story.at("A3")}))
    assert turning(story.table) == [story.at("A3")]


@pytest.mark.rule("ML-S05-04", "ML-S05-05")
def test_a_side_below_that_is_free_is_enough() -> None:
    story = Story(HIDING, 2, "B2", "C5", keep=["A3", "B3", "B4"]).down()
    assert is_available(story.table, story.at("B3"))
    story.down("B3")
    assert turning(story.table) == [story.at("B3")]
    closed = Story(HIDING, 2, "B2", "C5", keep=["A3", "B3", "B4", "C3"]).down("B3")
    assert turning(closed.table) == []
    around = Story(HIDING, 2, "A3", "C5", keep=["B2", "B3", "B4", "C3", "A2"]).down()
    assert around.reason("collect light B3") == "ML-S05-04"


def found(place: str = "B2", lower: int = 1) -> tuple[Story, int]:
    """Return a story in which the top tile of a stack is about to be picked, and the place of the one beneath, which lies face down."""
    story = Story(HIDING, 2, "B1", "C5", keep=[place, "C4", "C1"])
    beneath = story.table.ground.under[story.at(place)][0]
    return story.change(down=frozenset({beneath}), beside_bits=lower, spare_bits=8 - lower), beneath


@pytest.mark.rule("ML-S05-06")
def test_a_tile_of_the_underwood_that_is_turned_up_gets_a_bit() -> None:
    story, beneath = found()
    story.do("collect light B2", "collect shadow C4", "assign 1 2")
    assert story.table.bits == {beneath}
    assert story.table.beside_bits == 0


@pytest.mark.rule("ML-S05-06")
def test_with_no_bit_left_it_gets_none() -> None:
    story, _ = found(lower=0)
    story.do("collect light B2", "collect shadow C4", "assign 1 2")
    assert story.table.bits == frozenset()


@pytest.mark.rule("ML-S05-06", "ML-SETUP-08", "ML-BIT-03")
def test_a_tile_onto_which_a_bit_has_dropped_gets_no_second_one() -> None:
    story, beneath = found()
    story.bits("B2").do("collect light B2", "collect shadow C4", "assign 1 2")
    assert story.table.bits == {beneath}
    assert story.table.beside_bits == 1


@pytest.mark.rule("ML-END-04", "ML-S05-01")
def test_bits_still_beside_the_forest_go_to_the_opponent_at_the_end() -> None:
    story = Story(HIDING, 2, "B1", "C5", keep=["B2", "C4"]).change(beside_bits=2, spare_bits=6)
    story.do("collect light B2", "collect shadow C4", "assign 1 2")
    while not story.is_over:
        story.do("end" if "end" in story.legal() else sorted(story.legal())[0])
    assert (story.table.sides["shadow"].bits, story.table.beside_bits) == (2, 0)


@pytest.mark.rule("ML-S05-07")
def test_a_tile_that_lay_on_top_at_first_gets_no_bit() -> None:
    story = Story(HIDING, 2, "B1", "C5", keep=["B2", "C4", "B3"]).change(beside_bits=1, spare_bits=7)
    story.down("B3")
    story.do("collect light B2", "collect shadow C4", "assign 1 2")
    assert story.table.down == frozenset()
    assert story.table.bits == frozenset()


@pytest.mark.rule("ML-S05-08")
def test_with_too_few_bits_reading_order_decides() -> None:
    story = Story(HIDING, 2, "B1", "C5", keep=["B2", "C4"]).change(beside_bits=1, spare_bits=7)
    first, second = (story.table.ground.under[story.at(place)][0] for place in ("B2", "C4"))
    story.change(down=frozenset({first, second}))
    story.do("collect light B2", "collect shadow C4", "assign 1 2")
    assert story.table.bits == {first}


@pytest.mark.rule("ML-S05-09")
def test_a_creature_does_not_take_a_bit_that_comes_under_it() -> None:
    story = Story(HIDING, 2, "B1", "C5", keep=["B2", "C4", "B3"]).change(beside_bits=1, spare_bits=7)
    under = story.table.ground.under[story.at("B1")][0]
    table = story.table.copy()
    table.tiles[story.at("B1")], table.creatures["light"], table.down = -1, under, frozenset({under})
    story.rest(table)
    story.do("collect light B2", "collect shadow C4", "assign 1 2")
    assert story.table.bits == {under}
    assert story.table.sides["light"].bits == 0


@pytest.mark.rule("ML-S05-10")
def test_a_token_goes_with_its_tile() -> None:
    story = Story(HIDING, 2, "B1", "C5", keep=["B2", "C4"]).tokens("B2", "webs")
    story.do("collect light B2", "collect shadow C4", "assign 2 1")
    assert story.table.sides["shadow"].tokens == ["webs"]
