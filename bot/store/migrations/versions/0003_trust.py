"""Proofs that nothing is lost: sums of snapshots, a row that shows that one can write, and the requests to be forgotten."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def _only(condition: str) -> dict[str, Any]:
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def upgrade() -> None:
    op.rename_table("worn", "stale_messages")
    op.add_column("snapshots", sa.Column("sum", sa.Text))
    op.create_table("pulse", sa.Column("filler", sa.Text, nullable=False))
    op.create_table("forgettings", sa.Column("token", sa.Text, primary_key=True))
    op.create_index("results_of_guild", "games", ["guild", "ended", "id"], **_only("status = 'over'"))
    op.create_index("playing_tables", "games", ["id"], **_only("status = 'playing'"))
    op.create_index("hosts", "games", ["host"])
    op.create_index("seats_left", "seats", ["resigned"], **_only("resigned IS NOT NULL"))
    op.create_index("seats_offered", "seats", ["offered"], **_only("offered IS NOT NULL"))
    op.create_index("orders_of_person", "orders", ["person"])


def downgrade() -> None:
    op.drop_index("orders_of_person", "orders")
    for name in ("seats_offered", "seats_left"):
        op.drop_index(name, "seats")
    for name in ("hosts", "playing_tables", "results_of_guild"):
        op.drop_index(name, "games")
    for name in ("forgettings", "pulse"):
        op.drop_table(name)
    op.drop_column("snapshots", "sum")
    op.rename_table("stale_messages", "worn")
