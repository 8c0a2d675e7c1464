"""The pictures of the forest, each together with its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.text import Text
from render.games.spirits_of_the_forest import hand
from render.games.spirits_of_the_forest.alt_text import pictures
from render.games.spirits_of_the_forest.art import signs
from render.games.spirits_of_the_forest.board import board
from render.games.spirits_of_the_forest.modules.registry import rivals
from render.games.spirits_of_the_forest.score_sheet import ForestScores
from render.kit.alt_text import Paragraph
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.palette import Ink
from render.kit.sprites import Sprite
from render.pictures import Painter
from render.words import Words


class ForestPainter(Painter[ForestView]):
    """Trunks stand upright behind everything. Whoever is shown without a seat has a name after those of the seats."""

    upright = True

    def names(self, view: ForestView, people: Sequence[str], words: Words) -> list[str]:
        """The players, then whoever is shown without a seat."""
        others = [printable(words.say(rival.name)) for rival in rivals(view)]
        return [*super().names(view, people, words), *others]

    def draw_table(self, view: ForestView, names: Sequence[str], words: Words) -> Canvas:
        """The board and what lies before each player."""
        return board.draw(view, names, words)

    def draw_hand(self, view: ForestView, words: Words) -> Canvas | None:
        """What the viewer alone may see: favours, and what the modules add."""
        shown = hand.sections(view)
        return hand.draw(shown, words) if shown else None

    def draw_scores(self, view: ForestView, names: Sequence[str], words: Words) -> Canvas:
        """Every category and what it is worth to each player."""
        return ForestScores(view, names, words).draw()

    def sign(self, name: str, size: int, over: Ink) -> Sprite:
        """A spirit, power, favour, gem, star or tile."""
        return signs.sign(name, size, over)

    def table_texts(self, view: ForestView) -> Iterator[Iterable[Text]]:
        """The table in short."""
        return pictures.table(view)

    def hand_texts(self, view: ForestView) -> list[Text]:
        """The words of each section."""
        return [text for section in hand.sections(view) for text in section.words]

    def scores_texts(self, view: ForestView) -> Iterator[Text]:
        """The standing."""
        return pictures.scores(view)

    def paragraphs(self, view: ForestView) -> Iterator[Paragraph]:
        """The whole table."""
        return pictures.paragraphs(view)
