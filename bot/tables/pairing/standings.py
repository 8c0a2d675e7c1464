"""The standings of a tournament, and the order of players who have as many points.

Points come first; then the points of one's opponents, in a Swiss tournament of all of them (Buchholz), else of those one has beaten and
half of those one was level with (Sonneborn and Berger), and then the other of these two. Who is equal in all of this shares a place; the
order among them, for the pairing, is that of the number of wins, and then of the draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.tables.pairing.model import PairingForm, Round


@dataclass(frozen=True, slots=True)
class Line:
    """A player's line in the standings. Points are counted in shares of a `WIN`."""

    player: int
    place: int
    points: int
    buchholz: int
    berger: int
    wins: int
    final: int = 0
    """Points of the final, for the finalists; they count before all others."""
    is_finalist: bool = False


def standings(players: Sequence[int], rounds: Sequence[Round], form: PairingForm) -> list[Line]:
    """Return the standings after these rounds, the best first. `players` are in the order of the draw."""
    points = {player: sum(_points(player, rounds)) for player in players}
    finalists = {player for each in rounds for player in _finalists(each)}
    found = [_line(player, rounds, points, is_finalist=player in finalists) for player in players]
    key = _key(form)
    ordered = sorted(found, key=lambda line: (*key(line), line.wins), reverse=True)
    keys = [key(line) for line in ordered]
    return [replace(line, place=1 + keys.index(own)) for line, own in zip(ordered, keys, strict=True)]


def shared(line: Line, lines: Sequence[Line]) -> tuple[int, int]:
    """Return the first and the last of the places that a line shares with others; twice the same one where it shares it with nobody."""
    return line.place, line.place - 1 + sum(other.place == line.place for other in lines)


def _finalists(each: Round) -> Iterator[int]:
    """Yield the players in the final, including those who have won there because somebody has withdrawn."""
    yield from (player for meeting in each.meetings if meeting.is_final for player in meeting.players)
    yield from (bye.player for bye in each.byes if bye.is_final)


def _key(form: PairingForm) -> Callable[[Line], tuple[int, ...]]:
    def key(line: Line) -> tuple[int, ...]:
        others = (line.buchholz, line.berger) if form is PairingForm.SWISS else (line.berger, line.buchholz)
        return (line.is_finalist, line.final, line.points, *others)

    return key


def _line(player: int, rounds: Sequence[Round], points: dict[int, int], *, is_finalist: bool) -> Line:
    buchholz = berger = wins = 0
    for each in rounds:
        buchholz += points[player] * sum(bye.player == player and not bye.is_final for bye in each.byes)
        for meeting in each.meetings:
            if player not in meeting.players or not meeting.places or meeting.is_final:
                continue
            own = meeting.places[meeting.players.index(player)]
            others = [
                (points[other], place)
                for other, place in zip(meeting.players, meeting.places, strict=True)
                if other != player
            ]
            buchholz += sum(of for of, _ in others)
            berger += sum(of * (2 * (own < place) + (own == place)) for of, place in others) // 2
            wins += all(own < place for _, place in others)
    final = sum(_points(player, rounds, final=True))
    return Line(player, 0, points[player], buchholz, berger, wins, final, is_finalist)


def _points(player: int, rounds: Sequence[Round], *, final: bool = False) -> Iterator[int]:
    """Yield the points that each round gave a player: each round of the final, or each of all others."""
    for each in rounds:
        yield from (bye.points for bye in each.byes if bye.player == player and bye.is_final == final)
        for meeting in each.meetings:
            if player in meeting.players and meeting.places and meeting.is_final == final:
                yield meeting.points[meeting.players.index(player)]
