"""Half a year of six people and three games at three paces, with holidays: what stands in the channels, who is pinged, who loses a seat."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import discord
import pytest

from bot.discord.cards.table_card import News, awaited
from bot.discord.delivery.notices.reminders import Reminders
from bot.tables import Change, Person, Status, Table, Told, Venue
from standin.protocol.permissions import ATTACH_FILES, INVITED
from standin.world import seed
from standin.world.state import Account
from tests.bot.discord.grove import FOREST, Grove, grove

BEGUN, DAYS = datetime(2026, 11, 24, tzinfo=UTC), 182
"""Beginning of the story, whenever it is told, and its length: the clock goes on only where the story says so."""
PEOPLE = ("Ada", "Bruno", "Celina", "Dorota", "Emil", "Frida")
GAMES: Sequence[tuple[str, str, str, tuple[int, ...]]] = (
    ("grove", "relaxed", "vote", (0, 1, 2, 3)),
    ("meadow", "daily", "computer", (2, 3, 4, 5)),
    ("riverbank", "none", "nothing", (0, 1, 4, 5)),
)
WAKES, SLEEPS = time(8), time(22)
SITTINGS = (time(9), time(23))
"""Times of a day at which people look; at the last one all of them sleep."""
HOLIDAY = timedelta(days=16)
MOST_MESSAGES, MOST_PINGS = 10, 2
"""Maximum a day of public messages of three games together, and of pings of one person, who plays in two of them."""


@dataclass
class HalfYear:
    """The people, the games and everything that was posted, each message counted when it was first seen."""

    running: Grove
    reminders: Reminders
    people: list[Person]
    dice: random.Random = field(default_factory=lambda: random.Random(28))
    interactions: itertools.count[int] = field(default_factory=lambda: itertools.count(10**15))
    seen: set[str] = field(default_factory=set)
    posted: Counter[int] = field(default_factory=Counter)
    pings: Counter[tuple[int, str]] = field(default_factory=Counter)
    letters: Counter[tuple[int, str]] = field(default_factory=Counter)
    at_night: list[str] = field(default_factory=list)
    finished: int = 0
    moved: int = 0

    async def begin(self, place: str, pace: str, at_deadline: str, sits: Sequence[int]) -> Table:
        tables, channel = self.running.tables, self.running.local.world.channel_named(place)
        people = [self.people[number] for number in sits]
        where = Venue(int(channel.id), int(channel.guild_id or 0))
        opened = await tables.open(where, people[0], FOREST, {}, len(people), "en", next(self.interactions))
        table = opened.table.id
        await tables.configure(table, people[0], next(self.interactions), pace=pace, at_deadline=at_deadline)
        for person in people[1:]:
            await tables.join(table, person, next(self.interactions))
        change = await tables.start(table, people[0], next(self.interactions))
        await self.tell(change, frozenset(), started=True)
        return change.table

    async def tell(self, change: Change, before: frozenset[int], *, started: bool = False) -> None:
        news = News(change.told, awaited(change.table) - before, started=started)
        await self.running.bot.desk.poster.tell(change.table.id, news)

    async def turn(self, table: Table, person: Person) -> Table:
        """Make the whole turn of a person, and then tell it."""
        before, told = awaited(table), tuple[Told, ...]()
        while table.status is Status.PLAYING and person.id in awaited(table):
            action = self.dice.choice(table.legal(person.id).actions[:6])
            change = await self.running.tables.act(table.id, person, action, next(self.interactions))
            table, told = change.table, (*told, *change.told)
            self.moved += 1
        await self.tell(Change(table, told), before)
        return table

    async def until(self, time: datetime, day: int) -> None:
        """Let the clock do its work as time goes by."""
        while True:
            due = await self.running.tables.scheduler.run_due(self.reminders)
            self.count(day)
            if due is None or due > time:
                break
            self.running.later += max(due - self.running.now(), timedelta())
        self.running.later += time - self.running.now()

    def count(self, day: int) -> None:
        """Count what is new."""
        now = self.running.now()
        is_night = not WAKES <= now.replace(second=0, microsecond=0).time() <= SLEEPS
        world = self.running.local.world
        for channel in world.channels.values():
            for stored in channel.messages.values():
                if stored.id in self.seen:
                    continue
                self.seen.add(stored.id)
                names = [user["global_name"] for user in stored.json["mentions"]]
                if channel.guild_id is None:
                    self.letters[day, channel.id] += 1
                    continue
                self.posted[day] += 1
                self.pings.update((day, name) for name in names)
                if is_night:
                    self.at_night += [f"{name}: {stored.json}"[:900] for name in names]


def add_people(running: Grove) -> list[Person]:
    """Return six people, all members of the first server."""
    world = running.local.world
    guild = next(guild for guild in world.guilds.values() if guild.name == "Grovekeeper")
    for name in PEOPLE[4:]:
        new = Account(seed.user(world, name, 0x6A1B9A), "en-US")
        world.people[new.id] = new
        guild.members[new.id] = []
    by_name: Mapping[str, str] = {each.user["global_name"]: each.id for each in world.people.values()}
    return [Person(int(by_name[name]), name) for name in PEOPLE]


async def test_half_a_year_is_calm_and_a_holiday_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Grove, "now", lambda running: BEGUN + running.later)
    async with grove(tmp_path, "Ada") as (running, _):
        people, bot, tables = add_people(running), running.bot, running.tables
        reminders = Reminders(bot, bot.desk.poster, tables, bot.reach)
        year = HalfYear(running, reminders, people)
        begun = BEGUN + timedelta(days=1)
        for place, *_rest in GAMES:
            bot.reach._permissions[int(running.local.world.channel_named(place).id)] = discord.Permissions(
                INVITED & ~ATTACH_FILES
            )
        for person in people:
            await tables.preferences.set(person.id, wakes=WAKES, sleeps=SLEEPS)
        running.later += begun + timedelta(hours=9) - running.now()
        games = [await year.begin(*game) for game in GAMES]
        away: dict[int, datetime] = {}
        for day, sitting in itertools.product(range(DAYS), SITTINGS):
            today = begun + timedelta(days=day)
            await year.until(today.replace(hour=sitting.hour), day)
            person = people[day // 30 % len(people)]
            if day % 30 == 5 and sitting is SITTINGS[0]:
                away[person.id] = today + HOLIDAY
                for change in await tables.scheduler.set(person.id, away_until=away[person.id]):
                    await bot.desk.poster.tell(change.table.id, News(change.told, in_turn=True))
            for number, game in enumerate(games):
                table = await tables.table(game.id)
                for chair in table.awaiting if sitting is not SITTINGS[-1] else ():
                    here = chair.mover is not None and away.get(chair.mover, running.now()) <= running.now()
                    if here and year.dice.random() < 0.4:
                        mover = next(each for each in people if each.id == chair.mover)
                        table = await year.turn(table, mover)
                        break
                for chair in table.chairs:
                    if away.get(chair.person or 0, begun) > running.now():
                        assert chair.mover == chair.person, "a person on holiday keeps the seat"
                        assert chair not in await tables.votes.late(table)
                if table.status is not Status.PLAYING:
                    year.finished += 1
                    games[number] = await year.begin(*GAMES[number])
            year.count(day)
        assert year.finished >= 3
        assert not year.at_night
        assert max(year.posted.values()) <= MOST_MESSAGES
        assert max(year.pings.values()) <= MOST_PINGS
        assert max(year.letters.values(), default=0) <= 1
