"""Half a year of six people and three games at three paces, with holidays, a tournament and a channel that is deleted: what stands in the
channels, who is pinged, who loses a seat.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import discord
import pytest

from bot.discord.cards.table_card import News, awaited
from bot.discord.delivery.notices.organizer import Organizer
from bot.discord.delivery.notices.reminders import Reminders
from bot.discord.delivery.reach import Reach
from bot.store.competitions.tournaments import OVER
from bot.tables import Change, Person, Status, Table, Told, Venue
from bot.tables.tournaments.model import Tournament
from standin.protocol.permissions import ATTACH_FILES, INVITED
from standin.world import seed
from standin.world.state import TEXT, Account, Channel
from standin.world.wire import channel_json
from tests.bot.discord.grove import FOREST, Grove, grove
from tests.standin.people import at
from tests.standin.screen import Screen

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
DELETED, ELSEWHERE = 20, "hillside"
"""Day on which the last channel is deleted, and the one in which its game goes on after a tournament of its people."""
MOST_MESSAGES, MOST_PINGS = 10, 2
"""Maximum a day of public messages of three games together, and of pings of one person, who plays in two of them. Where the others
are asked what is to be done about whoever is late, that is one ping more.
"""


@dataclass
class HalfYear:
    """The people, the games and everything that was posted, each message counted when it was first seen."""

    running: Grove
    reminders: Reminders
    organizer: Organizer
    people: list[Person]
    dice: random.Random = field(default_factory=lambda: random.Random(28))
    interactions: itertools.count[int] = field(default_factory=lambda: itertools.count(10**15))
    seen: set[str] = field(default_factory=set)
    posted: Counter[int] = field(default_factory=Counter)
    pings: Counter[tuple[int, str]] = field(default_factory=Counter)
    letters: Counter[tuple[int, str]] = field(default_factory=Counter)
    at_night: list[str] = field(default_factory=list)
    votes: set[int] = field(default_factory=set)
    """Days on which somebody was asked what is to be done about whoever is late."""
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

    async def sit(self, table: Table, away: Mapping[int, datetime]) -> Table:
        """Let the first of those who are waited for, and not away, make a turn now and then."""
        now = self.running.now()
        for chair in table.awaiting:
            if chair.mover is not None and away.get(chair.mover, now) <= now and self.dice.random() < 0.4:
                return await self.turn(table, next(each for each in self.people if each.id == chair.mover))
        return table

    async def begin_tournament(self, place: str, sits: Sequence[int]) -> Tournament:
        """Begin a tournament of those people, in which everybody meets everybody."""
        tournaments, channel = self.running.tables.tournaments, self.running.local.world.channel_named(place)
        host, *others = [self.people[number] for number in sits]
        where = Venue(int(channel.id), int(channel.guild_id or 0))
        opened = await tournaments.open(where, host, FOREST, {}, "en", next(self.interactions))
        await tournaments.configure(opened.id, host, form="robin")
        for person in (host, *others):
            await tournaments.join(opened.id, person)
        return await tournaments.begin(opened.id, host)

    async def sit_at_tournament(self, tournament: int, away: Mapping[int, datetime]) -> Tournament:
        """Let people sit at the tables of a round, and the tournament go on."""
        cup = await self.running.tables.tournaments.get(tournament)
        for pairing in cup.current:
            if pairing.game is not None:
                await self.sit(await self.running.tables.table(pairing.game), away)
        await self.running.tables.runner.run_due(self.organizer)
        return await self.running.tables.tournaments.get(tournament)

    async def lose(self, place: str, sits: Sequence[int]) -> None:
        """Delete a channel, and wait until each of the people who play there has got a letter about it."""
        world = self.running.local.world
        channel, names = world.channel_named(place), [self.people[number].name for number in sits]
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(at(self.running.local.url, name)) for name in names]
            world.remove_channel(channel, channel_json(world, channel))
            for player in players:
                await player.until(lambda player=player: has_letter(player), "a letter")  # type: ignore[misc]

    async def go_on(self, table: Table, person: Person, place: str) -> None:
        """Go on in another channel with a game whose own is gone."""
        channel = self.running.local.world.channel_named(place)
        where = Venue(int(channel.id), int(channel.guild_id or 0))
        change = await self.running.tables.votes.resume(table.id, person, next(self.interactions), where)
        await self.tell(change, frozenset())

    async def until(self, time: datetime, day: int) -> None:
        """Let the clock do its work as time goes by."""
        while True:
            await self.running.tables.runner.run_due(self.organizer)
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


def has_letter(person: Screen) -> bool:
    """Return whether somebody has been told privately that the place of a game is gone."""
    return any("is gone" in each.text for channel in person.channels for each in person.messages(channel))


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
    monkeypatch.setattr(Reach, "_of", lambda *_: discord.Permissions(INVITED & ~ATTACH_FILES))
    async with grove(tmp_path, "Ada") as (running, _):
        people, bot, tables = add_people(running), running.bot, running.tables
        reminders = Reminders(bot, bot.desk.poster, tables, bot.reach)
        year = HalfYear(running, reminders, Organizer(bot, bot.desk.poster, bot.reach), people)
        begun = BEGUN + timedelta(days=1)
        world = running.local.world
        world.add_channel(Channel(world.snowflake(), TEXT, ELSEWHERE, world.channel_named("grove").guild_id))
        for person in people:
            await tables.preferences.set(person.id, wakes=WAKES, sleeps=SLEEPS)
        running.later += begun + timedelta(hours=9) - running.now()
        played = list(GAMES)
        games = [await year.begin(*game) for game in played]
        away: dict[int, datetime] = {}
        cup: Tournament | None = None
        for day, sitting in itertools.product(range(DAYS), SITTINGS):
            today = begun + timedelta(days=day)
            await year.until(today.replace(hour=sitting.hour), day)
            person = people[day // 30 % len(people)]
            if day % 30 == 5 and sitting is SITTINGS[0]:
                away[person.id] = today + HOLIDAY
                for change in await tables.scheduler.set(person.id, away_until=away[person.id]):
                    await bot.desk.poster.tell(change.table.id, News(change.told, in_turn=True))
            if (day, sitting) == (DELETED, SITTINGS[0]):
                await year.lose(GAMES[-1][0], GAMES[-1][3])
                cup = await year.begin_tournament(GAMES[0][0], GAMES[-1][3])
            if cup is not None and cup.record.status != OVER and sitting is SITTINGS[0]:
                cup = await year.sit_at_tournament(cup.id, away)
                if cup.record.status == OVER:
                    played[-1] = (ELSEWHERE, *played[-1][1:])
                    await year.go_on(games[-1], people[0], ELSEWHERE)
            for number, game in enumerate(games):
                table = await tables.table(game.id)
                if table.vote is not None:
                    year.votes.add(day)
                if sitting is SITTINGS[0]:
                    table = await year.sit(table, away)
                for chair in table.chairs:
                    if away.get(chair.person or 0, begun) > running.now():
                        assert chair.mover == chair.person, "a person on holiday keeps the seat"
                        assert chair not in await tables.votes.late(table)
                if table.status not in (Status.PLAYING, Status.PAUSED):
                    year.finished += 1
                    games[number] = await year.begin(*played[number])
            year.count(day)
        assert cup is not None
        assert cup.record.status == OVER
        assert year.finished >= 2
        assert not year.at_night
        assert [(day, posted) for day, posted in year.posted.items() if posted > MOST_MESSAGES] == []
        assert [
            (day, name)
            for (day, name), pings in year.pings.items()
            if pings > MOST_PINGS + (day in year.votes)
        ] == []
        assert max(year.letters.values(), default=0) <= 1
