"""Votes, in which one player asks the others for something: each function returns the step of a request, or raises its refusal.

    undo      take back the last moves           all the others must agree
    replace   a computer player for a seat       more than half of everybody else, who asks included
    pause     stop the game for a while          all the others; the host need not ask, but in a tournament
    abandon   call the game off                  all the others
    wait      computer players wait for people   nobody needs to be asked; anybody lets them go on

Somebody may be replaced only who is late (`lateness`). Where only two people move, one of them alone does not decide on the seat of the
other: once the other is late they may claim the win, end the game, or wait; where they play together, or with computer players, a computer
player may move meanwhile, and the seat is kept.

The voters are the people who move at the table: where a computer player moves, it consents. A wish that nobody needs to be asked for
happens at once. A table has one vote at a time; a wish to wait gives way to any other. A vote is over when it is granted, when it can be
granted no more, when who asked takes it back, when the seats change or the host pauses the game; an undo also with the next move, a
replacement as soon as the person it is about is late no more. Where nobody decides it lapses, when all who are asked have had `OPEN` awake.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.store.games.letters import LetterKind
from bot.tables.model import log_events
from bot.tables.model.errors import (
    AlreadyAgreed,
    LateToo,
    NoClaim,
    NoComputers,
    NoTakeover,
    NotAsked,
    NotAtTable,
    NotPaused,
    NotTogether,
    NoVote,
    OneAttempt,
    VoteOpen,
)
from bot.tables.model.preferences import Preferences
from bot.tables.model.step import Step
from bot.tables.model.table import NOWHERE, Person, Status, Table, Venue, Vote
from bot.tables.steps import seats
from bot.tables.steps.group_undo import Revocable
from bot.tables.steps.guards import (
    plays_together,
    require_game,
    require_mover,
    require_running,
    require_seat,
)
from bot.tables.steps.lateness import Known, is_between_two, is_duel, is_late, late, require_late
from engine.errors import Stale
from engine.text import Seat, say

UNDO: Final = "undo"
REPLACE: Final = "replace"
PAUSE: Final = "pause"
ABANDON: Final = "abandon"
WAIT: Final = "wait"

OPEN = timedelta(hours=24)
"""Time awake that those who are asked have to answer."""


def ask_undo(table: Table, person: Person, back: Revocable) -> Step:
    """Ask to take back these moves. Raises Stale where they are not the last any more, StoodIn, VoteOpen, IsPaused.

    In a challenge, where nobody else could object, it raises OneAttempt.
    """
    seat = require_mover(table, person.id)
    if table.sealed is not None:
        raise OneAttempt
    if table.status is Status.PAUSED or table.match is None or back.after != table.match.digest:
        raise Stale(say("table-moved-on"))
    return _ask(table, Vote(UNDO, seat, len(back.moves)), back)


def ask_replace(table: Table, person: Person, seat: Seat, now: datetime, known: Known) -> Step:
    """Ask to let a computer player move for somebody who is late, by the preferences that are `known`.

    Raises NotLate, NotAtTable, StoodIn, VoteOpen, and NoTakeover where one of two would decide on the other.
    """
    asking = require_late(table, person, seat, now, known)
    if is_duel(table):
        raise NoTakeover
    return _ask(table, Vote(REPLACE, asking, seat))


def claim(table: Table, person: Person, seat: Seat, now: datetime, known: Known) -> Step:
    """Take the win where the only opponent is late. Raises NotLate, NotAtTable, StoodIn, NoClaim, and LateToo for who is late as well."""
    asking = require_late(table, person, seat, now, known)
    if not is_duel(table):
        raise NoClaim
    if is_late(table, table.chairs[asking], now, known.get(person.id, Preferences())):
        raise LateToo
    after = replace(table, status=Status.ABANDONED, vote=None, claimed=asking)
    told = (log_events.told(asking, log_events.CLAIM),)
    return Step(after, log_events.CLAIM, asking, told, letters=((seat, "claimed"),))


def end_late(table: Table, person: Person, seat: Seat, now: datetime, known: Known) -> Step:
    """Call the game off where the only other person is late. Raises NotLate, NotAtTable, StoodIn, NoClaim."""
    asking = require_late(table, person, seat, now, known)
    if not is_between_two(table):
        raise NoClaim
    return replace(_done(table, Vote(ABANDON, asking, 0), asking, ""), letters=((seat, "ended"),))


def ask_late(table: Table, seat: Seat) -> Step:
    """Ask, for the clock, about a seat whose time is over; of two, tell the other one what they may do.

    Raises VoteOpen; NotAtTable where nobody moves there, or nobody else.
    """
    require_game(table)
    if seat >= len(table.chairs) or table.chairs[seat].mover is None or seats.movers(table) == (seat,):
        raise NotAtTable
    if is_between_two(table):
        action = f"{log_events.OVERDUE} {seat}"
        return Step(table, action, None, (log_events.told(None, action),))
    return _ask(table, Vote(REPLACE, None, seat))


def left_server(table: Table, seat: Seat) -> Step:
    """Note that the person of a seat has left the server, and ask the others about the seat.

    Raises NotAtTable where nobody moves there, nobody else does, or that is known.
    """
    require_game(table)
    chair = table.chairs[seat]
    if chair.mover is None or chair.gone or seats.movers(table) == (seat,):
        raise NotAtTable
    chairs = tuple(replace(each, gone=each.seat == seat or each.gone) for each in table.chairs)
    after, action = replace(table, chairs=chairs), f"{log_events.GONE} {seat}"
    if is_between_two(table) or (table.vote is not None and table.vote.kind != WAIT):
        return Step(after, action, None, (log_events.told(None, action),))
    vote = Vote(REPLACE, None, seat, moment=table.moment + 1)
    action = f"{action} {log_events.ASK} {REPLACE} {seat}"
    told = (log_events.told(None, f"{log_events.GONE} {seat}"),)
    return Step(replace(after, vote=vote), action, None, told)


def lapse(table: Table, now: datetime) -> Step:
    """End a vote that nobody has decided in time. Raises NoVote."""
    if table.vote is None or table.vote.until is None or table.vote.until > now:
        raise NoVote
    return _lapsed(replace(table, vote=None), table.vote)


def passed_by(before: Table, step: Step, now: datetime) -> Step | None:
    """Return the step that says that a vote has lapsed because this step has made it void; None where it has not."""
    vote, after = before.vote, step.table
    if after.vote is not None:
        late_now = {chair.seat for chair in late(after, now, after.preferences)}
        is_void = after.vote.kind == REPLACE and after.vote.about not in late_now
        return _lapsed(replace(after, vote=None), after.vote) if is_void else None
    made = {event.name for event in log_events.log_events(step.action)}
    if vote is None or vote.kind == WAIT or not after.live or made & _DECIDING:
        return None
    is_done = vote.kind == PAUSE and log_events.PAUSE in made
    return None if is_done else _lapsed(after, vote)


def opened(after: Table, now: datetime) -> Table:
    """Return the table with the time at which its vote lapses, where that is a new one."""
    vote = after.vote
    if vote is None or vote.kind == WAIT or vote.until is not None:
        return after
    asked = [after.preferences.get(after.chairs[seat].mover or 0, Preferences()) for seat in voters(after)]
    here = [each for each in asked if not each.hours.is_away(now)] or asked
    until = max((each.calendar.deadline(now, OPEN) for each in here), default=now + OPEN)
    return replace(after, vote=replace(vote, until=until))


def pause(table: Table, person: Person, *, asks: bool = False) -> Step:
    """Stop the game for the host; for anybody else, and where the host `asks` as well, ask the others to.

    Raises IsPaused, StoodIn, VoteOpen.
    """
    seat = require_mover(table, person.id)
    require_running(table)
    if person.id == table.host and not asks:
        return _done(table, Vote(PAUSE, seat, 0), seat, "")
    return _ask(table, Vote(PAUSE, seat, 0))


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
    """Ask to call the game off. Raises StoodIn, VoteOpen."""
    return _ask(table, Vote(ABANDON, require_mover(table, person.id), 0))


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


def decides_on_undo(table: Table) -> bool:
    """Return whether people decide on taking moves back, so that nobody is held to the clock."""
    return table.vote is not None and table.vote.kind == UNDO


def is_held(table: Table) -> bool:
    """Return whether computer players wait: while people decide on taking moves back, or for the people who asked them to."""
    if table.vote is not None and table.vote.kind == WAIT:
        return any(chair.mover is not None for chair in table.awaiting)
    return decides_on_undo(table)


def grant(
    table: Table, person: Person, moment: int, back: Revocable | None = None, *, is_kept: bool = False
) -> Step:
    """Agree to the vote made at that moment; `back` is what an undo takes back, and a seat of which somebody is replaced may be kept.

    Raises NoVote, NotAsked, AlreadyAgreed, Stale.

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
        return _done(table, vote, seat, f"{log_events.GRANT} ", back, is_kept=is_kept)
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


_DECIDING = frozenset(
    {log_events.GRANT, log_events.REFUSE, log_events.WITHDRAW, log_events.LAPSE, log_events.REPLACE}
)


def _lapsed(after: Table, vote: Vote) -> Step:
    action = f"{log_events.LAPSE} {vote.kind} {-1 if vote.by is None else vote.by}"
    return Step(after, action, None, (log_events.told(None, action),))


def _ask(table: Table, asked: Vote, back: Revocable | None = None) -> Step:
    if table.vote is not None and table.vote.kind != WAIT:
        raise VoteOpen
    vote = replace(asked, moment=table.moment + 1)
    if vote.by is not None and _has_passed(table, vote):
        return _done(table, vote, vote.by, "", back)
    return _voted(table, vote, f"{log_events.ASK} {vote.kind} {vote.about}", vote.by)


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


def _done(
    table: Table, vote: Vote, seat: Seat, said: str, back: Revocable | None = None, *, is_kept: bool = False
) -> Step:
    """Return the step that does what was asked."""
    after, letters = replace(table, vote=None), tuple[tuple[Seat, LetterKind], ...]()
    if vote.kind == UNDO:
        if back is None or table.match is None or back.after != table.match.digest:
            raise Stale(say("table-moved-on"))
        after, action = replace(after, match=back.match), f"{log_events.REVOKE} {len(back.moves)}"
    elif vote.kind == REPLACE:
        after, action = seats.replaced(after, Seat(vote.about), is_kept=is_kept or is_between_two(table))
        letters = ((Seat(vote.about), "replaced"),)
    elif vote.kind == PAUSE:
        after, action = replace(after, status=Status.PAUSED), log_events.PAUSE
    else:
        after, action = replace(after, status=Status.ABANDONED), log_events.ABANDON
    action = f"{said}{action}"
    gone = tuple(replace(told, events=()) for told in back.moves) if back else ()
    return Step(after, action, seat, (log_events.told(seat, action),), gone, letters=letters)
