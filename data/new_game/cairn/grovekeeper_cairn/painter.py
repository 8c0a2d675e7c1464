"""The cairn in the middle, and a panel for each player beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PIL import Image

from engine.text import Seat, Text, Who
from grovekeeper_cairn.model import CairnView
from grovekeeper_cairn.model import words as texts
from render.kit.alt_text import Paragraph
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable
from render.kit.palette import CREAM, GOLD, GROUND, INK, MUTED, PANEL, SKY, Ink, index, tones
from render.kit.panel import frame, lay_headline
from render.kit.sprites import Sprite, plate, silhouette
from render.painter import Painter
from render.sheets.scores import ScoreSheet
from words.catalogue import Words

WIDTH, TOP, PANEL_H, PANEL_W = 1200, 96, 150, 560
STONE_H, SIDE, LEFT = 52, 24, 320
"""Height of a stone, margin, and x of the middle of the cairn, in pixels."""
SIGNS: Final = {"stone": "mdi:circle", "cairn": "mdi:pyramid"}
"""Icons of the signs that the lesson shows, by name."""
EMBLEMS: Final = ("mdi:leaf_maple", "mdi:flower", "mdi:mushroom", "mdi:feather")


def stone(weight: int, size: int = STONE_H) -> Sprite:
    """Return the sprite of a stone: the heavier, the wider."""
    tone = tones("slate")
    return plate(90 + 46 * weight, size, 24, tone.body, tone.rim, 3, GROUND)


class CairnScores(ScoreSheet[CairnView]):
    """The score sheet that any game has, on this game's ground, with an emblem for each seat."""

    def ground(self, width: int, height: int) -> Image.Image:
        return ground(width, height)

    def emblem(self, column: int) -> Sprite:
        return silhouette(EMBLEMS[column], 54, CREAM, PANEL)


class CairnPainter(Painter[CairnView]):
    """The painter of Cairn. Nothing is drawn that is not in the view."""

    def draw_table(self, view: CairnView, names: Sequence[str], words: Words) -> Canvas:
        height = TOP + max(view.seats * (PANEL_H + 16), (len(view.cairn) + 1) * STONE_H) + SIDE
        canvas = Canvas(ground(WIDTH, height))
        lay_headline(
            canvas, printable(words.say(view.headline, names)), SIDE, WIDTH - 2 * SIDE, (48, 40), (30, 30)
        )
        foot = height - SIDE - STONE_H
        for number, weight in enumerate(view.cairn):
            lay_stone(canvas, weight, LEFT, foot - number * STONE_H)
        for seat, name in enumerate(names):
            self._lay_player(canvas, view, seat, name, words)
        return canvas

    def _lay_player(self, canvas: Canvas, view: CairnView, seat: int, name: str, words: Words) -> None:
        player, top, left = view.players[seat], TOP + seat * (PANEL_H + 16), WIDTH - SIDE - PANEL_W
        is_active = seat == view.active and not view.outcome.final
        canvas.lay(frame(PANEL_W, PANEL_H, (PANEL_W, 62), is_active, GROUND, 18, 5), left, top)
        ink, over = (INK, GOLD) if is_active else (CREAM, PANEL)
        canvas.centre(silhouette(EMBLEMS[seat], 42, ink, over), left + 42, top + 34)
        shown, size = fit(name, "heavy", (38, 32, 28), PANEL_W - 190)
        canvas.text(shown, left + 78, top + 34, "heavy", size, ink, over)
        canvas.text(f"{player.points}", left + PANEL_W - 26, top + 34, "heavy", 44, ink, over, "right")
        line = texts.tell("picture-player", stones=len(player.stones), swaps=player.swaps)
        canvas.text(printable(words.say(line)), left + 28, top + 106, "sans", 32, MUTED, PANEL)

    def draw_hand(self, view: CairnView, words: Words) -> Canvas | None:
        stones = own_stones(view)
        if not stones:
            return None
        canvas = Canvas(ground(2 * LEFT, TOP + len(stones) * (STONE_H + 20) + SIDE))
        canvas.text(printable(words.say(texts.tell("picture-hand"))), SIDE, 46, "serif", 48, CREAM, SKY)
        for number, weight in enumerate(stones):
            lay_stone(canvas, weight, LEFT, TOP + number * (STONE_H + 20))
        return canvas

    def draw_scores(self, view: CairnView, names: Sequence[str], words: Words) -> Canvas:
        return CairnScores(view, names, words).draw()

    def sign(self, name: str, size: int, over: Ink) -> Sprite:
        return silhouette(SIGNS[name], size, CREAM, over)

    def table_texts(self, view: CairnView) -> Iterable[Iterable[Text]]:
        return [[view.headline, cairn_text(view), *players(view)]]

    def hand_texts(self, view: CairnView) -> Iterable[Text]:
        return [texts.tell("alt-hand", stones=weights(own_stones(view)))]

    def scores_texts(self, view: CairnView) -> Iterable[Text]:
        return [view.headline, *players(view)]

    def paragraphs(self, view: CairnView) -> Iterable[Paragraph]:
        yield Paragraph([[cairn_text(view)]])
        yield Paragraph([[line] for line in players(view)], bullets=True)
        if stones := own_stones(view):
            yield Paragraph([[texts.tell("alt-hand", stones=weights(stones))]])


def lay_stone(canvas: Canvas, weight: int, x: int, y: int) -> None:
    """Draw a stone whose upper edge is at y, with its weight on it."""
    tone = tones("slate")
    canvas.centre(stone(weight), x, y + STONE_H // 2)
    canvas.text(f"{weight}", x, y + STONE_H // 2, "heavy", 38, tone.glyph, tone.body, "middle")


def ground(width: int, height: int) -> Image.Image:
    """Return the background: night above, and the ground below it."""
    sheet = Image.new("L", (width, height), index(GROUND))
    sheet.paste(index(SKY), (0, 0, width, TOP - 8))
    return sheet


def own_stones(view: CairnView) -> list[int]:
    """Return the stones of the viewer, light to heavy; [] for an onlooker."""
    if view.seat is None:
        return []
    return sorted(weight for weight in view.players[view.seat].stones if weight is not None)


def weights(stones: Sequence[int]) -> tuple[Text, ...]:
    return tuple(texts.tell("stone", weight=weight) for weight in stones)


def cairn_text(view: CairnView) -> Text:
    if not view.cairn:
        return texts.tell("alt-no-cairn", bag=view.bag)
    return texts.tell("alt-cairn", height=len(view.cairn), top=view.cairn[-1], bag=view.bag)


def players(view: CairnView) -> Iterator[Text]:
    for seat, player in enumerate(view.players):
        yield texts.tell(
            "alt-player",
            who=Who(Seat(seat)),
            points=player.points,
            stones=len(player.stones),
            swaps=player.swaps,
        )


PAINTER = CairnPainter()
