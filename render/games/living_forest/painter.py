"""The pictures of Living Forest, each together with its words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from engine.games.living_forest.model.actions import LivingAction
from engine.games.living_forest.model.view import LivingForestView
from engine.text import Seat, Text
from render.games.living_forest import badges, hand
from render.games.living_forest.alt_text import pictures
from render.games.living_forest.art import icons
from render.games.living_forest.art.animals import GLYPHS
from render.games.living_forest.board import board, event_marks
from render.games.living_forest.score_sheet import LivingForestScores
from render.kit.alt_text import Paragraph
from render.kit.canvas import Canvas
from render.kit.marks import Mark
from render.kit.palette import Ink
from render.kit.sprites import Sprite
from render.painter import Badge, Painter
from words.catalogue import Words


class LivingForestPainter(Painter[LivingForestView]):
    """The painter of Living Forest: small things on plain fields."""

    badge_signs = badges.SIGNS
    shown_signs = (*icons.SIGNS, *icons.OTHERS, *icons.PILES, "solitary", "gregarious", "onibi")
    ornaments = icons.SPIRIT_ICONS.union(GLYPHS.values())

    def draw_table(self, view: LivingForestView, names: Sequence[str], words: Words) -> Canvas:
        """Return the circle, what can be had, and what lies before each player."""
        return board.draw(view, names, words)

    def draw_hand(self, view: LivingForestView, words: Words) -> Canvas:
        """Return the own forest and cards in large."""
        assert view.seat is not None
        return hand.draw(view, view.players[view.seat], words)

    def draw_scores(self, view: LivingForestView, names: Sequence[str], words: Words) -> Canvas:
        """Return the three totals of each player and their sum."""
        return LivingForestScores(view, names, words).draw()

    def event_marks(self, event: Text, view: LivingForestView) -> Iterator[Mark]:
        """Yield the marks of trees, spirits, and other changes before a player."""
        return event_marks.marks(event, view)

    def tally(self, view: LivingForestView) -> Iterable[tuple[Seat | Text, Mapping[str, int]]]:
        """Yield each seat with its progress to victory and its tokens."""
        return event_marks.tally(view)

    def sign(self, name: str, size: int, over: Ink) -> Sprite:
        """Return an element, an animal's coin, a deed, a goal or a token."""
        return icons.taught(name, size, over)

    def badge(self, view: LivingForestView, action: LivingAction, fields: Collection[str]) -> Badge | None:
        """Return the sign of an animal's, tree's, rock's or corner's gift, or of a tile's or pile's goal; None where only words say it."""
        return badges.badge(view, action, fields)

    def table_texts(self, view: LivingForestView) -> Iterable[Iterable[Text]]:
        """Return the table in short."""
        return [pictures.table(view)]

    def hand_texts(self, view: LivingForestView) -> Iterator[Text]:
        """Return the own forest and cards."""
        assert view.seat is not None
        return pictures.hand(view, view.players[view.seat])

    def brief_hand_texts(self, view: LivingForestView) -> Iterable[Iterable[Text]]:
        """Return the same without what the cards of the stack give."""
        assert view.seat is not None
        return [pictures.hand(view, view.players[view.seat], bare=True)]

    def scores_texts(self, view: LivingForestView) -> Iterator[Text]:
        """Return the standing."""
        return pictures.scores(view)

    def paragraphs(self, view: LivingForestView) -> Iterator[Paragraph]:
        """Return the whole table."""
        return pictures.paragraphs(view)
