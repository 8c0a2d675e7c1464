"""A deal a day for everybody: the game of each person's attempt, the boards it stands on, and the secret that the deals come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("sealed", sa.BigInteger))
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "attempts",
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id", name="fk_attempts_game_games"), nullable=False),
        sa.PrimaryKeyConstraint("person", "day", name="pk_attempts"),
        sa.UniqueConstraint("game", name="uq_attempts_game"),
        sqlite_with_rowid=False,
    )
    op.create_index("attempts_of_day", "attempts", ["day"])
    op.create_table(
        "challengers",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "person", name="pk_challengers"),
        sqlite_with_rowid=False,
    )
    op.create_index("boards_of_person", "challengers", ["person"])


def downgrade() -> None:
    op.drop_table("challengers")
    op.drop_table("attempts")
    op.drop_table("secrets")
    op.drop_column("games", "sealed")
