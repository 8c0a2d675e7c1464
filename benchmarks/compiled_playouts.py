"""Random playouts on the compiled rules of the forest's base game, by themselves. It needs numba."""

from __future__ import annotations

import numpy as np

from engine.chance import Chance
from engine.games.spirits_of_the_forest.evaluation.compact import board as b
from engine.games.spirits_of_the_forest.evaluation.compact.bridge import board_of, deal_of
from engine.games.spirits_of_the_forest.evaluation.compact.compiler import compiled
from engine.games.spirits_of_the_forest.evaluation.compact.legal import legal
from engine.registry import find


def played(count: int, seed: int) -> int:
    """Play so many random games of two, and return the number of their actions."""
    game = find("spirits-of-the-forest")
    table = game.setup(game.Options(), 2, Chance(bytes([seed])))
    codes, dice = np.empty(b.MOST_ACTIONS, np.int32), np.array([seed + 1], np.uint64)
    return _play(board_of(table), deal_of(table), codes, dice, count)


@compiled
def _play(start: b.Board, deal: b.Deal, codes: b.Codes, dice: b.Dice, count: int) -> int:
    board, actions = start.copy(), 0
    for _ in range(count):
        board[:] = start
        while board[b.STAGE] != b.OVER:
            number = legal(board, deal, codes)
            dice[0] = dice[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            action = codes[int((dice[0] >> np.uint64(33)) % np.uint64(number))]
            b.play(board, deal, b.acting(board), action)
            actions += 1
    return actions
