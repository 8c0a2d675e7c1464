"""Computers' expectations of pieces: the same as the rules', at every level of every adversary."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from engine.chance import Chance
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.evaluation.due import Announced, _extra_builds, due, might_of
from engine.games.spirit_island.evaluation.land_value import look_of, of_land
from engine.games.spirit_island.evaluation.outlook import DAHAN, Outlook
from engine.games.spirit_island.evaluation.reach import calmest
from engine.games.spirit_island.model.actions import Hit, Pick
from engine.games.spirit_island.model.kinds import KINDS, Kind
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.rules import pieces, ravage
from engine.games.spirit_island.rules.presence import any_presence
from engine.games.spirit_island.rules.ravage import Ravage
from engine.script import Script
from tests.engine.games.spirit_island.crossings.foretold import foreseeable
from tests.engine.games.spirit_island.crossings.scene import FOES, every_pair, lay_out
from tests.engine.games.spirit_island.crossings.walk import passive
from tests.engine.games.spirit_island.island import EARTH, Island

CROSSINGS = 150
"""Number of random islands that are looked at; on about a third of them the invaders do not decide the game."""


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


class Fate(NamedTuple):
    """Fate of a land: blight of its own, Dahan destroyed, towns and cities built or come from elsewhere, each by its number."""

    blight: float
    dahan: float
    towns: float
    cities: float


NOTHING = Fate(0, 0, 0, 0)


def expected(table: Table) -> dict[str, Fate]:
    """Return what computer players expect of each land to which anything comes."""
    ahead, found = due(table), {}
    for land in table.island.lands:
        look, role, guard = look_of(table, land, ahead)
        if role.early or role.ravages or role.builds or look.reach is not None:
            outlook = Outlook(look, role._replace(later=False), guard, ahead).go_on()
            towns, cities = outlook.settlers + outlook.built[0], outlook.built[1]
            found[land] = Fate(outlook.blight - outlook.cascade, outlook.gone[DAHAN], towns, cities)
    return _telling(found)


def _telling(found: Mapping[str, Fate]) -> dict[str, Fate]:
    return {land: fate for land, fate in found.items() if fate != NOTHING}


def happening(table: Table) -> dict[str, Fate] | None:
    """Return what the rules bring to each land if nobody acts; None where that decides the game."""
    play, found, roles = IslandPlay(table.copy()), dict[str, Fate](), due(table).roles
    play.chance = Chance(b"nobody")
    if play.table.phase != "invaders":
        turn.begin_invaders(play.table)
    while play.table.agenda[0] not in ("explore", "slow"):
        before = play.table.copy()
        script = turn.advance(play)
        happened = _answered(play.table, roles, script) if script else None
        if play.table.result is not None:
            return None
        land = before.agenda[0].partition(" ")[2]
        if isinstance(happened, Ravage):
            _add(found, land, Fate(happened.blight, happened.dahan_lost, 0, 0))
        elif happened is not None:
            _add(found, land, Fate(0, 0, happened == "town", happened == "city"))
        for event in play.told:
            args: Any = dict(event.text.args)
            if "cause" in args and args["cause"].key == tell("cause-sweden-mines", land="A1").key:
                _add(found, args["land"], Fate(0, 0, 1, 0))
        play.told = []
    return _telling(found)


def _add(found: dict[str, Fate], land: str, fate: Fate) -> None:
    found[land] = Fate(*map(sum, zip(found.get(land, NOTHING), fate, strict=True)))


def _answered(table: Table, roles: Mapping[str, Announced], script: Script[Any]) -> Any:
    """Answer as computer players expect it: the Dahan strike what falls, blight goes on where nobody is, towns come where it is calm."""
    try:
        asks = next(script)
        while True:
            seat, ask = next((seat, ask) for seat, ask in asks.items() if ask.must)
            legal: Any = ask.legal.actions
            if isinstance(legal[0], Hit):
                answer = min(legal, key=lambda hit: _order(table, hit))
            elif ask.prompt.key == tell("ask-sweden-mines", land="A1").key:
                place = calmest([pick.land for pick in legal], roles)
                answer = next(pick for pick in legal if pick.land == place)
            elif isinstance(legal[0], Pick):
                answer = min(legal, key=lambda pick: any_presence(table, pick.land))
            else:
                _, answer = passive(table, asks)
            asks = script.send((seat, answer))
    except StopIteration as end:
        return end.value


def _order(table: Table, hit: Hit) -> tuple[bool, int, int]:
    """Return how late a hit comes: what falls by it first, by its kind, and what is nearly destroyed first."""
    kind, _, damage = hit.piece.partition("-")
    need = pieces.health(table, hit.land, cast(Kind, kind)) - int(damage or 0)
    return need > hit.points, ("town", "city", "explorer").index(kind), hit.points


@pytest.mark.rule("SI-RAVAGE-04", "SI-ADVERSARY-08", "SI-ADVERSARY-10", "SI-ADVERSARY-14", "SI-ADVERSARY-18")
def test_what_computers_expect_is_what_the_rules_bring() -> None:
    """In every land to which the invaders come, on random islands of every adversary and scenario where nobody acts."""
    found, happens, lands = list[tuple[str, Any]](), list[tuple[str, Any]](), 0
    for number, crossing in enumerate(islice(every_pair("foreseen"), CROSSINGS)):
        table = foreseeable(lay_out(crossing, Random(number)))
        table.phase = "fast"
        if (fates := happening(table)) is not None:
            found.append((crossing.line, expected(table)))
            happens.append((crossing.line, fates))
            lands += len(fates)
    assert lands > CROSSINGS
    assert found == happens


@pytest.mark.rule("SI-ADVERSARY-18")
def test_a_town_next_door_is_expected_in_time_for_the_ravage_there() -> None:
    """Every land next to that which is blighted first has a building, but for one that is yet to ravage."""
    island = Island(EARTH, A1="1 town", A4="1 town", A5="1 town", A6="1 town").presence(A7=1).phase("fast")
    table = island.table
    table.adversary, table.adversary_level = "sweden", 5
    table.invaders.ravage, table.invaders.build, table.blight.left = "2-coastal", None, 9
    assert expected(table) == happening(table)
    assert expected(table)["A2"] == Fate(1, 0, 1, 0)


@pytest.mark.rule("SI-ADVERSARY-18")
@pytest.mark.parametrize("building", ["city", "town"])
def test_no_town_is_expected_where_a_building_has_outlasted_the_ravage(building: str) -> None:
    """Every land has a building; that which ravages first loses its Dahan, and nothing else."""
    island = Island(EARTH, A1=f"1 {building}, 1 dahan").presence(A7=1).phase("fast")
    island.stand({f"A{number}": "1 town" for number in range(2, 9)})
    table = island.table
    table.adversary, table.adversary_level = "sweden", 5
    table.invaders.ravage, table.invaders.build, table.blight.left = "2-coastal", None, 9
    assert expected(table) == happening(table)
    assert not any(fate.towns for fate in expected(table).values())


@pytest.mark.rule("SI-ADVERSARY-12")
@pytest.mark.parametrize(("earned", "builds"), [((), 2), (("overseas-trade-seems-safer",), 1)])
def test_a_fear_card_of_the_turn_before_keeps_no_extra_build_away(
    earned: tuple[str, ...], builds: int
) -> None:
    table = Island(EARTH, A5="1 town").presence(A8=2).table
    table.adversary, table.adversary_level, table.phase = "england", 6, "slow"
    table.fear.resolved, table.fear.earned = 1, [*earned]
    assert _extra_builds(table) == builds
    turn.begin_invaders(table)
    assert _extra_builds(table) == builds
