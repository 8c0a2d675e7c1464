"""The worth of a spirit: how far it has grown, and what it can do in the turns to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from engine.games.spirit_island.evaluation.values import NOW, SpiritFeatures, weighed
from engine.games.spirit_island.model.facts import Space, SpiritPanel, powers, spirits
from engine.games.spirit_island.model.island import Island, terrain
from engine.games.spirit_island.model.kinds import TERRAINS
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.rules.spirit import spirit_rules

FEWEST_TURNS: Final = 1.5
"""Minimum number of turns expected to come."""
FREE: Final = 1.3
"""Number of cards a turn that can be paid without any income."""
PAID: Final = 0.8
"""Number of cards a turn that each energy of income pays beyond `FREE`."""
SAVED: Final = 3
"""Number of turns in which saved energy is spent."""
BEYOND: Final = 0.1
"""Share of a space uncovered beyond the highest number."""
MOST_ENERGY: Final = 9
"""Maximum amount of saved energy that counts."""
FEWEST: Final = 3
"""Number of presence on the island below which a spirit is in danger."""


class SpiritLook(NamedTuple):
    """All of a spirit and its cards that its features follow from."""

    island: Island
    spirit: str
    turn: int
    energy: int
    energy_shown: int
    plays_shown: int
    destroyed: int
    presence: tuple[tuple[str, int], ...]
    hand: tuple[str, ...]
    gone: tuple[str, ...]
    """Cards that are to be reclaimed: those discarded, and those in play."""


def of_player(table: Table, player: Player) -> float:
    """Return the worth of the spirit of a player."""
    if player.spirit is None:
        return 0.0
    return _worth(NOW.changes, _seen(table, player))


def _seen(table: Table, player: Player) -> SpiritLook:
    assert player.spirit is not None
    shown = player.shown
    return SpiritLook(
        table.island,
        player.spirit,
        table.turn,
        player.energy,
        shown["energy"],
        shown["plays"],
        player.destroyed,
        tuple(player.presence.items()),
        tuple(player.hand),
        (*player.discard, *player.played),
    )


@lru_cache(maxsize=1 << 14)
def _worth(_changes: int, seen: SpiritLook) -> float:
    return weighed(NOW.spirit, _features(seen))


def _features(seen: SpiritLook) -> SpiritFeatures:
    panel = spirits()[seen.spirit]
    turns = max(FEWEST_TURNS, NOW.habits.turns - seen.turn)
    income, plays = _number(panel.energy, seen.energy_shown), _number(panel.plays, seen.plays_shown)
    flow = income + seen.energy / max(SAVED, turns)
    owned, cycle = (*seen.hand, *seen.gone), NOW.habits.cycle
    now = _highest(panel.plays, seen.plays_shown)
    return SpiritFeatures(
        power=turns * _strength(owned, plays * cycle, flow * cycle) / cycle,
        now=_strength(seen.hand, now, seen.energy + _highest(panel.energy, seen.energy_shown)),
        useful=turns * min(plays, FREE + PAID * flow, len(owned) / cycle),
        plays=turns * plays,
        income=turns * flow,
        energy=min(seen.energy, MOST_ENERGY),
        hand=len(seen.hand),
        discard=len(seen.gone),
        elements=_elements(panel, seen),
        destroyed=seen.destroyed,
        weak=max(0, FEWEST - sum([count for _, count in seen.presence])),
        sacred=sum([count > 1 for _, count in seen.presence]),
        reached=_reached(seen.island, tuple([land for land, _ in seen.presence])),
        covered=_coverage(
            seen.island,
            seen.spirit,
            tuple(sorted(seen.presence)),
            tuple(sorted(owned)),
            NOW.habits.missed,
        ),
    )


def _elements(panel: SpiritPanel, seen: SpiritLook) -> int:
    """Return the number of elements on the uncovered spaces."""
    shown = (*panel.energy[: seen.energy_shown], *panel.plays[: seen.plays_shown])
    return sum([not isinstance(space, int) and space != "reclaim-one" for space in shown])


@cache
def _highest(track: tuple[Space, ...], shown: int) -> int:
    return max(space for space in track[:shown] if isinstance(space, int))


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


def _strength(cards: Sequence[str], plays: float, energy: float) -> float:
    """Return the strength of the best of some cards, as far as they can be played and paid, the last of them in part."""
    found, known, facts = 0.0, NOW.cards, powers()
    for card in sorted(cards, key=known.__getitem__, reverse=True):
        cost = facts[card].cost
        share = min(1.0, plays, energy / cost if cost else 1.0)
        if share > 0:
            found, plays, energy = found + share * known[card], plays - share, energy - share * cost
    return found


@lru_cache(maxsize=1 << 14)
def _reached(island: Island, lands: tuple[str, ...]) -> int:
    """Return the number of lands at most one step from some of the lands given."""
    return len({near for land in lands if not is_ocean(land) for near in (land, *island.neighbours[land])})


@lru_cache(maxsize=1 << 14)
def _coverage(
    island: Island, spirit: str, presence: tuple[tuple[str, int], ...], owned: tuple[str, ...], share: float
) -> float:
    """Return the number of lands at which a spirit can aim its powers; those with few powers count in part.

    `share` of a land's coverage is still missing with each power that reaches it.
    """
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
                missed[land] *= share
    return sum((1.0 - left for left in missed.values()), 0.0)
