"""Games that are won: random ones never are, so these begin near a victory and are played with a little judgement."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.ask import Ask
from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.model.kinds import BUILDINGS, CITY, INVADERS
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.match import Match
from engine.script import Stage
from engine.text import Seat
from tests.engine.games.spirit_island.test_laws import _step, hardy

CONSIDERED = 6
"""Number of actions that are looked at before one is taken."""
WON, LOST = (456, 8, 141, 53, 38, 187), (36, 14)
"""Numbers of the games that are won and lost, with one to four players; quick ones, of which each way to win is one at least."""


def near_victory(number: int) -> Stage[Any]:
    """Return a table at one of the three terror levels, with two of the invaders left that must go, and spirits that can do much."""
    chance = Chance(f"won {number}".encode())
    match = Match.new(GAME, GAME.Options(spirits="random"), number % 4 + 1, str(number).encode())
    while match.view(None).phase == "setup":  # type: ignore[attr-defined]
        _step(match, chance)
    table: Table = hardy(match, chance).imagine(None, chance).play.table.copy()
    _frighten(table, number % 3 + 1)
    for player in table.players:
        player.before = None
        player.before = player.copy()
    stage: Stage[Any] = GAME.keeping.load(GAME.plain_tables.dump_json(table).decode())
    return stage


def _frighten(table: Table, level: int) -> None:
    fear = table.fear
    fear.level, fear.markers = level, 2 * len(table.players)
    del fear.parts[: level - 1]
    del fear.deck[: len(fear.deck) - sum(fear.parts)]
    wanted = {1: INVADERS, 2: BUILDINGS, 3: CITY}[level]
    found = [(land, piece) for land in table.lands.values() for piece in land.of(wanted)]
    for land, piece in found[2:]:
        land.pieces.remove(piece)


def played(number: int) -> Iterator[Stage[Any]]:
    """Yield the table before each action, and at the end: of some actions the one that promises most is taken."""
    chance, luck, stage = Chance(f"judgement {number}".encode()), Chance(b"luck"), near_victory(number)
    while asks := GAME.awaits(stage):
        yield stage
        seat = next(seat for seat, ask in asks.items() if ask.must)
        action = _promising(stage, seat, asks[seat], luck, chance)
        tuple(GAME.play(stage, seat, action, luck))
    yield stage


def _promising(stage: Stage[Any], seat: Seat, ask: Ask[Any], luck: Chance, chance: Chance) -> Any:
    priors = GAME.thinking.priors(stage, seat, ask.legal.actions)
    worth = [action for action, prior in zip(ask.legal, priors, strict=True) if prior] or ask.legal.actions

    def promised(action: Any) -> float:
        twin = GAME.keeping.copy(stage)
        tuple(GAME.play(twin, seat, action, luck.twin()))
        return GAME.thinking.value(twin)[0]

    return max(chance.sample(worth, CONSIDERED), key=promised)


@cache
def ended(number: int) -> Stage[Any]:
    """Return the end of a game, which was saved and loaded here and there on the way."""
    for moment, stage in enumerate(played(number)):
        if moment % 10 == 0:
            saved = GAME.keeping.dump(stage)
            assert GAME.keeping.dump(GAME.keeping.load(saved)) == saved
    return stage


@pytest.mark.parametrize("number", WON + LOST)
def test_all_win_or_all_lose_and_it_is_said_why(number: int) -> None:
    stage = ended(number)
    view, outcome = GAME.view(stage, None), GAME.outcome(stage)
    assert isinstance(view, SpiritIslandView)
    assert view.outcome == outcome
    assert [each.character for each in outcome.standings] == [
        player.spirit for player in stage.play.table.players
    ]
    assert outcome.final
    assert view.result == ("lost" if number in LOST else "won")
    assert len(outcome.winners) == (0 if view.result == "lost" else view.seats)
    assert [why.key.rpartition("-why-")[2].partition("-")[0] for why in view.why] == [view.result]


@pytest.mark.rule("SI-WIN-01", "SI-WIN-02", "SI-WIN-03", "SI-WIN-04")
def test_games_are_won_in_every_way() -> None:
    ways = {ended(number).play.table.won for number in WON}
    assert ways >= {"level-1", "level-2", "level-3", "fear"}
