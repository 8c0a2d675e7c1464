"""The forest before the first turn."""

from __future__ import annotations

from itertools import islice

from pydantic import Field

from engine.chance import Chance
from engine.errors import Malformed
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.components import components, tiles
from engine.games.spirits_of_the_forest.kinds import Face
from engine.games.spirits_of_the_forest.layout import layout
from engine.games.spirits_of_the_forest.modules import PLAYERS, refusal
from engine.games.spirits_of_the_forest.table import Player, Table
from engine.games.spirits_of_the_forest.texts import tell
from engine.text import Seat


class ForestOptions(TableOptions):
    """What a host may choose: the place of the player who begins, from 1, or None for a random one (SF-SETUP-13)."""

    first_player: int | None = Field(default=None, ge=1, le=max(PLAYERS))


def deal(options: ForestOptions, seats: int, chance: Chance) -> Table:
    """A forest of random tiles and favours, ready for the first turn. Raises Malformed where it cannot be played."""
    if (why := refusal(seats)) is not None:
        raise Malformed(why)
    forest = layout("base")
    pile = iter(chance.shuffled(range(len(tiles()))))
    tokens = chance.shuffled(components().faces())
    favours: dict[int, tuple[Face, ...]] = {
        cell: (tokens.pop(),) for cell, place in enumerate(forest.cells) if place.favour
    }
    first = _first(options, seats, chance)
    return Table(
        layout_id=forest.id,
        first=first,
        active=first,
        turn=1,
        stage="collect",
        stacks=[tuple(islice(pile, place.depth)) for place in forest.cells],
        favours=favours,
        gems={},
        box=tokens,
        players=[Player(supply=components().gems[seats]) for _ in range(seats)],
        pending=[],
    )


def _first(options: ForestOptions, seats: int, chance: Chance) -> Seat:
    if options.first_player is None:
        return Seat(chance.below(seats))
    if options.first_player > seats:
        raise Malformed(tell("refused-first", given=options.first_player, seats=seats))
    return Seat(options.first_player - 1)
