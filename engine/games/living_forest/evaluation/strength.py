"""The strength of a player: what it may expect to see in the Help Line of a turn to come, and to have for each action then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.living_forest.model.facts import board, cards
from engine.games.living_forest.model.kinds import ELEMENTS, Element
from engine.games.living_forest.model.table import Player
from engine.games.living_forest.rules.totals import planted

RISK: Final = 2.6
"""Number of solitary animals in the Help Line with which players stop on the average: with two, or unwillingly with three."""
SOON: Final = 0.6
"""Weight of the cards that come next, beside what all cards come to in the long run."""


class Pack(NamedTuple):
    """Cards together: their number, solitary animals less gregarious ones, and the elements they show."""

    size: int
    excess: int
    elements: Mapping[Element, int]


@lru_cache(1 << 14)
def pack(some: tuple[str, ...]) -> Pack:
    """Return these cards together."""
    faces = [cards()[card] for card in some]
    coins = [face.coin for face in faces]
    return Pack(
        len(faces),
        coins.count("solitary") - coins.count("gregarious"),
        {element: sum(face.elements.get(element, 0) for face in faces) for element in ELEMENTS},
    )


def expected(player: Player) -> dict[Element, float]:
    """Return how much of each element the player may expect to have in a turn to come."""
    piles = (tuple(player.stack), tuple(player.discard), tuple(player.line))
    tops = sum(player.tops)
    top = piles[0][len(piles[0]) - tops :] if tops else ()
    shown = _shown(*map(pack, piles), top=pack(top))
    return {element: planted(player, element) + shown[element] for element in ELEMENTS}


def _shown(*packs: Pack, top: Pack) -> dict[Element, float]:
    """Return how much of each element the Help Line alone shows, of the cards drawn before there are too many solitary animals."""
    size, excess = sum(each.size for each in packs), sum(each.excess for each in packs)
    if not size:
        return dict.fromkeys(ELEMENTS, 0.0)
    drawn = min(size, RISK * (size + 1) / (max(excess, 0) + 1))
    means = {element: _sum(packs, element) / size for element in ELEMENTS}
    known = min(1.0, drawn / top.size) if top.size else 0.0
    return {
        element: mean * drawn + SOON * known * (top.elements[element] - mean * top.size)
        for element, mean in means.items()
    }


def _sum(packs: Iterable[Pack], element: Element) -> int:
    return sum(each.elements[element] for each in packs)


def is_at_limit(player: Player) -> bool:
    """Return whether the Help Line leaves one action only (LF-DRAW-07)."""
    return pack(tuple(player.line)).excess >= board().limit
