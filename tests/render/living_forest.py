"""Tables of Living Forest to draw: matches played at random up to some moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import cast

from engine.games.living_forest.model.view import LivingForestView
from engine.match import Match
from engine.registry import find
from engine.text import Seat

GAME = "living-forest"
PEOPLE = ("Żaneta", "Björn", "Małgorzata Brzęczyszczykiewicz", "mika_07")


@cache
def played(seats: int, kodama: bool, seed: int = 5) -> tuple[Match[object], ...]:
    """Return a match before its first action, and after each action until it is over; whoever can do more does not stop."""
    return tuple(match.copy() for match in _playing(seats, kodama, seed))


def _playing(seats: int, kodama: bool, seed: int) -> Iterator[Match[object]]:
    game = find(GAME)
    match = Match.new(game, game.Options.model_validate({"kodama": kodama}), seats, seed.to_bytes(8, "big"))
    dice = Random(seed)
    yield match
    while not match.over:
        seat = dice.choice(match.awaiting)
        legal = match.legal(seat)
        busy = [verb for verb in legal.verbs if verb not in ("end", "decline", "enough", "stop")]
        verbs = busy if busy and dice.random() < 0.9 else legal.verbs
        match.play(seat, dice.choice(legal.under(dice.choice(verbs))))
        yield match


def seen(match: Match[object], seat: int | None = None) -> LivingForestView:
    """Return the view of a seat (None: of an onlooker)."""
    return cast(LivingForestView, match.view(None if seat is None else Seat(seat)))


@cache
def find_view(
    seats: int, kodama: bool, seat: int | None, wanted: Callable[[LivingForestView], bool]
) -> LivingForestView:
    """Return the first view like this of that match."""
    return next(view for match in played(seats, kodama) if wanted(view := seen(match, seat)))


def crowded(seats: int, cards: int) -> LivingForestView:
    """Return a table at which everybody has more of everything than ever comes together, and `cards` cards in the Help Line."""
    view = seen(played(seats, True)[-1], 0)
    players = tuple(
        player.model_copy(
            update={
                "line": ((*player.line, *player.stack_cards, *player.discard) * 9)[: cards + 3 * player.seat],
                "fragments": 3 * player.seat,
                "symbols": 12,
                "element_tiles": 2 + player.seat,
                "elements": {each: 7 * (number - 1) for number, each in enumerate(player.elements)},
                "tiles": (*player.tiles, *view.players[0].tiles) * (1 + player.seat),
                "excess": 2 + player.seat,
                "stack": 30 + player.seat,
            }
        )
        for player in view.players
    )
    return view.model_copy(update={"players": players, "asked": "draw"})
