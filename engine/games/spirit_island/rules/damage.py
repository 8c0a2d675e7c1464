"""Dividing damage over pieces (SI-DAMAGE-02, SI-DAMAGE-06, SI-DAMAGE-07)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.games.spirit_island.model.actions import Hit
from engine.games.spirit_island.model.kinds import INVADERS, Kind
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.model.texts import count_of, spot, tell
from engine.games.spirit_island.rules.decisions import decide
from engine.games.spirit_island.rules.pieces import health
from engine.script import Script
from engine.text import Arg, Seat, Text


@dataclass(slots=True)
class Division:
    """Damage that is being divided: the points each piece gets, by land and place among its pieces."""

    lands: Sequence[str]
    left: int
    kinds: tuple[Kind, ...] = INVADERS
    most: int | None = None
    """Maximum number of points that a single piece may get; None without a limit."""
    given: dict[tuple[str, int], int] = field(default_factory=dict)

    def needs(self, table: Table) -> dict[tuple[str, int], int]:
        """Return the damage that each piece that could still take some needs to be destroyed.

        A piece that stands although it has too much of it, which only a dream can bring about, falls by the next point.
        """
        found = {}
        for land in self.lands:
            for place, piece in enumerate(table.lands[land].pieces):
                given = self.given.get((land, place), 0)
                need = health(table, land, piece.kind) - piece.damage - given
                if need <= 0 and not given:
                    need = 1
                if self.most is not None:
                    need = min(need, self.most - self.given.get((land, place), 0))
                if piece.kind in self.kinds and need > 0 and not piece.dreamt:
                    found[land, place] = need
        return found

    def hits(self, table: Table) -> list[Hit]:
        """Return every way to go on, the most points first; pieces alike count once."""
        found = {
            Hit(land, self._name(table, land, place), points): None
            for (land, place), need in self.needs(table).items()
            for points in range(min(need, self.left), 0, -1)
        }
        return list(found)

    def give(self, table: Table, hit: Hit) -> None:
        """Assign points to a piece with the name that the hit says."""
        for land, place in self.needs(table):
            if land == hit.land and self._name(table, land, place) == hit.piece:
                self.given[land, place] = self.given.get((land, place), 0) + hit.points
                self.left -= hit.points
                return
        raise LookupError(f"there is no {hit.piece} to hit in {hit.land}")

    def spend(self, needs: Mapping[tuple[str, int], int]) -> None:
        """Assign what is left, to each piece in turn what it needs."""
        for key, need in needs.items():
            if points := min(need, self.left):
                self.given[key] = self.given.get(key, 0) + points
                self.left -= points

    def are_alike(self, table: Table, places: Iterable[tuple[str, int]]) -> bool:
        """Return whether pieces are interchangeable, so that it is all one which of them falls."""
        return len({(land, self._name(table, land, place)) for land, place in places}) == 1

    def _name(self, table: Table, land: str, place: int) -> str:
        piece = table.lands[land].pieces[place]
        return Piece(piece.kind, piece.damage + self.given.get((land, place), 0)).name


def divide(play: IslandPlay, seat: Seat, about: Text, division: Division) -> Script[None]:
    """Let a seat divide damage; all that is left is given without asking where every way comes to the same (SI-ASYNC-14).

    That is so where it destroys everything, or all but the last point of pieces that are alike.
    """
    while division.left and (needs := division.needs(play.table)):
        short = sum(needs.values()) - division.left
        if short <= 0 or len(needs) == 1 or (short == 1 and division.are_alike(play.table, needs)):
            division.spend(needs)
            return
        prompt = tell("ask-damage", about=about, points=division.left)
        hit: Hit = yield from decide(play, seat, prompt, lambda: division.hits(play.table))
        division.give(play.table, hit)


def inflict(play: IslandPlay, division: Division, *, in_dream: bool = False) -> list[tuple[str, Piece]]:
    """Deal what was divided, all at once, and return the pieces it is enough to destroy, with their lands.

    Damage that destroys nothing is told.
    """
    table = play.table
    hit = [
        (land, table.lands[land].pieces[place], points) for (land, place), points in division.given.items()
    ]
    for land, piece, points in hit:
        piece.damage += points
        piece.dream += points if in_dream else 0
        here = table.lands[land]
        here.pieces.remove(piece)
        here.add(piece)
    for land, piece, points in hit:
        if points and piece.damage < health(table, land, piece.kind):
            tell_damage(play, land, piece, points, in_dream=in_dream)
    return [(land, piece) for land, piece, _ in hit if piece.damage >= health(table, land, piece.kind)]


def tell_damage(play: IslandPlay, land: str, piece: Piece, points: int, *, in_dream: bool = False) -> None:
    """Tell that a piece has got points of damage and stands all the same."""
    key = "event-dream-damage" if in_dream else "event-damaged"
    args: dict[str, Arg] = {"land": spot(land), "piece": count_of(piece.kind), "count": 1, "points": points}
    play.tell(tell(key, damage=piece.damage, health=health(play.table, land, piece.kind), **args))
