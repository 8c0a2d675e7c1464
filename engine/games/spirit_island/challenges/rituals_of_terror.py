"""Rituals of Terror: only what the spirits do together raises the terror level."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance
from engine.games.spirit_island.fear import earned
from engine.games.spirit_island.model.kinds import DAHAN
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import end_of_game
from engine.games.spirit_island.rules.blight import destroy_presence
from engine.games.spirit_island.rules.challenge import Challenge
from engine.games.spirit_island.rules.decisions import choose
from engine.script import Script
from engine.text import Seat, Text, Who

ID = "rituals-of-terror"
DAHAN_EACH = 3
"""Number of Dahan needed in the land of a ritual for each spirit."""
ENERGY = 3
PRESENCE = 3
LAST_LEVEL = 3
REFUSAL = "no-ritual"


class RitualsOfTerror(Challenge):
    """Fear cards pile up until a ritual lets them loose."""

    id = ID
    holds_terror = True
    fear_end = "nothing"

    def lay_out(self, table: Table, chance: Chance) -> None:
        """Make the fear deck of all fear cards, in one part (SI-SCENARIO-08)."""
        table.fear.deck += table.fear.box
        table.fear.box = []
        table.fear.parts = [len(table.fear.deck)]

    def fear_runs_out(self, play: IslandPlay) -> bool:
        """Return True: no more cards are earned, and nothing else comes of it (SI-SCENARIO-08)."""
        return True

    def ways(self, table: Table) -> Sequence[Text]:
        """Return what the ritual needs, and how many more of them win (SI-SCENARIO-09)."""
        return [
            tell(
                "way-ritual",
                dahan=DAHAN_EACH * len(table.players),
                energy=ENERGY,
                presence=PRESENCE,
                count=LAST_LEVEL + 1 - table.fear.level,
            )
        ]

    def lands_of_ritual(self, table: Table) -> Sequence[str]:
        """Return the lands with every spirit, enough Dahan and the presence to give; none while energy is lacking (SI-SCENARIO-09)."""
        if sum(player.energy for player in table.players) < ENERGY:
            return ()
        return [
            land
            for land in table.island.lands
            if table.lands[land].count("dahan") >= DAHAN_EACH * len(table.players)
            and all(player.presence.get(land) for player in table.players)
            and sum(player.presence[land] for player in table.players) >= PRESENCE
        ]

    def perform(self, play: IslandPlay, land: str) -> Script[None]:
        """Ask everybody for their share of the cost; if it is paid, raise terror and resolve all earned fear (SI-SCENARIO-09).

        The owner of the board says where the Dahan go (SI-ASYNC-09).
        """
        energy = yield from _collect(play, "energy", ENERGY, [each.energy for each in play.table.players])
        stand = [each.presence[land] for each in play.table.players]
        given = yield from _collect(play, "presence", PRESENCE, stand) if energy else _nothing()
        if not energy or not given:
            play.table.has_refused = True
            play.tell(tell("event-ritual-refused", land=land))
            return
        play.tell(tell("event-ritual", land=land))
        for each, cost, lost in zip(play.table.seats, energy, given, strict=True):
            play.table.players[each].energy -= cost
            if cost:
                play.tell(tell("event-pays", who=Who(each), energy=cost, what=name_of(ID)))
            for _ in range(lost):
                destroy_presence(play, each, land)
        _raise_terror(play)
        while play.table.fear.earned:
            yield from earned.resolve(play)
        owner = Seat(play.table.island.owner(land))
        yield from Effect(play, owner, ID, land, is_power=False).push_spread(DAHAN, evenly=True)


def _collect(play: IslandPlay, what: str, needed: int, most: Sequence[int]) -> Script[list[int]]:
    """Return what each spirit gives of its own free will, in the order of seats; [] where one does not want the ritual.

    Less than the others leave to a spirit would be the end of the ritual, and is offered as that.
    """
    given: list[int] = []
    for seat in play.table.seats:
        missing = needed - sum(given)
        least = max(0, missing - sum(most[seat + 1 :]))
        prompt = tell(f"ask-give-{what}", about=name_of(ID), missing=missing)
        numbers = [f"number-{number}" for number in range(min(missing, most[seat]), least - 1, -1)]
        way = yield from choose(play, seat, prompt, *numbers, *([REFUSAL] if least else []))
        if way == REFUSAL:
            return []
        given.append(int(way.removeprefix("number-")))
    return given


def _nothing() -> Script[list[int]]:
    yield from ()
    return []


def _raise_terror(play: IslandPlay) -> None:
    """Raise the terror level by one; from the last level that is victory."""
    fear = play.table.fear
    if fear.level == LAST_LEVEL:
        end_of_game.win(play, "ritual")
        return
    fear.level += 1
    play.tell(tell("event-terror", level=fear.level))


CHALLENGE = RitualsOfTerror()
