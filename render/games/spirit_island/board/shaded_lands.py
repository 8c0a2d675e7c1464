"""The map on which a land is chosen: the lands that may be taken in full light, their names golden, all others in the shade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.view import SpiritIslandView
from render.games.spirit_island.board import island
from render.games.spirit_island.board.ground import ground, name_plate, ring
from render.games.spirit_island.board.places import name_spot
from render.kit.canvas import Canvas
from render.kit.palette import GOLD, INK, shaded
from render.kit.sprites import Sprite, cached_large

SHADE: Final = 0.5
"""Share by which the colours of a land in the shade are nearer to the night: at one half the kinds of ground stay what they are."""


def draw(view: SpiritIslandView, lit: Sequence[str]) -> Canvas:
    """Return the island with all that stands on it; only the lit lands are bright. Of many boards a single one is shown, large, where
    they are all on it.
    """
    boards = {land.board for land in view.lands if land.id in lit}
    shown = island.of_board(view, boards.pop()) if len(boards) == 1 else view
    canvas = Canvas(_shaded_island(shown.boards))
    for land in lit:
        _lay_light(canvas, shown.boards, land)
    island.lay_things(canvas, shown, 0)
    return canvas


def _lay_light(canvas: Canvas, boards: tuple[str, ...], land: str) -> None:
    if not is_ocean(land):
        canvas.lay(*_light(boards, land))
        canvas.lay(*ring(boards, land, GOLD, False))
    wide, high = ground(boards).name
    x, y = name_spot(boards, land)
    canvas.bar(x - 4, y - 4, wide + 8, high + 8, GOLD)
    canvas.lay(name_plate(land, len(boards), GOLD, GOLD, INK), x, y)


@cached_large
def _shaded_island(boards: tuple[str, ...]) -> Image.Image:
    """Return the whole island in the shade."""
    return shaded(island.named_island(boards), SHADE)


@cached_large
def _light(boards: tuple[str, ...], land: str) -> tuple[Sprite, int, int]:
    """Return a land as it looks in full light, and where its upper left corner lies."""
    mask, left, top = ground(boards).mask(land)
    plain = island.named_island(boards).crop((left, top, left + mask.width, top + mask.height))
    return Sprite(plain, mask.convert("1", dither=Image.Dither.NONE)), left, top
