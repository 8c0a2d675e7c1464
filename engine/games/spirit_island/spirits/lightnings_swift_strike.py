"""Lightning's Swift Strike: fast and destructive."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN, TOWN, Element
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules.spirit import SpiritRules
from engine.script import Script


def thundering_destruction(effect: Effect) -> Script[None]:
    yield from effect.destroy(1, BUILDINGS if effect.level(2) else TOWN)
    for _ in [number for number in (3, 4) if effect.level(number)]:
        yield from effect.destroy(1, BUILDINGS)


def harbingers_of_the_lightning(effect: Effect) -> Script[None]:
    pushed = yield from effect.push(DAHAN, up_to=2)
    if any(effect.at(push.land).count(*BUILDINGS) for push in pushed):
        effect.fear(1)


def lightnings_boon(effect: Effect) -> None:
    effect.allow("swift", 2)


def raging_storm(effect: Effect) -> Script[None]:
    yield from effect.damage_each(1)


def shatter_homesteads(effect: Effect) -> Script[None]:
    effect.fear(1)
    yield from effect.destroy(1, TOWN)


class Lightning(SpiritRules):
    """Swiftness of Lightning."""

    def swift_uses(self, elements: Mapping[Element, int]) -> int:
        """Return the number of air: one slow power may be used as fast for each (SI-SPIRIT-01)."""
        return elements.get("air", 0)


SPIRIT = Lightning()
POWERS = by_name(
    thundering_destruction,
    harbingers_of_the_lightning,
    lightnings_boon,
    raging_storm,
    shatter_homesteads,
)
