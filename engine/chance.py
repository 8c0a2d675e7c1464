"""All randomness: every draw and every shuffle of a game comes from here.

Chance is a seed, a stream and a counter: the n-th draw of a stream is a keyed hash of the three, so a match can be replayed and
audited by anyone who knows the seed, and seats that draw from streams of their own do not disturb each other. The counters are part
of what is saved; the seed stays with the match and is published (its hash before, itself after the game).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b, sha256, shake_128
from typing import TypeVar

T = TypeVar("T")

Counters = dict[str, int]
"""Number of draws made so far, by the name of the stream."""

_SPAN = 1 << 64


@lru_cache(maxsize=256)
def _keyed(seed: bytes) -> blake2b:
    """Return the hash before it is told the draw, to be copied: taking in the key is half of the work."""
    return blake2b(key=seed, digest_size=8)


def commitment(seed: bytes) -> str:
    """Return what is published of a seed before the game: its SHA-256 in hex."""
    return sha256(seed).hexdigest()


class Chance:
    """A stream of chance to draw from; `stream` gives another over the same seed and counters."""

    __slots__ = ("_counters", "_name", "_seed")

    def __init__(self, seed: bytes, counters: Counters | None = None, name: str = "table") -> None:
        self._seed = seed
        self._counters: Counters = {} if counters is None else counters
        self._name = name

    @property
    def counters(self) -> Counters:
        """The live counters of all streams over this seed."""
        return self._counters

    def stream(self, name: str) -> Chance:
        """Return the stream of that name: its draws depend on nobody else's."""
        return Chance(self._seed, self._counters, name)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each as likely as the others. Raises ValueError for n < 1 and n > 2**64."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"cannot draw below {n}")
        fair = _SPAN - _SPAN % n
        while (drawn := self._draw()) >= fair:
            continue
        return drawn % n

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items. Raises ValueError where there is none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order; the argument is left as it is."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    def sample(self, items: Sequence[T], most: int) -> Sequence[T]:
        """Return all of the items in their order, or, where there are more than `most`, `most` of them in random order."""
        return items if len(items) <= most else self.shuffled(items)[:most]

    def seed(self) -> bytes:
        """Return a seed for another Chance, such as one for what a computer player thinks; it costs one draw."""
        return self.below(_SPAN).to_bytes(8, "big")

    def twin(self) -> Chance:
        """Return a chance that will draw just what this one will, without drawing anything from it."""
        return Chance(self._seed, dict(self._counters), self._name)

    def _draw(self) -> int:
        count = self._counters.get(self._name, 0)
        self._counters[self._name] = count + 1
        drawn = _keyed(self._seed).copy()
        drawn.update(f"{self._name}:{count}".encode())
        return int.from_bytes(drawn.digest(), "big")


class Dream(Chance):
    """Chance for tables as they could be, which nobody audits: several times as quick, the same in every process, in one stream."""

    __slots__ = ("_count",)

    def __init__(self) -> None:
        super().__init__(b"")
        self._count = 0

    @property
    def drew(self) -> bool:
        """Whether anything was drawn so far."""
        return self._count > 0

    def stream(self, name: str) -> Chance:  # noqa: ARG002 - nobody else's draws matter
        return self

    def shuffled(self, items: Sequence[T]) -> list[T]:
        if len(items) < 2:
            return list(items)
        keys = iter(self._drawn(len(items)))
        return sorted(items, key=lambda _: next(keys))

    def _draw(self) -> int:
        return self._drawn(1)[0]

    def _drawn(self, number: int) -> Sequence[int]:
        """Return `number` whole numbers at once, each from 0 to 2**64 - 1."""
        self._count += 1
        return memoryview(shake_128(b"%d" % self._count).digest(8 * number)).cast("Q")


class Still(Chance):
    """No chance at all: piles stay as they are, and draws count from 0. `asked` says what there was to shuffle and to draw."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        super().__init__(b"")
        self.asked: list[int | None] = []
        """The sizes of piles in the order they were to be shuffled; None for a draw."""

    def stream(self, name: str) -> Chance:  # noqa: ARG002 - there is nothing to be independent of
        return self

    def shuffled(self, items: Sequence[T]) -> list[T]:
        self.asked.append(len(items))
        return list(items)

    def _draw(self) -> int:
        self.asked.append(None)
        return self.asked.count(None) - 1
