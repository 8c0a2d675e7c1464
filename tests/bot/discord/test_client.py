"""The client, as far as it can be seen without Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot import metrics
from bot.discord.cards.table_card import News
from bot.discord.client import REMEMBERED, Grovekeeper
from bot.discord.commands.registry import answer_of, load
from bot.discord.delivery.channel.lost_places import LostPlaces
from bot.discord.delivery.notices.reminders import Reminders
from bot.discord.delivery.request import Request
from bot.discord.sharded_client import ShardedGrovekeeper
from bot.discord.ui import transport
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.transport import NO_PERMISSION
from bot.store.shards import Shards
from bot.tables import Person
from tests.bot.discord.delivery.test_reach import refusal
from tests.bot.discord.grove import card_of, grove, playing
from tests.bot.discord.interactions import interaction
from tests.bot.tables.house import ADA


@pytest.mark.parametrize(
    ("socket", "is_so"),
    [
        (None, False),
        (SimpleNamespace(open=True, session_id=None), False),
        (SimpleNamespace(open=False, session_id="known"), False),
        (SimpleNamespace(open=True, session_id="known"), True),
    ],
)
def test_a_bot_is_connected_as_long_as_the_gateway_is_open_and_knows_it(
    socket: object, is_so: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Grovekeeper.__new__(Grovekeeper)
    monkeypatch.setattr(bot, "ws", socket, raising=False)
    assert bot.is_connected is is_so


def test_the_bot_keeps_no_messages_and_no_members_and_notifies_nobody_of_its_own_accord(
    client: Grovekeeper,
) -> None:
    kept = client._connection
    assert (kept.max_messages, kept._chunk_guilds, kept.member_cache_flags.value) == (None, False, 0)
    assert cast(Any, client.allowed_mentions).to_dict() == {"parse": []}


def test_a_bot_has_somebody_who_looks_after_places_that_are_lost(client: Grovekeeper) -> None:
    assert isinstance(client._lost_places, LostPlaces)


def test_of_interactions_only_the_latest_are_remembered(client: Grovekeeper) -> None:
    heard = [interaction(ADA, number=number, client=client) for number in range(REMEMBERED + 1)]
    assert all(client.is_first(each) for each in heard)
    assert not client.is_first(heard[1])
    assert client.is_first(heard[0])
    assert len(client._heard) == REMEMBERED


def typing(client: Grovekeeper, locale: str = "pl") -> discord.Interaction[Any]:
    """Return an interaction in which somebody types an option of a command."""
    return interaction(Person(3, "Ada", locale), is_typing=True, client=client)


def counted(outcome: str) -> float:
    """Return how many suggestions have come to this."""
    labels = {"kind": "autocomplete", "outcome": outcome}
    return metrics.REGISTRY.get_sample_value("grovekeeper_interactions_total", labels) or 0.0


async def test_suggestions_are_in_the_language_of_whoever_types_and_never_worth_an_error(
    client: Grovekeeper, caplog: pytest.LogCaptureFixture
) -> None:
    async def suggest(desk: Any, request: Request, typed: str) -> list[tuple[str, str]]:
        assert desk is client.desk
        return [(typed, request.language)]

    async def fail(*_: object) -> list[tuple[str, str]]:
        raise LookupError("no such game")

    timed = {"kind": "autocomplete"}
    done, failed = counted("done"), counted("accident")
    count = metrics.REGISTRY.get_sample_value("grovekeeper_answer_seconds_count", timed) or 0.0
    assert list(await client.suggest(typing(client), suggest, "A1")) == [("A1", "pl")]
    assert list(await client.suggest(typing(client, "fr"), suggest, "A2")) == [("A2", "en")]
    assert (counted("done"), counted("accident")) == (done + 2, failed)
    await client.tables.preferences.set(3, speaks="en")
    assert list(await client.suggest(typing(client), suggest, "A3")) == [("A3", "en")]
    assert list(await client.suggest(typing(client), fail, "A1")) == []
    assert (counted("done"), counted("accident")) == (done + 3, failed + 1)
    assert metrics.REGISTRY.get_sample_value("grovekeeper_answer_seconds_count", timed) == count + 4
    assert "no such game" in caplog.text


async def test_a_bot_that_is_closed_does_not_try_to_log_in_again(
    client: Grovekeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where Discord could not be reached at first; then the next try has a connection of its own."""
    tries: list[object] = []
    is_closed = False

    async def login(_: object, token: str) -> None:
        nonlocal is_closed
        tries.append((token, client.http.connector))
        client.http.connector = cast(Any, "a broken one")
        is_closed = len(tries) == 3
        raise TimeoutError

    monkeypatch.setattr(transport, "PAUSES", (0,))
    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(client, "is_closed", lambda: is_closed)
    with pytest.raises(asyncio.CancelledError):
        await client.login("any token")
    assert tries == [("any token", discord.utils.MISSING)] * 3
    monkeypatch.undo()


@pytest.mark.parametrize(
    ("known", "is_so"),
    [
        ({0: True, 2: True}, True),
        ({0: True}, False),
        ({0: True, 2: False}, False),
        ({0: True, 1: True}, False),
    ],
)
async def test_a_bot_of_some_shards_is_connected_as_long_as_all_of_them_are(
    client: Grovekeeper, monkeypatch: pytest.MonkeyPatch, known: dict[int, bool], is_so: bool
) -> None:
    bot = ShardedGrovekeeper(client.tables, Shards.of(3, (2, 0)))
    assert (bot.shard_ids, bot.shard_count) == ([0, 2], 3)
    found = {
        number: SimpleNamespace(is_closed=lambda opened=opened: not opened)
        for number, opened in known.items()
    }
    monkeypatch.setattr(ShardedGrovekeeper, "shards", found)
    assert bot.is_connected is is_so
    await bot.pool.close()


load()


async def test_a_change_in_a_server_makes_good_what_was_not_allowed_there(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await running.tidied()
        bot, here = running.bot, int(ada.channel)
        guild = next(each for each in bot.guilds if each.get_channel(here))
        strange = next(each for each in bot.guilds if not each.get_channel(here))
        channel = guild.get_channel(here)
        assert channel is not None
        thread = await cast(discord.TextChannel, channel).create_thread(
            name="elsewhere", type=discord.ChannelType.public_thread
        )
        events: tuple[Callable[[], Awaitable[None]], ...] = (
            lambda: bot.on_guild_channel_update(None, channel),
            lambda: bot.on_guild_role_update(None, guild.default_role),
            lambda: bot.on_member_update(None, guild.me),
            lambda: bot.on_thread_update(None, thread),
            lambda: bot.on_thread_join(thread),
            lambda: bot.on_guild_join(guild),
        )
        for number, event in enumerate(events):
            table = await running.table(ada)
            chair = table.awaiting[0]
            mover, legal = Person(chair.person or 0, chair.name), table.legal(chair.person or 0).actions
            action = legal[0] if number % 2 == 0 else "keep"
            bot.reach.note(here, refusal(NO_PERMISSION))
            bot.reach._voices.clear()
            change = await running.tables.act(table.id, mover, action, number + 1, table.moment)
            await bot.desk.poster.tell(table.id, News(change.told))
            await bot.on_guild_join(strange)
            assert bot.reach.closed == [here]
            await event()
            assert bot.reach.closed == []
            await card_of(bruno, f"{mover.name} {'keeps' if number % 2 else 'takes'}")
            await running.tidied()


async def test_what_goes_is_lost(client: Grovekeeper) -> None:
    guild = discord.Guild(data=cast(Any, {"id": 5}), state=client._connection)
    data = {"id": 1, "type": 0, "name": "meadow", "position": 0}
    await client.on_guild_channel_delete(
        discord.TextChannel(state=client._connection, guild=guild, data=cast(Any, data))
    )
    thread = {"id": "2", "type": 11, "guild_id": "5", "parent_id": "3"}
    await client.on_raw_thread_delete(discord.RawThreadDeleteEvent(cast(Any, thread)))
    assert [client.reach.is_gone(number) for number in (1, 2, 3)] == [True, True, False]
    assert client.desk.poster.threads._parents == {2: 3}
    await client._background.drain()


class Noted:
    """A part of a bot that notes what is asked of it, by its name, and does nothing."""

    def __init__(self, name: str, done: list[str]) -> None:
        self._name, self._done = name, done

    def __getattr__(self, name: str) -> Noted:
        return Noted(f"{self._name}.{name}", self._done)

    def __call__(self, *_: object) -> Noted:
        self._done.append(self._name)
        return self

    def __await__(self) -> Generator[None, None, tuple[()]]:
        yield from ()
        return ()


def noted(done: list[str], **parts: object) -> Grovekeeper:
    """Return a bot all of whose parts note what is asked of them."""
    bot = Grovekeeper.__new__(Grovekeeper)
    names = ("desk", "order_notices", "letters", "tables", "tree")
    vars(bot).update({name: Noted(name, done) for name in names} | parts)
    return bot


class Background:
    """Work beside the answers, by its name: none of it is done."""

    def __init__(self) -> None:
        self.begun: list[str] = []

    def spawn(self, work: Any) -> None:
        if isinstance(work, Noted):
            self.begun.append(work._name)
        else:
            self.begun.append(work.__name__)
            work.close()


async def test_at_a_start_the_bot_begins_its_duty_and_all_that_it_does_of_its_own_accord() -> None:
    done, background = list[str](), Background()
    bot = noted(done, reach=None, _background=background)
    await bot.setup_hook()
    assert done[:2] == ["tables.duty.begin", "desk.poster.begin"]
    assert background.begun == [
        "_prepare",
        "_resume",
        "_prepare_emojis",
        "tables.scheduler.run",
        "tables.runner.run",
        "order_notices.run",
        "letters.run",
        "tables.duty.run",
    ]


@pytest.mark.parametrize(
    ("has_emojis", "error", "done", "logged"),
    [
        (False, None, [], []),
        (True, None, ["desk.poster.emojis.prepare", "loaded"], []),
        (True, LookupError(), ["loaded"], ["buttons show words in place of emojis"]),
    ],
)
async def test_emojis_are_given_to_discord_only_where_that_is_wanted_and_else_words_do(
    has_emojis: bool,
    error: Exception | None,
    done: list[str],
    logged: list[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    found: list[str] = []

    async def fail(*_: object) -> None:
        assert error is not None
        raise error

    bot = noted(found, _has_emojis=has_emojis, _on_loaded=lambda: found.append("loaded"), games={}, pool=None)
    if error is not None:
        bot.desk = cast(Any, SimpleNamespace(poster=SimpleNamespace(emojis=SimpleNamespace(prepare=fail))))
    await bot._prepare_emojis()
    assert found == done
    assert [record.getMessage() for record in caplog.records] == logged


async def test_without_being_told_to_the_bot_gives_discord_no_emojis_and_calls_nobody(
    client: Grovekeeper,
) -> None:
    assert not client._has_emojis
    assert client._on_loaded() is None
    assert not client._has_commands


async def test_what_needs_time_is_done_once_the_gateway_is_open_commands_first() -> None:
    done = list[str]()
    bot = noted(
        done,
        _has_commands=True,
        _is_heard=asyncio.Event(),
        games={},
        _on_loaded=lambda: done.append("loaded"),
    )
    bot.pool = cast(Any, Noted("pool", done))
    preparing = asyncio.create_task(bot._prepare())
    await asyncio.sleep(0)
    assert done == []
    await bot.on_connect()
    await preparing
    assert done == ["pool.look_ahead", "loaded"]


async def test_a_start_that_cannot_go_on_with_its_tables_says_so_in_the_log_and_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    await noted([], tables=None)._resume()
    assert [record.getMessage() for record in caplog.records] == ["tables could not be resumed"]


async def test_commands_that_cannot_be_registered_are_tried_again_later(
    caplog: pytest.LogCaptureFixture,
) -> None:
    duty = SimpleNamespace(hears_first_shard=True, is_shared=False)
    bot = noted([], _has_commands=False, tables=SimpleNamespace(duty=duty), tree=SimpleNamespace(send=None))
    await bot._send_commands()
    assert not bot._has_commands
    assert ["registered" in record.getMessage() for record in caplog.records] == [True]


async def test_a_bot_that_stops_answers_first_and_draws_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def note(name: str, *_: object) -> None:
        done.append(name)

    monkeypatch.setattr(discord.Client, "close", partial(note, "connection"))
    bot = noted(done, requests=Noted("requests", done), pool=Noted("pool", done))
    bot._background = cast(Any, SimpleNamespace(cancel=partial(note, "background")))
    await bot.close()
    assert done == [
        "requests.close",
        "background",
        "desk.poster.finish",
        "desk.film_worker.close",
        "desk.analysis_worker.close",
        "connection",
        "pool.close",
    ]


async def test_a_request_is_answered_in_the_language_of_its_person_and_recorded(client: Grovekeeper) -> None:
    heard: list[object] = []

    async def work(desk: Any, request: Request, given: str, *, more: str) -> None:
        assert desk is client.desk
        heard.extend((request.language, request.table, given, more))

    async def then(request: Request) -> None:
        heard.append(request.language)

    client.requests._then = then
    done = counted("done")
    await client.requests.run(typing(client), "a press", 5, work, "A1", more="A2")
    assert heard == ["pl", 5, "A1", "A2", "pl"]
    assert counted("done") == done + 1
    assert client.pool._is_prepared
    await client.requests.drain()


async def test_commands_and_presses_are_answered_each_by_its_own_work_and_once(client: Grovekeeper) -> None:
    ran: list[tuple[object, ...]] = []

    async def run(*given: object) -> None:
        ran.append(given[1:])

    async def work(*_: object) -> None:
        raise AssertionError("it is run by the runner")

    client.requests = cast(Any, SimpleNamespace(run=run, close=Noted("requests", [])))
    await client.answer(interaction(ADA, command="order give", client=client), work)
    assert ran.pop() == ("order give", 0, work)
    await client.answer(interaction(ADA, message=7, client=client), work)
    assert ran.pop() == ("a press", 0, work)
    pressed, pick = CustomId(5, 7, "scores"), CustomId(5, 7, "pick", "take")
    for custom_id, values in ((pressed, ()), (pick, ("A1",))):
        press = interaction(ADA, number=len(custom_id.op), message=7, client=client)
        for _ in range(2):
            await client.answer_press(press, custom_id, values)
        answer, given = answer_of(custom_id, values)
        assert ran == [(f"a press of {custom_id.op}", 5, answer, *given)]
        ran.clear()


async def test_answers_under_way_get_a_while_to_end_and_are_cancelled_then(client: Grovekeeper) -> None:
    ended: list[str] = []
    begun, going = asyncio.Event(), asyncio.Event()

    async def work(_: object, request: Request, name: str) -> None:
        begun.set()
        try:
            await going.wait()
            ended.append(name)
        except asyncio.CancelledError:
            ended.append(f"{name} is cancelled")
            raise

    async def then(_: Request) -> None:
        pass

    client.requests._then = then
    asking = asyncio.create_task(client.requests.run(typing(client), "a press", 0, work, "first"))
    await begun.wait()
    draining = asyncio.create_task(client.requests.drain())
    await asyncio.sleep(0)
    assert not draining.done()
    going.set()
    await draining
    assert ended == ["first"]
    assert asking.done()
    begun.clear()
    going.clear()
    asking = asyncio.create_task(client.requests.run(typing(client), "a press", 0, work, "second"))
    await begun.wait()
    await client.requests.drain(0.01)
    assert not asking.done(), "there is no more time to wait for it"
    await client.requests.close(0.01)
    assert asking.cancelled()
    assert ended == ["first", "second is cancelled"]


async def test_what_another_process_has_left_undone_is_done_as_at_a_start() -> None:
    done: list[str] = []
    bot = noted(done, _has_commands=True)
    await bot._take_over(cast(Reminders, None))
    assert done == [
        "desk.poster.begin",
        "order_notices.look_again",
        "letters.look_again",
        "tables.resume",
        "desk.poster.catch_up",
        "tables.unfinished.left",
        "tables.scheduler.look_through",
        "tables.tournaments.alarm.ring",
    ]


@pytest.mark.parametrize(
    ("has_commands", "hears_first_shard", "is_shared", "sent"),
    [
        (False, True, False, ["tree.send"]),
        (False, True, True, ["tree.sync_changes"]),
        (False, False, True, []),
        (True, True, False, []),
    ],
)
async def test_commands_are_sent_once_by_whoever_hears_the_first_shard(
    has_commands: bool, hears_first_shard: bool, is_shared: bool, sent: list[str]
) -> None:
    done: list[str] = []
    duty = SimpleNamespace(hears_first_shard=hears_first_shard, is_shared=is_shared)
    tables = SimpleNamespace(duty=duty, registrations=None)
    bot = noted(done, _has_commands=has_commands, tables=tables)
    await bot._send_commands()
    await bot._send_commands()
    assert done == sent


async def test_a_failure_of_what_is_taken_over_is_logged_and_no_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    await noted([], desk=None)._take_over(cast(Reminders, None))
    assert [record.getMessage() for record in caplog.records] == [
        "what another process has left undone cannot be done"
    ]
