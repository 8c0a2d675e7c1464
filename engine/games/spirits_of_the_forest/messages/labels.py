"""Actions and choices in words. They stay short: the longest must fit a button of 80 characters."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.model.actions import ForestAction, Move, Place, Stop, Take, Token
from engine.games.spirits_of_the_forest.model.texts import face_text, named, tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.module import unexamined, unveiled
from engine.games.spirits_of_the_forest.modules.registry.modules import module_of
from engine.games.spirits_of_the_forest.pieces.places import (
    choice_of_place,
    find_cell,
    priced,
    spirit_at,
    tile_at,
)
from engine.games.spirits_of_the_forest.pieces.step import StepMoment
from engine.games.spirits_of_the_forest.rules.step_order import every_step
from engine.text import Text


def label(view: ForestView, action: ForestAction) -> Text:
    """Return the whole action: `Take A1 and C12: leaves ×2 · moon + favour`. A module says its own verbs."""
    if (module := module_of(action)) is not None:
        return module.label(view, action)
    match action:
        case Take(first, None, pay):
            return tell("label-take", first=priced(first, pay), tile=_brought(view, first))
        case Take(first, str(second), pay, pay_second):
            cells = priced(first, pay), priced(second, pay_second)
            return tell(
                "label-take-two", first=cells[0], second=cells[1], tiles=_brought(view, first, second)
            )
        case Place(to):
            return tell("label-place", cell=to, tile=tile_at(view, to))
        case Move(gem, to):
            return tell("label-move", gem=gem, cell=to, tile=tile_at(view, to))
        case Stop() if (step := every_step().get(view.stage)) is not None and Stop in step.verbs:
            return tell(f"label-stop-{view.stage}")
        case Stop():
            return tell("verb-stop")
        case Token(face):
            return tell("label-token", face=face_text(face))
        case _:
            return tell(f"label-{action.verb}")


def _brought(view: ForestView, first: str, second: str | None = None) -> Text:
    """Return all that is got with the tiles of these cells: their symbols, and the favours that lie there."""
    cells = [cell for name in (first, second) if name and (cell := find_cell(view, name)) is not None]
    told = tile_at(view, first)
    if second is not None:
        told = tell("tile-double", spirit=spirit_at(view, first))
        for power in (cell.stack[-1].power for cell in cells if cell.stack):
            told = told if power is None else tell("tile-power", spirit=told, power=named(power))
    favours = sum(len(cell.favours) for cell in cells)
    return tell("tile-with-favours", tile=told, count=favours) if favours else told


def choice(view: ForestView, action: ForestAction, field: str) -> Text:
    """Return one value of an action, as a choice for that field."""
    if (module := module_of(action)) is not None:
        return module.piece(view, action, field)
    if isinstance(action, Token):
        return face_text(action.face)
    taken = _taken(view, action).get(field) if isinstance(action, Take) else None
    return choice_of_place(view, action, field, taken)


def warned(view: ForestView, action: ForestAction) -> bool:
    """Return whether the choices that lead to an action say all that it brings to light: tiles and their favours, as far as one can see."""
    if (module := module_of(action)) is not None:
        return module.warned(view, action)
    if isinstance(action, Stop):
        step = every_step().get(view.stage)
        return step is not None and step.moment is StepMoment.COLLECT and unexamined(view)
    return isinstance(action, Take) and any(_taken(view, action).values())


def _taken(view: ForestView, take: Take) -> dict[str, tuple[str, ...]]:
    """Return the ends of the hints' keys for each tile of a take, by the field that names the tile."""
    second = () if take.second is None else unveiled(view, take.second, [take.first])
    return {"first": unveiled(view, take.first), "second": second}
