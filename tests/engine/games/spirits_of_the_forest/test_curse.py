"""Curse cards."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest.model.kinds import POWERS, SPIRITS
from engine.games.spirits_of_the_forest.model.table import Favour, Table
from engine.games.spirits_of_the_forest.modules.curse import CURSE, curses
from engine.games.spirits_of_the_forest.modules.wish import WISH
from engine.text import Seat, Who
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    end,
    forest,
    keys,
    legal,
    line,
    part_of,
    play,
    refused,
    score,
    stage,
    with_curses,
)
from words.catalogue import words


@pytest.mark.rule("SF-CURSE-02", "SF-CURSE-03", "SF-CURSE-04")
def test_each_card_says_what_must_not_be_fewest() -> None:
    said = {card: words("en").say(CURSE.card_text(card)) for card in curses()}
    assert len({*said.values()}) == len(said)
    (favours,) = [card for card, each in curses().items() if not each.icons]
    assert [card for card in said if "favours" in said[card].lower()] == [favours]


def met(table: Table) -> tuple[bool, ...]:
    return CURSE.of(table).met


def powers(numbers: list[int]) -> list[str]:
    """Return the 27 tiles with a power as words, shared out to the seats by `numbers`."""
    pile = [
        f"{spirit}:{power}"
        for spirit in SPIRITS
        for power in POWERS
        if (spirit, power) != ("flowers", "fire")
    ]
    pile.append("fruits:fire")
    return [" ".join(pile.pop() for _ in range(number)) for number in numbers]


@pytest.mark.rule("SF-CURSE-01")
def test_everybody_keeps_one_of_two_of_eight_cards() -> None:
    table = dealt(4, curse=True)
    hands = CURSE.of(table).hands
    assert sorted(card for hand in hands for card in hand) == sorted(curses())
    assert len(curses()) == 8
    assert CURSE.of(table).box == ()
    for seat in range(4):
        assert legal(table, seat) == [f"curse {card}" for card in hands[seat]]
        assert part_of(CURSE, table, seat).dealt == hands[seat]
        assert refused(table, f"curse {hands[seat - 1][0]}", seat) == "SF-CURSE-01", "not one of the own two"
    for seat in (3, 1, 0):
        play(table, f"curse {hands[seat][0]}", seat)
        assert [*part_of(CURSE, table, None).kept] == [None] * 4
    assert keys(play(table, f"curse {hands[2][1]}", 2)) == ["chosen-curse", *["curse"] * 4]
    shown = [*part_of(CURSE, table, None).kept]
    assert shown == [hands[0][0], hands[1][0], hands[2][1], hands[3][0]]
    assert [part_of(CURSE, table, viewer).dealt for viewer in (None, 0, 1, 2, 3)] == [()] * 5, (
        "what went back is seen no more"
    )


@pytest.mark.rule("SF-WISH-01", "SF-CURSE-01")
def test_wishes_and_curses_are_chosen_in_any_order_and_opened_together() -> None:
    table = dealt(2, wish=True, curse=True)
    assert len(legal(table, 0)) == 4
    play(table, f"curse {CURSE.of(table).hands[0][0]}", 0)
    assert legal(table, 0) == [f"wish {card}" for card in WISH.of(table).hands[0]]
    play(table, f"wish {WISH.of(table).hands[0][0]}", 0)
    play(table, f"wish {WISH.of(table).hands[1][0]}", 1)
    assert not WISH.of(table).opened
    told = keys(play(table, f"curse {CURSE.of(table).hands[1][0]}", 1))
    assert told == ["chosen-curse", "wish", "wish", "curse", "curse"]
    assert stage(table) == "collect"


@pytest.mark.rule("SF-CURSE-02", "SF-CURSE-06")
def test_the_fewest_mosses_and_vines_together_cost_six() -> None:
    hands = [
        "vines",
        "mosses2 mosses:sun mosses:moon vines:sun vines2",
        "mosses:fire vines2 vines:moon vines:fire",
    ]
    for cards, hit in (
        (["mosses-vines", "favours", "favours"], True),
        (["powers", "mosses-vines", "favours"], False),
    ):
        table = with_curses(forest("webs2", players=3, tiles=hands), *cards)
        end(table)
        assert met(table)[cards.index("mosses-vines")] is hit


@pytest.mark.rule("SF-CURSE-02")
def test_the_sum_of_both_spirits_counts() -> None:
    hands = ["vines2 vines2 vines:sun vines:moon", "mosses2 vines:fire vines"]
    table = with_curses(forest("webs2", tiles=hands), "mosses-vines", "mosses-vines")
    end(table)
    assert met(table) == (False, True), "no moss at all and six vines against two and two"
    table = with_curses(
        forest("webs2", tiles=["vines2 vines", "mosses2 vines2"]), "mosses-vines", "mosses-vines"
    )
    end(table)
    assert met(table) == (True, False), "three vines against two and two"


@pytest.mark.rule("SF-CURSE-03", "SF-CURSE-05")
def test_a_tie_for_the_fewest_favours_costs_six() -> None:
    favours = ["sun moon", "webs vines fire plus", "leaves mosses"]
    table = with_curses(forest("webs2", players=3, favours=favours), "favours", "favours", "favours")
    told = end(table)
    assert met(table) == (True, False, True)
    assert [dict(each.text.args)["who"] for each in told if each.text.key.endswith("curse-met")] == [
        Who(Seat(0)),
        Who(Seat(2)),
    ]
    assert [line(table, seat, "cursed") for seat in range(3)] == [-6, None, -6]
    assert line(table, 1, "spared") == 0


@pytest.mark.rule("SF-CURSE-03", "SF-FAVOUR-12")
def test_a_spent_plus_still_counts_as_a_favour() -> None:
    table = with_curses(forest("webs2", favours=["sun", "moon"]), "favours", "favours")
    table.players[0].favours.append(Favour("plus", spent=True))
    end(table)
    assert met(table) == (False, True)


@pytest.mark.rule("SF-CURSE-04")
@pytest.mark.parametrize(("numbers", "hit"), [([12, 7, 8], False), ([7, 12, 8], True), ([8, 7, 12], False)])
def test_the_fewest_powers_together_cost_six(numbers: list[int], hit: bool) -> None:
    table = with_curses(
        forest("webs2", players=3, tiles=powers(numbers)), "powers", "mosses-vines", "mosses-vines"
    )
    end(table)
    assert met(table)[0] is hit


@pytest.mark.rule("SF-CURSE-05")
@pytest.mark.parametrize(
    ("card", "hands"),
    [
        ("mosses-vines", ["mosses2", "vines2", "vines2 vines"]),
        ("powers", ["vines:sun", "webs:moon", "leaves:fire vines:fire"]),
    ],
)
def test_a_tie_for_the_fewest_is_having_the_fewest(card: str, hands: list[str]) -> None:
    table = with_curses(forest("branches2", players=3, tiles=hands), card, card, card)
    end(table)
    assert met(table) == (True, True, False)


@pytest.mark.rule("SF-CURSE-06")
def test_a_curse_takes_six_points_off_the_score_and_nothing_else() -> None:
    plain = forest("webs2", tiles=["leaves2", "vines2 mosses2"])
    cursed = with_curses(plain.copy(), "mosses-vines", "mosses-vines")
    end(plain)
    end(cursed)
    assert [score(cursed, seat) - score(plain, seat) for seat in (0, 1)] == [-6, 0]
    assert score(cursed, 0) < -20, "below zero"


@pytest.mark.rule("SF-CURSE-07")
def test_symbols_on_favours_count_and_everybody_is_compared() -> None:
    hands = ["mosses:sun", "vines:sun", ""]
    for favours, hit in (
        (["", "", ""], (False, False, True)),
        (["", "", "mosses vines"], (True, True, False)),
        (["sun moon", "", "vines mosses"], (True, True, False)),
    ):
        table = with_curses(forest("webs2", players=3, tiles=hands, favours=favours), *["mosses-vines"] * 3)
        end(table)
        assert met(table) == hit
        cards = ["mosses-vines", "favours", "powers"]
        table = with_curses(forest("webs2", players=3, tiles=hands, favours=favours), *cards)
        end(table)
        assert met(table)[0] == hit[0], "whatever the others' cards"


@pytest.mark.rule("SF-CURSE-07")
def test_powers_on_favours_count() -> None:
    table = with_curses(
        forest("webs2", tiles=["vines:sun", "webs:sun"], favours=["", "moon"]), "powers", "powers"
    )
    end(table)
    assert met(table) == (True, False)
