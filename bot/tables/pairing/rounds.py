"""The rounds of a tournament: the next one, if there is any.

Whoever has withdrawn is not seated any more. A player who should have met them does not play in that round, and has won it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import zip_longest

from bot.tables.pairing.model import WIN, Bye, Meeting, PairingForm, PairingRules, Round
from bot.tables.pairing.round_robin import covering
from bot.tables.pairing.standings import Line, standings
from bot.tables.pairing.swiss import next_swiss

GROUP = 4
"""Approximate number of players of a group where two sit at a table; where more do, a group has as many as two tables."""
FEWEST = 2
"""Minimum number of groups."""


def next_round(
    players: Sequence[int], rounds: Sequence[Round], rules: PairingRules, gone: Collection[int] = ()
) -> Round | None:
    """Return the round after these, which are over; None where the tournament is. `players` are all of them, in the order of the draw."""
    if len([player for player in players if player not in gone]) < 2:
        return None
    if rules.form is PairingForm.SWISS:
        return next_swiss(players, rounds, rules, gone)
    planned = _planned(players, rounds, rules)
    return _without(planned, rules, gone) if planned else None


def groups(players: Sequence[int], seats: int) -> list[list[int]]:
    """Return the groups, dealt out one after the other."""
    count = max(FEWEST, round(len(players) / max(GROUP, 2 * seats)))
    return [list(players[start::count]) for start in range(count)]


def dealt_out(ordered: Sequence[int], seats: int) -> list[int]:
    """Return the players in the order in which `groups` deals them out again: the first of those in `ordered` into the first group."""
    sizes = [len(group) for group in groups(ordered, seats)]
    left = iter(ordered)
    found = [[next(left) for _ in range(size)] for size in sizes]
    return [player for each in zip_longest(*found) for player in each if player is not None]


def moved(standings_of: Sequence[Sequence[int]], moving: int) -> list[int]:
    """Return the players of all groups, the best first, in the order of the groups of the next season.

    The best `moving` of each group rise into the one above, and as many of that one fall.
    """
    last = len(standings_of) - 1
    found: list[int] = []
    for number, group in enumerate(standings_of):
        rises = moving if number else 0
        falls = moving if number < last else 0
        stays = group[rises : len(group) - falls]
        above = standings_of[number - 1] if number else []
        below = standings_of[number + 1] if number < last else []
        found += [*above[len(above) - (moving if number else 0) :], *stays, *below[:falls]]
    return found


def group_standings(players: Sequence[int], rounds: Sequence[Round], seats: int) -> list[list[Line]]:
    """Return the standings of each group, the best first; the final does not count there."""
    return [standings(group, _within(rounds, group), PairingForm.ROBIN) for group in groups(players, seats)]


def finalists(players: Sequence[int], rounds: Sequence[Round], rules: PairingRules) -> list[int]:
    """Return the best of each group, and where these are too few for a table the best of those who come next."""
    found: list[int] = []
    ordered = group_standings(players, rounds, rules.seats)
    for places in zip_longest(*([line.player for line in group] for group in ordered)):
        found += [player for player in places if player is not None]
        if len(found) >= rules.seats:
            break
    return found


def _planned(players: Sequence[int], rounds: Sequence[Round], rules: PairingRules) -> Round | None:
    """Return the next of the rounds known from the beginning, and after those of the groups the next one of the final; None after all."""
    if rules.form is PairingForm.ROBIN:
        whole = covering(players, rules.seats, rules.sizes)
        return whole[len(rounds)] if len(rounds) < len(whole) else None
    parts = [covering(group, rules.seats, rules.sizes) for group in groups(players, rules.seats)]
    first = [_together(each) for each in zip_longest(*parts)]
    if len(rounds) < len(first):
        return first[len(rounds)]
    if rules.form is PairingForm.LEAGUE:
        return None
    ahead = len(rounds) - len(first)
    last = covering(finalists(players, rounds[: len(first)], rules), rules.seats, rules.sizes)
    if ahead >= len(last):
        return None
    return Round(
        tuple(replace(meeting, is_final=True) for meeting in last[ahead].meetings),
        tuple(replace(bye, is_final=True) for bye in last[ahead].byes),
    )


def _together(parts: Sequence[Round | None]) -> Round:
    """Join the same round of all groups; a group that has fewer rounds (None) adds nobody."""
    found = [each for each in parts if each is not None]
    return Round(
        tuple(meeting for each in found for meeting in each.meetings),
        tuple(bye for each in found for bye in each.byes),
    )


def _within(rounds: Sequence[Round], group: Collection[int]) -> list[Round]:
    """Return the part of each of these rounds that one group played before the final."""
    return [
        Round(
            tuple(one for one in each.meetings if one.players[0] in group and not one.is_final),
            tuple(bye for bye in each.byes if bye.player in group and not bye.is_final),
        )
        for each in rounds
    ]


def _without(planned: Round, rules: PairingRules, gone: Collection[int]) -> Round:
    """Return the round without those who have withdrawn; players left alone, or too few for the game, have won."""
    meetings: list[Meeting] = []
    rests = [bye for bye in planned.byes if bye.player not in gone]
    for meeting in planned.meetings:
        here = tuple(player for player in meeting.players if player not in gone)
        if len(here) == len(meeting.players) or (len(here) > 1 and len(here) in rules.sizes):
            meetings.append(replace(meeting, players=here))
        else:
            rests += [Bye(player, WIN, meeting.is_final) for player in here]
    return Round(tuple(meetings), tuple(rests))
