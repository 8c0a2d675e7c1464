"""The invader track below the island, and under it fear and blight: few things side by side, so that a phone shows them large."""

from __future__ import annotations

from typing import Final

from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.model.view import InvaderCardView, SpiritIslandView
from engine.text import Text
from render.games.spirit_island.art.icons import ICONS, counted
from render.games.spirit_island.art.picture_size import GAP, LETTERS, SIDE, WIDTH
from render.games.spirit_island.board.ground import draw_texture_mark
from render.kit.canvas import Canvas
from render.kit.fonts import cut, printable
from render.kit.marks import Box
from render.kit.palette import CORAL, CREAM, GOLD, GROUND, INK, LANDS, MUTED, PANEL, PANEL_EDGE, Ink
from render.kit.sprites import Brush, Sprite, cached, plate, silhouette, stamp
from words.catalogue import Words

_HEAD: Final = 60
_STEP: Final = 54
_LINES: Final = (2, 1)
"""Number of lines below the heads of each row: a card names one or two lands."""
_CELLS: Final = tuple(_HEAD + _STEP * count + 6 for count in _LINES)
"""Heights of the cells of each row, in pixels."""
HIGH: Final = sum(_CELLS) + GAP
_SWATCH: Final = (56, 42)
_NUMBERS: Final = 46, LETTERS
"""Size of a sign with a number, and of its digits."""
_ROMAN: Final = ("0", "I", "II", "III", "IV")


def lay(canvas: Canvas, view: SpiritIslandView, top: int, words: Words) -> None:
    """Lay the cards that ravage, build and are explored; below them the level of terror, and the blight that is left."""
    now = _now(view)
    heads = [(action, tell(f"picture-{action}")) for action in ("ravage", "build", "explore")]
    heads += [("fear", tell("picture-terror", level=_ROMAN[view.fear.level])), ("blight", _blight_head(view))]
    for number, (sign, title) in enumerate(heads):
        _lay_head(canvas, sign, title, cell_box(number, top), sign == now, words)
    for number, card in enumerate((view.invaders.ravage, view.invaders.build)):
        _lay_card(canvas, card, cell_box(number, top), words)
    if view.invaders.explored:
        _lay_card(canvas, view.invaders.explored, cell_box(2, top), words)
    else:
        _lay_deck(canvas, view, cell_box(2, top), words)
    _lay_fear(canvas, view, cell_box(3, top), words)
    _lay_blight(canvas, view, cell_box(4, top), words)


def cell_box(number: int, top: int) -> Box:
    """Return the box of a cell of the track: ravage, build and explore, and below them fear and blight."""
    row, column = (0, number) if number < 3 else (1, number - 3)
    across = (3, 2)[row]
    wide = (WIDTH - 2 * SIDE - (across - 1) * GAP) // across
    left, upper = SIDE + column * (wide + GAP), top + row * (_CELLS[0] + GAP)
    return left, upper, left + wide, upper + _CELLS[row]


def _line(top: int, number: int = 0, among: int = 1) -> int:
    """Return the middle of a line below a head, in a cell that begins at `top`; `among`: the number of lines there is room for."""
    return top + _HEAD + (number * 2 + 1) * _STEP * among // 2


def _now(view: SpiritIslandView) -> str:
    """Return the action that goes on in the Invader Phase; "" outside it."""
    return "" if view.step is None else view.step.key.rpartition("-step-")[2].partition("-")[0]


def _blight_head(view: SpiritIslandView) -> Text:
    """Return the blight card once it is turned over, and before that the state of the island."""
    return name_of(view.blight.card) if view.blight.card else _state(view)


def _state(view: SpiritIslandView) -> Text:
    return tell("picture-blighted" if view.blight.is_blighted else "picture-healthy")


def _lay_head(canvas: Canvas, sign: str, title: Text, box: Box, now: bool, words: Words) -> None:
    left, top, right, bottom = box
    ground, ink = (GOLD, INK) if now else (PANEL, CREAM)
    canvas.lay(
        plate(right - left, bottom - top, 14, PANEL, GOLD if now else PANEL_EDGE, 2, GROUND), left, top
    )
    if now:
        canvas.bar(left + 3, top + 6, right - left - 6, _HEAD - 10, GOLD)
    icon, own = ICONS[sign]
    canvas.centre(silhouette(icon, 42, INK if now else own, ground), left + 36, top + 32)
    text = cut(printable(words.say(title)), "heavy", LETTERS, right - left - 82)
    canvas.text(text, left + 70, top + 32, "heavy", LETTERS, ink, ground)


def _lay_card(canvas: Canvas, card: InvaderCardView | None, box: Box, words: Words) -> None:
    """Lay the terrains of a face-up card by colour, texture and name, one below the other."""
    left, top, right, _ = box
    if card is None:
        text = words.say(tell("picture-none"))
        _lay_line(canvas, text, left + 16, _line(top, 0, 2), MUTED, right - left - 32)
        return
    x = left + 14 + _SWATCH[0] + 12
    for number, land in enumerate(card.lands):
        middle = _line(top, number, _LINES[0] // len(card.lands))
        canvas.lay(swatch(land), left + 14, middle - _SWATCH[1] // 2)
        _lay_line(canvas, words.say(name_of(land)), x, middle, CREAM, right - 12 - x)


def _lay_line(canvas: Canvas, text: str, x: int, y: int, ink: Ink, room: int) -> None:
    canvas.text(cut(printable(text), "heavy", LETTERS, room), x, y, "heavy", LETTERS, ink, PANEL)


@cached(16)
def swatch(land: str) -> Sprite:
    """Return a small field of a terrain; the coast is half sea, half sands."""
    wide, high = _SWATCH
    brush = Brush(wide, high)
    kind = "sea" if land == "coastal" else land
    brush.box((0, 0, wide, high), 8, CREAM)
    brush.box((3, 3, wide - 3, high - 3), 6, LANDS[kind][0])
    if land == "coastal":
        brush.box((wide / 2, 3, wide - 3, high - 3), 6, LANDS["sands"][0])
    else:
        draw_texture_mark(brush, land, wide / 2, high / 2)
    return stamp(brush.done(), PANEL)


def _lay_deck(canvas: Canvas, view: SpiritIslandView, box: Box, words: Words) -> None:
    """Lay the stage of the card that is explored next, and the number of cards left."""
    left, top, right, _ = box
    deck = view.invaders.deck
    if not deck:
        text = words.say(tell("picture-deck-empty"))
        _lay_line(canvas, text, left + 16, _line(top, 0, 2), CORAL, right - left - 32)
        return
    sprite = counted("cards", str(len(deck)), *_NUMBERS)
    canvas.lay(sprite, right - 16 - sprite.size[0], _line(top, 0, 2) - sprite.size[1] // 2)
    stage = words.say(tell("picture-stage", stage=deck[0]))
    _lay_line(canvas, stage, left + 16, _line(top, 0, 2), CREAM, right - left - 48 - sprite.size[0])


def _lay_fear(canvas: Canvas, view: SpiritIslandView, box: Box, words: Words) -> None:
    """Lay the generated share of the fear pool, the cards earned, and the cards to the next level, or that these do not raise it."""
    left, top, right, _ = box
    fear = view.fear
    sprite = counted("fear", f"{fear.generated}/{fear.markers}", *_NUMBERS)
    canvas.lay(sprite, right - 16 - sprite.size[0], _line(top) - sprite.size[1] // 2)
    right -= sprite.size[0] + 40
    if fear.earned:
        sprite = counted("cards", f"+{len(fear.earned)}", *_NUMBERS, CORAL)
        canvas.lay(sprite, right - sprite.size[0], _line(top) - sprite.size[1] // 2)
        right -= sprite.size[0] + 20
    count = fear.parts[0] if fear.parts else 0
    rises = tell("picture-by-ritual") if fear.end == "nothing" else tell("picture-next-level", count=count)
    _lay_sum(canvas, words.say(rises), left + 16, _line(top), MUTED, right)


def _lay_blight(canvas: Canvas, view: SpiritIslandView, box: Box, words: Words) -> None:
    """Lay the blight that is left; the state of the island beside it where its card stands above."""
    left, top, right, _ = box
    blight = view.blight
    text = words.say(tell("picture-blight-left", count=blight.left))
    ink = CORAL if blight.left <= 2 * view.seats else CREAM
    x = left + 36 + _lay_sum(canvas, text, left + 16, _line(top), ink, right - 16)
    if blight.card:
        _lay_line(canvas, words.say(_state(view)), x, _line(top), MUTED, right - 16 - x)


def _lay_sum(canvas: Canvas, text: str, x: int, y: int, ink: Ink, right: int) -> int:
    """Lay a line with a number in it, whose digits are as large as those beside signs. Return its width, in pixels."""
    size = _NUMBERS[1]
    return canvas.text(cut(printable(text), "heavy", size, right - x), x, y, "heavy", size, ink, PANEL)
