"""Reflections (ML-S25)."""

from __future__ import annotations

import pytest

from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import SIDES
from engine.games.moonlight.modules.reflection_choice import _prices, farthest
from tests.engine.games.moonlight.stories import Story


def mirror(
    *row: str, down: tuple[str, ...] = ("B3",), bits: int = 8, light: str = "F2", pick: str = "G1"
) -> Story:
    """Let Light and Shadow pick far away from row B, of which these tiles lie, and turn up what is face down there."""
    story = Story(25, 2, light, "G8", keep=[*row, pick, "F7", "G7", "F3", "A7", "C7"]).down(*down)
    table = story.table.copy()
    table.sides["light"].bits, table.spare_bits = bits, 8 - bits
    story.rest(table)
    story.do(f"collect light {pick}", "collect shadow F7", "assign 1 2")
    return story


@pytest.mark.rule("ML-S25-01", "ML-S25-10")
def test_the_team_owns_all_bits_and_no_favours_are_used() -> None:
    table = Story(25, 2).table
    assert (table.sides["light"].bits, len(table.bits), table.tokens, table.piles) == (8, 0, {}, {})


@pytest.mark.rule("ML-S25-02", "ML-S25-03")
def test_a_tile_turned_up_costs_the_farthest_of_its_row_or_a_bit() -> None:
    closed = mirror("B2", "B3", "B4", "B8")
    assert {closed.name(spot) for spot in closed.table.down} == {"B3"}
    story = mirror("B3", "B4", "B8")
    assert story.legal() == {"choose B8", "choose bit"}
    far = story.table.tiles[story.at("B8")]
    events = {event.text.key.removeprefix("moonlight-event-") for event in story.do("choose B8")}
    assert "reflects" in events
    assert far in story.own("shadow")
    assert story.table.sides["light"].bits == 8
    other = mirror("B3", "B4", "B8")
    other.do("choose bit")
    assert (other.table.sides["light"].bits, other.table.sides["shadow"].bits) == (7, 1)
    assert other.table.has_tile(other.at("B8"))


@pytest.mark.rule("ML-S25-03")
def test_of_a_stack_the_top_tile_alone_is_far() -> None:
    story = Story(5, 2, "B1", "C5")
    tops = {story.at(name) for name in story.table.ground.names}
    for spot in tops:
        assert {*farthest(story.table, spot)} <= tops - {spot}


@pytest.mark.rule("ML-S25-03")
def test_with_equal_distance_the_player_chooses() -> None:
    assert mirror("B5", "B2", "B8", down=("B5",)).legal() == {"choose B2", "choose B8", "choose bit"}


@pytest.mark.rule("ML-S25-04")
def test_what_becomes_free_is_turned_up_in_the_same_phase() -> None:
    story = mirror("B3", "B5", "B6", "B7", down=("B3", "B6"))
    assert {story.name(spot) for spot in story.table.down} == {"B6"}
    far = story.table.tiles[story.at("B7")]
    story.do("choose B7")
    assert (far in story.own("shadow"), story.at("B7")) == (True, NOWHERE)
    assert story.table.down == frozenset()
    assert story.legal() == {"choose B3", "choose bit"}


@pytest.mark.rule("ML-S25-08", "ML-S25-09", "ML-REVEAL-01")
def test_several_at_once_are_handled_in_any_order_and_may_take_each_other() -> None:
    story = mirror("B3", "B6", down=("B3", "B6"))
    assert story.legal() == {"choose B3", "choose B6"}
    story.do("choose B3")
    assert story.legal() == {"choose B6", "choose bit"}
    story.do("choose bit")
    assert story.legal() == {"choose B3", "choose bit"}


@pytest.mark.rule("ML-S25-02", "ML-S25-09")
def test_a_tile_that_was_turned_up_and_given_away_still_has_its_price() -> None:
    story = mirror("B3", "B6", down=("B3", "B6"))
    story.do("choose B3", "choose B6")
    assert story.legal() == {"choose B3", "choose bit"}


@pytest.mark.rule("ML-S25-02")
def test_it_is_told_that_the_team_pays_with_a_bit_of_its_own() -> None:
    story = mirror("B3", "B8")
    before = [story.table.sides[side].bits for side in SIDES]
    (told,) = story.do("choose bit")
    assert told.text.key == "moonlight-event-pays-bit"
    assert [story.table.sides[side].bits for side in SIDES] == [before[0] - 1, before[1] + 1]


@pytest.mark.rule("ML-S25-05")
def test_for_a_tile_under_a_creature_nothing_is_given() -> None:
    story = mirror("B3", "B4", light="B8", pick="A8")
    assert (len(story.own("shadow")), story.table.sides["light"].bits) == (1, 8)
    assert story.table.phase == "move"


@pytest.mark.rule("ML-S25-05", "ML-S25-06")
@pytest.mark.parametrize(
    ("row", "down", "offered"),
    [
        (("B3", "B4", "B8"), ("B8",), []),
        (("B3", "B2"), ("B8",), []),
        (("B7", "B2"), ("B2",), ["bit"]),
        (("B5", "B2", "B8"), (), ["B2", "B8", "bit"]),
        (("B5", "B2", "B8"), ("B8",), ["B2", "bit"]),
        (("B5", "B2", "B8"), ("B2",), ["B8", "bit"]),
    ],
)
def test_a_creature_keeps_the_farthest_tile_and_the_bits_whether_the_tile_lies_up_or_down(
    row: tuple[str, ...], down: tuple[str, ...], offered: list[str]
) -> None:
    """Light stands on B8. Of two that are as far the player names one, and one that lies face down cannot be given."""
    story = Story(25, 2, "B8", "G8", keep=[*row, "A8"]).down(*down)
    assert [each.offer.word for each in _prices(story.stage.play, story.at(row[0]))] == offered


@pytest.mark.rule("ML-S25-06")
def test_alone_in_its_row_it_costs_a_bit() -> None:
    story = mirror("B3")
    assert (len(story.own("shadow")), story.table.sides["light"].bits) == (1, 7)


@pytest.mark.rule("ML-S25-06")
def test_a_face_down_tile_is_not_given() -> None:
    story = mirror("B3", "B8")
    assert story.legal() == {"choose B8", "choose bit"}
    story.stage.play.table.down = frozenset({story.at("B8")})
    offered = [each.offer.word for each in _prices(story.stage.play, story.at("B3"))]
    assert offered == ["bit"]


@pytest.mark.rule("ML-S25-07")
def test_without_bits_only_the_tile_remains_or_nothing() -> None:
    story = mirror("B3", "B4", "B8", bits=0)
    assert len(story.own("shadow")) == 2, "taken without asking"
    assert not story.table.has_tile(story.at("B8"))
    alone = mirror("B3", bits=0)
    assert (len(alone.own("shadow")), alone.table.sides["shadow"].bits) == (1, 0)
