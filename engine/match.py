"""One game in progress, as the rest of the program holds it: legal, play, view, undo, fork."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from engine.ask import Ask
from engine.bundle import Bundle, Bundles
from engine.chance import Chance, Counters, commitment
from engine.disclosure import Disclosure, disclosed_by
from engine.ending import Endings
from engine.errors import Illegal, Malformed
from engine.event import Event
from engine.game import Game, TableOptions
from engine.idle import IdleActions
from engine.legal import Legal
from engine.outcome import Outcome
from engine.point import Point
from engine.text import Seat, Text, say
from engine.undo import Entry, Steps
from engine.view import View

A = TypeVar("A")


class Match(Generic[A]):
    """A game in progress. Reading never changes it; `play` and `undo` either change it wholly or raise and leave it as it was.

    `now` is the moment it is at, and `steps` are the last actions, as far as they can be taken back.
    """

    def __init__(
        self,
        game: Game[Any, A],
        options: TableOptions,
        seats: int,
        seed: bytes,
        now: Point,
        steps: Steps[A] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.prelude: tuple[Event, ...] = ()
        """The events of the setup, of a match that was begun by `new`; empty where it was loaded, or copied from another."""
        self.notice: Text | None = None
        """The notice for a person after loading, such as steps that fit no more; usually None."""
        self.steps = steps if steps is not None else Steps[A](game, seats, seed, now)
        self._seed = seed
        self._asks: Mapping[Seat, Ask[A]] | None = None
        self._views: dict[Seat | None, View] = {}
        """The views looked at since the last change: a card, its buttons and the pages of moves look at the same."""
        self._go_to(now)

    @classmethod
    def new(cls, game: Game[Any, A], options: TableOptions, seats: int, seed: bytes) -> Match[A]:
        """Return a match before its first action. Raises Malformed where the game cannot be played by this number of seats."""
        if seats not in game.seats:
            numbers = tuple(str(number) for number in game.seats)
            raise Malformed(say("malformed-seats", seats=numbers, given=seats))
        counters: Counters = {}
        table = game.setup(options, seats, Chance(seed, counters))
        prelude = tuple(game.prelude(table))
        match = cls(game, options, seats, seed, Point(game, 0, table, counters))
        match.prelude = prelude
        return match

    @property
    def seq(self) -> int:
        """Number of actions played."""
        return self.now.seq

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown from the start; the seed itself is `seed`, to be shown at the end."""
        return commitment(self._seed)

    @property
    def seed(self) -> str:
        """The seed in hex: a secret until the game is over."""
        return self._seed.hex()

    @property
    def asks(self) -> Mapping[Seat, Ask[A]]:
        """The seats that must or may act now, each with its ask."""
        if self._asks is None:
            self._asks = self.game.awaits(self._table)
        return self._asks

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        """The seats that are waited for; empty when the game is over."""
        return tuple(seat for seat, ask in self.asks.items() if ask.must)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.asks

    def legal(self, seat: Seat) -> Legal[A]:
        """Return the legal actions of a seat; empty where it has none."""
        ask = self.asks.get(seat)
        return ask.legal if ask else Legal[A](tuple)

    def view(self, seat: Seat | None) -> View:
        """Return all that this seat may know; None is an onlooker."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self._table, seat)
        return self._views[seat]

    @property
    def outcome(self) -> Outcome | None:
        """The final standing; None while the game goes on."""
        return self.game.outcome(self._table) if self.over else None

    @property
    def digest(self) -> str:
        """A short hash of the whole state: equal in every process that played the same actions under the same rules."""
        return self.now.digest

    def play(self, seat: Seat, action: A) -> tuple[Event, ...]:
        """Play a legal action and tell what happened. Raises Illegal, naming the rule and the nearest legal actions."""
        if action not in self.legal(seat):
            raise self._illegal(seat, action)
        before = self.now
        table, counters = self.game.keeping.copy(self._table), dict(before.counters)
        events = tuple(self.game.play(table, seat, action, Chance(self._seed, counters)))
        self.steps.add(seat, action, before, counters != before.counters)
        self._go_to(Point(self.game, before.seq + 1, table, counters))
        return events

    def disclosed_by(self, seat: Seat, action: A) -> Disclosure:
        """Return what playing this legal action now would bring to light."""
        return disclosed_by(self.game, self._table, self.now.counters, self._seed, seat, action, self.seats)

    def bundles(self, seat: Seat) -> list[Bundle]:
        """Return the moves of this seat that go together, from what the seat knows; see `engine.bundle`."""
        if not self.game.bundled_verbs:
            return []
        return Bundles(self.game, self._table, seat, self.view(seat)).find()

    def endings(self, seat: Seat) -> Endings:
        """Return what tells of a legal action of this seat whether it ends the game, from what the seat knows."""
        return Endings(self.game, self._table, seat)

    def idle(self, seat: Seat) -> IdleActions:
        """Return the legal actions of this seat that would do nothing, from what the seat knows."""
        return IdleActions(self.game, self._table, seat)

    def undoable(self, seat: Seat) -> tuple[Entry[A], ...]:
        """Return what `undo` would take back: this seat's last actions, to the last thing that was brought to light.

        Raises Sealed, saying why nothing can be taken back.
        """
        return self.steps.undoable(seat)

    def undo_preview(self, seat: Seat) -> tuple[Text, ...]:
        """Return what `undo` would take back, each action in words as the seat read it. Raises Sealed as `undoable` does."""
        entries = self.undoable(seat)
        end = len(self.steps.since)
        tables = map(self.steps.table_before, range(end - len(entries), end))
        return tuple(
            self.game.telling.label(self.game.view(table, seat), entry.action)
            for table, entry in zip(tables, entries, strict=True)
        )

    def undo(self, seat: Seat) -> tuple[Entry[A], ...]:
        """Take back this seat's last actions and return them. Raises Sealed as `undoable` does."""
        taken_back = self.undoable(seat)
        self._go_to(self.steps.go_back(len(taken_back)))
        return taken_back

    def copy(self) -> Match[A]:
        """Return a match that can be played on without changing this one. An inquiry goes on with the copy."""
        twin = Match(self.game, self.options, self.seats, self._seed, self.now, self.steps.copy())
        twin.notice, twin._asks, twin._views = self.notice, self._asks, self._views
        return twin

    def imagine(self, seat: Seat | None, chance: Chance) -> Any:
        """Return a table as it could be for all this seat knows: what an opponent may think ahead on."""
        return self.game.redeal(self._table, seat, chance)

    def fork(self, seat: Seat | None, seed: bytes) -> Match[A]:
        """Return a match of its own that looks the same to this seat, with all it cannot know dealt anew from another seed."""
        counters: Counters = {}
        table = self.imagine(seat, Chance(seed, counters))
        return Match(self.game, self.options, self.seats, seed, Point(self.game, self.seq, table, counters))

    def _illegal(self, seat: Seat, action: A) -> Illegal:
        """Return the refusal of an action that is not legal.

        The reason is found on a table dealt anew for the seat, so that nothing it does not know can stand in it.
        """
        table = self.imagine(seat, Chance(b"why not"))
        objection = self.game.objection(table, seat, action)
        assert objection is not None, f"{action} is not legal for seat {seat}, but no guard objects"
        return Illegal(objection.text, objection.rule, self.legal(seat).nearest(action))

    def _go_to(self, now: Point) -> None:
        """Go on from this moment, forgetting what was derived from the one before."""
        self.now, self._table = now, now.table
        self._asks, self._views = None, {}
