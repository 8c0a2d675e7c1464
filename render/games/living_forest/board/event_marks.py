"""The places of a game's events on the picture of the table, and the counts before each player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.games.living_forest.model.kinds import ID
from engine.games.living_forest.model.view import LivingForestView
from engine.text import Seat, Text
from render.games.living_forest.board import board, circle, panels
from render.kit.marks import Mark

_OF_PANEL: Mapping[str, str] = {
    "draw": "line",
    "draw-coin": "line",
    "attract": "discard",
    "call": "discard",
    "extinguish": "fire",
    "fragment": "tokens",
    "steal": "tiles",
    "hit": "discard",
}
"""Part of a player's panel that an event has changed, by the name of the event."""


def marks(event: Text, view: LivingForestView) -> Iterator[Mark]:
    """Yield an outline around a tree where it was planted, a spirit where it went, and what else has changed before a player."""
    name, args = event.key.removeprefix(f"{ID}-event-"), dict(event.args)
    if part := _OF_PANEL.get(name):
        for seat in _seats(args["who"]):
            yield from _part(view, seat, part)
    elif show := _SHOWN.get(name):
        yield from show(view, args)


def tally(view: LivingForestView) -> Iterable[tuple[Seat, Mapping[str, int]]]:
    """Yield each seat with its progress to victory and its tokens."""
    for player in view.players:
        goals = {f"goal-{goal.goal}": goal.reached for goal in player.goals}
        cards = (*player.line, *player.discard, *player.stack_cards)
        varans = sum(card == "varan" for card in cards)
        tokens = {"fragment": player.fragments, "element-tile": player.element_tiles, "varan": varans}
        yield player.seat, {**goals, **tokens}


def _seats(who: Any) -> Iterator[Seat]:
    """Yield the seats of which an event speaks, one or several."""
    for each in who if isinstance(who, tuple) else (who,):
        yield each.seat


def _part(view: LivingForestView, seat: Seat, part: str) -> Iterator[Mark]:
    box = panels.part(view.players[seat], board.panels_top(view), part)
    if box is not None:
        left, top, right, bottom = box
        number = {"line": (left - 4, top + 6), "tokens": (left, bottom), "tiles": (left, bottom)}
        yield Mark(box, number.get(part, (right - 4, top - 2)))


def _plant(view: LivingForestView, args: Mapping[str, Any]) -> Iterator[Mark]:
    box = panels.forest_space(args["who"].seat, board.panels_top(view), args["at"])
    yield Mark(box, (box[0] - 4, box[3] - 2))


def _move(view: LivingForestView, args: Mapping[str, Any]) -> Iterator[Mark]:
    x, y = circle.standee(view.players[args["who"].seat].rock, board.CIRCLE)
    yield Mark((x - 37, y - 37, x + 37, y + 37), (x + 30, y + 34))


_SHOWN: Mapping[str, Callable[[LivingForestView, Mapping[str, Any]], Iterator[Mark]]] = {
    "plant": _plant,
    "move": _move,
}
