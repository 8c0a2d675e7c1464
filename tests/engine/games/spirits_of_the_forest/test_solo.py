"""The solo game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import POWERS, SPIRITS
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.view import TileView
from engine.games.spirits_of_the_forest.modules.solo import SOLO, Solo
from engine.games.spirits_of_the_forest.pieces.forest import rows_left
from engine.games.spirits_of_the_forest.rules.winner import winners_text
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    keys,
    legal,
    line,
    over,
    part_of,
    play,
    refused,
    score,
    solo,
    stage,
)
from tests.engine.games.spirits_of_the_forest.test_allowed_mixes import games_of
from words.catalogue import words


def side(table: Table) -> Solo:
    return SOLO.of(table)


def up(table: Table) -> list[str]:
    """Return the cells whose tile an onlooker sees."""
    return [cell.name for cell in GAME.view(table, None).cells if cell.stack and cell.stack[0].spirit]


def last_turn(own: str, theirs: str, token: str, rule: str = "english") -> Table:
    """Return the table before the last turn, which changes nothing but flowers.

    The player has the tiles `own` and the token, the opponent the tiles `theirs`.
    """
    table = solo("\n flowers:sun flowers:moon\n webs2 webs2", token, "mushrooms", (own, theirs), rule)
    side(table).unseen.clear()
    play(table, "take A1")
    return table


EVERY = "branches dewdrops:sun mushrooms:sun fruits:sun leaves mosses:sun webs:sun vines:sun"
"""A tile of every spirit but the flowers, which the last turn brings."""


@pytest.mark.rule("SF-SOLO-01", "SF-SOLO-04")
def test_three_of_the_nine_spirit_tokens_are_used() -> None:
    table = dealt(1)
    (own,) = table.players[0].favours
    assert own.known
    assert len(side(table).unseen) == 2
    assert sorted([own.face, *side(table).unseen, *table.box]) == sorted(SPIRITS)
    assert {dealt(1, seed=bytes([n])).players[0].favours[0].face for n in range(60)} == set(SPIRITS)
    for viewer in (None, Seat(0)):
        view = GAME.view(table, viewer)
        assert view.players[0].favours[0].face == own.face
        theirs = part_of(SOLO, table)
        assert (theirs.unseen, theirs.favours) == (2, ())


@pytest.mark.rule("SF-SOLO-02")
def test_there_are_no_gems_and_no_gem_step() -> None:
    table = dealt(1)
    assert table.players[0].supply == 0
    play(table, "take A1")
    assert stage(table) == "collect"
    assert not any(action.startswith(("place", "move", "keep")) for action in legal(table))


@pytest.mark.rule("SF-SOLO-03", "SF-SOLO-08")
def test_only_the_ends_of_the_rows_lie_face_up() -> None:
    table = dealt(1)
    assert sorted(tile for stack in table.stacks for tile in stack) == list(range(48))
    assert Counter(cell.y for cell in table.layout.cells) == {0: 12, 1: 12, 2: 12, 3: 12}
    assert up(table) == ["A1", "A12", "B1", "B12", "C1", "C12", "D1", "D12"]
    play(table, "take B12")
    assert up(table) == ["A1", "A12", "B2", "B11", "C1", "C12", "D1", "D12"]


@pytest.mark.rule("SF-SOLO-05")
def test_no_favour_lies_in_the_forest() -> None:
    table = dealt(1)
    assert table.favours == {}
    assert "examine" not in keys(play(table, "take A1"), reader=0)


@pytest.mark.rule("SF-SOLO-06")
def test_a_turn_takes_exactly_one_tile() -> None:
    table = solo("\n leaves:sun leaves:moon leaves:fire leaves\n webs2 webs2")
    assert legal(table) == ["take A1", "take A4", "take B1", "take B2"]
    assert refused(table, "take A1 A2") is not None
    assert refused(table, "pass") is not None


@pytest.mark.rule("SF-SOLO-07")
@pytest.mark.parametrize(("own", "theirs"), [("A1", "A4"), ("A4", "A1")])
def test_the_opponent_gets_the_tile_at_the_other_end(own: str, theirs: str) -> None:
    table = solo("\n leaves2 ~webs ~vines fruits2\n mosses2 webs2")
    tile = table.stacks[table.layout.index[theirs]]
    told = keys(play(table, f"take {own}"))
    assert tuple(side(table).opponent.tiles) == tile
    assert told[:2] == ["take", "opponent"]
    assert table.active == 0


@pytest.mark.rule("SF-SOLO-08")
def test_the_new_ends_turn_up_and_nothing_else() -> None:
    table = solo("\n leaves2 ~webs ~vines ~webs ~vines fruits2\n mosses2 ~webs ~webs webs2")
    assert up(table) == ["A1", "A6", "B1", "B4"]
    assert GAME.view(table, Seat(0)).cells[1].stack == (TileView(spirit=None, symbols=0, power=None),)
    assert keys(play(table, "take A1")) == ["take", "opponent", "turn-up", "turn-up"]
    assert up(table) == ["A2", "A5", "B1", "B4"]


@pytest.mark.rule("SF-SOLO-09", "SF-SOLO-13")
@settings(max_examples=25, deadline=None, database=None, derandomize=True)
@given(st.integers(0, 2**32))
def test_rows_are_even_and_a_game_takes_18_to_23_turns(seed: int) -> None:
    turns = 0
    for table in games_of((), 1, seed):
        for row in range(4):
            held = [12 * row + column for column in range(12) if table.stacks[12 * row + column]]
            assert len(held) % 2 == 0
            if held:
                assert not {held[0], held[-1]} & table.down
            assert set(held[1:-1]) <= table.down
        turns = max(turns, len(table.players[0].tiles))
        assert len(table.players[0].tiles) == len(side(table).opponent.tiles)
    assert 18 <= turns <= 23
    assert sum(map(bool, table.stacks)) == 48 - 2 * turns
    assert rows_left(table) == 1


@pytest.mark.rule("SF-SOLO-09")
def test_the_turn_at_two_tiles_empties_the_row() -> None:
    table = solo("\n leaves2 webs2\n mosses2 webs2\n vines2 fruits2")
    assert "turn-up" not in keys(play(table, "take A2"))
    assert up(table) == ["B1", "B2", "C1", "C2"]


@pytest.mark.rule("SF-SOLO-10", "SF-SOLO-11")
def test_an_emptied_row_reveals_a_token_of_the_opponent() -> None:
    table = solo("\n leaves2 ~webs ~webs webs2\n mosses2 webs2\n vines2 vines2\n fruits2 flowers2")

    def shown() -> list[str | None]:
        return [favour.face for favour in part_of(SOLO, table, 0).favours]

    def webs() -> int:
        return next(each.parts[1].total for each in GAME.view(table, None).categories if each.name == "webs")

    play(table, "take A1")
    assert shown() == [], "the row is not empty yet"
    before = webs()
    assert keys(play(table, "take B1"))[-1] == "opponent-token"
    assert shown() == ["webs"]
    assert webs() == before + 2 + 1, "a double and the token"
    play(table, "take C1")
    assert shown() == ["webs", "vines"]


@pytest.mark.rule("SF-SOLO-12", "SF-SOLO-13")
def test_the_game_ends_when_one_row_is_left_whose_tiles_are_nobodys() -> None:
    table = solo("\n leaves2 mosses2\n fruits2 flowers2\n webs2 ~webs2 ~webs2 vines2")
    play(table, "take A1")
    assert stage(table) == "collect"
    play(table, "take B1")
    assert stage(table) == "offer"
    assert sum(map(bool, table.stacks)) == 4
    play(table, "offer keep")
    assert over(table)
    assert [each.parts[0].total for each in GAME.view(table, None).categories if each.name == "webs"] == [0]


@pytest.mark.rule("SF-SOLO-14")
def test_tokens_count_on_both_sides() -> None:
    table = solo("\n flowers:sun flowers:moon\n webs2 webs2", "leaves", "vines", (EVERY, ""))
    play(table, "take A1")
    play(table, "offer keep")
    totals = {each.name: [part.total for part in each.parts] for each in GAME.view(table, None).categories}
    assert totals["leaves"] == [2, 0]
    assert totals["vines"] == [1, 1]
    assert score(table, 0) == 9 + 1
    for own, theirs, tiles_of, rank in (
        ("leaves", "vines", "vines:moon", 2),
        ("vines", "webs", "vines:moon vines:fire", 1),
        ("leaves", "webs", "vines:moon vines:fire", 2),
    ):
        table = solo("\n flowers:sun flowers:moon\n webs2 webs2", own, theirs, (EVERY, tiles_of))
        play(table, "take A1")
        play(table, "offer keep")
        assert GAME.outcome(table).standings[0].rank == rank, (own, theirs)


@pytest.mark.rule("SF-SOLO-15")
def test_powers_are_not_counted() -> None:
    table = last_turn(EVERY, "", "leaves")
    play(table, "offer keep")
    assert {each.name for each in GAME.view(table, None).categories} == set(SPIRITS)
    assert not {each.name for each in GAME.view(table, None).categories} & set(POWERS)
    assert score(table, 0) == 10, "nine tiles and a token, and no moon or fire missed"


@pytest.mark.rule("SF-SOLO-16")
@pytest.mark.parametrize("fate", ["keep", "discard", "give"])
def test_one_spirit_more_for_the_opponent_loses_without_a_score(fate: str) -> None:
    table = last_turn(EVERY, "webs:moon webs:fire", "leaves")
    play(table, f"offer {fate}")
    (standing,) = GAME.outcome(table).standings
    assert (standing.score, standing.rank, GAME.outcome(table).winners) == (0, 2, ())
    assert sum(each.points for each in standing.lines) == 0
    assert winners_text(table, GAME.outcome(table)).key == "spirits-of-the-forest-lost"


def test_a_position_that_would_be_lost_stands_at_its_points_as_long_as_the_game_goes_on() -> None:
    table = last_turn(EVERY, "webs:moon webs:fire", "leaves")
    (standing,) = GAME.outcome(table).standings
    assert (standing.rank, standing.score) == (2, sum(each.points for each in standing.lines))
    assert not any(each.verdict for each in standing.lines)


def test_a_loss_says_which_of_the_reasons_there_are() -> None:
    def told(mine: str, theirs: str) -> str:
        table = last_turn(mine, theirs, "leaves", "polish")
        play(table, "offer discard")
        return words("en").say(winners_text(table, GAME.outcome(table)))

    without = EVERY.replace("branches ", "")
    assert told(EVERY, "webs:moon webs:fire") == "The forest wins. The opponent has more webs."
    assert told(without, "") == "The forest wins. There is no own tile of branches."
    assert told(without, "webs:moon webs:fire").endswith("more webs, and there is no own tile of branches.")


@pytest.mark.rule("SF-SOLO-17", "SF-SOLO-18")
def test_ties_are_good_enough_even_at_nothing() -> None:
    table = last_turn(EVERY.replace("branches ", ""), "webs:moon", "leaves")
    play(table, "offer keep")
    (standing,) = GAME.outcome(table).standings
    assert (standing.rank, standing.score) == (1, 8 + 1 - 3)
    assert winners_text(table, GAME.outcome(table)).key == "spirits-of-the-forest-won"


@pytest.mark.rule("SF-SOLO-18", "SF-SOLO-20", "SF-SOLO-21")
@pytest.mark.parametrize(("fate", "points"), [("keep", 10), ("discard", 9 + 5), ("give", 9 + 10)])
def test_the_score_is_the_counts_and_the_bonus(fate: str, points: int) -> None:
    table = last_turn(EVERY, "", "leaves")
    play(table, f"offer {fate}")
    assert score(table, 0) == points
    assert line(table, 0, f"offer-{fate}") == points - {"keep": 10}.get(fate, 9)


@pytest.mark.rule("SF-SOLO-19")
def test_the_polish_ruling_makes_a_missing_spirit_a_loss() -> None:
    hand = EVERY.replace("branches ", "")
    for rule, rank in (("english", 1), ("polish", 2)):
        table = last_turn(hand, "", "branches", rule)
        play(table, "offer keep")
        assert GAME.outcome(table).standings[0].rank == rank, "the token of the spirit does not help"
    table = last_turn(EVERY, "", "branches", "polish")
    play(table, "offer keep")
    assert GAME.outcome(table).standings[0].rank == 1
    assert side(dealt(1)).rule == "english"
    assert side(dealt(1, solo_rule="polish")).rule == "polish"


@pytest.mark.rule("SF-SOLO-20")
def test_a_discarded_token_counts_for_nobody() -> None:
    table = last_turn(EVERY, "", "leaves")
    play(table, "offer discard")
    assert table.players[0].favours == []
    assert side(table).opponent.favours == []


@pytest.mark.rule("SF-SOLO-21")
def test_a_token_given_away_is_the_opponents() -> None:
    table = last_turn(EVERY, "", "leaves")
    play(table, "offer give")
    assert table.players[0].favours == []
    assert [favour.face for favour in side(table).opponent.favours] == ["leaves"]


@pytest.mark.rule("SF-SOLO-22")
@pytest.mark.parametrize(
    ("fate", "vines", "rank"), [("keep", [5, 4], 1), ("discard", [4, 4], 1), ("give", [4, 5], 2)]
)
def test_the_choice_comes_before_the_comparison(fate: str, vines: list[int], rank: int) -> None:
    own = EVERY.replace("vines:sun", "vines2 vines2")
    table = last_turn(own, "vines:sun vines:moon vines:fire vines", "vines")
    assert legal(table) == ["offer keep", "offer discard", "offer give"]
    assert not GAME.outcome(table).final
    play(table, f"offer {fate}")
    assert legal(table, 0) == []
    (counted,) = [each for each in GAME.view(table, None).categories if each.name == "vines"]
    assert [part.total for part in counted.parts] == vines
    assert GAME.outcome(table).standings[0].rank == rank


def test_the_tiles_of_the_air_spirit_stay_in_the_box() -> None:
    assert all(tiles()[tile].spirit != "air" for stack in dealt(1).stacks for tile in stack)
