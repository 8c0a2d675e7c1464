"""The panel of each player: the spirit, energy, presence, readiness, elements, cards played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.spirit_island.model.kinds import ELEMENTS
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.model.view import PowerView, SpiritIslandView, SpiritView
from render.games.spirit_island.art.icons import ICONS, counted
from render.games.spirit_island.art.picture_size import GAP, LETTERS, SIDE, WIDTH
from render.games.spirit_island.art.spirits import emblem
from render.games.spirit_island.board import innates
from render.kit.canvas import Canvas
from render.kit.fonts import cut, printable, width
from render.kit.palette import CREAM, FIELD, GOLD, GROUND, INK, MUTED, PANEL, PANEL_EDGE, SPENT
from render.kit.panel import TURN, WON, frame
from render.kit.sprites import Sprite, cached, plate, silhouette
from words.catalogue import Words

_ROWS: Final = 4
"""Number of rows below the title."""
_ROW: Final = 56
_TITLE: Final = (520, 62)
HIGH: Final = _TITLE[1] + _ROWS * _ROW + 10
PITCH: Final = HIGH + GAP
_WIDE: Final = WIDTH - 2 * SIDE
_SIGN: Final = 44
"""Size of the sign of a number, in pixels."""
_LEFT: Final = SIDE + 16
_ROOM: Final = _WIDE - 30
"""Width of a row, in pixels."""
_GAP: Final = 22
_CARD_GAP: Final = 10
_PLATE: Final = 52
_CARD: Final = 72
"""Pixels of a card in play that are not its name."""


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
            canvas.text(text, SIDE + 20, top + HIGH // 2 + 20, "sans", LETTERS, MUTED, PANEL)
        else:
            row, end = _lay_elements_and_cards(canvas, spirit, top, words)
            _lay_spirit(canvas, spirit.spirit, top, end, words)
            _lay_innates(canvas, spirit, top, row, words)


def _middle(top: int, row: int) -> int:
    """Return the middle of a row, of a panel that begins at `top`."""
    return top + _TITLE[1] + 4 + row * _ROW + _ROW // 2


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
    letter = canvas.text(spirit.board, left + 54, middle, "heavy", LETTERS, ink, over)
    sign = _state(view, marked)
    right = SIDE + _TITLE[0] - 14
    if sign:
        canvas.centre(silhouette(sign, 34, ink, over), right - 17, middle)
    first = left + 54 + letter + 12
    text = cut(name, "heavy", LETTERS, right - (44 if sign else 0) - first)
    canvas.text(text, first, middle, "heavy", LETTERS, ink, over)


def _state(view: SpiritIslandView, marked: bool) -> str:
    if view.phase == "over":
        return WON if marked else ""
    if marked:
        return TURN
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
    sprites = [(counted(sign, number, _SIGN, LETTERS), of) for sign, number, of in pairs]
    widths = [sprite.size[0] + (2 + width(of, "heavy", LETTERS) if of else 0) for sprite, of in sprites]
    gap = min(40, (SIDE + _WIDE - 16 - left - sum(widths)) // (len(pairs) - 1))
    for (sprite, of), wide in zip(sprites, widths, strict=True):
        canvas.lay(sprite, left, y - sprite.size[1] // 2)
        if of:
            canvas.text(of, left + sprite.size[0] + 2, y, "heavy", LETTERS, MUTED, PANEL)
        left += wide + gap


def _lay_elements_and_cards(canvas: Canvas, spirit: SpiritView, top: int, words: Words) -> tuple[int, int]:
    """Lay the spirit's elements, then its cards in play, as many beside each other as a row takes.

    Return the first row that is free, and where what lies in the first one ends.
    """
    shown: list[tuple[str, int]]
    shown = [(element, spirit.elements[element]) for element in ELEMENTS if spirit.elements.get(element)]
    shown += [("any", spirit.any_left)] if spirit.any_left else []
    x = _LEFT
    for element, count in shown:
        sprite = counted(element, str(count), _SIGN, LETTERS)
        canvas.lay(sprite, x, _middle(top, 0) - sprite.size[1] // 2)
        x += sprite.size[0] + _GAP
    row, end = 0, x
    for card in spirit.played:
        name = cut(printable(words.say(name_of(card.id))), "sans", LETTERS, _ROOM - _CARD)
        wide = _CARD + width(name, "sans", LETTERS)
        if x + wide > _LEFT + _ROOM:
            row, x = row + 1, _LEFT
        if row == _ROWS:
            return row, end
        _lay_card(canvas, card, name, x, _middle(top, row), wide)
        x += wide + _CARD_GAP
        end = end if row else x
    return (row + 1 if spirit.played or shown else 0), end


def _lay_spirit(canvas: Canvas, spirit: str, top: int, left: int, words: Words) -> None:
    """Lay the name of the spirit at the end of the first row, where there is room for it: its sign stands in the title."""
    name = printable(words.say(name_of(spirit)))
    if width(name, "sans", LETTERS) <= _LEFT + _ROOM - left:
        canvas.text(name, _LEFT + _ROOM, _middle(top, 0), "sans", LETTERS, MUTED, PANEL, "right")


def _lay_innates(canvas: Canvas, spirit: SpiritView, top: int, row: int, words: Words) -> None:
    """Lay the innate powers in the last rows, as far as the cards leave them free."""
    first = max(row, _ROWS - len(spirit.innates))
    for number, power in enumerate(spirit.innates[: _ROWS - first]):
        innates.lay(canvas, power, spirit.elements, (_LEFT, _middle(top, first + number), _ROOM), words)


def _lay_card(canvas: Canvas, card: PowerView, name: str, x: int, y: int, wide: int) -> None:
    """Lay a card in play; one that is used, or not to be used now, is faint."""
    over = PANEL if card.used else FIELD
    ink = SPENT if card.used else GOLD if card.usable else CREAM
    canvas.lay(card_plate(wide, card.used), x, y - _PLATE // 2)
    speed = "fast" if card.speed == "fast" or card.as_fast else "slow"
    canvas.centre(silhouette(ICONS[speed][0], 34, ink, over), x + 30, y)
    canvas.text(name, x + 54, y, "sans", LETTERS, ink, over)


@cached(128)
def card_plate(wide: int, used: bool) -> Sprite:
    """Return the plate under a card's name."""
    return plate(wide, _PLATE, 12, PANEL if used else FIELD, PANEL_EDGE, 2, PANEL)
