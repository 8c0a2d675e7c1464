"""The fate of a spirit or power, if what is left of it falls to both sides by lot.

The lots need not be fair: `odds` is the number of parts in `PARTS` by which Light's side gets each thing that is left.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

_KEPT = 1 << 16
PARTS: Final = 128
FAIR: Final = PARTS // 2


class Left(NamedTuple):
    """The remainder of a spirit or power: tiles with two symbols, tiles with one, and symbols on favours."""

    doubles: int = 0
    singles: int = 0
    tokens: int = 0

    @property
    def tiles(self) -> int:
        """Number of tiles that show the spirit or power."""
        return self.doubles + self.singles


class Fate(NamedTuple):
    """The chances that Light's side has more in the end, and that both have as much; and the points of both, where the most score.

    `own` is what Light's side may expect if only a strict majority scores, `rival` the same of Shadow's; `shared` comes to each in a tie.
    """

    leads: float
    ties: float
    own: float
    rival: float
    shared: float


@lru_cache(_KEPT)
def fate(own: int, rival: int, left: Left, odds: int = FAIR) -> Fate:
    """Return the fate of a category in which Light's side has `own` symbols and Shadow's has `rival`."""
    leads = ties = for_own = for_rival = shared = 0.0
    chances = gains(left, odds)
    most = len(chances) - 1
    for gained, chance in enumerate(chances):
        light, shadow = own + gained, rival + most - gained
        if light > shadow:
            leads += chance
            for_own += chance * light
        elif shadow > light:
            for_rival += chance * shadow
        else:
            ties += chance
            shared += chance * light
    return Fate(leads, ties, for_own, for_rival, shared)


@lru_cache(_KEPT)
def gains(left: Left, odds: int = FAIR) -> tuple[float, ...]:
    """Return the chance that Light's side gets just n symbols of what is left, at index n."""
    doubles, singles = left.doubles, left.singles + left.tokens
    chances = [0.0] * (2 * doubles + singles + 1)
    for twos, likely in enumerate(_shares(doubles, odds)):
        for ones, as_likely in enumerate(_shares(singles, odds)):
            chances[2 * twos + ones] += likely * as_likely
    return tuple(chances)


@lru_cache(_KEPT)
def _shares(count: int, odds: int) -> tuple[float, ...]:
    """Return the chance that Light's side gets just n of `count` things, at index n."""
    part = odds / PARTS
    return tuple(comb(count, own) * part**own * (1 - part) ** (count - own) for own in range(count + 1))


def at_least(own: int, least: int, left: Left) -> float:
    """Return the chance that a side with `own` symbols has at least `least` in the end."""
    return sum(gains(left)[max(0, least - own) :])
