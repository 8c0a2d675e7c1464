"""The value of one land, judged together with what the invaders are about to do there: about one for each town that is not there."""

from __future__ import annotations

from typing import Final

from engine.games.spirit_island.evaluation.due import Announced, Due
from engine.games.spirit_island.evaluation.outlook import (
    LandLook,
    LandRules,
    Outlook,
    attack,
    seen,
)
from engine.games.spirit_island.evaluation.reach import reach_of
from engine.games.spirit_island.evaluation.values import NOW, LandFeatures, weighed
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.invaders import builds_alone
from engine.games.spirit_island.rules.ravage import BLIGHTING

ROOM: Final = 4
"""Distance, in buildings, from the number that loses the game below which they are too near."""


def cost_of(kind: Kind) -> float:
    """Return the cost of a piece on the island; below 0 where it is welcome."""
    weight: float = -getattr(NOW.land, kind)
    return weight


def of_lands(table: Table, ahead: Due) -> float:
    """Return the value of all lands together."""
    found, reaches = 0.0, ahead.reach is not None
    for name, land in table.lands.items():
        if land.pieces or reaches:
            found += of_land(table, name, ahead)
    return found


def of_land(table: Table, name: str, ahead: Due) -> float:
    """Return the value of a land: its pieces, and what will happen to them."""
    key = look_of(table, name, ahead)
    known = ahead.known
    if key in known:
        return known[key]
    found = known[key] = weighed(NOW.land, features(*key, ahead))
    return found


def look_of(table: Table, name: str, ahead: Due) -> tuple[LandLook, Announced, LandRules | None]:
    """Return all of a land that its features follow from."""
    if ahead.reach is None:
        return seen(table, name, ahead, None)
    role = ahead.roles[name]
    is_late = role.later and not (role.builds or role.early) and builds_alone(table, name)
    return seen(table, name, ahead, reach_of(table, name, ahead), settles_later=is_late)


def features(look: LandLook, role: Announced, guard: LandRules | None, ahead: Due) -> LandFeatures:
    """Return the features of a land, by what stands there and what is announced."""
    if not look.is_settled and look.reach is None:
        return LandFeatures(dahan=look.dahan)
    found = Outlook(look, role, guard, ahead).go_on()
    if not (look.is_settled or found.ravages):
        return LandFeatures(
            dahan=look.dahan,
            settlers=found.settlers + NOW.habits.next * (look.settles_later and not found.is_settled),
            built_town=found.built[0],
            built_city=found.built[1],
        )
    near = _near_crowd(look.towns + look.cities, role, ahead)
    is_threat = attack(look[:3], ahead.foe.might.damage) >= BLIGHTING
    return LandFeatures(
        explorer=look.explorers - found.gone[0],
        town=look.towns - found.gone[1],
        city=look.cities - found.gone[2],
        dahan=look.dahan - found.gone[3],
        occupied=look.is_settled,
        threat=is_threat,
        sore=is_threat and look.is_blighted,
        source=role.neighbours if look.towns or look.cities else 0,
        wound=look.wound,
        crowd=near * near,
        settlers=found.settlers,
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


def _near_crowd(buildings: int, role: Announced, ahead: Due) -> int:
    """Return the number of buildings by which a land is too near to the number that loses the game."""
    if not ahead.foe.crowded or not buildings:
        return 0
    return max(0, buildings + role.builds - ahead.foe.crowded + ROOM)
