"""Wish cards."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.table import Favour, Table
from engine.games.spirits_of_the_forest.modules.curse import CURSE
from engine.games.spirits_of_the_forest.modules.wish import WISH, wishes
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    end,
    forest,
    gems,
    keys,
    legal,
    line,
    over,
    part_of,
    play,
    refused,
    score,
    stage,
    with_curses,
    with_wishes,
)

LAST = "branches2"
"""The last tile, which plays no part in most wishes."""


def met(table: Table) -> tuple[bool, ...]:
    return WISH.of(table).met


@pytest.mark.rule("SF-WISH-01")
def test_everybody_is_dealt_two_of_twelve_cards() -> None:
    table = dealt(4, wish=True)
    cards = [card for hand in WISH.of(table).hands for card in hand] + list(WISH.of(table).box)
    assert sorted(cards) == sorted(wishes())
    assert (len(cards), len(WISH.of(table).box)) == (12, 4)
    assert stage(table) == "choose"
    other = WISH.of(dealt(4, seed=b"another", wish=True))
    assert other is not None
    assert other.hands != WISH.of(table).hands


@pytest.mark.rule("SF-WISH-01")
def test_all_choose_secretly_and_open_together() -> None:
    table = dealt(3, wish=True)
    hands = WISH.of(table).hands
    assert set(GAME.awaits(table)) == {0, 1, 2}
    assert legal(table, 1) == [f"wish {card}" for card in hands[1]]
    assert refused(table, f"wish {hands[0][0]}", 1) == "SF-WISH-01", "not one of the own two"
    for seat in (2, 0):
        play(table, f"wish {hands[seat][1]}", seat)
        assert legal(table, seat) == []
        assert part_of(WISH, table, seat).kept[seat] == hands[seat][1]
        for other in (None, Seat(1)):
            assert part_of(WISH, table, other).kept[seat] is None
    told = play(table, f"wish {hands[1][0]}", 1)
    assert keys(told) == ["chosen-wish", "wish", "wish", "wish"]
    assert stage(table) == "collect"
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        shown = [*part_of(WISH, table, viewer).kept]
        assert shown == [hands[0][1], hands[1][0], hands[2][1]]
        assert part_of(WISH, table, viewer).dealt == (), "what went back is seen no more"


@pytest.mark.rule("SF-WISH-01")
def test_the_card_that_went_back_stays_unseen() -> None:
    table = dealt(2, wish=True)
    for seat in (0, 1):
        play(table, f"wish {WISH.of(table).hands[seat][0]}", seat)
    back = WISH.of(table).hands[1][1]
    found = set()
    for number in range(40):
        other = GAME.redeal(table, Seat(0), Chance(bytes([number])))
        assert WISH.of(other).kept == WISH.of(table).kept
        found.add(WISH.of(other).hands[1][1])
    assert back in found
    assert len(found) > 5


@pytest.mark.rule("SF-WISH-03", "SF-WISH-08")
def test_the_most_dewdrops_pay_two_symbols() -> None:
    hands = ["dewdrops2 dewdrops:sun", "dewdrops:moon", "dewdrops:fire", "dewdrops2"]
    table = with_wishes(forest(LAST, players=4, tiles=hands), "dewdrops", "branches", "branches", "dewdrops")
    end(table)
    assert met(table) == (True, False, False, False)
    assert [player.rewards for player in table.players] == [("fruits", "flowers"), (), (), ()]
    totals = {each.name: each.parts[0].total for each in GAME.view(table, None).categories}
    assert (totals["fruits"], totals["flowers"], totals["dewdrops"]) == (1, 1, 3)


@pytest.mark.rule("SF-WISH-03")
def test_symbols_on_favours_count_for_a_wish() -> None:
    hands = ["dewdrops:sun", "dewdrops2", ""]
    for favours, fulfilled in ((["", "", ""], False), (["dewdrops", "", ""], True)):
        table = with_wishes(forest(LAST, players=3, tiles=hands, favours=favours), "dewdrops", "gems", "gems")
        end(table)
        assert met(table)[0] is fulfilled


@pytest.mark.rule("SF-WISH-02", "SF-WISH-04")
def test_a_wish_that_fails_costs_nothing() -> None:
    favours = ["", "sun moon", "fire leaves", "webs vines plus plus"]
    table = with_wishes(
        forest(
            LAST,
            players=4,
            tiles=["leaves", "leaves:fire", "leaves:moon", "leaves:sun"],
            favours=favours,
            active=3,
        ),
        "favours",
        "gems",
        "gems",
        "gems",
    )
    before = score(table, 0)
    end(table)
    assert met(table)[0] is False
    assert table.players[0].rewards == ()
    assert score(table, 0) == before


@pytest.mark.rule("SF-WISH-04", "SF-FAVOUR-12")
def test_all_favours_count_spent_ones_too() -> None:
    table = with_wishes(forest(LAST, favours=["nature", "sun moon"]), "favours", "favours")
    table.players[0].favours.append(Favour("plus", spent=True))
    end(table)
    assert met(table) == (True, True)
    assert table.players[0].rewards == ("mosses", "mosses")


@pytest.mark.rule("SF-WISH-05", "SF-WISH-09")
def test_the_most_gems_pay_a_token_of_ones_choice() -> None:
    table = forest(LAST, players=4, removed=[0, 2, 1, 1])
    table.box = ["moon", "webs", "moon", "plus"]
    end(with_wishes(table, "gems", "leaves", "webs", "vines"))
    assert met(table)[0]
    assert legal(table, 0) == ["token moon", "token plus", "token webs"]
    assert legal(table, 1) == []
    for viewer in (None, Seat(0), Seat(1)):
        assert part_of(WISH, table, viewer).offered == ("moon", "moon", "plus", "webs"), "seen openly"
    play(table, "token webs", 0)
    assert over(table)
    assert table.box == ["moon", "moon", "plus"]
    assert [favour.face for favour in table.players[0].favours] == ["webs"]
    (webs,) = [each for each in GAME.view(table, None).categories if each.name == "webs"]
    assert (webs.parts[0].total, webs.parts[0].points) == (1, 1 - 3)


@pytest.mark.rule("SF-WISH-05")
def test_gems_left_in_the_forest_count() -> None:
    table = with_wishes(forest(LAST, removed=[1, 2]), "gems", "leaves")
    table.gems[table.layout.index["B1"]] = Seat(1)
    table.gems[table.layout.index["B2"]] = Seat(1)
    end(table)
    assert met(table) == (False, True)
    table = with_wishes(forest(LAST, removed=[0, 1]), "gems", "gems")
    for cell in ("B1", "B2"):
        table.gems[table.layout.index[cell]] = Seat(1)
        table.players[1].supply -= 1
    end(table)
    assert met(table) == (True, False), "three in the supply are more than two in the forest and one removed"


@pytest.mark.rule("SF-WISH-09", "SF-GEMBONUS-03")
def test_a_plus_that_a_wish_pays_brings_a_gem_back() -> None:
    table = forest(LAST, players=3, removed=[1, 1, 2], modules=("gem-bonus",))
    table.box = ["plus"]
    end(with_wishes(table, "gems", "leaves", "webs"))
    play(table, "token plus", 0)
    assert gems(table, 0) == (2, 0, 0)
    assert line(table, 0, "gems") == 2


@pytest.mark.rule("SF-WISH-09")
def test_several_winners_choose_in_turn_order_and_a_token_leaves_the_pool() -> None:
    table = with_wishes(forest(LAST, players=3, active=1), "gems", "leaves", "gems")
    table.first = Seat(1)
    table.box = ["sun", "moon"]
    end(table)
    assert list(GAME.awaits(table)) == [2], "after seat 1, who begins, comes seat 2"
    play(table, "token sun", 2)
    assert legal(table, 0) == ["token moon"]
    play(table, "token moon", 0)
    assert over(table)


@pytest.mark.rule("SF-WISH-06", "SF-WISH-08")
def test_the_most_doubles_pay_two_symbols_of_one_spirit() -> None:
    doubles = [
        *["branches2", "dewdrops2", "dewdrops2", "mushrooms2", "mushrooms2", "fruits2", "leaves2", "leaves2"],
        *["mosses2", "flowers2", "flowers2", "webs2", "webs2", "webs2", "vines2", "vines2"],
    ]
    hands = [" ".join(doubles[:6]), doubles[6], " ".join(doubles[7:12]), " ".join(doubles[12:16])]
    table = forest(LAST, players=4, tiles=hands, active=3)
    assert [len(player.tiles) for player in table.players] == [6, 1, 5, 4]
    end(with_wishes(table, "doubles", "doubles", "doubles", "doubles"))
    assert met(table) == (True, False, False, False), "6, 1, 5 and, with the last tile, 5 doubles"
    assert table.players[0].rewards == ("flowers", "flowers")
    (flowers,) = [each for each in GAME.view(table, None).categories if each.name == "flowers"]
    assert [part.on_favours for part in flowers.parts] == [2, 0, 0, 0]


@pytest.mark.rule("SF-WISH-06")
def test_doubles_are_counted_not_symbols() -> None:
    hands = ["leaves2 webs2", "vines2 vines vines:sun vines:moon"]
    table = with_wishes(forest("mosses:sun", tiles=hands), "doubles", "doubles")
    end(table)
    assert met(table) == (True, False)


@pytest.mark.rule("SF-WISH-07")
@pytest.mark.parametrize("goal", ["leaves", "favours", "gems", "doubles"])
def test_a_tie_for_the_most_is_enough(goal: str) -> None:
    hands = ["leaves2 webs2", "leaves2 webs2", "vines"]
    table = forest(
        "vines:sun", players=3, tiles=hands, favours=["sun", "moon", ""], removed=[0, 0, 1], active=2
    )
    table.box = ["plus"]
    end(with_wishes(table, goal, goal, goal))
    assert met(table) == (True, True, False)


@pytest.mark.rule("SF-WISH-08")
def test_what_each_of_the_twelve_cards_pays() -> None:
    kinds = Counter(
        (len(card.reward), len(set(card.reward)), goal in ("favours", "doubles", "gems"))
        for goal, card in wishes().items()
    )
    assert kinds == {(2, 2, False): 9, (2, 1, True): 2, (0, 0, True): 1}


@pytest.mark.rule("SF-WISH-10")
def test_what_a_wish_pays_counts_for_the_most_but_saves_from_no_loss() -> None:
    table = with_wishes(forest(LAST, tiles=["dewdrops2", "fruits:sun"]), "dewdrops", "gems")
    end(table)
    (fruits,) = [each for each in GAME.view(table, None).categories if each.name == "fruits"]
    assert [part.points for part in fruits.parts] == [1 - 3, 1], "a tie at 1, but no tile of it"
    (flowers,) = [each for each in GAME.view(table, None).categories if each.name == "flowers"]
    assert [(part.total, part.points) for part in flowers.parts] == [(1, 1 - 3), (0, -3)]


@pytest.mark.rule("SF-WISH-11")
def test_no_reward_fulfils_or_spoils_another_card() -> None:
    """The first wish pays leaves' symbols to seat 0, and would give it the most flowers, which it holds no card for."""
    hands = ["leaves2", "branches:sun flowers:sun", ""]
    outcomes = []
    for order in permutations(range(3)):
        cards = ["leaves", "flowers", "branches"]
        table = forest(
            "webs",
            players=3,
            active=order.index(2),
            tiles=[hands[who] for who in order],
            favours=["", "", ""],
        )
        end(with_wishes(table, *(cards[who] for who in order)))
        outcomes.append({who: met(table)[seat] for seat, who in enumerate(order)})
    assert all(each == {0: True, 1: True, 2: False} for each in outcomes)


@pytest.mark.rule("SF-WISH-11")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_one_wish_pays_neither_spoils_another_nor_brings_a_curse(order: tuple[int, int]) -> None:
    """The fruits and flowers that the wish for dewdrops pays would break the tie of fruits, and make one of flowers and leaves."""
    hands = ["dewdrops2 fruits:sun", "fruits:moon leaves:sun"]
    wished, cursed = ["dewdrops", "fruits"], ["favours", "flowers-leaves"]
    table = forest(LAST, tiles=[hands[who] for who in order], favours=["sun", "moon"])
    with_curses(with_wishes(table, *(wished[who] for who in order)), *(cursed[who] for who in order))
    end(table)
    assert [player.rewards for player in table.players] == [wishes()[wished[who]].reward for who in order]
    assert [CURSE.of(table).met[order.index(who)] for who in (0, 1)] == [True, False]


@pytest.mark.rule("SF-WISH-11", "SF-CURSE-07")
def test_wishes_and_curses_are_judged_on_the_same_state() -> None:
    """The token a wish pays would lift the curse of favours, and the symbols it pays the curse of flowers with leaves."""
    table = with_curses(
        with_wishes(forest(LAST, favours=["", ""], tiles=["leaves", "leaves2"]), "gems", "leaves"),
        "favours",
        "flowers-leaves",
    )
    table.box = ["sun"]
    end(table)
    assert (met(table), CURSE.of(table).met) == ((True, True), (True, False))
    play(table, "token sun", 0)
    assert len(table.players[0].favours) == 1
    assert line(table, 0, "cursed") == -6, "the token came after the judgement"
