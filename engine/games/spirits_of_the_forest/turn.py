"""The course of a turn: who is asked for what, and what follows from the answer (SF-TURN-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from engine.game import Ask, Event
from engine.games.spirits_of_the_forest.actions import (
    ForestAction,
    Keep,
    Move,
    Pass,
    Place,
    Plus,
    Reveal,
    Take,
)
from engine.games.spirits_of_the_forest.collect import collect, is_blocked, takes
from engine.games.spirits_of_the_forest.ending import close, is_complete, settle
from engine.games.spirits_of_the_forest.favour import can_use_plus, use_plus
from engine.games.spirits_of_the_forest.gem import gem_steps, has_gem_step, keep, move, place
from engine.games.spirits_of_the_forest.table import Table, Turn
from engine.games.spirits_of_the_forest.texts import tell
from engine.legal import Legal
from engine.text import Seat, Text, Who

_PASS, _PLUS, _REVEAL = Pass(), Plus(), Reveal()


def awaits(table: Table) -> Mapping[Seat, Ask[ForestAction]]:
    """Who must or may act now; empty when the game is over.

    Whoever holds a usable '+' may use it although nobody waits for that seat (SF-FAVOUR-07), which nobody else is told.
    """
    if table.stage == "over":
        return {}
    asks = _musts(table)
    for number, player in enumerate(table.players):
        if number not in asks and can_use_plus(player):
            asks[Seat(number)] = Ask(tell("ask-plus"), Legal(lambda: (_PLUS,)), must=False)
    return asks


def play(table: Table, seat: Seat, action: ForestAction) -> Iterator[Event]:
    """Do what a seat has chosen, and go on to whatever must be asked next."""
    match action:
        case Take():
            yield from collect(table, seat, action)
            yield from _after_collecting(table)
        case Place():
            yield from place(table, seat, action)
            _next_turn(table)
        case Move():
            yield from move(table, seat, action)
            _next_turn(table)
        case Keep():
            yield from keep(seat)
            _next_turn(table)
        case Pass():
            yield from _give_up(table, seat)
        case Plus():
            yield from use_plus(table, seat)
            yield from _after_plus(table)
        case Reveal():
            yield Event(tell("event-ready", who=Who(seat)))
            yield from settle(table, ready=seat)


def _musts(table: Table) -> dict[Seat, Ask[ForestAction]]:
    if table.stage == "last-chance":
        return {seat: _last_chance(table, seat) for seat in table.pending}
    return {table.active: _turn(table)}


def _turn(table: Table) -> Ask[ForestAction]:
    seat = table.active
    if table.stage == "gem":
        return Ask(_prompt("ask-gem", seat), Legal(lambda: (*gem_steps(table), *_plus_of(table, seat))))
    if is_blocked(table):
        return Ask(_prompt("ask-blocked", seat), Legal(lambda: (_PASS, *_plus_of(table, seat))))
    return Ask(_prompt("ask-collect", seat), Legal(lambda: (*takes(table), *_plus_of(table, seat))))


def _last_chance(table: Table, seat: Seat) -> Ask[ForestAction]:
    return Ask(_prompt("ask-last-chance", seat), Legal(lambda: (_REVEAL, *_plus_of(table, seat))))


@cache
def _prompt(key: str, seat: Seat) -> Text:
    return tell(key, who=Who(seat))


def _plus_of(table: Table, seat: Seat) -> tuple[Plus, ...]:
    return (_PLUS,) if can_use_plus(table.players[seat]) else ()


def _after_collecting(table: Table) -> Iterator[Event]:
    if is_complete(table):
        yield from close(table)
    elif has_gem_step(table):
        table.stage = "gem"
    else:
        _next_turn(table)


def _after_plus(table: Table) -> Iterator[Event]:
    """A '+' can bring nothing but knowledge to an end: that nobody has one any more, and so nothing is left to ask."""
    if table.stage == "last-chance":
        yield from settle(table)
    elif table.stage == "gem" and not has_gem_step(table):
        _next_turn(table)


def _give_up(table: Table, seat: Seat) -> Iterator[Event]:
    """SF-TURN-03: the whole turn is passed on."""
    table.last = Turn(seat, passed=True)
    yield Event(tell("event-pass", who=Who(seat)))
    _next_turn(table)


def _next_turn(table: Table) -> None:
    """SF-TURN-02: to the left, round and round."""
    table.stage = "collect"
    table.turn += 1
    table.active = Seat((table.active + 1) % len(table.players))
