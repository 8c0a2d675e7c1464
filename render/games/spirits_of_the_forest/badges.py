"""What stands on a button in place of words: the spirit of a tile, and where it lies. The picture above the button says the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY, ForestAction, Move, Place, Take
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.pieces.places import find_cell
from render.games.spirits_of_the_forest.art.look import SPIRITS
from render.pictures import Badge

SIGNS: Final = tuple(SPIRITS)


def badge(view: ForestView, action: ForestAction, fields: Collection[str]) -> Badge | None:
    """The badge of the places that these fields of an action name; None where no tile is to be seen there.

    Two tiles are named in one order, whichever is taken first.
    """
    match action:
        case Take(first, second, pay, pay_second) if "first" in fields:
            taken = [(first, pay)] if second is None else [(first, pay), (second, pay_second)]
            return _badge(view, first, [_priced(view, *each) for each in taken])
        case Take(_, str(second), _, pay_second) if "second" in fields:
            return _badge(view, second, [_priced(view, second, pay_second)])
        case Place(to) | Move(_, to) if "to" in fields:
            return _badge(view, to, [_place(view, to)])
        case _:
            return None


def _badge(view: ForestView, name: str, places: Iterable[str]) -> Badge | None:
    cell = find_cell(view, name)
    spirit = cell.stack[-1].spirit if cell is not None and cell.stack else None
    return None if spirit is None else Badge(spirit, " + ".join(sorted(places)))


def _priced(view: ForestView, name: str, pay: str | None) -> str:
    """A place, with the gem that is paid for its tile: where from, where that is not the supply."""
    if pay is None:
        return _place(view, name)
    return f"{_place(view, name)} −◆{'' if pay == SUPPLY else '+' if pay == PLUS else pay}"


def _place(view: ForestView, name: str) -> str:
    """The name of a place, that its tile counts twice, and that a favour lies there, as the picture writes it."""
    cell = find_cell(view, name)
    symbols = cell.stack[-1].symbols if cell is not None and cell.stack else 1
    favour = "?" if cell is not None and cell.favours else ""
    return " ".join(part for part in (name, f"×{symbols}" if symbols > 1 else "", favour) if part)
