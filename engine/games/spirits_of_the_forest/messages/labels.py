"""Actions and choices in words. They stay short: the longest must fit a button of 80 characters."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.messages.labels_modules import (
    claim_choice,
    claim_label,
    kept_card,
    moonlight_label,
    offer_label,
    stop_label,
    token_text,
)
from engine.games.spirits_of_the_forest.model.actions import (
    PLUS,
    SUPPLY,
    Claim,
    Curse,
    ForestAction,
    Moonlight,
    Move,
    Offer,
    Place,
    Second,
    Stop,
    Swap,
    Take,
    Token,
    Wish,
)
from engine.games.spirits_of_the_forest.model.components import Tile
from engine.games.spirits_of_the_forest.model.kinds import Spirit
from engine.games.spirits_of_the_forest.model.texts import named, tell, tile_text
from engine.games.spirits_of_the_forest.model.view import CellView, ForestView, TileView
from engine.text import Text, Who


def label(view: ForestView, action: ForestAction) -> Text:
    """The whole action: `Take A1 and C12: leaves ×2`."""
    match action:
        case Take(first, None, pay):
            return tell("label-take", first=_priced(first, pay), tile=_tile_at(view, first))
        case Take(first, second, pay, pay_second):
            return tell(
                "label-take-two",
                first=_priced(first, pay),
                second=_priced(second or "", pay_second),
                spirit=_spirit_at(view, first),
            )
        case Second(tile, pay):
            return tell("label-second", cell=_priced(tile, pay), tile=_tile_at(view, tile))
        case Place(to):
            return tell("label-place", cell=to, tile=_tile_at(view, to))
        case Move(gem, to):
            return tell("label-move", gem=gem, cell=to, tile=_tile_at(view, to))
        case Swap(own, other):
            return tell("label-swap", own=own, other=other)
        case _:
            return _label_of_module(view, action)


def _label_of_module(view: ForestView, action: ForestAction) -> Text:
    match action:
        case Stop():
            return stop_label(view)
        case Wish(card) | Curse(card):
            return tell(f"label-{action.verb}", card=kept_card(action.verb, card))
        case Moonlight(face):
            return moonlight_label(view, face)
        case Claim():
            return claim_label(action)
        case Token(face):
            return tell("label-token", face=token_text(face))
        case Offer(fate):
            return offer_label(view, fate)
        case _:
            return tell(f"label-{action.verb}")


def choice(view: ForestView, action: ForestAction, field: str) -> Text:
    """One value of an action, as a choice for that field."""
    match action:
        case Wish(card) | Curse(card):
            return kept_card(action.verb, card)
        case Moonlight(face):
            return tell(f"choice-moonlight-{face}")
        case Claim():
            return claim_choice(action, field)
        case Token(face):
            return token_text(face)
        case Offer(fate):
            return offer_label(view, fate)
        case Swap(own, other):
            return _gem_choice(view, own if field == "own" else other)
        case _:
            return _choice_of_cell(view, action, field)


def _choice_of_cell(view: ForestView, action: ForestAction, field: str) -> Text:
    value = getattr(action, field)
    if field in ("pay", "pay_second"):
        return _payment(value)
    if value is None:
        return tell("choice-nothing-more")
    if field == "gem":
        return _gem_choice(view, value)
    return _cell_choice(view, value, action)


def _payment(pay: str | None) -> Text:
    if pay is None:
        return tell("choice-free")
    if pay == PLUS:
        return tell("choice-plus")
    return tell("choice-supply") if pay == SUPPLY else tell("choice-gem-on", cell=pay)


def _gem_choice(view: ForestView, name: str) -> Text:
    """A gem in the forest, with its owner where that is somebody else."""
    cell, tile = find_cell(view, name), _tile_at(view, name)
    if cell is None or cell.gem in (None, view.seat):
        return tell("choice-gem", gem=name, tile=tile)
    return tell("choice-gem-of", gem=name, tile=tile, owner=Who(cell.gem))


def _cell_choice(view: ForestView, name: str, action: ForestAction) -> Text:
    cell = find_cell(view, name)
    hints = [] if cell is None else _hints(view, cell, collecting=isinstance(action, Take | Second))
    if not hints:
        return tell("choice-cell", cell=name, tile=_tile_at(view, name))
    return tell("choice-cell-hints", cell=name, tile=_tile_at(view, name), hints=tuple(hints))


def _hints(view: ForestView, cell: CellView, collecting: bool) -> list[Text]:
    """What else a person should know of a tile before choosing it."""
    hints = []
    if cell.favours:
        hints.append(tell("hint-favour"))
    if collecting and cell.gem is not None:
        hints.append(tell("hint-own-gem" if cell.gem == view.seat else "hint-costs"))
    return hints


def _priced(name: str, pay: str | None) -> str | Text:
    if pay is None:
        return name
    if pay == PLUS:
        return tell("priced-plus", cell=name)
    return tell("priced-supply", cell=name) if pay == SUPPLY else tell("priced-gem", cell=name, gem=pay)


def find_cell(view: ForestView, name: str) -> CellView | None:
    """The cell of that name, where there is one."""
    return next((cell for cell in view.cells if cell.name == name), None)


def _tile_at(view: ForestView, name: str) -> Text:
    """The top tile of a cell; labels are also asked for about moves that are not legal, so there may be none."""
    cell = find_cell(view, name)
    return tell("tile-none") if cell is None or not cell.stack else shown_tile(cell.stack[-1])


def _spirit_at(view: ForestView, name: str) -> Text:
    cell = find_cell(view, name)
    spirit: Spirit | None = cell.stack[-1].spirit if cell is not None and cell.stack else None
    return tell("tile-none") if spirit is None else named(spirit)


def shown_tile(tile: TileView) -> Text:
    """A tile as it is seen, in a few words."""
    if tile.spirit is None:
        return tell("tile-face-down")
    return tile_text(Tile(tile.spirit, tile.symbols, tile.power))
