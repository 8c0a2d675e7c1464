"""The second picture, for one seat: the own forest large, the Help Line, what is known to come, and all other own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.living_forest.model.kinds import ELEMENTS
from engine.games.living_forest.model.texts import solitary_left, tell
from engine.games.living_forest.model.view import LivingForestView, PlayerView
from engine.text import Arg, Text
from render.games.living_forest.alt_text.players import picked_cards, unordered
from render.games.living_forest.art.icons import sign
from render.games.living_forest.art.picture_size import GAP, SIDE
from render.games.living_forest.board import ground
from render.games.living_forest.board.cards import CARD_H, CARD_W, large
from render.games.living_forest.board.scene import night
from render.kit.canvas import Canvas
from render.kit.card_rows import CardGrid
from render.kit.fonts import printable
from render.kit.palette import CORAL, CREAM, FAINT, GROUND, MUTED, SKY
from words.catalogue import Words, signed

_GRID: Final = CardGrid(4, CARD_W, CARD_H, GAP)
WIDTH: Final = 2 * SIDE + _GRID.width(_GRID.across)
_TITLE: Final = 62
_TOTALS: Final = 78


@dataclass(frozen=True, slots=True)
class CardSection:
    """Cards under a title, each with the number of its copies."""

    title: Text
    cards: Sequence[tuple[str, int]]
    marked: bool = False

    @property
    def height(self) -> int:
        """Height of the section with its title, in pixels."""
        return _TITLE + _GRID.height(len(self.cards))


def draw(view: LivingForestView, player: PlayerView, words: Words) -> Canvas:
    """Return the whole picture."""
    shown = list(sections(view, player))
    floor = _TITLE + ground.HEIGHT + _TOTALS
    canvas = Canvas(night(WIDTH, floor + sum(section.height for section in shown) + GAP, _TITLE, floor))
    title = printable(words.say(tell("picture-hand", spirit=tell(player.spirit))))
    canvas.text(title, SIDE + 6, 36, "serif", 46, CREAM, SKY)
    ground.lay(canvas, player, _TITLE, words.language)
    _lay_totals(canvas, view, player, _TITLE + ground.HEIGHT + _TOTALS // 2)
    for section in shown:
        _lay_section(canvas, section, floor, words)
        floor += section.height
    return canvas


def sections(view: LivingForestView, player: PlayerView) -> Iterator[CardSection]:
    """Yield the sections of cards there are: picked, known to come, drawn, still to come in no order, discarded."""
    if picked := picked_cards(view, player):
        yield _in_order("picture-picked", picked, marked=True)
    if player.line:
        yield _in_order("picture-line", player.line, excess=solitary_left(player.excess))
    if player.tops:
        yield _in_order("picture-tops", player.tops, marked=True)
    for title, cards in (("stack", unordered(player)), ("discard", Counter(player.discard))):
        if cards:
            yield CardSection(tell(f"picture-{title}", count=cards.total()), sorted(cards.items()))


def _in_order(title: str, cards: tuple[str, ...], marked: bool = False, **args: Arg) -> CardSection:
    return CardSection(tell(title, count=len(cards), **args), [(card, 1) for card in cards], marked)


def _lay_totals(canvas: Canvas, view: LivingForestView, player: PlayerView, y: int) -> None:
    """Lay elements, then the goals and tokens."""
    left = SIDE + 6
    for element in ELEMENTS:
        total = player.elements[element]
        canvas.centre(sign(element, 42, GROUND, total != 0), left + 21, y)
        ink = CORAL if total < 0 else CREAM if total else FAINT
        canvas.text(signed(total), left + 46, y, "heavy", 38, ink, GROUND)
        left += 94
    left += 4
    for goal in player.goals:
        canvas.centre(sign(f"goal-{goal.goal}", 42, GROUND), left + 21, y)
        at = left + 46 + canvas.text(signed(goal.reached), left + 46, y, "heavy", 36, CREAM, GROUND)
        canvas.text(f"/{goal.needed}", at + 2, y, "heavy", 36, MUTED, GROUND)
        left += 164
    if player.fragments or not view.kodama:
        canvas.centre(sign("fragment", 42, GROUND), left + 21, y)
        canvas.text(str(player.fragments), left + 46, y, "heavy", 36, CREAM, GROUND)


def _lay_section(canvas: Canvas, section: CardSection, top: int, words: Words) -> None:
    title = printable(words.say(section.title))
    canvas.text(title, SIDE + 6, top + 34, "serif", 40, CREAM, GROUND)
    places = _GRID.places(len(section.cards), SIDE, top + _TITLE)
    for (card, count), (x, y) in zip(section.cards, places, strict=True):
        canvas.lay(large(card, words.language, GROUND, count, section.marked), x, y)
