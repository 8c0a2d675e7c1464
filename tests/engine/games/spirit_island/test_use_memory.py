"""Gains of uses of powers are remembered for all lands that look alike, and for no others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.chance import Chance
from engine.games.spirit_island.evaluation import due as announced
from engine.games.spirit_island.evaluation.simulation import act
from engine.games.spirit_island.evaluation.use_memory import UseMemory
from engine.games.spirit_island.evaluation.value import worth
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.text import Seat
from tests.engine.games.spirit_island.island import RIVER, Island

MARK = 42.0


def scene() -> Island:
    island = Island(RIVER, A3="1 town, 1 explorer", A2="1 explorer").presence(A3=2, A2=1).phase("fast")
    island.table.invaders.ravage = "1-jungle"
    island.player.played.append("flash-floods")
    island.table.lasting += [
        Lasting("defend", land="A3", amount=1),
        Lasting("defend-per-dahan", land=None, amount=1),
    ]
    return island


def gain(memory: UseMemory, island: Island) -> float:
    (found,) = memory.of_uses(island.table, Seat(0), [Use.of("flash-floods", "A3", None)], Chance(b"gain"))
    return found


def marked() -> UseMemory:
    """Return a memory that has met the scene, and remembers a gain that no use has."""
    memory = UseMemory()
    gain(memory, scene())
    memory._found = dict.fromkeys(memory._found, MARK)
    return memory


def farther_away(island: Island) -> None:
    island["A8"] = "2 city"


def nothing(island: Island) -> None:
    """Leave the island as it is."""


@pytest.mark.parametrize("change", [nothing, farther_away])
def test_a_use_is_tried_once_for_lands_that_look_alike(change: Callable[[Island], None]) -> None:
    island, memory = scene(), marked()
    change(island)
    announced._due.cache_clear()
    assert gain(memory, island) == MARK


def pieces(island: Island) -> None:
    island["A3"] = "1 town"


def pieces_next_door(island: Island) -> None:
    island["A2"] = "1 town"


def a_wound(island: Island) -> None:
    island["A3"] = "1 town-1, 1 explorer"


def presence(island: Island) -> None:
    island.presence(A3=1)


def another_ravage(island: Island) -> None:
    island.table.invaders.ravage = "1-wetland"


def a_better_defence(island: Island) -> None:
    island.table.lasting[0] = Lasting("defend", land="A3", amount=2)


def another_rule_for_all(island: Island) -> None:
    island.table.lasting[1] = Lasting("defend-per-dahan", land=None, amount=2)


def less_blight(island: Island) -> None:
    island.table.blight.left -= 1


@pytest.mark.parametrize(
    "change",
    [
        pieces,
        pieces_next_door,
        a_wound,
        presence,
        another_ravage,
        a_better_defence,
        another_rule_for_all,
        less_blight,
    ],
)
def test_a_use_is_tried_anew_where_something_looks_otherwise(change: Callable[[Island], None]) -> None:
    island, memory = scene(), marked()
    change(island)
    assert gain(memory, island) == gain(UseMemory(), island) != MARK


def test_lands_far_from_the_target_are_judged_again_where_pieces_have_gone() -> None:
    island = Island(RIVER, A3="1 town", A1="1 town, 1 explorer", A4="1 town").presence(A3=2)
    island.phase("slow").give("3 water, 2 earth").player.played += ["tsunami", "wash-away"]
    use = Use.of("tsunami", "A3", (1,))
    after = island.table.copy()
    act(after, Chance(b"gain"), Seat(0), use)
    assert not after.lands["A1"].count("town")
    (found,) = UseMemory().of_uses(island.table, Seat(0), [use], Chance(b"gain"))
    assert found == pytest.approx(worth(after) - worth(island.table))


@pytest.mark.parametrize("invaders", ["1 town, 1 explorer", "1 city"], ids=["destroyed", "worn"])
def test_only_lands_that_may_have_changed_are_judged_again_and_the_gain_is_the_whole(invaders: str) -> None:
    island = scene()
    island["A3"] = invaders
    after = island.table.copy()
    act(after, Chance(b"gain"), Seat(0), Use.of("flash-floods", "A3", None))
    assert gain(UseMemory(), island) == pytest.approx(worth(after) - worth(island.table))
