"""The standing: the three totals of each player, the sum, and who has enough."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.games.living_forest.model.kinds import GOALS
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import LivingForestView
from engine.outcome import Standing
from render.games.living_forest.art.icons import sign, spirit
from render.games.living_forest.board.scene import night
from render.kit.canvas import Canvas
from render.kit.fonts import printable, width
from render.kit.palette import CREAM, GOLD, INK, MUTED, PANEL, Ink
from render.kit.sprites import Sprite, plate
from render.sheets.scores import TITLE, ScoreRow, ScoreSheet
from words.catalogue import signed

_KEY: Final = 74


class LivingForestScores(ScoreSheet[LivingForestView]):
    """The score sheet of Living Forest: a row for each goal, of which a player needs one alone or all three together."""

    row = 128

    def ground(self, width: int, height: int) -> Image.Image:
        """Return the night."""
        return night(width, height, TITLE, TITLE)

    def emblem(self, column: int) -> Sprite:
        """Return a spirit's standee."""
        return spirit(self.view.players[column].spirit, 54, PANEL)

    def note(self) -> tuple[str, Ink]:
        """Return the turn."""
        return self.words.say(tell("picture-turn", turn=self.view.turn)), MUTED

    def is_best(self, standing: Standing) -> bool:
        """Return whether the sum of a standing has won: it is golden only where several had enough, for else it decides nothing."""
        enough = [
            player
            for player in self.view.players
            if any(goal.reached >= goal.needed for goal in player.goals)
        ]
        return self.view.outcome.final and standing.rank == 1 and len(enough) > 1

    def rows(self) -> Sequence[ScoreRow]:
        """Return the goals."""
        return [
            ScoreRow(
                printable(self.words.say(tell(f"picture-total-{goal}"))),
                partial(self._lay_goal, number),
                partial(sign, f"goal-{goal}", 62),
            )
            for number, goal in enumerate(GOALS)
        ]

    def _lay_goal(self, number: int, canvas: Canvas, column: int, y: int, over: Ink) -> None:
        """Lay the progress to a goal and the number it needs; golden where it is enough."""
        goal = self.view.players[column].goals[number]
        reached, of = signed(goal.reached), f"/{goal.needed}"
        enough = goal.reached >= goal.needed
        wide = width(reached, "heavy", 56) + (28 if enough else 0)
        left = self.middle(column) - (wide + 6 + width(of, "heavy", 32)) // 2
        ink, ground = (INK, GOLD) if enough else (CREAM, over)
        if enough:
            canvas.lay(plate(wide, 74, 18, GOLD, GOLD, 0, over), left, y - 37)
        canvas.text(reached, left + wide // 2, y, "heavy", 56, ink, ground, "middle")
        canvas.text(of, left + wide + 6, y + 6, "heavy", 32, MUTED, over)

    @property
    def signs(self) -> int:
        """Width of the first column, in pixels, which always has room for names."""
        return 220

    @property
    def sum_name(self) -> str:
        """Name of the sum of the three totals."""
        return printable(self.words.say(tell("picture-sum")))

    @property
    def key_height(self) -> int:
        """Height of the key, which is one line."""
        return _KEY

    def lay_key(self, canvas: Canvas, top: int) -> None:
        """Lay the meaning of gold."""
        key = "picture-enough" if self.view.outcome.final else "picture-key"
        self.lay_mark(canvas, top + 38, "mdi:check_bold", GOLD, self.words.say(tell(key)))
