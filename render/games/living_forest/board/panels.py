"""The panel of each player: name, goals, Help Line, elements, tokens, and the forest in small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.living_forest.model.facts import board, trees
from engine.games.living_forest.model.kinds import ELEMENTS, GOALS, Goal
from engine.games.living_forest.model.table import START_TREE
from engine.games.living_forest.model.view import LivingForestView, PlayerView, VictoryTileView
from engine.games.living_forest.rules.ground import index
from engine.text import Seat
from render.games.living_forest.art.gifts import of_tree
from render.games.living_forest.art.icons import (
    FIRST,
    STOPPED,
    body,
    coin,
    counted,
    draw_glyph,
    draw_pile,
    draw_sign,
    spirit,
)
from render.games.living_forest.art.picture_size import GAP, SIDE, WIDTH
from render.games.living_forest.board.cards import (
    HALF_H,
    SMALL_H,
    SMALL_W,
    half,
    half_rows,
    half_wide,
    line_widths,
    small,
)
from render.kit.canvas import Canvas
from render.kit.fonts import fit, width
from render.kit.marks import Box
from render.kit.palette import CORAL, CREAM, FAINT, GOLD, GROUND, INK, MUTED, PANEL, PANEL_EDGE, tones
from render.kit.panel import TURN, WON, frame, lay_marks
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp
from words.catalogue import signed

HIGH: Final = 308
PITCH: Final = HIGH + GAP
_WIDE: Final = WIDTH - 2 * SIDE
_TITLE_W: Final = 352
_TITLE_H: Final = 58
_CELL: Final = 84
_FOREST_W: Final = 5 * _CELL + 12
_FOREST_TOP: Final = (HIGH - 3 * _CELL) // 2
_GOALS: Final = 88
"""Middle of the goals: pixels below the upper edge of the panel, as `_LINE` and `_FOOT`."""
_GOAL: Final = 245
"""Pixels from one goal to the next."""
_LINE: Final = 186
_FOOT: Final = 277
_LETTERS: Final = 40
"""Size of digits that can be read on a phone, in pixels."""
_TILE_STEP: Final = 13
"""Pixels from one Victory tile to the next that is under it."""
_LINE_LEFT: Final = SIDE + 14
_PILES: Final = SIDE + _WIDE - _FOREST_W - 16 - 112
"""Left edge of the discard stack, in pixels."""


def lay(canvas: Canvas, view: LivingForestView, names: Sequence[str], y: int) -> None:
    """Lay the content of the panels, one under the other; golden frames replace the plain ones that lie there already."""
    for player, name in zip(view.players, names, strict=True):
        top = y + player.seat * PITCH
        marked = is_meant(view, player)
        if marked:
            canvas.lay(player_frame(True), SIDE, top)
        _lay_title(canvas, view, player, name, top, marked)
        _lay_cards(canvas, player, top + _TITLE_H // 2 + 2)
        for number, goal in enumerate(player.goals):
            sprite = goal_sprite(goal.goal, goal.reached, goal.needed)
            canvas.lay(sprite, SIDE + 14 + number * _GOAL, top + _GOALS - sprite.size[1] // 2)
        _lay_line(canvas, player, top + _LINE)
        _lay_foot(canvas, player, top + _FOOT)
        canvas.lay(small_forest(player.forest), SIDE + _WIDE - _FOREST_W, top + _FOREST_TOP)


def part(player: PlayerView, y: int, name: str) -> Box | None:
    """Return the box of a part of a player's panel, the first panel beginning at y; None where nothing lies there."""
    top, right = y + player.seat * PITCH, SIDE + _WIDE
    if name == "line":
        if not player.line:
            return None
        end = max(left + card.size[0] for card, left, _ in _cards(player))
        row = top + _LINE
        return _LINE_LEFT - 4, row - SMALL_H // 2 - 4, end + 4, row + SMALL_H // 2 + 4
    if name == "discard":
        return _PILES - 6, top + 4, _PILES + 116, top + _TITLE_H
    if name == "fire":
        left = SIDE + 14 + _GOAL * GOALS.index("fire")
        return left - 6, top + _GOALS - 30, left + _GOAL - 12, top + _GOALS + 30
    row = top + _FOOT
    if name == "tokens":
        lying = ((sprite, left) for name, sprite, left in _counts(player) if name == "fragment")
        sprite, left = next(lying, (None, 0))
        return (left - 6, row - 28, left + sprite.size[0] + 4, row + 28) if sprite else None
    left = right - _FOREST_W - 12 - max(46, _tiles_wide(player.tiles))
    return left - 36, row - 28, right - _FOREST_W - 6, row + 28


def forest_space(seat: Seat, y: int, name: str) -> Box:
    """Return the box of a space in a seat's small forest, the first panel beginning at y."""
    row, column = divmod(index()[name], board().forest.columns)
    left = SIDE + _WIDE - _FOREST_W + column * _CELL
    top = y + seat * PITCH + _FOREST_TOP + row * _CELL
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
        canvas.centre(silhouette(FIRST, 44, ink, over), right - 20, middle)
        right -= 48
    text, size = fit(name, "heavy", (_LETTERS,), right - left - 62)
    canvas.text(text, left + 56, middle, "heavy", size, ink, over)


def marks(view: LivingForestView, player: PlayerView, marked: bool) -> list[str]:
    """Return a crown for who has won, an arrow for each action of who is to move, a hand for who has stopped drawing."""
    if marked and view.asked == "over":
        return [WON]
    if marked:
        return [TURN] * max(1, view.acting.left if view.acting else 1)
    return [STOPPED] if player.stopped and view.asked == "draw" else []


@cached(256)
def goal_sprite(goal: Goal, reached: int, needed: int) -> Sprite:
    """Return the progress to a goal: its sign, both numbers, and a bar with a cell for each that is needed; golden where it is reached."""
    wide, left = _GOAL - 10, 54
    brush = Brush(wide, 58)
    draw_sign(brush, f"goal-{goal}", 24, 29, 46)
    ink = GOLD if reached >= needed else CREAM
    number, of = signed(reached), f"/{needed}"
    room = width(number, "heavy", _LETTERS)
    brush.text(number, left + room / 2, 20, "heavy", _LETTERS, ink)
    brush.text(of, left + 2 + room + width(of, "heavy", _LETTERS) / 2, 20, "heavy", _LETTERS, MUTED)
    step = (wide - left - 4) / needed
    for cell in range(needed):
        x = left + cell * step
        brush.box((x, 42, x + step - 3, 56), 2, ink if cell < reached else PANEL_EDGE)
    return stamp(brush.done(), PANEL)


def _lay_cards(canvas: Canvas, player: PlayerView, y: int) -> None:
    """Lay the distance from the limit, then stack and discard stack."""
    left = SIDE + _TITLE_W + 10
    over_limit = player.excess >= board().limit
    canvas.centre(coin("solitary", 44, PANEL), left + 22, y)
    text = f"{signed(player.excess)}/{board().limit}"
    canvas.text(text, left + 48, y, "heavy", _LETTERS, CORAL if over_limit else CREAM, PANEL)
    canvas.lay(pile_sprite("stack", player.stack), _PILES - 118, y - 24)
    canvas.lay(pile_sprite("discard", len(player.discard)), _PILES, y - 24)


@cached(256)
def pile_sprite(kind: str, count: int) -> Sprite:
    """Return a stack face down, or the discard stack face up and thrown about; how many cards it has."""
    brush = Brush(106, 48)
    brush.text(str(count), 50 + width(str(count), "heavy", _LETTERS) / 2, 24, "heavy", _LETTERS, CREAM)
    draw_pile(brush, kind)
    return stamp(brush.done(), PANEL)


def _cards(player: PlayerView) -> Iterator[tuple[Sprite, int, int]]:
    """Yield the cards of a Help Line in the order drawn, each with its upper left corner, the middle of the line at height 0.

    Where they are many they are narrower, and where they are very many half as high, in two rows.
    """
    room, last = SIDE + _WIDE - _FOREST_W - 16 - _LINE_LEFT, len(player.line) - 1
    gap = 5 if len(player.line) * (SMALL_W + 5) - 5 <= room else 2
    left = _LINE_LEFT
    widths = line_widths(player.line, room, gap)
    for number, (card, wide) in enumerate(zip(player.line, widths, strict=False)):
        yield small(card, number == last, PANEL, wide), left, -SMALL_H // 2
        left += wide + gap
    if widths:
        return
    first, second = half_rows(player.line, room, gap)
    for row, top in ((first, -SMALL_H // 2), (second, SMALL_H // 2 - HALF_H)):
        taken = sum(map(half_wide, row)) + gap * (len(row) - 1)
        step = min(0, room - taken) / max(1, len(row) - 1)
        left = _LINE_LEFT
        for number, card in enumerate(row):
            yield (
                half(card, row is second and number == len(row) - 1, PANEL),
                left + round(step * number),
                top,
            )
            left += half_wide(card) + gap


def _lay_line(canvas: Canvas, player: PlayerView, y: int) -> None:
    """Lay the cards in the order drawn."""
    for sprite, left, top in _cards(player):
        canvas.lay(sprite, left, y + top)


def _lay_foot(canvas: Canvas, player: PlayerView, y: int) -> None:
    """Lay element totals, tokens, Victory tiles."""
    for _, sprite, left in _counts(player):
        canvas.lay(sprite, left, y - 24)
    _lay_tiles(canvas, player.tiles, SIDE + _WIDE - _FOREST_W - 12, y)


def _counts(player: PlayerView) -> Iterator[tuple[str, Sprite, int]]:
    """Yield the sign of each element and token, its sprite, and where its left edge lies; they are closer together where they are many."""
    sprites: list[tuple[str, Sprite]] = []
    for element in ELEMENTS:
        total = player.elements[element]
        ink = CORAL if total < 0 else CREAM if total else FAINT
        sprites.append((element, counted(element, signed(total), 38, _LETTERS, ink, total != 0)))
    tokens = [
        ("fragment", player.fragments),
        ("symbol", player.symbols),
        ("element-tile", player.element_tiles),
    ]
    sprites += [(name, counted(name, str(count), 38, _LETTERS, CREAM)) for name, count in tokens if count]
    left, right = SIDE + 16, SIDE + _WIDE - _FOREST_W - 12 - _tiles_wide(player.tiles) - 10
    gap = min(18, (right - left - sum(sprite.size[0] for _, sprite in sprites)) // len(sprites))
    for name, sprite in sprites:
        yield name, sprite, left
        left += sprite.size[0] + gap


def _tiles_wide(tiles: tuple[VictoryTileView, ...]) -> int:
    return 46 * len({tile.goal for tile in tiles}) + _TILE_STEP * (
        len(tiles) - len({tile.goal for tile in tiles})
    )


def _lay_tiles(canvas: Canvas, tiles: tuple[VictoryTileView, ...], right: int, y: int) -> None:
    """Lay Victory tiles by their goals, ending at `right`."""
    for goal in reversed(GOALS):
        count = sum(tile.goal == goal for tile in tiles)
        if count:
            right -= 46 + _TILE_STEP * (count - 1)
            canvas.lay(victory_tile(goal, count), right, y - 24)


@cached(32)
def victory_tile(goal: Goal, count: int) -> Sprite:
    """Return Victory tiles of a goal, one upon the other."""
    brush = Brush(40 + _TILE_STEP * (count - 1), 48)
    for number in reversed(range(count)):
        x = number * _TILE_STEP
        brush.box((x, 0, x + 40, 48), 4, CREAM)
        brush.box((x + 3, 3, x + 37, 45), 2, body(f"goal-{goal}")[0])
    draw_glyph(brush, f"goal-{goal}", 20, 24, 28, CREAM, CREAM)
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
    """Draw a space of a forest: bare, the starting tree, or what its tree gives."""
    middle = (x + side / 2, y + side / 2)
    if tree_id is None:
        brush.box((x + 32, y + 32, x + side - 32, y + side - 32), 0, PANEL_EDGE)
    elif tree_id == START_TREE:
        brush.icon(FIRST, *middle, side - 12, tones("leaf").rim)
    else:
        gift = of_tree(trees()[tree_id])[0]
        brush.box((x, y, x + side, y + side), 8, body(gift.sign)[0])
        draw_glyph(brush, gift.sign, x + side * 0.34, middle[1], 44, body(gift.sign)[1], body(gift.sign)[0])
        text = gift.before + gift.behind
        right = x + side - 4 - width(text, "heavy", _LETTERS) / 2
        brush.text(text, right, middle[1] + 2, "heavy", _LETTERS, body(gift.sign)[1])
        if gift.per:
            draw_sign(brush, gift.per, x + side * 0.74, middle[1], 36)
