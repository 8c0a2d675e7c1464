"""Jobs as they are run in the process that does them: what each returns, and what it tells on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import pytest

from bot.jobs import film as film_job
from bot.jobs.analysis import AnalysisJob
from bot.jobs.draw import DrawJob
from bot.jobs.film import FilmJob
from bot.jobs.intend import IntendJob
from bot.jobs.position import Position
from bot.jobs.think import ThinkJob
from engine.action import to_text
from engine.analysis import Analyst
from engine.chance import Chance
from engine.match import Match
from engine.players import Late, SearchPlayer, never
from engine.record import RecordedMove
from engine.registry import find
from engine.saved_match import save_match
from engine.text import Seat
from render.sheets.film import Film, Scene
from tests.bot.jobs.test_film import played

FOREST = "spirits-of-the-forest"
QUICK = Analyst(SearchPlayer(positions=20), suspects=0)


def silent(*_: object) -> None:
    """Listen to nothing that is told on the way."""


@dataclass(frozen=True)
class Wanderer:
    """A player that means to go a way, and picks its first action though it may not be legal; it notes at which position it was asked."""

    lines: Sequence[str]
    asked: list[str]
    slow: bool = False

    def way(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> tuple[Any, ...]:
        self.asked.append(match.digest)
        return tuple(map(match.game.grammar.read, self.lines))

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        self.asked.append(match.digest)
        return match.game.grammar.read(self.lines[len(self.asked) - 1])


def test_an_analysis_is_that_of_the_analyst_and_there_is_none_of_a_game_that_comes_out_otherwise() -> None:
    game, moves = find(FOREST), tuple(RecordedMove(*move[1:]) for move in played(2, 4)[0])
    told: list[tuple[int, int]] = []
    job = AnalysisJob(find, QUICK, FOREST, {}, 2, b"a film", moves)
    assert job.run(lambda *done: told.append(done)) == QUICK.analyse(
        game, game.Options(), 2, b"a film", moves, silent
    )
    assert told[0] == (1, 4)
    assert AnalysisJob(find, QUICK, FOREST, {}, 2, b"other luck", moves).run(silent) is None


def test_a_film_is_drawn_of_its_scenes_and_tells_how_many_of_its_frames_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def drawn(game: str, scenes: Sequence[Scene], *others: Any) -> Film:
        *given, on_frame = others
        for number in range(len(scenes)):
            on_frame(number + 1)
        return Film(repr((game, [each.words for each in scenes], given)).encode(), 1, 1)

    monkeypatch.setattr(film_job, "film", drawn)
    told: list[tuple[int, int]] = []
    people = ("Ada", "Bruno")
    job = FilmJob(FOREST, {}, b"a film", tuple(played(2, 2)[0]), None, people, "en", 1 << 20)
    film, scenes = job.run(lambda *done: told.append(done)), [each.words for each in job.scenes()]
    assert film is not None
    assert film.data.decode() == repr((FOREST, scenes, [people, "en", 1 << 20]))
    assert told == [(number, len(scenes)) for number in range(len(scenes) + 1)]


def test_what_is_drawn_is_what_the_function_returns() -> None:
    assert DrawJob(int, ("11",), {"base": 2}).run(silent) == 3
    assert DrawJob(dict).run(silent) == {}


def intended(at: Position, *lines: str) -> tuple[list[tuple[str, Any]], list[str]]:
    """Return what is told of a way of these moves, and at which position the player was asked."""
    player = Wanderer(lines, [])
    moves, _ = IntendJob(cast(SearchPlayer, player), at, b"its own chance").run(silent)
    return [*moves], player.asked


def begun(seats: int = 2) -> tuple[Match[Any], Seat, Position]:
    game = find(FOREST)
    match = Match.new(game, game.Options(), seats, b"in no time")
    seat = match.awaiting[0]
    return match, seat, Position(find, save_match(match).model_dump_json(), seat)


def test_what_is_meant_is_told_up_to_what_is_not_legal_any_more() -> None:
    match, seat, at = begun()
    first = match.legal(seat).actions[0]
    ahead = match.copy()
    label = match.game.telling.label(match.view(seat), first)
    ahead.play(seat, first)
    then = ahead.legal(seat).actions[0]
    says = [(to_text(first), label), (to_text(then), match.game.telling.label(ahead.view(seat), then))]
    told, asked = intended(at, to_text(first), to_text(then), to_text(first), to_text(then))
    assert told == says
    assert asked == [match.digest]
    assert intended(at)[0] == []


def test_what_nobody_may_know_of_is_not_told_though_it_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, at = begun()
    first = match.legal(seat).actions[0]
    monkeypatch.setattr(type(match.game), "secret_verbs", frozenset({first.verb}))
    assert intended(at, to_text(first))[0] == []


def test_a_player_whose_move_is_legal_only_after_those_of_others_is_asked_again_without_them() -> None:
    match, seat, _ = begun()
    counted = match.legal(seat).actions[0]
    ahead = match.fork(seat, b"any")
    ahead.play(seat, counted)
    assert seat in ahead.awaiting
    later = next(each for each in ahead.legal(seat).actions if each not in match.legal(seat))
    saved = save_match(match).model_dump_json()
    at = Position(find, saved, seat, ((seat, to_text(counted)),))
    for lines, positions in (
        ((to_text(later), to_text(counted)), [at.ahead().digest, match.digest]),
        ((to_text(match.legal(seat).actions[1]), ""), [at.ahead().digest]),
    ):
        player = Wanderer(lines, [])
        picked = ThinkJob(player, at, b"its own chance", 1.0).run(silent)
        assert picked == lines[len(positions) - 1]
        assert player.asked == positions
