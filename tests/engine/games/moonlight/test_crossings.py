"""Crossings: every scenario, difficulty and way to play where their special rules meet, with the laws held at every step."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.games.moonlight.model.kinds import SCENARIOS
from tests.engine.games.moonlight.crossings import crossings
from tests.engine.games.moonlight.crossings.walk import take_back, walk_through

ALIKE = 5
"""Number of ways to play the first scenario, in which no module changes what the laws of the base rules say."""

FEW = 8
"""Number of actions below which some are played before they are taken back."""


@pytest.mark.parametrize("number", SCENARIOS)
def test_no_step_breaks_a_law_where_special_rules_meet(number: int) -> None:
    assert walk_through(next(islice(crossings("suite"), number - 1, None))) > 0


def test_no_step_breaks_a_base_rule() -> None:
    for start in islice((each for each in crossings("base") if each.options.scenario == 1), ALIKE):  # type: ignore[attr-defined]
        assert walk_through(start) > 0


@pytest.mark.rule("ML-REVEAL-07")
def test_what_is_taken_back_leaves_the_table_as_it_was() -> None:
    taken = [take_back(start, FEW) for start in islice(crossings("undo"), 0, len(SCENARIOS), 2)]
    assert max(taken) > 1
