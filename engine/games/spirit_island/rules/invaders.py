"""Actions of the invaders: ravage, build, explore (SI-RAVAGE, SI-BUILD, SI-EXPLORE, SI-INVADER)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from engine.games.spirit_island.model.facts import InvaderCard, invader_cards, piece_facts
from engine.games.spirit_island.model.island import is_coastal, terrain
from engine.games.spirit_island.model.kinds import BUILDINGS, INVADERS, InvaderAction, Kind
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import challenger, name_of, names_of, tell
from engine.games.spirit_island.rules import blight, end_of_game, pieces
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.damage import Division, divide, inflict, tell_damage
from engine.games.spirit_island.rules.lasting_rules import defend, holds, in_land
from engine.games.spirit_island.rules.spirit import spirits_at
from engine.script import Script
from engine.text import Seat

BLIGHTING = 2
"""Damage to a land that adds blight (SI-RAVAGE-04)."""


def matches(card: InvaderCard, land: str) -> bool:
    """Return whether a card is about a land (SI-INVADER-05)."""
    return terrain(land) in card.lands or ("coastal" in card.lands and is_coastal(land))


def matching(table: Table, card: str) -> list[str]:
    """Return the lands a card is about, in the order they act: those the host put first, then by seat and number (SI-ASYNC-12)."""
    lands = [land for land in table.island.lands if matches(invader_cards()[card], land)]
    return sorted(
        lands, key=lambda land: table.first.index(land) if land in table.first else len(table.first)
    )


def acting_lands(table: Table) -> list[str]:
    """Return the lands that the Ravage card is about and that have invaders: those whose order can matter."""
    card = table.invaders.ravage
    lands = matching(table, card) if card else []
    return [land for land in lands if table.lands[land].count("explorer", "town", "city")]


def card_of(table: Table, step: str) -> str | None:
    """Return the card with which the invaders `ravage`, `build` or build `extra` now."""
    track = table.invaders
    return {"ravage": track.ravage, "build": track.build, "extra": track.extra}[step]


FORBIDDING: Final[Mapping[InvaderAction, LastingId]] = {
    "ravage": "no-ravage",
    "build": "no-build",
    "explore": "no-explore",
}
"""The lasting rule that keeps the invaders from each of their actions."""


def is_forbidden(table: Table, land: str, action: InvaderAction) -> bool:
    """Return whether a rule keeps the invaders from an action in a land now (SI-INVADER-08)."""
    return holds(table, land, FORBIDDING[action])


def _tell_forbidden(play: IslandPlay, land: str, rule: LastingId) -> None:
    """Tell which of its actions the invaders of a land do not take, and what keeps them from it."""
    causes = dict.fromkeys(each.about for each in in_land(play.table, land, rule) if each.about)
    if causes:
        play.tell(tell(f"event-{rule}", lands=(land,), count=1, causes=names_of(causes)))


def _tell_empty(play: IslandPlay, land: str, action: InvaderAction) -> None:
    """Tell that there are no invaders in a land for an action."""
    play.tell(tell(f"event-empty-{action}", lands=(land,), count=1))


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
        _tell_empty(play, land, "ravage")
        return None
    if is_forbidden(play.table, land, "ravage"):
        _tell_forbidden(play, land, "no-ravage")
        return None
    if (yield from _is_stopped(play, land, "ravage")):
        return None
    force = attack(play.table, land)
    damage = max(0, force - defend(play.table, land))
    if force > damage:
        play.tell(
            tell("event-ravage-defended", land=land, damage=damage, attack=force, defend=force - damage)
        )
    else:
        play.tell(tell("event-ravage", land=land, damage=damage))
    strikers = play.table.lands[land].count("dahan")
    lost = _damage_dahan(play, land, damage)
    blighted = (yield from blight.add(play, land, ravage=damage)) if damage >= BLIGHTING else []
    if not holds(play.table, land, "dahan-at-once"):
        strikers = min(strikers - lost, play.table.lands[land].count("dahan"))
    yield from _strike_back(play, land, strikers)
    for seat, _, rules in spirits_at(play.table):
        yield from rules.after_ravage(play, seat, land, lost)
    here_alone = len(list(takewhile(land.__eq__, blighted)))
    points = strikers * piece_facts("dahan").damage
    return Ravage(force, damage, here_alone, len(blighted) > here_alone, lost, points)


def dahan_losses(table: Table, land: str, damage: int) -> tuple[int, int]:
    """Return the number of Dahan that damage destroys, and the points left that damage one more (SI-RAVAGE-06)."""
    if holds(table, land, "dahan-hidden", "dahan-safe"):
        return 0, 0
    lost = 0
    for piece in reversed(table.lands[land].of(("dahan",))):
        need = pieces.health(table, land, "dahan") - piece.damage
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
    if left and survivors and not holds(play.table, land, "dahan-hidden", "dahan-safe"):
        struck = survivors[-1]
        here.pieces.remove(struck)
        struck.damage += left
        here.add(struck)
        tell_damage(play, land, struck, left)
    return lost


def _strike_back(play: IslandPlay, land: str, dahan: int) -> Script[None]:
    """Let each surviving Dahan deal its damage; the owner of the board divides it (SI-RAVAGE-07, SI-ASYNC-11)."""
    division = Division((land,), dahan * piece_facts("dahan").damage)
    if dahan and play.table.lands[land].count(*INVADERS):
        play.tell(tell("event-strike-back", land=land, count=dahan, damage=division.left))
    owner = Seat(play.table.island.owner(land))
    yield from divide(play, owner, tell("about-counterattack", land=land), division)
    for _, piece in inflict(play, division):
        pieces.destroy(play, land, piece)


def to_build(table: Table, land: str) -> Kind:
    """Return the kind of building that a build adds: a city where towns outnumber cities, otherwise a town (SI-BUILD-02)."""
    here = table.lands[land]
    return "city" if here.count("town") > here.count("city") else "town"


def may_build(table: Table, land: str, *, alone: bool = False) -> bool:
    """Return whether a land builds: it has invaders or builds `alone`, and nothing forbids what they would build (SI-BUILD-03,
    SI-BUILD-04).
    """
    if not (table.lands[land].count(*INVADERS) or alone) or is_forbidden(table, land, "build"):
        return False
    return to_build(table, land) != "city" or not holds(table, land, "no-city")


def build(play: IslandPlay, land: str) -> Script[Kind | None]:
    """Let one land build (SI-BUILD-01). Return what has been built, None where nothing has."""
    if not may_build(play.table, land, alone=land in play.table.alone):
        _tell_unbuilt(play, land)
        return None
    if (yield from _is_stopped(play, land, "build")):
        return None
    kind = to_build(play.table, land)
    pieces.put(play, land, kind)
    play.tell(tell("event-built", piece=name_of(kind), land=land))
    return kind


def _tell_unbuilt(play: IslandPlay, land: str) -> None:
    """Tell why nothing is built in a land."""
    if not play.table.lands[land].count(*INVADERS) and land not in play.table.alone:
        _tell_empty(play, land, "build")
    else:
        _tell_forbidden(play, land, "no-build" if is_forbidden(play.table, land, "build") else "no-city")


def note_lands_alone(play: IslandPlay, lands: Sequence[str]) -> None:
    """Note, and tell, which of the lands build in the coming step though no invaders are there (SI-ADVERSARY-08)."""
    play.table.alone = [land for land in lands if builds_alone(play.table, land)]
    for each in challenges(play.table):
        if own := tuple(land for land in play.table.alone if each.builds_alone(play.table, land)):
            play.tell(tell("event-builds-alone", by=challenger(each.id), lands=own, count=len(own)))


def builds_alone(table: Table, land: str) -> bool:
    """Return whether the invaders come to a land to build, as the island is now."""
    empty = not table.lands[land].count(*INVADERS)
    return empty and any(each.builds_alone(table, land) for each in challenges(table))


def sources(table: Table, land: str) -> bool:
    """Return whether explorers can come to a land: from its coast, or from a building in it or next to it (SI-EXPLORE-02)."""
    near = (land, *table.island.neighbours[land])
    return is_coastal(land) or any(table.lands[each].count(*BUILDINGS) for each in near)


def explore(play: IslandPlay) -> Script[None]:
    """Reveal the top card and explore with it; without one the game is lost (SI-EXPLORE-01, SI-LOSE-03)."""
    track = play.table.invaders
    if not track.deck:
        end_of_game.lose(play, "deck")
        return
    track.explored = track.deck.pop(0)
    if invader_cards()[track.explored].escalation and challenges(play.table):
        play.tell(tell("event-revealed", card=name_of(f"invader-{track.explored}")))
        for each in challenges(play.table):
            yield from each.escalate(play)
    yield from _explore_with(play, track.explored)


def _explore_with(play: IslandPlay, card: str) -> Script[None]:
    """Add one explorer to each land of the card that has a source, judged before any has come (SI-EXPLORE-05)."""
    table = play.table
    lands = [land for land in matching(table, card) if sources(table, land)]
    kept_out = [land for land in lands if is_forbidden(table, land, "explore")]
    lands = [land for land in lands if land not in kept_out]
    play.tell(tell("event-explore", card=name_of(f"invader-{card}"), lands=tuple(lands), count=len(lands)))
    for land in kept_out:
        _tell_forbidden(play, land, "no-explore")
    for land in lands:
        pieces.put(play, land, "explorer")
    for each in challenges(play.table):
        yield from each.after_explore(play, card, lands)


def advance_cards(table: Table) -> None:
    """Move each card to the next space (SI-INVADER-06)."""
    track = table.invaders
    if track.ravage:
        _leave_ravage(table, track.ravage)
    track.ravage, track.build, track.explored = track.build, track.explored, None


def _leave_ravage(table: Table, card: str) -> None:
    """Discard a card that leaves Ravage, or put it on the extra space of an adversary (SI-ADVERSARY-10)."""
    keeper = next((each for each in challenges(table) if each.keeps_cards(table)), None)
    if keeper is None:
        table.invaders.discard.append(card)
    else:
        keeper.keep_card(table, card)


def _is_stopped(play: IslandPlay, land: str, action: InvaderAction) -> Script[bool]:
    """Return whether a spirit keeps the invaders from an action in a land."""
    for seat, _, rules in spirits_at(play.table):
        if (yield from rules.stops(play, seat, land, action)):
            play.tell(tell(f"event-stopped-{action}", land=land))
            return True
    return False
