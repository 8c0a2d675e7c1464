"""Notices that are due by the clock, and records of those that were sent.

A reminder is claimed before it is sent and noted afterwards, so whoever finds one that is claimed only knows that it may have been sent.
The subject of a row of `notices` is told by `at`: the deadline, or for a wait that began in somebody's sleep its beginning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, Literal, TypeAlias, cast

from sqlalchemy import (
    Column,
    ColumnElement,
    Row,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.store.database.retry import retry
from bot.store.rows import ASK, AtDeadline, Status
from bot.store.schema import actions, games, has_status, notices, people, posted, seats
from bot.store.store import Store

NoticeKind: TypeAlias = Literal["turn", "soon", "late", "enforced"]
TURN: Final = "turn"
"""A wait that began in somebody's sleep."""
SOON: Final = "soon"
"""A deadline that is near."""
LATE: Final = "late"
"""A deadline that has passed."""
ENFORCED: Final = "enforced"
"""A deadline that has passed, of which the table knows."""

WEEK: Final = 7 * 24 * 60 * 60 * 1000
"""Milliseconds between two lists of the games without a deadline that wait for somebody."""

LISTED = 0
"""Number in place of a channel where somebody is told by a list, and in place of a message once they have been."""

_CLOCKS: Mapping[NoticeKind, tuple[Column[Any], Column[Any]]] = {
    TURN: (seats.c.waking, seats.c.since),
    SOON: (seats.c.reminder, seats.c.deadline),
    LATE: (seats.c.deadline, seats.c.deadline),
    ENFORCED: (seats.c.deadline, seats.c.deadline),
}
"""The column with the time at which each kind is due, and the one with the time it speaks of."""

_SAME_SEAT = and_(notices.c.game == seats.c.game, notices.c.seat == seats.c.seat)
_PERSON_MOVES = and_(seats.c.person.is_not(None), seats.c.computer.is_(None))


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


def key_of(*parts: object) -> str:
    """Return a short name for these parts, in 24 letters and digits."""
    return blake2b(repr(parts).encode(), digest_size=12).hexdigest()


class Notices:
    """The notices in the database. Times are stamps; only notices that this process looks after are due. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def next(self, now: int) -> int | None:
        """Return the time, after `now`, at which a notice or a daily message is due next; None where none is."""
        mine, ours = self._store.mine, tuple(self._store.mine.have(seats.c.game))
        first = [_first(each, now, *ours) for each in seats.c["waking", "reminder", "deadline"]]
        first.append(_first(people.c.digest, now, *mine.has(people.c.id)))
        first.append(_first(games.c.lapses, now, *mine.has(games.c.guild)))
        weekly = [
            _first(seats.c.since, now - WEEK, seats.c.deadline.is_(None), *ours),
            _first(people.c.listed, now - WEEK),
        ]
        times = select(*(each.scalar_subquery() for each in (*first, *weekly)))
        [found] = await self._store.find(times)
        later = [0] * len(first) + [WEEK] * len(weekly)
        due = (time + more for time, more in zip(found, later, strict=True) if time is not None)
        return min(due, default=None)

    async def due(self, now: int) -> list[Notice]:
        """Return the reminders that are due and of which nothing has been decided, by table and seat, the most urgent last."""
        ours = tuple(self._store.mine.have(seats.c.game))
        kinds = [_due(kind, now).where(*ours) for kind in (TURN, SOON, LATE)]
        found = [_notice(row) for row in await self._store.find(union_all(*kinds))]
        return sorted(found, key=lambda each: (each.game, each.seat))

    async def overdue(self, now: int, at_deadline: AtDeadline) -> list[Notice]:
        """Return the deadlines that have passed at tables that do `at_deadline` then, and have not done it."""
        query = (
            _due(ENFORCED, now)
            .join(games, games.c.id == seats.c.game)
            .where(*self._store.mine.has(games.c.guild))
        )
        found = await self._store.find(query.where(games.c.at_deadline == at_deadline))
        return [_notice(row) for row in found]

    async def lapsing(self, now: int) -> list[int]:
        """Return the tables whose vote has lapsed."""
        query = select(games.c.id).where(games.c.lapses <= now, *self._store.mine.has(games.c.guild))
        return await self._store.scalars(query.order_by(games.c.id))

    @retry
    async def claim(self, notice: Notice, now: int, *, gone: bool = False, is_listed: bool = False) -> bool:
        """Decide about a notice, once for ever: to send it, to send it in a list (`is_listed`), or not to (`gone`).

        Return False where that was decided, or nobody waits.
        """
        clock = _CLOCKS[notice.kind][1]
        decided = {
            "game": notice.game,
            "seat": notice.seat,
            "kind": notice.kind,
            "at": notice.at,
            "claimed": now,
            "gone": gone,
        }
        decided |= {"channel": LISTED} if is_listed else {}
        values = select(*map(literal, decided.values()))
        waits = values.where(
            exists().where(seats.c.game == notice.game, seats.c.seat == notice.seat, clock == notice.at)
        )
        into = insert(notices).from_select([*decided], waits)
        try:
            async with self._store.writing() as connection:
                return (await connection.execute(into)).rowcount == 1
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
        async with self._store.writing() as connection:
            await connection.execute(delete(notices).where(_is(notice)))

    async def unsent(self) -> list[Said]:
        """Return the notices that are claimed, and of which no message is known."""
        return await self._said(select(notices).where(not_(notices.c.gone), notices.c.message.is_(None)))

    async def stale(self, now: int) -> list[Said]:
        """Return the notices that speak of a wait that is over, of another deadline than it has, or of one as near that has passed."""
        clock = case((notices.c.kind == TURN, seats.c.since), else_=seats.c.deadline)
        query = select(notices).outerjoin(seats, _SAME_SEAT).where(not_(notices.c.gone))
        has_passed = and_(notices.c.kind == SOON, notices.c.at <= now)
        return await self._said(query.where(or_(clock.is_(None), clock != notices.c.at, has_passed)))

    async def unanswered(self, game: int, after: int) -> Mapping[int, int]:
        """Return the time of the last reminder that was sent to each seat of a table since `after`, where nobody has moved there since."""
        moved = exists().where(
            actions.c.game == game,
            actions.c.seat == notices.c.seat,
            actions.c.person.is_not(None),
            actions.c.at >= notices.c.claimed,
        )
        sent = and_(notices.c.game == game, notices.c.message.is_not(None), notices.c.claimed > after)
        query = select(notices.c.seat, func.max(notices.c.claimed)).where(sent, not_(moved))
        found = await self._store.find(query.group_by(notices.c.seat))
        return {row[0]: row[1] for row in found}

    async def asked(self, game: int, after: int) -> Mapping[int, int]:
        """Return the time of the last vote since `after` that was asked of each seat of a table, where nobody has done anything since."""
        came = actions.alias()
        has_come = exists().where(
            came.c.game == game,
            came.c.seat == seats.c.seat,
            came.c.interaction.is_not(None),
            came.c.at >= actions.c.at,
        )
        asked = or_(actions.c.action.startswith(f"{ASK} "), actions.c.action.contains(f" {ASK} "))
        query = (
            select(seats.c.seat, func.max(actions.c.at))
            .join(actions, actions.c.game == seats.c.game)
            .where(seats.c.game == game, actions.c.at > after, asked, not_(has_come))
        )
        return {row[0]: row[1] for row in await self._store.find(query.group_by(seats.c.seat))}

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
        return await self._store.scalars(query.where(seats.c.person == person, under_way, _PERSON_MOVES))

    async def digests(self, now: int) -> list[Digest]:
        """Return the daily messages that are due."""
        columns = (people.c.id, people.c.digest, func.coalesce(people.c.digested == people.c.digest, False))
        query = select(*columns).where(people.c.digest <= now, *self._store.mine.has(people.c.id))
        found = await self._store.find(query)
        return [Digest(person, due, bool(claimed)) for person, due, claimed in found]

    async def neglected(self, before: int) -> list[int]:
        """Return the people for whom a game without a deadline has waited since `before`, and who have had no list since."""
        query = (
            select(seats.c.person)
            .join(games, games.c.id == seats.c.game)
            .outerjoin(people, people.c.id == seats.c.person)
            .where(has_status(Status.PLAYING), seats.c.since <= before, seats.c.deadline.is_(None))
            .where(_PERSON_MOVES, or_(people.c.listed.is_(None), people.c.listed <= before))
            .where(people.c.digest.is_(None), *self._store.mine.has(games.c.guild))
        )
        return sorted(set(await self._store.scalars(query)))

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
            .where(seats.c.person == person, seats.c.since.is_not(None), _PERSON_MOVES)
            .order_by(seats.c.deadline.is_(None), seats.c.deadline, seats.c.since)
        )
        return [Waiting(*tuple(row)) for row in await self._store.find(query)]

    async def _said(self, query: Select[int, int, str, int, int, int | None, int | None, bool]) -> list[Said]:
        found = await self._store.find(query.where(*self._store.mine.have(notices.c.game)))
        return [
            Said(Notice(row.game, row.seat, row.kind, row.at), row.claimed, row.channel, row.message)
            for row in found
        ]

    @retry
    async def _change(self, given: Sequence[Notice], **values: int) -> None:
        """Change the records of these notices, of all or of none."""
        async with self._store.writing() as connection:
            await connection.execute(update(notices).where(or_(*map(_is, given))).values(values))


def _is(notice: Notice) -> ColumnElement[bool]:
    return and_(
        notices.c.game == notice.game,
        notices.c.seat == notice.seat,
        notices.c.kind == notice.kind,
        notices.c.at == notice.at,
    )


def _notice(found: Row[int, int, str, int]) -> Notice:
    return Notice(found[0], found[1], cast("NoticeKind", found[2]), found[3])


def _first(clock: Column[Any], after: int, *where: ColumnElement[bool]) -> Select[int]:
    """Return the query for the first time after this one in a column, found by its index: a database that is asked for the least of all
    that fit looks at them all.
    """
    return select(clock).where(clock > after, *where).order_by(clock).limit(1)


def _due(kind: NoticeKind, now: int) -> Select[int, int, str, int]:
    due, clock = _CLOCKS[kind]
    decided = exists().where(_SAME_SEAT, notices.c.kind == kind, notices.c.at == clock)
    columns = (seats.c.game, seats.c.seat, literal(kind).label("kind"), clock.label("at"))
    return select(*columns).where(due <= now, _PERSON_MOVES, not_(decided))
