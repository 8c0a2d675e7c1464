"""The score sheet: every category and every step of the sum."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property, partial

from PIL import Image

from engine.games.spirits_of_the_forest.model.kinds import POWERS
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import Category, ForestView
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.tokens import emblem, medallion, tile_sign
from render.games.spirits_of_the_forest.modules.registry import in_play, rivals, standing_out, winners
from render.games.spirits_of_the_forest.score_rows import ExtraRow, extra_rows, has_hidden
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable, width
from render.kit.palette import CORAL, CREAM, FAINT, GOLD, GROUND, INK, MUTED, PANEL, Ink
from render.kit.sprites import Sprite, plate, silhouette
from render.sheets.picture_size import SIDE, WIDTH
from render.sheets.scores import LINE, TITLE, ScoreRow, ScoreSheet, lay_words
from words.catalogue import signed


class ForestScores(ScoreSheet[ForestView]):
    """The score sheet of the forest: a row for each category, with its count beside its points, then a row for each addition of modules."""

    foot = 62

    @property
    def signs(self) -> int:
        """Width of the first column, in pixels: with few players there is room for names beside the signs."""
        return 264 if self.view.seats < 4 else 92

    def right(self, column: int) -> int:
        """Return the right edge of the points, in pixels: the count of a category stands at their left."""
        return self.middle(column) + min(self.column, 300) // 2 - 18

    @cached_property
    def extras(self) -> list[ExtraRow]:
        """Rows of the modules."""
        return extra_rows(self.view)

    def ground(self, width: int, height: int) -> Image.Image:
        """Return the forest."""
        return forest(width, height, TITLE + 4)

    def emblem(self, column: int) -> Sprite:
        """Return a seat's gem."""
        return emblem(column, 25, PANEL)

    def note(self) -> tuple[str, Ink]:
        """Return the turn, or that some of it cannot be seen yet."""
        if has_hidden(self.view):
            return self.words.say(tell("picture-hidden")), GOLD
        return self.words.key("picture-turn", turn=self.view.turn), MUTED

    def winners(self) -> Collection[int]:
        """Return the columns of winning players, and of others that the modules say have won."""
        return winners(self.view)

    def rows(self) -> Sequence[ScoreRow]:
        """Return the spirits, the powers, and what the modules add."""
        kinds = [category.name in POWERS for category in self.view.categories]
        first = kinds.index(True) if True in kinds else -1
        found = [
            self._category(category, opens=number == first)
            for number, category in enumerate(self.view.categories)
        ]
        return found + [self._extra(row, opens=number == 0) for number, row in enumerate(self.extras)]

    def _category(self, category: Category, *, opens: bool) -> ScoreRow:
        return ScoreRow(
            printable(self.words.say(named(category.name))),
            partial(self._lay_part, category),
            partial(medallion, category.name, 58, True),
            f"×{category.factor}" if category.factor > 1 else "",
            opens,
        )

    def _extra(self, row: ExtraRow, *, opens: bool) -> ScoreRow:
        sign = partial(silhouette, row.kind.sign, 48, row.kind.ink)
        return ScoreRow(
            printable(self.words.say(row.name)), partial(self.lay_points, row.points), sign, opens=opens
        )

    def _lay_part(self, category: Category, canvas: Canvas, column: int, y: int, over: Ink) -> None:
        """Lay the count, as a sum where favours are in it, and its points."""
        part, right = category.parts[column], self.right(column) + 10
        for_most = part.total * category.factor if part.most else 0
        lost = part.points - for_most
        if column >= self.view.seats:
            ahead = standing_out(self.view, category, column) is not None
            free = _lay_ahead(canvas, right, y, over) if ahead else right
        elif part.most:
            free = _lay_most(canvas, for_most, right, y, over)
            if lost:
                free -= canvas.text(signed(lost), free - 8, y, "heavy", 32, CORAL, over, "right") + 8
        else:
            ink = CORAL if lost else FAINT
            free = right - 10 - canvas.text(signed(lost), right - 10, y, "heavy", 42, ink, over, "right")
        terms = f"{part.on_tiles}+{part.on_favours}={part.total}" if part.on_favours else str(part.total)
        left = self.middle(column) - min(self.column, 300) // 2 + 14
        terms, size = fit(terms, "sans", (34, 30, 27, 24, 21), free - left - 8)
        canvas.text(terms, left, y, "sans", size, CREAM if part.total else MUTED, over)

    def lay_foot(self, canvas: Canvas, column: int, y: int) -> None:
        """Lay the number of tiles."""
        holders = [*self.view.players, *(rival.player for rival in rivals(self.view))]
        count, x = str(holders[column].tile_count), self.middle(column)
        room = width(count, "sans", 36)
        canvas.centre(tile_sign(MUTED, PANEL), x - room // 2 - 8, y)
        canvas.text(count, x + 14 - room // 2 + 2, y, "sans", 36, MUTED, PANEL)

    @property
    def key_height(self) -> int:
        """Height of the key's lines, in pixels; the signs that have no name beside them stand in two columns."""
        added = sum(1 for module in in_play(self.view) for _ in module.key_lines(self.view))
        return 18 + LINE * (2 + added + -(-len(self._nameless) // 2))

    @property
    def _nameless(self) -> list[ExtraRow]:
        """Rows whose signs have no name beside them."""
        return self.extras if self.view.seats == 4 else []

    def lay_key(self, canvas: Canvas, top: int) -> None:
        """Lay the key: the most, the marks of modules, missing spirits and powers, sums, and signs without a name."""
        y = top + 34
        self.lay_mark(canvas, y, "+5", GOLD, self._say("picture-key-most"))
        for module in in_play(self.view):
            for line in module.key_lines(self.view):
                y += LINE
                self.lay_mark(canvas, y, line.sign, line.ground, self._say(line.key))
        y += LINE
        self._lay_missing_and_sums(canvas, y)
        for number, row in enumerate(self._nameless):
            x = SIDE + number % 2 * (WIDTH // 2 - SIDE)
            y += LINE if number % 2 == 0 else 0
            canvas.centre(silhouette(row.kind.sign, 36, row.kind.ink, GROUND), x + 42, y)
            text, size = fit(printable(self.words.say(row.name)), "sans", (32, 28), WIDTH // 2 - 110)
            canvas.text(text, x + 90, y, "sans", size, CREAM, GROUND)

    def _lay_missing_and_sums(self, canvas: Canvas, y: int) -> None:
        modules, right = in_play(self.view), WIDTH - SIDE - 10
        sums = self._say(next((module.sum_key for module in modules if module.sum_key), "picture-key-sum"))
        if not all(module.penalises_missing for module in modules):
            taken = canvas.text("3+1=4", SIDE + 10, y, "sans", 32, MUTED, GROUND)
            lay_words(canvas, sums, SIDE + taken + 26, y, right)
            return
        canvas.text("−3", SIDE + 42, y, "heavy", 34, CORAL, GROUND, "middle")
        left = SIDE + 90 + lay_words(canvas, self._say("picture-key-missing"), SIDE + 90, y, right)
        text, size = fit(printable(sums), "sans", (32, 28, 25), right - left - 120)
        right -= canvas.text(text, right, y, "sans", size, CREAM, GROUND, "right") + 14
        canvas.text("3+1=4", right, y, "sans", 32, MUTED, GROUND, "right")

    def _say(self, key: str) -> str:
        return self.words.say(tell(key))


def _lay_ahead(canvas: Canvas, right: int, y: int, over: Ink) -> int:
    """Lay a mark where somebody without a seat has more than is good for the players. Return its left edge."""
    canvas.lay(plate(60, 56, 16, CORAL, CORAL, 0, over), right - 60, y - 28)
    canvas.centre(silhouette("mdi:arrow_up_bold", 38, INK, CORAL), right - 30, y)
    return right - 60


def _lay_most(canvas: Canvas, points: int, right: int, y: int, over: Ink) -> int:
    """Lay points for the most of something, on gold. Return their left edge."""
    text = f"+{points}"
    room = width(text, "heavy", 42) + 24
    canvas.lay(plate(room, 56, 16, GOLD, GOLD, 0, over), right - room, y - 28)
    canvas.text(text, right - 12, y, "heavy", 42, INK, GOLD, "right")
    return right - room
