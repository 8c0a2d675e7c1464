"""Tables are copied and saved without a line of code, whatever dataclass they are."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from engine.copied import Copied
from engine.keeping import Keeping


@dataclass(slots=True)
class Heap:
    left: int
    taken: dict[int, list[str]] = field(default_factory=dict)


@dataclass(slots=True)
class QuickHeap(Copied):
    left: int
    taken: dict[int, list[str]] = field(default_factory=dict)


@dataclass(slots=True)
class Hoard(Copied):
    """A table with one of each kind of field."""

    best: QuickHeap | None
    heaps: list[QuickHeap]
    by_name: dict[str, QuickHeap]
    names: list[str]
    shared: tuple[QuickHeap, ...]
    note: str | None = None


def test_what_can_change_is_copied_and_all_else_is_shared() -> None:
    one, other, third = (QuickHeap(number) for number in range(3))
    hoard = Hoard(one, [other], {"third": third}, ["x"], (one,))
    twin = hoard.copy()
    assert twin == hoard
    copied = (twin.best, twin.heaps[0], twin.by_name["third"], twin.heaps, twin.by_name, twin.names)
    kept = (hoard.best, hoard.heaps[0], hoard.by_name["third"], hoard.heaps, hoard.by_name, hoard.names)
    assert not any(new is old for new, old in zip(copied, kept, strict=True))
    assert twin.shared is hoard.shared
    empty = Hoard(None, [], {}, [], (), "a note")
    assert empty.copy() == empty
    likeness = hoard.likeness()
    assert likeness == hoard
    assert likeness.heaps is hoard.heaps


def test_values_are_equal_where_tables_are_alike_all_through() -> None:
    def hoard() -> Hoard:
        return Hoard(QuickHeap(0), [QuickHeap(1)], {"third": QuickHeap(2, {0: ["a"]})}, ["x"], ())

    kept = {hoard().value()}
    assert hoard().value() in kept
    changed = [hoard() for _ in range(5)]
    changed[0].best = None
    changed[1].heaps[0].left = 2
    changed[2].by_name["third"].taken[0].append("b")
    changed[3].names.append("y")
    changed[4].note = "a note"
    assert not kept & {each.value() for each in changed}


@pytest.mark.parametrize("kind", [Heap, QuickHeap])
def test_a_copy_can_be_changed_without_changing_the_table(kind: type[Heap]) -> None:
    table = kind(3, {0: ["a"]})
    twin = Keeping(kind).copy(table)
    assert twin == table
    twin.left = 2
    twin.taken[0].append("b")
    assert table == kind(3, {0: ["a"]})


def test_equal_tables_are_the_same_text_in_whatever_order_they_were_filled() -> None:
    keeping = Keeping(Heap)
    text = keeping.dump(Heap(3, {1: ["b"], 0: ["ą"]}))
    assert text == keeping.dump(Heap(3, {0: ["ą"], 1: ["b"]}))
    assert text == '{"left":3,"taken":{"0":["\\u0105"],"1":["b"]}}'
    assert keeping.load(text) == Heap(3, {0: ["ą"], 1: ["b"]})


def test_text_of_no_table_is_refused() -> None:
    for text in ("{}", '{"left":"many"}', "3", ""):
        with pytest.raises(ValueError, match=r"Heap|JSON"):
            Keeping(Heap).load(text)


def test_by_default_a_table_is_always_at_rest() -> None:
    assert Keeping(Heap).at_rest(Heap(3))
    assert not Keeping(Heap).dumps_in_mid_effect
