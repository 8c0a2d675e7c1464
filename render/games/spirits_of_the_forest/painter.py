"""What the forest shows: each picture together with its words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirits_of_the_forest.model.view import ForestView
from render.games.spirits_of_the_forest import hand
from render.games.spirits_of_the_forest.alt_text import texts
from render.games.spirits_of_the_forest.board import board
from render.games.spirits_of_the_forest.modules.registry import rivals
from render.games.spirits_of_the_forest.scores import scores
from render.kit.fonts import printable
from render.pictures import Picture
from render.words import Words, words


class ForestPainter:
    """Draws views of the forest; keeps nothing."""

    def table(self, view: ForestView, people: Sequence[str], language: str) -> Picture:
        """The board and what lies before each player."""
        spoken = words(language)
        data, width, height = board.draw(view, names(view, people, spoken), spoken)
        return Picture(data, texts.table(view, people, spoken), width, height)

    def hand(self, view: ForestView, people: Sequence[str], language: str) -> Picture | None:  # noqa: ARG002 - all pictures are asked for alike
        """What the viewer alone may see: favours, and what the modules add."""
        shown = hand.sections(view)
        if not shown:
            return None
        spoken = words(language)
        data, width, height = hand.draw(shown, spoken)
        return Picture(data, texts.hand(shown, spoken), width, height)

    def scores(self, view: ForestView, people: Sequence[str], language: str) -> Picture:
        """Every category and what it is worth to each player."""
        spoken = words(language)
        data, width, height = scores.draw(view, names(view, people, spoken), spoken)
        return Picture(data, texts.scores(view, people, spoken), width, height)

    def describe(self, view: ForestView, people: Sequence[str], language: str) -> str:
        """The whole table in words."""
        return texts.everything(view, people, words(language))


def names(view: ForestView, people: Sequence[str], spoken: Words) -> list[str]:
    """What each seat is called in a picture: letters the fonts have, and never nothing; then whoever is shown without a seat."""
    given = [*people, *[""] * view.seats][: view.seats]
    found = [printable(name) or spoken.key("seat", number=seat + 1) for seat, name in enumerate(given)]
    return [*found, *(printable(spoken.say(rival.name)) for rival in rivals(view))]
