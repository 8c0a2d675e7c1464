"""Shards: Discord divides the servers among the connections of a bot, and so its processes divide the work."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, func, literal_column, select

from bot.store.schema import games

_WRITTEN = re.compile(r"(?P<first>\d+)(-(?P<last>\d+))?/(?P<count>\d+)")
SHIFT = 22
"""Number of bits of an id that say nothing about the time it was given."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the shards of a bot, by their numbers from 0."""

    count: int
    numbers: frozenset[int]

    @classmethod
    def of(cls, count: int, numbers: Collection[int]) -> Shards:
        """Return the shards with these numbers, of `count`. Raises ValueError where there is no such shard."""
        if not numbers or min(numbers) < 0 or max(numbers) >= count:
            raise ValueError(f"of {count} shards the numbers are 0 to {count - 1}")
        return cls(count, frozenset(numbers))

    @classmethod
    def read(cls, written: str) -> Shards:
        """Return the shards that a text names: `0-3/16` the first four of sixteen, `5/16` one of them. Raises ValueError."""
        found = _WRITTEN.fullmatch(written)
        if found is None:
            raise ValueError(f"{written} does not say which shards of how many, as 0-3/16 does")
        first, last, count = int(found["first"]), int(found["last"] or found["first"]), int(found["count"])
        return cls.of(count, range(first, last + 1))

    @property
    def are_all(self) -> bool:
        return len(self.numbers) == self.count

    def has(self, of: ColumnElement[int] | ColumnElement[int | None]) -> Iterator[ColumnElement[bool]]:
        """Yield the condition that a server, or a person, is among these; none where all are. What has no server belongs to the first
        shard.
        """
        if not self.are_all:
            bits = func.coalesce(of, literal_column("0")).bitwise_rshift(literal_column(str(SHIFT)))
            yield (bits % literal_column(str(self.count))).in_(
                [literal_column(str(number)) for number in sorted(self.numbers)] or [literal_column("-1")]
            )

    def have(self, table: Column[int]) -> Iterator[ColumnElement[bool]]:
        """Yield the condition that the server of a table, given by its id, is among these; none where all are.

        It is asked of one row after the other, so that no database reads all tables before it begins.
        """
        guild = select(games.c.guild).where(games.c.id == table).correlate(table.table)
        yield from self.has(guild.scalar_subquery())


ALL = Shards(1, frozenset({0}))
"""The shards of a bot with one connection, which hears everything."""
