"""The gem bonus."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest import GAME
from tests.engine.games.spirits_of_the_forest.forest import dealt, end, forest, line, play, score


@pytest.mark.rule("SF-GEMBONUS-01")
def test_the_bonus_is_off_unless_it_is_chosen() -> None:
    assert dealt(2).modules == ()
    assert dealt(2, gem_bonus=True).modules == ("gem-bonus",)
    table = forest("leaves")
    end(table)
    assert line(table, 0, "gems") is None


@pytest.mark.rule("SF-GEMBONUS-02", "SF-SCORE-10")
@pytest.mark.parametrize(("players", "most"), [(2, 3), (3, 2), (4, 2)])
def test_every_gem_not_removed_is_a_point(players: int, most: int) -> None:
    for removed in range(most + 1):
        table = forest("leaves", players=players, removed=[removed], modules=("gem-bonus",))
        plain = forest("leaves", players=players, removed=[removed])
        end(table)
        end(plain)
        assert line(table, 0, "gems") == most - removed
        assert score(table, 0) == score(plain, 0) + most - removed


@pytest.mark.rule("SF-GEMBONUS-02")
def test_gems_in_the_forest_count_as_things_stand() -> None:
    table = forest("leaves webs2@0 vines2@1", modules=("gem-bonus",), removed=[1])
    assert [line(table, seat, "gems") for seat in (0, 1)] == [2, 3]
    assert not GAME.outcome(table).final


@pytest.mark.rule("SF-GEMBONUS-03")
def test_a_gem_that_a_plus_brings_back_at_the_last_chance_counts() -> None:
    table = forest("leaves", favours=["plus"], removed=[2], modules=("gem-bonus",))
    play(table, "take A1")
    play(table, "plus", 0)
    assert GAME.outcome(table).final
    assert line(table, 0, "gems") == 2
