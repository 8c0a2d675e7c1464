from __future__ import annotations

import asyncio
from collections.abc import Iterator

import discord
import pytest

from bot.local.server import LocalDiscord
from bot.tables.computers import players
from tests.bot import openapi
from tests.bot.clock import Clock
from tests.bot.conformance import Conformance
from tests.bot.databases import IS_ON_SERVER
from tests.bot.postgresql import MISSING, Databases, programs, shared_server
from tests.bot.screen import PATIENCE


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a server nothing is to be seen of files."""
    if IS_ON_SERVER:
        items[:] = [item for item in items if item.get_closest_marker("file") is None]


@pytest.fixture(autouse=True)
def conformance() -> Iterator[Conformance]:
    """Whatever a test is about: all requests, answers and frames of its stand-ins fit Discord's description."""
    watching = LocalDiscord.observer = Conformance(openapi.load())
    yield watching
    LocalDiscord.observer = None
    assert "\n".join(watching.problems()) == ""


@pytest.fixture(autouse=True)
def untouched_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test may point discord.py elsewhere; afterwards it is as before."""
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that thinks is waited for as long as anything else: on a machine under load it takes long to begin."""
    monkeypatch.setattr(players, "PATIENCE", PATIENCE)


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of this test's event loop."""
    loop = asyncio.get_running_loop()
    fast = Clock(loop.time)
    monkeypatch.setattr(loop, "time", fast)
    return fast


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """Those of a server, one for all workers of this run."""
    if programs() is None:
        pytest.skip(MISSING)
    own = tmp_path_factory.getbasetemp()
    with shared_server(own.parent if own.name.startswith("popen-") else own) as server:
        yield Databases(server)


@pytest.fixture
def server_url(databases: Databases) -> Iterator[str]:
    """A database of a server, with nothing in it."""
    with databases.lent() as url:
        yield url
