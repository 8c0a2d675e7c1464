"""The badge of a button in place of words: the spirit of a tile, and its place. The picture above the button says the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY, ForestAction, Move, Place, Take
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.module import FAVOUR, unveiled
from engine.games.spirits_of_the_forest.pieces.places import find_cell
from render.games.spirits_of_the_forest.art.icons import POWERS, SPIRITS
from render.games.spirits_of_the_forest.art.signs import FACE_DOWN, WITH, of_tile
from render.games.spirits_of_the_forest.modules.registry import in_play
from render.painter import Badge

SIGNS: Final = (*SPIRITS, *(f"{spirit}{WITH}{power}" for spirit in SPIRITS for power in POWERS), FACE_DOWN)
_UNVEILED: Final = {FAVOUR: "?", "turn-up": "↻"}
"""Signs of what comes to light with a tile, beside those of modules."""


def badge(view: ForestView, action: ForestAction, fields: Collection[str]) -> Badge | None:
    """Return the badge of the places that these fields of an action name; None where no tile lies there.

    Two tiles are named in one order, whichever is taken first.
    """
    match action:
        case Take(first, second, pay, pay_second) if "first" in fields:
            taken = [_taken(view, first, pay)]
            if second is not None:
                taken.append(_taken(view, second, pay_second, [first]))
            return _badge(view, first, taken)
        case Take(first, str(second), _, pay_second) if "second" in fields:
            return _badge(view, second, [_taken(view, second, pay_second, [first])])
        case Move(gem, to) if "gem" in fields and "to" in fields:
            return _badge(view, to, [f"{gem} → {_place(view, to)}"])
        case Place(to) | Move(_, to) if "to" in fields:
            return _badge(view, to, [_place(view, to)])
        case _:
            return None


def _badge(view: ForestView, name: str, places: Iterable[str]) -> Badge | None:
    cell = find_cell(view, name)
    if cell is None or not cell.stack:
        return None
    return Badge(of_tile(cell.stack[-1].spirit, cell.stack[-1].power), "+".join(sorted(places)))


def _taken(view: ForestView, name: str, pay: str | None, gone: Collection[str] = ()) -> str:
    """Return a tile that is taken after others: what comes to light with it, and the gem that is paid, with where from if not the
    supply.
    """
    signs = _UNVEILED | {what: sign for module in in_play(view) for what, sign in module.signs.items()}
    parts = [_double(view, name), *(signs[each] for each in unveiled(view, name, gone))]
    if pay is not None:
        parts.append(f"−◆{'' if pay == SUPPLY else '+' if pay == PLUS else pay}")
    return " ".join(parts)


def _place(view: ForestView, name: str) -> str:
    """Return a place for a gem: that its tile counts twice, and that a favour lies there, as the picture writes it."""
    cell = find_cell(view, name)
    return _double(view, name) + (f" {_UNVEILED[FAVOUR]}" if cell is not None and cell.favours else "")


def _double(view: ForestView, name: str) -> str:
    """Return the name of a place, and how many symbols its tile has where that is more than one."""
    cell = find_cell(view, name)
    symbols = cell.stack[-1].symbols if cell is not None and cell.stack else 1
    return f"{name} ×{symbols}" if symbols > 1 else name
