"""Planting, and what the forest gives."""

from __future__ import annotations

import pytest

from engine.games.living_forest.rules.ground import cells, free_spaces
from engine.games.living_forest.rules.totals import total
from tests.engine.games.living_forest.stories import (
    Story,
    act,
    acting_on,
    begin,
    deeds,
    finish,
    goals,
    keys,
    legal,
    plant,
    play,
    refused,
)

RICH = "rhinoceros rhinoceros rhinoceros rhinoceros"


def planting(line: str, fires: tuple[int, ...] = (2,), **trees: str) -> Story:
    """Return a table on which seat 0 may act with this line, these trees growing already."""
    table = act(line, fires=fires)
    plant(table.players[0], **trees)
    begin(table)
    return table


@pytest.mark.rule("LF-PLANT-01", "LF-PLANT-06")
def test_exactly_one_tree_within_the_total() -> None:
    table = planting("rhinoceros caterpillar caterpillar")
    assert refused(table, "plant t8 B2") == "LF-PLANT-01"
    play(table, "plant t3a B2")
    assert refused(table, "plant t3b C1") == "LF-ACTION-04"
    exact = planting("caterpillar caterpillar")
    assert refused(exact, "plant t5b B2") == "LF-PLANT-01"


@pytest.mark.rule("LF-PLANT-02")
def test_trees_come_from_the_common_supply() -> None:
    table = planting(RICH)
    before = table.trees["t3a"]
    play(table, "plant t3a B2")
    assert table.trees["t3a"] == before - 1
    table = act(RICH)
    table.trees["t3a"] = 0
    begin(table)
    assert refused(table, "plant t3a B2") == "LF-PLANT-02"
    assert refused(table, "plant k8 B2") == "LF-PLANT-02"
    last = act(RICH)
    last.trees["t3a"] = 1
    begin(last)
    play(last, "plant t3a B2")
    finish(last)
    assert (last.turn, last.trees["t3a"]) == (2, 0), "never refilled"


@pytest.mark.rule("LF-PLANT-03")
def test_a_tree_shares_an_edge_with_another() -> None:
    table = planting(RICH)
    spaces = {line.split()[2] for line in legal(table) if line.startswith("plant")}
    assert spaces == {"B2", "D2", "C1", "C3"}
    assert refused(table, "plant t3a B1") == "LF-PLANT-03"
    assert refused(table, "plant t3a C2") == "LF-PLANT-03"
    assert refused(table, "plant t3a F9") == "LF-PLANT-03"


@pytest.mark.rule("LF-PLANT-04", "LF-WIN-01")
def test_a_second_tree_of_a_type_gives_again_and_counts_once() -> None:
    table = planting("bee", t3a="B2 D2")
    assert total(table.players[0], "sun") == 2
    assert goals(table.players[0])[0] == 3


@pytest.mark.rule("LF-PLANT-04")
def test_a_second_tree_of_a_type_may_be_planted() -> None:
    table = act(RICH)
    plant(table.players[0], t3a="B2")
    begin(table)
    play(table, "plant t3a D2")
    assert table.players[0].forest.count("t3a") == 2


@pytest.mark.rule("LF-PLANT-07", "LF-FOREST-01")
def test_a_full_forest_takes_no_more() -> None:
    table = act(RICH)
    for cell in cells():
        if cell != "C2":
            plant(table.players[0], t3a=cell)
    begin(table)
    assert len(cells()) == 15
    assert not free_spaces(table.players[0].forest)
    assert "plant" not in deeds(table)
    full = list(table.players[0].forest)
    finish(table)
    assert (table.turn, table.players[0].forest) == (2, full)


@pytest.mark.rule("LF-FOREST-01")
def test_the_starting_tree_gives_nothing_and_is_a_type() -> None:
    player = planting("").players[0]
    assert [total(player, element) for element in ("sun", "water", "plant", "wind", "flower")] == [0] * 5
    assert goals(player)[0] == 2
    plant(player, t3a="C1 C3 A2 B2 D2 E2")
    assert (total(player, "sun"), total(player, "flower")) == (6 + 1, 2), "its lines are full with it"


@pytest.mark.rule("LF-FOREST-02", "LF-FOREST-03", "LF-FOREST-04", "LF-FOREST-05", "LF-FOREST-06")
@pytest.mark.parametrize(
    ("full", "gives"),
    [
        ("B1 B2 B3", {"water": 1}),
        ("C1 C3", {"sun": 1}),
        ("D1 D2 D3", {"wind": 1}),
        ("A2 B2 D2 E2", {"flower": 2}),
        ("A1 A2 A3", {}),
        ("E1 E2 E3", {}),
        ("A1 B1 C1 D1 E1", {}),
        ("A3 B3 C3 D3 E3", {}),
    ],
)
def test_full_lines(full: str, gives: dict[str, int]) -> None:
    player = planting("", t11=full).players[0]
    found = {e: total(player, e) for e in ("sun", "water", "plant", "wind", "flower")}
    assert {element: amount for element, amount in found.items() if amount} == gives
    player.forest[cells().index(full.split()[0])] = None
    assert not any(total(player, e) for e in ("sun", "water", "plant", "wind", "flower"))


@pytest.mark.rule("LF-FOREST-02", "LF-FOREST-03", "LF-FOREST-04", "LF-FOREST-05")
@pytest.mark.parametrize("full", ["B1 B2 B3", "C1 C3", "D1 D2 D3", "A2 B2 D2 E2"])
def test_a_line_gives_nothing_while_any_of_its_trees_is_missing(full: str) -> None:
    for missing in full.split():
        player = planting("", t11=full.replace(missing, "")).players[0]
        assert not any(total(player, e) for e in ("sun", "water", "plant", "wind", "flower")), missing


@pytest.mark.rule("LF-FOREST-02", "LF-FOREST-05", "LF-ACTION-14")
def test_one_tree_completes_a_column_and_a_row_and_two_trees_all_there_are() -> None:
    """B2 is the last of its column and, but for D2, of the middle row; D2 then completes the row and its own column."""
    table = planting(RICH, t11="B1 B3 D1 D3 C1 A2 E2")
    player = table.players[0]
    found = []
    for at in ("B2", "D2"):
        play(table, f"plant t3a {at}")
        found.append([total(player, e) for e in ("sun", "water", "wind", "flower")])
    assert found == [[1, 1, 0, 0], [2, 1, 1, 2]]
    plant(player, t11="C3")
    assert total(player, "sun") == 3
    assert goals(player)[2] == 3
    both = planting(RICH, t11="B1 B3 A2 D2 E2")
    play(both, "plant t3a B2")
    assert [total(both.players[0], e) for e in ("water", "flower")] == [1, 2]


@pytest.mark.rule("LF-FOREST-05", "LF-WIN-03")
def test_the_middle_row_counts_for_victory() -> None:
    assert goals(planting("", t11="A2 B2 D2 E2").players[0])[2] == 3


@pytest.mark.rule("LF-FOREST-07", "LF-FOREST-11")
def test_the_top_left_corner_attracts_with_three_suns_more() -> None:
    table = act("weasel rhinoceros caterpillar")
    plant(table.players[0], t3b="B2 B1")
    table.reserve = [["wolf"], ["marmot"], []]
    begin(table)
    play(table, "plant t5a A1", "attract marmot")
    assert table.players[0].stack[-1] == "marmot"
    assert refused(table, "attract wolf") == "LF-ATTRACT-01"


@pytest.mark.rule("LF-FOREST-07", "LF-ATTRACT-01")
def test_what_the_corner_adds_may_be_spent_on_several_cards() -> None:
    table = act("weasel rhinoceros")
    plant(table.players[0], t3b="B2 B1")
    table.reserve = [["raven", "hedgehog", "lemur"], [], []]
    begin(table)
    play(table, "plant t3b A1", "attract raven")
    assert legal(table) == ["attract hedgehog", "enough"]


@pytest.mark.rule("LF-FOREST-12")
def test_the_corner_is_added_to_the_true_total() -> None:
    table = act("boar rhinoceros")
    plant(table.players[0], t3b="B2 B1")
    table.reserve = [["spider", "raven"], [], []]
    begin(table)
    play(table, "plant t3b A1")
    assert legal(table) == ["attract spider", "decline"]
    table.reserve[0] += ["wolf", "beaver"]
    play(table, "attract spider")
    assert table.players[0].stack[-1] == "spider"
    assert "enough" not in deeds(table)
    dry = act("toucan rhinoceros hedgehog", "bee", fires=[2])
    plant(dry.players[0], t3a="D2 D3")
    begin(dry)
    assert total(dry.players[0], "water") == -1
    assert "lost" in keys(play(dry, "plant t3a E3"))


@pytest.mark.rule("LF-FOREST-08")
def test_the_bottom_right_corner_extinguishes_with_two_waters_more() -> None:
    table = act("flamingo rhinoceros caterpillar", "bee", fires=[4, 4])
    plant(table.players[0], t3a="D2 D3")
    begin(table)
    play(table, "plant t3a E3", "extinguish 4")
    assert table.fires == [4]
    finish(table)
    assert "varan" in table.players[0].discard
    low = act("flamingo rhinoceros", "bee", fires=[2, 3])
    plant(low.players[0], t3a="D2 D3")
    begin(low)
    play(low, "plant t3a E3", "extinguish 2")
    assert refused(low, "extinguish 3") == "LF-EXTINGUISH-01", "two more, not three"


@pytest.mark.rule("LF-FOREST-08", "LF-EXTINGUISH-01")
def test_what_the_corner_adds_may_be_spent_on_several_fires() -> None:
    table = act("flamingo rhinoceros", "bee", fires=[2, 2, 4])
    plant(table.players[0], t3a="D2 D3")
    begin(table)
    play(table, "plant t3a E3", "extinguish 2")
    assert legal(table) == ["extinguish 2", "enough"]


@pytest.mark.rule("LF-FOREST-09")
@pytest.mark.parametrize(("corner", "beside"), [("E1", "D2 D1"), ("A3", "B2 B3")])
def test_two_corners_give_two_fragments(corner: str, beside: str) -> None:
    table = planting(RICH, t3a=beside)
    play(table, f"plant t3b {corner}")
    assert table.players[0].fragments == 2


@pytest.mark.rule("LF-FOREST-10")
def test_a_corner_pays_once_by_a_bonus_action_too() -> None:
    table = act("hare rhinoceros")
    plant(table.players[0], t3a="D2 D1")
    table.players[0].rock, table.players[1].rock = 11, 9
    begin(table)
    play(table, "move 1", "plant t3b E1")
    assert table.players[0].fragments == 2
    assert refused(table, "plant t3b E1") == "LF-PLANT-03"
    finish(table)
    assert table.players[0].fragments == 2
    later = act("rhinoceros")
    plant(later.players[0], t3a="D2 D1 E1")
    begin(later)
    play(later, "plant t3b D3")
    assert later.players[0].fragments == 0, "another tree brings nothing more"
    action = act("weasel hare rhinoceros")
    plant(action.players[0], t3a="B2 B1")
    action.reserve = [["wolf"], [], []]
    action.players[0].rock, action.players[1].rock = 11, 9
    begin(action)
    play(action, "move 1", "plant t3b A1")
    assert deeds(action) == {"attract", "decline"}, "a bonus of a bonus"


@pytest.mark.rule("LF-PLANT-05")
def test_planted_trees_stay() -> None:
    table = acting_on("rhinoceros", "bee")
    play(table, "plant t3a B2")
    finish(table)
    assert total(table.players[0], "sun") == 1
