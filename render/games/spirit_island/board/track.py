"""The invader track, fear and blight, side by side below the island."""

from __future__ import annotations

from typing import Final

from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.model.view import InvaderCardView, SpiritIslandView
from engine.text import Text
from render.games.spirit_island.art.icons import GAP, ICONS, SIDE, WIDTH, counted
from render.games.spirit_island.board.ground import draw_texture_mark
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable
from render.kit.palette import CORAL, CREAM, GOLD, GROUND, INK, LANDS, MUTED, PANEL, PANEL_EDGE, Ink
from render.kit.sprites import Brush, Sprite, cached, plate, silhouette, stamp
from words.catalogue import Words

HIGH: Final = 156
_CELLS: Final = 5
_WIDE: Final = (WIDTH - 2 * SIDE - (_CELLS - 1) * GAP) // _CELLS
_HEAD: Final = 48
_SWATCH: Final = (56, 42)
_ROMAN: Final = ("0", "I", "II", "III", "IV")


def lay(canvas: Canvas, view: SpiritIslandView, top: int, words: Words) -> None:
    """Lay the cards that ravage, build and are explored, the level of terror, and the blight that is left."""
    now = _now(view)
    heads = [(action, tell(f"picture-{action}")) for action in ("ravage", "build", "explore")]
    heads += [("fear", tell("picture-terror", level=_ROMAN[view.fear.level])), ("blight", _blight_head(view))]
    for number, (sign, title) in enumerate(heads):
        x = SIDE + number * (_WIDE + GAP)
        _lay_head(canvas, sign, title, x, top, sign == now, words)
    _lay_card(canvas, view.invaders.ravage, SIDE, top + _HEAD, words)
    _lay_card(canvas, view.invaders.build, SIDE + _WIDE + GAP, top + _HEAD, words)
    if view.invaders.explored:
        _lay_card(canvas, view.invaders.explored, SIDE + 2 * (_WIDE + GAP), top + _HEAD, words)
    else:
        _lay_deck(canvas, view, SIDE + 2 * (_WIDE + GAP), top + _HEAD, words)
    _lay_fear(canvas, view, SIDE + 3 * (_WIDE + GAP), top + _HEAD, words)
    _lay_blight(canvas, view, SIDE + 4 * (_WIDE + GAP), top + _HEAD, words)


def _now(view: SpiritIslandView) -> str:
    """Return the action that goes on in the Invader Phase; "" outside it."""
    return "" if view.step is None else view.step.key.rpartition("-step-")[2].partition("-")[0]


def _blight_head(view: SpiritIslandView) -> Text:
    return tell("picture-blighted" if view.blight.is_blighted else "picture-healthy")


def _lay_head(canvas: Canvas, sign: str, title: Text, x: int, y: int, now: bool, words: Words) -> None:
    ground, ink = (GOLD, INK) if now else (PANEL, CREAM)
    canvas.lay(plate(_WIDE, HIGH, 14, PANEL, GOLD if now else PANEL_EDGE, 2, GROUND), x, y)
    if now:
        canvas.bar(x + 3, y + 6, _WIDE - 6, _HEAD - 8, GOLD)
    icon, own = ICONS[sign]
    canvas.centre(silhouette(icon, 34, INK if now else own, ground), x + 32, y + 28)
    text, size = fit(printable(words.say(title)), "heavy", (32, 29, 26), _WIDE - 68)
    canvas.text(text, x + 58, y + 28, "heavy", size, ink, ground)


def _lay_card(canvas: Canvas, card: InvaderCardView | None, x: int, y: int, words: Words) -> None:
    """Lay the terrains of a face-up card by colour, texture and name."""
    if card is None:
        _lay_line(canvas, words.say(tell("picture-none")), x + 16, y + 30, MUTED, _WIDE - 32)
        return
    first = y + (30 if len(card.lands) > 1 else 52)
    for number, land in enumerate(card.lands):
        middle = first + 50 * number
        canvas.lay(swatch(land), x + 14, middle - _SWATCH[1] // 2)
        _lay_line(canvas, words.say(name_of(land)), x + 82, middle, CREAM, _WIDE - 92)


def _lay_line(canvas: Canvas, text: str, x: int, y: int, ink: Ink, room: int) -> None:
    shown, size = fit(printable(text), "heavy", (32, 29, 26, 23), room)
    canvas.text(shown, x, y, "heavy", size, ink, PANEL)


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


def _lay_deck(canvas: Canvas, view: SpiritIslandView, x: int, y: int, words: Words) -> None:
    """Lay the stage of the card that is explored next, and the number of cards left."""
    deck = view.invaders.deck
    if not deck:
        _lay_line(canvas, words.say(tell("picture-deck-empty")), x + 16, y + 30, CORAL, _WIDE - 32)
        return
    _lay_line(
        canvas, words.say(tell("picture-stage", stage=_ROMAN[deck[0]])), x + 16, y + 30, CREAM, _WIDE - 32
    )
    canvas.lay(counted("cards", str(len(deck)), 36, 34), x + 16, y + 61)


def _lay_fear(canvas: Canvas, view: SpiritIslandView, x: int, y: int, words: Words) -> None:
    """Lay the generated share of the fear pool, the cards earned, and the cards to the next level."""
    fear = view.fear
    canvas.lay(counted("fear", f"{fear.generated}/{fear.markers}", 36, 34), x + 16, y + 11)
    if fear.earned:
        canvas.lay(counted("cards", f"+{len(fear.earned)}", 36, 34, CORAL), x + 156, y + 11)
    left = fear.parts[0] if fear.parts else 0
    _lay_line(canvas, words.say(tell("picture-next-level", count=left)), x + 16, y + 80, MUTED, _WIDE - 28)


def _lay_blight(canvas: Canvas, view: SpiritIslandView, x: int, y: int, words: Words) -> None:
    """Lay the blight that is left, and the blight card once it is turned over."""
    blight = view.blight
    text = words.say(tell("picture-blight-left", count=blight.left))
    _lay_line(canvas, text, x + 16, y + 30, CORAL if blight.left <= 2 * view.seats else CREAM, _WIDE - 32)
    if blight.card:
        _lay_line(canvas, words.say(name_of(blight.card)), x + 16, y + 80, CREAM, _WIDE - 28)
