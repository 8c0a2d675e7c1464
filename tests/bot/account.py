"""An account of the seats, votes and pauses of a table, kept from its log by rules of its own, to compare the table with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.store.rows import Row
from bot.tables import Status, Table
from bot.tables.model import log_events
from bot.tables.model.log_events import LogEvent
from bot.tables.steps import votes

LEAVING = frozenset(
    {log_events.RESIGN, log_events.STAND_IN, log_events.BACK, log_events.TAKE, log_events.REPLACE}
)
"""Names of the events after which other people have a say."""


@dataclass
class Ballot:
    """An open vote as the account knows it."""

    kind: str
    by: int | None
    about: int
    moment: int
    """Moment of the table from which on it is open; answers name it, so that none counts for another vote."""
    agreed: set[int] = field(default_factory=set)
    against: set[int] = field(default_factory=set)


class Account:
    """The account of a table from one of its moments on."""

    def __init__(self, table: Table) -> None:
        self._moment = table.moment
        self._moving = _movers(table)
        self._offered = _offered(table)
        self._people = {chair.seat: chair.person for chair in table.chairs}
        self._had: dict[int, set[int]] = {}
        """By person, the seats that were taken over from them."""
        self._host: int | None = table.seat_of(table.host)
        self._status = table.status
        self._vote = _ballot(table)
        self._void: str | None = None
        """The kind of a vote that has become void, until that is told."""

    def go_on(self, rows: Iterable[Row], table: Table) -> list[str]:
        """Enter what was logged since, up to this reading, and return what was not in order, or is otherwise at the table."""
        news = [row for row in rows if self._moment < row.seq <= table.moment]
        broken = [f"{row.seq} {row.action}: {each}" for row in news for each in self._enter(row)]
        self._moment = table.moment
        self._people = {chair.seat: chair.person for chair in table.chairs}
        return [*broken, *self._differences(table)]

    def is_asked(self, seat: int | None, *, agrees: bool) -> bool:
        """Return whether a seat may say so now to the open vote, which it has not said before: that it agrees, or that it does not."""
        vote = self._vote
        if vote is None or seat is None or vote.kind == votes.WAIT:
            return False
        if not agrees and (seat == vote.by or (vote.kind == votes.REPLACE and seat == vote.about)):
            return True
        said = vote.agreed if agrees else vote.against
        return seat in self._everybody(vote) - {vote.by} - said

    def _differences(self, table: Table) -> Iterator[str]:
        for chair in table.chairs:
            if chair.person is not None and self._had.get(chair.person, set()) - {chair.seat}:
                yield f"who has seat {chair.seat} had another one"
        if not table.live:
            if table.status is Status.ABANDONED and self._status is not Status.ABANDONED:
                yield "it has ended by itself"
            return
        if self._void is not None:
            yield f"nobody was told that a vote on {self._void} is void"
        own = {
            "who move": (self._moving, _movers(table)),
            "free seats": (self._offered, _offered(table)),
            "host": (self._host, table.seat_of(table.host)),
            "status": (self._status, table.status),
            "vote": (self._vote, _ballot(table)),
        }
        yield from (f"{name}: {mine}, not {theirs}" for name, (mine, theirs) in own.items() if mine != theirs)

    def _enter(self, row: Row) -> Iterator[str]:
        events = log_events.log_events(row.action)
        names = {event.name for event in events}
        if not events and self._vote is not None and row.seat is not None:
            of_moves, of_seat = self._vote.kind == votes.UNDO, self._vote.about == row.seat
            if of_moves or (self._vote.kind == votes.REPLACE and of_seat):
                self._let_lapse()
        if log_events.GONE in names and (log_events.ASK in names) != self._can_ask_about_somebody():
            yield "of one who has left the others are asked where they can be, and nowhere else"
        for event in events:
            yield from self._say(row, event)
        yield from self._decide(row, events, names)
        has_moved = self._host in self._moving
        for event in events:
            self._reseat(row, event)
        if self._status is Status.PLAYING and not self._moving:
            yield "nobody moves"
        elif names != {log_events.HOST} and self._moving and has_moved and self._host not in self._moving:
            yield f"the host at seat {self._host} does not move any more"

    def _can_ask_about_somebody(self) -> bool:
        """Return whether more than one would decide on another, and nothing else is voted on."""
        return len(self._moving) > 2 and (self._vote is None or self._vote.kind == votes.WAIT)

    def _say(self, row: Row, event: LogEvent) -> Iterator[str]:
        """Enter what somebody says to a vote."""
        match event.name, self._vote:
            case log_events.ASK, vote:
                if vote is not None and vote.kind != votes.WAIT:
                    yield "there is a vote already"
                self._vote = Ballot(event.args[0], row.seat, int(event.args[1]), row.seq)
            case log_events.LAPSE, None:
                if event.args[0] != self._void:
                    yield "there was no such vote"
                self._void = None
            case ((log_events.GRANT | log_events.REFUSE | log_events.WITHDRAW), None):
                yield "there is no vote"
            case log_events.WITHDRAW, Ballot() as vote:
                if row.seat != vote.by:
                    yield "only who has asked can withdraw"
                self._vote = None
            case log_events.LAPSE, _:
                self._vote = None
            case log_events.GRANT, Ballot(kind=votes.WAIT):
                self._vote = None
            case log_events.GRANT, Ballot() as vote:
                yield from self._hear(vote, row.seat, vote.agreed, vote.against)
            case log_events.REFUSE, Ballot(kind=votes.REPLACE) as vote if vote.about == row.seat:
                self._vote = None
            case log_events.REFUSE, Ballot() as vote:
                yield from self._hear(vote, row.seat, vote.against, vote.agreed)
                everybody = self._everybody(vote)
                can_be = len(everybody - vote.against)
                if not self._is_enough(vote, can_be, everybody):
                    self._vote = None

    def _hear(self, vote: Ballot, seat: int | None, to: set[int], of: set[int]) -> Iterator[str]:
        if seat is None or seat not in self._everybody(vote) - {vote.by} or seat in to:
            yield f"seat {seat} has no voice now"
            return
        to.add(seat)
        of.discard(seat)

    def _decide(self, row: Row, events: Iterable[LogEvent], names: set[str]) -> Iterator[str]:
        """Enter what was decided, by a vote or without one."""
        doing = names & {log_events.REVOKE, log_events.REPLACE, log_events.PAUSE, log_events.ABANDON}
        if doing and log_events.GRANT in names and self._vote is not None:
            vote, everybody = self._vote, self._everybody(self._vote)
            if not self._is_enough(vote, len((vote.agreed | {vote.by}) & everybody), everybody):
                yield "not enough have agreed"
            self._vote = None
        elif doing - {log_events.REPLACE} and log_events.MANAGE not in names:
            alone, is_hosts = self._moving <= {row.seat}, row.seat in (None, self._host)
            if not (alone or (is_hosts and log_events.PAUSE in doing) or log_events.RESIGN in names):
                yield "nobody was asked"
        elif self._vote is not None and log_events.GRANT in names and self._vote.kind != votes.WAIT:
            everybody = self._everybody(self._vote)
            if self._is_enough(self._vote, len((self._vote.agreed | {self._vote.by}) & everybody), everybody):
                yield "enough have agreed"
        for event in events:
            if event.name in (log_events.PAUSE, log_events.LOST):
                self._status = Status.PAUSED
                if (
                    event.name == log_events.PAUSE
                    and self._vote is not None
                    and self._vote.kind == votes.PAUSE
                ):
                    self._vote = None
                self._let_lapse()
            elif event.name == log_events.RESUME:
                self._status = Status.PLAYING
            elif event.name == log_events.ABANDON or (
                event.name == log_events.RESIGN and self._is_last(row.seat)
            ):
                self._status = Status.ABANDONED

    def _is_last(self, seat: int | None) -> bool:
        return {each for each, person in self._people.items() if person is not None} <= {seat}

    def _let_lapse(self) -> None:
        """Enter that the open vote is void, of which the next row has to tell."""
        if self._vote is not None and self._vote.kind != votes.WAIT:
            self._void = self._vote.kind
        self._vote = None

    def _reseat(self, row: Row, event: LogEvent) -> None:
        """Enter who moves where, whose seat is free, and who is host."""
        names_seat = event.name == log_events.REPLACE or (event.name == log_events.KEEP and event.args)
        seat = int(event.args[0]) if names_seat else row.seat
        if event.name == log_events.HOST:
            self._host = int(event.args[0])
        if event.name == log_events.OFFER and seat is not None:
            self._offered.add(seat)
        if event.name == log_events.KEEP and seat is not None:
            self._offered.discard(seat)
        is_back = event.name == log_events.RESUME and seat not in self._moving
        if seat is None or not (event.name in LEAVING or is_back):
            return
        self._let_lapse()
        if event.name == log_events.TAKE and row.person is not None:
            self._had.setdefault(row.person, set()).add(seat)
        if event.name in (log_events.BACK, log_events.TAKE, log_events.RESUME):
            self._moving.add(seat)
        else:
            self._moving.discard(seat)
        if event.name == log_events.REPLACE and "kept" not in event.args:
            self._offered.add(seat)
        elif event.name != log_events.STAND_IN:
            self._offered.discard(seat)

    def _everybody(self, vote: Ballot) -> set[int | None]:
        """Return the seats whose voices count."""
        return {seat for seat in self._moving if vote.kind != votes.REPLACE or seat != vote.about}

    @staticmethod
    def _is_enough(vote: Ballot, voices: int, everybody: set[int | None]) -> bool:
        return 2 * voices > len(everybody) if vote.kind == votes.REPLACE else voices >= len(everybody)


def _movers(table: Table) -> set[int]:
    return {int(chair.seat) for chair in table.chairs if chair.person is not None and chair.computer is None}


def _offered(table: Table) -> set[int]:
    return {int(chair.seat) for chair in table.chairs if chair.offered is not None}


def _ballot(table: Table) -> Ballot | None:
    vote = table.vote
    if vote is None:
        return None
    agreed, refused = {*map(int, vote.agreed)}, {*map(int, vote.refused)}
    return Ballot(vote.kind, vote.by, vote.about, vote.moment, agreed, refused)
