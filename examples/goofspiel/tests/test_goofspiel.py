"""The rules of Goofspiel, told as stories."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.game import TableOptions
from engine.text import Seat
from grovekeeper_goofspiel import GAME, Bid, Player, Table

LUCK = Chance(b"goof")


def table(*hands: list[int], treasure: int = 5, hidden: tuple[int, ...] = (3,)) -> Table:
    return Table([], [*hidden], treasure, [Player(Seat(seat), hand) for seat, hand in enumerate(hands)])


def bid(at: Table, *cards: int) -> None:
    for seat, card in enumerate(cards):
        tuple(GAME.play(at, Seat(seat), Bid(card), LUCK))


@pytest.mark.rule("GOOF-SETUP-01")
def test_everybody_is_dealt_nine_cards_that_only_they_see() -> None:
    dealt = GAME.setup(TableOptions(), 3, LUCK)
    assert [len(player.hand) for player in dealt.players] == [9] * 3
    assert GAME.view(dealt, Seat(0)).players[1].hand == (None,) * 9


@pytest.mark.rule("GOOF-BID-01")
def test_all_bid_at_once_and_nobody_sees_a_bid_before_all_have() -> None:
    at = table([4, 2], [3, 2])
    assert set(GAME.awaits(at)) == {0, 1}
    assert GAME.objection(at, Seat(0), Bid(9))
    bid(at, 4)
    assert set(GAME.awaits(at)) == {1}
    assert GAME.view(at, Seat(1)).players[0].bid == (None,)
    assert GAME.objection(at, Seat(0), Bid(2))


@pytest.mark.rule("GOOF-BID-02")
def test_equal_cards_cancel_each_other() -> None:
    at = table([9], [9], [2])
    bid(at, 9, 9, 2)
    assert [player.won for player in at.players] == [[], [], [5]]


@pytest.mark.rule("GOOF-BID-03", "GOOF-END-01")
def test_a_treasure_that_nobody_wins_waits_for_the_next_winner() -> None:
    at = table([9, 1], [9, 4])
    bid(at, 9, 9)
    assert (at.kept, at.treasure) == (5, 3)
    bid(at, 1, 4)
    assert GAME.outcome(at).winners == (1,)
    assert GAME.outcome(at).standings[1].score == 8
    assert GAME.awaits(at) == {}
