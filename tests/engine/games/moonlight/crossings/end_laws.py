"""Laws of modules that say what is left at the end, and how points are counted."""

from __future__ import annotations

from engine.games.moonlight.model.kinds import SIDES, Side, other
from engine.games.spirits_of_the_forest.model.facts import tiles
from tests.engine.games.moonlight.crossings import lie
from tests.engine.games.moonlight.crossings.passages import Passage, law, points, points_due


@law("no_bits")
def bits_are_not_used(passage: Passage) -> None:
    """Assert that no bit is in play, and that none limits what the team scores (ML-S19-01, ML-S27-01, ML-S27-13, ML-SCORE-14)."""
    table = passage.after
    assert not table.bits
    assert table.spare_bits == 8
    if table.phase == "move" and "score_remaining_types" not in table.modules:
        assert points(table) == points_due(table, limit=None)


@law("air_fireflies")
def most_fireflies_cost_their_tiles(passage: Passage) -> None:
    """Assert that who has most fireflies counts no tile that carries one (ML-S03-07, ML-S03-08, ML-S12-06, ML-S22-05)."""
    table = passage.after
    if table.is_versus or table.phase not in ("move", "over"):
        return
    discarded: dict[Side, list[int]] = {
        side: table.sides[side].fireflies
        for side in SIDES
        if len(table.sides[side].fireflies) > len(table.sides[other(side)].fireflies)
    }
    counted = table.copy()
    counted.sides["light"].bits, counted.sides["shadow"].bits = 8, 0
    assert points(counted) == points_due(counted, limit=8, discarded=discarded)


@law("score_remaining_types")
def spirits_still_in_the_forest_are_scored(passage: Passage) -> None:
    """Assert that the team scores just the spirits that had a tile in the forest as the game ended (ML-S19-14, ML-S19-15)."""
    table = passage.after
    if passage.ends or table.phase == "move":
        lying = [tile for tile in table.tiles if tile >= 0]
        if passage.ends:
            lying = [passage.before.tiles[spot] for spot in passage.last_tiles]
        assert points(table) == points_due(
            table, limit=None, scorable={tiles()[tile].spirit for tile in lying}
        )


@law("row_quota")
def rows_keep_their_number(passage: Passage) -> None:
    """Assert that each row keeps as many tiles as its Eclipse token says, and the bits on them (ML-S28-02, -06, -07, -09)."""
    table, numbers = passage.after, passage.after.stacks.get("eclipse")
    assert numbers, "no Eclipse token lies beside a row"
    if passage.is_deal:
        assert sorted(numbers.items) == [1, 2, 2, 3]
        assert numbers.up
    if passage.ends and passage.verb not in ("", "assign"):
        light = passage.before.creatures["light"] if passage.verb == "end" else table.creatures["light"]
        for row, number in enumerate(numbers.items):
            lying = [spot for spot in lie.row_of(passage.before, row) if spot != light]
            assert len(lie.row_of(table, row)) == min(number, len(lying))
        assert all(map(table.has_tile, table.bits))
        assert not table.has_tile(table.creatures["light"])
