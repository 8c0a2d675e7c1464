"""Tiles that overlap, and fireflies that dance."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.moonlight.forest.availability import around, is_available, targets, turning, visible
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.modules.levels import outermost
from engine.games.moonlight.rules.setup import deal
from tests.engine.games.moonlight.stories import Story

PYRAMID, DANCE = 7, 6


def pyramid(light: str = "A1", shadow: str = "F5", **more: object) -> Story:
    """Return the whole pyramid. The names of the tiles that lie between two columns end in b."""
    return Story(PYRAMID, 2, light, shadow, **more)  # type: ignore[arg-type]


def named(story: Story, spots: list[int]) -> set[str]:
    """Return the names of places."""
    return {story.table.ground.names[spot] for spot in spots}


@pytest.mark.rule("ML-S07-01")
def test_pairs_of_tokens_are_between_the_creatures_here_too() -> None:
    story = pyramid("A1", "B1", keep=["A2", "B1b", "B2b", "C1"]).tokens("B1b", "webs", "vines")
    story.do("collect shadow C1", "collect light B1b", "assign 1 2")
    assert story.legal() == {"choose webs", "choose vines"}


@pytest.mark.rule("ML-S07-02")
def test_a_tile_of_a_higher_level_lies_on_half_of_two_others() -> None:
    story = pyramid()
    ground = story.table.ground
    upper = story.at("B1b")
    assert [(ground.names[spot], ground.spots[spot].level) for spot in ground.under[upper]] == [
        ("B1", 0),
        ("B2", 0),
    ]
    assert visible(story.table, ground.under[upper][0]) == (0, 1)
    for number, spot in enumerate(ground.spots):
        beneath = [ground.spots[each] for each in ground.under[number]]
        assert [(each.level, each.row, each.x) for each in beneath] == [
            (spot.level - 1, spot.row, spot.x + side) for side in (-1, 1) if spot.level
        ]


@pytest.mark.rule("ML-S07-03", "ML-S07-04")
def test_a_tile_that_is_covered_in_part_cannot_be_picked_and_only_its_level_counts() -> None:
    story = pyramid("A1")
    assert visible(story.table, story.at("B1"))
    assert not is_available(story.table, story.at("B1"))
    assert story.change(phase="collect").reason("collect light B1") == "ML-S07-03"
    assert is_available(story.table, story.at("B1b")), "nothing of its level lies at its left"
    assert not is_available(story.table, story.at("B2b"))
    assert is_available(story.table, story.at("C3")), "the top has no neighbours on its level"


@pytest.mark.rule("ML-S07-05", "ML-S07-06")
def test_the_level_is_changed_only_in_the_same_row() -> None:
    story = pyramid("C1", "F5").change(phase="move")
    assert named(story, targets(story.table, "light")) == {"B1", "D1", "C1b"}
    assert named(story, around(story.table, story.at("C1"))) == {"B1", "D1", "C1b", "B1b", "D1b"}
    assert story.reason("move light B1b") == "ML-MOVE-02"
    higher = pyramid("C1b", "F5")
    assert {"B1b", "B2b", "C2b", "D2b", "C1"} <= named(higher, targets(higher.table, "light"))


@pytest.mark.rule("ML-S07-07", "ML-S07-08")
def test_around_are_the_tiles_whose_visible_parts_touch() -> None:
    story = pyramid("A1")
    assert named(story, around(story.table, story.at("A1"))) == {"A2", "B1", "B1b"}
    hidden = story.table.ground.index[0, 1, 2]
    assert visible(story.table, hidden) is None
    assert named(story, around(story.table, story.at("B1"))) == {"A1", "B1b", "C1", "C1b"}, (
        "C1b at a corner of what can be seen of it, A2 at none"
    )
    assert all(hidden not in around(story.table, spot) for spot in range(48))


@pytest.mark.rule("ML-S07-09", "ML-S07-10")
def test_a_bit_slides_to_the_outermost_tile_uncovered() -> None:
    story = pyramid("A1", "F5").bits("B1b")
    lower = story.table.ground.index[0, 1, 0]
    story.do("collect light B1b")
    assert story.table.bits == {lower}


@pytest.mark.rule("ML-S07-09", "ML-S07-10")
def test_a_bit_slides_to_the_outermost_tile_even_if_half_of_it_stays_covered() -> None:
    story = pyramid("A2", "F5", keep=["B1", "B1b", "B2", "B2b", "B3", "E5"]).bits("B2b")
    outer = story.table.ground.index[0, 1, 2]
    story.do("collect light B2b")
    assert visible(story.table, outer) == (3, 4)
    assert story.table.bits == {outer}


@pytest.mark.rule("ML-S07-10")
def test_with_equal_distance_the_player_chooses() -> None:
    story = pyramid("C2b", "F5").bits("C3")
    story.do("collect light C3")
    assert story.legal() == {"choose C2b", "choose C3b"}
    (dropped,) = [each for each in story.do("choose C3b") if each.text.key == "moonlight-event-bit-drops"]
    assert dict(dropped.text.args)["place"] == "C3b"
    assert story.table.bits == {story.at("C3b")}
    assert outermost(story.table, story.table.picked[0].spot) == [story.at("C2b")], "a tile holds one bit"


@pytest.mark.rule("ML-S07-11")
@pytest.mark.parametrize(("seats", "bits"), [(2, 1), (3, 0)])
def test_with_nothing_beneath_the_bit_goes_to_the_opponent_or_out(seats: int, bits: int) -> None:
    story = Story(PYRAMID, seats, "B1", "F5").bits("A1")
    story.do("collect light A1")
    assert story.table.sides["shadow"].bits == bits
    assert story.table.spare_bits == 8 - bits


@pytest.mark.rule("ML-S07-11", "ML-BIT-04")
@pytest.mark.parametrize("beneath", [("C2b", "C3b"), ("C3b",)])
def test_where_each_tile_beneath_has_a_bit_it_goes_to_the_opponent(beneath: tuple[str, ...]) -> None:
    story = pyramid("D3", "F5").bits("C3", *beneath)
    table = story.table.copy()
    for place in {"C2b", "C3b"} - {*beneath}:
        table.tiles[story.at(place)] = NOWHERE
    story.rest(table)
    story.do("collect light C3")
    assert story.table.bits == {story.at(place) for place in beneath}
    assert story.table.sides["shadow"].bits == 1


@pytest.mark.rule("ML-S07-12")
def test_a_face_down_tile_is_turned_up_when_nothing_lies_on_it_and_a_side_is_free() -> None:
    story = pyramid("A1", "F5", keep=["B1", "B1b", "B2b"])
    table = story.table.copy()
    hidden = table.ground.index[0, 1, 2]
    table.tiles[hidden], table.down = 47, frozenset({hidden})
    table.tiles[table.ground.index[1, 1, 1]] = -1
    assert turning(table) == [], "half of it is still covered"
    table.tiles[table.ground.index[1, 1, 3]] = -1
    assert turning(table) == [hidden]
    table.tiles[table.ground.index[0, 1, 4]] = 46
    assert turning(table) == [], "no long side of it is free"


@pytest.mark.rule("ML-S07-13")
def test_tokens_and_bits_lie_on_tiles_that_can_be_seen() -> None:
    table = deal(MoonlightOptions(scenario=PYRAMID), 2, Chance(b"pyramid"))
    assert all(visible(table, spot) for spot in (*table.tokens, *table.bits))
    assert len({spot.level for spot in table.ground.spots}) == 3


def dance(**more: object) -> Story:
    """Return a story in which fireflies lie on the tiles at both ends of a row."""
    story = Story(DANCE, 2, "C2", "C9", keep=["C1", "C10", "D1", "D10"], **more)  # type: ignore[arg-type]
    row = Story(DANCE).table.piles["row"]
    return story.change(piles={"row": row}, marks={story.at("C1"): "firefly", story.at("C10"): "firefly"})


@pytest.mark.rule("ML-S06-02", "ML-S06-03", "ML-S06-06")
def test_the_nine_spirit_tokens_lie_face_up_beside_the_forest_and_four_fireflies_in_it() -> None:
    table = Story(DANCE).table
    faces = [token.face for token in table.piles["row"]]
    assert len(set(faces)) == 9
    assert "plus" not in faces
    assert all(token.up for token in table.piles["row"])
    assert table.tokens == {}
    assert sorted(table.marks.values()) == ["firefly"] * 4


@pytest.mark.rule("ML-S06-04", "ML-S06-05")
def test_the_first_player_puts_the_fifth_firefly_on_a_token() -> None:
    story = Story(DANCE)
    assert story.active == 0
    story.do("choose webs")
    assert [token.face for token in story.table.piles["lit"]] == ["webs"]
    assert story.table.phase == "light"


@pytest.mark.rule("ML-S06-07", "ML-S06-08", "ML-S06-09")
def test_light_brings_a_firefly_to_a_token_and_shadow_drives_it_away() -> None:
    story = dance()
    story.do("collect light C1")
    assert "choose vines" in story.legal()
    story.do("choose vines")
    assert "vines" not in {token.face for token in story.table.piles["row"]}, "it has a firefly now"
    story.do("collect shadow C10")
    assert (story.table.phase, story.table.marks) == ("assign", {})
    story.do("assign 2 1")
    assert [token.face for token in story.table.piles["lit"]] == ["vines"], "whoever gets the tile"


@pytest.mark.rule("ML-S06-10", "ML-S06-11")
def test_at_the_end_the_team_gets_the_tokens_with_fireflies() -> None:
    story = dance().change(marks={})
    table = story.table
    table.marks[story.at("D1")] = "firefly"
    table.piles["row"], lit = table.piles["row"][2:], table.piles["row"][:2]
    table.piles["lit"] = lit
    story.rest(table)
    story.do("collect light C1", "collect shadow C10", "assign 1 2", "move light D1")
    while not story.is_over:
        story.do(sorted(story.legal(), key=lambda line: (line != "end", line))[0])
    light, shadow = (story.table.sides[side].tokens for side in ("light", "shadow"))
    assert sorted(light) == sorted(token.face for token in lit)
    assert len(shadow) == 7
