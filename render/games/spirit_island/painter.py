"""The pictures of Spirit Island, each together with its words, made from nothing but the view, the names by seat and the language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.games.spirit_island.model.view import SpiritIslandView
from engine.text import Text
from render.games.spirit_island import hand
from render.games.spirit_island.alt_text import pictures
from render.games.spirit_island.art import look
from render.games.spirit_island.board import board
from render.games.spirit_island.score_sheet import SpiritIslandScores
from render.kit.alt_text import Paragraph, table_in_words
from render.kit.canvas import Canvas
from render.kit.fonts import ELLIPSIS
from render.kit.palette import Ink
from render.kit.sprites import Sprite
from render.pictures import Painter
from render.words import Words, words


class SpiritIslandPainter(Painter[SpiritIslandView]):
    """Small things on lands of many shapes."""

    dense = True

    def describe(self, view: SpiritIslandView, people: Sequence[str], language: str) -> str:
        """The whole table in words; where it is too long, with less of what the spirits' own pictures tell."""
        spoken = words(language)
        told = ""
        for brief in (False, True):
            told = table_in_words(view.headline, pictures.paragraphs(view, brief), people, spoken)
            if not told.endswith(ELLIPSIS):
                break
        return told

    def draw_table(self, view: SpiritIslandView, names: Sequence[str], words: Words) -> Canvas:
        """The island, the invader track, fear and blight, and what lies before each player."""
        return board.draw(view, names, words)

    def draw_hand(self, view: SpiritIslandView, words: Words) -> Canvas | None:
        """The own cards, tracks and innate powers; None before a spirit is chosen."""
        assert view.seat is not None
        spirit = view.spirits[view.seat]
        return None if spirit.spirit is None else hand.draw(spirit, words)

    def draw_scores(self, view: SpiritIslandView, names: Sequence[str], words: Words) -> Canvas:
        """The score, line by line."""
        return SpiritIslandScores(view, names, words).draw()

    def sign(self, name: str, size: int, over: Ink) -> Sprite:
        """A piece, a mark or what a spirit has."""
        return look.sign(name, size, over)

    def table_texts(self, view: SpiritIslandView) -> Iterable[Iterable[Text]]:
        """The table in short."""
        return [pictures.table(view), pictures.table(view, brief=True)]

    def hand_texts(self, view: SpiritIslandView) -> Iterator[Text]:
        """The own cards, tracks and innate powers."""
        assert view.seat is not None
        return pictures.hand(view.spirits[view.seat])

    def scores_texts(self, view: SpiritIslandView) -> Iterator[Text]:
        """The score."""
        return pictures.scores(view)

    def paragraphs(self, view: SpiritIslandView) -> Iterator[Paragraph]:
        """The whole table."""
        return pictures.paragraphs(view)
