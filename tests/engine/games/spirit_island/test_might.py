"""Computers' expectations of pieces: the same as the rules', at every level of every adversary."""

from __future__ import annotations

import pytest

from engine.games.spirit_island.evaluation.due import due, might_of
from engine.games.spirit_island.evaluation.land_value import of_land
from engine.games.spirit_island.model.kinds import KINDS
from engine.games.spirit_island.rules import pieces, ravage
from tests.engine.games.spirit_island.crossings.scene import FOES
from tests.engine.games.spirit_island.island import EARTH, Island


@pytest.mark.rule("SI-ADVERSARY-11", "SI-ADVERSARY-16")
@pytest.mark.parametrize(("adversary", "level"), FOES)
def test_computers_expect_what_the_rules_say(adversary: str, level: int) -> None:
    island = Island(EARTH, A5="1 explorer, 1 town, 1 city")
    table = island.table
    table.adversary, table.adversary_level = adversary if adversary != "none" else None, level
    might = might_of(table)
    assert might.health == tuple(pieces.health(table, "A5", kind) for kind in KINDS)
    assert might.damage == tuple(pieces.strength(table, kind) for kind in KINDS)
    assert ravage.attack(table, "A5") == sum(might.damage[:3])


def test_nobody_counts_on_a_counterattack_that_destroys_nothing() -> None:
    island = Island(EARTH, A5="1 town, 2 dahan", A1="1 city")
    table = island.table
    table.invaders.ravage = "1-wetland"
    weak = of_land(table, "A5", due(table))
    table.adversary, table.adversary_level = "england", 5
    assert of_land(table, "A5", due(table)) < weak
