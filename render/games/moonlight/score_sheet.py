"""The standing: a column for each seat or side, a row for each line of the score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PIL import Image

from engine.games.moonlight.model.kinds import SIDES
from engine.games.moonlight.model.texts import side_text, tell
from engine.games.moonlight.model.view import MoonlightView
from engine.outcome import Standing
from engine.text import Seat
from render.games.moonlight.art import icons
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.tokens import emblem
from render.kit.fonts import printable
from render.kit.palette import PANEL
from render.kit.sprites import Sprite
from render.sheets.scores import Party, ScoreSheet
from words.catalogue import capitalized


class MoonlightScores(ScoreSheet[MoonlightView]):
    """Each player's score, or that of the team beside its opponent's."""

    indent = 28
    first = tuple(tell(f"line-{side}").key for side in SIDES)

    def ground(self, width: int, height: int) -> Image.Image:
        """Return the night."""
        return forest(width, height, height)

    def emblem(self, column: int) -> Sprite:
        """Return a seat's gem."""
        return emblem(column, 24, PANEL)

    @property
    def signs(self) -> int:
        """Wide enough for the longest name of a line."""
        return 268

    @cached_property
    def parties(self) -> Sequence[Party]:
        """The team and its opponent; each player where all are against each other."""
        return super().parties if self.view.mode == "versus" else [self.team(), self._opponent()]

    def _opponent(self) -> Party:
        """What plays against the team, with its own lines."""
        _, side = self.view.sides
        is_ahead = not self.view.outcome.winners
        standing = Standing(Seat(0), 1 if is_ahead else 2, side.score, side.lines)
        name = capitalized(printable(self.words.say(side_text(side.side, self.view.mode))))
        return Party(name, [icons.creature(side.side, 50, PANEL)], standing)
