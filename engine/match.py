"""One game in progress, as the rest of the program holds it: legal, play, view, undo, save, load, fork."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

from engine.action import to_text, verb_of
from engine.ask import Ask
from engine.chance import Chance, Counters, commitment
from engine.disclosure import Disclosure, Inquiry, disclosed_by
from engine.ending import Endings
from engine.errors import Illegal, Malformed, Refused, Sealed
from engine.event import Event
from engine.game import Game, TableOptions
from engine.legal import Legal
from engine.outcome import Outcome
from engine.point import Point
from engine.registry import find
from engine.snapshot import Entry, Saved, Snapshot
from engine.text import Seat, Text, Who, say
from engine.view import View

A = TypeVar("A")

__all__ = ["MOST_STEPS_BACK", "Entry", "Match", "Saved", "Snapshot"]

MOST_STEPS_BACK = 64
"""Maximum number of actions of one seat in a row that can be taken back; older ones are forgotten as steps."""


class Match(Generic[A]):
    """A game in progress. Reading never changes it; `play` and `undo` either change it wholly or raise and leave it as it was.

    `seq` counts the actions played. `base` is the table that `undo` starts from: the state before the run of actions that the seat
    which acted last has made.
    """

    def __init__(
        self,
        game: Game[Any, A],
        options: TableOptions,
        seats: int,
        seed: bytes,
        base: Point,
        now: Point | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.notice: Text | None = None
        """The notice for a person after loading, such as steps that fit no more; usually None."""
        self._seed = seed
        self._base = self._rest = base
        self._since: list[Entry[A]] = []
        self._asks: Mapping[Seat, Ask[A]] | None = None
        self._views: dict[Seat | None, View] = {}
        """The views looked at since the last change: a card, its buttons and the pages of moves look at the same."""
        self._marks: list[Point] = []
        """Moments since `base` from which going back is short: the beginning of the last seat's run, and the last action's."""
        self._replace_state(now or base)
        self._disclosures: dict[int, Disclosure] = {}
        """The disclosures of actions since `base`, by their place in `_since`, as far as they were asked."""
        self._inquiry: Inquiry | None = None
        """The inquiry that goes on with disclosures, where the action before the next one was asked about; else None."""

    @classmethod
    def new(cls, game: Game[Any, A], options: TableOptions, seats: int, seed: bytes) -> Match[A]:
        """Return a match before its first action. Raises Malformed where the game cannot be played by this number of seats."""
        if seats not in game.seats:
            numbers = tuple(str(number) for number in game.seats)
            raise Malformed(say("malformed-seats", seats=numbers, given=seats))
        counters: Counters = {}
        table = game.setup(options, seats, Chance(seed, counters))
        return cls(game, options, seats, seed, Point(game, 0, table, counters))

    @property
    def seq(self) -> int:
        """Number of actions played."""
        return self._now.seq

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
        return self._now.digest

    def play(self, seat: Seat, action: A) -> tuple[Event, ...]:
        """Play a legal action and tell what happened. Raises Illegal, naming the rule and the nearest legal actions."""
        if action not in self.legal(seat):
            raise self._illegal(seat, action)
        before = self._now
        table, counters = self.game.keeping.copy(self._table), dict(before.counters)
        events = tuple(self.game.play(table, seat, action, Chance(self._seed, counters)))
        if before.at_rest and self._since:
            self._checkpoint(seat)
        ran_on = self._marks and self._since and self._since[-1].seat == seat
        self._marks = [self._marks[0], before] if ran_on else [before]
        if counters != before.counters and verb_of(action) not in self.game.final_verbs:
            self._disclosures[len(self._since)] = Disclosure(draw=True)
        self._since.append(Entry(seat, action))
        self._replace_state(Point(self.game, before.seq + 1, table, counters))
        return events

    def disclosed_by(self, seat: Seat, action: A) -> Disclosure:
        """Return what playing this legal action now would bring to light."""
        return disclosed_by(self.game, self._table, self._now.counters, self._seed, seat, action, self.seats)

    def endings(self, seat: Seat) -> Endings:
        """Return what tells of a legal action of this seat whether it ends the game, from what the seat knows."""
        return Endings(self.game, self._table, seat)

    def undoable(self, seat: Seat) -> tuple[Entry[A], ...]:
        """Return what `undo` would take back: this seat's last actions, to the last thing that was brought to light.

        Raises Sealed, saying why nothing can be taken back.
        """
        if not self._since:
            raise Sealed(say("sealed-nothing"))
        last = self._since[-1].seat
        if last != seat:
            raise Sealed(say("sealed-other", who=Who(last)))
        first = begin = self._begin_of_run()
        disclosures = self._disclosures_since(begin)
        for number, disclosure in enumerate(disclosures, begin + 1):
            if disclosure:
                first = number
        if first == len(self._since):
            raise Sealed(disclosures[-1].reason)
        return tuple(self._since[first:])

    def undo_preview(self, seat: Seat) -> tuple[Text, ...]:
        """Return what `undo` would take back, each action in words as the seat read it. Raises Sealed as `undoable` does."""
        entries = self.undoable(seat)
        first = len(self._since) - len(entries)
        tables = (self._after(self._since[:number])[0] for number in range(first, len(self._since)))
        return tuple(
            self.game.telling.label(self.game.view(table, seat), entry.action)
            for table, entry in zip(tables, entries, strict=True)
        )

    def undo(self, seat: Seat) -> tuple[Entry[A], ...]:
        """Take back this seat's last actions and return them. Raises Sealed as `undoable` does."""
        taken_back = self.undoable(seat)
        self._rerun(self._since[: -len(taken_back)])
        return taken_back

    def save(self) -> Saved:
        """Return the match as a JSON model; `load` gives an equal one back.

        Raises ValueError for a fork that was made in mid-effect and has not come to rest since, where the game cannot dump that.
        """
        if not self._base.whole:
            raise ValueError("a fork made in mid-effect can be saved only once it has come to rest")
        at_rest = self._now.at_rest
        rest = self._now if at_rest else self._rest
        return Saved(
            game=self.game.id,
            version=self.game.version,
            options=self.options.model_dump(mode="json"),
            seats=self.seats,
            seed=self.seed,
            base=self._base.snapshot(),
            rest=rest.snapshot() if rest.seq > self._base.seq else None,
            run=None if at_rest else _saved(self._marks[:1]),
            now=None if at_rest else _saved([self._now]),
            since=tuple((entry.seat, to_text(entry.action)) for entry in self._since),
            digest=self.digest,
        )

    @classmethod
    def load(cls, saved: Saved, game: Game[Any, A] | None = None) -> Match[A]:
        """Return the match that was saved. `game` is found by its id unless given.

        Where the rules have changed so that the actions since the last rest do not fit any more, the match goes on from that rest and
        `notice` says so; steps before it can then not be taken back.
        """
        game = game or find(saved.game)
        options = game.Options.model_validate(saved.options)
        seed = bytes.fromhex(saved.seed)
        if saved.version == game.version and saved.now:
            with suppress(
                Refused, ValueError
            ):  # of rules that changed without a new version: the last rest still holds
                return cls._resumed(game, options, saved, saved.now)
        match = cls(game, options, saved.seats, seed, Point.load(game, saved.base))
        rest = saved.rest or saved.base
        settled = rest.seq - saved.base.seq
        if saved.version == game.version:
            match._since = [
                Entry(Seat(seat), game.grammar.read(line)) for seat, line in saved.since[:settled]
            ]
            match._adopt(rest)
        else:
            match._restore(rest)
        if tail := saved.since[settled:]:
            match._replay_tail(tail, rest, saved.digest)
        return match

    def copy(self) -> Match[A]:
        """Return a match that can be played on without changing this one. An inquiry goes on with the copy."""
        twin = Match(self.game, self.options, self.seats, self._seed, self._base)
        twin.notice, twin._rest, twin._marks = self.notice, self._rest, self._marks
        twin._since, twin._disclosures = list(self._since), dict(self._disclosures)
        twin._now, twin._table, twin._asks = self._now, self._table, self._asks
        twin._views = self._views
        twin._inquiry, self._inquiry = self._inquiry, None
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

    def _checkpoint(self, seat: Seat) -> None:
        """Keep this moment before a seat's first action of a run: so far it can go back, and no further."""
        if not self._base.at_rest or self._since[-1].seat != seat or len(self._since) >= MOST_STEPS_BACK:
            self._base = self._rest = self._now
            self._since.clear()
            self._disclosures.clear()
            self._inquiry = None
        else:
            self._rest = self._now

    def _replace_state(self, now: Point) -> None:
        """Go on from this moment, forgetting what was derived from the one before."""
        self._now, self._table = now, now.table
        self._asks, self._views = None, {}

    def _rerun(self, entries: Sequence[Entry[A]]) -> None:
        """Go back to what `base` is after these actions."""
        table, counters, self._rest = self._after(entries)
        self._since, self._inquiry = list(entries), None
        self._disclosures = {
            number: disclosure for number, disclosure in self._disclosures.items() if number < len(entries)
        }
        self._replace_state(Point(self.game, self._base.seq + len(entries), table, counters))
        self._marks = [mark for mark in self._marks if mark.seq <= self.seq]

    def _after(self, entries: Sequence[Entry[A]]) -> tuple[Any, Counters, Point]:
        """Return what `base` is after these actions: the table, the counters of chance, and the last rest before the last action."""
        start, rest = self._start(self._base.seq + len(entries))
        table, counters = start.copied(), dict(start.counters)
        for seq, entry in enumerate(entries[start.seq - self._base.seq :], start.seq):
            if seq > start.seq and self.game.keeping.at_rest(table):
                rest = Point(self.game, seq, self.game.keeping.copy(table), dict(counters))
            tuple(self.game.play(table, entry.seat, entry.action, Chance(self._seed, counters)))
        return table, counters, rest

    def _start(self, seq: int) -> tuple[Point, Point]:
        """Return the latest moment up to `seq` whose last rest is known, and that rest."""
        for mark in reversed(self._marks):
            if self._base.seq <= mark.seq <= seq and (mark.at_rest or self._rest.seq <= mark.seq):
                return mark, mark if mark.at_rest else self._rest
        return self._base, self._base

    def _adopt(self, at: Snapshot) -> None:
        """Take on a table at rest, keeping the steps that can be taken back."""
        self._rest = Point.load(self.game, at)
        self._replace_state(self._rest)

    @classmethod
    def _resumed(cls, game: Game[Any, A], options: TableOptions, saved: Saved, now: Snapshot) -> Match[A]:
        """Return the match in mid-effect as it was saved. Raises Refused or ValueError where it has become another."""
        base, point = Point.load(game, saved.base), Point.load(game, now)
        match = cls(game, options, saved.seats, bytes.fromhex(saved.seed), base, point)
        match._rest = Point.load(game, saved.rest) if saved.rest else base
        match._marks = [Point.load(game, saved.run)] if saved.run else []
        match._since = [Entry(Seat(seat), game.grammar.read(line)) for seat, line in saved.since]
        if point.seq != base.seq + len(saved.since) or point.digest != saved.digest:
            raise ValueError("the state is not the one that was saved")
        return match

    def _restore(self, at: Snapshot) -> None:
        """Go back to a table at rest, from which nothing can be taken back."""
        self._since.clear()
        self._disclosures.clear()
        self._inquiry = None
        self._marks.clear()
        self._adopt(at)
        self._base = self._rest

    def _replay_tail(self, tail: Iterable[tuple[int, str]], rest: Snapshot, digest: str) -> None:
        """Play the actions since the last rest again; fall back to it where they do not lead to the same state."""
        steps = list(tail)
        try:
            for seat, line in steps:
                self.play(Seat(seat), self.game.grammar.read(line))
            fits = self.digest == digest
        except Refused:
            fits = False
        if not fits:
            self._restore(rest)
            self.notice = say("rest-fallback", count=len(steps))

    def _begin_of_run(self) -> int:
        """Return the place in `_since` at which the actions begin that the last seat made one after the other."""
        begin = len(self._since) - 1
        while begin and self._since[begin - 1].seat == self._since[-1].seat:
            begin -= 1
        return begin

    def _disclosures_since(self, begin: int) -> list[Disclosure]:
        """Return what each action since that one brought to light. What came before the last disclosure that is known is not asked."""
        end = len(self._since)
        known = [number for number in range(begin, end) if self._disclosures.get(number)]
        unasked = range(known[-1] + 1 if known else begin, end)
        first = next((number for number in unasked if number not in self._disclosures), end)
        if first < end:
            inquiry = self._inquiry
            if inquiry is None or inquiry.seq != self._base.seq + first:
                table, counters, _ = self._after(self._since[:first])
                inquiry = Inquiry(self.game, table, counters, self._seed, self.seats, self._base.seq + first)
            for number, entry in enumerate(self._since[first:], first):
                self._disclosures[number] = inquiry.play(entry.seat, entry.action)
            self._inquiry = inquiry
        return [self._disclosures.get(number, Disclosure()) for number in range(begin, end)]


def _saved(points: Sequence[Point]) -> Snapshot | None:
    """Return the first of these moments as text, where the game can dump it."""
    return points[0].snapshot() if points and points[0].whole else None
