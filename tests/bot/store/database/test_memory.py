"""Memory of what was read: nothing is kept that somebody has written meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pytest

from bot.store.database.memory import Memory


class Rows:
    """A database of which each read is counted; while it is read, something may be written."""

    def __init__(self, memory: Memory[str, int]) -> None:
        self.memory = memory
        self.values = {"a": 1, "b": 2}
        self.read: list[tuple[str, ...]] = []
        self.writes: str | None = None

    async def load(self, keys: Collection[str]) -> Mapping[str, int]:
        self.read.append(tuple(keys))
        found = {key: self.values[key] for key in keys}
        if self.writes is not None:
            with self.memory.changing(self.writes):
                self.values[self.writes] += 10
        return found


@pytest.fixture
def rows() -> Rows:
    return Rows(Memory(keeps=True))


async def test_what_is_kept_is_read_once(rows: Rows) -> None:
    assert await rows.memory.read(["a"], rows.load) == {"a": 1}
    assert await rows.memory.read(["a", "b"], rows.load) == {"a": 1, "b": 2}
    assert rows.read == [("a",), ("b",)]
    assert rows.memory.get("b") == 2


async def test_what_is_written_while_it_is_read_is_read_again(rows: Rows) -> None:
    rows.writes = "a"
    assert await rows.memory.read(["a"], rows.load) == {"a": 1}
    assert rows.memory.get("a") is None
    rows.writes = None
    assert await rows.memory.read(["a"], rows.load) == {"a": 11}


async def test_what_does_not_last_is_not_kept(rows: Rows) -> None:
    await rows.memory.read(["a", "b"], rows.load, lambda value: value > 1)
    assert (rows.memory.get("a"), rows.memory.get("b")) == (None, 2)


async def test_a_write_that_fails_is_forgotten_like_any_other(rows: Rows) -> None:
    await rows.memory.read(["a", "b"], rows.load)
    with pytest.raises(KeyError), rows.memory.changing("a"):
        raise KeyError
    assert (rows.memory.get("a"), rows.memory.get("b")) == (None, 2)
    rows.memory.clear()
    assert rows.memory.get("b") is None


async def test_where_others_write_too_nothing_is_kept() -> None:
    rows = Rows(Memory(keeps=False))
    for _ in range(2):
        await rows.memory.read(["a"], rows.load)
    rows.memory.keep("b", 7)
    assert (len(rows.read), rows.memory.get("a"), rows.memory.get("b")) == (2, None, None)
