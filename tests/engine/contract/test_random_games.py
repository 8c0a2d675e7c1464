"""Every random game is a whole game: it ends, it always waits for somebody who can act, and every action can be written down."""

from __future__ import annotations

from typing import Any

from engine.action import to_text
from engine.game import Game, Outcome
from engine.match import Match
from tests.engine.contract.playing import Start, every_game, every_pair, moments, played


@every_game
def test_random_games_end_and_never_get_stuck(game: Game[Any, Any]) -> None:
    for start in every_pair(game):
        for match, entry in played(start):
            if entry is None:
                _is_over(match, start)
            else:
                assert match.awaiting, f"nobody is waited for: {start}"
                assert all(len(ask.legal) for ask in match.asks.values()), (
                    f"a seat with nothing to do: {start}"
                )


@every_game
def test_every_legal_action_has_a_text_and_a_json_form_that_read_back(game: Game[Any, Any]) -> None:
    grammar = game.grammar
    for match, _ in moments(game, len(game.seats)):
        for ask in match.asks.values():
            assert len(set(ask.legal)) == len(ask.legal), f"an action twice: {ask.legal.actions}"
            for action in ask.legal:
                assert grammar.read(to_text(action)) == action
                assert grammar.load(grammar.dump(action)) == action


@every_game
def test_the_list_narrowed_field_by_field_is_the_list(game: Game[Any, Any]) -> None:
    for match, entry in moments(game, len(game.seats)):
        if entry is None:
            continue
        legal = match.legal(entry.seat)
        assert [action for verb in legal.verbs for action in legal.under(verb)] == sorted(
            legal, key=lambda action: legal.verbs.index(action.verb)
        )


def _is_over(match: Match[Any], start: Start) -> None:
    assert match.over
    assert match.awaiting == ()
    outcome = match.outcome
    assert outcome is not None, start
    assert outcome.final
    assert outcome == match.view(None).outcome, f"at the end nothing is hidden: {start}"
    _stands(outcome, start)
    _has_sides(outcome, start)


def _has_sides(outcome: Outcome, start: Start) -> None:
    """Every seat is on one side, and who plays together comes to the same place."""
    sides = start.game.sides(start.options, start.seats)
    assert sorted(seat for side in sides for seat in side) == list(range(start.seats))
    for side in sides:
        assert len({outcome.standings[seat].rank for seat in side}) == 1, start


def _stands(outcome: Outcome, start: Start) -> None:
    """Ranks count from 1; whoever plays on the only side may lose to the game, and then all stand at 2."""
    assert [standing.seat for standing in outcome.standings] == list(range(start.seats))
    assert outcome.winners or len(start.game.sides(start.options, start.seats)) == 1
    best = 1 if outcome.winners else 2
    for standing in outcome.standings:
        better = sum(other.rank < standing.rank for other in outcome.standings)
        assert standing.rank == best + better
        if standing.lines:
            assert sum(line.points for line in standing.lines) == standing.score, start
