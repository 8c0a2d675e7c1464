"""Targets of powers (SI-POWER-03 to SI-POWER-09)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from engine.games.spirit_island.model.actions import Aim, Thresholds
from engine.games.spirit_island.model.facts import Power, Target, Threshold, Where
from engine.games.spirit_island.model.island import is_coastal, terrain
from engine.games.spirit_island.model.kinds import INVADERS, TERRAINS, Element
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules.lasting_rules import of_seat
from engine.games.spirit_island.rules.presence import (
    has_elements,
    lands_in_play,
    lands_of,
    within,
)
from engine.games.spirit_island.rules.spirit import rules_of
from engine.text import Seat, Who


def fits(table: Table, land: str, wanted: Sequence[Where]) -> bool:
    """Return whether a land is, or holds, one of the things wanted; any land does where nothing is wanted."""
    return not wanted or any(_is(table, land, where) for where in wanted)


def origins(table: Table, seat: Seat, target: Target) -> list[str]:
    """Return the lands that the range is counted from (SI-POWER-05).

    Presence of another spirit that shares its range counts as the spirit's own, by its own rule of sacred sites.
    """
    player = table.players[seat]
    partners = dict.fromkeys(
        each.other for each in of_seat(table, seat, "shared") if each.other not in (None, seat)
    )
    found = dict.fromkeys(lands_of(table, player))
    for other in partners:
        found |= dict.fromkeys(lands_of(table, table.players[other or 0]))
    lands = sorted(found) if partners else list(found)
    if target.source == "sacred-site":
        is_sacred = rules_of(player).is_sacred
        lands = [land for land in lands if is_sacred(_presence(table, (seat, *partners), land), land)]
    return [land for land in lands if target.origin is None or terrain(land) == target.origin]


def _presence(table: Table, seats: Iterable[Seat | None], land: str) -> int:
    """Return the number of presence that some seats have in a land together."""
    return sum(table.players[seat].presence.get(land, 0) for seat in seats if seat is not None)


def reach(table: Table, seat: Seat, power: Power, declined: Thresholds = ()) -> int:
    """Return the range of a power now, with what effects add, and its own thresholds but for those `declined` (SI-POWER-20)."""
    bonus = sum(each.amount for each in of_seat(table, seat, "range"))
    left_out = sum(power.thresholds[number - 1].range for number in declined)
    return power.target.range + bonus + sum(each.range for each in met(table.players[seat], power)) - left_out


def near_lands(table: Table, seat: Seat, power: Power, declined: Thresholds = ()) -> list[str]:
    """Return the lands in range that meet the target bar."""
    lands = within(table, origins(table, seat, power.target), reach(table, seat, power, declined))
    return [land for land in lands if fits(table, land, power.target.land)]


def far_lands(
    table: Table, seat: Seat, power: Power, besides: int = 0, declined: Thresholds = ()
) -> list[str]:
    """Return the lands that can be aimed at only for energy: their distance is ignored, the source is not (SI-SPIRIT-04).

    `besides`: the energy that the use costs anyway, as a repeat may.
    """
    cost = rules_of(table.players[seat]).far_cost
    if cost is None or table.players[seat].energy < cost + besides or not origins(table, seat, power.target):
        return []
    near = near_lands(table, seat, power, declined)
    return [
        land
        for land in lands_in_play(table)
        if land not in near and table.lands[land].count("dahan") and fits(table, land, power.target.land)
    ]


def spirits_in_reach(table: Table, seat: Seat, power: Power) -> list[Seat]:
    """Return the seats whose spirit a power may be aimed at (SI-POWER-08, SI-POWER-09)."""
    alone = len(table.players) == 1
    return [other for other in table.seats if other != seat or power.target.spirit == "any" or alone]


def targets(table: Table, seat: Seat, power: Power, besides: int = 0, declined: Thresholds = ()) -> list[Aim]:
    """Return every aim a power may have without the thresholds `declined`; the use costs energy `besides`."""
    if power.target.spirit:
        return [*spirits_in_reach(table, seat, power)]
    return [*lands_in_reach(table, seat, power, besides, declined)]


def lands_in_reach(
    table: Table, seat: Seat, power: Power, besides: int = 0, declined: Thresholds = ()
) -> list[str]:
    """Return the lands a power may be aimed at; the use costs energy `besides`."""
    near = near_lands(table, seat, power, declined)
    return [*near, *far_lands(table, seat, power, besides, declined)]


def pay(play: IslandPlay, seat: Seat, power: Power, aim: Aim, declined: Thresholds = ()) -> None:
    """Pay the energy of aiming a power at a target."""
    if not power.target.spirit and aim in far_lands(play.table, seat, power, declined=declined):
        player = play.table.players[seat]
        price = rules_of(player).far_cost or 0
        player.energy -= price
        play.tell(tell("event-pays", who=Who(seat), energy=price, what=name_of(player.spirit or "")))


def met(player: Player, power: Power) -> Iterator[Threshold]:
    """Return the thresholds of a power whose elements the spirit has."""
    return (each for each in power.thresholds if has_elements(player, each.elements))


def levels(player: Player, power: Power) -> list[Thresholds]:
    """Return the sets of thresholds a power may be used with, all that are met first: as if there were fewer elements (SI-POWER-17).

    The last one is empty; thresholds about targeting alone are used by themselves.
    """
    numbers = [
        number
        for number, each in enumerate(power.thresholds, 1)
        if not each.fast and not each.targeting and has_elements(player, each.elements)
    ]
    closed = {
        _closure(power, numbers, some): None
        for size in range(len(numbers), -1, -1)
        for some in combinations(numbers, size)
    }
    return list(closed)


def left_out(player: Player, power: Power, used: Thresholds | None) -> Thresholds:
    """Return the thresholds that are met and not `used`, as if there were fewer elements; none where there is nothing to choose."""
    return () if used is None else tuple(each for each in levels(player, power)[0] if each not in used)


def extending(player: Player, power: Power) -> Thresholds:
    """Return the numbers of the thresholds met that add range and may be left out (SI-POWER-17)."""
    return tuple(number for number in levels(player, power)[0] if power.thresholds[number - 1].range)


def _closure(power: Power, met_numbers: Sequence[int], some: Iterable[int]) -> Thresholds:
    """Return the thresholds met by whatever elements meet some of them."""
    have: dict[Element, int] = {}
    for number in some:
        for element, count in power.thresholds[number - 1].elements.items():
            have[element] = max(have.get(element, 0), count)
    return tuple(
        number
        for number in met_numbers
        if all(
            have.get(element, 0) >= count for element, count in power.thresholds[number - 1].elements.items()
        )
    )


def _is(table: Table, land: str, where: Where) -> bool:
    here = table.lands[land]
    if where in TERRAINS:
        return terrain(land) == where
    match where:
        case "coastal":
            return is_coastal(land)
        case "ocean":
            return is_ocean(land)
        case "dahan":
            return here.count("dahan") > 0
        case "invaders":
            return here.count(*INVADERS) > 0
        case "no-invaders":
            return here.count(*INVADERS) == 0
        case "blight":
            return here.blight > 0
        case _:
            return here.blight == 0
