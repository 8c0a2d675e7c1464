"""The legend that stands below the forest before the first turn: only the signs that occur in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.games.moonlight.model.kinds import CREATURES
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.model.view import MoonlightView
from engine.text import Text
from render.games.moonlight.art import icons
from render.games.moonlight.board.ground import uppermost
from render.games.moonlight.board.rows import in_rows
from render.games.spirits_of_the_forest.art import tokens
from render.kit.canvas import Canvas
from render.kit.fonts import CAPITAL, legible, printable, width
from render.kit.palette import CREAM, GOLD, INK, NIGHT, PANEL
from render.kit.sprites import Sprite, silhouette
from words.catalogue import Words

APART: Final = 28
"""Pixels between a meaning and the next sign."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign of the legend as it is drawn, and its meaning."""

    sprite: Sprite
    meaning: Text


def signs(view: MoonlightView, side: int = 38) -> Iterator[Sign]:
    """Yield the signs that occur, `side` pixels wide and high, while the game begins."""
    if not view.intro:
        return
    starts = {spot.start for spot in view.spots} - {None}
    for creature, letter in zip(CREATURES, "LS", strict=True):
        if letter in starts:
            yield Sign(icons.creature(creature, side, PANEL), tell(f"legend-start-{creature}"))
    if starts - set("LS"):
        yield Sign(icons.number("A", side, GOLD, INK, PANEL), tell("legend-letter"))
    if any(spot.bit for spot in view.spots):
        yield Sign(icons.bit(side, PANEL), tell("legend-bit"))
    lying = [token for spot in view.spots for token in spot.tokens]
    lying += [token for pile in view.piles for token in pile.tokens]
    if any(token.face is None for token in lying):
        yield Sign(tokens.favour(None, side // 2, PANEL), tell("legend-hidden"))
    for mark in sorted({spot.mark for spot in view.spots if spot.mark}):
        yield Sign(icons.mark(mark, side, PANEL), tell("legend-mark", mark=tell(f"mark-{mark}")))
    yield from _of_tiles(view, side)
    if view.card:
        yield Sign(silhouette(icons.BIT, side * 2 // 3, GOLD, PANEL), tell("legend-card"))


def _of_tiles(view: MoonlightView, side: int) -> Iterator[Sign]:
    """Yield the signs of the kinds of tiles, and of the numbers beside their rows."""
    tiles = [spot for spot in uppermost(view) if spot.tile is not None]
    if any(spot.tile and spot.tile.spirit is None and spot.kind == "tile" for spot in tiles):
        yield Sign(silhouette("mdi:pine_tree", side, CREAM, PANEL), tell("legend-face-down"))
    if any(spot.level for spot in tiles):
        yield Sign(icons.number("n", side, NIGHT, CREAM, PANEL), tell("legend-level"))
    if any(spot.kind == "bridge" for spot in tiles):
        yield Sign(silhouette("mdi:bridge", side, CREAM, PANEL), tell("legend-bridge"))
    if light := next((spot.light for spot in view.spots if spot.light), None):
        yield Sign(tokens.medallion(light, side, True, PANEL), tell("legend-light"))
    if any(stack.numbers for stack in view.stacks):
        yield Sign(icons.number("n", side, NIGHT, GOLD, PANEL), tell("legend-quota"))


def letters(wide: int) -> int:
    """Return the size of letters on a picture `wide` pixels across: a phone shows every picture as narrow as itself."""
    return legible(wide, CAPITAL)


def sign_side(wide: int) -> int:
    """Return the width and height of a sign on a picture `wide` pixels across."""
    return letters(wide) * 9 // 8


def pitch(wide: int) -> int:
    """Return the height of a row on a picture `wide` pixels across."""
    return letters(wide) * 7 // 5


def rows(view: MoonlightView, wide: int, room: int, words: Words) -> list[list[Sign]]:
    """Return the signs row by row, on a picture `wide` pixels across."""
    return in_rows(signs(view, sign_side(wide)), partial(_wide, words, wide), room + APART)


def lay(canvas: Canvas, row: Sequence[Sign], x: int, y: int, words: Words) -> None:
    """Lay a row of signs, each before its meaning."""
    size, side = letters(canvas.width), sign_side(canvas.width)
    for sign in row:
        canvas.centre(sign.sprite, x + side // 2, y)
        canvas.text(printable(words.say(sign.meaning)), x + side + 12, y, "sans", size, CREAM, PANEL)
        x += _wide(words, canvas.width, sign)


def _wide(words: Words, across: int, sign: Sign) -> int:
    return sign_side(across) + 12 + width(printable(words.say(sign.meaning)), "sans", letters(across)) + APART
