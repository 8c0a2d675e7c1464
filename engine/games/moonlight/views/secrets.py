"""Secrets of a seat, and dealing them anew: whatever lies face down, and the Objective cards of others (ML-SETUP-07)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from engine.chance import Chance
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.table import BOX, FavourToken, Table
from engine.kit import Redeal
from engine.text import Seat

TILES, TOKENS, OBJECTIVES = "tiles", "tokens", "objectives"
"""The pools: what lies in one could lie in each other's place."""


def deal_anew(table: Table, viewer: Seat | None, chance: Chance) -> None:
    """Gather every hidden thing, sort, shuffle, and lay it back where one of its kind lay. The order of gathering tells nothing."""
    hidden = Redeal(viewer)
    _hide_tiles(table, hidden)
    _hide_tokens(table, hidden)
    _hide_stacks(table, hidden)
    _hide_objectives(table, hidden)
    hidden.deal(chance)


def _hide_tiles(table: Table, hidden: Redeal) -> None:
    """Gather the tiles face down in the forest, and those picked and not yet turned up."""
    for spot in sorted(table.down):
        hidden.pile(pool_of(table, spot), [table.tiles[spot]], partial(_lay_tile, table, spot))
    for number, taken in enumerate(table.picked):
        if taken.down:
            hidden.pile(pool_of(table, taken.spot), [taken.tile], partial(_lay_picked, table, number))


def pool_of(table: Table, spot: int) -> str:
    """Return the pool of the tile in a place: one for all, unless a module says that some could lie only there."""
    return TILES + "".join(module.pool(table, spot) for module in laws(table).at("pool"))


def _lay_tile(table: Table, spot: int, dealt: list[int]) -> None:
    table.tiles[spot] = dealt[0]


def _lay_picked(table: Table, number: int, dealt: list[int]) -> None:
    taken = replace(table.picked[number], tile=dealt[0])
    table.picked = (*table.picked[:number], taken, *table.picked[number + 1 :])


def _hide_tokens(table: Table, hidden: Redeal) -> None:
    """Gather the tokens face down, in the forest, beside it and on picked tiles, and those in the box (ML-SETUP-13)."""
    for spot in sorted(table.tokens):
        _hide_some(hidden, table.tokens[spot], partial(_lay_tokens, table.tokens, spot))
    for name in sorted(table.piles):
        _hide_some(hidden, table.piles[name], partial(_lay_tokens, table.piles, name))
    for number, taken in enumerate(table.picked):
        _hide_some(hidden, taken.tokens, partial(_lay_picked_tokens, table, number))
    hidden.pile(TOKENS, table.box, partial(setattr, table, "box"))


def _hide_some(
    hidden: Redeal, tokens: tuple[FavourToken, ...], put: Callable[[tuple[FavourToken, ...]], None]
) -> None:
    def lay(dealt: list[Any]) -> None:
        anew = iter(dealt)
        put(tuple(token if token.up else FavourToken(next(anew)) for token in tokens))

    hidden.pile(TOKENS, [token.face for token in tokens if not token.up], lay)


def _lay_tokens(where: dict[Any, tuple[FavourToken, ...]], key: Any, tokens: tuple[FavourToken, ...]) -> None:
    where[key] = tokens


def _lay_picked_tokens(table: Table, number: int, tokens: tuple[FavourToken, ...]) -> None:
    taken = replace(table.picked[number], tokens=tokens)
    table.picked = (*table.picked[:number], taken, *table.picked[number + 1 :])


def _hide_stacks(table: Table, hidden: Redeal) -> None:
    """Gather the stacks that lie face down: tiles that are not used with the others, each other stack for itself."""
    for name in sorted(table.stacks):
        stack = table.stacks[name]
        if not stack.up:
            hidden.pile(TILES if name == BOX else name, stack.items, partial(setattr, stack, "items"))


def _hide_objectives(table: Table, hidden: Redeal) -> None:
    """Gather the Objective cards of others, and those nobody got: until the end only its owner knows a card (ML-VERSUS-02)."""
    if table.phase == "over":
        return
    for seat, player in enumerate(table.players):
        if seat != hidden.viewer and player.objective is not None:
            hidden.pile(OBJECTIVES, [player.objective], partial(_give_objective, table, seat))
    hidden.pile(OBJECTIVES, table.objectives, partial(setattr, table, "objectives"))


def _give_objective(table: Table, seat: int, dealt: list[int]) -> None:
    table.players[seat].objective = dealt[0]
