"""Reminders and deadlines: their people, times and consequences; through years of a fake clock, deaths and broken connections."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store import Store
from bot.store.errors import Failed
from bot.store.games.notices import LATE, LISTED, SOON, TURN, Notice, Waiting
from bot.store.schema import notices
from bot.tables import Change, Table, Tables, Venue
from bot.tables.deadlines.errands import RETRY
from bot.tables.log.mapping import moment_of, stamp
from bot.tables.model.paces import PACES
from engine.errors import Refused
from engine.players import LEVELS, ComputerPlayer
from engine.text import Seat
from tests.bot.databases import prepared
from tests.bot.tables.house import ADA, BRUNO, CELINA, EVERYBODY, file_at
from tests.engine.toys import toy

START = datetime(2026, 3, 2, 9, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
REMEMBERED = timedelta(minutes=2)
"""Time for which Discord recognizes a message that is sent twice."""


STEPS = {"each": 110, "all": 50}
"""Waits in the long test that end, or are interrupted; each takes weeks of these slow people's lives, of each or of all together."""


class Died(asyncio.CancelledError):
    """The end of the process, and of all its tasks with it."""


@dataclass
class Channel:
    """The channel: all that the watch has said, and what of it still stands; now and then a connection breaks or the process dies."""

    town: Town
    said: dict[str, tuple[tuple[Notice, ...], datetime]] = field(default_factory=dict)
    """By key, the notices of each message, and when it was sent."""
    standing: dict[int, tuple[Notice, ...]] = field(default_factory=dict)
    retracted: set[Notice] = field(default_factory=set)
    silent: dict[Notice, bool] = field(default_factory=dict)
    digests: list[tuple[int, datetime, int]] = field(default_factory=list)
    lists: set[str] = field(default_factory=set)
    """The keys of all lists that were sent."""
    languages: list[str] = field(default_factory=list)
    """The language of each list."""
    listed: set[Notice] = field(default_factory=set)
    """The deadlines that people were told of by a list."""
    told: list[Change] = field(default_factory=list)
    dice: random.Random | None = None
    is_dead: bool = False
    """Whether the process that the channel hears of is gone."""

    async def remind(
        self, table: Table, notices: Sequence[Notice], key: str, silent: Collection[Seat] = ()
    ) -> int | None:
        self._trouble()
        self.silent |= {each: each.seat in silent for each in notices}
        for notice in notices:
            chair = table.chairs[notice.seat]
            speaks_of = chair.clock.since if notice.kind == TURN else chair.clock.deadline
            assert stamp(speaks_of or START) == notice.at
            told = [when for given, when in self.said.values() if notice in given]
            assert all(self.town.now < when + REMEMBERED for when in told), "said twice"
        if key not in self.said:
            self.said[key] = tuple(notices), self.town.now
            self.standing[len(self.said)] = tuple(notices)
        self._trouble()
        return self._message(key)

    async def has_left(self, table: Table, seat: Seat) -> bool:
        return False

    async def find(self, channel: int, key: str) -> int | None:
        found = self._message(key)
        return found if found in self.standing else None

    async def retract(self, channel: int, message: int) -> None:
        self._trouble()
        for notice in self.standing.pop(message, ()):
            chair = (await self.town.tables.table(notice.game)).chairs[notice.seat]
            speaks_of = chair.clock.since if notice.kind == TURN else chair.clock.deadline
            is_current = speaks_of == moment_of(notice.at)
            assert not is_current or (notice.kind == SOON and moment_of(notice.at) <= self.town.now)
            self.retracted.add(notice)
        self._trouble()

    async def digest(
        self, person: int, language: str, waiting: Sequence[Waiting], key: str, *, again: bool
    ) -> bool:
        self._trouble()
        if again and key in self.lists:
            return True
        self.lists.add(key)
        self.digests.append((person, self.town.now, len(waiting)))
        self.languages.append(language)
        for each in waiting:
            seat = (await self.town.tables.table(each.game)).seat_of(person) or 0
            self.listed.add(Notice(each.game, seat, SOON, each.deadline or 0))
        self._trouble()
        return True

    async def tell(self, before: Table, change: Change) -> None:
        self.told.append(change)

    def _message(self, key: str) -> int | None:
        return next((number for number, known in enumerate(self.said, 1) if known == key), None)

    def _trouble(self) -> None:
        if self.is_dead:
            raise Died
        if self.dice and self.dice.random() < 0.1:
            self.is_dead = self.dice.choice((True, False))
            raise Died if self.is_dead else ConnectionError


@dataclass
class Town:
    """Tables over a file under a clock that is set by hand."""

    url: str
    now: datetime = START
    number: int = 0
    players: Mapping[str, ComputerPlayer] = field(default_factory=lambda: LEVELS)
    tables: Tables = field(init=False)
    store: Store = field(init=False)

    def __post_init__(self) -> None:
        self.channel = Channel(self)

    async def start(self) -> None:
        self.store = await Store.open(prepared(self.url))
        self.channel.is_dead = False
        self.tables = Tables(
            self.store, new_seed=lambda: b"seed", now=lambda: self.now, find=toy, players=self.players
        )

    async def stop(self) -> None:
        await self.tables.close()
        await self.store.close()

    @property
    def next(self) -> int:
        self.number += 1
        return self.number

    async def playing(
        self,
        pace: str,
        at_deadline: str = "nothing",
        game: str = "pebbles",
        place: int = 100,
        **options: object,
    ) -> Table:
        """Start a game of Ada, Bruno and, where it is for three or more, Celina."""
        others = (BRUNO, CELINA)[: max(toy(game).seats) - 1]
        opened = await self.tables.open(Venue(place, 10), ADA, game, options, None, "en", self.next)
        table = opened.table.id
        await self.tables.configure(table, ADA, self.next, pace=pace, at_deadline=at_deadline)
        for person in others:
            await self.tables.join(table, person, self.next)
        return (await self.tables.start(table, ADA, self.next)).table

    async def alone(self, pace: str, at_deadline: str) -> Table:
        """Start a game of three in which only Ada is waited for: the others have moved."""
        table = await self.playing(pace, at_deadline, "magpies")
        for person in (BRUNO, CELINA):
            table = (
                await self.tables.act(table.id, person, table.legal(person.id).actions[0], self.next)
            ).table
        return table

    async def run_due(self) -> datetime | None:
        following = await self.tables.scheduler.run_due(self.channel)
        if self.channel.is_dead:
            raise Died
        return following

    async def until(self, when: datetime) -> None:
        """Let the watch do its work as time goes by."""
        while (due := await self.run_due()) is not None and due <= when:
            self.now = max(due, self.now)
        self.now = when

    def told(self) -> list[tuple[Notice, datetime]]:
        """Return the notices sent, in order, and when."""
        return [(notice, when) for notices, when in self.channel.said.values() for notice in notices]

    def kinds(self) -> list[str]:
        """Return the kinds of the notices sent, in order."""
        return [notice.kind for notice, _ in self.told()]

    def standing(self) -> list[str]:
        """Return the kinds of the messages that stand, in order."""
        return [notices[0].kind for notices in self.channel.standing.values()]


@asynccontextmanager
async def town(folder: Path, players: Mapping[str, ComputerPlayer] = LEVELS) -> AsyncIterator[Town]:
    found = Town(file_at(folder), players=players)
    await found.start()
    try:
        yield found
    finally:
        await found.stop()


async def test_a_reminder_before_the_deadline_and_one_at_it_and_none_after_the_answer(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("daily")
        assert table.chairs[0].clock.deadline == START + DAY
        await home.until(START + 17 * HOUR)
        assert home.kinds() == []
        await home.until(START + 19 * HOUR)
        assert home.kinds() == [SOON]
        await home.until(START + 30 * HOUR)
        assert home.kinds() == [SOON, LATE]
        assert home.standing() == [LATE]
        await home.tables.act(table.id, ADA, "pick pebble", home.next)
        await home.run_due()
        assert home.channel.standing == {}


async def test_time_that_was_not_used_is_saved_up_to_a_cap(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("quick")
        for _ in range(3):
            home.now += timedelta(minutes=30)
            table = (await home.tables.act(table.id, ADA, "pick pebble", home.next)).table
        clock = table.chairs[0].clock
        assert clock.deadline == home.now + 6 * HOUR
        home.now += timedelta(minutes=30)
        undone = (await home.tables.undo(table.id, ADA, home.next)).table
        deadline = undone.chairs[0].clock.deadline
        assert deadline is not None
        assert deadline <= home.now + 5.5 * HOUR


async def test_taking_a_move_back_and_making_it_again_gains_no_time(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("daily")
        deadline = START + DAY
        for _ in range(4):
            home.now += HOUR
            await home.tables.act(table.id, ADA, "pick pebble", home.next)
            table = (await home.tables.act(table.id, ADA, "pick turn", home.next)).table
            assert table.chairs[0].clock.deadline is None
            table = (await home.tables.undo(table.id, ADA, home.next)).table
            assert table.chairs[0].clock.deadline == deadline
            assert table.chairs[1].clock.deadline is None


async def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("daily")
        home.now += 20 * HOUR
        paused = (await home.tables.votes.pause(table.id, ADA, home.next)).table
        assert paused.chairs[0].clock.deadline is None
        await home.until(home.now + 10 * DAY)
        assert home.channel.standing == {}
        table = (await home.tables.votes.resume(table.id, BRUNO, home.next)).table
        assert table.chairs[0].clock.deadline == home.now + 4 * HOUR


async def test_everybody_who_is_waited_for_at_once_has_a_clock(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.tables.scheduler.set(BRUNO.id, wakes=time(20), sleeps=time(8))
        table = await home.playing("daily", game="magpies")
        ada, bruno, _ = (chair.clock.deadline for chair in table.chairs)
        assert (ada, bruno) == (START + DAY, START + 23 * HOUR)


async def test_an_absence_is_kept_where_the_clocks_cannot_be_set_by_it_yet_and_they_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("daily")
        before = table.chairs[0].clock.deadline

        async def fail(*_: object) -> None:
            raise Failed("disk I/O error")

        with monkeypatch.context() as patch:
            patch.setattr(home.store, "append", fail)
            assert await home.tables.scheduler.set(ADA.id, away_until=home.now + 5 * DAY) == []
            assert (await home.tables.preferences.get(ADA.id)).hours.away_until == home.now + 5 * DAY
            await home.run_due()
            assert (await home.tables.table(table.id)).chairs[0].clock.deadline == before
        home.now += RETRY
        await home.run_due()
        assert before is not None
        assert (await home.tables.table(table.id)).chairs[0].clock.deadline == before + 5 * DAY


async def test_an_absence_moves_the_deadline_and_coming_back_moves_it_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("daily")
        await home.until(START + 20 * HOUR)
        assert home.kinds() == [SOON]
        (change,) = await home.tables.scheduler.set(ADA.id, away_until=home.now + 5 * DAY)
        moved = change.table
        assert moved.chairs[0].clock.deadline == home.now + 5 * DAY + 4 * HOUR
        assert moved.is_current(table.moment, ADA.id)
        await home.run_due()
        assert home.channel.standing == {}
        home.now += 2 * DAY
        (change,) = await home.tables.scheduler.set(ADA.id, away_until=None)
        assert change.table.chairs[0].clock.deadline == home.now + 4 * HOUR
        rows = await home.store.rows(table.id)
        assert [row.action for row in rows[-2:]] == ["@clock @host 1", "@clock"]


async def test_what_was_set_just_before_the_end_moves_the_deadline_after_the_next_start(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("daily")
        await home.tables.preferences.set(ADA.id, away_until=home.now + 5 * DAY)
        await home.stop()
        await home.start()
        ((before, change),) = await home.tables.scheduler.recompute_deadlines()
        assert before.chairs[0].clock.deadline == START + DAY
        assert change.table.chairs[0].clock.deadline == START + 6 * DAY
        assert await home.tables.scheduler.recompute_deadlines() == []
        assert (await home.tables.table(table.id)).moment == change.table.moment


async def test_a_start_tells_of_the_deadlines_that_have_moved_and_looks_at_what_is_due(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        await home.playing("daily")
        await home.tables.preferences.set(ADA.id, away_until=home.now + 5 * DAY)
        await home.stop()
        await home.start()
        alarm = home.tables.scheduler._alarm
        for _ in range(2):
            alarm.reset()
            await home.tables.scheduler.look_through(home.channel)
            (change,) = home.channel.told
            assert change.table.chairs[0].clock.deadline == START + 6 * DAY
            assert alarm._rung.is_set()


async def test_who_sleeps_is_called_when_they_wake(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.tables.scheduler.set(ADA.id, wakes=time(12), sleeps=time(8))
        await home.tables.scheduler.set(BRUNO.id, wakes=time(12), sleeps=time(8), quiet=False)
        table = await home.playing("none", game="magpies")
        assert table.chairs[0].clock.waking == START + 3 * HOUR
        await home.until(START + DAY)
        assert [(notice.seat, notice.kind, at) for notice, at in home.told()] == [(0, TURN, START + 3 * HOUR)]


@pytest.mark.parametrize("chosen", [{"reminders": False}, {"pings": "digest"}])
async def test_who_wants_no_reminders_gets_none(tmp_path: Path, chosen: dict[str, object]) -> None:
    async with town(tmp_path) as home:
        await home.tables.scheduler.set(ADA.id, **chosen)
        await home.playing("daily")
        await home.until(START + 2 * DAY)
        assert home.kinds() == []


async def test_who_wants_a_daily_message_from_now_on_wakes_the_watch(tmp_path: Path) -> None:
    """It may sleep until later than that is due, for no clock has changed."""
    async with town(tmp_path) as home:
        await home.playing("none")
        home.tables.alarm.reset()
        await home.tables.scheduler.set(ADA.id, pings="digest")
        assert home.tables.alarm._rung.is_set()


async def test_one_message_a_day_for_all_games_that_wait(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.tables.scheduler.set(ADA.id, pings="digest", wakes=time(7), sleeps=time(22), days_off={2})
        for place in (100, 101):
            await home.playing("none", place=place)
        await home.until(START + 3 * DAY)
        mornings = [START + DAY - 2 * HOUR, START + 3 * DAY - 2 * HOUR]
        assert home.channel.digests == [(ADA.id, morning, 2) for morning in mornings]


@pytest.mark.rule("SI-ASYNC-18")
async def test_a_computer_player_moves_for_one_turn_and_the_log_says_so(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("quick", "computer", "magpies")
        for person in (BRUNO, CELINA):
            await home.tables.act(table.id, person, table.legal(person.id).actions[0], home.next)
        await home.until(START + 2 * HOUR)
        await home.run_due()
        after = await home.tables.table(table.id)
        assert [chair.seat for chair in after.awaiting] == [1]
        (change,) = home.channel.told
        assert [told.seat for told in change.told[1:]] == [0] * (len(change.told) - 1)
        actions = [row.action for row in await home.store.rows(table.id)]
        assert actions[-len(change.told)] == f"@late 0 {stamp(START + 2 * HOUR)}"
        history = await home.tables.history(table.id)
        assert [told.action for told in history][2:] == actions[-len(change.told) :]
        assert after.chairs[0].clock.bank == timedelta()
        assert LATE not in home.kinds()


@pytest.mark.parametrize("at_deadline", ["computer", "vote"])
async def test_when_the_watch_is_stopped_nobody_is_told_anything_more(
    tmp_path: Path, at_deadline: str
) -> None:
    """A move that is just being saved is saved all the same."""
    async with town(tmp_path) as home:
        await home.alone("quick", at_deadline)
        home.now += 3 * HOUR
        before = asyncio.all_tasks()
        await home.tables.scheduler.begin_due(home.channel)
        assert asyncio.all_tasks() > before
        await home.tables.scheduler.stop()
        while left := asyncio.all_tasks() - before:
            await asyncio.wait(left)
        assert (home.channel.told, home.told()) == ([], [])


async def test_who_takes_back_what_was_moved_when_time_was_over_has_a_while_to_move(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("quick")
        await home.until(START + 3 * HOUR)
        for line in ("pick pebble", "pick turn"):
            await home.tables.act(table.id, ADA, line, home.next)
        back = (await home.tables.undo(table.id, ADA, home.next)).table
        assert back.chairs[0].clock.deadline == home.now + HOUR / 2


@pytest.mark.rule("SI-ASYNC-18")
@pytest.mark.parametrize("at_deadline", [None, "vote"])
async def test_time_alone_moves_for_nobody_where_no_computer_player_was_chosen_for_it(
    tmp_path: Path, at_deadline: str | None
) -> None:
    async with town(tmp_path) as home:
        table = (await home.tables.open(Venue(100, 10), ADA, "magpies", {}, None, "en", home.next)).table
        await home.tables.configure(table.id, ADA, home.next, pace="quick", at_deadline=at_deadline)
        for person in (BRUNO, CELINA):
            await home.tables.join(table.id, person, home.next)
        table = (await home.tables.start(table.id, ADA, home.next)).table
        await home.until(START + 9 * DAY)
        after = await home.tables.table(table.id)
        assert after.match is not None
        assert after.match.seq == 0
        assert [chair.seat for chair in after.awaiting] == [chair.seat for chair in table.awaiting]


async def test_the_others_are_asked_once_for_each_deadline(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.alone("quick", "vote")
        await home.until(START + 3 * HOUR)
        asked = await home.tables.table(table.id)
        assert asked.vote is not None
        assert (asked.vote.kind, asked.vote.by, asked.vote.about) == ("replace", None, 0)
        await home.tables.votes.refuse(table.id, ADA, asked.vote.moment, home.next)
        await home.until(START + DAY)
        assert (await home.tables.table(table.id)).vote is None
        assert len(home.channel.told) == 1


async def test_a_vote_on_who_is_late_waits_until_another_one_is_over(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.alone("quick", "vote")
        pause = (await home.tables.votes.pause(table.id, BRUNO, home.next)).table.vote
        assert pause is not None
        await home.until(START + 3 * HOUR)
        assert (await home.tables.table(table.id)).vote == pause
        await home.tables.votes.refuse(table.id, ADA, pause.moment, home.next)
        await home.run_due()
        late = (await home.tables.table(table.id)).vote
        assert late is not None
        assert (late.kind, late.by, late.about) == ("replace", None, 0)


async def test_where_the_others_vote_on_who_is_late_already_the_deadline_asks_nobody_again(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("quick", "vote", "magpies")
        for person in (BRUNO, CELINA):
            await home.tables.act(table.id, person, table.legal(person.id).actions[0], home.next)
        home.now += 2 * HOUR
        vote = (await home.tables.votes.ask_replace(table.id, BRUNO, Seat(0), home.next)).table.vote
        assert vote is not None
        await home.run_due()
        await home.tables.votes.refuse(table.id, ADA, vote.moment, home.next)
        await home.run_due()
        assert (await home.tables.table(table.id)).vote is None


@pytest.mark.parametrize("place", ["in_a_turn", "in_sleep"])
async def test_a_clock_that_was_put_back_makes_no_wait_negative(tmp_path: Path, place: str) -> None:
    async with town(tmp_path) as home:
        if place == "in_sleep":
            await home.tables.scheduler.set(ADA.id, wakes=time(12), sleeps=time(8))
        table = await home.playing("daily")
        home.now -= 3 * HOUR
        table = (await home.tables.act(table.id, ADA, "pick pebble", home.next)).table
        (waited,) = [row.waited for row in await home.store.rows(table.id) if row.action == "pick pebble"]
        assert waited == 0
        pace = PACES["daily"]
        assert pace is not None
        clock = table.chairs[0].clock
        assert clock.bank is not None
        assert pace.allowance <= clock.bank <= pace.cap
        assert clock.deadline is not None
        assert clock.deadline > home.now


@pytest.mark.parametrize("whose", STEPS)
async def test_years_of_games_through_deaths_and_broken_lines(tmp_path: Path, whose: str) -> None:
    """People wake each at another hour, or all at the same and are then reminded by one message."""
    dice, are_alike = random.Random(1), whose == "all"
    async with town(tmp_path) as home:
        await _settle(home, dice, are_alike=are_alike)
        tables = [
            await home.playing("relaxed", at_deadline, game, 100 + number, **options)
            for number, (game, at_deadline, options) in enumerate(
                (
                    ("pebbles", "nothing", {"heap": 400}),
                    ("magpies", "computer", {"rounds": 3}),
                    ("magpies", "vote", {"rounds": 3}),
                )
            )
        ]
        home.channel.dice = dice
        due: datetime | None = home.now
        for _ in range(STEPS[whose]):
            someone = home.now + dice.random() * 40 * DAY
            home.now = max(home.now, min(someone, due or someone))
            if home.now == someone:
                await _something(home, dice, dice.choice(tables).id, are_alike=are_alike)
            due = await _attended(home)
            await _is_as_it_should_be(home, [table.id for table in tables])
        assert len(tables) * (home.now - START) > 7 * STEPS[whose] * DAY
        assert {*home.kinds()} == {TURN, SOON, LATE}
        together = [notices for notices, _ in home.channel.said.values() if len(notices) > 1]
        assert bool(together) == are_alike
        for table in tables:
            for row in await home.store.rows(table.id):
                if row.action.startswith("@late"):
                    assert row.at >= int(row.action.split()[2])


async def _settle(home: Town, dice: random.Random, *, are_alike: bool) -> None:
    own = random.Random(dice.random())
    state = own.getstate()
    for person in (ADA, BRUNO, CELINA):
        if are_alike:
            own.setstate(state)
        zone = own.choice(("Europe/Warsaw", "America/New_York", "Asia/Tokyo"))
        wakes = own.randrange(24)
        hours = {"wakes": time(wakes), "sleeps": time((wakes + own.randrange(8, 11)) % 24)}
        days_off = set(own.sample(range(7), 4))
        await home.tables.scheduler.set(person.id, zone=zone, days_off=days_off, **hours)


async def _something(home: Town, dice: random.Random, table_id: int, *, are_alike: bool) -> None:
    """Let somebody move, change their mind, or go away, or leave the table alone for a while."""
    table = await home.tables.table(table_id)
    person = dice.choice((ADA, BRUNO, CELINA))
    match dice.randrange(10):
        case 0:
            await home.tables.scheduler.set(person.id, away_until=home.now + dice.randrange(9) * DAY)
        case 1:
            await _settle(home, dice, are_alike=are_alike)
        case 2:
            await _allowed(home.tables.undo(table.id, person, home.next))
        case 3:
            await _allowed(home.tables.votes.pause(table.id, ADA, home.next))
        case _:
            await _allowed(home.tables.votes.resume(table.id, ADA, home.next))
            for chair in (await home.tables.table(table_id)).awaiting:
                if chair.person is not None and (legal := table.legal(chair.person).actions):
                    act = home.tables.act(table.id, EVERYBODY[chair.person], dice.choice(legal), home.next)
                    await _allowed(act)


async def _allowed(request: Awaitable[object]) -> None:
    with suppress(Refused):
        await request


async def _attended(home: Town) -> datetime | None:
    """Let the watch do its work, however often it dies of it, and then once with nothing in the way."""
    dice = home.channel.dice
    for _ in range(2):
        try:
            await home.run_due()
        except Died:
            await home.store.close()
            await home.start()
            await home.tables.scheduler.recompute_deadlines()
        home.now += dice.choice((RETRY, HOUR)) if dice else HOUR
    home.channel.dice = None
    due = await home.run_due()
    home.channel.dice = dice
    return due


async def _is_as_it_should_be(home: Town, tables: list[int]) -> None:
    """Assert that the channel, the file and the memory agree, and that nothing is left undone."""
    said = list(home.channel.standing.values())
    standing = {notice for notices in said for notice in notices}
    assert len(standing) == sum(map(len, said))
    wanted: set[Notice] = set()
    for table_id in tables:
        table = await home.tables.table(table_id)
        found = await home.store.game(table_id)
        assert found is not None
        for chair, record in zip(table.chairs, found[0].chairs, strict=True):
            clock = chair.clock
            assert record.deadline == (None if clock.deadline is None else stamp(clock.deadline))
            if chair not in table.awaiting or chair.mover is None:
                assert (clock.deadline, clock.reminder, clock.waking) == (None, None, None)
                continue
            assert clock.deadline is not None
            if clock.deadline <= home.now:
                assert table.at_deadline != "computer"
                wanted.add(Notice(table_id, chair.seat, LATE, stamp(clock.deadline)))
            elif clock.reminder is not None and clock.reminder <= home.now:
                wanted.add(Notice(table_id, chair.seat, SOON, stamp(clock.deadline)))
    listed = select(notices.c.game, notices.c.seat, notices.c.kind, notices.c.at).where(
        notices.c.message == LISTED
    )
    by_list = await home.store.find(listed)
    assert {Notice(*row) for row in by_list}.isdisjoint(notice for notice, _ in home.told())
    # A wait that is interrupted in somebody's sleep has the same deadline afterwards, and of that they have been told.
    assert standing.isdisjoint(wanted & home.channel.retracted)
    assert wanted - home.channel.retracted - home.channel.listed <= standing
    assert all(wanted & {*notices} or notices[0].kind == TURN for notices in said)
