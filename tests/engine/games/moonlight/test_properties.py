"""Laws that hold at every moment of every scenario: nothing is lost, nothing appears, nobody sees what they may not."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import BITS, DIFFICULTIES, SCENARIOS
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.rules.offering import refusal
from tests.engine.contract.fuzz import play_through
from tests.engine.contract.playing import Start

TILE_STACKS = ("box", "air", "side")
SELDOM = 12
"""One moment in so many is dealt anew."""


def tiles_of(table: Table) -> Counter[int]:
    """Every spirit tile, wherever it lies."""
    found = Counter(tile for tile in table.tiles if tile != NOWHERE)
    found.update(taken.tile for taken in table.picked)
    found.update(table.out)
    for side in table.sides.values():
        found.update(side.tiles)
    for name, stack in table.stacks.items():
        if name.startswith(TILE_STACKS):
            found.update(stack.items)
    return found


def tokens_of(table: Table) -> Counter[str]:
    """Every favour token, wherever it lies."""
    found = Counter[str](table.box)
    piles = [*table.tokens.values(), *table.piles.values(), *(taken.tokens for taken in table.picked)]
    found.update(token.face for pile in piles for token in pile)
    for side in table.sides.values():
        found.update(side.tokens)
    return found


def bits_of(table: Table) -> int:
    """Every Moonlight bit, wherever it lies."""
    held = sum(side.bits for side in table.sides.values()) + sum(player.bits for player in table.players)
    return len(table.bits) + table.beside_bits + table.spare_bits + held


def starts() -> list[Start]:
    """For each scenario one game, with modes, difficulties and numbers of seats in turn; only of those that can be played."""
    found = []
    for number in SCENARIOS:
        mixes = [
            (MoonlightOptions(scenario=number, difficulty=difficulty, against=against), seats)
            for against in (False, True)
            for seats in (2, 3, 1, 4)
            for difficulty in DIFFICULTIES
        ]
        legal = [(options, seats) for options, seats in mixes if refusal(options, seats) is None]
        if legal:
            options, seats = legal[number * 5 % len(legal)]
            found.append(Start(GAME, options, seats, f"law {number}".encode()))
    return found


@pytest.mark.rule("ML-BIT-05", "ML-BIT-06")
@pytest.mark.parametrize("start", starts(), ids=lambda start: f"{start.options.scenario}")
def test_tiles_tokens_and_bits_are_conserved(start: Start) -> None:
    chance, dice = Chance(start.seed), Chance(start.seed, name="players")
    stage = GAME.setup(start.options, start.seats, chance)
    table = stage.play.table
    tiles, tokens, number = tiles_of(table), tokens_of(table), 0
    assert set(tiles.values()) == {1}
    pays, discards = ("reflection_choice" in table.scenario.modules, "rain_choice" in table.scenario.modules)
    while asks := GAME.awaits(stage):
        seat = dice.choice([*asks])
        before = {side: pile.bits for side, pile in stage.play.table.sides.items()}
        list(GAME.play(stage, seat, dice.choice(asks[seat].legal.actions), chance))
        table, number = stage.play.table, number + 1
        assert +tiles_of(table) == tiles
        assert tokens_of(table) <= tokens if discards else tokens_of(table) == tokens
        assert bits_of(table) == BITS
        assert pays or all(pile.bits >= before[side] for side, pile in table.sides.items())
        if number % SELDOM == 0:
            for viewer in (None, seat):
                twin = GAME.redeal(stage, viewer, Chance(b"twin"))
                assert GAME.view(twin, viewer) == GAME.view(stage, viewer)
    assert GAME.outcome(stage).final


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("number", SCENARIOS[::9])
def test_games_of_any_difficulty_end(number: int, difficulty: str) -> None:
    options = MoonlightOptions(scenario=number, difficulty=difficulty)  # type: ignore[arg-type]
    if refusal(options, 2) is None:
        assert play_through(Start(GAME, options, 2, b"ends")) > 0
