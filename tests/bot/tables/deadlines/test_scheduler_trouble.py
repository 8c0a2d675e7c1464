"""Notices of the watch after failed requests, where it matters which of them failed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import time
from pathlib import Path

import pytest

from bot.store.games.notices import LATE, DueNow, Notice, Notices
from bot.store.rows import Seen
from bot.tables import Change, Status, Table
from bot.tables.deadlines import timeout
from bot.tables.deadlines.errands import RETRY
from bot.tables.deadlines.timeout import late_event
from bot.tables.log.mapping import stamp
from bot.tables.model.step import Step
from engine.errors import Stale
from engine.text import Seat, say
from tests.bot.tables.deadlines.test_scheduler import HOUR, START, Channel, town
from tests.bot.tables.house import ADA


@dataclass
class Broken(Channel):
    """A channel whose next `failing` requests fail."""

    failing: int = 0

    async def remind(
        self, table: Table, notices: Sequence[Notice], key: str, silent: Collection[Seat] = ()
    ) -> int | None:
        self._fail()
        return await super().remind(table, notices, key, silent)

    async def find(self, channel: int, key: str) -> int | None:
        self._fail()
        return await super().find(channel, key)

    def _fail(self) -> None:
        if self.failing:
            self.failing -= 1
            raise ConnectionError


async def test_a_deadline_is_not_called_near_when_it_has_passed_meanwhile(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        home.channel = broken = Broken(home, failing=1)
        await home.playing("daily")
        home.now = START + 19 * HOUR
        await home.run_due()
        assert home.kinds() == []
        home.now = START + 25 * HOUR
        broken.failing = 1
        await home.run_due()
        assert home.kinds() == [LATE]
        home.now += RETRY
        await home.run_due()
        assert (await Notices(home.store).due(0)).unsent == []
        assert home.kinds() == [LATE]
        assert home.standing() == [LATE]


async def test_a_reminder_of_several_that_has_failed_is_sent_again_for_all_of_them(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        home.channel = Broken(home, failing=1)
        await home.playing("daily", game="magpies")
        home.now = START + 19 * HOUR
        await home.run_due()
        assert home.kinds() == []
        home.now += RETRY
        await home.run_due()
        [(said, _)] = home.channel.said.values()
        assert [notice.seat for notice in said] == [0, 1, 2]
        assert (await Notices(home.store).due(0)).unsent == []


async def test_a_deadline_that_another_bot_has_just_logged_is_not_logged_again_and_the_turn_is_made_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home, town(tmp_path) as other:
        table = await home.playing("quick", "computer", "magpies")
        home.now = other.now = START + 3 * HOUR
        late = late_event(Seat(0), START + 2 * HOUR)
        seen, writer = home.store.seen, other.tables.scheduler._writer

        async def seen_after_the_other(game: int, interaction: int | None) -> Seen | None:
            """Let the other bot write its row and die, after this one has found that the log has none."""
            monkeypatch.undo()
            await writer.make(game, None, lambda newest: Step(newest, late))
            return await seen(game, interaction)

        monkeypatch.setattr(home.store, "seen", seen_after_the_other)
        await home.run_due()
        actions = [row.action for row in await home.store.rows(table.id)]
        assert actions.count(late) == 1
        assert actions[actions.index(late) + 1].startswith("keep")


async def test_what_has_moved_on_by_the_time_a_deadline_is_seen_to_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("quick", "computer")
        deadline = table.chairs[0].clock.deadline
        assert deadline is not None
        seat, moved_on = Seat(0), say("table-moved-on")
        looks = home.tables.scheduler._timeout
        step = timeout._log_late(table.moment, seat, deadline, table)
        assert step.action == timeout.late_event(seat, deadline) == f"@late 0 {stamp(deadline)}"
        assert (step.seat, [told.action for told in step.told]) == (None, [step.action])
        with pytest.raises(Stale) as stale:
            timeout._log_late(table.moment + 1, seat, deadline, table)
        assert stale.value.text == moved_on
        with pytest.raises(Stale) as stale:
            await looks._log_once(table.id, seat, deadline + HOUR)
        assert stale.value.text == moved_on

        made: list[Callable[[Table], Step]] = []

        async def make(_: int, __: None, step: Callable[[Table], Step]) -> Change:
            made.append(step)
            return Change(table)

        monkeypatch.setattr(home.tables._writer, "make", make)
        await looks._one(table, seat, deadline)
        (move,) = made
        assert move(table).by_clock
        for newest in (replace(table, moment=table.moment + 1), replace(table, status=Status.PAUSED)):
            with pytest.raises(Stale) as stale:
                move(newest)
            assert stale.value.text == moved_on


async def test_a_watch_that_cannot_look_looks_again_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path) as home:

        async def fail(*_: object) -> DueNow:
            raise ConnectionError

        monkeypatch.setattr(home.tables.scheduler._notices, "due", fail)
        assert await home.tables.scheduler.begin_due(home.channel) == home.now + RETRY
        assert "the clocks cannot be watched" in caplog.text


async def test_a_reminder_whose_line_broke_when_it_had_arrived_is_found_and_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        remind, sent = home.channel.remind, list[str]()

        async def remind_and_break(
            table: Table, notices: Sequence[Notice], key: str, *_: object
        ) -> int | None:
            await remind(table, notices, key)
            sent.append(key)
            raise ConnectionError

        monkeypatch.setattr(home.channel, "remind", remind_and_break)
        table = await home.playing("daily")
        home.now = START + 19 * HOUR
        await home.run_due()
        assert len((await Notices(home.store).due(0)).unsent) == 1
        home.now += RETRY
        await home.run_due()
        assert (len(sent), (await Notices(home.store).due(0)).unsent) == (1, [])
        await home.tables.act(table.id, ADA, "pick pebble", home.next)
        await home.run_due()
        assert home.standing() == []


async def test_a_reminder_that_cannot_be_posted_is_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        tried = list[str]()

        async def refuse(_: Table, __: Sequence[Notice], key: str, *___: object) -> None:
            tried.append(key)

        monkeypatch.setattr(home.channel, "remind", refuse)
        await home.playing("daily")
        home.now = START + 19 * HOUR
        await home.run_due()
        home.now += HOUR
        await home.run_due()
        assert (len(tried), (await Notices(home.store).due(0)).unsent) == (1, [])


async def test_a_list_of_games_that_wait_no_more_is_not_sent_and_what_it_has_overtaken_is_not_told(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        await home.tables.scheduler.set(ADA.id, wakes=time(12), sleeps=time(8))
        tables = [await home.playing("none", place=place) for place in (100, 101)]
        home.now = START + 3 * HOUR
        notices, board = Notices(home.store), home.tables.scheduler._board
        due = (await notices.due(stamp(home.now))).reminders
        await board._greet(home.channel, ADA.id, [tuple(due)])
        assert (await notices.due(stamp(home.now))).reminders == []
        assert [(person, count) for person, _, count in home.channel.digests] == [(ADA.id, 2)]
        for table in tables:
            await home.tables.guilds.stop(table.id, home.next)
        await board._list(home.channel, ADA.id, due, stamp(home.now), again=True)
        assert len(home.channel.digests) == 1
        assert (await notices.due(stamp(home.now))).stale == []
