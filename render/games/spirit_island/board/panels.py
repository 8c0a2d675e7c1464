"""The panel of each player: the spirit, energy, presence, readiness, elements, cards played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.spirit_island.model.kinds import ELEMENTS
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.model.view import PowerView, SpiritIslandView, SpiritView
from render.games.spirit_island.art.icons import ICONS, counted
from render.games.spirit_island.art.picture_size import GAP, SIDE, WIDTH
from render.games.spirit_island.art.spirits import emblem
from render.games.spirit_island.board import innates
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable, width
from render.kit.palette import CREAM, FAINT, FIELD, GOLD, GROUND, INK, MUTED, PANEL, PANEL_EDGE
from render.kit.panel import frame
from render.kit.sprites import Sprite, cached, plate, silhouette
from words.catalogue import Words

HIGH: Final = 222
PITCH: Final = HIGH + GAP
_WIDE: Final = WIDTH - 2 * SIDE
_TITLE: Final = (520, 58)
_NUMBERS: Final = 44, 46
"""Size of the sign of a number, and of its digits, which can be read on a phone, in pixels."""
_ELEMENT: Final = 114
_CARDS: Final = SIDE + 16 + 4 * _ELEMENT + 8
_ROWS: Final = (88, 140, 192)
"""Middles of the rows, in pixels."""
_ABREAST: Final = 3
"""Greatest number of cards in play in a row."""
_MOST: Final = 8
"""Greatest number of played cards shown."""


def lay(canvas: Canvas, view: SpiritIslandView, names: Sequence[str], y: int, words: Words) -> None:
    """Lay the content of the panels, one under the other; golden frames replace the plain ones that lie there already."""
    for spirit, name in zip(view.spirits, names, strict=True):
        top = y + spirit.seat * PITCH
        marked = is_meant(view, spirit)
        if marked:
            canvas.lay(player_frame(True), SIDE, top)
        _lay_title(canvas, view, spirit, name, top, marked)
        _lay_numbers(canvas, spirit, top + _TITLE[1] // 2 + 2)
        if spirit.spirit is None:
            text = printable(words.say(tell("picture-no-spirit")))
            canvas.text(text, SIDE + 20, top + 104, "sans", 34, MUTED, PANEL)
        else:
            _lay_elements(canvas, spirit, top, words)
            rows = _lay_cards(canvas, spirit, top, words)
            _lay_innates(canvas, spirit, top, rows, words)


def is_meant(view: SpiritIslandView, spirit: SpiritView) -> bool:
    """Return whether somebody is waited for, or has won."""
    if view.phase == "over":
        return view.result != "lost"
    if view.phase in ("spirit", "setup"):
        return not spirit.is_ready and (view.phase == "spirit" or spirit.spirit is None)
    return spirit.is_active


def player_frame(marked: bool) -> Sprite:
    """Return the panel itself; who is waited for has a golden title and border."""
    return frame(_WIDE, HIGH, _TITLE, marked, GROUND, 16, 4)


def _lay_title(
    canvas: Canvas, view: SpiritIslandView, spirit: SpiritView, name: str, y: int, marked: bool
) -> None:
    """Lay the spirit's disc, the board, the player, and a sign for one who is ready or waited for."""
    ink, over = (INK, GOLD) if marked else (CREAM, PANEL)
    middle, left = y + _TITLE[1] // 2 + 1, SIDE + 14
    canvas.centre(emblem(spirit.spirit, 44, over), left + 22, middle)
    canvas.text(spirit.board, left + 56, middle, "heavy", 34, ink, over)
    sign = _state(view, marked)
    right = SIDE + _TITLE[0] - 14
    if sign:
        canvas.centre(silhouette(sign, 34, ink, over), right - 17, middle)
    text, size = fit(name, "heavy", (34, 31, 28), right - 44 - left - 92)
    canvas.text(text, left + 92, middle, "heavy", size, ink, over)


def _state(view: SpiritIslandView, marked: bool) -> str:
    if view.phase == "over":
        return "mdi:crown" if marked else ""
    if marked:
        return "fa:play"
    return ICONS["ready"][0] if view.phase in ("spirit", "fast", "slow") else ""


def _lay_numbers(canvas: Canvas, spirit: SpiritView, y: int) -> None:
    """Lay energy and income, cards in play of those allowed, cards in hand and discarded, presence on the island and
    destroyed, the health of the drowned.
    """
    left = SIDE + _TITLE[0] + 16
    pairs = [
        ("energy", f"{spirit.energy}", f"+{spirit.income}"),
        ("play", f"{len(spirit.played)}", f"/{spirit.plays}"),
    ]
    pairs += [("cards", f"{len(spirit.hand)}", ""), ("discarded", f"{len(spirit.discard)}", "")]
    pairs += [("presence", f"{spirit.on_island}", "")]
    pairs += [("pool", f"{spirit.pool}", "")] if spirit.pool else []
    pairs += [("destroyed", f"{spirit.destroyed}", "")] if spirit.destroyed else []
    sprites = [(counted(sign, number, *_NUMBERS), of) for sign, number, of in pairs]
    widths = [sprite.size[0] + (2 + width(of, "heavy", _NUMBERS[1]) if of else 0) for sprite, of in sprites]
    gap = min(40, (SIDE + _WIDE - 16 - left - sum(widths)) // (len(pairs) - 1))
    for (sprite, of), wide in zip(sprites, widths, strict=True):
        canvas.lay(sprite, left, y - sprite.size[1] // 2)
        if of:
            canvas.text(of, left + sprite.size[0] + 2, y, "heavy", _NUMBERS[1], MUTED, PANEL)
        left += wide + gap


def _lay_elements(canvas: Canvas, spirit: SpiritView, top: int, words: Words) -> None:
    """Lay the spirit's elements, in two rows of four, and its name below them."""
    shown: list[tuple[str, int]]
    shown = [(element, spirit.elements[element]) for element in ELEMENTS if spirit.elements.get(element)]
    shown += [("any", spirit.any_left)] if spirit.any_left else []
    for number, (element, count) in enumerate(shown[:8]):
        row, column = divmod(number, 4)
        sprite = counted(element, str(count), *_NUMBERS)
        canvas.lay(sprite, SIDE + 16 + column * _ELEMENT, top + _ROWS[row] - sprite.size[1] // 2)
    name = printable(words.say(name_of(spirit.spirit or "")))
    text, size = fit(name, "sans", (34, 31, 28, 25), _CARDS - SIDE - 28)
    free = _ROWS[-(-len(shown[:8]) // 4)]
    canvas.text(text, SIDE + 18, top + free, "sans", size, MUTED, PANEL)


def _lay_cards(canvas: Canvas, spirit: SpiritView, top: int, words: Words) -> int:
    """Lay the cards in play; a card that is used, or not to be used now, is faint. Return the number of rows they take."""
    shown = spirit.played[:_MOST]
    free = max(1, len(_ROWS) - len(spirit.innates), -(-len(shown) // _ABREAST))
    across = max(1, -(-len(shown) // free))
    rows = -(-len(shown) // across)
    room = (SIDE + _WIDE - 14 - _CARDS + 8) // across - 8
    for number, card in enumerate(shown):
        row, column = divmod(number, across)
        wide = room if across > 1 else room * 2 // 3
        _lay_card(canvas, card, _CARDS + column * (room + 8), top + _ROWS[row], wide, words)
    return rows


def _lay_innates(canvas: Canvas, spirit: SpiritView, top: int, row: int, words: Words) -> None:
    """Lay the innate powers in the rows that the cards leave free."""
    room = SIDE + _WIDE - 14 - _CARDS
    for power, middle in zip(spirit.innates, _ROWS[row:], strict=False):
        innates.lay(canvas, power, spirit.elements, (_CARDS, top + middle, room), words)


def _lay_card(canvas: Canvas, card: PowerView, x: int, y: int, room: int, words: Words) -> None:
    over = PANEL if card.used else FIELD
    ink = FAINT if card.used else GOLD if card.usable else CREAM
    canvas.lay(card_plate(room, card.used), x, y - 23)
    speed = "fast" if card.speed == "fast" or card.as_fast else "slow"
    canvas.centre(silhouette(ICONS[speed][0], 30, ink, over), x + 25, y)
    text, size = fit(printable(words.say(name_of(card.id))), "sans", innates.NAMES, room - 58)
    canvas.text(text, x + 48, y, "sans", size, ink, over)


@cached(32)
def card_plate(wide: int, used: bool) -> Sprite:
    """Return the plate under a card's name."""
    return plate(wide, 46, 12, PANEL if used else FIELD, PANEL_EDGE, 2, PANEL)
