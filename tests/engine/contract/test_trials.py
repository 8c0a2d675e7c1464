"""Trials of every game: they look as the game does, never touch it, and hold nothing that their seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.tables.requests.whatif import others_move
from engine.action import to_text
from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.players import RandomPlayer
from engine.saved_match import load_match, save_match
from engine.text import Seat
from tests.engine.contract.random_games import every_game, played, starts

OFTEN = 10
"""Number of moments of which about one is looked at."""


def moments(game: Game[Any, Any], name: str) -> Iterator[tuple[Match[Any], Seat]]:
    """Yield some moments of some matches, seen by one seat after the other."""
    chance = Chance(name.encode())
    for start in starts(game, 2, name):
        for match, entry in played(start):
            if entry is not None and chance.below(OFTEN) == 0:
                yield match, Seat(chance.below(match.seats))


def gone_on(trial: Match[Any], seat: Seat) -> list[str]:
    """Let the seat and the others move in a trial for a while; return what is to be seen of it."""
    for _ in range(2):
        for who, line in others_move(trial, seat, Chance(b"others"), 4, RandomPlayer()):
            trial.play(Seat(who), trial.game.grammar.read(line))
        if legal := trial.legal(seat).actions:
            trial.play(seat, min(legal, key=to_text))
    return [trial.digest, trial.view(seat).model_dump_json(serialize_as_any=True)]


@every_game
def test_a_trial_begins_as_its_seat_sees_the_game(game: Game[Any, Any]) -> None:
    for match, seat in moments(game, "trials"):
        trial = load_match(save_match(match), game).fork(seat, b"a trial")
        assert trial.view(seat) == match.view(seat)
        assert set(trial.legal(seat)) == set(match.legal(seat))
        assert trial.awaiting == match.awaiting


@every_game
def test_games_that_look_alike_give_the_same_trial_and_are_not_touched(game: Game[Any, Any]) -> None:
    """Whatever is hidden: what comes of a trial is made of what its seat knows and of a seed of its own."""
    for match, seat in moments(game, "alike"):
        before = match.digest
        trials = [match.fork(seat, b"a trial"), match.fork(seat, b"otherwise").fork(seat, b"a trial")]
        assert trials[0].digest == trials[1].digest
        assert gone_on(trials[0], seat) == gone_on(trials[1], seat)
        assert match.digest == before
