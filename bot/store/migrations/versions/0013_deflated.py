"""Snapshots as bytes, deflated: those that are there stay as they are until the next move of their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.rows import inflated

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_SNAPSHOTS = sa.table("snapshots", sa.column("game"), sa.column("table"))


def upgrade() -> None:
    with op.batch_alter_table("snapshots") as batch:
        batch.alter_column("table", type_=sa.LargeBinary, postgresql_using="convert_to(\"table\", 'UTF8')")
    if op.get_bind().dialect.name == "sqlite":
        op.execute('UPDATE snapshots SET "table" = CAST("table" AS BLOB)')


def downgrade() -> None:
    connection = op.get_bind()
    for game, kept in connection.execute(sa.select(*_SNAPSHOTS.c)).all():
        change = sa.update(_SNAPSHOTS).where(_SNAPSHOTS.c.game == game)
        connection.execute(change.values(table=inflated(bytes(kept)).encode()))
    with op.batch_alter_table("snapshots") as batch:
        batch.alter_column("table", type_=sa.Text, postgresql_using="convert_from(\"table\", 'UTF8')")
    if connection.dialect.name == "sqlite":
        op.execute('UPDATE snapshots SET "table" = CAST("table" AS TEXT)')
