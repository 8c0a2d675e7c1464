"""The play that a script of this game holds: the table and its voice, and how the acting player is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.event import Event
from engine.games.living_forest.model.actions import LivingAction
from engine.games.living_forest.model.table import Acting, Bonus, Jumped, Now, Open, Player, Table
from engine.games.living_forest.model.texts import ask_text, tell
from engine.script import Play, Script
from engine.text import Arg, Seat, Text, Who

N = TypeVar("N", Bonus, Open, Jumped)


class LivingPlay(Play[Table]):
    """The verbs that the rules of the Action phase are written in. The seat is always the one whose turn it is."""

    @property
    def acting(self) -> Acting:
        """The action turn that goes on."""
        assert self.table.acting is not None
        return self.table.acting

    @property
    def player(self) -> Player:
        """The player whose turn it is, with all that lies there."""
        return self.table.players[self.acting.seat]

    def event(self, key: str, **args: Arg) -> None:
        """Tell everybody what the acting player has done."""
        self.tell(tell(f"event-{key}", who=Who(self.acting.seat), **args))

    def hear(self, told: Iterable[Event]) -> None:
        """Tell what a rule that is no script has told."""
        self.told.extend(told)

    def ask_about(
        self, now: N, actions: Callable[[], Iterable[LivingAction]]
    ) -> Script[tuple[N, LivingAction]]:
        """Ask the acting player about `now`, which lies on the table meanwhile, for views and guards.

        Return it as it lies there then, as it may have been dealt anew, and the answer.
        """
        self.acting.now = now
        action = yield from self.ask(self.acting.seat, _prompt(self.acting.seat, now), actions)
        then, self.acting.now = self.acting.now, None
        assert isinstance(then, type(now))
        return then, action


def _prompt(seat: Seat, now: Now) -> Text:
    match now:
        case Bonus(deed):
            return ask_text(f"ask-bonus-{deed}", seat)
        case Open(deed):
            return ask_text(f"ask-more-{deed}", seat)
        case Jumped(victim):
            return ask_text("ask-steal", seat, victim=Who(victim))
