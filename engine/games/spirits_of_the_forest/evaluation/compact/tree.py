"""A tree of what may happen, shared by all deals that look the same to one seat: see `engine.players.tree`, which searches any game so.

Here every walk has a deal of its own, plays on copies of one board, and a place in the tree is an index into arrays of numbers.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.games.spirits_of_the_forest.evaluation.compact import board as b
from engine.games.spirits_of_the_forest.evaluation.compact.compiler import compiled
from engine.games.spirits_of_the_forest.evaluation.compact.legal import legal
from engine.games.spirits_of_the_forest.evaluation.compact.worth import (
    ALL,
    MOST_SEATS,
    SYMBOLS,
    Worths,
    chances,
    reckon,
    touched,
)

CURIOSITY, TRUST, WIDEST = range(3)
SETTINGS: Final = np.array([1.5, 6.0, 40.0])
"""The constant of PUCT; the weight of a look one step ahead for where to search; the number of actions considered in one place."""
NEAR: Final = 2
"""Number of tiles from an end of its row within which a gem is thought of."""
LEAST_SPAN: Final = 0.001
"""Largest difference of values that counts as none."""
DEEPEST: Final = 400
"""More than the actions of any game."""
ROOT: Final = 0
"""Index of the place at which walks begin."""
LOW, HIGH = range(2)
USED, LOOKED = range(2)


class TreePlaces(NamedTuple):
    """The places of a tree, by index, the root first: `found` is the sum by seat, its `branches` stand together from `first` on.

    `counters` are the number of places used and of positions looked at, `span` the lowest and the highest value come upon.
    """

    visits: npt.NDArray[np.int32]
    found: npt.NDArray[np.float64]
    likely: npt.NDArray[np.float32]
    first: npt.NDArray[np.int32]
    branches: npt.NDArray[np.int32]
    actions: npt.NDArray[np.int32]
    counters: npt.NDArray[np.int64]
    span: Worths


class Workspace(NamedTuple):
    """Room to work in, so that nothing is made anew in a walk."""

    board: b.Board
    deal: b.Deal
    after: b.Board
    codes: b.Codes
    looks: Worths
    ranked: Worths
    worth: Worths
    parts: Worths
    changed: Worths
    lots: Worths
    gems: npt.NDArray[np.int64]
    path: npt.NDArray[np.int32]


class TreeRoot(NamedTuple):
    """The place where walks begin: a board and a deal, the tokens that the seat does not know, and the seat."""

    board: b.Board
    deal: b.Deal
    pool: b.Deal
    seat: int


def empty_tree(seats: int, size: int) -> TreePlaces:
    """Return a tree of a root alone, that may grow to so many places. What is not used of it takes no memory."""
    return TreePlaces(
        np.zeros(size, np.int32),
        np.zeros((size, seats), np.float64),
        np.zeros(size, np.float32),
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.array([1, 0], np.int64),
        np.array([np.inf, -np.inf]),
    )


def room_of(start: TreeRoot) -> Workspace:
    """Return the room to search from there."""
    return Workspace(
        start.board.copy(),
        start.deal.copy(),
        start.board.copy(),
        np.empty(b.MOST_ACTIONS, np.int32),
        np.empty((b.MOST_ACTIONS, MOST_SEATS)),
        np.empty(b.MOST_ACTIONS),
        np.empty(MOST_SEATS),
        np.empty((b.CATEGORIES, MOST_SEATS)),
        np.empty((b.CATEGORIES, MOST_SEATS)),
        np.empty((2 * MOST_SEATS, SYMBOLS)),
        np.empty(16, np.int64),
        np.empty(DEEPEST, np.int32),
    )


@compiled
def walk(
    start: TreeRoot,
    dice: b.Dice,
    times: int,
    tree: TreePlaces,
    room: Workspace,
    weights: Worths,
    settings: Worths,
) -> None:
    """Go down to the end of the tree so many times, and note on the way what is found there."""
    board, deal, worth, path = room.board, room.deal, room.worth, room.path
    path[0] = ROOT
    for _ in range(times):
        b.copy_deal(start.deal, deal)
        b.copy_board(start.board, board)
        b.redeal(board, deal, start.pool, start.seat, dice)
        node = length = int(np.int64(ROOT))
        while board[b.STAGE] != b.OVER and (
            tree.branches[node] or _expand(node, start, tree, room, weights, settings)
        ):
            node = _selected(node, tree, board, settings)
            length += 1
            path[length] = node
            b.play(board, deal, b.acting(board), tree.actions[node])
        if board[b.STAGE] == b.OVER:
            chances(board, weights, room.parts, worth)
        for step in range(length + 1):
            tree.visits[path[step]] += 1
            for seat in range(board[b.SEATS]):
                tree.found[path[step], seat] += worth[seat]


@compiled
def _expand(
    node: int, start: TreeRoot, tree: TreePlaces, room: Workspace, weights: Worths, settings: Worths
) -> bool:
    """Give a place its branches, each looked at once. Return whether there is but one, so that the walk goes on.

    Else the room's `worth` is that of the best. Whoever may hold a '+', for all the searching seat knows, has one here: see `_selected`.
    """
    board = room.board
    seat = b.acting(board)
    own = b.PLAYERS + seat * b.WIDTH
    pluses = board[own + b.PLUSES]
    known = start.board[own + b.HIDDEN] if seat == start.seat else 0
    if pluses == 0 and board[own + b.HIDDEN] > known:
        board[own + b.PLUSES] = 1
    number = legal(board, room.deal, room.codes)
    is_full = tree.counters[USED] + number > len(tree.visits)
    if number > 1 or is_full:
        reckon(board, room.deal, weights, int(np.int64(ALL)), room.lots, room.gems, room.parts)
    if is_full:
        board[own + b.PLUSES] = pluses
        chances(board, weights, room.parts, room.worth)
        return False
    best = 0
    if number > 1:
        number, best = _look(number, seat, tree, room, weights)
    board[own + b.PLUSES] = pluses
    _add_branches(node, number, best, seat, tree, room, settings)
    return number == 1


@compiled
def _look(number: int, seat: int, tree: TreePlaces, room: Workspace, weights: Worths) -> tuple[int, int]:
    """Look at these actions, as far as they are worth a thought; return their number then, and the best of them."""
    kept = best = 0
    for each in range(number):
        action = room.codes[each]
        if not _is_near(room.board, action):
            continue
        b.copy_board(room.board, room.after)
        b.play(room.after, room.deal, seat, action)
        for category in range(b.CATEGORIES):
            for other in range(MOST_SEATS):
                room.changed[category, other] = room.parts[category, other]
        reckon(room.after, room.deal, weights, touched(room.deal, action), room.lots, room.gems, room.changed)
        look = room.looks[kept]
        chances(room.after, weights, room.changed, look)
        room.codes[kept] = action
        for other in range(room.board[b.SEATS]):
            tree.span[LOW] = min(tree.span[LOW], look[other])
            tree.span[HIGH] = max(tree.span[HIGH], look[other])
        if look[seat] > room.looks[best, seat]:
            best = kept
        kept += 1
    tree.counters[LOOKED] += kept
    return kept, best


@compiled
def _add_branches(
    node: int, number: int, best: int, seat: int, tree: TreePlaces, room: Workspace, settings: Worths
) -> None:
    """Add these actions as branches, the likelier the better they look; of very many the better ones. One alone was not looked at."""
    at = tree.counters[USED]
    tree.first[node] = at
    bar = -1.0
    if number > settings[WIDEST]:
        bar = _look_of_rank(int(settings[WIDEST]), number, seat, room)
    span = max(tree.span[HIGH] - tree.span[LOW], LEAST_SPAN)
    for each in range(number):
        tree.actions[at] = room.codes[each]
        tree.likely[at] = 1.0
        if number > 1:
            if room.looks[each, seat] < bar:
                continue
            tree.visits[at] = 1
            for other in range(room.board[b.SEATS]):
                tree.found[at, other] = room.looks[each, other]
            tree.likely[at] = exp(settings[TRUST] * (room.looks[each, seat] - room.looks[best, seat]) / span)
        at += 1
    tree.branches[node] = at - tree.first[node]
    tree.counters[USED] = at
    for other in range(MOST_SEATS):
        room.worth[other] = room.looks[best, other]


@compiled
def _look_of_rank(rank: int, number: int, seat: int, room: Workspace) -> float:
    """Return the look of that rank for the seat, the best being of rank 1, of so many."""
    best = room.ranked[:rank]
    for each in range(number):
        look = room.looks[each, seat]
        place = min(each, rank)
        while place > 0 and best[place - 1] < look:
            if place < rank:
                best[place] = best[place - 1]
            place -= 1
        if place < rank:
            best[place] = look
    return float(best[rank - 1])


@compiled
def _is_near(board: b.Board, action: int) -> bool:
    """Return whether an action is worth a thought (`priors.priors`): not so a gem far from the ends of its row."""
    verb = action & 7
    if verb != b.PLACE and verb != b.MOVE:
        return True
    cell = action >> (3 if verb == b.PLACE else 9) & 63
    row, column = cell // b.COLUMNS, cell % b.COLUMNS
    return bool(column < board[b.LEFT + row] + NEAR or column >= board[b.RIGHT + row] - NEAR)


@compiled
def _selected(node: int, tree: TreePlaces, board: b.Board, settings: Worths) -> int:
    """Return the branch to look into next (PUCT), of those that are legal on this deal: whoever has no '+' cannot use it."""
    seat = b.acting(board)
    has_plus = board[b.PLAYERS + seat * b.WIDTH + b.PLUSES] > 0
    first, last = tree.first[node], tree.first[node] + tree.branches[node]
    tried, likely = 0, 0.0
    for each in range(first, last):
        tried += tree.visits[each]
        likely += tree.likely[each]
    curious = settings[CURIOSITY] * sqrt(tried) / likely
    span = max(tree.span[HIGH] - tree.span[LOW], LEAST_SPAN)
    best, most = first, -1e9
    for each in range(first, last):
        action = tree.actions[each]
        is_between = action & 7 == b.TAKE and action >> 21 & 63 == b.BY_PLUS
        if not has_plus and (is_between or action & 7 == b.PLUS):
            continue
        visits = tree.visits[each]
        score = curious * tree.likely[each] / (1 + visits)
        if visits:
            score += tree.found[each, seat] / visits / span
        if score > most:
            best, most = each, score
    return int(best)
