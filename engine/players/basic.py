"""Players that look no further than one action ahead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.outcome import Outcome
from engine.players.knowledge import dealt_table
from engine.players.player import Late, never, worth_playing
from engine.text import Seat

Worth: TypeAlias = tuple[int, int]
"""The worth of a standing: points ahead of the best other seat, then minus the rank."""


class RandomPlayer:
    """A player that picks any legal action, each as likely as the others."""

    slow = False

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:  # noqa: ARG002 - at once
        return chance.choice(worth_playing(match.game, match.legal(seat).actions))


class GreedyPlayer:
    """A player that looks one action ahead, over `deals` tables that look the same to its seat.

    All actions meet the same tables and the same luck. Of more than `most` legal actions it considers that many, picked at random.
    """

    slow = False

    def __init__(self, deals: int = 3, most: int = 40) -> None:
        self.deals = deals
        self.most = most

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:  # noqa: ARG002 - soon
        actions = chance.sample(worth_playing(match.game, match.legal(seat).actions), self.most)
        if len(actions) < 2:
            return chance.choice(actions)
        seeds = [chance.seed() for _ in range(self.deals)]
        tables = [(dealt_table(match, seat, seed), seed) for seed in seeds]
        worths = [_expected(match.game, tables, seat, action) for action in actions]
        best = max(worths)
        return chance.choice([action for action, worth in zip(actions, worths, strict=True) if worth == best])


def _expected(game: Game[Any, Any], tables: Iterable[tuple[Any, bytes]], seat: Seat, action: Any) -> Worth:
    """Return what an action is worth on all these tables together; each comes with the seed of its luck."""
    worths = [_after(game, table, seat, action, Chance(seed)) for table, seed in tables]
    return sum(points for points, _ in worths), sum(rank for _, rank in worths)


def _after(game: Game[Any, Any], table: Any, seat: Seat, action: Any, chance: Chance) -> Worth:
    """Return what it is worth to the seat to play this action on this table, which is left as it is."""
    after = game.keeping.copy(table)
    tuple(game.play(after, seat, action, chance))
    return _worth(game.outcome(after), seat)


def _worth(outcome: Outcome, seat: Seat) -> Worth:
    return outcome.ahead(seat), -outcome.standings[seat].rank
