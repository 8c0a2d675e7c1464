"""The interface of a module to the pictures of the forest and to their words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from engine.games.spirits_of_the_forest.model.view import Category, ForestView, PlayerView
from engine.outcome import Standing
from engine.text import Seat, Text
from render.games.spirits_of_the_forest.art.site import Site
from render.games.spirits_of_the_forest.sections import Section
from render.kit.canvas import Canvas
from render.kit.palette import Ink
from render.kit.sprites import Sprite


@dataclass(frozen=True, slots=True)
class RowKind:
    """A row of the score sheet: its name in the catalogue (`picture-row-...`), silhouette and ink."""

    name: str
    sign: str
    ink: Ink


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A line below the score sheet: a silhouette, the ink it lies on, and the catalogue key of its meaning."""

    sign: str
    ground: Ink
    key: str


@dataclass(frozen=True, slots=True)
class Rival:
    """A rival: somebody without a seat whom the pictures show as if it were a player."""

    player: PlayerView
    name: Text


class ModulePictures:
    """The pictures of one module; as it stands here, it adds nothing."""

    signs: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Signs on a button for what comes to light with a tile, by the name that the rules give it."""
    legend: ClassVar[Mapping[str, tuple[str, Ink]]] = MappingProxyType({})
    """Silhouettes that the module brings into the pictures, and their inks, by the names of their signs in the lesson."""
    beside: ClassVar[int] = 0
    """Pixels that the module needs at the right of the rows; 0: it lays nothing there."""
    seam: ClassVar[int] = 0
    """Pixels that the module needs between the two rows of a block."""
    has_card: ClassVar[bool] = False
    """Whether the module puts a card before each player, which `card` draws."""
    penalises_missing: ClassVar[bool] = True
    """Whether points are lost for missing spirits and powers."""
    sum_key: ClassVar[str] = ""
    """Key of the text for the parts of the sums on the score sheet, where these are not tiles and favours."""
    rows: ClassVar[Mapping[str, RowKind]] = MappingProxyType({})
    """Rows of the score sheet that the module adds, by the keys of the lines that count for them."""

    def lay_under(self, canvas: Canvas, view: ForestView, place: Site) -> None:
        """Lay the things under the tiles, or beside their rows."""

    def lay_over(self, canvas: Canvas, view: ForestView, place: Site) -> None:
        """Lay the things upon the tiles."""

    def boxes(self, view: ForestView, place: Site) -> Iterator[tuple[int, int, int, int]]:
        """Yield the boxes of things upon the tiles that are to be read, as left, top, right and bottom."""
        return iter(())

    def closed_rows(self, view: ForestView) -> frozenset[int]:
        """Return the rows nothing can be taken from."""
        return frozenset()

    def strip_height(self, view: ForestView) -> int:
        """Return the height of the module's strip between the forest and the players, in pixels."""
        return 0

    def lay_strip(self, canvas: Canvas, view: ForestView, top: int) -> None:
        """Lay the strip, from `top` on."""

    def card(self, view: ForestView, player: PlayerView, wide: int) -> Sprite:
        """Return the card before a player, `wide` pixels wide and as high as all of them."""
        raise NotImplementedError

    def trophies(self, view: ForestView, player: PlayerView) -> Iterator[Sprite]:
        """Yield the trophies of a player."""
        return iter(())

    def sections(self, view: ForestView, player: PlayerView) -> Iterator[Section]:
        """Yield the sections that only this player may see. `player` is the viewer."""
        return iter(())

    def rivals(self, view: ForestView) -> Iterator[Rival]:
        """Yield the others shown beside the players, after the last of them."""
        return iter(())

    def winners(self, view: ForestView) -> tuple[Seat, ...]:
        """Return the crowned columns at the end: winning seats, or a rival by the number of its column."""
        return view.outcome.winners

    def ground(self, view: ForestView, category: Category, column: int, ground: Ink | None) -> Ink | None:
        """Return the ink under a count that stands out; `ground` is the ink without this module. None where it does not stand out."""
        return ground

    def key_lines(self, view: ForestView) -> Iterator[KeyLine]:
        """Yield the explanations of the module's marks on the score sheet."""
        return iter(())

    def in_words(self, view: ForestView, cards: bool) -> Iterator[Text]:
        """Yield the things that the module has put on the table; without `cards` the words of cards are left out."""
        return iter(())

    def player_in_words(self, view: ForestView, player: PlayerView, cards: bool) -> Iterator[Text]:
        """Yield the things before a player; without `cards` the words of cards are left out."""
        return iter(())

    def rivals_in_words(self, view: ForestView) -> Iterator[Text]:
        """Yield the words about the rivals."""
        return iter(())

    def scores_in_words(self, view: ForestView) -> Iterator[Text]:
        """Yield the changes to the count."""
        return iter(())

    def standing_in_words(self, view: ForestView, standing: Standing) -> Text | None:
        """Return the standing of a seat in the module's own words; None where the usual ones will do."""
        return None
