"""Ravage: the damage that the invaders of a land deal, its blight, and the Dahan who strike back (SI-RAVAGE)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.kinds import INVADERS
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.rules import blight, pieces
from engine.games.spirit_island.rules.damage import Division, divide, inflict, tell_damage
from engine.games.spirit_island.rules.lasting_rules import defend, holds
from engine.games.spirit_island.rules.spirit import spirits_at
from engine.games.spirit_island.rules.stopped_invaders import (
    is_forbidden,
    is_stopped,
    tell_empty,
    tell_forbidden,
)
from engine.script import Script
from engine.text import Seat

BLIGHTING = 2
"""Damage to a land that adds blight (SI-RAVAGE-04)."""


def attack(table: Table, land: str) -> int:
    """Return the damage the invaders of a land deal before Defend, damaged ones in full (SI-RAVAGE-02)."""
    return sum(pieces.strength(table, piece.kind) for piece in table.lands[land].of(INVADERS))


@dataclass(frozen=True, slots=True)
class Ravage:
    """A ravage that has happened in one land.

    The damage of the invaders before and after Defend; the number of blight it has added there, and whether that has gone on to another
    land; the number of Dahan it has destroyed; and the damage of those that have struck back.
    """

    attack: int
    damage: int
    blight: int
    cascade: bool
    dahan_lost: int
    counterattack: int


def ravage(play: IslandPlay, land: str) -> Script[Ravage | None]:
    """Let one land ravage, in the order of SI-RAVAGE-10. Return what has happened, None where nothing has."""
    here = play.table.lands[land]
    if not here.count(*INVADERS):
        tell_empty(play, land, "ravage")
        return None
    if is_forbidden(play.table, land, "ravage"):
        tell_forbidden(play, land, "no-ravage")
        return None
    if (yield from is_stopped(play, land, "ravage")):
        return None
    force = attack(play.table, land)
    defended = defend(play.table, land)
    damage = max(0, force - defended)
    if defended:
        play.tell(tell("event-ravage-defended", land=land, damage=damage, attack=force, defend=defended))
    else:
        play.tell(tell("event-ravage", land=land, damage=damage))
    strikers = play.table.lands[land].count("dahan")
    lost = _damage_dahan(play, land, damage)
    blighted = (yield from blight.add(play, land, ravage=damage)) if damage >= BLIGHTING else []
    if not holds(play.table, land, "dahan-at-once"):
        strikers -= lost
    yield from _strike_back(play, land, strikers)
    for seat, _, rules in spirits_at(play.table):
        yield from rules.after_ravage(play, seat, land, lost)
    here_alone = len(list(takewhile(land.__eq__, blighted)))
    points = strikers * piece_facts("dahan").damage
    return Ravage(force, damage, here_alone, len(blighted) > here_alone, lost, points)


def dahan_losses(table: Table, land: str, damage: int) -> tuple[int, int]:
    """Return the number of Dahan that damage destroys, and the points left that damage one more (SI-RAVAGE-06).

    One that stands although it has too much damage, which only a dream can bring about, falls by the next point.
    """
    if holds(table, land, "dahan-hidden", "dahan-safe"):
        return 0, 0
    lost = 0
    for piece in reversed(table.lands[land].of(("dahan",))):
        need = max(1, pieces.health(table, land, "dahan") - piece.damage)
        if need <= damage:
            lost, damage = lost + 1, damage - need
    return lost, damage


def _damage_dahan(play: IslandPlay, land: str, damage: int) -> int:
    """Destroy as many Dahan as possible, those damaged already first. Return the number destroyed."""
    here = play.table.lands[land]
    lost, left = dahan_losses(play.table, land, damage)
    for _ in range(lost):
        pieces.destroy(play, land, here.of(("dahan",))[-1])
    survivors = here.of(("dahan",))
    if left and survivors:
        struck = survivors[-1]
        here.pieces.remove(struck)
        struck.damage += left
        here.add(struck)
        tell_damage(play, land, struck, left)
    return lost


def _strike_back(play: IslandPlay, land: str, dahan: int) -> Script[None]:
    """Let each surviving Dahan deal its damage; the owner of the board divides it (SI-RAVAGE-07, SI-ASYNC-11)."""
    if not dahan or not play.table.lands[land].count(*INVADERS):
        return
    division = Division((land,), dahan * piece_facts("dahan").damage)
    play.tell(tell("event-strike-back", land=land, count=dahan, damage=division.left))
    owner = Seat(play.table.island.owner(land))
    yield from divide(play, owner, tell("about-counterattack", land=land), division)
    for _, piece in inflict(play, division):
        pieces.destroy(play, land, piece)
