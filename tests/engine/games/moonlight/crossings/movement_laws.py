"""Laws of modules that say what a movement brings, and what happens to that when its tile is picked."""

from __future__ import annotations

from collections import Counter

from engine.games.moonlight.model.kinds import CREATURES, Mark, Side, other
from engine.games.moonlight.model.table import Table
from tests.engine.games.moonlight.crossings import lie
from tests.engine.games.moonlight.crossings.passages import MOVING, Passage, faces, law

GEMS: dict[Mark, Side] = {"yellow": "light", "green": "shadow"}
"""The side that a gem of the forest names (ML-S13-02)."""


def _one_move(passage: Passage) -> bool:
    """Return whether a single movement was made, after which the game goes on."""
    return passage.verb in MOVING and len(passage.moves) == 1 and not passage.ends


@law("step_levels")
def levels_are_changed_within_a_row(passage: Passage) -> None:
    """Assert that a creature comes to another level only in its row (ML-S07-05)."""
    if _one_move(passage):
        ((creature, place),) = passage.moves
        here, there = (
            passage.before.ground.spots[each] for each in (passage.before.creatures[creature], place)
        )
        assert here.level == there.level or here.row == there.row


@law("no_enter_face_down")
def nobody_stands_on_a_closed_tile(passage: Passage) -> None:
    """Assert that no creature enters a tile that lies face down (ML-S27-06)."""
    assert not {*passage.after.creatures.values()} & passage.after.down


@law("bit_push")
def a_taken_bit_pushes_another(passage: Passage) -> None:
    """Assert that a bit taken by moving pushes another one step away, wherever one can be pushed (ML-S14-03 to -07)."""
    if not _one_move(passage):
        return
    ((_, place),) = passage.moves
    before, after = passage.before, passage.after
    rest = before.bits - {place}
    if place not in before.bits:
        assert after.bits == before.bits
        return
    pushes = {
        (bit, target)
        for bit in rest
        for target in lie.around(after, bit) - rest - {*after.creatures.values()}
        if _distance(after, place, target) == _distance(after, place, bit) + 1
    }
    moved = {(bit, target) for bit in rest - after.bits for target in after.bits - rest}
    assert len(after.bits) == len(rest)
    assert (len(moved) == 1 and moved <= pushes) if pushes else not moved


def _distance(table: Table, one: int, two: int) -> int:
    (row, x), (other_row, other_x) = lie.cell(table, one), lie.cell(table, two)
    return max(abs(row - other_row), abs(x - other_x) // 2)


@law("gem_columns")
def gems_mark_columns(passage: Passage) -> None:
    """Assert that gems mark a column by their colour, drop with their tile, and give their column at the end (ML-S13-01 to -11)."""
    before, after = passage.before, passage.after
    if passage.is_deal:
        assert Counter(after.marks.values()) == {"yellow": 3, "green": 3}
        assert [tuple(token.up for token in pair) for pair in after.piles.values()] == [(False, True)] * 6
    marked = {name: colour for name, colour in after.pile_marks.items() if name not in before.pile_marks}
    if _one_move(passage):
        ((_, place),) = passage.moves
        assert [*marked.values()] == [colour for spot, colour in before.marks.items() if spot == place]
        assert before.marks.keys() - after.marks.keys() == {place} & before.marks.keys()
    elif passage.verb not in MOVING:
        assert not marked
    if passage.verb == "collect":
        (spot,) = passage.gone
        due = {each: colour for each, colour in before.marks.items() if each != spot}
        below = lie.beneath(before, spot)
        if spot in before.marks and below is not None:
            due[below] = before.marks[spot]
        assert after.marks == due
    if passage.ends and passage.verb not in ("", "assign"):
        owed: dict[Side, Counter[str]] = {"light": Counter(), "shadow": Counter()}
        for name, pair in before.piles.items():
            colour = after.pile_marks.get(name)
            if colour is not None:
                owed[GEMS[colour]] += faces(pair)
            elif not after.is_versus:
                owed["shadow"] += faces(pair)
        assert {side: passage.tokens(side) for side in owed} == owed


@law("eclipse_portals")
def doors_lead_through_and_wander(passage: Passage) -> None:
    """Assert that who enters a closed tile comes out at a door, which wanders then, and drops with its tile (ML-S16-02 to -12)."""
    before, after = passage.before, passage.after
    if passage.verb == "collect":
        (spot,) = passage.gone
        due, below = {*before.marks} - {spot}, lie.beneath(before, spot)
        assert {*after.marks} == due | ({below} if spot in before.marks and below is not None else set())
    if not _one_move(passage):
        return
    ((creature, place),) = passage.moves
    stands = after.creatures[creature]
    doors = {*before.marks} - {before.creatures[other(creature)]}
    if place not in before.down or not doors:
        assert stands == place
        assert after.marks == before.marks
    else:
        assert stands in doors, "a creature enters a closed tile and comes out at no door"
        free = {
            spot
            for spot in before.down
            if not lie.covers(before, spot)
            and spot not in before.marks
            and spot not in after.creatures.values()
        }
        come, left = {*after.marks} - {*before.marks}, {*before.marks} - {*after.marks}
        assert left == {stands}
        assert (len(come) == 1 and come <= free) if free else not come
    assert before.bits - after.bits == {stands} & before.bits, "another bit is taken than that of the arrival"


@law("bridges")
def bridges_are_crossed(passage: Passage) -> None:
    """Assert that who enters a bridge comes off it, and gets it; those not crossed stay with nobody (ML-S23-02 to -08)."""
    before, after = passage.before, passage.after
    bridges = {
        spot for spot in range(len(after.tiles)) if lie.is_bridge(after, spot) and after.has_tile(spot)
    }
    assert bridges <= after.down, "a bridge is turned up"
    assert not bridges & {*after.creatures.values()}, "a creature stays on a bridge"
    gone = [spot for spot in passage.gone if lie.is_bridge(before, spot)]
    crossed = [place for _, place in passage.moves if place >= 0 and lie.is_bridge(before, place)]
    assert gone == sorted(crossed), "a bridge is gone that nobody crossed"
    if _one_move(passage) and crossed:
        ((creature, place),) = passage.moves
        barred = {before.creatures[each] for each in CREATURES}
        assert after.creatures[creature] in lie.exits(before, place, barred)
        assert passage.tiles(creature) == [before.tiles[place]]
        assert passage.tells("turned-up") == 1


@law("island_jumps")
def islands_sink(passage: Passage) -> None:
    """Assert that who stands on the last tile of an island jumps off, gets it, and the island's tokens are shared (ML-S19-02 to -13)."""
    before, after = passage.before, passage.after
    if passage.is_deal:
        assert Counter(after.ground.regions) == dict.fromkeys("ABCDEF", 8)
        assert [tuple(token.up for token in pair) for pair in after.piles.values()] == [(False, True)] * 6
    last = passage.last_tiles
    is_one = passage.ends and len({after.ground.regions[spot] for spot in last}) == 1
    if passage.verb == "assign" and (is_one or not passage.ends):
        doomed = [each for each in CREATURES if _alone(before, before.creatures[each])]
        sunk = {before.ground.regions[before.creatures[each]] for each in doomed}
        if len(sunk) < len(_islands(before)):
            assert passage.tells("sinks") == len(sunk)
            assert is_one or passage.gone == sorted(before.creatures[each] for each in doomed)
            for creature in doomed:
                assert before.tiles[before.creatures[creature]] in passage.tiles(creature)
            assert (
                is_one or {f"island-{region}" for region in sunk} == before.piles.keys() - after.piles.keys()
            )
            assert passage.tokens("light").total() == len(sunk)
            assert passage.tokens("shadow").total() == len(sunk) + 2 * is_one
    if after.phase == "collect" and after.picked:
        bound = {each for each in CREATURES if _alone(after, after.creatures[each])}
        assert not any(each.creature in bound for each in passage.legal if each.verb == "hurry"), (
            "a gem frees a last tile"
        )
    assert passage.ends or len(_islands(after)) > 1, "the game goes on with one island"
    if passage.ends:
        stood = {*after.creatures.values()}
        assert {*_left(after)} == (last - stood if is_one else set()), (
            "other tiles than those of the last island stay"
        )
        for creature, place in after.creatures.items():
            assert not is_one or place not in last or before.tiles[place] in passage.tiles(creature)
    if passage.verb in MOVING and not passage.ends and len(passage.moves) == 1:
        ((creature, place),) = passage.moves
        assert after.creatures[creature] == place


def _left(table: Table) -> list[int]:
    return [spot for spot, tile in enumerate(table.tiles) if tile >= 0]


def _islands(table: Table) -> set[str]:
    return {table.ground.regions[spot] for spot in _left(table)}


def _alone(table: Table, spot: int) -> bool:
    region = table.ground.regions[spot]
    return [each for each in _left(table) if table.ground.regions[each] == region] == [spot]
