"""The list of legal actions that everything else is projected from."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from engine.action import values, verb_of
from engine.legal import Legal
from tests.engine.toys.magpies import Action, End, Peek, Show, Take

takes = st.builds(Take, st.sampled_from("ABC"), st.none() | st.sampled_from("ABC"))
actions = st.lists(takes | st.builds(Show, st.integers(1, 4)) | st.just(End()), unique=True)


def legal(*some: Action) -> Legal[Action]:
    return Legal(lambda: some)


def test_it_is_made_when_first_looked_at_and_once() -> None:
    made: list[int] = []

    def make() -> Iterator[Action]:
        made.append(1)
        yield End()

    lazy = Legal(make)
    assert made == []
    assert len(lazy) == len(lazy.actions) == 1
    assert End() in lazy
    assert Show(1) not in lazy
    assert made == [1]


def test_verbs_and_values_come_in_the_order_of_the_list() -> None:
    some = legal(Take("B"), Take("A", "C"), Take("A"), End(), Take("B", "C"))
    assert some.verbs == ("take", "end")
    assert some.next_values("take") == ("B", "A")
    assert some.next_values("take", ["A"]) == ("C", None)
    assert some.next_values("take", ["A", None]) == ()
    assert some.next_values("end") == ()
    assert some.next_values("fly") == ()
    assert some.under("take", ["A"]) == (Take("A", "C"), Take("A"))
    assert some.under("end") == (End(),)


def test_the_nearest_share_the_verb_first_and_then_the_most_fields() -> None:
    some = legal(End(), Take("C"), Peek(1), Take("A"), Take("A", "C"))
    assert some.nearest(Take("A", "B"), most=3) == (Take("A"), Take("A", "C"), Take("C"))
    assert some.nearest(Peek(3), most=1) == (Peek(1),)
    assert len(some.nearest(Show(1))) == 5


def test_an_empty_list_has_nothing_in_it() -> None:
    none = legal()
    assert not len(none)
    assert none.verbs == ()
    assert none.nearest(End()) == ()


@given(actions)
def test_walking_field_by_field_reaches_every_action_and_nothing_else(some: list[Action]) -> None:
    def walk(verb: str, chosen: tuple[object, ...]) -> Iterator[Action]:
        following = every.next_values(verb, chosen)  # type: ignore[arg-type]
        if not following:
            yield from every.under(verb, chosen)  # type: ignore[arg-type]
        for value in following:
            yield from walk(verb, (*chosen, value))

    every = legal(*some)
    reached = [action for verb in every.verbs for action in walk(verb, ())]
    assert len(reached) == len(some)
    assert set(reached) == set(some)


@given(actions, takes)
def test_the_nearest_are_legal_and_never_less_alike_further_down(some: list[Action], refused: Take) -> None:
    def likeness(action: Action) -> tuple[bool, int]:
        same = sum(a == b for a, b in zip(values(action), values(refused), strict=False))
        return verb_of(action) == verb_of(refused), same

    found = legal(*some).nearest(refused, most=4)
    assert len(found) == min(4, len(some))
    assert set(found) <= set(some)
    ranks = [likeness(action) for action in found]
    assert ranks == sorted(ranks, reverse=True)
