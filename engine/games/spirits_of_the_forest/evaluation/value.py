"""The value of a table to each seat: its chance to win, by the points it may expect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from math import exp
from typing import Any, Final, NamedTuple, TypeAlias

from engine.games.spirits_of_the_forest.evaluation.majorities import Stakes, expected
from engine.games.spirits_of_the_forest.model.kinds import POWERS, SPIRITS, Face, Power, Spirit
from engine.games.spirits_of_the_forest.model.table import Player, Table
from engine.games.spirits_of_the_forest.modules.module import ForestModule, ForestTerms, in_play
from engine.games.spirits_of_the_forest.pieces.count import all_faces
from engine.games.spirits_of_the_forest.pieces.tallies import shown, tally
from engine.games.spirits_of_the_forest.rules.score import MISSING
from engine.text import Seat

IN_SUPPLY: Final = 6.0
LYING: Final = 3.5
"""Value of a gem in the forest, as `IN_SUPPLY` is of one in the supply, while the whole forest lies; in points, less when less of it is."""
HELD: Final = 1.0
"""Value of a tile with an own gem, as a share of the tile's gain."""
TURN: Final = 2.0
"""Value of being the next to collect, in points."""
SURE: Final = 0.15
PER_TILE: Final = 1.15
"""Lead in points that makes a win nearly sure: at the end, and more by the root of the number of tiles left."""
# These were fitted to the ends of games that players of one look had played.


class Holding(NamedTuple):
    """The counted possessions of one seat: its tiles, and beside them symbols on favours and rewards."""

    tiles: tuple[int, ...]
    extra: tuple[Face, ...]


class Lie(NamedTuple):
    """The lie of a table, on which categories depend: each seat's holding, the tiles in the forest, and the terms (see `ForestTerms`)."""

    holdings: tuple[Holding, ...]
    forest: tuple[int, ...]
    missing: int = MISSING
    doubled: frozenset[Spirit] = frozenset()
    names: tuple[Spirit | Power, ...] = (*SPIRITS, *POWERS)


Points: TypeAlias = tuple[float, ...]
"""Points by seat; those of opponents that no seat plays stand behind."""


def value(table: Table) -> Points:
    """Return the chance of each seat to win, for a table on which the game goes on. Opponents that no seat plays are reckoned with."""
    points = hopes(table)
    scale = SURE + PER_TILE * sum(map(len, table.stacks)) ** 0.5
    best = max(points)
    weights = [exp((each - best) / scale) for each in points]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights[: len(table.players)]])


def hopes(table: Table) -> list[float]:
    """Return the points that seats may expect."""
    modules = in_play(table.modules)
    lie = _lie_with(table, modules) if modules else Lie(tuple(map(_holding, table.players)), _forest(table))
    points = list(_by_lot(lie))
    _add_gems(table, points, lie)
    points[table.active if table.stage == "collect" else (table.active + 1) % len(table.players)] += TURN
    if modules:
        _add_lines(table, points, modules)
    return points


def _holding(player: Player) -> Holding:
    extra = tuple([favour.face for favour in player.favours]) if player.favours else ()
    return Holding(tuple(player.tiles), extra + player.rewards)


def _forest(table: Table) -> tuple[int, ...]:
    return tuple(chain.from_iterable(table.stacks))


def _lie_with(table: Table, modules: Sequence[ForestModule[Any, Any]]) -> Lie:
    """Return the lie of the table when modules have a say in how points are counted."""
    terms = ForestTerms(MISSING)
    for module in modules:
        module.terms(table, terms)
    return Lie(
        tuple(map(_holding, [*table.players, *terms.others])),
        _forest(table),
        terms.missing,
        terms.doubled,
        (*table.spirits, *POWERS) if terms.powers else table.spirits,
    )


@lru_cache(1 << 12)
def _by_lot(lie: Lie) -> Points:
    """Return the points of all categories, if the tiles that are left fall by lot."""
    return tuple(map(sum, zip(*(expected(each) for each in _stakes(lie).values()), strict=True)))


@lru_cache(1 << 12)
def _stakes(lie: Lie) -> Mapping[Spirit | Power, Stakes]:
    tallies, left = [tally(holding.tiles) for holding in lie.holdings], tally(lie.forest)
    return {
        name: Stakes(
            left[name],
            tuple(
                [
                    2 * each[name].doubles + each[name].singles + holding.extra.count(name)
                    for each, holding in zip(tallies, lie.holdings, strict=True)
                ]
            ),
            tuple([each[name].doubles + each[name].singles for each in tallies]),
            lie.missing,
            2 if name in lie.doubled else 1,
        )
        for name in lie.names
    }


def _add_gems(table: Table, points: list[float], lie: Lie) -> None:
    """Add the value of gems in the supply, and of the surer hold that those in the forest give on their tiles."""
    left = len(lie.forest) / len(table.stacks)
    for seat, player in enumerate(table.players):
        points[seat] += IN_SUPPLY * left * player.supply
    for cell, owner in table.gems.items():
        points[owner] += LYING * left
        for seat, gain in enumerate(_gains(lie, owner, table.stacks[cell][-1])):
            points[seat] += HELD * gain


@lru_cache(1 << 14)
def _gains(lie: Lie, owner: Seat, tile: int) -> Points:
    """Return the additional points every seat may expect once that tile is the owner's."""
    found = [0.0] * len(lie.holdings)
    for name, symbols in shown(tile).items():
        stakes = _stakes(lie).get(name)
        if stakes is not None:
            after = expected(stakes.taken(owner, symbols))
            found = [
                more + then - now for more, then, now in zip(found, after, expected(stakes), strict=True)
            ]
    return tuple(found)


def _add_lines(table: Table, points: list[float], modules: Sequence[ForestModule[Any, Any]]) -> None:
    """Add the lines that the modules would add if the game ended now."""
    faces = all_faces(table)
    for module in modules:
        for seat in range(len(table.players)):
            points[seat] += sum(line.points for line in module.lines(table, Seat(seat), faces))
