"""One life of the bot after the other, each ended by SIGKILL, and looks at everything in between."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from benchmarks.chaos import checks
from benchmarks.chaos.ground import channels, lay
from benchmarks.chaos.hurry import hurry
from benchmarks.chaos.lives import Lives
from benchmarks.chaos.people import Crowd, Deed
from benchmarks.chaos.weather import Weather
from benchmarks.process import PATIENCE
from bot.operations.backup import back_up
from bot.operations.restore import restore
from bot.store import Store
from bot.tables import Tables
from standin.server import LocalDiscord

ROUND = 50
"""Kills between two looks at every card."""
BACKUPS = 3
LIFE = 1.4
"""Seconds that people have between a start and a kill, on average."""
EARLY = 0.2
"""Of so many lives the end comes before they can have begun."""


@dataclass
class Figures:
    """The figures of a run."""

    kills: int = 0
    stopped: int = 0
    games: int = 0
    restarts: list[float] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)


class Run:
    """The stand-in, the bot, and all that happens to them."""

    def __init__(
        self, local: LocalDiscord, store: Store, log: Path, tables: int, seed: int, *, is_pair: bool
    ) -> None:
        self.local = local
        self.store = store
        """The bot's own file, to be looked into. No connection outlives the bot, so that it finds the file as a crash leaves it."""
        self.tables = Tables(store)
        self.url = store.engine.url.render_as_string()
        self.file = Path(str(store.engine.url.database))
        self.is_pair = is_pair
        """Whether two bots play on the file; both then post what both have heard, so that cards are not compared."""
        self.bot = Lives(local.url, self.url, log, is_pair=is_pair)
        self.dice = Random(seed)
        self.spots = channels(local, tables, seed)
        self.weather = Weather(local.faults, Random(f"{seed} weather"))
        self.reminders = checks.Reminders(local)
        self.showing = checks.Showing(local, self.file, self.spots, self.reminders)
        self.figures = Figures()
        self.crowd = Crowd(local, self.tables)
        self.deeds = self.crowd.deeds
        self.checked = 0
        self.backups: list[tuple[Path, list[Deed]]] = []

    async def go(self, kills: int) -> None:
        """Kill the bot this number of times, and look a last time."""
        await self._lay()
        every = max(1, kills // (BACKUPS + 1))
        for number in range(1, kills + 1):
            is_saved = number % every == 0 and len(self.backups) < BACKUPS
            await self._live(number, is_saved=is_saved)
            if number % 5 == 0:
                await self._lay()
            if number % ROUND == 0 or number == kills:
                await self._look(number)
        for backup, known in self.backups:
            await self._check_backup(backup, known)

    async def _lay(self) -> None:
        self.figures.games += await lay(self.local, self.tables, self.spots)
        await self.store.close()

    async def _live(self, number: int, *, is_saved: bool) -> None:
        """Live one life of the bot, with people at every table and bad weather, until it is over."""
        is_early = not is_saved and self.dice.random() < EARLY
        self.weather.is_calm = not is_early
        raging = asyncio.create_task(self.weather.rage())
        try:
            if not is_early:
                await self._start()
                self.weather.is_calm = False
                self._note(checks.logged(self.file, self._take_unchecked()), number)
                await self._act(number, is_saved=is_saved)
            else:
                await self.bot.begin()
                await asyncio.sleep(self.dice.uniform(0.0, 1.0))
        finally:
            await self._kill()
            raging.cancel()
            await asyncio.gather(raging, return_exceptions=True)
        self.figures.kills += 1

    async def _start(self) -> None:
        """Start the bot; anew where it ended by itself, as whoever hosts it lets it."""
        begun = time.perf_counter()
        while True:
            ended = await self.bot.begin()
            online = asyncio.create_task(self.local.gateway.wait_online())
            done, _ = await asyncio.wait(
                {ended, online}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            assert done, f"the bot does not come:\n{self.bot.log.read_text()[-4000:]}"
            if online in done:
                self.figures.restarts.append(time.perf_counter() - begun)
                return
            online.cancel()
            self.figures.stopped += 1

    async def _act(self, number: int, *, is_saved: bool) -> None:
        playing = [asyncio.create_task(self.crowd.play(spot)) for spot in self.spots]
        try:
            await asyncio.sleep(min(0.1 + self.dice.expovariate(1 / LIFE), 8.0))
            if is_saved:
                known = [deed for deed in self.deeds if deed.is_acknowledged]
                copy = self.file.with_name(f"backup-{number}.db")
                await asyncio.to_thread(back_up, self.file, copy)
                self.backups.append((copy, known))
        finally:
            for task in playing:
                task.cancel()
            for ended in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended
            await self._kill()

    async def _kill(self) -> None:
        await self.bot.kill()
        while self.local.gateway.online:  # noqa: ASYNC110 - until the stand-in has noticed
            await asyncio.sleep(0.005)
        await self.store.close()

    async def _look(self, number: int) -> None:
        """Live one life without people and weather, in which everything comes to rest and is compared."""
        await self._start()
        try:
            self._note(checks.logged(self.file, self._take_unchecked()), number)
            if not self.is_pair:
                self._note(await self.showing.wait_until_settled(), number)
            self._note(checks.whole(self.file), number)
        finally:
            await self._kill()
        if number % (5 * ROUND) == 0 or not self.backups:
            self._note(await checks.replays(self.url), number)
        checks.tidy(self.spots)
        print(f"{number} kills, {len(self.deeds)} interactions", file=sys.stderr, flush=True)

    async def _check_backup(self, backup: Path, known: list[Deed]) -> None:
        """Compare a backup that was taken under load with the deeds, as a bot of its own finds it."""
        file = backup.with_name(f"restored-{backup.name}")
        await restore(backup, file, datetime.now(UTC))
        url = f"sqlite+aiosqlite:///{file}"
        found = [*checks.logged(file, known), *checks.whole(file), *await checks.replays(url)]
        self._note([f"{backup.name}: {each}" for each in found], self.figures.kills)
        self.bot.url = url
        await self._start()
        await self._kill()

    def _take_unchecked(self) -> list[Deed]:
        """Take the deeds of the lives before this one that nobody has looked for yet."""
        new = self.deeds[self.checked :]
        self.checked = len(self.deeds)
        return new

    def _note(self, found: Iterable[str], number: int) -> None:
        for each in found:
            if not any(each in known for known in self.figures.violations):
                self.figures.violations.append(f"kill {number}: {each}")
                print(self.figures.violations[-1], file=sys.stderr, flush=True)

    def rows(self, seconds: float) -> list[tuple[str, str]]:
        """Return the figures, named."""
        figures, errors = self.figures, self.bot.log.read_text()
        cuts = quantiles(figures.restarts, n=100) if len(figures.restarts) > 1 else [0.0] * 99
        acknowledged = sum(deed.is_acknowledged for deed in self.deeds)
        return [
            ("tables at a time / games begun", f"{len(self.spots)} / {figures.games}"),
            ("kills", f"{figures.kills} in {seconds / 60:.1f} min"),
            ("interactions", f"{len(self.deeds):,}"),
            ("actions acknowledged, each once in the log", f"{acknowledged:,}"),
            (
                "actions in the log that nobody heard of",
                f"{checks.found_unacknowledged(self.file, self.deeds):,}",
            ),
            ("start to being online, p50 / p99", f"{cuts[49]:.2f} / {cuts[98]:.2f} s"),
            ("starts that a fault ended", str(figures.stopped)),
            ("reminders posted", f"{len(self.reminders.posted):,}"),
            ("cards compared", f"{self.showing.compared:,}"),
            ("faults that struck", f"{self.weather.struck:,}"),
            ("backups restored and replayed", str(len(self.backups))),
            ("accidents in the bot's log", str(errors.count(" ERROR "))),
            ("violations", str(len(figures.violations))),
        ]


async def _run(kills: int, tables: int, seed: int, folder: Path, *, is_pair: bool) -> int:
    hurry()
    begun = time.perf_counter()
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'chaos.db'}")
    async with LocalDiscord() as local:
        run = Run(local, store, folder / "log", tables, seed, is_pair=is_pair)
        try:
            await run.go(kills)
        finally:
            await run.bot.close()
            await run.tables.close()
            await store.close()
        print("| what | measured |\n|---|---|")
        for what, measured in run.rows(time.perf_counter() - begun):
            print(f"| {what} | {measured} |")
    if run.figures.violations:
        print(f"violations of --seed {seed} --tables {tables} --kills {kills}:")
        print("\n".join(run.figures.violations))
        return 1
    return 0


def main(arguments: list[str]) -> int:
    """Return the exit code: 0 where everything held. A seed chooses what is done; when, is the machine's."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks chaos")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--keep", type=Path, help="a folder for the database and the bot's log, instead of one that goes"
    )
    parser.add_argument("--pair", action="store_true", help="two bots at a time on one database")
    parser.add_argument(
        "--bots", type=int, default=1, help="so many at a time, with a shard each, on PostgreSQL"
    )
    parser.add_argument(
        "--restarts", type=int, default=20, help="of PostgreSQL, where there are several bots"
    )
    given = parser.parse_args(arguments)
    if given.bots > 1:
        return _shared(given)
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
        return asyncio.run(
            _run(given.kills, given.tables, given.seed, given.keep.absolute(), is_pair=given.pair)
        )
    with TemporaryDirectory() as name:
        return asyncio.run(_run(given.kills, given.tables, given.seed, Path(name), is_pair=given.pair))


def _shared(given: argparse.Namespace) -> int:
    from benchmarks.chaos.several_bots import run_shared

    with TemporaryDirectory() as name:
        folder = Path(name) if given.keep is None else given.keep.absolute()
        folder.mkdir(parents=True, exist_ok=True)
        return asyncio.run(
            run_shared(given.bots, given.kills, given.restarts, given.tables, given.seed, folder)
        )
