"""The board in words: what can be taken, the last turn, and every row."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import reduce
from itertools import groupby

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import CellView, ForestView
from engine.games.spirits_of_the_forest.pieces.places import shown_tile
from engine.text import Text, Who
from render.games.spirits_of_the_forest.modules.registry import in_play


def state(view: ForestView) -> list[Text]:
    """Return the progress of the game."""
    return [tell("told-turn", turn=view.turn, tiles=view.tiles_left)]


def supply(view: ForestView) -> list[Text]:
    """Return the number of symbols of each spirit and power still in the forest, and the number there are in all."""
    if not view.tiles_left:
        return []
    counts = tuple(
        tell("told-share", name=named(each.name), count=view.to_come[each.name], whole=view.in_all[each.name])
        for each in view.categories
    )
    return [tell("told-supply", counts=counts)]


def beside(view: ForestView, cards: bool = True) -> Iterator[Text]:
    """Yield the things that the modules put on the table; without `cards` the words of cards are left out."""
    if view.stage == "choose":
        yield tell("told-choosing")
    for module in in_play(view):
        yield from module.in_words(view, cards)


def others(view: ForestView) -> list[Text]:
    """Return the words about all that are shown beside the players."""
    return [text for module in in_play(view) for text in module.rivals_in_words(view)]


def free(view: ForestView, bare: bool) -> list[Text]:
    """Return the tiles that can be taken; `bare`: each by its place alone."""
    cells = [place for place in view.cells if place.available and place.stack]
    if not cells or view.stage == "over":
        return []
    return [tell("told-free", cells=tuple(place.name if bare else _cell(place, True) for place in cells))]


def lit(view: ForestView, chosen: Collection[str], bare: bool = False) -> Iterator[Text]:
    """Yield the places that may be chosen, with what lies there; `bare`: each by its name alone."""
    cells = [place for place in view.cells if place.name in chosen]
    yield tell("told-lit", cells=tuple(place.name if bare else _cell(place, True) for place in cells))


def last_turn(view: ForestView) -> list[Text]:
    """Return the turn that was begun last."""
    last = view.last
    if last is None:
        return []
    who = Who(last.seat)
    said = [tell("told-last-passed", who=who)] if last.passed else []
    if last.collected:
        taken = tuple(
            tell("told-cell", cell=step.cell, tile=shown_tile(step.tile)) for step in last.collected
        )
        said.append(tell("told-last-took", who=who, cells=taken))
    if last.gem_to and last.gem_from:
        said.append(tell("told-last-moved", **{"from": last.gem_from, "cell": last.gem_to}))
    elif last.gem_to:
        said.append(tell("told-last-placed", cell=last.gem_to))
    return said


def rows(view: ForestView) -> Iterator[Text]:
    """Yield every row with its tiles."""
    for _, row in groupby(view.cells, key=lambda place: place.y):
        cells = list(row)
        letter = cells[0].name[:1]
        left = tuple(_cell(place) for place in cells if place.stack)
        yield tell("told-row", row=letter, cells=left) if left else tell("told-row-empty", row=letter)


def _cell(place: CellView, bare: bool = False) -> Text:
    """Return a cell with its top tile and what lies on it; `bare`: without saying that it is free."""
    tile = shown_tile(place.stack[-1])
    down = sum(favour.face is None for favour in place.favours)
    more = [tell("told-free-mark")] if place.available and not bare else []
    more += [tell("told-favour", count=down)] if down else []
    more += [tell("told-favour-up", name=named(each.face)) for each in place.favours if each.face]
    more += [tell("told-gem", who=Who(place.gem))] if place.gem is not None else []
    more += [tell("told-stack", count=len(place.stack))] if len(place.stack) > 1 else []
    if not more:
        return tell("told-cell", cell=place.name, tile=tile)
    return tell(
        "told-cell-more",
        cell=place.name,
        tile=tile,
        more=reduce(lambda one, other: tell("told-more", first=one, second=other), more),
    )
