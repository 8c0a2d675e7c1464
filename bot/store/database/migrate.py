"""Migration of a database to the present schema at start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, inspect, select, table

from bot.store.errors import Newer
from bot.store.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent.parent / "migrations"


def version_of(connection: Connection) -> str | None:
    """Return the migration the database is at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(select(column("version_num")).select_from(table("alembic_version")))


def upgrade(connection: Connection) -> None:
    """Bring the database to `HEAD`, in the transaction that the connection is in. Raises Newer."""
    # Alembic takes longer to import than everything else at start; most starts have no use for it.
    from alembic import command

    version = version_of(connection)
    if version is not None and version not in versions():
        raise Newer(version)
    configuration = config()
    configuration.attributes["connection"] = connection
    command.upgrade(configuration, HEAD)


def versions() -> frozenset[str]:
    """Return every migration that is known here."""
    from alembic.script import ScriptDirectory

    return frozenset(step.revision for step in ScriptDirectory.from_config(config()).walk_revisions())


def config() -> Config:
    """Return Alembic's configuration, which says only where the migrations are."""
    from alembic.config import Config

    configuration = Config()
    configuration.set_main_option("script_location", str(MIGRATIONS))
    return configuration
