"""Actions open to a seat at any moment between effects: choose an element, exchange drowned health, order the lands."""

from __future__ import annotations

from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model.actions import RITUAL, Attune, Exchange, First, IslandAction
from engine.games.spirit_island.model.kinds import ELEMENTS
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules.challenge import challenges, rituals
from engine.games.spirit_island.rules.guards import HOST, object_to_free_action
from engine.games.spirit_island.rules.invaders import acting_lands
from engine.script import Choose, Script
from engine.text import Seat, Who


def actions(table: Table, seat: Seat) -> list[IslandAction]:
    """Return the free actions that a seat may take now."""
    lands = acting_lands(table) if seat == HOST else []
    found: list[IslandAction] = [*map(Attune, ELEMENTS), Exchange(), *map(First, lands), *rituals(table)]
    return [action for action in found if object_to_free_action(table, seat, action) is None]


def perform(play: IslandPlay, action: Choose) -> Script[None]:
    """Perform the ritual that is proposed; it is a unit."""
    land = action.option.removeprefix(RITUAL)
    for each in challenges(play.table):
        if land in each.lands_of_ritual(play.table):
            yield from each.perform(play, land)
            yield from after_unit(play)
            return


def do(play: IslandPlay, seat: Seat, action: IslandAction) -> None:
    """Do a free action."""
    player = play.table.players[seat]
    match action:
        case Attune(element):
            player.any_chosen += 1
            player.elements[element] = player.elements.get(element, 0) + 1
            play.tell(tell("event-element", who=Who(seat), element=name_of(element)))
        case Exchange():
            player.pool -= len(play.table.players)
            player.energy += 1
            play.tell(tell("event-exchange", who=Who(seat)))
        case First(land):
            play.table.first.append(land)
            play.tell(tell("event-first", land=land))
        case _:
            raise TypeError(f"{action!r} is not free to do")
