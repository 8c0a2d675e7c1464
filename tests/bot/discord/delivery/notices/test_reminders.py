"""The clock as people meet it: chosen in the lobby, shown on the card, kept by the watch, and set to each one's days."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.cards import votes
from bot.discord.cards.table_card import News
from bot.discord.delivery.notices import reminders
from bot.discord.delivery.notices.reminders import Reminders
from bot.store.games.notices import TURN, Waiting
from bot.tables import Person as Somebody
from bot.tables import Table, Venue
from bot.tables.model.errors import NotAtTable
from engine.text import Seat
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import FOREST, asked, card_of, first_moves, grove, labels, picked, pressed
from tests.bot.recorded.conversation import keyed
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import Words, words

HOUR = timedelta(hours=1)


async def timed(host: Person, *others: Person, pace: str, end: str | None = None) -> Message:
    """Return a game of the forest on the clock, its host to move."""
    lobby = await asked(host, f"/play game:{FOREST} seats:{1 + len(others)}")
    panel = await first_moves(host, lobby)
    panel = await picked(host, panel, "Time per move", pace)
    if end is not None:
        await picked(host, panel, "When time runs out", end)
    for person in others:
        await pressed(person, await person.sees("(host)"), "Join")
    await pressed(host, lobby, "Start")
    return await card_of(host, "🔒")


def until_morning() -> timedelta:
    """Return the time to nine in the morning, from where some hours go by without a new day, whenever the tests are run."""
    now = datetime.now(UTC)
    return timedelta(hours=33) - timedelta(hours=now.hour, minutes=now.minute)


def shown(table: Table, seat: int) -> str:
    """Return the deadline of a seat as a card shows it."""
    deadline = table.chairs[seat].clock.deadline
    assert deadline is not None
    return f"<t:{int(deadline.timestamp())}:R>"


async def test_the_pace_stands_on_the_lobby_and_the_deadline_on_the_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await timed(ada, celina, pace="daily", end="computer")
        assert "1 waking day per move" in card.text
        assert "a computer plays that move" in card.text
        assert shown(await running.table(ada), 0) in card.text
        await _a_turn(ada)
        # The card of the first turn may show for a moment that it is over: only the new one notifies.
        card = await celina.sees(lambda message: message.mentions == ["Celina"])
        assert f"Your turn, {celina.mention}" in card.text
        assert "1 waking day per move" not in card.text
        assert shown(await running.table(ada), 1) in card.text


async def test_the_menu_says_what_a_waking_day_is_and_bounds_a_move_by_the_calendar(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        panel = await pressed(ada, await asked(ada, f"/play game:{FOREST} seats:2"), "Options")
        panel = await picked(ada, panel, "Time per move", "relaxed")
        assert "nights, days off and absences do not count" in panel.text
        await picked(ada, panel, "Longest time for a move by the calendar", "7")
        assert (await running.table(ada)).bound == 7
        await ada.sees("at most 7 days by the calendar")


async def test_a_reminder_notifies_the_one_who_must_act_and_goes_when_it_has_been_done(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick")
        running.forward(1.75 * HOUR)
        reminder = await celina.sees("your move in")
        assert reminder.mentions == ["Ada"]
        assert shown(await running.table(ada), 0) in reminder.text
        assert "15 minutes left for your move in Spirits of the Forest" in reminder.text
        moves = await pressed(ada, reminder, "My moves")
        assert "take tiles" in moves.text
        await _a_turn(ada)
        await celina.until(lambda: reminder.is_deleted, "the reminder to go")


@pytest.mark.parametrize(
    ("language", "soon"),
    [
        ("en", "{both}, 15 minutes left for your moves in Living Forest (deadline <t:"),
        ("pl", "{both}, czas na Wasze ruchy: jeszcze 15 minut (termin <t:"),
    ],
)
async def test_those_who_are_reminded_at_the_same_time_are_so_by_one_message(
    tmp_path: Path, language: str, soon: str
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        tables, here = running.tables, running.local.world.channel_named("grove")
        host, other = (Somebody(int(each.id), each.name) for each in (ada, celina))
        place = Venue(int(here.id), int(here.guild_id or 0))
        table = (await tables.open(place, host, "living-forest", {}, 2, language, 10**15)).table.id
        await tables.configure(table, host, 10**15 + 1, pace="quick")
        await tables.join(table, other, 10**15 + 2)
        await tables.start(table, host, 10**15 + 3)
        running.forward(1.75 * HOUR)
        both = words(language).listed([ada.mention, celina.mention])
        reminder = await ada.sees(soon.format(both=both))
        assert {*reminder.mentions} == {"Ada", "Celina"}
        assert len([each for each in ada.messages() if "15 min" in each.text]) == 1


async def test_who_was_reminded_an_hour_ago_is_named_and_not_notified_when_the_time_is_over(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        running.later = until_morning()
        await timed(ada, celina, pace="quick")
        running.forward(1.75 * HOUR)
        assert (await celina.sees("your move in")).mentions == ["Ada"]
        running.forward(HOUR / 4)
        late = await celina.sees("your time for a move in Spirits of the Forest ended")
        assert ada.mention in late.text
        assert late.mentions == []


async def test_the_old_card_no_longer_says_who_is_waited_for(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await timed(ada, celina, pace="none")
        assert "Your turn" in card.text
        await _a_turn(ada)
        await celina.until(lambda: not labels(card), "the buttons to go")
        assert "Your turn" not in card.text
        assert (await running.table(ada)).chairs[0].clock.deadline is None


async def test_at_the_deadline_a_computer_player_moves_and_the_next_one_is_notified(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick", end="computer")
        running.forward(2 * HOUR)
        card = await card_of(celina, "the computer plays this move")
        assert card.mentions == ["Celina"]
        assert shown(await running.table(ada), 1) in card.text


async def test_of_two_the_other_hears_at_the_deadline_and_may_claim_the_win(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick", end="vote")
        running.forward(2 * HOUR)
        card = await celina.sees(lambda m: "Celina" in m.mentions and "Time is up: what now?" in labels(m))
        choices = await pressed(celina, card, "Time is up: what now?")
        assert labels(choices)[:2] == ["Biorę zwycięstwo", "Koniec, bez rankingu"]
        await pressed(celina, choices, "Biorę zwycięstwo")
        await celina.sees("Celina takes the win")


@pytest.mark.parametrize(("pace", "has_deadline"), [("none", False), ("relaxed", True)])
async def test_who_sleeps_is_not_notified_by_the_card_but_when_they_wake(
    tmp_path: Path, pace: str, has_deadline: bool
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        wakes = (running.now() + 2 * HOUR).time().replace(minute=0, second=0, microsecond=0)
        sleeps = wakes.replace(hour=(wakes.hour + 20) % 24)
        await running.tables.scheduler.set(int(celina.id), wakes=wakes, sleeps=sleeps)
        await timed(ada, celina, pace=pace)
        await _a_turn(ada)
        assert (await card_of(celina, "Your turn, " + celina.mention)).mentions == []
        running.forward(2 * HOUR)
        reminder = await celina.sees("while you were asleep")
        assert reminder.mentions == ["Celina"]
        assert ("Deadline: <t:" in reminder.text) == has_deadline


async def test_after_a_holiday_nobody_is_told_of_sleep(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        until = running.now() + 3 * 24 * HOUR
        await running.tables.scheduler.set(int(celina.id), away_until=until)
        await timed(ada, celina, pace="none")
        await _a_turn(ada)
        assert (await card_of(celina, "Your turn, " + celina.mention)).mentions == []
        running.forward(until - running.now() + HOUR)
        reminder = await celina.sees("while you were away")
        assert reminder.mentions == ["Celina"]


async def test_who_sleeps_long_is_said_to_be_asleep_where_somebody_waits(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        wakes = (running.now() + 5 * HOUR).time().replace(minute=0, second=0, microsecond=0)
        sleeps = wakes.replace(hour=(wakes.hour + 16) % 24)
        await running.tables.scheduler.set(int(celina.id), wakes=wakes, sleeps=sleeps)
        await timed(ada, celina, pace="none")
        await _a_turn(ada)
        await card_of(ada, f"{celina.mention}, asleep, back about <t:")
        assert "Waiting for Celina, asleep, back about <t:" in (await asked(ada, "/replace")).text
        assert "Celina, asleep, back about <t:" in (await asked(ada, "/mygames")).text


async def test_who_plays_much_hears_once_a_day_by_direct_message(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        panel = await asked(ada, "/me")
        await picked(ada, panel, "How do you want to hear that it is your turn?", "digest")
        card = await timed(ada, celina, pace="daily")
        await ada.speak("pl")
        await asked(ada, "/me zone:UTC")
        running.forward(24 * HOUR)
        letters: list[Message] = []

        def written() -> bool:
            letters[:] = [m for c in ada.channels for m in ada.messages(c) if "Czeka na Ciebie" in m.text]
            return bool(letters)

        await ada.until(written, "a letter")
        (letter,) = letters
        assert f"/{card.channel_id}/{card.id})" in letter.text
        assert letter.channel_id != card.channel_id
        assert not any("your move in" in message.text for message in celina.messages())


async def test_a_letter_that_was_sent_before_the_bot_died_is_not_sent_again(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        panel = await asked(ada, "/me")
        await picked(ada, panel, "How do you want to hear that it is your turn?", "digest")
        await timed(ada, celina, pace="daily")

        def letters() -> list[str]:
            return [m.id for c in ada.channels for m in ada.messages(c) if "waiting for you:" in m.text]

        with closing(sqlite3.connect(tmp_path / "grove.db")) as file:
            ((due,),) = file.execute("SELECT digest FROM people WHERE digest IS NOT NULL").fetchall()
            running.forward(24 * HOUR)
            await ada.until(lambda: bool(letters()), "a letter")
            sent = letters()
            await running.stop()
            file.execute("UPDATE people SET digest = ?, digested = ? WHERE digested IS NOT NULL", (due, due))
            file.commit()
            await running.start()
            await ada.bot_ready()
            await running.tables.scheduler.run_due(
                Reminders(running.bot, running.bot.desk.poster, running.tables, running.bot.reach)
            )
        assert letters() == sent


def test_a_game_in_a_conversation_is_linked_as_one() -> None:
    waiting, address = Waiting(FOREST, "en", None, 7, 8, 0, None), "https://discord.com/channels"
    line = f"- [{words('en').key(FOREST)}]({address}/{{}}) <#7>"
    assert reminders._line(waiting, words("en")) == line.format("@me/7/8")
    assert reminders._line(replace(waiting, guild=5, message=None), words("en")) == line.format("5/7")
    due = replace(waiting, deadline=int(MORNING.timestamp() * 1000))
    assert f"<t:{int(MORNING.timestamp())}:R>" in reminders._line(due, words("en"))


async def test_a_reminder_that_was_sent_before_the_bot_died_is_not_sent_again(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick")
        running.forward(1.75 * HOUR)
        reminder = await celina.sees("your move in")
        await running.stop()
        with closing(sqlite3.connect(tmp_path / "grove.db")) as file, file:
            file.execute("UPDATE notices SET channel = NULL, message = NULL")
        await running.start()
        await ada.bot_ready()
        await running.tables.scheduler.run_due(
            Reminders(running.bot, running.bot.desk.poster, running.tables, running.bot.reach)
        )
        assert [m.id for m in celina.messages() if "your move in" in m.text] == [reminder.id]
        with closing(sqlite3.connect(tmp_path / "grove.db")) as file:
            assert file.execute("SELECT message FROM notices WHERE kind = 'soon'").fetchall() == [
                (int(reminder.id),)
            ]


async def _a_turn(person: Person) -> None:
    """Take the first tile there is, and no second one."""
    offered = await person.choices("/forest take first:")
    await asked(person, f"/forest take first:{offered[0].value}")
    await asked(person, "/forest keep")


async def test_of_somebody_who_has_left_the_server_the_table_hears_at_the_next_reminder(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick")
        guild = next(each for each in running.local.world.guilds.values() if each.name == "Grovekeeper")
        del guild.members[ada.id]
        running.forward(1.75 * HOUR)
        card = await celina.sees("Ada has left this server")
        assert "Time is up: what now?" in labels(card)
        assert not [m for m in celina.messages() if "your move in" in m.text]


@pytest.mark.parametrize(("pace", "pings", "days"), [("none", "each", 7), ("daily", "digest", 1)])
async def test_of_who_has_left_the_server_and_gets_lists_the_table_hears_at_the_next_list(
    tmp_path: Path, pace: str, pings: str, days: int
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await running.tables.scheduler.set(int(ada.id), pings=pings)
        await timed(ada, celina, pace=pace)
        guild = next(each for each in running.local.world.guilds.values() if each.name == "Grovekeeper")
        del guild.members[ada.id]
        running.forward(days * 24 * HOUR)
        card = await celina.sees("Ada has left this server")
        assert "Time is up: what now?" in labels(card)
        assert not [m for c in ada.channels for m in ada.messages(c) if "waiting for you" in m.text]


async def test_an_absence_is_seen_on_the_card_and_by_whoever_asks(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="none")
        [day, *_] = [each.value for each in await ada.choices("/away until:")][5:]
        await asked(ada, f"/away until:{day}")
        card = await celina.sees(f"{ada.mention}, away until <t:")
        assert "Your turn" in card.text
        assert "away until <t:" in (await asked(ada, "/replace")).text
        await celina.speak("en-US")
        assert "Ada, away until <t:" in (await asked(celina, "/mygames")).text
        assert (await running.table(ada)).host == int(celina.id)


async def test_the_last_who_moves_may_pause_and_who_is_replaced_gets_a_letter(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await timed(ada, celina, pace="quick")
        table = await running.table(ada)
        change = await running.tables.guilds.take_out(table.id, table.chairs[0].seat, 10**15)
        await running.bot.desk.poster.tell(table.id, News(change.told))

        def letters() -> list[Message]:
            return [m for c in ada.channels for m in ada.messages(c) if "let a computer play" in m.text]

        await ada.until(lambda: bool(letters()), "a letter")
        await celina.speak("en-US")
        offer = await asked(celina, "/standin")
        assert labels(offer)[0] == "Pause the game"
        await pressed(ada, letters()[0], "I am back")
        assert (await running.tables.table(table.id)).chairs[0].mover == int(ada.id)


class Server:
    """Discord as far as reminders know it: one server, those who are on it, and what is posted or written."""

    def __init__(self, *members: int, error: Exception | None = None) -> None:
        self.members, self.error = members, error
        self.http = self
        self.posted: list[Any] = []

    def get_guild(self, guild: int) -> object:
        return guild if guild == 70 else None

    async def get_member(self, guild: int, person: int) -> None:
        assert guild == 70
        if person not in self.members:
            raise discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="")), {"code": self.code})

    code = 10007

    def get_partial_messageable(self, channel: int) -> Any:
        return SimpleNamespace(id=channel, send=self.send)

    async def create_dm(self, person: discord.Object) -> Any:
        return self.get_partial_messageable(person.id)

    async def send(self, *, view: Any, allowed_mentions: Any, nonce: str) -> Any:
        if self.error is not None:
            raise self.error
        said = " | ".join(part.get("content") or part.get("custom_id") or "" for part in parts(view))
        self.posted.append((said.strip(" |"), [each.id for each in allowed_mentions.users], nonce))
        return SimpleNamespace(id=90)


class Waiters:
    """The tables and the poster as far as reminders know them."""

    def __init__(self) -> None:
        self.left: list[int] = []
        self.rested: list[int] = []
        self.told: list[tuple[int, News]] = []
        self.votes = self.preferences = self.places = self.tournaments = self
        self.now = lambda: MORNING
        self.is_strict = False

    async def forfeits(self, table: int) -> bool:
        return self.is_strict

    async def left_server(self, table: int, seat: int) -> Any:
        self.left.append(seat)
        raise NotAtTable

    async def get(self, person: int) -> Any:
        return SimpleNamespace(was_away=lambda _: person == 2)

    async def rest(self, table: int) -> None:
        self.rested.append(table)

    async def tell(self, table: int, news: News) -> None:
        self.told.append((table, news))

    async def table(self, number: int) -> Any:
        return SimpleNamespace(id=number, seat_of=lambda _: None if number == 8 else Seat(0))


MORNING = datetime(2026, 5, 9, 8, tzinfo=UTC)


class Speaking:
    """The reach of a bot that may speak, or has a voice, or neither."""

    def __init__(self, *, may: bool = True, has_voice: bool = True) -> None:
        self.may_speak = lambda _: may
        self.voice = lambda _: "voice" if has_voice else None


def reminding(server: Server, waiters: Waiters, reach: Speaking | None = None) -> Reminders:
    return Reminders(
        cast(Any, server), cast(Any, waiters), cast(Any, waiters), cast(Any, reach or Speaking())
    )


def seated(*movers: int | None, guild: int | None = 70, deadline: datetime | None = None) -> Any:
    chairs = tuple(
        SimpleNamespace(seat=Seat(seat), mover=mover, person=mover, clock=SimpleNamespace(deadline=deadline))
        for seat, mover in enumerate(movers)
    )
    return SimpleNamespace(
        id=3,
        moment=4,
        language="en",
        chairs=chairs,
        place=SimpleNamespace(guild=guild, channel=5),
        game=SimpleNamespace(id=FOREST),
    )


def notice(seat: int, kind: str, at: datetime) -> Any:
    return SimpleNamespace(seat=seat, kind=kind, at=int(at.timestamp() * 1000))


async def test_a_reminder_says_in_one_sentence_what_is_the_same_for_several(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    server, soon = Server(), MORNING + 2 * HOUR
    notices = [notice(seat, "soon", soon) for seat in (0, 1)] + [
        notice(2, "late", MORNING),
        notice(3, "soon", soon),
    ]
    table = seated(1, 2, 3, None, deadline=soon)
    assert await reminding(server, Waiters()).remind(table, notices, "key", [Seat(1)]) == 90
    at, ended = int(soon.timestamp()), int(MORNING.timestamp())
    [(said, pinged, nonce)] = server.posted
    assert said.split(" | ")[0].split("\n") == [
        f"reminder-soon(count 3, game {FOREST}, left 2 hours, when <t:{at}:R>, who <@1>, <@2>, and <@None>)",
        f"reminder-late(count 1, game {FOREST}, left 1 minute, when <t:{ended}:R>, who <@3>)",
    ]
    assert said.endswith("gk:3:4:moves:key")
    assert (pinged, nonce) == ([1, 3], "key")


async def test_a_turn_is_told_with_its_deadline_and_to_who_was_away_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    server, end = Server(), MORNING + 5 * HOUR
    for table in (seated(1, 2), seated(1, 2, deadline=end)):
        await reminding(server, Waiters()).remind(
            table, [notice(0, TURN, MORNING), notice(1, TURN, MORNING)], "key"
        )
    more = f" reminder-deadline(when <t:{int(end.timestamp())}:R>)"
    about = f"count 1, game {FOREST}, left 1 minute, when <t:{int(MORNING.timestamp())}:R>"
    for (said, pinged, _), deadline in zip(server.posted, ("", more), strict=True):
        assert said.split(" | ")[0].split("\n") == [
            f"reminder-{TURN}({about}, who <@1>){deadline}",
            f"reminder-away({about}, who <@2>){deadline}",
        ]
        assert pinged == [1, 2]


async def test_where_who_is_late_has_lost_it_is_said_before_and_nobody_is_said_to_wait_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    server, waiters = Server(), Waiters()
    waiters.is_strict = True
    assert await reminding(server, waiters).remind(seated(1), [notice(0, "soon", MORNING)], "key") == 90
    assert await reminding(server, waiters).remind(seated(1), [notice(0, "late", MORNING)], "key") is None
    [(said, _, _)] = server.posted
    assert said.split(" | ")[0].split("\n")[1:] == ["reminder-forfeit"]


async def test_nobody_is_reminded_where_the_bot_may_not_speak_or_is_refused() -> None:
    due = [notice(0, "soon", MORNING)]
    quiet = reminding(server := Server(), Waiters(), Speaking(may=False))
    assert await quiet.remind(seated(1), due, "key") is None
    refused = Server(error=discord.Forbidden(cast(Any, SimpleNamespace(status=403, reason="")), "no"))
    assert await reminding(refused, Waiters()).remind(seated(1), due, "key") is None
    assert server.posted == []


@pytest.mark.parametrize(
    ("table", "seat", "code", "has_left"),
    [
        (seated(1, 2), 1, 10007, True),
        (seated(1, 2), 0, 10007, False),
        (seated(1, 2), 1, 10004, False),
        (seated(1, None), 1, 10007, False),
        (seated(1, 2, guild=None), 1, 10007, False),
        (seated(1, 2, guild=71), 1, 10007, False),
    ],
    ids=["left", "there", "another error", "computer", "no server", "server unknown"],
)
async def test_whoever_is_known_not_to_be_on_the_server_has_left_it(
    table: Table, seat: int, code: int, has_left: bool
) -> None:
    server, waiters = Server(1), Waiters()
    server.code = code
    assert await reminding(server, waiters).has_left(table, Seat(seat)) is has_left
    assert waiters.left == ([Seat(seat)] if has_left else [])


async def test_a_list_leaves_out_games_on_servers_that_somebody_has_left() -> None:
    waiters = Waiters()
    games = [
        SimpleNamespace(guild=guild, game=game) for guild, game in ((70, 7), (None, 9), (70, 8), (71, 6))
    ]
    left = await reminding(Server(), waiters)._still_there(2, cast(Any, games))
    assert [each.game for each in cast(Any, left)] == [9, 6]
    assert waiters.left == [Seat(0)], "and at a table where they have no seat nobody has left"


@pytest.mark.parametrize("is_refused", [False, True])
async def test_a_list_is_said_to_be_delivered_where_it_was(
    monkeypatch: pytest.MonkeyPatch, is_refused: bool
) -> None:
    """Where it was not, the table reminds in its channel."""
    monkeypatch.setattr(reminders, "_digest", lambda *_: discord.ui.LayoutView())
    refusal = discord.Forbidden(cast(Any, SimpleNamespace(status=403, reason="")), "no")
    server = Server(error=refusal if is_refused else None)
    games = cast(Any, [SimpleNamespace(guild=None, game=9)])
    delivered = await reminding(server, Waiters()).digest(1, "en", games, "key", again=False)
    assert delivered is not is_refused
    assert len(server.posted) == (not is_refused)


@pytest.mark.parametrize(
    ("reach", "rested"),
    [
        (Speaking(may=False, has_voice=False), [3]),
        (Speaking(has_voice=False), []),
        (Speaking(may=False), []),
        (Speaking(), []),
    ],
)
async def test_a_game_rests_where_nobody_can_be_told_of_it(
    monkeypatch: pytest.MonkeyPatch, reach: Speaking, rested: list[int]
) -> None:
    monkeypatch.setattr(reminders, "awaited", lambda table: frozenset(table.waits))
    monkeypatch.setattr(votes, "people_asked", lambda table: frozenset(table.asked))
    monkeypatch.setattr(votes, "people_answered", lambda *_: frozenset({8}))
    monkeypatch.setattr(votes, "people_to_decide", lambda _: frozenset({9}))
    before, after = seated(1, 2), seated(1, 2)
    before.waits, before.asked, after.waits, after.asked = {1, 4}, {5}, {1, 2, 5}, {4, 6}
    for told, in_turn in (((), True), (("told",), False)):
        waiters = Waiters()
        change = SimpleNamespace(table=after, told=told)
        await reminding(Server(), waiters, reach).tell(before, cast(Any, change))
        assert waiters.told == [
            (3, News(cast(Any, told), frozenset({2, 6}), frozenset({8, 9}), in_turn=in_turn))
        ]
        assert waiters.rested == rested
