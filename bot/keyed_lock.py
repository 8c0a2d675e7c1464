"""A lock for each key, such as one for each table."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

K = TypeVar("K", bound=Hashable)


class KeyedLock(Generic[K]):
    """Locks by key: `async with locks[key]:` waits for whoever holds the lock of the same key.

    A lock that nobody holds or waits for is forgotten.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, key: K) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def __len__(self) -> int:
        """Return the number of locks that somebody holds or waits for."""
        return len(self._locks)
