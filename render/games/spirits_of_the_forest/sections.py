"""A hand as a list: things of one kind under a title, together with the words for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import FavourView
from engine.text import Text
from render.games.spirits_of_the_forest.art.tokens import favour
from render.kit.card_rows import CardGrid
from render.kit.palette import CREAM, GOLD, MUTED, PANEL, PANEL_EDGE, Ink
from render.kit.sprites import Sprite

CARD_W, CARD_H = 226, 290
GAP = 16
TITLE = 104


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to be seen: its sprite, the words under it, and the box around it."""

    sprite: Sprite
    label: Text | None = None
    edge: Ink | None = None
    """Ink of the box; None where the sprite has a box of its own."""
    ink: Ink = CREAM
    tag: str = ""
    """Letters in the upper left corner of the box."""


@dataclass(frozen=True, slots=True)
class Section:
    """Things of one kind under a title, each in `wide` x `high` pixels, a number of them side by side."""

    title: str
    items: Sequence[Item]
    words: Sequence[Text]
    """Words for the section, which say the same."""
    across: int = 4
    wide: int = CARD_W
    high: int = CARD_H
    asked: bool = False
    """Whether its player has to choose from the section now, so that it comes before all that is only known."""

    @property
    def grid(self) -> CardGrid:
        """Grid of the section's rows."""
        return CardGrid(self.across, self.wide, self.high, GAP)

    @property
    def height(self) -> int:
        """Height of the section with its title, in pixels."""
        return TITLE + self.grid.height(len(self.items))


def token(shown: FavourView) -> Item:
    """Return a favour token with its name; one that is spent is only half there."""
    sprite = favour(str(shown.face), 88, PANEL, shown.spent)
    if shown.spent or shown.face is None:
        return Item(sprite, tell("picture-spent"), PANEL_EDGE, MUTED)
    return Item(sprite, tell("picture-plus") if shown.face == "plus" else named(shown.face), GOLD)
