"""Half a year of six people and three games at three paces, with holidays, a tournament, and channels and a thread that are deleted; and
a month in which they look often: what stands in the channels, who is pinged, who loses a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import time, timedelta
from pathlib import Path

import discord
import pytest

from bot.discord.delivery.reach import Reach
from bot.tables import Status, Table
from bot.tables.tournaments.model import Tournament
from standin.protocol.permissions import ATTACH_FILES, INVITED
from tests.bot.discord.delivery.months import BEGUN, NIGHT, SLEEPS, WAKES, Months, add_channels, is_over
from tests.bot.discord.grove import Grove, grove

GAMES: Sequence[tuple[str, str, str, tuple[int, ...]]] = (
    ("grove", "relaxed", "vote", (0, 1, 2, 3)),
    ("meadow", "daily", "computer", (2, 3, 4, 5)),
    ("riverbank", "none", "nothing", (0, 1, 4, 5)),
)
DAYS, MONTH = 182, 28
DELETED, THREAD_DELETED, DELETED_TOO = 20, 24, 100
"""Days on which the last channel is deleted, whose people then play a tournament; a thread of that tournament; and the second channel."""
MOST_MESSAGES, MOST_PINGS, MOST_LETTERS = 10, 2, 1
"""Maximum a day of public messages of three games together, and of pings of one person, who plays in two of them, and of letters."""


@asynccontextmanager
async def months(folder: Path, patch: pytest.MonkeyPatch, zeal: float) -> AsyncIterator[Months]:
    """Yield a story that has just begun, of people who sleep at night. Cards are words, for speed."""
    patch.setattr(Grove, "now", lambda running: BEGUN + running.later)
    patch.setattr(Reach, "_of", lambda *_: discord.Permissions(INVITED & ~ATTACH_FILES))
    async with grove(folder, "Ada") as (running, _):
        add_channels(running, "hillside", "valley", "shore")
        found = Months(running, zeal)
        for person in found.people:
            await running.tables.preferences.set(person.id, wakes=WAKES, sleeps=SLEEPS)
        yield found


async def play_on(
    story: Months, games: list[Table], played: Sequence[tuple[str, str, str, Sequence[int]]]
) -> int:
    """Let people look at all games, and begin those anew that are over; return the number of these."""
    over = 0
    for number, game in enumerate(games):
        table = await story.look(await story.running.tables.table(game.id))
        for chair in table.chairs:
            if story.is_away(chair.person or 0):
                assert chair.mover == chair.person, "a person on holiday keeps the seat"
                assert chair not in await story.running.tables.votes.late(table)
        if table.status not in (Status.PLAYING, Status.PAUSED):
            games[number] = await story.begin(*played[number])
            over += 1
    return over


async def test_half_a_year_is_calm_and_a_holiday_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with months(tmp_path, monkeypatch, zeal=0.4) as story:
        tables, played, over = story.running.tables, list(GAMES), 0
        games = [await story.begin(*game) for game in played]
        cup: Tournament | None = None
        for day in range(DAYS):
            today = BEGUN + timedelta(days=day)
            if day % 30 == 5:
                await story.go_on_holiday(story.people[day // 30 % len(story.people)])
            if day == DELETED:
                await story.lose(await tables.table(games[-1].id))
                cup = await story.begin_tournament(GAMES[0][0], GAMES[-1][3])
            if day == DELETED_TOO:
                lost = await tables.table(games[1].id)
                await story.lose(lost)
                played[1] = ("shore", *played[1][1:])
                await story.go_on(lost, "shore")
            if cup is not None and not is_over(cup):
                if day == THREAD_DELETED:
                    lost = next(each for each in await story.games_of(cup.id) if each.live)
                    await story.lose(lost)
                    await story.go_on(lost, "hillside")
                cup = await story.look_at_tournament(cup.id)
                if is_over(cup):
                    played[-1] = ("valley", *played[-1][1:])
                    await story.go_on(games[-1], "valley")
            over += await play_on(story, games, played)
            for time_of_day in (NIGHT, time(9)):
                await story.until(
                    (today + timedelta(days=time_of_day < NIGHT)).replace(hour=time_of_day.hour)
                )
        print(
            Counter(story.posted.values()),
            Counter(story.pings.values()),
            story.moves,
            over,
            Counter(story.letters.values()),
            story.again,
            [each for each in story.pings.items() if each[1] > 2],
        )
        assert cup is not None
        assert is_over(cup)
        assert over >= 2
        assert story.again == []
        assert story.at_night == []
        assert await story.lost_on_holiday() == []
        assert [each for each in story.posted.items() if each[1] > MOST_MESSAGES] == []
        assert [each for each in story.pings.items() if each[1] > MOST_PINGS] == []
        assert [each for each in story.letters.items() if each[1] > MOST_LETTERS] == []


async def test_a_month_of_people_who_look_often_is_as_calm_in_the_sum(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = (time(9), time(13), time(18))
    async with months(tmp_path, monkeypatch, zeal=0.9) as story:
        games = [await story.begin(*game) for game in GAMES]
        for day in range(MONTH):
            for look in looks:
                await story.until((BEGUN + timedelta(days=day)).replace(hour=look.hour))
                await play_on(story, games, GAMES)
        pings = Counter[str]()
        for (_, name), count in story.pings.items():
            pings[name] += count
        assert story.again == []
        assert sum(story.posted.values()) <= MOST_MESSAGES * MONTH
        assert max(pings.values()) <= MOST_PINGS * MONTH
        print(story.posted, pings, story.moves)
