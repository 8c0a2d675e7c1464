"""The rules of Cairn, told as stories."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.errors import Illegal
from engine.event import Event
from engine.match import Match
from engine.text import Seat
from grovekeeper_cairn import GAME
from grovekeeper_cairn.model import WEIGHTS, CairnAction, CairnOptions, Lay, Player, Swap, Table

ALA, OLA = Seat(0), Seat(1)


def table(
    ala: list[int], ola: list[int], cairn: list[int] | None = None, bag: list[int] | None = None
) -> Table:
    """Return a table at which Ala is about to move; each player may swap once."""
    return Table(bag or [], [Player(ALA, ala, 1), Player(OLA, ola, 1)], ALA, cairn or [])


def play(table: Table, seat: Seat, action: CairnAction) -> list[Event]:
    return list(GAME.play(table, seat, action, Chance(b"stones")))


def reason(table: Table, seat: Seat, action: CairnAction) -> str | None:
    """Return the id of the rule that speaks against an action; None where none does."""
    objection = GAME.objection(table, seat, action)
    return objection and objection.rule


@pytest.mark.rule("CAIRN-SETUP-01")
@pytest.mark.parametrize(("seats", "left"), [(2, 18), (3, 15), (4, 12)])
def test_each_player_draws_three_of_24_stones(seats: int, left: int) -> None:
    dealt = GAME.setup(CairnOptions(), seats, Chance(b"stones"))
    assert [len(player.stones) for player in dealt.players] == [3] * seats
    assert (len(dealt.bag), dealt.active) == (left, ALA)
    everything = dealt.bag + [stone for player in dealt.players for stone in player.stones]
    assert sorted(everything) == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4


@pytest.mark.rule("CAIRN-SETUP-01")
@pytest.mark.parametrize(("viewer", "seen"), [(ALA, (2, 3)), (OLA, (None, None)), (None, (None, None))])
def test_nobody_else_sees_the_stones_of_a_hand(viewer: Seat | None, seen: tuple[int | None, ...]) -> None:
    view = GAME.view(table([2, 3], [5], bag=[1, 6]), viewer)
    assert view.players[ALA].stones == seen
    assert view.bag == 2


@pytest.mark.rule("CAIRN-LAY-01")
def test_only_own_stones_can_be_laid_or_swapped() -> None:
    before = table([2, 3], [5])
    assert reason(before, ALA, Lay(3)) is None
    assert reason(before, ALA, Lay(5)) == "CAIRN-LAY-01"
    assert reason(before, ALA, Swap(5)) == "CAIRN-LAY-01"


@pytest.mark.rule("CAIRN-LAY-02")
def test_a_stone_scores_the_height_it_reaches() -> None:
    laid = table([4, 3], [5], cairn=[5, 4])
    play(laid, ALA, Lay(4))
    assert (laid.cairn, laid.players[ALA].points) == ([5, 4, 4], 3)


@pytest.mark.rule("CAIRN-LAY-03")
def test_a_stone_that_is_too_heavy_makes_the_cairn_fall() -> None:
    fallen = table([5, 3], [5], cairn=[6, 4])
    play(fallen, ALA, Lay(5))
    assert (fallen.cairn, fallen.players[ALA].points) == ([5], 0)


@pytest.mark.rule("CAIRN-LAY-04")
def test_whoever_lays_a_stone_draws_one_and_alone_reads_which() -> None:
    drawn = table([5, 3], [5], bag=[6])
    *_, event = play(drawn, ALA, Lay(5))
    assert drawn.players[ALA].stones == [3, 6]
    assert event.read_by(ALA)
    assert not event.read_by(OLA)
    assert not event.read_by(None)


@pytest.mark.rule("CAIRN-SWAP-01")
def test_a_swapped_stone_goes_into_the_bag_and_ends_the_turn() -> None:
    swapped = table([5, 3], [5], bag=[6, 6])
    play(swapped, ALA, Swap(5))
    assert sorted(swapped.bag + swapped.players[ALA].stones) == [3, 5, 6, 6]
    assert len(swapped.players[ALA].stones) == 2
    assert swapped.active == OLA


@pytest.mark.rule("CAIRN-SWAP-02")
def test_nobody_swaps_more_often_than_the_host_allows() -> None:
    swapped = table([5, 3], [5], bag=[6])
    play(swapped, ALA, Swap(3))
    play(swapped, OLA, Lay(5))
    stone = swapped.players[ALA].stones[0]
    assert reason(swapped, ALA, Swap(stone)) == "CAIRN-SWAP-02"
    assert Swap(stone) not in GAME.awaits(swapped)[ALA].legal


@pytest.mark.rule("CAIRN-END-01")
def test_most_points_win_when_nobody_has_a_stone_left() -> None:
    last = table([2], [3], cairn=[5])
    play(last, ALA, Lay(2))
    assert not GAME.outcome(last).final
    play(last, OLA, Lay(3))
    assert GAME.awaits(last) == {}
    assert GAME.outcome(last).winners == (ALA,)


def test_a_refusal_names_the_nearest_moves_that_are_legal() -> None:
    match = Match.new(GAME, CairnOptions(swaps=0), 2, b"seed")
    missing = next(weight for weight in WEIGHTS if Lay(weight) not in match.legal(ALA))
    with pytest.raises(Illegal) as refused:
        match.play(ALA, Lay(missing))
    assert refused.value.text.key == "cairn-refused-not-held"
    assert set(refused.value.nearest) == set(match.legal(ALA))
