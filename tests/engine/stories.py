"""Matches of magpies to begin a story with."""

from __future__ import annotations

from typing import Any

from engine.match import Match
from engine.saved_match import Saved, load_match, save_match
from engine.text import Seat
from tests.engine.toys.magpies import GAME, Action, Keep
from tests.engine.toys.nests import MagpieOptions, MeadowView

ALA, OLA, EWA = Seat(0), Seat(1), Seat(2)


def new(seats: int = 3, seed: bytes = b"seed", **options: Any) -> Match[Action]:
    return Match.new(GAME, MagpieOptions(**options), seats, seed)


def begun(seats: int = 3, seed: bytes = b"seed") -> Match[Action]:
    """Return a match in which everybody has kept a card; Ala takes first."""
    match = new(seats, seed)
    for seat in match.awaiting:
        match.play(seat, kept(match, seat))
    return match


def kept(match: Match[Action], seat: Seat) -> Action:
    return next(action for action in match.legal(seat) if isinstance(action, Keep))


def looks(match: Match[Action], seat: Seat | None = None) -> MeadowView:
    view = match.view(seat)
    assert isinstance(view, MeadowView)
    return view


def loaded(match: Match[Any]) -> Match[Any]:
    return load_match(Saved.model_validate_json(save_match(match).model_dump_json()), match.game)


def held_by(charm: str, seats: int = 3) -> tuple[Match[Action], Seat]:
    """Return a match whose seats have kept their cards, and somebody not on turn who has this charm."""
    for number in range(100):
        match = begun(seats, bytes([number]))
        for seat in map(Seat, range(1, seats)):
            if looks(match, seat).nests[seat].charm == charm:
                return match, seat
    raise AssertionError(charm)
