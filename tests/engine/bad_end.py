"""A moment at which one step loses the game and another one goes on."""

from __future__ import annotations

from typing import Any

from engine.action import verb_of
from engine.chance import Chance
from engine.match import Match
from engine.registry import find


def at_a_bad_end() -> tuple[Match[Any], Any, Any]:
    """Return a game of Moonlight at a step that loses it, that step, and one that does not."""
    game = find("moonlight")
    options = game.Options.model_validate({"difficulty": "extreme"})
    for number in range(9):
        match, chance = Match.new(game, options, 1, b"extreme %d" % number), Chance(b"%d" % number)
        while not match.over:
            steps = [each for each in match.legal(match.awaiting[0]) if verb_of(each) == "move"]
            ends = [each for each in steps if match.endings(match.awaiting[0]).of(each)]
            if 0 < len(ends) < len(steps):
                return match, ends[0], next(each for each in steps if each not in ends)
            match.play(match.awaiting[0], chance.choice(match.legal(match.awaiting[0]).actions))
    raise AssertionError("no such step is met")
