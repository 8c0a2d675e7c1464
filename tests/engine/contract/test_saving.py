"""A match that is saved, copied, forked or taken back is exactly what it should be."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from engine.action import to_text, verb_of
from engine.chance import Chance
from engine.errors import Sealed
from engine.game import Game
from engine.match import Match
from engine.record import RecordedMove, play_again
from engine.saved_match import Saved, load_match, save_match
from engine.text import Seat
from engine.undo import Entry
from tests.engine.contract.random_games import (
    at_sizes,
    beginning,
    every_game,
    every_size,
    glimpses,
    moments,
    moments_of,
    played,
    some_action,
    viewers,
)


def again(match: Match[Any]) -> Match[Any]:
    """Return the match, saved to JSON and loaded."""
    saved = Saved.model_validate_json(save_match(match).model_dump_json())
    return load_match(saved, match.game)


def assert_same(one: Match[Any], other: Match[Any]) -> None:
    assert one.digest == other.digest
    assert one.seq == other.seq
    assert one.asks.keys() == other.asks.keys()
    for seat, ask in one.asks.items():
        assert (ask.prompt, ask.must) == (other.asks[seat].prompt, other.asks[seat].must)
        assert ask.legal.actions == other.legal(seat).actions
    for viewer in viewers(one.seats):
        assert one.view(viewer) == other.view(viewer)


@every_size
def test_a_saved_match_is_loaded_as_it_was_after_every_action(game: Game[Any, Any], seats: int) -> None:
    for match, _ in moments_of(game, seats):
        loaded = again(match)
        assert loaded.notice is None
        assert_same(match, loaded)
        assert save_match(loaded) == save_match(match)


@at_sizes(2)
def test_a_match_loaded_before_every_action_goes_the_same_way(game: Game[Any, Any], seats: int) -> None:
    start = beginning(game, seats, "reloading")
    loaded = start.match()
    for match, entry in played(start):
        if entry:
            loaded = again(loaded)
            loaded.play(entry.seat, entry.action)
        else:
            assert loaded.digest == match.digest


@every_game
def test_loading_leaves_what_was_saved_as_it_was(game: Game[Any, Any]) -> None:
    chance = Chance(b"leaving")
    for match, _ in moments(game, 1):
        saved = save_match(match)
        written = saved.model_dump_json()
        loaded = load_match(saved, game)
        while not loaded.over and loaded.seq < match.seq + 4:
            step = some_action(loaded, chance)
            loaded.play(step.seat, step.action)
        assert saved.model_dump_json() == written


@every_size
def test_a_copy_and_a_fork_go_their_own_way(game: Game[Any, Any], seats: int) -> None:
    chance = Chance(b"copies")
    for match, _ in moments_of(game, seats):
        before = match.digest
        twin, dream = match.copy(), match.fork(chance.choice(viewers(match.seats)), b"dream")
        assert_same(match, twin)
        for other in (twin, dream):
            if not other.over:
                step = some_action(other, chance)
                other.play(step.seat, step.action)
        assert match.digest == before


@every_size
def test_undo_gives_the_exact_state_back_or_says_why_not(game: Game[Any, Any], seats: int) -> None:
    start = beginning(game, seats)
    digests = [match.digest for match, _ in played(start)]
    for match, _ in glimpses(start)[::5]:
        for seat in map(Seat, range(seats)):
            _take_back(match, seat, digests)


def _take_back(match: Match[Any], seat: Seat, digests: list[str]) -> None:
    before = match.digest
    try:
        steps = match.undoable(seat)
    except Sealed:
        with pytest.raises(Sealed) as sealed:
            match.undo(seat)
        assert sealed.value.text.key in (
            "sealed-nothing",
            "sealed-other",
            "sealed-draw",
            "sealed-all",
            "sealed-all-what",
            "sealed-some",
            "sealed-some-what",
            "sealed-final",
        )
        assert match.digest == before
        return
    twin = match.copy()
    assert twin.undo(seat) == steps
    assert all(entry.seat == seat for entry in steps)
    assert twin.seq == match.seq - len(steps)
    assert twin.digest == digests[twin.seq]
    for entry in steps:
        twin.play(entry.seat, entry.action)
    assert twin.digest == before, "what was taken back leads to the same state when it is played again"
    assert save_match(twin) == save_match(match)


@every_size
def test_what_undo_takes_back_had_told_nobody_anything(game: Game[Any, Any], seats: int) -> None:
    """On any other table that looked the same before, everybody could see the same after each of the actions."""
    chance = Chance(b"what could have been")
    for match, _ in moments_of(game, seats)[::5]:
        for seat in map(Seat, range(match.seats)):
            again = match.copy()
            with suppress(Sealed):
                for entry in again.undo(seat):
                    before = again.copy()
                    told = again.play(entry.seat, entry.action)
                    for viewer in viewers(match.seats):
                        seen = again.view(viewer), [event.text for event in told if event.read_by(viewer)]
                        other = before.imagine(viewer, chance)
                        assert seen in _could_see(game, other, entry, viewer), f"{entry} told {viewer}"


def _could_see(game: Game[Any, Any], table: Any, entry: Entry[Any], viewer: Seat | None) -> Iterator[Any]:
    """Yield what the viewer would see and read of this action; others than its seat know only its verb."""
    legal = game.awaits(table)[entry.seat].legal.under(verb_of(entry.action))
    for action in sorted(legal, key=lambda action: action != entry.action):
        if action == entry.action or viewer != entry.seat:
            other = game.keeping.copy(table)
            told = tuple(game.play(other, entry.seat, action, Chance(b"none is drawn")))
            yield game.view(other, viewer), [event.text for event in told if event.read_by(viewer)]


@at_sizes(2)
def test_replay_tells_the_same_story(game: Game[Any, Any], seats: int) -> None:
    start = beginning(game, seats, "replay")
    moves, digests = [], []
    for match, entry in played(start):
        digests.append(match.digest)
        if entry:
            moves.append(RecordedMove(entry.seat, to_text(entry.action)))
    again = play_again(game, start.options, start.seats, start.seed, moves)
    assert [match.digest for match, _ in again] == digests
