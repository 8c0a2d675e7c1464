"""Telling people of Living Forest: what the game says beside its events."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from engine.games.living_forest.messages import labels
from engine.games.living_forest.messages.merits import merits
from engine.games.living_forest.messages.named import named
from engine.games.living_forest.model.actions import LivingAction
from engine.games.living_forest.model.kinds import ELEMENTS
from engine.games.living_forest.model.options import LivingForestOptions
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import LivingForestView
from engine.telling import Telling
from engine.text import Seat, Text


class LivingTelling(Telling[LivingForestView, LivingAction, LivingForestOptions]):
    """The telling of Living Forest: labels, merits, and what has been seen when cards are turned up."""

    quick_verbs = frozenset({"draw", "rush"})
    sights = MappingProxyType(
        {"draw": "card", "draw-coin": "card", "attract": "animals", "refill": "reserve", "fires": "reserve"}
    )

    def situation(self, view: LivingForestView) -> Sequence[Text]:
        """Return the elements of the reader's animals so far, for whoever draws on or stops."""
        if view.seat is None:
            return ()
        found = view.players[view.seat].elements
        gives = (tell("gives", element=tell(each), amount=found[each]) for each in ELEMENTS if found[each])
        return (tell("have", elements=tuple(gives)),) if any(found.values()) else ()

    label = staticmethod(labels.label)
    choice = staticmethod(labels.choice)
    named = staticmethod(named)

    def merits(self, before: LivingForestView, after: LivingForestView, seat: Seat) -> Sequence[Text]:
        return tuple(merits(before, after, seat))

    def in_play(self, options: LivingForestOptions, seats: int, rule_id: str) -> bool:
        return options.kodama or not rule_id.startswith("LF-KODAMA")
