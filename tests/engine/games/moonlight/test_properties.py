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
"""Number of moments of which one is dealt anew."""


def tiles_of(table: Table) -> Counter[int]:
    """Return every spirit tile, wherever it lies."""
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
    """Return every favour token, wherever it lies."""
    found = Counter[str](table.box)
    piles = [*table.tokens.values(), *table.piles.values(), *(taken.tokens for taken in table.picked)]
    found.update(token.face for pile in piles for token in pile)
    for side in table.sides.values():
        found.update(side.tokens)
    return found


def bits_of(table: Table) -> int:
    """Return every Moonlight bit, wherever it lies."""
    held = sum(side.bits for side in table.sides.values()) + sum(player.bits for player in table.players)
    return len(table.bits) + table.beside_bits + table.spare_bits + held


WAYS = (
    (False, False, 2),
    (False, False, 3),
    (False, False, 1),
    (False, False, 4),
    (True, False, 2),
    (False, True, 2),
)
"""Ways to play: against each other, with open talk, and the number of seats; three or four are against each other anyway."""


def mixes(number: int) -> Iterator[tuple[MoonlightOptions, int]]:
    """Yield the options a host can choose for a scenario, and the number of seats it can be played by then."""
    for against, open_talk, seats in WAYS:
        for difficulty in DIFFICULTIES:
            options = MoonlightOptions(
                scenario=number, difficulty=difficulty, against=against, open_talk=open_talk
            )
            if refusal(options, seats) is None:
                yield options, seats


def starts() -> list[Start]:
    """Yield for each scenario one game, with modes, difficulties and numbers of seats in turn; only those that can be played."""
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
    assert [len(list(mixes(number))) for number in (1, 2, 5)] == [3 * 6, 3, 3 * 3]


@pytest.mark.rule("ML-GEM-09")
@pytest.mark.parametrize("number", SCENARIOS)
def test_with_open_talk_gems_are_common_and_one_is_spent_a_turn(number: int) -> None:
    """Whatever a scenario does with gems: they lie before the first seat, and either seat may spend one in its turn."""
    spenders: set[int] = set()
    for game in range(4):
        chance = Chance(b"open talk", name=f"{number} {game}")
        stage = GAME.setup(MoonlightOptions(scenario=number, open_talk=True), 2, chance)
        before = stage.play.table.players[0].gems
        while asks := GAME.awaits(stage):
            ((seat, ask),) = asks.items()
            spending = [action for action in ask.legal.actions if action.verb in ("hurry", "swap", "add")]
            action = chance.choice(spending if spending and game % 2 else ask.legal.actions)
            list(GAME.play(stage, seat, action, chance))
            common, other = stage.play.table.players
            spenders |= {seat} if action in spending else set()
            assert (other.gems, other.spent) == (0, 0)
            assert stage.play.table.spent_now <= 1
            before = max(before, common.gems + common.spent)
            assert common.gems + common.spent == before
    assert spenders == {0, 1}
