"""`make cluster`: two bots with two shards each on one PostgreSQL, before a stand-in. Games are played on every shard, one bot is killed
between a move and its card, the other one takes over, the first comes back, and all games go to their ends.

Whatever is other than it should be is an AssertionError.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path

from benchmarks.chaos.ledger import Ledger
from benchmarks.process import PATIENCE, Bot
from benchmarks.stage import Grove, Stage
from bot.store.shards import Shards
from standin.faults.model import Aborted
from standin.rest.rate_limits import DISCORDS, GENEROUS
from standin.server import LocalDiscord
from tests.bot.postgresql import MISSING, Server, programs
from tests.bot.shards import servers

SHARDS = 4
HALVES = ("0-1/4", "2-3/4")
ALONE, TOGETHER = ("0-1/2",), ("0/2", "1/2")
"""One bot with both shards, and two with one each."""
TABLES = 24
"""At which people move without a pause."""
SECONDS = 10.0
FLUSHED = 1.5
"""Seconds after which the database has counted what was done."""
TAKEN_OVER = 30.0
"""Seconds after the death of a bot within which another one does what it has left undone."""
COME = 40.0
"""Seconds in which all shards are there: a bot waits five seconds between two of its own, and longer where others begin, too."""
CARDS = r"(POST .*/webhooks/.*|.* .*/channels/\d+/messages)"
DATABASE = "cluster"


class Cluster(Stage):
    """A stage with a bot for each half of the shards, of which `self.bot` is the first."""

    def __init__(self, local: LocalDiscord, bots: tuple[Bot, ...]) -> None:
        super().__init__(local, bots[0])
        self.bots = bots
        self.shards = sum(len(Shards.read(bot.options[1]).numbers) for bot in bots)

    async def start(self) -> None:
        """Start all bots, and wait until each shard is heard."""
        for bot in self.bots:
            await bot.start()
        await self.all_online()

    async def all_online(self) -> None:
        async with asyncio.timeout(COME):
            while self.local.gateway.shards_online != set(range(self.shards)):
                for bot in self.bots:
                    assert bot.process is None or bot.process.returncode is None, bot.log.read_text()[-4000:]
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        """End all bots, and look whether all games are as they were played."""
        for bot in self.bots[1:]:
            await bot.end()
        await super().close()

    async def kill(self) -> None:
        for bot in self.bots:
            await bot.kill()


@asynccontextmanager
async def cluster(server: Server, halves: tuple[str, ...] = HALVES) -> AsyncIterator[Cluster]:
    """Open the stand-in and make the bots, which are not started yet; all end with the block."""
    with tempfile.TemporaryDirectory() as name:
        async with LocalDiscord(
            deadline=PATIENCE, limits=replace(GENEROUS, identifies=DISCORDS.identifies)
        ) as local:
            url, folder = server.url(DATABASE), Path(name)
            bots = tuple(
                Bot(local.url, url, folder / f"log {number}", ("--shards", half))
                for number, half in enumerate(halves)
            )
            made = Cluster(local, bots)
            try:
                yield made
            except BaseException:
                await made.kill()
                raise
            await made.close()


@contextmanager
def running_server() -> Iterator[Server]:
    """Run a server with an empty database for the cluster. RuntimeError where no server is installed."""
    if programs() is None:
        raise RuntimeError(f"not checked: {MISSING}")
    server = Server.create()
    try:
        server.execute(f"CREATE DATABASE {DATABASE}")
        yield server
    finally:
        server.remove()


async def play_moves(play: Cluster, grove: Grove, moves: int | None = None) -> int:
    """Play so many moves, or to the end; give how many there were."""
    done = 0
    while not grove.match.over and done != moves:
        await play.move(grove)
        done += 1
    return done


async def kill_between_move_and_card(play: Cluster, grove: Grove) -> float:
    """Return the seconds from the death of the first bot, which has answered a move and not shown it, until the second one shows it."""
    person, option = grove.next_move()
    plan = play.local.faults.add(Aborted(route=CARDS, times=1000))
    await play.submit(person, grove, option)
    await play.bots[0].kill()
    play.local.faults.stop(plan.id)
    dead = time.perf_counter()
    card = await asyncio.wait_for(grove.cards.get(), TAKEN_OVER)
    assert play.pictures(card), card
    grove.card = card["id"]
    return time.perf_counter() - dead


async def _evening(play: Cluster) -> list[tuple[str, str]]:
    begun = time.perf_counter()
    await play.start()
    come = time.perf_counter() - begun
    for grove in play.groves:
        grove.card = (await play.next_card(grove))["id"]
    first, *others = play.groves
    moves = sum(await asyncio.gather(*(play_moves(play, grove, 6) for grove in play.groves)))
    silence = await kill_between_move_and_card(play, first)
    elsewhere = [grove for grove in others if grove in play.groves[SHARDS // 2 :]]
    moves += 1 + sum(await asyncio.gather(*(play_moves(play, grove, 4) for grove in elsewhere)))
    begun = time.perf_counter()
    await play.bots[0].start()
    await play.all_online()
    back = time.perf_counter() - begun
    moves += sum(await asyncio.gather(*(play_moves(play, grove) for grove in play.groves)))
    return [
        ("both bots, all four shards there", f"{come:.1f} s"),
        ("from the death of one to the card that it owed, posted by the other", f"{silence:.1f} s"),
        ("the dead one back with both shards", f"{back:.1f} s"),
        ("games played to their ends / moves", f"{len(play.groves)} / {moves}"),
    ]


async def _run(server: Server) -> list[tuple[str, str]]:
    async with cluster(server) as play:
        await play.prepare(SHARDS, servers(play.local, SHARDS))
        return await _evening(play)


@dataclass(frozen=True)
class Spent:
    """Time spent so far, and the database's own counts."""

    seconds: float
    bots: float
    own: float
    transactions: int
    written: int
    """Bytes of its log, of which a move writes whole pages the first time after a checkpoint."""
    size: int

    @classmethod
    def now(cls, play: Cluster, ledger: Ledger) -> Spent:
        counted = ledger.execute(
            "SELECT xact_commit + xact_rollback, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint, "
            "pg_database_size(datname) FROM pg_stat_database WHERE datname = current_database()"
        ).fetchone()
        cpu = sum(bot.cpu for bot in play.bots)
        return cls(time.perf_counter(), cpu, time.process_time(), *counted)

    def since(self, before: Spent) -> Spent:
        return Spent(*(getattr(self, each.name) - getattr(before, each.name) for each in fields(self)))


async def _load(server: Server, halves: tuple[str, ...]) -> list[tuple[str, str]]:
    """Measure how much people can do who never pause, and what a move takes: that says more where all share a few processors."""
    ledger = Ledger(str(server.folder), DATABASE)
    async with cluster(server, halves) as play:
        await play.prepare(TABLES, servers(play.local, play.shards))
        await play.start()
        for grove in play.groves:
            grove.card = (await play.next_card(grove))["id"]
        await asyncio.sleep(FLUSHED)
        before, end = Spent.now(play, ledger), time.perf_counter() + SECONDS
        moves = sum(await asyncio.gather(*(_until(play, grove, end) for grove in play.groves)))
        seconds = time.perf_counter() - before.seconds
        await asyncio.sleep(FLUSHED)
        spent = Spent.now(play, ledger).since(before)
        await asyncio.sleep(SECONDS)  # old cards lose their buttons meanwhile
        quiet = Spent.now(play, ledger)
        await asyncio.sleep(SECONDS)
        rest = Spent.now(play, ledger).since(quiet)
    bots = f"{len(halves)} bot{'s' * (len(halves) > 1)}"
    return [
        (f"moves without a pause at {TABLES} tables, {bots}", f"{moves / seconds:.1f} a second"),
        (
            f"a move, {bots}",
            f"{spent.bots / moves * 1e3:.1f} ms of the bots' processors and {spent.own / moves * 1e3:.1f} ms of the stand-in's, "
            f"{spent.transactions / moves:.1f} transactions, {spent.written / moves:,.0f} bytes of the database's log, "
            f"{spent.size / moves:,.0f} bytes more in it",
        ),
        (f"a second of rest, {bots}", f"{rest.transactions / rest.seconds:.1f} transactions"),
    ]


async def _until(play: Cluster, grove: Grove, end: float) -> int:
    done = 0
    while time.perf_counter() < end and not grove.match.over:
        await play.move(grove)
        done += 1
    return done


def main(arguments: Sequence[str]) -> int:
    """Return the exit code: 0 where everything held, or where there is no server, which is said. With `load` it measures instead."""
    try:
        rows = []
        if "load" in arguments:
            for halves in (ALONE, TOGETHER):
                with running_server() as server:
                    rows += asyncio.run(_load(server, halves))
        else:
            with running_server() as server:
                rows = asyncio.run(_run(server))
    except RuntimeError as error:
        print(error)
        return 0
    print("| what | measured |\n|---|---|")
    for what, measured in rows:
        print(f"| {what} | {measured} |")
    return 0
