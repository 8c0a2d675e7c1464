"""The places of a game's events on the picture of the table, and the counts of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.texts import spot, tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.text import Arg, Seat, Text
from render.games.spirit_island.board import board
from render.games.spirit_island.board.ground import ground
from render.games.spirit_island.board.places import name_spot
from render.kit.marks import BADGE, Box, Mark

_COUNTED: Final = ("explorer", "town", "city", "dahan", "blight")
_WHERE: Final = ("land", "lands", "towns", "cities")
"""Arguments of an event that are the lands in which it has happened."""
_QUIET: Final = (
    *("first", "skips", "stopped-ravage", "stopped-build", "builds-alone", "england-escalates", "heart"),
    *("empty-ravage", "empty-build", "no-ravage", "no-build", "no-city", "no-explore", "no-blight"),
)
"""Events that name a land in which nothing has changed."""


def marks(event: Text, view: SpiritIslandView) -> Iterator[Mark]:
    """Yield an outline around the name of each land in which something has happened; an arrow from where something has come."""
    name, args = event.key.removeprefix(f"{ID}-event-"), dict(event.args)
    if name in _QUIET:
        return
    lands, origins = (list(_lands_in(view, args, *names)) for names in (_WHERE, ("origin",)))
    for land in lands:
        yield _named(view, land)
    for land, origin in zip(lands, origins, strict=False):
        left, top, right, bottom = _plate(view, land)
        start = _plate(view, origin)
        yield Mark(start, _beside(start), ((left + right) // 2, (top + bottom) // 2))


def _lands_in(view: SpiritIslandView, args: Mapping[str, Arg], *names: str) -> Iterator[str]:
    """Yield the lands of the table that arguments of these names speak of; an ocean is named in words."""
    known = {spot(land.id): land.id for land in view.lands}
    for name in names:
        found = args.get(name)
        for land in found if isinstance(found, tuple) else (found,):
            if isinstance(land, str | Text) and land in known:
                yield known[land]


def tally(view: SpiritIslandView) -> Iterable[tuple[Seat | Text, Mapping[str, int]]]:
    """Yield the counts of the island with its fear; then energy, presence and cards of each spirit."""
    standing = Counter[str]()
    for land in view.lands:
        standing["blight"] += land.blight
        for piece in land.pieces:
            standing[piece.kind] += piece.count
    yield tell("picture-island"), {kind: standing[kind] for kind in _COUNTED}
    for spirit in view.spirits:
        cards = len(spirit.hand) + len(spirit.played) + len(spirit.discard)
        yield spirit.seat, {"energy": spirit.energy, "presence": spirit.on_island, "cards": cards}


def _named(view: SpiritIslandView, land: str) -> Mark:
    box = _plate(view, land)
    return Mark(box, _beside(box))


def _plate(view: SpiritIslandView, land: str) -> Box:
    """Return the box of a land's name, a little larger than it is."""
    x, y = name_spot(view.boards, land)
    wide, high = ground(view.boards).name
    top = board.HEAD + y
    return x - 5, top - 5, x + wide + 5, top + high + 5


def _beside(box: Box) -> tuple[int, int]:
    """Return the point right of a box."""
    return box[2] + BADGE // 2 - 2, (box[1] + box[3]) // 2
