"""Checks that hold for every scenario, whatever its modules are. See `rules.checks` for what these need and whether it can be begun."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import BITS, DIFFICULTIES, MODES
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts

FIREFLIES: Final = 5
COOP: Final = ("coop", "solo")
LETTERS: Final = "ABCDEF"


class CheckedScenario(MoonlightScenarioFacts):
    """A scenario checked as it is read: nothing stands in it that cannot be true."""

    def wrong(self) -> Iterator[str]:
        """Yield what cannot be true of the scenario, whatever its modules are."""
        try:
            ground = self.ground()
        except ValueError as error:
            yield f"scenario {self.number} cannot be read: {error}"
            return
        yield from (f"scenario {self.number} {fault}" for fault in _faults(self, ground))


def _faults(scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
    """Yield what cannot be true of a scenario, each as what follows its name in a sentence."""
    lying = sum(spot.holds_tile for spot in ground.spots)
    if lying + scenario.outside.side_tiles != scenario.tiles:
        yield f"has {lying} tiles on its map and {scenario.outside.side_tiles} beside it, not {scenario.tiles}"
    if scenario.bits > BITS:
        yield f"has {scenario.bits} bits, but there are {BITS}"
    if sum(spot.mark == "firefly" for spot in ground.spots) + scenario.outside.fireflies > FIREFLIES:
        yield f"has more than {FIREFLIES} fireflies"
    if double := [name for (_, name), count in _named(ground).items() if count > 1]:
        yield f"has two tiles in one place: {', '.join(double)}"
    if len(ground.index) != len(ground.spots):
        yield "has tiles that lie within each other"
    yield from _wrong_modes(scenario)
    yield from _wrong_starts(ground)
    yield from _wrong_regions(scenario, ground)


def _named(ground: ScenarioGround) -> Counter[tuple[int, str]]:
    return Counter((spot.level, spot.name) for spot in ground.spots)


def _wrong_modes(scenario: MoonlightScenarioFacts) -> Iterator[str]:
    """Yield what is wrong with the modes and difficulties (ML-SETUP-02, ML-SETUP-11)."""
    if not set(COOP) <= set(scenario.modes) <= set(MODES):
        yield "must be playable by two together and by one alone"
    if ("versus" in scenario.modes) != (scenario.versus is not None):
        yield "must say where its competitive rules come from, exactly if it has any"
    if scenario.difficulties not in (DIFFICULTIES, DIFFICULTIES[:1]):
        yield "must have either all difficulties or the regular one alone"


def _wrong_starts(ground: ScenarioGround) -> Iterator[str]:
    """Yield a fault unless there is a start spot for each creature, or letters that each occur twice (ML-SETUP-16)."""
    starts = Counter(spot.start for spot in ground.spots if spot.start)
    lettered = [letter for letter in LETTERS if starts[letter]]
    if not lettered and not (starts["L"] and starts["S"]):
        yield "must have start spots for both creatures"
    if wrong := [letter for letter in lettered if starts[letter] != 2]:
        yield f"must have each lettered start spot twice: not so {', '.join(wrong)}"


def _wrong_regions(scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
    """Yield faults of the map of regions and of columns that have tokens: a wrong size, islands it lacks, a column without tiles."""
    lines = ground.region_lines
    if lines and ({len(line) for line in lines} != {ground.columns} or len(lines) != ground.rows):
        yield f"must have a map of regions of {ground.rows} rows of {ground.columns}"
    elif missing := [pile.id for pile in scenario.islands if pile.id not in ground.regions]:
        yield f"has tokens on islands that its map does not have: {', '.join(missing)}"
    if empty := [
        str(pile.col)
        for pile in scenario.column_tokens
        if not any(spot.x == 2 * pile.col for spot in ground.spots)
    ]:
        yield f"has tokens beside columns without tiles: {', '.join(empty)}"
