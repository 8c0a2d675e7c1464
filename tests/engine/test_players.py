"""Opponents: legal, fair to what their seat knows, and better than chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from time import thread_time
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.outcome import Outcome
from engine.players import ComputerPlayer, GreedyPlayer, RandomPlayer, SearchPlayer
from engine.players.player import worth_playing
from engine.registry import find
from engine.text import Seat
from tests.engine.contract.random_games import MOST_ACTIONS, every_game, glimpses, played, starts
from tests.engine.toys.magpies import GAME as MAGPIES
from tests.engine.toys.magpies import Take
from tests.engine.toys.nests import MagpieOptions
from tests.engine.toys.pebbles import GAME as PEBBLES
from tests.engine.toys.pebbles import Heap, PebbleOptions, Pebbles, Pick

KINDS: dict[str, ComputerPlayer] = {
    "random": RandomPlayer(),
    "greedy": GreedyPlayer(),
    "search": SearchPlayer(positions=10, most=4),
}
"""One player of each kind; how long a search goes on makes no difference to what is asked of it here."""

every_kind = pytest.mark.parametrize("player", KINDS.values(), ids=KINDS.keys())


def play_out(match: Match[Any], players: list[ComputerPlayer], chance: Chance) -> Match[Any]:
    for _ in range(MOST_ACTIONS):
        if match.over:
            return match
        seat = match.awaiting[0]
        match.play(seat, players[seat].pick(match, seat, chance))
    raise AssertionError("does not end")


@every_kind
@every_game
def test_a_game_of_players_alone_is_played_to_the_end(game: Game[Any, Any], player: ComputerPlayer) -> None:
    for start in starts(game, 2, "players"):
        match = start.match()
        assert play_out(match, [player] * start.seats, Chance(b"players")).over


@every_kind
@every_game
def test_thinking_changes_neither_the_match_nor_its_chance(
    game: Game[Any, Any], player: ComputerPlayer
) -> None:
    for start in starts(game, 2, "thinking"):
        for match, entry in glimpses(start, closely=2):
            if entry:
                before = match.digest
                assert player.pick(match, entry.seat, Chance(b"thoughts")) in match.legal(entry.seat)
                assert match.digest == before


@every_kind
@every_game
def test_a_player_picks_the_same_on_all_tables_that_look_the_same(
    game: Game[Any, Any], player: ComputerPlayer
) -> None:
    for start in starts(game, 2, "thinking"):
        for match, entry in glimpses(start, closely=2):
            if entry and game.keeping.at_rest(match.imagine(None, Chance(b""))):
                other = match.fork(entry.seat, b"could be")
                picks = [player.pick(one, entry.seat, Chance(b"same")) for one in (match, other)]
                assert picks[0] == picks[1]


def test_random_picks_every_action_about_as_often() -> None:
    match = Match.new(MAGPIES, MagpieOptions(), 2, b"fair")
    for seat in match.awaiting:
        match.play(seat, match.legal(seat).actions[0])
    chance = Chance(b"fair")
    actions = match.legal(Seat(0)).actions
    counts = Counter(RandomPlayer().pick(match, Seat(0), chance) for _ in range(200 * len(actions)))
    assert set(counts) == set(actions)
    assert all(140 < count < 260 for count in counts.values())


def test_greedy_takes_the_best_of_the_display() -> None:
    match = Match.new(MAGPIES, MagpieOptions(), 2, b"best")
    for seat in match.awaiting:
        match.play(seat, match.legal(seat).actions[0])
    display = match.view(Seat(0)).display  # type: ignore[attr-defined]

    def worth(action: Take) -> int:
        return sum(display[name] for name in (action.first, action.second) if name)

    takes = [action for action in match.legal(Seat(0)) if isinstance(action, Take)]
    picked = GreedyPlayer().pick(match, Seat(0), Chance(b""))
    assert worth(picked) == max(map(worth, takes))


def test_greedy_beats_random() -> None:
    wins = Counter[bool]()
    for number in range(40):
        match = Match.new(MAGPIES, MagpieOptions(), 2, f"duel {number}".encode())
        greedy = number % 2
        players: list[ComputerPlayer] = [
            GreedyPlayer() if seat == greedy else RandomPlayer() for seat in range(2)
        ]
        outcome = play_out(match, players, Chance(f"{number}".encode())).outcome
        assert outcome
        if len(outcome.winners) == 1:
            wins[outcome.winners[0] == greedy] += 1
    assert wins[True] > 2 * wins[False]


def test_greedy_considers_no_more_than_it_is_told_to() -> None:
    match = Match.new(MAGPIES, MagpieOptions(), 2, b"few")
    for seat in match.awaiting:
        match.play(seat, match.legal(seat).actions[0])
    picks = {GreedyPlayer(most=1).pick(match, Seat(0), Chance(bytes([n]))) for n in range(1, 60)}
    assert picks == set(match.legal(Seat(0)))


class Ranked(Pebbles):
    """Pebbles of which none counts: only the rank says who is ahead, and that is whose turn it is."""

    def __init__(self) -> None:
        self.looks = 0

    def outcome(self, table: Heap) -> Outcome:
        self.looks += 1
        return Outcome(tuple(replace(each, score=0) for each in super().outcome(table).standings), False)


def test_greedy_prefers_the_better_rank_among_as_many_points_and_needs_no_look_at_a_single_action() -> None:
    game = Ranked()
    match = Match.new(game, PebbleOptions(), 2, b"rank")
    assert GreedyPlayer().pick(match, Seat(0), Chance(b"rank")) == Pick("pebble")
    assert game.looks == 0
    match.play(Seat(0), Pick("pebble"))
    assert {GreedyPlayer().pick(match, Seat(0), Chance(bytes([n]))) for n in range(9)} == {Pick("pebble")}
    assert game.looks == 9 * 3 * 2


class Reverted(Pebbles):
    """Pebbles where each pick only prepares the next, and so is taken back rather than played."""

    reverting_verbs = frozenset({"pick"})


@pytest.mark.parametrize("player", [RandomPlayer(), GreedyPlayer()])
def test_what_only_takes_back_is_picked_where_there_is_nothing_else(player: ComputerPlayer) -> None:
    match = Match.new(Reverted(), PebbleOptions(), 2, b"back")
    assert player.pick(match, Seat(0), Chance(b"back")) == Pick("pebble")
    assert worth_playing(PEBBLES, (Pick("pebble"), Pick("turn"))) == (Pick("pebble"), Pick("turn"))


def test_what_only_takes_back_is_left_where_there_is_something_else() -> None:
    game = find("spirit-island")
    grow, restart = (game.grammar.read(line) for line in ("grow 1", "restart"))
    assert worth_playing(game, (restart, grow)) == (grow,)


def test_a_seat_with_nothing_to_do_has_nothing_to_pick() -> None:
    match = Match.new(MAGPIES, MagpieOptions(), 2, b"nobody")
    for player in KINDS.values():
        with pytest.raises(ValueError, match="cannot draw"):
            player.pick(match, Seat(7), Chance(b""))


@every_game
def test_greedy_is_quick(game: Game[Any, Any]) -> None:
    """Typically under 60 ms of the processor for a pick; four times that is allowed here for a slow one."""
    took = []
    for start in starts(game, 1, "quick"):
        for match, entry in played(start):
            if entry and match.seq % 6 == 0:
                began = thread_time()
                GreedyPlayer().pick(match, entry.seat, Chance(b"quick"))
                took.append(thread_time() - began)
    assert sorted(took)[len(took) // 2] < 0.24
