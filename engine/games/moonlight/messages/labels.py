"""Actions and choices in words. They stay short: the longest must fit a button of 80 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.model.actions import Assign, MoonlightAction, Plus
from engine.games.moonlight.model.texts import creature_text, named, side_text, tell
from engine.games.moonlight.model.view import MoonlightView, PickedView, SpotView, TokenView
from engine.games.spirits_of_the_forest.model.facts import Tile
from engine.games.spirits_of_the_forest.model.texts import tell as tell_of_forest
from engine.games.spirits_of_the_forest.model.texts import tile_text
from engine.games.spirits_of_the_forest.model.view import TileView
from engine.script import Choose
from engine.text import Seat, Text, Who

PLACE: Final = tell("place").key
"""Key of a place without its tile."""


def label(view: MoonlightView, action: MoonlightAction) -> Text:
    """Return the whole action: `Light picks C4: leaves ×2`. A module says its own verbs."""
    for module in EVERY.values():
        if type(action) in module.verbs:
            return module.label(view, action)
    match action:
        case Choose():
            offer = view.offer(action)
            return _with_tiles(view, offer.label) if offer else tell("choice-gone")
        case Assign(light, shadow):
            sides = {"light": side_text("light", view.mode), "shadow": side_text("shadow", view.mode)}
            return tell("label-assign", one=picked_tile(view, light), two=picked_tile(view, shadow), **sides)
        case Plus(number):
            return tell("label-plus-common" if view.common_gems else "label-plus", who=Who(Seat(number - 1)))
        case _ if (creature := getattr(action, "creature", None)) is not None:
            place = next(getattr(action, field) for field in action.places)
            return tell(
                f"label-{action.verb}", creature=creature_text(creature), place=place_text(view, place)
            )
        case _ if action.places:
            return tell(
                f"label-{action.verb}", place=place_text(view, str(getattr(action, action.places[0])))
            )
        case _:
            return tell(f"label-{action.verb}")


def choice(view: MoonlightView, action: MoonlightAction, field: str) -> Text:
    """Return the value of one field, in words."""
    match action, field:
        case Choose(), _:
            return label(view, action)
        case _ if field in action.places:
            return place_text(view, str(getattr(action, field)))
        case Assign(light, shadow), _:
            number = light if field == "light" else shadow
            return tell("choice-picked", tile=picked_tile(view, number), number=number)
        case Plus(number), _:
            return tell("choice-common" if view.common_gems else "choice-seat", who=Who(Seat(number - 1)))
        case _, "creature":
            return creature_text(getattr(action, "creature"))  # noqa: B009 - only some actions have one
        case _:
            return label(view, action)


def picked_tile(view: MoonlightView, number: int) -> Text:
    """Return a tile picked in this turn with what goes along with it; of two that read alike, each with its place."""
    if not 1 <= number <= len(view.picked):
        return tell("picked-none", number=number)
    taken = view.picked[number - 1]
    told = _with_all(view, taken)
    is_alike = any(_with_all(view, other) == told for other in view.picked if other is not taken)
    return tell("place-tile", place=taken.place, tile=told) if is_alike and taken.place else told


def _with_all(view: MoonlightView, taken: PickedView) -> Text:
    """Return a picked tile with the favours and Moonlight tiles that go to its side with it (ML-ASSIGN-05, ML-S22-08)."""
    goes_along = not any(EVERY[name].claims_tokens for name in view.modules)
    lights = (tell("light", spirit=named(spirit)) for spirit in taken.lights)
    return _with(taken.tile, (*map(favour_text, taken.tokens if goes_along else ()), *lights))


def place_text(view: MoonlightView, name: str) -> Text:
    """Return a place with the tile that can be seen there, and with what lies on that: `C4 (leaves ×2 + bit)`."""
    spot = top_spot(view, name)
    if spot is None or spot.tile is None:
        return tell("place", place=name)
    return tell("place-tile", place=name, tile=_with(spot.tile, _things(spot)))


def _with_tiles(view: MoonlightView, told: Text) -> Text:
    """Return the words of a script with the tile of each place, which scripts name without looking at any view."""
    if told.key == PLACE:
        return place_text(view, str(dict(told.args)["place"]))
    args = ((name, _with_tiles(view, arg) if isinstance(arg, Text) else arg) for name, arg in told.args)
    return Text(told.key, tuple(args))


def _things(spot: SpotView) -> Iterator[Text]:
    """Yield the things that lie on a tile."""
    if spot.bit:
        yield tell("told-bit")
    if spot.mark is not None:
        yield tell(f"mark-{spot.mark}")
    yield from map(favour_text, spot.tokens)


def _with(tile: TileView, things: Iterable[Text]) -> Text:
    """Return a tile and things that lie on it."""
    told = shown(tile)
    for thing in things:
        told = tell("with", what=told, thing=thing)
    return told


def favour_text(token: TokenView) -> Text:
    """Return a favour, by its face where that can be seen."""
    return tell("favour-down") if token.face is None else tell("favour-up", face=named(token.face))


def top_spot(view: MoonlightView, name: str) -> SpotView | None:
    """Return the highest place of this name that has a tile."""
    found = (spot for spot in view.spots if spot.name == name and spot.tile is not None)
    return max(found, key=lambda spot: spot.level, default=None)


def shown(tile: TileView) -> Text:
    """Return a tile in a few words, or that it lies face down."""
    if tile.spirit is None:
        return tell_of_forest("tile-face-down")
    return tile_text(Tile(tile.spirit, tile.symbols, tile.power))
