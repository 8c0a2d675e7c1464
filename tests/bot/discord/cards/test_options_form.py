"""Options in words: what differs from the usual, and which preset that is."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.discord.cards.options_form import CUSTOM, of_preset, preset_of, summary
from engine.registry import find
from words.catalogue import words

PRESETS = [
    (game, preset) for game in ("spirits-of-the-forest", "spirit-island") for preset in find(game).presets
]


def told(game_id: str, options: Mapping[str, object]) -> str:
    """Return these options in words."""
    game = find(game_id)
    return summary(game, game.Options.model_validate(options), words("en"))


@pytest.mark.parametrize(("game_id", "preset"), PRESETS)
def test_a_preset_is_recognized_by_its_options_and_no_other_options_are(game_id: str, preset: str) -> None:
    game = find(game_id)
    options = game.Options.model_validate(of_preset(game, preset))
    assert preset_of(game, options) == preset
    assert (told(game_id, options.model_dump()) == "") is (options == game.Options())
    other = {"adversary": "england"} if game_id == "spirit-island" else {"wish": True, "curse": True}
    assert preset_of(game, game.Options.model_validate(other)) == CUSTOM


@pytest.mark.parametrize(
    ("game_id", "options", "said"),
    [
        ("spirits-of-the-forest", {}, ""),
        ("spirits-of-the-forest", {"wish": True}, "Wish cards"),
        ("spirits-of-the-forest", {"wish": True, "curse": True}, "Wish cards · Curse cards"),
        ("spirits-of-the-forest", {"events": "forgotten-grove"}, "Forest Events: Forgotten Grove"),
        ("spirit-island", {"adversary_level": 3}, ""),
        ("moonlight", {}, "Scenario: 1 · First Steps Under the Moonlight"),
        ("moonlight", {"scenario": 4}, "Scenario: 4 · The Underwood"),
    ],
)
def test_what_is_usual_or_does_not_matter_is_not_told_but_a_chapter_always_is(
    game_id: str, options: Mapping[str, object], said: str
) -> None:
    assert told(game_id, options) == said
