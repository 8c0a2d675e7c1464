"""The score sheet: every category and every step of the sum, upright for a phone."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirits_of_the_forest.model.kinds import POWERS
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import Category, ForestView
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.tokens import emblem, medallion, tile_sign
from render.games.spirits_of_the_forest.board.panels import standing_out, winners
from render.games.spirits_of_the_forest.modules.registry import rivals
from render.games.spirits_of_the_forest.score_rows import ExtraRow, extra_rows, has_hidden
from render.games.spirits_of_the_forest.scores.key import height as key_height
from render.games.spirits_of_the_forest.scores.key import lay_key
from render.kit.canvas import Canvas
from render.kit.fonts import cut, fit, printable, width
from render.kit.palette import CORAL, CREAM, GOLD, INK, MUTED, PANEL, PANEL_EDGE, SKY, Ink, mix
from render.kit.sprites import plate, silhouette
from render.words import Words

WIDTH = 1000
SIDE = 20
_SIGNS = 92
_NAMED = 264
_TITLE = 104
_NAMES = 134
_ROW = 76
_TOTAL = 118
_TILES = 62
_BAND: Ink = mix(PANEL, CREAM, 0.09)
_MINUS = "−"


def draw(view: ForestView, names: list[str], words: Words) -> tuple[bytes, int, int]:
    """The sheet as PNG, with its width and height. `names` are printable, by column."""
    extras = extra_rows(view)
    body = _NAMES + _ROW * (len(view.categories) + len(extras)) + _TOTAL + _TILES
    high = _TITLE + body + key_height(view, extras)
    canvas = Canvas(forest(WIDTH, high, _TITLE + 4))
    _lay_title(canvas, view, words)
    canvas.lay(plate(WIDTH - 2 * SIDE, body, 22, PANEL, PANEL_EDGE, 2, PANEL), SIDE, _TITLE)
    top = _TITLE + _NAMES
    for number, category in enumerate(view.categories):
        _lay_category(canvas, view, category, top, _band(canvas, number, top), words)
        top += _ROW
    for number, row in enumerate(extras, len(view.categories)):
        _lay_extra(canvas, view, row, top, _band(canvas, number, top), words)
        top += _ROW
    for column in range(_columns(view)):
        x = _middle(view, column) - _column(view) // 2 - 2
        canvas.bar(x, _TITLE + 26, 2, body - 52, PANEL_EDGE)
    for y in (*_groups(view), top):
        canvas.bar(SIDE + 14, y - 1, WIDTH - 2 * SIDE - 28, 3, MUTED)
    _lay_names(canvas, view, names)
    _lay_totals(canvas, view, top)
    lay_key(canvas, view, extras, high - key_height(view, extras), words)
    return canvas.png(), canvas.width, canvas.height


def _groups(view: ForestView) -> Iterator[int]:
    """Where the powers begin, and what the modules add, if there is any."""
    top = _TITLE + _NAMES
    spirits = sum(each.name not in POWERS for each in view.categories)
    if spirits < len(view.categories):
        yield top + spirits * _ROW
    if extra_rows(view):
        yield top + len(view.categories) * _ROW


def _columns(view: ForestView) -> int:
    """How many there are to compare: the players, and whoever is shown as if it were one."""
    return len(view.categories[0].parts)


def _signs(view: ForestView) -> int:
    """How wide the first column is: with few players there is room for names beside the signs."""
    return _NAMED if view.seats < 4 else _SIGNS


def _column(view: ForestView) -> int:
    return (WIDTH - 2 * SIDE - _signs(view) - 8) // _columns(view)


def _middle(view: ForestView, column: int) -> int:
    return SIDE + _signs(view) + _column(view) * column + _column(view) // 2


def _band(canvas: Canvas, number: int, top: int) -> Ink:
    """Every other row lies on a lighter band. Returns what it lies on."""
    if number % 2:
        return PANEL
    canvas.bar(SIDE + 2, top, WIDTH - 2 * SIDE - 4, _ROW, _BAND)
    return _BAND


def _lay_title(canvas: Canvas, view: ForestView, words: Words) -> None:
    title = printable(words.key("picture-final" if view.outcome.final else "picture-standing"))
    taken = canvas.text(title, SIDE + 8, 50, "serif", 60, CREAM, SKY)
    hidden = has_hidden(view)
    note = words.say(tell("picture-hidden")) if hidden else words.key("picture-turn", turn=view.turn)
    text, size = fit(printable(note), "sans", (38, 34, 30), WIDTH - 2 * SIDE - taken - 44)
    canvas.text(text, WIDTH - SIDE - 8, 52, "sans", size, GOLD if hidden else MUTED, SKY, "right")


def _lay_names(canvas: Canvas, view: ForestView, names: list[str]) -> None:
    room = _column(view) - 14
    for seat, name in enumerate(names):
        x = _middle(view, seat)
        _lay_rank(canvas, view, seat, x - 36)
        canvas.centre(emblem(seat, 25, PANEL), x + 32, _TITLE + 44)
        canvas.text(cut(name, "heavy", 34, room), x, _TITLE + 102, "heavy", 34, CREAM, PANEL, "middle")


def _lay_rank(canvas: Canvas, view: ForestView, column: int, x: int) -> None:
    """A crown for who has won, else the place, where there are others to be compared with."""
    if view.outcome.final and column in winners(view):
        canvas.centre(silhouette("mdi:crown", 58, GOLD, PANEL), x, _TITLE + 44)
    elif len(view.outcome.standings) > 1:
        rank = view.outcome.standings[column].rank
        canvas.text(f"{rank}.", x, _TITLE + 46, "heavy", 44, MUTED, PANEL, "middle")


def _lay_sign(canvas: Canvas, name: str, x: int, y: int, over: Ink) -> None:
    text, size = fit(printable(name), "sans", (32, 29, 26, 23), _NAMED - 98)
    canvas.text(text, x, y, "sans", size, CREAM, over)


def _lay_category(
    canvas: Canvas, view: ForestView, category: Category, top: int, over: Ink, words: Words
) -> None:
    y = top + _ROW // 2
    canvas.centre(medallion(category.name, 58, True, over), SIDE + 50, y)
    if category.factor > 1:
        canvas.lay(plate(46, 34, 10, GOLD, GOLD, 0, over), SIDE + 46, y + 3)
        canvas.text(f"×{category.factor}", SIDE + 69, y + 20, "heavy", 28, INK, GOLD, "middle")
    if view.seats < 4:
        _lay_sign(canvas, words.say(named(category.name)), SIDE + 96, y, over)
    for seat in range(len(category.parts)):
        _lay_part(canvas, view, category, seat, y, over)


def _lay_part(canvas: Canvas, view: ForestView, category: Category, seat: int, y: int, over: Ink) -> None:
    """How many there are, as a sum where favours are in it, and what they are worth."""
    part = category.parts[seat]
    x, half = _middle(view, seat), min(_column(view), 300) // 2
    right = x + half - 8
    for_most = part.total * category.factor if part.most else 0
    lost = part.points - for_most
    if seat >= view.seats:
        free = _lay_ahead(canvas, standing_out(view, category, seat) is not None, right, y, over)
    elif part.most:
        free = _lay_most(canvas, for_most, right, y, over)
        if lost:
            free -= canvas.text(signed(lost), free - 8, y, "heavy", 32, CORAL, over, "right") + 8
    else:
        ink = CORAL if lost else mix(PANEL, CREAM, 0.36)
        free = right - 10 - canvas.text(signed(lost), right - 10, y, "heavy", 42, ink, over, "right")
    terms = f"{part.on_tiles}+{part.on_favours}={part.total}" if part.on_favours else str(part.total)
    left = x - half + 14
    terms, size = fit(terms, "sans", (34, 30, 27, 24, 21), free - left - 8)
    canvas.text(terms, left, y, "sans", size, CREAM if part.total else MUTED, over)


def _lay_ahead(canvas: Canvas, ahead: bool, right: int, y: int, over: Ink) -> int:
    """A mark where somebody without a seat has more than is good for the players. Returns where it begins."""
    if not ahead:
        return right
    canvas.lay(plate(60, 56, 16, CORAL, CORAL, 0, over), right - 60, y - 28)
    canvas.centre(silhouette("mdi:arrow_up_bold", 38, INK, CORAL), right - 30, y)
    return right - 60


def _lay_most(canvas: Canvas, points: int, right: int, y: int, over: Ink) -> int:
    """Points for the most of something, on gold. Returns where it begins."""
    text = f"+{points}"
    room = width(text, "heavy", 42) + 24
    canvas.lay(plate(room, 56, 16, GOLD, GOLD, 0, over), right - room, y - 28)
    canvas.text(text, right - 12, y, "heavy", 42, INK, GOLD, "right")
    return right - room


def _lay_extra(canvas: Canvas, view: ForestView, row: ExtraRow, top: int, over: Ink, words: Words) -> None:
    y = top + _ROW // 2
    canvas.centre(silhouette(row.kind.sign, 48, row.kind.ink, over), SIDE + 50, y)
    if view.seats < 4:
        _lay_sign(canvas, words.say(row.name), SIDE + 96, y, over)
    for seat, points in enumerate(row.points):
        right = _middle(view, seat) + min(_column(view), 300) // 2 - 18
        text = "0" if not points else signed(points) if points < 0 else f"+{points}"
        ink = mix(PANEL, CREAM, 0.36) if not points else CORAL if points < 0 else CREAM
        canvas.text(text, right, y, "heavy", 42, ink, over, "right")


def signed(points: int) -> str:
    """A number with a real minus."""
    return f"{_MINUS}{-points}" if points < 0 else str(points)


def _lay_totals(canvas: Canvas, view: ForestView, top: int) -> None:
    for standing in view.outcome.standings:
        x = _middle(view, standing.seat)
        best = standing.rank == 1
        text = signed(standing.score)
        if best:
            room = width(text, "heavy", 66) + 48
            canvas.lay(plate(room, 86, 22, GOLD, GOLD, 0, PANEL), x - room // 2, top + 20)
        canvas.text(text, x, top + 63, "heavy", 66, INK if best else CREAM, GOLD if best else PANEL, "middle")
        _lay_tiles(canvas, x, top, view.players[standing.seat].tile_count)
    for rival in rivals(view):
        _lay_tiles(canvas, _middle(view, rival.player.seat), top, rival.player.tile_count)


def _lay_tiles(canvas: Canvas, x: int, top: int, number: int) -> None:
    count = str(number)
    room = width(count, "sans", 36)
    middle = top + _TOTAL + _TILES // 2 - 6
    canvas.centre(tile_sign(MUTED, PANEL), x - room // 2 - 8, middle)
    canvas.text(count, x + 14 - room // 2 + 2, middle, "sans", 36, MUTED, PANEL)
