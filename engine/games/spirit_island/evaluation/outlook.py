"""Outlook for one land, by numbers: what its invaders and Dahan are about to do, as the rules would have it if nobody acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.spirit_island.evaluation.due import (
    MOST_DAMAGE,
    UNREACHED,
    Announced,
    Counts,
    Due,
    Influence,
)
from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.lasting_rules import defend, holds
from engine.games.spirit_island.rules.pieces import health
from engine.games.spirit_island.rules.ravage import BLIGHTING
from engine.games.spirit_island.rules.spirit import rules_of

WORN: Final = 2.5
"""Factor on a point of damage to a city, which takes several powers to destroy."""
PLACES: Final = {"explorer": 0, "town": 1, "city": 2, "dahan": 3}
"""Place of each kind of piece in `Counts`."""
DAHAN: Final = 3
STRUCK: Final = (1, 2, 0)
"""Places of the invaders in the order in which Dahan strike back at them."""


class LandRules(NamedTuple):
    """Rules that hold in a land: the points that it is defended by, and what does not happen there."""

    defended: int
    no_ravage: bool
    no_build: bool
    no_city: bool
    no_blight: bool
    keeps_dahan: bool
    toughness: int
    """Health of a Dahan."""


class LandLook(NamedTuple):
    """Numbers of pieces in a land, damage of its invaders, damage of each wounded piece that still counts in the coming ravage by its
    kind's place, presence of spirits, blight, whether settlers may come to it a turn later, and what comes from other lands.
    """

    explorers: int
    towns: int
    cities: int
    dahan: int
    wound: float
    wounds: tuple[tuple[int, int], ...]
    presence: int
    is_blighted: bool
    settles_later: bool
    reach: Influence | None

    @property
    def is_settled(self) -> bool:
        """Whether there are invaders."""
        return self.explorers + self.towns + self.cities > 0


def seen(
    table: Table, name: str, ahead: Due, reach: Influence | None, *, settles_later: bool = False
) -> tuple[LandLook, Announced, LandRules | None]:
    """Return all of a land that its outlook follows from."""
    numbers = {"explorer": 0, "town": 0, "city": 0, "dahan": 0}
    wound, wounds = 0.0, None
    land, role = table.lands[name], ahead.roles[name]
    for piece in land.pieces:
        numbers[piece.kind] += 1
        if piece.damage:
            if piece.kind != "dahan":
                wound += piece.damage * (WORN if piece.kind == "city" else 1)
            if role.ravages and not ahead.is_early:
                wounds = (*(wounds or ()), (PLACES[piece.kind], piece.damage))
    explorers, towns, cities, dahan = numbers.values()
    presence = 0
    for player in table.players:
        if name in player.presence:
            presence += 1
    if not ahead.counts_wounds:
        wound = 0
    look = LandLook(
        explorers, towns, cities, dahan, wound, wounds or (), presence, land.blight > 0, settles_later, reach
    )
    is_guarded = (ahead.rules or role.ravages) and (ahead.reach is not None or explorers or towns or cities)
    return look, role, _guard(table, name, ahead) if is_guarded else None


def _guard(table: Table, name: str, ahead: Due) -> LandRules | None:
    """Return the rules that hold in a land; None where none does."""
    rules = ahead.rules
    if not rules:
        own = sum(
            [rules_of(player).defend(player, name) for player in table.players if name in player.presence]
        )
        return unguarded(ahead)._replace(defended=own) if own else None
    return LandRules(
        defended=defend(table, name),
        no_ravage=is_so(table, name, ahead, "no-ravage"),
        no_build=is_so(table, name, ahead, "no-build"),
        no_city=is_so(table, name, ahead, "no-city"),
        no_blight=is_so(table, name, ahead, "no-blight"),
        keeps_dahan=is_so(table, name, ahead, "dahan-hidden") or is_so(table, name, ahead, "dahan-safe"),
        toughness=health(table, name, "dahan") if "dahan-health" in rules else ahead.foe.might.health[DAHAN],
    )


def unguarded(ahead: Due) -> LandRules:
    """Return the rules of a land in which no rule holds but those of all lands."""
    return LandRules(0, False, False, False, False, False, ahead.foe.might.health[DAHAN])


def is_so(table: Table, name: str, ahead: Due, rule: LastingId) -> bool:
    """Return whether a lasting rule holds in a land in what is announced."""
    return rule in ahead.rules and holds(table, name, rule)


def attack(numbers: Sequence[int], might: Counts) -> int:
    """Return the damage that invaders deal together, by their numbers."""
    return numbers[0] * might[0] + numbers[1] * might[1] + numbers[2] * might[2]


class Outlook:
    """The pieces of a land as they will be, and what has happened by then: blight, presence and pieces gone, and what is built.

    What a ravage does counts as far as it is likely that nothing is done against it.
    """

    def __init__(self, look: LandLook, role: Announced, guard: LandRules | None, ahead: Due) -> None:
        self._look, self._role, self._guard, self._ahead = look, role, guard or unguarded(ahead), ahead
        self.numbers = [look.explorers, look.towns, look.cities, look.dahan]
        self._wounds: list[list[int]] | None = None
        if look.wounds:
            self._wounds = [
                sorted([damage for place, damage in look.wounds if place == kind], reverse=True)
                for kind in range(4)
            ]
        self._is_blighted = look.is_blighted
        self.blight = self.cascade = self.lost = self.next_blight = self.next_lost = self.fear = 0.0
        self.gone = [0.0, 0.0, 0.0, 0.0]
        self.built = [0, 0]
        self.settlers = 0
        self.ravages = False
        """Whether there were invaders when the land ravaged."""

    @property
    def is_settled(self) -> bool:
        """Whether any invader is there."""
        return self.numbers[0] + self.numbers[1] + self.numbers[2] > 0

    def go_on(self) -> Outlook:
        """Foresee all that is announced, in its order."""
        role, reach = self._role, self._look.reach or UNREACHED
        for number in range(role.early):
            self.build(alone=reach.settles_early[number : number + 1] == (True,))
        if role.ravages:
            self.come(reach.before_ravage)
            self.ravage()
        self.come(reach.before_build)
        if role.builds:
            self.build(alone=reach.settles)
        if role.later and self.is_settled:
            self._ravage_later()
        return self

    def come(self, towns: int) -> None:
        """Let towns come from elsewhere."""
        self.numbers[1] += towns
        self.settlers += towns

    def build(self, *, alone: bool) -> None:
        """Build a city where towns outnumber cities, otherwise a town; `alone` also where nobody is."""
        is_city = self.numbers[1] > self.numbers[2]
        if not (alone or self.is_settled) or self._guard.no_build or (is_city and self._guard.no_city):
            return
        if self.is_settled:
            self.built[is_city] += 1
        else:
            self.settlers += 1
        self.numbers[1 + is_city] += 1

    def ravage(self) -> bool:
        """Foresee the coming ravage. Return whether it blights the land."""
        guard = self._guard
        if not self.is_settled or guard.no_ravage:
            return False
        self.ravages = True
        damage = max(0, self._damage() - guard.defended)
        blights = damage >= BLIGHTING and not guard.no_blight
        if blights:
            likely = self._likely(damage)
            self.cascade = likely * self._is_blighted
            self.blight = likely * self._blight_by(damage)
            self.lost = likely * self._look.presence
            self._is_blighted = True
        self._strike(0 if guard.keeps_dahan else damage, guard.toughness, 1.0)
        return blights

    def _ravage_later(self) -> None:
        """Foresee the ravage of the turn after that."""
        damage, self._wounds = self._damage(), None
        if damage >= BLIGHTING:
            likely = self._likely(damage)
            self.next_blight = likely * self._blight_by(damage)
            self.next_lost = likely * self._look.presence
        self._strike(damage, self._ahead.foe.might.health[DAHAN], NOW.habits.next)

    def _likely(self, damage: int) -> float:
        """Return how likely it is that so much damage is not stopped."""
        return min(1.0, (damage - BLIGHTING + 1) / NOW.habits.stopped) if self._ahead.is_early else 1.0

    def _blight_by(self, damage: int) -> int:
        """Return the number of blight that so much damage brings."""
        return 1 + self._is_blighted + self._ahead.foe.deep[min(damage, MOST_DAMAGE - 1)]

    def _damage(self) -> int:
        return attack(self.numbers, self._ahead.foe.might.damage)

    def _strike(self, damage: int, toughness: int, weight: float) -> None:
        """Let damage destroy Dahan, and those left strike back."""
        if not self.numbers[DAHAN]:
            return
        lost, _ = self._fall(DAHAN, damage, toughness)
        self.gone[DAHAN] += weight * lost
        foe = self._ahead.foe
        points = foe.might.damage[DAHAN] * self.numbers[DAHAN]
        fallen = [0, 0, 0]
        for place in STRUCK:
            if self.numbers[place] and points > 0:
                fallen[place], points = self._fall(place, points, foe.might.health[place])
        self.fear += weight * (fallen[1] * piece_facts("town").fear + fallen[2] * piece_facts("city").fear)
        if foe.flees:
            for place in (0, 1):
                self.numbers[place] += fallen[place + 1]
                fallen[place] -= fallen[place + 1]
        for place in STRUCK:
            self.gone[place] += weight * fallen[place]

    def _fall(self, place: int, points: int, bears: int) -> tuple[int, int]:
        """Let as many pieces of a kind fall as points are enough for, those wounded most first. Return how many, and the points left."""
        fallen = 0
        for wound in self._wounds[place] if self._wounds else ():
            need = max(1, bears - wound)
            if need > points:
                break
            fallen, points = fallen + 1, points - need
        else:
            whole = self.numbers[place] - fallen
            more = min(whole, points // bears)
            fallen, points = fallen + more, points - more * bears
        self.numbers[place] -= fallen
        return fallen, points
