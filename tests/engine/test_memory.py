"""Memory of a search: found again by how the match looks, and nowhere else."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.match import Match
from engine.players import LEVELS, SearchPlayer
from engine.players.memory import MEMORY, TREES, WALKED, SearchMemory
from engine.players.tree import Node, SearchTree, State
from engine.text import Seat
from tests.engine.contract.random_games import every_game, starts
from tests.engine.toys.pebbles import GAME as PEBBLES
from tests.engine.toys.pebbles import PebbleOptions

PLAYER = SearchPlayer(positions=300)


def begun(heap: int, seed: bytes) -> Match[Any]:
    """Return a heap from which one pebble has been taken, so that there is a choice."""
    match = Match.new(PEBBLES, PebbleOptions(heap=heap), 2, seed)
    match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    return match


def thought(match: Match[Any]) -> tuple[SearchPlayer, SearchMemory, Any]:
    """Return a player with a memory, who has picked once."""
    memory = SearchMemory()
    player = replace(PLAYER, memory=memory)
    return player, memory, player.pick(match, match.awaiting[0], Chance(b"thought"))


def test_it_goes_on_from_what_it_thought_before() -> None:
    match = begun(40, b"again")
    _, memory, picked = thought(match)
    seat = match.awaiting[0]
    match.play(seat, picked)
    while match.awaiting[0] != seat:
        match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    tree = memory.recall(match, seat)
    assert tree is not None
    assert tree.root.visits > 1
    assert set(tree.root.branches) == set(match.legal(seat))


@every_game
def test_what_was_legal_on_other_deals_alone_is_not_picked(game: Any) -> None:
    for start in starts(game, 1, "deals"):
        match, memory = start.match(), SearchMemory()
        seat = match.awaiting[0]
        tree = SearchTree(game, match.seats, seat, 40).search(match)
        for _ in range(3):
            tree.go_on(Chance(b"deals"))
        elsewhere = Node([1.0] * match.seats, visits=1000)
        tree.root.branches["drawn on another deal"] = elsewhere
        tree.root.visits += elsewhere.visits
        memory.keep(match, tree)
        found = memory.recall(match, seat)
        assert found is not None
        assert set(found.branches()) <= set(match.legal(seat))


class Asked(SearchMemory):
    """A memory that counts what was found in it."""

    found = 0

    def recall(self, match: Match[Any], seat: Seat) -> SearchTree | None:
        tree = super().recall(match, seat)
        self.found += tree is not None
        return tree


def test_whoever_has_a_memory_asks_it_before_they_think() -> None:
    match = begun(40, b"asked")
    memory = Asked()
    player, seat = replace(PLAYER, memory=memory), match.awaiting[0]
    match.play(seat, player.pick(match, seat, Chance(b"first")))
    while match.awaiting[0] != seat:
        match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    assert memory.found == 0
    player.pick(match, seat, Chance(b"second"))
    assert memory.found == 1


def test_the_second_of_two_actions_that_were_meant_is_still_meant_after_the_first() -> None:
    match, memory = begun(40, b"meant"), SearchMemory()
    seat = match.awaiting[0]
    one = match.legal(seat).actions[0]
    memory.intend(match, seat, (one, one))
    match.play(seat, one)
    assert memory.intended(match, seat) == (one,)


def test_what_was_meant_is_forgotten_where_it_looks_otherwise_or_is_not_legal_or_nothing_was_meant() -> None:
    match, memory = begun(40, b"meant"), SearchMemory()
    seat = match.awaiting[0]
    one, turn = match.legal(seat).actions
    assert memory.intended(match, seat) == ()
    memory.intend(match, seat, (one, one, one))
    assert memory.intended(match, seat) == ()
    match.play(seat, one)
    assert memory.intended(match, seat) == (one, one)
    match.play(seat, one)
    assert memory.intended(match, seat) == ()
    memory.intend(match, seat, (one, replace(one, what="nothing")))
    match.play(seat, one)
    assert memory.intended(match, seat) == ()
    memory.intend(match, seat, (one, one))
    memory.intend(match, seat, (one,))
    match.play(seat, one)
    assert memory.intended(match, seat) == ()
    assert turn in match.legal(seat)


def test_a_plan_goes_on_until_its_end_as_long_as_all_comes_as_it_was_meant() -> None:
    match, memory = begun(40, b"meant"), SearchMemory()
    seat = match.awaiting[0]
    one = match.legal(seat).actions[0]
    way: tuple[Any, ...] = (one, one, one)
    while way:
        memory.intend(match, seat, way)
        match.play(seat, way[0])
        assert memory.intended(match, seat) == way[1:]
        way = way[1:]


def test_of_a_tree_is_kept_what_was_walked_often_and_only_tables_on_which_its_seat_acts() -> None:
    match = begun(40, b"kept")
    tree = SearchTree(match.game, 2, match.awaiting[0], 40).search(match)
    chance = Chance(b"kept")
    for _ in range(400):
        tree.go_on(chance)
    SearchMemory().keep(match, tree)
    left = [tree.root]
    for node in left:
        assert all(state.seat == tree.seat for state in node.states.values())
        assert node.visits >= WALKED or not node.branches
        left += node.branches.values()
    assert any(node.states for node in left)
    assert any(node.visits < WALKED for node in left)


def test_a_tree_is_found_once_and_the_place_walked_most_is_found_first() -> None:
    match = begun(40, b"once")
    _, memory, _ = thought(match)
    seat = match.awaiting[0]
    tree = memory.recall(match, seat)
    assert tree is not None
    assert memory.recall(match, seat) is None
    twins = [Node([0.0, 0.0], visits=visits) for visits in (20, 30)]
    for node in twins:
        state = State(match.imagine(seat, Chance(b"twin")), Chance(b"twin"))
        state.ask(match.game)
        node.states[0] = state
    tree.root = Node([0.0, 0.0], visits=50)
    tree.root.branches = dict(enumerate(twins))
    memory.keep(match, tree)
    found = memory.recall(match, seat)
    assert found is not None
    assert found.root is twins[1]


def test_another_match_or_seat_is_not_taken_for_it() -> None:
    match = begun(40, b"again")
    _, memory, _ = thought(match)
    other = begun(40, b"another")
    assert memory.recall(other, other.awaiting[0]) is None
    assert memory.recall(match, Seat(1 - match.awaiting[0])) is None


def test_what_looks_otherwise_is_not_taken_for_it() -> None:
    match = begun(400, b"far")
    _, memory, _ = thought(match)
    for _ in range(150):
        match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    assert memory.recall(match, match.awaiting[0]) is None


def test_the_match_thought_of_last_is_forgotten_last() -> None:
    matches = [begun(9, bytes([number])) for number in range(TREES + 1)]
    player, memory, _ = thought(matches[0])
    for match in matches[1:]:
        player.pick(match, match.awaiting[0], Chance(b"thought"))
    assert memory.recall(matches[0], matches[0].awaiting[0]) is None
    assert memory.recall(matches[1], matches[1].awaiting[0]) is not None


@every_game
def test_it_picks_a_legal_action_all_through_a_game(game: Any) -> None:
    player = SearchPlayer(positions=40, memory=SearchMemory())
    for start in starts(game, 1, "memory"):
        match = start.match()
        for number in range(12):
            if match.over:
                break
            seat = match.awaiting[0]
            match.play(seat, player.pick(match, seat, Chance(bytes([number]))))


def test_a_player_that_is_sent_away_remembers_what_was_thought_there() -> None:
    sent = pickle.loads(pickle.dumps(LEVELS["deep"]))
    assert isinstance(sent, SearchPlayer)
    assert sent.memory is MEMORY


@pytest.mark.parametrize(("visits", "kept"), [(WALKED - 1, 0), (WALKED, 1)])
def test_a_place_is_remembered_once_it_was_walked_often_enough(visits: int, kept: int) -> None:
    tree = SearchTree(PEBBLES, 2, Seat(0), 40)
    tree.root = Node([1.0, 0.0], visits=100)
    place = Node([1.0, 0.0], visits=visits)
    place.branches = {"after": Node([1.0, 0.0])}
    tree.root.branches = {"then": place}
    SearchMemory().keep(Match.new(PEBBLES, PebbleOptions(heap=5), 2, b"often"), tree)
    assert len(place.branches) == kept
    assert set(tree.root.branches) == {"then"}
