"""The content of the box: the 48 tiles, the favour tokens and the gems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from engine.facts import Facts, facts
from engine.games.spirits_of_the_forest.model.kinds import AIR, ID, POWERS, SPIRITS, Face, Power, Spirit


@dataclass(frozen=True, slots=True)
class Tile:
    """A spirit tile: one symbol, two symbols, or one symbol and a power (SF-SETUP-03)."""

    spirit: Spirit
    symbols: int
    power: Power | None = None


class SpiritTiles(Facts):
    """The tiles of one spirit, counted by the symbols on them beside its own."""

    id: Spirit
    printed: int
    double: int
    plain: int
    powers: dict[Power, int]
    reconstructed: bool = False
    """Whether nobody knows the printed faces of the tiles, and this is an own list that fits what is known of them."""

    def wrong(self) -> Iterator[str]:
        """Yield the error where the number on the tiles is not the sum of the spirit's symbols (SF-SETUP-04)."""
        symbols = sum(tile.symbols for tile in self.tiles())
        if self.printed != symbols:
            yield f"the number {self.printed} is printed on the tiles of {self.id}, but they show {symbols} symbols"

    def tiles(self) -> Iterator[Tile]:
        """Yield the tiles of a spirit, doubles first."""
        yield from (Tile(self.id, 2) for _ in range(self.double))
        yield from (Tile(self.id, 1) for _ in range(self.plain))
        for power, count in self.powers.items():
            yield from (Tile(self.id, 1, power) for _ in range(count))


class Components(Facts):
    """The components in the box; `gems` by the number of players. `air` are the tiles of the tenth spirit (ML-TILES-03)."""

    spirits: tuple[SpiritTiles, ...]
    air: SpiritTiles
    favours: dict[Face, int]
    gems: dict[int, int]

    def wrong(self) -> Iterator[str]:
        """Yield the errors against what every box holds (SF-SETUP-02, SF-SETUP-06, SF-SETUP-11)."""
        if tuple(spirit.id for spirit in self.spirits) != SPIRITS:
            yield f"the spirits must be {', '.join(SPIRITS)}, in this order"
        if self.air.id != AIR:
            yield f"the tenth spirit must be {AIR}"
        for what, known, spirits in (("nine spirits", 48, self.spirits), ("Air Spirit", 8, (self.air,))):
            if (found := sum(1 for spirit in spirits for _ in spirit.tiles())) != known:
                yield f"the {what} must have {known} tiles, not {found}"
        if self.favours != dict.fromkeys((*SPIRITS, *POWERS), 1) | {"plus": 2}:
            yield "the favour tokens must be one of each spirit, one of each power and two plus"
        if set(self.gems) != {2, 3, 4}:
            yield "the gems must be given for 2, 3 and 4 players"

    def faces(self) -> list[Face]:
        """Return one face for each favour token."""
        return [face for face, count in self.favours.items() for _ in range(count)]


@cache
def components() -> Components:
    """Return the box, read once."""
    return facts(ID, "components", Components)


@cache
def tiles() -> tuple[Tile, ...]:
    """Return all spirit tiles, those of the Air Spirit last. A table names a tile by its index here, so the order must never change."""
    box = components()
    return tuple(tile for spirit in (*box.spirits, box.air) for tile in spirit.tiles())


@cache
def base_tiles() -> int:
    """Return the number of tiles without the Air Spirit's (SF-SETUP-02)."""
    return sum(1 for spirit in components().spirits for _ in spirit.tiles())


def symbols_on(indices: Iterable[int]) -> Counter[Spirit | Power]:
    """Return the symbols on these tiles (SF-SCORE-01); a tile with a power counts in both categories (SF-SCORE-06)."""
    count: Counter[Spirit | Power] = Counter()
    box = tiles()
    for index in indices:
        tile = box[index]
        count[tile.spirit] += tile.symbols
        if tile.power is not None:
            count[tile.power] += 1
    return count


@cache
def in_all(spirits: tuple[Spirit, ...]) -> Mapping[Spirit | Power, int]:
    """Return the symbols on all tiles of a game with these spirits (SF-SETUP-04)."""
    return symbols_on(index for index, tile in enumerate(tiles()) if tile.spirit in spirits)
