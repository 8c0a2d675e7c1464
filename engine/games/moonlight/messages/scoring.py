"""The number of spirits the team may score, and why others that it leads bring nothing (ML-SCORE-06 to ML-SCORE-10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.moonlight.model.texts import named, tell
from engine.games.moonlight.model.view import MoonlightView
from engine.games.spirits_of_the_forest.model.kinds import POWERS, Power, Spirit
from engine.text import Text


def limit(view: MoonlightView) -> Iterator[Text]:
    """Yield a sentence of how many spirits the team may score by its bits; nothing where bits set no limit."""
    if view.scored is not None:
        team, rival = (side.bits for side in view.sides)
        yield tell("scored-limit", count=view.scored, own=team, rival=rival)


def in_vain(view: MoonlightView) -> tuple[Spirit | Power, ...]:
    """Return the spirits that the team leads and does not score; none where all are against each other, for nothing is held back there."""
    led = (each for each in view.categories if each.name not in POWERS and each.light.leads)
    return tuple(each.name for each in led if not each.light.points)


def scoring(view: MoonlightView) -> Iterator[Text]:
    """Yield a sentence of the limit, where bits set one, one of what is led in vain, and at the end one of what the team lacks.

    Nothing where all are against each other.
    """
    if view.mode == "versus":
        return
    yield from limit(view)
    if spirits := in_vain(view):
        key = "scored-gone" if view.scored is None else "scored-beyond"
        yield tell(key, spirits=tuple(map(named, spirits)))
    if view.outcome.final and view.lacking:
        yield tell("scored-lacking", spirits=tuple(map(named, view.lacking)))
