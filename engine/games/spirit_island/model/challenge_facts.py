"""The numbers of adversaries and scenarios, read from `data/games/spirit-island/` (SI-ADVERSARY-01, SI-ADVERSARY-02)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from pydantic import Field

from engine.facts import GAMES, Facts, facts
from engine.games.spirit_island.model.facts import fear, invaders
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.options import SpiritIslandOptions

LEVELS = 7
"""Number of levels of an adversary, from 0 to 6."""


class Level(Facts):
    """A level of an adversary: its difficulty, the three parts of the fear deck, and the stages of the invader deck from its top.

    `rules` are the ids of the rules that the level brings, or that mean something else from it on.
    """

    rules: tuple[str, ...]
    difficulty: int
    fear: tuple[int, int, int]
    deck: str | None = None


class AdversaryFacts(Facts):
    """An adversary by its levels."""

    id: str
    levels: tuple[Level, ...]

    def wrong(self) -> Iterator[str]:
        if len(self.levels) != LEVELS:
            yield f"{self.id} must have the levels 0 to {LEVELS - 1}, not {len(self.levels)} of them"
        for number, level in enumerate(self.levels):
            if level.deck is not None and not set(level.deck) <= set("123"):
                yield f"level {number} of {self.id} has a deck of stages that there are not: {level.deck}"


class IslandScenarioFacts(Facts):
    """A scenario. `inner` are its inner lands by seat for each number of boards: 0 is the land at the `centre`."""

    id: str
    difficulty: int
    rules: tuple[str, ...]
    inner: tuple[tuple[int, ...], ...] = ()
    centre: dict[str, int] = Field(default_factory=dict)


def ids(kind: str) -> tuple[str, ...]:
    """Return the ids of all `adversaries` or `scenarios`, in alphabetical order: one file each."""
    return tuple(sorted(path.stem for path in (GAMES / ID / kind).glob("*.toml")))


@cache
def adversaries() -> Mapping[str, AdversaryFacts]:
    """Return all adversaries by id."""
    return {name: facts(ID, f"adversaries/{name}", AdversaryFacts) for name in ids("adversaries")}


@cache
def scenarios() -> Mapping[str, IslandScenarioFacts]:
    """Return all scenarios by id."""
    return {name: facts(ID, f"scenarios/{name}", IslandScenarioFacts) for name in ids("scenarios")}


def rules_in_force(options: SpiritIslandOptions) -> frozenset[str]:
    """Return the ids of the rules of the adversary, up to its level, and of the scenario (SI-ADVERSARY-01, SI-SCENARIO-01)."""
    levels = adversaries()[options.adversary].levels if options.adversary != "none" else ()
    found = {rule for level in levels[: options.adversary_level + 1] for rule in level.rules}
    scenario = scenarios().get(options.scenario)
    return frozenset(found | {*(scenario.rules if scenario else ())})


def levels_in_force(adversary: str, level: int) -> list[int]:
    """Return the levels up to this one, but for those whose rules are all changed by a later one of them."""
    levels = adversaries()[adversary].levels[: level + 1]
    later = [{rule for each in levels[number + 1 :] for rule in each.rules} for number in range(len(levels))]
    return [number for number, each in enumerate(levels) if not {*each.rules} <= later[number]]


def fear_deck(options: SpiritIslandOptions) -> tuple[int, ...]:
    """Return the parts of the fear deck: those of the adversary's level, else as printed (SI-ADVERSARY-02)."""
    level = _level(options)
    return fear().deck if level is None else level.fear


def invader_deck(options: SpiritIslandOptions) -> list[int]:
    """Return the stages of the invader deck from its top (SI-SETUP-07, SI-ADVERSARY-05)."""
    level = _level(options)
    if level is not None and level.deck is not None:
        return [int(stage) for stage in level.deck]
    return [stage for stage, count in invaders().use.items() for _ in range(count)]


def difficulty(options: SpiritIslandOptions) -> int:
    """Return the difficulties of adversary and scenario added up (SI-SCORE-04)."""
    level = _level(options)
    scenario = scenarios().get(options.scenario)
    return (level.difficulty if level else 0) + (scenario.difficulty if scenario else 0)


def _level(options: SpiritIslandOptions) -> Level | None:
    """Return the level that is played; None without an adversary."""
    if options.adversary == "none":
        return None
    return adversaries()[options.adversary].levels[options.adversary_level]
