"""Cards: large ones with everything on them, small ones in a Help Line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.games.living_forest.model.facts import LivingCard, cards
from engine.games.living_forest.model.texts import card_name
from render.games.living_forest.art.animals import draw_animal
from render.games.living_forest.art.gifts import Gift, below_wide, draw_below, draw_gifts, of_card, room
from render.games.living_forest.art.icons import body, draw_coin
from render.kit.fonts import fit, printable, width
from render.kit.palette import CREAM, FIELD, GOLD, INK, LIGHTS, PANEL_EDGE, Ink, tones
from render.kit.sprites import Brush, Sprite, cached, stamp
from words.catalogue import words

CARD_W: Final = 263
CARD_H: Final = 184
SMALL_W: Final = 112
SMALL_H: Final = 126
HALF_H: Final = 62
SMALL_COIN: Final = 18, 19
"""Middle of the coin of a small card, in pixels."""
_LEAST: Final = 38
"""Least width of a small card, in pixels: it holds a coin."""
LETTERS: Final = 39
"""Size of names that can be read on a phone, on the table and on the picture for one seat, in pixels."""
_NAMES: Final = (LETTERS, 37, 35, 33)
"""Sizes of names: a few that are one long word are smaller."""
_ANIMAL: Final = 96
_CROWDED: Final = 76
"""Size of an animal beside wide rows of gifts, in pixels."""
_COST: Final = 54
"""Width that a price takes beside a name, in pixels."""
_SIZES: Final = (46, 43, 40)
"""Sizes of gifts on a large card, the largest first, in pixels."""
_EDGES: Final[dict[str, Ink]] = {
    "start": PANEL_EDGE,
    "1": tones("moss").rim,
    "2": tones("azure").rim,
    "3": tones("violet").rim,
    "varan": LIGHTS["ember"][1],
}
"""Inks of the edges, by decks; all decks not here are Kodama."""


@cached(512)
def large(card_id: str, language: str, over: Ink, count: int = 1, marked: bool = False) -> Sprite:
    """Return a card with name, cost, animal, coin and gifts; `count`: the number of its copies, `marked`: it is the one meant."""
    card = cards()[card_id]
    brush = Brush(CARD_W, CARD_H)
    _draw_ground(brush, card, CARD_W, CARD_H, marked)
    name = printable(words(language).say(card_name(card_id)))
    wide = CARD_W - 24
    first, rest = (name, "") if width(name, "heavy", LETTERS) <= wide else _halves(name)
    draw_line(brush, first, 13, 29, _NAMES, wide)
    draw_line(brush, rest, 13, 71, _NAMES, wide)
    is_beside = width(first, "heavy", LETTERS) <= wide - _COST
    if card.cost:
        draw_cost(
            brush, "flower" if card.symbols else "sun", card.cost, CARD_W - 35, 34 if is_beside else 73, 58
        )
    elif count > 1:
        brush.text(f"×{count}", CARD_W - 40, 31 if is_beside else 76, "heavy", 40, CREAM)
    free = CARD_W - 10 - (116 if card.coin else 102)
    rows = _rows(of_card(card), free)
    is_crowded = max(room(row, _SIZES[-1]) for row in rows) > free
    side = _CROWDED if is_crowded else _ANIMAL - 16 * bool(rest)
    draw_animal(brush, card_id, 6 + side / 2, CARD_H - 4 - side / 2, side, CREAM, FIELD)
    if card.coin:
        draw_coin(brush, card.coin, side - (6 if is_crowded else 2), CARD_H - 26, 32 if is_crowded else 36)
    _draw_gifts(brush, rows, free)
    return stamp(brush.done(), over)


def _halves(name: str) -> tuple[str, str]:
    """Return the first word of a name, and all others."""
    first, _, rest = name.partition(" ")
    return first, rest


def _rows(gifts: list[Gift], free: int) -> list[list[Gift]]:
    """Return the gifts in one row, in two where it would be wider than what is free, and in more where they are very many."""
    if room(gifts, _SIZES[-1]) <= free:
        return [gifts]
    most = min(2, -(-len(gifts) // 2))
    return [gifts[start : start + most] for start in range(0, len(gifts), most)]


def _draw_gifts(brush: Brush, rows: list[list[Gift]], free: int) -> None:
    """Draw rows of gifts in the lower right of a large card."""
    size = next((size for size in _SIZES if max(room(row, size) for row in rows) <= free), _SIZES[-1])
    size = _SIZES[-1] if len(rows) > 1 else size
    x = CARD_W - 10 - max(room(row, size) for row in rows)
    for number, row in enumerate(rows):
        below = CARD_H - 46 if len(rows) == 1 else CARD_H - 23 - 39 * (len(rows) - 1 - number)
        draw_gifts(brush, row, x, below, size)


@cached(512)
def small(card_id: str, last: bool, over: Ink, wide: int = SMALL_W) -> Sprite:
    """Return the animal with its coin, and under it what it gives; the last one drawn has a bright edge.

    Where it is not `wide` enough for that, the animal is smaller and the gifts are closer together.
    """
    card = cards()[card_id]
    brush = Brush(wide, SMALL_H)
    _draw_ground(brush, card, wide, SMALL_H, last)
    side = min(52, wide - 6)
    draw_animal(brush, card_id, min(44 if card.coin else 36, wide - 3 - side / 2), 33, side, CREAM, FIELD)
    if card.coin:
        draw_coin(brush, card.coin, *SMALL_COIN, 28)
    gifts = of_card(card)
    free = max(0, wide - 8 - sum(map(below_wide, gifts)))
    step = 4 if wide == SMALL_W else free / (len(gifts) + 1)
    left = 4.0 + step
    for gift in gifts:
        left += draw_below(brush, gift, left, SMALL_H - 56, 28) + step
    return stamp(brush.done(), over)


@cache
def least_wide(card_id: str) -> int:
    """Return the least width of a small card that shows all its gifts, and something of the animal, in pixels."""
    gifts = of_card(cards()[card_id])
    return max(_LEAST, round(8 + sum(map(below_wide, gifts)) + 2 * len(gifts)))


@cached(256)
def half(card_id: str, last: bool, over: Ink) -> Sprite:
    """Return a card half as high as a small one: its coin and what it gives, the animal only where that is nothing."""
    card = cards()[card_id]
    wide = half_wide(card_id)
    brush = Brush(wide, HALF_H)
    _draw_ground(brush, card, wide, HALF_H, last)
    left = 5.0
    if card.coin:
        draw_coin(brush, card.coin, left + 13, HALF_H / 2, 28)
        left += 29
    gifts = of_card(card)
    if not gifts:
        draw_animal(brush, card_id, left + 20, HALF_H / 2, 40, CREAM, FIELD)
    for gift in gifts:
        left += draw_below(brush, gift, left, 16, 24, 27) + 2
    return stamp(brush.done(), over)


@cache
def half_wide(card_id: str) -> int:
    """Return the width of a card half as high as a small one, in pixels."""
    card = cards()[card_id]
    gifts = of_card(card)
    shown = sum(below_wide(gift, 24) + 2 for gift in gifts) if gifts else 40
    return round(8 + (29 if card.coin else 0) + shown)


def half_rows(line: Sequence[str], room: int, gap: int) -> list[list[str]]:
    """Return the cards of a line in two rows, as many in the first as there is room for."""
    taken, first = 0, 0
    for card in line:
        taken += half_wide(card) + gap
        if taken - gap > room:
            break
        first += 1
    first = max(first, len(line) // 2)
    return [[*line[:first]], [*line[first:]]]


def line_widths(line: Sequence[str], room: int, gap: int) -> tuple[int, ...]:
    """Return the widths of small cards side by side: all as usual where there is room for that, else none wider than its gifts want.

    What room is left then is shared out evenly; none where there is too little even for that.
    """
    if len(line) * (SMALL_W + gap) - gap <= room:
        return (SMALL_W,) * len(line)
    least = [least_wide(card) for card in line]
    spare = (room - sum(least) - gap * (len(line) - 1)) // len(line)
    return () if spare < 0 else tuple(max(each, min(SMALL_W, each + spare)) for each in least)


def _draw_ground(brush: Brush, card: LivingCard, wide: int, high: int, marked: bool) -> None:
    """Draw the card itself: its edge tells the deck; a golden edge says that the card is meant."""
    edge = GOLD if marked else _EDGES.get(card.deck, tones("slate").rim)
    brush.box((0, 0, wide, high), 6, edge)
    thick = 5 if marked else 3
    brush.box((thick, thick, wide - thick, high - thick), 3, FIELD)


def draw_cost(brush: Brush, sign: str, cost: int, x: float, y: float, size: float) -> None:
    """Draw a price, on the ground of the element that pays it."""
    ground, glyph = body(sign)
    brush.disc(x, y, size / 2, ground)
    brush.text(str(cost), x, y, "heavy", size * 0.7, INK if sign == "sun" else glyph)


def draw_line(brush: Brush, text: str, x: float, y: float, sizes: tuple[int, ...], wide: int) -> None:
    """Draw a line of text at the first of `sizes` at which it fits into `wide` pixels, beginning at x."""
    shown, size = fit(text, "heavy", sizes, wide)
    brush.text(shown, x + width(shown, "heavy", size) / 2, y, "heavy", size, CREAM)
