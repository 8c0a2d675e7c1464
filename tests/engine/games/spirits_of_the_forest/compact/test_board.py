"""The compact rules of the base game, held equal to the rules: both are played in lockstep, action by action, to the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba", reason="the compact rules are compiled, and no compiler is installed")

import numpy as np

from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.evaluation.compact import board as b
from engine.games.spirits_of_the_forest.evaluation.compact import legal as legal_actions
from engine.games.spirits_of_the_forest.evaluation.compact.bridge import board_of, code_of, deal_of, pool_of
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Keep, Place, Take
from engine.games.spirits_of_the_forest.model.facts import components
from engine.games.spirits_of_the_forest.model.kinds import OVER, Face
from engine.games.spirits_of_the_forest.model.table import Favour, Table
from engine.text import Seat

SHARES = 50
ACTIONS = 2100
"""Least number of actions of a share: 105,000 in all of them."""
SEATS = (2, 3, 4)


def begun(dice: Random, chance: Chance) -> Table:
    """Return a table at its deal; or one on which a '+' between two tiles is soon used, which is rare: all rows end with gems."""
    table = GAME.setup(GAME.Options(), dice.choice(SEATS), chance)
    if dice.random() < 0.4:
        for player in table.players:
            player.supply = 1
        for player in table.players[:2]:
            player.favours = [Favour("plus")]
        owner = Seat((table.active + 1) % len(table.players))
        ends = (0, 1, b.COLUMNS - 2, b.COLUMNS - 1)
        table.gems = {row * b.COLUMNS + column: owner for row in range(b.ROWS) for column in ends}
        table.turn = 2
        faces: list[Face] = [face for face in components().faces() if face != "plus"]
        table.favours = {cell: (face,) for cell, face in zip(table.favours, faces, strict=False)}
        table.box = faces[len(table.favours) :]
    return table


def chosen(actions: tuple[ForestAction, ...], dice: Random) -> ForestAction:
    """Return one of these actions: often one that lays a gem or pays for a tile, most of all with a '+' between two tiles."""
    paid = [each for each in actions if isinstance(each, Take) and (each.pay or each.pay_second)]
    gems = [each for each in actions if isinstance(each, Place)]
    between = [each for each in paid if each.pay_second == "plus"]
    weighed: list[tuple[Sequence[ForestAction], float]] = [(between, 1.0), (paid, 0.4), (gems, 0.7)]
    for some, often in weighed:
        if some and dice.random() < often:
            return dice.choice(some)
    other = [each for each in actions if not isinstance(each, Keep)]
    return dice.choice(other or actions)


def same(board: b.Board, table: Table) -> bool:
    """Return whether a board is that of the table, but for where the ends of an empty row are, and who is asked when it is over."""
    said, expected = board.tolist(), board_of(table).tolist()
    for row in range(b.ROWS):
        left, right = b.LEFT + row, b.RIGHT + row
        if said[left] == said[right] and expected[left] == expected[right] == 0:
            expected[left], expected[right] = said[left], said[right]
    if table.stage == OVER:
        expected[b.PENDING] = said[b.PENDING]
    return bool(said == expected)


def in_lockstep(dice: Random, seed: bytes, numbers: type[np.signedinteger[Any]] = np.int8) -> Iterator[str]:
    """Play a game by both rules, and yield each action's verb, or `between`; all that they say is compared."""
    chance = Chance(seed)
    table = begun(dice, chance)
    board, deal = board_of(table).astype(numbers), deal_of(table).astype(numbers)
    found = np.empty(b.MOST_ACTIONS, np.int32)
    while asks := GAME.awaits(table):
        must = next(seat for seat, ask in asks.items() if ask.must)
        assert b.acting(board) == must
        count = legal_actions.legal(board, deal, found)
        assert found[:count].tolist() == [code_of(action) for action in asks[must].legal.actions]
        seat = dice.choice(list(asks))
        action = chosen(asks[seat].legal.actions, dice)
        tuple(GAME.play(table, seat, action, chance))
        b.play(board, deal, int(seat), code_of(action))
        assert same(board, table), action
        yield "between" if isinstance(action, Take) and action.pay_second == "plus" else action.verb
    outcome = GAME.outcome(table)
    seats = range(len(table.players))
    assert [b.points(board, seat) for seat in seats] == [standing.score for standing in outcome.standings]
    assert b.winners(board) == sum(1 << seat for seat in outcome.winners)


@pytest.mark.parametrize("share", range(SHARES))
def test_both_rules_say_the_same_of_every_action(share: int) -> None:
    dice, verbs, game = Random(share), Counter[str](), 0
    while verbs.total() < ACTIONS:
        verbs.update(in_lockstep(dice, f"share {share} game {game}".encode()))
        game += 1
    assert verbs.keys() >= {"take", "between", "place", "move", "keep", "plus", "pass", "reveal"}


@pytest.mark.usefixtures("uncompiled")
def test_the_compact_rules_as_they_are_written_say_the_same() -> None:
    verbs = Counter[str]()
    for number in range(12):
        verbs.update(in_lockstep(Random(number), f"written {number}".encode(), np.int64))
    assert verbs.keys() >= {"take", "between", "place", "move", "keep", "plus", "pass", "reveal"}


def midway(seed: int, seats: int) -> Table:
    """Return a table in the middle of a game, where some tokens are known to their owners alone."""
    dice, chance = Random(seed), Chance(bytes([seed]))
    table = GAME.setup(GAME.Options(), seats, chance)
    for _ in range(40):
        seat, ask = next((seat, ask) for seat, ask in GAME.awaits(table).items() if ask.must)
        tuple(GAME.play(table, seat, dice.choice(ask.legal.actions), chance))
    return table


@pytest.mark.rule("SF-FAVOUR-02", "SF-SETUP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_changes_what_the_seat_does_not_know_and_nothing_else(seats: int) -> None:
    table, seat = midway(seats, seats), Seat(1)
    start, deal, pool = board_of(table), deal_of(table), pool_of(table, seat)
    unknown = [*range(b.ON_TOKENS, b.WIDTH), b.PLUSES]
    hidden = {
        b.PLAYERS + other * b.WIDTH + place for other in range(seats) if other != seat for place in unknown
    }
    met: set[tuple[int, int]] = set()
    dice = np.array([7], np.uint64)
    for _ in range(2000):
        board, other_deal = start.copy(), deal.copy()
        b.redeal(board, other_deal, pool, int(seat), dice)
        assert set(np.flatnonzero(board != start)) <= hidden
        assert (other_deal[: b.TOKEN] == deal[: b.TOKEN]).all()
        assert ((other_deal[b.TOKEN] < 0) == (deal[b.TOKEN] < 0)).all()
        faces = [face for face in other_deal[b.TOKEN].tolist() if face >= 0]
        for other in range(seats):
            own = board[b.PLAYERS + other * b.WIDTH :]
            held = [face for face in range(b.CATEGORIES) for _ in range(own[b.ON_TOKENS + face])]
            if other != seat:
                assert len(held) + own[b.PLUSES] == own[b.HIDDEN]
            faces += [*held, *[b.PLUS_FACE] * own[b.PLUSES]]
        assert max(Counter(faces).values()) <= 2
        assert all(count == 1 for face, count in Counter(faces).items() if face != b.PLUS_FACE)
        met.update((cell, int(face)) for cell, face in enumerate(other_deal[b.TOKEN]) if face >= 0)
    own = start[b.PLAYERS + int(seat) * b.WIDTH :]
    known = {face for face in range(b.CATEGORIES) if own[b.ON_TOKENS + face]}
    cells = {cell for cell, face in enumerate(deal[b.TOKEN]) if face >= 0}
    assert cells
    assert met == {(cell, face) for cell in cells for face in range(b.CATEGORIES + 1) if face not in known}


def test_tables_that_look_alike_give_the_same_board_once_they_are_dealt_anew() -> None:
    table, seat = midway(9, 3), Seat(2)
    found = []
    for seed in range(6):
        alike = GAME.redeal(GAME.redeal(table, seat, Chance(bytes([seed]))), seat, Chance(b"the same"))
        found.append((board_of(alike).tobytes(), deal_of(alike).tobytes(), pool_of(alike, seat).tobytes()))
    assert len(set(found)) == 1
