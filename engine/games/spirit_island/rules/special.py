"""The rules in force at a table beside the usual ones: what the adversary's level and the scenario bring, a sentence each."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirit_island.model.challenge_facts import adversaries, levels_in_force, scenarios
from engine.games.spirit_island.model.texts import name_of, tell
from engine.text import Text


def special(adversary: str | None, level: int, scenario: str | None) -> Iterator[Text]:
    """Yield a sentence for the adversary and each of its levels in force, and one for the scenario; none without them."""
    if adversary is not None:
        found = adversaries()[adversary].levels[level]
        yield tell(
            "special-adversary", adversary=name_of(adversary), level=level, difficulty=found.difficulty
        )
        for number in levels_in_force(adversary, level):
            yield level_text(adversary, number)
        yield tell("special-escalation")
    if scenario is not None:
        difficulty = scenarios()[scenario].difficulty
        yield tell(
            "special-scenario",
            scenario=name_of(scenario),
            rule=tell(f"scenario-{scenario}"),
            difficulty=difficulty,
        )


def about_level(adversary: str, level: int) -> Text:
    """Return the line of a level in a menu: its difficulty and the rules it brings."""
    difficulty = adversaries()[adversary].levels[level].difficulty
    return tell("about-challenge", difficulty=difficulty, rule=level_text(adversary, level))


def about_scenario(scenario: str) -> Text:
    """Return the line of a scenario in a menu."""
    difficulty = scenarios()[scenario].difficulty
    return tell("about-challenge", difficulty=difficulty, rule=tell(f"scenario-{scenario}"))


def level_text(adversary: str, level: int) -> Text:
    """Return a sentence on the rules that a level brings; where it shortens the invader deck also the stages of that."""
    stages = adversaries()[adversary].levels[level].deck
    deck = "-".join(_runs(stages)) if stages else ""
    return tell(f"level-{adversary}-{level}", deck=deck)


def _runs(stages: str) -> list[str]:
    """Return the stages of a deck in runs of the same: `111-3-2222`."""
    found: list[str] = []
    for stage in stages:
        if found and found[-1][0] == stage:
            found[-1] += stage
        else:
            found.append(stage)
    return found
