"""The island: its lands, which of them touch, and their distances. Lands are named `A5`, the ocean of board A `A0`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from engine.games.spirit_island.model.facts import SIDE, land_facts, lands
from engine.games.spirit_island.model.land import board_of, land_of, number_of, ocean_of


@dataclass(frozen=True, eq=False)
class Island:
    """The boards by seat, joined in their layout. `corners`: lands that meet in a point alone are adjacent (SI-BOARD-04).

    `island` makes only one of the same boards, so that it is itself a quick key of cached values.
    """

    boards: tuple[str, ...]
    corners: bool = True

    @cached_property
    def lands(self) -> tuple[str, ...]:
        """All lands, by seat and number."""
        return tuple(
            land_of(board, land.number) for board in self.boards for land in lands().boards[board].lands
        )

    @cached_property
    def oceans(self) -> tuple[str, ...]:
        """The oceans, by seat."""
        return tuple(ocean_of(board) for board in self.boards)

    @cached_property
    def places(self) -> tuple[str, ...]:
        """All lands and oceans, by seat and number."""
        return tuple(
            sorted((*self.oceans, *self.lands), key=lambda place: (self.owner(place), number_of(place)))
        )

    @cached_property
    def joins(self) -> tuple[tuple[str, str], ...]:
        """The pairs of lands on different boards that touch (SI-BOARD-03, SI-BOARD-04)."""
        return tuple(dict.fromkeys([*self._along_sides(), *(self._in_corners() if self.corners else ())]))

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The lands that touch a land or an ocean; oceans are nobody's neighbours here (SI-BOARD-07)."""
        found: dict[str, list[str]] = {}
        for board in self.boards:
            for land in lands().boards[board].lands:
                found[land_of(board, land.number)] = [land_of(board, number) for number in land.adjacent]
            found[ocean_of(board)] = [
                land_of(board, each.number) for each in lands().boards[board].lands if each.coastal
            ]
        for one, other in self.joins:
            found[one].append(other)
            found[other].append(one)
        order = {land: place for place, land in enumerate(self.lands)}
        return {land: tuple(sorted(near, key=order.__getitem__)) for land, near in found.items()}

    def touching(self, land: str, oceans: frozenset[str]) -> tuple[str, ...]:
        """Return the lands adjacent to a land, with these oceans as lands (SI-SPIRIT-10); an ocean touches no other ocean."""
        near = self.neighbours[land]
        own = ocean_of(board_of(land))
        return (*near, own) if own in oceans and is_coastal(land) and land != own else near

    def distances(self, origin: str, oceans: frozenset[str]) -> Mapping[str, int]:
        """Return the distance of every land from the origin, in steps over adjacent lands (SI-BOARD-08)."""
        return _distances(self, origin, oceans)

    def within(self, origins: tuple[str, ...], reach: int, oceans: frozenset[str]) -> tuple[str, ...]:
        """Return the lands, and of the given oceans those, that are at most `reach` steps from one of the origins."""
        return _within(self, origins, reach, oceans)

    def owner(self, land: str) -> int:
        """Return the seat whose starting board a land is on."""
        return self.boards.index(board_of(land))

    def _along_sides(self) -> Iterator[tuple[str, str]]:
        for join in lands().layouts[len(self.boards) - 1].joins:
            (one, side), (other, other_side) = join.sides
            for land, start, end in lands().boards[self.boards[one]].sides[side]:
                for facing, begin, stop in lands().boards[self.boards[other]].sides[other_side]:
                    if min(end, SIDE - begin) > max(start, SIDE - stop):
                        yield land_of(self.boards[one], land), land_of(self.boards[other], facing)

    def _in_corners(self) -> Iterator[tuple[str, str]]:
        for (one, corner), (other, opposite) in lands().layouts[len(self.boards) - 1].corners:
            yield self._corner(one, corner), self._corner(other, opposite)

    def _corner(self, seat: int, corner: str) -> str:
        found = lands().boards[self.boards[seat]].corners
        return land_of(self.boards[seat], found.obtuse if corner == "obtuse" else found.acute)


@cache
def island(boards: tuple[str, ...], corners: bool) -> Island:
    """Return the one island of the boards given, so that values worked out of it stay cached."""
    return Island(boards, corners)


@cache
def _distances(on: Island, origin: str, oceans: frozenset[str]) -> Mapping[str, int]:
    found = {origin: 0}
    edge = [origin]
    while edge:
        nearest = [other for land in edge for other in on.touching(land, oceans)]
        step = found[edge[0]] + 1
        edge = [land for land in dict.fromkeys(nearest) if land not in found]
        found |= dict.fromkeys(edge, step)
    return found


@lru_cache(maxsize=1 << 14)
def _within(on: Island, origins: tuple[str, ...], reach: int, oceans: frozenset[str]) -> tuple[str, ...]:
    maps = [on.distances(origin, oceans) for origin in origins]
    lands = (*on.lands, *sorted(oceans))
    return tuple(land for land in lands if any(distances.get(land, 99) <= reach for distances in maps))


@cache
def is_coastal(land: str) -> bool:
    """Return whether a land touches the ocean of its board; an ocean in play counts as coastal too (SI-BOARD-06, SI-SPIRIT-10)."""
    printed = land_facts(land)
    return printed is None or printed.coastal


@cache
def terrain(land: str) -> str:
    """Return the terrain of a land; an ocean in play counts as wetland (SI-SPIRIT-10)."""
    printed = land_facts(land)
    return "wetland" if printed is None else printed.terrain
