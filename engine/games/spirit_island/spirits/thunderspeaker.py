"""Thunderspeaker: leader of the Dahan."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirit_island.model.actions import Drift
from engine.games.spirit_island.model.kinds import CITY, DAHAN, EXPLORER, TOWN
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.texts import name_of, spot, tell
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules.blight import destroy_presence
from engine.games.spirit_island.rules.decisions import decide_or_stop, pick
from engine.games.spirit_island.rules.presence import elements, place
from engine.games.spirit_island.rules.spirit import SpiritRules
from engine.script import Script
from engine.text import Seat, Who


def gather_the_warriors(effect: Effect) -> Script[None]:
    yield from effect.gather(DAHAN, up_to=elements(effect.player).get("air", 0))
    yield from effect.push(DAHAN, up_to=elements(effect.player).get("sun", 0))


def lead_the_furious_assault(effect: Effect) -> Script[None]:
    if effect.level(2):
        yield from effect.destroy(effect.dahan // 2, TOWN)
    if effect.level(3):
        yield from effect.destroy(effect.dahan // 3, CITY)


def manifestation_of_power_and_glory(effect: Effect) -> Script[None]:
    effect.fear(1)
    yield from effect.damage(effect.dahan * effect.presence)


def sudden_ambush(effect: Effect) -> Script[None]:
    yield from effect.gather(DAHAN, up_to=1)
    yield from effect.destroy(effect.dahan, EXPLORER)


def voice_of_thunder(effect: Effect) -> Script[None]:
    if (yield from effect.choose_way(push=effect.dahan, fear=effect.invaders)) == "push":
        yield from effect.push(DAHAN, up_to=4)
    elif effect.invaders:
        effect.fear(2)


def words_of_warning(effect: Effect) -> None:
    effect.defend(3)
    effect.lasting("dahan-at-once")


class Thunderspeaker(SpiritRules):
    """Ally of the Dahan, and Sworn to Victory."""

    def dahan_moved(self, play: IslandPlay, seat: Seat, origin: str, land: str) -> Script[None]:
        """Offer to move one own presence along with each Dahan (SI-SPIRIT-05)."""

        def offer() -> list[Drift]:
            player = play.table.players[seat]
            return [Drift(origin, land)] if player.presence.get(origin) else []

        prompt = tell("ask-follow", about=name_of("ally-of-the-dahan"), origin=spot(origin), land=spot(land))
        drift = yield from decide_or_stop(play, seat, prompt, offer)
        if drift is not None:
            place(play.table.players[seat], land, origin)
            play.tell(tell("event-drifts", who=Who(seat), origin=spot(origin), land=spot(land)))

    def after_ravage(self, play: IslandPlay, seat: Seat, land: str, dahan: int) -> Script[None]:
        """Destroy one own presence there or next to it for each Dahan destroyed, unasked where no more is left (SI-SPIRIT-06)."""

        def discs() -> list[str]:
            presence = play.table.players[seat].presence
            near = (land, *play.table.island.neighbours[land])
            return [each for each in near for _ in range(presence.get(each, 0))]

        prompt = tell("ask-lose", about=name_of("sworn-to-victory"))
        for left in range(dahan, 0, -1):
            doomed: Sequence[str | None] = discs()
            if len(doomed) > left:
                doomed = [(yield from pick(play, seat, prompt, lambda: list(dict.fromkeys(discs()))))]
            for lost in filter(None, doomed):
                destroy_presence(play, seat, lost, name_of("sworn-to-victory"))


SPIRIT = Thunderspeaker()
POWERS = by_name(
    gather_the_warriors,
    lead_the_furious_assault,
    manifestation_of_power_and_glory,
    sudden_ambush,
    voice_of_thunder,
    words_of_warning,
)
