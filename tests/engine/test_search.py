"""The player that searches: it looks past the next action, as far as it is told to and no longer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.game import Game
from engine.legal import Legal
from engine.match import Match
from engine.outcome import Outcome
from engine.players import LEVELS, ComputerPlayer, RandomPlayer, SearchPlayer
from engine.players.memory import MEMORY
from engine.players.search import COMPILED
from engine.players.stopping_rule import EARLY, LONGEST, is_enough
from engine.players.tree import Node, SearchTree
from engine.text import Seat, Who, say
from engine.thinking import Branch
from tests.engine.contract.random_games import every_game, glimpses, starts
from tests.engine.test_players import play_out
from tests.engine.toys.magpies import GAME as MAGPIES
from tests.engine.toys.nests import MagpieOptions
from tests.engine.toys.pebbles import GAME as PEBBLES
from tests.engine.toys.pebbles import Heap, PebbleOptions, Pebbles, Pick


class Counted(Pebbles):
    """Pebbles that count how often somebody has asked how they stand."""

    def __init__(self) -> None:
        self.looks = 0

    def outcome(self, table: Heap) -> Outcome:
        self.looks += 1
        return super().outcome(table)


class Nim(Pebbles):
    """One pebble or two, turn and turn about. To take the last, leave the other seat a number that three divides."""

    def awaits(self, table: Heap) -> Mapping[Seat, Ask[Pick]]:
        picks = (Pick("pebble"), Pick("turn"))[: table.left]
        return {table.active: Ask(say("pebbles-must"), Legal(lambda: picks))} if picks else {}

    def play(self, table: Heap, seat: Seat, action: Pick, chance: Chance) -> Iterator[Event]:
        number = 1 if action.what == "pebble" else 2
        table.left -= number
        table.taken[seat] += number
        if table.left:
            table.active = Seat(1 - seat)
        yield Event(say("pebbles-picked", who=Who(seat), left=table.left))


@every_game
def test_it_can_play_whatever_is_chosen_for_a_game(game: Game[Any, Any]) -> None:
    player = SearchPlayer(positions=15, most=6)
    for start in starts(game, len(game.seats), "search"):
        for match, entry in glimpses(start, closely=2):
            if entry:
                assert player.pick(match, entry.seat, Chance(b"search")) in match.legal(entry.seat)


@pytest.mark.parametrize("seats", PEBBLES.seats)
def test_it_goes_through_with_what_wins_at_the_end(seats: int) -> None:
    match = Match.new(PEBBLES, PebbleOptions(heap=5), seats, b"five")
    for left in range(5, 0, -1):
        assert match.view(None).left == left  # type: ignore[attr-defined]
        picked = SearchPlayer(positions=300).pick(match, Seat(0), Chance(b"five"))
        assert picked == Pick("pebble")
        match.play(Seat(0), picked)
    assert match.outcome
    assert match.outcome.winners == (0,)


def test_it_picks_the_same_from_the_same_chance() -> None:
    match = Match.new(MAGPIES, MagpieOptions(rounds=3), 2, b"same")
    player = SearchPlayer(positions=120)
    for number in range(5):
        seat = match.awaiting[0]
        picks = [player.pick(match, seat, Chance(bytes([number]))) for _ in range(2)]
        assert picks[0] == picks[1]
        match.play(seat, picks[0])


def test_it_looks_at_as_many_positions_as_it_is_told_to() -> None:
    game = Counted()
    match = Match.new(game, PebbleOptions(heap=200), 2, b"many")
    match.play(Seat(0), Pick("pebble"))
    looks = []
    for positions in (0, 40, 400):
        game.looks = 0
        SearchPlayer(positions=positions + 1).pick(match, Seat(0), Chance(b"many"))
        looks.append(game.looks)
        assert game.looks <= positions + 2
    assert looks[0] < looks[1] < looks[2]


def test_who_is_late_picks_at_once() -> None:
    game = Counted()
    match = Match.new(game, PebbleOptions(heap=200), 2, b"late")
    match.play(Seat(0), Pick("pebble"))
    picked = SearchPlayer(positions=10**9).pick(match, Seat(0), Chance(b"late"), lambda: 2.0)
    assert picked in match.legal(Seat(0))
    assert game.looks == 2


class Watch:
    """A clock that is later each time somebody looks at it, by a hundredth of what a player has."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 100


def root(**branches: tuple[int, float]) -> Node:
    """Return a place from which each of `branches` was walked the first number of times, finding the second for seat 0 on the average."""
    found = Node([0.0], visits=sum(visits for visits, _ in branches.values()))
    found.branches = {name: Node([visits * mean], visits=visits) for name, (visits, mean) in branches.items()}
    return found


def test_when_its_time_is_over_it_thinks_on_only_while_another_action_promises_more() -> None:
    clear, open_ = root(a=(30, 0.6), b=(20, 0.5)), root(a=(30, 0.5), b=(20, 0.6))
    took = {}
    for name, place in (("clear", clear), ("open", open_)):
        tree = SearchTree(PEBBLES, 1, Seat(0), 40)
        tree.root, watch = place, Watch()
        while not is_enough(tree, 10, 10**9, watch()):
            assert watch.looks < 1000
        took[name] = watch.looks / 100
    assert took == {"clear": 1.0, "open": LONGEST}


@pytest.mark.parametrize(
    ("visits", "walks", "looked", "enough"),
    [
        ((100, 20), 120, 500, True),
        ((100, 60), 160, 500, False),
        ((100, 60), 160, 700, True),
        ((100, 60), 160, 1000, True),
        ((15, 0), 15, 900, False),
        ((21, 0), 21, 900, True),
        # What a memory has found counts, but a fifth of the time is taken all the same.
        ((9000, 10), 30, 150, False),
        ((9000, 10), 30, 250, True),
    ],
)
def test_it_has_thought_enough_when_what_is_left_can_change_nothing(
    visits: tuple[int, int], walks: int, looked: int, enough: bool
) -> None:
    tree = SearchTree(PEBBLES, 1, Seat(0), 40)
    tree.root, tree.looked = root(a=(visits[0], 0.5), b=(visits[1], 0.5)), looked
    assert is_enough(tree, walks, 1000, 0.0) is enough
    assert is_enough(tree, walks, 10**9, looked / 1000) is enough


@pytest.mark.parametrize(
    ("patience", "fewest", "most"), [(0.25, 0, LONGEST * 25), (4, EARLY * 400, LONGEST * 400)]
)
def test_a_patient_player_takes_more_of_the_time_it_is_given(
    patience: float, fewest: float, most: float
) -> None:
    match, watch = Match.new(PEBBLES, PebbleOptions(heap=200), 2, b"patience"), Watch()
    match.play(Seat(0), Pick("pebble"))
    SearchPlayer(positions=10**9, patience=patience).pick(
        match, match.awaiting[0], Chance(b"patience"), watch
    )
    assert fewest < watch.looks <= most


class Told:
    """A tree of a game's own, which counts what it was asked."""

    def __init__(self) -> None:
        self.seat, self.span, self.looked = Seat(0), 1.0, 0

    def go_on(self, chance: Chance) -> int:
        self.looked += 1000
        return 1

    def branches(self) -> dict[Pick, Branch]:
        return {Pick("pebble"): Branch(1, 0.0), Pick("turn"): Branch(1, 0.1)}


@pytest.mark.parametrize(("is_compiled", "is_ready"), [(True, True), (True, False), (False, True)])
def test_who_is_compiled_searches_longer_in_a_tree_of_the_games_own_where_that_is_ready(
    is_compiled: bool, is_ready: bool
) -> None:
    game, own, asked = Nim(), Told(), []

    def own_tree(table: Heap, seat: Seat, chance: Chance, has_time: bool) -> Told | None:
        asked.append(has_time)
        return own if is_ready else None

    game.thinking.own_tree = own_tree  # type: ignore[method-assign]
    match = Match.new(game, PebbleOptions(heap=4), 2, b"own")
    player = SearchPlayer(positions=1000, compiled=is_compiled)
    picked = player.pick(match, Seat(0), Chance(b"own"))
    # Of four, one pebble leaves three; the game's own tree says otherwise.
    assert picked == Pick("turn" if is_compiled and is_ready else "pebble")
    assert own.looked == (1000 * COMPILED if is_compiled and is_ready else 0)
    player.pick(match, Seat(0), Chance(b"own"), lambda: 0.0)
    assert asked == ([True, False] if is_compiled else [])


def test_as_many_walks_and_a_higher_mean_are_preferred() -> None:
    place = root(a=(30, 0.5), b=(30, 0.7), c=(20, 0.9))
    tree = SearchTree(PEBBLES, 1, Seat(0), 40)
    tree.root = place
    assert SearchPlayer(positions=1)._best(tree, Chance(b"")) == "b"


def test_one_action_needs_no_thought() -> None:
    game = Counted()
    match = Match.new(game, PebbleOptions(), 2, b"one")
    assert SearchPlayer(positions=10**9).pick(match, Seat(0), Chance(b"one")) == Pick("pebble")
    assert game.looks == 0


@pytest.mark.parametrize("heap", [4, 5, 7, 8])
def test_it_foresees_what_the_other_seat_will_do(heap: int) -> None:
    match = Match.new(Nim(), PebbleOptions(heap=heap), 2, b"nim")
    match.play(Seat(0), SearchPlayer(positions=1500).pick(match, Seat(0), Chance(b"nim")))
    assert match.view(None).left % 3 == 0  # type: ignore[attr-defined]


def test_it_beats_random_by_far() -> None:
    wins = Counter[bool]()
    for number in range(20):
        match = Match.new(MAGPIES, MagpieOptions(), 2, f"duel {number // 2}".encode())
        players: list[ComputerPlayer] = [RandomPlayer()] * 2
        players[number % 2] = SearchPlayer(positions=60)
        outcome = play_out(match, players, Chance(f"{number}".encode())).outcome
        assert outcome
        wins[outcome.winners == (number % 2,)] += 1
    assert wins[True] > 2 * wins[False]


def test_the_strengths_differ_by_time_and_noise_alone() -> None:
    levels = [player for player in LEVELS.values() if isinstance(player, SearchPlayer)]
    assert len(levels) == len(LEVELS) == 5
    looks = [player.positions for player in levels]
    assert looks == sorted(set(looks))
    noise = [player.noise for player in levels]
    assert noise == sorted(noise, reverse=True)


def test_the_strengths_have_the_names_they_are_saved_by() -> None:
    assert list(LEVELS) == ["random", "greedy", "brief", "well", "deep"]


def test_the_stronger_a_player_the_more_of_its_time_it_takes_and_the_weakest_answer_at_once() -> None:
    levels = [player for player in LEVELS.values() if isinstance(player, SearchPlayer)]
    assert [player.slow for player in levels] == [False, False, True, True, True]
    patience = [player.patience for player in levels if player.slow]
    assert patience == sorted(set(patience))
    assert patience[-1] == 1
    assert [player.compiled for player in levels] == [False, False, False, True, True]
    assert [player.memory for player in levels] == [None, None, None, MEMORY, MEMORY]


def test_noise_makes_it_miss_what_is_best() -> None:
    match = Match.new(Nim(), PebbleOptions(heap=5), 2, b"noise")
    chances = [Chance(bytes([number])) for number in range(20)]
    sure = {SearchPlayer(positions=400).pick(match, Seat(0), chance) for chance in chances}
    blurred = {SearchPlayer(positions=400, noise=5).pick(match, Seat(0), chance) for chance in chances}
    assert sure == {Pick("turn")}
    assert len(blurred) == 2


def test_noise_blurs_by_no_more_than_its_share_of_all_that_is_at_stake() -> None:
    place = root(worst=(30, 0.0), good=(20, 1.5), best=(10, 2.0))
    tree = SearchTree(PEBBLES, 1, Seat(0), 40)
    tree.root, tree._low, tree._high = place, 0.0, 2.0
    player = SearchPlayer(positions=1, noise=0.5)
    assert {player._best(tree, Chance(bytes([number]))) for number in range(60)} == {"good", "best"}


def test_a_decision_that_is_easy_takes_less_of_the_time() -> None:
    match = Match.new(PEBBLES, PebbleOptions(heap=3), 2, b"three")
    hard = Match.new(MAGPIES, MagpieOptions(rounds=3), 2, b"hard")
    shares = [_taken(match, positions=3000), _taken(hard, positions=3000)]
    assert shares[0] < shares[1]


def _taken(match: Match[Any], positions: int) -> float:
    """Return the share of the time that was taken when it picked, with a clock that ticks at every question."""
    asked = 0

    def late() -> float:
        nonlocal asked
        asked += 1
        return asked / 200

    SearchPlayer(positions=positions).pick(match, match.awaiting[0], Chance(b"easy"), late)
    return asked / 200
