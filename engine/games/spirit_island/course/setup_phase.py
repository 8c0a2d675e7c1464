"""The setup after the deal: choosing spirits, placing their presence, and the first explorers (SI-SETUP)."""

from __future__ import annotations

from engine.games.spirit_island.course import spirit_phase
from engine.games.spirit_island.model.actions import Embody, IslandAction, Pick
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, spot, tell
from engine.games.spirit_island.rules import invaders, presence
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.guards import object_in_setup
from engine.games.spirit_island.rules.setup import embody, free_spirits
from engine.script import Script
from engine.text import Seat, Who


def actions(table: Table, seat: Seat) -> list[IslandAction]:
    """Return the legal actions of a seat in setup: choose a spirit, then place the presence that may be placed by choice."""
    candidates: list[IslandAction] = [*map(Embody, free_spirits(table)), *map(Pick, table.island.lands)]
    return [action for action in candidates if object_in_setup(table, seat, action) is None]


def do(play: IslandPlay, seat: Seat, action: IslandAction) -> None:
    """Do what a seat chose."""
    player = play.table.players[seat]
    if isinstance(action, Embody):
        embody(play.table, seat, action.spirit)
        play.tell(tell("event-embodies", who=Who(seat), spirit=name_of(action.spirit)))
    elif isinstance(action, Pick):
        presence.put(player, action.land)
        play.tell(tell("event-presence", who=Who(seat), land=spot(action.land)))


def finish(play: IslandPlay) -> Script[None]:
    """Let the invaders explore with the first card, which slides to Build: the last step of setup (SI-SETUP-14)."""
    for each in challenges(play.table):
        yield from each.before_explore(play)
    yield from invaders.explore(play)
    invaders.advance_cards(play.table)
    for each in challenges(play.table):
        yield from each.after_setup(play)
    spirit_phase.begin(play.table)
