"""What is in the box: the 48 tiles, the favour tokens and the gems."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Self

from pydantic import model_validator

from engine.facts import Facts, facts
from engine.games.spirits_of_the_forest.kinds import AIR, ID, SPIRITS, Face, Power, Spirit


@dataclass(frozen=True, slots=True)
class Tile:
    """A spirit tile: one symbol, two symbols, or one symbol and a power (SF-SETUP-03)."""

    spirit: Spirit
    symbols: int
    power: Power | None = None


class SpiritFacts(Facts):
    """The tiles of one spirit, counted by what they show beside its symbol."""

    id: Spirit
    printed: int
    double: int
    plain: int
    powers: dict[Power, int]

    @model_validator(mode="after")
    def _printed_number_is_true(self) -> Self:
        """SF-SETUP-04: the number on the tiles is the sum of the spirit's symbols."""
        if self.printed != sum(tile.symbols for tile in self.tiles()):
            raise ValueError(
                f"{self.id}: {self.printed} is printed, but the tiles show another number of symbols"
            )
        return self

    def tiles(self) -> Iterator[Tile]:
        """Its tiles, doubles first."""
        yield from (Tile(self.id, 2) for _ in range(self.double))
        yield from (Tile(self.id, 1) for _ in range(self.plain))
        for power, count in self.powers.items():
            yield from (Tile(self.id, 1, power) for _ in range(count))


class Components(Facts):
    """The box; `gems` by the number of players. `air` are the tiles of the spirit that Moonlight brings."""

    spirits: tuple[SpiritFacts, ...]
    air: SpiritFacts
    favours: dict[Face, int]
    gems: dict[int, int]

    @model_validator(mode="after")
    def _every_spirit_once(self) -> Self:
        if tuple(spirit.id for spirit in self.spirits) != SPIRITS:
            raise ValueError(f"the spirits must be {', '.join(SPIRITS)}")
        if self.air.id != AIR:
            raise ValueError(f"the spirit of Moonlight must be {AIR}")
        return self

    def faces(self) -> list[Face]:
        """One face for each favour token."""
        return [face for face, count in self.favours.items() for _ in range(count)]


@cache
def components() -> Components:
    """The box, read once."""
    return facts(ID, "components", Components)


@cache
def tiles() -> tuple[Tile, ...]:
    """All spirit tiles, those of the Air Spirit last. A table names a tile by its index here, so the order must never change."""
    box = components()
    return tuple(tile for spirit in (*box.spirits, box.air) for tile in spirit.tiles())


@cache
def base_tiles() -> int:
    """How many tiles there are without the Air Spirit's (SF-SETUP-02)."""
    return sum(1 for spirit in components().spirits for _ in spirit.tiles())
