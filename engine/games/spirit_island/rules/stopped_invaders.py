"""The rules that keep the invaders of a land from an action: lasting rules, spirits, or that nobody is there (SI-INVADER-08)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.spirit_island.model.kinds import InvaderAction
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import names_of, tell
from engine.games.spirit_island.rules.lasting_rules import holds, in_land
from engine.games.spirit_island.rules.spirit import spirits_at
from engine.script import Script

FORBIDDING: Final[Mapping[InvaderAction, LastingId]] = {
    "ravage": "no-ravage",
    "build": "no-build",
    "explore": "no-explore",
}
"""The lasting rule that keeps the invaders from each of their actions."""


def is_forbidden(table: Table, land: str, action: InvaderAction) -> bool:
    """Return whether a rule keeps the invaders from an action in a land now (SI-INVADER-08)."""
    return holds(table, land, FORBIDDING[action])


def tell_forbidden(play: IslandPlay, land: str, rule: LastingId) -> None:
    """Tell which of its actions the invaders of a land do not take, and what keeps them from it."""
    causes = dict.fromkeys(each.about for each in in_land(play.table, land, rule) if each.about)
    if causes:
        play.tell(tell(f"event-{rule}", lands=(land,), count=1, causes=names_of(causes)))


def tell_empty(play: IslandPlay, land: str, action: InvaderAction) -> None:
    """Tell that there are no invaders in a land for an action."""
    play.tell(tell(f"event-empty-{action}", lands=(land,), count=1))


def is_stopped(play: IslandPlay, land: str, action: InvaderAction) -> Script[bool]:
    """Return whether a spirit keeps the invaders from an action in a land."""
    for seat, _, rules in spirits_at(play.table):
        if (yield from rules.stops(play, seat, land, action)):
            play.tell(tell(f"event-stopped-{action}", land=land))
            return True
    return False
