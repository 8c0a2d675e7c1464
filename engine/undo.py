"""How far undo may go: the steps of the seat that acted last, back to the last thing that was brought to light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.action import verb_of
from engine.chance import Chance, Counters
from engine.disclosure import Disclosure, Inquiry
from engine.errors import Sealed
from engine.game import Game
from engine.point import Point
from engine.text import Seat, Who, say

A = TypeVar("A")

MOST_STEPS_BACK = 64
"""Maximum number of actions of one seat in a row that can be taken back; older ones are forgotten as steps."""


@dataclass(frozen=True, slots=True)
class Entry(Generic[A]):
    """One action of one seat, as the log holds it."""

    seat: Seat
    action: A


class Steps(Generic[A]):
    """The last actions of a match, and the moments from which it can be gone back to before them.

    `base` is the moment before the run of actions that the seat which acted last has made; `rest` is the last one at which no effect is
    half done.
    """

    def __init__(self, game: Game[Any, A], seats: int, seed: bytes, base: Point) -> None:
        self.base = self.rest = base
        self.since: list[Entry[A]] = []
        """The actions since `base`."""
        self.marks: list[Point] = []
        """Moments since `base` from which going back is short: the beginning of the last seat's run, and the last action's."""
        self._game, self._seats, self._seed = game, seats, seed
        self._disclosures: dict[int, Disclosure] = {}
        """The disclosures of actions since `base`, by their place in `since`, as far as they were asked."""
        self._inquiry: Inquiry | None = None
        """The inquiry that goes on with disclosures, where the action before the next one was asked about; else None."""

    def copy(self) -> Steps[A]:
        """Return steps that can go on without changing these. An inquiry goes on with the copy."""
        twin = Steps[A](self._game, self._seats, self._seed, self.base)
        twin.rest, twin.marks = self.rest, self.marks
        twin.since, twin._disclosures = list(self.since), dict(self._disclosures)
        twin._inquiry, self._inquiry = self._inquiry, None
        return twin

    def add(self, seat: Seat, action: A, before: Point, drew: bool) -> None:
        """Note an action that was played at the moment `before`, and whether it drew at random."""
        if before.at_rest and self.since:
            self._checkpoint(seat, before)
        runs_on = self.marks and self.since and self.since[-1].seat == seat
        self.marks = [self.marks[0], before] if runs_on else [before]
        if drew and verb_of(action) not in self._game.final_verbs:
            self._disclosures[len(self.since)] = Disclosure(draw=True)
        self.since.append(Entry(seat, action))

    def undoable(self, seat: Seat) -> tuple[Entry[A], ...]:
        """Return this seat's last actions, to the last thing that was brought to light. Raises Sealed, saying why there are none."""
        if not self.since:
            raise Sealed(say("sealed-nothing"))
        last = self.since[-1].seat
        if last != seat:
            raise Sealed(say("sealed-other", who=Who(last)))
        first = begin = self._begin_of_run()
        disclosures = self._disclosures_since(begin)
        for number, disclosure in enumerate(disclosures, begin + 1):
            if disclosure:
                first = number
        if first == len(self.since):
            raise Sealed(disclosures[-1].reason)
        return tuple(self.since[first:])

    def table_before(self, number: int) -> Any:
        """Return the table before the action at this place in `since`."""
        table, _, _ = self._after(self.since[:number])
        return table

    def go_back(self, count: int) -> Point:
        """Forget this many of the last actions and return the moment before them."""
        entries = self.since[: len(self.since) - count]
        table, counters, self.rest = self._after(entries)
        self.since, self._inquiry = entries, None
        self._disclosures = {
            number: disclosure for number, disclosure in self._disclosures.items() if number < len(entries)
        }
        now = Point(self._game, self.base.seq + len(entries), table, counters)
        self.marks = [mark for mark in self.marks if mark.seq <= now.seq]
        return now

    def _checkpoint(self, seat: Seat, now: Point) -> None:
        """Keep this moment before a seat's first action of a run: so far it can go back, and no further."""
        if not self.base.at_rest or self.since[-1].seat != seat or len(self.since) >= MOST_STEPS_BACK:
            self.base = self.rest = now
            self.since.clear()
            self._disclosures.clear()
            self._inquiry = None
        else:
            self.rest = now

    def _after(self, entries: Sequence[Entry[A]]) -> tuple[Any, Counters, Point]:
        """Return what `base` is after these actions: the table, the counters of chance, and the last rest before the last action."""
        start, rest = self._start(self.base.seq + len(entries))
        table, counters = start.copied(), dict(start.counters)
        for seq, entry in enumerate(entries[start.seq - self.base.seq :], start.seq):
            if seq > start.seq and self._game.keeping.at_rest(table):
                rest = Point(self._game, seq, self._game.keeping.copy(table), dict(counters))
            tuple(self._game.play(table, entry.seat, entry.action, Chance(self._seed, counters)))
        return table, counters, rest

    def _start(self, seq: int) -> tuple[Point, Point]:
        """Return the latest moment up to `seq` whose last rest is known, and that rest."""
        for mark in reversed(self.marks):
            if self.base.seq <= mark.seq <= seq and (mark.at_rest or self.rest.seq <= mark.seq):
                return mark, mark if mark.at_rest else self.rest
        return self.base, self.base

    def _begin_of_run(self) -> int:
        """Return the place in `since` at which the actions begin that the last seat made one after the other."""
        begin = len(self.since) - 1
        while begin and self.since[begin - 1].seat == self.since[-1].seat:
            begin -= 1
        return begin

    def _disclosures_since(self, begin: int) -> list[Disclosure]:
        """Return what each action since that one brought to light. What came before the last disclosure that is known is not asked."""
        end = len(self.since)
        known = [number for number in range(begin, end) if self._disclosures.get(number)]
        unasked = range(known[-1] + 1 if known else begin, end)
        first = next((number for number in unasked if number not in self._disclosures), end)
        if first < end:
            inquiry = self._inquiry
            if inquiry is None or inquiry.seq != self.base.seq + first:
                table, counters, _ = self._after(self.since[:first])
                inquiry = Inquiry(self._game, table, counters, self._seed, self._seats, self.base.seq + first)
            for number, entry in enumerate(self.since[first:], first):
                self._disclosures[number] = inquiry.play(entry.seat, entry.action)
            self._inquiry = inquiry
        return [self._disclosures.get(number, Disclosure()) for number in range(begin, end)]
