"""The reveal phase and the bits."""

from __future__ import annotations

import pytest

from engine.errors import Sealed
from engine.games.moonlight import GAME
from engine.games.moonlight.forest.availability import turning
from engine.match import Match
from engine.text import Seat
from tests.engine.games.moonlight.stories import Story, tile

FIELD = [f"{row}{column}" for row in "ABC" for column in range(3, 9)]


def turned(story: Story) -> set[str]:
    """Return the names of the places whose tiles lie face down."""
    return {story.table.ground.names[spot] for spot in story.table.down}


def round_of(story: Story, light: str, shadow: str) -> Story:
    """Let both sides pick, and assign the tiles: the reveal phase follows by itself."""
    story.do(f"collect light {light}", f"collect shadow {shadow}", "assign 1 2")
    return story


@pytest.mark.rule("ML-REVEAL-01", "ML-REVEAL-02", "ML-REVEAL-04")
def test_face_down_tiles_with_a_free_long_side_are_turned_up_together() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).down("A4", "A5", "A7", "C4")
    round_of(story, "A3", "A8")
    assert turned(story) == {"A5", "C4"}, "A4 and A7 lie at an end now, all at the same time"
    after_a_gem = Story(1, 2, "B4", "B7", keep=FIELD).down("A4")
    after_a_gem.do("hurry light B3")
    round_of(after_a_gem, "A3", "A8")
    assert turned(after_a_gem) == set()


@pytest.mark.rule("ML-REVEAL-01")
def test_tokens_are_assigned_before_tiles_are_turned_up() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).down("A4").tokens("A3", "vines")
    told = story.do("collect light A3", "collect shadow A8", "assign 1 2")
    keys = [event.text.key for event in told]
    assert keys.index("moonlight-event-gets-token") < keys.index("moonlight-event-turned-up")


@pytest.mark.rule("ML-REVEAL-03")
def test_a_covered_tile_is_not_turned_up() -> None:
    story = Story(4, 2, "A2", "E5", keep=["B2", "D5"])
    lower = story.table.ground.under[story.at("B2")][0]
    story.change(down=frozenset({lower}))
    assert turning(story.table) == [], "both its sides are free"
    story.do("collect light B2", "collect shadow D5", "assign 1 2")
    assert lower not in story.table.down


@pytest.mark.rule("ML-REVEAL-05")
def test_a_tile_that_was_turned_up_can_be_picked_in_the_next_turn() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).down("A4", "A7")
    assert "collect light A4" not in story.legal()
    round_of(story, "A3", "A8").do("move light B5")
    assert "collect light A4" in story.legal()


@pytest.mark.rule("ML-REVEAL-06")
def test_a_tile_under_a_creature_is_turned_up_and_keeps_what_lies_on_it() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).down("B4").bits("A4").tokens("B4", "vines")
    story.change(bits=frozenset({story.at("B4")}), marks={story.at("B4"): "yellow"})
    round_of(story, "B3", "A8")
    assert turned(story) == set()
    assert story.table.bits == {story.at("B4")}
    assert story.table.tokens[story.at("B4")][0].face == "vines"
    assert story.table.marks == {story.at("B4"): "yellow"}


@pytest.mark.rule("ML-SETUP-19")
def test_what_is_free_at_the_start_is_turned_up_in_the_first_reveal_phase() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).down("C3")
    assert turned(story) == {"C3"}
    assert turned(round_of(story, "A3", "A8")) == set()


@pytest.mark.rule("ML-REVEAL-07")
def test_what_has_turned_a_tile_up_cannot_be_taken_back() -> None:
    match, seat = Match.new(GAME, GAME.Options(scenario=8, first=1), 1, b"taken back"), Seat(0)
    for line in ("place B1", "place B8"):
        match.play(seat, GAME.grammar.read(line))
    undoable = 0
    for _ in range(40):
        told = match.play(seat, next(iter(match.legal(seat))))
        if any(event.text.key == "moonlight-event-turned-up" for event in told):
            break
        undoable += bool(match.undoable(seat))
    assert undoable
    with pytest.raises(Sealed):
        match.undoable(seat)


@pytest.mark.rule("ML-BIT-01")
@pytest.mark.parametrize(("creature", "side"), [("light", 0), ("shadow", 1)])
def test_a_creature_takes_the_bit_it_moves_onto_for_its_side(creature: str, side: int) -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).change(phase="move").bits("B5", "B8")
    before = [each.bits for each in story.view().sides]
    story.do("move light B5" if creature == "light" else "move shadow B8")
    gained = [now.bits - old for now, old in zip(story.view().sides, before, strict=True)]
    assert gained == [1 - side, side]
    assert len(story.table.bits) == 1


@pytest.mark.rule("ML-BIT-05")
def test_everybody_sees_the_bits_of_the_sides_and_of_the_players() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).change(phase="move").bits("B5", "B8")
    story.do("move shadow B8")
    for seat in (None, Seat(0), Seat(1)):
        assert [side.bits for side in story.view(seat).sides] == [3, 1]
    against = Story(1, 3, "B4", "B7", keep=FIELD).bits("B5")
    against.do("hurry light B5")
    assert [player.bits for player in against.view(None).players] == [1, 0, 0]


@pytest.mark.rule("ML-BIT-02")
def test_a_move_of_a_gem_takes_bits_too() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).bits("B8")
    story.do("hurry shadow B8")
    assert story.table.sides["shadow"].bits == 1


@pytest.mark.rule("ML-BIT-03")
@pytest.mark.parametrize("is_down", [True, False])
def test_a_bit_drops_onto_the_tile_beneath(is_down: bool) -> None:
    story = Story(4, 2, "A2", "E5", keep=["B2", "D5"])
    lower = story.table.ground.under[story.at("B2")][0]
    story.bits("B2").change(down=frozenset({lower} if is_down else ()))
    story.do("collect light B2")
    assert story.table.bits == {lower}


@pytest.mark.rule("ML-BIT-04")
def test_a_bit_with_nothing_beneath_goes_to_the_opponent_at_once() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).bits("A3")
    story.do("collect light A3")
    assert story.table.sides["shadow"].bits == 1
    assert story.table.bits == frozenset()


@pytest.mark.rule("ML-ASSIGN-03")
def test_face_down_tiles_are_turned_up_when_both_have_been_picked() -> None:
    story = Story(14, 2, "B2", "B7", show={"A1": "leaves*2"}).down("A1", "A8")
    story.do("collect light A1")
    assert story.view().picked[0].tile.spirit is None
    story.do("collect shadow A8")
    assert story.view().picked[0].tile.spirit == "leaves"
    assert story.table.picked[0].tile == tile("leaves*2")


@pytest.mark.rule("ML-GEM-06")
def test_gems_never_reserve_a_tile() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD)
    assert {action.split()[0] for action in story.legal()} == {"collect", "hurry", "talk"}
