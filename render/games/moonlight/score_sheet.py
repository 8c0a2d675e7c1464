"""The standing: a column for each seat, a row for each line of the score."""

from __future__ import annotations

from PIL import Image

from engine.games.moonlight.model.view import MoonlightView
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.tokens import emblem
from render.kit.palette import PANEL
from render.kit.sprites import Sprite
from render.sheets.scores import ScoreSheet


class MoonlightScores(ScoreSheet[MoonlightView]):
    """Whoever plays together has the same lines."""

    def ground(self, width: int, height: int) -> Image.Image:
        """The night."""
        return forest(width, height, height)

    def emblem(self, column: int) -> Sprite:
        """A seat's gem."""
        return emblem(column, 24, PANEL)
