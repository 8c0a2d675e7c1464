"""Games in threads of their own: the thread is started on the lobby's message, which shows the channel what goes on there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.cards.front_card import front_text
from bot.discord.commands.desk import LATELY
from bot.discord.delivery.channel import game_threads
from bot.discord.delivery.channel.game_threads import STAYS, GameThreads
from bot.discord.ui.transport import HAS_THREAD
from bot.store.games.cards import CardStore
from bot.tables import Status, Table
from engine.registry import find
from standin.faults.model import Failing, Slow
from standin.protocol.permissions import CREATE_PUBLIC_THREADS, INVITED
from standin.world import thread_rules
from standin.world.state import Channel
from standin.world.wire import channel_json
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
    playing,
    pressed,
    turn,
)
from tests.bot.discord.trouble import errors
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


GUILD_CHANNEL, THREAD, ME = 6, 40, 9


class Bypath(discord.Thread):
    """A thread of somebody, below the channel."""

    def __init__(self, owner: int) -> None:
        self.owner_id, self.parent_id = owner, GUILD_CHANNEL


class Clearing(discord.TextChannel):
    """A channel in which a thread is made, or not."""

    def __init__(self, error: Exception | None = None) -> None:
        self.id, self.error = GUILD_CHANNEL, error
        self.made: list[object] = []

    def get_partial_message(self, message: int) -> Any:
        async def create_thread(*, name: str, auto_archive_duration: int) -> None:
            self.made.append((message, name, auto_archive_duration))
            if self.error is not None:
                raise self.error

        return SimpleNamespace(create_thread=create_thread)


class Signpost:
    """Everything around the threads of games: what Discord knows, what is kept, and what is shown in the end."""

    def __init__(self, found: object = None, *, card: int | None = None, me: int | None = ME) -> None:
        self.user = None if me is None else SimpleNamespace(id=me)
        self.found, self.card_here = found, card
        self.cards = self
        self.done: list[object] = []
        self.changes = True
        self.error: Exception | None = None
        reach = SimpleNamespace(may_change=lambda _: self.changes, edit_by_answer=self.edit_by_answer)
        cleanup = SimpleNamespace(remove_buttons=lambda *given: self.done.append(("for certain", *given)))
        self.threads = GameThreads(cast(Any, self), cast(Any, self), cast(Any, cleanup), cast(Any, reach))

    def get_channel(self, _: int) -> object:
        return self.found

    async def card(self, _: int) -> int | None:
        return self.card_here

    async def mark_stale(self, channel: int, messages: list[int]) -> None:
        self.done.append(("stale", channel, messages))

    async def edit_by_answer(self, message: int, page: Any, pictures: object) -> object:
        self.done.append(("front", message, pictures))
        if self.error is not None:
            raise self.error
        return page


def pressing(channel: object, *, message: object = None, creates: bool = True, sends: bool = True) -> Any:
    permissions = discord.Permissions(create_public_threads=creates, send_messages_in_threads=sends)
    return SimpleNamespace(
        interaction=SimpleNamespace(channel=channel, message=message, app_permissions=permissions)
    )


def pressed_message(*, ephemeral: bool) -> Any:
    return SimpleNamespace(id=30, flags=SimpleNamespace(ephemeral=ephemeral))


LOBBY = cast(Table, SimpleNamespace(id=3, language="en", game=find("moonlight"), people=("Ada", "Bruno")))


@pytest.mark.parametrize(
    ("card", "request_", "thread"),
    [
        (20, pressing(Clearing()), 20),
        (None, pressing(Clearing(), message=pressed_message(ephemeral=False)), 30),
        (20, pressing(Clearing(), message=pressed_message(ephemeral=False)), 20),
        (None, pressing(Clearing(), message=pressed_message(ephemeral=True)), None),
        (None, pressing(Clearing()), None),
        (20, pressing("a voice"), None),
        (20, pressing(Clearing(), creates=False), None),
        (20, pressing(Clearing(), sends=False), None),
        (20, pressing(Clearing(refusal(HAS_THREAD, 400))), 20),
        (20, pressing(Clearing(refusal(50001))), None),
    ],
    ids=[
        "noted",
        "pressed",
        "both",
        "private",
        "nothing",
        "no text",
        "none made",
        "mute",
        "has one",
        "refused",
    ],
)
async def test_a_thread_is_started_on_the_lobby_where_that_may_be(
    card: int | None, request_: Any, thread: int | None
) -> None:
    post = Signpost(card=card)
    assert await post.threads.open(LOBBY, request_) == thread
    channel = request_.interaction.channel
    made = [] if thread is None else [(thread, f"{words('en').key('moonlight')}: Ada and Bruno", STAYS)]
    if isinstance(channel, Clearing) and channel.error is None:
        assert channel.made == made
    assert post.threads._parents.get(thread or 0) == (GUILD_CHANNEL if thread else None)


async def test_a_thread_that_fails_for_now_is_no_refusal() -> None:
    with pytest.raises(discord.HTTPException):
        await Signpost(card=20).threads.open(LOBBY, pressing(Clearing(refusal(0, 503))))


def shown_at(status: Status = Status.PLAYING, *, front: str = "news") -> Any:
    live = status is not Status.OVER
    return SimpleNamespace(place=SimpleNamespace(channel=THREAD), status=status, live=live, front=front)


FOR_CERTAIN = [("stale", GUILD_CHANNEL, [THREAD]), ("for certain", GUILD_CHANNEL, THREAD)]
IN_PASSING = [("front", THREAD, ())]


@pytest.mark.parametrize(
    ("found", "me", "table", "has_begun", "known", "done"),
    [
        (Bypath(ME), ME, shown_at(), False, None, IN_PASSING),
        (Bypath(8), ME, shown_at(), False, None, []),
        (None, ME, shown_at(), False, None, []),
        (None, ME, shown_at(), False, "older", IN_PASSING),
        (Bypath(8), None, shown_at(), False, None, []),
        (Bypath(ME), ME, shown_at(Status.LOBBY), False, None, []),
        (Bypath(ME), ME, shown_at(), True, None, FOR_CERTAIN),
        (Bypath(ME), ME, shown_at(Status.OVER), False, None, FOR_CERTAIN),
        (Bypath(ME), ME, shown_at(), False, "news", []),
        (Bypath(ME), ME, shown_at(), True, "news", []),
        (Bypath(ME), ME, shown_at(), False, "", []),
        (Bypath(ME), ME, shown_at(), False, "older", IN_PASSING),
    ],
)
async def test_a_channel_is_shown_what_is_new_in_its_thread(
    monkeypatch: pytest.MonkeyPatch,
    found: object,
    me: int | None,
    table: Any,
    has_begun: bool,
    known: str | None,
    done: list[object],
) -> None:
    monkeypatch.setattr(game_threads, "front_text", lambda table: table.front)
    monkeypatch.setattr(game_threads, "front_page", lambda table: f"page of {table.front}")
    post = Signpost(found, me=me)
    if known is not None:
        post.threads._shown[THREAD] = known
        post.threads.belongs(THREAD, GUILD_CHANNEL)
    post.threads.show(table, has_begun=has_begun)
    await post.threads._tasks.drain()
    assert post.done == done
    assert post.threads._waiting == {}
    if done == IN_PASSING:
        assert post.threads._shown[THREAD] == "news"


@pytest.mark.parametrize(("code", "is_remembered"), [(404, True), (403, False)])
async def test_where_a_front_is_gone_nothing_is_shown_there_any_more(
    monkeypatch: pytest.MonkeyPatch, code: int, is_remembered: bool
) -> None:
    monkeypatch.setattr(game_threads, "front_text", lambda table: table.front)
    monkeypatch.setattr(game_threads, "front_page", lambda table: f"page of {table.front}")
    kind = discord.NotFound if code == 404 else discord.Forbidden
    for changes in (True, False):
        post = Signpost(Bypath(ME))
        post.changes = changes
        post.error = kind(cast(Any, SimpleNamespace(status=code, reason="")), "no")
        post.threads.show(shown_at())
        await post.threads._tasks.drain()
        assert post.done == (IN_PASSING if changes else [])
        assert post.threads._shown.get(THREAD) == ("" if is_remembered and changes else None)
        post.done.clear()
        await post.threads.lose(THREAD)
        assert post.done == ([] if is_remembered and changes else FOR_CERTAIN)
    nobody = Signpost()
    await nobody.threads.lose(THREAD)
    assert nobody.done == []
