"""What is special in a scenario, told before the first turn: its forest, its modules in their order, and the goal."""

from __future__ import annotations

from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import tell
from engine.text import Text


def intro(table: Table, modules: tuple[MoonlightModule, ...]) -> tuple[Text, ...]:
    """The sentences of it; none once the first turn has begun."""
    if table.turn:
        return ()
    told = (tell(f"module-{module.id.replace('_', '-')}", mode=table.mode) for module in modules)
    return (tell(f"intro-{table.options.scenario}"), *told, tell(f"goal-{table.mode}"))
