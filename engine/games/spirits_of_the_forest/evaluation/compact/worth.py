"""The worth of a board: the chance of each seat to win, by the points it may expect of the tiles left, and how far they may differ.

Points are reckoned category by category, so that after an action only those are reckoned anew that it has touched. `parts` has a row for
each: of two seats the lead that the first may expect, and its variance; of more seats the points of each.
"""

from __future__ import annotations

from math import comb, exp, sqrt
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.games.spirits_of_the_forest.evaluation.compact import board as b
from engine.games.spirits_of_the_forest.evaluation.compact.compiler import compiled

Worths: TypeAlias = npt.NDArray[np.float64]
Cells: TypeAlias = npt.NDArray[np.int64]

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
SPIRITS: Final = 9
SYMBOLS: Final = 32
"""Size of a lot: more than the symbols of one category."""
ALL: Final = (1 << b.CATEGORIES) - 1
"""Every category, as bits."""

NAMED: Final = (3, 9, 15, 21)
"""Places of an action's bits at which a cell may be named."""

OWN, IN_SUPPLY, ON_BOARD, TURN, SURE, SPREAD = range(6)
WEIGHTS: Final = np.array(
    [
        [0.81, 12.7, 9.8, 1.4, 1.0, 0.32],
        [0.6, 10.5, 9.0, 1.6, 0.5, 0.8],
        [0.5, 9.3, 7.9, 1.82, 0.03, 0.825],
    ]
)
"""By number of seats, from `FEWEST_SEATS`: the chance that a tile falls to the owner of its gem; the points that a gem in the supply and
one in the forest are worth while the whole forest lies, and those of being the next to collect; the lead that makes a win likely, at the
end and by what is open.
"""


def _lots() -> Worths:
    """Return the chances of 0, 1, 2, ... symbols of so many doubles and singles for one of so many seats, where all fall by lot."""
    lots = np.zeros((MOST_SEATS + 1, 4, 10, SYMBOLS))
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        share = 1 / seats
        for doubles, singles in np.ndindex(4, 10):
            for two, one in np.ndindex(doubles + 1, singles + 1):
                ways = comb(doubles, two) * comb(singles, one)
                chance = share ** (two + one) * (1 - share) ** (doubles + singles - two - one)
                lots[seats, doubles, singles, 2 * two + one] += ways * chance
    return lots


LOTS: Final = _lots()


@compiled
def touched(deal: b.Deal, action: int) -> int:
    """Return the categories that an action may change, as bits: those of all tiles that it names."""
    verb, bits = action & 7, 0
    if verb > b.MOVE:
        return 0
    for shift in NAMED:
        cell = action >> shift & 63
        if cell < b.CELLS and (verb == b.TAKE or shift < 15):
            bits |= 1 << deal[b.SPIRIT, cell]
            if deal[b.POWER, cell] >= 0:
                bits |= 1 << deal[b.POWER, cell]
            if 0 <= deal[b.TOKEN, cell] < b.CATEGORIES:
                bits |= 1 << deal[b.TOKEN, cell]
    return bits


@compiled
def reckon(
    board: b.Board, deal: b.Deal, weights: Worths, bits: int, lots: Worths, gems: Cells, parts: Worths
) -> None:
    """Write the rows of these categories into `parts`; `lots` and `gems` are room to work in."""
    own = weights[board[b.SEATS] - FEWEST_SEATS, OWN]
    lying = 0
    if board[b.LYING]:
        for cell in range(b.CELLS):
            if board[b.GEMS + cell] >= 0:
                gems[lying] = cell
                lying += 1
    for category in range(b.CATEGORIES):
        if bits >> category & 1:
            if board[b.SEATS] == 2:
                _reckon_two(board, deal, gems[:lying], category, own, lots, parts)
            else:
                _reckon_many(board, deal, gems[:lying], category, own, lots, parts)


@compiled
def _lot(board: b.Board, deal: b.Deal, gems: Cells, category: int, seat: int, own: float, lot: Worths) -> int:
    """Write the chances of the symbols of a category that fall to a seat into `lot` and return how many numbers these are."""
    seats = board[b.SEATS]
    singles, doubles = int(board[b.LEFT_SINGLES + category]), int(board[b.LEFT_DOUBLES + category])
    row = b.SPIRIT if category < SPIRITS else b.POWER
    for cell in gems:
        if deal[row, cell] == category:
            is_double = row == b.SPIRIT and deal[b.SYMBOLS, cell] == 2
            doubles, singles = doubles - is_double, singles - (not is_double)
    size = 2 * doubles + singles + 1
    for gained in range(size):
        lot[gained] = LOTS[seats, doubles, singles, gained]
    for cell in gems:
        if deal[row, cell] == category:
            symbols = deal[b.SYMBOLS, cell] if row == b.SPIRIT else 1
            chance = own if board[b.GEMS + cell] == seat else (1 - own) / (seats - 1)
            size += symbols
            for gained in range(size - 1, -1, -1):
                kept = lot[gained] * (1 - chance) if gained < size - symbols else 0.0
                lot[gained] = kept + (lot[gained - symbols] * chance if gained >= symbols else 0.0)
    return size


@compiled
def _reckon_two(
    board: b.Board,
    deal: b.Deal,
    gems: Cells,
    category: int,
    own: float,
    lots: Worths,
    parts: Worths,
) -> None:
    """Reckon the lead in one category: what does not fall to one of two falls to the other."""
    lot = lots[0]
    size = _lot(board, deal, gems, category, 0, own, lot)
    one, two = b.PLAYERS + category, b.PLAYERS + b.WIDTH + category
    tiles_one, tiles_two = board[one + b.ON_TILES], board[two + b.ON_TILES]
    total_one, total_two = tiles_one + board[one + b.ON_TOKENS], tiles_two + board[two + b.ON_TOKENS]
    mean = square = 0.0
    for gained in range(size):
        mine, yours = total_one + gained, total_two + size - 1 - gained
        points = (mine if mine >= yours else 0) - (yours if yours >= mine else 0)
        if tiles_one + gained == 0:
            points -= b.MISSING
        if tiles_two + size - 1 - gained == 0:
            points += b.MISSING
        mean += lot[gained] * points
        square += lot[gained] * points * points
    parts[category, 0], parts[category, 1] = mean, square - mean * mean


@compiled
def _reckon_many(
    board: b.Board,
    deal: b.Deal,
    gems: Cells,
    category: int,
    own: float,
    lots: Worths,
    parts: Worths,
) -> None:
    """Reckon the points of each seat in one category as if the lots of the seats were independent, which they are nearly."""
    seats = board[b.SEATS]
    most = lots[MOST_SEATS:]
    size = best = 0
    for seat in range(seats):
        held = b.PLAYERS + seat * b.WIDTH + category
        best = max(best, board[held + b.ON_TILES] + board[held + b.ON_TOKENS])
        size = _lot(board, deal, gems, category, seat, own, lots[seat])
        so_far = 0.0
        for gained in range(size):
            so_far += lots[seat, gained]
            most[seat, gained] = so_far
    for seat in range(seats):
        held = b.PLAYERS + seat * b.WIDTH + category
        own_total = board[held + b.ON_TILES] + board[held + b.ON_TOKENS]
        points = 0.0 if board[held + b.ON_TILES] else -b.MISSING * lots[seat, 0]
        for total in range(best, own_total + size):
            chance = lots[seat, total - own_total]
            for other in range(seats):
                held = b.PLAYERS + other * b.WIDTH + category
                room = total - board[held + b.ON_TILES] - board[held + b.ON_TOKENS]
                if other != seat and room < size:
                    chance *= most[other, room]
            points += chance * total
        parts[category, seat] = points


@compiled
def chances(board: b.Board, weights: Worths, parts: Worths, found: Worths) -> None:
    """Write the chance of each seat to win into `found`; when the game is over, 1 or 0."""
    seats = board[b.SEATS]
    if board[b.STAGE] == b.OVER:
        won = b.winners(board)
        for seat in range(seats):
            found[seat] = won >> seat & 1
    elif seats == 2:
        _chances_of_two(board, weights[seats - FEWEST_SEATS], parts, found)
    else:
        _chances_of_many(board, weights[seats - FEWEST_SEATS], parts, found)


@compiled
def _beside(board: b.Board, weights: Worths, seat: int) -> float:
    """Return the points that a seat may expect beside those of categories."""
    own = b.PLAYERS + seat * b.WIDTH
    gems = weights[IN_SUPPLY] * board[own + b.SUPPLY] + weights[ON_BOARD] * board[own + b.ON_BOARD]
    after = (board[b.ACTIVE] + (board[b.STAGE] != b.COLLECT)) % board[b.SEATS]
    found = gems * board[b.TILES] / b.CELLS
    if board[b.TILES] and after == seat:
        found += weights[TURN]
    return float(found - 0.01 * board[own + b.TAKEN])


@compiled
def _chances_of_two(board: b.Board, weights: Worths, parts: Worths, found: Worths) -> None:
    lead, spread = _beside(board, weights, 0) - _beside(board, weights, 1), 0.0
    for category in range(b.CATEGORIES):
        lead += parts[category, 0]
        spread += parts[category, 1]
    found[0] = 1 / (1 + exp(-lead / (weights[SURE] + weights[SPREAD] * sqrt(max(spread, 0.0)))))
    found[1] = 1 - found[0]


@compiled
def _chances_of_many(board: b.Board, weights: Worths, parts: Worths, found: Worths) -> None:
    seats = board[b.SEATS]
    best = -1e9
    for seat in range(seats):
        found[seat] = _beside(board, weights, seat)
        for category in range(b.CATEGORIES):
            found[seat] += parts[category, seat]
        best = max(best, found[seat])
    scale = weights[SURE] + weights[SPREAD] * sqrt(board[b.TILES])
    whole = 0.0
    for seat in range(seats):
        found[seat] = exp((found[seat] - best) / scale)
        whole += found[seat]
    for seat in range(seats):
        found[seat] /= whole
