"""The tree of a search: its walks, the deals they go on, and what is kept of both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import exp

import pytest

from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.legal import Legal
from engine.match import Match
from engine.players.knowledge import dealt_table
from engine.players.tree import FEW, TRUST, Node, SearchTree, State
from engine.text import Seat, say
from tests.engine.test_search import Nim
from tests.engine.toys.pebbles import GAME as PEBBLES
from tests.engine.toys.pebbles import Heap, PebbleOptions, Pebbles, Pick

ONE, TWO = Pick("pebble"), Pick("turn")


class Dealt(Pebbles):
    """Pebbles that note the luck by which they are dealt anew."""

    def __init__(self) -> None:
        self.luck: list[bytes] = []

    def redeal(self, table: Heap, seat: Seat | None, chance: Chance) -> Heap:
        self.luck.append(chance.twin().seed())
        return super().redeal(table, seat, chance)


class Followed(SearchTree):
    """A tree that notes which deals were walked on."""

    def __init__(self) -> None:
        super().__init__(Nim(), 2, Seat(0), 40)
        self.deals: list[int] = []

    def walk(self, deal: int, chance: Chance) -> None:
        self.deals.append(deal)
        super().walk(deal, chance)


def nim(heap: int) -> Match[Pick]:
    return Match.new(Nim(), PebbleOptions(heap=heap), 2, b"nim")


def walked(walks: int, heap: int = 9) -> Followed:
    """Return a tree of Nim after so many walks."""
    tree, chance = Followed(), Chance(b"walks")
    tree.search(nim(heap))
    for _ in range(walks):
        assert tree.go_on(chance) == 1
    return tree


def nodes(node: Node) -> list[Node]:
    return [node, *(each for branch in node.branches.values() for each in nodes(branch))]


def test_what_is_dealt_anew_says_nothing_about_the_luck_that_follows() -> None:
    game, seed = Dealt(), Chance(b"seed").seed()
    match = Match.new(game, PebbleOptions(), 2, b"dealt")
    for _ in range(2):
        dealt_table(match, Seat(0), seed)
    assert game.luck[0] == game.luck[1] != Chance(seed).seed()


def test_walks_go_on_as_many_deals_as_is_the_root_of_their_number_and_on_all_alike() -> None:
    tree = walked(400)
    assert tree.deals[:3] == [0, 1, 0]
    assert set(tree.deals[:100]) == set(range(10))
    assert set(tree.root.states) == set(range(20))
    assert set(Counter(tree.deals[-39:]).values()) == {1, 2}


def test_every_walk_counts_once_at_each_place_it_comes_by() -> None:
    tree = walked(50)
    assert tree.root.visits == 50
    # The first walk ends at the root, where each branch is looked at once, and every other walk goes on into one of them.
    assert sum(branch.visits for branch in tree.root.branches.values()) == 2 + 49
    assert all(
        abs(node.mean(Seat(0)) + node.mean(Seat(1)) - 1) < 1e-9 for node in nodes(tree.root) if node.visits
    )


def test_a_place_without_walks_promises_nothing() -> None:
    assert Node([3.0], visits=0).mean(Seat(0)) == 0
    assert Node([3.0, 1.0], visits=2).mean(Seat(1)) == 0.5


def test_the_value_at_the_end_of_a_game_is_what_a_walk_has_found() -> None:
    tree = walked(60, heap=2)
    assert tree.root.branches[TWO].mean(Seat(0)) == 1
    assert tree.root.branches[ONE].mean(Seat(0)) < tree.root.branches[TWO].mean(Seat(0))
    assert tree.root.branches[TWO].visits > tree.root.branches[ONE].visits
    assert tree.span == 1


def test_who_goes_on_from_a_place_forgets_the_deals_of_all_that_follows_and_keeps_what_was_found() -> None:
    tree = walked(50)
    place = tree.root.branches[ONE]
    found = place.visits, list(place.found)
    assert any(node.states and node.met for node in nodes(place)[1:])
    tree.begin_at(place)
    assert tree.looked == 0
    assert tree.root is place
    assert (place.visits, place.found) == found
    assert not any(node.states or node.met for node in nodes(place))


def test_an_action_that_only_a_later_deal_allows_is_looked_at_and_the_walk_goes_on() -> None:
    tree = Followed()
    tree.root.branches = {ONE: Node([0.5, 0.5])}
    tree.root.states[0] = State(Heap(9, [0, 0], Seat(0)), Chance(b"later"))
    tree.walk(0, Chance(b"later"))
    assert set(tree.root.branches) == {ONE, TWO}
    assert tree.root.visits == 1
    assert sum(branch.visits for branch in tree.root.branches.values()) == 3


def test_where_there_is_no_choice_a_walk_goes_on_to_the_next_one() -> None:
    tree = SearchTree(PEBBLES, 2, Seat(0), 40)
    tree.root.states[0] = State(Heap(5, [0, 0], Seat(0)), Chance(b"one"))
    tree.walk(0, Chance(b"one"))
    assert set(tree.root.branches) == {ONE}
    assert set(tree.root.branches[ONE].branches) == {ONE, TWO}
    assert tree.root.branches[ONE].visits == tree.root.visits == 1


class Fan(Pebbles):
    """A heap from which as many pebbles may be taken at once as are there; a number is worth the more the larger it is."""

    def awaits(self, table: Heap) -> Mapping[Seat, Ask[str]]:  # type: ignore[override]
        numbers = [f"{number:02}" for number in range(1, table.left + 1)]
        return {table.active: Ask(say("pebbles-must"), Legal(lambda: numbers))} if numbers else {}

    def play(self, table: Heap, seat: Seat, action: str, chance: Chance) -> list[Event]:  # type: ignore[override]
        table.left, table.taken = 0, [int(action), 0]
        return []


def fanned(most: int, heap: int, known: int = 0) -> SearchTree:
    """Return a tree after a walk on a deal that allows that many numbers, the first few of which were known before."""
    game = Fan()
    game.thinking.priors = lambda table, seat, actions: [1.0] * len(actions)  # type: ignore[method-assign]
    game.thinking.value = lambda table: [float(table.taken[0])] * 2  # type: ignore[method-assign]
    tree = SearchTree(game, 2, Seat(0), most)
    tree.root.branches = {f"{number:02}": Node([0.0, 0.0]) for number in range(1, known + 1)}
    tree.root.states[0] = State(Heap(heap, [0, 0], Seat(0)), Chance(b"fan"))
    tree.walk(0, Chance(b"fan"))
    return tree


@pytest.mark.parametrize(("most", "met"), [(12, 12), (40, 30), (1, FEW)])
def test_no_more_actions_are_looked_at_in_one_place_than_it_is_told_to(most: int, met: int) -> None:
    tree = fanned(most, 30)
    assert len(tree.root.branches) == met
    assert tree.looked == 1 + met


@pytest.mark.parametrize(("known", "met"), [(4, 12), (7, 12), (9, 9 + FEW), (12, 12 + FEW)])
def test_a_new_deal_adds_as_many_actions_as_there_is_room_for_and_always_a_few(known: int, met: int) -> None:
    assert len(fanned(12, 30, known).root.branches) == met


def test_at_a_glance_an_action_is_the_less_likely_the_more_of_what_is_at_stake_it_gives_away() -> None:
    tree = fanned(40, 11)
    worths = {int(action): branch.mean(Seat(0)) for action, branch in tree.root.branches.items()}
    likely = {int(action): branch.likely for action, branch in tree.root.branches.items()}
    assert (worths[11], worths[1], tree.span) == (11, 1, 10)
    assert likely[11] == 1
    assert likely[6] == pytest.approx(exp(-TRUST / 2))
    assert likely[1] == pytest.approx(exp(-TRUST))


def test_of_what_is_asked_of_several_the_searching_seat_answers_first_and_who_need_not_is_not_waited_for() -> (
    None
):
    class Both(Pebbles):
        must: tuple[bool, bool] = (True, True)

        def awaits(self, table: Heap) -> Mapping[Seat, Ask[Pick]]:
            return {
                Seat(seat): Ask(say("pebbles-must"), Legal(lambda: (ONE, TWO)), must=must)
                for seat, must in enumerate(self.must)
            }

    game = Both()

    def asked(first: Seat | None) -> Seat | None:
        return State(Heap(3, [0, 0], Seat(0)), Chance(b"both")).ask(game, first)

    assert (asked(None), asked(Seat(0)), asked(Seat(1)), asked(Seat(2))) == (0, 0, 1, 0)
    game.must = (False, True)
    assert (asked(None), asked(Seat(0))) == (1, 0)
    game.must = (False, False)
    assert asked(None) is None


@pytest.mark.parametrize(
    ("priors", "kept"), [((1.0, 0.5), (ONE, TWO)), ((0.0, 0.5), (TWO,)), ((0.0, 0.0), (ONE, TWO))]
)
def test_what_is_worth_no_thought_is_left_out_unless_nothing_is(
    priors: tuple[float, float], kept: tuple[Pick, ...]
) -> None:
    game = Nim()
    game.thinking.priors = lambda table, seat, actions: priors  # type: ignore[method-assign]
    state = State(Heap(5, [0, 0], Seat(0)), Chance(b"priors"))
    assert state.ask(game) == 0
    assert state.actions == kept
    assert len(state.priors) == len(kept)
    assert all(state.priors)


def test_an_action_that_is_likelier_is_looked_into_first() -> None:
    tree = SearchTree(PEBBLES, 1, Seat(0), 40)
    tree._low, tree._high = 0.0, 1.0
    state = State(Heap(5, [0, 0], Seat(0), begun=True), Chance(b"likely"))
    state.ask(PEBBLES)
    places = {ONE: Node([0.5], likely=0.2), TWO: Node([0.5], likely=0.8)}
    node = Node([0.0])
    node.branches = dict(places)
    assert tree._selected(node, state) == (TWO, places[TWO])
    places[TWO].visits, places[TWO].found = 30, [15.0]
    assert tree._selected(node, state) == (ONE, places[ONE])
    places[ONE].found, places[TWO].found = [0.0], [30.0]
    assert tree._selected(node, state) == (TWO, places[TWO])
