"""Laws that hold at every moment of every scenario: nothing is lost, nothing appears, nobody sees what they may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import BITS, DIFFICULTIES, SCENARIOS
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.rules.allowed_options import refusal
from tests.engine.contract.random_games import Start

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


def mixes(number: int) -> Iterator[tuple[MoonlightOptions, int]]:
    """What a host can choose for a scenario, and by how many it can be played then; three or four are against each other anyway."""
    for against, seats in ((False, 2), (False, 3), (False, 1), (False, 4), (True, 2)):
        for difficulty in DIFFICULTIES:
            options = MoonlightOptions(scenario=number, difficulty=difficulty, against=against)
            if refusal(options, seats) is None:
                yield options, seats


def starts() -> list[Start]:
    """For each scenario one game, with modes, difficulties and numbers of seats in turn; only of those that can be played."""
    found = []
    for number in SCENARIOS:
        legal = list(mixes(number))
        options, seats = legal[number * 5 % len(legal)]
        found.append(Start(GAME, options, seats, f"law {number}".encode()))
    return found


@pytest.mark.rule("ML-BIT-05", "ML-BIT-06")
@pytest.mark.parametrize("start", starts(), ids=lambda start: f"{start.options.scenario}")
def test_tiles_tokens_and_bits_are_conserved(start: Start) -> None:
    chance, dice = Chance(start.seed), Chance(start.seed, name="players")
    stage = start.game.setup(start.options, start.seats, chance)
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


@pytest.mark.parametrize("number", SCENARIOS)
def test_every_game_that_can_be_chosen_ends(number: int) -> None:
    """Alone, together and against each other, by two, three and four, at every difficulty."""
    chance = Chance(b"ends", name=str(number))
    for options, seats in mixes(number):
        stage = GAME.setup(options, seats, chance)
        while asks := GAME.awaits(stage):
            ((seat, ask),) = asks.items()
            list(GAME.play(stage, seat, chance.choice(ask.legal.actions), chance))
        assert GAME.outcome(stage).final
        assert {"coop", "solo"} <= {options.mode(seats) for options, seats in mixes(number)}


def test_in_the_modes_that_a_scenario_has_all_seats_and_difficulties_can_be_chosen() -> None:
    assert [len(list(mixes(number))) for number in (1, 2, 5)] == [3 * 5, 2, 3 * 2]
