"""A game that is played as the challenge of a day can be played alone with each of its options."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Game
from engine.match import Match
from tests.engine.contract.random_games import EVERY

CHALLENGES = [(game, options) for game in EVERY.values() for options in game.challenges]


@pytest.mark.parametrize(("game", "options"), CHALLENGES, ids=lambda each: getattr(each, "id", str(each)))
def test_a_challenge_can_be_played_alone(game: Game[Any, Any], options: dict[str, object]) -> None:
    chosen = game.Options.model_validate(dict(options))
    assert game.refusal(chosen, 1) is None
    assert Match.new(game, chosen, 1, b"the seed of a day").awaiting
