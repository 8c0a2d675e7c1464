"""The table in one picture: headline, island, invader track, fear and blight, spirits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.spirit_island.model.view import SpiritIslandView
from render.games.spirit_island.art.picture_size import GAP, SIDE, WIDTH
from render.games.spirit_island.board import caption, island, panels, track
from render.games.spirit_island.board.ground import ground
from render.games.spirit_island.board.scene import night
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.panel import lay_headline
from render.kit.sprites import cached_large, fix, whole
from words.catalogue import Words

HEAD: Final = 92
MANY: Final = 3
"""Number of boards from which a single one is shown large as well."""


def draw(view: SpiritIslandView, names: Sequence[str], words: Words) -> Canvas:
    """Return the whole picture. `names` are printable, by seat."""
    board, about = own_board(view), caption.height(view)
    single = island.of_board(view, board) if board else None
    canvas = Canvas(_floor(view.boards, single.boards if single else (), about))
    headline = printable(words.say(view.headline, names))
    lay_headline(canvas, headline, SIDE + 8, WIDTH - 2 * SIDE - 16, (50, 46, 42, 38), (36, 27), names)
    island.lay(canvas, view, HEAD)
    below = HEAD + ground(view.boards).height + GAP
    track.lay(canvas, view, below, words)
    caption.lay(canvas, view, below + track.HIGH + GAP, words)
    panels.lay(canvas, view, names, below + track.HIGH + GAP + about, words)
    if single:
        island.lay(canvas, single, canvas.height - ground(single.boards).height)
    return canvas


def own_board(view: SpiritIslandView) -> str:
    """Return the board that is shown once more, large, to whoever sits at it; "" where the whole island is large, or for an onlooker."""
    return view.boards[view.seat] if view.seat is not None and len(view.boards) >= MANY else ""


@cached_large
def _floor(boards: tuple[str, ...], own: tuple[str, ...], about: int) -> Image.Image:
    """Return all that is the same in every picture of a game: large things take long to lay.

    `own` is the board that is shown once more, as it is named where it is drawn alone; `about` is the height of the caption.

    There are 64 such pictures, and more with the board of a player below, 2 MB each, for boards lie in any order.
    """
    named = island.named_island(boards)
    below = HEAD + named.height + 2 * GAP + track.HIGH + about
    ends = below + len(boards) * panels.PITCH
    sheet = night(WIDTH, ends + (ground(own).height if own else 0), HEAD).copy()
    fix(sheet, whole(named), (0, HEAD))
    if own:
        fix(sheet, whole(island.named_island(own)), (0, ends))
    plain = panels.player_frame(False)
    for seat in range(len(boards)):
        sheet.paste(plain.image, (SIDE, below + seat * panels.PITCH), plain.mask)
    return sheet
