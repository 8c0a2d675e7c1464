"""Legality stands once: of everything that can be written, just that is legal to which no guard objects."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from engine.action import values
from engine.chance import Chance
from engine.errors import Illegal
from engine.game import Game
from engine.guard import Objection
from engine.laws.vocabulary import vocabulary
from engine.match import Match
from engine.text import Seat
from tests.engine.contract.random_games import Start, every_game, every_pair, every_size, moments_of, played
from tests.engine.toys.magpies import GAME, Take

FEW = 60
"""Number of actions up to which a verb is tried whole; of a longer one as many, and what differs from a legal one in a field."""
RARE: Mapping[str, tuple[Mapping[str, object], int, bytes]] = {
    "moonlight": ({}, 2, b"rare 12"),
    "spirits-of-the-forest": ({"wish": True}, 4, b"rare 10"),
}
"""Games, by game, in which something happens that in others hardly ever does."""
OF_A_KIND = 4
"""Number of moments of one kind that are looked at for a guard that has not been met."""


def tries(match: Match[Any], table: Any, seat: Seat, chance: Chance) -> Iterator[Any]:
    """Yield actions of every verb over the pieces of the table, legal and not."""
    legal = match.legal(seat)
    for verb, sayable in vocabulary(match.game, table).items():
        offered = legal.under(verb)
        assert all(action in sayable for action in offered), f"not all of {offered} can be written"
        if len(sayable) <= FEW:
            yield from sayable
        else:
            yield from offered[: FEW // 2]
            yield from (sayable[chance.below(len(sayable))] for _ in range(FEW // 2))
            fullest = min(offered, key=lambda action: values(action).count(None), default=None)
            yield from () if fullest is None else sayable.beside(fullest)


@every_size
def test_an_action_is_legal_exactly_if_no_guard_objects(game: Game[Any, Any], seats: int) -> None:
    chance = Chance(b"guards")
    for match, _ in moments_of(game, seats)[::2]:
        for seat in map(Seat, range(match.seats)):
            table = match.imagine(seat, chance)
            for action in tries(match, table, seat, chance):
                objection = game.objection(table, seat, action)
                assert (objection is None) == (action in match.legal(seat)), f"{seat}: {action}, {objection}"


@every_size
def test_a_reason_speaks_of_nothing_hidden(game: Game[Any, Any], seats: int) -> None:
    """Whatever the seat does not know: it reads the same reason, and the one that a match gives it."""
    chance = Chance(b"reasons")
    for match, _ in moments_of(game, seats)[1::4]:
        for seat in map(Seat, range(match.seats)):
            one, other = match.imagine(seat, chance), match.imagine(seat, chance)
            for action in chance.sample([*tries(match, one, seat, chance)], FEW // 10):
                objection = game.objection(one, seat, action)
                assert game.objection(other, seat, action) == objection
                if objection is not None:
                    with pytest.raises(Illegal) as refused:
                        match.play(seat, action)
                    assert (refused.value.text, refused.value.rule) == objection


def rare_moments(game: Game[Any, Any]) -> Iterator[tuple[Match[Any], list[Any]]]:
    """Yield, of many games, a few moments of every kind, with what could be done shortly before.

    Moments are of one kind where seats are offered the same verbs. What speaks against an action is rarest just before an early end.
    """
    looked = Counter[Any]()
    for start in (*rare_start(game), *every_pair(game)):
        before: deque[Any] = deque(maxlen=FEW)
        for match, entry in played(start, is_patient=False):
            kind = tuple(ask.legal.verbs for ask in match.asks.values())
            looked[kind] += 1
            if looked[kind] <= OF_A_KIND:
                yield match, [*before]
            if entry is not None:
                before.extend(match.legal(entry.seat).actions[:5])


def rare_start(game: Game[Any, Any]) -> Iterator[Start]:
    if game.id in RARE:
        options, seats, seed = RARE[game.id]
        yield Start(game, game.Options(**options), seats, seed)


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
    for match, before in rare_moments(game):
        for seat in map(Seat, range(match.seats)):
            table = match.imagine(seat, chance)
            for action in (*before, *tries(match, table, seat, chance)):
                game.objection(table, seat, action)
        if not left:
            return
    assert not left, [getattr(guard, "__name__", guard) for guard in left]


def test_verbs_of_many_actions_are_made_one_by_one() -> None:
    """A vocabulary counts what it never makes."""
    table = GAME.setup(GAME.Options(), 2, Chance(b"words"))
    sayable = vocabulary(GAME, table)["take"]
    assert Take("A", "B") in sayable
    assert Take("A", "Z") not in sayable
    assert len(sayable) == len({*sayable}) == len({sayable[number] for number in range(len(sayable))})
    assert Take("A", "B") in {*sayable.beside(Take("A"))}
