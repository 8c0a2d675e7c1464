"""Moving round the circle of rocks."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.living_forest import GAME
from engine.games.living_forest.model.facts import board, rocks
from engine.games.living_forest.model.options import LivingForestOptions as Options
from engine.games.living_forest.model.table import VictoryTile
from tests.engine.games.living_forest.stories import (
    Story,
    act,
    acting_on,
    begin,
    dealt,
    deeds,
    finish,
    goals,
    legal,
    plant,
    play,
    refused,
)


def moving(wind: int, *rocks: int, seats: int = 2, options: Options | None = None) -> Story:
    """Return a table on which seat 0 has `wind` wind; the spirits stand on these rocks."""
    table = act(" ".join(["hare"] * wind), seats=seats, options=options)
    for player, rock in zip(table.players, rocks, strict=False):
        player.rock = rock
    begin(table)
    return table


@pytest.mark.rule("LF-MOVE-01")
def test_one_to_as_many_free_rocks_as_there_is_wind() -> None:
    table = moving(3, 0, 6)
    assert [line for line in legal(table) if line.startswith("move")] == ["move 1", "move 2", "move 3"]
    for line in ("move 4", "move 0", "move -1"):
        assert refused(table, line) == "LF-MOVE-01"
    play(table, "move 3")
    assert table.players[0].rock == 3


@pytest.mark.rule("LF-MOVE-01", "LF-ACTION-13")
@pytest.mark.parametrize(
    ("line", "steps"), [("koala", 0), ("koala hare", 0), ("koala wolf", 0), ("koala wolf hare", 1)]
)
def test_without_wind_and_against_it_nobody_moves(line: str, steps: int) -> None:
    """The koala's two winds against one are taken off, never turned round."""
    table = acting_on(line)
    moves = [each for each in legal(table) if each.startswith("move")]
    assert moves == [f"move {number}" for number in range(1, steps + 1)]
    for each in (-2, -1, 0, steps + 1, 2):
        assert refused(table, f"move {each}") == "LF-MOVE-01"


@pytest.mark.rule("LF-MOVE-02", "LF-MOVE-06")
@pytest.mark.parametrize(
    ("places", "steps", "end", "taken"),
    [((0, 6), 5, 5, 0), ((0, 6), 6, 7, 1), ((0, 1, 2), 1, 3, 2), ((0, 6), 11, 0, 1)],
)
def test_other_spirits_are_skipped_and_not_counted(
    places: tuple[int, ...], steps: int, end: int, taken: int
) -> None:
    table = moving(12, *places, seats=len(places))
    play(table, f"move {steps}")
    while "steal" in deeds(table):
        play(table, legal(table)[0])
    assert table.players[0].rock == end
    assert len(table.players[0].tiles) == 3 + taken


@pytest.mark.rule("LF-MOVE-03", "LF-MOVE-04", "LF-MOVE-07")
def test_a_tile_from_each_that_was_jumped_before_the_rock_gives_anything() -> None:
    table = moving(5, 0, 6, 9, 3, seats=4)
    play(table, "move 5")
    assert table.players[0].rock == 7
    assert table.players[0].fragments == 0
    assert refused(table, "fragment") == "LF-MOVE-07"
    assert refused(table, "steal fire-winter") == "LF-MOVE-04"
    assert legal(table) == ["steal tree-autumn", "steal fire-autumn", "steal flower-autumn"]
    play(table, "steal fire-autumn")
    assert legal(table) == ["steal tree-spring", "steal fire-spring", "steal flower-spring"]
    play(table, "steal tree-spring")
    assert table.players[0].fragments == 1
    assert [len(player.tiles) for player in table.players] == [5, 2, 3, 2]


@pytest.mark.rule("LF-MOVE-04")
def test_even_ones_own_former_tile_may_be_taken() -> None:
    table = moving(6, 0, 6)
    own = table.players[0].tiles.pop(0)
    table.players[1].tiles.append(own)
    play(table, "move 6", "steal tree-winter")
    assert own in table.players[0].tiles


@pytest.mark.rule("LF-MOVE-05")
def test_whoever_has_no_tile_gives_none() -> None:
    table = moving(6, 0, 6)
    table.players[1].tiles = []
    play(table, "move 6")
    assert table.players[0].rock == 7
    assert len(table.players[0].tiles) == 3
    assert table.players[0].fragments == 1, "that of the rock, and nothing for the missing tile"


@pytest.mark.rule("LF-MOVE-03")
def test_a_tile_that_is_alone_is_taken_by_itself() -> None:
    table = moving(6, 0, 6)
    table.players[1].tiles = [VictoryTile("fire", "spring")]
    play(table, "move 6")
    assert table.players[1].tiles == []
    assert refused(table, "steal fire-spring") == "LF-MOVE-03"


@pytest.mark.rule("LF-MOVE-08", "LF-MOVE-09")
def test_round_and_round() -> None:
    table = moving(17, 0, 6)
    play(table, "move 17")
    play(table, legal(table)[0], legal(table)[1])
    assert table.players[0].rock == 7
    assert len(table.players[0].tiles) == 5


@pytest.mark.rule("LF-MOVE-10")
def test_a_stolen_tile_counts_at_once_and_may_go_on() -> None:
    table = act("hare hare hare hare hare hare", "hare hare")
    begin(table)
    before = [goals(player) for player in table.players]
    play(table, "move 6", "steal fire-spring")
    after = [goals(player) for player in table.players]
    assert after[0] == (before[0][0], before[0][1] + 1, before[0][2])
    assert after[1] == (before[1][0], before[1][1] - 1, before[1][2])
    play(table, "end")
    play(table, "move 1", "steal fire-spring")
    assert goals(table.players[1]) == before[1]
    kept = acting_on("hare hare hare hare hare hare", "")
    play(kept, "move 6", "steal fire-spring")
    finish(kept)
    assert [len(player.tiles) for player in kept.players] == [4, 2], "for the next round too"


@pytest.mark.rule("LF-CIRCLE-01")
def test_the_rocks() -> None:
    six = ("plant", "fragment", "attract", "fragment", "extinguish", "fragment")
    assert rocks(kodama=False) == six + six


@pytest.mark.rule("LF-CIRCLE-02", "LF-CIRCLE-03")
def test_only_the_rock_where_a_move_ends_gives_its_bonus() -> None:
    table = moving(3, 0, 6)
    play(table, "move 3")
    assert table.players[0].fragments == 1
    assert "decline" not in deeds(table)
    for start, verb in ((11, "plant"), (1, "attract"), (3, "extinguish")):
        rich = act("hare marmot flamingo rhinoceros")
        rich.players[0].rock = start
        rich.players[1].rock = 9
        begin(rich)
        play(rich, "move 1")
        assert deeds(rich) == {verb, "decline"}


@pytest.mark.rule("LF-CIRCLE-04")
def test_every_move_of_a_turn_gives_its_own_bonus() -> None:
    table = act("wolf marmot flamingo")
    plant(table.players[0], t11="B2")
    begin(table)
    play(table, "move 2", "decline", "move 2")
    assert deeds(table) == {"extinguish", "decline"}


@pytest.mark.rule("LF-CIRCLE-05", "LF-ACTION-09")
def test_a_chain_ends_with_a_corner() -> None:
    assert "move" not in {*rocks(kodama=False), *rocks(kodama=True)}
    assert {at: corner.action for at, corner in board().forest.corners.items()} == {
        "A1": "attract",
        "E1": None,
        "A3": None,
        "E3": "extinguish",
    }
    table = act("hare rhinoceros marmot")
    plant(table.players[0], t3a="B2 B1")
    table.players[0].rock, table.players[1].rock = 11, 9
    begin(table)
    play(table, "move 1", "plant t3b A1")
    assert deeds(table) == {"attract", "decline"}
    play(table, "decline")
    assert "fragment" in deeds(table)


@pytest.mark.rule("LF-CIRCLE-06", "LF-END-06")
@pytest.mark.parametrize("kodama", [False, True])
def test_every_spirit_has_a_rock_of_its_own(kodama: bool) -> None:
    table, chance = dealt(4, options=Options(kodama=kodama)), Chance(b"circle")
    for _ in range(400):
        asks = GAME.awaits(table)
        if not asks:
            break
        seat = chance.choice(sorted(asks))
        list(GAME.play(table, seat, chance.choice(asks[seat].legal.actions), chance))
        taken = [player.rock for player in table.players] + ([table.onibi] if kodama else [])
        assert len(set(taken)) == 4 + kodama


@pytest.mark.rule("LF-CIRCLE-06")
def test_positions_stay_from_turn_to_turn() -> None:
    table = acting_on("hare", "bee")
    play(table, "move 1")
    finish(table)
    assert table.players[0].rock == 1
