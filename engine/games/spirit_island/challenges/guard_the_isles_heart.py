"""Guard the Isle's Heart: no building may stand in the inner lands."""

from __future__ import annotations

from engine.games.spirit_island.challenges.boards import choose_land, least
from engine.games.spirit_island.model.challenge_facts import scenarios
from engine.games.spirit_island.model.kinds import BUILDINGS, TOWN
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import names_of, tell
from engine.games.spirit_island.rules import pieces, presence
from engine.games.spirit_island.rules.challenge import Challenge, numbered
from engine.script import Script
from engine.text import Seat, Who


class GuardTheIslesHeart(Challenge):
    """A heart to keep free, and more cards to do it with."""

    rules = numbered("SI-SCENARIO", 5, 7)

    def after_setup(self, play: IslandPlay) -> Script[None]:
        """No towns, an explorer and presence in each inner land, and two cards for each spirit (SI-SCENARIO-06)."""
        for land in play.table.island.lands:
            for town in play.table.lands[land].of(TOWN):
                pieces.remove(play, land, town)
        for seat, land in zip(play.table.seats, self.inner_lands(play.table), strict=True):
            pieces.add(play, land, "explorer", told=True)
            yield from _stand_near(play, seat, land)
        for seat in play.table.seats:
            dealt = [play.table.decks[deck].pop(0) for deck in ("minor", "major")]
            play.table.players[seat].hand += dealt
            play.tell(tell("event-dealt", who=Who(seat), cards=names_of(dealt)))

    def inner_lands(self, table: Table) -> tuple[str, ...]:
        """The inner land of each board, by seat (SI-SCENARIO-05)."""
        found = scenarios()["guard-the-isles-heart"]
        numbers = found.inner[len(table.boards) - 1]
        return tuple(
            f"{board}{number or found.centre[board]}"
            for board, number in zip(table.boards, numbers, strict=True)
        )

    def has_beaten(self, table: Table) -> bool:
        """From the second turn on, a building in an inner land (SI-SCENARIO-07)."""
        return table.turn >= 2 and any(
            table.lands[land].count(*BUILDINGS) for land in self.inner_lands(table)
        )


def _stand_near(play: IslandPlay, seat: Seat, land: str) -> Script[None]:
    """A spirit's presence comes to a land, or to the nearest in which it may stand."""
    player = play.table.players[seat]
    distances = play.table.island.distances(land, frozenset())
    fitting = [each for each in play.table.island.lands if presence.can_stand(player, each)]
    near = least(fitting, distances.__getitem__)
    place = yield from choose_land(play, "guard-the-isles-heart", lambda: near, play.table.boards[seat] + "1")
    if place is not None:
        presence.put(play.table.players[seat], place)
        play.tell(tell("event-presence", who=Who(seat), land=place))


CHALLENGE = GuardTheIslesHeart()
