"""River Surges in Sunlight: at home in every wetland."""

from __future__ import annotations

from engine.games.spirit_island.model.island import terrain
from engine.games.spirit_island.model.kinds import DAHAN, SMALL
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules.spirit import SpiritRules
from engine.script import Script


def massive_flooding(effect: Effect) -> Script[None]:
    if effect.level(3):
        yield from effect.damage_each(2)
    elif effect.level(2):
        yield from effect.damage(2)
    if not effect.level(3):
        yield from effect.push(SMALL, up_to=3) if effect.level(2) else effect.push(SMALL, 1)


def boon_of_vigor(effect: Effect) -> None:
    effect.energy(len(effect.target.played) if effect.is_for_another else 1)


def flash_floods(effect: Effect) -> Script[None]:
    yield from effect.damage(2 if effect.is_coastal else 1)


def rivers_bounty(effect: Effect) -> Script[None]:
    yield from effect.gather(DAHAN, up_to=2)
    if effect.dahan >= 2:
        effect.add("dahan")
        effect.energy(1, effect.seat)


def wash_away(effect: Effect) -> Script[None]:
    yield from effect.push(SMALL, up_to=3)


class River(SpiritRules):
    """River's Domain."""

    def is_sacred(self, presence: int, land: str) -> bool:
        """Return whether a land is a sacred site; in a wetland a single presence makes it one (SI-SPIRIT-02)."""
        return presence >= (1 if terrain(land) == "wetland" else 2)


SPIRIT = River()
POWERS = by_name(massive_flooding, boon_of_vigor, flash_floods, rivers_bounty, wash_away)
