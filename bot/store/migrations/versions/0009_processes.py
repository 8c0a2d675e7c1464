"""Several processes on one database: the process that looks after each shard, the last registration, and one order a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shards",
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("shard", sa.Integer, nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("count", "shard", name="pk_shards"),
    )
    op.create_table(
        "registrations",
        sa.Column("application", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("sum", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("application", name="pk_registrations"),
    )
    op.drop_index("orders_of_game", "orders")
    op.create_index("orders_of_seat", "orders", ["game", "seat"], unique=True)


def downgrade() -> None:
    op.drop_index("orders_of_seat", "orders")
    op.create_index("orders_of_game", "orders", ["game"])
    for name in ("registrations", "shards"):
        op.drop_table(name)
