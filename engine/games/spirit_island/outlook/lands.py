"""What stands in one land, judged together with what the invaders are about to do there: about one for each town that is not there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.games.spirit_island.kinds import Kind
from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.island import Island
from engine.games.spirit_island.model.table import Land, Table
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.invaders import BLIGHTING, matches
from engine.games.spirit_island.rules.lasting_rules import defend, holds

PIECES: Final[dict[Kind, float]] = {"explorer": 0.3, "town": 0.9, "city": 1.8, "dahan": -0.4}
"""What a piece costs that stands on the island."""
OCCUPIED: Final = 0.8
"""A land with invaders: sooner or later they build there."""
RAVAGING: Final = 0.3
"""A land with so many invaders that their ravage would blight it."""
SOURCE: Final = 0.06
"""Each neighbour to which explorers may come from a building."""
DAMAGED: Final = 0.12
"""A point of damage, until it heals."""
SPARE: Final = 1.6
"""A blight on the card while there is plenty."""
LAST: Final = 8.0
"""What the last blight on the card is worth more, and those before it in their order."""
HEALTHY: Final = 4
"""How many blight more the other side of a healthy card bears, by seat."""
LOST_PRESENCE: Final = 0.8
"""Presence that is destroyed."""
CASCADE: Final = 0.4
"""The presence that a blight destroys where it goes on to."""
FEAR: Final = 0.16
"""A point of fear, by its cards and by how near it brings the next terror level."""
NEXT: Final = 0.45
"""What a ravage in the next turn counts: much can still be done against it."""


@dataclass(frozen=True, slots=True)
class Due:
    """Where the invaders ravage and build before the turn ends, where they will ravage in the next one, and what the next blight costs."""

    ravage: frozenset[str]
    build: frozenset[str]
    later: frozenset[str]
    harm: float


def due(table: Table) -> Due:
    """What the visible cards announce, as far as it has not happened yet."""
    track, harm = table.invaders, of_next_blight(bearable(table))
    if table.phase in ("slow", "over", "setup"):
        return _announced(table.island, None, track.ravage, track.build, harm)
    found = _announced(table.island, track.ravage, track.build, track.explored, harm)
    if table.phase == "invaders":
        return Due(
            _open(table, "ravage", found.ravage), _open(table, "build", found.build), found.later, harm
        )
    return found


def _open(table: Table, action: str, lands: frozenset[str]) -> frozenset[str]:
    """Those of the lands in which the Invader Phase has still to come to that."""
    if action in table.agenda:
        return lands
    return frozenset(land for land in lands if f"{action} {land}" in table.agenda)


@cache
def _announced(
    island: Island, ravage: str | None, build: str | None, explored: str | None, harm: float
) -> Due:
    later = _lands(island, explored) | _lands(island, build)
    return Due(_lands(island, ravage), _lands(island, build), later, harm)


def _lands(island: Island, card: str | None) -> frozenset[str]:
    if card is None:
        return frozenset()
    return frozenset(land for land in island.lands if matches(invader_cards()[card], land))


def of_land(table: Table, name: str, coming: Due) -> float:
    """What stands in a land, and what will happen there."""
    explorers, towns, cities, dahan, damage = _counted(table.lands[name])
    found = (
        -(PIECES["explorer"] * explorers + PIECES["town"] * towns + PIECES["city"] * cities)
        - PIECES["dahan"] * dahan
    )
    if not explorers + towns + cities:
        return found
    found -= OCCUPIED + (SOURCE * len(table.island.neighbours[name]) if towns + cities else 0.0)
    if explorers + 2 * towns + 3 * cities >= BLIGHTING:
        found -= RAVAGING
    if table.phase != "spirit":
        found += DAMAGED * damage
    rules = table.lasting
    force = _Force(explorers, towns, cities, dahan)
    if name in coming.ravage and not (rules and holds(table, name, "no-ravage")):
        found += _of_ravage(table, name, force, defend(table, name), coming.harm)
    if name in coming.build and force.is_there and not (rules and holds(table, name, "no-build")):
        found -= force.build()
    if name in coming.later and force.is_there:
        found += NEXT * _of_ravage(table, name, force, 0, coming.harm)
    return found


def _counted(land: Land) -> tuple[int, int, int, int, int]:
    explorers = towns = cities = dahan = damage = 0
    for piece in land.pieces:
        kind = piece.kind
        if kind == "explorer":
            explorers += 1
        elif kind == "town":
            towns += 1
        elif kind == "city":
            cities += 1
        else:
            dahan += 1
            continue
        damage += piece.damage
    return explorers, towns, cities, dahan, damage


@dataclass(slots=True)
class _Force:
    """Who is in a land when it ravages, and who is left."""

    explorers: int
    towns: int
    cities: int
    dahan: int

    @property
    def is_there(self) -> bool:
        """Whether anybody is left."""
        return self.explorers + self.towns + self.cities > 0

    def build(self) -> float:
        """They build; what that costs."""
        if self.towns > self.cities:
            self.cities += 1
            return PIECES["city"]
        self.towns += 1
        return PIECES["town"]

    def fall(self, points: int) -> float:
        """The Dahan strike back; what that is worth."""
        found = 0.0
        while points > 0 and self.is_there:
            if self.towns and points >= 2:
                self.towns, points, found = self.towns - 1, points - 2, found + PIECES["town"] + FEAR
            elif self.cities and points >= 3:
                self.cities, points, found = self.cities - 1, points - 3, found + PIECES["city"] + 2 * FEAR
            elif self.explorers:
                self.explorers, points, found = self.explorers - 1, points - 1, found + PIECES["explorer"]
            else:
                break
        return found


def _of_ravage(table: Table, name: str, force: _Force, defended: int, harm: float) -> float:
    """What a ravage brings; afterwards the force is what is left of it."""
    damage = force.explorers + 2 * force.towns + 3 * force.cities
    for each in challenges(table):
        damage += force.explorers * each.damage(table, "explorer") + force.towns * each.damage(table, "town")
        damage += force.cities * each.damage(table, "city")
    damage = max(0, damage - defended)
    found = 0.0
    if damage >= BLIGHTING and not (table.lasting and holds(table, name, "no-blight")):
        here = sum(1 for player in table.players if player.presence.get(name))
        found -= harm + LOST_PRESENCE * here
        if table.lands[name].blight:
            found -= harm + CASCADE
    if force.dahan:
        safe = table.lasting and holds(table, name, "dahan-hidden", "dahan-safe")
        lost = 0 if safe else min(force.dahan, damage // 2)
        force.dahan -= lost
        found += PIECES["dahan"] * lost + force.fall(2 * force.dahan)
    return found


def of_next_blight(left: int) -> float:
    """What a blight costs while the island still bears so much."""
    return SPARE + LAST / (1 + left)


def bearable(table: Table) -> int:
    """How much blight the island still bears, by and large."""
    blight = table.blight
    more = 0 if blight.is_blighted or blight.card is None else HEALTHY * len(table.players)
    return blight.left + more
