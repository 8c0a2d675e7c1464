"""Rain: a creature's step onto a token and a bit is a choice between them, and discarded tokens change the Moonlight card (ML-S17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar, Literal

from engine.chance import Chance
from engine.games.moonlight.forest.module import MoonlightModule, laws
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import BITS, Creature
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.supply import purse
from engine.games.moonlight.model.table import CARD, OUT, Table, TakenTile
from engine.games.moonlight.model.texts import face_text, named, tell
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS, Face, Spirit
from engine.script import Script
from engine.script.asks import AskOption, option
from engine.text import Seat, Text, Who

Gain = Literal["token", "bit"]
GEM = "card-gem-"
"""Beginning of the note that says whose gem lies on a symbol of the Moonlight card; its value is the owner's seat, from 1."""


class RainChoice(MoonlightModule):
    """A creature that steps onto a token and a bit takes one of them for the team (ML-S17-04 to ML-S17-11)."""

    id: ClassVar[str] = "rain_choice"
    replaces = (
        "ML-ASSIGN-05",
        "ML-BIT-01",
    )
    rules = ("ML-S17",)

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        rained = [spot for spot in ground.spots if spot.bit or spot.tokens]
        if len(rained) != BITS or not all(spot.bit and spot.tokens == (True,) for spot in rained):
            yield f"must have {BITS} tiles with a bit and a face-up token each"

    def enter(self, play: MoonlightPlay, creature: Creature, came_from: int) -> Script[None]:
        """Let the player choose: the token for the team and the bit for the opponent, or the bit for the team and no token (ML-S17-05)."""
        spot = play.table.creatures[creature]
        if spot not in play.table.bits or spot not in play.table.tokens:
            return
        (token,) = play.table.tokens[spot]
        gain = yield from play.decide("rain", partial(_gains, token.face), token=face_text(token.face))
        play.table.bits = play.table.bits - {spot}
        del play.table.tokens[spot]
        if gain == "token":
            play.give_token(token.face, "light")
            play.give_bit("shadow")
            return
        play.give_bit("light")
        play.event("token-discarded", token=face_text(token.face))
        play.table.piles[OUT] = (*play.table.piles.get(OUT, ()), token.turned())
        for module in laws(play.table).at("after_discarding"):
            yield from module.after_discarding(play, token.face)

    def gem_found(self, table: Table, spot: int) -> Table | None:
        """Return the table after a "+" has gone to the team, which brings the gem back that was spent to get there."""
        is_plus = any(token.face == "plus" for token in table.tokens.get(spot, ()))
        return _without_rain(table, spot) if is_plus and spot in table.bits else None

    def after_pick(self, play: MoonlightPlay, taken: TakenTile) -> Script[None]:
        """Drop the token with the bit onto the tile beneath, or give it to the opponent (ML-S17-11)."""
        yield from ()
        beneath = play.beneath(taken.spot)
        play.table.picked = (*play.table.picked[:-1], replace(taken, tokens=()))
        for token in taken.tokens:
            if beneath is None:
                play.give_token(token.face, "shadow")
            else:
                play.table.tokens[beneath] = (token,)


def _without_rain(table: Table, spot: int) -> Table:
    """Return the table without the bit and the token of a place: to be looked at, not to be changed."""
    seen = table.likeness()
    seen.bits = table.bits - {spot}
    return seen


def _gains(face: Face) -> list[AskOption[Gain]]:
    return [
        option("token", tell("rain-token", token=face_text(face))),
        option("bit", tell("rain-bit", token=face_text(face))),
    ]


class CardTakesTokens(MoonlightModule):
    """Gems lie on the symbols of the Moonlight card, and tokens take their place (ML-S17-03, ML-S17-06 to ML-S17-10)."""

    id: ClassVar[str] = "card_takes_tokens"

    def lay(self, table: Table, chance: Chance) -> None:
        """Lay a gem on each symbol of the card, two of each player's colour (ML-S17-03)."""
        owners = chance.shuffled([number % table.seats + 1 for number in range(len(table.card))])
        table.notes |= {f"{GEM}{spirit}": owner for spirit, owner in zip(table.card, owners, strict=True)}

    def gem_found(self, table: Table, spot: int) -> Table | None:
        """Return the table after the token of a place has covered a symbol that holds a gem of the player who acts."""
        mine = table.active + 1
        own = [name for name, owner in table.notes.items() if name.startswith(GEM) and owner == mine]
        if not own or spot not in table.bits or spot not in table.tokens:
            return None
        after = _without_rain(table, spot)
        after.notes = {name: owner for name, owner in table.notes.items() if name != own[0]}
        return after

    def after_discarding(self, play: MoonlightPlay, face: Face) -> Script[None]:
        """Cover a symbol that still holds a gem with the token, and give the gem to its owner (ML-S17-06, ML-S17-07)."""
        spirit = yield from play.decide("cover", partial(_symbols, play.table), token=face_text(face))
        if spirit is None:
            return
        owner = Seat(play.table.notes.pop(f"{GEM}{spirit}") - 1)
        purse(play.table, owner).gems += 1
        play.table.card = tuple(_covered(play.table.card, spirit, face))
        *out, token = play.table.piles.pop(OUT)
        play.table.piles |= {OUT: tuple(out)} if out else {}
        play.table.piles[CARD] = (*play.table.piles.get(CARD, ()), token)
        play.event("covers", token=face_text(face), spirit=named(spirit))
        play.tell(tell("event-gem-gained", who=Who(owner)))

    def notices(self, table: Table) -> Iterable[Text]:
        """Return a sentence of the gems that still lie on the card, and whose they are."""
        for spirit in gems_on_card(table):
            owner = Seat(table.notes[f"{GEM}{spirit}"] - 1)
            yield tell("notice-card-gem", spirit=named(spirit), who=Who(owner))


def gems_on_card(table: Table) -> list[Spirit]:
    """Return the symbols of the card that still hold a gem, in the order in which the box names the spirits."""
    return [spirit for spirit in SPIRITS if f"{GEM}{spirit}" in table.notes]


def _symbols(table: Table) -> Iterator[AskOption[Spirit]]:
    for spirit in gems_on_card(table):
        owner = Seat(table.notes[f"{GEM}{spirit}"] - 1)
        yield option(spirit, tell("cover", spirit=named(spirit), who=Who(owner)))


def _covered(card: tuple[Spirit, ...], spirit: Spirit, face: Face) -> Iterator[Spirit]:
    """Yield the spirits of the card once `face` covers one symbol of `spirit`; a "+" demands nothing (ML-S17-09)."""
    place = card.index(spirit)
    yield from card[:place]
    if face in SPIRITS:
        yield face
    yield from card[place + 1 :]
