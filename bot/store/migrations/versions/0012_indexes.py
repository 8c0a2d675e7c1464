"""Indexes for what is asked every few seconds: waits without a deadline, weekly lists, tournaments under way, trials of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _index("waits_without_deadline", "seats", "since", "since IS NOT NULL AND deadline IS NULL")
    _index("weekly_lists", "people", "listed", "listed IS NOT NULL")
    unfinished = "status = 'running' OR status = 'over' AND told <= round"
    _index("unfinished_tournaments", "tournaments", "id", unfinished)
    op.create_index("trials_of_table", "forks", ["game"])


def downgrade() -> None:
    op.drop_index("trials_of_table", "forks")
    op.drop_index("unfinished_tournaments", "tournaments")
    op.drop_index("weekly_lists", "people")
    op.drop_index("waits_without_deadline", "seats")


def _index(name: str, table: str, column: str, where: str) -> None:
    only = sa.text(where)
    op.create_index(name, table, [column], sqlite_where=only, postgresql_where=only)
