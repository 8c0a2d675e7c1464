from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.client import Grovekeeper
from bot.store import Store
from bot.tables import Tables
from tests.bot.databases import prepared


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Grovekeeper]:
    """Make a client that is not connected."""
    store = await Store.open(prepared(f"sqlite+aiosqlite:///{tmp_path / 'grove.db'}"), alone=True)
    tables = Tables(store)
    found = Grovekeeper(tables)
    yield found
    await found.close()
    await tables.close()
    await store.close()
