"""Guards: the objections to an action, in the order in which they are asked (see `engine.guard`). Modules speak through the laws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.action import Value
from engine.games.moonlight.forest.availability import (
    around,
    is_available,
    is_covered,
    is_free,
    targets,
    top_of,
)
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.forest.pairs import can_collect, unserved, ways
from engine.games.moonlight.model.actions import (
    Assign,
    Collect,
    End,
    Hurry,
    MoonlightAction,
    Move,
    Place,
    Plus,
    Relocate,
    Talk,
)
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import CREATURES, other
from engine.games.moonlight.model.supply import gems_to_spend, purse
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import creature_text, refuse
from engine.games.moonlight.rules import gems, relocation, turn
from engine.guard import Objection
from engine.script import Choose
from engine.text import Seat

_PHASES: Final[dict[str, tuple[str, ...]]] = {
    "place": ("light", "shadow"),
    "collect": ("collect",),
    "relocate": ("collect",),
    "end": ("collect",),
    "assign": ("assign",),
    "move": ("move",),
    "hurry": ("collect", "move"),
    "talk": ("collect", "move"),
    "plus": ("collect", "move"),
}
"""The phases in which each verb has its place."""


def is_asked(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to choosing between two steps, where nobody is asked to choose anything."""
    return refuse(None, "nothing-offered") if isinstance(action, Choose) else None


def is_in_its_phase(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to an action out of its phase: placing, then the phases in order (ML-COLLECT-01); no gem inside a step (ML-GEM-05)."""
    if table.phase in _PHASES.get(action.verb, (table.phase,)):
        return None
    return refuse("ML-COLLECT-01" if table.turn else "ML-SETUP-16", f"phase-{table.phase}")


def is_a_start_spot(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to a place that is not one of the creature's start spots (ML-SETUP-16)."""
    if not isinstance(action, Place):
        return None
    creature = CREATURES[table.phase == "shadow"]
    if top_of(table, action.to) in turn.start_spots(table, creature):
        return None
    return refuse("ML-SETUP-16", "no-start", creature=creature_text(creature), place=action.to)


def is_solvable(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to picking where nothing can be collected, and to relocating or ending the game where something can.

    See ML-VERSUS-06 and ML-END-02: creatures are set elsewhere, or gems spent, or the game ends.
    """
    if table.phase != "collect" or can_collect(table):
        return _not_stuck(action)
    if table.is_versus and relocation.is_way_out(table):
        return refuse("ML-VERSUS-06", "relocate-first") if isinstance(action, Collect | End) else None
    return refuse("ML-END-01", "stuck") if isinstance(action, Collect | Relocate) else None


def _not_stuck(action: MoonlightAction) -> Objection | None:
    if isinstance(action, Relocate):
        return refuse("ML-VERSUS-06", "not-idle")
    return refuse("ML-COLLECT-13", "must-collect") if action.verb == "end" else None


def is_served_once(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to a second pick for a creature: one tile is picked around Light and one around Shadow (ML-COLLECT-02)."""
    if isinstance(action, Collect) and action.creature not in laws(table).directed:
        return refuse("ML-S02-05", "not-led", creature=creature_text(action.creature))
    if isinstance(action, Collect) and action.creature not in unserved(table):
        return refuse("ML-COLLECT-02", "served", creature=creature_text(action.creature))
    return None


def can_be_picked(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to a tile unless it is around the creature, face up, with a free long side, and nobody on it (ML-COLLECT-03 to -07)."""
    if not isinstance(action, Collect):
        return None
    spot, creature = top_of(table, action.tile), action.creature
    if spot == NOWHERE or spot not in around(table, table.creatures[creature]):
        return refuse("ML-COLLECT-03", "not-around", creature=creature_text(creature), place=action.tile)
    if table.standing_on(spot):
        return refuse("ML-COLLECT-06", "stood-on", place=action.tile)
    if spot in table.down and not laws(table).takes_down:
        return refuse("ML-COLLECT-07", "face-down", place=action.tile)
    return None if is_available(table, spot) else _not_available(table, spot, action.tile)


def _not_available(table: Table, spot: int, place: str) -> Objection:
    """Return what keeps a tile that lies face up, and on which nobody stands, from being picked."""
    if is_covered(table, spot):
        return refuse("ML-S07-03", "covered", place=place)
    if not is_free(table, spot):
        if laws(table).all_sides:
            return refuse("ML-S05-04", "closed-in", place=place)
        return refuse("ML-COLLECT-04", "not-available", place=place)
    return next(
        module.why_kept(place) for module in laws(table).at("may_take") if not module.may_take(table, spot)
    )


def leaves_a_second(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to a first pick that leaves no tile for the other creature, as both must be picked (ML-COLLECT-13)."""
    if not isinstance(action, Collect):
        return None
    if (action.creature, top_of(table, action.tile)) in ways(table):
        return None
    rival = other(action.creature)
    return refuse("ML-COLLECT-13", "leaves-none", creature=creature_text(rival), place=action.tile)


def can_be_entered(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to a move unless to a tile around the creature on which the other does not stand (ML-MOVE-02, ML-MOVE-03)."""
    if not isinstance(action, Move | Hurry):
        return None
    spot, creature = top_of(table, action.to), action.creature
    if creature not in laws(table).directed:
        return refuse("ML-S02-07", "not-led", creature=creature_text(creature))
    if spot in targets(table, creature):
        return None
    if spot != NOWHERE and spot == table.creatures[other(creature)]:
        return refuse("ML-MOVE-03", "taken", place=action.to)
    return refuse("ML-MOVE-02", "no-way", creature=creature_text(creature), place=action.to)


def has_a_gem(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to spending a gem the seat has not, or a second one in a turn where all share them (ML-GEM-01, ML-GEM-07, ML-GEM-09)."""
    if not isinstance(action, Hurry | Talk) or gems_to_spend(table):
        return None
    if table.options.open_talk and purse(table, seat).gems:
        return refuse("ML-GEM-09", "gem-spent")
    return refuse("ML-GEM-09" if table.options.open_talk else "ML-GEM-01", "no-gem")


def gem_serves(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to a use that a gem does not have, and to one that leaves no second pick (ML-GEM-03, ML-GEM-05, ML-GEM-08)."""
    if isinstance(action, Hurry | Talk) and action.verb not in laws(table).gem_uses:
        return refuse("ML-S02-09", "gem-swaps")
    if isinstance(action, Talk):
        return None if gems.may_talk(table) else refuse("ML-GEM-03", "no-talk")
    if isinstance(action, Hurry) and (action.creature, top_of(table, action.to)) not in gems.hurries(table):
        return refuse("ML-GEM-05", "gem-blocks", place=action.to)
    return None


def can_return(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to a "+" where the team has none, or no gem is spent (ML-ASSIGN-07)."""
    if isinstance(action, Plus) and action.seat - 1 not in gems.returning(table):
        return refuse("ML-ASSIGN-07", "no-plus")
    return None


def divides(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to an assignment unless it gives one of the picked tiles to each side (ML-ASSIGN-01)."""
    if not isinstance(action, Assign) or (turn.forced(table) is None and action in turn.assignments(table)):
        return None
    return refuse("ML-ASSIGN-01", "divide")


def helps(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to setting elsewhere a creature that does not need it, or to a place where it does not help (ML-VERSUS-06 to -08)."""
    if isinstance(action, Relocate) and action not in relocation.choices(table):
        return refuse("ML-VERSUS-06", "relocate", creature=creature_text(action.creature), place=action.to)
    return None


def is_of_a_module(table: Table, seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to a verb of a module unless the module offers it, in a phase that has room for it."""
    if isinstance(action, Choose) or action.verb in _PHASES:
        return None
    if table.phase in ("collect", "assign", "move") and action in gems.choices_of_modules(table):
        return None
    return refuse(None, "not-now")


GUARDS: Final = (
    is_asked,
    is_in_its_phase,
    is_a_start_spot,
    is_solvable,
    is_served_once,
    can_be_picked,
    leaves_a_second,
    can_be_entered,
    has_a_gem,
    gem_serves,
    can_return,
    divides,
    helps,
    is_of_a_module,
)


def pieces(table: Table, verb: str, field: str) -> Sequence[Value]:
    """Return the values that a field may hold: names of places, numbers of picked tiles and seats."""
    match field:
        case "light" | "shadow":
            return tuple(range(1, 4))
        case "seat":
            return tuple(range(1, table.seats + 1))
        case _:
            return tuple(table.ground.cells)
