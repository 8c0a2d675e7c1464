"""The score sheet: every category and every step of the sum, upright for a phone."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.texts import named, tell
from engine.games.spirits_of_the_forest.view import ForestView, Part
from render.canvas import Canvas
from render.fonts import cut, fit, printable, width
from render.games.spirits_of_the_forest.panels import emblem, medallion, tile_sign
from render.games.spirits_of_the_forest.scene import forest
from render.palette import CORAL, CREAM, GOLD, GROUND, INK, MUTED, PANEL, PANEL_EDGE, SKY, Ink, mix
from render.sprites import plate, silhouette
from render.words import Words

_WIDTH = 1000
_SIDE = 20
_SIGNS = 92
_NAMED = 264
_TITLE = 104
_NAMES = 134
_ROW = 76
_TOTAL = 118
_TILES = 62
_KEY = 118
_BAND: Ink = mix(PANEL, CREAM, 0.09)
_MINUS = "−"


def draw(view: ForestView, names: list[str], words: Words) -> tuple[bytes, int, int]:
    """The sheet as PNG, with its width and height. `names` are printable."""
    others = _others(view)
    high = _TITLE + _NAMES + _ROW * (len(view.categories) + bool(others)) + _TOTAL + _TILES + _KEY
    canvas = Canvas(forest(_WIDTH, high, _TITLE + 4))
    _lay_title(canvas, view, words)
    body = high - _TITLE - _KEY
    canvas.lay(plate(_WIDTH - 2 * _SIDE, body, 22, PANEL, PANEL_EDGE, 2, PANEL), _SIDE, _TITLE)
    top = _TITLE + _NAMES
    for number, category in enumerate(view.categories):
        over = _band(canvas, number, top)
        canvas.centre(medallion(category.name, 58, True, over), _SIDE + 50, top + _ROW // 2)
        if view.seats < 4:
            name, size = fit(printable(words.say(named(category.name))), "sans", (32, 29, 26), _NAMED - 98)
            canvas.text(name, _SIDE + 90, top + _ROW // 2, "sans", size, CREAM, over)
        for seat, part in enumerate(category.parts):
            _lay_part(canvas, view, part, _middle(view, seat), top + _ROW // 2, over)
        top += _ROW
    if others:
        over = _band(canvas, len(view.categories), top)
        canvas.centre(silhouette("mdi:star", 48, MUTED, over), _SIDE + 50, top + _ROW // 2)
        for seat, points in enumerate(others):
            _lay_points(canvas, points, _middle(view, seat), top + _ROW // 2, over)
        top += _ROW
    for seat in range(view.seats):
        canvas.bar(
            _middle(view, seat) - _column(view) // 2 - 2,
            _TITLE + 26,
            2,
            high - _TITLE - _KEY - 52,
            PANEL_EDGE,
        )
    canvas.bar(_SIDE + 14, top, _WIDTH - 2 * _SIDE - 28, 3, MUTED)
    _lay_names(canvas, view, names)
    _lay_totals(canvas, view, top)
    _lay_key(canvas, high - _KEY, words)
    return canvas.png(), canvas.width, canvas.height


def _others(view: ForestView) -> list[int]:
    """By seat, points that no category gave; empty when there are none."""
    given = [sum(each.parts[seat].points for each in view.categories) for seat in range(view.seats)]
    rest = [each.score - given[each.seat] for each in view.outcome.standings]
    return rest if any(rest) else []


def _signs(view: ForestView) -> int:
    """How wide the first column is: with few players there is room for names beside the signs."""
    return _NAMED if view.seats < 4 else _SIGNS


def _column(view: ForestView) -> int:
    return (_WIDTH - 2 * _SIDE - _signs(view) - 8) // view.seats


def _middle(view: ForestView, seat: int) -> int:
    return _SIDE + _signs(view) + _column(view) * seat + _column(view) // 2


def _band(canvas: Canvas, number: int, top: int) -> Ink:
    """Every other row lies on a lighter band. Returns what it lies on."""
    if number % 2:
        return PANEL
    canvas.bar(_SIDE + 2, top, _WIDTH - 2 * _SIDE - 4, _ROW, _BAND)
    return _BAND


def _lay_title(canvas: Canvas, view: ForestView, words: Words) -> None:
    title = printable(words.key("picture-final" if view.outcome.final else "picture-standing"))
    taken = canvas.text(title, _SIDE + 8, 50, "serif", 60, CREAM, SKY)
    note = (
        words.key("picture-turn", turn=view.turn) if view.outcome.final else words.say(tell("picture-hidden"))
    )
    text, size = fit(printable(note), "sans", (38, 34, 30), _WIDTH - 2 * _SIDE - taken - 44)
    canvas.text(
        text, _WIDTH - _SIDE - 8, 52, "sans", size, GOLD if not view.outcome.final else MUTED, SKY, "right"
    )


def _lay_names(canvas: Canvas, view: ForestView, names: list[str]) -> None:
    room = _column(view) - 14
    for standing in view.outcome.standings:
        x = _middle(view, standing.seat)
        if view.outcome.final and standing.rank == 1:
            canvas.centre(silhouette("mdi:crown", 58, GOLD, PANEL), x - 36, _TITLE + 44)
        else:
            canvas.text(f"{standing.rank}.", x - 36, _TITLE + 46, "heavy", 44, MUTED, PANEL, "middle")
        canvas.centre(emblem(standing.seat, 25, PANEL), x + 32, _TITLE + 44)
        name = cut(names[standing.seat], "heavy", 34, room)
        canvas.text(name, x, _TITLE + 102, "heavy", 34, CREAM, PANEL, "middle")


def _lay_part(canvas: Canvas, view: ForestView, part: Part, x: int, y: int, over: Ink) -> None:
    """How many there are, as a sum where favours are in it, and what they are worth."""
    half = min(_column(view), 300) // 2
    right = x + half - 8
    if part.most:
        free = _lay_most(canvas, part.total, right, y, over)
        if part.missing:
            free -= canvas.text(f"{_MINUS}3", free - 8, y, "heavy", 32, CORAL, over, "right") + 8
    else:
        ink = CORAL if part.missing else mix(PANEL, CREAM, 0.36)
        free = right - 10 - canvas.text(_signed(part.points), right - 10, y, "heavy", 42, ink, over, "right")
    terms = f"{part.on_tiles}+{part.on_favours}={part.total}" if part.on_favours else str(part.total)
    left = x - half + 14
    terms, size = fit(terms, "sans", (34, 30, 27, 24, 21), free - left - 8)
    canvas.text(terms, left, y, "sans", size, CREAM if part.total else MUTED, over)


def _lay_most(canvas: Canvas, total: int, right: int, y: int, over: Ink) -> int:
    """Points for the most of something, on gold. Returns where it begins."""
    text = f"+{total}"
    room = width(text, "heavy", 42) + 24
    canvas.lay(plate(room, 56, 16, GOLD, GOLD, 0, over), right - room, y - 28)
    canvas.text(text, right - 12, y, "heavy", 42, INK, GOLD, "right")
    return right - room


def _lay_points(canvas: Canvas, points: int, x: int, y: int, over: Ink) -> None:
    canvas.text(_signed(points), x, y, "heavy", 42, CREAM, over, "middle")


def _signed(points: int) -> str:
    return f"{_MINUS}{-points}" if points < 0 else str(points)


def _lay_totals(canvas: Canvas, view: ForestView, top: int) -> None:
    for standing in view.outcome.standings:
        x = _middle(view, standing.seat)
        best = standing.rank == 1
        text = _signed(standing.score)
        if best:
            room = width(text, "heavy", 66) + 48
            canvas.lay(plate(room, 86, 22, GOLD, GOLD, 0, PANEL), x - room // 2, top + 20)
        canvas.text(text, x, top + 63, "heavy", 66, INK if best else CREAM, GOLD if best else PANEL, "middle")
        count = str(view.players[standing.seat].tile_count)
        room = width(count, "sans", 36)
        middle = top + _TOTAL + _TILES // 2 - 6
        canvas.centre(tile_sign(MUTED, PANEL), x - room // 2 - 8, middle)
        canvas.text(count, x + 14 - room // 2 + 2, middle, "sans", 36, MUTED, PANEL)


def _lay_key(canvas: Canvas, top: int, words: Words) -> None:
    """What the marks mean, in two lines."""
    y = top + 34
    room = _WIDTH - 2 * _SIDE - 110
    canvas.lay(plate(64, 44, 14, GOLD, GOLD, 0, GROUND), _SIDE + 10, y - 22)
    canvas.text("+5", _SIDE + 42, y, "heavy", 32, INK, GOLD, "middle")
    text, size = fit(printable(words.say(tell("picture-key-most"))), "sans", (32, 28), room)
    canvas.text(text, _SIDE + 90, y, "sans", size, CREAM, GROUND)
    y += 50
    canvas.text(f"{_MINUS}3", _SIDE + 42, y, "heavy", 34, CORAL, GROUND, "middle")
    taken = canvas.text(
        printable(words.say(tell("picture-key-missing"))), _SIDE + 90, y, "sans", 32, CREAM, GROUND
    )
    sums = printable(words.say(tell("picture-key-sum")))
    right = _WIDTH - _SIDE - 10
    text, size = fit(sums, "sans", (32, 28), right - _SIDE - 90 - taken - 120)
    right -= canvas.text(text, right, y, "sans", size, CREAM, GROUND, "right") + 14
    canvas.text("3+1=4", right, y, "sans", 32, MUTED, GROUND, "right")
