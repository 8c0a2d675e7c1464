"""Scenes of a film: the table as one reader may see it, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.jobs import film
from bot.jobs.film import FilmJob
from engine.action import to_text
from engine.event import Event
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from words.catalogue import words

GAME = "spirits-of-the-forest"
"""A game that tells some things to one player alone."""
EN = words("en")


def played(seats: int, count: int) -> tuple[list[tuple[int, Seat, str, str]], list[tuple[Event, ...]]]:
    """Return the first moves of a game as a film is told of them, and what was told of each."""
    game = find(GAME)
    match = Match.new(game, game.Options(), seats, b"a film")
    moves, told = [], []
    for number in range(1, count + 1):
        seat = match.awaiting[0]
        action = match.legal(seat).actions[3 * (number - 1) % len(match.legal(seat))]
        told.append(tuple(match.play(seat, action)))
        moves.append((number, seat, to_text(action), match.digest))
    return moves, told


def job(moves: Sequence[tuple[int, Seat, str, str]], people: Sequence[str], seat: Seat | None) -> FilmJob:
    return FilmJob(GAME, {}, b"a film", tuple(moves), seat, tuple(people), "en", 1 << 20)


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(1)])
def test_a_scene_tells_of_a_turn_what_its_reader_may_know(seat: Seat | None) -> None:
    people = ("Ada", "Bruno")
    moves, told = played(2, 30)
    first, *others = (scene.words for scene in job(moves, people, seat).scenes())
    assert first == EN.key(GAME)
    turns: list[list[int]] = []
    for place, (_, mover, _, _) in enumerate(moves):
        if place and moves[place - 1][1] == mover:
            turns[-1].append(place)
        else:
            turns.append([place])
    assert len(turns) < len(moves)
    expected = []
    for turn in turns:
        lines = (EN.say(event.text, people) for place in turn for event in told[place] if event.read_by(seat))
        expected.append(f"{moves[turn[-1]][0]}. {' '.join(lines)}")
    assert others == expected
    assert any(not event.read_by(None) for events in told for event in events)


def test_of_somebody_alone_each_move_is_a_scene() -> None:
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 1, b"a film")
    moves = []
    for number in range(1, 7):
        action = match.legal(Seat(0)).actions[0]
        match.play(Seat(0), action)
        moves.append((number, Seat(0), to_text(action), match.digest))
    of_one = FilmJob(game.id, {}, b"a film", tuple(moves), None, ("Ada",), "en", 1 << 20)
    assert len(list(of_one.scenes())) == 1 + len(moves)
    assert len(list(FilmJob(game.id, {}, b"other luck", tuple(moves), None, ("Ada",), "en", 1).scenes())) < 7


def test_of_a_long_game_several_turns_share_a_scene_and_of_one_without_moves_there_is_the_setup(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people = ("Ada", "Bruno")
    moves, _ = played(2, 24)
    every = [scene.words for scene in job(moves, people, None).scenes()][1:]
    shared = -(-len(every) // 3)
    monkeypatch.setattr(film, "MOST", 3)
    few = [scene.words for scene in job(moves, people, None).scenes()]
    assert [EN.key(GAME)] == [scene.words for scene in job([], people, None).scenes()] == few[:1]
    assert shared > 1
    assert len(few) - 1 == -(-len(every) // shared) <= 3
    lasts = [*every[shared - 1 :: shared], *([] if len(every) % shared == 0 else every[-1:])]
    assert [each.partition(". ")[0] for each in few[1:]] == [each.partition(". ")[0] for each in lasts]
    assert all(long.endswith(last.partition(". ")[2]) for long, last in zip(few[1:], lasts, strict=True))
