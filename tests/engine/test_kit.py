"""Parts that games are written with: verbs, copies, secrets, parts of views, ranks."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field
from typing import Annotated, Any

import pytest

from engine.action import Grammar, to_text
from engine.chance import Chance
from engine.copied import Copied
from engine.kit import Action, GameTexts, Redeal, Secret, ViewPart, is_known, ranked, shown, verb
from engine.text import Seat, Who, say


@verb("take")
class Take(Action):
    """Take a stone, or two."""

    first: str
    second: str | None = None


@verb("wait")
class Wait(Action):
    """Take none."""


@dataclass(frozen=True)
class Stone:
    """A stone: it never changes."""

    colour: str


@dataclass(slots=True)
class Bag(Copied):
    """One player's stones."""

    stones: list[Stone]
    best: Stone | None = None


def is_own(heap: Heap, part: Heap, viewer: Seat | None, item: int) -> bool:
    """Return whether the token is the viewer's own: every seat knows that of its own number."""
    return viewer == item


@dataclass(slots=True)
class Heap(Copied):
    """The table: `deck` lies face down, of the `tokens` everybody knows one."""

    deck: Annotated[list[int], Secret("numbers")]
    tokens: Annotated[tuple[int, ...], Secret("numbers", known=is_own)]
    bags: list[Bag]
    rows: list[list[int]] = field(default_factory=list)
    by_name: dict[str, Any] = field(default_factory=dict)
    spare: Bag | None = None
    turn: Annotated[int, "from 1"] = 1
    """The mark of this field is of another kind than those of secrets."""


class HeapView(ViewPart):
    """`deck` is a number, `tokens` are None where they are not known."""

    deck: int
    tokens: tuple[int | None, ...]
    turn: int
    said: str


def heap() -> Heap:
    bags = [Bag([Stone("red")]), Bag([])]
    return Heap([3, 1, 2], (5, 4), bags, [[1], [2]], {"extra": Bag([])}, Bag([Stone("blue")]))


def test_a_verb_is_an_action_class() -> None:
    grammar: Grammar[Any] = Grammar([Take, Wait])
    assert grammar.read("take A1") == Take("A1")
    assert to_text(Take("A1", "A2")) == "take A1 A2"
    assert (Wait().verb, Take("A1").verb) == ("wait", "take")
    assert {Take("A1"), Take("A1")} == {Take("A1")}
    with pytest.raises(FrozenInstanceError):
        Take("A1").first = "A2"  # type: ignore[misc]


def test_a_copy_shares_nothing_that_changes() -> None:
    table = heap()
    twin = table.copy()
    assert twin == table
    twin.deck.append(9)
    twin.bags[0].stones.clear()
    twin.rows[0].append(7)
    twin.by_name["extra"].stones.append(Stone("green"))
    assert twin.spare is not None
    twin.spare.stones.clear()
    twin.turn += 1
    assert table == heap()
    assert twin.copy().bags[0] is not twin.bags[0]


def test_what_never_changes_is_shared() -> None:
    table = heap()
    assert table.copy().bags[0].stones[0] is table.bags[0].stones[0]
    assert Heap([], (), [], spare=None).copy().spare is None


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
def test_a_redeal_keeps_what_the_viewer_knows_and_deals_the_rest_of_a_pool(viewer: Seat | None) -> None:
    found = set()
    for number in range(40):
        table = heap()
        redeal = Redeal(viewer)
        redeal.part(table, table)
        redeal.deal(Chance(bytes([number])))
        assert sorted([*table.deck, *table.tokens]) == [1, 2, 3, 4, 5]
        if viewer is not None:
            assert table.tokens[viewer] == heap().tokens[viewer]
        found.add((*table.deck, *table.tokens))
    assert len(found) > 15


def test_a_redeal_does_not_depend_on_how_hidden_things_lie() -> None:
    dealt = []
    for deck in ([3, 1, 2], [2, 3, 1]):
        table = heap()
        table.deck = deck
        redeal = Redeal(Seat(0))
        redeal.part(table, table)
        redeal.deal(Chance(b"the same"))
        dealt.append(table)
    assert dealt[0] == dealt[1]


def test_what_is_decided_afterwards_meets_what_was_dealt() -> None:
    table, redeal, seen = heap(), Redeal(None), []
    redeal.pile("numbers", table.deck, lambda dealt: setattr(table, "deck", dealt))
    redeal.afterwards(lambda chance: seen.append((table.deck.copy(), chance.below(1))))
    redeal.deal(Chance(b"afterwards"))
    assert seen == [(table.deck, 0)]


def test_a_part_of_a_view_shows_fields_of_the_same_name_and_no_secret() -> None:
    table = heap()
    assert is_known(table, table, "tokens", Seat(1)) == [False, True]
    seen = shown(HeapView, table, table, Seat(1), said="by hand")
    assert seen == HeapView(deck=3, tokens=(None, 4), turn=1, said="by hand")


def test_words_of_a_game_begin_with_its_id() -> None:
    words = GameTexts("heaps")
    assert words.tell("stone", count=1) == say("heaps-stone", count=1)
    assert words.event("took", only=[Seat(1)], who=Who(Seat(1))).read_by(Seat(0)) is False
    assert words.refuse("HP-01", "gone").rule == "HP-01"
    label = words.label(Take("A1"), lambda name, value: say(f"{name}-{value}"))
    assert label == say("heaps-label-take", first=say("first-A1"), second=say("second-None"))


def test_equal_orders_share_a_rank() -> None:
    assert ranked([-3, -5, -3, 0]) == [2, 1, 2, 4]
