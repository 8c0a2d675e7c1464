"""Tournaments: their entrants, and the pairings of each round with their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("late", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("interaction", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("interaction", name="uq_tournaments_interaction"),
        sqlite_autoincrement=True,
    )
    going = sa.text("status IN ('open', 'running')")
    op.create_index(
        "one_tournament", "tournaments", ["channel"], unique=True, sqlite_where=going, postgresql_where=going
    )
    op.create_index("tournament_hosts", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column(
            "tournament",
            sa.Integer,
            sa.ForeignKey("tournaments.id", name="fk_entrants_tournament_tournaments"),
            nullable=False,
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
        sqlite_with_rowid=False,
    )
    op.create_index("one_entrant", "entrants", ["tournament", "person"], unique=True)
    op.create_index("entrants_by_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column(
            "tournament",
            sa.Integer,
            sa.ForeignKey("tournaments.id", name="fk_pairings_tournament_tournaments"),
            nullable=False,
        ),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("is_final", sa.Boolean, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id", name="fk_pairings_game_games")),
        sa.Column("places", sa.JSON),
        sa.Column("points", sa.Integer),
        sa.PrimaryKeyConstraint("tournament", "round", "place", name="pk_pairings"),
        sa.UniqueConstraint("game", name="uq_pairings_game"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
