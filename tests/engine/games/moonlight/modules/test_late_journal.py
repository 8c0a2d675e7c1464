"""Bits beside picks (ML-S26), closed pairs of tokens (ML-S27), rows that keep tiles (ML-S28), and the house of windows (ML-S18)."""

from __future__ import annotations

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenario import scenario
from engine.games.moonlight.modules.majority_tokens import has_most
from engine.games.moonlight.modules.row_quota import in_row, quota
from engine.games.moonlight.rules.scoring import terms
from engine.games.spirits_of_the_forest.model.components import tiles
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS
from tests.engine.games.moonlight.stories import Story


@pytest.mark.rule("ML-S18-01", "ML-S18-02")
def test_the_eighteenth_scenario_plays_as_the_ninth() -> None:
    assert scenario(18).modules == scenario(9).modules
    assert set(scenario(18).versus_modules) == set(scenario(9).versus_modules)
    assert GAME.refusal(MoonlightOptions(scenario=18, against=True), 3) is None


# The disc.


def disc(*keep: str, bits: tuple[str, ...], light: str = "D2", shadow: str = "E7") -> Story:
    return Story(26, 2, light, shadow, keep=[*keep, *bits]).bits(*bits)


@pytest.mark.rule("ML-S26-01", "ML-S26-02")
def test_tokens_as_in_the_ninth_scenario_and_no_bits_by_moving() -> None:
    assert "token_touch" in scenario(26).modules
    story = disc("D1", "F7", bits=("C2",)).change(phase="move")
    story.do("move light C2")
    assert (story.table.sides["light"].bits, len(story.table.bits)) == (0, 1)


@pytest.mark.rule("ML-S26-03", "ML-S26-05")
@pytest.mark.parametrize(("creature", "gains"), [("light", (1, 0)), ("shadow", (0, 1))])
def test_a_pick_above_or_below_brings_the_bit_to_its_side(creature: str, gains: tuple[int, int]) -> None:
    light, shadow = ("C3", "E7") if creature == "light" else ("E7", "C3")
    story = disc("C2", "F7", bits=("D2",), light=light, shadow=shadow)
    story.do(f"collect {creature} C2")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == gains
    assert story.table.bits == frozenset()


@pytest.mark.rule("ML-S26-04")
def test_a_pick_at_a_long_side_brings_the_bit_to_the_opponent() -> None:
    story = disc("D3", "F7", bits=("D4",), light="C2")
    story.do("collect light D3")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == (0, 1)


@pytest.mark.rule("ML-S26-06")
def test_the_first_pick_decides() -> None:
    story = disc("C3", "D4", bits=("D3",), light="B3", shadow="E5")
    story.do("collect light C3", "collect shadow D4")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == (1, 0)
    other = disc("C3", "D4", bits=("D3",), light="B3", shadow="E5")
    other.do("collect shadow D4", "collect light C3")
    assert (other.table.sides["light"].bits, other.table.sides["shadow"].bits) == (0, 1)


@pytest.mark.rule("ML-S26-07")
def test_one_pick_may_take_several_bits_but_none_across_a_corner() -> None:
    story = disc("D3", "F7", bits=("C3", "E3", "D4", "E4"), light="C2")
    story.do("collect light D3")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == (2, 1)
    assert {story.name(spot) for spot in story.table.bits} == {"E4"}


@pytest.mark.rule("ML-S26-08")
def test_the_bit_of_a_picked_tile_goes_to_the_opponent() -> None:
    story = disc("F7", bits=("D3",))
    story.do("collect light D3")
    assert story.table.sides["shadow"].bits == 1


# The ring.


def ring(light: str = "C3", shadow: str = "F7", *keep: str, **show: str) -> Story:
    """A pair of closed tiles on A4 and B4; Light and Shadow in the ring."""
    story = Story(27, 2, light, shadow, keep=["A4", "B4", *keep], show=show).down("A4", "B4")
    return story.tokens("A4", "webs", up=True).tokens("B4", "leaves", up=True)


@pytest.mark.rule("ML-S27-01", "ML-S27-02", "ML-S27-13")
def test_regular_without_card_bits_powers_and_plus() -> None:
    table = Story(27, 2).table
    assert scenario(27).difficulties == ("regular",)
    assert (table.card, len(table.bits), terms(table).limit) == ((), 0, None)
    used = [token.face for tokens in table.tokens.values() for token in tokens]
    assert sorted([*used, *table.box]) == sorted(SPIRITS)


@pytest.mark.rule("ML-S27-03", "ML-S27-04")
def test_all_doubles_lie_in_the_ring() -> None:
    for seed in (b"one", b"two"):
        table = Story(27, 2, seed=seed).table
        inside = [
            tiles()[tile].symbols
            for spot, tile in enumerate(table.tiles)
            if table.ground.regions[spot] == "R"
        ]
        outside = [
            tiles()[tile].symbols
            for spot, tile in enumerate(table.tiles)
            if table.ground.regions[spot] == "O"
        ]
        assert (inside.count(2), len(inside), outside.count(2), len(outside)) == (17, 24, 0, 24)


@pytest.mark.rule("ML-S27-05")
def test_eight_tokens_on_four_pairs_and_one_left_out() -> None:
    table = Story(27, 2).table
    assert (len(table.tokens), len(table.box)) == (8, 1)
    assert set(table.tokens) <= table.down
    assert all(token.up for tokens in table.tokens.values() for token in tokens)


@pytest.mark.rule("ML-S27-06")
def test_creatures_keep_off_face_down_tiles() -> None:
    story = Story(27, 2, "B3", "F7", keep=["A4", "B4", "A3"]).down("B4").change(phase="move")
    assert "move light B4" not in story.legal()
    assert "move light A4" in story.legal()


@pytest.mark.rule("ML-S27-07")
def test_closed_tiles_are_not_turned_up_or_picked_and_block() -> None:
    story = ring("C3", "F7", "B3", "C4", "G7", "B5")
    assert not any(line.endswith("B4") for line in story.legal("collect"))
    story.do("collect light B3", "collect shadow G7", "assign 1 2")
    assert {story.name(spot) for spot in story.table.down} == {"A4", "B4"}


def most_of_webs() -> Story:
    """With B3 the team has more than half of all webs."""
    story = ring("C3", "F7", "G7", "C4", B3="webs*2").give("light", "webs", "webs+sun", "webs+moon")
    assert not has_most(story.table, "webs")
    story.do("collect light B3", "collect shadow G7")
    return story


@pytest.mark.rule("ML-S27-08", "ML-S27-09", "ML-S27-12")
def test_most_of_a_spirit_opens_its_pair_and_the_tokens_are_shared() -> None:
    story = most_of_webs()
    story.give("light", "webs+fire")
    story.do("assign 1 2")
    assert story.legal() == {"choose leaves", "choose webs"}
    assert story.table.down == frozenset()
    story.do("choose leaves")
    assert (story.table.sides["light"].tokens, story.table.sides["shadow"].tokens) == (["leaves"], ["webs"])
    assert story.table.tokens == {}


@pytest.mark.rule("ML-S27-08")
def test_half_is_not_most() -> None:
    story = ring()
    story.give("light", "webs*2", "webs", "webs+sun", "webs+moon")
    assert sum(each.symbols for each in tiles() if each.spirit == "webs") == 10
    assert not has_most(story.table, "webs")
    assert has_most(story.give("light", "webs+fire").table, "webs")


@pytest.mark.rule("ML-S27-10")
def test_a_used_gem_comes_back_to_a_player_the_team_chooses() -> None:
    story = most_of_webs()
    table = story.table.copy()
    for player in table.players:
        player.gems, player.spent = 2, 1
    table.sides["light"].tiles.append(
        next(n for n, each in enumerate(tiles()) if each.spirit == "webs" and each.power == "fire")
    )
    story.rest(table)
    story.do("assign 1 2", "choose leaves")
    assert story.legal() == {"choose 1", "choose 2"}
    story.do("choose 2")
    assert [(player.gems, player.spent) for player in story.table.players] == [(2, 1), (3, 0)]


@pytest.mark.rule("ML-S27-11")
def test_a_token_won_may_open_the_next_pair() -> None:
    story = ring("C3", "F7", "G7", "C4", "F1", "G1", B3="webs*2").down("A4", "B4", "F1", "G1")
    story.tokens("F1", "mosses", up=True).tokens("G1", "vines", up=True).tokens("B4", "mosses", up=True)
    story.give("light", "webs", "webs+sun", "webs+moon", "webs+fire", "mosses+sun", "mosses+moon")
    assert not has_most(story.table, "mosses")
    story.do("collect light B3", "collect shadow G7", "assign 1 2", "choose mosses")
    assert has_most(story.table, "mosses")
    assert story.legal() == {"choose mosses", "choose vines"}


@pytest.mark.rule("ML-S27-14")
def test_tokens_never_set_free_go_to_the_opponent() -> None:
    story = Story(27, 2, "C3", "F7", keep=["A4", "B4", "B3", "G7"]).down("A4", "B4")
    story.tokens("A4", "webs", up=True).tokens("B4", "leaves", up=True)
    story.do("collect light B3", "collect shadow G7", "assign 1 2")
    while not story.is_over:
        story.do("end" if "end" in story.legal() else sorted(story.legal())[0])
    assert {"webs", "leaves"} <= set(story.table.sides["shadow"].tokens)


# The shadowed disc.


def rows(*numbers: int, keep: tuple[str, ...] = ()) -> Story:
    story = Story(28, 2, "B2", "C11", keep=["B1", "C12", *keep])
    table = story.table.copy()
    table.stacks["eclipse"].items = list(numbers)
    story.rest(table)
    return story


@pytest.mark.rule("ML-S28-01")
def test_columns_as_in_the_eighth_scenario() -> None:
    assert "token_columns" in scenario(28).modules
    assert sorted(Story(28, 2).table.piles) == ["column-2", "column-4", "column-7", "column-9"]


@pytest.mark.rule("ML-S28-02", "ML-S28-09")
def test_an_eclipse_token_beside_each_row_face_up() -> None:
    found = {tuple(Story(28, 2, seed=bytes([seed])).table.stacks["eclipse"].items) for seed in range(9)}
    assert len(found) > 2
    assert all(sorted(each) == [1, 2, 2, 3] for each in found)
    view = next(stack for stack in Story(28, 2).view(None).stacks if stack.name == "eclipse")
    assert sorted(view.numbers) == [1, 2, 2, 3]


@pytest.mark.rule("ML-S28-03")
def test_a_row_keeps_as_many_tiles_as_its_token_says() -> None:
    for number, is_open in ((1, True), (2, False)):
        story = rows(1, number, 1, 1, keep=("A1", "A8"))
        assert ("collect light B1" in story.legal()) == is_open
        assert (story.reason("collect light B1") is None) == is_open
        assert "collect light A1" in story.legal()


@pytest.mark.rule("ML-S28-04")
def test_the_quota_is_looked_at_before_each_pick() -> None:
    story = Story(28, 2, "B2", "B4", keep=["B1", "B5", "C5"])
    table = story.table.copy()
    table.stacks["eclipse"].items = [1, 3, 1, 1]
    story.rest(table)
    assert story.legal("collect") == set()
    table.stacks["eclipse"].items = [1, 2, 1, 1]
    story.rest(table)
    assert story.legal("collect") == {"collect light B1", "collect shadow B5"}


@pytest.mark.rule("ML-S28-05")
def test_a_closed_row_can_be_entered_and_still_blocks() -> None:
    story = rows(1, 2, 1, 1).change(phase="move")
    assert "move light B1" in story.legal()


@pytest.mark.rule("ML-S28-06", "ML-S28-07")
def test_at_the_end_the_team_chooses_what_stays_in_each_row() -> None:
    story = Story(28, 2, "B2", "C11", keep=["B1", "C12", "D5", "D6", "D7"]).bits("D5", "D7").change(piles={})
    table = story.table.copy()
    table.stacks["eclipse"].items = [1, 1, 1, 2]
    for player in table.players:
        player.gems = 0
    story.rest(table)
    story.do("collect light B1", "collect shadow C12", "assign 1 2")
    assert story.legal() == {"choose D5", "choose D6", "choose D7"}
    story.do("choose D5")
    assert story.legal() == {"choose D6", "choose D7"}
    story.do("choose D6")
    assert story.is_over
    left = {story.name(spot) for spot, each in enumerate(story.table.tiles) if each >= 0}
    assert left == {"C11", "D5", "D6"}
    assert story.table.sides["shadow"].bits == 1


@pytest.mark.rule("ML-S28-08")
def test_a_column_whose_last_tile_stays_is_not_claimed() -> None:
    story = rows(1, 1, 1, 1, keep=("A5",))
    story.pile("column-4", "webs", "vines")
    tokens = {"webs", "vines"}
    table = story.table.copy()
    for player in table.players:
        player.gems = 0
    story.rest(table)
    story.do("collect light B1", "collect shadow C12", "assign 1 2")
    while not story.is_over:
        story.do(sorted(story.legal())[0])
    assert story.table.has_tile(story.at("A5"))
    assert tokens <= set(story.table.sides["shadow"].tokens)
    assert quota(story.table, 0) == len(in_row(story.table, 0)) == 1
