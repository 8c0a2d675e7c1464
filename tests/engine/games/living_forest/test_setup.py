"""The table before the first draw."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance
from engine.errors import Malformed
from engine.games.living_forest import GAME
from engine.games.living_forest.model.facts import board, cards, deck, trees
from engine.games.living_forest.model.kinds import ELEMENTS
from engine.match import Match
from engine.text import Seat
from tests.engine.games.living_forest.stories import dealt, drawing, goals, legal, play

SUMS = {
    "start": (9, 6, 9, 2, 1),
    "1": (15, 10, 12, 9, 4),
    "2": (21, 7, 14, 5, 8),
    "3": (12, 13, 9, 10, 13),
}


@pytest.mark.rule("LF-SETUP-01")
@pytest.mark.parametrize("kodama", [False, True])
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_it_is_for_two_to_four(seats: int, kodama: bool) -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(Malformed):
        Match.new(GAME, GAME.Options(kodama=kodama), seats, b"seed")


@pytest.mark.rule("LF-SETUP-02", "LF-SETUP-13", "LF-WIN-04", "LF-SETUP-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_another_spirit_and_the_same_of_everything(seats: int) -> None:
    table = dealt(seats)
    assert len({player.spirit for player in table.players}) == seats
    assert sum(len(player.tiles) for player in table.players) == 3 * seats
    assert table.fragments == 20
    for player in table.players:
        assert {tile.goal for tile in player.tiles} == {"fire", "flower", "tree"}
        assert {tile.spirit for tile in player.tiles} == {player.spirit}
        assert goals(player) == (2, 1, 1)
    for viewer in (None, *map(Seat, range(seats))):
        shown = [[goal.reached for goal in each.goals] for each in GAME.view(table, viewer).players]
        assert shown == [[2, 1, 1]] * seats
    for player in table.players:
        assert (player.fragments, player.fires, player.element_tiles) == (0, [], 0)


@pytest.mark.rule("LF-SETUP-03")
def test_the_same_fourteen_cards_shuffled_for_each() -> None:
    table = dealt(4)
    assert [Counter(player.stack) for player in table.players] == [Counter(deck("start"))] * 4
    assert len({tuple(player.stack) for player in table.players}) > 1
    assert not any(player.discard or player.line for player in table.players)
    coins = [cards()[card].coin for card in deck("start")]
    assert (len(coins), coins.count("solitary"), coins.count("gregarious")) == (14, 5, 0)


@pytest.mark.rule("LF-SETUP-04", "LF-SETUP-05", "LF-SETUP-03")
@pytest.mark.parametrize(("name", "sums"), SUMS.items())
def test_the_sums_of_every_deck(name: str, sums: tuple[int, ...]) -> None:
    found = tuple(sum(cards()[card].elements.get(element, 0) for card in deck(name)) for element in ELEMENTS)
    assert found == sums


@pytest.mark.rule("LF-SETUP-04")
def test_the_reserve_decks() -> None:
    decks = [deck(level) for level in "123"]
    assert [len(each) for each in decks] == [23, 16, 12]
    assert [sum(cards()[card].cost for card in each) for each in decks] == [81, 112, 133]
    coins = [Counter(cards()[card].coin for card in each) for each in decks]
    assert [(each["solitary"], each["gregarious"]) for each in coins] == [(3, 3), (2, 3), (1, 1)]
    assert len(cards()) == len({card.id for card in cards().values()})


@pytest.mark.rule("LF-SETUP-04")
def test_each_reserve_deck_is_shuffled_on_its_own() -> None:
    for level in range(3):
        orders = {
            (*table.reserve[level], *table.decks[level]) for table in (dealt(seed=b"1"), dealt(seed=b"2"))
        }
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(deck(str(level + 1))))}
        assert len({deck(str(level + 1)), *orders}) == 3


@pytest.mark.rule("LF-SETUP-05")
def test_the_cards_that_one_edition_got_wrong() -> None:
    assert cards()["toucan"].elements == {"sun": -2, "water": -1}
    assert cards()["cobra"].elements == {"sun": 4, "water": 1, "plant": 1, "flower": 2}
    assert cards()["tapir"].elements == {"water": 4, "wind": 2, "flower": 2}


@pytest.mark.rule("LF-SETUP-06")
def test_four_cards_of_each_level_lie_open() -> None:
    table = dealt(3)
    assert [len(shown) for shown in table.reserve] == [4, 4, 4]
    assert [len(left) for left in table.decks] == [19, 12, 8]
    for level, shown in enumerate(table.reserve, 1):
        assert {cards()[card].deck for card in shown} == {str(level)}


@pytest.mark.rule("LF-SETUP-07", "LF-SETUP-10", "LF-SETUP-11")
def test_varans_and_the_first_fire() -> None:
    table = dealt()
    varan = cards()["varan"]
    assert (table.varans, table.fires) == (23, [2])
    assert (varan.coin, varan.cost, varan.elements) == ("solitary", 0, {})
    assert board().fire_values == (2, 3, 4)


@pytest.mark.rule("LF-SETUP-08")
def test_the_twelve_trees() -> None:
    base = [tree for tree in trees().values() if not tree.kodama]
    assert [(tree.cost, tree.elements) for tree in base] == [
        (3, {"sun": 1}),
        (3, {"water": 1}),
        (4, {"wind": 1}),
        (4, {"flower": 1}),
        (5, {"sun": 2}),
        (5, {"plant": 1}),
        (6, {"water": 2}),
        (7, {"wind": 2}),
        (8, {"water": 3}),
        (9, {"flower": 2}),
        (10, {"sun": 4}),
        (11, {}),
    ]
    assert [tree.id for tree in base if tree.repeats] == ["t11"]


@pytest.mark.rule("LF-SETUP-09")
@pytest.mark.parametrize(("seats", "total", "dear", "middle"), [(2, 24, 2, 2), (3, 33, 2, 3), (4, 39, 2, 3)])
def test_the_trees_by_the_number_of_players(seats: int, total: int, dear: int, middle: int) -> None:
    table = dealt(seats)
    assert sum(table.trees.values()) == total
    assert [table.trees[tree] for tree in ("t9", "t10", "t11")] == [dear] * 3
    assert [table.trees[tree] for tree in ("t6", "t7", "t8")] == [middle] * 3


@pytest.mark.rule("LF-SETUP-14", "LF-SETUP-15")
@pytest.mark.parametrize(("seats", "rocks"), [(2, [0, 6]), (3, [2, 6, 10]), (4, [0, 6, 9, 3])])
def test_start_rocks_follow_the_turn_order(seats: int, rocks: list[int]) -> None:
    firsts = set()
    for number in range(24):
        table = dealt(seats, seed=f"game {number}".encode())
        assert [table.players[seat].rock for seat in table.order] == rocks
        assert table.order == [Seat((table.first + step) % seats) for step in range(seats)]
        firsts.add(table.first)
        assert table.fragments == 20
    assert firsts == set(range(seats))


@pytest.mark.rule("LF-SETUP-16", "LF-SETUP-17")
def test_everything_is_public_but_the_order_of_stacks_and_decks() -> None:
    table = drawing("bear fox lynx", "owl bee", seats=2)
    first = table.players[0]
    first.discard, first.line, first.fires, first.fragments = ["wolf", "bee"], ["hare"], [3, 2], 2
    first.forest[0] = "t3a"
    for seat in (None, Seat(0), Seat(1)):
        view = GAME.view(table, seat)
        shown = view.players[0]
        assert (shown.discard, shown.line, shown.fires, shown.fragments) == (
            ("bee", "wolf"),
            ("hare",),
            (3, 2),
            2,
        )
        assert (shown.forest[0], shown.rock, shown.spirit) == ("t3a", 0, "winter")
        assert [(tile.goal, tile.spirit) for tile in shown.tiles] == [
            (tile.goal, tile.spirit) for tile in first.tiles
        ]
        assert (view.first, view.fires, view.fragments, view.varans) == (0, (2,), 20, 23)
        assert [list(level.cards) for level in view.reserve] == table.reserve
        assert view.players[0].stack_cards == ("bear", "fox", "lynx")
        assert view.players[0].stack == 3
        assert [level.deck for level in view.reserve] == [19, 12, 8]
        dumped = view.model_dump_json()
        assert all(card not in dumped for left in table.decks for card in map(repr, left))
        other = table.copy()
        other.players[0].stack = ["lynx", "bear", "fox"]
        other.decks[0].reverse()
        assert GAME.view(other, seat) == view


@pytest.mark.rule("LF-SETUP-17")
def test_a_player_knows_what_it_put_on_top() -> None:
    table = drawing("bear fox raven wolf", "owl", seats=2)
    table.players[0].tops = (2,)
    assert GAME.view(table, Seat(0)).players[0].tops == ("wolf", "raven")
    assert GAME.view(table, Seat(1)).players[0].tops == ()
    dealings = {
        tuple(GAME.redeal(table, Seat(1), Chance(bytes([n]))).play.table.players[0].stack) for n in range(40)
    }
    assert {stack[2:] for stack in dealings} == {("raven", "wolf"), ("wolf", "raven")}
    own = {
        tuple(GAME.redeal(table, Seat(0), Chance(bytes([n]))).play.table.players[0].stack) for n in range(40)
    }
    assert {stack[2:] for stack in own} == {("raven", "wolf")}
    play(table, "draw")
    assert table.players[0].tops == (1,)
    assert "draw" in legal(table)
