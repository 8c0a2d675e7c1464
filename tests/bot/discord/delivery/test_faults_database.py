"""The file under a running bot is full, locked or damaged: a person reads a sentence, and the same press works when it has passed."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from bot.discord.ui.links import link_to
from bot.operations.backup import back_up
from bot.operations.restore import restore
from bot.store.database import engine
from tests.bot.discord.delivery.notices.test_reminders import timed
from tests.bot.discord.delivery.test_letters import letters
from tests.bot.discord.grove import asked, grove, label, labels, playing, pressed
from tests.bot.discord.trouble import away, errors, logged, shown
from tests.clock import Clock
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

NOT_SAVED = "That could not be saved, so nothing has changed."
DAMAGED = "My records are damaged"


Fault = Callable[[Path], AbstractContextManager[None]]


@contextmanager
def limited(folder: Path) -> Iterator[None]:
    """Limit every file to the present length of the journal until the block ends."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / "grove.db-wal").stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """Fill the disk to the last byte until the block ends."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    yield
    ballast.unlink()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Write as somebody else, without an end until the block ends; taken on a thread, so that what the bot is writing may end before."""
    file = folder / "grove.db"
    with closing(sqlite3.connect(file, timeout=60, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Yield a disk of two megabytes; skip the test where none can be made."""
    disk = folder / "disk"
    disk.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True)
    if made.returncode:
        pytest.skip("a disk can be made by root alone")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


def damage(file: Path) -> None:
    """Write over every page but the first, as another program would."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = file.stat().st_size // 4096 - 1
    noise = ("dd", "if=/dev/urandom", f"of={file}", "bs=4096", "seek=1", f"count={pages}", "conv=notrunc")
    subprocess.run(noise, check=True, capture_output=True)
    # What was read before is believed until somebody writes.
    with closing(sqlite3.connect(file, timeout=60)) as other, other:
        other.execute("PRAGMA application_id = 1")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for other writers for 20 ms only."""
    patient = f"PRAGMA busy_timeout = {engine.WAIT}"
    pragmas = tuple("PRAGMA busy_timeout = 20" if p == patient else p for p in engine._PRAGMAS)
    assert pragmas != engine._PRAGMAS
    monkeypatch.setattr(engine, "_PRAGMAS", pragmas)


async def one_press_away(ada: Person, card: Message) -> tuple[Message, str]:
    """Return a page with a move that is made by one more press, and the button of it."""
    tiles = await pressed(ada, card, "Take tiles")
    return tiles, label(tiles, "D12")


async def refused_then_done(folder: Path, fault: Fault, caplog: pytest.LogCaptureFixture) -> str:
    """Press the same button during the trouble and after it; return what was logged."""
    async with grove(folder, "Ada", "Celina") as (running, (ada, celina)):
        tiles, take = await one_press_away(ada, await playing(ada, celina))
        await running.tidied()
        with ExitStack() as stack:
            await asyncio.to_thread(stack.enter_context, fault(folder))
            refused = await pressed(ada, tiles, take)
            assert NOT_SAVED in refused.text
            assert refused.is_ephemeral
            assert take in labels(tiles)
            assert (await asked(ada, "/scores")).is_ephemeral
        (logged,) = errors(caplog)
        await pressed(ada, tiles, take)
        await shown(running, celina, "take D12")
    assert errors(caplog) == [logged]
    return logged


@pytest.mark.parametrize(("fault", "why"), [(limited, "disk I/O error"), (locked, "database is locked")])
async def test_what_cannot_be_saved_is_said_and_the_same_press_works_later(
    tmp_path: Path, fault: Fault, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert why in await refused_then_done(tmp_path, fault, caplog)


async def test_a_full_disk_is_said_and_the_same_press_works_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with small_disk(tmp_path) as disk:
        assert "disk is full" in await refused_then_done(disk, full, caplog)


async def test_damaged_records_are_said_and_a_backup_put_in_their_place_is_played_on(
    tmp_path: Path,
) -> None:
    file = tmp_path / "grove.db"
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        tiles, take = await one_press_away(ada, await playing(ada, celina))
        await running.tidied()
        await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
        # The bot lives on beside it: what it is writing may end.
        await asyncio.to_thread(damage, file)
        for _ in range(2):
            assert DAMAGED in (await pressed(ada, tiles, take)).text
        await running.stop()
        await restore(tmp_path / "copy.db", file, datetime(2026, 4, 1, tzinfo=UTC))
        await running.start()
        await ada.bot_ready()
        # The button is of a time that is lost: whatever it meant then, it does nothing now.
        assert "moved on" in (await pressed(ada, tiles, take)).text
        await asked(ada, "/forest take first:D12")
        await shown(running, celina, "take D12")


async def test_whoever_has_moved_is_told_so_though_the_card_cannot_be_looked_up_and_it_comes_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        await running.tidied()
        running.tables.cards._posted.clear()  # As after a new start, which remembers no card.
        with away(tmp_path / "grove.db", "posted"):
            assert "Ada takes D12" in (await asked(ada, "/forest take first:D12")).text
            await logged(caplog, "the database does not answer")
            await running.bot.requests.drain()
            await asked(ada, "/scores")  # Whatever was said before it has come by then.
            assert not [each for each in ada.messages() if NOT_SAVED in each.text]
            assert running.bot.desk.poster.unposted == 1
        await clock.hasten(shown(running, celina, "take D12", words="Ada takes D12"))
    assert {*errors(caplog)} == {"the database does not answer: no such table: posted"}


def _is_written(person: Person, words: str) -> bool:
    return bool(letters(person, words))


async def test_a_letter_waits_for_the_database_and_is_sent_then_in_the_language_of_its_reader(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    """Whether it is away when it is asked what is owed, or when it is to note that a letter is being sent."""
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick")
        await running.tables.preferences.set(int(ada.id), language="pl")
        table, file, sender = await running.table(ada), tmp_path / "grove.db", running.bot.letters
        with closing(sqlite3.connect(file)) as other, other:
            row = "INSERT INTO letters (game, seq, seat, kind, claimed) VALUES (?, ?, ?, ?, 1)"
            other.executemany(row, [(table.id, 1, 0, "lost"), (table.id, 2, 1, "ended")])
        with away(file, "letters"):
            sender.look_again()
            await logged(caplog, "not known yet")
        with ExitStack() as stack:
            await asyncio.to_thread(stack.enter_context, locked(tmp_path))
            await clock.hasten(logged(caplog, "a letter waits"))
        for person, kind, language in ((ada, "lost", "pl"), (celina, "ended", "en")):
            speech = words(language)
            told = speech.key(f"letter-{kind}", game=speech.key(table.game.id), where=link_to(table.place))
            await clock.hasten(person.until(partial(_is_written, person, told), told))
        await clock.hasten(sender._tasks.drain())
        assert await running.tables.letters.owed() == []
