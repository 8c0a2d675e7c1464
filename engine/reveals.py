"""What an action brought to light: derived from the contract, never left to a game's author to remember.

An action drew at random when it moved a counter of chance. It told a viewer something hidden when, over tables that looked the same to
that viewer before, the action would have left a different view or told different events, or could not have been made. That is asked of
a number of redealt tables; one that never differs in `SAMPLES` of them is taken to have told nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.action import verb_of
from engine.chance import Chance, Counters
from engine.game import Event, Game, View
from engine.text import Seat, Text, Who, say

_Seen: TypeAlias = tuple[View, tuple[Text, ...]]

SAMPLES = 24
"""Redealt tables asked for each viewer. A secret that two redeals in three leave as it was is still missed only once in 17,000."""


@dataclass(frozen=True, slots=True)
class Light:
    """What an action brought to light, or that it is `final` by the rules. All false or empty: it can be taken back."""

    final: bool = False
    draw: bool = False
    everybody: bool = False
    seats: frozenset[Seat] = frozenset()

    def __bool__(self) -> bool:
        return self.final or self.draw or self.everybody or bool(self.seats)

    @property
    def reason(self) -> Text:
        """Why what brought this to light cannot be taken back."""
        if self.final:
            return say("sealed-final")
        if self.draw:
            return say("sealed-draw")
        if self.everybody or not self.seats:
            return say("sealed-all")
        return say("sealed-some", who=tuple(Who(seat) for seat in sorted(self.seats)))


def light_of(
    game: Game[Any, Any], table: Any, counters: Counters, seed: bytes, seat: Seat, action: Any, seats: int
) -> Light:
    """What the action would bring to light on this table, which is left as it is."""
    if verb_of(action) in game.final_verbs:
        return Light(final=True)
    after, chance = game.copy(table), Chance(seed, dict(counters))
    events = tuple(game.play(after, seat, action, chance))
    if chance.counters != counters:
        return Light(draw=True)
    trial = _Trial(game, table, after, events, seat, action)
    if trial.tells(None):
        return Light(everybody=True)
    return Light(seats=frozenset(viewer for viewer in map(Seat, range(seats)) if trial.tells(viewer)))


@dataclass(frozen=True, slots=True)
class _Trial:
    """An action, the table before and after it, and what it told."""

    game: Game[Any, Any]
    before: Any
    after: Any
    events: tuple[Event, ...]
    seat: Seat
    action: Any

    def tells(self, viewer: Seat | None) -> bool:
        """Whether the viewer could tell, after the action, tables apart that it could not tell apart before."""
        seen = self._seen(self.after, self.events, viewer)
        if viewer != self.seat and self._nothing_new(viewer, seen):
            return False
        dealer = Chance(b"what could have been", {}, f"{viewer}")
        others = (self.game.redeal(self.before, viewer, dealer) for _ in range(SAMPLES))
        return not all(self._fits(other, viewer, seen, dealer) for other in others)

    def _fits(self, other: Any, viewer: Seat | None, seen: _Seen, dealer: Chance) -> bool:
        """Whether the viewer could see the same if this had been the table.

        The seat itself knows what it did; to the others it may have been any action with this verb.
        """
        ask = self.game.awaits(other).get(self.seat)
        legal = ask.legal.under(verb_of(self.action)) if ask else ()
        could_be = sorted(legal, key=lambda action: action != self.action)
        if viewer == self.seat:
            could_be = [action for action in could_be if action == self.action]
        tables = (self.game.copy(other) if could_be[1:] else other for _ in could_be)
        return any(
            self._leads_to(seen, table, action, viewer, dealer)
            for table, action in zip(tables, could_be, strict=True)
        )

    def _nothing_new(self, viewer: Seat | None, seen: _Seen) -> bool:
        """Whether the viewer sees what it saw before, but for what an onlooker sees too: that is asked of the onlooker first."""
        before = self._seen(self.before, (), viewer)
        if viewer is None or seen == before:
            return seen == before
        public = self._seen(self.after, self.events, None)
        return seen[1] == public[1] and _private(seen[0], public[0]) == _private(
            before[0], self._seen(self.before, (), None)[0]
        )

    def _leads_to(self, seen: _Seen, table: Any, action: Any, viewer: Seat | None, dealer: Chance) -> bool:
        events = tuple(self.game.play(table, self.seat, action, dealer))
        return self._seen(table, events, viewer) == seen

    def _seen(self, table: Any, events: Iterable[Event], viewer: Seat | None) -> _Seen:
        """All that reaches a viewer: its view, and the events it may read."""
        return self.game.view(table, viewer), tuple(event.text for event in events if event.read_by(viewer))


def _private(view: View, public: View) -> dict[str, Any]:
    """What a view says otherwise than the onlooker's."""
    said = {name: getattr(view, name) for name in type(view).model_fields if name != "seat"}
    return {name: value for name, value in said.items() if value != getattr(public, name)}
