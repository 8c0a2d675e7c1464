"""Ten cards, each at most six lines. The engine checks costs and targets before."""

from __future__ import annotations

from engine.script import Script
from engine.text import Seat, Who, say
from tests.engine.scripted.island.play import RULES, IslandPlay, called
from tests.engine.scripted.island.table import ADJACENT, INVADERS

Effect = Script[None]


def call_to_tend(play: IslandPlay, seat: Seat, land: str) -> Effect:
    ways = ["heal"] * bool(play.land(land).blight) + ["push"]
    if (yield from play.either(seat, say("island-tend", who=Who(seat)), called(ways))) == "heal":
        play.remove_blight(land)
    else:
        yield from play.push(seat, land, "dahan", up_to=3)


def devouring_ants(play: IslandPlay, seat: Seat, land: str) -> Effect:
    play.fear(1)
    yield from play.damage(seat, land, 1)
    play.destroy(land, "dahan")
    if play.terrain(land) in "JS":
        yield from play.damage(seat, land, 1)


def drought(play: IslandPlay, seat: Seat, land: str) -> Effect:
    play.destroy(land, "town", 3)
    play.damage_each(land, 1, "town", "city")
    yield from play.add_blight(seat, land)
    if play.has(seat, sun=3):
        play.destroy(land, "city")


def elemental_boon(play: IslandPlay, seat: Seat, spirit: Seat) -> Effect:
    chosen = yield from play.choose_elements(spirit, 3)
    for gains in dict.fromkeys((spirit, seat)):
        play.gain_elements(gains, chosen)


def encompassing_ward(play: IslandPlay, seat: Seat, spirit: Seat) -> None:
    play.last("encompassing-ward", spirit)


@RULES.at("defend", "encompassing-ward")
def _ward(play: IslandPlay, land: str, spirit: Seat) -> int:
    return 2 if play.land(land).presence[spirit] else 0


def gift_of_power(play: IslandPlay, seat: Seat, spirit: Seat) -> Effect:
    yield from play.gain_minor(spirit)


def dissolve_the_bonds_of_kinship(play: IslandPlay, seat: Seat, land: str) -> Effect:
    for kind, count in (("city", 2), ("town", 1), ("dahan", 1)):
        play.replace(land, kind, "explorer", count)
    if play.has(seat, fire=2, water=2, animal=3):
        play.feud(land)
    yield from play.push(seat, land, "explorer", spread=True)


def the_land_thrashes_in_furious_pain(play: IslandPlay, seat: Seat, land: str) -> Effect:
    yield from play.damage(seat, land, _pain(play, land))
    if play.has(seat, moon=3, earth=3):
        other = yield from play.either(seat, say("island-again", who=Who(seat)), called(ADJACENT[land]))
        yield from play.damage(seat, other, _pain(play, other))


def _pain(play: IslandPlay, land: str) -> int:
    return 2 * play.land(land).blight + sum(play.land(other).blight for other in ADJACENT[land])


def vengeance_of_the_dead(play: IslandPlay, seat: Seat, land: str) -> None:
    play.fear(3)
    play.last("vengeance-of-the-dead", seat, land, int(play.has(seat, animal=3)))


@RULES.at("destroyed", "vengeance-of-the-dead")
def _avenge(play: IslandPlay, land: str, count: int, seat: Seat, own: str, wide: int) -> Effect:
    if land == own:
        lands = [own, *ADJACENT[own]] if wide else [own]
        where = yield from play.either(seat, say("island-avenge", who=Who(seat)), called(lands))
        yield from play.damage(seat, where, count)


def isolation(play: IslandPlay, seat: Seat) -> Effect:
    alone = [name for name, land in play.table.lands.items() if len(land.of(*INVADERS)) == 1]
    lands = [name for name in alone if play.land(name).of("explorer", "town")]
    land = yield from play.choose(seat, say("island-isolation", who=Who(seat)), called(lands))
    if land is not None:
        play.remove(land, play.land(land).of("explorer", "town")[0])
