"""Standings kept ready, so that a server with thousands of finished games is not reckoned through after every start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("reckoned", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("guild", "channel", name="pk_standings"),
    )


def downgrade() -> None:
    op.drop_table("standings")
