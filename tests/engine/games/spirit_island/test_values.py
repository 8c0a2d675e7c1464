"""The values that computers judge the island by: all of them are in their file, and they alone decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games.spirit_island.evaluation.due import MOST_DAMAGE, due
from engine.games.spirit_island.evaluation.estimates import UNCOVERED, _is_in_reach
from engine.games.spirit_island.evaluation.land_value import of_land
from engine.games.spirit_island.evaluation.spirit_value import of_player
from engine.games.spirit_island.evaluation.values import NOW, Values
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.rules import presence
from tests.engine.games.spirit_island.island import RIVER, Island


@pytest.fixture
def changed() -> Iterator[dict[str, Any]]:
    """Yield the values as a dictionary that a test may change; today's count again after it."""
    own = NOW.values
    yield {name: dict(part) if isinstance(part, dict) else part for name, part in _dumped(own).items()}
    NOW.by(own)


def _dumped(values: Values) -> dict[str, Any]:
    parts = {name: getattr(values, name) for name in type(values).model_fields}
    return {name: part._asdict() if hasattr(part, "_asdict") else part for name, part in parts.items()}


def test_a_value_that_is_missing_or_unknown_is_named(changed: dict[str, Any]) -> None:
    del changed["land"]["town"]
    changed["land"]["village"] = 1.0
    with pytest.raises(ValueError, match="no values of land, or are missing: town, village"):
        Values.model_validate(changed)


def test_a_card_that_is_missing_or_unknown_is_named(changed: dict[str, Any]) -> None:
    del changed["cards"]["tsunami"]
    changed["cards"]["rain-of-frogs"] = 1.0
    with pytest.raises(ValueError, match="rain-of-frogs is no card, or is missing\ntsunami is no card"):
        Values.model_validate(changed)


def test_other_values_judge_a_land_otherwise_at_once(changed: dict[str, Any]) -> None:
    island = Island(RIVER, A3="1 town").presence(A3=2, A5=1).phase("fast")
    before = of_land(island.table, "A3", due(island.table))
    changed["land"]["town"] -= 1.0
    NOW.by(Values.model_validate(changed))
    assert of_land(island.table, "A3", due(island.table)) == pytest.approx(before - 1.0)


def test_a_land_of_which_nothing_is_missing_is_not_covered(changed: dict[str, Any]) -> None:
    island = Island(RIVER).presence(A3=2, A5=1).phase("fast")
    before = of_player(island.table, island.player)
    changed["habits"]["missed"] = 1.0
    NOW.by(Values.model_validate(changed))
    assert of_player(island.table, island.player) < before


@pytest.mark.rule("SI-ADVERSARY-14")
def test_deep_damage_of_sweden_costs_more_and_any_damage_is_foreseen() -> None:
    island = Island(RIVER, A3="2 city, 1 town").phase("fast")
    table = island.table
    table.invaders.ravage = "1-jungle"
    table.blight.left = 3
    weak = of_land(table, "A3", due(table))
    table.adversary, table.adversary_level = "sweden", 1
    deep = of_land(table, "A3", due(table))
    assert deep < weak
    island["A3"] = f"{MOST_DAMAGE} city"
    assert of_land(table, "A3", due(table)) < deep


def test_elements_are_in_reach_with_all_cards_and_what_growth_may_uncover() -> None:
    player = Island(RIVER).player
    elements = powers()["boon-of-vigor"].elements
    has = presence.elements(player).get("sun", 0) + elements.count("sun")
    wanted = [_is_in_reach(player, {"sun": has + UNCOVERED + more}, ["boon-of-vigor"]) for more in (0, 1)]
    assert wanted == [True, False]
