"""Tables side by side: work due at one waits for no other one, and never for a computer player who thinks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store.games.notices import LATE, SOON, Notice
from bot.tables import Table
from bot.tables.deadlines.errands import RETRY, Errand, Errands
from bot.tables.deadlines.notice_board import IN_TRANSIT
from bot.tables.deadlines.scheduler import AT_A_TIME, TURNS_AT_A_TIME
from engine.chance import Chance
from engine.match import Match
from engine.players import LEVELS, Late, never
from engine.text import Seat
from tests.bot.tables.deadlines.test_scheduler import HOUR, START, Channel, Town, town
from tests.bot.tables.house import ADA, BRUNO
from tests.standin.screen import PATIENCE


@dataclass
class Thinker:
    """A computer player that moves at once, were it not for the gate."""

    gate: threading.Event
    begun: threading.Event = field(default_factory=threading.Event)
    slow = False

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        self.begun.set()
        self.gate.wait(PATIENCE)
        return match.legal(seat).actions[-1]


@dataclass
class Heard(Channel):
    """A channel that tells of each change, and holds back what is to be said where the way is blocked."""

    thinks: threading.Event = field(default_factory=threading.Event)
    """The event that is set once a computer player thinks."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    blocked: set[int] = field(default_factory=set)
    """Channels where nothing arrives until `opened`."""
    opened: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: int = 0
    most_waiting: int = 0

    async def remind(
        self, table: Table, notices: Sequence[Notice], key: str, silent: Collection[Seat] = ()
    ) -> int | None:
        if table.place.channel in self.blocked:
            self.waiting += 1
            self.most_waiting = max(self.most_waiting, self.waiting)
            self.changed.set()
            await self.opened.wait()
            self.waiting -= 1
        message = await super().remind(table, notices, key, silent)
        self.changed.set()
        return message

    async def retract(self, channel: int, message: int) -> None:
        await super().retract(channel, message)
        self.changed.set()

    def at(self, table: Table) -> list[str]:
        """Return the messages in the channel of a table."""
        said = [notice for notices in self.standing.values() for notice in notices]
        return [notice.kind for notice in said if notice.game == table.id]

    async def until_at(self, table: Table, kinds: list[str]) -> None:
        """Wait until this stands in the channel of a table."""
        async with asyncio.timeout(PATIENCE):
            while self.at(table) != kinds:
                self.changed.clear()
                await self.changed.wait()


@asynccontextmanager
async def hearing(folder: Path, gate: threading.Event) -> AsyncIterator[tuple[Town, Heard]]:
    """Yield a town in which whoever stands in for people thinks until the gate is open."""
    thinker = Thinker(gate)
    async with town(folder, {**LEVELS, "greedy": thinker}) as home:
        home.channel = heard = Heard(home, thinks=thinker.begun)
        try:
            yield home, heard
        finally:
            gate.set()
            await home.tables.scheduler.stop()


async def test_nobody_hears_later_of_a_deadline_because_a_computer_player_thinks(tmp_path: Path) -> None:
    gate = threading.Event()
    async with hearing(tmp_path, gate) as (home, heard):
        thinks = [
            await home.playing("quick", "computer", place=place)
            for place in range(100, 101 + TURNS_AT_A_TIME)
        ]
        asks, waits = await home.playing("quick", "vote", place=110), await home.playing("quick", place=111)
        await home.until(START + 1.75 * HOUR)
        assert all(heard.at(table) == [SOON] for table in (*thinks, asks, waits))
        home.now = START + 2 * HOUR
        await home.tables.scheduler.begin_due(heard)
        for table in thinks:
            await heard.until_at(table, [])
        for table in (asks, waits):
            await heard.until_at(table, [LATE])
        rows = await home.store.rows(asks.id)
        assert rows[-1].action == "@overdue 0"
        assert [change.table.id for change in heard.told] == [asks.id]
        gate.set()
        await home.run_due()
        assert {change.table.id for change in heard.told} == {asks.id, *(table.id for table in thinks)}


async def test_a_channel_in_which_nothing_arrives_holds_up_no_other_and_only_so_many_wait_at_a_time(
    tmp_path: Path,
) -> None:
    async with hearing(tmp_path, threading.Event()) as (home, heard):
        held = [await home.playing("daily", place=place) for place in range(100, 100 + AT_A_TIME + 3)]
        heard.blocked = {table.place.channel for table in held[:3]}
        home.now = START + 19 * HOUR
        await home.tables.scheduler.begin_due(heard)
        for table in held[3:]:
            await heard.until_at(table, [SOON])
        heard.blocked, home.now = {table.place.channel for table in held}, START + 25 * HOUR
        await home.tables.scheduler.begin_due(heard)
        heard.opened.set()
        for _ in ("what is under way", "what there is to do after it"):
            await home.run_due()
        assert heard.most_waiting <= AT_A_TIME
        assert all(heard.at(table) == [LATE] for table in held)


@dataclass
class Delayed(Channel):
    """A line that breaks while a reminder is on its way, which arrives all the same, later than the next look."""

    on_its_way: dict[str, tuple[Notice, ...]] = field(default_factory=dict)

    async def remind(
        self, table: Table, notices: Sequence[Notice], key: str, silent: Collection[Seat] = ()
    ) -> int | None:
        self.on_its_way[key] = tuple(notices)
        raise ConnectionError

    def arrive(self) -> None:
        """Let the message that is on its way arrive in the channel."""
        for key, notices in self.on_its_way.items():
            self.said[key] = notices, self.town.now
            self.standing[len(self.said)] = notices


@pytest.mark.parametrize("has_died", [False, True])
async def test_a_reminder_that_arrives_after_its_wait_is_over_is_deleted_all_the_same(
    tmp_path: Path, *, has_died: bool
) -> None:
    async with town(tmp_path) as home:
        home.channel = line = Delayed(home)
        table = await home.playing("daily")
        home.now = START + 19 * HOUR
        await home.run_due()
        for pick in ("pick pebble", "pick turn"):
            await home.tables.act(table.id, ADA, pick, home.next)
        home.now += IN_TRANSIT / 2
        if has_died:
            await home.stop()
            await home.start()
        await home.run_due()
        line.arrive()
        home.now += RETRY
        await home.run_due()
        assert line.standing == {}


async def test_what_has_failed_is_begun_again_when_it_has_rested_and_what_is_under_way_is_not_begun_twice() -> (
    None
):
    now, rung, done = [START], [], list[str]()
    errands = Errands(2, lambda: now[0], lambda: rung.append(now[0]))
    gate = asyncio.Event()

    async def fail() -> None:
        done.append("failed")
        raise ConnectionError

    async def work(name: str) -> None:
        done.append(name)
        await gate.wait()

    found = [Errand(1, "broken", fail), Errand(2, "long", partial(work, "long"))]
    errands.begin(found)
    errands.begin([*found, Errand(2, "more", partial(work, "more"))])
    gate.set()
    await errands.idle()
    assert done == ["failed", "long"]
    assert rung == [START, START], "one has failed, and the owner of the other had more to do"
    assert errands.next == START + RETRY
    errands.begin(found[:1])
    await errands.idle()
    assert done == ["failed", "long"]
    now[0] += RETRY
    errands.begin(found[:1])
    await errands.idle()
    assert done == ["failed", "long", "failed"]


async def test_whoever_came_first_is_seen_to_first_and_one_errand_that_fails_keeps_no_other_of_its_owner() -> (
    None
):
    done = list[str]()
    errands = Errands(1, lambda: START, lambda: None)

    async def work(name: str) -> None:
        done.append(name)
        await asyncio.sleep(0)
        if name == "a1":
            raise ConnectionError

    def errand(name: str) -> Errand:
        return Errand(name[0], name, partial(work, name))

    errands.begin([errand("a1"), errand("b1"), errand("a2")])
    errands.begin([errand("c1")])
    await errands.idle()
    assert done == ["a1", "a2", "b1", "c1"]


async def test_what_is_too_early_waits_for_its_time() -> None:
    done = list[str]()
    now = [START]
    errands = Errands(1, lambda: now[0], lambda: None)

    async def work() -> None:
        done.append("done")

    errand = Errand(1, "later", work, START + HOUR)
    errands.begin([errand])
    await errands.idle()
    assert (done, errands.next) == ([], START + HOUR)
    now[0] += HOUR
    errands.begin([errand])
    await errands.idle()
    assert (done, errands.next) == (["done"], None)


@pytest.mark.parametrize("is_thinking", [False, True], ids=["before it thinks", "while it thinks"])
async def test_the_computer_of_a_deadline_moves_for_nobody_while_people_decide_on_taking_moves_back(
    tmp_path: Path, is_thinking: bool
) -> None:
    gate = threading.Event()
    async with hearing(tmp_path, gate) as (home, heard):
        table, votes = await home.playing("quick", "computer"), home.tables.votes
        for line in ("pick pebble", "pick turn"):
            table = (await home.tables.act(table.id, ADA, line, home.next)).table
        deadline = table.chairs[1].clock.deadline
        assert deadline is not None
        if is_thinking:
            home.now = deadline
            await home.tables.scheduler.begin_due(heard)
            await asyncio.to_thread(heard.thinks.wait, PATIENCE)
        vote = (await votes.ask_undo(table.id, ADA, home.next)).table.vote
        assert vote is not None
        gate.set()
        home.now = deadline
        await home.run_due()
        assert (await home.tables.table(table.id)).vote == vote
        refused = (await votes.refuse(table.id, BRUNO, vote.moment, home.next)).table
        assert [chair.person for chair in refused.awaiting] == [BRUNO.id]
        await home.run_due()
        assert [chair.person for chair in (await home.tables.table(table.id)).awaiting] == [ADA.id]
        [late] = [row.action for row in await home.store.rows(table.id) if row.action.startswith("@late")]
        assert {told.seat for change in heard.told for told in change.told if told.action != late} == {1}


async def test_what_a_computer_has_moved_at_a_deadline_is_told_although_something_comes_between(
    tmp_path: Path,
) -> None:
    gate = threading.Event()
    async with hearing(tmp_path, gate) as (home, heard):
        table = await home.playing("quick", "computer")
        home.now = START + 2 * HOUR
        await home.tables.scheduler.begin_due(heard)
        await asyncio.to_thread(heard.thinks.wait, PATIENCE)
        await home.tables.seats.offer(table.id, ADA, BRUNO.id + 100, home.next)
        gate.set()
        await home.run_due()
        [change] = heard.told
        assert change.told[0].action.startswith("@late")
        assert {told.seat for told in change.told[1:]} == {0}
        assert [chair.person for chair in change.table.awaiting] == [BRUNO.id]
