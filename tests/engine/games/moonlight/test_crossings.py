"""Crossings: every scenario, difficulty and way to play where their special rules meet, with the laws held at every step."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.games.moonlight.model.kinds import SCENARIOS
from tests.engine.games.moonlight.crossings import crossings
from tests.engine.games.moonlight.crossings.walk import walk_through

ALIKE = 5
"""Number of ways to play the first scenario, in which no module changes what the laws of the base rules say."""


@pytest.mark.parametrize("number", SCENARIOS)
def test_no_step_breaks_a_law_where_special_rules_meet(number: int) -> None:
    assert walk_through(next(islice(crossings("suite"), number - 1, None))) > 0


def test_no_step_breaks_a_base_rule() -> None:
    for start in islice((each for each in crossings("base") if each.options.scenario == 1), ALIKE):  # type: ignore[attr-defined]
        assert walk_through(start) > 0
