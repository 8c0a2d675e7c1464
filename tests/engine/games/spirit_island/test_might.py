"""Computers' expectations of pieces: the same as the rules', at every level of every adversary."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from engine.games.spirit_island.evaluation.due import due, might_of
from engine.games.spirit_island.evaluation.land_value import _features, _seen, of_land
from engine.games.spirit_island.model.kinds import INVADERS, KINDS
from engine.games.spirit_island.rules import pieces, ravage
from engine.games.spirit_island.views.forecast import coming
from tests.engine.games.spirit_island.crossings.scene import FOES, every_pair, lay_out
from tests.engine.games.spirit_island.island import EARTH, Island

CROSSINGS = 250
"""Number of random islands that are looked at; about half of them are in the phase of fast powers."""


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


@pytest.mark.rule("SI-RAVAGE-04", "SI-ADVERSARY-14")
def test_the_blight_that_computers_expect_is_what_the_rules_bring() -> None:
    """In lands with invaders where nobody acts, but for Sweden's last levels, at which one ravage changes the next."""
    expected, happens = list[tuple[str, str, float]](), list[tuple[str, str, float]]()
    for number, crossing in enumerate(islice(every_pair("expected"), CROSSINGS)):
        table = lay_out(crossing, Random(number))
        forecast = coming(table)
        if table.phase != "fast" or forecast.why or (crossing.foe == "sweden" and crossing.level > 4):
            continue
        ahead = due(table)
        for land, what in forecast.lands.items():
            if what.ravage is not None and table.lands[land].count(*INVADERS):
                found = _features(*_seen(table, land, ahead), ahead)
                expected.append((crossing.line, land, found.blight - found.cascade))
                happens.append((crossing.line, land, what.ravage.blight))
    assert len(happens) > CROSSINGS
    assert expected == happens
