"""The board of Hex. Stones differ in form as in colour: circles link top and bottom, squares left and right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.text import Seat, Text, Who
from grovekeeper_hex import COLUMNS, EMPTY, SIZE, HexView, name
from grovekeeper_hex import words as texts
from render.kit.alt_text import Paragraph
from render.kit.canvas import Canvas, night
from render.kit.fonts import printable
from render.kit.palette import CREAM, FIELD, GOLD, HUES, MUTED, SKY
from render.kit.panel import lay_headline
from render.kit.sprites import silhouette
from render.painter import Painter
from words.catalogue import Words

WIDE, HIGH, CELL, LEFT, TOP = 66, 58, 74, 96, 190
WIDTH: Final = LEFT + WIDE * SIZE + WIDE * SIZE // 2 + 40
STONES: Final = ("mdi:circle", "mdi:square_rounded")
INKS: Final = (HUES["rose"], HUES["azure"])


class HexPainter(Painter[HexView]):
    """The painter of Hex."""

    def draw_table(self, view: HexView, names: Sequence[str], words: Words) -> Canvas:
        canvas = Canvas(night(WIDTH, TOP + HIGH * SIZE + 70))
        headline = printable(words.say(view.headline, names))
        lay_headline(canvas, headline, 40, WIDTH - 80, (48, 40), (30, 30))
        for seat in (0, 1):
            line = words.say(texts.tell(f"side-{seat}", who=Who(Seat(seat))), names)
            canvas.centre(silhouette(STONES[seat], 36, INKS[seat], SKY), 58 + 540 * seat, 106)
            canvas.text(printable(line), 88 + 540 * seat, 106, "sans", 30, CREAM, SKY)
        for cell, owner in enumerate(view.cells):
            x, y = middle(cell)
            canvas.centre(silhouette("mdi:hexagon", CELL, FIELD, SKY), x, y)
            if owner != EMPTY:
                over = GOLD if cell == view.last else FIELD
                canvas.centre(silhouette("mdi:hexagon", CELL - 12, over, FIELD), x, y)
                canvas.centre(silhouette(STONES[owner], 42, INKS[owner], over), x, y)
        for number in range(SIZE):
            for cell, seat, x, y in edges(number):
                left, top = middle(cell)
                text = COLUMNS[number] if seat == 0 else f"{number + 1}"
                canvas.text(text, left + x, top + y, "heavy", 28, MUTED, SKY, "middle")
        return canvas

    def draw_hand(self, view: HexView, words: Words) -> Canvas | None:
        return None

    draw_scores = draw_table

    def table_texts(self, view: HexView) -> Iterable[Iterable[Text]]:
        return [[view.headline, *stones(view)], [view.headline]]

    def scores_texts(self, view: HexView) -> Iterable[Text]:
        return [view.headline]

    hand_texts = scores_texts

    def paragraphs(self, view: HexView) -> Iterable[Paragraph]:
        yield Paragraph([[text] for text in stones(view)], bullets=True)


def middle(cell: int) -> tuple[int, int]:
    row = cell // SIZE
    return LEFT + cell % SIZE * WIDE + row * WIDE // 2, TOP + row * HIGH


def edges(number: int) -> list[tuple[int, int, int, int]]:
    """Return where a column and a row are named: the space, whose side it is, and the way from its middle."""
    above, left = number, number * SIZE
    ends = [(above, 0, -18, -52), (above + SIZE * (SIZE - 1), 0, 18, 52)]
    return [*ends, (left, 1, -52, 0), (left + SIZE - 1, 1, 52, 0)]


def stones(view: HexView) -> list[Text]:
    found: list[Text] = []
    for seat in (0, 1):
        own = tuple(name(cell) for cell, owner in enumerate(view.cells) if owner == seat)
        key = "alt-stones" if own else "alt-none"
        found.append(texts.tell(key, side=texts.tell(f"side-{seat}", who=Who(Seat(seat))), at=own or "-"))
    return found


PAINTER = HexPainter()
