"""Four Seasons."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.modules.curse import CURSE
from engine.games.spirits_of_the_forest.modules.seasons import FOUR_SEASONS, SEASONS, season_facts
from engine.games.spirits_of_the_forest.modules.wish import WISH
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    end,
    forest,
    gem_on,
    gems,
    keys,
    legal,
    line,
    over,
    part_of,
    play,
    refused,
    said,
    score,
    stage,
    with_curses,
    with_seasons,
    with_wishes,
)

SEEDS = [bytes([number]) for number in range(60)]


def cards(table: Table) -> tuple[str | None, ...]:
    return FOUR_SEASONS.of(table).cards


def owners(table: Table) -> list[int | None]:
    return [season.owner for season in part_of(FOUR_SEASONS, table).rows]


@pytest.mark.rule("SF-SEASON-01")
def test_a_fifteenth_favour_is_shuffled_with_the_others() -> None:
    faces = [
        Counter([*(face for lying in table.favours.values() for face in lying), *table.box])
        for table in (dealt(2, seed=seed, seasons=True) for seed in SEEDS)
    ]
    assert all(sum(each.values()) == 15 and each["nature"] == 1 for each in faces)
    tables = [dealt(2, seed=seed, seasons=True) for seed in SEEDS]
    assert {len(table.box) for table in tables} == {7}
    assert {len(table.favours) for table in tables} == {8}
    assert {"nature" in table.box for table in tables} == {True, False}
    for options in ({}, {"wish": True}, {"events": "random"}, {"moonlight": "air"}):
        assert "nature" not in str(GAME.keeping.dump(dealt(2, **options)))


@pytest.mark.rule("SF-SEASON-02")
def test_the_token_of_nature_is_a_hidden_point() -> None:
    table = with_seasons(forest("leaves", favours=["nature", ""]), "0", "0", "0", "0")
    plain = with_seasons(forest("leaves"), "0", "0", "0", "0")
    assert GAME.view(table, Seat(1)).players[0].favours[0].face is None
    assert GAME.view(table, None).outcome == GAME.view(plain, None).outcome
    end(table)
    end(plain)
    assert line(table, 0, "nature") == 1
    assert score(table, 0) == score(plain, 0) + 1
    assert GAME.view(table, None).players[0].favours[0].face == "nature"


@pytest.mark.rule("SF-SEASON-03")
def test_each_season_has_four_cards() -> None:
    shown = [season_facts().of(season) for season in SEASONS]
    assert shown == [
        ("0", "1", "2", "star"),
        ("0", "1", "2", "star"),
        ("1", "2", "3", "star"),
        ("2", "3", "4", "star"),
    ]


@pytest.mark.rule("SF-SEASON-04")
def test_one_random_card_of_each_season_lies_beside_its_row() -> None:
    dealt_cards = [cards(dealt(3, seed=seed, seasons=True)) for seed in SEEDS]
    for row, season in enumerate(SEASONS):
        assert {each[row] for each in dealt_cards} == set(season_facts().of(season))
    table = dealt(3, seasons=True)
    before = cards(table)
    while legal(table):
        assert tuple(season.card for season in part_of(FOUR_SEASONS, table).rows) == before
        play(table, legal(table)[0])
    assert cards(table) == before


@pytest.mark.rule("SF-SEASON-06", "SF-SEASON-08", "SF-SEASON-09")
def test_a_dealt_card_limits_its_row_by_its_number_and_a_star_by_none() -> None:
    for seed in SEEDS:
        table = dealt(3, seed=seed, seasons=True)
        assert table.remain == tuple(0 if card == "star" else int(card or 0) for card in cards(table))


@pytest.mark.rule("SF-SEASON-05")
def test_with_four_players_only_a_star_stays_beside_the_bottom_row() -> None:
    tables = [dealt(4, seed=seed, seasons=True) for seed in SEEDS]
    assert {cards(table)[3] for table in tables} == {None, "star"}
    assert {table.remain[3] for table in tables} == {0}
    assert {cards(dealt(3, seed=seed, seasons=True))[3] for seed in SEEDS} == {"2", "3", "4", "star"}


@pytest.mark.rule("SF-TAKE-04", "SF-SEASON-06")
def test_beside_season_cards_a_second_tile_is_of_the_same_spirit_too() -> None:
    table = with_seasons(forest("\nleaves leaves vines\nwebs leaves\n"), "0", "0", "0", "0")
    pairs = [action.split()[1:3] for action in legal(table) if len(action.split()) > 2]
    assert ["A1", "A2"] in pairs
    assert ["A1", "B2"] in pairs
    assert not [pair for pair in pairs if "A3" in pair or "B1" in pair or pair[0] == pair[1]]
    assert refused(table, "take A1 A3") == "SF-TAKE-04"


@pytest.mark.rule("SF-SEASON-06")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_row_is_closed_once_no_more_tiles_are_left_than_must_remain(number: int) -> None:
    row = " ".join(["leaves2", "webs2", "vines2", "mosses2", "flowers2"][: number + 1])
    table = with_seasons(forest(f"\n {row}\n fruits2 branches2"), str(number), "0", "0", "0")
    assert "take A1" in legal(table)
    play(table, "take A1")
    play(table, "keep")
    assert legal(table) == ["take B1", "take B2"]
    assert refused(table, f"take A{number + 1}") == "SF-SEASON-06"
    view = GAME.view(table, None)
    assert [season.closed for season in part_of(FOUR_SEASONS, table).rows] == [True, False, False, False]
    assert not any(cell.available for cell in view.cells if cell.name.startswith("A"))


@pytest.mark.rule("SF-SEASON-07")
def test_of_a_row_with_one_tile_too_many_only_one_can_be_taken() -> None:
    drawing = "\n leaves leaves:sun leaves:moon webs2\n fruits2 leaves:fire"
    table = with_seasons(forest(drawing), "3", "0", "0", "0")
    assert "take A1" in legal(table)
    assert "take A1 A2" not in legal(table)
    assert "take A1 B2" in legal(table)
    assert "take B2 A1" in legal(table)
    assert refused(table, "take A1 A2") == "SF-SEASON-07"
    table = with_seasons(forest(drawing), "2", "0", "0", "0")
    assert "take A1 A2" in legal(table)


@pytest.mark.rule("SF-SEASON-08")
def test_nought_is_no_limit_and_no_bonus() -> None:
    table = with_seasons(forest("\n leaves2\n webs2"), "0", "0", "0", "0")
    assert "star" not in keys(play(table, "take A1"))
    assert owners(table) == [None] * 4
    assert table.stacks[0] == ()


@pytest.mark.rule("SF-SEASON-09", "SF-SEASON-10")
def test_who_takes_the_last_tile_of_a_star_row_wins_the_card_and_the_game_ends() -> None:
    drawing = "\n leaves2\n webs2 webs2\n vines2\n mosses2 mosses:sun"
    table = with_seasons(forest(drawing, active=1, tiles=["leaves", "vines"]), "1", "2", "star", "2")
    assert legal(table) == ["take C1"]
    before = score(table, 1)
    tiles = len(table.players[1].tiles)
    assert keys(play(table, "take C1"))[:2] == ["take", "star"]
    assert owners(table) == [None, None, 1, None]
    assert over(table)
    assert part_of(FOUR_SEASONS, table).stars(Seat(1)) == (2,)
    assert line(table, 1, "stars") == 1
    assert line(table, 0, "stars") is None
    assert score(table, 1) == before + 1 + 2, "the star and a double of the vines"
    assert len(table.players[1].tiles) == tiles + 1, "the card is no tile"


@pytest.mark.rule("SF-SEASON-09")
def test_a_star_is_not_won_before_the_last_tile() -> None:
    table = with_seasons(forest("\n leaves2 webs2\n vines2"), "star", "0", "0", "0")
    play(table, "take A1")
    assert owners(table) == [None] * 4


@pytest.mark.rule("SF-SEASON-09", "SF-SEASON-10")
def test_one_turn_may_win_two_stars() -> None:
    table = with_seasons(forest("\n leaves:sun\n leaves:moon\n webs2"), "star", "star", "0", "0")
    assert keys(play(table, "take A1 B1")) == ["take", "star", "take", "star"]
    assert owners(table) == [0, 0, None, None]
    assert line(table, 0, "stars") == 2
    assert [part_of(FOUR_SEASONS, table, 1).stars(Seat(seat)) for seat in (0, 1)] == [(0, 1), ()]


@pytest.mark.rule("SF-SEASON-10", "SF-SCORE-11")
def test_a_star_is_no_tile_where_the_fewest_decide() -> None:
    """Two symbols score like one symbol and a star, and one tile is the fewest."""
    hands = ["leaves2 mosses2", "vines2 webs"]
    table = with_seasons(forest("\n fruits2 branches2", tiles=hands), "2", "star", "0", "0")
    state = FOUR_SEASONS.of(table)
    table.parts[FOUR_SEASONS.id] = replace(state, won=((1, Seat(1)),))
    first, second = GAME.outcome(table).standings
    assert (first.score, second.score) == (4 - 3 * 10, 3 + 1 - 3 * 10)
    assert first.rank == second.rank == 1, "two tiles each, and the card is none"


@pytest.mark.rule("SF-SEASON-02")
def test_the_token_of_nature_is_no_symbol() -> None:
    table = with_seasons(forest("\n leaves2", favours=["nature", "moon"]), "0", "0", "0", "0")
    end(with_curses(table, "powers", "powers"))
    assert CURSE.of(table).met == (True, False)


@pytest.mark.rule("SF-SEASON-10", "SF-CURSE-03", "SF-WISH-04")
def test_a_star_is_no_favour() -> None:
    table = with_seasons(forest("\n leaves:sun", favours=["", "moon"]), "star", "0", "0", "0")
    with_curses(with_wishes(table, "favours", "favours"), "favours", "favours")
    end(table)
    assert line(table, 0, "stars") == 1
    assert (WISH.of(table).met, CURSE.of(table).met) == ((False, True), (True, False))


@pytest.mark.rule("SF-SEASON-11")
def test_the_game_ends_when_no_row_can_give_a_tile() -> None:
    drawing = "\n leaves2 webs2\n vines2 mosses2 flowers2\n fruits2 branches2"
    table = with_seasons(forest(drawing), "2", "2", "0", "4")
    play(table, "take B1")
    assert stage(table) == "gem"
    play(table, "keep")
    play(table, "take C1")
    play(table, "keep")
    assert "last-tile" in keys(play(table, "take C2"))
    assert over(table)
    assert GAME.view(table, None).tiles_left == 4


@pytest.mark.rule("SF-SEASON-12")
def test_what_is_left_in_the_forest_is_nobodys() -> None:
    table = with_seasons(forest("\n leaves2!moon\n webs2 vines2!sun"), "1", "1", "0", "0")
    play(table, "take B1")
    assert over(table)
    assert [player.favours for player in table.players] == [[], []]
    counted = {each.name: [part.total for part in each.parts] for each in GAME.view(table, None).categories}
    assert (counted["leaves"], counted["vines"], counted["sun"]) == ([0, 0], [0, 0], [0, 0])
    assert counted["webs"] == [2, 0]
    assert all(favour.face is None for cell in GAME.view(table, None).cells for favour in cell.favours)


@pytest.mark.rule("SF-SEASON-13")
def test_gems_may_be_put_on_tiles_of_closed_rows_moved_off_them_and_paid_from_them() -> None:
    drawing = "\n leaves2 webs2\n vines2 mosses2@1 flowers2 fruits2 branches2"
    table = with_seasons(forest(drawing), "2", "0", "0", "0")
    play(table, "take B1")
    assert {"place A1", "place A2"} <= set(legal(table))
    play(table, "place A1")
    assert gem_on(table, "A1") == 0
    play(table, "take B2")
    play(table, "keep")
    table = with_seasons(forest(drawing.replace("leaves2", "leaves2@0"), removed=[2]), "2", "0", "0", "0")
    play(table, "take B5")
    assert "move A1 A2" in legal(table)
    play(table, "move A1 A2")
    table = with_seasons(forest("\n leaves2@0 webs2\n mosses2@1 fruits2", removed=[2]), "2", "0", "0", "0")
    assert "take B1 - A1" in legal(table)
    play(table, "take B1 - A1")
    assert gems(table, 0) == (0, 0, 3)


@pytest.mark.rule("SF-SEASON-13", "SF-GEMBONUS-02")
def test_gems_left_on_closed_rows_are_not_removed() -> None:
    table = forest("\n leaves2@0 webs2\n mosses2", removed=[1], modules=("gem-bonus",))
    with_seasons(table, "2", "0", "0", "0")
    play(table, "take B1")
    assert over(table)
    assert line(table, 0, "gems") == 2


@pytest.mark.rule("SF-SEASON-07", "SF-TAKE-01")
@pytest.mark.parametrize(
    ("card", "said_"),
    [("star", ("gone", "SF-TAKE-01")), ("0", ("gone", "SF-TAKE-01")), ("1", ("closed", "SF-SEASON-06"))],
)
def test_a_row_of_which_nothing_must_remain_never_closes(card: str, said_: tuple[str, str]) -> None:
    table = with_seasons(forest("leaves"), card, "0", "0", "0")
    assert said(table, "take A1 A2", 0) == said_


@pytest.mark.rule("SF-SEASON-02", "SF-SEASON-10")
@pytest.mark.parametrize(("star", "nature"), [(1, 1), (3, 2)])
def test_stars_and_nature_bring_as_much_as_the_facts_say(
    monkeypatch: pytest.MonkeyPatch, star: int, nature: int
) -> None:
    facts = season_facts().model_copy(update={"star_points": star, "nature_points": nature})
    monkeypatch.setattr("engine.games.spirits_of_the_forest.modules.seasons.season_facts", lambda: facts)
    table = with_seasons(forest("\nleaves\nwebs\n", favours=["nature"]), "star", "star", "0", "0")
    play(table, "take A1")
    play(table, "keep")
    table.active = Seat(0)
    play(table, "take B1")
    assert (line(table, 0, "stars"), line(table, 0, "nature")) == (2 * star, nature)
