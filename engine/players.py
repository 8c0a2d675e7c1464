"""Opponents over any game: they hold nothing, and know no more than the seat they play for.

    random   any legal action, each as likely as the others
    greedy   the action after which it would stand best, one step ahead, over tables as they could be

A player draws from the chance it is given, never from the match's own: how a computer player thinks must not change what is dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeAlias

from engine.chance import Chance
from engine.game import Game, Outcome
from engine.match import Match
from engine.text import Seat

Worth: TypeAlias = tuple[int, int]
"""How good a standing is: points ahead of the best other seat, then minus the rank."""


class Player(Protocol):
    """Somebody who can be asked for an action."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance) -> Any:
        """One of the legal actions of this seat; the match is left as it is. Raises ValueError where there is none."""


class RandomPlayer:
    """Any legal action, each as likely as the others."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance) -> Any:
        return chance.choice(match.legal(seat).actions)


class GreedyPlayer:
    """Looks one action ahead, over `deals` tables that look the same to its seat; all actions meet the same tables and the same luck.

    Of more than `most` legal actions it considers that many, picked at random.
    """

    def __init__(self, deals: int = 3, most: int = 40) -> None:
        self.deals = deals
        self.most = most

    def pick(self, match: Match[Any], seat: Seat, chance: Chance) -> Any:
        actions = self._considered(match.legal(seat).actions, chance)
        if len(actions) < 2:
            return chance.choice(actions)
        seeds = [chance.below(1 << 64).to_bytes(8, "big") for _ in range(self.deals)]
        tables = [(match.imagine(seat, Chance(seed, name="redeal")), seed) for seed in seeds]
        worths = [_expected(match.game, tables, seat, action) for action in actions]
        best = max(worths)
        return chance.choice([action for action, worth in zip(actions, worths, strict=True) if worth == best])

    def _considered(self, actions: Sequence[Any], chance: Chance) -> Sequence[Any]:
        return actions if len(actions) <= self.most else chance.shuffled(actions)[: self.most]


def _expected(game: Game[Any, Any], tables: Iterable[tuple[Any, bytes]], seat: Seat, action: Any) -> Worth:
    """What an action is worth over all these tables, each with the seed of its luck."""
    worths = [_after(game, table, seat, action, Chance(seed)) for table, seed in tables]
    return sum(ahead for ahead, _ in worths), sum(rank for _, rank in worths)


def _after(game: Game[Any, Any], table: Any, seat: Seat, action: Any, chance: Chance) -> Worth:
    """What it is worth to the seat to play this action on this table, which is left as it is."""
    ahead = game.copy(table)
    tuple(game.play(ahead, seat, action, chance))
    return worth(game.outcome(ahead), seat)


def worth(outcome: Outcome, seat: Seat) -> Worth:
    """How good this standing is for the seat."""
    own = outcome.standings[seat]
    others = [standing.score for standing in outcome.standings if standing.seat != seat]
    return own.score - max(others, default=0), -own.rank


LEVELS: Final[Mapping[str, Player]] = MappingProxyType({"random": RandomPlayer(), "greedy": GreedyPlayer()})
"""The players there are, by the name they are chosen by, weakest first."""
