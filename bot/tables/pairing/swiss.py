"""Swiss pairing: how many rounds there are, and the next one, in which everybody sits with players who stand near them.

How the tables are found is `bot.tables.pairing.seating`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil, log2

from bot.tables.pairing.model import WIN, Bye, Meeting, PairingForm, PairingRules, Round, byes, met
from bot.tables.pairing.seating import resting, seat, sizes_for
from bot.tables.pairing.standings import standings


def rounds_of(players: Sequence[int], rules: PairingRules) -> int:
    """Return the number of rounds of a Swiss tournament."""
    least = max(
        1, ceil(log2(len(players)) / log2(rules.seats)) if rules.seats > 2 else ceil(log2(len(players)))
    )
    return min(rules.rounds or least, max(1, (len(players) - 1) // (rules.seats - 1)))


def next_swiss(
    players: Sequence[int], rounds: Sequence[Round], rules: PairingRules, gone: Collection[int]
) -> Round | None:
    """Return the round after these, in which players sit with those who stand near them; None after the last."""
    if len(rounds) >= rounds_of(players, rules):
        return None
    order = [line.player for line in standings(players, rounds, PairingForm.SWISS) if line.player not in gone]
    sizes, rest = sizes_for(len(order), rules.seats, rules.sizes)
    if not sizes:
        return None
    resters = resting(order, rest, byes(rounds))
    tables = seat([player for player in order if player not in resters], sizes, met(rounds))
    return Round(tuple(Meeting(table) for table in tables), tuple(Bye(player, WIN) for player in resters))
