"""A button's custom_id holds table, moment and action, for every action of every game."""

from __future__ import annotations

from typing import Any

from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import (
    Trail,
    next_values,
    read_trail,
    skip_forced,
    spelled,
    whole_action,
    write_trail,
)
from engine.action import values, verb_of
from engine.game import Game
from tests.engine.contract.random_games import every_game, moments


@every_game
def test_every_action_comes_back_from_its_custom_id(game: Game[Any, Any]) -> None:
    for match, _ in moments(game, len(game.seats)):
        for ask in match.asks.values():
            for action in ask.legal.actions[:60]:
                trail = Trail(verb_of(action), values(action))
                custom_id = CustomId(10**9, 10**6, "play", write_trail(ask.legal, trail), page=9)
                found = read_trail(ask.legal, CustomId.read(str(custom_id)).path)
                assert found == trail
                assert whole_action(ask.legal, trail) == action


@every_game
def test_every_action_is_reached_by_choosing_one_field_after_the_other(game: Game[Any, Any]) -> None:
    for match, entry in moments(game, len(game.seats)):
        if entry is None:
            continue
        legal = match.legal(entry.seat)
        trail = skip_forced(legal, Trail(verb_of(entry.action)))
        while options := next_values(legal, trail):
            wanted = values(entry.action)[len(trail.chosen)]
            assert wanted in options
            assert len({spelled(value) for value in options}) == len(options)
            trail = skip_forced(legal, trail.then(wanted))
        assert whole_action(legal, trail) == entry.action
