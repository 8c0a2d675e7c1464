"""A process that is killed at any point loses nothing it has acknowledged, and nothing is applied twice afterwards."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from bot.store.games.letters import LetterStore
from bot.tables import find_differences
from tests.bot.store.mortal import OPENED, live, play, replace
from tests.bot.tables.house import ADA, file_at, house
from tests.engine.toys import toy

ACT = 5
"""Act the process dies in: one that ends a turn, so that the computer player's moves follow in transactions of their own."""

LAST = OPENED + ACT + 4
TABLE = 1


Log = list[tuple[int | None, str, str]]


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Log:
    """Return the log of a process that was never killed."""
    return asyncio.run(_lived(tmp_path_factory.mktemp("unkilled")))


async def _lived(folder: Path) -> Log:
    async with house(file_at(folder)) as home:
        await home.playing(ADA, level="random", heap=400)
        await play(home, TABLE, OPENED, LAST)
        return [(row.seat, row.action, row.digest) for row in await home.store.rows(TABLE)]


def killed(url: str, thing: int) -> list[int]:
    """Return what a process acknowledges that dies before database statement or commit number `thing` of the act."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["tests.bot.store.mortal"])
    heard, said = processes.Pipe(duplex=False)
    mortal = processes.Process(target=live, args=(url, ACT, thing, said.send))
    mortal.start()
    said.close()
    mortal.join()
    assert mortal.exitcode == -signal.SIGKILL
    acknowledged = []
    with heard, suppress(EOFError):
        while True:
            acknowledged.append(heard.recv())
    return acknowledged


# BEGIN, SELECT and commit of the look before; BEGIN, PRAGMA, UPDATE, INSERT, snapshot and commit of the move; the first of the computer's.
ON_FILE = [("file", thing) for thing in (0, 3, 5, 6, 7, 8, 9, 13, 40, -1)]
# The same without BEGIN and PRAGMA: in the middle of the move, between it and the computer's, and after all.
ON_SERVER = [("server", thing) for thing in (4, 5, 7, -1)]


@pytest.mark.parametrize(("url", "thing"), ON_FILE + ON_SERVER, indirect=["url"])
async def test_killed_in_the_middle_of_a_move(url: str, lived: Log, thing: int) -> None:
    acknowledged = await asyncio.to_thread(killed, url, thing)
    assert acknowledged == list(range(OPENED, OPENED + ACT))

    async with house(url, first=100) as home:
        rows = await home.store.rows(TABLE)
        applied = [row.interaction for row in rows if row.interaction and row.interaction >= OPENED]
        assert applied in (acknowledged, [*acknowledged, OPENED + ACT])
        assert await find_differences(home.store, toy) == []
        await home.tables.resume()
        change = await home.tables.act(TABLE, ADA, "pick turn", OPENED + ACT)
        assert change.repeated == (OPENED + ACT in applied)
        assert change.told[0].action == "pick turn"
        await play(home, TABLE, OPENED + ACT + 1, LAST)
        log = [(row.seat, row.action, row.digest) for row in await home.store.rows(TABLE)]
    assert log == lived


# The looks before; the row of the log, the seats, the letter, the commit; the next transaction, and after all.
@pytest.mark.parametrize("thing", [3, 8, 9, 10, 11, 12, -1])
async def test_killed_while_somebody_is_replaced_the_letter_is_owed_if_it_was_done(
    tmp_path: Path, thing: int
) -> None:
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["tests.bot.store.mortal"])
    mortal = processes.Process(target=replace, args=(file_at(tmp_path), thing))
    mortal.start()
    await asyncio.to_thread(mortal.join)
    assert mortal.exitcode == -signal.SIGKILL
    async with house(file_at(tmp_path), first=2000) as home:
        is_done = (await home.tables.table(TABLE)).chairs[0].computer is not None
        owed = await LetterStore(home.store).owed()
        assert [(each.seat, each.kind, each.claimed) for each in owed] == [(0, "replaced", False)] * is_done
        assert is_done == (thing in (12, -1))
