"""The forest's words to people beside its events."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from engine.action import Value
from engine.games.spirits_of_the_forest.messages import labels
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Stop
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.registry import allowed_mixes
from engine.games.spirits_of_the_forest.modules.registry.modules import ALONE, MODULES, module_of
from engine.games.spirits_of_the_forest.modules.registry.options import OF_SEVERAL_KINDS, ForestOptions
from engine.telling import Telling
from engine.text import Text


class ForestTelling(Telling[ForestView, ForestAction, ForestOptions]):
    """The telling of the forest: labels, and the things seen when favours, tiles and the cards of modules are turned up."""

    sights = MappingProxyType(
        {"examine": "favour", "turn-up": "tile", "plus": "favour"}
        | {end: seen for module in MODULES for end, seen in module.sights.items()}
    )
    label = staticmethod(labels.label)
    choice = staticmethod(labels.choice)
    warned = staticmethod(labels.warned)

    def reading(self, view: ForestView, action: ForestAction) -> Text | None:
        """Return the label, but None for a stop, whose label says what is stopped at that moment. A module says it of its own verbs."""
        if (module := module_of(action)) is not None:
            return module.reading(view, action)
        return None if isinstance(action, Stop) else self.label(view, action)

    def turn(self, view: ForestView) -> str:
        """Return the number of the turn: who plays alone, or has the last gems to place, has several in a row."""
        return str(view.turn)

    def special(self, options: ForestOptions, seats: int) -> Sequence[Text]:
        return super().special(options, seats) if seats > 1 else ()

    def option_about(self, options: ForestOptions, option: str, value: Value | bool) -> Text | None:
        if option in OF_SEVERAL_KINDS:
            return tell(f"option-{option}-{value}-about".lower())
        return None

    def in_play(self, options: ForestOptions, seats: int, rule_id: str) -> bool:
        return allowed_mixes.is_in_play(rule_id, options.modules if seats > 1 else ALONE)
