"""The rules of Hex, told as stories."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.errors import Illegal
from engine.game import TableOptions
from engine.match import Match
from engine.text import Seat
from grovekeeper_hex import GAME, HexAction, Place, Swap, missing, name

ADA, OLA = Seat(0), Seat(1)


def match() -> Match[HexAction]:
    return Match.new(GAME, TableOptions(), 2, b"hex")


@pytest.mark.rule("HEX-PLACE-01", "HEX-PLACE-02")
def test_players_place_stones_in_turn_on_empty_spaces() -> None:
    game = match()
    game.play(ADA, Place("f", 6))
    for seat, place in ((OLA, Place("f", 6)), (ADA, Place("a", 1)), (OLA, Place("l", 1))):
        with pytest.raises(Illegal):
            game.play(seat, place)
    game.play(OLA, Place("a", 1))
    assert len(game.legal(ADA)) == 119


@pytest.mark.rule("HEX-SWAP-01")
def test_only_the_second_player_takes_over_the_first_stone_mirrored() -> None:
    game = match()
    assert Swap() not in game.legal(ADA)
    game.play(ADA, Place("b", 3))
    game.play(OLA, Swap())
    cells = game.view(None).cells
    assert [(name(cell), owner) for cell, owner in enumerate(cells) if owner >= 0] == [("c2", OLA)]
    assert Swap() not in game.legal(ADA)


@pytest.mark.rule("HEX-END-01")
@pytest.mark.parametrize("seat", [ADA, OLA])
def test_whoever_links_the_own_sides_wins(seat: Seat) -> None:
    board = GAME.setup(TableOptions(), 2, Chance(b"hex"))
    for number in range(1, 11):
        board.cells[(number * 11 + 4) if seat == ADA else (4 * 11 + number)] = seat
    assert missing(board.cells, seat) == 1
    board.active = seat
    tuple(GAME.play(board, seat, Place("e", 1) if seat == ADA else Place("a", 5), Chance(b"hex")))
    assert GAME.outcome(board).winners == (seat,)
    assert GAME.awaits(board) == {}
