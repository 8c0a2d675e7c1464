"""Errors of requests to Discord: which are transient, and how those are retried."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import chain, repeat

import aiohttp
import discord

log = logging.getLogger(__name__)

CONNECTION_ERRORS = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""Errors of a connection that broke or took too long; it is unknown whether the request arrived."""

DISCORD_ERRORS = (discord.HTTPException, *CONNECTION_ERRORS)
"""Errors of any kind that a request to Discord raises."""

PAUSES = (1.0, 2.0, 5.0, 15.0, 30.0)
"""Seconds between one try and the next; the last is repeated."""

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
INVALID_FORM = 50035
NO_ACCESS = 50001
NO_PERMISSION = 50013
UNKNOWN_CHANNEL = 10003
HAS_THREAD = 160004
"""Code of the error that the message has a thread already, whose id is its own."""
ARCHIVED = 50083
LOCKED = 160005
SHUT = frozenset({ARCHIVED, LOCKED})
"""Codes of the errors in a thread where nobody but who manages threads may write, not even in answer to a press."""


def is_transient(error: BaseException) -> bool:
    """Return whether the same request may succeed later: after a broken connection, too many requests, an error of Discord's own."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    return isinstance(error, CONNECTION_ERRORS)


@contextmanager
def accept_refusal(what: str, level: int = logging.INFO) -> Iterator[None]:
    """Log an error for good, such as a missing permission, and go on after the block. Transient errors are raised."""
    try:
        yield
    except DISCORD_ERRORS as error:
        if is_transient(error):
            raise
        log.log(level, "%s: %s", what, error or type(error).__name__)


async def retry(work: Callable[[], Awaitable[object]], what: str, *passing: type[Exception]) -> None:
    """Do the work, and repeat it after each transient error or one that is `passing`, without end. Raises any other error."""
    errors: tuple[type[Exception], ...] = (*DISCORD_ERRORS, *passing)
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await work()
        except errors as error:
            if not (isinstance(error, passing) or is_transient(error)):
                raise
            log.warning("%s: %s; again in %g s", what, error or type(error).__name__, pause)
            await asyncio.sleep(pause)
        else:
            return
