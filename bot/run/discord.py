"""The bot as one process: on Discord, or on a local channel somebody has opened."""

from __future__ import annotations

import asyncio
import logging
import sys

import discord
from sqlalchemy import make_url

from bot.discord import endpoint
from bot.discord.client import Grovekeeper
from bot.exit_codes import CANNOT, FAILED
from bot.operations import logs
from bot.operations.errors import Trouble, host_words, why
from bot.operations.health import open_health
from bot.settings import Settings
from bot.signals import stop_wish
from bot.store import Store
from bot.store.errors import Failed, Full, InUse, Locked
from bot.store.file import file_of, only_user
from bot.tables import Tables
from engine.checking import faults_in
from engine.facts import GAMES

log = logging.getLogger(__name__)

AGAIN = -1
"""The end of a bot whose database was replaced under it."""


async def join(settings: Settings, url: str | None, *, leash: bool = False) -> int:
    """Plays until SIGINT or SIGTERM, with `leash` also until standard input ends; then finishes what is being committed.

    Returns the exit code.
    """
    logs.set_up(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    wish = stop_wish(leash=leash)
    if url:
        endpoint.use(url)
        token = "local"  # noqa: S105 - the local channel takes any
    else:
        assert settings.discord_token is not None
        token = settings.discord_token.get_secret_value()
    if faults := list(faults_in(GAMES)):
        for fault in faults:
            log.error("%s", fault)
        return CANNOT
    while (end := await _play(settings, token, wish)) == AGAIN:
        log.warning("a backup was put in the place of the database: starting anew on it")
    return end


async def _play(settings: Settings, token: str, wish: asyncio.Event) -> int:
    file = file_of(make_url(settings.database_url))
    try:
        with only_user(file):
            return await _play_alone(settings, token, wish)
    except InUse:
        log.error("another bot is playing on the same database")
        print(host_words().key("start-second", file=str(file)), file=sys.stderr)
        return FAILED


async def _play_alone(settings: Settings, token: str, wish: asyncio.Event) -> int:
    try:
        store = await Store.open(settings.database_url)
    except Failed as failed:
        log.error("the database cannot be opened: %s", failed)
        print(host_words().say(why(failed)), file=sys.stderr)
        return FAILED if isinstance(failed, Locked | Full) else CANNOT
    tables = Tables(store)
    client = Grovekeeper(tables)
    try:
        async with open_health(settings, client, store):
            return await _ended(client, token, store, wish)
    except Trouble as trouble:
        print(host_words().say(trouble.text), file=sys.stderr)
        return CANNOT
    finally:
        await tables.close()
        await store.close()


async def _ended(client: Grovekeeper, token: str, store: Store, wish: asyncio.Event) -> int:
    """How the bot came to its end."""
    playing = asyncio.create_task(client.start(token))
    replaced = asyncio.create_task(store.replaced())
    wished = asyncio.create_task(wish.wait())
    try:
        await asyncio.wait({playing, replaced, wished}, return_when=asyncio.FIRST_COMPLETED)
        if wish.is_set():
            return 0
        if replaced.done():
            replaced.result()
            return AGAIN
        return _why(playing)
    finally:
        wished.cancel()
        replaced.cancel()
        await client.close()
        playing.cancel()
        await asyncio.gather(playing, replaced, return_exceptions=True)


def _why(playing: asyncio.Task[None]) -> int:
    """What a client that ended by itself died of."""
    error = playing.exception()
    if isinstance(error, discord.LoginFailure):
        print(host_words().key("start-token"), file=sys.stderr)
        return CANNOT
    log.error("the connection ended", exc_info=error)
    return FAILED
