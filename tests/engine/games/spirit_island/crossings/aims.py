"""Aims and prices of powers, and ways of growth, reckoned a second time from what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from random import Random
from typing import Final

from engine.games.spirit_island.course import power_phase, spirit_phase
from engine.games.spirit_island.model.actions import Grow, IslandAction, Place, Reclaim
from engine.games.spirit_island.model.facts import Power, Target, powers
from engine.games.spirit_island.model.island import terrain
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.rules import cards, growth, guards, power_use, presence, targets
from engine.games.spirit_island.rules.challenge import is_all_fast
from engine.games.spirit_island.rules.lasting_rules import of_seat
from engine.games.spirit_island.rules.spirit import rules_of
from engine.text import Seat
from tests.engine.games.spirit_island.crossings.laws import Unit
from tests.engine.games.spirit_island.crossings.walk import Walk
from tests.engine.games.spirit_island.island import RIVER, SHADOWS

FAR: Final = 99
"""Number of steps to a land that cannot be reached."""
FAR_COST: Final = 1
"""Energy for which the shadows reach Dahan at any distance (SI-SPIRIT-04)."""
PRICED: Final = ("winds-of-rust-and-atrophy", "call-on-midnights-dream")
"""Powers in which something is paid for: a far target of the repeat, and a card that is played at once."""


def aims_are_those_in_reach(table: Table, seat: Seat) -> None:
    """Assert that a power aims at every land that one sees to be in reach of presence that counts, and at no other.

    See SI-POWER-03 to -06; the lands that the shadows reach for energy are counted in (SI-SPIRIT-04).
    """
    player = table.players[seat]
    if player.has_passed:
        return
    oceans = [each for each in table.island.oceans if presence.is_land(table, each)]
    aims = {power: set[str]() for power in _usable(table, seat)}
    for use in power_phase.uses(table, seat):
        if not powers()[use.power].target.spirit:
            aims[use.power].add(use.target)
    for name, found in aims.items():
        power = powers()[name]
        origins = _origins(table, seat, power.target)
        steps, reach = _distances(table, {*origins}, oceans), targets.reach(table, seat, power)
        lands = [
            land for land in (*table.island.lands, *oceans) if targets.fits(table, land, power.target.land)
        ]
        near = {land for land in lands if origins and steps.get(land, FAR) <= reach}
        can_pay = player.spirit == SHADOWS and player.energy >= FAR_COST + _repeat_price(table, seat, power)
        far = {land for land in lands if origins and can_pay and table.lands[land].count("dahan")}
        assert found == near | far, f"{name} aims at {sorted(found)}, in reach are {sorted(near | far)}"


def _usable(table: Table, seat: Seat) -> list[str]:
    """Return the powers of a seat that are for a land and that it may use now, if there is anything to aim at."""
    own = power_use.own_powers(table.players[seat])
    return [
        power.id
        for power in own
        if not power.target.spirit and guards.object_to_power(table, seat, power) is None
    ]


def _origins(table: Table, seat: Seat, target: Target) -> list[str]:
    """Return the lands that count: with presence of the seat or of whoever shares it, or sacred sites by the seat's own rule."""
    sharers = {each.other for each in of_seat(table, seat, "shared") if each.other is not None} | {seat}
    standing = [table.players[each].presence for each in sorted(sharers)]
    found = {
        land: sum(each.get(land, 0) for each in standing)
        for land in (*table.island.lands, *table.island.oceans)
        if presence.is_land(table, land)
    }
    is_river = table.players[seat].spirit == RIVER
    least = {
        land: 1 if target.source != "sacred-site" or (is_river and terrain(land) == "wetland") else 2
        for land in found
    }
    return [land for land in found if found[land] >= least[land] and target.origin in (None, terrain(land))]


def _repeat_price(table: Table, seat: Seat, power: Power) -> int:
    """Return the energy that a use costs as it is a repeat to be paid; else 0."""
    repeated = any(used.power == power.id for used in table.players[seat].used)
    permission = power_use.repeat_for(table, seat, power) if repeated else None
    return max(0, power_use.repeat_cost(table, seat, power)) if permission and permission.pays else 0


def a_first_use_costs_what_its_aim_costs(table: Table, unit: Unit) -> None:
    """Assert that a power that is no repeat costs nothing but what aiming far costs (SI-SPIRIT-04); few powers have a price inside."""
    player, power = unit.before.players[unit.seat], powers()[unit.about]
    if power.id in PRICED or any(used.power == power.id for used in player.used):
        return
    gained = sum(event["energy"] for event in unit.events("energy") if event["who"].seat == unit.seat)
    paid = gained - (table.players[unit.seat].energy - player.energy)
    far = not power.target.spirit and unit.aim in targets.far_lands(unit.before, unit.seat, power)
    assert paid == FAR_COST * far, f"{power.id} on {unit.aim} costs {paid}, and {FAR_COST * far} are due"
    if not power.target.spirit and is_all_fast(table):
        _haste_is_paid_back(table, unit, power)


def _haste_is_paid_back(table: Table, unit: Unit, power: Power) -> None:
    """Assert that a use brings 1 energy first where the power is innate and fast, or slow and made fast (SI-SCENARIO-03)."""
    before = unit.before.players[unit.seat]
    is_fast = power.speed == "fast" or any(each.fast for each in targets.met(before, power))
    swift = power_use.use_of(table.players[unit.seat], power.id)
    is_made_fast = power.speed == "slow" and (is_fast or (swift is not None and swift.swift))
    due = is_made_fast or (is_fast and any(power.id == each.id for each in before.facts.innates))
    keys = [text.key.removeprefix(f"{ID}-event-") for text in unit.told]
    first = next((key for key in keys if key not in ("uses", "pays")), "")
    assert (first == "energy") == due, f"{power.id}: {first} is told first, energy is due: {due}"


def _distances(table: Table, origins: set[str], oceans: Sequence[str]) -> dict[str, int]:
    """Return the number of steps from the nearest of the origins to each land, counted land by land, with some oceans as lands."""
    near = {land: set(table.island.neighbours[land]) for land in (*table.island.lands, *table.island.oceans)}
    for ocean in oceans:
        for coast in table.island.neighbours[ocean]:
            near[coast].add(ocean)
    found, border = dict.fromkeys(origins, 0), origins
    for steps in count(1):
        border = {land for each in border for land in near[each]} - found.keys()
        if not border:
            break
        found |= dict.fromkeys(border, steps)
    return found


def growth_is_done_over_land(table: Table, dice: Random) -> None:
    """Assert that growth leads nowhere over an ocean but for who lives there (SI-SPIRIT-10), and leaves no reclaim out (SI-GROWTH-03)."""
    for seat in table.seats:
        for option in growth.options(table.players[seat]):
            twin = table.copy()
            walk = Walk.on(twin, dice)
            spirit_phase.do(walk.play, seat, Grow(option))
            _leads_over_land(twin, seat, growth.actions(twin, seat))
            if table.players[seat].grown is None:
                _leaves_no_reclaim_out(walk, seat, option)


def _leads_over_land(table: Table, seat: Seat, ways: Iterable[IslandAction]) -> None:
    grower = table.players[seat]
    for action in ways:
        if not isinstance(action, Place):
            continue
        assert not is_ocean(action.land) or rules_of(grower).lives_in_oceans, f"{grower.spirit}: {action}"
        step = grower.todo[action.step - 1]
        if step.range is None or "ocean" in step.land:
            continue
        steps = _distances(table, {*grower.presence}, ()).get(action.land, FAR)
        assert steps <= step.range, f"{grower.spirit} grows {steps} lands far by {action}"


def _leaves_no_reclaim_out(walk: Walk, seat: Seat, option: int) -> None:
    """Grow to the end, and assert that a card was reclaimed for each action that says so, as far as there were cards."""
    if not growth.owes_reclaim(walk.table.players[seat]):
        return
    due = min(growth.owes_reclaim(walk.table.players[seat]), len(walk.table.players[seat].discard))
    while ways := _left(walk.table.players[seat], walk.table, seat):
        spirit_phase.do(walk.play, seat, walk.dice.choice(ways))
    done = sum(event.text.key == f"{ID}-event-reclaims" for event in walk.play.told)
    assert done == due, f"growth {option} reclaims {done} cards, and {due} are due"


def _left(player: Player, table: Table, seat: Seat) -> list[IslandAction]:
    """Return what is left of growth; presence and cards first, as what can be left out is left to the last."""
    if owed := cards.owed(player):
        return owed
    ways = growth.actions(table, seat)
    return [way for way in ways if not isinstance(way, Reclaim)] or ways
