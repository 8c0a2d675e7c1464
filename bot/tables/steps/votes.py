"""Votes, in which one player asks the others for something: each function returns the step of a request, or raises its refusal.

    undo      take back the last moves           all the others must agree
    replace   a computer player for a seat       more than half of everybody else, who asks included
    pause     stop the game for a while          all the others; the host need not ask
    abandon   call the game off                  all the others; only the host may ask
    wait      computer players wait for people   nobody needs to be asked; anybody lets them go on

The voters are the people who move at the table: where a computer player moves, it consents. A wish that nobody needs to be asked for
happens at once. A table has one vote at a time; a wish to wait gives way to any other. A vote is over when it is granted, when it can be
granted no more, when who asked takes it back, when the seats change or the host pauses the game; an undo also with the next move, a
replacement with a move of the seat it is about.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.tables.model import log_events
from bot.tables.model.errors import (
    AlreadyAgreed,
    NoComputers,
    NotAsked,
    NotAtTable,
    NotLate,
    NotPaused,
    NotTogether,
    NoVote,
    OneAttempt,
    VoteOpen,
)
from bot.tables.model.step import Step
from bot.tables.model.table import NOWHERE, Chair, Person, Status, Table, Venue, Vote, VoteKind
from bot.tables.steps import seats
from bot.tables.steps.group_undo import Revocable
from bot.tables.steps.guards import (
    plays_together,
    require_game,
    require_host,
    require_mover,
    require_running,
    require_seat,
)
from engine.errors import Stale
from engine.text import Seat, Who, say

UNDO: Final = "undo"
REPLACE: Final = "replace"
PAUSE: Final = "pause"
ABANDON: Final = "abandon"
WAIT: Final = "wait"

LATE = timedelta(hours=24)
"""Time for which a person must have been waited for before the others may vote, where no deadline says so earlier."""


def ask_undo(table: Table, person: Person, back: Revocable) -> Step:
    """Ask to take back these moves. Raises Stale where they are not the last any more, StoodIn, VoteOpen, IsPaused.

    In a challenge, where nobody else could object, it raises OneAttempt.
    """
    seat = require_mover(table, person.id)
    if table.sealed is not None:
        raise OneAttempt
    if table.status is Status.PAUSED or table.match is None or back.after != table.match.digest:
        raise Stale(say("table-moved-on"))
    return _ask(table, UNDO, seat, len(back.moves), back)


def ask_replace(table: Table, person: Person, seat: Seat, now: datetime) -> Step:
    """Ask to let a computer player move for somebody who has not moved for long. Raises NotLate, NotAtTable, StoodIn, VoteOpen."""
    asking = require_mover(table, person.id)
    if seat >= len(table.chairs) or table.chairs[seat].mover is None or seat == asking:
        raise NotAtTable
    if not is_late(table, table.chairs[seat], now):
        raise NotLate(who=Who(seat), hours=LATE // timedelta(hours=1))
    return _ask(table, REPLACE, asking, seat)


def ask_late(table: Table, seat: Seat) -> Step:
    """Ask, for the clock, about a seat whose time is over. Raises VoteOpen; NotAtTable where nobody moves there, or nobody else."""
    require_game(table)
    if seat >= len(table.chairs) or table.chairs[seat].mover is None or seats.movers(table) == (seat,):
        raise NotAtTable
    return _ask(table, REPLACE, None, seat)


def pause(table: Table, person: Person) -> Step:
    """Stop the game for the host; for anybody else ask the others to. Raises IsPaused, StoodIn, VoteOpen."""
    seat = require_mover(table, person.id)
    require_running(table)
    if person.id == table.host:
        return _done(table, Vote(PAUSE, seat, 0), seat, "")
    return _ask(table, PAUSE, seat, 0)


def resume(table: Table, person: Person, here: Venue | None = None) -> Step:
    """Go on with a paused game, in which whoever says so moves again; `here` where its own channel is gone. Raises NotPaused.

    The store has to say whether the place is free.
    """
    seat = require_seat(table, person.id)
    if table.status is not Status.PAUSED:
        raise NotPaused
    place = here if here is not None and table.place.channel == NOWHERE else table.place
    if place.channel == NOWHERE:
        raise NotPaused
    after = seats.retaken(replace(table, status=Status.PLAYING, place=place), seat)
    return Step(after, log_events.RESUME, seat, (log_events.told(seat, log_events.RESUME),))


def abandon(table: Table, person: Person) -> Step:
    """Ask, for the host, to call the game off. Raises OnlyHost, StoodIn, VoteOpen."""
    require_host(table, person)
    return _ask(table, ABANDON, require_mover(table, person.id), 0)


def ask_to_wait(table: Table, person: Person) -> Step:
    """Let computer players move only when no person is waited for. Raises NoComputers, NotTogether, StoodIn, VoteOpen."""
    seat = require_mover(table, person.id)
    require_running(table)
    if not plays_together(table):
        raise NotTogether
    if not any(chair.computer for chair in table.chairs):
        raise NoComputers
    if table.vote is not None:
        raise VoteOpen
    return _voted(table, Vote(WAIT, seat, 0, moment=table.moment + 1), f"{log_events.ASK} {WAIT} 0", seat)


def is_held(table: Table) -> bool:
    """Return whether computer players wait: while people decide on taking moves back, or for the people who asked them to."""
    vote = table.vote
    if vote is None or vote.kind not in (UNDO, WAIT):
        return False
    return vote.kind == UNDO or any(chair.mover is not None for chair in table.awaiting)


def grant(table: Table, person: Person, moment: int, back: Revocable | None = None) -> Step:
    """Agree to the vote made at that moment; `back` is what an undo takes back. Raises NoVote, NotAsked, AlreadyAgreed, Stale.

    Where computer players wait they go on: anybody who moves may say so.
    """
    vote, seat = _open(table, moment), require_seat(table, person.id)
    if vote.kind == WAIT:
        require_mover(table, person.id)
        return _voted(table, None, log_events.WITHDRAW if seat == vote.by else log_events.GRANT, seat)
    if seat not in voters(table):
        raise NotAsked
    if seat in vote.agreed:
        raise AlreadyAgreed
    vote = replace(
        vote, agreed=(*vote.agreed, seat), refused=tuple(each for each in vote.refused if each != seat)
    )
    if _has_passed(table, vote):
        return _done(table, vote, seat, f"{log_events.GRANT} ", back)
    return _voted(table, vote, log_events.GRANT, seat)


def refuse(table: Table, person: Person, moment: int) -> Step:
    """Refuse the vote of that moment; who has asked takes it back, and whom it is about is there after all. Raises NoVote, NotAsked."""
    vote, seat = _open(table, moment), require_seat(table, person.id)
    if seat == vote.by:
        return _voted(table, None, log_events.WITHDRAW, seat)
    if vote.kind == REPLACE and seat == vote.about:
        return _voted(table, None, log_events.REFUSE, seat)
    if seat not in voters(table) or seat in vote.refused:
        raise NotAsked
    vote = replace(
        vote, agreed=tuple(each for each in vote.agreed if each != seat), refused=(*vote.refused, seat)
    )
    lost = len(vote.refused) > len(_everybody(table, vote)) - _needed(table, vote)
    return _voted(table, None if lost else vote, log_events.REFUSE, seat)


def voters(table: Table) -> tuple[Seat, ...]:
    """Return the seats that have a say in the vote that is open, whether they have spoken or not."""
    vote = table.vote
    return tuple(seat for seat in _everybody(table, vote) if seat != vote.by) if vote else ()


def pending_voters(table: Table) -> tuple[Seat, ...]:
    """Return the seats whose answer is awaited."""
    vote = table.vote
    said = {*vote.agreed, *vote.refused} if vote else set()
    return tuple(seat for seat in voters(table) if seat not in said)


def surviving(table: Table, seat: Seat) -> Vote | None:
    """Return the vote that is left after this seat has moved; None where none is."""
    vote = table.vote
    if vote is None or vote.kind == UNDO or (vote.kind == REPLACE and vote.about == seat):
        return None
    return vote


def is_late(table: Table, chair: Chair, now: datetime) -> bool:
    """Return whether a person is waited for and has let the time pass."""
    clock = chair.clock
    if chair not in table.awaiting or clock.since is None:
        return False
    return now - clock.since >= LATE or (clock.deadline is not None and clock.deadline <= now)


def _ask(table: Table, kind: VoteKind, by: Seat | None, about: int, back: Revocable | None = None) -> Step:
    if table.vote is not None and table.vote.kind != WAIT:
        raise VoteOpen
    vote = Vote(kind, by, about, moment=table.moment + 1)
    if by is not None and _has_passed(table, vote):
        return _done(table, vote, by, "", back)
    return _voted(table, vote, f"{log_events.ASK} {kind} {about}", by)


def _open(table: Table, moment: int) -> Vote:
    if table.vote is None or table.vote.moment != moment:
        raise NoVote
    return table.vote


def _everybody(table: Table, vote: Vote) -> tuple[Seat, ...]:
    """Return the seats whose voices count, that of who asks included; () where computer players wait."""
    if vote.kind == WAIT:
        return ()
    about = vote.about if vote.kind == REPLACE else None
    return tuple(seat for seat in seats.movers(table) if seat != about)


def _needed(table: Table, vote: Vote) -> int:
    everybody = len(_everybody(table, vote))
    return everybody // 2 + 1 if vote.kind == REPLACE else everybody


def _has_passed(table: Table, vote: Vote) -> bool:
    return len({*vote.agreed, vote.by} - {None}) >= _needed(table, vote)


def _voted(table: Table, vote: Vote | None, action: str, seat: Seat | None) -> Step:
    return Step(replace(table, vote=vote), action, seat, (log_events.told(seat, action),))


def _done(table: Table, vote: Vote, seat: Seat, said: str, back: Revocable | None = None) -> Step:
    """Return the step that does what was asked."""
    after = replace(table, vote=None)
    if vote.kind == UNDO:
        if back is None or table.match is None or back.after != table.match.digest:
            raise Stale(say("table-moved-on"))
        after, action = replace(after, match=back.match), f"{log_events.REVOKE} {len(back.moves)}"
    elif vote.kind == REPLACE:
        after, action = seats.replaced(after, Seat(vote.about))
    elif vote.kind == PAUSE:
        after, action = replace(after, status=Status.PAUSED), log_events.PAUSE
    else:
        after, action = replace(after, status=Status.ABANDONED), log_events.ABANDON
    action = f"{said}{action}"
    gone = tuple(replace(told, events=()) for told in back.moves) if back else ()
    return Step(after, action, seat, (log_events.told(seat, action),), gone)
