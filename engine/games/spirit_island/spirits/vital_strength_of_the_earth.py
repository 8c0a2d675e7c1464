"""Vital Strength of the Earth: slow, sturdy, a shield of the land."""

from __future__ import annotations

from engine.games.spirit_island.model.kinds import DAHAN, EXPLORER
from engine.games.spirit_island.model.table import Player
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules.spirit import SpiritRules
from engine.script import Script

SHIELD = 3


def gift_of_strength(effect: Effect) -> None:
    effect.allow("repeat", 6 if effect.level(3) else 3 if effect.level(2) else 1)


def guard_the_healing_land(effect: Effect) -> None:
    effect.remove_blight()
    effect.defend(4)


def a_year_of_perfect_stillness(effect: Effect) -> None:
    effect.skip_invader_actions()


def rituals_of_destruction(effect: Effect) -> Script[None]:
    is_large = effect.dahan >= 3
    yield from effect.damage(5 if is_large else 2)
    effect.fear(2 if is_large else 0)


def draw_of_the_fruitful_earth(effect: Effect) -> Script[None]:
    yield from effect.gather(EXPLORER, up_to=2)
    yield from effect.gather(DAHAN, up_to=2)


class Earth(SpiritRules):
    """Earth's Vitality."""

    def defend(self, player: Player, land: str) -> int:
        """Return the points by which the spirit defends a land by itself: a sacred site does (SI-SPIRIT-03)."""
        return SHIELD if self.is_sacred(player.presence.get(land, 0), land) else 0


SPIRIT = Earth()
POWERS = by_name(
    gift_of_strength,
    guard_the_healing_land,
    a_year_of_perfect_stillness,
    rituals_of_destruction,
    draw_of_the_fruitful_earth,
)
