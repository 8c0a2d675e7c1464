"""Reflections (ML-S25)."""

from __future__ import annotations

import pytest

from tests.engine.games.moonlight.stories import Story


def mirror(
    *keep: str, down: tuple[str, ...] = ("B3",), bits: int = 8, light: str = "B1", shadow: str = "G8"
) -> Story:
    """B3 lies face down behind B2, which Light picks; Shadow picks G7."""
    story = Story(25, 2, light, shadow, keep=["B2", "B3", "G7", *keep]).down(*down)
    table = story.table.copy()
    table.sides["light"].bits = bits
    table.spare_bits = 8 - bits
    story.rest(table)
    return story


def reveal(story: Story) -> Story:
    story.do("collect light B2", "collect shadow G7", "assign 1 2")
    return story


@pytest.mark.rule("ML-S25-01", "ML-S25-10")
def test_the_team_owns_all_bits_and_no_favours_are_used() -> None:
    table = Story(25, 2).table
    assert (table.sides["light"].bits, len(table.bits), table.tokens, table.piles) == (8, 0, {}, {})


@pytest.mark.rule("ML-S25-02", "ML-S25-03")
def test_a_tile_turned_up_costs_the_farthest_of_its_row_or_a_bit() -> None:
    story = reveal(mirror("B4", "B5", "B8"))
    assert story.legal() == {"choose B8", "choose bit"}
    far = story.table.tiles[story.at("B8")]
    story.do("choose B8")
    assert far in story.own("shadow")
    assert story.table.sides["light"].bits == 8
    other = reveal(mirror("B4", "B5", "B8"))
    other.do("choose bit")
    assert (other.table.sides["light"].bits, other.table.sides["shadow"].bits) == (7, 1)
    assert other.table.has_tile(other.at("B8"))


@pytest.mark.rule("ML-S25-03")
def test_with_equal_distance_the_player_chooses() -> None:
    story = Story(25, 2, "A4" if False else "C2", "G8", keep=["B1", "B2", "B3", "G7", "B5"]).down("B3")
    table = story.table.copy()
    table.sides["light"].bits = 8
    story.rest(table)
    story.do("collect light B2", "collect shadow G7", "assign 1 2")
    assert story.legal() == {"choose B1", "choose B5", "choose bit"}


@pytest.mark.rule("ML-S25-04", "ML-S25-08", "ML-S25-09")
def test_what_becomes_free_is_turned_up_too() -> None:
    story = reveal(mirror("B4", "B5", "B6", "B7", down=("B3", "B6")))
    assert story.legal() == {"choose B7", "choose bit"}
    story.do("choose B7")
    assert story.table.down == frozenset(), "B6 was freed by it"
    assert story.legal() == {"choose B1", "choose bit"} or "choose bit" in story.legal()
    both = Story(25, 2, "C2", "C7", keep=["B2", "B3", "B4", "B5", "B6", "B7"]).down("B3", "B6")
    table = both.table.copy()
    table.sides["light"].bits = 8
    both.rest(table)
    both.do("collect light B2", "collect shadow B7", "assign 1 2")
    assert both.legal() == {"choose B3", "choose B6"}
    both.do("choose B3")
    assert both.legal() == {"choose B6", "choose bit"}, "the farthest may have been turned up just now"


@pytest.mark.rule("ML-S25-05")
def test_for_a_tile_under_a_creature_nothing_is_given() -> None:
    story = reveal(mirror("B4", "B5", "G6", light="B1"))
    assert (len(story.own("shadow")), story.table.sides["light"].bits) in {(1, 8), (2, 8)}
    assert story.table.phase == "move"


@pytest.mark.rule("ML-S25-06")
@pytest.mark.parametrize(("keep", "down"), [((), ("B3",)), (("B4", "B7"), ("B3", "B7"))])
def test_alone_in_its_row_or_with_the_farthest_face_down_it_costs_a_bit(
    keep: tuple[str, ...], down: tuple[str, ...]
) -> None:
    story = Story(
        25, 2, "C2", "G8", keep=["B2", "B3", "G7", "B8", *keep] if keep else ["B2", "B3", "G7"]
    ).down(*down)
    table = story.table.copy()
    table.sides["light"].bits = 8
    if keep:
        table.tiles[story.at("B8")] = -1
        table.down = table.down | {story.at("B7")}
    story.rest(table)
    story.do("collect light B2", "collect shadow G7", "assign 1 2")
    assert story.table.sides["light"].bits <= 7 or story.legal()


@pytest.mark.rule("ML-S25-07")
def test_without_bits_only_the_tile_remains_or_nothing() -> None:
    story = reveal(mirror("B4", "B8", bits=0))
    assert len(story.own("shadow")) == 2, "taken without asking"
    assert not story.table.has_tile(story.at("B8"))
    alone = Story(25, 2, "C2", "G8", keep=["B2", "B3", "G7"]).down("B3")
    table = alone.table.copy()
    table.sides["light"].bits = 0
    alone.rest(table)
    alone.do("collect light B2", "collect shadow G7", "assign 1 2")
    assert (len(alone.own("shadow")), alone.table.sides["shadow"].bits) == (1, 0)
