"""The tables of the database. A change here needs a migration beside it, and `HEAD` set to it.

The log is the truth, and `snapshots` is only its latest result kept ready. A row of `actions` is a move in text form (`take C1 C12`) or
a log event that begins with `@`; what these mean is said in `bot.tables.log.rows`. Rows are never changed and never deleted.

Times are whole milliseconds since 1970 in UTC; ids of people, channels, messages and interactions are Discord's.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    literal_column,
)

from bot.store.rows import IN_CHANNEL, Status

HEAD = "0004"
"""The newest migration: a database that says so is not looked at any further at start."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_game() -> Column[int]:
    return Column("game", Integer, ForeignKey("games.id"), nullable=False)


games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("channel", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("kind", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("due", Boolean, nullable=False),
    Column("pace", Text, nullable=False, server_default="none"),
    Column("at_deadline", Text, nullable=False, server_default="nothing"),
    Column("motion", JSON(none_as_null=True)),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    # Ids are written on buttons: the id of a table that is gone must not come back as another one.
    sqlite_autoincrement=True,
)

_live = games.c.status.in_(IN_CHANNEL)
one_live_table = Index(
    "one_live_table", games.c.channel, unique=True, sqlite_where=_live, postgresql_where=_live
)
Index("tables_of_channel", games.c.channel, games.c.id)
Index(
    "results_of_guild",
    games.c.guild,
    games.c.ended,
    games.c.id,
    sqlite_where=games.c.status == Status.OVER,
)
Index("playing_tables", games.c.id, sqlite_where=games.c.status == Status.PLAYING)
Index("hosts", games.c.host)


def has_status(*wanted: Status) -> ColumnElement[bool]:
    """Written into the statement and not given beside it: only so does SQLite use the indexes that are for some statuses."""
    first, *others = (literal_column(f"'{each.value}'", Text) for each in wanted)
    return games.c.status.in_([first, *others]) if others else games.c.status == first


seats = Table(
    "seats",
    metadata,
    _of_game(),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger),
    Column("name", Text, nullable=False),
    Column("computer", Text),
    Column("resigned", BigInteger),
    Column("since", BigInteger),
    Column("bank", BigInteger),
    Column("deadline", BigInteger),
    Column("reminder", BigInteger),
    Column("waking", BigInteger),
    Column("rank", Integer),
    Column("score", Integer),
    Column("offered", BigInteger),
    PrimaryKeyConstraint("game", "seat"),
    sqlite_with_rowid=False,
)
Index("seats_of_person", seats.c.person)
Index("seats_left", seats.c.resigned, sqlite_where=seats.c.resigned.is_not(None))
Index("seats_offered", seats.c.offered, sqlite_where=seats.c.offered.is_not(None))
Index("deadlines", seats.c.deadline, sqlite_where=seats.c.deadline.is_not(None))
Index("reminders", seats.c.reminder, sqlite_where=seats.c.reminder.is_not(None))
Index("wakings", seats.c.waking, sqlite_where=seats.c.waking.is_not(None))

actions = Table(
    "actions",
    metadata,
    _of_game(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer),
    Column("action", Text, nullable=False),
    Column("interaction", BigInteger, unique=True),
    Column("digest", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("waited", BigInteger),
    PrimaryKeyConstraint("game", "seq"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_game(),
    Column("seq", Integer, nullable=False),
    Column("table", Text, nullable=False),
    # See `sum_of` in `bot.store.rows`; NULL where it was written by an older program.
    Column("sum", Text),
    PrimaryKeyConstraint("game", "seq"),
)

posted = Table(
    "posted",
    metadata,
    Column("game", Integer, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
)

stale_messages = Table(
    "stale_messages",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
    Column("digest", BigInteger),
    Column("digested", BigInteger),
)
Index("digests", people.c.digest, sqlite_where=people.c.digest.is_not(None))

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    _of_game(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("claimed", BigInteger, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("gone", Boolean, nullable=False),
    PrimaryKeyConstraint("game", "seat", "kind", "at"),
    sqlite_with_rowid=False,
)
Index("open_notices", notices.c.game, sqlite_where=~notices.c.gone)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _of_game(),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("given", BigInteger, nullable=False),
    Index("orders_of_game", "game"),
    Index("orders_of_person", "person"),
    sqlite_autoincrement=True,
)

forks = Table(
    "forks",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    _of_game(),
    Column("seq", Integer, nullable=False),
    Column("table", Text, nullable=False),
)

pulse = Table("pulse", metadata, Column("filler", Text, nullable=False))
"""One row, written only to see whether anything can be written."""

standings = Table(
    "standings",
    metadata,
    # 0 for a conversation without a server; with one the channel is 0.
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("reckoned", LargeBinary, nullable=False),
    PrimaryKeyConstraint("guild", "channel"),
)
"""What the finished games of a place came to as of some game: kept ready, and reckoned again from the games where it does not fit."""

forgettings = Table("forgettings", metadata, Column("token", Text, primary_key=True))
"""Which requests to be forgotten this database has carried out; see `bot.store.forgotten`."""
