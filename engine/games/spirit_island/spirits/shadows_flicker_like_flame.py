"""Shadows Flicker Like Flame: fear, and the reach of the Dahan's stories."""

from __future__ import annotations

from engine.games.spirit_island.model.kinds import CITY, DAHAN, EXPLORER, SMALL, TOWN
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules.presence import lands_of
from engine.games.spirit_island.rules.spirit import SpiritRules
from engine.script import Script


def darkness_swallows_the_unwary(effect: Effect) -> Script[None]:
    if effect.level(1):
        yield from effect.gather(EXPLORER, 1)
    if effect.level(2):
        effect.fear((yield from effect.destroy_up_to(2, EXPLORER)))
    if effect.level(3):
        effect.fear((yield from effect.damage(3)))


def mantle_of_dread(effect: Effect) -> Script[None]:
    effect.fear(2)
    land = yield from effect.by(effect.spirit).pick_or_stop(
        "pushes",
        lambda: [
            land for land in lands_of(effect.table, effect.target) if effect.table.lands[land].count(*SMALL)
        ],
    )
    if land is not None:
        yield from effect.by(effect.spirit, land).push(EXPLORER, up_to=1)
        yield from effect.by(effect.spirit, land).push(TOWN, up_to=1)


def favors_called_due(effect: Effect) -> Script[None]:
    yield from effect.gather(DAHAN, up_to=4)
    if effect.dahan > effect.invaders > 0:
        effect.fear(3)


def crops_wither_and_fade(effect: Effect) -> Script[None]:
    effect.fear(2)
    if (yield from effect.choose_way(town=effect.count("town"), city=effect.count("city"))) == "town":
        yield from effect.replace(TOWN, "explorer")
    else:
        yield from effect.replace(CITY, "town")


def concealing_shadows(effect: Effect) -> None:
    effect.fear(1)
    effect.lasting("dahan-hidden")


class Shadows(SpiritRules):
    """Shadows of the Dahan (SI-SPIRIT-04)."""

    far_cost = 1


SPIRIT = Shadows()
POWERS = by_name(
    darkness_swallows_the_unwary,
    mantle_of_dread,
    favors_called_due,
    crops_wither_and_fade,
    concealing_shadows,
)
