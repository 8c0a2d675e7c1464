"""The legal actions of the base game, from a board: see `board`."""

from __future__ import annotations

import numpy as np

from engine.games.spirits_of_the_forest.evaluation.compact import board as b
from engine.games.spirits_of_the_forest.evaluation.compact.compiler import compiled


@compiled
def legal(board: b.Board, deal: b.Deal, found: b.Codes) -> int:
    """Write the legal actions of the seat that must act into `found` and return their number (`turn.awaits`)."""
    seat = b.acting(board)
    count = 0
    if board[b.STAGE] == b.COLLECT:
        count = _takes(board, deal, found)
        if count == 0:
            found[0] = b.code(b.PASS, 0, 0, 0, 0)
            count = 1
    elif board[b.STAGE] == b.GEM:
        count = _gem_steps(board, found)
    elif board[b.STAGE] == b.LAST_CHANCE:
        found[0] = b.code(b.REVEAL, 0, 0, 0, 0)
        count = 1
    if board[b.STAGE] != b.OVER and b.can_use_plus(board, seat):
        found[count] = b.code(b.PLUS, 0, 0, 0, 0)
        count += 1
    return count


@compiled
def _takes(board: b.Board, deal: b.Deal, found: b.Codes) -> int:
    """Repeat `collect_step.takes`: none where everything within reach costs a gem and there is none (`tile.is_blocked`)."""
    count = int(np.int64(0))
    for row in range(b.ROWS):
        left, right = board[b.LEFT + row], board[b.RIGHT + row]
        for end in range(min(2, right - left)):
            first = row * b.COLUMNS + (right - 1 if end else left)
            count = _takes_of(board, deal, first, found, count)
    return count


@compiled
def _takes_of(board: b.Board, deal: b.Deal, first: int, found: b.Codes, count: int) -> int:
    """Write the takes that begin with this tile, with every way to pay for them."""
    seat = board[b.ACTIVE]
    supply = int(np.int64(board[b.PLAYERS + seat * b.WIDTH + b.SUPPLY]))
    gem = board[b.GEMS + first]
    if gem < 0 or gem == seat:
        return _takes_paid(board, deal, first, b.NONE, supply + (gem == seat), found, count)
    if supply:
        count = _takes_paid(board, deal, first, b.FROM_SUPPLY, supply - 1, found, count)
    for cell in range(b.CELLS):
        if board[b.GEMS + cell] == seat:
            count = _takes_paid(board, deal, first, cell, supply, found, count)
    return count


@compiled
def _takes_paid(
    board: b.Board, deal: b.Deal, first: int, pay: int, supply: int, found: b.Codes, count: int
) -> int:
    """Write the take of one tile that is paid so, then those of two; `supply` is left of the seat's gems."""
    found[count] = b.code(b.TAKE, first, b.NONE, pay, b.NONE)
    count += 1
    if board[b.IS_FIRST] or deal[b.SYMBOLS, first] == 2:
        return count
    seat = board[b.ACTIVE]
    own = b.PLAYERS + seat * b.WIDTH
    by_plus = pay != b.NONE and supply == 0 and board[own + b.REMOVED] == 0 and board[own + b.PLUSES] > 0
    for row in range(b.ROWS):
        left, right = row * b.COLUMNS + board[b.LEFT + row], row * b.COLUMNS + board[b.RIGHT + row] - 1
        if first == left:
            left += 1
        elif first == right:
            right -= 1
        for end in range(min(2, right - left + 1)):
            second = right if end else left
            if deal[b.SYMBOLS, second] == 2 or deal[b.SPIRIT, second] != deal[b.SPIRIT, first]:
                continue
            gem = board[b.GEMS + second]
            if gem < 0 or gem == seat:
                found[count] = b.code(b.TAKE, first, second, pay, b.NONE)
                count += 1
                continue
            if supply:
                found[count] = b.code(b.TAKE, first, second, pay, b.FROM_SUPPLY)
                count += 1
            for cell in range(b.CELLS):
                if board[b.GEMS + cell] == seat and cell != first and cell != pay:
                    found[count] = b.code(b.TAKE, first, second, pay, cell)
                    count += 1
            if by_plus:
                found[count] = b.code(b.TAKE, first, second, pay, b.BY_PLUS)
                count += 1
    return count


@compiled
def _gem_steps(board: b.Board, found: b.Codes) -> int:
    """Repeat `gem.gem_steps`."""
    seat = board[b.ACTIVE]
    count = 0
    has_supply = board[b.PLAYERS + seat * b.WIDTH + b.SUPPLY] > 0
    for gem in range(1 if has_supply else b.CELLS):
        if not has_supply and board[b.GEMS + gem] != seat:
            continue
        for cell in range(b.CELLS):
            if b.is_held(board, cell) and board[b.GEMS + cell] < 0:
                found[count] = (
                    b.code(b.PLACE, cell, 0, 0, 0) if has_supply else b.code(b.MOVE, gem, cell, 0, 0)
                )
                count += 1
    found[count] = b.code(b.KEEP, 0, 0, 0, 0)
    return count + 1
