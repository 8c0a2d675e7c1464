"""The value of one land, judged together with what the invaders are about to do there: about one for each town that is not there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.games.spirit_island.model.facts import invader_cards, piece_facts
from engine.games.spirit_island.model.island import Island
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.table import Land, Table
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.invaders import builds_alone, matches
from engine.games.spirit_island.rules.lasting_rules import defend, defend_by_presence, holds
from engine.games.spirit_island.rules.pieces import health, strength, toughness
from engine.games.spirit_island.rules.ravage import BLIGHTING

PIECES: Final[dict[Kind, float]] = {"explorer": 0.3, "town": 0.9, "city": 1.8, "dahan": -0.4}
"""Cost of a piece on the island, by kind; below 0 where it is welcome."""
OCCUPIED: Final = 0.4
"""Cost of a land with invaders: sooner or later they build there."""
RAVAGING: Final = 1.3
"""Cost of a land with enough invaders for their ravage to blight it."""
SOURCE: Final = 0.06
"""Cost of each neighbour to which explorers may come from a building."""
DAMAGED: Final = 0.25
"""Worth of a point of damage, until it heals."""
SPARE: Final = 1.6
"""Cost of a blight from the card while there is plenty."""
LAST: Final = 8.0
"""Additional cost of the last blight on the card; each blight before it costs less."""
HEALTHY: Final = 4
"""Blight that the other side of a healthy card bears beyond what is left, by seat."""
LOST_PRESENCE: Final = 0.8
"""Cost of a presence that is destroyed."""
CASCADE: Final = 0.4
"""Cost of the presence that a blight destroys where it goes on to."""
FEAR: Final = 0.16
"""Worth of a point of fear, by its cards and by how near it brings the next terror level."""
CROWD: Final = 0.8
"""Cost of the first building too near to a number that loses the game; two of them cost four times as much, and so on."""
ROOM: Final = 4
"""Distance, in buildings, from the number that loses the game below which they are too near."""
STOPPED: Final = 5
"""Damage beyond what blights nothing that spirits can hardly stop in a turn; less of it they stop now and then."""
WORN: Final = 2.5
"""Factor on the worth of a point of damage to a city, which takes several powers to destroy."""
NEXT: Final = 0.55
"""Weight of a ravage in the next turn: much can still be done against it."""

Counts: TypeAlias = tuple[int, int, int, int]
"""Numbers for explorers, towns, cities and Dahan, in this order."""
NONE: Final[frozenset[LastingId]] = frozenset()
"""Rules that hold anywhere where no lasting rule does."""


class Might(NamedTuple):
    """Damage that a piece of each kind deals and health that it has, by the rules of the table."""

    damage: Counts
    health: Counts


class Sent(NamedTuple):
    """Rules of the invaders that follow from who has sent them."""

    settles: bool
    """Whether the invaders may build in lands where they are not."""
    crowded: int
    """Number of buildings in one land that loses the game; 0 where any number may stand."""


NOBODY: Final = Sent(settles=False, crowded=0)
"""Rules of the invaders without adversary and scenario."""


@dataclass(frozen=True, slots=True)
class Due:
    """Lands where the invaders ravage and build next, and `later` those where they ravage in the turn after that.

    `harm` is the cost of the next blight, `might` the strength of the pieces, and `rules` the lasting rules that hold anywhere.
    """

    ravage: frozenset[str]
    build: frozenset[str]
    later: frozenset[str]
    harm: float
    might: Might
    rules: frozenset[LastingId]
    sent: Sent = NOBODY


def due(table: Table) -> Due:
    """Return what the visible cards announce, as far as it has not happened yet; from the slow phase on that is the next turn's."""
    track, harm, might = table.invaders, of_next_blight(bearable(table)), might_of(table)
    is_today = table.lasting and table.phase != "slow"
    rules = frozenset([each.id for each in table.lasting]) if is_today else NONE
    sent = _sent(table)
    found = _announced(table.island, track.ravage, track.build, track.explored, harm, might, rules, sent)
    if table.phase == "invaders":
        ravage, build = _open(table, "ravage", found.ravage), _open(table, "build", found.build)
        return replace(found, ravage=ravage, build=build)
    return found


def might_of(table: Table) -> Might:
    """Return the damage and the health of each kind of piece on a table, but for what holds in single lands."""
    if not challenges(table):
        return _printed()
    return Might(
        damage=_of_kinds(lambda kind: strength(table, kind)),
        health=_of_kinds(lambda kind: toughness(table, kind)),
    )


@cache
def _printed() -> Might:
    return Might(
        damage=_of_kinds(lambda kind: piece_facts(kind).damage),
        health=_of_kinds(lambda kind: piece_facts(kind).health),
    )


def _of_kinds(number: Callable[[Kind], int]) -> Counts:
    return number("explorer"), number("town"), number("city"), number("dahan")


def _sent(table: Table) -> Sent:
    in_play = challenges(table)
    if not in_play:
        return NOBODY
    return Sent(settles=True, crowded=max(each.crowded or 0 for each in in_play))


def _open(table: Table, action: str, lands: frozenset[str]) -> frozenset[str]:
    """Return the lands to which the Invader Phase has still to come with an action."""
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
    might: Might,
    rules: frozenset[LastingId],
    sent: Sent,
) -> Due:
    later = _lands(island, explored) | _lands(island, build)
    return Due(_lands(island, ravage), _lands(island, build), later, harm, might, rules, sent)


def _lands(island: Island, card: str | None) -> frozenset[str]:
    if card is None:
        return frozenset()
    return frozenset(land for land in island.lands if matches(invader_cards()[card], land))


def of_land(table: Table, name: str, coming: Due) -> float:
    """Return the value of a land: its pieces, and what will happen to them."""
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
        coming.might,
    )
    if coming.sent.crowded and (towns or cities):
        found -= _of_crowd(towns + cities + builds, coming.sent.crowded)
    if ravages or builds or name in coming.later:
        ravage = _ravage_in(table, name, coming)
        found += _of_actions((explorers, towns, cities, dahan), ravages, builds, name in coming.later, ravage)
    return found


def _of_settlers(table: Table, name: str, coming: Due) -> float:
    """Return the value, at most 0, of a town that is about to be built where there are no invaders yet."""
    is_next = name in coming.build
    if not (is_next or name in coming.later) or not builds_alone(table, name):
        return 0.0
    if is_next and _is_so(table, name, coming, "no-build"):
        return 0.0
    return -(PIECES["town"] + OCCUPIED) * (1.0 if is_next else NEXT)


def _of_crowd(buildings: int, crowded: int) -> float:
    """Return the cost of a number of buildings that comes near to the one that loses the game."""
    return CROWD * max(0, buildings - crowded + ROOM) ** 2


def _counted(land: Land) -> tuple[int, int, int, int, float]:
    """Return the numbers of pieces by kind, and the damage of the invaders, with `WORN`."""
    explorers = towns = cities = dahan = 0
    damage = 0.0
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
        damage += piece.damage * (WORN if kind == "city" else 1)
    return explorers, towns, cities, dahan, damage


@lru_cache(maxsize=1 << 14)
def _of_pieces(
    explorers: int, towns: int, cities: int, dahan: int, damage: float, neighbours: int, might: Might
) -> float:
    """Return the value of pieces that stand together, whatever is about to happen."""
    found = -(PIECES["explorer"] * explorers + PIECES["town"] * towns + PIECES["city"] * cities)
    found -= PIECES["dahan"] * dahan + OCCUPIED + (SOURCE * neighbours if towns or cities else 0.0)
    if _attack(explorers, towns, cities, might) >= BLIGHTING:
        found -= RAVAGING
    return found + DAMAGED * damage


def _attack(explorers: int, towns: int, cities: int, might: Might) -> int:
    """Return the damage that invaders deal together, by their numbers."""
    explorer, town, city, _ = might.damage
    return explorers * explorer + towns * town + cities * city


class _Ravage(NamedTuple):
    """Facts beside the pieces that decide how a ravage ends."""

    might: Might
    harm: float
    defended: int = 0
    presence: int = 0
    is_blighted: bool = False
    keeps_healthy: bool = False
    keeps_dahan: bool = False
    is_early: bool = False
    """Whether powers can still be used against it."""


def _ravage_in(table: Table, name: str, coming: Due) -> _Ravage:
    presence = 0
    for player in table.players:
        if player.presence.get(name):
            presence += 1
    defended = 0
    if name in coming.ravage:
        defended = (defend_by_presence if table.phase == "slow" else defend)(table, name)
    might = coming.might
    if "dahan-health" in coming.rules:
        might = might._replace(health=(*might.health[:3], health(table, name, "dahan")))
    is_blighted = table.lands[name].blight > 0
    if not coming.rules:
        is_early = table.phase in ("spirit", "slow")
        return _Ravage(might, coming.harm, defended, presence, is_blighted, is_early=is_early)
    keeps_healthy = _is_so(table, name, coming, "no-blight")
    keeps_dahan = _is_so(table, name, coming, "dahan-hidden") or _is_so(table, name, coming, "dahan-safe")
    return _Ravage(might, coming.harm, defended, presence, is_blighted, keeps_healthy, keeps_dahan)


def _is_so(table: Table, name: str, coming: Due, rule: LastingId) -> bool:
    return rule in coming.rules and holds(table, name, rule)


@lru_cache(maxsize=1 << 16)
def _of_actions(
    there: tuple[int, int, int, int], ravages: bool, builds: bool, later: bool, ravage: _Ravage
) -> float:
    """Return the value of what the invaders are about to do, in their order."""
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
    """The pieces in a land when it ravages, and afterwards those that are left."""

    explorers: int
    towns: int
    cities: int
    dahan: int

    @property
    def is_there(self) -> bool:
        """Whether any invader is left."""
        return self.explorers + self.towns + self.cities > 0

    def build(self) -> float:
        """Build a city where towns outnumber cities, otherwise a town. Return what it costs."""
        if self.towns > self.cities:
            self.cities += 1
            return PIECES["city"]
        self.towns += 1
        return PIECES["town"]

    def fall(self, points: int, bears: Counts) -> float:
        """Let the Dahan strike back with a number of points. Return the worth of the invaders that fall."""
        found = 0.0
        explorer, town, city, _ = bears
        while points > 0 and self.is_there:
            if self.towns and points >= town:
                self.towns, points, found = self.towns - 1, points - town, found + _fallen("town")
            elif self.cities and points >= city:
                self.cities, points, found = self.cities - 1, points - city, found + _fallen("city")
            elif self.explorers and points >= explorer:
                self.explorers, points, found = (
                    self.explorers - 1,
                    points - explorer,
                    found + _fallen("explorer"),
                )
            else:
                break
        return found


@cache
def _fallen(kind: Kind) -> float:
    """Return the worth of destroying a piece, its fear included."""
    return PIECES[kind] + FEAR * piece_facts(kind).fear


def _of_ravage(force: _Force, ravage: _Ravage) -> float:
    """Return the value of a ravage, and leave in the force what survives it."""
    damage = _attack(force.explorers, force.towns, force.cities, ravage.might)
    damage = max(0, damage - ravage.defended)
    found = 0.0
    if damage >= BLIGHTING and not ravage.keeps_healthy:
        harm = ravage.harm + LOST_PRESENCE * ravage.presence
        if ravage.is_blighted:
            harm += ravage.harm + CASCADE
        found -= harm * (min(1.0, (damage - BLIGHTING + 1) / STOPPED) if ravage.is_early else 1.0)
    if force.dahan:
        lost = 0 if ravage.keeps_dahan else min(force.dahan, damage // ravage.might.health[3])
        force.dahan -= lost
        found += PIECES["dahan"] * lost + force.fall(
            ravage.might.damage[3] * force.dahan, ravage.might.health
        )
    return found


def of_next_blight(left: int) -> float:
    """Return the cost of a blight while the island still bears as much as is left."""
    return SPARE + LAST / (1 + left)


def bearable(table: Table) -> int:
    """Return the number of blight the island still bears, by and large."""
    blight = table.blight
    more = 0 if blight.is_blighted or blight.card is None else HEALTHY * len(table.players)
    return blight.left + more
