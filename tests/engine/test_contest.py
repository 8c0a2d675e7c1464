"""Ways to go on are compared by what comes of them, as long as there is time; without it, by what they look like."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

import pytest

from engine.chance import Chance
from engine.match import Match
from engine.players import LEVELS, SearchPlayer
from engine.players.contest import Contest
from engine.players.memory import SearchMemory
from engine.players.search import POSITIONS
from engine.text import Seat
from engine.thinking import Thinking, Way
from tests.engine.test_search import Nim
from tests.engine.toys.pebbles import Heap, PebbleOptions, Pebbles, Pick

ONE, TWO = Pick("pebble"), Pick("turn")


class Plans(Thinking[Heap, Pick]):
    """One pebble looks better than two, whatever comes of it."""

    followed = 0

    def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
        return [Way((TWO,), 0.4), Way((ONE,), 0.6)]

    def foresee(
        self, table: Heap, seat: Seat, ways: Sequence[Sequence[Pick]], chance: Chance
    ) -> Iterator[Sequence[float]]:
        for (action,) in ways:
            self.followed += 1
            left = table.left - (1 if action == ONE else 2)
            yield [float(left % 3 == 0)] * 2


class Planned(Nim):
    @cached_property
    def thinking(self) -> Plans:
        return Plans(self)


def five_left() -> Match[Pick]:
    return Match.new(Planned(), PebbleOptions(heap=5), 2, b"planned")


def test_what_comes_of_a_way_counts_for_more_than_what_it_looks_like() -> None:
    match = five_left()
    hasty, thorough = (SearchPlayer(positions=POSITIONS * futures + 1) for futures in (0, 4))
    assert hasty.pick(match, Seat(0), Chance(b"look")) == ONE
    assert thorough.pick(match, Seat(0), Chance(b"follow")) == TWO


@pytest.mark.parametrize(("both", "spares", "picked"), [(0, 0, ONE), (0, 1, TWO), (1, 1, ONE)])
def test_who_spares_what_all_share_spends_it_only_where_there_is_no_other_way(
    both: bool, spares: bool, picked: Pick
) -> None:
    class Dear(Plans):
        def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
            return [Way((ONE,), 0.6, spends_common=True), Way((TWO,), 0.4, spends_common=both)]

    class Shared(Planned):
        @cached_property
        def thinking(self) -> Dear:
            return Dear(self)

    match = Match.new(Shared(), PebbleOptions(heap=5), 2, b"dear")
    player = SearchPlayer(positions=1, spares=spares)
    assert player.pick(match, Seat(0), Chance(b"look")) == picked


def test_partners_spare_what_all_share() -> None:
    assert all(player.spares for player in LEVELS.values() if isinstance(player, SearchPlayer))


@pytest.mark.parametrize(
    ("noise", "best"), [(0.0, [40]), (0.29, [40]), (0.6, range(30, 40)), (3.0, range(15, 30))]
)
def test_who_sees_badly_takes_a_worse_way_now_and_then_but_none_that_is_far_worse(
    noise: float, best: Sequence[int]
) -> None:
    """The ways lie 0.3 apart, and each looks better by up to the noise."""

    class Three(Plans):
        def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
            return [Way((pick,), value) for pick, value in ((ONE, 0.1), (TWO, 0.7), (ONE, 0.4))]

    class Blurred(Planned):
        @cached_property
        def thinking(self) -> Three:
            return Three(self)

    match = Match.new(Blurred(), PebbleOptions(heap=5), 2, b"blurred")
    player = SearchPlayer(positions=1, noise=noise)
    picked = [player.pick(match, Seat(0), Chance(b"blurred", name=str(each))) for each in range(40)]
    assert picked.count(TWO) in best


@pytest.mark.parametrize(("memory", "followed"), [(None, 2), (SearchMemory(), 6)])
def test_who_goes_on_with_a_plan_looks_into_as_many_futures_for_each_of_its_actions(
    memory: SearchMemory | None, followed: int
) -> None:
    class FarPlans(Plans):
        def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
            return [Way((TWO, ONE, ONE), 0.6), Way((ONE, TWO), 0.4)]

        def foresee(
            self, table: Heap, seat: Seat, ways: Sequence[Sequence[Pick]], chance: Chance
        ) -> Iterator[Sequence[float]]:
            return super().foresee(table, seat, [way[:1] for way in ways], chance)

    class Far(Planned):
        @cached_property
        def thinking(self) -> FarPlans:
            return FarPlans(self)

    game = Far()
    match = Match.new(game, PebbleOptions(heap=5), 2, b"far")
    SearchPlayer(positions=POSITIONS * 2, memory=memory).pick(match, Seat(0), Chance(b"far"))
    assert game.thinking.followed == followed


def test_who_is_late_goes_by_what_is_known() -> None:
    player = SearchPlayer(positions=POSITIONS * 4)
    assert player.pick(five_left(), Seat(0), Chance(b"late"), lambda: 2.0) == ONE


@pytest.mark.parametrize(("futures", "followed"), [(1, 0), (2, 2), (5, 4), (6, 6)])
def test_no_more_futures_are_followed_than_there_is_thought_for(futures: int, followed: int) -> None:
    match, game = five_left(), Planned()
    match.game = game
    contest = Contest(match, Seat(0), game.thinking.ways(Heap(5, [0, 0], Seat(0)), Seat(0), Chance(b"")))
    contest.hold(futures, Chance(b"hold"), lambda: False)
    assert game.thinking.followed == followed


def test_ways_that_begin_alike_need_no_contest() -> None:
    match, game = five_left(), Planned()
    match.game = game
    Contest(match, Seat(0), [Way((ONE,), 0.4), Way((ONE, TWO), 0.6)]).hold(9, Chance(b"hold"), lambda: False)
    assert game.thinking.followed == 0


class LongPlans(Thinking[Heap, Pick]):
    """Ways that begin with one pebble: the longer, the better what comes of them."""

    def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
        return [Way((ONE, ONE), 0.6), Way((ONE, TWO, ONE), 0.4)]

    def foresee(
        self, table: Heap, seat: Seat, ways: Sequence[Sequence[Pick]], chance: Chance
    ) -> Iterator[Sequence[float]]:
        for actions in ways:
            yield [len(actions) / 10] * 2


@pytest.mark.parametrize(("memory", "length"), [(None, 2), (SearchMemory(), 3)])
def test_who_means_to_play_a_whole_way_compares_those_that_begin_alike(
    memory: SearchMemory | None, length: int
) -> None:
    match, game = five_left(), Planned()
    game.__dict__["thinking"] = LongPlans(game)
    match.game = game
    player = SearchPlayer(positions=POSITIONS * 4 + 1, memory=memory)
    assert len(player.way(match, Seat(0), Chance(b"whole"))) == length


def test_a_way_that_surely_looks_worse_is_not_followed() -> None:
    match, game = five_left(), Planned()
    match.game = game
    ways = [Way((ONE,), 0.6, doubt=0.1), Way((TWO,), 0.4, doubt=0.1)]
    Contest(match, Seat(0), ways).hold(9, Chance(b"hold"), lambda: False)
    assert game.thinking.followed == 0


@pytest.mark.parametrize(("doubt", "followed"), [(0.1, 0), (0.25, 8)])
def test_a_way_that_may_be_better_than_it_looks_is_followed(doubt: float, followed: int) -> None:
    match, game = five_left(), Planned()
    match.game = game
    ways = [Way((ONE,), 0.6, doubt=0.0), Way((TWO,), 0.4, doubt=doubt)]
    contest = Contest(match, Seat(0), ways)
    contest.hold(9, Chance(b"hold"), lambda: False)
    assert game.thinking.followed == followed
    assert contest.entrants[0].way.actions == ((TWO,) if followed else (ONE,))


def test_ways_that_surely_look_alike_are_all_followed() -> None:
    match, game = five_left(), Planned()
    match.game = game
    contest = Contest(match, Seat(0), [Way((ONE,), 0.5, doubt=0.0), Way((TWO,), 0.5, doubt=0.0)])
    contest.hold(2, Chance(b"hold"), lambda: False)
    assert game.thinking.followed == 2
    assert contest.entrants[0].way.actions == (TWO,)


class ManyPlans(Thinking[Heap, int]):
    """As many ways as are wanted: the higher a number, the better what comes of it; on every other deal all are alike."""

    def __init__(self) -> None:
        self.rounds: list[list[int]] = []

    def foresee(
        self, table: Heap, seat: Seat, ways: Sequence[Sequence[int]], chance: Chance
    ) -> Iterator[Sequence[float]]:
        self.rounds.append(sorted(number for (number,) in ways))
        worth = 1.0 if len(self.rounds) % 2 else 0.0
        for (number,) in ways:
            yield [worth * number, 1 - worth * number]


def many(ways: int) -> tuple[Contest, ManyPlans]:
    """Return a contest of so many ways, of which each looks better than the next, and how it is thought about."""
    game, match = Planned(), five_left()
    game.__dict__["thinking"] = thinking = ManyPlans()
    match.game = game
    return Contest(match, Seat(0), [Way((number,), 1 - number / 100) for number in range(ways)]), thinking


def test_after_each_round_the_better_half_goes_on_to_twice_as_many_deals() -> None:
    contest, thinking = many(6)
    contest.hold(20, Chance(b"many"), lambda: False)
    assert thinking.rounds == [[0, 1, 2, 3, 4, 5], [3, 4, 5], [3, 4, 5], [4, 5], [4, 5], [4, 5], [4, 5]]
    assert [entrant.way.actions for entrant in contest.entrants] == [(5,), (4,)]


def test_of_more_ways_than_can_be_followed_twice_those_that_look_best_are() -> None:
    contest, thinking = many(6)
    contest.hold(7, Chance(b"many"), lambda: False)
    assert thinking.rounds == [[0, 1, 2], [1, 2], [1, 2]]


def test_a_deal_that_was_not_finished_in_time_counts_for_none() -> None:
    contest, thinking = many(3)
    answers = iter([False, False, False, False, True])
    contest.hold(99, Chance(b"many"), lambda: next(answers))
    assert len(thinking.rounds) == 2
    assert [entrant.way.actions for entrant in contest.entrants] == [(2,), (1,)]
    assert [entrant.worth for entrant in contest.entrants] == [2.0, 1.0]


def test_by_default_a_game_is_searched_action_by_action_and_foresees_what_a_table_promises() -> None:
    game = Nim()
    match = Match.new(game, PebbleOptions(heap=5), 2, b"plain")
    table = match.imagine(Seat(0), Chance(b"plain"))
    assert game.thinking.ways(table, Seat(0), Chance(b"plain")) == ()
    (one, two) = game.thinking.foresee(table, Seat(0), [(ONE,), (TWO,)], Chance(b"plain"))
    assert one[0] < two[0]
    assert table.left == 5


class ThreePlans(Plans):
    """Two pebbles look worst, one looks better, whatever is meant to come after it."""

    def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
        return [Way((ONE,), 0.6), Way((ONE, ONE), 0.5), Way((TWO,), 0.3)]


class PlannedInThree(Nim):
    @cached_property
    def thinking(self) -> ThreePlans:
        return ThreePlans(self)


def test_noise_blurs_ways_by_no_more_than_its_share() -> None:
    match = Match.new(PlannedInThree(), PebbleOptions(heap=5), 2, b"three")
    chances = [Chance(bytes([number])) for number in range(40)]
    picked = [
        {SearchPlayer(positions=1, noise=noise).pick(match, Seat(0), chance) for chance in chances}
        for noise in (0.0, 0.15, 0.9)
    ]
    assert picked == [{ONE}, {ONE}, {ONE, TWO}]


class Resolved(Thinking[Heap, Pick]):
    """Three pebbles and then the turn, thought of once for each turn."""

    thought = 0

    def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
        self.thought += 1
        return [Way((ONE, ONE, ONE, TWO), 0.6)]


class ResolvedPebbles(Pebbles):
    @cached_property
    def thinking(self) -> Resolved:
        return Resolved(self)


@pytest.mark.parametrize(("remembers", "thought"), [(True, 1), (False, 4)])
def test_who_remembers_goes_through_with_a_plan_without_thinking_again(
    *, remembers: bool, thought: int
) -> None:
    game = ResolvedPebbles()
    match = Match.new(game, PebbleOptions(heap=9), 2, b"resolved")
    player = SearchPlayer(positions=POSITIONS, memory=SearchMemory() if remembers else None)
    picked = []
    match.play(Seat(0), ONE)
    for _ in range(4):
        picked.append(player.pick(match, Seat(0), Chance(b"resolved")))
        match.play(Seat(0), picked[-1])
    assert picked == ([ONE, ONE, ONE, TWO] if remembers else [ONE] * 4)
    assert game.thinking.thought == thought
