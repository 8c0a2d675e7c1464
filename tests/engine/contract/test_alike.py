"""Tables that look alike are alike for whoever looks: dealt anew they become the same, and a computer player does the same on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer, SearchPlayer
from engine.saved_match import load_match, save_match
from engine.text import Seat
from tests.engine.contract.random_games import every_game, every_pair, glimpses, starts, viewers

MIXES = 4
"""Number of beginnings of which one is looked at, among those in which any two options meet."""
POSITIONS = 40
"""Number of positions that is enough for a searching player to come back to what it has seen."""
SELDOM = 2
"""Closeness with which matches are looked at in which computer players think."""


def openings(game: Game[Any, Any], closely: int) -> Iterator[Match[Any]]:
    for start in (*islice(every_pair(game), 0, None, MIXES), *starts(game, len(game.seats), "alike")):
        for match, _ in glimpses(start, closely):
            if not match.over:
                yield match


@every_game
def test_a_table_is_dealt_anew_the_same_before_and_after_it_was_saved(game: Game[Any, Any]) -> None:
    """Nothing may depend on an order that is not saved, as that of a dict: it tells in which order things came there."""
    for match in openings(game, SELDOM):
        loaded = load_match(save_match(match), game)
        for viewer in viewers(match.seats):
            dealt = (each.imagine(viewer, Chance(b"the same")) for each in (match, loaded))
            assert len({game.keeping.dump(table) for table in dealt}) == 1, viewer


def quick(player: ComputerPlayer) -> ComputerPlayer:
    """Return a player that thinks as `player` does, but not as long, and of nothing it has thought before."""
    if isinstance(player, SearchPlayer):
        return replace(player, positions=min(player.positions, POSITIONS), memory=None)
    return player


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_does_the_same_wherever_it_knows_the_same(game: Game[Any, Any], level: str) -> None:
    player, chance = quick(LEVELS[level]), Chance(b"who thinks")
    for match in islice(openings(game, 1), 0, None, 3 * len(LEVELS)):
        seat: Seat = chance.choice(match.awaiting)
        twin = match.fork(seat, b"as it could be")
        found = {player.pick(each, seat, Chance(b"thoughts")) for each in (match, twin)}
        assert len(found) == 1, f"{level} at {match.seq}"
