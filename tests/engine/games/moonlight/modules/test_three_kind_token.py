"""Tokens for three of a kind, and bits of what is turned up (ML-S20)."""

from __future__ import annotations

import pytest

from engine.games.moonlight.forest.deeds import give_tile
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS, Face
from tests.engine.games.moonlight.stories import Story


def grove(light: str = "F2", shadow: str = "H7", **more: object) -> Story:
    """Return a tile beside each creature of the round groves."""
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
    story.table.sides["light"].tokens.append("webs")
    story.do("collect light F1", "collect shadow H8", "assign 1 2")
    assert len(story.table.piles["draw"]) == 11, "neither symbols nor favours are tiles"
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


@pytest.mark.rule("ML-S20-03")
def test_another_spirit_and_the_other_side_bring_a_token_of_their_own() -> None:
    play = grove().stage.play
    found = []
    for side, spirit in (("light", "webs"), ("light", "vines"), ("shadow", "webs")):
        for each in [number for number, shown in enumerate(tiles()) if shown.spirit == spirit][:4]:
            list(give_tile(play, each, "light" if side == "light" else "shadow"))
            found.append(11 - len(play.table.piles["draw"]))
    assert found == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]
    assert [len(pile.tokens) for pile in play.table.sides.values()] == [2, 1]


@pytest.mark.rule("ML-S20-04")
@pytest.mark.parametrize(
    ("light", "shadow", "line"), [("webs", "vines", "assign 1 2"), ("vines", "webs", "assign 2 1")]
)
def test_the_team_draws_first_whatever_was_picked_first_and_nobody_from_an_empty_pile(
    light: str, shadow: str, line: str
) -> None:
    cases: list[tuple[list[Face], list[list[Face]]]] = [
        (["mosses", "fruits"], [["fruits"], ["mosses"]]),
        (["leaves"], [["leaves"], []]),
    ]
    for pile, tokens in cases:
        story = grove(show={"F1": "webs", "H8": "vines*2"}).give("light", light, f"{light}+sun")
        story.give("shadow", shadow, f"{shadow}+sun").pile("draw", *pile)
        story.do("collect light F1", "collect shadow H8", line)
        assert [each.tokens for each in story.table.sides.values()] == tokens


@pytest.mark.rule("ML-S20-06")
def test_the_bits_lie_on_face_down_tiles() -> None:
    table = Story(20, 2).table
    assert len(table.bits) == 8
    assert table.bits <= table.down


def turned(light: str, shadow: str, bit: str = "G2", *keep: str) -> Story:
    """Return a table in which these picks turn a tile with a bit up."""
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
    story.give("shadow", "vines", "vines+sun").give("light", "leaves", "leaves+sun")
    story.pile("draw", "fruits", "mosses", "webs").do("collect light F1", "collect shadow H8", "assign 1 2")
    assert story.is_over
    assert [pile.tokens for pile in story.table.sides.values()] == [["webs"], ["mosses"]]
