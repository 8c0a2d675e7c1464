"""Letters that are owed: direct messages about changes of tables, kept until they are sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_letters_game_games"),
        sa.PrimaryKeyConstraint("game", "seq", "seat", name="pk_letters"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("letters")
