"""Record of the lobbies to which players were called, so that they are called once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id", name="fk_calls_game_games"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_calls"),
    )


def downgrade() -> None:
    op.drop_table("calls")
