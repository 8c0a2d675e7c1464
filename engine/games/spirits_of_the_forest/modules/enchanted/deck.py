"""The cards of the Enchanted mode, read from their facts, and their words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, TypeAlias, get_args

from engine.facts import Facts, facts
from engine.games.spirits_of_the_forest.model.facts import Tile, tiles
from engine.games.spirits_of_the_forest.model.kinds import FACES, ID, POWERS, SPIRITS
from engine.games.spirits_of_the_forest.model.texts import face_text, tell, tile_text
from engine.text import Text

Bonus: TypeAlias = Literal["gem", "again", "tokens"]
"""Bonus for claiming a card (ML-ENCHANT-10)."""
Shape: TypeAlias = Literal["any", "double", "power"]
"""Shape in a request, instead of a spirit or a power: any tile, any double, any tile with a power."""


class CardFacts(Facts):
    """The facts of one card. A request is a spirit, a power, a `Shape`, `<spirit>+power` or `any+<power>` (ML-ENCHANT-03)."""

    id: str
    requests: tuple[str, str, str]
    bonus: Bonus
    points: int


class DeckFacts(Facts):
    """The file of enchantment cards."""

    reconstructed: bool
    cards: tuple[CardFacts, ...]

    def wrong(self) -> Iterator[str]:
        """Yield the contradictions to what is known of the fifteen cards, whatever they ask for (ML-ENCHANT-02, ML-ENCHANT-03)."""
        if len(self.cards) != 15 or len({card.id for card in self.cards}) != 15:
            yield "there must be fifteen enchantment cards, each with an id of its own"
        for bonus in get_args(Bonus):
            if all(card.bonus != bonus for card in self.cards):
                yield f"at least one enchantment card must bring the bonus {bonus}"
        for card in self.cards:
            if card.points < 1:
                yield f"the enchantment card {card.id} must be worth a point or more"
            for request in card.requests:
                if request not in _requests():
                    yield f"the enchantment card {card.id} asks for {request!r}, which is no request"


@cache
def _requests() -> frozenset[str]:
    """Return all requests that a card may have."""
    with_power = (f"{spirit}+power" for spirit in SPIRITS)
    return frozenset(
        (*get_args(Shape), *SPIRITS, *POWERS, *with_power, *(f"any+{power}" for power in POWERS))
    )


@cache
def enchantments() -> dict[str, CardFacts]:
    """Return the cards by their ids."""
    return {card.id: card for card in facts(ID, "enchantments", DeckFacts).cards}


@cache
def matches(request: str, tile: Tile) -> bool:
    """Return whether the tile meets the request (ML-ENCHANT-05)."""
    return all(_has(word, tile) for word in request.split("+"))


def _has(word: str, tile: Tile) -> bool:
    if word == "any":
        return True
    if word == "double":
        return tile.symbols == 2
    if word == "power":
        return tile.power is not None
    return word in (tile.spirit, tile.power)


@cache
def tile_kind(index: int) -> str:
    """Return the kind of a tile, as people type it: `leaves`, `leaves-double`, `leaves-moon`."""
    tile = tiles()[index]
    return f"{tile.spirit}-double" if tile.symbols == 2 else "-".join(filter(None, (tile.spirit, tile.power)))


@cache
def every_kind() -> tuple[str, ...]:
    """Return all kinds of tiles, as people type them."""
    return tuple(dict.fromkeys(map(tile_kind, range(len(tiles())))))


@cache
def tile_of_kind(kind: str) -> Tile | None:
    """Return the tile of this kind; None where there is no such tile."""
    return next((tile for index, tile in enumerate(tiles()) if tile_kind(index) == kind), None)


def kind_text(kind: str) -> Text:
    """Return the tile of a kind such as `leaves-moon`, in words."""
    tile = tile_of_kind(kind)
    return tell("tile-none") if tile is None else tile_text(tile)


def request_text(request: str) -> Text:
    """Return one request of an enchanted card: `leaves · any power`."""
    words = [face_text(word) if word in FACES else tell(f"request-{word}") for word in request.split("+")]
    return words[0] if len(words) == 1 else tell("request-both", one=words[0], other=words[1])


def enchantment_text(card: str) -> Text:
    """Return an enchanted card in words: its requests, its points and its bonus."""
    found = enchantments().get(card)
    if found is None:
        return tell("card-none")
    return tell(
        "enchantment",
        requests=tuple(map(request_text, found.requests)),
        points=found.points,
        bonus=tell(f"bonus-{found.bonus}"),
    )
