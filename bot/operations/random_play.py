"""A random game on the bare contract, looked at closely at a few of its moments: whatever breaks a law of it is an AssertionError."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.action import to_text
from engine.ask import Ask
from engine.chance import Chance, Counters
from engine.laws.random_games import BACK, EARLY, MOST_ACTIONS, Patience, Start, viewers
from engine.outcome import Outcome
from engine.text import Seat, Text

CLOSE_LOOKS = 60
"""Number of moments of which one is saved and loaded, copied, and dealt anew for somebody."""


def play_through(start: Start) -> int:
    """Play one random game to its end and return how many actions it took. Raises AssertionError where it breaks a law of the contract."""
    game, dice, patience = start.game, Random(start.seed), Patience.of(start)  # noqa: S311 - no secret is drawn
    chance = Chance(start.seed, Counters())
    table = game.setup(start.options, start.seats, chance)
    held: deque[tuple[Any, Chance]] = deque(maxlen=BACK)
    number = 0
    for _ in range(MOST_ACTIONS):
        asks = game.awaits(table)
        if not asks:
            _check_end(start, game.outcome(table), table)
            back = patience.goes_back(number, len(held))
            if not back:
                return number
            number -= back
            for _ in range(back):
                table, chance = held.pop()
            continue
        if patience.left and number < EARLY:
            held.append((game.keeping.copy(table), chance.twin()))
        _step(start, table, asks, chance, dice)
        number += 1
    raise AssertionError(f"the game does not end within {MOST_ACTIONS} actions")


def _step(start: Start, table: Any, asks: Mapping[Seat, Ask[Any]], chance: Chance, dice: Random) -> None:
    """Play any legal action of somebody who may act."""
    game, seat = start.game, dice.choice(_seats_that_act(asks, dice))
    legal = asks[seat].legal
    action = dice.choice(legal.under(dice.choice(legal.verbs)))
    if dice.randrange(CLOSE_LOOKS) == 0:
        _look_closely(start, table, dice)
        assert game.grammar.read(to_text(action)) == action, f"{to_text(action)} is read as another action"
    for event in game.play(table, seat, action, chance):
        assert event.readers is None or event.readers <= set(range(start.seats)), (
            f"{event} has a reader too many"
        )


def _seats_that_act(asks: Mapping[Seat, Ask[Any]], dice: Random) -> Sequence[Seat]:
    """Return the seats that are waited for, and in one moment of four those that may act besides: then all must have something to do."""
    musts = [seat for seat, ask in asks.items() if ask.must]
    assert musts, "nobody is waited for"
    if dice.randrange(4):
        return musts
    assert all(len(ask.legal) for ask in asks.values()), "a seat is asked and has no legal action"
    return list(asks)


def _look_closely(start: Start, table: Any, dice: Random) -> None:
    """Assert that a table survives saving and loading, a copy is its equal, and one dealt anew for a reader looks the same to them."""
    game = start.game
    reader = dice.choice(viewers(start.seats))
    before = _sight(start, table, reader)
    _check_labels(start, table)
    if game.keeping.at_rest(table):
        saved = game.keeping.dump(table)
        loaded = game.keeping.load(saved)
        assert game.keeping.dump(loaded) == saved, "a table that was saved and loaded is another one"
        assert _sight(start, loaded, reader) == before, "a table that was saved and loaded looks different"
    assert _sight(start, game.keeping.copy(table), reader) == before, "a copy looks different"
    twin = game.redeal(table, reader, Chance(start.seed, name="redeal"))
    assert _sight(start, twin, reader) == before, f"seat {reader} sees more than its view may show"


def _check_labels(start: Start, table: Any) -> None:
    """Assert that no two actions of a seat read alike."""
    for seat, ask in start.game.awaits(table).items():
        view, read = start.game.view(table, seat), dict[Text, str]()
        for action in ask.legal:
            line = to_text(action)
            other = read.setdefault(start.game.telling.label(view, action), line)
            assert other == line, f"“{other}” and “{line}” read alike"


def _sight(start: Start, table: Any, reader: Seat | None) -> tuple[Any, ...]:
    """Return all that a reader gets to see: the view, and its own legal actions."""
    asks = start.game.awaits(table)
    own = () if reader is None or reader not in asks else tuple(asks[reader].legal)
    return start.game.view(table, reader), own, [seat for seat, ask in asks.items() if ask.must]


def _check_end(start: Start, outcome: Outcome, table: Any) -> None:
    """Assert that at the end nothing is hidden, everybody has a place, and players on one side share it."""
    assert outcome.final, "the game is over and its outcome is not final"
    assert outcome == start.game.view(table, None).outcome, "an onlooker is shown another outcome at the end"
    _check_places(start, outcome)
    sides = start.game.sides(start.options, start.seats)
    assert sorted(seat for side in sides for seat in side) == list(range(start.seats)), (
        "a seat on no side, or on two"
    )
    for side in sides:
        assert len({outcome.standings[seat].rank for seat in side}) == 1, f"the side {side} is torn apart"


def _check_places(start: Start, outcome: Outcome) -> None:
    """Assert that ranks count from 1 and lines of a score add up to it; a side that loses to the game it plays against stands at 2."""
    assert [standing.seat for standing in outcome.standings] == list(range(start.seats))
    alone = len(start.game.sides(start.options, start.seats)) == 1
    assert outcome.winners or alone, "nobody has won, though seats play against each other"
    best = 1 if outcome.winners else 2
    for standing in outcome.standings:
        better = sum(other.rank < standing.rank for other in outcome.standings)
        assert standing.rank == best + better, f"wrong ranks: {outcome}"
        lines = standing.lines
        assert not lines or sum(line.points for line in lines) == standing.score, (
            f"lines do not add up: {standing}"
        )
