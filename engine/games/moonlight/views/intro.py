"""What is special in a scenario: three sentences before the first turn, and all of it for whoever looks the rules up."""

from __future__ import annotations

from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import modules_of
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import tell
from engine.text import Text


def intro(table: Table) -> tuple[Text, ...]:
    """A sentence of the forest, one of what is played in it, one of the goal; none once the first turn has begun."""
    if table.turn:
        return ()
    number, mode = table.options.scenario, table.mode
    return (tell(f"intro-{number}"), tell(f"special-{number}", mode=mode), tell(f"goal-{mode}"))


def special(options: MoonlightOptions, seats: int) -> tuple[Text, ...]:
    """A sentence for each module that is played, in the order in which they speak."""
    mode = options.mode(seats)
    played = modules_of(options.scenario, mode)
    return tuple(tell(f"module-{name.replace('_', '-')}", mode=mode) for name in EVERY if name in played)
