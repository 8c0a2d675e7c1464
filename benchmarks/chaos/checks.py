"""Checks of all that has to hold however often the bot is killed: each gives sentences about what does not, with the table's id."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from benchmarks.chaos.ground import Spot
from benchmarks.chaos.ledger import Ledger
from benchmarks.chaos.people import Deed, is_card, marks, moment_shown
from bot.operations.integrity import fault_in
from bot.store import Store
from bot.store.games.notices import LATE, SOON, TURN, Notice
from bot.tables import find_differences
from standin.server import LocalDiscord
from standin.world.state import Stored, WorldEvent
from words.catalogue import LANGUAGES, words

KEY = re.compile(r"[0-9a-f]{24}")
PATIENCE = 90.0
"""Seconds within which one more channel has to be as it should when nobody acts and nothing goes wrong any more: how many there are, and
how busy the machine is, does not matter then. What fails is tried again within half a minute.
"""
POLL = 0.2
Book: TypeAlias = "Path | Ledger"
"""Place of the database that is looked into: a file, or a server."""
Opened: TypeAlias = "sqlite3.Connection | Ledger"
PROMPT = 3.0
"""Seconds after a deadline in which it is to be acted on, when nothing is in the way."""


class Reminders:
    """Hears of every reminder that is posted: how often, and in which order."""

    def __init__(self, local: LocalDiscord) -> None:
        self.posted: list[str] = []
        local.world.subscribe(self._hear)

    def _hear(self, event: WorldEvent) -> None:
        if event.name == "MESSAGE_CREATE" and event.reader is None:
            self.posted += keys(Stored(event.data))


def keys(message: Stored) -> list[str]:
    """Return the names of what a message reminds of."""
    return [mark.path for mark in marks(message) if KEY.fullmatch(mark.path)]


def logged(file: Book, deeds: Iterable[Deed]) -> Iterator[str]:
    """Whoever was told that it was done has done it once, and whoever was not, once at most; nothing was done of what was refused.

    Whoever is told that it is saved already has done it, too: the answer to a request that another process has carried out.
    """
    unsure = tuple(
        words(language).key(key, number="#").split("#")[0]
        for language in LANGUAGES
        for key in ("refusal-accident", "table-away")
    )
    saved = {words(language).key("refusal-saved") for language in LANGUAGES}
    with closing(_opened(file)) as database:
        for deed in deeds:
            is_done = deed.is_acknowledged or deed.answer in saved
            rows = database.execute(
                "SELECT game, seq FROM actions WHERE interaction = ?", (deed.interaction,)
            ).fetchall()
            if is_done and len(rows) != 1:
                yield f"{deed} was acknowledged and is {len(rows)} times in the log"
            elif len(rows) > 1:
                yield f"{deed} is {len(rows)} times in the log"
            elif rows and deed.answer is not None and not is_done and not deed.answer.startswith(unsure):
                yield f"{deed} is in the log of table {rows[0][0]} and its person was told otherwise"


def found_unacknowledged(file: Book, deeds: Iterable[Deed]) -> int:
    """Return the number of deeds in the log whose people never heard of it."""
    silent = {deed.interaction for deed in deeds if deed.answer is None}
    with closing(_opened(file)) as database:
        rows = database.execute("SELECT interaction FROM actions WHERE interaction IS NOT NULL")
        return sum(interaction in silent for (interaction,) in rows)


def whole(file: Book) -> Iterator[str]:
    """Yield a sentence where the file is not sound, a log has a gap, or a deadline was enforced twice."""
    with closing(_opened(file)) as database:
        if isinstance(database, sqlite3.Connection) and (fault := fault_in(database)):
            yield f"the database is damaged: {fault}"
        twice = "SELECT game, action FROM actions WHERE action LIKE '@late %' GROUP BY game, action HAVING count(*) > 1"
        for table, action in database.execute(twice):
            yield f"table {table} has {action} twice"


async def replays(url: str) -> list[str]:
    """Return a sentence for each log that the rules do not follow to where the table is."""
    store = await Store.open(url)
    try:
        return [f"table {each.table_id} replays otherwise: {each}" for each in await find_differences(store)]
    finally:
        await store.close()


class Showing:
    """The channels, compared with the state of their tables in the file."""

    def __init__(self, local: LocalDiscord, file: Book, spots: list[Spot], reminders: Reminders) -> None:
        self._local = local
        self._file = file
        self._spots = spots
        self._reminders = reminders
        self.compared = 0

    async def wait_until_settled(self) -> list[str]:
        """Wait until each channel has shown the newest state, and say what of it does not come."""
        wrong = {spot.channel.id: ["not looked at"] for spot in self._spots}
        end = time.monotonic() + PATIENCE
        while wrong and time.monotonic() < end:
            await asyncio.sleep(POLL)
            for spot in self._spots:
                if spot.channel.id not in wrong:
                    continue
                public = [message for message in spot.channel.messages.values() if message.reader is None]
                # On another thread, for the stand-in lives on this one and bots wait for it.
                wrong[spot.channel.id] = found = await asyncio.to_thread(self._look_at, spot, public)
                if not found:
                    del wrong[spot.channel.id]
                    end = time.monotonic() + PATIENCE
        self.compared += len(self._spots)
        return [each for found in wrong.values() for each in found] + list(self._doubled())

    def _look_at(self, spot: Spot, public: list[Stored]) -> list[str]:
        with closing(_opened(self._file)) as database:
            return list(self._faults(database, spot, public))

    def _faults(self, database: Opened, spot: Spot, public: list[Stored]) -> Iterator[str]:
        newest = (
            "SELECT games.id, moment, posted.message FROM games LEFT JOIN posted ON posted.game = games.id "
            "WHERE games.channel = ? ORDER BY games.id DESC LIMIT 1"
        )
        table, moment, message = database.execute(newest, (int(spot.channel.id),)).fetchone()
        cards = [each for each in public if is_card(each) and marks(each)]
        shown = cards[-1] if cards else None
        if shown is None or int(shown.id) != message:
            told = [(each.id, moment_shown(each), bool(marks(each))) for each in public if is_card(each)]
            yield f"table {table}, moment {moment}: the card is {shown and shown.id}, should be {message}: {told[-5:]}"
        elif moment_shown(shown) != moment or not any(mark.moment == moment for mark in marks(shown)):
            yield f"table {table} is at {moment}, and its card {shown.id} shows {moment_shown(shown)}"
        for each in public:
            if not keys(each) and any(mark.table == table for mark in marks(each)) and each is not shown:
                yield f"table {table}: {each.id}, of moment {moment_shown(each)}, still has buttons"
        yield from self._contradicted(database, table, public)

    @staticmethod
    def _contradicted(database: Opened, table: int, public: list[Stored]) -> Iterator[str]:
        """Yield a sentence for each reminder that stands though its wait is over, or that should stand and does not."""
        standing = {key: message.id for message in public for key in keys(message)}
        rows = database.execute(
            "SELECT n.seat, n.kind, n.at, n.message, n.gone, s.since, s.deadline FROM notices n "
            "JOIN seats s ON s.game = n.game AND s.seat = n.seat WHERE n.game = ?",
            (table,),
        )
        for seat, kind, at, message, gone, since, deadline in rows:
            notice = Notice(table, seat, kind, at)
            here = standing.pop(notice.key, None)
            waits = (since if kind == TURN else deadline) == at
            if here is not None and (gone or not waits):
                yield f"table {table}: {notice} stands in the channel as {here} though its wait is over"
            if here is None and not gone and waits:
                yield f"table {table}: {notice} was decided and is not in the channel ({message})"
        unheard = (
            "SELECT seat FROM seats JOIN games ON id = game WHERE id = ? AND status = 'playing' AND deadline < ? AND computer IS NULL "
            "AND NOT EXISTS (SELECT * FROM notices n WHERE n.game = id AND n.seat = seats.seat AND n.at = deadline AND kind = ?)"
        )
        for (seat,) in database.execute(unheard, (table, int((time.time() - PROMPT) * 1000), LATE)):
            yield f"table {table}: nobody has been told that the time of seat {seat} is over"
        for key, message in standing.items():
            if any(mark.table == table for each in public if each.id == message for mark in marks(each)):
                yield f"table {table}: nobody knows of the reminder {key}, {message}"

    def _doubled(self) -> Iterator[str]:
        """Yield a sentence for each reminder that came twice, or that told of a near deadline after it had passed."""
        for key, times in Counter(self._reminders.posted).items():
            if times > 1:
                yield f"the reminder {key} came {times} times"
        place = {key: index for index, key in enumerate(self._reminders.posted)}
        with closing(_opened(self._file)) as database:
            late = database.execute("SELECT game, seat, at FROM notices WHERE kind = ?", (LATE,))
            for game, seat, at in late:
                soon, after = Notice(game, seat, SOON, at).key, Notice(game, seat, LATE, at).key
                if place.get(soon, -1) > place.get(after, len(place)):
                    yield f"table {game}: seat {seat} heard of a near deadline when it had passed ({at})"


def tidy(spots: list[Spot], kept: int = 150) -> None:
    """Forget private answers, and of what is public all but the latest."""
    for spot in spots:
        public = [each for each in spot.channel.messages.values() if each.reader is None][-kept:]
        spot.channel.messages.clear()
        spot.channel.messages |= {each.id: each for each in public}


def _opened(file: Book) -> Opened:
    if isinstance(file, Ledger):
        return file
    return sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=10)
