"""Telling people of Living Forest: what the game says beside its events."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from engine.games.living_forest.messages import labels
from engine.games.living_forest.messages.merits import merits
from engine.games.living_forest.messages.named import named
from engine.games.living_forest.model.actions import End, LivingAction, Use
from engine.games.living_forest.model.facts import board, trees
from engine.games.living_forest.model.kinds import ELEMENT_OF, ELEMENTS
from engine.games.living_forest.model.options import LivingForestOptions
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import LivingForestView
from engine.games.living_forest.rules.symbols import ACTION, FRAGMENT, TILE
from engine.telling import Telling
from engine.text import Seat, Text

_CHANGES = tuple(f"LF-KODAMA-{number:02}" for number in (6, 10, 11, 12, 13, 14, 15, 21, 22, 25, 26, 28, 29))
"""Ids of the rules of the expansion that are told in short where it is played."""


class LivingTelling(Telling[LivingForestView, LivingAction, LivingForestOptions]):
    """The telling of Living Forest: labels, merits, and what has been seen when cards are turned up."""

    quick_verbs = frozenset({"draw", "rush"})
    sights = MappingProxyType(
        {"draw": "card", "draw-coin": "card", "attract": "animals", "refill": "reserve", "fires": "reserve"}
    )

    def situation(self, view: LivingForestView) -> Sequence[Text]:
        """Return the reader's elements and Kodama symbols so far, and their water beside Onibi's attack, for whoever draws on or stops.

        In the middle of an action it is what is left for it, for the rest of that element is spent.
        """
        if view.seat is None:
            return ()
        if view.acting is not None and view.acting.unspent is not None and view.acting.deed is not None:
            left, element = view.acting.unspent, ELEMENT_OF[view.acting.deed]
            return (tell("have-left", gives=tell("gives", element=tell(element), amount=left), amount=left),)
        mine = view.players[view.seat]
        gives = [
            tell("gives", element=tell(each), amount=mine.elements[each])
            for each in ELEMENTS
            if mine.elements[each]
        ]
        if mine.symbols:
            gives.append(tell("have-symbols", amount=mine.symbols))
        have = (tell("have", elements=tuple(gives)),) if gives else ()
        if not view.strength:
            return have
        water = mine.elements["water"]
        is_safe = "yes" if water >= view.strength else "no"
        return (*have, tell("attack-ahead", strength=view.strength, water=water, safe=is_safe))

    def doubt(self, view: LivingForestView, action: LivingAction) -> Text | None:
        """Return a question before a turn is ended with actions left, for a turn with nothing left to do ends by itself."""
        if not isinstance(action, End) or view.acting is None:
            return None
        left = view.acting.left
        return tell("doubt-end", count=left) if left else None

    def reading(self, view: LivingForestView, action: LivingAction) -> Text | None:
        """Return the label, but None for a fragment, which removes whatever has been drawn by then."""
        return None if isinstance(action, Use) else self.label(view, action)

    def turn(self, view: LivingForestView) -> str:
        """Return the number of the turn and its part: whoever acts last draws again at once, and whoever acts first has just drawn."""
        return f"{view.turn} draw" if view.acting is None else f"{view.turn} {view.acting.seat}"

    label = staticmethod(labels.label)
    choice = staticmethod(labels.choice)
    named = staticmethod(named)

    def merits(self, before: LivingForestView, after: LivingForestView, seat: Seat) -> Sequence[Text]:
        return tuple(merits(before, after, seat))

    def special(self, options: LivingForestOptions, seats: int) -> Sequence[Text]:
        """Return what the expansion changes, a sentence each, and then what the menu says of each other reading of a rule."""
        others = super().special(options.model_copy(update={"kodama": False}), seats)
        if not options.kodama:
            return others
        every = "yes" if options.symbols_add_up else "no"
        changed = (
            tell("special-kodama-call"),
            tell("special-kodama-symbols", every=every, fragment=FRAGMENT, tile=TILE, action=ACTION),
            tell("special-kodama-actions"),
            tell("special-kodama-trees", count=sum(tree.kodama for tree in trees().values())),
            tell("special-kodama-onibi", fire=board().kodama.onibi_fire),
            tell(
                "special-kodama-goal",
                count=board().kodama.goal,
                base=board().goal,
                empty=board().kodama.goal_of_empty_pile,
            ),
        )
        return (*changed, *others)

    def special_rules(self, options: LivingForestOptions, seats: int) -> Sequence[str]:
        return _CHANGES if options.kodama else ()

    def in_play(self, options: LivingForestOptions, seats: int, rule_id: str) -> bool:
        return options.kodama or not rule_id.startswith("LF-KODAMA")
