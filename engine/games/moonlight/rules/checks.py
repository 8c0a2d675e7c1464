"""Checks that a scenario can be played: its modules have what they need, and its first turn can be played from every start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.chance import Chance
from engine.games.moonlight.forest.availability import around, picks, turning, visible
from engine.games.moonlight.forest.module import EVERY, laws
from engine.games.moonlight.forest.pairs import can_collect
from engine.games.moonlight.model.checks import CheckedScenario
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import CREATURES
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.rules.setup import fill
from engine.games.moonlight.rules.turn import start_spots
from engine.text import Seat

MOST_TOKENS = 11
"""Number of favour tokens there are where no module says otherwise (ML-SETUP-12)."""


class PlayableScenario(CheckedScenario):
    """A scenario as it is written, looked at more closely than when it is played: `python -m engine` reads it as this."""

    def unplayable(self) -> Iterator[str]:
        """Yield what the scenario's modules lack, and, where they lack nothing, why it cannot be begun."""
        ground = self.ground()
        for fault in list(_lacks(self, ground)) or _stuck(self, ground):
            yield f"scenario {self.number} {fault}"


def _lacks(scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
    """Yield what the modules need and the scenario lacks."""
    names = dict.fromkeys((*scenario.modules, *scenario.versus_modules))
    if unknown := [name for name in names if name not in EVERY]:
        yield f"names modules that there are not: {', '.join(unknown)}"
    modules = [EVERY[name] for name in scenario.modules if name in EVERY]
    most = next((module.tokens for module in modules if module.tokens), MOST_TOKENS)
    if scenario.tokens > most:
        yield f"uses {scenario.tokens} favour tokens, but there are {most}"
    for module in modules:
        yield from module.needs(scenario, ground)


@dataclass(slots=True)
class Draft(Table):
    """A table of a scenario as it was just read, which may not be the one that is played."""

    facts: MoonlightScenarioFacts | None = None
    lies: ScenarioGround | None = None

    @property
    def scenario(self) -> MoonlightScenarioFacts:
        assert self.facts is not None
        return self.facts

    @property
    def modules(self) -> tuple[str, ...]:
        return self.scenario.rules_of(self.mode)

    @property
    def ground(self) -> ScenarioGround:
        assert self.lies is not None
        return self.lies


def _stuck(scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
    """Yield what keeps the game from being begun: tiles to be turned up at once, a start with nothing to pick, a forest torn apart."""
    options = MoonlightOptions(scenario=scenario.number)
    empty = Draft(options, "solo", Seat(0), Seat(0), facts=scenario, lies=ground)
    table = fill(empty, 1, Chance(b"a draft"))
    assert isinstance(table, Draft)
    if turned := [ground.names[spot] for spot in turning(table)]:
        yield f"has tiles face down that would be turned up at once: {', '.join(turned)}"
    yield from _bad_starts(table)
    if not scenario.islands and len(laws(table).directed) == len(CREATURES):
        yield from _torn(table)


def _bad_starts(table: Draft) -> Iterator[str]:
    """Yield a fault for each pair of start spots from which a creature finds no tile, or no turn can be played (ML-SETUP-16)."""
    names = table.ground.names
    for light in start_spots(table, "light"):
        table.creatures = {"light": light}
        for shadow in start_spots(table, "shadow"):
            table.creatures = {"light": light, "shadow": shadow}
            idle = [creature for creature in laws(table).directed if not picks(table, creature)]
            if idle or not can_collect(table):
                yield f"cannot be begun with Light on {names[light]} and Shadow on {names[shadow]}"
            del table.creatures["shadow"]
        table.creatures = {}


def _torn(table: Draft) -> Iterator[str]:
    """Yield a fault unless every tile that can be seen can be reached from the first one."""
    seen = {spot for spot in range(len(table.tiles)) if visible(table, spot)}
    reached: set[int] = set()
    edge = sorted(seen)[:1]
    while edge:
        reached.update(edge)
        edge = sorted({near for spot in edge for near in around(table, spot)} - reached)
    if lost := seen - reached:
        yield f"has tiles that cannot be reached: {', '.join(table.ground.names[spot] for spot in sorted(lost))}"
