"""Several bots on one PostgreSQL, each with a shard: one or another is killed, and the server of the database breaks off, while people act.

In between everything comes to rest and is compared, as for one bot on a file.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles

from benchmarks.chaos import checks
from benchmarks.chaos.ground import Spot, channels, lay
from benchmarks.chaos.hurry import hurry
from benchmarks.chaos.ledger import Ledger
from benchmarks.chaos.lives import Lives
from benchmarks.chaos.people import Crowd
from benchmarks.chaos.weather import Weather
from bot.store import Store
from bot.store.errors import Failed
from bot.tables import Tables
from standin.server import LocalDiscord
from tests.bot.postgresql import Server
from tests.bot.shards import servers

ROUND = 50
"""Kills between two looks at everything."""
BETWEEN = 2.0
"""Seconds between two kills, on average."""
LONG = 0.08
"""Of so many deaths the bot comes back only when another one has taken over."""
AWAY = (0.0, 3.0)
"""Seconds for which the server of the database is gone."""
SETTINGS = ("fsync=off", "max_connections=200")
"""Of the server: what was committed outlives its death, if not that of the machine."""
COME = 60.0
DATABASE = "chaos"


@dataclass
class Figures:
    """The figures of a run of several bots."""

    kills: int = 0
    restarts: int = 0
    games: int = 0
    taken_over: int = 0
    settled: list[float] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)


class PatientCrowd(Crowd):
    """People who look again where the database is away."""

    async def play(self, spot: Spot) -> None:
        while True:
            try:
                await super().play(spot)
            except Failed:
                await asyncio.sleep(1.0)


class SharedRun:
    """The stand-in, the bots, their database, and all that happens to them."""

    def __init__(
        self, local: LocalDiscord, server: Server, store: Store, log: Path, bots: int, tables: int, seed: int
    ) -> None:
        self.local = local
        self.server = server
        self.store = store
        self.tables = Tables(store)
        self.log = log
        url = server.url(DATABASE)
        self.bots = [Lives(local.url, url, log, "--shards", f"{shard}/{bots}") for shard in range(bots)]
        self.dice = Random(seed)
        self.spots = channels(local, tables, seed, servers(local, bots))
        self.weather = Weather(local.faults, Random(f"{seed} weather"))
        self.reminders = checks.Reminders(local)
        self.ledger = Ledger(str(server.folder), DATABASE)
        self.showing = checks.Showing(local, self.ledger, self.spots, self.reminders)
        self.crowd = PatientCrowd(local, self.tables)
        self.figures = Figures()
        self.checked = 0

    async def go(self, kills: int, restarts: int) -> None:
        """Kill bots and restart the server these numbers of times, evenly spread, with a look after every `ROUND` kills."""
        every = max(1, kills // restarts) if restarts else kills + 1
        while self.figures.kills < kills:
            self.figures.games += await lay(self.local, self.tables, self.spots)
            await asyncio.gather(*map(self._rise, self.bots))
            await self._rage(min(ROUND, kills - self.figures.kills), every, restarts)
            await self._look()
            for bot in self.bots:
                await bot.kill()
        self._note(await checks.replays(self.server.url(DATABASE)))

    async def _rise(self, bot: Lives) -> None:
        """Start a bot; anew where it ends by itself, as whoever hosts it lets it."""
        ended = await bot.begin()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(ended), 1.0)
            await self._rise(bot)

    async def _rage(self, kills: int, every: int, restarts: int) -> None:
        """People act at every table, in bad weather, while one bot or another dies."""
        under_way = [asyncio.create_task(self.crowd.play(spot)) for spot in self.spots]
        under_way.append(asyncio.create_task(self.weather.rage()))
        try:
            for _ in range(kills):
                await asyncio.sleep(min(self.dice.expovariate(1 / BETWEEN), 4 * BETWEEN))
                await self._strike(self.dice.choice(self.bots))
                if self.figures.kills % every == 0 and self.figures.restarts < restarts:
                    await self._restart_server()
        finally:
            for task in under_way:
                task.cancel()
            for ended in await asyncio.gather(*under_way, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended

    async def _strike(self, bot: Lives) -> None:
        await bot.kill()
        self.figures.kills += 1
        if self.dice.random() < LONG:
            self.figures.taken_over += 1
            await asyncio.sleep(25.0)
        await self._rise(bot)

    async def _restart_server(self) -> None:
        """Kill the server, or tell it to end, and start it again after a while."""
        how = self.dice.choice(("immediate", "fast"))
        await asyncio.to_thread(self.server.stop, how)
        await asyncio.sleep(self.dice.uniform(*AWAY))
        with suppress(subprocess.CalledProcessError):
            await asyncio.to_thread(self.server.start, *SETTINGS)
        self.figures.restarts += 1

    async def _look(self) -> None:
        """Without people and weather everything comes to rest, and is compared."""
        begun = time.perf_counter()
        for bot in self.bots:
            await self._rise_if_dead(bot)
        async with asyncio.timeout(COME):
            while self.local.gateway.shards_online != set(range(len(self.bots))):  # noqa: ASYNC110 - the stand-in is asked
                await asyncio.sleep(0.05)
        new = self.crowd.deeds[self.checked :]
        self.checked = len(self.crowd.deeds)
        self._note(checks.logged(self.ledger, new))
        self._note(await self.showing.wait_until_settled())
        self.figures.settled.append(time.perf_counter() - begun)
        self._note(checks.whole(self.ledger))
        checks.tidy(self.spots)
        figures = self.figures
        print(
            f"{figures.kills} kills, {figures.restarts} restarts, {len(self.crowd.deeds)} interactions, "
            f"settled in {figures.settled[-1]:.1f} s, {len(figures.violations)} violations",
            file=sys.stderr,
            flush=True,
        )

    async def _rise_if_dead(self, bot: Lives) -> None:
        if bot.is_over:
            await self._rise(bot)

    def _note(self, found: Iterable[str]) -> None:
        for each in found:
            if not any(each in known for known in self.figures.violations):
                self.figures.violations.append(f"kill {self.figures.kills}: {each}")
                print(self.figures.violations[-1], file=sys.stderr, flush=True)

    def rows(self, seconds: float) -> list[tuple[str, str]]:
        """Return the figures, named."""
        figures, deeds = self.figures, self.crowd.deeds
        settled = [*figures.settled, *figures.settled] or [0.0, 0.0]
        errors = Counter(
            line.split(" ERROR ")[1][:70] for line in self.log.read_text().splitlines() if " ERROR " in line
        )
        return [
            (
                "bots / tables at a time / games begun",
                f"{len(self.bots)} / {len(self.spots)} / {figures.games}",
            ),
            ("kills of a bot", f"{figures.kills} in {seconds / 60:.1f} min"),
            ("of these so long that another bot took over", str(figures.taken_over)),
            ("restarts of PostgreSQL", str(figures.restarts)),
            ("interactions", f"{len(deeds):,}"),
            (
                "actions acknowledged, each once in the log",
                f"{sum(deed.is_acknowledged for deed in deeds):,}",
            ),
            (
                "actions in the log that nobody heard of",
                f"{checks.found_unacknowledged(self.ledger, deeds):,}",
            ),
            ("reminders posted", f"{len(self.reminders.posted):,}"),
            ("cards compared", f"{self.showing.compared:,}"),
            (
                "from the last kill until every card is right, p50 / most",
                f"{quantiles(settled)[1]:.1f} / {max(settled):.1f} s",
            ),
            ("faults that struck", f"{self.weather.struck:,}"),
            ("errors in the log of the bots", str(sum(errors.values()))),
            ("violations", str(len(figures.violations))),
        ]


async def run_shared(bots: int, kills: int, restarts: int, tables: int, seed: int, folder: Path) -> int:
    """Return the exit code: 0 where everything held."""
    hurry()
    begun = time.perf_counter()
    server = await asyncio.to_thread(Server.create, *SETTINGS)
    try:
        server.execute(f"CREATE DATABASE {DATABASE}")
        store = await Store.open(server.url(DATABASE))
        async with LocalDiscord() as local:
            run = SharedRun(local, server, store, folder / "log", bots, tables, seed)
            try:
                await run.go(kills, restarts)
            finally:
                for bot in run.bots:
                    await bot.close()
                await run.tables.close()
                await store.close()
            print("| what | measured |\n|---|---|")
            for what, measured in run.rows(time.perf_counter() - begun):
                print(f"| {what} | {measured} |")
    finally:
        await asyncio.to_thread(server.remove)
    if run.figures.violations:
        print("\n".join(run.figures.violations))
    return 1 if run.figures.violations else 0
