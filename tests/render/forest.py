"""Forests to draw: matches played at random up to some moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, cast

from engine.chance import Chance
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.module import ForestModule
from engine.match import Match
from engine.registry import find
from engine.text import Seat

GAME = "spirits-of-the-forest"
PEOPLE = ("Żaneta", "Björn", "Małgorzata Brzęczyszczykiewicz", "mika_07")


def played(seats: int, seed: int = 7) -> Iterator[Match[object]]:
    """Yield a match before its first action, and again after each action until it is over."""
    game = find(GAME)
    match = Match.new(game, game.Options(), seats, seed.to_bytes(8, "big"))
    dice = Random(seed)
    yield match
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, dice.choice(match.legal(seat).actions))
        yield match


@cache
def views(seats: int, seed: int = 7, seat: int | None = None) -> tuple[ForestView, ...]:
    """Return the views of a seat (None: of an onlooker) of that match, one after each action."""
    viewer = None if seat is None else Seat(seat)
    return tuple(cast(ForestView, match.view(viewer)) for match in played(seats, seed))


def view(seats: int, left: int, seat: int | None = None, seed: int = 7) -> ForestView:
    """Return the first view of a seat (None: of an onlooker) in which at most `left` tiles are left."""
    return next(each for each in views(seats, seed, seat) if each.tiles_left <= left)


def people(seats: int) -> Sequence[str]:
    """Return the names of the people on the seats."""
    return PEOPLE[:seats]


OPTIONS: Mapping[Module, Mapping[str, object]] = {
    "solo": {},
    "wish": {"wish": True},
    "curse": {"curse": True},
    "seasons": {"seasons": True},
    "events": {"events": "random"},
    "gem-bonus": {"gem_bonus": True},
    "moonlight": {"moonlight": "base"},
    "air": {"moonlight": "air"},
    "enchanted": {"enchanted": True},
}
"""Options that a host chooses for each module; of two that choose alike, the later one holds."""


def matches(modules: tuple[Module, ...], seats: int, seed: int) -> Iterator[Match[object]]:
    """Yield a random match, after each action; whoever can claim a card does."""
    game, dice = find(GAME), Chance(bytes([seed]), name="dice")
    chosen = {name: value for module in modules for name, value in OPTIONS[module].items()}
    match = Match.new(game, game.Options(**chosen), seats, bytes([seed, seats]))
    yield match
    while not match.over:
        seat = match.awaiting[0]
        legal = match.legal(seat)
        verb = "claim" if "claim" in legal.verbs else dice.choice(legal.verbs)
        match.play(seat, dice.choice(legal.under(verb)))
        yield match


def shown(match: Match[object], seat: int | None = None) -> ForestView:
    """Return the view of a seat (None: of an onlooker)."""
    return cast(ForestView, match.view(None if seat is None else Seat(seat)))


@cache
def find_view(
    modules: tuple[Module, ...], seats: int, seat: int | None, wanted: Callable[[ForestView], bool]
) -> ForestView:
    """Return the first view like this, over a few matches."""
    for seed in range(20):
        for match in matches(modules, seats, seed):
            if wanted(view := shown(match, seat)):
                return view
    raise AssertionError("there is no such view")


def with_part(view: ForestView, module: ForestModule[Any, Any], **fields: object) -> ForestView:
    """Return the view with other fields in what a module shows."""
    part = module.seen(view).model_copy(update=fields)
    return view.model_copy(update={"parts": {**view.parts, module.id: part}})
