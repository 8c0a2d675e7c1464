"""Asking a seat in mid-effect: one of some actions, taken without asking where there is only one (SI-ASYNC-14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.games.spirit_island.model.actions import Enough, IslandAction, Pick
from engine.games.spirit_island.model.play import IslandPlay
from engine.script import Choose, Script
from engine.text import Seat, Text

Offer = Callable[[], Sequence[Any]]
"""A function that returns the answers offered, worked out anew at each call."""


def decide(play: IslandPlay, seat: Seat, prompt: Text, offer: Offer) -> Script[Any]:
    """Return the action a seat answers with; None where nothing is offered, and the only one without asking."""
    offered = offer()
    if len(offered) > 1:
        return (yield from play.ask(seat, prompt, offer))
    return offered[0] if offered else None


def decide_or_stop(play: IslandPlay, seat: Seat, prompt: Text, offer: Offer) -> Script[Any]:
    """Return the action a seat answers with, as `decide` does; None where the seat does without."""
    if not offer():
        return None
    answer: IslandAction = yield from play.ask(seat, prompt, lambda: [*offer(), Enough()])
    return None if isinstance(answer, Enough) else answer


def choose(play: IslandPlay, seat: Seat, prompt: Text, *options: str) -> Script[str]:
    """Return the option that a seat chooses."""
    answer = yield from decide(play, seat, prompt, lambda: [Choose(option) for option in options])
    way: str = answer.option
    return way


def pick(
    play: IslandPlay, seat: Seat, prompt: Text, lands: Callable[[], Sequence[str]]
) -> Script[str | None]:
    """Return the land that a seat chooses; None where there is none."""
    answer = yield from decide(play, seat, prompt, lambda: [Pick(land) for land in lands()])
    return answer.land if answer else None
