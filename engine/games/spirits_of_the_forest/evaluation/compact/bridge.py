"""The bridge between a table of the base game and its board, and between actions and their numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from engine.games.spirits_of_the_forest.evaluation.compact import board as b
from engine.games.spirits_of_the_forest.model.actions import (
    PLUS,
    SUPPLY,
    ForestAction,
    Keep,
    Move,
    Pass,
    Place,
    Plus,
    Reveal,
    Take,
)
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import POWERS, SPIRITS
from engine.games.spirits_of_the_forest.model.layout import layout
from engine.games.spirits_of_the_forest.model.table import Table

LAYOUT: Final = "base"
_STAGES: Final = ("collect", "gem", "last-chance", "over")
_CATEGORIES: Final[dict[str, int]] = {name: number for number, name in enumerate((*SPIRITS, *POWERS))}
_FACES: Final[dict[str, int]] = {**_CATEGORIES, "plus": b.PLUS_FACE}


def deal_of(table: Table) -> b.Deal:
    """Return what lies where; a cell whose tile is gone holds nothing."""
    deal = np.full((4, b.CELLS), -1, np.int8)
    for cell, stack in enumerate(table.stacks):
        if stack:
            tile = tiles()[stack[-1]]
            power = -1 if tile.power is None else _CATEGORIES[tile.power]
            deal[:3, cell] = _CATEGORIES[tile.spirit], tile.symbols, power
    for cell, faces in table.favours.items():
        deal[b.TOKEN, cell] = _FACES[faces[0]]
    return deal


def board_of(table: Table) -> b.Board:
    """Return the board of a table. It is filled as a list, whose places are written several times as quickly as those of an array."""
    board = [0] * (b.PLAYERS + b.WIDTH * len(table.players))
    board[b.GEMS : b.GEMS + b.CELLS] = [-1] * b.CELLS
    for cell, owner in table.gems.items():
        board[b.GEMS + cell] = owner
    for row in range(b.ROWS):
        stacks = table.stacks[row * b.COLUMNS : (row + 1) * b.COLUMNS]
        there = [column for column, stack in enumerate(stacks) if stack]
        board[b.LEFT + row], board[b.RIGHT + row] = (there[0], there[-1] + 1) if there else (0, 0)
    board[b.ACTIVE], board[b.STAGE], board[b.IS_FIRST] = (
        table.active,
        _STAGES.index(table.stage),
        table.turn == 1,
    )
    board[b.PENDING] = sum(1 << seat for seat in table.pending)
    board[b.SPENT] = sum(favour.spent for player in table.players for favour in player.favours)
    board[b.TILES] = sum(1 for stack in table.stacks if stack)
    board[b.LYING], board[b.SEATS] = len(table.gems), len(table.players)
    for stack in table.stacks:
        for index in stack:
            for category, symbols in _shown(index):
                board[(b.LEFT_DOUBLES if symbols == 2 else b.LEFT_SINGLES) + category] += 1
    for seat in range(len(table.players)):
        _set_player(table, seat, board, b.PLAYERS + seat * b.WIDTH)
    return np.array(board, np.int8)


def pool_of(table: Table, seat: int) -> b.Deal:
    """Return room for all tokens that the seat does not know; those in the box stand last."""
    cells = sum(map(len, table.favours.values()))
    held = sum(
        not each.spent
        for other, player in enumerate(table.players)
        if other != seat
        for each in player.favours
    )
    return np.array([0] * (cells + held) + [_FACES[face] for face in table.box], np.int8)


@cache
def _shown(index: int) -> tuple[tuple[int, int], ...]:
    """Return the categories of a tile, with the symbols on it."""
    tile = tiles()[index]
    spirit = _CATEGORIES[tile.spirit], tile.symbols
    return (spirit,) if tile.power is None else (spirit, (_CATEGORIES[tile.power], 1))


def _set_player(table: Table, seat: int, board: list[int], own: int) -> None:
    """Write what a player has, from the place `own` of the board on."""
    player = table.players[seat]
    board[own + b.SUPPLY], board[own + b.REMOVED] = player.supply, player.removed
    board[own + b.TAKEN] = len(player.tiles)
    board[own + b.ON_BOARD] = sum(owner == seat for owner in table.gems.values())
    for favour in player.favours:
        board[own + b.HIDDEN] += not favour.spent
        if favour.face == "plus":
            board[own + b.PLUSES] += not favour.spent
        else:
            board[own + b.ON_TOKENS + _FACES[favour.face]] += 1
    for index in player.tiles:
        for category, symbols in _shown(index):
            board[own + b.ON_TILES + category] += symbols


@cache
def code_of(action: ForestAction) -> int:
    """Return the number of an action. Raises KeyError for one that the base game does not have."""
    index = layout(LAYOUT).index
    pays: dict[str | None, int] = {None: b.NONE, SUPPLY: b.FROM_SUPPLY, PLUS: b.BY_PLUS}
    pays.update(index)
    match action:
        case Take(first, second, pay, pay_second):
            cells = index[first], b.NONE if second is None else index[second]
            return b.code(b.TAKE, *cells, pays[pay], pays[pay_second])
        case Place(to):
            return b.code(b.PLACE, index[to], 0, 0, 0)
        case Move(gem, to):
            return b.code(b.MOVE, index[gem], index[to], 0, 0)
        case _:
            return b.code(_PLAIN[type(action)], 0, 0, 0, 0)


_PLAIN: Final[dict[type[ForestAction], int]] = {Keep: b.KEEP, Pass: b.PASS, Reveal: b.REVEAL, Plus: b.PLUS}
