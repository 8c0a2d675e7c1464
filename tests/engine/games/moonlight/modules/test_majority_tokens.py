"""Doubles in the ring, and pairs of tokens that a majority sets free (ML-S27)."""

from __future__ import annotations

import pytest

from engine.games.moonlight.forest.availability import is_available
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.modules.majority_tokens import has_most
from engine.games.moonlight.rules.score import terms
from engine.games.spirits_of_the_forest.model.facts import components, tiles
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS, Face
from tests.engine.games.moonlight.stories import Story


def ring(light: str = "C3", shadow: str = "F7", *keep: str, **show: str) -> Story:
    """Return a pair of closed tiles on A4 and B4; Light and Shadow in the ring."""
    story = Story(27, 2, light, shadow, keep=["A4", "B4", *keep], show=show).down("A4", "B4")
    return story.tokens("A4", "webs", up=True).tokens("B4", "leaves", up=True)


@pytest.mark.rule("ML-S27-01", "ML-S27-02", "ML-S27-13")
def test_regular_without_card_bits_powers_and_plus() -> None:
    table = Story(27, 2).table
    assert scenario(27).difficulties == ("regular",)
    assert (table.card, len(table.bits), terms(table).limit) == ((), 0, None)
    used = [token.face for tokens in table.tokens.values() for token in tokens]
    assert sorted([*used, *table.box]) == sorted(SPIRITS)


@pytest.mark.rule("ML-S27-13", "ML-SCORE-14")
def test_every_strict_majority_scores_and_no_tie() -> None:
    story = ring().give("light", "webs*2", "leaves*2", "vines*2", "mosses*2").give("shadow", "leaves*2")
    parts = {each.name: each.light.points for each in story.view().categories}
    assert [parts[name] for name in ("webs", "vines", "mosses", "leaves")] == [2, 2, 2, 0]


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
    tables = [Story(27, 2, seed=seed).table for seed in (b"one", b"two")]
    one, two = ([tiles()[tile].symbols for tile in table.tiles] for table in tables)
    assert one != two, "shuffled"


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


@pytest.mark.rule("ML-S27-07")
def test_a_closed_tile_is_a_wall_to_its_neighbour_until_it_is_set_free() -> None:
    story = Story(27, 2, "C7", "F7", keep=["C8", "C9", "D9"]).down("C9", "D9")
    story.tokens("C9", "webs", up=True).tokens("D9", "leaves", up=True)
    assert not is_available(story.table, story.at("C8"))
    assert not is_available(story.table, story.at("C9")), "though nothing lies at its right"
    assert is_available(Story(27, 2, "C7", "F7", keep=["C8", "D9"]).table, story.at("C8"))
    beside = Story(27, 2, "C8", "F7", keep=["C9", "D9", "G7"]).tokens("C9", "webs", up=True)
    assert beside.reason("collect light C9") == "ML-S27-07"


def most_of_webs() -> Story:
    """Return a table on which the team has just picked B3, with which it has more than half of all webs."""
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


@pytest.mark.rule("ML-S27-12", "ML-S27-10")
def test_a_pair_of_which_the_team_has_most_of_both_is_opened_once() -> None:
    story = most_of_webs().give("light", "webs+fire")
    leaves = [number for number, each in enumerate(tiles()) if each.spirit == "leaves"]
    table = story.table.copy()
    table.sides["light"].tiles += leaves
    table.players[0].gems, table.players[0].spent = 1, 2
    story.rest(table)
    story.do("assign 1 2", "choose leaves")
    assert story.table.phase == "move"
    assert (story.table.players[0].gems, story.table.players[0].spent) == (2, 1), "one gem, not two"
    assert [side.tokens for side in story.view().sides] == [("leaves",), ("webs",)]


@pytest.mark.rule("ML-S27-08")
def test_half_is_not_most() -> None:
    story = ring()
    story.give("light", "webs*2", "webs", "webs+sun", "webs+moon")
    assert sum(each.symbols for each in tiles() if each.spirit == "webs") == 10
    assert not has_most(story.table, "webs")
    assert has_most(story.give("light", "webs+fire").table, "webs")
    story = ring().give("light", "webs*2", "webs", "webs+sun", "webs+moon")
    story.table.sides["light"].tokens.append("webs")
    assert has_most(story.table, "webs"), "favours of the team count"


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


@pytest.mark.rule("ML-S27-11")
def test_one_tile_may_open_one_pair_after_another() -> None:
    closed = ["A4", "B4", "C9", "D9", "F1", "G1"]
    story = Story(27, 2, "C3", "F7", keep=[*closed, "G7", "C4"], show={"B3": "webs*2"}).down(*closed)
    chain: tuple[tuple[Face, Face], ...] = (("webs", "mosses"), ("mosses", "vines"), ("vines", "leaves"))
    for number, (own, other) in enumerate(chain):
        story.tokens(closed[2 * number], own, up=True).tokens(closed[2 * number + 1], other, up=True)
    story.give("light", "webs", "webs+sun", "webs+moon", "webs+fire")
    for spirit in ("mosses", "vines"):
        printed = next(each.printed for each in components().spirits if each.id == spirit)
        half = [number for number, each in enumerate(tiles()) if each.spirit == spirit and each.symbols == 1]
        story.table.sides["light"].tiles += half[: printed // 2]
        assert not has_most(story.table, spirit)
    story.do("collect light B3", "collect shadow G7", "assign 1 2", "choose mosses", "choose vines")
    assert story.legal() == {"choose leaves", "choose vines"}, "the third pair, by the same tile"


@pytest.mark.rule("ML-S27-05", "ML-S27-14")
def test_tokens_never_set_free_go_to_the_opponent() -> None:
    story = Story(27, 2, "C3", "F7", keep=["A4", "B4", "B3", "G7"]).down("A4", "B4")
    story.tokens("A4", "webs", up=True).tokens("B4", "leaves", up=True)
    story.do("collect light B3", "collect shadow G7", "assign 1 2")
    while not story.is_over:
        story.do("end" if "end" in story.legal() else sorted(story.legal())[0])
    assert sorted(story.table.sides["shadow"].tokens) == ["leaves", "webs"], "and none of the box"
