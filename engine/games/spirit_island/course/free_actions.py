"""What a seat may do at any moment between effects: choose an element, exchange drowned health, order the lands."""

from __future__ import annotations

from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model.actions import RITUAL, Attune, Exchange, First, IslandAction
from engine.games.spirit_island.model.kinds import ELEMENTS
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.guards import Objection, object_to
from engine.games.spirit_island.rules.invaders import matching
from engine.games.spirit_island.rules.presence import any_left
from engine.script import Choose, Script
from engine.text import Seat, Who

HOST = Seat(0)
"""Who decides what belongs to nobody (SI-ASYNC-09)."""


def actions(table: Table, seat: Seat) -> list[IslandAction]:
    """What a seat may do freely now."""
    lands = acting_lands(table) if seat == HOST else []
    found: list[IslandAction] = [*map(Attune, ELEMENTS), Exchange(), *map(First, lands), *rituals(table)]
    return [action for action in found if objection(table, seat, action) is None]


def objection(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    """Why a seat may not do one of these now."""
    player = table.players[seat]
    match action:
        case Attune():
            return None if any_left(player) > 0 else object_to("any-space", "SI-TRACK-07")
        case Exchange():
            rate = len(table.players)
            return (
                None
                if player.pool >= rate
                else object_to("pool", "SI-SPIRIT-12", pool=player.pool, rate=rate)
            )
        case First(land):
            if seat != HOST:
                return object_to("host", "SI-ASYNC-12")
            if table.phase != "fast" or land in table.first:
                return object_to("order", "SI-ASYNC-12")
            return None if land in acting_lands(table) else object_to("acting-land", "SI-ASYNC-12", land=land)
        case Choose() if action in rituals(table):
            return None
        case _:
            return object_to("not-now", None)


def rituals(table: Table) -> list[Choose]:
    """The rituals that could be proposed now: each land in which the spirits could perform it (SI-SCENARIO-09)."""
    if table.phase not in ("fast", "slow") or table.has_refused:
        return []
    return [Choose(f"{RITUAL}{land}") for each in challenges(table) for land in each.lands_of_ritual(table)]


def perform(play: IslandPlay, seat: Seat, action: Choose) -> Script[None]:
    """Perform the ritual that a seat proposes; it is a unit."""
    land = action.option.removeprefix(RITUAL)
    for each in challenges(play.table):
        if land in each.lands_of_ritual(play.table):
            yield from each.perform(play, seat, land)
            yield from after_unit(play)
            return


def acting_lands(table: Table) -> list[str]:
    """The lands that the Ravage card is about and that have invaders: those whose order can matter."""
    card = table.invaders.ravage
    lands = matching(table, card) if card else []
    return [land for land in lands if table.lands[land].count("explorer", "town", "city")]


def do(play: IslandPlay, seat: Seat, action: IslandAction) -> None:
    """Do one of these."""
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
