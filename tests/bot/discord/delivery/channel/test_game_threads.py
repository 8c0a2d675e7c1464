"""Games in threads of their own: the thread is started on the lobby's message, which shows the channel what goes on there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord.cards.front_card import front_text
from bot.discord.commands.desk import LATELY
from bot.discord.delivery.channel.game_threads import STAYS
from bot.discord.ui.transport import NO_ACCESS
from bot.store.games.cards import CardStore
from bot.tables import Status, Table
from standin.content.messages import delete
from standin.faults.model import Failing, Slow
from standin.protocol.permissions import CREATE_PUBLIC_THREADS, INVITED, SEND_MESSAGES_IN_THREADS
from standin.world import thread_rules
from standin.world.state import Channel
from standin.world.wire import channel_json
from tests.bot.discord.asking import Asking
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
    labels,
    picked,
    player,
    playing,
    pressed,
    turn,
    venue,
)
from tests.bot.discord.trouble import errors
from tests.clock import Clock
from tests.standin.conformance import Conformance
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

WHERE = "Where is a game played?"


async def lobby_of(*people: Person) -> Message:
    """Open a lobby in a channel whose games are played in threads; the first of these people manages the server and moves first."""
    host = people[0]
    panel = await picked(host, await asked(host, "/settings"), WHERE, "thread")
    assert "a thread of its own" in panel.text
    lobby = await asked(host, f"/play game:{FOREST} seats:{len(people)}")
    await first_moves(host, lobby)
    for person in people[1:]:
        await pressed(person, await person.sees("(host)"), "Join")
    return lobby


async def begun(running: Grove, *people: Person) -> tuple[Message, Channel]:
    """Begin a game in its thread, into which everybody goes; return the lobby's message in the channel above, and the thread."""
    lobby = await lobby_of(*people)
    answer = await pressed(people[0], lobby, "Start")
    thread = running.local.world.channels[lobby.id]
    assert f"<#{thread.id}>" in answer.text
    for person in people:
        await person.go(thread.id)
    await card_of(people[0], "🔒")
    return lobby, thread


async def front_says(person: Person, front: Message, words: str) -> None:
    await person.until(lambda: words in front.text, f"{words!r} in the channel above")


async def test_a_game_is_played_in_its_thread_and_the_channel_shows_whose_turn_it_is_and_who_won(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        front, thread = await begun(running, ada, bruno)
        assert thread.name == "Spirits of the Forest: Ada and Bruno"
        above = ada.messages(thread.parent_id)
        assert (await running.table(ada)).place.channel == int(front.id)
        await front_says(ada, front, "Waiting for **Ada**")
        assert f"<#{thread.id}>" in front.text
        assert labels(front) == ["Scores"]
        await turn(ada, "A1")
        await card_of(bruno, "Bruno’s turn")
        await front_says(ada, front, "Waiting for **Bruno**")
        await pressed(ada, await asked(ada, "/stop"), "End it")
        await front_says(ada, front, "The game was cancelled")
        assert [m.id for m in ada.messages(thread.parent_id) if not m.is_ephemeral] == [
            m.id for m in above if not m.is_ephemeral
        ], "the channel above has no message more"


async def test_a_move_on_the_answer_in_the_channel_is_shown_in_the_thread(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        lobby = await lobby_of(ada, bruno)
        tiles = await pressed(ada, lobby, "Start")
        await bruno.go(lobby.id)
        await pressed(ada, tiles, "A12 · branches · fire")
        await bruno.sees("Ada takes A12")
        here = [m for m in ada.messages() if not m.is_ephemeral]
        assert [m.id for m in here] == [lobby.id]


async def test_what_is_typed_in_the_channel_above_is_about_the_game_below_and_another_game_can_begin(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        _, thread = await begun(running, ada, bruno)
        await ada.go("grove")
        assert "You have no secret cards" in (await asked(ada, "/hand")).text
        which = await asked(ada, "/play")
        await ada.press(which, "The same again: Spirits of the Forest")
        lobby = await ada.sees(
            lambda m: "1. Bruno" in m.text and "2. Ada (host)" in m.text and bool(labels(m))
        )
        await pressed(ada, lobby, "Start")
        await ada.until(lambda: lobby.id in ada.channels, "the thread of the other game")
        assert lobby.id != thread.id


async def test_a_lobby_that_starts_before_it_is_noted_where_it_is_has_a_thread_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted, record = asyncio.Event(), CardStore.record

    async def record_later(*args: Any) -> int | None:
        await noted.wait()
        return await record(*args)

    async with grove(tmp_path, "Ada") as (_, (ada,)):
        await picked(ada, await asked(ada, "/settings"), WHERE, "thread")
        monkeypatch.setattr(CardStore, "record", record_later)
        await ada.command("/play game:spirits-of-the-forest seats:1")
        lobby = await ada.sees(lambda m: "Start" in labels(m))
        await ada.press(lobby, "Start")
        await ada.until(lambda: lobby.id in ada.channels, "the thread")
        noted.set()


async def test_what_is_typed_above_is_about_the_game_below_and_not_about_a_dead_one(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        dead = await running.table(ada)
        await pressed(ada, await asked(ada, "/stop"), "End it")
        await begun(running, ada, bruno)
        await ada.go("grove")
        for line in ("/replace", "/scores", "/board private:true", "/history"):
            answer = await asked(ada, line)
            assert "over" not in answer.text
            assert not any(f"gk:{dead.id}:" in each for each in custom_ids(answer))
        assert "Waiting for Ada" in (await asked(ada, "/replace")).text


async def test_a_refusal_of_what_is_typed_above_names_those_who_play_below(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(bruno, ada)
        sure = await asked(bruno, "/resign")
        await pressed(bruno, sure, "Leave the game")
        await pressed(ada, await asked(ada, "/cancel"), "Cancel the game")
        _, thread = await begun(running, ada, bruno)
        for person in (ada, bruno):
            await person.go(str(thread.parent_id))
        assert "Only Ada" in (await asked(bruno, "/host")).text


async def test_the_same_again_is_offered_of_the_newest_of_many_threads(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        channel = running.local.world.channel_named("grove")
        for number in range(LATELY):
            thread_rules.start(running.local.world, channel, {"name": f"older {number}", "type": 11}, None)
        await begun(running, ada, bruno)
        await pressed(ada, await asked(ada, "/stop"), "End it")
        await ada.go("grove")
        assert labels(await asked(ada, "/play"))[0] == "The same again: Spirits of the Forest"


async def test_where_no_thread_may_be_made_the_game_is_played_in_the_channel_and_the_host_hears_why(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.local.permit("grove", INVITED & ~CREATE_PUBLIC_THREADS)
        answer = await pressed(ada, await lobby_of(ada, bruno), "Start")
        assert "create public threads" in answer.text
        await card_of(bruno, "🔒")
        assert (await running.table(ada)).status is Status.PLAYING


@pytest.mark.parametrize("status", [400, 403])
async def test_where_discord_refuses_a_thread_the_game_is_played_in_the_channel(
    tmp_path: Path, status: int
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.local.faults.add(Failing(route="POST .*/threads", status=status))
        answer = await pressed(ada, await lobby_of(ada, bruno), "Start")
        assert "stays in the channel" in answer.text
        await card_of(bruno, "🔒")


async def test_after_a_thread_that_came_to_nothing_the_next_press_finds_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The thread is made, and the answer to that is lost: nothing has started, and a second thread is never made."""
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = await lobby_of(ada, bruno)
        channel = running.local.world.channel_named("grove")
        thread_rules.start(running.local.world, channel, {"name": "made before"}, channel.messages[lobby.id])
        assert (await running.table(ada)).status is Status.LOBBY
        answer = await pressed(ada, lobby, "Start")
        assert f"<#{lobby.id}>" in answer.text
        await bruno.go(lobby.id)
        await card_of(bruno, "🔒")
    assert errors(caplog) == []


async def test_the_channel_catches_up_after_a_restart(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        front, _ = await begun(running, ada, bruno)
        await running.stop()
        await running.start()
        await ada.bot_ready()
        await turn(ada, "A1")
        await front_says(ada, front, "Waiting for **Bruno**")


async def test_a_deleted_thread_is_told_of_in_the_channel_where_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        front, thread = await begun(running, ada, bruno)
        table = await running.table(ada)
        world = running.local.world
        world.remove_channel(thread, channel_json(world, thread))
        await ada.go("grove")
        await front_says(ada, front, "is gone. The game is kept")
        assert (await running.tables.table(table.id)).status is Status.PAUSED
        assert "goes on" in (await asked(ada, "/resume")).text
        await asked(ada, "/forest take first:A1")
        await card_of(ada, "Ada takes A1")
    assert errors(caplog) == []


async def test_an_archived_thread_is_opened_by_a_reminder_and_the_game_goes_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = await lobby_of(ada, bruno)
        panel = await pressed(ada, lobby, "Options")
        await picked(ada, panel, "Time per move", "daily")
        await pressed(ada, lobby, "Start")
        await bruno.go(lobby.id)
        await card_of(bruno, "🔒")
        thread = running.local.world.channels[lobby.id]
        thread_rules.archive(running.local.world, thread, archived=True)
        running.forward(timedelta(hours=23))
        reminder = await bruno.sees("left for your move in Spirits of the Forest")
        assert reminder.mentions == ["Ada"]
        assert not thread.archived


async def test_a_rematch_stays_in_the_thread(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        _, thread = await begun(running, ada, bruno)
        await pressed(ada, await asked(ada, "/stop"), "End it")
        await pressed(ada, await card_of(ada, "cancelled"), "Rematch")
        await pressed(ada, await card_of(ada, "(host)"), "Start")
        await card_of(bruno, "🔒")
        assert (await running.table(bruno)).place.channel == int(thread.id)


async def test_what_a_turn_costs_in_a_thread(tmp_path: Path, conformance: Conformance) -> None:
    """One request more than in a channel, by the answer that made the lobby as long as that goes on; and none for a move within a turn."""
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        front, _ = await begun(running, ada, bruno)
        await front_says(ada, front, "Waiting for **Ada**")
        await running.tidied()
        before = len(conformance.exchanges)
        await asked(ada, "/forest take first:A1")
        await bruno.sees("Ada takes A1")
        await running.tidied()
        said = [(each.method, each.path) for each in conformance.exchanges[before:]]
        assert not [each for each in said if each[1].endswith(f"/messages/{front.id}")]


async def test_the_channel_shows_the_newest_news_though_earlier_ones_are_still_on_their_way(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        front, thread = await begun(running, ada, bruno)
        await front_says(ada, front, "Waiting for **Ada**")
        threads = running.bot.desk.poster.threads
        await threads._tasks.drain()
        table = await running.table(ada)
        turn_of_bruno, paused = _after_a_turn(table), replace(table, status=Status.PAUSED)
        under_way = running.local.faults.add(
            Slow(route=f"PATCH .*(@original|/messages/{front.id})$", seconds=0)
        )
        threads.show(turn_of_bruno)
        await under_way.over.wait()
        threads.show(paused)
        await threads._tasks.drain()
        await front_says(ada, front, "The game is paused")
        assert threads._shown[int(thread.id)] == front_text(paused) != front_text(turn_of_bruno)
        threads.show(turn_of_bruno)
        await threads._tasks.drain()
        await front_says(ada, front, "Waiting for **Bruno**")
        assert threads._waiting == {}


def _after_a_turn(table: Table) -> Table:
    """Return the table after the next turn, as if it had been played."""
    assert table.match is not None
    match = table.match.copy()
    (seat,) = match.awaiting
    while seat in match.awaiting:
        match.play(seat, match.legal(seat).actions[0])
    return replace(table, match=match)


async def test_a_thread_is_started_on_the_lobby_where_that_may_be(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock, has_begun=False) as here:
        threads, local = here.poster.threads, here.running.local

        async def opened(channel: str = "grove") -> tuple[int | None, list[str]]:
            """Return the thread that is opened for a request from a channel, and what was asked of Discord."""
            request = await here.request(channel)
            return await threads.open(here.table, request), await here.settled()

        assert await opened() == (None, []), "there is no card yet"
        assert await here.posts(None)
        card = await here.shown()
        assert card is not None
        assert await opened("fireside") == (None, []), "no text channel"
        for lacks in (CREATE_PUBLIC_THREADS, SEND_MESSAGES_IN_THREADS):
            local.permit("grove", INVITED & ~lacks | (CREATE_PUBLIC_THREADS & ~lacks))
            assert await opened() == (None, [])
        local.permit("grove", INVITED | CREATE_PUBLIC_THREADS)
        local.faults.add(Failing(route="POST .*/threads", status=503))
        with pytest.raises(discord.HTTPException):
            await opened()
        await here.settled()
        assert await opened() == (card, ["thread"])
        assert threads._parents[card] == here.channel
        thread = local.world.channels[str(card)]
        assert (thread.name, thread.archives_after) == (f"{words('en').key(FOREST)}: Ada and Bruno", STAYS)
        assert await opened() == (card, ["thread 400"]), "it has one"


async def test_a_channel_is_shown_nothing_of_lobbies_and_of_threads_of_others(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        threads, ada = here.poster.threads, player(here.ada)
        forum = here.running.local.world.channel_named("Saturday table").id
        theirs = await here.house.playing(ada, game=FOREST, place=venue(here.running, forum), seats=1)
        here.table = replace(here.table, status=Status.LOBBY)
        assert await here.posts(None)
        card = await threads.open(here.table, await here.request())
        await here.settled()
        ours = replace(here.table, place=replace(here.table.place, channel=card or 0))
        for table in (theirs, here.table, ours):
            threads.show(table)
            await threads._tasks.drain()
            assert await here.settled() == []
        threads.show(replace(ours, status=Status.PLAYING))
        await threads._tasks.drain()
        assert await here.settled() == ["change"]


async def test_where_a_front_is_gone_nothing_is_shown_there_any_more(
    tmp_path: Path, conformance: Conformance
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        front, thread = await begun(running, ada, bruno)
        await front_says(ada, front, "Waiting for **Ada**")
        await running.tidied()
        threads, reach, asking = running.bot.desk.poster.threads, running.bot.reach, Asking(conformance)
        table, parent = await running.table(ada), int(thread.parent_id or 0)
        after = _after_a_turn(table)

        async def shown_of(state: Table) -> list[str]:
            """Show a state of the game; return what was asked of Discord."""
            await running.local.gateway.settle()
            asking.exchanges()
            threads.show(state)
            await threads._tasks.drain()
            await running.local.gateway.settle()
            return asking.words()

        reach.note(parent, refusal(NO_ACCESS))
        assert await shown_of(after) == []
        reach.reopen([parent])
        running.local.faults.add(Failing(route="PATCH .*", status=403, times=2))
        assert await shown_of(after) == ["change by answer 403", "change 403"]
        assert await shown_of(after) == ["change"]
        await front_says(ada, front, "Waiting for **Bruno**")
        world = running.local.world
        delete(world, world.channels[str(parent)].messages[front.id])
        assert await shown_of(table) == ["change 404"]
        assert await shown_of(after) == []
        await threads.lose(int(thread.id))
        await threads.lose(parent)
        await running.tidied()
        assert await shown_of(after) == []
