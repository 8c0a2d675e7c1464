"""Environment of Alembic's migrations: they run on the connection and in the transaction given by `bot.store.database.migrate`."""

from __future__ import annotations

from alembic import context

from bot.store.schema import metadata, told_to_servers

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata if connection.dialect.name == "sqlite" else told_to_servers(),
    # SQLite knows no ALTER for most things: tables are made anew and filled from the old ones.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
