"""Powers named like their functions."""

from __future__ import annotations

from engine.games.spirit_island.powers.effect import PowerEffect


def by_name(*functions: PowerEffect) -> dict[str, PowerEffect]:
    """Return the functions by the ids of their powers: `flash_floods` is the effect of `flash-floods`."""
    return {getattr(function, "__name__", "").replace("_", "-"): function for function in functions}
