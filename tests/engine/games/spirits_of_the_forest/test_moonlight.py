"""Moonlight tiles and the Air Spirit."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.modules.moonlight import MOONLIGHT, blocks, moonlight_spirits
from engine.games.spirits_of_the_forest.pieces.forest import available
from engine.outcome import ScoreLine
from engine.text import Seat, Text
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    forest,
    keys,
    legal,
    part_of,
    play,
    refused,
    score,
    stage,
    with_moonlight,
)
from tests.engine.games.spirits_of_the_forest.test_allowed_mixes import games_of


def faces(table: Table) -> list[str]:
    return list(MOONLIGHT.of(table).faces)


def spirits(table: Table) -> tuple[str, ...]:
    return MOONLIGHT.of(table).tiles


def lit(table: Table, *blocks: int) -> Table:
    """Turn these blocks' tiles face up."""
    for block in range(12):
        MOONLIGHT.of(table).faces[block] = "up" if block in blocks else "down"
    return table


def scored(table: Table, spirit: str) -> list[int]:
    (counted,) = [each for each in GAME.view(table, None).categories if each.name == spirit]
    return [part.points for part in counted.parts]


@pytest.mark.rule("ML-TILES-01", "ML-TILES-02")
def test_there_are_two_tiles_of_each_of_six_spirits_and_two_of_air() -> None:
    base, air = dealt(2, moonlight="base"), dealt(4, moonlight="air")
    assert Counter(spirits(base)) == dict.fromkeys(moonlight_spirits(), 2)
    assert len(moonlight_spirits()) == 6
    assert Counter(spirits(air)) == Counter(spirits(base)) + Counter({"air": 2})
    assert len(spirits(air)) == 14
    assert spirits(base) != spirits(dealt(2, seed=b"other", moonlight="base")), "shuffled"


@pytest.mark.rule("ML-TILES-02")
@pytest.mark.parametrize(("name", "number", "width"), [("base", 12, 12), ("base-air", 14, 14)])
def test_one_lies_face_down_on_the_centre_of_each_block(name: str, number: int, width: int) -> None:
    found = blocks(name)
    assert len(found) == number
    assert sorted(cell for block in found for cell in block) == list(range(4 * width))
    assert found[0] == (0, 1, width, width + 1)
    assert found[1] == (2, 3, width + 2, width + 3)
    assert found[number // 2] == (2 * width, 2 * width + 1, 3 * width, 3 * width + 1)
    table = dealt(2, moonlight="base" if name == "base" else "air")
    for viewer in (None, Seat(0)):
        shown = part_of(MOONLIGHT, table, viewer).lights
        assert [(each.spirit, each.state) for each in shown] == [(None, "lying")] * number
    assert part_of(MOONLIGHT, table, None).lights[0].cells == ("A1", "A2", "B1", "B2")


@pytest.mark.rule("ML-TILES-03")
def test_with_air_the_rows_grow_and_the_right_favours_move_on() -> None:
    table = dealt(3, moonlight="air")
    assert Counter(cell.y for cell in table.layout.cells) == dict.fromkeys(range(4), 14)
    assert sorted(tile for stack in table.stacks for tile in stack) == list(range(56))
    places = [table.layout.names[cell] for cell in sorted(table.favours)]
    assert places == ["A2", "A13", "B3", "B12", "C4", "C11", "D5", "D10"]
    assert table.spirits == (*SPIRITS, "air")
    assert [each.name for each in GAME.view(table, None).categories][9] == "air"
    assert sum(cell.stack[0].spirit == "air" for cell in GAME.view(table, None).cells) == 8


@pytest.mark.rule("ML-TILES-04", "ML-TILES-05")
@pytest.mark.parametrize("face", ["up", "down"])
def test_who_takes_the_last_tile_of_a_block_looks_and_decides(face: str) -> None:
    table = with_moonlight(forest("\n leaves2 . webs2 vines2\n . mosses2 webs2 vines2"), "vines", "flowers")
    assert "look" not in keys(play(table, "take A1"))
    assert stage(table) == "gem"
    play(table, "keep")
    told = play(table, "take B2")
    assert keys(told) == ["take", "look"]
    assert keys(told, reader=0) == ["take", "look"]
    assert keys(told, reader=1) == ["take", "look", "look-sees"]
    assert stage(table) == "moonlight"
    assert legal(table) == ["moonlight up", "moonlight down"]
    assert part_of(MOONLIGHT, table, Seat(1)).lights[0].spirit == "vines"
    assert part_of(MOONLIGHT, table, Seat(0)).lights[0].spirit is None
    decided = GAME.grammar.read(f"moonlight {face}")
    labels = {viewer: GAME.telling.label(GAME.view(table, viewer), decided).key for viewer in (Seat(1), None)}
    assert [key.rpartition("forest-")[2] for key in labels.values()] == [
        f"label-moonlight-{face}",
        f"choice-moonlight-{face}",
    ], "only who looks at it knows what it shows"
    play(table, f"moonlight {face}")
    assert stage(table) == "gem"
    assert faces(table)[0] == face
    for viewer in (None, Seat(0), Seat(1)):
        shown = part_of(MOONLIGHT, table, viewer).lights[0]
        assert shown.state == face
        assert shown.spirit == ("vines" if face == "up" or viewer == 1 else None)


@pytest.mark.rule("ML-TILES-05")
def test_a_tile_left_face_down_is_known_to_its_seer_alone_and_never_counts() -> None:
    table = with_moonlight(forest("\n leaves2 webs2 vines2"), "vines", "flowers")
    play(table, "take A1")
    play(table, "keep")
    play(table, "take A2")
    play(table, "moonlight down")
    play(table, "keep")
    for viewer, known in ((Seat(1), True), (Seat(0), False), (None, False)):
        found = {spirits(GAME.redeal(table, viewer, Chance(bytes([number]))))[0] for number in range(60)}
        assert (found == {"vines"}) is known
    play(table, "take A3")
    play(table, "moonlight down")
    assert stage(table) == "over"
    assert part_of(MOONLIGHT, table, Seat(0)).lights[0].spirit is None, "not even at the end"


@pytest.mark.rule("ML-TILES-06")
def test_several_blocks_of_one_turn_are_decided_on_in_their_order() -> None:
    table = with_moonlight(
        forest("\n . leaves:sun leaves:moon\n . . . . webs2"), "vines", "flowers", "fruits"
    )
    told = play(table, "take A3 A2")
    assert keys(told, reader=0) == ["take", "look", "look-sees", "take", "look", "look-sees"]
    assert part_of(MOONLIGHT, table, Seat(0)).lights[1].spirit == "flowers"
    play(table, "moonlight up")
    assert faces(table)[:2] == ["lying", "up"], "the block of A3 was emptied first"
    play(table, "moonlight down")
    assert faces(table)[:2] == ["down", "up"]
    assert stage(table) == "gem"


def lines_for(table: Table, name: str) -> list[ScoreLine]:
    """Return the line of a category by seat."""
    named = Text(f"{GAME.id}-{name}")
    found = (each for standing in GAME.outcome(table).standings for each in standing.lines)
    return [each for each in found if dict(each.label.args).get("name") == named]


@pytest.mark.rule("ML-TILES-07", "ML-TILES-05")
def test_two_face_up_tiles_double_the_points_of_whoever_has_the_most() -> None:
    hands = ["vines2 vines2 vines:sun vines:moon", "vines:fire leaves"]
    table = with_moonlight(forest("", tiles=hands), "vines", "vines", "leaves")
    assert scored(table, "vines") == [6, 0]
    dark = table.copy()
    MOONLIGHT.of(dark).faces[:2] = ["down", "down"]
    assert scored(dark, "vines") == [6, 0]
    assert scored(lit(table, 0, 1), "vines") == [12, 0]
    assert [(each.label.key.rpartition("line-")[2], each.points) for each in lines_for(table, "vines")] == [
        ("doubled", 12),
        ("fewer", 0),
    ]


@pytest.mark.rule("ML-TILES-07")
def test_only_a_majority_that_counts_twice_is_told_so() -> None:
    hands = ["vines2 vines2 vines:sun", "vines:fire leaves"]
    table = with_moonlight(forest("", tiles=hands), "vines", "vines", "leaves")
    told = {}
    for name in ("vines", "leaves", "sun", "fire"):
        told[name] = [each.label.key.rpartition("line-")[2] for each in lines_for(table, name)]
    assert told == {
        "vines": ["most", "fewer"],
        "leaves": ["missing", "most"],
        "sun": ["most", "missing"],
        "fire": ["missing", "most"],
    }
    assert [each.label.key.rpartition("line-")[2] for each in lines_for(lit(table, 0, 1), "leaves")] == told[
        "leaves"
    ]
    assert lines_for(table, "vines")[0].label.key.endswith("line-doubled")


@pytest.mark.rule("ML-TILES-08")
def test_ties_score_double_one_tile_does_nothing_and_losses_are_not_doubled() -> None:
    hands = ["vines2", "vines2", "leaves"]
    table = with_moonlight(forest("", players=3, tiles=hands), "vines", "vines", "leaves", "leaves")
    assert scored(lit(table, 0), "vines") == [2, 2, -3]
    assert scored(lit(table, 0, 1), "vines") == [4, 4, -3]
    assert scored(table, "leaves") == [-3, -3, 1]
    before = score(table, 1)
    assert score(lit(table, 0, 1, 2, 3), 1) == before, "the leaves are another's"


@pytest.mark.rule("ML-TILES-09")
def test_a_moonlight_tile_takes_no_gem_and_blocks_nothing() -> None:
    drawing = "\n leaves2 webs2 vines2 mosses2\n leaves2 webs2 vines2 flowers2"
    table, plain = with_moonlight(forest(drawing), "vines"), forest(drawing)
    assert available(table) == available(plain)
    play(table, "take A1")
    play(plain, "take A1")
    assert legal(table) == legal(plain)
    assert refused(table, "place M1") == "ML-TILES-09"


@pytest.mark.rule("ML-TILES-10")
@pytest.mark.parametrize(
    "mix", [("moonlight",), ("moonlight", "air"), ("moonlight", "enchanted")], ids="+".join
)
@settings(max_examples=8, deadline=None, database=None, derandomize=True)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_every_tile_is_decided_on_when_the_forest_is_empty(
    mix: tuple[str, ...], players: int, seed: int
) -> None:
    for table in games_of(mix, players, seed):
        undecided = [
            block
            for block, cells in enumerate(blocks(table.layout_id))
            if not any(table.stacks[cell] for cell in cells) and MOONLIGHT.of(table).faces[block] == "lying"
        ]
        assert undecided == sorted(MOONLIGHT.of(table).queue)
        if not any(table.stacks) and stage(table) != "moonlight":
            assert "lying" not in MOONLIGHT.of(table).faces


@pytest.mark.rule("ML-TILES-10")
def test_the_last_tile_is_decided_on_before_the_points_are_counted() -> None:
    table = with_moonlight(forest("vines2", tiles=["vines2", "leaves"]), "vines", "vines")
    lit(table, 1)
    MOONLIGHT.of(table).faces[0] = "lying"
    play(table, "take A1")
    assert stage(table) == "moonlight"
    play(table, "moonlight up")
    assert stage(table) == "over"
    assert scored(table, "vines") == [8, -3]
