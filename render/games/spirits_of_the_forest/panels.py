"""The panel of each player under the board: who, how many of what, favours and gems."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.spirits_of_the_forest.view import Category, ForestView, PlayerView
from render.canvas import Canvas
from render.fonts import fit, width
from render.games.spirits_of_the_forest.look import POWERS, bold, draw_gem, draw_hollow_gem, hue_and_icon
from render.games.spirits_of_the_forest.tiles import draw_favour
from render.palette import CORAL, CREAM, GOLD, INK, LIGHTS, MUTED, PANEL, PANEL_EDGE, Ink, mix, tones
from render.sprites import Brush, Sprite, kept, plate, silhouette, stamp

GAP = 12
SIDE = 18
_TITLE = 66
_FOOT = 68
_FAINT = mix(PANEL, CREAM, 0.42)


@dataclass(frozen=True, slots=True)
class Grid:
    """How the twelve counts are set in a panel of some width."""

    columns: int
    row: int
    icon: int
    letters: int

    @property
    def rows(self) -> int:
        """Of counts."""
        return -(-12 // self.columns)


_GRIDS = {1: Grid(12, 74, 58, 42), 2: Grid(6, 70, 52, 40), 3: Grid(4, 62, 48, 39), 4: Grid(3, 60, 48, 38)}


def _grid(seats: int) -> Grid:
    return _GRIDS[min(max(seats, 1), 4)]


def height(seats: int) -> int:
    """How high the panels of so many players are."""
    grid = _grid(seats)
    return _TITLE + 14 + grid.rows * grid.row + _FOOT


def lay_panels(canvas: Canvas, view: ForestView, names: list[str], top: int) -> None:
    """All panels, side by side from `top` on."""
    wide = (canvas.width - 2 * SIDE - (view.seats - 1) * GAP) // view.seats
    for player, name in zip(view.players, names, strict=True):
        _lay_panel(canvas, view, player, name, SIDE + player.seat * (wide + GAP), top, wide)


def _lay_panel(
    canvas: Canvas, view: ForestView, player: PlayerView, name: str, x: int, y: int, wide: int
) -> None:
    grid = _grid(view.seats)
    marked = player.seat in view.outcome.winners if view.stage == "over" else player.seat == view.active
    canvas.lay(_frame(wide, height(view.seats), marked), x, y)
    _lay_title(canvas, view, player, name, (x, y, wide, marked))
    room = (wide - 20) // grid.columns
    for number, category in enumerate(view.categories):
        left = x + 12 + number % grid.columns * room
        _lay_count(
            canvas, category, player.seat, left, y + _TITLE + 8 + number // grid.columns * grid.row, grid
        )
    _lay_foot(canvas, player, x, y + height(view.seats) - _FOOT, wide)


@kept(32)
def _frame(wide: int, high: int, marked: bool) -> Sprite:
    """The panel itself; whose turn it is has a golden title and border."""
    brush = Brush(wide, high, 2)
    edge = GOLD if marked else PANEL_EDGE
    thick = 5 if marked else 2
    brush.box((0, 0, wide, high), 18, edge)
    brush.box((thick, thick, wide - thick, high - thick), 16, PANEL)
    if marked:
        brush.box((thick, thick, wide - thick, _TITLE), 12, GOLD)
        brush.box((thick, _TITLE - 16, wide - thick, _TITLE), 0, GOLD)
    return stamp(brush.done(), mix(PANEL, INK, 0.2))


def _lay_title(
    canvas: Canvas, view: ForestView, player: PlayerView, name: str, at: tuple[int, int, int, bool]
) -> None:
    x, y, wide, marked = at
    ink, over = (INK, GOLD) if marked else (CREAM, PANEL)
    middle = y + _TITLE // 2
    left = x + 14
    if marked:
        canvas.centre(
            silhouette("mdi:crown" if view.stage == "over" else "fa:play", 34, INK, GOLD), left + 17, middle
        )
        left += 42
    canvas.centre(emblem(player.seat, 20, over), left + 22, middle)
    right = x + wide - 16
    if view.stage == "over":
        score = str(view.outcome.standings[player.seat].score).replace("-", "−")
        right -= canvas.text(score, right, middle, "heavy", 42, ink, over, "right") + 12
    room = right - (left + 52)
    text, size = fit(name, "heavy", (36, 32), room)
    canvas.text(text, left + 52, middle, "heavy", size, ink, over)


@kept(16)
def tile_sign(ink: Ink, over: Ink) -> Sprite:
    """A small tile, beside the number of them."""
    brush = Brush(28, 36)
    brush.box((1, 0, 27, 36), 6, ink)
    brush.icon("fa:leaf", 14, 18, 18, over)
    return stamp(brush.done(), over)


@kept(64)
def emblem(seat: int, radius: int, over: Ink) -> Sprite:
    """A seat's gem as its sign."""
    side = radius * 2 + 14
    brush = Brush(side, side)
    draw_gem(brush, seat, side / 2, side / 2, radius, INK)
    return stamp(brush.done(), over)


def _lay_count(canvas: Canvas, category: Category, seat: int, x: int, y: int, grid: Grid) -> None:
    part = category.parts[seat]
    middle = y + grid.row // 2
    canvas.lay(medallion(category.name, grid.icon, part.total > 0, PANEL), x, middle - grid.icon // 2)
    left = x + grid.icon + 9
    number = str(part.total)
    letters = grid.letters - (9 if len(number) > 1 else 0)
    if part.most and part.total:
        room = width(number, "heavy", letters) + 18
        canvas.lay(
            plate(room, grid.letters + 8, 12, GOLD, GOLD, 0, PANEL), left - 4, middle - grid.letters // 2 - 4
        )
        canvas.text(number, left + 5, middle, "heavy", letters, INK, GOLD)
    else:
        canvas.text(number, left, middle, "heavy", letters, CREAM if part.total else _FAINT, PANEL)


@kept(256)
def medallion(face: str, size: int, full: bool, over: Ink) -> Sprite:
    """A spirit or power on a round ground of its hue; not `full`: only faint, as nothing of it is there."""
    brush = Brush(size, size)
    half = size / 2
    if face in POWERS:
        name, glyph = POWERS[face]
        body, sign = LIGHTS[name]
        share = 0.66
    else:
        hue, glyph = hue_and_icon(face)
        body, sign = tones(hue).body, CREAM
        share = 0.72
    thick = bold(glyph, size * share * brush.fine)
    if full:
        brush.disc(half, half, half, tones("fern").rim if face == "moon" else body)
        brush.disc(half, half, half - 1.5, body)
        brush.icon(glyph, half, half, size * share, sign, thick)
    else:
        brush.icon(glyph, half, half, size * share, _FAINT, thick)
    return stamp(brush.done(), over)


def _lay_foot(canvas: Canvas, player: PlayerView, x: int, y: int, wide: int) -> None:
    """Gems (in hand, in the forest, lost) and the number of tiles at the left, favours at the right."""
    canvas.bar(x + 14, y, wide - 28, 2, PANEL_EDGE)
    middle = y + _FOOT // 2
    left = x + 36
    states = ["hand"] * player.gems_supply + ["forest"] * player.gems_forest + ["lost"] * player.gems_removed
    for state in states:
        canvas.centre(_gem(player.seat, state), left, middle)
        left += 50
    canvas.centre(tile_sign(CREAM, PANEL), left, middle)
    left += 20 + canvas.text(str(player.tile_count), left + 22, middle, "heavy", 38, CREAM, PANEL) + 36
    _lay_favours(canvas, player, left, x + wide - 38, middle)


def _lay_favours(canvas: Canvas, player: PlayerView, left: int, right: int, middle: int) -> None:
    """Favours that are not used up, at the right: side by side, in a fan where faces are known, or one and their number."""
    faces = [favour.face for favour in player.favours if not favour.spent]
    step = 50
    if len(faces) > 1 and left + step * (len(faces) - 1) > right - 10:
        if any(faces):
            step = max(20, (right - left) // (len(faces) - 1))
        else:
            right -= canvas.text(f"×{len(faces)}", right + 22, middle, "heavy", 38, CREAM, PANEL, "right") + 4
            faces = faces[:1]
    for face in reversed(faces):
        canvas.centre(_token(face), right, middle)
        right -= step


@kept(64)
def _gem(seat: int, state: str) -> Sprite:
    """A gem in hand is whole, one in the forest lies among leaves, a lost one is a crossed contour."""
    brush = Brush(52, 56)
    if state == "hand":
        draw_gem(brush, seat, 26, 28, 20, None)
    elif state == "forest":
        brush.icon("mdi:pine_tree", 26, 28, 56, tones("leaf").rim)
        draw_gem(brush, seat, 26, 36, 14, INK)
    else:
        draw_hollow_gem(brush, seat, 26, 28, 18, MUTED, 3.5)
        brush.line([(8, 46), (44, 10)], 5, CORAL)
    return stamp(brush.done(), PANEL)


@kept(32)
def _token(face: str | None) -> Sprite:
    brush = Brush(50, 50)
    draw_favour(brush, face, 25, 25, 22)
    return stamp(brush.done(), PANEL)
