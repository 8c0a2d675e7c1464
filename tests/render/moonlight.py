"""Moonlit forests to draw: openings of all scenarios, and moments of games played at random."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import cast

from PIL import Image

from engine.chance import Chance
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.view import MoonlightView
from engine.match import Match
from engine.registry import find
from render import pictures
from tests.engine.contract.random_games import some_action

GAME = "moonlight"
PEOPLE = ("Żaneta", "Björn", "mika_07", "Ola")


@cache
def match_of(scenario: int, seats: int, moves: int) -> Match[object]:
    """Return a scenario after `moves` moves at random; where two play, together."""
    match = Match.new(find(GAME), MoonlightOptions(scenario=scenario), seats, b"drawn")
    chance = Chance(b"moves")
    for _ in range(moves):
        if not match.over:
            entry = some_action(match, chance)
            match.play(entry.seat, entry.action)
    return match


def seen(scenario: int, moves: int = 0, seats: int = 2) -> MoonlightView:
    """Return an onlooker's view of a scenario after `moves` moves."""
    return cast(MoonlightView, match_of(scenario, seats, moves).view(None))


def drawn(view: MoonlightView, language: str = "en") -> Image.Image:
    """Return the palette indices of its picture (mode `L`)."""
    picture = pictures.table(GAME, view, PEOPLE[: view.seats], language)
    with Image.open(BytesIO(picture.data)) as image:
        return Image.frombytes("L", image.size, image.tobytes())


def told(view: MoonlightView, language: str = "en") -> str:
    """Return the whole table in words."""
    return pictures.describe(GAME, view, PEOPLE[: view.seats], language)
