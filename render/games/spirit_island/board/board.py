"""The table in one picture: headline, island, invader track, fear and blight, spirits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.spirit_island.model.view import SpiritIslandView
from render.games.spirit_island.art.icons import GAP, SIDE, WIDTH
from render.games.spirit_island.board import caption, island, panels, track
from render.games.spirit_island.board.ground import ground
from render.games.spirit_island.board.scene import night
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.panel import lay_headline
from render.kit.sprites import cached
from words.catalogue import Words

HEAD: Final = 92


def draw(view: SpiritIslandView, names: Sequence[str], words: Words) -> Canvas:
    """Return the whole picture. `names` are printable, by seat."""
    canvas = Canvas(_floor(view.boards))
    room = WIDTH - 2 * SIDE - 16
    if wide := caption.lay(canvas, view, HEAD, words):
        room -= wide + 2 * GAP
    headline = printable(words.say(view.headline, names))
    lay_headline(canvas, headline, SIDE + 8, room, (50, 46, 42, 38), (36, 27))
    island.lay(canvas, view, HEAD)
    below = HEAD + ground(view.boards).height + GAP
    track.lay(canvas, view, below, words)
    panels.lay(canvas, view, names, below + track.HIGH + GAP, words)
    return canvas


@cached(24)
def _floor(boards: tuple[str, ...]) -> Image.Image:
    """Return all that is the same in every picture of a game: large things take long to lay.

    There are 64 such pictures, 2 MB each, for boards lie in any order.
    """
    named = island.named_island(boards)
    below = HEAD + named.height + 2 * GAP + track.HIGH
    sheet = night(WIDTH, below + len(boards) * panels.PITCH, HEAD).copy()
    sheet.paste(named, (0, HEAD))
    plain = panels.player_frame(False)
    for seat in range(len(boards)):
        sheet.paste(plain.image, (SIDE, below + seat * panels.PITCH), plain.mask)
    return sheet
