"""The end of the game: what is left is given away (ML-END, ML-VERSUS-14, ML-VERSUS-15)."""

from __future__ import annotations

from engine.games.moonlight.forest.deeds import give_tile
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.forest.pairs import can_collect
from engine.games.moonlight.model.kinds import SIDES
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.table import CARD, DRAW, OUT
from engine.games.moonlight.model.texts import named, tell, tile_name
from engine.games.moonlight.rules import relocation
from engine.games.moonlight.rules.score import categories, lines, score
from engine.games.moonlight.rules.winner import lacking, outcome
from engine.script import Script
from engine.text import Who


def finish(play: MoonlightPlay) -> Script[None]:
    """Give Light's tile to the team, all else to the opponent (ML-END-03, ML-END-04); against each other nobody gets it."""
    play.table.picked, play.table.phase = (), "settle"
    for module in laws(play.table).at("at_end"):
        yield from module.at_end(play)
    _tell_why(play)
    if not play.table.is_versus:
        yield from _give_lights_tile(play)
    for module in laws(play.table).at("settle"):
        yield from module.settle(play)
    if not play.table.is_versus:
        yield from _give_the_rest(play)
        play.table.lacking = lacking(play.table)
    play.table.phase = "over"
    _tell_the_end(play)


def _tell_why(play: MoonlightPlay) -> None:
    """Tell that two tiles are left, as printed, or that nothing can be picked any more (ML-VERSUS-14, ML-END-02)."""
    if not play.table.is_versus:
        if not can_collect(play.table):
            play.event("picks-end")
    elif relocation.is_exhausted(play.table):
        play.event("two-left")
    else:
        play.event("none-to-pick", count=relocation.left_upright(play.table))


def _give_lights_tile(play: MoonlightPlay) -> Script[None]:
    """Give Light's tile to the team; what lies on the tile stays for the opponent (ML-END-03)."""
    spot = play.table.creatures["light"]
    if not play.table.has_tile(spot):
        return
    tile = play.table.tiles[spot]
    play.event("last-tile", tile=tile_name(tile))
    yield from give_tile(play, tile, "light", quietly=True)
    play.remove(spot)


def _give_the_rest(play: MoonlightPlay) -> Script[None]:
    """Give the opponent the tiles, bits and tokens that are left, but for what a module keeps from everybody (ML-END-04)."""
    kept = {spot for module in laws(play.table).at("keeps") for spot in module.keeps(play.table)}
    for spot in range(len(play.table.tiles)):
        if play.table.has_tile(spot) and spot not in kept:
            yield from give_tile(play, play.table.tiles[spot], "shadow", quietly=True)
            play.remove(spot)
    play.table.sides["shadow"].bits += len(play.table.bits - kept) + play.table.beside_bits
    play.table.bits, play.table.beside_bits = play.table.bits & kept, 0
    lying = [play.table.tokens.pop(spot) for spot in sorted(play.table.tokens.keys() - kept)]
    beside = [play.table.piles.pop(name) for name in sorted(play.table.piles.keys() - {DRAW, CARD, OUT})]
    play.give_tokens([token.face for tokens in (*lying, *beside) for token in tokens], "shadow")
    play.event("rest-given", stays=sum(map(play.table.has_tile, kept)))


def _tell_the_end(play: MoonlightPlay) -> None:
    """Tell who has won, and by what."""
    table = play.table
    if table.is_versus:
        winners = outcome(table).winners
        play.tell(tell("event-won", who=tuple(map(Who, winners)), count=len(winners)))
        return
    counted = categories(table)
    own, rival = (score(lines(table, side, counted)) for side in SIDES)
    if table.lacking:
        play.tell(tell("event-lacking", spirits=tuple(map(named, table.lacking))))
    elif own > rival:
        play.tell(tell("event-team-wins", own=own, rival=rival))
    else:
        play.tell(tell("event-team-loses", own=own, rival=rival))
