"""Cards, Moonlight tiles and favour tokens in words, as labels and choices need them.

Labels are also asked for about moves that are not legal, so nothing here may fail on a card or token that does not exist.
"""

from __future__ import annotations

from typing import Final, Literal

from engine.games.spirits_of_the_forest.model.actions import Claim
from engine.games.spirits_of_the_forest.model.kinds import AIR, POWERS, SPIRITS, Face
from engine.games.spirits_of_the_forest.model.texts import named, tell, tile_text
from engine.games.spirits_of_the_forest.model.view import ForestView, Stage
from engine.games.spirits_of_the_forest.modules.decks import Kind, card_text, curses, wishes
from engine.games.spirits_of_the_forest.modules.enchanted import enchantments, tile_of_kind
from engine.games.spirits_of_the_forest.modules.solo import BONUS
from engine.text import Text

_FACES: Final[tuple[Face, ...]] = (*SPIRITS, AIR, *POWERS, "plus", "nature")
FACES: Final[dict[str, Face]] = {face: face for face in _FACES}
"""What a favour token may show, by its name."""
_STOPS: Final[tuple[Stage, ...]] = ("second", "claim", "bonus-gem")
"""The stages in which there is something to stop."""


def stop_label(view: ForestView) -> Text:
    """What is left away: the second tile, the card, or further gems."""
    stage = view.stage if view.stage in _STOPS else _STOPS[0]
    return tell(f"label-stop-{stage}")


def kept_card(kind: Kind, card: str) -> Text:
    """A wish or curse card."""
    return card_text(kind, card) if card in (wishes() if kind == "wish" else curses()) else tell("card-none")


def moonlight_label(view: ForestView, face: Literal["up", "down"]) -> Text:
    """The Moonlight tile that is decided on: of those this seat looks at, the one that was come to first (ML-TILES-06)."""
    taken = view.last.collected if view.last is not None else ()
    looked_at = [tile for tile in view.moonlight if tile.state == "looking"]
    tile = next((tile for each in taken for tile in looked_at if each.cell in tile.cells), None)
    if tile is None or tile.spirit is None:
        return tell(f"choice-moonlight-{face}")
    return tell(f"label-moonlight-{face}", block=tile.name, spirit=named(tile.spirit))


def claim_label(claim: Claim) -> Text:
    """The card and the three tiles."""
    return tell("label-claim", card=claim.card, tiles=tuple(map(kind_text, claimed_kinds(claim))))


def claim_choice(claim: Claim, field: str) -> Text:
    """The card, or one of the tiles."""
    if field == "card":
        return tell("choice-enchantment", card=claim.card, text=enchantment_text(claim.card))
    kind: str = getattr(claim, field)
    return kind_text(kind)


def claimed_kinds(claim: Claim) -> tuple[str, str, str]:
    """The tiles in the order of the requests."""
    return claim.first, claim.second, claim.third


def kind_text(kind: str) -> Text:
    """A tile that is named by what it shows: `leaves-moon`."""
    tile = tile_of_kind(kind)
    return tell("tile-none") if tile is None else tile_text(tile)


def enchantment_text(card: str) -> Text:
    """An enchanted card: what it asks for, its points and what it brings."""
    found = enchantments().get(card)
    if found is None:
        return tell("card-none")
    return tell(
        "enchantment",
        requests=tuple(map(request_text, found.requests)),
        points=found.points,
        bonus=tell(f"bonus-{found.bonus}"),
    )


def request_text(request: str) -> Text:
    """One request of an enchanted card: `leaves · any power`."""
    words = [named(FACES[word]) if word in FACES else tell(f"request-{word}") for word in request.split("+")]
    return words[0] if len(words) == 1 else tell("request-both", one=words[0], other=words[1])


def token_text(face: str) -> Text:
    """A favour token by its face."""
    return named(FACES[face]) if face in FACES else tell("token-none")


def offer_label(view: ForestView, fate: Literal["keep", "discard", "give"]) -> Text:
    """What becomes of the solo player's token, and what that is worth."""
    own = next((favour.face for favour in view.players[view.seat or 0].favours if favour.face), None)
    face = tell("token-none") if own is None else named(own)
    return tell(f"label-offer-{fate}", face=face, points=BONUS[fate])
