"""The evaluation of a table, as a good player would judge it: one thing better, all else the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.evaluation.value import chance_of, win_chance
from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, RIVER, Island


def plain() -> Island:
    """Return an island in a turn's beginning: it ravages in the jungle and builds in the wetland."""
    island = Island(RIVER, EARTH, A3="1 town, 1 dahan", A2="1 explorer", A4="1 city").presence(A5=3)
    island.presence(1, B5=3)
    island.table.invaders.ravage, island.table.invaders.build = "1-jungle", "1-wetland"
    return island.phase("fast")


def town_damaged(island: Island) -> None:
    island["A3"] = "1 town-1, 1 dahan"


def city_gone(island: Island) -> None:
    island["A4"] = ""


def no_ravage(island: Island) -> None:
    island["A3"] = "1 dahan"
    island["A6"] = "1 town"


def no_build(island: Island) -> None:
    island["A2"], island["A1"] = "", "1 explorer"


def more_fear(island: Island) -> None:
    island.table.fear.generated += 3


def less_blight(island: Island) -> None:
    island.table.blight.left += 1


def wider_presence(island: Island) -> None:
    island.player.shown["energy"] += 1


def richer(island: Island) -> None:
    island.player.energy += 2


def more_cards(island: Island) -> None:
    island.player.hand.append("call-to-tend")


def nearer(island: Island) -> None:
    island.presence(A5=2, A8=1)


def card_in_play(island: Island) -> None:
    island.player.played.append("wash-away")


def more_dahan(island: Island) -> None:
    island["A7"] = "2 dahan"


@pytest.mark.parametrize(
    "better",
    [
        town_damaged,
        city_gone,
        no_ravage,
        no_build,
        more_fear,
        less_blight,
        wider_presence,
        richer,
        more_cards,
        nearer,
        card_in_play,
        more_dahan,
    ],
)
def test_a_better_island_promises_more(better: Callable[[Island], None]) -> None:
    island = plain()
    before = win_chance(island.table)
    better(island)
    assert 0 < before < win_chance(island.table) < 1


def test_defence_promises_more_only_while_the_ravage_is_to_come() -> None:
    island = plain()
    before = win_chance(island.table)
    defended = island.copy()
    defended.table.lasting.append(Lasting("defend", land="A3", amount=2))
    assert win_chance(defended.table) > before
    defended.phase("slow")
    assert win_chance(defended.table) == win_chance(island.phase("slow").table)


@pytest.mark.parametrize("left", [12, 8, 5, 2])
def test_what_is_even_is_worth_less_the_fewer_invader_cards_are_left(left: int) -> None:
    island = plain()
    island.table.invaders.deck = ["1-sands"] * left
    even = NOW.values.even - NOW.values.late * max(0, 8 - left)
    assert chance_of(island.table, even) == pytest.approx(0.5)
    assert chance_of(island.table, even - NOW.values.slope) == pytest.approx(0.269, abs=0.001)


def test_a_late_table_that_looks_bad_is_still_better_than_a_defeat() -> None:
    """Games that were won went through such tables: nobody who still hopes there should take a defeat for as good."""
    island = plain()
    island.table.invaders.deck = ["1-sands"] * 4
    assert chance_of(island.table, 1.4) > 0.5
    assert chance_of(island.table, -48.5) < 0.15


def test_the_end_is_certain() -> None:
    for result, chance in (("won", 1.0), ("sacrifice", 1.0), ("lost", 0.0)):
        island = plain()
        island.table.result = result  # type: ignore[assignment]
        assert win_chance(island.table) == chance


def test_all_seats_are_promised_the_same() -> None:
    stage = GAME.setup(GAME.Options(), 3, Chance(b"promised"))
    first, *others = GAME.thinking.value(stage)
    assert others == [first, first]


def test_computer_players_leave_the_order_of_lands_and_what_takes_back() -> None:
    stage = GAME.setup(GAME.Options(), 1, Chance(b"thoughts"))
    actions = [GAME.grammar.read(line) for line in ("use wash-away A5", "done", "first A5", "wait")]
    assert GAME.thinking.priors(stage, Seat(0), actions) == [1.0, 0.3, 0.0, 0.0]
