"""The value of one land, judged together with what the invaders are about to do there: about one for each town that is not there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.games.spirit_island.evaluation.due import MOST_DAMAGE, Announced, Counts, Due
from engine.games.spirit_island.evaluation.values import NOW, LandFeatures, weighed
from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.invaders import builds_alone
from engine.games.spirit_island.rules.lasting_rules import defend, holds
from engine.games.spirit_island.rules.pieces import health
from engine.games.spirit_island.rules.ravage import BLIGHTING
from engine.games.spirit_island.rules.spirit import rules_of

ROOM: Final = 4
"""Distance, in buildings, from the number that loses the game below which they are too near."""
WORN: Final = 2.5
"""Factor on a point of damage to a city, which takes several powers to destroy."""


class LandRules(NamedTuple):
    """Rules that hold in a land: the points that it is defended by, and what does not happen there."""

    defended: int
    no_ravage: bool
    no_build: bool
    no_blight: bool
    keeps_dahan: bool
    toughness: int
    """Health of a Dahan."""


class LandLook(NamedTuple):
    """Numbers of pieces in a land, damage of its invaders, presence of spirits, blight, and whether settlers may come to it."""

    explorers: int
    towns: int
    cities: int
    dahan: int
    wound: float
    presence: int
    is_blighted: bool
    settles: bool


def cost_of(kind: Kind) -> float:
    """Return the cost of a piece on the island; below 0 where it is welcome."""
    weight: float = -getattr(NOW.land, kind)
    return weight


def of_lands(table: Table, ahead: Due) -> float:
    """Return the value of all lands together."""
    found, settles = 0.0, ahead.foe.settles
    for name, land in table.lands.items():
        if land.pieces or settles:
            found += of_land(table, name, ahead)
    return found


def of_land(table: Table, name: str, ahead: Due) -> float:
    """Return the value of a land: its pieces, and what will happen to them."""
    key = _seen(table, name, ahead)
    known = ahead.known
    if key in known:
        return known[key]
    found = known[key] = weighed(NOW.land, _features(*key, ahead))
    return found


def _seen(table: Table, name: str, ahead: Due) -> tuple[LandLook, Announced, LandRules | None]:
    """Return all of a land that its features follow from."""
    numbers = {"explorer": 0, "town": 0, "city": 0, "dahan": 0}
    wound = 0.0
    land, role = table.lands[name], ahead.roles[name]
    for piece in land.pieces:
        numbers[piece.kind] += 1
        if piece.damage and piece.kind != "dahan":
            wound += piece.damage * (WORN if piece.kind == "city" else 1)
    explorers, towns, cities, dahan = numbers.values()
    presence = 0
    for player in table.players:
        if name in player.presence:
            presence += 1
    settles, guard = False, None
    if not (explorers or towns or cities):
        settles = ahead.foe.settles and _may_settle(table, name, role, ahead)
    elif role.ravages or ahead.rules:
        guard = _guard(table, name, ahead)
    if not ahead.counts_wounds:
        wound = 0
    return LandLook(explorers, towns, cities, dahan, wound, presence, land.blight > 0, settles), role, guard


def _may_settle(table: Table, name: str, role: Announced, ahead: Due) -> bool:
    """Return whether invaders may come to build in a land where there are none."""
    if not (role.builds or role.later or role.early) or not builds_alone(table, name):
        return False
    return not (role.builds and _is_so(table, name, ahead, "no-build"))


def _guard(table: Table, name: str, ahead: Due) -> LandRules | None:
    """Return the rules that hold in a land; None where none does."""
    rules = ahead.rules
    if not rules:
        own = sum(
            [rules_of(player).defend(player, name) for player in table.players if name in player.presence]
        )
        return LandRules(own, False, False, False, False, ahead.foe.might.health[3]) if own else None
    return LandRules(
        defended=defend(table, name),
        no_ravage=_is_so(table, name, ahead, "no-ravage"),
        no_build=_is_so(table, name, ahead, "no-build"),
        no_blight=_is_so(table, name, ahead, "no-blight"),
        keeps_dahan=_is_so(table, name, ahead, "dahan-hidden") or _is_so(table, name, ahead, "dahan-safe"),
        toughness=health(table, name, "dahan") if "dahan-health" in rules else ahead.foe.might.health[3],
    )


def _is_so(table: Table, name: str, ahead: Due, rule: LastingId) -> bool:
    return rule in ahead.rules and holds(table, name, rule)


def _features(local: LandLook, role: Announced, guard: LandRules | None, ahead: Due) -> LandFeatures:
    """Return the features of a land, by what stands there and what is announced."""
    explorers, towns, cities, dahan, wound, _, blight, _ = local
    if not (explorers or towns or cities):
        return LandFeatures(dahan=dahan, settlers=_settlers(local, role))
    found = _Outlook(local, ahead)
    found.go_on(role, guard or LandRules(0, False, False, False, False, ahead.foe.might.health[3]))
    near = _near_crowd(towns + cities, role, ahead)
    is_threat = _attack(explorers, towns, cities, ahead.foe.might.damage) >= BLIGHTING
    return LandFeatures(
        explorer=explorers - found.gone[0],
        town=towns - found.gone[1],
        city=cities - found.gone[2],
        dahan=dahan - found.gone[3],
        occupied=1,
        threat=is_threat,
        sore=is_threat and blight,
        source=role.neighbours if towns or cities else 0,
        wound=wound,
        crowd=near * near,
        blight=found.blight,
        scarce=found.blight / (1 + ahead.left),
        cascade=found.cascade,
        lost=found.lost,
        built_town=found.built[0],
        built_city=found.built[1],
        next_blight=found.next_blight,
        next_scarce=found.next_blight / (1 + ahead.left),
        next_lost=found.next_lost,
        fear=found.fear,
    )


def _settlers(local: LandLook, role: Announced) -> float:
    """Return the number of towns about to be built in a land without invaders."""
    if not local.settles:
        return 0.0
    return 1.0 if role.builds or role.early else NOW.habits.next if role.later else 0.0


def _near_crowd(buildings: int, role: Announced, ahead: Due) -> int:
    """Return the number of buildings by which a land is too near to the number that loses the game."""
    if not ahead.foe.crowded or not buildings:
        return 0
    return max(0, buildings + role.builds - ahead.foe.crowded + ROOM)


def _attack(explorers: int, towns: int, cities: int, might: Counts) -> int:
    """Return the damage that invaders deal together, by their numbers."""
    return explorers * might[0] + towns * might[1] + cities * might[2]


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

    def build(self) -> tuple[int, int]:
        """Build a city where towns outnumber cities, otherwise a town. Return the numbers built of each."""
        if self.towns > self.cities:
            self.cities += 1
            return 0, 1
        self.towns += 1
        return 1, 0

    def fall(self, points: int, bears: Counts) -> tuple[int, int, int]:
        """Let the Dahan strike back with a number of points. Return the numbers of explorers, towns and cities that fall."""
        explorers, towns, cities = self.explorers, self.towns, self.cities
        while points > 0 and self.is_there:
            if self.towns and points >= bears[1]:
                self.towns, points = self.towns - 1, points - bears[1]
            elif self.cities and points >= bears[2]:
                self.cities, points = self.cities - 1, points - bears[2]
            elif self.explorers and points >= bears[0]:
                self.explorers, points = self.explorers - 1, points - bears[0]
            else:
                break
        return explorers - self.explorers, towns - self.towns, cities - self.cities


class _Outlook:
    """Outlook for a land: blight, presence and pieces gone by its ravages, those of the turn after in part, and what is built."""

    def __init__(self, local: LandLook, ahead: Due) -> None:
        self._ahead = ahead
        self._force = _Force(local.explorers, local.towns, local.cities, local.dahan)
        self._presence, self._is_blighted = local.presence, local.is_blighted
        self.blight = self.cascade = self.lost = self.next_blight = self.next_lost = self.fear = 0.0
        self.gone = [0.0, 0.0, 0.0, 0.0]
        self.built = [0, 0]

    def go_on(self, role: Announced, guard: LandRules) -> None:
        """Foresee all that is announced, in its order."""
        if role.early and not guard.no_build:
            self._build()
        if role.ravages and not guard.no_ravage:
            self._ravage(guard)
        if role.builds and not guard.no_build and self._force.is_there:
            self._build()
        if role.later and self._force.is_there:
            self._ravage_later()

    def _build(self) -> None:
        town, city = self._force.build()
        self.built[0] += town
        self.built[1] += city

    def _ravage(self, guard: LandRules) -> None:
        """Foresee the coming ravage."""
        damage = max(0, self._damage() - guard.defended)
        if damage >= BLIGHTING and not guard.no_blight:
            likely = self._likely(damage)
            self.cascade = likely * self._is_blighted
            self.blight = likely * self._blight_by(damage)
            self.lost = likely * self._presence
            self._is_blighted = True
        self._strike(0 if guard.keeps_dahan else damage // guard.toughness, 1.0)

    def _ravage_later(self) -> None:
        """Foresee the ravage of the turn after that."""
        damage = self._damage()
        if damage >= BLIGHTING:
            likely = self._likely(damage)
            self.next_blight = likely * self._blight_by(damage)
            self.next_lost = likely * self._presence
        self._strike(damage // self._ahead.foe.might.health[3], NOW.habits.next)

    def _likely(self, damage: int) -> float:
        """Return how likely it is that so much damage is not stopped."""
        return min(1.0, (damage - BLIGHTING + 1) / NOW.habits.stopped) if self._ahead.is_early else 1.0

    def _blight_by(self, damage: int) -> int:
        """Return the number of blight that so much damage brings."""
        return 1 + self._is_blighted + self._ahead.foe.deep[min(damage, MOST_DAMAGE - 1)]

    def _damage(self) -> int:
        force = self._force
        return _attack(force.explorers, force.towns, force.cities, self._ahead.foe.might.damage)

    def _strike(self, lost: int, weight: float) -> None:
        """Let Dahan be destroyed, and those left strike back."""
        force, might = self._force, self._ahead.foe.might
        if not force.dahan:
            return
        lost = min(force.dahan, lost)
        force.dahan -= lost
        fallen = force.fall(might.damage[3] * force.dahan, might.health)
        for place, number in enumerate((*fallen, lost)):
            self.gone[place] += weight * number
        self.fear += weight * (fallen[1] * piece_facts("town").fear + fallen[2] * piece_facts("city").fear)
