"""The standing: a column for each seat or side, a row for each line of the score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from PIL import Image

from engine.games.moonlight.messages.scoring import scoring
from engine.games.moonlight.model.kinds import SIDES
from engine.games.moonlight.model.texts import side_text, tell
from engine.games.moonlight.model.view import MoonlightView, SideView
from engine.outcome import Standing
from engine.text import Seat
from render.games.moonlight.alt_text.pictures import has_hidden, players_so_far
from render.games.moonlight.art import icons
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.tokens import emblem
from render.kit.canvas import Canvas
from render.kit.fonts import lines, printable
from render.kit.palette import CREAM, GOLD, GROUND, PANEL, Ink
from render.kit.sprites import Sprite
from render.sheets.picture_size import SIDE, WIDTH
from render.sheets.scores import LINE, Party, ScoreSheet
from words.catalogue import capitalized

KEY: Final = 33
"""Size of the words that explain the points, in pixels."""


class MoonlightScores(ScoreSheet[MoonlightView]):
    """Each player's score, or that of the team beside its opponent's, or of both sides."""

    indent = 28
    first = tuple(tell(f"line-{side}").key for side in SIDES)

    def ground(self, width: int, height: int) -> Image.Image:
        """Return the night."""
        return forest(width, height, height)

    def emblem(self, column: int) -> Sprite:
        """Return a seat's gem."""
        return emblem(column, 24, PANEL)

    def note(self) -> tuple[str, Ink]:
        """Return that Objective cards which will count cannot be seen yet."""
        return (self.words.say(tell("picture-hidden")), GOLD) if has_hidden(self.view) else super().note()

    @property
    def signs(self) -> int:
        """Width of the first column, in pixels, enough for the longest name of a line."""
        return 268

    @cached_property
    def parties(self) -> Sequence[Party]:
        """Parties with a column: the team and its opponent; against each other each player, before the end the two sides alone.

        Until then nobody knows whose score the others count (ML-VERSUS-02).
        """
        if has_hidden(self.view):
            return [self._side(side, 0) for side in self.view.sides]
        if self.view.mode == "versus":
            return super().parties
        return [self.team(), self._side(self.view.sides[1], 2 if self.view.outcome.winners else 1)]

    @property
    def key_height(self) -> int:
        """Height of the key, in pixels, with all that explains the points of the spirits."""
        return super().key_height + LINE * len(self._explained)

    def lay_key(self, canvas: Canvas, top: int) -> None:
        """Lay the number of spirits the team may score, and the reason why others that it leads bring nothing."""
        for number, line in enumerate(self._explained):
            canvas.text(line, SIDE + 8, top + 14 + LINE // 2 + LINE * number, "sans", KEY, CREAM, GROUND)

    @cached_property
    def _explained(self) -> Sequence[str]:
        """Explanations of the points, line by line."""
        told = (*players_so_far(self.view), *scoring(self.view))
        texts = (printable(self.words.say(text, self.names)) for text in told)
        return [line for text in texts for line in lines(text, "sans", KEY, WIDTH - 2 * SIDE - 16, 3)]

    def _side(self, side: SideView, rank: int) -> Party:
        """Return a side as a party, with its own lines; `rank` is 0 where nothing is compared."""
        name = capitalized(printable(self.words.say(side_text(side.side, self.view.mode))))
        return Party(
            name, [icons.creature(side.side, 50, PANEL)], Standing(Seat(0), rank, side.score, side.lines)
        )
