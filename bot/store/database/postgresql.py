"""PostgreSQL: how connections to its server are made, and how one process at a time migrates.

A transaction reads one state of the database and fails where another one has changed a row that it wants to change: nobody writes over
what they have not seen. Two that read the same and insert different rows both succeed, so whatever must be there once has an index that
says so. Whoever fails in this way tries again: `bot.store.database.retry`.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

logger = logging.getLogger(__name__)

REACH = 2.0
"""Seconds in which a server has to let us in: less than the three in which Discord wants an answer."""

OPTIONS: Mapping[str, Any] = {
    "isolation_level": "REPEATABLE READ",
    "pool_size": 20,
    "pool_timeout": 5 * REACH,
    "connect_args": {
        "timeout": REACH,
        "command_timeout": 15 * REACH,
        "server_settings": {
            "application_name": "grovekeeper",
            "lock_timeout": f"{REACH}s",
            "idle_in_transaction_session_timeout": "30s",
        },
    },
}
"""Arguments for SQLAlchemy's engine."""

ALONE = {"isolation_level": "AUTOCOMMIT"}
"""The execution options of a statement that needs no transaction around it."""

FRESH = {"isolation_level": "READ COMMITTED"}
"""The execution options of a transaction each of whose statements sees what others have committed by then."""

_RESTED = 1.0
"""Seconds after which a connection is tried before it is used again: the server may have closed it."""


def try_rested(engine: Engine) -> None:
    """Let an engine use no connection that is broken; of those in use all the time the server is not asked each time."""
    event.listen(engine, "checkin", _note_rest)
    event.listen(engine, "checkout", _try_rested)


def _note_rest(_connection: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
    record.info["rests since"] = time.monotonic()


def _try_rested(
    connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: PoolProxiedConnection
) -> None:
    since = record.info.get("rests since")
    has_rested = since is not None and time.monotonic() - since > _RESTED
    if not _answers(connection, is_asked=has_rested):
        raise DisconnectionError


def _answers(connection: Any, *, is_asked: bool) -> bool:
    """Return whether a connection can be used: as far as is known here, or, where `is_asked`, as the server says."""
    if connection.driver_connection.is_closed():
        return False
    if not is_asked:
        return True
    try:
        connection.ping()
    except Exception as error:
        logger.info("a connection to the database is broken: %s", error)
        return False
    return True


_PATIENCE = text("SET LOCAL lock_timeout = '60s'")
_MIGRATE = text("SELECT pg_advisory_xact_lock(1198681974)")
"""Statement that takes the lock for migrating; its number is "Grov" in bytes, of this program alone."""


def wait_to_migrate(connection: Connection) -> None:
    """Wait until no other process migrates this database; none will until the transaction ends. Call it in a `FRESH` one."""
    connection.execute(_PATIENCE)
    connection.execute(_MIGRATE)
