"""The scenarios there are, each read once from its file."""

from __future__ import annotations

from functools import cache

from engine.facts import facts
from engine.games.moonlight.model.checks import CheckedScenario
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import ID, Mode
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts


def file_of(number: int) -> str:
    """Return the file of a scenario, below the folder of the game."""
    return f"scenarios/{number:02}"


@cache
def scenario(number: int) -> MoonlightScenarioFacts:
    """Return the scenario of that number, read once."""
    return facts(ID, file_of(number), CheckedScenario)


@cache
def modules_of(number: int, mode: Mode) -> tuple[str, ...]:
    """Return the names of the modules that a scenario is played with in this mode."""
    return scenario(number).rules_of(mode)


@cache
def ground_of(number: int) -> ScenarioGround:
    """Return the ground of a scenario, made once."""
    return scenario(number).ground()
