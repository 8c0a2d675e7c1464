"""The lookahead: what a seat may be asked later, on tables as they could be for all that the seat knows.

Nobody can know which actions will be legal, so what is found here serves suggestions and doubts, never refusals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.tables.model.table import Table
from bot.tables.orders import parser
from bot.tables.orders.evaluate import fitting
from bot.tables.orders.keywords import folded
from bot.tables.orders.plan import OrderPlan, OrderStep
from engine.action import to_text
from engine.chance import Chance
from engine.match import Match
from engine.players import RandomPlayer
from engine.text import Seat, Text, say

PLAYOUTS = 3
MOST_MOVES = 250
"""Maximum number of moves that each lookahead plays."""


def next_turn(table: Table, seat: Seat) -> Match[Any]:
    """Return a match as it could be when the seat is next asked to act; the same one for every call at this moment."""
    return next(_ahead(table, seat, 0), _fork(table, seat, 0))


def spelled(table: Table, seat: Seat, plan: OrderPlan) -> OrderPlan:
    """Return the plan with its moves spelled as the game spells them, where somebody wrote `a1` for `A1`."""
    lines = [to_text(action) for match in _ahead(table, seat, 0) for action in match.legal(seat)]
    known = {folded(line): line for line in lines}
    words = {folded(word): word for line in known.values() for word in line.split()[1:]}

    def spell(path: str) -> str:
        verb, *fields = path.split()
        return known.get(folded(path)) or " ".join(
            [verb, *(words.get(folded(each), each) for each in fields)]
        )

    def respelled(step: OrderStep) -> OrderStep:
        wanted = tuple(each.model_copy(update={"path": spell(each.path)}) for each in step.wanted)
        return step.model_copy(update={"wanted": wanted})

    return plan.model_copy(update={"steps": tuple(respelled(step) for step in plan.steps)})


def doubts(table: Table, seat: Seat, plan: OrderPlan, language: str) -> tuple[Text, ...]:
    """Return a doubt for each move of the plan that was legal in none of several possible continuations: perhaps it never is."""
    left = {each.path: each for step in plan.steps for each in step.wanted}
    for number in range(PLAYOUTS):
        for match in _ahead(table, seat, number):
            left = {path: each for path, each in left.items() if not fitting(match.legal(seat), each)}
            if not left:
                return ()
    return tuple(say("order-doubt", move=parser.move(path, table.game, language)) for path in left)


def _fork(table: Table, seat: Seat, number: int) -> Match[Any]:
    assert table.match is not None
    # Made of what can be known to everybody: the seed of a fork must not depend on the game's own.
    return table.match.fork(seat, f"ahead {table.id} {table.moment} {seat} {number}".encode())


def _ahead(table: Table, seat: Seat, number: int) -> Iterator[Match[Any]]:
    """Yield a possible continuation, all moving at random, at each moment at which the seat is asked; the same match further on."""
    match, chance = _fork(table, seat, number), Chance(f"ahead {number}".encode())
    for _ in range(MOST_MOVES):
        if match.over:
            return
        if seat in match.awaiting:
            yield match
        mover = next((each for each in match.awaiting if each != seat), seat)
        match.play(mover, RandomPlayer().pick(match, mover, chance))
