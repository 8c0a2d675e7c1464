"""Legality stands once: of everything that can be written, just that is legal to which no guard objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from engine.chance import Chance
from engine.errors import Illegal
from engine.game import Game
from engine.guard import Objection
from engine.match import Match
from engine.text import Seat
from tests.engine.contract.playing import every_game, every_pair, glimpses, moments
from tests.engine.toys.magpies import GAME, Take

FEW = 60
"""A verb with no more actions than this is tried whole; of a longer one so many, and what differs from a legal one in a field."""
CLOSELY = 2
"""How closely the many games are looked at in which every guard is to be met."""


def tries(match: Match[Any], table: Any, seat: Seat, chance: Chance) -> Iterator[Any]:
    """Actions of every verb over the pieces of the table, legal and not."""
    legal = match.legal(seat)
    for verb, sayable in match.game.vocabulary(table).items():
        offered = legal.under(verb)
        if (
            type(match.game).pieces is not Game.pieces
        ):  # TODO(guards): of every game, when each has named its pieces
            assert all(action in sayable for action in offered), f"not all of {offered} can be written"
        if len(sayable) <= FEW:
            yield from sayable
        else:
            yield from offered[:FEW]
            yield from (sayable[chance.below(len(sayable))] for _ in range(FEW // 2))
            for action in chance.sample(offered, 1):
                yield from chance.sample([*sayable.beside(action)], FEW // 2)


@every_game
def test_an_action_is_legal_exactly_if_no_guard_objects(game: Game[Any, Any]) -> None:
    chance = Chance(b"guards")
    for match, _ in moments(game, len(game.seats)):
        for seat in map(Seat, range(match.seats)):
            table = match.imagine(seat, chance)
            for action in tries(match, table, seat, chance):
                objection = game.objection(table, seat, action)
                assert (objection is None) == (action in match.legal(seat)), f"{seat}: {action}, {objection}"


@every_game
def test_a_reason_speaks_of_nothing_hidden(game: Game[Any, Any]) -> None:
    """Whatever the seat does not know: it reads the same reason, and the one that a match gives it."""
    chance = Chance(b"reasons")
    for match, _ in moments(game, len(game.seats)):
        for seat in map(Seat, range(match.seats)):
            one, other = match.imagine(seat, chance), match.imagine(seat, chance)
            for action in chance.sample([*tries(match, one, seat, chance)], FEW // 10):
                objection = game.objection(one, seat, action)
                assert game.objection(other, seat, action) == objection
                if objection is not None:
                    with pytest.raises(Illegal) as refused:
                        match.play(seat, action)
                    assert (refused.value.text, refused.value.rule) == objection


@every_game
def test_every_guard_is_met(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    left = dict.fromkeys(game.guards)

    def noted(
        guard: Callable[..., Objection | None], table: Any, seat: Seat, action: Any
    ) -> Objection | None:
        objection = guard(table, seat, action)
        if objection is not None:
            left.pop(guard, None)
        return objection

    monkeypatch.setattr(type(game), "guards", tuple(partial(noted, guard) for guard in game.guards))
    chance = Chance(b"met")
    for start in every_pair(game):
        for match, entry in glimpses(start, CLOSELY):
            if not left:
                return
            if entry is not None:
                table = match.imagine(entry.seat, chance)
                for seat in {entry.seat, Seat((entry.seat + 1) % match.seats)}:
                    for action in tries(match, table, seat, chance):
                        game.objection(table, seat, action)
    assert not left, [getattr(guard, "__name__", guard) for guard in left]


def test_verbs_of_many_actions_are_made_one_by_one() -> None:
    """A vocabulary counts what it never makes."""
    table = GAME.setup(GAME.Options(), 2, Chance(b"words"))
    sayable = GAME.vocabulary(table)["take"]
    assert Take("A", "B") in sayable
    assert Take("A", "Z") not in sayable
    assert len(sayable) == len({*sayable}) == len({sayable[number] for number in range(len(sayable))})
    assert Take("A", "B") in {*sayable.beside(Take("A"))}
