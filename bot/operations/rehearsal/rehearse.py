"""The rehearsal as a whole: logs in, opens the gateway, and goes through the stage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import aiohttp
import discord
from pydantic import SecretStr

from bot.discord import endpoint
from bot.discord.client import Grovekeeper
from bot.discord.ui.transport import CONNECTION_ERRORS
from bot.operations.errors import Trouble, host_words
from bot.operations.rehearsal.stage import PRESS_SECONDS, RehearsalStage
from bot.operations.rehearsal.wire import EventWire, Json, RestWire
from bot.redaction import redacted
from bot.store import Store
from bot.store.database.engine import connect
from bot.tables import Tables


async def rehearse(
    token: SecretStr | None,
    url: str | None,
    channel: int,
    invite: Callable[[str], object] | None,
    commands: Sequence[Json] | None = None,
    press_seconds: float = PRESS_SECONDS,
) -> RehearsalStage:
    """Rehearse in a channel and return the stage with its report. `commands` are the bot's own if none are given.

    With `url` the local channel at that address is asked instead of Discord. Raises Trouble where there is no token, it is refused,
    or the connection breaks.
    """
    if url:
        endpoint.use(url)
    elif token is None:
        raise Trouble("rehearse-no-token")
    secret = token.get_secret_value() if token is not None and not url else "local"
    events = EventWire()
    try:
        async with events, aiohttp.ClientSession() as session:
            await events.login(secret)
            stage = RehearsalStage(
                RestWire(session, secret), events, channel, host_words().key, invite, press_seconds
            )
            listening = asyncio.create_task(events.connect())
            try:
                await stage.run(await own_commands() if commands is None else commands)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
            return stage
    except discord.LoginFailure:
        raise Trouble("start-token") from None
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        raise Trouble("doctor-unreachable", why=redacted(str(error)) or type(error).__name__) from error


async def own_commands() -> Sequence[Json]:
    """Return the bot's commands as Discord is told them."""
    store = Store(connect("sqlite+aiosqlite://"))
    try:
        return await Grovekeeper(Tables(store)).tree.described()
    finally:
        await store.close()
