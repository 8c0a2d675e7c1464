"""The value of a table to all its players, as a good player would judge it: the chance to win.

It follows from what the table is worth, in a unit of its own: about one for each town that is not there.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import Final

from engine.games.spirit_island.evaluation.land_value import (
    FEAR,
    LOST_PRESENCE,
    bearable,
    due,
    of_land,
    of_next_blight,
)
from engine.games.spirit_island.model.facts import Space, deck_of, powers, spirits
from engine.games.spirit_island.model.island import Island, terrain
from engine.games.spirit_island.model.kinds import INVADERS, TERRAINS, Kind
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.rules import presence
from engine.games.spirit_island.rules.spirit import spirit_rules

EVEN: Final = 20.0
"""Worth of a table of two on which the game could still go either way."""
SLOPE: Final = 12.0
"""Worth beyond an even table at which the chance to win is about three in four."""
DECIDED: Final = 100.0
"""Worth of a victory, and cost of a defeat."""
TURNED: Final = 4.0
"""Worth of a blight card that is not yet turned."""
VICTORY: Final = 2.4
"""Weight of the work that is left until victory, while there is time."""
WORK: Final[dict[Kind, float]] = {"explorer": 0.5, "town": 0.9, "city": 1.4}
"""Work of removing an invader, by kind."""
HURRY: Final = 8
"""Number of invader cards left below which time begins to run out."""
HURRIED: Final = 0.5
"""Share by which the weight of the work grows for each invader card fewer than `HURRY`."""
TURNS: Final = 8.5
"""Number of turns a game lasts, by and large; growth later than that is of little use."""
FEWEST_TURNS: Final = 1.5
"""Minimum number of turns expected to come."""
PLAYS: Final = 0.75
"""Worth of a card that can be played and paid each turn."""
FREE: Final = 1.3
"""Number of cards a turn that can be paid without any income."""
PAID: Final = 0.8
"""Number of cards a turn that each energy of income pays beyond `FREE`."""
SPARE_PLAY: Final = 0.2
"""Worth of a card that could be played each turn, whether it can be paid or not: it brings elements."""
INCOME: Final = 0.06
"""Worth of an energy each turn, whether it can be spent or not."""
SAVED: Final = 3
"""Number of turns in which saved energy is spent."""
ELEMENT: Final = 0.25
"""Worth of an element on a track."""
BEYOND: Final = 0.1
"""Worth of a space uncovered beyond the highest number."""
ENERGY: Final = 0.3
"""Worth of an energy that is saved, up to `MOST_ENERGY`."""
MOST_ENERGY: Final = 9
"""Maximum amount of saved energy that counts."""
HAND: Final = 0.45
"""Worth of a card in hand that can be played in this turn."""
LATER: Final = 0.6
"""Worth of a card for the turn after this one, as a share of `HAND`."""
CARD: Final = 0.25
"""Worth of any card in hand."""
DISCARD: Final = 0.1
"""Worth of a card that can be reclaimed."""
MAJOR: Final = 1.0
"""Worth of a major power, for a spirit that can pay it."""
MAJORS: Final = 3
"""Maximum number of major powers that count."""
RICH: Final = 5
"""Energy a turn with which major powers can be paid."""
FEWEST: Final = 3
"""Number of presence on the island below which a spirit is in danger."""
ALMOST_GONE: Final = 1.5
"""Cost of each presence on the island fewer than `FEWEST`."""
COVERED: Final = 0.45
"""Worth of a land at which a spirit can aim all its powers."""
MISSED: Final = 0.7
"""Share of a land's coverage that is still missing with each power that reaches it."""
SACRED: Final = 0.4
"""Worth of a sacred site."""
REACHED: Final = 0.1
"""Worth of a land that is at most one step from presence."""


def win_chance(table: Table) -> float:
    """Return the chance to win, from 0 to 1; at the end 1 or 0."""
    if table.result is not None:
        return float(table.result != "lost")
    return chance_of(table, worth(table))


def chance_of(table: Table, worths: float) -> float:
    """Return the chance to win on a table of a given worth."""
    scaled = 2 * worths / len(table.players)
    return 1 / (1 + exp(-max(-60.0, min(60.0, (scaled - EVEN) / SLOPE))))


def worth(table: Table) -> float:
    """Return the worth of the whole table; a game that is decided outweighs everything."""
    if table.result is not None:
        return -DECIDED if table.result == "lost" else DECIDED
    coming = due(table)
    found = _of_blight(table) + _of_fear(table)
    for name, land in table.lands.items():
        if land.pieces or coming.sent.settles:
            found += of_land(table, name, coming)
    for player in table.players:
        found += _of_player(table, player)
    return found


def _of_blight(table: Table) -> float:
    found = _blight_worth(bearable(table))
    return found + (0 if table.blight.is_blighted else TURNED)


@cache
def _blight_worth(left: int) -> float:
    return sum(of_next_blight(number) for number in range(1, left + 1))


def _of_fear(table: Table) -> float:
    """Return the worth of the fear that was made, less the work that is left until victory."""
    fear = table.fear
    scale = 2 / len(table.players)
    made = fear.generated + fear.markers * (len(fear.earned) + len(fear.discard))
    left = len(table.invaders.deck)
    urgent = VICTORY * (1 + max(0, HURRY - left) * HURRIED)
    return FEAR * made * scale - urgent * _work(table, scale)


def _work(table: Table, scale: float) -> float:
    """Return the least work until victory: fear up to some terror level, and what must go at that."""
    fear = table.fear
    kinds = [piece.kind for land in table.lands.values() for piece in land.pieces]
    counts = {kind: kinds.count(kind) for kind in INVADERS}
    cities = WORK["city"] * counts["city"]
    buildings = cities + WORK["town"] * counts["town"]
    everything = buildings + WORK["explorer"] * counts["explorer"]
    needed, best = 0.0, float("inf")
    goals = {1: everything, 2: buildings, 3: cities}
    for number, part in enumerate(fear.parts):
        best = min(best, needed + goals.get(fear.level + number, cities))
        needed += FEAR * scale * (fear.markers * part - (fear.generated if number == 0 else 0))
    return min(best, needed)


def _of_player(table: Table, player: Player) -> float:
    """Return the worth of a spirit: how far it has grown, and what it can do in the turns to come."""
    if player.spirit is None:
        return 0.0
    turns = max(FEWEST_TURNS, TURNS - table.turn)
    income = _number(player.facts.energy, player.shown["energy"])
    plays = _number(player.facts.plays, player.shown["plays"])
    flow = income + player.energy / max(SAVED, turns)
    grown = PLAYS * min(plays, FREE + PAID * flow) + SPARE_PLAY * plays + INCOME * flow
    found = turns * grown + _of_cards(player, plays) + ENERGY * min(player.energy, MOST_ENERGY)
    found += ELEMENT * len(presence.track_elements(player))
    found -= LOST_PRESENCE * player.destroyed + ALMOST_GONE * max(0, FEWEST - player.on_island)
    found += SACRED * sum(count > 1 for count in player.presence.values())
    return (
        found + REACHED * _reached(table.island, tuple(player.presence)) + COVERED * _covered(table, player)
    )


@cache
def _number(track: tuple[Space, ...], shown: int) -> float:
    """Return the highest uncovered number, and how near the next higher one is."""
    numbers = [space for space in track[:shown] if isinstance(space, int)]
    now = max(numbers)
    since = max(
        place for place, space in enumerate(track[:shown]) if space == now and now not in track[:place]
    )
    for place, space in enumerate(track[shown:], shown):
        if isinstance(space, int) and space > now:
            return now + (space - now) * (shown - 1 - since) / (place - since)
    return now + BEYOND * (shown - 1 - since)


def _of_cards(player: Player, plays: float) -> float:
    """Return the worth of a player's cards: what can be played of them before they are reclaimed."""
    ready, gone = len(player.hand), len(player.discard) + len(player.played)
    soon = min(ready, plays) + LATER * max(0, min(ready - plays, plays))
    found = HAND * soon + CARD * ready + DISCARD * gone
    if majors := sum(map(_is_major, (*player.hand, *player.discard, *player.played))):
        rich = min(1.0, (presence.number(player, "energy") + player.energy / SAVED) / RICH)
        found += MAJOR * rich * min(majors, MAJORS)
    return found


@cache
def _is_major(card: str) -> bool:
    return deck_of(card) == "major"


@cache
def _reached(island: Island, lands: tuple[str, ...]) -> int:
    """Return the number of lands at most one step from some of the lands given."""
    return len({near for land in lands if not is_ocean(land) for near in (land, *island.neighbours[land])})


def _covered(table: Table, player: Player) -> float:
    """Return the number of lands at which a spirit can aim its powers; those with few powers count in part."""
    assert player.spirit is not None
    owned = (*player.hand, *player.discard, *player.played)
    return _coverage(
        table.island, player.spirit, tuple(sorted(player.presence.items())), tuple(sorted(owned))
    )


@lru_cache(maxsize=1 << 14)
def _coverage(
    island: Island, spirit: str, presence: tuple[tuple[str, int], ...], owned: tuple[str, ...]
) -> float:
    rules = spirit_rules(spirit)
    oceans = frozenset(land for land, _ in presence if is_ocean(land) and rules.lives_in_oceans)
    here = [(land, count) for land, count in presence if not is_ocean(land) or land in oceans]
    missed = dict.fromkeys(island.lands, 1.0)
    for power in (*(powers()[card] for card in owned), *spirits()[spirit].innates):
        target = power.target
        if target.spirit:
            continue
        origins = tuple(
            land
            for land, count in here
            if (target.source == "presence" or rules.is_sacred(count, land))
            and target.origin in (None, terrain(land))
        )
        wanted = [where for where in target.land if where in TERRAINS]
        for land in island.within(origins, target.range, oceans):
            if land in missed and (not wanted or terrain(land) in wanted):
                missed[land] *= MISSED
    return len(missed) - sum(missed.values())
