"""The statements of notices that are asked at each look at the clock, or at each move, made once.

Those that depend on whose tables a process has are made once for its shards. Parameters are `of` (a table), `now`, `after`, `before` and
`week_ago`, times in milliseconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    CompoundSelect,
    Insert,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    union_all,
)

from bot.store.rows import ASK, Status
from bot.store.schema import actions, games, has_status, notices, people, seats
from bot.store.shards import Shards

NoticeKind: TypeAlias = Literal["turn", "soon", "late", "enforced"]
TURN: Final = "turn"
"""A wait that began in somebody's sleep."""
SOON: Final = "soon"
"""A deadline that is near."""
LATE: Final = "late"
"""A deadline that has passed."""
ENFORCED: Final = "enforced"
"""A deadline that has passed, of which the table knows."""

_CLOCKS: Mapping[NoticeKind, tuple[Column[Any], Column[Any]]] = {
    TURN: (seats.c.waking, seats.c.since),
    SOON: (seats.c.reminder, seats.c.deadline),
    LATE: (seats.c.deadline, seats.c.deadline),
    ENFORCED: (seats.c.deadline, seats.c.deadline),
}
"""The column with the time at which each kind is due, and the one with the time it speaks of."""

_SAME_SEAT = and_(notices.c.game == seats.c.game, notices.c.seat == seats.c.seat)
PERSON_MOVES = and_(seats.c.person.is_not(None), seats.c.computer.is_(None))

_OF: BindParameter[int] = bindparam("of")
_AFTER: BindParameter[int] = bindparam("after")
_NOW: BindParameter[int] = bindparam("now")
_BEFORE: BindParameter[int] = bindparam("before")
_WEEK_AGO: BindParameter[int] = bindparam("week_ago")

WEEKLY = 2
"""Number of the last columns of `times` whose times are a week before something is due."""


@cache
def times(mine: Shards) -> Select[*tuple[Any, ...]]:
    """Return the query for the times at which each kind of thing is due next."""
    ours = tuple(mine.have(seats.c.game))
    first = (
        *(_first(each, _NOW, *ours) for each in seats.c["waking", "reminder", "deadline"]),
        _first(people.c.digest, _NOW, *mine.has(people.c.id)),
        _first(games.c.lapses, _NOW, *mine.has(games.c.guild)),
        _first(seats.c.since, _WEEK_AGO, seats.c.deadline.is_(None), *ours),
        _first(people.c.listed, _WEEK_AGO),
    )
    return select(*(each.scalar_subquery() for each in first))


def _first(clock: Column[Any], after: BindParameter[int], *where: ColumnElement[bool]) -> Select[int]:
    """Return the query for the first time after this one in a column, found by its index: a database that is asked for the least of all
    that fit looks at them all.
    """
    return select(clock).where(clock > after, *where).order_by(clock).limit(1)


@cache
def reminders(mine: Shards) -> CompoundSelect[int, int, str, int]:
    """Return the query for the reminders of which nothing has been decided, the most urgent of a seat last."""
    ours = tuple(mine.have(seats.c.game))
    return union_all(*(_due(kind).where(*ours) for kind in (TURN, SOON, LATE)))


@cache
def overdue(mine: Shards) -> Select[*tuple[Any, ...]]:
    """Return the query for the deadlines that have passed at tables that do something then, and what they do."""
    does = or_(games.c.at_deadline == "computer", games.c.at_deadline == "vote")
    due = _due(ENFORCED).join(games, games.c.id == seats.c.game).add_columns(games.c.at_deadline)
    return due.where(*mine.has(games.c.guild), does)


def _due(kind: NoticeKind) -> Select[int, int, str, int]:
    due, clock = _CLOCKS[kind]
    decided = exists().where(_SAME_SEAT, notices.c.kind == kind, notices.c.at == clock)
    columns = (seats.c.game, seats.c.seat, literal(kind).label("kind"), clock.label("at"))
    return select(*columns).where(due <= _NOW, PERSON_MOVES, not_(decided))


@cache
def lapsing(mine: Shards) -> Select[int]:
    """Return the query for the tables whose vote has lapsed."""
    return select(games.c.id).where(games.c.lapses <= _NOW, *mine.has(games.c.guild)).order_by(games.c.id)


@cache
def unsent(mine: Shards) -> Select[*tuple[Any, ...]]:
    """Return the query for the notices that are claimed, and of which no message is known."""
    return _open(mine).where(notices.c.message.is_(None))


@cache
def stale(mine: Shards) -> Select[*tuple[Any, ...]]:
    """Return the query for the notices of a wait that is over, of another deadline than it has, or of one as near that has passed."""
    clock = case((notices.c.kind == TURN, seats.c.since), else_=seats.c.deadline)
    has_passed = and_(notices.c.kind == SOON, notices.c.at <= _NOW)
    is_stale = or_(clock.is_(None), clock != notices.c.at, has_passed)
    return _open(mine).outerjoin(seats, _SAME_SEAT).where(is_stale)


def _open(mine: Shards) -> Select[*tuple[Any, ...]]:
    return select(notices).where(not_(notices.c.gone), *mine.have(notices.c.game))


@cache
def digests(mine: Shards) -> Select[*tuple[Any, ...]]:
    """Return the query for the daily messages that are due, and whether each was claimed."""
    columns = (people.c.id, people.c.digest, func.coalesce(people.c.digested == people.c.digest, False))
    return select(*columns).where(people.c.digest <= _NOW, *mine.has(people.c.id))


@cache
def neglected(mine: Shards) -> Select[int]:
    """Return the query for the people for whom a game without a deadline waits since `before`, who have had no list since."""
    return (
        select(seats.c.person)
        .join(games, games.c.id == seats.c.game)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(has_status(Status.PLAYING), seats.c.since <= _BEFORE, seats.c.deadline.is_(None))
        .where(PERSON_MOVES, or_(people.c.listed.is_(None), people.c.listed <= _BEFORE))
        .where(people.c.digest.is_(None), *mine.has(games.c.guild))
    )


def _claim(clock: Column[Any]) -> Insert:
    """Return the statement that records the notice whose columns are given as `its_game` and so on, if a seat waits for it."""
    decided = notices.c["game", "seat", "kind", "at", "claimed", "gone", "channel"]
    its = {each.name: bindparam(f"its_{each.name}", type_=each.type) for each in decided}
    waits = exists().where(seats.c.game == its["game"], seats.c.seat == its["seat"], clock == its["at"])
    return insert(notices).from_select([*its], select(*its.values()).where(waits))


CLAIM: Mapping[NoticeKind, Insert] = {kind: _claim(clock) for kind, (_, clock) in _CLOCKS.items()}
"""The statement that claims a notice, by its kind; its parameters are the columns of the row, each after `its_`."""

_MOVED = exists().where(
    actions.c.game == _OF,
    actions.c.seat == notices.c.seat,
    actions.c.person.is_not(None),
    actions.c.at >= notices.c.claimed,
)
UNANSWERED = (
    select(notices.c.seat, func.max(notices.c.claimed))
    .where(notices.c.game == _OF, notices.c.message.is_not(None), notices.c.claimed > _AFTER, not_(_MOVED))
    .group_by(notices.c.seat)
)
"""The query for the last reminder sent to each seat of a table since `after`, where nobody has moved there since."""
_CAME = actions.alias()
_HAS_COME = exists().where(
    _CAME.c.game == _OF,
    _CAME.c.seat == seats.c.seat,
    _CAME.c.interaction.is_not(None),
    _CAME.c.at >= actions.c.at,
)
_ASKS = or_(actions.c.action.startswith(f"{ASK} "), actions.c.action.contains(f" {ASK} "))
ASKED = (
    select(seats.c.seat, func.max(actions.c.at))
    .join(actions, actions.c.game == seats.c.game)
    .where(seats.c.game == _OF, actions.c.at > _AFTER, _ASKS, not_(_HAS_COME))
    .group_by(seats.c.seat)
)
"""The query for the last vote since `after` asked of each seat of a table, where nobody has done anything since."""
