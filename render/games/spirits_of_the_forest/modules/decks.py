"""The common part of the modules that deal a card to each player."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.dealt_cards import ChosenCards
from engine.text import Text
from render.games.spirits_of_the_forest.art import cards
from render.games.spirits_of_the_forest.modules.module import ModulePictures
from render.games.spirits_of_the_forest.sections import Item, Section
from render.kit.sprites import Sprite


class DeckPictures(ModulePictures):
    """The pictures of a deck: two cards are dealt, one is kept, which lies before its player once it is open."""

    has_card = True
    module: ClassVar[ChosenCards[Any]]
    caption: ClassVar[str]
    """Catalogue key of the words under a card in a hand."""

    def kept(self, view: ForestView, player: PlayerView) -> str | None:
        """Return the card that the player has kept, as far as the viewer may know."""
        kept: tuple[str | None, ...] = self.module.seen(view).kept
        return kept[player.seat]

    @abstractmethod
    def face(self, card: str | None) -> cards.CardFace:
        """Return the look of a card; None: one that is not chosen yet, or not shown."""

    @abstractmethod
    def is_struck(self, view: ForestView, player: PlayerView) -> bool:
        """Return whether the card before this player pays or costs."""

    @abstractmethod
    def is_idle(self, view: ForestView, player: PlayerView) -> bool:
        """Return whether the card before this player never will pay or cost."""

    def card(self, view: ForestView, player: PlayerView, wide: int) -> Sprite:
        """Return the card that was kept."""
        struck, idle = self.is_struck(view, player), self.is_idle(view, player)
        return cards.small(self.face(self.kept(view, player)), wide, struck, idle)

    def sections(self, view: ForestView, player: PlayerView) -> Iterator[Section]:
        """Yield the cards to choose from; the one kept is marked."""
        kept, dealt = self.kept(view, player), self.module.seen(view).dealt
        if not dealt:
            return
        words = [
            tell(f"told-dealt-{self.module.id}", cards=tuple(self.module.card_text(card) for card in dealt))
        ]
        if kept:
            words.append(tell("told-kept", card=self.module.card_text(kept)))
        items = [Item(cards.large(self.face(card), card == kept), tell(self.caption)) for card in dealt]
        title = f"picture-dealt-{self.module.id}"
        yield Section(title, items, words, 2, cards.LARGE_W, cards.LARGE_H, asked=True)

    def player_in_words(self, view: ForestView, player: PlayerView, cards: bool) -> Iterator[Text]:
        """Yield the card that was kept, once it lies open."""
        if cards and (kept := self.kept(view, player)) and not self.module.seen(view).dealt:
            yield tell(f"told-{self.module.id}", card=self.module.card_text(kept))
