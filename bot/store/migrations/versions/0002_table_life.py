"""Tables for a game over days: clocks, motions, results; people, servers, reminders, orders and forks."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _only(condition: str) -> dict[str, Any]:
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def _of_game() -> sa.Column[int]:
    return sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), nullable=False)


def upgrade() -> None:
    op.add_column("games", sa.Column("pace", sa.Text, nullable=False, server_default="none"))
    op.add_column("games", sa.Column("at_deadline", sa.Text, nullable=False, server_default="nothing"))
    op.add_column("games", sa.Column("motion", sa.JSON))
    for name in ("since", "bank", "deadline", "reminder", "waking"):
        op.add_column("seats", sa.Column(name, sa.BigInteger))
    for name in ("rank", "score"):
        op.add_column("seats", sa.Column(name, sa.Integer))
    op.add_column("seats", sa.Column("offered", sa.BigInteger))
    op.add_column("actions", sa.Column("waited", sa.BigInteger))
    op.create_index("seats_of_person", "seats", ["person"])
    for name, column in (("deadlines", "deadline"), ("reminders", "reminder"), ("wakings", "waking")):
        op.create_index(name, "seats", [column], **_only(f"{column} IS NOT NULL"))
    op.create_table(
        "worn",
        sa.Column("message", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("digest", sa.BigInteger),
        sa.Column("digested", sa.BigInteger),
    )
    op.create_index("digests", "people", ["digest"], **_only("digest IS NOT NULL"))
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.JSON, nullable=False),
    )
    op.create_table(
        "notices",
        _of_game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "kind", "at"),
        sqlite_with_rowid=False,
    )
    op.create_index("open_notices", "notices", ["game"], **_only("NOT gone"))
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _of_game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("given", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("orders_of_game", "orders", ["game"])
    op.create_table(
        "forks",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        _of_game(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("forks", "orders", "notices", "guilds", "people", "worn"):
        op.drop_table(name)
    for name in ("wakings", "reminders", "deadlines", "seats_of_person"):
        op.drop_index(name, "seats")
    op.drop_column("actions", "waited")
    for name in ("offered", "score", "rank", "deadline", "bank", "since"):
        op.drop_column("seats", name)
    for name in ("motion", "at_deadline", "pace"):
        op.drop_column("games", name)
