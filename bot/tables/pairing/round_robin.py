"""Rounds in which everybody meets everybody."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations

from bot.tables.pairing.model import Bye, Meeting, Round, met
from bot.tables.pairing.seating import resting, seat, sizes_for


def berger(players: Sequence[int]) -> list[Round]:
    """Return the rounds for tables of two, as the tables of Berger have them. Of an odd number one rests in each round, for no points."""
    seats = len(players) + len(players) % 2
    return [_berger_round(players, seats, number) for number in range(seats - 1)]


def _berger_round(players: Sequence[int], seats: int, number: int) -> Round:
    """Return round `number`, from 0: the last player stays, and the others go round by half a circle each time."""
    ring, last = seats - 1, seats - 1
    first = number * (seats // 2) % ring
    pairs = [(first, last) if number % 2 == 0 else (last, first)]
    pairs += [((first + step) % ring, (first - step) % ring) for step in range(1, seats // 2)]
    here = [(one, other) for one, other in pairs if max(one, other) < len(players)]
    rests = [min(pair) for pair in pairs if max(pair) >= len(players)]
    return Round(
        tuple(Meeting((players[one], players[other])) for one, other in here),
        tuple(Bye(players[rest], 0) for rest in rests),
    )


def covering(players: Sequence[int], seats: int, sizes: Collection[int]) -> list[Round]:
    """Return rounds for tables of any size until everybody has met everybody. The player who has met fewest sits down first."""
    if seats == 2:
        return berger(players)
    rounds: list[Round] = []
    everybody = {frozenset(pair) for pair in combinations(players, 2)}
    while not everybody <= met(rounds).keys() and len(rounds) < len(players):
        known = met(rounds)
        fewest = sorted(players, key=lambda one: sum(known[frozenset((one, each))] > 0 for each in players))
        full, rest = sizes_for(len(players), seats, sizes)
        rested = {bye.player: 1 for each in rounds for bye in each.byes}
        resters = resting(fewest, rest, rested)
        order = [player for player in fewest if player not in resters]
        tables = seat(order, full, known)
        rounds.append(
            Round(tuple(Meeting(table) for table in tables), tuple(Bye(player, 0) for player in resters))
        )
    return rounds
