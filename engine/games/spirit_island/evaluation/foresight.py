"""Ways in which a seat could go on, each judged by the table at the next turn's beginning, to which everybody plays by judgement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.ask import Ask
from engine.chance import Chance
from engine.games.spirit_island.course import setup_phase
from engine.games.spirit_island.evaluation import answers as judged
from engine.games.spirit_island.evaluation.estimates import Estimates, estimate
from engine.games.spirit_island.evaluation.powers import best_uses, use_all, use_together
from engine.games.spirit_island.evaluation.simulation import act, advance
from engine.games.spirit_island.evaluation.spirit_ways import spirit_ways
from engine.games.spirit_island.evaluation.use_memory import UseMemory
from engine.games.spirit_island.evaluation.value import chance_of, win_chance, worth
from engine.games.spirit_island.model.actions import Done, Embody, IslandAction, Ready
from engine.games.spirit_island.model.facts import spirits
from engine.games.spirit_island.model.table import Table
from engine.text import Seat
from engine.thinking import Way

STEPS: Final = 500
"""Maximum number of steps in which a turn is played on."""
WAYS: Final = 12
"""Number of ways to go through a Spirit Phase that are compared."""
USES: Final = 4
"""Number of uses of powers that are compared, the best at a glance."""
DOUBT: Final = 0.006
"""Difference in the chance to win that uses of powers may make beyond what is seen at a glance."""
ANSWERS: Final = 6
"""Number of answers that are compared, the best at a glance."""
ASKING: Final = (["blighted"], ["fear"])
"""Steps of the Invader Phase that ask what cannot be judged without trying it."""


def ways(table: Table, seat: Seat, chance: Chance, memory: UseMemory) -> list[Way[Any]]:
    """Return the ways of a seat that acts between effects; before the first turn one, with a spirit that is easy to play."""
    if table.phase == "setup":
        return [
            Way((chance.choice(_easiest(setup_phase.actions(table, seat))),), chance_of(table, worth(table)))
        ]
    if table.phase == "spirit" and not table.players[seat].is_ready:
        return [
            Way(actions, chance_of(table, worth_then))
            for worth_then, actions in spirit_ways(
                table, seat, estimate(table, seat, chance, memory), chance, WAYS
            )
            if actions
        ]
    if table.phase in ("fast", "slow") and not table.players[seat].has_passed:
        return _power_ways(table, seat, chance)
    return []


def _power_ways(table: Table, seat: Seat, chance: Chance) -> list[Way[Any]]:
    """Return the first uses a seat could make, each with the rest of the best set of uses of all seats that begins so."""
    here, found = worth(table), dict[IslandAction, Way[Any]]()
    sets = best_uses(table, chance)
    for gain, made in sets:
        own = [use for user, use in made if user == seat]
        first: IslandAction = own[0] if own else Done()
        if first not in found and len(found) < USES:
            found[first] = Way((first,), chance_of(table, here + gain), DOUBT)
    found.setdefault(Done(), Way((Done(),), chance_of(table, here), DOUBT))
    return list(found.values())


def _easiest(actions: Sequence[IslandAction]) -> Sequence[IslandAction]:
    """Return the spirits to choose that are easy to play, as far as there are any; otherwise all."""
    easy = [
        each for each in actions if isinstance(each, Embody) and spirits()[each.spirit].complexity == "low"
    ]
    return easy or actions


def answers(question: Ask[Any], table: Table, after: Callable[[Any], Table]) -> list[Way[Any]]:
    """Return the answers to an effect that are worth comparing: the best alone where that can be judged.

    `after` tells the table that an answer leads to once the effect has run out.
    """
    if judged.are_judged(question):
        return [Way((judged.best(table, question),), win_chance(table))]
    found = [Way((answer,), win_chance(after(answer))) for answer in question.legal.actions]
    found.sort(key=lambda way: -way.value)
    return found[:ANSWERS]


def play_on(table: Table, chance: Chance, turn: int, memory: UseMemory) -> None:
    """Play everybody by judgement until the turn of the number given begins, or the game ends."""
    for _ in range(STEPS):
        if table.result is not None or (table.turn >= turn and table.phase == "spirit"):
            return
        if table.phase == "spirit":
            for seat in table.seats:
                prepare(table, seat, chance, memory)
            for player in table.players:
                player.before = None
        elif table.phase in ("fast", "slow"):
            use_all(table, chance, memory)
            for player in table.players:
                player.has_passed = True
        if table.result is None:
            advance(table, chance, carefully=table.agenda[:1] in ASKING)


def act_before_invaders(table: Table, chance: Chance, memory: UseMemory) -> None:
    """Play everybody by judgement up to the end of the phase of fast powers, if that is still to come."""
    if table.phase == "spirit":
        for seat in table.seats:
            prepare(table, seat, chance, memory)
        advance(table, chance)
    if table.phase == "fast":
        use_together(table, chance)


def prepare(
    table: Table, seat: Seat, chance: Chance, memory: UseMemory, known: Estimates | None = None
) -> None:
    """Play what is left of a seat's Spirit Phase by estimate."""
    while not table.players[seat].is_ready:
        known = estimate(table, seat, chance, memory, known)
        for action in spirit_ways(table, seat, known, chance, 1)[0][1] or (Ready(),):
            act(table, chance, seat, action)


def followed(
    table: Table, seat: Seat, ways: Sequence[Sequence[IslandAction]], chance: Chance, memory: UseMemory
) -> Iterator[Table]:
    """Yield the table after each way of a seat, between effects; in a Spirit Phase the others have prepared themselves alike before."""
    before, known = table.copy(), None
    if before.phase == "spirit":
        for other in table.seats:
            if other != seat:
                prepare(before, other, chance.twin(), memory)
        known = estimate(before, seat, chance.twin(), memory)
    for way in ways:
        after, luck = before.copy(), chance.twin()
        for action in way:
            act(after, luck, seat, action, carefully=True)
        if after.phase == "spirit":
            prepare(after, seat, luck, memory, known)
        yield after
