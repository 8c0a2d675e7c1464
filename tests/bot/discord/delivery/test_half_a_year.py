"""Half a year of six people and three games at three paces, with holidays, a tournament, and channels and a thread that are deleted; and
a month in which they look often: what stands in the channels, who is pinged, who loses a seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import time, timedelta
from pathlib import Path

import discord
import pytest

from bot.discord.delivery.reach import Reach
from bot.discord.ui.render_pool import RenderPool
from bot.tables import Status, Table
from bot.tables.deadlines.scheduler import Scheduler
from bot.tables.steps.seats import STAND_IN
from bot.tables.tournaments.runner import Runner
from engine.players import LEVELS, RandomPlayer
from standin.protocol.permissions import ATTACH_FILES, INVITED
from tests.bot.discord.delivery.months import BEGUN, SLEEPS, WAKES, Months, add_channels, is_over, most
from tests.bot.discord.grove import FOREST, Grove, grove
from tests.bot.discord.painters import PicklingPool
from tests.standin.people import at

Played = tuple[str, str, str, tuple[int, ...], str]
GAMES: Sequence[Played] = (
    ("grove", "relaxed", "vote", (0, 1, 2, 3), FOREST),
    ("meadow", "daily", "computer", (2, 3, 4, 5), FOREST),
    ("riverbank", "none", "nothing", (0, 1, 4, 5), FOREST),
)
DAYS, MONTH = 182, 28
DELETED, THREAD_DELETED, DELETED_TOO = 20, 24, 100
"""Days on which the last channel is deleted, whose people then play a tournament; a thread of that tournament; and the second channel."""
LOOKS = (time(9), time(13), time(18))
"""Times of a day at which people look who do so often."""
MOST_MESSAGES, MOST_PINGS, MOST_NEWS = 10, 2, 1
"""Maximum a day of public messages of three games together; of pings of a person, who plays in two of them; and of news of a tournament."""


async def _rests(*_: object) -> None:
    """Do nothing, for a watch of the bot whose work the story does as it moves the clock."""
    await asyncio.Event().wait()


@asynccontextmanager
async def months(folder: Path, patch: pytest.MonkeyPatch, zeal: float) -> AsyncIterator[Months]:
    """Yield a story that has just begun, of people who sleep at night. Cards are words, and stand-ins do not think, for speed."""
    patch.setattr(Grove, "now", lambda running: BEGUN + running.later)
    patch.setattr(PicklingPool, "_draw", RenderPool._draw)
    patch.setattr(Scheduler, "run", _rests)
    patch.setattr(Runner, "run", _rests)
    patch.setattr(Reach, "_of", lambda *_: discord.Permissions(INVITED & ~ATTACH_FILES))
    async with grove(folder, players={**LEVELS, STAND_IN: RandomPlayer()}) as (running, _):
        async with at(running.local.url, "Ada") as ada:
            await ada.bot_ready()
        add_channels(running, "hillside", "valley", "shore")
        found = Months(running, zeal)
        for person in found.people:
            await running.tables.preferences.set(person.id, wakes=WAKES, sleeps=SLEEPS)
        yield found


async def play_on(story: Months, games: list[Table], played: Sequence[Played]) -> int:
    """Let people look at all games, and begin those anew that were over; return the number of these."""
    over = 0
    for number, game in enumerate(games):
        table = await story.running.tables.table(game.id)
        if table.status not in (Status.PLAYING, Status.PAUSED):
            games[number] = await story.begin(*played[number])
            over += 1
            continue
        table = await story.look(table)
        for chair in table.chairs:
            if story.is_away(chair.person or 0):
                assert chair.mover == chair.person, "a person on holiday keeps the seat"
                assert chair not in await story.running.tables.votes.late(table)
    return over


def is_calm(story: Months, days: int) -> bool:
    """Return whether all days together had no more messages and pings than so many days may have."""
    pings = max(story.pings_of_all_days().values())
    return sum(story.posted.values()) <= MOST_MESSAGES * days and pings <= MOST_PINGS * days


async def mishaps(story: Months, day: int, games: list[Table], played: list[Played]) -> None:
    """Let channels go on their days, and games go on elsewhere on the next one."""
    if day == DELETED_TOO:
        await story.lose(games[1])
        played[1] = ("shore", *played[1][1:])
    if day == DELETED_TOO + 1:
        await story.go_on(games[1], "shore")
    if story.cup is None or is_over(story.cup):
        return
    if day == THREAD_DELETED:
        await story.lose(next(each for each in await story.games_of(story.cup) if each.live))
    if day == THREAD_DELETED + 1:
        lost = next(each for each in await story.games_of(story.cup) if each.status is Status.PAUSED)
        await story.go_on(lost, "hillside")


async def tournament(story: Months, day: int, games: list[Table], played: list[Played]) -> None:
    """Let the people whose channel is gone play a tournament, and go on with their game in another channel when that is over."""
    if day == DELETED:
        await story.lose(games[-1])
        await story.begin_tournament(GAMES[0][0], GAMES[-1][3])
    if story.cup is not None and not is_over(story.cup):
        await story.look_at_tournament(story.cup)
        if is_over(story.cup):
            played[-1] = ("valley", *played[-1][1:])
            await story.go_on(games[-1], "valley")


async def test_half_a_year_is_calm_and_a_holiday_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with months(tmp_path, monkeypatch, zeal=0.4) as story:
        played, over = list(GAMES), 0
        games = [await story.begin(*game) for game in played]
        for day in range(DAYS):
            if day % 30 == 5:
                await story.go_on_holiday(story.people[day // 30 % len(story.people)])
            await mishaps(story, day, games, played)
            await tournament(story, day, games, played)
            over += await play_on(story, games, played)
            await story.until(BEGUN + timedelta(days=day + 1))
        assert story.cup is not None
        assert is_over(story.cup)
        assert over >= 2
        assert len(story.holidays) == len(story.people)
        assert story.again == []
        assert story.at_night == []
        assert await story.lost_on_holiday() == []
        assert max(story.posted.values()) <= MOST_MESSAGES
        assert len(most(story.pings)) <= MOST_PINGS, most(story.pings)
        assert len(most(story.news)) <= MOST_NEWS, most(story.news)
        assert is_calm(story, DAYS)


async def test_a_month_of_people_who_look_often_is_as_calm_in_the_sum(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [*GAMES[:2], (*GAMES[2][:4], "living-forest")]
    async with months(tmp_path, monkeypatch, zeal=0.8) as story:
        games = [await story.begin(*game) for game in played]
        for day in range(MONTH):
            for look in LOOKS:
                await story.until((BEGUN + timedelta(days=day)).replace(hour=look.hour))
                await play_on(story, games, played)
        assert story.again == []
        assert story.at_night == []
        assert is_calm(story, MONTH)
