"""Tables that look alike are alike for whoever looks: dealt anew they become the same, and a computer player does the same on them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from operator import attrgetter
from typing import Any

import pytest

from engine.action import to_text, verb_of
from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer, SearchPlayer
from engine.saved_match import load_match, save_match
from engine.text import Seat
from tests.engine.contract.random_games import EVERY, every_game, every_pair, glimpses, starts, viewers

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


def without_order(value: Any) -> Any:
    """Return what a view holds, with the things in each list in an order of their own."""
    if isinstance(value, dict):
        return {key: without_order(each) for key, each in value.items()}
    if isinstance(value, list):
        return sorted(map(without_order, value), key=lambda each: json.dumps(each, sort_keys=True))
    return value


def what_follows(match: Match[Any], seat: Seat, action: Any) -> list[Any]:
    """Return what each viewer sees after a move, in whichever order things lie there, and the moves that are legal then."""
    after = match.copy()
    after.play(seat, action)
    views = (
        after.view(viewer).model_dump(mode="json", serialize_as_any=True) for viewer in viewers(match.seats)
    )
    return [
        *map(without_order, views),
        *({to_text(each) for each in after.legal(who)} for who in after.awaiting),
    ]


@pytest.mark.parametrize(
    "game", [game for game in EVERY.values() if game.exchanged_fields], ids=attrgetter("id")
)
def test_two_moves_whose_fields_may_change_places_do_the_same(game: Game[Any, Any]) -> None:
    """People are offered one of them."""
    compared = 0
    for match in openings(game, 1):
        seat = match.awaiting[0]
        legal = match.legal(seat).actions
        for action in legal:
            both = game.exchanged_fields.get(verb_of(action), {}).items()
            pairs = [pair for one, another in both for pair in ((one, another), (another, one))]
            other = replace(action, **{one: getattr(action, another) for one, another in pairs})
            if action != other and other in legal:
                assert what_follows(match, seat, action) == what_follows(match, seat, other), to_text(action)
                compared += 1
    assert compared, "fields that never change places"


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
