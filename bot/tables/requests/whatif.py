"""Trials: a person's private copy of a table, to try moves on.

A trial is a fork: it looks the same to its seat, and all that the seat cannot know is dealt anew from a seed of its own. All that is kept
of it is the match it was made from, that seed, and the moves tried since; so any process can go on with it, and any of its moves can be
taken back, draws included. The game is never touched: nothing here changes a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.store import Store
from bot.store.games.trials import TrialRecord, TrialStore
from bot.tables.model.errors import TableRefused
from bot.tables.model.table import Status, Table, Told
from bot.tables.steps.guards import plays_together, require_game, require_seat
from engine.action import to_text
from engine.chance import Chance
from engine.errors import Refused, Stale
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer
from engine.record import Diverged, RecordedMove, play_on
from engine.saved_match import Saved, load_match, save_match
from engine.text import Seat, Text, say

Moves = tuple[tuple[int, str], ...]

MOST_MOVES = 300
"""Maximum number of moves of one trial."""


class NoTrial(TableRefused):
    key = "trial-none"


class TrialFull(TableRefused):
    """The refusal of a move beyond the limit. Takes `most`, the number of moves that a trial can have."""

    key = "trial-full"


class TrialUnfit(TableRefused):
    """The refusal of a trial that was made under other rules."""

    key = "trial-unfit"


class SavedTrial(BaseModel):
    """A trial as it is kept: where it starts from, the seed of what is dealt anew, and the moves tried."""

    model_config = ConfigDict(frozen=True)

    start: Saved
    seed: str
    seat: int
    moves: Moves = ()
    shown: tuple[Text, ...] = ()
    """The plan that the person shows the others: the moves that were tried, as the seat read them then."""
    shown_moves: tuple[str, ...] = ()
    """The same moves in text form, on which computer players count."""
    shown_for: str = ""
    """The digest of the position from which that plan was tried."""


@dataclass(frozen=True, slots=True)
class ShownPlan:
    """A seat's plan, as its person has shown it to the others. It binds nobody."""

    seat: Seat
    moves: tuple[Text, ...]
    """The rest of the plan: from the first move that the seat can make now, all of it while it can make none, () where only others."""
    is_behind: bool
    """Whether the real game stands elsewhere now than where the plan was tried from."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A trial as it stands. It is never changed, only replaced."""

    table: Table
    """The real table, as it is now."""
    seat: Seat
    match: Match[Any]
    """The fork, with the moves tried played on it."""
    labels: tuple[Text, ...]
    """The moves that the person has tried, as the seat read them."""
    made_from: str
    """The digest of the position from which the trial was made."""
    tried: int = 0
    told: tuple[Told, ...] = ()
    """The person's last move and the others' moves since."""
    has_withdrawn: bool = False
    """Whether a plan that the person showed at another table went as this trial was begun."""

    @property
    def stamp(self) -> int:
        """A number that tells this state of a trial from others, for buttons."""
        return int(self.match.digest[:8], 16)

    @property
    def is_behind(self) -> bool:
        """Whether the real game stands elsewhere now than when the trial was made."""
        return _is_elsewhere(self.table, self.made_from)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats that are waited for in the trial."""
        return tuple(seat for seat in self.match.awaiting if seat != self.seat)

    @property
    def as_table(self) -> Table:
        """The trial as a table of its own, for whatever shows tables; its moment is the stamp."""
        status = Status.OVER if self.match.over else Status.PLAYING
        return replace(self.table.imagined(self.match), status=status, moment=self.stamp)


class WhatIf:
    """The trials of all people of one store. `newest` gives the newest reading of a table, or raises NoTable."""

    def __init__(
        self, store: Store, newest: Callable[[int], Awaitable[Table]], new_seed: Callable[[], bytes]
    ) -> None:
        self._trials = TrialStore(store)
        self._newest = newest
        self._new_seed = new_seed

    async def begin(self, table_id: int, person: int) -> Trial:
        """Begin a trial from the table as it is now, in the place of any other, and return it. Raises NotSeated, HasNotStarted, IsOver."""
        table = await self._newest(table_id)
        seat, match = require_seat(table, person), require_game(table)
        record = await self._trials.of(person)
        before = _kept(table, record)
        withdraws = record is not None and record.game != table.id and _shows_plan(record)
        kept = SavedTrial(
            start=save_match(match),
            seed=self._new_seed().hex(),
            seat=seat,
            shown=before.shown if before else (),
            shown_moves=before.shown_moves if before else (),
            shown_for=before.shown_for if before else "",
        )
        await self._trials.put(TrialRecord(person, table.id, table.moment, kept.model_dump_json()))
        trial = await asyncio.to_thread(_trial, table, kept)
        return replace(trial, has_withdrawn=withdraws)

    async def resume(self, table_id: int, person: int) -> Trial:
        """Return the person's trial of this table, a new one where there is none. Raises as `begin`."""
        try:
            return (await self._open(table_id, person, None))[2]
        except (NoTrial, TrialUnfit):
            return await self.begin(table_id, person)

    async def at(self, table_id: int, person: int, stamp: int) -> Trial:
        """Return the person's trial of this table, as it was seen. Raises NoTrial, Stale, TrialUnfit, and as `begin`."""
        return (await self._open(table_id, person, stamp))[2]

    async def play(self, table_id: int, person: int, stamp: int, action: object) -> Trial:
        """Try a move that is legal there. Raises TrialFull, and as `at`."""
        record, kept, trial = await self._open(table_id, person, stamp)
        if action not in trial.match.legal(trial.seat):
            raise Stale(say("trial-moved-on"))
        return await self._go_on(record, kept, trial.table, (*kept.moves, (trial.seat, to_text(action))))

    async def let_others(self, table_id: int, person: int, stamp: int) -> Trial:
        """Let simple computer players move for the others until it is the person's turn. Raises as `play`."""
        record, kept, trial = await self._open(table_id, person, stamp)
        room = MOST_MOVES - len(kept.moves)
        moved = await asyncio.to_thread(
            others_move, trial.match, trial.seat, Chance(trial.match.digest.encode()), room
        )
        return await self._go_on(record, kept, trial.table, (*kept.moves, *moved))

    async def take_back(self, table_id: int, person: int, stamp: int) -> Trial:
        """Take back the person's last move and whatever the others have done since. Raises as `at`."""
        record, kept, trial = await self._open(table_id, person, stamp)
        return await self._go_on(record, kept, trial.table, kept.moves[: _last_of(kept.moves, kept.seat)])

    async def show(self, table_id: int, person: int, stamp: int) -> Trial:
        """Show the others the moves tried so far, as a plan in the place of any other of the person's. Raises as `at`."""
        record, kept, trial = await self._open(table_id, person, stamp)
        moves = tuple(line for seat, line in kept.moves if seat == kept.seat)
        plan = {"shown": trial.labels, "shown_moves": moves, "shown_for": kept.start.digest}
        after = kept.model_copy(update=plan)
        return await self._keep(record, after, trial.table)

    async def withdraw(self, table_id: int, person: int) -> None:
        """Show the others no plan any more. Raises NoTrial where there is none."""
        table = await self._newest(table_id)
        record = await self._trials.of(person)
        kept = _kept(table, record)
        if record is None or kept is None:
            raise NoTrial
        await self._keep(record, kept.model_copy(update={"shown": (), "shown_moves": ()}), table)

    async def plans(self, table_id: int) -> tuple[ShownPlan, ...]:
        """Return the plans that the people who move at a table show, by seat."""
        table = await self._newest(table_id)
        found = [_kept(table, record) for record in await self._trials.at(table_id)]
        plans = (
            ShownPlan(Seat(kept.seat), _left(table, kept), _is_elsewhere(table, kept.shown_for))
            for kept in found
            if kept is not None and kept.shown and table.chairs[kept.seat].mover is not None
        )
        return tuple(sorted(plans, key=lambda plan: plan.seat))

    async def shown_moves(self, table: Table) -> tuple[tuple[Seat, str], ...]:
        """Return the moves in text form of all plans that are shown at a table, by seat; none where not all play together."""
        if not plays_together(table):
            return ()
        found = [_kept(table, record) for record in await self._trials.at(table.id)]
        return tuple(
            (Seat(kept.seat), line)
            for kept in sorted(filter(None, found), key=lambda kept: kept.seat)
            if table.chairs[kept.seat].mover is not None
            for line in kept.shown_moves
        )

    async def discard(self, person: int) -> bool:
        """Forget the person's trial, and the plan that was tried there; return whether the others were shown one."""
        record = await self._trials.of(person)
        await self._trials.drop(person)
        return record is not None and _shows_plan(record)

    async def _open(
        self, table_id: int, person: int, stamp: int | None
    ) -> tuple[TrialRecord, SavedTrial, Trial]:
        table = await self._newest(table_id)
        seat = require_seat(table, person)
        record = await self._trials.of(person)
        if record is None or record.game != table_id:
            raise NoTrial
        kept = _read(record.table)
        if kept.seat != seat:
            raise NoTrial
        trial = await asyncio.to_thread(_trial, table, kept)
        if stamp not in (None, trial.stamp):
            raise Stale(say("trial-moved-on"))
        return record, kept, trial

    async def _go_on(self, record: TrialRecord, kept: SavedTrial, table: Table, moves: Moves) -> Trial:
        if len(moves) > MOST_MOVES:
            raise TrialFull(most=MOST_MOVES)
        return await self._keep(record, kept.model_copy(update={"moves": moves}), table)

    async def _keep(self, record: TrialRecord, after: SavedTrial, table: Table) -> Trial:
        trial = await asyncio.to_thread(_trial, table, after)
        is_done = await self._trials.change(record, after.model_dump_json())
        if not is_done:
            raise Stale(say("trial-moved-on"))
        return trial


def others_move(
    match: Match[Any], seat: Seat, chance: Chance, most: int, player: ComputerPlayer = LEVELS["greedy"]
) -> Moves:
    """Return the others' moves until this seat is waited for, or while it is waited for together with them; the match stays as it is."""
    ahead = match.copy()
    together = seat in ahead.awaiting
    moves: list[tuple[int, str]] = []
    while len(moves) < most and (together or seat not in ahead.awaiting):
        others = [other for other in ahead.awaiting if other != seat]
        if not others:
            break
        action = player.pick(ahead, others[0], chance)
        ahead.play(others[0], action)
        moves.append((others[0], to_text(action)))
    return tuple(moves)


def _read(text: str) -> SavedTrial:
    try:
        return SavedTrial.model_validate_json(text)
    except ValidationError as error:
        raise TrialUnfit from error


def _kept(table: Table, record: TrialRecord | None) -> SavedTrial | None:
    """Return the trial of a record; None unless it is one of this table by the same seat and can still be read."""
    if record is None or record.game != table.id:
        return None
    with suppress(TrialUnfit):
        kept = _read(record.table)
        return kept if kept.seat == table.seat_of(record.person) else None
    return None


def _shows_plan(record: TrialRecord) -> bool:
    """Return whether the others are shown a plan that was tried there."""
    with suppress(TrialUnfit):
        return bool(_read(record.table).shown)
    return False


def _left(table: Table, kept: SavedTrial) -> tuple[Text, ...]:
    """Return what is left to do of the plan that is shown: where the seat can move, not what comes before its first legal move."""
    if table.match is None or not (legal := table.match.legal(Seat(kept.seat))):
        return kept.shown
    possible, lines = {to_text(action) for action in legal.actions}, enumerate(kept.shown_moves)
    return kept.shown[next((place for place, line in lines if line in possible), len(kept.shown)) :]


def _is_elsewhere(table: Table, digest: str) -> bool:
    """Return whether the game is in another position than the one of this digest: votes and the like change none."""
    return table.match is None or table.match.digest != digest


def _trial(table: Table, kept: SavedTrial) -> Trial:
    """Return the trial that comes of a saved one. Raises TrialUnfit where the rules take it elsewhere now."""
    try:
        seat, match = Seat(kept.seat), load_match(kept.start, table.game)
        if match.notice is not None:
            raise TrialUnfit
        fork = match.fork(seat, bytes.fromhex(kept.seed))
        labels: list[Text] = []
        events = play_on(fork, _read_by(fork, seat, kept.moves, labels))
        told = [Told(Seat(who), line, each) for (who, line), each in zip(kept.moves, events, strict=True)]
    except (Refused, Diverged, ValidationError) as error:
        raise TrialUnfit from error
    last = _last_of(kept.moves, kept.seat)
    return Trial(table, seat, fork, tuple(labels), kept.start.digest, len(told), tuple(told[last:]))


def _read_by(match: Match[Any], seat: Seat, moves: Moves, labels: list[Text]) -> Iterator[RecordedMove]:
    """Yield the moves one by one as they are played on the match; those of the seat are put into words just before."""
    for who, line in moves:
        if who == seat:
            labels.append(match.game.telling.label(match.view(seat), match.game.grammar.read(line)))
        yield RecordedMove(Seat(who), line)


def _last_of(moves: Sequence[tuple[int, str]], seat: int) -> int:
    """Return the index of the last move of a seat; 0 where it has made none."""
    return next((place for place in reversed(range(len(moves))) if moves[place][0] == seat), 0)
