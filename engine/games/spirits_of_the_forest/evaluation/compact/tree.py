"""A tree of what may happen, shared by all deals that look the same to one seat: see `engine.players.tree`, which searches any game so.

Here a walk plays from the root on a copy of the board, and a place keeps numbers alone.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engine.games.spirits_of_the_forest.evaluation.compact import board as b
from engine.games.spirits_of_the_forest.evaluation.compact.compiler import compiled
from engine.games.spirits_of_the_forest.evaluation.compact.worth import ALL, MOST_SEATS, SYMBOLS, WEIGHTS, Worths, chances, reckon, touched

CURIOSITY, TRUST, WIDEST, DISTANCE = range(4)
SETTINGS: Final = np.array([1.5, 6.0, 40.0, 0.0])
DEEPEST: Final = 160
LOW, HIGH = 0, 1
USED, WALKS, LOOKED = 0, 1, 2


class Tree:
    """The arrays of a tree of at most `size` places."""

    def __init__(self, seats: int, size: int) -> None:
        self.visits = np.zeros(size, np.int32)
        self.found = np.zeros((size, seats), np.float32)
        self.likely = np.zeros(size, np.float32)
        self.first = np.zeros(size, np.int32)
        self.count = np.zeros(size, np.int16)
        self.actions = np.zeros(size, np.int32)
        self.counters = np.array([1, 0, 0], np.int64)
        self.span = np.array([1.0, 0.0])

    def walk(self, start: b.Board, deal: b.Deal, pool: b.Deal, viewer: int, dice: b.Dice, times: int, weights: Worths = WEIGHTS, settings: Worths = SETTINGS) -> None:
        walks(start, deal, pool, viewer, dice, times, weights, settings, self.visits, self.found, self.likely, self.first, self.count, self.actions, self.counters, self.span)

    def branches(self) -> list[tuple[int, int, list[float]]]:
        one = self.first[0]
        return [
            (int(self.actions[k]), int(self.visits[k]), (self.found[k] / max(1, self.visits[k])).tolist())
            for k in range(one, one + self.count[0])
        ]


@compiled
def walks(start: Any, start_deal: Any, pool: Any, viewer: int, dice: Any, times: int, weights: Any, settings: Any, visits: Any, found: Any, likely: Any, first: Any, count: Any, actions: Any, counters: Any, span: Any) -> None:
    seats = start[b.SEATS]
    board = np.empty_like(start)
    deal = np.empty_like(start_deal)
    lots = np.empty((2 * MOST_SEATS, SYMBOLS))
    gems = np.empty(16, np.int64)
    after = np.empty_like(board)
    codes = np.empty(b.MOST_ACTIONS, np.int32)
    looks = np.empty((b.MOST_ACTIONS, MOST_SEATS))
    worth = np.empty(MOST_SEATS)
    parts = np.empty((b.CATEGORIES, MOST_SEATS))
    those = np.empty((b.CATEGORIES, MOST_SEATS))
    path = np.empty(DEEPEST, np.int32)
    for _ in range(times):
        counters[WALKS] += 1
        deal[:] = start_deal
        board[:] = start
        b.redeal(board, deal, pool, viewer, dice)
        node, length = 0, 0
        path[0] = 0
        while True:
            if board[b.STAGE] == b.OVER:
                chances(board, weights, parts, worth)
                break
            if count[node] == 0:
                if not expand(node, board, deal, after, codes, looks, worth, parts, those, lots, gems, weights, settings, likely, first, count, actions, visits, found, counters, span):
                    break
            node = select(node, board, settings, likely, first, count, actions, visits, found, span)
            length += 1
            path[length] = node
            b.play(board, deal, b.acting(board), actions[node])
        for step in range(length + 1):
            visits[path[step]] += 1
            for seat in range(seats):
                found[path[step], seat] += worth[seat]


@compiled
def expand(node: int, board: Any, deal: Any, after: Any, codes: Any, looks: Any, worth: Any, parts: Any, those: Any, lots: Any, gems: Any, weights: Any, settings: Any, likely: Any, first: Any, count: Any, actions: Any, visits: Any, found: Any, counters: Any, span: Any) -> bool:
    """Give a place its branches. Return whether there is but one, so that the walk goes on; else `worth` is that of the best."""
    seats, seat = board[b.SEATS], b.acting(board)
    own = b.PLAYERS + seat * b.WIDTH
    has_plus = board[own + b.PLUSES]
    if has_plus == 0 and board[own + b.HIDDEN] > 0:
        board[own + b.PLUSES] = 1
    number = b.legal(board, deal, codes)
    if counters[USED] + number > len(visits):
        board[own + b.PLUSES] = has_plus
        reckon(board, deal, weights, ALL, lots, gems, parts)
        chances(board, weights, parts, worth)
        return False
    if number == 1:
        board[own + b.PLUSES] = has_plus
        one = counters[USED]
        counters[USED] += 1
        first[node], count[node] = one, 1
        actions[one], likely[one] = codes[0], 1.0
        return True
    best = -1
    kept = 0
    reckon(board, deal, weights, ALL, lots, gems, parts)
    for each in range(number):
        if board[b.STAGE] == b.GEM and not near(board, codes[each]):
            continue
        after[:] = board
        b.play(after, deal, seat, codes[each])
        those[:] = parts
        reckon(after, deal, weights, touched(deal, codes[each]), lots, gems, those)
        chances(after, weights, those, looks[each])
        codes[kept] = codes[each]
        for other in range(seats):
            value = looks[each, other]
            looks[kept, other] = value
            if value < span[0]:
                span[0] = value
            if value > span[1]:
                span[1] = value
        if best < 0 or looks[kept, seat] > looks[best, seat]:
            best = kept
        kept += 1
    board[own + b.PLUSES] = has_plus
    counters[LOOKED] += kept
    widest = int(settings[WIDEST])
    bar = -1.0
    if kept > widest:
        bar = np.sort(looks[:kept, seat])[kept - widest]
    one = counters[USED]
    at = one
    wide = max(span[1] - span[0], 0.001)
    for each in range(kept):
        if looks[each, seat] < bar:
            continue
        actions[at] = codes[each]
        visits[at] = 1
        for other in range(seats):
            found[at, other] = looks[each, other]
        likely[at] = exp(settings[TRUST] * (looks[each, seat] - looks[best, seat]) / wide)
        at += 1
    counters[USED] = at
    first[node], count[node] = one, at - one
    for other in range(seats):
        worth[other] = looks[best, other]
    return False


@compiled
def near(board: Any, action: int) -> bool:
    """Return whether a gem is laid within two tiles of an end of its row, as `priors.near_ends` says; true of all other actions."""
    verb = action & 7
    if verb != b.PLACE and verb != b.MOVE:
        return True
    cell = action >> 3 & 63 if verb == b.PLACE else action >> 9 & 63
    row, column = cell // b.COLUMNS, cell % b.COLUMNS
    return column < board[b.LEFT + row] + 2 or column >= board[b.RIGHT + row] - 2


@compiled
def select(node: int, board: Any, settings: Any, likely: Any, first: Any, count: Any, actions: Any, visits: Any, found: Any, span: Any) -> int:
    """Return the branch to look into next (PUCT)."""
    seat = b.acting(board)
    has_plus = board[b.PLAYERS + seat * b.WIDTH + b.PLUSES] > 0
    one, last = first[node], first[node] + count[node]
    tried, weight = 0, 0.0
    for each in range(one, last):
        tried += visits[each]
        weight += likely[each]
    curious = settings[CURIOSITY] * sqrt(tried) / weight
    wide = max(span[1] - span[0], 0.001)
    best, most = one, -1e9
    for each in range(one, last):
        action = actions[each]
        if not has_plus and (action & 7 == b.PLUS or (action & 7 == b.TAKE and action >> 21 & 63 == b.BY_PLUS)):
            continue
        score = curious * likely[each] / (1 + visits[each])
        if visits[each]:
            score += found[each, seat] / visits[each] / wide
        if score > most:
            best, most = each, score
    return best
