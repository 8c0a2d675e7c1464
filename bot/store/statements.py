"""The statements of every move, made once: to make one takes as long as SQLite takes to answer it.

Parameters are `of` (a table), and what each is given besides; an UPDATE sets the columns it is given.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    BindParameter,
    and_,
    bindparam,
    exists,
    insert,
    literal_column,
    select,
    update,
)

from bot.store.rows import IN_CHANNEL
from bot.store.schema import actions, games, has_status, posted, seats, snapshots, stale_messages

_OF: BindParameter[int] = bindparam("of")
_AT = games.c["id", "moment"]
_HERE = games.c.channel == bindparam("place")
_LAST = (
    select(*_AT, literal_column("1").label("late"))
    .where(_HERE, games.c.started.is_not(None))
    .order_by(games.c.id.desc())
    .limit(1)
    .subquery()
)

AT = (
    select(*_AT, literal_column("0").label("late"))
    .where(_HERE, has_status(*IN_CHANNEL))
    .union_all(select(_LAST))
    .order_by("late")
    .limit(1)
)
"""Query for the live table of the channel `place`, else the latest that was started there."""

SEEN = (
    select(games.c.moment, actions.c.seq)
    .outerjoin(actions, and_(actions.c.game == games.c.id, actions.c.interaction == bindparam("asked")))
    .where(games.c.id == _OF)
)
"""Query for the table's moment, and for the place of the interaction `asked` in its log."""

MOMENT = select(games.c.moment).where(games.c.id == _OF)
RESEAT = update(seats).where(seats.c.game == _OF, seats.c.seat == bindparam("at_seat"))
MOVE = update(games).where(games.c.id == _OF, games.c.moment == bindparam("expected"))
APPEND = insert(actions)
KEEP = update(snapshots).where(snapshots.c.game == _OF)

_STALE = bindparam("stale", type_=BigInteger)
MARK_STALE = insert(stale_messages).from_select(
    ["message", "channel"],
    select(_STALE, bindparam("where", type_=BigInteger)).where(
        ~exists().where(stale_messages.c.message == _STALE)
    ),
)
"""Statement that counts the message `stale` of the channel `where` among those that are stale, unless it is there."""
POSTED = select(posted).where(posted.c.game == _OF)
POST = update(posted).where(posted.c.game == _OF, posted.c.seq <= bindparam("newer"))
