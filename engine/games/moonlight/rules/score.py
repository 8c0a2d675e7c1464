"""The points: the team against the opponent (ML-SCORE), or Light and Shadow and the missions of the players (ML-VERSUS)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.moonlight.forest.module import MoonlightTerms, laws
from engine.games.moonlight.model.facts import Mission, Objective, box
from engine.games.moonlight.model.kinds import SIDES, Side, other
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import tell
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import POWERS, Face, Power, Spirit
from engine.outcome import ScoreLine
from engine.text import Seat

MISSING = -3
"""Points for each power, against each other also spirit, of which a side has no tile (ML-SCORE-11, ML-VERSUS-16)."""
DEMAND = -6
"""Points for each demanded spirit that the team does not lead (ML-SCORE-12)."""
MISSION = 6
"""Points for a mission accomplished (ML-VERSUS-17)."""


@dataclass(frozen=True, slots=True)
class SidePart:
    """A side's part in a spirit or power. `leads`: it has the majority that scores; `points` is what that brings, or costs."""

    on_tiles: int
    on_tokens: int
    leads: bool = False
    points: int = 0

    @property
    def total(self) -> int:
        """Number of the side's symbols, on tiles and on tokens."""
        return self.on_tiles + self.on_tokens


@dataclass(frozen=True, slots=True)
class SideCategory:
    """A spirit or power, and what it brings each side."""

    name: Spirit | Power
    parts: dict[Side, SidePart]


def terms(table: Table) -> MoonlightTerms:
    """Return the terms by which points are counted, as the modules change them (ML-SCORE-06, ML-SCORE-12)."""
    found = MoonlightTerms(max(0, table.sides["light"].bits - table.sides["shadow"].bits), list(table.card))
    for module in laws(table).at("terms"):
        module.terms(table, found)
    return found


def symbols(table: Table, side: Side, agreed: MoonlightTerms) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """Return a side's symbols of every spirit and power, on tiles and on favour tokens (ML-SCORE-01, ML-ASSIGN-08).

    What it has none of counts 0.
    """
    pile = table.sides[side]
    discarded = agreed.discarded.get(side, ())
    return _on_tiles((*pile.tiles,), (*discarded,), (*pile.lights,)), _on_tokens((*pile.tokens,))


@lru_cache(1 << 13)
def _on_tiles(
    own: tuple[int, ...], discarded: tuple[int, ...], lights: tuple[Spirit, ...]
) -> Mapping[str, int]:
    on_tiles, counted = Counter[str](), Counter(own)
    counted.subtract(discarded)
    for tile in counted.elements():
        shown = tiles()[tile]
        on_tiles[shown.spirit] += shown.symbols
        if shown.power:
            on_tiles[shown.power] += 1
    on_tiles.update(lights)
    return on_tiles


@lru_cache(1 << 8)
def _on_tokens(own: tuple[Face, ...]) -> Mapping[str, int]:
    return Counter(own)


def categories(table: Table) -> tuple[SideCategory, ...]:
    """Return every spirit and power with both sides' symbols and points."""
    agreed = terms(table)
    counts = {side: symbols(table, side, agreed) for side in SIDES}
    names: tuple[Spirit | Power, ...] = (*table.spirits, *POWERS)
    bare = {
        name: {side: SidePart(counts[side][0][name], counts[side][1][name]) for side in SIDES}
        for name in names
    }
    if table.is_versus:
        return tuple(
            SideCategory(name, {side: _against(parts, side) for side in SIDES})
            for name, parts in bare.items()
        )
    scored = _scored(bare, agreed)
    return tuple(
        SideCategory(name, {side: _together(name, parts, side, name in scored) for side in SIDES})
        for name, parts in bare.items()
    )


def _scored(bare: dict[Spirit | Power, dict[Side, SidePart]], agreed: MoonlightTerms) -> set[Spirit | Power]:
    """Return what the team scores: the powers, and of the spirits it leads the best, as many as it may score (ML-SCORE-06 to -10)."""
    led = [name for name, parts in bare.items() if name not in POWERS and _leads(parts, "light")]
    if agreed.scorable is not None:
        led = [name for name in led if name in agreed.scorable]
    led.sort(key=lambda name: -bare[name]["light"].total)
    return {*POWERS, *led[: agreed.limit]}


def _leads(parts: dict[Side, SidePart], side: Side) -> bool:
    """Return whether a side has a strict majority."""
    return parts[side].total > parts[other(side)].total


def _together(name: Spirit | Power, parts: dict[Side, SidePart], side: Side, is_scored: bool) -> SidePart:
    """Return a side's part where a strict majority scores its symbols (ML-SCORE-02 to -05).

    Only the team pays for a power it lacks (ML-SCORE-11).
    """
    own, leads = parts[side], _leads(parts, side)
    points = own.total if leads and (is_scored or side == "shadow") else 0
    if side == "light" and name in POWERS and not own.on_tiles:
        points += MISSING
    return SidePart(own.on_tiles, own.on_tokens, leads, points)


def _against(parts: dict[Side, SidePart], side: Side) -> SidePart:
    """Return a side's part as in the forest: the most score, both in a tie, and whoever has no tile of it pays (ML-VERSUS-16)."""
    own = parts[side]
    leads = 0 < own.total >= parts[other(side)].total
    points = (own.total if leads else 0) + (0 if own.on_tiles else MISSING)
    return SidePart(own.on_tiles, own.on_tokens, leads, points)


def lines(table: Table, side: Side, counted: tuple[SideCategory, ...]) -> tuple[ScoreLine, ...]:
    """Return the lines of a side's score."""
    won = {"spirits": 0, "powers": 0, "missing": 0}
    for category in counted:
        part = category.parts[side]
        is_power = category.name in POWERS
        missing = MISSING if not part.on_tiles and (table.is_versus or (is_power and side == "light")) else 0
        won["missing"] += missing
        won["powers" if is_power else "spirits"] += part.points - missing
    found = [ScoreLine(tell(f"line-{name}"), points) for name, points in won.items()]
    if side == "light" and table.card:
        led = {category.name for category in counted if category.parts["light"].leads}
        unmet = sum(spirit not in led for spirit in terms(table).demands)
        found.append(ScoreLine(tell("line-card"), DEMAND * unmet))
    if nature := table.sides[side].tokens.count("nature"):
        found.append(ScoreLine(tell("line-nature"), nature))
    return tuple(found)


def score(found: tuple[ScoreLine, ...]) -> int:
    """Return the sum of the lines."""
    return sum(line.points for line in found)


def is_done(mission: Mission, counted: tuple[SideCategory, ...]) -> bool:
    """Return whether a side has strictly more symbols than the other, or at least `mission.least` (ML-VERSUS-19)."""
    parts = next(category.parts for category in counted if category.name == mission.spirit)
    if mission.kind == "majority":
        return _leads(parts, mission.side)
    return parts[mission.side].total >= mission.least


def objective(number: int) -> Objective:
    """Return an Objective card by its number."""
    return box().objectives[number]


def missions_done(table: Table, seat: Seat, counted: tuple[SideCategory, ...]) -> int:
    """Return how many missions of the seat's own card are accomplished."""
    number = table.players[seat].objective
    assert number is not None
    return sum(is_done(mission, counted) for mission in objective(number).missions)
