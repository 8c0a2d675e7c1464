"""Notices that are due by the clock, and records of those that were sent.

A reminder is claimed before it is sent and noted afterwards, so whoever finds one that is claimed only knows that it may have been sent.
The subject of a row of `notices` is told by `at`: the deadline, or for a wait that began in somebody's sleep its beginning.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, TypeAlias, cast

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Delete,
    Insert,
    Row,
    Select,
    Update,
    and_,
    delete,
    exists,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.retry import retry
from bot.store.games import notice_statements as statements
from bot.store.games.notice_statements import ENFORCED as ENFORCED
from bot.store.games.notice_statements import LATE as LATE
from bot.store.games.notice_statements import SOON as SOON
from bot.store.games.notice_statements import TURN as TURN
from bot.store.games.notice_statements import NoticeKind as NoticeKind
from bot.store.rows import Status
from bot.store.schema import actions, games, notices, people, posted, seats
from bot.store.store import Store

Query: TypeAlias = Select[*tuple[Any, ...]] | CompoundSelect[*tuple[Any, ...]]

WEEK: Final = 7 * 24 * 60 * 60 * 1000
"""Milliseconds between two lists of the games without a deadline that wait for somebody."""

LISTED = 0
"""Number in place of a channel where somebody is told by a list, and in place of a message once they have been."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to say about the wait for one seat, or something said."""

    game: int
    seat: int
    kind: NoticeKind
    at: int

    @property
    def key(self) -> str:
        """Name of the notice, in 24 letters and digits, the same at each try."""
        return key_of(self.game, self.seat, self.kind, self.at)


@dataclass(frozen=True, slots=True)
class Said:
    """A notice that was claimed, the time of that, and the message it became, if that is known."""

    notice: Notice
    claimed: int
    channel: int | None
    message: int | None

    @property
    def is_listed(self) -> bool:
        """Whether it is told by a list, which may have been sent."""
        return self.channel == LISTED

    @property
    def key(self) -> str:
        """Name of the message, the same at each try and for all who are told of the same by it: those claimed at the same time."""
        return message_key(self.notice, self.claimed)


def message_key(notice: Notice, claimed: int) -> str:
    """Return the name of the message that a notice becomes which was claimed at this time."""
    return key_of(notice.game, notice.kind, claimed)


@dataclass(frozen=True, slots=True)
class Digest:
    """A daily message that is due; `claimed` where somebody has begun to send it."""

    person: int
    due: int
    claimed: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that waits for a person, and the message that shows it."""

    kind: str
    language: str
    guild: int | None
    channel: int
    message: int | None
    since: int
    deadline: int | None
    game: int = 0
    """The id of the table."""


@dataclass(frozen=True, slots=True)
class DueNow:
    """All that is due by the clock at one moment. What speaks of seats is in the order of tables and seats."""

    turns: Sequence[Notice]
    """Deadlines that have passed at tables where a computer player moves then, and has not done it."""
    votes: Sequence[Notice]
    """Deadlines that have passed at tables that vote then, and have not done it."""
    lapsing: Sequence[int]
    """Tables whose vote has lapsed."""
    stale: Sequence[Said]
    """Notices that speak of a wait that is over, of another deadline than it has, or of one as near that has passed."""
    unsent: Sequence[Said]
    """Notices that are claimed, and of which no message is known."""
    reminders: Sequence[Notice]
    """Reminders of which nothing has been decided, the most urgent of a seat last."""
    digests: Sequence[Digest]
    neglected: Sequence[int]
    """People for whom a game without a deadline has waited for a week, and who have had no list in it."""


def key_of(*parts: object) -> str:
    """Return a short name for these parts, in 24 letters and digits."""
    return blake2b(repr(parts).encode(), digest_size=12).hexdigest()


class Notices:
    """The notices in the database. Times are stamps; only notices that this process looks after are due. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def next(self, now: int) -> int | None:
        """Return the time, after `now`, at which a notice or a daily message is due next; None where none is."""
        [found] = await self._store.find(statements.times(self._store.mine), now=now, week_ago=now - WEEK)
        later = [0] * (len(found) - statements.WEEKLY) + [WEEK] * statements.WEEKLY
        due = (time + more for time, more in zip(found, later, strict=True) if time is not None)
        return min(due, default=None)

    async def due(self, now: int) -> DueNow:
        """Return all that is due, found by one visit to the database: it is looked for after each change of a table."""
        mine, week_ago = self._store.mine, {"before": now - WEEK}

        async def look(connection: AsyncConnection) -> DueNow:
            async def find(query: Query, given: Mapping[str, int]) -> Sequence[Row[*tuple[Any, ...]]]:
                return (await connection.execute(query, given)).all()

            at = {"now": now}
            overdue = await find(statements.overdue(mine), at)
            return DueNow(
                turns=_in_order(row for row in overdue if row.at_deadline == "computer"),
                votes=_in_order(row for row in overdue if row.at_deadline == "vote"),
                lapsing=[row.id for row in await find(statements.lapsing(mine), at)],
                stale=[*map(_said, await find(statements.stale(mine), at))],
                unsent=[*map(_said, await find(statements.unsent(mine), {}))],
                reminders=_in_order(await find(statements.reminders(mine), at)),
                digests=[
                    Digest(each[0], each[1], bool(each[2]))
                    for each in await find(statements.digests(mine), at)
                ],
                neglected=sorted({row.person for row in await find(statements.neglected(mine), week_ago)}),
            )

        return await self._store.read(look)

    @retry
    async def claim(self, notice: Notice, now: int, *, gone: bool = False, is_listed: bool = False) -> bool:
        """Decide about a notice, once for ever: to send it, to send it in a list (`is_listed`), or not to (`gone`).

        Return False where that was decided, or nobody waits.
        """
        decided = {
            "game": notice.game,
            "seat": notice.seat,
            "kind": notice.kind,
            "at": notice.at,
            "claimed": now,
            "gone": gone,
            "channel": LISTED if is_listed else None,
        }
        given = {f"its_{name}": value for name, value in decided.items()}
        try:
            return await self._write(statements.CLAIM[notice.kind], given) == 1
        except IntegrityError:
            return False

    async def note(self, given: Sequence[Notice], channel: int, message: int) -> None:
        """Remember the message that these notices have become."""
        await self._change(given, channel=channel, message=message)

    async def end(self, given: Sequence[Notice]) -> None:
        """Record that nothing more is to be done about these notices."""
        await self._change(given, gone=True)

    async def end_listed(self, given: Sequence[Notice]) -> None:
        """Record that the persons of these notices have been told by a list."""
        await self._change(given, message=LISTED, gone=True)

    async def is_shared(self, said: Said) -> bool:
        """Return whether the message of a notice tells somebody else of a wait that may go on."""
        same = select(notices.c.seat).where(
            notices.c.game == said.notice.game,
            notices.c.kind == said.notice.kind,
            notices.c.claimed == said.claimed,
            notices.c.seat != said.notice.seat,
            not_(notices.c.gone),
        )
        return bool(await self._store.scalars(same))

    @retry
    async def unclaim(self, notice: Notice) -> None:
        """Give a notice back that has not been sent: should its wait go on, it may be claimed again."""
        await self._write(delete(notices).where(_is(notice)))

    async def unanswered(self, game: int, after: int) -> Mapping[int, int]:
        """Return the time of the last reminder that was sent to each seat of a table since `after`, where nobody has moved there since."""
        return {row[0]: row[1] for row in await self._store.find(statements.UNANSWERED, of=game, after=after)}

    async def asked(self, game: int, after: int) -> Mapping[int, int]:
        """Return the time of the last vote since `after` that was asked of each seat of a table, where nobody has done anything since."""
        return {row[0]: row[1] for row in await self._store.find(statements.ASKED, of=game, after=after)}

    async def is_in_log(self, game: int, action: str) -> bool:
        """Return whether the log of a table has this row."""
        query = select(exists().where(actions.c.game == game, actions.c.action == action))
        return any(await self._store.scalars(query))

    async def timed(self) -> list[int]:
        """Return the tables at which a deadline or a waking is ahead."""
        query = select(seats.c.game).where(
            or_(seats.c.deadline.is_not(None), seats.c.waking.is_not(None)),
            *self._store.mine.have(seats.c.game),
        )
        return await self._store.scalars(query.distinct().order_by(seats.c.game))

    async def tables_of(self, person: int) -> list[int]:
        """Return the games under way at which somebody moves."""
        query = select(seats.c.game).join(games, games.c.id == seats.c.game)
        under_way = games.c.status.in_((Status.PLAYING, Status.PAUSED))
        return await self._store.scalars(
            query.where(seats.c.person == person, under_way, statements.PERSON_MOVES)
        )

    @retry
    async def claim_list(self, person: int, now: int, before: int) -> bool:
        """Note that somebody gets the weekly list now; return False where they have had one since `before`."""
        async with self._store.writing() as connection:
            known = select(people.c.listed).where(people.c.id == person)
            found = (await connection.execute(known)).one_or_none()
            if found is None:
                await connection.execute(insert(people).values(id=person, settings={}, listed=now))
                return True
            if found.listed is not None and found.listed > before:
                return False
            await connection.execute(update(people).where(people.c.id == person).values(listed=now))
            return True

    @retry
    async def claim_digest(self, digest: Digest) -> bool:
        """Decide to send a daily message; return False where somebody else has."""
        mine = update(people).where(people.c.id == digest.person, people.c.digest == digest.due)
        unclaimed = or_(people.c.digested.is_(None), people.c.digested != digest.due)
        async with self._store.writing() as connection:
            done = await connection.execute(mine.where(unclaimed).values(digested=digest.due))
            return done.rowcount == 1

    @retry
    async def end_digest(self, digest: Digest, following: int | None) -> None:
        """Record that a daily message has been sent; `following` is the time the next one is due, None where none is."""
        mine = update(people).where(people.c.id == digest.person, people.c.digest == digest.due)
        async with self._store.writing() as connection:
            await connection.execute(mine.values(digest=following))

    async def waiting(self, person: int) -> list[Waiting]:
        """Return the games that wait for somebody, the most urgent first."""
        columns = (*games.c["kind", "language", "guild", "channel"], posted.c.message)
        query = (
            select(*columns, *seats.c["since", "deadline"], games.c.id)
            .join_from(seats, games, games.c.id == seats.c.game)
            .outerjoin(posted, posted.c.game == games.c.id)
            .where(seats.c.person == person, seats.c.since.is_not(None), statements.PERSON_MOVES)
            .order_by(seats.c.deadline.is_(None), seats.c.deadline, seats.c.since)
        )
        return [Waiting(*tuple(row)) for row in await self._store.find(query)]

    @retry
    async def _change(self, given: Sequence[Notice], **values: int) -> None:
        """Change the records of these notices, of all or of none."""
        await self._write(update(notices).where(or_(*map(_is, given))).values(values))

    async def _write(self, change: Insert | Update | Delete, given: Mapping[str, Any] | None = None) -> int:
        """Make a change by one statement, `given` its parameters; return the number of rows changed."""

        async def write(connection: AsyncConnection) -> int:
            return (await connection.execute(change, given)).rowcount

        return await self._store.write(write)


def _is(notice: Notice) -> ColumnElement[bool]:
    return and_(
        notices.c.game == notice.game,
        notices.c.seat == notice.seat,
        notices.c.kind == notice.kind,
        notices.c.at == notice.at,
    )


def _in_order(found: Iterable[Row[*tuple[Any, ...]]]) -> list[Notice]:
    """Return notices by table and seat; those of one seat are left in the order in which they were found."""
    every = (Notice(each.game, each.seat, cast("NoticeKind", each.kind), each.at) for each in found)
    return sorted(every, key=lambda each: (each.game, each.seat))


def _said(found: Row[*tuple[Any, ...]]) -> Said:
    return Said(
        Notice(found.game, found.seat, found.kind, found.at), found.claimed, found.channel, found.message
    )
