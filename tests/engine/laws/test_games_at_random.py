"""Games at random: which options, seats and moments come, and how often."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import combinations, islice, product
from typing import Annotated, Any, Literal

import pytest
from annotated_types import Ge, Gt, Interval, Le, Lt
from pydantic import create_model

from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.game import TableOptions
from engine.laws import random_games
from engine.laws.random_games import (
    Patience,
    Start,
    accepted,
    any_options,
    every_pair,
    glimpses,
    mixes,
    played,
    some_action,
    starts,
    viewers,
    with_numbers,
)
from engine.match import Match
from engine.text import Seat, Text, say
from tests.engine.toys.pebbles import Heap, PebbleOptions, Pebbles, Pick


class ManyOptions(PebbleOptions):
    """Options of every form."""

    colour: Literal["red", "blue", "green"] = "red"
    loud: bool = False
    guest: Literal["otter", "heron"] | None = None
    wide: Annotated[int, Gt(0), Lt(5)] = 2
    name: str = "as it is"


class Many(Pebbles):
    Options = ManyOptions

    def refusal(self, options: TableOptions, seats: int | None = None) -> Text | None:
        return (
            say("no")
            if isinstance(options, ManyOptions) and options.colour == "blue" and seats == 1
            else None
        )


MANY = Many()


def listed(options: Any) -> tuple[Any, ...]:
    return options.colour, options.loud, options.guest


def test_everybody_who_can_look_is_each_seat_and_an_onlooker() -> None:
    assert viewers(3) == [None, Seat(0), Seat(1), Seat(2)]


@pytest.mark.parametrize(("seats", "count"), [(1, 2 * 2 * 3), (2, 3 * 2 * 3)])
def test_mixes_are_all_that_is_not_refused_of_what_is_listed(seats: int, count: int) -> None:
    found = [listed(each) for each in mixes(MANY, seats)]
    assert len({*found}) == len(found) == count
    assert {each.heap for each in mixes(MANY, seats)} == {12}  # type: ignore[attr-defined]
    assert {each.name for each in mixes(MANY, seats)} == {"as it is"}  # type: ignore[attr-defined]


def test_of_too_many_mixes_those_come_that_let_any_two_choices_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "MOST_MIXES", 9)
    few = Many()
    found = [listed(each) for each in mixes(few, 2)]
    pairs = {pair for each in found for pair in combinations(enumerate(each), 2)}
    assert len(pairs) == 3 * 2 + 3 * 3 + 2 * 3
    assert len(found) < 3 * 2 * 3
    assert all(colour != "blue" for colour, _, _ in map(listed, mixes(few, 1)))


def test_beginnings_take_the_numbers_of_seats_in_turn_and_every_mix_before_any_comes_again() -> None:
    found = [*starts(MANY, 2 * 18, "in turn")]
    assert [each.seats for each in found] == [1, 2] * 18
    of_two = [listed(each.options) for each in found if each.seats == 2]
    assert len({*of_two}) == 18
    of_one = [listed(each.options) for each in found if each.seats == 1]
    assert len({*of_one[:12]}) == 12
    assert of_one[:6] == of_one[12:]
    assert [*starts(MANY, 5, "in turn", 3)] == found[3:8]
    assert len({each.seed for each in found}) == len(found)
    assert [listed(each.options) for each in starts(MANY, 36, "another")] != [
        listed(each.options) for each in found
    ]


def test_in_beginnings_of_every_pair_any_two_choices_meet_with_each_number_of_seats() -> None:
    found = [*every_pair(MANY)]
    for seats, pairs in ((1, 2 * 2 + 2 * 3 + 2 * 3), (2, 3 * 2 + 3 * 3 + 2 * 3)):
        of_seats = [listed(each.options) for each in found if each.seats == seats]
        met = {pair for each in of_seats for pair in combinations(enumerate(each), 2)}
        assert {value for each in of_seats for value in enumerate(each)} == {
            value for each in map(listed, mixes(MANY, seats)) for value in enumerate(each)
        }
        assert len(met) <= pairs
    every = {pair for each in found for pair in combinations(enumerate(listed(each.options)), 2)}
    assert len(every) == 3 * 2 + 3 * 3 + 2 * 3
    assert len(found) < 12 + 18


def test_numbers_are_drawn_within_their_limits_and_both_limits_come() -> None:
    mix, chance = mixes(MANY, 2)[0], Chance(b"numbers")
    drawn: list[Any] = [with_numbers(MANY, mix, 2, chance) for _ in range(60)]
    assert {each.wide for each in drawn} == {1, 2, 3, 4}
    assert all(1 <= each.heap <= 400 for each in drawn)
    assert sum(each.heap == 12 for each in drawn) < 5, "nothing that was drawn is refused"
    assert len({each.heap for each in drawn}) > 40
    assert {listed(each) for each in drawn} == {listed(mix)}


def test_where_the_game_refuses_what_was_drawn_the_mix_is_played_as_it_is() -> None:
    class Picky(Pebbles):
        def refusal(self, options: TableOptions, seats: int | None = None) -> Text | None:
            return None if options == PebbleOptions() else say("no")

    assert with_numbers(Picky(), PebbleOptions(), 2, Chance(b"picky")) == PebbleOptions()
    assert accepted(Picky(), {"heap": 13}, 2) is None
    assert accepted(Picky(), {"heap": 0}, 2) is None, "the model does not accept it"
    assert accepted(Picky(), {"heap": 12}, 2) == PebbleOptions()


def test_any_options_are_what_the_model_accepts_also_what_the_game_refuses() -> None:
    found: list[Any] = [*any_options(MANY, 80)]
    assert len(found) == 80
    assert {each.colour for each in found} == {"red", "blue", "green"}
    assert {each.guest for each in found} == {None, "otter", "heron"}
    assert {each.wide for each in found} == {1, 2, 3, 4}
    assert {each.loud for each in found} == {False, True}


@pytest.mark.parametrize(
    ("kind", "metadata", "limits"),
    [
        (int, [Ge(1), Le(3)], (1, 3)),
        (int, [Gt(1), Lt(3)], (2, 2)),
        (int, [Interval(ge=2, le=9)], (2, 9)),
        (int, [Ge(1)], None),
        (int, [Le(1)], None),
        (int, [], None),
        (str, [Ge(1), Le(3)], None),
        (int | None, [Ge(0), Le(3)], (0, 3)),
        (Annotated[int, Ge(4), Le(6)], [], (4, 6)),
        (Annotated[int, Ge(4)] | None, [Le(7)], (4, 7)),
    ],
)
def test_the_limits_of_a_number_are_those_that_its_type_gives_on_both_sides(
    kind: Any, metadata: list[Any], limits: tuple[int, int] | None
) -> None:
    assert random_games._limits(kind, metadata) == limits


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (bool, (False, True)),
        (Literal["a", "b"], ("a", "b")),
        (Literal["a"] | None, ("a", None)),
        (int, ()),
        (int | None, ()),
        (str, ()),
        (Literal[1, 2] | bool, (1, 2, False, True)),
    ],
)
def test_the_values_of_a_type_are_those_that_it_lists(kind: Any, values: tuple[Any, ...]) -> None:
    assert random_games._listed(kind) == values


def test_a_random_game_is_seen_at_every_moment_and_at_its_end() -> None:
    start = next(starts(MANY, 1, "moments"))
    seen = [(match.seq, match.over, entry) for match, entry in played(start, is_patient=False)]
    assert [seq for seq, _, _ in seen] == [*range(len(seen))]
    assert [over for _, over, _ in seen] == [False] * (len(seen) - 1) + [True]
    assert [entry is None for _, _, entry in seen] == [over for _, over, _ in seen]
    again = start.match()
    for _, _, entry in seen[:-1]:
        assert entry is not None
        again.play(entry.seat, entry.action)
    assert again.over


def test_of_a_long_game_the_beginning_is_seen_closely_and_then_less_and_less() -> None:
    start = Start(MANY, ManyOptions(heap=400), 2, b"long")
    seqs = [match.seq for match, _ in glimpses(start, 4)]
    last = [match.seq for match, _ in played(start)][-1]
    assert seqs[:4] == [0, 1, 2, 3]
    assert seqs[-1] == last > 400
    assert sum(seq < 40 for seq in seqs) > 3 * sum(400 <= seq < 440 for seq in seqs)
    assert len(seqs) < 60
    assert len(glimpses(start, 4)) < len(glimpses(start, 16))


def test_a_game_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "MOST_ACTIONS", 20)
    with pytest.raises(AssertionError, match="does not end: pebbles, 2 seats"):
        list(played(Start(MANY, ManyOptions(heap=400), 2, b"endless")))


def test_some_action_is_any_legal_one_of_any_verb() -> None:
    match, chance = Match.new(MANY, ManyOptions(), 2, b"some"), Chance(b"some")
    match.play(Seat(0), match.legal(Seat(0)).actions[0])
    found = [some_action(match, chance) for _ in range(40)]
    assert {entry.seat for entry in found} == {Seat(0)}
    assert {entry.action.what for entry in found} == {"pebble", "turn"}


class Either(Many):
    """A game in which one seat must act, and the other may."""

    def awaits(self, table: Heap) -> Mapping[Seat, Ask[Pick]]:
        asks = super().awaits(table)
        return {
            Seat(seat): Ask(ask.prompt, ask.legal, must=Seat(seat) == table.active)
            for ask in asks.values()
            for seat in range(len(table.taken))
        }


def test_a_seat_that_need_not_act_does_so_now_and_then() -> None:
    match, chance = Match.new(Either(), ManyOptions(), 2, b"either"), Chance(b"either")
    found = [some_action(match, chance).seat for _ in range(400)]
    assert 25 < found.count(Seat(1)) < 80


def test_a_game_is_played_as_far_as_it_is_looked_at_and_a_few_steps_more() -> None:
    class Counted(Many):
        steps = 0

        def play(self, table: Heap, seat: Seat, action: Pick, chance: Chance) -> Iterator[Event]:
            self.steps += 1
            yield from super().play(table, seat, action, chance)

    game = Counted()
    moments = played(Start(game, ManyOptions(heap=400), 2, b"counted"))
    for number in range(5):
        assert next(moments)[0].seq == number
    assert game.steps < 30


def test_names_are_as_long_as_discord_allows_and_in_any_script() -> None:
    assert max(map(len, random_games.LONG_NAMES)) == 32
    assert all(10 < len(name) <= 32 for name in random_games.LONG_NAMES)
    assert len({name[0] for name in random_games.LONG_NAMES}) == 4


def test_patience_goes_back_some_steps_of_an_early_end_a_dozen_times_and_then_lets_it_stand() -> None:
    patience = Patience(Chance(b"patience"), 3)
    assert patience.goes_back(10, 0) == 0, "nothing is held"
    assert patience.goes_back(60, 5) == 0, "that is not early"
    back = [patience.goes_back(59, 5) for _ in range(5)]
    assert all(1 <= each <= 5 for each in back[:3])
    assert back[3:] == [0, 0]
    many = Patience(Chance(b"many"), 200)
    assert {many.goes_back(1, 4) for _ in range(60)} == {1, 2, 3, 4}


def test_one_game_in_four_has_no_patience_and_the_others_have_as_much() -> None:
    left = [Patience.of(start).left for start in starts(MANY, 400, "patience")]
    assert {*left} == {0, 12}
    assert 70 < left.count(0) < 130


def test_a_game_that_has_gone_back_is_seen_as_one_game() -> None:
    """Each moment follows from the one before, and steps that were taken back are not among them."""
    short = [
        start
        for start in starts(MANY, 60, "short")
        if Patience.of(start).left and start.options.heap < 12  # type: ignore[attr-defined]
    ]
    short += [Start(MANY, ManyOptions(heap=5), 2, b"short %d" % number) for number in range(8)]
    for start in islice(short, 10):
        moments = [*played(start)]
        replayed = start.match()
        for match, entry in moments[:-1]:
            assert match.digest == replayed.digest
            assert entry is not None
            replayed.play(entry.seat, entry.action)
        assert replayed.over
        assert moments[-1][1] is None


def test_whatever_is_drawn_is_drawn_the_same_again() -> None:
    """Beginnings, moments and numbers are those of all runs before: what is recorded of games hangs on them.

    Where they are to become others, the signs that stand here become theirs.
    """
    few = Many()
    chance = Chance(b"drawn")
    early = [Start(few, ManyOptions(heap=heap), 2, b"early %d" % heap) for heap in range(1, 90, 4)]
    told: dict[str, list[object]] = {
        "starts": [(each.seats, each.options, each.seed) for each in starts(few, 40, "drawn")],
        "every pair": [(each.seats, each.options, each.seed) for each in every_pair(few)],
        "any options": [*any_options(few, 30)],
        "moments": [
            (match.seq, entry and entry.action.what)
            for match, entry in islice(random_games.moments(few, 6), 400)
        ],
        "played": [(match.seq, match.digest) for start in early for match, _ in islice(played(start), 40)],
        "patience": [Patience.of(start) for start in early],
        "some action": [
            (entry.seat, entry.action.what)
            for _ in range(60)
            for entry in [some_action(Match.new(Either(), ManyOptions(), 2, b"either"), chance)]
        ],
    }
    told["patience"] = [
        [each.goes_back(seq, 16) for seq in (1, 59, 60)]
        for each in told["patience"]
        if isinstance(each, Patience)
    ]
    signs = {name: sha256(repr(drawn).encode()).hexdigest()[:8] for name, drawn in told.items()}
    assert signs == {
        "starts": "e6230c31",
        "every pair": "3492d640",
        "any options": "f9ba8aac",
        "moments": "bb3f0281",
        "played": "c510bb6f",
        "patience": "3a73cd0b",
        "some action": "dc429697",
    }


def test_of_too_many_mixes_those_that_are_drawn_are_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "MOST_MIXES", 9)
    drawn = [listed(each) for seats in (1, 2) for each in mixes(Many(), seats)]
    assert sha256(repr(drawn).encode()).hexdigest()[:8] == "92a1d40a"


@pytest.mark.parametrize(("first", "second", "in_order"), [(8, 25, True), (3, 67, False)])
def test_up_to_two_hundred_mixes_come_in_order(first: int, second: int, in_order: bool) -> None:
    of_any_type: Any = Literal
    fields: dict[str, Any] = {
        name: (of_any_type[tuple(range(most))], 0) for name, most in (("a", first), ("b", second))
    }
    wide: Any = Many()
    wide.Options = create_model("Wide", __base__=TableOptions, **fields)
    found: list[Any] = [*mixes(wide, 2)]
    every = [*product(range(first), range(second))]
    assert ([(each.a, each.b) for each in found] == every) is in_order
