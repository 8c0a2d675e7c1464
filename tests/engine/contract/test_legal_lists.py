"""Every legal action can be written down, and the list of them narrowed field by field."""

from __future__ import annotations

from typing import Any

from engine.action import to_text
from engine.game import Game
from tests.engine.contract.random_games import every_game, moments


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
