"""Run of the bot as one process, on Discord or on a local channel that is open."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from itertools import chain, repeat
from pathlib import Path

import discord
from sqlalchemy import make_url

from bot import garbage
from bot.discord import endpoint
from bot.discord.client import Grovekeeper
from bot.discord.sharded_client import ShardedGrovekeeper
from bot.discord.tree import without_command
from bot.discord.ui.render_pool import RenderPool, spare_painters
from bot.exit_codes import CANNOT, FAILED
from bot.operations import logs
from bot.operations.errors import Trouble, host_words, why
from bot.operations.health import open_health
from bot.settings import Settings
from bot.signals import stop_event
from bot.store import Store
from bot.store.database.sqlite_file import file_of, only_user
from bot.store.errors import Away, Failed, Full, InUse, Locked, LogGone, Newer, Replaced
from bot.store.shards import ALL, Shards
from bot.tables import Tables
from bot.version import version
from engine.fact_checks import faults_in
from engine.facts import GAMES
from engine.registry import failures, games

log = logging.getLogger(__name__)

PAUSES = (1.0, 2.0, 5.0, 15.0)
"""Seconds between two tries to reach the server of the database; the last is repeated."""
FATAL_CODES: Mapping[int, str] = {
    4004: "start-token",
    4010: "start-shard",
    4011: "start-shard",
    4012: "start-version",
    4013: "start-intents",
    4014: "start-intents",
}
"""Codes with which Discord closes a connection for good, and the sentences that say what to do."""


async def join(
    settings: Settings, url: str | None, *, leash: bool = False, shards: Shards | None = None
) -> int:
    """Play until a signal to stop, with `leash` also until the end of standard input; then commit what has begun.

    `url` is the address of a local channel, None for Discord. With `shards` only those are heard. Return the exit code.
    """
    garbage.keep_heap()
    logs.set_up(settings)
    log.info("Grovekeeper %s", version())
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    stop = stop_event(leash=leash)
    if url:
        endpoint.use(url)
        token = "local"  # noqa: S105 - the local channel takes any
    else:
        assert settings.discord_token is not None
        token = settings.discord_token.get_secret_value()
    if faults := list(faults_in(GAMES, closely=False)):
        for fault in faults:
            log.error("%s", fault)
        return CANNOT
    if shards is not None and not shards.are_all and file_of(make_url(settings.database)) is not None:
        print(host_words().key("start-shards"), file=sys.stderr)
        return CANNOT
    return await _play(settings, token, stop, shards)


async def _play(settings: Settings, token: str, stop: asyncio.Event, shards: Shards | None) -> int:
    file = file_of(make_url(settings.database))
    try:
        with only_user(file):
            return await _play_alone(settings, token, stop, shards)
    except InUse:
        log.error("another bot is playing on the same database")
        print(host_words().key("start-second", file=str(file)), file=sys.stderr)
        return FAILED


async def _play_alone(settings: Settings, token: str, stop: asyncio.Event, shards: Shards | None) -> int:
    try:
        store = await _open(settings, stop)
    except Failed as failed:
        log.error("the database cannot be opened: %s", failed)
        print(host_words().say(why(failed)), file=sys.stderr)
        return FAILED if isinstance(failed, Away | Locked | Full) else CANNOT
    if store is None:
        return 0
    tables = Tables(store, shards=shards or ALL)
    new = Grovekeeper if shards is None else partial(ShardedGrovekeeper, shards=shards)
    pool = RenderPool(spare_painters())
    client = new(tables, has_emojis=True, pool=pool, on_loaded=garbage.freeze_loaded)
    tell_what_is_left_out()
    try:
        async with open_health(settings, client, store):
            return await _run_client(client, token, store, stop)
    except Trouble as trouble:
        print(host_words().say(trouble.text), file=sys.stderr)
        return CANNOT
    finally:
        await tables.close()
        await store.close()


async def _open(settings: Settings, stop: asyncio.Event) -> Store | None:
    """Return the database, also where its server has to be waited for; None where the bot is to stop before. Raises Failed."""
    is_file = file_of(make_url(settings.database)) is not None
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            return await Store.open(settings.database, alone=is_file)
        except Away as away:
            if is_file:
                raise
            log.error("the database cannot be opened: %s; again in %g s", away, pause)
            if pause == PAUSES[0]:
                print(host_words().say(why(away)), file=sys.stderr)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
            return None
    raise AssertionError("it is tried without end")


def tell_what_is_left_out() -> None:
    """Tell the terminal, as `doctor` does, which games of others cannot be played here, and which have no command; the log hides why."""
    speech = host_words()
    for game_id, reason in failures().items():
        print(speech.key("doctor-game-lost", game=game_id, why=reason), file=sys.stderr)
    for game_id, text in without_command(games().values()).items():
        print(speech.key("doctor-game-command", game=game_id, why=text), file=sys.stderr)


async def _run_client(client: Grovekeeper, token: str, store: Store, stop: asyncio.Event) -> int:
    """Run the client until it ends, or a stop is wanted, or another file has taken the place of the database. Return the exit code."""
    playing = asyncio.create_task(client.start(token))
    exchanged = asyncio.create_task(store.wait_for_exchange())
    stopped = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({playing, exchanged, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set():
            return 0
        if exchanged.done():
            return _told_of_exchange(exchanged.result(), store.kept)
        return _exit_code(playing)
    finally:
        stopped.cancel()
        exchanged.cancel()
        await client.close()
        playing.cancel()
        await asyncio.gather(playing, exchanged, return_exceptions=True)


def _told_of_exchange(error: Replaced | LogGone | Newer, kept: Path | None) -> int:
    """Say why the bot ends when its files were exchanged, and where what was saved is. Return the exit code."""
    if isinstance(error, Replaced):
        log.error("another file was put in the place of the database")
    elif isinstance(error, Newer):
        log.error("a newer Grovekeeper has changed the tables of the database")
    else:
        log.error("the log beside the database was deleted or exchanged")
    print(host_words().say(why(error)), file=sys.stderr)
    if kept is not None:
        print(host_words().key("database-kept", file=str(kept)), file=sys.stderr)
    # A new start finds all that was saved, where only the log was deleted.
    return FAILED if isinstance(error, LogGone) and kept is None else CANNOT


def _no_start_helps(error: BaseException | None) -> str:
    """Return the key of the sentence that says what to do, where Discord would refuse a new start for the same reason; "" where it may
    not.
    """
    match error:
        case discord.LoginFailure():
            return "start-token"
        case discord.PrivilegedIntentsRequired():
            return FATAL_CODES[4014]
        case discord.ConnectionClosed(code=code):
            return FATAL_CODES.get(code, "")
        case _:
            return ""


def _exit_code(playing: asyncio.Task[None]) -> int:
    """Say why a client ended by itself. Return the exit code."""
    error = playing.exception()
    if key := _no_start_helps(error):
        print(host_words().key(key), file=sys.stderr)
        return CANNOT
    log.error("the connection ended", exc_info=error)
    return FAILED
