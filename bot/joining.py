"""The bot as one process: on Discord, or on a local channel somebody has opened."""

from __future__ import annotations

import asyncio
import logging
import sys

import discord

from bot.discord import endpoint
from bot.discord.client import Grovekeeper
from bot.settings import Settings
from bot.stopping import stop_wish
from bot.store import Store
from bot.store.errors import Failed
from bot.tables import Tables
from engine.checking import faults_in
from engine.facts import GAMES

log = logging.getLogger(__name__)

FAILED, CANNOT = 1, 2
"""Ends that a new start may mend, and ends that only a change of the settings or of the facts can."""


async def join(settings: Settings, url: str | None, *, leash: bool = False) -> int:
    """Plays until SIGINT or SIGTERM, with `leash` also until standard input ends; then finishes what is being committed.

    Returns the exit code.
    """
    logging.basicConfig(
        level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
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
    try:
        store = await Store.open(settings.database_url)
    except Failed:
        log.exception("the database cannot be opened")
        return CANNOT
    try:
        return await _play(store, token, wish)
    finally:
        await store.close()


async def _play(store: Store, token: str, wish: asyncio.Event) -> int:
    tables = Tables(store)
    client = Grovekeeper(tables)
    playing = asyncio.create_task(client.start(token))
    wished = asyncio.create_task(wish.wait())
    try:
        await asyncio.wait({playing, wished}, return_when=asyncio.FIRST_COMPLETED)
        if wish.is_set():
            return 0
        return _why(playing)
    finally:
        wished.cancel()
        await client.close()
        await tables.close()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


def _why(playing: asyncio.Task[None]) -> int:
    """What a client that ended by itself died of."""
    error = playing.exception()
    if isinstance(error, discord.LoginFailure):
        print("Discord does not know this DISCORD_TOKEN; copy it again from the portal.", file=sys.stderr)
        return CANNOT
    log.error("the connection ended", exc_info=error)
    return FAILED
