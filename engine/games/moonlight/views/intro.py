"""The introduction to a scenario: three sentences on what is special, before the first turn."""

from __future__ import annotations

from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import tell
from engine.text import Text


def intro(table: Table) -> tuple[Text, ...]:
    """Return a sentence of the forest, of what is played, of the goal, and of what is reconstructed; none after the first turn began."""
    if table.turn:
        return ()
    number, mode, facts = table.options.scenario, table.mode, table.scenario
    return (
        tell(f"intro-{number}"),
        tell(f"special-{number}", mode=mode, **facts.given()),
        tell(f"goal-{mode}"),
        tell("reconstructed-here"),
    )
