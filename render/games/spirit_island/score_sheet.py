"""The score, line by line: all have the same, so it has one column alone."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.outcome import Standing
from render.games.spirit_island.art.spirits import emblem
from render.games.spirit_island.board.scene import night
from render.kit.palette import CORAL, GOLD, MUTED, PANEL, Ink
from render.kit.sprites import Sprite
from render.sheets.scores import TITLE, Party, ScoreSheet


class SpiritIslandScores(ScoreSheet[SpiritIslandView]):
    """The score sheet of Spirit Island: the lines of the score below the spirits that have earned it."""

    indent = 28

    def ground(self, width: int, height: int) -> Image.Image:
        """Return the night."""
        return night(width, height, TITLE)

    def emblem(self, column: int) -> Sprite:
        """Return the spirit."""
        return emblem(self.view.spirits[column].spirit, 58, PANEL)

    @property
    def parties(self) -> Sequence[Party]:
        """The one party of all spirits, who win or lose together."""
        return [self.team()]

    def note(self) -> tuple[str, Ink]:
        """Return the turn, or how it ended."""
        result = self.view.result
        if result is None:
            return self.words.key("picture-turn", turn=self.view.turn), MUTED
        return self.words.say(tell(f"picture-{result}")), CORAL if result == "lost" else GOLD

    def is_best(self, standing: Standing) -> bool:
        """Return whether the sum is golden, as it is once the game is won."""
        return self.view.outcome.final and standing.rank == 1

    @property
    def signs(self) -> int:
        """Width of the first column, in pixels, enough for the longest name."""
        return 290

    @property
    def sum_name(self) -> str:
        """Name of the score."""
        return self.words.say(tell("picture-score"))
