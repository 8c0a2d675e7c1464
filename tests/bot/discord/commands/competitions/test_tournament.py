"""/tournament, through the whole bot: from the first card to the last, by buttons and menus alone."""

from __future__ import annotations

import asyncio
from datetime import time, timedelta
from pathlib import Path

import pytest

from bot.discord.delivery.notices.organizer import Organizer
from bot.discord.delivery.notices.reminders import Reminders
from bot.store.competitions.tournaments import CANCELLED
from bot.store.games.notices import LATE, Notice
from bot.tables import Chair, Table
from bot.tables import Person as Somebody
from standin.protocol.permissions import CREATE_PUBLIC_THREADS, INVITED, SEND_MESSAGES_IN_THREADS
from standin.world.wire import channel_json
from tests.bot.discord.delivery.test_letters import letters
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    card_of,
    custom_ids,
    grove,
    house_of,
    label,
    labels,
    picked,
    player,
    pressed,
    venue,
)
from tests.standin.people import Person
from tests.standin.screen import PATIENCE
from tests.standin.sight import Message
from words.catalogue import words

EN = words("en")

HOW = "How is it played?"


async def end_round(running: Grove, channel: str) -> None:
    """Let whoever is to move give up, in every game of the round."""
    here = await running.tables.tournaments.at(int(channel))
    assert here is not None
    for number, pairing in enumerate(here.current):
        table = await running.tables.table(pairing.game or 0)
        chair = table.awaiting[0]
        who = Somebody(chair.person or 0, chair.name)
        await running.tables.resign(table.id, who, here.record.round * 1000 + number)


async def told(person: Person, words: str) -> Message:
    """Return the public message that contains `words`."""
    return await person.sees(lambda m: words in m.text and not m.is_ephemeral)


async def entered(ada: Person, *others: Person) -> None:
    """Let Ada open a tournament in which everybody meets everybody, and all join."""
    await asked(ada, f"/tournament game:{FOREST}")
    card = await told(ada, "Tournament: Spirits of the Forest")
    panel = await pressed(ada, card, "Settings")
    await picked(ada, panel, HOW, "Everybody meets everybody")
    for person in (ada, *others):
        theirs = await told(person, "Tournament: Spirits of the Forest")
        await person.press(theirs, "Join")
        await ada.until(lambda who=person: who.name in card.text, f"{person.name} on the card")  # type: ignore[misc]
    await ada.until(lambda: "Everybody meets everybody" in card.text, "the form on the card")


async def test_a_tournament_opens_its_tables_in_threads_and_ends_with_a_winner(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await entered(ada, bruno, celina)
        card = await told(ada, "Tournament: Spirits of the Forest")
        assert "Only the host" in (await pressed(bruno, await told(bruno, "3 players"), "Start")).text
        await ada.press(card, "Start")
        first = await bruno.sees("Spirits of the Forest: round 1")
        assert len(first.mentions) == 2
        assert "no game in this round" in first.text
        [thread] = [each for each in ada.channels.values() if each["name"].startswith("1.1.1 ")]
        assert f"/{thread['id']})" in first.text
        here = await running.tables.tournaments.at(int(ada.channel))
        assert here is not None
        again = Organizer(running.bot, running.bot.desk.poster, running.bot.reach)
        assert str(await again.thread(here, here.current[0])) == thread["id"]
        await again.announce(here)

        for number in (2, 3):
            await end_round(running, ada.channel)
            coming = await ada.sees(f"Spirits of the Forest: round {number}")
            assert len(coming.alt_texts) == 1
        await end_round(running, ada.channel)
        over = await ada.sees("the tournament is over")
        assert sum("round 1" in message.text for message in ada.messages()) == 1
        cup = await running.tables.tournaments.at(int(ada.channel))
        assert cup is not None
        assert sorted(over.mentions) == sorted(cup.entrant(number).name for number in cup.winners)
        assert "🏆" in over.text
        assert over.alt_texts[0].count("(Points of those beaten ") == 3
        own = await pressed(bruno, over, "Standings")
        assert own.is_ephemeral
        assert len(own.alt_texts) == 1


@pytest.mark.parametrize("is_away", [True, False])
async def test_a_tournament_ends_with_its_channel_also_where_that_goes_while_the_bot_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_away: bool
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await entered(ada, bruno, celina)
        await ada.press(await told(ada, "Tournament: Spirits of the Forest"), "Start")
        await bruno.sees("Spirits of the Forest: round 1")
        here = await running.tables.tournaments.at(int(ada.channel))
        assert here is not None
        if is_away:
            await running.stop()
        world = running.local.world
        channel = world.channels[ada.channel]
        world.remove_channel(channel, channel_json(world, channel))
        if is_away:
            await running.start()
            # The library waits two seconds for more servers to hear of.
            monkeypatch.setattr(running.bot, "wait_until_ready", running.bot._is_heard.wait)
            await end_round(running, str(channel.id))
        async with asyncio.timeout(PATIENCE):
            while (await running.tables.tournaments.get(here.id)).record.status != CANCELLED:
                await running.local.gateway.settle()


async def test_a_round_wakes_nobody(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await entered(ada, bruno, celina)
        now = running.now()
        hours = {"wakes": time((now.hour + 2) % 24), "sleeps": time((now.hour - 2) % 24)}
        for person in (bruno, celina):
            await running.tables.preferences.set(int(person.id), **hours)
        await ada.press(await told(ada, "3 players"), "Start")
        first = await ada.sees("Spirits of the Forest: round 1")
        assert f"<@{bruno.id}>" in first.text
        assert set(first.mentions) <= {"Ada"}


async def test_a_tournament_goes_on_after_a_restart_and_forfeits_who_is_late(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await entered(ada, bruno, celina)
        card = await told(ada, "Tournament: Spirits of the Forest")
        panel = await pressed(ada, card, "Settings")
        await picked(ada, panel, "If somebody is late", "if somebody is late: the game is lost")
        here = await running.tables.tournaments.at(int(ada.channel))
        assert here is not None
        await running.stop()
        await running.start()
        await ada.bot_ready()
        await ada.press(card, "Start")
        first = await ada.sees("round 1")
        running.forward(timedelta(days=5))
        running.tables.tournaments.alarm.ring()
        second = await ada.sees("round 2")
        shown = await pressed(ada, second, "Standings")
        assert ": 1 (Points of those beaten " in shown.alt_texts[0]
        withdrawn = await pressed(
            bruno, await pressed(bruno, await bruno.sees("round 2"), "Standings"), "Withdraw"
        )
        assert "out of the coming rounds" in withdrawn.text
        assert "Cancel the tournament" in labels(shown)
        sure = await pressed(ada, shown, "Cancel the tournament")
        assert labels(sure) == ["Cancel the tournament", "Keep playing"]
        ended = await pressed(ada, sure, "Cancel the tournament")
        assert "was cancelled" in ended.text
        assert "Table 1" in first.text


async def test_a_tournament_needs_a_game_and_a_channel_with_threads(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        assert "Which game?" in (await asked(ada, "/tournament")).text
        assert "all players are on one side" in (await asked(ada, "/tournament game:spirit-island")).text
        await asked(ada, "/play game:living-forest seats:4")
        await asked(ada, "/tournament")
        assert "Tournament: Living Forest" in (await ada.sees("Tournament: ")).text
        assert (await asked(ada, "/tournament")).text


async def test_the_standings_say_who_had_a_bye_and_who_lost_by_default(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await asked(ada, f"/tournament game:{FOREST}")
        card = await told(ada, "Tournament: Spirits of the Forest")
        assert f"{ada.mention} hosts and does not play" in card.text
        panel = await pressed(ada, card, "Settings")
        await picked(ada, panel, "If somebody is late", "if somebody is late: the game is lost")
        for person in (ada, bruno, celina):
            await person.press(await told(person, "Tournament: Spirits of the Forest"), "Join")
        await ada.until(lambda: "3 players" in card.text, "all on the card")
        await ada.press(card, "Start")
        await ada.sees("round 1")
        cup = await running.tables.tournaments.at(int(ada.channel))
        assert cup is not None
        resting = cup.resting[0].player
        begun = await told(ada, "round 1")
        assert f"{cup.entrant(resting).name} has a bye (1 point)." in begun.text
        standings = (await pressed(ada, begun, "Standings")).alt_texts[0]
        assert (
            f"1. {cup.entrant(resting).name}: 1 (Opponents’ points 1, Points of those beaten 0)." in standings
        )
        assert standings.count(" 2.–3. ") == 2
        thread = str(cup.current[0].channel)
        await ada.go(thread)
        await ada.until(lambda: bool(ada.messages(thread)), "the card of the table")
        assert not any(message.mentions for message in ada.messages(thread))
        await ada.go("grove")
        first, second = cup.current[0].players
        listed = (
            await asked(next(p for p in running.people if p.name == cup.entrant(first).name), "/mygames")
        ).text
        assert f"with {cup.entrant(second).name} · round 1 of the tournament · " in listed
        running.forward(timedelta(days=5))
        running.tables.tournaments.alarm.ring()
        shown = await pressed(ada, await ada.sees("round 2"), "Standings")
        assert f"Round 1: a bye (1 point) for {cup.entrant(resting).name}" in shown.text
        assert f"Round 1, lost by default: {cup.entrant(first).name}" in shown.text
        assert "Equal points: the two columns on the right decide" in shown.text


async def test_what_a_host_picks_is_set_and_shown_on_the_panel_and_the_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await asked(ada, f"/tournament game:{FOREST}")
        card, cups = await told(ada, "Tournament: Spirits of the Forest"), running.tables.tournaments
        refused = await pressed(bruno, await told(bruno, "Tournament: "), "Settings")
        assert refused.text == EN.key("tournament-only-host")
        panel, cup = await pressed(ada, card, "Settings"), await cups.at(int(ada.channel))
        assert cup is not None
        for number, (op, value, field, now) in enumerate(
            (
                ("tourrounds", "5", "rounds", 5),
                ("tourform", "robin", "form", "robin"),
                ("tourform", "swiss", "form", "swiss"),
                ("tourseats", "3", "seats", 3),
                ("tourpace", "quick", "pace", "quick"),
                ("tourlate", "computer", "late", "computer"),
                ("tourlenience", "2", "lenience", 2),
                ("tourpace", "none", "pace", "none"),
                ("tourstandin", "no", "stand_in", False),
                ("tourstandin", "yes", "stand_in", True),
            ),
            1,
        ):
            menu = f"gk:0:{cup.id}:{op}:{card.id}"
            before = panel.component(menu)
            assert value in [option["value"] for option in before["options"]], op
            panel = await picked(ada, panel, menu, value)
            assert getattr((await cups.get(cup.id)).record, field) == now
            await ada.until(lambda edits=number: card.edits == edits, f"the card with {op}")  # type: ignore[misc]
        assert "3 at a table" in card.text
        await running.tables.guilds.set(cup.place.guild or 0, least_pace="quick")
        panel = await pressed(ada, card, "Settings")
        paces = panel.component(f"gk:0:{cup.id}:tourpace:{card.id}")
        assert [option["value"] for option in paces["options"]] == ["quick"]
        running.local.permit("grove", 0)
        panel = await picked(ada, panel, paces["custom_id"], "quick")
        late = panel.component(f"gk:0:{cup.id}:tourlate:{card.id}")
        assert [each["value"] for each in late["options"] if each.get("default")] == ["computer"]
        assert (await cups.get(cup.id)).record.pace == "quick", "a card that cannot be changed stays as it is"


async def test_whoever_cancels_is_asked_and_must_be_the_host_or_in_charge(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await celina.speak("en-US")
        await asked(bruno, f"/tournament game:{FOREST}")
        for person, is_done in ((celina, False), (ada, True)):
            card = await told(person, "Tournament: Spirits of the Forest")
            cup = await running.tables.tournaments.at(int(ada.channel))
            assert cup is not None
            sure = await pressed(person, card, "Cancel the tournament")
            assert sure.text == EN.key("tournament-cancel", game=EN.key(FOREST))
            assert custom_ids(sure) == [f"gk:0:{cup.id}:tourcancelled:{card.id}", "gk:0:0:close:"]
            ended = await pressed(person, sure, "Cancel the tournament")
            assert ended.text == EN.key("tournament-cancelled" if is_done else "tournament-only-host")
            assert ((await running.tables.tournaments.get(cup.id)).record.status == CANCELLED) is is_done
        await ada.until(lambda: not labels(card), "the card without buttons")


async def test_a_tournament_needs_threads(tmp_path: Path) -> None:
    async with grove(tmp_path, "Bruno", "Celina") as (running, (bruno, celina)):
        await celina.speak("en-US")
        line = f"/tournament game:{FOREST}"
        for person, where in ((bruno, "Ada, Bruno, Celina"), (celina, "fireside")):
            await person.go(where)
            assert (await asked(person, line)).text == EN.key("tournament-no-threads-here")
        for lacks in (CREATE_PUBLIC_THREADS, SEND_MESSAGES_IN_THREADS):
            running.local.permit("meadow", INVITED & ~lacks | (CREATE_PUBLIC_THREADS & ~lacks))
            await bruno.go("meadow")
            assert (await asked(bruno, line)).text == EN.key("tournament-no-threads")
        assert await running.tables.tournaments.at(int(bruno.channel)) is None
        running.local.permit("meadow", INVITED | CREATE_PUBLIC_THREADS)
        await asked(bruno, line)
        card = await told(bruno, "Tournament: Spirits of the Forest")
        running.local.permit("meadow", INVITED & ~CREATE_PUBLIC_THREADS)
        assert (await pressed(bruno, card, "Start")).text == EN.key("tournament-no-threads")


async def test_the_next_season_is_shown_to_everybody(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        cups, home, me = running.tables.tournaments, house_of(running), player(ada)
        cup = await cups.open(venue(running, "grove"), me, FOREST, {}, "en", home.next)
        await cups.configure(cup.id, me, form="groups", seats=2, pace="none")
        for number in range(4):
            await cups.join(cup.id, Somebody(number + 7, f"Guest {number}"))
        await cups.begin(cup.id, me)
        cups.alarm.ring()
        for number in (1, 2):
            await ada.sees(f"Spirits of the Forest: round {number}")
            await end_round(running, ada.channel)
        over = await ada.sees("the tournament is over")
        await pressed(ada, await pressed(ada, over, "Standings"), EN.key("button-tournext"))
        card = await told(bruno, "Tournament: Spirits of the Forest")
        season = await cups.at(int(ada.channel))
        assert season is not None
        assert season.id != cup.id
        assert "Join" in labels(card)


async def test_where_nobody_stands_in_each_question_says_that_who_is_replaced_has_lost(
    tmp_path: Path,
) -> None:
    names = ("Ada", "Bruno", "Celina")
    async with grove(tmp_path, *names) as (running, people):
        await entered(people[0], *people[1:])
        tournaments = running.tables.tournaments
        cup = await tournaments.at(int(people[0].channel))
        assert cup is not None
        ada = Somebody(int(people[0].id), "Ada")
        await tournaments.configure(cup.id, ada, seats=3, late="nothing", stand_in=False)
        await people[0].press(await told(people[0], "Tournament: Spirits of the Forest"), "Start")
        await people[1].sees("Spirits of the Forest: round 1")
        cup = await tournaments.get(cup.id)
        table = await running.tables.table(cup.current[0].game or 0)
        [first] = table.awaiting
        chairs = [first, *(chair for chair in table.chairs if chair is not first)]
        late, asks, agrees = (people[names.index(chair.name)] for chair in chairs)
        for person in people:
            await person.go(str(table.place.channel))
        running.forward(timedelta(days=30))
        costs = "whoever a computer plays for has lost the game"
        page = await asked(asks, "/replace")
        assert costs in page.text
        assert "seat stays theirs" not in page.text
        await pressed(asks, page, label(page, "Vote on"))
        card = await card_of(agrees, "Vote:")
        assert costs in card.text
        await agrees.press(card, "Agree")
        await card_of(asks, f"{late.name} has lost the game")
        await running.tidied()
        await late.until(lambda: bool(letters(late, "you have lost the game")), "a letter")
        assert letters(late, "I am back") == []


async def test_where_whoever_is_late_has_lost_all_that_is_said_of_the_time_says_so(tmp_path: Path) -> None:
    names = ("Ada", "Bruno", "Celina")
    async with grove(tmp_path, *names) as (running, people):
        await entered(people[0], *people[1:])
        tournaments = running.tables.tournaments
        cup = await tournaments.at(int(people[0].channel))
        assert cup is not None
        ada = Somebody(int(people[0].id), "Ada")
        await tournaments.configure(cup.id, ada, pace="quick", late="forfeit")
        await people[0].press(await told(people[0], "Tournament: Spirits of the Forest"), "Start")
        await people[1].sees("Spirits of the Forest: round 1")
        table = await running.tables.table((await tournaments.get(cup.id)).current[0].game or 0)
        late, wins = (people[names.index(chair.name)] for chair in (table.awaiting[0], *others(table)))
        for person in (late, wins):
            await person.go(str(table.place.channel))
        assert "if time runs out: the game is lost" in (await card_of(wins, "🔒")).text
        running.forward(timedelta(hours=1, minutes=45))
        assert "After that the game is lost" in (await late.sees("left for your move")).text
        over = Notice(table.id, table.awaiting[0].seat, LATE, int(running.now().timestamp() * 1000))
        reminders = Reminders(running.bot, running.bot.desk.poster, running.tables, running.bot.reach)
        assert await reminders.remind(table, [over], "key") is None
        running.forward(timedelta(hours=1))
        await card_of(wins, f"{wins.name} wins by default")
        await running.tidied()
        said = [message.text for message in wins.messages() if not message.is_ephemeral]
        assert not any("waiting for you" in text or "was cancelled" in text for text in said)


def others(table: Table) -> list[Chair]:
    return [chair for chair in table.chairs if chair not in table.awaiting]
