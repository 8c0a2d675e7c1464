"""Growth actions and permissions in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirit_island.messages.texts import names_of, tell
from engine.games.spirit_island.model.facts import Step
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.lasting import of_seat
from engine.text import Seat, Text, Who


def step_text(step: Step) -> Text:
    """A growth action: `add presence within 2, into jungle or wetland`."""
    if step.do == "presence":
        lands = names_of(step.land)
        if step.range is None:
            return tell("step-presence-anywhere", lands=lands)
        if lands:
            return tell("step-presence-in", range=step.range, lands=lands)
        return tell("step-presence", range=step.range)
    return tell(f"step-{step.do}", amount=step.amount, ocean=(step.ocean or "-")[0])


def permissions(table: Table, seat: Seat) -> Iterator[Text]:
    """What effects allow a seat until the end of the turn."""
    for lasting in of_seat(table, seat, "swift", "repeat", "range", "return", "shared", "ward"):
        who = () if lasting.other is None else (Who(lasting.other),)
        key = "permission-repeat-paying" if lasting.pays else f"permission-{lasting.id}"
        yield tell(key, amount=lasting.amount, who=who)
