"""Actions of the invaders: their cards, build and explore (SI-BUILD, SI-EXPLORE, SI-INVADER)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirit_island.model.facts import InvaderCard, invader_cards
from engine.games.spirit_island.model.island import is_coastal, terrain
from engine.games.spirit_island.model.kinds import BUILDINGS, INVADERS, Kind
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import challenger, name_of, tell
from engine.games.spirit_island.rules import end_of_game, pieces
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.lasting_rules import holds
from engine.games.spirit_island.rules.stopped_invaders import (
    is_forbidden,
    is_stopped,
    tell_empty,
    tell_forbidden,
)
from engine.script import Script


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
    if (yield from is_stopped(play, land, "build")):
        return None
    kind = to_build(play.table, land)
    pieces.put(play, land, kind)
    play.tell(tell("event-built", piece=name_of(kind), land=land))
    return kind


def _tell_unbuilt(play: IslandPlay, land: str) -> None:
    """Tell why nothing is built in a land."""
    if not play.table.lands[land].count(*INVADERS) and land not in play.table.alone:
        tell_empty(play, land, "build")
    else:
        tell_forbidden(play, land, "no-build" if is_forbidden(play.table, land, "build") else "no-city")


def note_lands_alone(play: IslandPlay, lands: Sequence[str]) -> None:
    """Note, and tell, which of the lands build in the coming step though no invaders are there (SI-ADVERSARY-08)."""
    play.table.alone = [land for land in lands if builds_alone(play.table, land)]
    for each in challenges(play.table):
        if own := tuple(land for land in play.table.alone if each.builds_alone(play.table, land)):
            play.tell(tell("event-builds-alone", by=challenger(each.id), lands=own))


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
        tell_forbidden(play, land, "no-explore")
    for land in lands:
        pieces.put(play, land, "explorer")
    for each in challenges(play.table):
        yield from each.more_explorers(play, lands)
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
