"""A recorded game played again: what it tells, and the very move at which the rules leave the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.match import Match
from engine.record import Diverged, RecordedMove, play_again, play_on
from engine.text import Seat
from tests.engine.toys.pebbles import GAME, PebbleOptions

OPTIONS, SEED = PebbleOptions(heap=5), b"seed"
LINES = ((0, "pick pebble"), (0, "pick turn"), (1, "pick pebble"))


def record() -> tuple[str, list[RecordedMove]]:
    """Return the digest of the setup, and moves as a log has them."""
    match = Match.new(GAME, OPTIONS, 2, SEED)
    setup, moves = match.digest, []
    for seat, line in LINES:
        match.play(Seat(seat), GAME.grammar.read(line))
        moves.append(RecordedMove(Seat(seat), line, match.digest))
    return setup, moves


def left_at(moves: Sequence[RecordedMove], setup: str | None = None) -> tuple[int, bool]:
    """Return the number of the move at which the rules leave the record, and whether they refuse it."""
    positions = play_again(GAME, OPTIONS, 2, SEED, moves, setup)
    with pytest.raises(Diverged) as left:
        list(positions)
    return left.value.number, left.value.refused is not None


def test_the_record_of_a_game_leads_to_every_one_of_its_positions() -> None:
    setup, moves = record()
    digests = [match.digest for match, _ in play_again(GAME, OPTIONS, 2, SEED, moves, setup)]
    assert digests == [setup, *(move.digest for move in moves)]


def test_what_moves_tell_is_told_again() -> None:
    _, moves = record()
    first = Match.new(GAME, OPTIONS, 2, SEED)
    told = [first.play(move.seat, GAME.grammar.read(move.line)) for move in moves]
    assert [events for _, events in play_again(GAME, OPTIONS, 2, SEED, moves)] == [(), *told]
    assert list(play_on(Match.new(GAME, OPTIONS, 2, SEED), moves)) == told


def test_another_setup_is_left_before_the_first_position() -> None:
    _, moves = record()
    assert left_at(moves, "another digest") == (0, False)


@pytest.mark.parametrize("number", range(1, 1 + len(LINES)))
def test_a_move_is_left_where_its_digest_differs_or_it_is_refused(number: int) -> None:
    setup, moves = record()
    move = moves[number - 1]
    for changed, is_refused in ((replace(move, digest=""), False), (replace(move, line="fly"), True)):
        altered = [*moves[: number - 1], changed, *moves[number:]]
        assert left_at(altered, setup) == (number, is_refused)


def test_digests_that_the_record_does_not_say_are_not_compared() -> None:
    _, moves = record()
    bare = [replace(move, digest=None) for move in moves]
    *_, (match, _) = play_again(GAME, OPTIONS, 2, SEED, bare)
    assert match.digest == moves[-1].digest
