"""The end of a turn, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.living_forest import GAME
from engine.games.living_forest.model.options import LivingForestOptions as Options
from engine.games.living_forest.model.table import VictoryTile
from engine.games.living_forest.rules.end_of_turn import end_turn
from engine.games.living_forest.rules.ground import cells
from engine.text import Seat
from tests.engine.games.living_forest.stories import (
    Story,
    act,
    acting_on,
    begin,
    finish,
    goals,
    keys,
    plant,
    play,
)
from words.catalogue import words


def varans(table: Story) -> list[int]:
    return [player.discard.count("varan") for player in table.players]


def ended(
    *lines: str, fires: list[int], taken: tuple[int, int, int] = (0, 0, 0), options: Options | None = None
) -> Story:
    """Return a table at whose end of turn these were the Help Lines, the fires and the cards taken by level."""
    table = act(*lines, seats=max(2, len(lines)), fires=fires, options=options)
    table.taken = list(taken)
    for level, number in enumerate(taken):
        table.reserve[level] = table.reserve[level][number:]
    list(end_turn(table.play.table))
    return table


@pytest.mark.rule("LF-ONIBI-01", "LF-ONIBI-02", "LF-ONIBI-04", "LF-ONIBI-05")
def test_the_attack_hits_whoever_has_less_water() -> None:
    water = " ".join(["flamingo"] * 4)
    table = ended(f"{water} hummingbird", water, fires=[2, 3, 4])
    assert varans(table) == [0, 3]
    assert table.varans == 20
    assert "varan" not in table.players[1].stack


@pytest.mark.rule("LF-ONIBI-05")
def test_varans_are_shuffled_in_and_stay_from_round_to_round() -> None:
    table = act("bee", "bee", fires=[2, 2])
    player = table.players[0]
    player.stack = []
    list(end_turn(table.play.table))
    play(table, "draw", "draw", "draw", seat=0)
    assert sorted(player.line) == ["bee", "varan", "varan"]
    list(end_turn(table.play.table))
    assert player.discard.count("varan") == 4, "two more, and those drawn"
    assert table.varans == 23 - 8


@pytest.mark.rule("LF-ONIBI-01", "LF-ONIBI-03")
def test_without_fires_nobody_is_attacked_and_with_one_no_water_is_too_little() -> None:
    assert varans(ended("toucan", "bee", fires=[])) == [0, 0]
    assert varans(ended("toucan", "flamingo", fires=[2])) == [1, 0]


@pytest.mark.rule("LF-ONIBI-03")
def test_trees_and_lines_protect_as_well() -> None:
    table = act("bee", "bee", fires=[2])
    plant(table.players[0], t3b="B1 B2", t3a="B3")
    list(end_turn(table.play.table))
    assert varans(table) == [0, 1]


@pytest.mark.rule("LF-ONIBI-03")
@pytest.mark.parametrize(("fires", "said"), [([3], "of 3 protects you"), ([2, 3], "of 3 is not enough")])
def test_whoever_draws_is_told_their_water_beside_the_attack_as_it_stands(
    fires: list[int], said: str
) -> None:
    """By trees too, and as the end of the turn then finds it."""
    table = act("bee", "bee", fires=fires)
    plant(table.players[0], t3b="B1 B2", t3a="B3")
    *_, told = GAME.telling.situation(GAME.view(table, Seat(0)))
    assert words("en").say(told) == f"Onibi would attack with {sum(fires)} now: your water {said}."
    list(end_turn(table.play.table))
    assert (varans(table)[0] == 0) == ("protects" in said)


@pytest.mark.rule("LF-ONIBI-06")
def test_a_short_supply_is_dealt_one_by_one_in_turn_order() -> None:
    table = act("bee", "bee", "bee", "bee", seats=4, fires=[2] * 7)
    table.first = Seat(2)
    list(end_turn(table.play.table))
    assert varans(table) == [6, 5, 6, 6]
    assert table.varans == 0


@pytest.mark.rule("LF-ONIBI-07", "LF-ONIBI-08")
def test_fires_stay_and_each_card_taken_adds_one() -> None:
    table = ended("bee", "bee", fires=[3], taken=(2, 0, 1))
    assert table.fires == [2, 2, 3, 4]
    assert varans(table) == [1, 1]


@pytest.mark.rule("LF-ONIBI-08")
def test_each_card_of_an_action_counts_by_a_bonus_too() -> None:
    table = act("weasel rhinoceros", "bee", fires=[3])
    plant(table.players[0], t3b="B2 B1")
    table.reserve = [["raven", "hedgehog", "lemur"], [], []]
    begin(table)
    play(table, "plant t3b A1", "attract raven", "attract hedgehog")
    finish(table)
    assert table.fires == [2, 2, 3]


@pytest.mark.rule("LF-ONIBI-08")
def test_cards_taken_count_not_gaps() -> None:
    table = act("bee", "bee", fires=[3])
    table.decks[0], table.reserve[0], table.taken = [], ["wolf"], [1, 0, 0]
    list(end_turn(table.play.table))
    assert table.fires == [2, 3]
    assert table.reserve[0] == ["wolf"]
    list(end_turn(table.play.table))
    assert table.fires == [2, 3]


@pytest.mark.rule("LF-SETUP-11")
def test_fires_never_run_out() -> None:
    table = act("bee", "bee", fires=[2])
    for player in table.players:
        player.fires = [2, 3, 4] * 20
    table.taken = [2, 2, 2]
    list(end_turn(table.play.table))
    assert table.fires == [2, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("LF-ONIBI-09", "LF-ONIBI-10")
def test_never_more_than_seven_the_lowest_first() -> None:
    table = ended("bee", "bee", fires=[2, 2, 2, 2, 2], taken=(1, 1, 1))
    assert table.fires == [2, 2, 2, 2, 2, 2, 3]
    assert ended("bee", "bee", fires=[4] * 5, taken=(3, 0, 0)).fires == [2, 2, 4, 4, 4, 4, 4], (
        "none is replaced"
    )


@pytest.mark.rule("LF-ONIBI-11", "LF-ONIBI-12")
@pytest.mark.parametrize(
    ("taken", "fires"),
    [((0, 1, 0), [2, 3]), ((0, 0, 0), [2]), ((0, 0, 4), [2, 4, 4, 4, 4])],
)
def test_an_empty_centre_gets_a_fire(taken: tuple[int, int, int], fires: list[int]) -> None:
    assert ended("bee", "bee", fires=[], taken=taken).fires == fires


@pytest.mark.rule("LF-ONIBI-11")
@pytest.mark.parametrize(("taken", "fires"), [((0, 0, 0), [4]), ((0, 1, 0), [3, 4])])
def test_a_centre_with_a_fire_gets_none_for_nothing(taken: tuple[int, int, int], fires: list[int]) -> None:
    assert ended("bee", "bee", fires=[4], taken=taken).fires == fires


@pytest.mark.rule("LF-ONIBI-12")
def test_it_is_sorted_with_the_others_under_the_limit() -> None:
    table = act("bee", "bee", fires=[])
    table.taken = [0, 0, 7]
    list(end_turn(table.play.table))
    assert table.fires == [2, 4, 4, 4, 4, 4, 4]


@pytest.mark.rule("LF-ONIBI-11")
def test_with_the_other_reading_only_where_nothing_was_taken() -> None:
    assert ended("bee", "bee", fires=[], taken=(0, 1, 0), options=Options(rare_fire=True)).fires == [3]
    assert ended("bee", "bee", fires=[], options=Options(rare_fire=True)).fires == [2]


@pytest.mark.rule("LF-END-01")
def test_the_end_of_the_turn_goes_by_itself_in_order() -> None:
    table = act("weasel", "bee", fires=[2])
    table.reserve[0] = ["raven", "wolf", "lemur", "ram"]
    begin(table)
    play(table, "attract raven", "end")
    told = keys(play(table, "end"))
    assert told == ["end", "attack", "hit", "fires", "refill", "sacred-tree"]
    assert (table.phase, table.first, len(table.reserve[0])) == ("draw", 1, 4)


@pytest.mark.rule("LF-END-02", "LF-WIN-06", "LF-DRAW-01")
def test_a_won_game_has_no_end_of_turn() -> None:
    table = act("bee", "bee", fires=[4])
    table.players[0].fires = [2] * 11
    begin(table)
    finish(table)
    assert table.phase == "over"
    assert (varans(table), table.fires, table.players[0].line) == ([0, 0], [4], ["bee"])
    assert (table.first, table.turn, table.varans) == (0, 1, 23)


@pytest.mark.rule("LF-END-03")
def test_each_level_is_refilled_while_its_deck_lasts() -> None:
    table = act("bee", "bee")
    table.reserve, table.taken = (
        [["wolf"], ["frog", "bull", "goat", "crane"], ["dog", "panda", "stag"]],
        [3, 0, 1],
    )
    table.decks = [["ram", "lemur"], ["eagle"], []]
    list(end_turn(table.play.table))
    assert table.reserve == [
        ["wolf", "lemur", "ram"],
        ["frog", "bull", "goat", "crane"],
        ["dog", "panda", "stag"],
    ]
    assert table.decks == [[], ["eagle"], []]


@pytest.mark.rule("LF-END-04", "LF-END-05", "LF-END-06")
def test_lines_go_to_the_discard_and_the_sacred_tree_goes_on() -> None:
    table = act("bee varan", "owl", fires=[])
    table.players[0].fragments, table.players[0].fires = 2, [3]
    for cell in cells():
        plant(table.players[1], t3a=cell)
    supply = dict(table.trees)
    table.players[0].tiles.append(table.players[1].tiles.pop())
    tiles = [list(player.tiles) for player in table.players]
    stacks = [list(player.stack) for player in table.players]
    list(end_turn(table.play.table))
    assert [player.line for player in table.players] == [[], []]
    assert [player.discard for player in table.players] == [["bee", "varan"], ["owl"]]
    assert (table.first, table.turn, table.phase) == (1, 2, "draw")
    assert ended("bee", "bee", "bee", fires=[]).first == 1, "clockwise"
    assert (table.players[0].fragments, table.players[0].fires) == (2, [3])
    assert [player.tiles for player in table.players] == tiles
    assert [player.stack for player in table.players] == stacks
    assert [player.rock for player in table.players] == [0, 6]
    assert (table.players[1].forest, table.trees) == (["t3a"] * 15, supply)


@pytest.mark.rule("LF-END-07")
def test_empty_decks_and_supplies_end_nothing() -> None:
    table = act("bee", "bee", fires=[])
    table.decks, table.reserve = [[], [], []], [[], [], []]
    table.fragments = table.varans = 0
    table.trees = dict.fromkeys(table.trees, 0)
    table.turn = 99
    begin(table)
    finish(table)
    assert table.phase == "draw"


@pytest.mark.rule("LF-WIN-01", "LF-WIN-02", "LF-WIN-03")
def test_what_the_totals_count() -> None:
    table = act("fawn fox tanuki", "bee")
    player = table.players[0]
    plant(player, t3a="B2 D2", t6="C1", t9="C3")
    player.tiles = [
        VictoryTile("tree", "winter"),
        VictoryTile("tree", "spring"),
        VictoryTile("flower", "winter"),
    ]
    player.fires = [4, 2]
    assert goals(player) == (6, 2, 4)
    player.line = []
    assert goals(player) == (6, 2, 3)
    player.forest = [None] * 15
    player.tiles.append(VictoryTile("flower", "spring"))
    player.line = ["tanuki", "tanuki", "tanuki"]
    assert goals(player) == (2, 2, 2 - 3), "bad cards lower what the tiles show"


@pytest.mark.rule("LF-WIN-05")
@pytest.mark.parametrize("fires", [10, 11])
def test_twelve_of_anything_is_enough(fires: int) -> None:
    table = act("bee", "bee", fires=[])
    table.players[1].fires = [2] * fires
    begin(table)
    finish(table)
    assert (table.phase == "over") == (fires == 11)


@pytest.mark.rule("LF-WIN-05")
@pytest.mark.parametrize("goal", [0, 1, 2])
@pytest.mark.parametrize("reached", [11, 12])
def test_each_of_the_three_goals_is_enough_by_itself(goal: int, reached: int) -> None:
    totals = [0, 0, 0]
    totals[goal] = reached
    table = over((1, 1, 1), (totals[0], totals[1], totals[2]))
    assert (table.phase == "over") == (reached == 12)


@pytest.mark.rule("LF-WIN-06")
def test_only_what_is_there_at_the_check_counts() -> None:
    table = act("panda panda panda ram", "hare hare hare hare hare hare")
    begin(table)
    assert goals(table.players[0])[2] == 12
    play(table, "end")
    play(table, "move 6", "steal flower-winter")
    finish(table)
    assert table.phase == "draw"


def over(*totals: tuple[int, int, int]) -> Story:
    """Return a game at its end with these trees, fires and flowers for each player, through Victory tiles alone."""
    table = act(*[""] * len(totals), seats=len(totals))
    for player, (trees, fires, flowers) in zip(table.players, totals, strict=True):
        player.forest = [None] * 15
        player.tiles = (
            [VictoryTile("tree", "winter")] * trees
            + [VictoryTile("fire", "winter")] * fires
            + [VictoryTile("flower", "winter")] * flowers
        )
    begin(table)
    finish(table)
    return table


@pytest.mark.rule("LF-WIN-07", "LF-WIN-10")
def test_who_does_not_qualify_cannot_win() -> None:
    table = over((12, 3, 4), (5, 5, 5), (11, 11, 11))
    standings = GAME.outcome(table).standings
    assert table.phase == "over"
    assert [standing.rank for standing in standings] == [1, 3, 2]
    assert [standing.score for standing in standings] == [19, 15, 33]


@pytest.mark.rule("LF-WIN-08")
def test_of_several_the_highest_sum_wins() -> None:
    assert GAME.outcome(over((12, 3, 4), (5, 6, 12))).winners == (1,)
    table = act("panda panda panda panda", "tanuki", seats=2)
    table.players[1].fires = [2] * 13
    begin(table)
    finish(table)
    assert [standing.score for standing in GAME.outcome(table).standings] == [16, 2 + 14 + 0]
    assert GAME.outcome(over((16, 1, 2), (5, 1, 12))).winners == (0,), "what is above 12 counts in full"
    less = act("tanuki tanuki", "bee")
    less.players[0].fires, less.players[1].fires = [2] * 12, [2] * 11
    begin(less)
    finish(less)
    scores = [standing.score for standing in GAME.outcome(less).standings]
    assert scores == [2 + 13 - 1, 2 + 12 + 1], "flowers below nought count too"
    assert GAME.outcome(less).winners == (1,)


@pytest.mark.rule("LF-WIN-10")
def test_after_the_winner_it_no_longer_matters_who_qualifies() -> None:
    """A seat that qualifies and has not won stands behind any seat with more in sum; an equal sum shares the place."""
    standings = GAME.outcome(over((12, 5, 6), (12, 1, 1), (11, 11, 0), (10, 3, 1))).standings
    assert [standing.rank for standing in standings] == [1, 3, 2, 3]
    assert [standing.score for standing in standings] == [23, 14, 22, 14]


@pytest.mark.rule("LF-WIN-07", "LF-WIN-10")
def test_whoever_has_as_much_as_the_winner_and_does_not_qualify_is_second() -> None:
    standings = GAME.outcome(over((12, 3, 4), (8, 8, 3))).standings
    assert [(standing.rank, standing.score) for standing in standings] == [(1, 19), (2, 19)]


@pytest.mark.rule("LF-WIN-09", "LF-WIN-10")
def test_equal_sums_share_the_victory() -> None:
    table = over((12, 3, 4), (4, 12, 3), (1, 1, 1), (1, 1, 1))
    assert GAME.outcome(table).winners == (0, 1)
    assert [standing.rank for standing in GAME.outcome(table).standings] == [1, 1, 3, 3]
    table.players[0].fragments, table.players[1].element_tiles = 2, 1
    assert GAME.outcome(table).winners == (0, 1), "nothing else breaks a tie"


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        (((12, 3, 4), (11, 11, 11)), "Ada wins with 12 different trees."),
        (((2, 13, 12), (11, 11, 11)), "Ada wins with 13 fires and 12 flowers."),
        (((5, 6, 12), (12, 3, 4)), "Ada wins with 12 flowers, and with the most in all: 23."),
        (((12, 3, 4), (4, 12, 3)), "Ada and Bruno share the victory, each with 19 in all."),
    ],
)
def test_the_last_sentence_says_what_has_won(totals: Sequence[tuple[int, int, int]], told: str) -> None:
    assert words("en").say(GAME.view(over(*totals), None).headline, ("Ada", "Bruno")) == told


def test_the_score_is_told_step_by_step() -> None:
    for standing in GAME.outcome(acting_on("bee", "fawn")).standings:
        assert sum(line.points for line in standing.lines) == standing.score


@pytest.mark.rule("LF-WIN-05")
def test_the_score_tells_what_is_enough_and_how_far_it_is_to_the_rest() -> None:
    first, _ = GAME.outcome(over((13, 11, 12), (3, 0, 0))).standings
    said = [words("en").say(line.label) for line in first.lines]
    assert said == ["13 different trees (enough)", "11 of 12 fires", "12 flowers (enough)"]
