"""Whole phases as one move: all picks with all ways to assign them, or all moves of creatures with gems.

They are played by the rules themselves, on plain tables, without the kernel that keeps and undoes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.ask import Ask
from engine.games.moonlight.evaluation.lead import BIT, ENOUGH, PICK, lead
from engine.games.moonlight.forest.availability import picks, targets
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.forest.pairs import moved, ways
from engine.games.moonlight.model.actions import Collect, Hurry, MoonlightAction, Move, Plus
from engine.games.moonlight.model.kinds import Creature
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.supply import gems_to_spend, purse_seat
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.rules import gems, turn
from engine.text import Arg, Seat, Text

GEM_MOVES: Final = 3
"""Number of moves by a gem that are followed in each movement phase, the best ones."""

ANSWERS: Final = 6
"""Maximum number of answers tried to what an action goes on to ask; whoever is asked indeed compares all."""
COLLECTING: Final = ("collect", "assign", "reveal")
ENDED: Final = ("settle", "over")
"""The phases in which nothing but the end of the game is left."""

Course = tuple[tuple[Seat, MoonlightAction], ...]
"""Actions in their order, each with the seat that makes it."""
Question = tuple[Seat, Sequence[MoonlightAction]]
"""A seat that is asked in mid-effect, and its legal answers."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of play: the actions that lead to a table, each with the seat that made it."""

    table: Table
    actions: Course = ()


class SilentPlay(MoonlightPlay):
    """A play that tells nobody anything."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.fresh = True

    def tell(self, text: Text, readers: Iterable[Seat] | None = None) -> None:
        pass

    def event(self, key: str, /, **args: Arg) -> None:
        pass


def phase(start: Stretch) -> Iterator[Stretch]:
    """Yield the stretches to the end of the phase that lies on a table at rest, or of the game, each position once."""
    begin = _moment(start.table)
    met: set[Any] = set()
    pairs: set[Any] = set()
    open_ = [start]
    while open_:
        for after in _steps(open_.pop(), pairs):
            table = after.table
            key = position(table), tuple(sorted(taken.tile for taken in table.picked))
            if key in met:
                continue
            met.add(key)
            if table.phase in ENDED or _moment(table) != begin:
                yield after
            else:
                open_.append(after)


def _moment(table: Table) -> tuple[int, bool]:
    """Return the turn, and whether its tiles have been assigned."""
    return table.turn, table.phase not in COLLECTING


def _steps(before: Stretch, pairs: set[Any]) -> Iterator[Stretch]:
    """Yield the stretches by each action that is worth a try; of two picks in either order, which come to the same, only one."""
    table = before.table
    for action in _tries(table):
        if not (table.phase == "collect" and table.picked and _is_met(table, action, pairs)):
            yield from after(before, seat_of(table), action)


def seat_of(table: Table) -> Seat:
    """Return the seat that acts on a table at rest."""
    return turn.placing_seat(table) if table.phase in ("light", "shadow") else table.active


def _tries(table: Table) -> Iterator[MoonlightAction]:
    """Yield the actions that are worth a try: gems where nothing can be picked, and once in a movement phase."""
    names = table.ground.names
    if table.phase == "collect" and (found := [*ways(table)]):
        yield from (Collect(creature, names[spot]) for creature, spot in found)
        yield from gems.choices_of_modules(table)
    elif table.phase == "move":
        if not table.spent_now and gems_to_spend(table):
            for creature, spot in _best_hurries(table):
                yield Hurry(creature, names[spot])
        elif not table.spent_now and purse_seat(table) in gems.returning(table):
            yield Plus(purse_seat(table) + 1)
        for creature in laws(table).directed:
            yield from (Move(creature, names[spot]) for spot in targets(table, creature))
        yield from gems.choices_of_modules(table)
    elif table.phase in ("light", "shadow"):
        ((_, ask),) = turn.menu(table).items()
        yield from ask.legal
    else:
        yield from (action for action in turn.actions(table) if action.verb != "talk")


def _best_hurries(table: Table) -> Sequence[tuple[Creature, int]]:
    """Return the moves by a gem that look best: onto a bit, or to where more can be picked."""
    found = [*gems.hurries(table)]
    found.sort(key=lambda each: -_glance(table, *each))
    return found[:GEM_MOVES]


def _glance(table: Table, creature: Creature, spot: int) -> float:
    """Return what a place looks worth to a creature: its bit to Light, and what could be picked from there."""
    bit = (BIT if creature == "light" else -BIT) * (spot in table.bits)
    return bit + PICK * min(ENOUGH, len(picks(moved(table, creature, spot), creature)))


def _is_met(table: Table, action: MoonlightAction, pairs: set[Any]) -> bool:
    """Return whether this second pick makes a pair that was met before, and note it."""
    if not isinstance(action, Collect):
        return False
    names = table.ground.names
    pair = frozenset(
        (*((each.creature, names[each.spot]) for each in table.picked), (action.creature, action.tile))
    )
    if pair in pairs:
        return True
    pairs.add(pair)
    return False


def after(before: Stretch, seat: Seat, action: MoonlightAction) -> Iterator[Stretch]:
    """Yield the stretches by an action, one for each answer to what it goes on to ask; what is asked as the game is settled stays open."""
    open_: list[Course] = [((seat, action),)]
    while open_:
        given = open_.pop()
        table = before.table.copy()
        asked = play_out(table, deque(given))
        if asked is None or table.phase == "settle":
            yield Stretch(table, (*before.actions, *given))
        else:
            other, legal = asked
            open_ += [(*given, (other, each)) for each in _spread(legal)]


def _spread(legal: Sequence[MoonlightAction]) -> Sequence[MoonlightAction]:
    """Return the answers that are tried: all, or of many some from the whole list."""
    return legal if len(legal) <= ANSWERS else legal[:: -(-len(legal) // ANSWERS)]


def settled(start: Table, actions: Course) -> Stretch:
    """Return these actions, which end the game, with the best answers to what is asked as it is settled, and the table at the end."""
    while True:
        table, asked = _replayed(start, actions)
        if asked is None:
            return Stretch(table, actions)
        seat, legal = asked
        courses = [(*actions, (seat, each)) for each in legal]
        found = [lead(_replayed(start, course)[0]) for course in courses]
        actions = courses[found.index(max(found))]


def _replayed(start: Table, actions: Course) -> tuple[Table, Question | None]:
    """Return the table after these actions, and what is asked there in mid-effect."""
    table, left, asked = start.copy(), deque(actions), None
    while left:
        asked = play_out(table, left)
    return table, asked


def play_out(table: Table, given: deque[tuple[Seat, MoonlightAction]]) -> Question | None:
    """Play the next action and the answers to what it asks, with all that happens by itself; what was given is used up.

    Return who is asked in mid-effect, and what; None at rest.
    """
    play = SilentPlay(table)
    script = turn.act(play, *given.popleft())
    while True:
        if script is not None:
            try:
                asks = next(script)
                while table.phase != "over":
                    if not given:
                        return _asked(asks)
                    asks = script.send(given.popleft())
                script.close()
            except StopIteration:
                pass
        if table.phase == "over" or turn.menu(table):
            return None
        script = turn.advance(play)


def _asked(asks: Mapping[Seat, Ask[Any]]) -> Question:
    """Return who is asked, and the legal answers."""
    ((seat, ask),) = asks.items()
    return seat, ask.legal.actions


def position(table: Table) -> Any:
    """Return a key that is equal for two ways to the same position."""
    light, shadow = table.sides.values()
    return (
        tuple(table.tiles),
        table.down,
        table.bits,
        tuple(table.creatures.values()),
        tuple(sorted(light.tiles)),
        tuple(sorted(shadow.tiles)),
        tuple(sorted(light.tokens)),
        tuple(sorted(shadow.tokens)),
        light.bits,
        shadow.bits,
        tuple([(player.gems, player.spent) for player in table.players]),
        tuple(sorted(table.tokens.items())) if table.tokens else (),
        tuple(sorted(table.piles.items())) if table.piles else (),
        tuple(sorted(table.marks.items())) if table.marks else (),
        tuple(sorted(table.notes.items())) if table.notes else (),
        table.plus,
        table.spent_now,
        table.phase,
    )
