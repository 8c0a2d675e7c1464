"""What the invaders will do next, as a good player would read it from the board."""

from __future__ import annotations

from engine.games.spirit_island.model.facts import invader_cards, piece_facts
from engine.games.spirit_island.model.kinds import INVADERS, InvaderAction
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.view import ForecastView
from engine.games.spirit_island.rules.invaders import (
    BLIGHTING,
    attack,
    builds_alone,
    card_of,
    dahan_losses,
    is_forbidden,
    matches,
    may_build,
)
from engine.games.spirit_island.rules.lasting_rules import defend, holds


def coming(table: Table, land: str) -> tuple[InvaderAction, ...]:
    """What the cards on the track mean for a land in this turn's Invader Phase; what is over then is told no more."""
    if table.phase not in ("spirit", "fast", "invaders"):
        return ()
    found: list[InvaderAction] = []
    if (
        _is_due(table, "ravage", land)
        and table.lands[land].count(*INVADERS)
        and not is_forbidden(table, land, "ravage")
    ):
        found.append("ravage")
    alone = builds_alone(table, land)
    is_due = _is_due(table, "build", land) or _is_due(table, "extra", land)
    if is_due and may_build(table, land, alone=alone):
        found.append("build")
    return tuple(found)


def _is_due(table: Table, step: str, land: str) -> bool:
    card = card_of(table, step)
    if card is None or not matches(invader_cards()[card], land):
        return False
    return table.phase != "invaders" or any(each in (step, f"{step} {land}") for each in table.agenda)


def forecast(table: Table, land: str) -> ForecastView:
    """What a ravage would do in a land."""
    here = table.lands[land]
    before = attack(table, land)
    damage = max(0, before - defend(table, land))
    lost, _ = dahan_losses(table, land, damage)
    strikers = here.count("dahan") - (0 if holds(table, land, "dahan-at-once") else lost)
    blight = damage >= BLIGHTING and not holds(table, land, "no-blight")
    return ForecastView(
        attack=before,
        damage=damage,
        blight=blight,
        cascade=blight and here.blight > 0,
        dahan_lost=lost,
        counterattack=strikers * piece_facts("dahan").damage,
    )
