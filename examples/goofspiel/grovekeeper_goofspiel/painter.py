"""The treasure in the middle of the head, and a row for each player; the own cards on a picture of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.text import Seat, Text, Who
from grovekeeper_goofspiel import GoofspielView
from grovekeeper_goofspiel import words as texts
from render.kit.alt_text import Paragraph
from render.kit.canvas import Canvas, night
from render.kit.fonts import fit, printable
from render.kit.palette import CREAM, GOLD, INK, MUTED, PANEL, SKY
from render.kit.panel import frame, lay_headline
from render.kit.sprites import plate, silhouette
from render.painter import Painter
from words.catalogue import Words

WIDTH, SIDE, TOP, ROW = 1000, 30, 100, 130
CARD = (84, 108)


class GoofspielPainter(Painter[GoofspielView]):
    """The painter of Goofspiel."""

    def draw_table(self, view: GoofspielView, names: Sequence[str], words: Words) -> Canvas:
        canvas = Canvas(night(WIDTH, TOP + ROW * len(names) + SIDE))
        headline = printable(words.say(view.headline, names))
        lay_headline(canvas, headline, SIDE, WIDTH - 2 * SIDE, (48, 40), (30, 30))
        for seat, name in enumerate(names):
            player, top = view.players[seat], TOP + seat * ROW
            waits = not player.bid and not view.outcome.final
            room = WIDTH - 2 * SIDE
            canvas.lay(frame(room, ROW - 12, (14, ROW - 12), waits, SKY, 18, 5), SIDE, top)
            shown, size = fit(name, "heavy", (38, 32, 28), 380)
            canvas.text(shown, SIDE + 36, top + 40, "heavy", size, CREAM, PANEL)
            line = texts.tell("picture-player", last=player.last, cards=len(player.hand))
            canvas.text(printable(words.say(line)), SIDE + 36, top + 86, "sans", 28, MUTED, PANEL)
            if player.bid:
                canvas.centre(silhouette("mdi:cards", 56, CREAM, PANEL), 600, top + ROW // 2 - 6)
            canvas.centre(silhouette("mdi:treasure_chest", 56, GOLD, PANEL), 760, top + ROW // 2 - 6)
            points = f"{sum(player.won)}"
            canvas.text(points, WIDTH - 70, top + ROW // 2 - 6, "heavy", 52, CREAM, PANEL, "right")
        return canvas

    def draw_hand(self, view: GoofspielView, words: Words) -> Canvas | None:
        cards = own(view)
        if not cards:
            return None
        canvas = Canvas(night(2 * SIDE + 5 * (CARD[0] + 14), 260 if len(cards) <= 5 else 260 + CARD[1] + 14))
        title = printable(words.say(texts.tell("picture-hand")))
        canvas.text(title, SIDE, 46, "serif", 44, CREAM, SKY)
        for number, card in enumerate(cards):
            x, y = SIDE + number % 5 * (CARD[0] + 14), TOP + number // 5 * (CARD[1] + 14)
            canvas.lay(plate(*CARD, 12, CREAM, GOLD, 4, SKY), x, y)
            middle = (x + CARD[0] // 2, y + CARD[1] // 2)
            canvas.text(f"{card}", *middle, "heavy", 46, INK, CREAM, "middle")
        return canvas

    draw_scores = draw_table

    def table_texts(self, view: GoofspielView) -> Iterable[Iterable[Text]]:
        return [[view.headline, *players(view)], [view.headline]]

    def hand_texts(self, view: GoofspielView) -> Iterable[Text]:
        return [texts.tell("alt-hand", cards=tuple(map(str, own(view))))]

    def scores_texts(self, view: GoofspielView) -> Iterable[Text]:
        return [view.headline, *players(view)]

    def paragraphs(self, view: GoofspielView) -> Iterable[Paragraph]:
        yield Paragraph([[line] for line in players(view)], bullets=True)
        if own(view):
            yield Paragraph([self.hand_texts(view)])


def own(view: GoofspielView) -> list[int]:
    """Return the cards of the viewer; [] for an onlooker."""
    hand = () if view.seat is None else view.players[view.seat].hand
    return sorted(card for card in hand if card is not None)


def players(view: GoofspielView) -> list[Text]:
    return [
        texts.tell(
            "alt-player", who=Who(Seat(seat)), points=sum(each.won), last=each.last, cards=len(each.hand)
        )
        for seat, each in enumerate(view.players)
    ]


PAINTER = GoofspielPainter()
