"""The 36 minor powers, one function each, named like the card. Speed, range, target and thresholds are checked by the engine."""

from __future__ import annotations

from engine.games.spirit_island.model.kinds import BUILDINGS, CITY, DAHAN, ELEMENTS, EXPLORER, SMALL, TOWN
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules.presence import sacred_sites
from engine.script import Script


def call_of_the_dahan_ways(effect: Effect) -> Script[None]:
    yield from effect.replace(TOWN if effect.level(1) else EXPLORER, "dahan")


def call_to_bloodshed(effect: Effect) -> Script[None]:
    if (
        yield from effect.choose_way(damage=effect.dahan and effect.invaders, gather=effect.gathers(DAHAN))
    ) == "damage":
        yield from effect.damage(effect.dahan)
    else:
        yield from effect.gather(DAHAN, up_to=3)


def call_to_isolation(effect: Effect) -> Script[None]:
    if (
        yield from effect.choose_way(invaders=effect.dahan and effect.count(*SMALL), dahan=effect.dahan)
    ) == "invaders":
        yield from effect.push(SMALL, effect.dahan)
    else:
        yield from effect.push(DAHAN, 1)


def call_to_migrate(effect: Effect) -> Script[None]:
    yield from effect.gather(DAHAN, up_to=3)
    yield from effect.push(DAHAN, up_to=3)


def call_to_tend(effect: Effect) -> Script[None]:
    if (yield from effect.choose_way(heal=effect.here.blight, push=effect.dahan)) == "heal":
        effect.remove_blight()
    else:
        yield from effect.push(DAHAN, up_to=3)


def dark_and_tangled_woods(effect: Effect) -> None:
    effect.fear(2)
    if effect.is_in("mountain", "jungle"):
        effect.defend(3)


def delusions_of_danger(effect: Effect) -> Script[None]:
    if (yield from effect.choose_way(push=effect.count("explorer"), fear=True)) == "push":
        yield from effect.push(EXPLORER, 1)
    else:
        effect.fear(2)


def devouring_ants(effect: Effect) -> Script[None]:
    effect.fear(1)
    yield from effect.damage(1)
    yield from effect.destroy(1, DAHAN)
    if effect.is_in("jungle", "sands"):
        yield from effect.damage(1)


def drift_down_into_slumber(effect: Effect) -> None:
    effect.defend(4 if effect.is_in("jungle", "sands") else 1)


def drought(effect: Effect) -> Script[None]:
    yield from effect.destroy(3, TOWN)
    yield from effect.damage_each(1, BUILDINGS)
    yield from effect.add_blight()
    if effect.level(1):
        yield from effect.destroy(1, CITY)


def elemental_boon(effect: Effect) -> Script[None]:
    left = list(ELEMENTS)
    while len(left) > len(ELEMENTS) - 3 and (
        element := (yield from effect.ask_element(effect.spirit, lambda: left))
    ):
        left.remove(element)
        for seat in dict.fromkeys((effect.spirit, effect.seat)):
            effect.gain_element(seat, element)


def encompassing_ward(effect: Effect) -> None:
    effect.allow("ward", 2)


def enticing_splendor(effect: Effect) -> Script[None]:
    if (
        yield from effect.choose_way(invaders=effect.gathers(SMALL), dahan=effect.gathers(DAHAN))
    ) == "invaders":
        yield from effect.gather(SMALL, 1)
    else:
        yield from effect.gather(DAHAN, up_to=2)


def entrancing_apparitions(effect: Effect) -> Script[None]:
    effect.defend(2)
    if not effect.invaders:
        yield from effect.gather(EXPLORER, up_to=2)


def gift_of_constancy(effect: Effect) -> None:
    effect.energy(2)
    for seat in dict.fromkeys((effect.spirit, effect.seat)):
        effect.allow("return", 1, seat=seat)


def gift_of_living_energy(effect: Effect) -> None:
    at_two_sites = len(sacred_sites(effect.table, effect.seat)) >= 2
    effect.energy(1 + effect.is_for_another + at_two_sites)


def gift_of_power(effect: Effect) -> Script[None]:
    yield from effect.gain_card(effect.spirit, "minor")


def gnawing_rootbiters(effect: Effect) -> Script[None]:
    yield from effect.push(TOWN, up_to=2)


def land_of_haunts_and_embers(effect: Effect) -> Script[None]:
    times = 2 if effect.here.blight else 1
    for _ in range(times):
        effect.fear(2)
        yield from effect.push(SMALL, up_to=2)
    yield from effect.add_blight()


def lure_of_the_unknown(effect: Effect) -> Script[None]:
    yield from effect.gather(SMALL, 1)


def natures_resilience(effect: Effect) -> None:
    if effect.level(1):
        effect.remove_blight()
    else:
        effect.defend(6)


def pull_beneath_the_hungry_earth(effect: Effect) -> Script[None]:
    if effect.presence:
        effect.fear(1)
        yield from effect.damage(1)
    if effect.is_in("sands", "wetland"):
        yield from effect.damage(1)


def purifying_flame(effect: Effect) -> Script[None]:
    if effect.is_in("mountain", "sands") and (
        (yield from effect.choose_way(damage=effect.here.blight and effect.invaders, heal=effect.here.blight))
        == "heal"
    ):
        effect.remove_blight()
    else:
        yield from effect.damage(effect.here.blight)


def quicken_the_earths_struggles(effect: Effect) -> Script[None]:
    if (yield from effect.choose_way(damage=effect.count(*BUILDINGS), defend=True)) == "damage":
        yield from effect.damage_each(1, BUILDINGS)
    else:
        effect.defend(10)


def rain_of_blood(effect: Effect) -> None:
    effect.fear(3 if effect.count(*BUILDINGS) >= 2 else 2)


def reaching_grasp(effect: Effect) -> None:
    effect.allow("range", 2)


def rouse_the_trees_and_stones(effect: Effect) -> Script[None]:
    yield from effect.damage(2)
    yield from effect.push(EXPLORER, 1)


def sap_the_strength_of_multitudes(effect: Effect) -> None:
    effect.defend(5)


def savage_mawbeasts(effect: Effect) -> Script[None]:
    if effect.is_in("jungle", "wetland"):
        effect.fear(1)
        yield from effect.damage(1)
    if effect.level(1):
        yield from effect.damage(1)


def shadows_of_the_burning_forest(effect: Effect) -> Script[None]:
    effect.fear(2)
    if effect.is_in("mountain", "jungle"):
        yield from effect.push(EXPLORER, 1)
        yield from effect.push(TOWN, 1)


def song_of_sanctity(effect: Effect) -> Script[None]:
    if effect.count("explorer"):
        yield from effect.push_all(EXPLORER)
    else:
        effect.remove_blight()


def steam_vents(effect: Effect) -> Script[None]:
    yield from effect.destroy(1, TOWN if effect.level(1) else EXPLORER)


def uncanny_melting(effect: Effect) -> None:
    if effect.invaders:
        effect.fear(1)
    if effect.is_in("sands", "wetland"):
        effect.remove_blight()


def veil_the_nights_hunt(effect: Effect) -> Script[None]:
    if (yield from effect.choose_way(damage=effect.dahan and effect.invaders, push=effect.dahan)) == "damage":
        yield from effect.damage_different(effect.dahan)
    else:
        yield from effect.push(DAHAN, up_to=3)


def visions_of_fiery_doom(effect: Effect) -> Script[None]:
    effect.fear(1)
    yield from effect.push(SMALL, 1)
    if effect.level(1):
        effect.fear(1)


def voracious_growth(effect: Effect) -> Script[None]:
    if (yield from effect.choose_way(damage=effect.invaders, heal=effect.here.blight)) == "damage":
        yield from effect.damage(2)
    else:
        effect.remove_blight()
