"""Places of a forest in words: their tiles, their gems, and what is paid for them. A place may be one that there is not."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY, ForestAction
from engine.games.spirits_of_the_forest.model.facts import Tile
from engine.games.spirits_of_the_forest.model.kinds import Spirit
from engine.games.spirits_of_the_forest.model.texts import named, tell, tile_text
from engine.games.spirits_of_the_forest.model.view import CellView, ForestView, TileView
from engine.text import Text, Who


def choice_of_place(
    view: ForestView, action: ForestAction, field: str, unveiled: Sequence[str] | None = None
) -> Text:
    """Return a place, a gem or a payment, as a choice for that field; `unveiled` are the hints' keys for a tile taken there, else None."""
    value: str | None = getattr(action, field)
    if field in ("pay", "pay_second"):
        return _payment(value)
    if value is None:
        return tell("choice-nothing-more")
    if field == "gem":
        return gem_choice(view, value)
    return _cell_choice(view, value, unveiled)


def _payment(pay: str | None) -> Text:
    if pay is None:
        return tell("choice-free")
    if pay == PLUS:
        return tell("choice-plus")
    return tell("choice-supply") if pay == SUPPLY else tell("choice-gem-on", cell=pay)


def gem_choice(view: ForestView, name: str) -> Text:
    """Return a gem in the forest, with its owner where that is somebody else."""
    cell = find_cell(view, name)
    tile = _top(cell)
    if cell is None or cell.gem in (None, view.seat):
        return tell("choice-gem", gem=name, tile=tile)
    return tell("choice-gem-of", gem=name, tile=tile, owner=Who(cell.gem))


def _cell_choice(view: ForestView, name: str, unveiled: Sequence[str] | None) -> Text:
    cell = find_cell(view, name)
    hints = [] if cell is None else _hints(view, cell, unveiled)
    if not hints:
        return tell("choice-cell", cell=name, tile=_top(cell))
    return tell("choice-cell-hints", cell=name, tile=_top(cell), hints=tuple(hints))


def _hints(view: ForestView, cell: CellView, unveiled: Sequence[str] | None) -> list[Text]:
    """Return the other things that a person should know of a tile before choosing it."""
    if unveiled is None:
        return [tell("hint-favour")] if cell.favours else []
    hints = [tell(f"hint-{each}") for each in unveiled]
    if cell.gem is not None:
        hints.append(tell("hint-own-gem" if cell.gem == view.seat else "hint-costs"))
    return hints


def priced(name: str, pay: str | None) -> str | Text:
    """Return a place, with what is paid for its tile."""
    if pay is None:
        return name
    if pay == PLUS:
        return tell("priced-plus", cell=name)
    return tell("priced-supply", cell=name) if pay == SUPPLY else tell("priced-gem", cell=name, gem=pay)


def find_cell(view: ForestView, name: str) -> CellView | None:
    """Return the cell of that name; None where there is none."""
    for cell in view.cells:
        if cell.name == name:
            return cell
    return None


def tile_at(view: ForestView, name: str) -> Text:
    """Return the top tile of a cell; labels are also asked for about moves that are not legal, so there may be none."""
    return _top(find_cell(view, name))


def _top(cell: CellView | None) -> Text:
    return tell("tile-none") if cell is None or not cell.stack else shown_tile(cell.stack[-1])


def spirit_at(view: ForestView, name: str) -> Text:
    """Return the spirit of the top tile of a cell."""
    cell = find_cell(view, name)
    spirit: Spirit | None = cell.stack[-1].spirit if cell is not None and cell.stack else None
    return tell("tile-none") if spirit is None else named(spirit)


def shown_tile(tile: TileView) -> Text:
    """Return a tile as it is seen, in a few words."""
    if tile.spirit is None:
        return tell("tile-face-down")
    return tile_text(Tile(tile.spirit, tile.symbols, tile.power))
