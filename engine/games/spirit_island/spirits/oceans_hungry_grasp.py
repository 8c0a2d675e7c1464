"""Ocean's Hungry Grasp: it brings the oceans into play and drowns what comes into them."""

from __future__ import annotations

from engine.games.spirit_island.model.actions import Push
from engine.games.spirit_island.model.island import is_coastal, is_ocean
from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN, EXPLORER, TOWN, Kind
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import pieces
from engine.games.spirit_island.rules.decisions import decide_or_stop
from engine.games.spirit_island.rules.presence import lands_of
from engine.games.spirit_island.rules.spirit import SpiritRules
from engine.script import Script


def pound_ships_to_splinters(effect: Effect) -> None:
    effect.fear(effect.level(1) + effect.level(2) + 2 * effect.level(3))


def ocean_breaks_the_shore(effect: Effect) -> Script[None]:
    yield from drown(effect, BUILDINGS if effect.level(2) else TOWN)
    if effect.level(3):
        yield from drown(effect, BUILDINGS)


def call_of_the_deeps(effect: Effect) -> Script[None]:
    yield from effect.gather(EXPLORER, 1)
    if is_ocean(effect.land):
        yield from effect.gather(EXPLORER, up_to=1)


def grasping_tide(effect: Effect) -> None:
    effect.fear(2)
    effect.defend(4)


def swallow_the_land_dwellers(effect: Effect) -> Script[None]:
    yield from drown(effect, EXPLORER)
    yield from drown(effect, TOWN)
    yield from drown(effect, DAHAN)


def tidal_boon(effect: Effect) -> Script[None]:
    effect.energy(2)
    land = yield from effect.by(effect.spirit).pick_or_stop(lambda: lands_of(effect.target))
    if land is not None:
        yield from effect.by(effect.spirit, land).push(TOWN, up_to=1)
        yield from _push_dahan(effect.by(effect.spirit, land))


def _push_dahan(effect: Effect) -> Script[None]:
    """Up to two Dahan; from the ocean the user may carry them to any coast instead of drowning them."""
    for left in (2, 1):
        prompt = tell("ask-push", about=effect.name, left=left)
        push: Push | None = yield from decide_or_stop(
            effect.play, effect.chooser, prompt, lambda: effect.pushes(DAHAN)
        )
        if push is None:
            return
        saved = (yield from _save(effect)) if is_ocean(push.land) else None
        yield from pieces.move(effect.play, push.piece, push.origin, saved or push.land)


def _save(effect: Effect) -> Script[str | None]:
    """A coastal land that the user carries a Dahan to, or none."""
    coasts = [land for land in effect.table.island.lands if is_coastal(land)]
    return (yield from effect.by(effect.seat).pick_or_stop(lambda: coasts))


def drown(effect: Effect, kinds: tuple[Kind, ...]) -> Script[None]:
    """Drown one piece of the target land (SI-SPIRIT-11)."""
    took = yield from effect.take(tell("ask-drown", about=effect.name), kinds)
    if took is not None and not pieces.is_safe(effect.table, took.land, effect.here.find(took.piece).kind):
        pieces.drown(effect.play, took.land, effect.here.find(took.piece))


class Ocean(SpiritRules):
    """Ocean in Play, and Drowning."""

    lives_in_oceans = True

    def may_stand_in(self, land: str) -> bool:
        """It stands in oceans and on coasts, never inland (SI-SPIRIT-09)."""
        return is_coastal(land)


SPIRIT = Ocean()
POWERS = by_name(
    pound_ships_to_splinters,
    ocean_breaks_the_shore,
    call_of_the_deeps,
    grasping_tide,
    swallow_the_land_dwellers,
    tidal_boon,
)
