"""GET /healthz: whether moves can be played now; GET /metrics: what `bot.metrics` has counted, for Prometheus."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.discord.client import Grovekeeper
from bot.operations.errors import Trouble
from bot.settings import Settings
from bot.store import Store
from bot.store.errors import Failed
from bot.version import version

log = logging.getLogger(__name__)

STEP = 0.25
"""Seconds between two looks at how late the event loop is."""
PATIENCE = 3.0
"""Seconds in which the database has to answer."""


class Health:
    """The health endpoint: answers over HTTP for a bot and its store."""

    def __init__(self, client: Grovekeeper, store: Store) -> None:
        self._client = client
        self._store = store

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)]

    async def _healthz(self, _request: web.Request) -> web.Response:
        parts = {"gateway": self._client.is_connected, "database": await self._saves()}
        return web.json_response({**parts, "version": version()}, status=200 if all(parts.values()) else 503)

    async def _metrics(self, _request: web.Request) -> web.Response:
        playing = await self._playing()
        metrics.OWED.set(self._client.desk.poster.unposted)
        metrics.TABLES.clear()
        for game, count in (playing or {}).items():
            metrics.TABLES.labels(game).set(count)
        text = generate_latest(metrics.REGISTRY)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _saves(self) -> bool:
        """Return whether a move could be saved now: as much is written as one takes, into the same database and in the same way."""
        with suppress(Failed, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._store.prove()
                return True
        return False

    async def _playing(self) -> Counter[str] | None:
        """Return the number of tables of each game that are being played; None where the database does not say."""
        with suppress(Failed, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return Counter(game for _, game, *_ in await self._store.playing())
        return None


@asynccontextmanager
async def open_health(settings: Settings, client: Grovekeeper, store: Store) -> AsyncIterator[str | None]:
    """Listen during the block, and yield the address; None, without listening, where no port is set. Raises Trouble."""
    if settings.health_port is None:
        yield None
        return
    application = web.Application()
    application.add_routes(Health(client, store).routes())
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    late = asyncio.create_task(_watch_the_loop())
    try:
        await _listen(runner, settings.health_host, settings.health_port)
        host, port = runner.addresses[0][:2]
        log.info("health and metrics at http://%s:%s", host, port)
        yield f"http://{host}:{port}"
    finally:
        late.cancel()
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        raise Trouble("health-taken", host=host, port=str(port), why=error.strerror or str(error)) from error


async def _watch_the_loop() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + STEP
        await asyncio.sleep(STEP)
        metrics.LAG.observe(max(0.0, loop.time() - due))
