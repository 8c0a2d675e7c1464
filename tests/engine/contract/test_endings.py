"""An action that is said to end the game ends it, and as it was said: it is the rules, played on tables dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from engine.action import verb_of
from engine.chance import Chance
from engine.game import Game
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from tests.catalogues import WHOLE
from tests.engine.contract.random_games import every_game, glimpses, starts, tongue
from words.catalogue import words

LAST = 3
"""Number of moments at the end of a game of which all actions are looked at."""


def assert_as_said(match: Match[Any], seat: Seat, action: Any) -> bool:
    """Play the action on a copy, and hold what was said of it against what came of it. Return whether the game ended."""
    told, after = match.endings(seat).of(action), match.copy()
    after.play(seat, action)
    if told is None:
        return after.over
    assert after.outcome is not None, action
    assert told.has_won in (None, seat in after.outcome.winners), action
    assert told.headline in (None, after.view(seat).headline), action
    return True


def assert_characters_have_names(match: Match[Any]) -> None:
    """Either no seat plays anybody, or each does, and everybody that is played has a name in every language."""
    assert match.outcome is not None
    played = [each.character for each in match.outcome.standings]
    if played == [None] * match.seats:
        return
    for character in played:
        assert character is not None
        assert all(tongue(language).say(match.game.telling.character(character)) for language in WHOLE)
    with pytest.raises(LookupError):
        match.game.telling.character("nobody")


@every_game
def test_an_action_that_is_said_to_end_the_game_ends_it_so(game: Game[Any, Any]) -> None:
    for start in starts(game, len(game.seats), "endings"):
        moments = list(glimpses(start))
        assert_characters_have_names(moments[-1][0])
        ends = [each for each in moments if not each[0].over][-LAST:]
        for match, entry in ends:
            assert entry is not None
            actions = Chance(b"endings").sample(match.legal(entry.seat).actions, 8)
            for action in dict.fromkeys((entry.action, *actions)):
                assert_as_said(match, entry.seat, action)


def test_a_step_that_loses_at_once_is_known_before_it_is_made() -> None:
    """In Moonlight nothing is hidden of which tiles can be picked: what ends there is foreseen."""
    game, found = find("moonlight"), Counter[bool]()
    options = game.Options.model_validate({"scenario": 1, "difficulty": "extreme"})
    for number in range(3):
        match, chance = Match.new(game, options, 1, b"extreme %d" % number), Chance(b"%d" % number)
        while not match.over:
            seat = match.awaiting[0]
            steps = [each for each in match.legal(seat) if verb_of(each) == "move"]
            for action in islice(steps, 6):
                told = match.endings(seat).of(action)
                after = match.copy()
                after.play(seat, action)
                assert (told is not None) == after.over
                found[told is not None] += 1
            match.play(seat, chance.choice(match.legal(seat).actions))
    assert found[True] > 0
    assert found[False] > found[True]


@pytest.mark.rule("ML-END-05")
def test_a_game_in_which_a_spirit_is_out_of_reach_is_lost_already() -> None:
    """Every tile of it is with the opponent or out of the game; one in the forest leaves hope."""
    game = find("moonlight")
    stage = game.setup(game.Options(), 1, Chance(b"lost"))
    table = stage.play.table
    spirit = table.spirits[0]
    spots = [spot for spot, tile in enumerate(table.tiles) if tile >= 0 and tiles()[tile].spirit == spirit]
    for spot in spots[:-1]:
        table.sides["shadow"].tiles.append(table.tiles[spot])
        table.tiles[spot] = NOWHERE
    assert game.view(stage, None).lost is None
    table.out = (*table.out, table.tiles[spots[-1]])
    table.tiles[spots[-1]] = NOWHERE
    lost = game.view(stage, None).lost
    assert lost is not None
    assert words("en").say(lost).startswith("no tile of")
    table.sides["light"].tiles.append(table.out[-1])
    assert game.view(stage, None).lost is None
