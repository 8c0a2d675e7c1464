"""What a script of this game holds: the table and its voice, and how the acting player is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.game import Event
from engine.games.living_forest.model.actions import LivingAction
from engine.games.living_forest.model.table import Bonus, Jumped, Now, Open, Player, Table
from engine.games.living_forest.model.texts import tell
from engine.script import Play, Script
from engine.text import Arg, Seat, Text, Who


class LivingPlay(Play[Table]):
    """The verbs that the rules of the Action phase are written in. The seat is always the one whose turn it is."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        assert self.table.acting is not None
        return self.table.acting.seat

    @property
    def player(self) -> Player:
        """Whose turn it is, with all that lies there."""
        return self.table.players[self.seat]

    def say(self, key: str, **args: Arg) -> None:
        """Tell everybody what the acting player has done."""
        self.tell(tell(f"event-{key}", who=Who(self.seat), **args))

    def hear(self, told: Iterable[Event]) -> None:
        """Pass on what happened."""
        self.told.extend(told)

    def put(self, now: Now, actions: Callable[[], Iterable[LivingAction]]) -> Script[LivingAction]:
        """Ask the acting player about this. It lies on the table while it is asked, for views and guards, and is dealt anew there."""
        acting = self.table.acting
        assert acting is not None
        acting.now = now
        return (yield from self.ask(acting.seat, _prompt(acting.seat, now), actions))

    def lift(self) -> Now:
        """Take what was asked about off the table again, as it lies there now."""
        acting = self.table.acting
        assert acting is not None
        now, acting.now = acting.now, None
        assert now is not None
        return now


def _prompt(seat: Seat, now: Now) -> Text:
    match now:
        case Bonus(deed):
            return tell(f"ask-bonus-{deed}", who=Who(seat))
        case Open(deed):
            return tell(f"ask-more-{deed}", who=Who(seat))
        case Jumped(victim):
            return tell("ask-steal", who=Who(seat), victim=Who(victim))
