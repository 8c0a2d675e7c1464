"""The clock as people meet it: chosen in the lobby, shown on the card, kept by the watch, and set to each one's days."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.discord.cards.clock import relative
from bot.discord.cards.table_card import News
from bot.discord.delivery.notices import reminders
from bot.discord.delivery.notices.reminders import Reminders
from bot.discord.delivery.request import LIFETIME
from bot.discord.ui.transport import NO_PERMISSION
from bot.store.games.notices import SOON, TURN, Notice, NoticeKind, Waiting
from bot.tables import Person as Somebody
from bot.tables import Status, Table, Venue
from engine.text import Seat
from standin.faults.model import Failing
from tests.bot.discord.corner import corner
from tests.bot.discord.delivery.test_reach import refusal
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    card_of,
    custom_ids,
    first_moves,
    grove,
    house_of,
    labels,
    picked,
    player,
    pressed,
    venue,
)
from tests.clock import Clock
from tests.standin.conformance import Conformance
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

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
    due = replace(waiting, deadline=int(datetime(2026, 5, 9, 8, tzinfo=UTC).timestamp() * 1000))
    assert f"<t:{int(datetime(2026, 5, 9, 8, tzinfo=UTC).timestamp())}:R>" in reminders._line(
        due, words("en")
    )


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


def reminding(running: Grove) -> Reminders:
    return Reminders(running.bot, running.bot.desk.poster, running.tables, running.bot.reach)


def notice(table: Table, seat: int, kind: NoticeKind, at: datetime) -> Notice:
    return Notice(table.id, seat, kind, int(at.timestamp() * 1000))


async def reminded(
    running: Grove, person: Person, table: Table, notices: list[Notice], *silent: Seat
) -> tuple[list[str], list[str]]:
    """Remind of these notices; return the lines that this person sees, and who is notified."""
    key = f"key {len(notices)} {table.id}"
    number = await reminding(running).remind(table, notices, key, silent)
    message = await person.sees(lambda m: m.id == str(number))
    assert custom_ids(message) == [f"gk:{table.id}:{table.moment}:moves:{key}"]
    return message.text.split("\n"), sorted(message.mentions)


async def test_a_reminder_says_in_one_sentence_what_is_the_same_for_several_and_in_another_who_was_away(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, people):
        house, now, speech = house_of(running), running.now(), words("en")
        players = [player(each) for each in people]
        table = await house.lobby(*players, game="living-forest", place=venue(running, "grove"))
        table = (await house.tables.start(table.id, players[0], house.next)).table
        names, soon, game = [each.mention for each in people], now + 2 * HOUR, speech.key("living-forest")

        def said(kind: str, at: datetime, left: str, *who: str) -> str:
            return speech.key(
                f"reminder-{kind}",
                who=speech.listed(list(who)),
                count=len(who),
                game=game,
                when=relative(at),
                left=left,
            )

        several = [notice(table, 0, SOON, soon), notice(table, 1, SOON, soon), notice(table, 2, SOON, now)]
        lines, notified = await reminded(running, people[0], table, several, Seat(1))
        assert lines == [said(SOON, soon, "2 hours", *names[:2]), said(SOON, now, "1 minute", names[2])]
        assert notified == ["Ada", "Celina"]
        await running.tables.scheduler.set(players[1].id, away_until=now - HOUR / 2)
        turns = [notice(table, 0, TURN, now - HOUR), notice(table, 1, TURN, now - HOUR)]
        lines, notified = await reminded(running, people[0], table, turns)
        about = (now - HOUR, "1 minute")
        assert lines == [said(TURN, *about, names[0]), said("away", *about, names[1])]
        assert notified == ["Ada", "Bruno"]
        await people[0].go("meadow")
        await running.tables.scheduler.set(players[2].id, away_until=now + HOUR)
        timed = await house.lobby(*players, game="living-forest", place=venue(running, "meadow"))
        await house.tables.configure(timed.id, players[0], house.next, pace="quick")
        timed = (await house.tables.start(timed.id, players[0], house.next)).table
        turns = [notice(timed, seat, TURN, now) for seat in (0, 2)]
        lines, _ = await reminded(running, people[0], timed, turns)
        ends = [shown(timed, seat) for seat in (0, 2)]
        assert ends[0] != ends[1]
        for line, name, end in zip(lines, (names[0], names[2]), ends, strict=True):
            assert name in line
            assert line.endswith(speech.key("reminder-deadline", when=end))


async def test_nobody_is_reminded_where_the_bot_may_not_speak_or_is_refused(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        due = [notice(here.table, 0, SOON, here.running.now())]
        remind = partial(reminding(here.running).remind, here.table, due, "key")
        here.running.local.faults.add(Failing(route="post", status=403))
        assert await remind() is None
        assert await here.settled() == ["post 403"]
        here.running.bot.reach.note(here.channel, refusal(NO_PERMISSION))
        assert await remind() is None
        assert await here.settled() == []


MEMBERS = r"GET .*/members/\d+$"


async def test_whoever_is_known_not_to_be_on_the_server_has_left_it(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        running, house = here.running, here.house
        ada, bruno = player(here.ada), player(here.bruno)
        reminders = reminding(running)

        async def has_left(table: Table, seat: int = 1) -> tuple[bool, int]:
            """Return whether somebody has left, and how often Discord was asked."""
            return await reminders.has_left(table, Seat(seat)), len(await here.settled())

        assert [each.person for each in here.table.chairs] == [ada.id, bruno.id]
        assert await has_left(here.table) == (False, 1)
        running.local.faults.add(Failing(route=MEMBERS, status=404, code=10004))
        assert await has_left(here.table) == (False, 1), "another error"
        conversation = Venue(int(running.local.world.channel_named("meadow").id), None)
        for place in (conversation, venue(running, "summit")):
            elsewhere = await house.playing(ada, bruno, game=FOREST, place=place, seats=2)
            assert await has_left(elsewhere) == (False, 0), "no server of the bot's"
        alone = await house.playing(ada, game=FOREST, place=venue(running, "ford"), seats=2, level="random")
        (robot,) = [each.seat for each in alone.chairs if each.computer]
        assert await has_left(alone, robot) == (False, 0)
        guild = running.local.world.guilds[str(here.table.place.guild)]
        del guild.members[here.bruno.id]
        assert (await has_left(here.table))[0]
        assert "Bruno has left this server" in str(here.pressable()[-1].json)


async def test_a_list_leaves_out_games_on_servers_that_somebody_has_left_and_is_delivered_or_not(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    """Where it was not, the table reminds in its channel; and at a table where they have no seat nobody has left."""
    async with corner(tmp_path, conformance, clock) as here:
        running, ada, bruno = here.running, player(here.ada), player(here.bruno)
        ford = venue(running, "ford")
        gone = await here.house.playing(ada, bruno, game=FOREST, place=ford, seats=2)
        others = await here.house.playing(ada, game="moonlight", place=venue(running, "mill"), seats=1)

        def waiting(number: int, guild: int | None, channel: int) -> Waiting:
            return Waiting(FOREST, "en", guild, channel, None, 0, None, number)

        own = waiting(here.table.id, here.table.place.guild, here.channel)
        alone = waiting(0, None, 7)
        left = [waiting(table.id, ford.guild, table.place.channel) for table in (gone, others)]
        digest = partial(reminding(running).digest, bruno.id, "en", key="key", again=False)
        assert await digest([own, left[0], alone, left[1]])
        letters = [each for each in await here.heard() if each.path != f"/channels/{ford.channel}/messages"]
        lines = letters[-1].sent["components"][0]["content"].split("\n")
        assert lines == [
            words("en").key("digest-title", count=2),
            *(reminders._line(each, words("en")) for each in (own, alone)),
        ]
        channels = running.local.world.channels
        cards = [str(channels[str(each.place.channel)].messages) for each in (gone, others)]
        assert ["Bruno has left this server" in each for each in cards] == [True, False]
        running.local.faults.add(Failing(route="post", status=403, code=50007))
        assert not await digest([own])
        await here.heard()
        assert await digest(left)
        assert "post" not in await here.settled()


async def test_a_game_rests_where_nobody_can_be_told_of_it(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        running, tells = here.running, reminding(here.running).tell

        async def tell(person: Person, line: str) -> Status:
            """Make a move and tell of it; return what then becomes of the game."""
            before = here.table
            await tells(before, await here.moves(person, line))
            return (await running.tables.table(here.table.id)).status

        assert await tell(here.ada, "take A1") is Status.PLAYING
        assert (await card_of(here.ada, "Ada takes A1")).mentions == []
        running.bot.reach.note(here.channel, refusal(NO_PERMISSION))
        await here.request()
        assert await tell(here.ada, "keep") is Status.PLAYING
        assert (await card_of(here.ada, "Ada keeps")).mentions == ["Bruno"]
        clock.forward(LIFETIME)
        assert await tell(here.bruno, "take A2") is Status.PAUSED
