"""Two thousand random games a run: every game, every legal mix of its options and every number of seats in turn."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from engine.game import TableOptions
from engine.registry import games
from tests.engine.contract.fuzz import again, case, fuzz, play_through, start_of
from tests.engine.contract.random_games import EVERY, Start, mixes, played, starts

LEAST, OF_A_TOY, OF_A_GAME = 2000, 100, 150
MOST_MIXED = "spirits-of-the-forest"
"""Game with the most mixes, to which all goes that is left."""
PORTIONS = {game_id: 30 if game_id == MOST_MIXED else 6 for game_id in EVERY}
"""Number of tests that share the games of each: enough that the workers share them evenly."""


@cache
def shares() -> Mapping[str, int]:
    """Return the number of games to play by game: each mix of each game, and the rest of those asked for to the game with most mixes."""
    mixed = {
        game_id: sum(len(mixes(game, seats)) for seats in game.seats) for game_id, game in games().items()
    }
    found = {game_id: max(OF_A_GAME, mixed[game_id]) if game_id in mixed else OF_A_TOY for game_id in EVERY}
    found[MOST_MIXED] += max(0, LEAST - sum(found.values()))
    return found


@pytest.mark.parametrize(
    ("game_id", "portion"),
    [(game_id, portion) for game_id, portions in PORTIONS.items() for portion in range(portions)],
)
def test_a_random_game_is_a_whole_game(game_id: str, portion: int) -> None:
    share, portions = shares()[game_id], PORTIONS[game_id]
    first, end = share * portion // portions, share * (portion + 1) // portions
    for start in starts(EVERY[game_id], end - first, "suite", first):
        try:
            play_through(start)
        except Exception as error:
            raise AssertionError(again(start)) from error


def test_every_mix_of_every_game_is_played() -> None:
    assert sum(shares().values()) >= LEAST
    for game_id, game in games().items():
        known = {(seats, _choices(game_id, mix)) for seats in game.seats for mix in mixes(game, seats)}
        met = {
            (start.seats, _choices(game_id, start.options))
            for start in starts(game, shares()[game_id], "suite")
        }
        assert len(known) == sum(len(mixes(game, seats)) for seats in game.seats)
        assert met == known


def _choices(game_id: str, options: TableOptions) -> str:
    """Return the options chosen from a list or by a switch as text; numbers, which are drawn, are left out."""
    return options.model_dump_json(include=_listed(game_id))


@cache
def _listed(game_id: str) -> set[str]:
    game = EVERY[game_id]
    every = [mix for seats in game.seats for mix in mixes(game, seats)]
    return {name for name in game.Options.model_fields if len({getattr(mix, name) for mix in every}) > 1}


def test_a_game_can_be_played_again_from_its_line() -> None:
    for game in EVERY.values():
        start = next(starts(game, 1, "line"))
        assert start_of(case(start)) == start


def test_a_failure_prints_the_line_that_reproduces_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, rightly = type(EVERY["pebbles"]), type(EVERY["pebbles"]).outcome
    monkeypatch.setattr(kind, "outcome", lambda game, table: replace(rightly(game, table), final=False))
    assert fuzz(["pebbles"], "broken", 5) == 1
    told = capsys.readouterr().out
    line = shlex.split(told.partition("make fuzz ARGS=")[2])[0].removeprefix("--case ")
    with pytest.raises(AssertionError, match="not final"):
        play_through(start_of(shlex.split(line)[0]))


def test_a_game_that_ends_early_goes_back_and_three_in_four_come_to_its_middle() -> None:
    game = EVERY["moonlight"]
    begun = [
        Start(game, game.Options(scenario=scenario), 2, f"middle {scenario}".encode())  # type: ignore[call-arg]
        for scenario in (12, 21, 22, 25)
    ]
    lengths = [
        [sum(1 for _ in played(start, is_patient=patient)) for start in begun] for patient in (True, False)
    ]
    assert all(long >= short for long, short in zip(*lengths, strict=True))
    assert sum(lengths[0]) > 1.3 * sum(lengths[1])


def test_a_run_tells_how_long_games_are_by_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz(["moonlight"], "told", 5) == 0
    told = capsys.readouterr().out
    assert "actions a game (5)" in told
    assert "scenario " in told
