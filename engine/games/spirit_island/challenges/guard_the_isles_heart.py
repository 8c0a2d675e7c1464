"""Guard the Isle's Heart: no building may stand in the inner lands."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirit_island.challenges.boards import lands_of_board, least
from engine.games.spirit_island.model.actions import Place
from engine.games.spirit_island.model.challenge_facts import scenarios
from engine.games.spirit_island.model.kinds import BUILDINGS, TOWN
from engine.games.spirit_island.model.land import board_of, land_of
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, names_of, tell
from engine.games.spirit_island.rules import pieces, presence
from engine.games.spirit_island.rules.challenge import Challenge
from engine.games.spirit_island.rules.decisions import decide
from engine.script import Script
from engine.text import Seat, Text, Who

ID = "guard-the-isles-heart"


class GuardTheIslesHeart(Challenge):
    """A heart to keep free, and more cards to do it with."""

    id = ID

    def after_setup(self, play: IslandPlay) -> Script[None]:
        """Remove towns, put an explorer and presence in each inner land, and give each spirit two cards (SI-SCENARIO-06)."""
        play.tell(tell("event-heart", lands=self.inner_lands(play.table), count=len(play.table.boards)))
        for land in play.table.island.lands:
            for town in play.table.lands[land].of(TOWN):
                pieces.remove(play, land, town)
        for seat, land in zip(play.table.seats, self.inner_lands(play.table), strict=True):
            pieces.add(play, land, "explorer")
            yield from _stand_near(play, seat, land)
        for seat in play.table.seats:
            dealt = [play.table.decks[deck].pop(0) for deck in ("minor", "major")]
            play.table.players[seat].hand += dealt
            play.tell(tell("event-dealt", who=Who(seat), cards=names_of(dealt)))

    def inner_lands(self, table: Table) -> tuple[str, ...]:
        """Return the inner land of each board, by seat (SI-SCENARIO-05)."""
        found = scenarios()[ID]
        numbers = found.inner[len(table.boards) - 1]
        return tuple(
            land_of(board, number or found.centre[board])
            for board, number in zip(table.boards, numbers, strict=True)
        )

    def beaten(self, table: Table) -> Text | None:
        """Return the building that is in an inner land, from the second turn on (SI-SCENARIO-07)."""
        found = [
            (land, kind)
            for land in self.inner_lands(table)
            for kind in BUILDINGS
            if table.turn >= 2 and table.lands[land].count(kind)
        ]
        return tell("why-heart", land=found[0][0], piece=name_of(found[0][1])) if found else None

    def ways(self, table: Table) -> Sequence[Text]:
        """Return the inner lands, in which a building loses the game."""
        return [tell("way-heart", lands=self.inner_lands(table))]


def _stand_near(play: IslandPlay, seat: Seat, land: str) -> Script[None]:
    """Bring presence of a track of the spirit to a land, or to the nearest on its board in which it may stand."""
    distances = play.table.island.distances(land, frozenset())

    def offer() -> list[Place]:
        player = play.table.players[seat]
        board = lands_of_board(play.table, board_of(land))
        fitting = [each for each in board if presence.can_stand(play.table, player, each)]
        near = least(fitting, distances.__getitem__)
        return [Place(0, each, track) for each in near for track in presence.tracks_of(player)]

    found: Place | None = yield from decide(play, seat, tell("ask-place", about=name_of(ID)), offer)
    if found is not None:
        presence.place(play.table.players[seat], found.land, found.source)
        presence.tell_placed(play, seat, found.land, found.source)


CHALLENGE = GuardTheIslesHeart()
