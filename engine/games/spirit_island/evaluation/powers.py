"""Use of powers by a sensible player: each where it makes the island worth most, the best first."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from engine.chance import Chance
from engine.games.spirit_island.course import power_phase
from engine.games.spirit_island.evaluation.simulation import act
from engine.games.spirit_island.evaluation.use_memory import UseMemory
from engine.games.spirit_island.evaluation.value import worth
from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.actions import Aim, Use
from engine.games.spirit_island.model.table import Table
from engine.text import Seat

WIDTH: Final = 4
"""Number of sets of uses, of each size, that are gone on with."""
LIKELY: Final = 16
"""Number of uses, the best by themselves, of which larger sets are made."""
TRIES: Final = 250
"""Number of sets after which none is tried that is larger yet."""


def use_all(table: Table, chance: Chance, memory: UseMemory) -> None:
    """Use the powers of every seat that is not done, as long as that helps."""
    for seat in table.seats:
        if table.players[seat].has_passed:
            continue
        while table.result is None:
            gain, use = max(use_gains(table, seat, chance, memory), key=itemgetter(0), default=(0.0, None))
            if use is None or gain < NOW.habits.margin:
                break
            act(table, chance, seat, use, carefully=True)


def use_together(table: Table, chance: Chance) -> None:
    """Use the powers of all seats that are not done as one set, the best there is, as long as that helps."""
    while table.result is None:
        gain, made = best_uses(table, chance)[0]
        if not made or gain < NOW.habits.margin:
            break
        seat, use = made[0]
        act(table, chance, seat, use, carefully=True)


def best_uses(table: Table, chance: Chance) -> list[tuple[float, tuple[tuple[Seat, Use], ...]]]:
    """Return sets of uses that the seats which are not done could make together, each with what it adds; the best first.

    A set grows use by use, by the best uses alone (`LIKELY`), and of the sets of one size the best are gone on with (`WIDTH`), until
    `TRIES` sets were tried. So uses are found that help only together, whoever makes them.
    """
    here = worth(table)
    found: list[tuple[float, tuple[tuple[Seat, Use], ...]]] = [(0.0, ())]
    edge: list[tuple[float, tuple[tuple[Seat, Use], ...], Table]] = [(0.0, (), table)]
    likely: set[tuple[str, str]] | None = None
    seen: set[frozenset[tuple[str, str]]] = set()
    while edge and len(seen) < TRIES:
        grown = []
        for _, made, state in edge:
            for seat, use in _open_uses(state, likely):
                key = frozenset([(each.power, each.target) for _, each in made] + [(use.power, use.target)])
                if key in seen and len(key) > len(made):
                    continue
                seen.add(key)
                after = state.copy()
                act(after, chance.twin(), seat, use, carefully=not made)
                grown.append((worth(after) - here, (*made, (seat, use)), after))
        grown.sort(key=lambda each: -each[0])
        if likely is None:
            likely = {(use.power, use.target) for _, ((_, use),), _ in grown[:LIKELY]}
        edge = grown[:WIDTH]
        found += [(gain, made) for gain, made, _ in edge]
    found.sort(key=lambda each: -each[0])
    return found


def _open_uses(table: Table, likely: set[tuple[str, str]] | None) -> list[tuple[Seat, Use]]:
    """Return the uses open to all seats that are not done, as far as they are likely to help."""
    if table.result is not None:
        return []
    return [
        (seat, use)
        for seat in table.seats
        if not table.players[seat].has_passed
        for use in _fullest(table, seat)
        if likely is None or (use.power, use.target) in likely
    ]


def use_gains(table: Table, seat: Seat, chance: Chance, memory: UseMemory) -> list[tuple[float, Use]]:
    """Return every use of a power that a seat could make now, with what it brings."""
    uses = _fullest(table, seat)
    return list(zip(memory.of_uses(table, seat, uses, chance), uses, strict=True))


def _fullest(table: Table, seat: Seat) -> list[Use]:
    """Return the uses that could do something, each power with as many thresholds as are met."""
    found: dict[tuple[str, str], Use] = {}
    for use in power_phase.uses(table, seat):
        if is_worth_trying(table, use.aim):
            found.setdefault((use.power, use.target), use)
    return list(found.values())


def is_worth_trying(table: Table, aim: Aim) -> bool:
    """Return whether there is anything in a land that a power could change; a spirit can always be helped."""
    if not isinstance(aim, str):
        return True
    land = table.lands[aim]
    return bool(land.pieces) or land.blight > 0
