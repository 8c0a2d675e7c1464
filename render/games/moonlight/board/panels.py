"""The panels below the forest: picked tiles, things beside the forest, the majorities, both sides, the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.moonlight.messages.scoring import in_vain
from engine.games.moonlight.model.kinds import Side
from engine.games.moonlight.model.texts import side_text, tell
from engine.games.moonlight.model.view import (
    CategoryView,
    MoonlightView,
    PlayerView,
    SideView,
    TokenPileView,
    TokenView,
)
from engine.games.spirits_of_the_forest.model.view import TileView
from engine.text import Text, Who
from render.games.moonlight.art import icons
from render.games.moonlight.board import legend
from render.games.moonlight.board.ground import COLUMN, ISLAND, disc
from render.games.moonlight.board.rows import in_rows
from render.games.spirits_of_the_forest.art import tokens
from render.games.spirits_of_the_forest.art.picture_size import MARGIN, TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.tiles import CellLook, cell
from render.kit.canvas import Canvas
from render.kit.fonts import CAPITAL, cut, fit, legible, printable, width
from render.kit.palette import CREAM, FAINT, GOLD, GROUND, INK, MUTED, PANEL, PANEL_EDGE, Ink
from render.kit.sprites import Brush, Sprite, cached, plate, stamp
from words.catalogue import Words, signed

SIDE: Final = 22
GAP: Final = 10
TILES: Final = TILE_H + 2 * MARGIN + 68
TILE_STEP: Final = TILE_W + 2 * MARGIN + 10
BESIDE: Final = 70
SIGNS: Final = 112
CATEGORY: Final = 66
CATEGORY_WIDE: Final = 440
"""Least width of a spirit or power in its row, in pixels."""
BESIDE_WIDE: Final = 520
"""Width of the column beside a wide forest, in pixels."""
PLAYER_WIDE: Final = 570
"""Least width of a player, in pixels: two stand side by side where each has it."""
LACK: Final = 62
"""Size of the ring around the count that the team lacks: no sign lies beneath it."""
PLAYER: Final = 70
SIDE_TILES: Final = "side-"
"""Beginning of the name of a player's stack of side tiles; the player's number, from 1, follows."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """A shelf of tiles that lie open beside the forest, numbered from 1, with their name and the tokens on each."""

    title: Text
    tiles: tuple[tuple[TileView, tuple[TokenView, ...]], ...]


def height(view: MoonlightView, wide: int, words: Words, is_beside: bool) -> int:
    """Return the height of all panels together on a picture `wide` pixels across, without the score where that is beside the forest."""
    rows = -(-len(view.categories) // _across(view, wide))
    beside = BESIDE * len(_pile_rows(view, wide, words))
    score = 0 if is_beside else rows * (CATEGORY + GAP) + SIGNS + GAP
    boxes = -(-len(view.players) // _abreast(wide)) * (PLAYER + GAP)
    keys = _legend_high(legend.rows(view, wide, wide - 2 * SIDE - 32, words), wide)
    beside += BESIDE * bool(view.beside_bits)
    return keys + len(_stood(view, wide)) * (TILES + GAP) + beside + score + boxes + GAP


def height_beside(view: MoonlightView) -> int:
    """Return the height of the score beside a wide forest, in pixels."""
    return 2 * (SIGNS + GAP) + len(view.categories) * (CATEGORY + GAP)


def lay_beside(canvas: Canvas, view: MoonlightView, x: int, y: int, words: Words) -> None:
    """Lay both sides, and every spirit and power, one below the other beside a wide forest."""
    wide = BESIDE_WIDE - SIDE
    for place, side in enumerate(view.sides):
        _lay_side(canvas, view, side, side.score > view.sides[1 - place].score, (x, y, wide), words)
        y += SIGNS + GAP
    for category in view.categories:
        _lay_category(canvas, view, category, x, y, wide)
        y += CATEGORY + GAP


def lay(
    canvas: Canvas, view: MoonlightView, top: int, names: Sequence[str], words: Words, is_beside: bool
) -> None:
    """Lay all panels, one below the other, but for the score where that stands beside the forest."""
    wide = canvas.width - 2 * SIDE
    y = top + GAP
    if keys := legend.rows(view, canvas.width, wide - 32, words):
        high, pitch = _legend_high(keys, canvas.width), legend.pitch(canvas.width)
        canvas.lay(frame(wide, high - GAP), SIDE, y)
        for number, signs in enumerate(keys):
            legend.lay(canvas, signs, SIDE + 16, y + pitch * number + pitch // 2, words)
        y += high
    for side_by_side in _stood(view, canvas.width):
        x = SIDE
        for shelf in side_by_side:
            _lay_shelf(canvas, shelf, x, y, names, words)
            x += _wide(shelf, canvas.width) + GAP
        y += TILES + GAP
    for piles in _pile_rows(view, canvas.width, words):
        _lay_piles(canvas, piles, y, wide, words)
        y += BESIDE
    if view.beside_bits:
        _lay_bits(canvas, view, y, wide, words)
        y += BESIDE
    abreast = _abreast(canvas.width)
    if not is_beside:
        _lay_sides(canvas, view, y, wide, words)
        y += SIGNS + GAP
        across = _across(view, canvas.width)
        for number, category in enumerate(view.categories):
            row, column = divmod(number, across)
            step = (wide + GAP) // across
            x = SIDE + column * step
            _lay_category(canvas, view, category, x, y + row * (CATEGORY + GAP), step - GAP)
        y += -(-len(view.categories) // across) * (CATEGORY + GAP)
    step = (wide + GAP) // abreast
    for number, player in enumerate(view.players):
        row, column = divmod(number, abreast)
        _lay_player(canvas, view, player, SIDE + column * step, y + row * (PLAYER + GAP), step - GAP, names)


def _across(view: MoonlightView, wide: int) -> int:
    """Return the number of spirits and powers in a row: they fill as few rows as they can."""
    most = (wide - 2 * SIDE + GAP) // (CATEGORY_WIDE + GAP)
    rows = -(-len(view.categories) // most)
    return -(-len(view.categories) // rows)


def _abreast(wide: int) -> int:
    """Return the number of players side by side."""
    return min(2, (wide - 2 * SIDE + GAP) // (PLAYER_WIDE + GAP))


def _legend_high(rows: Sequence[object], wide: int) -> int:
    return len(rows) * legend.pitch(wide) + GAP if rows else 0


def shelves(view: MoonlightView) -> Iterator[Shelf]:
    """Yield the tiles of this turn, and those on which gems lie."""
    if view.picked:
        yield Shelf(tell("picture-picked"), tuple((each.tile, each.tokens) for each in view.picked))
    for stack in view.stacks:
        if stack.tiles and stack.name.startswith(SIDE_TILES):
            seat = view.players[int(stack.name.removeprefix(SIDE_TILES)) - 1].seat
            yield Shelf(tell("picture-side-tiles", who=Who(seat)), tuple((tile, ()) for tile in stack.tiles))


def _wide(shelf: Shelf, across: int) -> int:
    """Return the width of a shelf, on a picture `across` pixels wide."""
    return max(12 * legible(across, CAPITAL), 26 + len(shelf.tiles) * TILE_STEP)


def _stood(view: MoonlightView, wide: int) -> list[list[Shelf]]:
    """Return the shelves row by row."""
    return in_rows(shelves(view), lambda shelf: _wide(shelf, wide) + GAP, wide - 2 * SIDE + GAP)


def beside_piles(view: MoonlightView) -> Iterator[TokenPileView]:
    """Return the piles that lie at no edge of the forest."""
    return (pile for pile in view.piles if pile.tokens and not pile.name.startswith((COLUMN, ISLAND)))


def pile_text(name: str) -> Text:
    """Return the name of a pile of tokens beside the forest, in words. Its id counts the columns of the map from 0, people from 1."""
    kind, _, number = name.partition("-")
    return tell(f"pile-{kind}", number=str(int(number) + 1) if name.startswith(COLUMN) else number)


def _lay_shelf(canvas: Canvas, shelf: Shelf, x: int, y: int, names: Sequence[str], words: Words) -> None:
    wide, size = _wide(shelf, canvas.width), legible(canvas.width, CAPITAL)
    canvas.lay(frame(wide, TILES), x, y)
    title = cut(printable(words.say(shelf.title, names)), "heavy", size, wide - 32)
    canvas.text(title, x + 18, y + 36, "heavy", size, CREAM, PANEL)
    for number, (tile, lying) in enumerate(shelf.tiles):
        left = x + 14 + number * TILE_STEP
        faces = tuple(token.face for token in lying)
        place = CellLook(tile.spirit, tile.symbols, tile.power, depth=1, lit=True, favours=faces)
        canvas.lay(cell(place), left, y + 64)
        numbered = icons.number(str(number + 1), disc(canvas), GOLD, INK)
        canvas.centre(numbered, left + MARGIN + 20, y + 64 + MARGIN + TILE_H - 20)


def _pile_rows(view: MoonlightView, wide: int, words: Words) -> list[list[TokenPileView]]:
    """Return the piles beside the forest row by row."""
    return in_rows(beside_piles(view), lambda pile: _pile_wide(pile, wide, words), wide - 2 * SIDE - 16)


def _token_step(wide: int) -> int:
    """Return the pixels from one token of a pile to the next, on a picture `wide` pixels across."""
    return legible(wide, CAPITAL) * 4 // 3


def _pile_wide(pile: TokenPileView, wide: int, words: Words) -> int:
    name, step = printable(words.say(pile_text(pile.name))), _token_step(wide)
    return (
        width(name, "heavy", legible(wide, CAPITAL))
        + 40
        + step * (len(pile.tokens) + (pile.mark is not None))
    )


def _lay_piles(canvas: Canvas, piles: Sequence[TokenPileView], y: int, wide: int, words: Words) -> None:
    """Lay a row of piles, each with its name."""
    canvas.lay(frame(wide, BESIDE - GAP), SIDE, y)
    size, step = legible(canvas.width, CAPITAL), _token_step(canvas.width)
    x, middle = SIDE + 16, y + (BESIDE - GAP) // 2
    for pile in piles:
        name, end = printable(words.say(pile_text(pile.name))), x + _pile_wide(pile, canvas.width, words)
        x += canvas.text(name, x, middle, "heavy", size, MUTED, PANEL) + 8 + step // 2
        if pile.mark is not None:
            canvas.centre(icons.mark(pile.mark, size, PANEL), x - 4, middle)
            x += step
        for token in pile.tokens:
            canvas.centre(tokens.favour(token.face, size * 3 // 5, PANEL), x, middle)
            x += step
        x = end


def _lay_bits(canvas: Canvas, view: MoonlightView, y: int, wide: int, words: Words) -> None:
    """Lay the bits that lie beside the forest, one by one."""
    canvas.lay(frame(wide, BESIDE - GAP), SIDE, y)
    size, middle = legible(canvas.width, CAPITAL), y + (BESIDE - GAP) // 2
    name = printable(words.say(tell("pile-row")))
    x = SIDE + 16 + canvas.text(name, SIDE + 16, middle, "heavy", size, MUTED, PANEL) + 30
    for number in range(view.beside_bits):
        canvas.centre(icons.bit(size, PANEL), x + _token_step(canvas.width) * number, middle)


def _lay_sides(canvas: Canvas, view: MoonlightView, y: int, wide: int, words: Words) -> None:
    """Lay both sides: creature, name, points, bits, fireflies; under the team's name the number of spirits it may score."""
    half = (wide - GAP) // 2
    for place, side in enumerate(view.sides):
        x = SIDE + place * (half + GAP)
        _lay_side(canvas, view, side, side.score > view.sides[1 - place].score, (x, y, half), words)


def _lay_side(
    canvas: Canvas, view: MoonlightView, side: SideView, leads: bool, at: tuple[int, int, int], words: Words
) -> None:
    x, y, wide = at
    canvas.lay(frame(wide, SIGNS), x, y)
    size, right = legible(canvas.width), x + wide - 16
    upper, lower = y + SIGNS * 3 // 10, y + SIGNS * 3 // 4
    canvas.centre(icons.creature(side.side, 54, PANEL), x + 36, y + SIGNS // 2)
    ink = GOLD if leads else CREAM
    taken = canvas.text(signed(side.score), right, upper, "heavy", size + 4, ink, PANEL, "right")
    name = printable(words.say(side_text(side.side, view.mode)))
    large = legible(canvas.width, CAPITAL)
    shown, letters = fit(name, "heavy", (large, large * 9 // 10, large * 4 // 5), right - taken - x - 84)
    canvas.text(shown, x + 74, upper, "heavy", letters, CREAM, PANEL)
    counted = [(side.bits, icons.bit(34, PANEL))]
    if has_fireflies(view):
        counted.append((side.fireflies, icons.mark("firefly", 34, PANEL)))
    for count, sign in counted:
        right -= canvas.text(str(count), right, lower, "heavy", size, CREAM, PANEL, "right")
        canvas.centre(sign, right - 24, lower)
        right -= 50
    if side.side == "light" and view.scored is not None:
        most = printable(words.say(tell("picture-most", count=view.scored)))
        if width(most, "heavy", size) > right - x - 74:
            most = f"≤ {view.scored}"
        canvas.text(most, x + 74, lower, "heavy", size, MUTED, PANEL)


def has_fireflies(view: MoonlightView) -> bool:
    """Return whether fireflies have settled on tiles of a side: whoever has more of them at the end loses these tiles (ML-S03-07)."""
    return any(side.fireflies for side in view.sides)


def _lay_category(
    canvas: Canvas, view: MoonlightView, category: CategoryView, x: int, y: int, wide: int
) -> None:
    """Lay a spirit or power, and the count of each side at an end of a bar: their symbols from both ends, between them those to come.

    Gold is for the side that leads and scores it, a ring around the spirit that the team lacks, a moon for each time that the
    Moonlight card demands it.
    """
    canvas.lay(frame(wide, CATEGORY), x, y)
    middle, size = y + CATEGORY // 2, legible(canvas.width)
    has = category.light.total + category.shadow.total > 0
    canvas.centre(tokens.medallion(category.name, 50, has, PANEL), x + 40, middle)
    if category.name in view.lacking and is_late(view):
        canvas.centre(icons.lack(LACK, PANEL), x + 40, middle)
    for high in (18, 48)[: category.demanded]:
        canvas.centre(icons.demanded(24, PANEL), x + 84, y + high)
    room = round(size * 1.3)
    left, right = x + 78 + room, x + wide - 14 - room
    _lay_part(canvas, category, "light", left - 4, middle, category.name in in_vain(view))
    _lay_part(canvas, category, "shadow", right + 4, middle)
    sprite = bar(category.light.total, category.to_come, category.shadow.total, right - left - 16)
    canvas.lay(sprite, left + 8, middle - sprite.size[1] // 2)


@cached(512)
def bar(light: int, to_come: int, shadow: int, wide: int) -> Sprite:
    """Return a cell for each symbol: Light's from the left, Shadow's from the right, those that nobody has between them."""
    high = 34
    brush = Brush(wide, high)
    step = (wide + 4) / max(1, light + to_come + shadow)
    for number in range(light + to_come + shadow):
        is_free = light <= number < light + to_come
        left, right = number * step, (number + 1) * step - 4
        ink = GOLD if number < light else icons.PICKED_BY_SHADOW
        brush.box((left, 0, right, high), 5, PANEL_EDGE if is_free else ink)
        if is_free:
            brush.box((left + 2, 2, right - 2, high - 2), 4, PANEL)
    return stamp(brush.done(), PANEL)


def is_late(view: MoonlightView) -> bool:
    """Return whether at least half of the forest is gone, and so a warning of what the team lacks is due."""
    tiles = sum(spot.kind in ("tile", "bridge") for spot in view.spots)
    return 2 * view.tiles_left <= tiles


def _lay_part(
    canvas: Canvas, category: CategoryView, side: Side, x: int, y: int, is_in_vain: bool = False
) -> None:
    part, size = category.of(side), legible(canvas.width)
    ink: Ink = GOLD if part.leads and not is_in_vain else CREAM if part.total else FAINT
    canvas.text(str(part.total), x, y, "heavy", size, ink, PANEL, "right" if side == "light" else "left")


def _lay_player(
    canvas: Canvas,
    view: MoonlightView,
    player: PlayerView,
    left: int,
    y: int,
    wide: int,
    names: Sequence[str],
) -> None:
    """Lay a player: gems unspent and spent, bits where they are the player's own, and whether they may talk whose turn it is."""
    is_active = player.seat == view.active
    canvas.lay(frame(wide, PLAYER, is_active), left, y)
    canvas.centre(tokens.emblem(player.seat, 18, PANEL), left + 36, y + PLAYER // 2)
    size = legible(canvas.width, CAPITAL)
    name = cut(
        printable(names[player.seat]), "heavy", size, wide - 320 if view.mode == "versus" else wide - 260
    )
    canvas.text(name, left + 68, y + PLAYER // 2, "heavy", size, GOLD if is_active else CREAM, PANEL)
    x = left + wide - 36
    if view.mode == "versus":
        canvas.text(
            str(player.bits), x, y + PLAYER // 2, "heavy", legible(canvas.width), CREAM, PANEL, "right"
        )
        canvas.centre(icons.bit(34, PANEL), x - 52, y + PLAYER // 2)
        x -= 110
    for number in range(player.gems + player.spent):
        held = number < player.gems
        canvas.centre(icons.standing("gem" if held else "gem-spent", 34, PANEL), x, y + PLAYER // 2)
        x -= 42
    if is_active and view.talking:
        canvas.centre(icons.standing("talk", 38, PANEL), x, y + PLAYER // 2)


@cached(32)
def frame(wide: int, high: int, marked: bool = False) -> Sprite:
    """Return the plate that everything below the forest stands on."""
    return plate(wide, high, 14, PANEL, GOLD if marked else PANEL_EDGE, 3 if marked else 2, GROUND)
