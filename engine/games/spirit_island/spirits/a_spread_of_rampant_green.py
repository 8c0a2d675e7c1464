"""A Spread of Rampant Green: it grows everywhere and chokes what the invaders build."""

from __future__ import annotations

from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN, TOWN, InvaderAction
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import NO, Effect
from engine.games.spirit_island.rules.blight import destroy_presence
from engine.games.spirit_island.rules.decisions import choose
from engine.games.spirit_island.rules.presence import lands_of, within
from engine.games.spirit_island.rules.spirit import SpiritRules
from engine.script import Script
from engine.text import Seat


def creepers_tear_into_mortar(effect: Effect) -> Script[None]:
    yield from _creep(effect)
    for _ in [number for number in (2, 3) if effect.level(number)]:
        yield from effect.repeat(_creep)


def _creep(effect: Effect) -> Script[None]:
    yield from effect.damage_one(1, BUILDINGS)


def all_enveloping_green(effect: Effect) -> None:
    if effect.level(1):
        effect.defend(4 if effect.level(2) else 2)
    if effect.level(3):
        effect.remove_blight()


def fields_choked_with_growth(effect: Effect) -> Script[None]:
    if (yield from effect.choose_way(town=effect.count("town"), dahan=effect.dahan)) == "town":
        yield from effect.push(TOWN, 1)
    else:
        yield from effect.push(DAHAN, 3)


def gift_of_proliferation(effect: Effect) -> Script[None]:
    yield from effect.add_presence(
        lambda: within(effect.table, lands_of(effect.table, effect.target), effect.reach(1)), effect.spirit
    )


def overgrow_in_a_night(effect: Effect) -> Script[None]:
    added = effect.placings([effect.land], effect.seat)
    if (yield from effect.choose_way(presence=added, fear=effect.presence and effect.invaders)) == "presence":
        yield from effect.add_presence(lambda: [effect.land])
    elif effect.presence and effect.invaders:
        effect.fear(3)


def stem_the_flow_of_fresh_water(effect: Effect) -> Script[None]:
    if effect.is_in("mountain", "sands"):
        yield from effect.damage_each(1, BUILDINGS)
    else:
        yield from effect.damage_one(1, BUILDINGS)


class Green(SpiritRules):
    """Choke the Land with Green, and Steady Regeneration."""

    regrowth_cost = (0, 1)

    def stops(self, play: IslandPlay, seat: Seat, land: str, action: InvaderAction) -> Script[bool]:
        """Offer to destroy one presence of a sacred site to stop a ravage or build there. Return whether it is done (SI-SPIRIT-07)."""
        if action == "explore" or not self.is_sacred(play.table.players[seat].presence.get(land, 0), land):
            return False
        prompt = tell(f"ask-choke-{action}", land=land)
        if (yield from choose(play, seat, prompt, f"choke-{action}", NO)) == NO:
            return False
        destroy_presence(play, seat, land)
        return True


SPIRIT = Green()
POWERS = by_name(
    creepers_tear_into_mortar,
    all_enveloping_green,
    fields_choked_with_growth,
    gift_of_proliferation,
    overgrow_in_a_night,
    stem_the_flow_of_fresh_water,
)
