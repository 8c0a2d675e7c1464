"""The tables of the database. A change here needs a migration beside it, and `HEAD` set to it.

The log is the truth, and `snapshots` is only its latest result kept ready. A row of `actions` is a move in text form (`take C1 C12`) or
a log event that begins with `@`; what these mean is said in `bot.tables.log.rows`. Rows are never changed and never deleted.

Times are whole milliseconds since 1970 in UTC; ids of people, channels, messages and interactions are Discord's.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypeDecorator,
    and_,
    false,
    literal_column,
    or_,
    true,
)

from bot.store.rows import IN_CHANNEL, Status, deflated, inflated

HEAD = "0014"
"""The newest migration: a database that says so is not looked at any further at start."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Deflated(TypeDecorator[str]):
    """A text that is kept deflated."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> bytes | None:  # noqa: ARG002 - for every database alike
        return None if value is None else deflated(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> str | None:  # noqa: ARG002 - as above
        return None if value is None else inflated(value)


_WHERE = "where"
"""Name under which an index keeps its condition for a server."""


def _only(where: ColumnElement[bool]) -> dict[str, Any]:
    """Return the arguments that let an index hold only the rows for which `where` is true, whatever the database is."""
    return {"sqlite_where": where, "info": {_WHERE: where}}


def told_to_servers() -> MetaData:
    """Return the tables with these conditions named for a server, too, which loads its dialect: no file needs it."""
    for index in (each for table in metadata.tables.values() for each in table.indexes):
        if _WHERE in index.info:
            index.dialect_kwargs["postgresql_where"] = index.info[_WHERE]
    return metadata


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
    # A deal that others are still playing; such games count in no ratings.
    Column("sealed", BigInteger),
    # The seat that has claimed the win, because the other let its time pass.
    Column("claimed", Integer),
    # Why the game counts in no ratings; NULL where it may.
    Column("unrated", Text),
    # When the vote that is open lapses.
    Column("lapses", BigInteger),
    # The most calendar days that a move may take, absences not counted; NULL where only waking time counts.
    Column("bound", Integer),
    # The channel of the thread that `channel` is; NULL where it is no thread, or that was not known.
    Column("parent", BigInteger),
    # Ids are written on buttons: the id of a table that is gone must not come back as another one.
    sqlite_autoincrement=True,
)

one_live_table = Index(
    "one_live_table", games.c.channel, unique=True, **_only(games.c.status.in_(IN_CHANNEL))
)
Index("tables_of_channel", games.c.channel, games.c.id)
Index(
    "results_of_guild",
    games.c.guild,
    games.c.ended,
    games.c.id,
    **_only(games.c.status.in_((Status.OVER, Status.ABANDONED))),
)
Index("lapses", games.c.lapses, **_only(games.c.lapses.is_not(None)))
Index("tables_of_parent", games.c.parent, **_only(games.c.parent.is_not(None)))
Index("playing_tables", games.c.id, **_only(games.c.status == Status.PLAYING))
Index("hosts", games.c.host)


def has_status(*wanted: Status) -> ColumnElement[bool]:
    """Return the condition that a table has one of these statuses, written into the statement and not given beside it.

    Only so does SQLite use the indexes that are for some statuses.
    """
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
    # Who the seat played, such as a spirit, by the game's own id; NULL where all seats play alike.
    Column("character", Text),
    Column("offered", BigInteger),
    # Whether the person has left the server.
    Column("gone", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("game", "seat"),
    sqlite_with_rowid=False,
)
Index("seats_of_person", seats.c.person)
Index("seats_left", seats.c.resigned, **_only(seats.c.resigned.is_not(None)))
Index("seats_offered", seats.c.offered, **_only(seats.c.offered.is_not(None)))
Index(
    "waits_without_deadline",
    seats.c.since,
    **_only(and_(seats.c.since.is_not(None), seats.c.deadline.is_(None))),
)
Index("deadlines", seats.c.deadline, **_only(seats.c.deadline.is_not(None)))
Index("reminders", seats.c.reminder, **_only(seats.c.reminder.is_not(None)))
Index("wakings", seats.c.waking, **_only(seats.c.waking.is_not(None)))

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
    # Whose move it was, or who had the seat that somebody takes; NULL for a computer player's, for other log events, and for those of
    # somebody who is forgotten.
    Column("person", BigInteger),
    PrimaryKeyConstraint("game", "seq"),
    sqlite_with_rowid=False,
)
Index("moves_of_person", actions.c.person, **_only(actions.c.person.is_not(None)))

snapshots = Table(
    "snapshots",
    metadata,
    _of_game(),
    Column("seq", Integer, nullable=False),
    Column("table", Deflated, nullable=False),
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
    # When the weekly list of games without a deadline was sent last.
    Column("listed", BigInteger),
)
Index("digests", people.c.digest, **_only(people.c.digest.is_not(None)))
Index("weekly_lists", people.c.listed, **_only(people.c.listed.is_not(None)))

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
Index("open_notices", notices.c.game, **_only(~notices.c.gone))

letters = Table(
    "letters",
    metadata,
    _of_game(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    # Whether somebody has begun to send it.
    Column("claimed", Boolean, nullable=False),
    PrimaryKeyConstraint("game", "seq", "seat"),
    sqlite_with_rowid=False,
)
"""Direct messages about changes of tables that are not known to be sent: to whom is said by the seat, why by the row of the log."""

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _of_game(),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("given", BigInteger, nullable=False),
    Index("orders_of_seat", "game", "seat", unique=True),
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

Index("trials_of_table", forks.c.game)

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
"""Standings of a place as of some game: kept ready, and reckoned again from the games where they do not fit."""

secrets = Table(
    "secrets", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False)
)
"""Numbers that nobody may know, each drawn when it was first wanted."""

attempts = Table(
    "attempts",
    metadata,
    Column("person", BigInteger, nullable=False),
    # The number of the day, as `date.toordinal` counts them.
    Column("day", Integer, nullable=False),
    Column("game", Integer, ForeignKey("games.id"), nullable=False, unique=True),
    PrimaryKeyConstraint("person", "day"),
    sqlite_with_rowid=False,
)
"""Attempts at the challenge of the day: the person, the day and the table, once a day each."""
Index("attempts_of_day", attempts.c.day)

challengers = Table(
    "challengers",
    metadata,
    Column("guild", BigInteger, nullable=False),
    Column("person", BigInteger, nullable=False),
    PrimaryKeyConstraint("guild", "person"),
    sqlite_with_rowid=False,
)
"""The people who have asked for the challenge on a server, so that their results stand on its board."""
Index("boards_of_person", challengers.c.person)

calls = Table(
    "calls",
    metadata,
    Column("game", Integer, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""The lobbies to which the players of a server have been called: once each."""

analyses = Table(
    "analyses",
    metadata,
    Column("game", Integer, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("analysis", Text, nullable=False),
)
"""Analyses of finished games, as `engine.analysis` found: one takes long, and is asked for again."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("channel", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("host", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("form", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("late", Text, nullable=False),
    # Whether a computer player may stand in, and after how many of its moves whoever is late has lost; NULL for never.
    Column("stand_in", Boolean, nullable=False, server_default=true()),
    Column("lenience", Integer),
    # The tournament whose groups this one goes on from, and how many of each group rise and fall.
    Column("follows", Integer),
    Column("moving", Integer, nullable=False, server_default="0"),
    Column("status", Text, nullable=False),
    Column("seed", Text, nullable=False),
    # How many rounds have begun, and of how many that was told.
    Column("round", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("interaction", BigInteger, unique=True),
    Column("created", BigInteger, nullable=False),
    # Ids are written on buttons, as those of games are.
    sqlite_autoincrement=True,
)
Index(
    "one_tournament",
    tournaments.c.channel,
    unique=True,
    **_only(tournaments.c.status.in_(("open", "running"))),
)
Index("tournament_hosts", tournaments.c.host)

IS_UNFINISHED = or_(
    tournaments.c.status == literal_column("'running'", Text),
    and_(tournaments.c.status == literal_column("'over'", Text), tournaments.c.told <= tournaments.c.round),
)
"""Condition that a tournament is running, or that nobody has been told of its end; written as the index is, which is used only so."""
Index("unfinished_tournaments", tournaments.c.id, **_only(IS_UNFINISHED))

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Integer, ForeignKey("tournaments.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", BigInteger),
    Column("name", Text, nullable=False),
    # Whether they play no further rounds.
    Column("gone", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    sqlite_with_rowid=False,
)
Index("one_entrant", entrants.c.tournament, entrants.c.person, unique=True)
Index("entrants_by_person", entrants.c.person)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", Integer, ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # The numbers of those who sit there, in the order of their seats.
    Column("players", JSON, nullable=False),
    Column("is_final", Boolean, nullable=False),
    Column("channel", BigInteger),
    Column("game", Integer, ForeignKey("games.id"), unique=True),
    # The place of each of them in the end.
    Column("places", JSON(none_as_null=True)),
    # The numbers of those who lost by default, or had left.
    Column("defaults", JSON(none_as_null=True)),
    # What it is worth not to play in this round; NULL where somebody plays.
    Column("points", Integer),
    PrimaryKeyConstraint("tournament", "round", "place"),
    sqlite_with_rowid=False,
)

forgettings = Table("forgettings", metadata, Column("token", Text, primary_key=True))
"""Requests to be forgotten that this database has carried out; see `bot.store.privacy.forgotten_list`."""

shards = Table(
    "shards",
    metadata,
    # How many shards there are in all, and which one it is.
    Column("count", Integer, nullable=False),
    Column("shard", Integer, nullable=False),
    # The process that hears this shard, and when it was last heard of itself.
    Column("home", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # The process that does there what nobody asks for, until when it may.
    Column("owner", Text),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("count", "shard"),
)
"""Processes that do what the clock brings, by shard, where several share a database; see `bot.store.processes.shard_leases`."""

registrations = Table(
    "registrations",
    metadata,
    Column("application", BigInteger, primary_key=True, autoincrement=False),
    Column("sum", Text, nullable=False),
)
"""Last registrations with Discord, so that one process makes them, and only where something has changed."""
