"""The forest before the first turn."""

from __future__ import annotations

from itertools import islice

from engine.chance import Chance
from engine.errors import Malformed
from engine.games.spirits_of_the_forest.model.facts import base_tiles, components
from engine.games.spirits_of_the_forest.model.kinds import Face, Module
from engine.games.spirits_of_the_forest.model.layout import layout
from engine.games.spirits_of_the_forest.model.table import Player, Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.modules.module import ForestDeal, in_play
from engine.games.spirits_of_the_forest.modules.registry import allowed_mixes
from engine.games.spirits_of_the_forest.modules.registry.allowed_mixes import PLAYERS
from engine.games.spirits_of_the_forest.modules.registry.modules import ALONE
from engine.games.spirits_of_the_forest.modules.registry.options import ForestOptions
from engine.games.spirits_of_the_forest.pieces.forest import within_reach
from engine.text import Seat, Text


def refusal(options: ForestOptions, seats: int | None = None) -> Text | None:
    """Return the reason why these options cannot be played, by `seats` players where that is known; None where they can."""
    if (why := allowed_mixes.refusal(PLAYERS[0] if seats is None else seats, options.modules)) is not None:
        return why
    first = options.first_player
    if first is not None and seats is not None and first > seats:
        return tell("refused-first", given=first, seats=seats)
    return None


def deal(options: ForestOptions, seats: int, chance: Chance) -> Table:
    """Return a forest of random tiles and favours, ready for the first action. Raises Malformed where it cannot be played."""
    if (why := refusal(options, seats)) is not None:
        raise Malformed(why)
    modules: tuple[Module, ...] = options.modules if seats > 1 else ALONE
    plan = ForestDeal("base", base_tiles(), components().faces(), components().gems.get(seats, 0))
    for module in in_play(modules):
        module.plan(plan, options, seats, chance)
    table = _dealt(plan, modules, options, seats, chance)
    for module in in_play(modules):
        module.deal(table, options, chance)
    return table


def _dealt(
    plan: ForestDeal, modules: tuple[Module, ...], options: ForestOptions, seats: int, chance: Chance
) -> Table:
    forest = layout(plan.layout_id)
    pile = iter(chance.shuffled(range(plan.tiles)))
    tokens = chance.shuffled(plan.tokens)
    favours: dict[int, tuple[Face, ...]] = {
        cell: (tokens.pop(),) for cell, place in enumerate(forest.cells) if place.favour
    }
    first = _first(options, seats, chance)
    table = Table(
        layout_id=forest.id,
        first=first,
        active=first,
        turn=1,
        stage="collect",
        stacks=[tuple(islice(pile, place.depth)) for place in forest.cells],
        favours=favours,
        gems={},
        box=tokens,
        players=[Player(supply=plan.gems) for _ in range(seats)],
        pending=[],
        modules=modules,
    )
    table.down = frozenset(
        cell for cell, place in enumerate(forest.cells) if place.down and not within_reach(table, cell)
    )
    return table


def _first(options: ForestOptions, seats: int, chance: Chance) -> Seat:
    if options.first_player is None:
        return Seat(chance.below(seats))
    return Seat(options.first_player - 1)
