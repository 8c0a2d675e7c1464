"""Memory of values read from the database, for a process that alone writes to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import Generic, TypeVar

from cachetools import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 4096
"""Maximum number of values kept; the one that was read longest ago goes first."""


class Memory(Generic[K, V]):
    """Values by key, as they were read. Whoever writes does so inside `changing`; where another process may write too, nothing is kept."""

    def __init__(self, *, keeps: bool) -> None:
        self._keeps = keeps
        self._kept: LRUCache[K, V] = LRUCache(MOST)
        self._changes = 0

    async def read(
        self,
        keys: Collection[K],
        load: Callable[[Collection[K]], Awaitable[Mapping[K, V]]],
        lasts: Callable[[V], bool] = lambda _: True,
    ) -> dict[K, V]:
        """Return the values of these keys: those that are kept, and from `load` the others. A value from `load` is kept where it `lasts`,
        unless something was written meanwhile.
        """
        found = {key: self._kept[key] for key in keys if key in self._kept}
        if missing := [key for key in keys if key not in found]:
            before = self._changes
            loaded = await load(missing)
            found |= loaded
            for key, value in loaded.items():
                if before == self._changes and lasts(value):
                    self.keep(key, value)
        return found

    def get(self, key: K) -> V | None:
        """Return the value that is kept for a key; None where none is."""
        return self._kept.get(key)

    def keep(self, key: K, value: V) -> None:
        """Keep a value that is known to be saved."""
        if self._keeps:
            self._kept[key] = value

    @contextmanager
    def changing(self, key: K) -> Iterator[None]:
        """Forget the value of a key after the block that writes it: however the block ends, the value is read from the database again."""
        try:
            yield
        finally:
            self._changes += 1
            self._kept.pop(key, None)

    def clear(self) -> None:
        """Keep nothing of what was read so far."""
        self._changes += 1
        self._kept.clear()
