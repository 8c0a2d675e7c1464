"""What goes wrong on the way to Discord, sorted into what passes and what stays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat

import aiohttp
import discord

log = logging.getLogger(__name__)

CONNECTION_ERRORS = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""The connection broke or took too long, and nobody knows whether the request arrived."""

DISCORD_ERRORS = (discord.HTTPException, *CONNECTION_ERRORS)
"""Whatever a request to Discord raises."""

PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds between one try and the next; the last for good."""

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
NO_ACCESS = 50001
NO_PERMISSION = 50013


def is_transient(error: BaseException) -> bool:
    """Whether the same request may do later: a broken connection, too many requests, trouble on Discord's side."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    return isinstance(error, CONNECTION_ERRORS)


async def retry(work: Callable[[], Awaitable[object]], what: str) -> None:
    """Does the work, anew after each trouble that passes. Raises what does not pass."""
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await work()
        except DISCORD_ERRORS as error:
            if not is_transient(error):
                raise
            log.warning("%s: %s; again in %g s", what, error or type(error).__name__, pause)
            await asyncio.sleep(pause)
        else:
            return
