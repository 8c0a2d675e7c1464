"""Growth actions and permissions in words."""

from __future__ import annotations

from engine.games.spirit_island.model.facts import GrowthAction
from engine.games.spirit_island.model.land import board_of
from engine.games.spirit_island.model.lasting_rule import Lasting, LastingId
from engine.games.spirit_island.model.texts import names_of, tell
from engine.text import Text, Who

PERMISSIONS: tuple[LastingId, ...] = ("swift", "repeat", "range", "return", "shared", "ward")
"""The lasting rules that allow a seat something until the end of the turn."""


def step_text(step: GrowthAction) -> Text:
    """Return the text of a growth action: `add presence within 2, into jungle or wetland`."""
    if step.do == "presence":
        lands = names_of(step.land)
        if step.range is None:
            return tell("step-presence-anywhere", lands=lands)
        if lands:
            return tell("step-presence-in", range=step.range, lands=lands)
        return tell("step-presence", range=step.range)
    return tell(f"step-{step.do}", amount=step.amount, ocean=board_of(step.ocean) if step.ocean else "-")


def permission_text(lasting: Lasting) -> Text:
    """Return the text of what an effect allows a seat: `you may repeat a card that costs at most 3`."""
    who = () if lasting.other is None else (Who(lasting.other),)
    key = "permission-repeat-paying" if lasting.pays else f"permission-{lasting.id}"
    return tell(key, amount=lasting.amount, who=who)
