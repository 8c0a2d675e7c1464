"""Retries of transactions that had to give way to another one on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from random import SystemRandom
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import IntegrityError

from bot.store.database.error_codes import INSERTED_TWICE
from bot.store.errors import GaveWay

P = ParamSpec("P")
T = TypeVar("T")

PAUSES = (0.0, 0.02, 0.1, 0.3)
"""Seconds to wait at most before each new try; those who were in each other's way wait for different times."""
_dice = SystemRandom()


def retry(method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Return a method that writes in one transaction and is done anew, from what it reads on, where that transaction had to give way.

    SQLite's writers take turns, so there is nothing to try again. Raises GaveWay where it never succeeds.
    """

    @wraps(method)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for pause in PAUSES:
            try:
                return await method(*args, **kwargs)
            except GaveWay:
                pass
            except IntegrityError as error:
                if getattr(error.orig, "sqlstate", None) != INSERTED_TWICE:
                    raise
            await asyncio.sleep(_dice.uniform(0, pause))
        return await method(*args, **kwargs)

    return tried
