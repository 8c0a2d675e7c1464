"""Decisions that are asked for: what is offered about whoever is late, how an answer names what came of it, and which game goes on."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.discord.cards import clock
from bot.tables import Person as Somebody
from bot.tables import Status, Table
from bot.tables.model.errors import IsOver, NotPaused, NotSeated
from bot.tables.requests.guild_settings import MayNotStop
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    custom_ids,
    grove,
    house_of,
    labels,
    player,
    pressed,
    venue,
)
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words
from words.names import escaped

EN = words("en")
BRUNO, CELINA = Somebody(8, "Bru_no"), Somebody(9, "Celina")
NAME = r"Bru\_no"
LONG = timedelta(days=5)
"""More time than anybody may let the others wait."""


def ops(page: Message, table: Table) -> list[str]:
    """Return what the buttons about a table do, with their paths."""
    start = f"gk:{table.id}:"
    assert all(each.startswith(start) for each in custom_ids(page)), custom_ids(page)
    return [each.removeprefix(start).partition(":")[2] for each in custom_ids(page)]


async def test_what_is_offered_about_whoever_is_late_depends_on_who_else_decides(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me = house_of(running), player(ada)
        places = [venue(running, name) for name in ("grove", "meadow", "riverbank", "ford", "mill")]
        duel = await home.playing(me, BRUNO, game=FOREST, place=places[0], first_player=2)
        both = await home.playing(me, BRUNO, game="living-forest", place=places[1])
        computer = await home.playing(me, BRUNO, game=FOREST, place=places[2], level="brief", first_player=2)
        together = await home.playing(me, BRUNO, game="spirit-island", place=places[3])
        three = await home.playing(me, BRUNO, CELINA, game="spirit-island", place=places[4])
        running.forward(LONG)
        for table, question, buttons in (
            (duel, "late-duel", ["claim:1", "endlate:1"]),
            (both, "late-both", ["endlate:1"]),
            (computer, "late-two", ["askreplace:1", "endlate:1"]),
            (together, "late-two", ["askreplace:1", "endlate:1"]),
        ):
            await ada.go(str(table.place.channel))
            page = await asked(ada, "/replace")
            assert (page.text, ops(page, table)) == (EN.key(question, who=NAME), [*buttons, "close:"])
            if "askreplace:1" in buttons:
                assert labels(page)[0] == EN.key("button-stand-in-for", who="Bru_no")
        await ada.go("mill")
        page = await asked(ada, "/replace")
        assert page.text == EN.key("replace-preview", who=f"{NAME} and Celina")
        assert ops(page, three) == ["askreplace:1", "askreplace:2", "close:"]
        assert labels(page)[0] == EN.key("button-replace", who="Bru_no")
        await running.tables.preferences.set(BRUNO.id, away_until=running.now() + LONG)
        page = await asked(ada, "/replace")
        assert page.text == EN.key("replace-preview", who="Celina")
        assert ops(page, three) == ["askreplace:2", "close:"]


async def test_where_nobody_is_late_it_is_said_who_is_waited_for(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me = house_of(running), player(ada)
        nobody = EN.key("replace-nobody", hours=72)
        timed = await home.lobby(me, BRUNO, game="living-forest", place=venue(running, "grove"), seats=2)
        await running.tables.configure(timed.id, me, home.next, pace="daily")
        timed = (await running.tables.start(timed.id, me, home.next)).table
        due = timed.chairs[1].clock.deadline
        assert due is not None
        away = running.now() + LONG
        await running.tables.preferences.set(BRUNO.id, away_until=away)
        line = (await asked(ada, "/replace")).text
        who = [clock.due(name, due, EN) for name in ("Ada", NAME)]
        who[1] = EN.key("absent-away", who=who[1], when=f"<t:{int(away.timestamp())}:D>")
        assert line == f"{nobody}\n{EN.key('replace-waiting', who=EN.listed(who))}"
        await home.playing(me, game=FOREST, place=venue(running, "meadow"), level="deep", first_player=2)
        await ada.go("meadow")
        assert (await asked(ada, "/replace")).text == f"{nobody}\n"


async def test_an_answer_to_a_vote_says_whether_it_decides(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await celina.speak("en-US")
        home = house_of(running)
        people = [player(each) for each in (ada, bruno, celina)]
        await home.playing(
            *people, Somebody(9, "Frida"), game=FOREST, place=venue(running, "grove"), first_player=4
        )
        running.forward(LONG)

        async def ask() -> None:
            page = await asked(ada, "/replace")
            answer = await pressed(ada, page, EN.key("button-replace", who="Frida"))
            assert answer.text == EN.key("ask-done")

        async def answered(person: Person, about: str, button: str) -> str:
            return (await pressed(person, await card_of(person, about), button)).text

        await ask()
        assert await answered(bruno, "a computer play for Frida", "No") == EN.key("vote-no")
        assert await answered(celina, "a computer play for Frida", "No") == EN.key("vote-ended")
        await ask()
        assert await answered(bruno, "a computer play for Frida", "Agree") == EN.key("vote-carried")
        assert (await asked(bruno, "/pause")).text == EN.key("ask-done")
        assert await answered(celina, "Bruno asks to pause", "Agree") == EN.key("vote-yes")
        assert await answered(bruno, "Bruno asks to pause", "No") == EN.key("vote-ended")
        assert (await asked(ada, "/pause")).text == EN.key("pause-done")


async def test_the_game_that_goes_on_is_the_persons_own_here_or_one_that_is_lost(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me, votes = house_of(running), player(ada), running.tables.votes

        async def paused(where: str, *people: Somebody) -> Table:
            table = await home.playing(*people, game=FOREST, place=venue(running, where))
            return (await votes.pause(table.id, people[0], home.next)).table

        async def resumed() -> list[int]:
            """Return the games of the person that go on, and pause them again."""
            found = [each.table for each in await running.tables.lists.of_person(me.id)]
            on = [table for table in found if table.status is Status.PLAYING]
            for table in on:
                await votes.pause(table.id, me, home.next)
            return [table.id for table in on]

        await paused("grove", CELINA, BRUNO)
        mine = await paused("grove", me, BRUNO)
        assert (await asked(ada, "/resume")).text.startswith(EN.key("resume-done"))
        assert await resumed() == [mine.id]
        other = await paused("grove", me, CELINA)
        which = await asked(ada, "/resume")
        assert which.text == EN.key("resume-which")
        assert custom_ids(which) == [f"gk:{each.id}:0:resume:" for each in (other, mine)]
        assert labels(which) == [f"{EN.key(FOREST)}: Ada and {name}" for name in ("Celina", "Bru_no")]
        assert await resumed() == []
        assert (await pressed(ada, which, labels(which)[0])).text.startswith(EN.key("resume-done"))
        assert await resumed() == [other.id]

        strange = await paused("meadow", CELINA, BRUNO)
        await ada.go("meadow")
        assert EN.say(NotSeated().text) in (await asked(ada, "/resume")).text
        lost = await paused("mill", me, BRUNO)
        await running.tables.places.lose_channel(lost.place.channel)
        assert (await asked(ada, "/resume")).text.startswith(EN.key("resume-done"))
        lost = await running.tables.table(lost.id)
        assert await resumed() == [lost.id]
        assert lost.place == strange.place
        await ada.go("riverbank")
        assert EN.say(NotPaused().text) in (await asked(ada, "/resume")).text


async def test_a_game_is_given_up_at_once_by_who_moves_alone_and_else_asked_for(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me = house_of(running), player(ada)
        for where, others, question, button, told in (
            ("grove", (), "abandon-alone", "button-abandon", "abandon-done"),
            ("meadow", (BRUNO,), "abandon-preview", "button-ask", "ask-done"),
        ):
            table = await home.playing(me, *others, game=FOREST, place=venue(running, where))
            await ada.go(where)
            page = await asked(ada, "/cancel")
            assert page.text == EN.key(question)
            assert labels(page) == [EN.key(button), EN.key("button-keep-playing")]
            assert custom_ids(page)[0] == f"gk:{table.id}:{table.moment}:abandoned:"
            assert (await pressed(ada, page, EN.key(button))).text.startswith(EN.key(told))


async def test_of_two_one_lets_a_computer_play_or_ends_the_game_or_claims_it_where_the_other_is_late(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me = house_of(running), player(ada)
        for where, level, button, told in (
            ("grove", "random", EN.key("button-stand-in-for", who="Bru_no"), "replace-kept"),
            ("meadow", "random", EN.key("button-end-late"), "abandon-done"),
            ("riverbank", None, EN.key("button-claim"), "claim-done"),
        ):
            place = venue(running, where)
            table = await home.playing(me, BRUNO, game=FOREST, place=place, level=level, first_player=2)
            running.forward(LONG)
            await ada.go(where)
            answer = await pressed(ada, await asked(ada, "/replace"), button)
            assert answer.text.startswith(EN.key(told))
            chair = (await running.tables.table(table.id)).chairs[1]
            assert (chair.computer is not None) is (told == "replace-kept")


async def test_whoever_may_stop_a_game_is_offered_what_helps_it_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        home, where = house_of(running), venue(running, "grove")
        lobby = await home.lobby(
            CELINA, BRUNO, Somebody(10, "Gert"), game="living-forest", place=where, seats=4
        )
        await running.tables.add_computer(lobby.id, CELINA, "brief", home.next)
        preview = EN.key("server-stop-preview", game=EN.key("living-forest"))
        page = await asked(ada, "/stop")
        assert (page.text, ops(page, lobby)) == (preview, ["stopped:", "close:"])
        table = (await running.tables.start(lobby.id, CELINA, home.next)).table
        page = await asked(ada, "/stop")
        assert (page.text, ops(page, table)) == (
            preview,
            ["stopped:", "takeout:0", "takeout:1", "takeout:2", "close:"],
        )
        assert labels(page)[1] == EN.key("button-stand-in-for", who="Celina")
        out = await pressed(ada, page, EN.key("button-stand-in-for", who="Bru_no"))
        assert out.text == EN.key("replace-done")
        page = await asked(ada, "/stop")
        assert (await asked(bruno, "/stop")).text == EN.say(MayNotStop().text)
        await pressed(ada, page, EN.key("button-stop"))
        assert EN.say(IsOver().text) in (await asked(ada, "/stop")).text
        timed = await home.lobby(CELINA, BRUNO, game="living-forest", place=where, seats=2)
        await running.tables.configure(timed.id, CELINA, home.next, pace="daily")
        await running.tables.start(timed.id, CELINA, home.next)
        page = await asked(ada, "/stop")
        assert ops(page, timed) == ["stopped:", "extend:0", "takeout:0", "extend:1", "takeout:1", "close:"]
        assert labels(page)[1] == EN.key("button-extend", who="Celina")


@pytest.mark.parametrize("stand_in", [True, False])
async def test_what_it_costs_to_be_late_in_a_tournament_is_said_before(
    tmp_path: Path, *, stand_in: bool
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me, cups = house_of(running), player(ada), running.tables.tournaments
        cup = await cups.open(venue(running, "grove"), me, FOREST, {}, "en", home.next)
        for each in (me, BRUNO, CELINA):
            await cups.join(cup.id, each)
        await cups.configure(cup.id, me, seats=3, late="nothing", stand_in=stand_in)
        await cups.begin(cup.id, me)
        running.tables.tournaments.alarm.ring()
        await ada.sees("round 1")
        table = await running.tables.table((await cups.get(cup.id)).current[0].game or 0)
        await ada.go(str(table.place.channel))

        async def late() -> Somebody:
            """Let everybody move until it is somebody else's turn, who then takes too long."""
            table = await running.table(ada)
            while (mover := table.awaiting[0].mover) in (None, me.id):
                if mover is None:
                    change = await running.tables.think(table.id)
                    assert change is not None
                else:
                    change = await home.act(table, me, table.legal(me.id).actions[-1])
                table = change.table
            running.forward(timedelta(days=30))
            return BRUNO if mover == BRUNO.id else CELINA

        def who(person: Somebody) -> str:
            return escaped(person.name)

        first = await late()
        text = (await asked(ada, "/replace")).text
        costs = EN.key("replace-costs")
        if stand_in:
            assert text == EN.key("replace-preview-kept", who=who(first))
            return
        assert text == f"{EN.key('replace-preview-costs', who=who(first))}\n{costs}"
        out = await pressed(ada, await asked(ada, "/stop"), EN.key("button-stand-in-for", who=first.name))
        assert out.text.startswith(EN.key("replace-lost"))
        second = await late()
        text = (await asked(ada, "/replace")).text
        assert text == f"{EN.key('late-two-costs', who=who(second))}\n{costs}"
