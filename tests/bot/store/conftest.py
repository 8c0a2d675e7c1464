"""Databases for the store, which promises the same on each: a test that asks for `url` runs on a file and on a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from tests.bot.databases import prepared
from tests.bot.postgresql import Databases
from tests.bot.tables.house import file_at

EITHER = [pytest.param(kind, marks=pytest.mark.real(kind)) for kind in ("file", "server")]


@pytest.fixture(params=EITHER)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database with nothing in it, of either kind."""
    if request.param == "file":
        return prepared(file_at(tmp_path))
    found: str = request.getfixturevalue("server_url")
    return found


@pytest.fixture(params=EITHER)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database in which there is not even a table, of either kind."""
    if request.param == "file":
        return file_at(tmp_path)
    databases: Databases = request.getfixturevalue("databases")
    return databases.empty()


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Open the store of a database with nothing in it, of either kind."""
    found = await Store.open(url)
    yield found
    await found.close()
