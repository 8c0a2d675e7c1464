"""Fairness over days: whose each move was, claims, votes that lapse, bounds by the calendar, and what hosts of tournaments may settle."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_OVER = sa.text("status = 'over'")
_AT_END = sa.text("status IN ('over', 'abandoned')")

_OWN_MOVES = """
UPDATE actions SET person = (
    SELECT seats.person FROM seats WHERE seats.game = actions.game AND seats.seat = actions.seat
)
WHERE interaction IS NOT NULL AND waited IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM actions AS later
    WHERE later.game = actions.game AND later.seat = actions.seat AND later.seq > actions.seq
    AND later.action LIKE '@take%'
)
"""
"""Moves that were asked for since the seat was last taken are those of whoever has it; of the others nobody can tell."""


def upgrade() -> None:
    told: list[sa.Column[Any]] = [
        sa.Column("claimed", sa.Integer),
        sa.Column("unrated", sa.Text),
        sa.Column("lapses", sa.BigInteger),
        sa.Column("bound", sa.Integer),
        sa.Column("parent", sa.BigInteger),
    ]
    for column in told:
        op.add_column("games", column)
    op.drop_index("results_of_guild", "games")
    _index("results_of_guild", ["guild", "ended", "id"], _AT_END)
    _index("lapses", ["lapses"], sa.text("lapses IS NOT NULL"))
    _index("tables_of_parent", ["parent"], sa.text("parent IS NOT NULL"))
    op.add_column("people", sa.Column("listed", sa.BigInteger))
    op.add_column("seats", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("actions", sa.Column("person", sa.BigInteger))
    op.execute(_OWN_MOVES)
    known = sa.text("person IS NOT NULL")
    op.create_index("moves_of_person", "actions", ["person"], sqlite_where=known, postgresql_where=known)
    settled: list[sa.Column[Any]] = [
        sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("lenience", sa.Integer),
        sa.Column("follows", sa.Integer),
        sa.Column("moving", sa.Integer, nullable=False, server_default="0"),
    ]
    for column in settled:
        op.add_column("tournaments", column)
    op.add_column("pairings", sa.Column("defaults", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("pairings", "defaults")
    for name in ("moving", "follows", "lenience", "stand_in"):
        op.drop_column("tournaments", name)
    op.drop_index("moves_of_person", "actions")
    op.drop_column("actions", "person")
    op.drop_column("seats", "gone")
    op.drop_column("people", "listed")
    for name in ("tables_of_parent", "lapses", "results_of_guild"):
        op.drop_index(name, "games")
    _index("results_of_guild", ["guild", "ended", "id"], _OVER)
    for name in ("parent", "bound", "lapses", "unrated", "claimed"):
        op.drop_column("games", name)


def _index(name: str, columns: list[str], where: sa.TextClause) -> None:
    op.create_index(name, "games", columns, sqlite_where=where, postgresql_where=where)
