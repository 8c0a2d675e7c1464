"""Months of six people on the movable clock: they look at their games a few times a day, go on holiday, and lose channels.

The bot's own watches rest: the story does what is due as it moves the clock, one time after the other, so that it is the same each time.

What is counted: every message in a channel or a thread of the server, edited ones once; as a ping of a person, each of these that
notifies them, and each message to them alone. A message of a tournament about its rounds is news. Whoever has moved or voted at a table
since they were pinged of it has come.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta

from bot.discord.cards.table_card import News, awaited
from bot.discord.delivery.notices.organizer import Organizer
from bot.discord.delivery.notices.reminders import Reminders
from bot.store.competitions.tournaments import OVER
from bot.tables import Change, Person, Status, Table, Told, Venue
from bot.tables.steps.votes import pending_voters
from bot.tables.tournaments.model import Tournament
from standin.world import seed
from standin.world.state import TEXT, Account, Channel, Stored
from standin.world.wire import channel_json
from tests.bot.discord.grove import FOREST, Grove
from tests.standin.people import at
from tests.standin.screen import Screen

BEGUN = datetime(2026, 11, 25, 9, tzinfo=UTC)
"""Time at which every story begins, whenever it is told: the clock goes on only where the story says so."""
PEOPLE = ("Ada", "Bruno", "Celina", "Dorota", "Emil", "Frida")
WAKES, SLEEPS = time(8), time(22)
HOLIDAY = timedelta(days=16)


@dataclass
class Holiday:
    """A holiday of one person."""

    person: int
    begins: datetime
    ends: datetime


@dataclass
class Months:
    """The people, the games and everything that was posted."""

    running: Grove
    zeal: float
    """Share of the looks at a game that waits for somebody in which they move."""
    people: list[Person] = field(init=False)
    reminders: Reminders = field(init=False)
    organizer: Organizer = field(init=False)
    dice: random.Random = field(default_factory=lambda: random.Random(28))
    interactions: itertools.count[int] = field(default_factory=lambda: itertools.count(10**15))
    holidays: list[Holiday] = field(default_factory=list)
    cup: Tournament | None = None
    """The tournament, once there is one."""
    tables: dict[int, Sequence[int]] = field(default_factory=dict)
    """The people of every game that was begun, by seat."""
    posted: Counter[int] = field(default_factory=Counter)
    """Number of public messages by day."""
    pings: defaultdict[tuple[int, str], list[str]] = field(default_factory=lambda: defaultdict(list))
    """Pings of each person by day, about games that they play."""
    news: defaultdict[tuple[int, str], list[str]] = field(default_factory=lambda: defaultdict(list))
    """Pings of each person by day, about the rounds of tournaments."""
    at_night: list[str] = field(default_factory=list)
    again: list[str] = field(default_factory=list)
    """Pings of somebody about a game of which they had been pinged on the same day and had not come since."""
    moves: int = 0
    _round_due: datetime | None = None
    """Time at which the tournaments go on by themselves; None where none does."""
    _seen: set[str] = field(default_factory=set)
    _pinged: set[tuple[int, str, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        bot = self.running.bot
        self.reminders = Reminders(bot, bot.desk.poster, self.running.tables, bot.reach)
        self.organizer = Organizer(bot, bot.desk.poster, bot.reach)
        self.people = _add_people(self.running)

    @property
    def now(self) -> datetime:
        return self.running.now()

    @property
    def day(self) -> int:
        """Number of the present day, from 0."""
        return (self.now.date() - BEGUN.date()).days

    async def begin(
        self, place: str, pace: str, at_deadline: str, sits: Sequence[int], game: str = FOREST
    ) -> Table:
        tables, people = self.running.tables, [self.people[number] for number in sits]
        opened = await tables.open(
            self.venue(place), people[0], game, {}, len(people), "en", next(self.interactions)
        )
        table = opened.table.id
        await tables.configure(table, people[0], next(self.interactions), pace=pace, at_deadline=at_deadline)
        for person in people[1:]:
            await tables.join(table, person, next(self.interactions))
        change = await tables.start(table, people[0], next(self.interactions))
        self.tables[table] = [chair.person or 0 for chair in change.table.chairs]
        self._pinged = {each for each in self._pinged if each[2] != str(change.table.place.channel)}
        await self.tell(change, frozenset(), started=True)
        return change.table

    def venue(self, place: str) -> Venue:
        channel = self.running.local.world.channel_named(place)
        return Venue(int(channel.id), int(channel.guild_id or 0))

    async def tell(self, change: Change, before: frozenset[int], *, started: bool = False) -> None:
        news = News(change.told, awaited(change.table) - before, started=started)
        await self.running.bot.desk.poster.tell(change.table.id, news)
        self.count()

    async def turn(self, table: Table, person: Person) -> Table:
        """Make the whole turn of a person, and then tell it."""
        before, told = awaited(table), tuple[Told, ...]()
        while table.status is Status.PLAYING and person.id in awaited(table):
            action = self.dice.choice(table.legal(person.id).actions[:6])
            change = await self.running.tables.act(table.id, person, action, next(self.interactions))
            table, told = change.table, (*told, *change.told)
            self.moves += 1
        self._comes(person, table)
        await self.tell(Change(table, told), before)
        return table

    async def look(self, table: Table) -> Table:
        """Let those who are waited for, and not away, make a turn now and then, and those who are asked vote."""
        table = await self._vote(table)
        for chair in table.awaiting:
            if chair.mover is not None and not self.is_away(chair.mover) and self.dice.random() < self.zeal:
                table = await self.turn(table, self.person(chair.mover))
        return table

    async def _vote(self, table: Table) -> Table:
        """Let somebody who is asked about whoever is late say now and then that they would rather wait."""
        for seat in pending_voters(table):
            person = self.person(table.chairs[seat].person or 0)
            if table.vote is not None and not self.is_away(person.id) and self.dice.random() < self.zeal / 2:
                votes, moment = self.running.tables.votes, table.vote.moment
                change = await votes.refuse(table.id, person, moment, next(self.interactions))
                self._comes(person, table)
                await self.tell(change, awaited(table))
                return change.table
        return table

    def person(self, number: int) -> Person:
        return next(each for each in self.people if each.id == number)

    def is_away(self, person: int) -> bool:
        return any(each.person == person and each.begins <= self.now < each.ends for each in self.holidays)

    async def go_on_holiday(self, person: Person) -> None:
        self.holidays.append(Holiday(person.id, self.now, self.now + HOLIDAY))
        for change in await self.running.tables.scheduler.set(person.id, away_until=self.now + HOLIDAY):
            await self.running.bot.desk.poster.tell(change.table.id, News(change.told, in_turn=True))

    async def begin_tournament(self, place: str, sits: Sequence[int]) -> None:
        """Begin a tournament of those people, in which everybody meets everybody and every game is played to its end."""
        tournaments = self.running.tables.tournaments
        host, *others = [self.people[number] for number in sits]
        opened = await tournaments.open(self.venue(place), host, FOREST, {}, "en", next(self.interactions))
        await tournaments.configure(opened.id, host, form="robin", lenience=0)
        for person in (host, *others):
            await tournaments.join(opened.id, person)
        self.cup = await tournaments.begin(opened.id, host)

    async def look_at_tournament(self, cup: Tournament) -> None:
        """Let people look at the tables of the newest round, and the tournament go on."""
        for table in await self.games_of(cup):
            if table.status is not Status.PAUSED:
                await self.look(table)
        await self._go_on_with_rounds()

    async def _go_on_with_rounds(self) -> None:
        """Do what is due at tournaments, if anything is: where a change has rung their alarm, and at its time."""
        alarm = self.running.tables.tournaments.alarm
        if alarm._rung.is_set() or (self._round_due is not None and self._round_due <= self.now):
            alarm.reset()
            self._round_due = await self.running.tables.runner.run_due(self.organizer)
            self.count()
            if self.cup is not None:
                self.cup = await self.running.tables.tournaments.get(self.cup.id)

    async def games_of(self, cup: Tournament) -> list[Table]:
        """Return the tables of the newest round that are open."""
        games = [each.game for each in cup.current if each.game is not None]
        found = [await self.running.tables.table(game) for game in games]
        self.tables |= {
            table.id: [chair.person or 0 for chair in table.chairs] for table in found if table.live
        }
        return found

    async def lose(self, table: Table) -> None:
        """Delete the place of a game, and wait until each of its players has got a letter about it."""
        world, table = self.running.local.world, await self.running.tables.table(table.id)
        channel = world.channels[str(table.place.channel)]
        names = [self.person(chair.person).name for chair in table.chairs if chair.person]
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(at(self.running.local.url, name)) for name in names]
            before = [len(_letters(player)) for player in players]
            world.remove_channel(channel, channel_json(world, channel))
            for player, known in zip(players, before, strict=True):
                await player.until(
                    lambda player=player, known=known: len(_letters(player)) > known,  # type: ignore[misc]
                    "a letter",
                )

    async def go_on(self, table: Table, place: str) -> None:
        """Let one of the players go on in another channel with a game whose own is gone."""
        person, votes = self.person(table.chairs[0].person or 0), self.running.tables.votes
        change = await votes.resume(table.id, person, next(self.interactions), self.venue(place))
        await self.tell(change, frozenset())

    async def until(self, when: datetime) -> None:
        """Let the clock do its work as time goes by."""
        while True:
            await self._go_on_with_rounds()
            due = await self.running.tables.scheduler.run_due(self.reminders)
            self.count()
            times = [each for each in (due, self._round_due) if each is not None]
            if not times or min(times) > when:
                break
            self.running.later += max(min(times) - self.now, timedelta())
        self.running.later += when - self.now

    def count(self) -> None:
        """Count what is new."""
        for channel in self.running.local.world.channels.values():
            for stored in itertools.takewhile(
                lambda each: each.id not in self._seen, reversed(channel.messages.values())
            ):
                self._seen.add(stored.id)
                self._count(channel, stored)

    def _count(self, channel: Channel, stored: Stored) -> None:
        told, names = (
            str(stored.json["components"]),
            [user["global_name"] for user in stored.json["mentions"]],
        )
        if channel.guild_id is None:
            names = [self.person(int(person)).name for person in channel.recipients]
        else:
            self.posted[self.day] += 1
        is_news = "tourtable" in told
        about = f"tournament in {channel.id}" if is_news else channel.id
        if channel.guild_id is None and "is gone" in told:
            about = f"letter {stored.id}"
        for name in names:
            ping = f"{self.now:%H:%M} {channel.name}: {told}"[:700]
            (self.news if is_news else self.pings)[self.day, name].append(ping)
            if not WAKES <= self.now.replace(second=0, microsecond=0).time() <= SLEEPS:
                self.at_night.append(ping)
            if (self.day, name, about) in self._pinged:
                self.again.append(f"day {self.day}, {name}: {ping}")
            self._pinged.add((self.day, name, about))

    def _comes(self, person: Person, table: Table) -> None:
        self._pinged.discard((self.day, person.name, str(table.place.channel)))

    def pings_of_all_days(self) -> Counter[str]:
        """Return the number of pings of each person, about whatever."""
        found = Counter[str]()
        for (_, name), told in (*self.pings.items(), *self.news.items()):
            found[name] += len(told)
        return found

    async def lost_on_holiday(self) -> list[str]:
        """Return what was done at any game in place of somebody who was on holiday."""
        found = []
        for game, sits in self.tables.items():
            for row in await self.running.tables._store.rows(game):
                event, *args = row.action.removeprefix("@grant ").split()
                if event in ("@late", "@replace") and self._was_away(sits[int(args[0])], row.at):
                    found.append(f"game {game}: {row.action}")
        return found

    def _was_away(self, person: int, at_stamp: int) -> bool:
        time = datetime.fromtimestamp(at_stamp / 1000, UTC)
        return any(each.person == person and each.begins < time < each.ends for each in self.holidays)


def most(told: Mapping[tuple[int, str], list[str]]) -> list[str]:
    """Return the pings of the person and the day that had the most of them."""
    return max(told.values(), key=len, default=[])


def _letters(person: Screen) -> list[str]:
    """Return the letters in which somebody has been told that the place of a game is gone."""
    return [
        each.id for channel in person.channels for each in person.messages(channel) if "is gone" in each.text
    ]


def _add_people(running: Grove) -> list[Person]:
    """Return six people, all members of the first server."""
    world = running.local.world
    guild = next(guild for guild in world.guilds.values() if guild.name == "Grovekeeper")
    for name in PEOPLE[4:]:
        new = Account(seed.user(world, name, 0x6A1B9A), "en-US")
        world.people[new.id] = new
        guild.members[new.id] = []
    by_name: Mapping[str, str] = {each.user["global_name"]: each.id for each in world.people.values()}
    return [Person(int(by_name[name]), name) for name in PEOPLE]


def add_channels(running: Grove, *names: str) -> None:
    """Add channels to the first server."""
    world = running.local.world
    for name in names:
        world.add_channel(Channel(world.snowflake(), TEXT, name, world.channel_named("grove").guild_id))


def is_over(cup: Tournament) -> bool:
    return cup.record.status == OVER
