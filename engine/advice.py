"""What a good player would do in somebody's place, and why, from no more than that seat knows.

Whatever is drawn for it comes from what the seat sees: on two tables that look the same to the seat the advice is the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from engine.chance import Chance
from engine.game import View
from engine.match import Match
from engine.players.player import Player
from engine.text import Seat, Text, Who, say

DEALS = 8
"""On so many tables, each as it could be, a reason must hold."""
MOST = 2
"""So many reasons are given."""

Gains = Counter[tuple[Seat, Text]]
"""By seat and line of the score, how many points an action brings or costs."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action, and why: what it is sure to bring, or else what it promises, the most important first."""

    action: Any
    reasons: tuple[Text, ...]


def advise(match: Match[Any], seat: Seat, player: Player) -> Advice:
    """What the player would do for the seat. The match is left as it is. Raises ValueError where the seat has nothing to do."""
    inquiry = _Inquiry(match, seat)
    action = player.pick(match, seat, Chance(inquiry.seed))
    return Advice(action, tuple(inquiry.reasons(action)))


@dataclass(frozen=True)
class _Inquiry:
    match: Match[Any]
    seat: Seat

    @cached_property
    def seed(self) -> bytes:
        """A seed that follows from what the seat sees, and from nothing else."""
        return sha256(self.match.view(self.seat).model_dump_json().encode()).digest()

    def reasons(self, action: Any) -> Iterator[Text]:
        """The lines of the score that the action changes, whatever lies where the seat cannot see; else what it promises."""
        sure = self._sure(action)
        own = [(line, points) for (seat, line), points in sure.items() if seat == self.seat and points > 0]
        others = [
            (seat, line, -points) for (seat, line), points in sure.items() if seat != self.seat and points < 0
        ]
        own.sort(key=lambda gain: -gain[1])
        others.sort(key=lambda loss: -loss[2])
        found = [say("hint-gains", points=points, line=line) for line, points in own]
        found += [say("hint-costs", points=points, line=line, who=Who(seat)) for seat, line, points in others]
        yield from found[:MOST]
        if not found:
            yield say("hint-promises", percent=self._promise(action))

    def _sure(self, action: Any) -> Gains:
        """What the action brings on every one of some tables as they could be."""
        gains = [
            _changes(before.view(self.seat), after.view(self.seat)) for before, after in self._futures(action)
        ]
        return Gains(
            {key: points for key, points in gains[0].items() if all(each[key] == points for each in gains)}
        )

    def _promise(self, action: Any) -> int:
        """The chance to win after it, in percent, as the game judges tables as they could be."""
        tables = (after.imagine(self.seat, Chance(self.seed)) for _, after in self._futures(action))
        chances = [self.match.game.prospects(table)[self.seat] for table in tables]
        return round(100 * sum(chances) / len(chances))

    def _futures(self, action: Any) -> Iterator[tuple[Match[Any], Match[Any]]]:
        for number in range(DEALS):
            before = self.match.fork(self.seat, sha256(self.seed + bytes([number])).digest())
            after = before.copy()
            after.play(self.seat, action)
            yield before, after


def _changes(before: View, after: View) -> Gains:
    """By seat and line of the score, by how much it has changed."""
    found = Gains()
    for sign, view in ((1, after), (-1, before)):
        for standing in view.outcome.standings:
            for line in standing.lines:
                found[standing.seat, line.label] += sign * line.points
    return Gains({key: points for key, points in found.items() if points})
