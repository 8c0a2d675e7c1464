"""Every game brings a guided game: a short deal that is legal from its first move to its last, with a sentence for each step."""

from __future__ import annotations

from typing import Any

import pytest

from engine.action import to_text
from engine.game import Game
from engine.guided_game import FEWEST, LEARNER, MOST, GuidedGame, begin, guided, guided_keys, play_lines
from tests.catalogues import WHOLE
from tests.engine.contract.random_games import EVERY, is_found, tongue

found = pytest.mark.parametrize(
    "game", [game for game in EVERY.values() if is_found(game)], ids=lambda game: game.id
)
LONGEST = 300
"""Maximum number of characters of a sentence: it stands above the buttons, on a phone."""


@found
def test_a_game_brings_a_guided_game(game: Game[Any, Any]) -> None:
    try:
        steps = guided(game.id).step
    except FileNotFoundError:
        pytest.fail(
            f"{game.id} guides nobody: bring data/games/{game.id}/guided.toml with a seed, the moves before the learner comes and "
            f"{FEWEST} to {MOST} steps, and data/text/<language>/{game.id}-guided.ftl with {game.id}-guided-begin and a sentence "
            "for the `why` of each step"
        )
    assert len({step.why for step in steps}) == len(steps), "a sentence is told once"


@found
def test_a_guided_game_is_played_to_its_end(game: Game[Any, Any]) -> None:
    match = begin(game)
    for step in guided(game.id).step:
        assert step.move in map(to_text, match.legal(LEARNER)), f"{step.move} is not legal"
        assert all(line.split()[0] != str(LEARNER) for line in step.replies), "others reply"
        for _ in play_lines(match, (f"{LEARNER} {step.move}", *step.replies)):
            pass
    assert match.over == guided(game.id).whole
    assert match.outcome is None or LEARNER in match.outcome.winners, "whoever follows all hints wins"


@pytest.mark.parametrize("language", WHOLE)
@found
def test_each_step_has_its_sentence(game: Game[Any, Any], language: str) -> None:
    spoken, keys = tongue(language), [*guided_keys(game.id)]
    assert [key for key in keys if not spoken.has(key)] == []
    assert max(len(spoken.key(key)) for key in keys) <= LONGEST


def test_a_guided_game_is_neither_too_short_nor_too_long() -> None:
    step = {"move": "take A1", "why": "first"}
    for count in (FEWEST - 1, MOST + 1):
        with pytest.raises(ValueError, match="6 to 15 steps"):
            GuidedGame.model_validate({"seats": 2, "seed": "", "step": [step] * count})
    GuidedGame.model_validate({"seats": 2, "seed": "", "step": [step] * FEWEST})
