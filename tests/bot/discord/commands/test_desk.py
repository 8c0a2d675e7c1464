"""The table that a request is about: that of the channel, or of a thread below it, or none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.discord.commands.desk import LATELY
from bot.tables import Person as Somebody
from bot.tables import Table, Venue
from bot.tables.model.errors import HasNotStarted, IsOver, NoTable
from standin.world import thread_rules
from standin.world.state import PUBLIC_THREAD, Channel
from tests.bot.discord.commands.test_strange_presses import by
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    custom_ids,
    grove,
    house_of,
    player,
    playing,
    pressed,
    venue,
)
from tests.standin.people import Person
from words.catalogue import words

EN = words("en")
BRUNO = Somebody(8, "Bruno")


def thread_in(running: Grove, channel: str, owner: Person | None = None) -> Venue:
    """Return a new thread below a channel, the bot's own or that of a person."""
    world = running.local.world
    parent = world.channel_named(channel)
    if owner is None:
        return venue(
            running, thread_rules.start(world, parent, {"name": "side", "type": PUBLIC_THREAD}, None).id
        )
    thread = Channel(world.snowflake(), PUBLIC_THREAD, "own", parent.guild_id, parent.id, owner_id=owner.id)
    world.add_channel(thread)
    thread_rules.publish_update(world, thread)
    return venue(running, thread.id)


async def test_a_request_is_about_what_goes_on_here_or_below(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me = house_of(running), player(ada)

        async def begun(place: Venue, *people: Somebody) -> Table:
            return await home.playing(*people, game=FOREST, place=place)

        async def meant() -> int | str:
            """Return the table that /stop is about, or the refusal."""
            page = await asked(ada, "/stop")
            return int(custom_ids(page)[0].split(":")[1]) if custom_ids(page) else page.text

        assert await meant() == EN.say(NoTable().text)
        side = await begun(thread_in(running, "grove"), BRUNO)
        assert await meant() == side.id, "below"
        own = await begun(thread_in(running, "grove"), me, BRUNO)
        another = await begun(thread_in(running, "grove"), BRUNO)
        assert await meant() == own.id, "own below"
        here = await begun(venue(running, "grove"), BRUNO)
        assert await meant() == here.id, "here"
        request = by(running, ada).request()
        await running.bot.desk.table_here(request)
        assert request.table == here.id, "so the log names it"
        await running.tables.guilds.stop(here.id, home.next)
        assert await meant() == own.id, "over, and below"
        second = await begun(thread_in(running, "grove"), me, BRUNO)
        assert await meant() == EN.say(IsOver().text), "several own below"
        for each in (own, second):
            await running.tables.guilds.stop(each.id, home.next)
        assert await meant() == EN.say(IsOver().text), "several below"
        await running.tables.guilds.stop(another.id, home.next)
        assert await meant() == side.id


async def test_where_there_is_nothing_it_is_said_where_the_person_plays(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        home, me = house_of(running), player(ada)
        places = [
            thread_in(running, "grove"),
            thread_in(running, "grove", bruno),
            thread_in(running, "grove"),
        ]
        for place in (*places[:2], venue(running, "riverbank")):
            # Of a game from long ago it is not known that its place is a thread.
            await home.playing(me, game=FOREST, place=replace(place, parent=None))
        where = EN.key("thread-elsewhere", where=f"<#{places[0].channel}>")
        assert (await asked(ada, "/stop")).text == where
        assert (await asked(bruno, "/resign")).text == EN.say(NoTable().text)
        for elsewhere in ("meadow", str(places[2].channel)):
            await ada.go(elsewhere)
            assert (await asked(ada, "/stop")).text == EN.say(NoTable().text)


async def test_what_was_played_last_is_the_newest_of_the_channel_and_its_latest_threads(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        home, me = house_of(running), player(ada)

        async def last() -> int | None:
            """Return the table that may be played again."""
            [first, *_] = custom_ids(await asked(ada, "/play"))
            _, table, _, op, *_ = first.split(":")
            return int(table) if op == "again" else None

        assert await last() is None
        here = await home.playing(me, game=FOREST, place=venue(running, "grove"))
        assert await last() is None, "it goes on"
        await running.tables.guilds.stop(here.id, home.next)
        assert await last() == here.id
        places = [thread_in(running, "grove") for _ in range(1 + LATELY)]
        strange = thread_in(running, "grove", bruno)
        newest, oldest = places[1], places[0]
        table = await home.playing(me, game=FOREST, place=newest)
        for place in (oldest, strange):
            await home.playing(me, game=FOREST, place=place)
        assert await last() == table.id
        later = await home.playing(me, game=FOREST, place=places[2])
        assert await last() == later.id


async def test_a_game_has_begun_and_goes_on_and_a_press_is_current_where_that_is_needed(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        home, me, other = house_of(running), player(ada), player(bruno)
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        assert lobby.text
        for line in ("/scores", "/undo"):
            assert EN.say(HasNotStarted().text) in (await asked(ada, line)).text, line
        await running.tables.cancel((await running.table(ada)).id, me, home.next)
        card = await playing(ada, bruno)
        for person, lines in ((me, ("take A1", "keep")), (other, ("take A12", "keep"))):
            for line in lines:
                await home.act(await running.table(ada), person, line)
        stale = await pressed(ada, card, "Take tiles")
        assert EN.key("refusal-stale") in stale.text
        await running.tables.guilds.stop((await running.table(ada)).id, home.next)
        for line in ("/undo", "/hint"):
            assert EN.say(IsOver().text) in (await asked(ada, line)).text, line
        assert EN.say(HasNotStarted().text) not in (await asked(ada, "/scores")).text
