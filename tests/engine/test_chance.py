"""Chance: provable, fair, and the same in every process."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance, Dream, Still, commitment

seeds = st.binary(min_size=1, max_size=32)


@given(seeds, st.integers(1, 2**64))
def test_a_draw_lies_below_its_bound(seed: bytes, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


@given(seeds, st.lists(st.integers(1, 60), max_size=30))
def test_the_same_seed_draws_the_same(seed: bytes, bounds: list[int]) -> None:
    one, other = Chance(seed), Chance(seed)
    assert [one.below(bound) for bound in bounds] == [other.below(bound) for bound in bounds]
    assert one.counters == other.counters


@given(seeds, st.integers(0, 20), st.integers(0, 20))
def test_going_on_from_saved_counters_draws_what_would_have_come(
    seed: bytes, before: int, after: int
) -> None:
    whole, first = Chance(seed), Chance(seed)
    drawn = [whole.below(1000) for _ in range(before + after)]
    for _ in range(before):
        first.below(1000)
    second = Chance(seed, dict(first.counters))
    assert [second.below(1000) for _ in range(after)] == drawn[before:]


@given(seeds, st.integers(0, 9))
def test_streams_do_not_disturb_each_other(seed: bytes, noise: int) -> None:
    quiet, loud = Chance(seed), Chance(seed)
    for _ in range(noise):
        loud.stream("seat-1").below(6)
    assert quiet.stream("seat-0").below(10**9) == loud.stream("seat-0").below(10**9)
    assert quiet.below(10**9) == loud.below(10**9)


def test_streams_share_the_counters_that_are_saved() -> None:
    chance = Chance(b"seed")
    chance.stream("seat-1").below(6)
    chance.stream("seat-1").below(6)
    chance.below(6)
    assert chance.counters == {"seat-1": 2, "table": 1}


def test_streams_differ() -> None:
    chance = Chance(b"seed")
    assert chance.stream("a").below(2**64) != chance.stream("b").below(2**64)


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item_and_leaves_its_argument(seed: bytes, items: list[int]) -> None:
    before = list(items)
    assert Counter(Chance(seed).shuffled(items)) == Counter(items)
    assert items == before


def test_every_order_is_about_as_likely() -> None:
    chance = Chance(b"fair")
    counts = Counter(tuple(chance.shuffled("abc")) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_every_value_is_about_as_likely() -> None:
    chance = Chance(b"dice")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_what_cannot_be_drawn_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Chance(b"seed").below(bound)


def test_nothing_to_choose_from_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Chance(b"seed").choice([])


def test_draws_never_change_between_versions() -> None:
    """Matches in progress and published seeds hang on these numbers."""
    chance = Chance(b"for ever")
    assert [chance.below(1000) for _ in range(5)] == [687, 596, 158, 600, 17]
    assert chance.stream("seat-0").shuffled("abcdef") == list("ecbafd")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"seed") == sha256(b"seed").hexdigest()


def test_a_sample_is_all_in_order_or_as_many_as_wanted_at_random() -> None:
    chance = Chance(b"sample")
    assert chance.sample("abc", 3) == "abc"
    seen = {tuple(chance.sample("abcd", 2)) for _ in range(200)}
    assert seen == set(permutations("abcd", 2))


def test_a_twin_draws_the_same_and_takes_nothing_away() -> None:
    chance = Chance(b"twin", name="dice")
    chance.below(6)
    drawn = [chance.twin().below(1000) for _ in range(3)]
    assert drawn == [drawn[0]] * 3
    assert chance.below(1000) == drawn[0]


def test_seeds_for_other_chances_differ_and_repeat() -> None:
    seeds = [[chance.seed() for _ in range(20)] for chance in (Chance(b"seeds"), Chance(b"seeds"))]
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 20


@given(st.lists(st.integers(), max_size=60))
def test_a_dream_shuffles_and_says_whether_it_had_to(pile: list[int]) -> None:
    dream = Dream()
    assert sorted(dream.shuffled(pile)) == sorted(pile)
    assert dream.drew is (len(pile) > 1)
    assert Dream().shuffled(pile) == Dream().shuffled(pile)


def test_a_dream_comes_to_every_order_as_often() -> None:
    dream = Dream()
    orders = Counter(tuple(dream.shuffled("abc")) for _ in range(6000))
    assert set(orders) == set(permutations("abc"))
    assert all(900 < times < 1100 for times in orders.values())
    assert {dream.stream("seat-1").below(3) for _ in range(50)} == {0, 1, 2}


def test_where_nothing_is_left_to_chance_piles_stay_and_draws_go_round() -> None:
    still = Still()
    assert still.shuffled([3, 1, 2]) == [3, 1, 2]
    assert [still.stream("any").below(3) for _ in range(4)] == [0, 1, 2, 0]
    assert still.asked == [3, None, None, None, None]
    assert still.counters == {}


class Given(Chance):
    """Chance that draws what it is given."""

    def __init__(self, *drawn: int) -> None:
        super().__init__(b"")
        self.left = [*drawn]

    def _draw(self) -> int:
        return self.left.pop(0)


@pytest.mark.parametrize(
    ("bound", "drawn", "found", "left"),
    [
        (3, [2**64 - 1, 5], 2, 0),
        (3, [2**64 - 2, 5], 2, 1),
        (2**64, [2**64 - 1, 5], 2**64 - 1, 1),
        (2**63 + 1, [2**63 + 1, 7], 7, 0),
        (2**63 + 1, [2**63, 7], 2**63, 1),
        (1, [2**64 - 1, 5], 0, 1),
    ],
)
def test_a_draw_that_would_favour_some_numbers_is_drawn_again_and_no_other(
    bound: int, drawn: list[int], found: int, left: int
) -> None:
    chance = Given(*drawn)
    assert chance.below(bound) == found
    assert len(chance.left) == left


def test_a_seed_is_a_whole_draw_and_the_first_half_of_it_counts_most() -> None:
    chance = Given(2**64 - 1, 1, 0)
    assert [chance.seed() for _ in range(3)] == [b"\xff" * 8, bytes(7) + b"\x01", bytes(8)]
