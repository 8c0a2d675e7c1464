"""The panel of each player: name, goals, Help Line, elements, tokens, and the forest in small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.living_forest.model.facts import board, trees
from engine.games.living_forest.model.kinds import ELEMENTS, GOALS, Goal
from engine.games.living_forest.model.table import START_TREE
from engine.games.living_forest.model.view import LivingForestView, PlayerView, VictoryTileView
from engine.games.living_forest.rules.ground import index
from engine.text import Seat
from render.games.living_forest.art.gifts import of_tree
from render.games.living_forest.art.icons import GAP, SIDE, WIDTH, body, coin, counted, draw_glyph, spirit
from render.games.living_forest.board.cards import SMALL_H, SMALL_W, small
from render.kit.canvas import Canvas
from render.kit.card_rows import spacing
from render.kit.fonts import fit, width
from render.kit.marks import Box
from render.kit.palette import CORAL, CREAM, FAINT, FIELD, GOLD, GROUND, INK, MUTED, PANEL, PANEL_EDGE, tones
from render.kit.panel import frame, lay_marks
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp
from words.catalogue import signed

HIGH: Final = 200
PITCH: Final = HIGH + GAP
_WIDE: Final = WIDTH - 2 * SIDE
_TITLE_W: Final = 412
_TITLE_H: Final = 56
_CELL: Final = 44
_FOREST_W: Final = 5 * _CELL + 12
_LINE: Final = _TITLE_H + 5 + SMALL_H // 2
_FOOT: Final = HIGH - 31
"""Middle of the lowest row of a panel: pixels below the upper edge of the panel."""


def lay(canvas: Canvas, view: LivingForestView, names: Sequence[str], y: int) -> None:
    """Lay the content of the panels, one under the other; golden frames replace the plain ones that lie there already."""
    for player, name in zip(view.players, names, strict=True):
        top = y + player.seat * PITCH
        marked = is_meant(view, player)
        if marked:
            canvas.lay(player_frame(True), SIDE, top)
        _lay_title(canvas, view, player, name, top, marked)
        _lay_goals(canvas, player, top + _TITLE_H // 2 + 2)
        _lay_line(canvas, player, top + _LINE)
        _lay_foot(canvas, player, top + _FOOT)
        canvas.lay(small_forest(player.forest), SIDE + _WIDE - _FOREST_W, top + _TITLE_H + 6)


def part(player: PlayerView, y: int, name: str) -> Box | None:
    """Return the box of a part of a player's panel, the first panel beginning at y; None where nothing lies there."""
    top, right = y + player.seat * PITCH, SIDE + _WIDE
    if name == "line":
        left = SIDE + 128 + 10
        room = right - _FOREST_W - 16 - left - SMALL_W
        end = left + spacing(len(player.line), room, SMALL_W + 5) * (len(player.line) - 1) + SMALL_W + 12
        row = top + _LINE
        return (left, row - SMALL_H // 2 - 4, end, row + SMALL_H // 2 + 4) if player.line else None
    if name == "discard":
        return right - 118, top + 4, right - 10, top + _TITLE_H
    if name == "fire":
        left = SIDE + _TITLE_W + 18 + 168 * GOALS.index("fire")
        return left - 6, top + 4, left + 152, top + _TITLE_H
    row = top + _FOOT
    if name == "tokens":
        left = SIDE + 16 + 98 * len(ELEMENTS)
        return (left, row - 26, left + 82, row + 26) if player.fragments else None
    left = right - _FOREST_W - 12 - 46 * max(1, len({tile.goal for tile in player.tiles}))
    return left - 36, row - 28, right - _FOREST_W - 6, row + 28


def forest_space(seat: Seat, y: int, name: str) -> Box:
    """Return the box of a space in a seat's small forest, the first panel beginning at y."""
    row, column = divmod(index()[name], board().forest.columns)
    left = SIDE + _WIDE - _FOREST_W + column * _CELL
    top = y + seat * PITCH + _TITLE_H + 6 + row * _CELL
    return left - 5, top - 5, left + _CELL + 2, top + _CELL + 2


def is_meant(view: LivingForestView, player: PlayerView) -> bool:
    """Return whether a player is to move, or has won."""
    if view.asked == "over":
        return player.seat in view.outcome.winners
    if view.acting is not None:
        return player.seat == view.acting.seat
    return not player.stopped


def player_frame(marked: bool) -> Sprite:
    """Return the panel itself; whose turn it is has a golden title and border."""
    return frame(_WIDE, HIGH, (_TITLE_W, _TITLE_H), marked, GROUND, 16, 4)


def _lay_title(
    canvas: Canvas, view: LivingForestView, player: PlayerView, name: str, y: int, marked: bool
) -> None:
    ink, over = (INK, GOLD) if marked else (CREAM, PANEL)
    middle, left, right = y + _TITLE_H // 2 + 1, SIDE + 16, SIDE + _TITLE_W - 12
    if states := marks(view, player, marked):
        left = lay_marks(canvas, states, 30, left, middle, (ink, over)) + 12
    canvas.centre(spirit(player.spirit, 42, over), left + 24, middle)
    if player.seat == view.first:
        canvas.centre(silhouette("mdi:tree", 44, ink, over), right - 20, middle)
        right -= 48
    text, size = fit(name, "heavy", (36, 32, 28), right - left - 62)
    canvas.text(text, left + 56, middle, "heavy", size, ink, over)


def marks(view: LivingForestView, player: PlayerView, marked: bool) -> list[str]:
    """Return a crown for who has won, an arrow for each action of who is to move, a hand for who has stopped drawing."""
    if marked and view.asked == "over":
        return ["mdi:crown"]
    if marked:
        return ["fa:play"] * max(1, view.acting.basic if view.acting else 1)
    return ["fa:hand"] if player.stopped and view.asked == "draw" else []


def _lay_goals(canvas: Canvas, player: PlayerView, y: int) -> None:
    """Lay the progress to each goal, golden where it is reached; then stack and discard stack."""
    left = SIDE + _TITLE_W + 18
    for goal in player.goals:
        ink = INK if goal.reached >= goal.needed else CREAM
        sprite = counted(f"goal-{goal.goal}", signed(goal.reached), 44, 40, ink, True, f"/{goal.needed}")
        canvas.lay(sprite, left, y - sprite.size[1] // 2)
        left += 168
    canvas.centre(pile_sprite("stack", player.stack), SIDE + _WIDE - 182, y)
    canvas.centre(pile_sprite("discard", len(player.discard)), SIDE + _WIDE - 64, y)


@cached(256)
def pile_sprite(kind: str, count: int) -> Sprite:
    """Return a stack face down, or the discard stack face up and thrown about; how many cards it has."""
    brush = Brush(100, 46)
    brush.text(str(count), 52 + width(str(count), "heavy", 36) / 2, 23, "heavy", 36, CREAM)
    if kind == "stack":
        for step, ink in enumerate((PANEL_EDGE, MUTED, CREAM)):
            brush.box((4 + 4 * step, 10 - 5 * step + 4, 30 + 4 * step, 42 - 5 * step + 4), 5, ink)
        brush.box((16, 8, 34, 32), 3, FIELD)
    else:
        brush.shape([(4, 14), (26, 4), (38, 34), (16, 44)], MUTED)
        brush.box((9, 9, 35, 43), 5, FIELD)
        brush.box((12, 12, 32, 40), 3, CREAM)
        brush.icon("fa:paw", 22, 26, 16, FIELD)
    return stamp(brush.done(), PANEL)


def _lay_line(canvas: Canvas, player: PlayerView, y: int) -> None:
    """Lay the distance from the limit, then the cards in the order drawn; where they are many they overlap."""
    left = SIDE + 16
    over_limit = player.excess >= board().limit
    canvas.centre(coin("solitary", 44, PANEL), left + 22, y)
    text = f"{signed(player.excess)}/{board().limit}"
    canvas.text(text, left + 52, y, "heavy", 34, CORAL if over_limit else CREAM, PANEL)
    left += 128
    room = SIDE + _WIDE - _FOREST_W - 16 - left - SMALL_W
    step = spacing(len(player.line), room, SMALL_W + 5)
    for number, card in enumerate(player.line):
        canvas.lay(small(card, number == len(player.line) - 1, PANEL), left + number * step, y - SMALL_H // 2)


def _lay_foot(canvas: Canvas, player: PlayerView, y: int) -> None:
    """Lay element totals, tokens, Victory tiles."""
    left = SIDE + 16
    for element in ELEMENTS:
        total = player.elements[element]
        ink = CORAL if total < 0 else CREAM if total else FAINT
        canvas.lay(counted(element, signed(total), 42, 36, ink, total != 0), left, y - 22)
        left += 98
    left += 4
    tokens = [
        ("fragment", player.fragments),
        ("symbol", player.symbols),
        ("element-tile", player.element_tiles),
    ]
    for name, count in tokens:
        if count:
            canvas.lay(counted(name, str(count), 38, 32, CREAM), left, y - 20)
            left += 82 if count < 10 else 96
    _lay_tiles(canvas, player.tiles, SIDE + _WIDE - _FOREST_W - 12, y)


def _lay_tiles(canvas: Canvas, tiles: tuple[VictoryTileView, ...], right: int, y: int) -> None:
    """Lay Victory tiles by their goals, ending at `right`."""
    for goal in reversed(GOALS):
        count = sum(tile.goal == goal for tile in tiles)
        if count:
            right -= 46 if count == 1 else 82
            canvas.lay(victory_tile(goal, count), right, y - 24)


@cached(32)
def victory_tile(goal: Goal, count: int) -> Sprite:
    """Return a Victory tile, and how many there are of it."""
    brush = Brush(82, 48)
    brush.box((0, 0, 40, 48), 4, CREAM)
    brush.box((3, 3, 37, 45), 2, body(f"goal-{goal}")[0])
    draw_glyph(brush, f"goal-{goal}", 20, 24, 28, CREAM, CREAM)
    if count > 1:
        brush.text(f"×{count}", 60, 24, "heavy", 28, CREAM)
    return stamp(brush.done(), PANEL)


@cached(64)
def small_forest(forest: tuple[str | None, ...]) -> Sprite:
    """Return the trees by what they give, each on its space; one sprite, for laying takes time and trees are planted seldom."""
    columns, side = board().forest.columns, _CELL - 3
    brush = Brush(columns * _CELL, board().forest.rows * _CELL)
    for place, tree in enumerate(forest):
        row, column = divmod(place, columns)
        _draw_space(brush, tree, column * _CELL, row * _CELL, side)
    return stamp(brush.done(), PANEL)


def _draw_space(brush: Brush, tree_id: str | None, x: int, y: int, side: int) -> None:
    """Draw a space of a forest: bare, the starting tree, or the sign of its tree's gift."""
    middle = (x + side / 2, y + side / 2)
    if tree_id is None:
        brush.box((x + 15, y + 15, x + 26, y + 26), 0, PANEL_EDGE)
    elif tree_id == START_TREE:
        brush.icon("mdi:tree", *middle, side - 4, tones("leaf").rim)
    else:
        gift = of_tree(trees()[tree_id])[0].sign
        brush.box((x, y, x + side, y + side), 0, body(gift)[0])
        draw_glyph(brush, gift, *middle, 28, body(gift)[1], body(gift)[0])
