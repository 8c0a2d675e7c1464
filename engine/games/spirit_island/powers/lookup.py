"""Lookup of the function that is the effect of a power."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.games.spirit_island.model.facts import deck_of, owner_of
from engine.games.spirit_island.powers import major, minor
from engine.games.spirit_island.powers.effect import PowerEffect
from engine.games.spirit_island.rules.spirit import spirit_room


def function_name(power: str) -> str:
    """Return the name of the function of a power: `call-to-tend` is `call_to_tend`."""
    return power.replace("-", "_")


@cache
def effect_of(power: str) -> PowerEffect:
    """Return the effect of a power by its id. Raises LookupError where it has none."""
    spirit = owner_of(power)
    if spirit is not None:
        own: Mapping[str, PowerEffect] = spirit_room(spirit).POWERS
        return own[power]
    module = minor if deck_of(power) == "minor" else major
    found: PowerEffect | None = getattr(module, function_name(power), None)
    if found is None:
        raise LookupError(f"there is no effect of {power}")
    return found
