"""Moonlit forests to draw: openings of all scenarios, and moments of games played at random."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import cast

from PIL import Image

from engine.chance import Chance
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.view import MoonlightView, PickedView, StackView, TokenPileView, TokenView
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


def crowded(scenario: int, seats: int, tiles: int) -> MoonlightView:
    """Return a table with more beside the forest than ever lies there: tiles picked and stored, tokens, bits, and gems spent."""
    view = seen(scenario, 6, seats)
    lying = [(spot.name, spot.tile) for spot in view.spots if spot.tile is not None and spot.tile.spirit]
    picked = tuple(
        PickedView(place=name, tile=tile, creature="light", tokens=()) for name, tile in lying[:tiles]
    )
    stored = tuple(
        StackView(
            name=f"side-{number}", count=number, tiles=tuple(tile for _, tile in lying[number : 2 * number])
        )
        for number in range(1, seats + 1)
    )
    tokens = (TokenView(face=None), TokenView(face="plus"), TokenView(face="moon"))
    piles = tuple(
        TokenPileView(name=f"pair-{number}", tokens=tokens[: number % 3 + 1])
        for number in range(1, 2 * tiles)
    )
    players = tuple(
        player.model_copy(
            update={"gems": player.seat, "spent": 3 - player.seat % 3, "bits": 7 + 3 * player.seat}
        )
        for player in view.players
    )
    changes = {
        "picked": picked,
        "stacks": stored,
        "piles": piles,
        "players": players,
        "beside_bits": 2 * tiles,
    }
    return view.model_copy(update={**changes, "talking": True, "scored": tiles, "tiles_left": 9})


def drawn(view: MoonlightView, language: str = "en") -> Image.Image:
    """Return the palette indices of its picture (mode `L`)."""
    picture = pictures.table(GAME, view, PEOPLE[: view.seats], language)
    with Image.open(BytesIO(picture.data)) as image:
        return Image.frombytes("L", image.size, image.tobytes())


def told(view: MoonlightView, language: str = "en") -> str:
    """Return the whole table in words."""
    return pictures.describe(GAME, view, PEOPLE[: view.seats], language)
