"""Thinking about a game's tables: what computer players, the adviser and the analyst know of it beside its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.action import verb_of
from engine.ask import Ask
from engine.chance import Chance
from engine.keeping import Keeping
from engine.outcome import Outcome
from engine.text import Seat

T = TypeVar("T")
A = TypeVar("A")


class Rules(Protocol[T, A]):
    """The rules as far as thinking plays with them. Every `Game` is such."""

    reverting_verbs: frozenset[str]

    @property
    def keeping(self) -> Keeping[T]: ...

    def awaits(self, table: T, /) -> Mapping[Seat, Ask[A]]: ...

    def play(self, table: T, seat: Seat, action: A, chance: Chance, /) -> Iterator[object]: ...

    def outcome(self, table: T, /) -> Outcome: ...


@dataclass(frozen=True, slots=True)
class Way(Generic[A]):
    """A macro-action: actions of one seat that belong together, in their order, and the seat's chance to win at a glance (0 to 1).

    `doubt` says how far that may be wrong: a way that looks worse by more than this than the best is not worth comparing.
    `spends_common`: it spends what all players share, though the game goes on without.
    """

    actions: tuple[A, ...]
    value: float
    doubt: float = 1.0
    spends_common: bool = False


class Branch(NamedTuple):
    """An action in a tree: how often walks came by, and the mean of what they found for the seat that searches."""

    visits: int
    mean: float


class WalkedTree(Protocol[A]):
    """A tree of what may happen, as far as a player needs to know it that decides by what its walks find."""

    seat: Seat

    @property
    def looked(self) -> int:
        """Number of positions looked at."""

    @property
    def span(self) -> float:
        """Difference between the highest and the lowest value that it has come upon."""

    def go_on(self, chance: Chance) -> int:
        """Walk some more and return how often."""

    def branches(self) -> Mapping[A, Branch]:
        """Return the actions to decide on."""


class Thinking(Generic[T, A]):
    """The part of a game that judges its tables.

    All of it has a default, so a new game can be played against computers at once; a game that knows better is played better:

        class NimThinking(Thinking[Heap, Take]):
            def value(self, table: Heap) -> Sequence[float]:
                mover_wins = float(table.left % 4 != 0)
                return [mover_wins if seat == table.active else 1 - mover_wins for seat in (0, 1)]

    Its methods are asked only of tables dealt anew for the seat they are asked for (`Game.redeal`), so they may look at everything that
    lies there. None of them changes the table it is given.
    """

    def __init__(self, rules: Rules[T, A]) -> None:
        self.rules = rules

    def remembering(self) -> Thinking[T, A]:
        """Return this thinking with a memory: what it has worked out on one table it takes over where another looks alike.

        For one decision, or for all of a game that is looked back upon, in one thread. By default nothing is remembered.

            thinking = game.thinking.remembering()
        """
        return self

    def value(self, table: T) -> Sequence[float]:
        """Return by seat the chance to win, from 0 to 1; exactly 1 or 0 when the game is over.

        Seats of one side share one chance. By default only the points so far are looked at.

            game.thinking.value(table)  # (0.62, 0.38)
        """
        return self.rules.outcome(table).value

    def priors(self, table: T, seat: Seat, actions: Sequence[A]) -> Sequence[float]:  # noqa: ARG002
        """Return how much each of these legal actions of the seat is worth thinking about before it is looked at; 0 is not at all.

        The weights are relative: they need not add up to 1. By default all are 1 but those of `Game.reverting_verbs`, which are 0.

            game.thinking.priors(table, seat, [Take(1), Take(3)])  # [1.0, 0.3]
        """
        return [float(verb_of(action) not in self.rules.reverting_verbs) for action in actions]

    def own_tree(self, table: T, seat: Seat, chance: Chance, has_time: bool) -> WalkedTree[A] | None:  # noqa: ARG002 - for games with one
        """Return a tree of the game's own, which walks far more often than one that plays on tables; None by default.

        Where it is not ready yet it is waited for if the player `has_time`, else None is returned and the player searches without it.
        """
        return None

    def ways(self, table: T, seat: Seat, chance: Chance) -> Sequence[Way[A]]:  # noqa: ARG002 - for games of many small actions
        """Return how a seat could go on, as far as it is worth comparing, where an action alone says little.

        Each begins with a legal action and goes on as far as the seat can plan ahead. Empty by default: players then search action by
        action.
        """
        return ()

    def foresee(
        self, table: T, seat: Seat, ways: Sequence[Sequence[A]], chance: Chance
    ) -> Iterator[Sequence[float]]:
        """Yield for each of these ways of the seat the `value` once it was played and everybody went on sensibly for a while.

        All ways meet the same luck. By default nobody goes on.

            one, two = game.thinking.foresee(table, seat, [(Take(1),), (Take(2),)], chance)
        """
        for way in ways:
            after, luck = self.rules.keeping.copy(table), chance.twin()
            for action in way:
                tuple(self.rules.play(after, seat, action, luck))
            yield self.value(after)

    def played_on(self, table: T, seat: Seat, way: Sequence[A], chance: Chance) -> T | None:  # noqa: ARG002 - for games of plans
        """Return the table after a way of a seat and what all then sensibly do before anything else happens; the table given is left as it
        is. None where that cannot be told, and by default.

            ahead = game.thinking.played_on(table, seat, (Use("wash-away", "A4"),), chance)
        """
        return None

    def answer(self, table: T, seat: Seat) -> A | None:  # noqa: ARG002 - for games that ask on in the middle of an action
        """Return what a seat would sensibly answer where an action goes on to ask it; None between actions, and by default."""
        return None
