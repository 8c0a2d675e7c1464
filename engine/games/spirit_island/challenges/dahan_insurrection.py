"""Dahan Insurrection: the Dahan rise, and what is destroyed flees to them."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from engine.games.spirit_island.challenges.boards import choose_land, least
from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN, INVADERS
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, spot, tell
from engine.games.spirit_island.powers.vengeance import avenge
from engine.games.spirit_island.rules import end_of_game, pieces
from engine.games.spirit_island.rules.challenge import Challenge
from engine.games.spirit_island.rules.damage import Division, divide, inflict
from engine.script import Script
from engine.text import Seat, Text

ID = "dahan-insurrection"
FEWEST = 2
"""Number of Dahan for each spirit below which the game is lost (SI-SCENARIO-12)."""
CLOSE = 2
"""Number of Dahan beyond these up to which every turn says how few there are."""


class DahanInsurrection(Challenge):
    """The Dahan must outnumber the buildings."""

    id = ID
    fear_end = "insurrection"
    moved_dahan_strike = True
    refugees = MappingProxyType({"city": "town", "town": "explorer"})
    """The pieces in which those flee who lived in a building that falls (SI-SCENARIO-10)."""

    def goal(self, table: Table) -> bool | None:
        """Return whether the goal of the terror level is met, from 2 on by lands with more buildings than Dahan (SI-SCENARIO-11)."""
        match table.fear.level:
            case 1:
                return not any(land.count(*INVADERS) for land in table.lands.values())
            case 2:
                return _overbuilt(table) == 0
            case _:
                return _is_almost_free(table)

    def goal_text(self, table: Table) -> Text | None:
        """Return from terror level 2 on how many lands have more buildings than Dahan, and how many may (SI-SCENARIO-11)."""
        level = table.fear.level
        if level == 1:
            return None
        most = 0 if level == 2 else len(table.players) - 1
        return tell("way-overbuilt", level=level, count=_overbuilt(table), most=most)

    def beaten(self, table: Table) -> Text | None:
        """Return how few Dahan are left, where these are fewer than `FEWEST` for each spirit (SI-SCENARIO-12)."""
        dahan, fewest = _dahan(table), FEWEST * len(table.players)
        return tell("why-few-dahan", count=dahan, fewest=fewest) if dahan < fewest else None

    def ways(self, table: Table) -> Sequence[Text]:
        """Return how few Dahan lose the game, and what the last fear card does here (SI-SCENARIO-12)."""
        return [
            tell("way-few-dahan", count=_dahan(table), fewest=FEWEST * len(table.players)),
            tell("way-rise"),
        ]

    def near(self, table: Table) -> Sequence[Text]:
        """Return the way to lose once hardly more Dahan are left than there must be."""
        return self.ways(table)[:1] if _dahan(table) <= FEWEST * len(table.players) + CLOSE else ()

    def fear_runs_out(self, play: IslandPlay) -> bool:
        """Note that the last fear card calls the Dahan to arms, once the unit in progress is done; always True (SI-SCENARIO-12)."""
        play.table.has_risen = True
        return True

    def after_unit(self, play: IslandPlay) -> Script[None]:
        """Let Dahan that were moved strike; then bring what lived in destroyed buildings to Dahan; last, the insurrection.

        Whom the Dahan destroy is avenged where that is to be.
        """
        before = len(play.table.unit)
        for land in play.table.lands:
            moved = play.table.lands[land].of(DAHAN)
            if points := sum([bool(piece.moved) for piece in moved]):
                yield from _strike(play, land, points)
        yield from avenge(play, tuple(play.table.unit[before:]))
        yield from _flee(play)
        if play.table.has_risen:
            yield from _rise(play)


def _rise(play: IslandPlay) -> Script[None]:
    """Let Dahan strike in every land as after a ravage; if that does not reach the goal of level 3, the game is lost (SI-SCENARIO-12)."""
    play.table.has_risen = False
    play.table.unit.clear()
    play.tell(tell("event-insurrection"))
    for land in play.table.island.lands:
        yield from _strike(play, land, play.table.lands[land].count("dahan") * piece_facts("dahan").damage)
    yield from avenge(play, tuple(play.table.unit))
    yield from _flee(play)
    if not _is_almost_free(play.table):
        end_of_game.lose(play, "insurrection")


def _strike(play: IslandPlay, land: str, points: int) -> Script[None]:
    """Deal damage to the invaders of a land, divided by the owner of its board."""
    if not points or not play.table.lands[land].count(*INVADERS):
        return
    division = Division((land,), points)
    play.tell(tell("event-insurrection-strike", land=land, damage=points))
    owner = Seat(play.table.island.owner(land))
    yield from divide(play, owner, name_of(ID), division)
    for _, piece in inflict(play, division):
        pieces.destroy(play, land, piece)


def _flee(play: IslandPlay) -> Script[None]:
    """Add the refugees of each building that the unit has destroyed to the nearest land with Dahan (SI-SCENARIO-10)."""
    for origin, kind in list(play.table.unit):
        if kind in DahanInsurrection.refugees:
            land = yield from choose_land(
                play,
                tell("ask-flees", piece=name_of(kind), land=spot(origin)),
                lambda origin=origin: _nearest(play.table, origin),  # type: ignore[misc]
                origin,
            )
            if land is not None:
                pieces.add(
                    play,
                    land,
                    DahanInsurrection.refugees[kind],
                    tell("cause-flees", piece=name_of(kind), land=spot(origin)),
                )


def _nearest(table: Table, origin: str) -> list[str]:
    """Return the lands with Dahan at the least distance."""
    distances = table.island.distances(origin, frozenset())
    lands = [land for land in table.island.lands if table.lands[land].count("dahan")]
    return least(lands, distances.__getitem__)


def _dahan(table: Table) -> int:
    """Return the number of Dahan on the island."""
    return sum(land.count("dahan") for land in table.lands.values())


def _is_almost_free(table: Table) -> bool:
    """Return whether the goal of terror level 3 is met (SI-SCENARIO-11)."""
    return _overbuilt(table) < len(table.players)


def _overbuilt(table: Table) -> int:
    """Return the number of lands with more buildings than Dahan."""
    return sum(land.count(*BUILDINGS) > land.count("dahan") for land in table.lands.values())


CHALLENGE = DahanInsurrection()
