"""The 22 major powers, one function each, named like the card. Speed, range, target and thresholds are checked by the engine."""

from __future__ import annotations

from engine.games.spirit_island.model.kinds import BUILDINGS, CITY, DAHAN, EXPLORER, SMALL, TOWN
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules.presence import adjacent
from engine.script import Script


def accelerated_rot(effect: Effect) -> Script[None]:
    effect.fear(2)
    yield from effect.damage(9 if effect.level(1) else 4)
    if effect.level(1):
        effect.remove_blight()


def blazing_renewal(effect: Effect) -> Script[None]:
    land = yield from effect.by(effect.spirit).pick("returns", lambda: effect.homes(2))
    if land and effect.return_presence(land, 2):
        yield from effect.at(land).damage_each(2, BUILDINGS)
        yield from effect.at(land).damage(4 if effect.level(1) else 0)


def cleansing_floods(effect: Effect) -> Script[None]:
    yield from effect.damage(14 if effect.level(1) else 4)
    effect.remove_blight()


def dissolve_the_bonds_of_kinship(effect: Effect) -> Script[None]:
    yield from effect.replace(CITY, "explorer", "explorer")
    yield from effect.replace(TOWN, "explorer")
    yield from effect.replace(DAHAN, "explorer")
    if effect.level(1):
        yield from effect.damage_mutually(EXPLORER, BUILDINGS)
    yield from effect.push_spread(EXPLORER)


def entwined_power(effect: Effect) -> Script[None]:
    effect.share_presence()
    yield from effect.gain_card_and_pass_on()
    if effect.level(1):
        effect.energy(3, effect.seat)
        effect.energy(3, effect.spirit)
        yield from effect.swap_gifts()


def indomitable_claim(effect: Effect) -> Script[None]:
    yield from effect.add_presence(lambda: [effect.land], anywhere=True)
    effect.defend(20)
    if effect.level(1):
        effect.fear(3 if effect.invaders else 0)
        effect.skip_invader_actions()


def infinite_vitality(effect: Effect) -> Script[None]:
    effect.lasting("dahan-health", 4)
    effect.lasting("no-blight")
    if effect.level(1):
        effect.lasting("dahan-safe")
        yield from effect.heal_nearby()


def mists_of_oblivion(effect: Effect) -> Script[None]:
    yield from effect.damage_each(1)
    if effect.level(1):
        yield from effect.damage(3)
    effect.fear(min(4, effect.destroyed(*BUILDINGS)))


def paralyzing_fright(effect: Effect) -> None:
    effect.fear(4)
    effect.skip_invader_actions()
    if effect.level(1):
        effect.fear(4)


def pillar_of_living_flame(effect: Effect) -> Script[None]:
    effect.fear(3)
    yield from effect.damage(10 if effect.level(1) else 5)
    if effect.is_in("jungle", "wetland"):
        yield from effect.add_blight()
    effect.fear(2 if effect.level(1) else 0)


def poisoned_land(effect: Effect) -> Script[None]:
    effect.fear(1)
    yield from effect.damage(7)
    yield from effect.add_blight()
    yield from effect.destroy_all(DAHAN)
    if effect.level(1):
        yield from effect.flood(fear=effect.here.blight, damage=4 * effect.here.blight)


def powerstorm(effect: Effect) -> None:
    effect.energy(3)
    for _ in range(3 if effect.level(1) else 1):
        effect.allow("repeat", 99, pays=True)


def talons_of_lightning(effect: Effect) -> Script[None]:
    effect.fear(3)
    yield from effect.damage(5)
    for land in adjacent(effect.table, effect.land) if effect.level(1) else ():
        yield from effect.at(land).destroy(1, TOWN)


def terrifying_nightmares(effect: Effect) -> Script[None]:
    effect.fear(2)
    yield from effect.push(SMALL, up_to=4)
    if effect.level(1):
        effect.fear(4)


def the_jungle_hungers(effect: Effect) -> Script[None]:
    yield from effect.destroy_all(SMALL)
    if effect.level(1):
        yield from effect.destroy(1, CITY)
    else:
        yield from effect.destroy_all(DAHAN)


def the_land_thrashes_in_furious_pain(effect: Effect) -> Script[None]:
    near = adjacent(effect.table, effect.land)
    yield from effect.damage(2 * effect.here.blight + sum(effect.table.lands[land].blight for land in near))
    if effect.level(1):
        yield from effect.repeat_at(
            the_land_thrashes_in_furious_pain, lambda: adjacent(effect.table, effect.land)
        )


def the_trees_and_stones_speak_of_war(effect: Effect) -> Script[None]:
    dahan = effect.dahan
    yield from effect.damage(dahan)
    effect.defend(2 * dahan)
    for push in (yield from effect.push(DAHAN, up_to=2)) if effect.level(1) else ():
        effect.carry_defend(2, push.land)


def tsunami(effect: Effect) -> Script[None]:
    effect.fear(2)
    yield from effect.damage(8)
    yield from effect.destroy(2, DAHAN)
    for land in effect.other_coasts() if effect.level(1) else ():
        yield from effect.at(land).flood(fear=1, damage=4, dahan=1)


def vengeance_of_the_dead(effect: Effect) -> None:
    effect.fear(3)
    effect.lasting("vengeance", 1 if effect.level(1) else 0)


def vigor_of_the_breaking_dawn(effect: Effect) -> Script[None]:
    yield from effect.damage(2 * effect.dahan)
    pushed = (yield from effect.push(DAHAN, up_to=2)) if effect.level(1) else []
    for land in dict.fromkeys(push.land for push in pushed):
        yield from effect.at(land).damage(2 * effect.at(land).dahan)


def winds_of_rust_and_atrophy(effect: Effect) -> Script[None]:
    effect.fear(1)
    effect.defend(6)
    is_city = (yield from effect.choose_way(city=effect.count("city"), town=effect.count("town"))) == "city"
    yield from effect.replace(CITY if is_city else TOWN, "town" if is_city else "explorer")
    if effect.level(1):
        yield from effect.repeat(winds_of_rust_and_atrophy)


def wrap_in_wings_of_sunlight(effect: Effect) -> Script[None]:
    if effect.level(1):
        yield from effect.gather(DAHAN, up_to=3)
    land = yield from effect.move_anywhere(DAHAN, up_to=5)
    effect.at(land).defend(5)
