"""The rules of the base game on one flat array: the course of a turn, the legal actions, and the points.

A `board` holds what changes, a `deal` what lies where: spirit, symbols, power and token of each cell. Both are arrays of small numbers,
which copy in no time. The four rows have no gaps, so what is left of a row is all between its two ends (SF-TAKE-01). An action is one
number: see `code`. Every function says which of `rules/` or `pieces/` it repeats; `tests/.../compact/test_board.py` plays both in lockstep.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.games.spirits_of_the_forest.evaluation.compact.compiler import compiled

Board: TypeAlias = npt.NDArray[np.int8]
Deal: TypeAlias = npt.NDArray[np.int8]
Codes: TypeAlias = npt.NDArray[np.int32]
Dice: TypeAlias = npt.NDArray[np.uint64]

ROWS: Final = 4
COLUMNS: Final = 12
CELLS: Final = ROWS * COLUMNS
CATEGORIES: Final = 12
"""Nine spirits, then sun, moon and fire."""

# Rows of a deal, by cell; -1 is none.
SPIRIT, SYMBOLS, POWER, TOKEN = 0, 1, 2, 3
PLUS_FACE: Final = CATEGORIES
"""A '+' among the faces of tokens; all others are categories."""

# Places on a board. A row holds tiles from its LEFT to before its RIGHT. LEFT_* are the tiles in the forest, by category.
LEFT, RIGHT, GEMS = 0, ROWS, 2 * ROWS
ACTIVE = GEMS + CELLS
STAGE, IS_FIRST, PENDING, SPENT, TILES, LYING, SEATS = range(ACTIVE + 1, ACTIVE + 8)
LEFT_DOUBLES = SEATS + 1
LEFT_SINGLES = LEFT_DOUBLES + CATEGORIES
PLAYERS = LEFT_SINGLES + CATEGORIES
# Places of a player, each from PLAYERS + seat * WIDTH on. ON_TILES and ON_TOKENS are symbols by category.
SUPPLY, ON_BOARD, REMOVED, TAKEN, PLUSES, HIDDEN, ON_TILES = range(7)
ON_TOKENS = ON_TILES + CATEGORIES
WIDTH = ON_TOKENS + CATEGORIES

COLLECT, GEM, LAST_CHANCE, OVER = range(4)
TAKE, PLACE, MOVE, KEEP, PASS, REVEAL, PLUS = range(7)
NONE: Final = 63
FROM_SUPPLY: Final = 62
BY_PLUS: Final = 61
MISSING: Final = 3
PLUSES_IN_ALL: Final = 2
MOST_ACTIONS: Final = 1024


@compiled
def copy_board(board: Board, copy: Board) -> None:
    for place in range(len(board)):
        copy[place] = board[place]


@compiled
def copy_deal(deal: Deal, copy: Deal) -> None:
    for kind in range(deal.shape[0]):
        for cell in range(deal.shape[1]):
            copy[kind, cell] = deal[kind, cell]


@compiled
def code(verb: int, first: int, second: int, pay: int, pay_second: int) -> int:
    """Return an action as one number. Cells take six bits each, as payments do; a gem that moves is `first`, its target `second`."""
    return verb | first << 3 | second << 9 | pay << 15 | pay_second << 21


@compiled
def is_held(board: Board, cell: int) -> bool:
    """Return whether a tile lies on the cell."""
    row, column = cell // COLUMNS, cell % COLUMNS
    return bool(board[LEFT + row] <= column < board[RIGHT + row])


@compiled
def may_use_plus(board: Board, seat: int) -> bool:
    """Repeat `favour.may_use_plus`: what everybody knows."""
    own = PLAYERS + seat * WIDTH
    return bool(board[own + REMOVED] > 0 and board[own + HIDDEN] > 0 and board[SPENT] < PLUSES_IN_ALL)


@compiled
def can_use_plus(board: Board, seat: int) -> bool:
    """Repeat `favour.can_use_plus`: what the seat knows."""
    own = PLAYERS + seat * WIDTH
    return bool(board[own + REMOVED] > 0 and board[own + PLUSES] > 0)


@compiled
def has_gem_step(board: Board) -> bool:
    """Repeat `gem.has_gem_step`."""
    seat = board[ACTIVE]
    own = PLAYERS + seat * WIDTH
    if board[own + SUPPLY] == 0 and board[own + ON_BOARD] == 0 and not may_use_plus(board, seat):
        return False
    return bool(board[TILES] > board[LYING])


@compiled
def acting(board: Board) -> int:
    """Return the seat that is waited for; the first of those that are asked after the last tile."""
    if board[STAGE] == LAST_CHANCE:
        for seat in range(board[SEATS]):
            if board[PENDING] >> seat & 1:
                return seat
    return int(board[ACTIVE])


@compiled
def play(board: Board, deal: Deal, seat: int, action: int) -> None:
    """Change the board by an action of a seat, and go on to the next question (`turn.play`)."""
    verb, first, second = action & 7, action >> 3 & 63, action >> 9 & 63
    if verb == TAKE:
        _take(board, deal, first, action >> 15 & 63)
        if second != NONE:
            _take(board, deal, second, action >> 21 & 63)
        if board[TILES] > 0 and has_gem_step(board):
            board[STAGE] = GEM
        elif board[TILES] == 0:
            board[STAGE] = LAST_CHANCE
            board[PENDING] = (1 << board[SEATS]) - 1
            _settle(board)
        else:
            _next_turn(board)
    elif verb == PLACE:
        _lay(board, seat, first)
        board[PLAYERS + seat * WIDTH + SUPPLY] -= 1
        _next_turn(board)
    elif verb == MOVE:
        _lift(board, first)
        _lay(board, seat, second)
        _next_turn(board)
    elif verb == REVEAL:
        board[PENDING] &= ~(1 << seat)
        _settle(board)
    elif verb == PLUS:
        _use_plus(board, seat)
        if board[STAGE] == LAST_CHANCE:
            _settle(board)
        elif board[STAGE] == GEM and not has_gem_step(board):
            _next_turn(board)
    else:
        _next_turn(board)


@compiled
def _take(board: Board, deal: Deal, cell: int, pay: int) -> None:
    """Repeat `tile.take_tile` and `favour.examine`."""
    seat = board[ACTIVE]
    own = PLAYERS + seat * WIDTH
    row, spirit, symbols, power = cell // COLUMNS, deal[SPIRIT, cell], deal[SYMBOLS, cell], deal[POWER, cell]
    if board[LEFT + row] == cell % COLUMNS:
        board[LEFT + row] += 1
    else:
        board[RIGHT + row] -= 1
    board[TILES] -= 1
    board[own + TAKEN] += 1
    board[own + ON_TILES + spirit] += symbols
    board[(LEFT_DOUBLES if symbols == 2 else LEFT_SINGLES) + spirit] -= 1
    if power >= 0:
        board[own + ON_TILES + power] += 1
        board[LEFT_SINGLES + power] -= 1
    owner = board[GEMS + cell]
    if owner >= 0:
        _lift(board, cell)
        board[PLAYERS + owner * WIDTH + SUPPLY] += 1
        if owner != seat:
            _pay(board, seat, pay)
    token = deal[TOKEN, cell]
    if token >= 0:
        board[own + HIDDEN] += 1
        board[own + (PLUSES if token == PLUS_FACE else ON_TOKENS + token)] += 1


@compiled
def _pay(board: Board, seat: int, pay: int) -> None:
    """Put the gem paid out of the game (SF-GEM-12)."""
    own = PLAYERS + seat * WIDTH
    if pay == BY_PLUS:
        _use_plus(board, seat)
    if pay >= BY_PLUS:
        board[own + SUPPLY] -= 1
    else:
        _lift(board, pay)
    board[own + REMOVED] += 1


@compiled
def _lay(board: Board, seat: int, cell: int) -> None:
    board[GEMS + cell] = seat
    board[PLAYERS + seat * WIDTH + ON_BOARD] += 1
    board[LYING] += 1


@compiled
def _lift(board: Board, cell: int) -> None:
    board[PLAYERS + board[GEMS + cell] * WIDTH + ON_BOARD] -= 1
    board[GEMS + cell] = -1
    board[LYING] -= 1


@compiled
def _use_plus(board: Board, seat: int) -> None:
    """Repeat `favour.use_plus`."""
    own = PLAYERS + seat * WIDTH
    board[own + PLUSES] -= 1
    board[own + HIDDEN] -= 1
    board[own + REMOVED] -= 1
    board[own + SUPPLY] += 1
    board[SPENT] += 1


@compiled
def _settle(board: Board) -> None:
    """Repeat `end_of_game.settle`: where nobody is left to ask, the game is over."""
    for seat in range(board[SEATS]):
        if not may_use_plus(board, seat):
            board[PENDING] &= ~(1 << seat)
    if board[PENDING] == 0:
        board[STAGE] = OVER


@compiled
def _next_turn(board: Board) -> None:
    board[STAGE] = COLLECT
    board[IS_FIRST] = 0
    board[ACTIVE] = (board[ACTIVE] + 1) % board[SEATS]


@compiled
def redeal(board: Board, deal: Deal, box: Deal, seat: int, dice: Dice) -> None:
    """Deal anew the tokens that the seat does not know: on tiles, before others, and in the box (`secrets.redeal`)."""
    pool = box.copy()
    count = 0
    for cell in range(CELLS):
        if deal[TOKEN, cell] >= 0:
            pool[count] = deal[TOKEN, cell]
            count += 1
    for other in range(board[SEATS]):
        own = PLAYERS + other * WIDTH
        if other != seat and board[own + HIDDEN]:
            for face in range(CATEGORIES):
                for _ in range(board[own + ON_TOKENS + face]):
                    pool[count] = face
                    count += 1
                board[own + ON_TOKENS + face] = 0
            for _ in range(board[own + PLUSES]):
                pool[count] = PLUS_FACE
                count += 1
            board[own + PLUSES] = 0
    left = len(pool)
    for cell in range(CELLS):
        if deal[TOKEN, cell] >= 0:
            left -= 1
            deal[TOKEN, cell] = _drawn(pool, left, dice)
    for other in range(board[SEATS]):
        own = PLAYERS + other * WIDTH
        if other != seat:
            for _ in range(board[own + HIDDEN]):
                left -= 1
                face = _drawn(pool, left, dice)
                board[own + (PLUSES if face == PLUS_FACE else ON_TOKENS + face)] += 1


@compiled
def _drawn(pool: Deal, last: int, dice: Dice) -> int:
    """Return one of the faces up to `last`, which the last takes the place of (xorshift, by Marsaglia)."""
    number = dice[0]
    number ^= number << np.uint64(13)
    number ^= number >> np.uint64(7)
    number ^= number << np.uint64(17)
    dice[0] = number
    place = int(number % np.uint64(last + 1))
    face = int(pool[place])
    pool[place] = pool[last]
    return face


@compiled
def points(board: Board, seat: int) -> int:
    """Return the points of a seat (`score.categories`)."""
    found = 0
    for category in range(CATEGORIES):
        most = 0
        for other in range(board[SEATS]):
            held = PLAYERS + other * WIDTH + category
            most = max(most, board[held + ON_TILES] + board[held + ON_TOKENS])
        held = PLAYERS + seat * WIDTH + category
        total = board[held + ON_TILES] + board[held + ON_TOKENS]
        found += total if total == most else 0
        found -= MISSING if board[held + ON_TILES] == 0 else 0
    return found


@compiled
def winners(board: Board) -> int:
    """Return the seats that have won, as bits (`winner.outcome`): the most points, then the fewest tiles."""
    best, found = -10000, 0
    for seat in range(board[SEATS]):
        worth = 64 * points(board, seat) - board[PLAYERS + seat * WIDTH + TAKEN]
        if worth > best:
            best, found = worth, 0
        found |= (worth == best) << seat
    return found
