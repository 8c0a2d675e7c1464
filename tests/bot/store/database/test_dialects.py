"""The dialects of SQLAlchemy: a bot on a file loads that of SQLite alone, and a server is told all that a file is."""

from __future__ import annotations

import subprocess
import sys

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex

from bot.store.schema import told_to_servers

_LOADED = "import sys, bot.store.processes.shard_leases; print([each for each in sys.modules if '.dialects.' in each])"


def test_the_tables_are_made_without_the_dialect_of_a_server() -> None:
    done = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True)
    assert "sqlite" in done.stdout
    assert "postgresql" not in done.stdout


def test_an_index_for_some_rows_is_for_the_same_rows_on_a_server() -> None:
    indexes = [index for table in told_to_servers().tables.values() for index in table.indexes]
    only = {
        dialect: {
            index.name
            for index in indexes
            if " WHERE " in str(CreateIndex(index).compile(dialect=dialect.dialect()))
        }
        for dialect in (sqlite, postgresql)
    }
    assert only[sqlite] == only[postgresql]
    assert {"one_live_table", "deadlines", "lapses"} <= only[postgresql]
