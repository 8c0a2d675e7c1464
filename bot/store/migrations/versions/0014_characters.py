"""Characters that seats played in games that have ended, such as a spirit; not known of those that ended before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("character", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("character")
