"""Deeds of creatures and sides, with all that the modules in play say to them: picking tiles, moving, taking bits, getting tiles."""

from __future__ import annotations

from engine.games.moonlight.forest.availability import around
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.kinds import CREATURES, Creature, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.table import TakenTile
from engine.games.moonlight.model.texts import creature_text, tile_name
from engine.script import Script
from engine.text import Arg


def pick(play: MoonlightPlay, spot: int, creature: Creature) -> Script[None]:
    """Pick the tile of a place for a creature: it leaves the forest, and what lies on it drops (ML-BIT-03, ML-ASSIGN-05)."""
    table = play.table
    near = tuple(each for each in CREATURES if spot in around(table, table.creatures[each]))
    taken = TakenTile(
        spot, table.tiles[spot], creature, near, table.tokens.pop(spot, ()), down=spot in table.down
    )
    play.remove(spot)
    table.picked = (*table.picked, taken)
    picked: dict[str, Arg] = {"creature": creature_text(creature), "place": play.name(spot)}
    if taken.down:
        play.event("picks", **picked)
    else:
        play.event("picks-tile", tile=tile_name(taken.tile), **picked)
    yield from _drop_bit(play, taken)
    for module in laws(play.table).at("after_pick"):
        yield from module.after_pick(play, taken)


def move(play: MoonlightPlay, creature: Creature, spot: int) -> Script[None]:
    """Move a creature onto a place, with all consequences of moving (ML-GEM-02, ML-BIT-02)."""
    came_from = play.table.creatures[creature]
    play.table.creatures[creature] = spot
    play.event("moves", creature=creature_text(creature), place=play.name(spot))
    for module in laws(play.table).at("enter"):
        yield from module.enter(play, creature, came_from)
    yield from take_bit(play, creature)


def take_bit(play: MoonlightPlay, creature: Creature) -> Script[None]:
    """Take the bit of the tile that the creature has moved onto (ML-BIT-01)."""
    spot = play.table.creatures[creature]
    if spot in play.table.bits and laws(play.table).takes_bits:
        play.table.bits = play.table.bits - {spot}
        play.give_bit(creature)
        for module in laws(play.table).at("after_bit"):
            yield from module.after_bit(play, creature)


def give_tile(play: MoonlightPlay, tile: int, side: Side, quietly: bool = False) -> Script[None]:
    """Give a side a tile; `quietly` where it is told otherwise."""
    play.table.sides[side].tiles.append(tile)
    if not quietly:
        play.event("gets-tile", side=play.side(side, first=True), tile=tile_name(tile))
    for module in laws(play.table).at("after_assigning"):
        yield from module.after_assigning(play, side, tile)


def _drop_bit(play: MoonlightPlay, taken: TakenTile) -> Script[None]:
    """Drop the bit of a picked tile onto the tile that lay beneath, or give it to the opponent (ML-BIT-03, ML-BIT-04)."""
    if taken.spot not in play.table.bits:
        return
    play.table.bits = play.table.bits - {taken.spot}
    for module in laws(play.table).at("catch"):
        if (yield from module.catch(play, taken)):
            return
    beneath = play.beneath(taken.spot)
    if beneath is None or beneath in play.table.bits:
        play.lose_bit()
    else:
        play.table.bits = play.table.bits | {beneath}
        play.event("bit-drops", place=play.name(beneath))
