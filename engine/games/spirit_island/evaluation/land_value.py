"""What stands in one land, judged together with what the invaders are about to do there: about one for each town that is not there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.island import Island
from engine.games.spirit_island.model.kinds import INVADERS, Kind
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.table import Land, Table
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.invaders import BLIGHTING, builds_alone, matches
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
CROWD: Final = 0.8
"""What the first building too near to a number that loses the game costs; two of them cost four times as much, and so on."""
ROOM: Final = 4
"""Buildings fewer than that number from which on they are too near."""
NEXT: Final = 0.45
"""What a ravage in the next turn counts: much can still be done against it."""

Strength: TypeAlias = tuple[int, int, int]
"""The damage of an explorer, a town and a city."""
PRINTED: Final[Strength] = (1, 2, 3)
"""As it is without any adversary."""
NONE: Final[frozenset[LastingId]] = frozenset()
"""No lasting rule holds."""


class Sent(NamedTuple):
    """What the invaders do because of who has sent them."""

    settles: bool
    """Whether they may build in lands where they are not."""
    crowded: int
    """So many buildings in one land lose the game; 0 where any number may stand."""


NOBODY: Final = Sent(settles=False, crowded=0)
"""There is no adversary and no scenario."""


@dataclass(frozen=True, slots=True)
class Due:
    """Where the invaders ravage and build before the turn ends, and where they ravage in the next one.

    With it goes how hard they strike, what the next blight costs, and which rules hold anywhere.
    """

    ravage: frozenset[str]
    build: frozenset[str]
    later: frozenset[str]
    harm: float
    strength: Strength
    rules: frozenset[LastingId]
    sent: Sent = NOBODY


def due(table: Table) -> Due:
    """What the visible cards announce, as far as it has not happened yet."""
    track, harm, strength = table.invaders, of_next_blight(bearable(table)), _strength(table)
    rules = frozenset([each.id for each in table.lasting]) if table.lasting else NONE
    sent = _sent(table)
    if table.phase in ("slow", "over", "setup"):
        return _announced(table.island, None, track.ravage, track.build, harm, strength, rules, sent)
    found = _announced(table.island, track.ravage, track.build, track.explored, harm, strength, rules, sent)
    if table.phase == "invaders":
        ravage, build = _open(table, "ravage", found.ravage), _open(table, "build", found.build)
        return replace(found, ravage=ravage, build=build)
    return found


def _strength(table: Table) -> Strength:
    """What each kind of invader damages here."""
    in_play = challenges(table)
    if not in_play:
        return PRINTED
    more = [sum(each.damage(table, kind) for each in in_play) for kind in INVADERS]
    return PRINTED[0] + more[0], PRINTED[1] + more[1], PRINTED[2] + more[2]


def _sent(table: Table) -> Sent:
    in_play = challenges(table)
    if not in_play:
        return NOBODY
    return Sent(settles=True, crowded=max(each.crowded or 0 for each in in_play))


def _open(table: Table, action: str, lands: frozenset[str]) -> frozenset[str]:
    """Those of the lands in which the Invader Phase has still to come to that."""
    if action in table.agenda:
        return lands
    return frozenset(land for land in lands if f"{action} {land}" in table.agenda)


@cache
def _announced(
    island: Island,
    ravage: str | None,
    build: str | None,
    explored: str | None,
    harm: float,
    strength: Strength,
    rules: frozenset[LastingId],
    sent: Sent,
) -> Due:
    later = _lands(island, explored) | _lands(island, build)
    return Due(_lands(island, ravage), _lands(island, build), later, harm, strength, rules, sent)


def _lands(island: Island, card: str | None) -> frozenset[str]:
    if card is None:
        return frozenset()
    return frozenset(land for land in island.lands if matches(invader_cards()[card], land))


def of_land(table: Table, name: str, coming: Due) -> float:
    """What stands in a land, and what will happen there."""
    explorers, towns, cities, dahan, damage = _counted(table.lands[name])
    if not (explorers or towns or cities):
        settlers = _of_settlers(table, name, coming) if coming.sent.settles else 0.0
        return settlers - PIECES["dahan"] * dahan
    ravages, builds = name in coming.ravage, name in coming.build
    if coming.rules:
        ravages = ravages and not _is_so(table, name, coming, "no-ravage")
        builds = builds and not _is_so(table, name, coming, "no-build")
    found = _of_pieces(
        explorers,
        towns,
        cities,
        dahan,
        damage if table.phase != "spirit" else 0,
        len(table.island.neighbours[name]),
    )
    if coming.sent.crowded and (towns or cities):
        found -= _of_crowd(towns + cities + builds, coming.sent.crowded)
    if ravages or builds or name in coming.later:
        ravage = _ravage_in(table, name, coming) if ravages or name in coming.later else PEACEFUL
        found += _of_actions((explorers, towns, cities, dahan), ravages, builds, name in coming.later, ravage)
    return found


def _of_settlers(table: Table, name: str, coming: Due) -> float:
    """What it costs that a town is about to be built where there are no invaders yet."""
    is_next = name in coming.build
    if not (is_next or name in coming.later) or not builds_alone(table, name):
        return 0.0
    if is_next and _is_so(table, name, coming, "no-build"):
        return 0.0
    return -(PIECES["town"] + OCCUPIED) * (1.0 if is_next else NEXT)


def _of_crowd(buildings: int, crowded: int) -> float:
    """What it costs that so many buildings come near to what loses the game."""
    return CROWD * max(0, buildings - crowded + ROOM) ** 2


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


@lru_cache(maxsize=1 << 14)
def _of_pieces(explorers: int, towns: int, cities: int, dahan: int, damage: int, neighbours: int) -> float:
    """What pieces are worth that stand together, whatever is about to happen."""
    found = -(PIECES["explorer"] * explorers + PIECES["town"] * towns + PIECES["city"] * cities)
    found -= PIECES["dahan"] * dahan + OCCUPIED + (SOURCE * neighbours if towns or cities else 0.0)
    if explorers + 2 * towns + 3 * cities >= BLIGHTING:
        found -= RAVAGING
    return found + DAMAGED * damage


class _Ravage(NamedTuple):
    """What decides beside the pieces how a ravage ends."""

    strength: Strength
    harm: float
    defended: int = 0
    presence: int = 0
    is_blighted: bool = False
    keeps_healthy: bool = False
    keeps_dahan: bool = False


PEACEFUL: Final = _Ravage(PRINTED, 0.0)
"""For a land that does not ravage."""


def _ravage_in(table: Table, name: str, coming: Due) -> _Ravage:
    presence = 0
    for player in table.players:
        if player.presence.get(name):
            presence += 1
    defended = defend(table, name) if name in coming.ravage else 0
    is_blighted = table.lands[name].blight > 0
    if not coming.rules:
        return _Ravage(coming.strength, coming.harm, defended, presence, is_blighted)
    keeps_healthy = _is_so(table, name, coming, "no-blight")
    keeps_dahan = _is_so(table, name, coming, "dahan-hidden") or _is_so(table, name, coming, "dahan-safe")
    return _Ravage(coming.strength, coming.harm, defended, presence, is_blighted, keeps_healthy, keeps_dahan)


def _is_so(table: Table, name: str, coming: Due, rule: LastingId) -> bool:
    return rule in coming.rules and holds(table, name, rule)


@lru_cache(maxsize=1 << 16)
def _of_actions(
    there: tuple[int, int, int, int], ravages: bool, builds: bool, later: bool, ravage: _Ravage
) -> float:
    """What it is worth that the invaders are about to act, in their order."""
    force, found = _Force(*there), 0.0
    if ravages:
        found += _of_ravage(force, ravage)
    if builds and force.is_there:
        found -= force.build()
    if later and force.is_there:
        found += NEXT * _of_ravage(force, ravage._replace(defended=0))
    return found


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


def _of_ravage(force: _Force, ravage: _Ravage) -> float:
    """What a ravage brings; afterwards the force is what is left of it."""
    explorer, town, city = ravage.strength
    damage = force.explorers * explorer + force.towns * town + force.cities * city
    damage = max(0, damage - ravage.defended)
    found = 0.0
    if damage >= BLIGHTING and not ravage.keeps_healthy:
        found -= ravage.harm + LOST_PRESENCE * ravage.presence
        if ravage.is_blighted:
            found -= ravage.harm + CASCADE
    if force.dahan:
        lost = 0 if ravage.keeps_dahan else min(force.dahan, damage // 2)
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
