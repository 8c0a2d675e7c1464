"""The timeline of a table: its state after each step, and what somebody has missed, as one reader could see it then."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from itertools import chain, islice
from typing import NamedTuple

from bot.store.rows import Row
from bot.tables.history import export
from bot.tables.log import replay
from bot.tables.log import rows as log
from bot.tables.model.table import Status, Table, Told
from engine.text import Seat
from engine.view import View
from render.sheets.changes import MOST, LastLook, SeenTurn


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a number of steps; 0 is the setup."""

    number: int
    told: Told | None
    """The action of the step that led here, and what it told; of the setup what that told, and None where it told nothing."""
    view: View | None
    """The view of the reader; None where the present rules no longer reach the position."""


class NewsSince(StrEnum):
    """The moment from which a reader's news is told."""

    OWN_TURN = "own-turn"
    """The end of the last turn that the reader has made."""
    EARLIER_TURN = "earlier-turn"
    """The end of another turn at the reader's seat: it has moved since, or somebody else made that turn."""
    BEGINNING = "beginning"
    LATELY = "lately"
    """A moment that depends on no seat: what an onlooker is told."""


@dataclass(frozen=True, slots=True)
class Missed:
    """The turns since somebody last moved by hand, by numbers from 1: all that a seat did has one number."""

    told: tuple[tuple[Told, ...], ...]
    """The actions and what they told, by number."""
    seen: LastLook | None
    """The position before and after; None where the present rules no longer reach it."""
    since: NewsSince = NewsSince.OWN_TURN


class _Turn(NamedTuple):
    seat: int | None
    end: int
    """Number of steps up to and with the turn."""
    by_hand: bool = False
    """Whether a person has moved in the turn: not a computer player, a standing order or the clock."""
    person: int | None = None
    """Id of that person, as far as it is known."""


class _Seen(NamedTuple):
    """The steps as a seat could see them."""

    told: list[Told]
    views: dict[int, View]
    """By number of steps, as far as wanted, the view of the seat."""
    awaiting: dict[int, tuple[Seat, ...]]
    """By the same numbers the seats that were waited for."""


def _numbered(turns: Sequence[_Turn]) -> list[int]:
    """Return a number for each of the last `MOST` turns, the same for those of one seat; where there are more, the oldest have the
    first.
    """
    kept = [turn.seat for turn in turns[-MOST:]]
    known = dict.fromkeys(kept[1:] if len(turns) > MOST else kept)
    first = 2 if len(turns) > MOST else 1
    numbers = {seat: number for number, seat in enumerate(known, first)}
    return [1 if place == 0 else numbers[seat] for place, seat in enumerate(kept)]


class Timeline:
    """The steps of a table that hold, moves and lasting log events, up to one of its readings.

    `at`, `seen_by` and `missed` play the log again: they are for a thread, not for the event loop.
    """

    def __init__(self, table: Table, rows: Sequence[Row]) -> None:
        self.table = table
        self._rows = log.until(rows, table.moment)

    @cached_property
    def steps(self) -> Sequence[Row]:
        """The rows of the log that hold, each of them a step."""
        return log.holding(self._rows)

    @property
    def moves(self) -> tuple[tuple[int, Seat, str, str], ...]:
        """The moves that hold: number of the step, seat, text form, and digest of the state after it."""
        return tuple(
            (number, log.seat_of(row), row.action, row.digest)
            for number, row in enumerate(self.steps, 1)
            if log.is_move(row)
        )

    def at(self, person_id: int | None, number: int) -> Moment:
        """Return the table after that number of steps, or the nearest one there is; a `person_id` of None is an onlooker."""
        number = min(max(number, 0), len(self.steps))
        seen = self._seen(self.table.seat_of(person_id), {number})
        steps = seen.told[:number] if number else replay.prelude(self.table, self._rows)
        return Moment(number, steps[-1] if steps else None, seen.views.get(number))

    def seen_by(self, wanted: Sequence[tuple[int, Seat]]) -> dict[tuple[int, Seat], View]:
        """Return the views of the wanted pairs of a number of steps and a seat, in one go, as far as the present rules reach them."""
        views: dict[tuple[int, Seat], View] = {}
        setup = (replay.setup(self.table, self._rows) for _ in "1")
        steps = (match for _, _, match in replay.retell(self.table, self._rows))
        last = max((number for number, _ in wanted), default=-1)
        for number, match in enumerate(islice(chain(setup, steps), last + 1)):
            if match is not None:
                views |= {each: match.view(each[1]) for each in wanted if each[0] == number}
        return views

    def missed(self, person_id: int | None) -> Missed:
        """Return what has happened since this person's last turn; for an onlooker (None), in the last round.

        What the game itself did as the turn ended, such as a phase that nobody plays, has happened since.
        """
        seat, turns = self.table.seat_of(person_id), self._turns()
        last = self._last_turn(seat, turns)
        since, start = turns[last + 1 :], turns[last].end
        begins = self._begins(person_id, turns, last)
        if all(turn.seat == seat and turn.by_hand for turn in since):
            return Missed((), None, begins)
        told, views, awaiting = self._seen(seat, {start - 1, start, since[-1].end})
        if seat is not None and self._runs_on(seat, start, views, awaiting):
            since, start = [_Turn(None, start), *since], start - 1
        first = start
        numbers = _numbered(since)
        since = since[-MOST:]
        news: list[tuple[Told, ...]] = [()] * max(numbers)
        seen: list[SeenTurn] = []
        for turn, number in zip(since, numbers, strict=True):
            steps = tuple(told[start : turn.end])
            news[number - 1] += steps
            events = tuple(event.text for step in steps for event in step.events if event.read_by(seat))
            seen.append(SeenTurn(number, None if turn.seat is None else Seat(turn.seat), events))
            start = turn.end
        if not {first, since[-1].end} <= views.keys():
            return Missed(tuple(news), None, begins)
        return Missed(tuple(news), LastLook(views[first], views[since[-1].end], tuple(seen)), begins)

    def _begins(self, person_id: int | None, turns: Sequence[_Turn], last: int) -> NewsSince:
        """Return what the turn of this index, from whose end on the news is told, is to its reader."""
        seat = self.table.seat_of(person_id)
        if seat is None:
            return NewsSince.LATELY
        if last == 0:
            return NewsSince.BEGINNING
        own = [turn for turn in turns[last:] if turn.seat == seat]
        if own[-1] is turns[-1] and any(chair.seat == seat for chair in self.table.awaiting):
            own.pop()  # The turn that is going on is not the last one yet.
        is_own = turns[last].person in (None, person_id) and len(own) == 1
        return NewsSince.OWN_TURN if is_own else NewsSince.EARLIER_TURN

    def _runs_on(
        self,
        seat: Seat,
        number: int,
        views: Mapping[int, View],
        awaiting: Mapping[int, tuple[Seat, ...]],
    ) -> bool:
        """Return whether a step let the game run on: seats act at once, this one was the last that was waited for, and others are now."""
        if number not in views or not self.table.game.telling.acts_at_once:
            return False
        return awaiting.get(number - 1) == (seat,) and awaiting[number] != (seat,)

    def record(self, now: datetime) -> str | None:
        """Return the game as a text that another Grovekeeper can read; None while it is not over, or is sealed, for it holds the seed."""
        if self.table.status is not Status.OVER or self.table.is_sealed(now):
            return None
        return export.write(self.table, filter(log.is_move, self.steps))

    def _turns(self) -> list[_Turn]:
        """Return the turns, each of them all that a seat did in a row, after the setup; log events belong to the turn after them."""
        turns, is_apart = [_Turn(None, 0)], False
        for number, row in enumerate(self.steps, 1):
            if not log.is_move(row):
                is_apart = True
                continue
            by_hand, person = row.interaction is not None, row.person
            if row.seat == turns[-1].seat and not is_apart:
                begun = turns.pop()
                by_hand |= begun.by_hand
                person = begun.person if person is None else person
            turns.append(_Turn(row.seat, number, by_hand, person))
            is_apart = False
        return [*turns, _Turn(None, len(self.steps))] if is_apart else turns

    def _last_turn(self, seat: Seat | None, turns: Sequence[_Turn]) -> int:
        """Return the index of the last turn, before the newest, in which a person moved at this seat; the setup's where there was none.

        For an onlooker, who has no seat, it is the turn that was a round ago.
        """
        if seat is None:
            return max(0, len(turns) - 1 - self.table.seats)
        own = (place for place, turn in enumerate(turns[:-1]) if turn.seat == seat and turn.by_hand)
        return max(own, default=0)

    def _seen(self, seat: Seat | None, wanted: Container[int]) -> _Seen:
        """Return what every step told, and the table as a seat could see it after the steps wanted."""
        told, views, awaiting = list[Told](), dict[int, View](), dict[int, tuple[Seat, ...]]()
        if 0 in wanted and (setup := replay.setup(self.table, self._rows)) is not None:
            views[0], awaiting[0] = setup.view(seat), setup.awaiting
        for number, (_, each, match) in enumerate(replay.retell(self.table, self._rows), 1):
            told.append(each)
            if number in wanted and match is not None:
                views[number], awaiting[number] = match.view(seat), match.awaiting
        return _Seen(told, views, awaiting)
