"""Told once: a list in the morning in place of a message for each game, a list a week where no deadline is, and a switch for each table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import time, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store.games.notices import LATE, SOON, TURN, Notice, NoticeKind, Said, message_key
from bot.tables.deadlines import notice_board
from bot.tables.log.mapping import stamp
from bot.tables.model.paces import AT_DEADLINE
from bot.tables.model.preferences import Pings, Preferences
from bot.tables.model.table import Vote
from engine.text import Seat
from tests.bot.tables.deadlines.test_scheduler import DAY, HOUR, START, Town, town
from tests.bot.tables.house import ADA, BRUNO, CELINA, EVERYBODY

NOTICES: tuple[NoticeKind, ...] = (TURN, SOON, LATE)


async def sleeping(home: Town, games: int) -> None:
    """Start games that wait for Ada, who sleeps until noon."""
    await home.tables.scheduler.set(ADA.id, wakes=time(12), sleeps=time(8))
    for place in range(games):
        await home.playing("none", place=100 + place)


@pytest.mark.parametrize(("games", "kinds", "lists"), [(1, [TURN], 0), (2, [], 1), (3, [], 1)])
async def test_from_two_games_on_who_wakes_gets_one_list(
    tmp_path: Path, games: int, kinds: list[str], lists: int
) -> None:
    async with town(tmp_path) as home:
        await sleeping(home, games)
        await home.until(START + DAY)
        assert home.kinds() == kinds
        assert home.channel.digests == [(ADA.id, START + 3 * HOUR, games)] * lists


async def test_a_deadline_that_is_told_in_the_morning_is_in_the_same_list(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.tables.scheduler.set(ADA.id, wakes=time(8), sleeps=time(22))
        muted, silent = await home.playing("daily", place=100), await home.playing("none", place=102)
        await home.tables.preferences.set(ADA.id, muted=(muted.id, silent.id))
        home.now += 13 * HOUR + timedelta(minutes=30)
        await home.playing("none", place=101)
        await home.until(START + 23 * HOUR)
        assert home.kinds() == []
        assert home.channel.digests == [(ADA.id, START + 23 * HOUR, 2)]


async def test_who_accepts_no_list_is_told_of_each_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:

        async def refuse(*_: object, again: bool) -> bool:
            return again

        monkeypatch.setattr(home.channel, "digest", refuse)
        await sleeping(home, 2)
        await home.until(START + DAY)
        assert home.kinds() == [TURN, TURN]


async def test_a_list_on_its_way_is_not_sent_in_pieces_because_something_else_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        digest, begun, arrived = home.channel.digest, asyncio.Event(), asyncio.Event()

        async def slow(*given: Any, again: bool) -> bool:
            begun.set()
            await arrived.wait()
            return await digest(*given, again=again)

        monkeypatch.setattr(home.channel, "digest", slow)
        await sleeping(home, 2)
        home.now = START + 3 * HOUR
        await home.tables.scheduler.begin_due(home.channel)
        await begun.wait()
        await home.tables.scheduler.begin_due(home.channel)
        arrived.set()
        for _ in ("what is under way", "what there is to do after it"):
            await home.run_due()
        assert home.kinds() == []
        assert len(home.channel.digests) == 1


async def morning(home: Town) -> None:
    await sleeping(home, 2)


async def daily(home: Town) -> None:
    await home.tables.scheduler.set(ADA.id, pings="digest", wakes=time(7), sleeps=time(22))
    await home.playing("none")


@pytest.mark.parametrize(("begun", "hours"), [(morning, 3), (daily, 22)])
@pytest.mark.parametrize("arrives", [True, False])
async def test_a_list_that_may_have_been_sent_is_looked_for_and_not_sent_in_pieces(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    begun: Callable[[Town], Awaitable[None]],
    hours: int,
    *,
    arrives: bool,
) -> None:
    async with town(tmp_path) as home:
        digest = home.channel.digest

        async def broken(*given: Any, again: bool) -> bool:
            if arrives:
                await digest(*given, again=again)
            raise ConnectionError

        monkeypatch.setattr(home.channel, "digest", broken)
        await begun(home)
        home.now = START + hours * HOUR
        await home.run_due()
        await home.stop()
        monkeypatch.undo()
        await home.start()
        await home.until(START + DAY)
        assert home.kinds() == []
        assert len(home.channel.digests) == 1


async def test_a_muted_table_says_nothing_and_the_others_do(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.tables.scheduler.set(ADA.id, wakes=time(12), sleeps=time(8))
        table = await home.playing("none")
        settings = await home.tables.preferences.get(ADA.id)
        await home.tables.preferences.set(ADA.id, muted=settings.with_muted(table.id, is_muted=True))
        await home.until(START + DAY)
        assert home.kinds() == []
        home.now += 4 * HOUR
        reachable = home.tables.preferences.reachable
        assert await reachable([ADA.id], table.id) == set()
        assert await reachable([ADA.id], table.id + 1) == {ADA.id}


async def weekly(home: Town) -> None:
    await home.playing("none")


async def paced(home: Town) -> None:
    await home.playing("daily")


async def without_reminders(home: Town) -> None:
    await home.tables.scheduler.set(ADA.id, reminders=False)
    await home.playing("none")


@pytest.mark.parametrize(("begun", "lists"), [(weekly, 3), (paced, 0), (without_reminders, 0)])
async def test_without_a_deadline_one_hears_once_a_week_what_waits(
    tmp_path: Path, begun: Callable[[Town], Awaitable[None]], lists: int
) -> None:
    async with town(tmp_path) as home:
        await begun(home)
        await home.until(START + 22 * DAY)
        assert [(who, at - START) for who, at, _ in home.channel.digests] == [
            (ADA.id, week * 7 * DAY) for week in range(1, lists + 1)
        ]


async def test_a_weekly_list_waits_until_one_is_back(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.playing("none")
        await home.tables.scheduler.set(ADA.id, away_until=START + 10 * DAY)
        await home.until(START + 11 * DAY)
        assert [at for _, at, _ in home.channel.digests] == [START + 10 * DAY]


@pytest.mark.parametrize("begun", [weekly, morning, daily])
@pytest.mark.parametrize(("own", "language"), [("pl", "pl"), (None, "en")])
async def test_each_list_is_in_its_readers_language_or_else_in_that_of_the_first_game(
    tmp_path: Path, begun: Callable[[Town], Awaitable[None]], own: str | None, language: str
) -> None:
    async with town(tmp_path) as home:
        await home.tables.preferences.set(ADA.id, language=own)
        await begun(home)
        await home.until(START + 8 * DAY)
        assert set(home.channel.languages) == {language}


async def test_who_was_away_is_not_told_of_sleep(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.tables.scheduler.set(ADA.id, away_until=START + DAY)
        own = await home.tables.preferences.get(ADA.id)
        assert own.was_away(START)
        assert not own.was_away(START + DAY + timedelta(hours=1))
        assert not (await home.tables.preferences.get(BRUNO.id)).was_away(START)


async def awake_by_day(home: Town) -> None:
    for person in EVERYBODY:
        await home.tables.scheduler.set(person, wakes=time(8), sleeps=time(22))


@pytest.mark.parametrize(
    ("begins", "reminded", "late", "is_silent"),
    [(17, "13:30", "17:00", True), (9.5, "08:00", "09:30", True), (8.5, "19:00", "08:30", False)],
)
async def test_who_was_reminded_today_is_not_notified_of_the_deadline_that_passes(
    tmp_path: Path, begins: float, reminded: str, late: str, is_silent: bool
) -> None:
    async with town(tmp_path) as home:
        await awake_by_day(home)
        home.now = START - 9 * HOUR + DAY + begins * HOUR
        await home.alone("daily", "vote")
        await home.until(home.now + 2 * DAY)
        told = [(notice.kind, f"{at:%H:%M}", home.channel.silent[notice]) for notice, at in home.told()]
        assert told == [(SOON, reminded, False), (LATE, late, is_silent)]


@pytest.mark.parametrize(("begins", "kinds"), [(23, [TURN]), (13, [SOON])])
async def test_who_woke_to_a_turn_is_not_reminded_of_its_deadline_on_that_day(
    tmp_path: Path, begins: int, kinds: list[str]
) -> None:
    async with town(tmp_path) as home:
        await awake_by_day(home)
        home.now = START - 9 * HOUR + begins * HOUR
        await home.alone("daily", "computer")
        await home.until(home.now + DAY)
        assert home.kinds() == kinds


async def test_who_was_reminded_is_notified_of_the_table_again_once_they_have_come_or_another_day(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        await awake_by_day(home)
        home.now = START + 8 * HOUR
        begun, other = await home.alone("daily", "vote"), await home.playing("daily", place=101)
        notify = home.tables.scheduler.to_notify
        assert await notify(begun, [ADA.id, BRUNO.id]) == {ADA.id, BRUNO.id}
        await home.until(START + DAY + 5 * HOUR)
        assert home.kinds()[:1] == [SOON]
        table = await home.tables.table(begun.id)
        assert await notify(table, [ADA.id, BRUNO.id]) == {BRUNO.id}
        await home.stop()
        await home.start()
        assert await home.tables.scheduler.to_notify(table, [ADA.id]) == set()
        home.now += DAY
        assert await home.tables.scheduler.to_notify(table, [ADA.id]) == {ADA.id}
        home.now -= DAY
        moved = await home.tables.act(table.id, ADA, table.legal(ADA.id).actions[0], home.next)
        assert await home.tables.scheduler.to_notify(moved.table, [ADA.id]) == {ADA.id}
        assert await home.tables.scheduler.to_notify(other, [BRUNO.id]) == {BRUNO.id}


@pytest.mark.parametrize(("pace", "told"), [("none", {ADA.id, BRUNO.id}), ("daily", {BRUNO.id})])
async def test_only_where_there_is_a_pace_somebody_may_have_been_told_already(
    tmp_path: Path, pace: str, told: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        table = await home.playing(pace)
        board = home.tables.scheduler._board

        async def told_before(_: object) -> frozenset[int]:
            return frozenset({ADA.id})

        async def nobody(_: object) -> frozenset[int]:
            return frozenset()

        notify = home.tables.scheduler.to_notify
        for first, second in ((told_before, nobody), (nobody, told_before)):
            monkeypatch.setattr(board, "notified", first)
            monkeypatch.setattr(board, "just_asked", second)
            assert await notify(table, [ADA.id, BRUNO.id]) == told
        voting = replace(table, vote=Vote("pause", Seat(0), 0))
        assert await notify(voting, [ADA.id, BRUNO.id]) == {ADA.id, BRUNO.id}
        assert await notify(table, []) == set()


async def test_a_wait_that_has_ended_before_its_message_is_sent_is_told_to_nobody(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("daily")
        deadline = table.chairs[0].clock.deadline
        assert deadline is not None
        board = home.tables.scheduler._board
        over, on = Notice(table.id, 0, LATE, stamp(deadline) - 1), Notice(table.id, 0, LATE, stamp(deadline))
        await board._post(home.channel, [over], 1)
        assert home.told() == []
        await board._post(home.channel, [over, on], 1)
        assert [notice for notice, _ in home.told()] == [on]


@pytest.mark.parametrize(
    ("after", "deed", "told"),
    [
        (timedelta(minutes=59), None, False),
        (HOUR, None, True),
        (timedelta(minutes=5), "votes", True),
        (timedelta(minutes=5), "slept", True),
    ],
)
async def test_who_was_just_asked_for_a_vote_is_not_notified_again_as_their_turn_comes_instead(
    tmp_path: Path, after: timedelta, deed: str | None, *, told: bool
) -> None:
    async with town(tmp_path) as home:
        table = await home.alone("daily", "vote")
        home.now += DAY
        if deed == "slept":
            await home.tables.scheduler.set(BRUNO.id, wakes=time(12), sleeps=time(8))
        await home.run_due()
        asked = await home.tables.table(table.id)
        assert asked.vote is not None
        assert BRUNO.id in await home.tables.scheduler.to_notify(asked, [BRUNO.id]) or deed == "slept"
        home.now += after
        if deed == "slept":
            await home.tables.scheduler.set(BRUNO.id, wakes=time(8), sleeps=time(8))
        if deed == "votes":
            await home.tables.votes.grant(table.id, BRUNO, asked.vote.moment, home.next)
        moved = await home.tables.act(table.id, ADA, asked.legal(ADA.id).actions[0], home.next)
        assert moved.table.vote is None
        assert await home.tables.scheduler.to_notify(moved.table, [BRUNO.id]) == (
            {BRUNO.id} if told else set()
        )


async def test_all_of_a_table_are_reminded_by_one_message_which_goes_with_the_last_of_them(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        table = await home.playing("daily", game="magpies")
        await home.until(START + 19 * HOUR)
        [(said, _)] = home.channel.said.values()
        assert [notice.seat for notice in said] == [0, 1, 2]
        for left, person in ((1, BRUNO), (1, ADA), (0, CELINA)):
            table = (
                await home.tables.act(table.id, person, table.legal(person.id).actions[0], home.next)
            ).table
            home.now += timedelta(minutes=1)
            await home.run_due()
            assert len(home.channel.standing) == left


async def test_who_is_late_after_a_list_is_not_notified_again_of_what_was_in_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await awake_by_day(home)
        home.now = START - 9 * HOUR + DAY + 9.5 * HOUR
        await home.alone("daily", "vote")
        await home.playing("daily", "vote", place=101)
        await home.until(home.now + 1.5 * DAY)
        assert [(who, f"{at:%H:%M}", count) for who, at, count in home.channel.digests] == [
            (ADA.id, "08:00", 2)
        ]
        late = [notice for notice, _ in home.told() if notice.kind == LATE]
        assert [home.channel.silent[notice] for notice in late] == [True, True]


async def test_messages_of_the_same_moment_have_keys_of_their_own(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        board, notice = home.tables.scheduler._board, Notice(1, 0, SOON, 5)
        assert len({message_key(notice, board._stamp()) for _ in range(3)}) == 3


async def test_what_is_done_for_several_whose_time_is_over_at_once_is_told_together(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.playing("quick", "computer", "magpies")
        home.now += 2 * HOUR
        await home.run_due()
        [change] = home.channel.told
        late = [told.action.split()[1] for told in change.told if told.action.startswith("@late ")]
        assert late == ["0", "1", "2"]
        await home.run_due()
        assert len(home.channel.told) == 1


def test_notices_are_put_together_by_their_message() -> None:
    def said(seat: int, claimed: int, kind: NoticeKind = LATE) -> Said:
        return Said(Notice(1, seat, kind, 5), claimed, None, None)

    mixed = [said(0, 9), said(1, 7), said(2, 9), said(3, 9, SOON), said(4, 7)]
    found = notice_board._by_message(mixed)
    assert {tuple(each.notice.seat for each in group) for group in found} == {(1, 4), (0, 2), (3,)}
    assert [group[0].key for group in found] == sorted(group[0].key for group in found)
    due = [Notice(1, 0, SOON, 5), Notice(1, 0, LATE, 6), Notice(1, 1, SOON, 5), Notice(2, 1, SOON, 5)]
    by_seat = notice_board._by_seat(due)
    assert by_seat == [tuple(due[:2]), (due[2],), (due[3],)]
    assert notice_board._by_table(by_seat) == [(1, tuple(by_seat[:2])), (2, (by_seat[2],))]


@pytest.mark.parametrize("pings", ["each", "digest", "none"])
@pytest.mark.parametrize("reminders", [True, False])
async def test_nobody_is_told_of_a_deadline_at_which_a_computer_has_moved(
    tmp_path: Path, pings: Pings, *, reminders: bool
) -> None:
    async with town(tmp_path) as home:
        table, own = await home.playing("daily"), Preferences(pings=pings, reminders=reminders)
        wanted = {
            (kind, at_deadline): notice_board._is_wanted(
                Notice(table.id, 0, kind, 5), replace(table, at_deadline=at_deadline), own
            )
            for kind in NOTICES
            for at_deadline in AT_DEADLINE
        }
        is_reminded = reminders and pings != "digest"
        assert {key for key, is_wanted in wanted.items() if is_wanted} == {
            *((TURN, each) for each in AT_DEADLINE if pings == "each"),
            *((SOON, each) for each in AT_DEADLINE if is_reminded),
            *((LATE, each) for each in ("nothing", "vote") if is_reminded),
        }
