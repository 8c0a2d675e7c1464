"""Points, penalties and the winner."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.kinds import POWERS, SPIRITS
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.view import CategoryPart
from engine.games.spirits_of_the_forest.rules.score import category
from engine.games.spirits_of_the_forest.rules.winner import winners_text
from tests.engine.games.spirits_of_the_forest.forest import forest


def points(name: str, tiles: list[str], favours: list[str] | None = None) -> list[int]:
    """Return the points of every seat in one category, with these tiles and favours at the end."""
    return [part.points for part in parts(name, tiles, favours)]


def parts(name: str, tiles: list[str], favours: list[str] | None = None) -> tuple[CategoryPart, ...]:
    view = GAME.view(ended(tiles, favours), None)
    return next(category.parts for category in view.categories if category.name == name)


def ended(tiles: list[str], favours: list[str] | None = None) -> Table:
    table = forest(players=len(tiles), tiles=tiles, favours=favours or [])
    table.stage = "over"
    return table


@pytest.mark.rule("SF-SCORE-01")
def test_symbols_on_tiles_and_favours_are_counted_not_tiles() -> None:
    first, second = parts("leaves", ["leaves2 leaves leaves:sun", "leaves:moon"], ["leaves", ""])
    assert (first.on_tiles, first.on_favours, first.total) == (4, 1, 5)
    assert (second.on_tiles, second.on_favours, second.total) == (1, 0, 1)


@pytest.mark.rule("SF-SCORE-02", "SF-SCORE-04")
def test_the_most_leaves_score_and_no_leaves_lose() -> None:
    hands = ["leaves2 leaves leaves:sun", "leaves2 leaves:moon leaves:fire", "webs"]
    assert points("leaves", hands, ["", "leaves", ""]) == [0, 5, -3]
    assert points("leaves", ["leaves2 leaves", "leaves:sun"]) == [3, 0], "the count, not the lead"


@pytest.mark.rule("SF-SCORE-03")
def test_a_tie_for_the_most_scores_in_full() -> None:
    hands = ["leaves2 leaves leaves:sun", "leaves2 leaves:moon leaves:fire", "webs"]
    assert points("leaves", hands) == [4, 4, -3]


@pytest.mark.rule("SF-SCORE-04")
def test_each_missing_spirit_costs_three() -> None:
    table = ended(["branches dewdrops:sun mushrooms:sun fruits:sun leaves", "webs"])
    losses = [
        sum(each.parts[seat].points < 0 for each in GAME.view(table, None).categories if each.name in SPIRITS)
        for seat in (0, 1)
    ]
    assert losses == [4, 8]
    scored = [sum(line.points for line in each.lines) for each in GAME.outcome(table).standings]
    assert (
        [each.score for each in GAME.outcome(table).standings]
        == scored
        == [5 + 3 - 4 * 3 - 2 * 3, 1 - 8 * 3 - 3 * 3]
    )


@pytest.mark.rule("SF-SCORE-05")
def test_a_favour_does_not_save_from_the_loss() -> None:
    assert points("leaves", ["leaves2", "webs"], ["", "leaves"]) == [2, -3]
    assert [part.missing for part in parts("leaves", ["leaves2", "webs"], ["", "leaves"])] == [False, True]


@pytest.mark.rule("SF-SCORE-06")
def test_a_tile_with_a_power_counts_for_spirit_and_power() -> None:
    first, second = parts("sun", ["leaves:sun webs:sun", "vines:sun"], ["sun", ""])
    assert (first.on_tiles, first.on_favours, second.on_tiles) == (2, 1, 1)
    assert points("leaves", ["leaves:sun webs:sun", "vines:sun"]) == [1, -3]


@pytest.mark.rule("SF-SCORE-07")
def test_the_most_suns_score_and_fewer_score_nothing() -> None:
    hands = ["leaves:sun webs:sun vines:sun fruits:sun mosses:sun", "flowers:sun branches:sun"]
    assert points("sun", hands) == [5, 0]


@pytest.mark.rule("SF-SCORE-08")
def test_a_tie_for_the_most_suns_scores_in_full() -> None:
    assert points("sun", ["leaves:sun webs:sun", "vines:sun fruits:sun", "mosses:sun"]) == [2, 2, 0]


@pytest.mark.rule("SF-SCORE-09")
def test_each_power_without_a_tile_costs_three_whatever_the_favours() -> None:
    hands, favours = ["leaves:sun webs:sun", "vines"], ["", "sun"]
    assert points("sun", hands, favours) == [2, -3]
    assert [points(power, hands, favours)[1] for power in POWERS] == [-3, -3, -3]


@pytest.mark.rule("SF-SCORE-10")
def test_the_score_is_the_sum_and_the_highest_wins() -> None:
    outcome = GAME.outcome(ended(["leaves2 webs:sun", "vines webs"], ["leaves", "moon"]))
    first, second = outcome.standings
    assert [line.points for line in first.lines] == [-3, -3, -3, -3, 3, -3, -3, 1, -3, 1, -3, -3]
    assert [line.points for line in second.lines] == [-3, -3, -3, -3, -3, -3, -3, 1, 1, -3, -2, -3]
    assert (first.score, second.score) == (-22, -27)
    assert (first.rank, second.rank) == (1, 2)
    assert outcome.winners == (0,)


@pytest.mark.rule("SF-SCORE-11")
def test_of_equal_scores_the_fewest_tiles_win() -> None:
    table = ended(["leaves2", "vines webs"], ["leaves sun moon", ""])
    outcome = GAME.outcome(table)
    assert [standing.score for standing in outcome.standings] == [-28, -28]
    assert [standing.rank for standing in outcome.standings] == [1, 2], "a double is one tile"
    assert winners_text(table, outcome).key == "spirits-of-the-forest-won-by-tiles"


@pytest.mark.rule("SF-SCORE-12")
def test_equal_scores_and_tiles_share_the_victory() -> None:
    table = ended(["leaves2", "vines2", "webs"])
    outcome = GAME.outcome(table)
    assert [standing.score for standing in outcome.standings] == [-31, -31, -32]
    assert [standing.rank for standing in outcome.standings] == [1, 1, 3]
    assert winners_text(table, outcome).key == "spirits-of-the-forest-won-together"


@pytest.mark.rule("SF-SCORE-12")
def test_who_ties_with_more_tiles_does_not_share() -> None:
    outcome = GAME.outcome(
        ended(["leaves2", "vines webs", "mosses2"], ["leaves sun moon", "", "mosses fire"])
    )
    assert [standing.score for standing in outcome.standings] == [-28, -28, -29]
    assert outcome.winners == (0,)


@pytest.mark.rule("SF-SCORE-13", "SF-SCORE-14")
def test_a_majority_by_favour_alone_scores_and_loses() -> None:
    assert points("leaves", ["webs", "vines"], ["leaves", ""]) == [-2, -3]


@pytest.mark.rule("SF-SCORE-14")
def test_scores_may_be_negative() -> None:
    outcome = GAME.outcome(ended(["leaves2", "webs"]))
    assert outcome.standings[0].score == 2 - 11 * 3


@pytest.mark.rule("SF-SCORE-15")
def test_where_nobody_has_anything_nobody_scores() -> None:
    nothing = category("fire", (0, 0, 0), (0, 0, 0))
    assert [(part.points, part.most) for part in nothing.parts] == [(-3, False)] * 3
