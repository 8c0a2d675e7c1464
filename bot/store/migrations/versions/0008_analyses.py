"""The analysis of a finished game, kept with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column(
            "game", sa.Integer, sa.ForeignKey("games.id", name="fk_analyses_game_games"), nullable=False
        ),
        sa.Column("analysis", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_analyses"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
