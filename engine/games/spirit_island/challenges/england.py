"""The Kingdom of England, which builds and builds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance
from engine.games.spirit_island.challenges.boards import choose_land, lands_of_board, least, settled_boards
from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.kinds import BUILDINGS, Kind
from engine.games.spirit_island.model.land import land_of
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.rules import invaders
from engine.games.spirit_island.rules.challenge import Challenge
from engine.script import Script
from engine.text import Text

NEAR = 2
"""Number of buildings next to a land that bring builders into it (SI-ADVERSARY-08)."""
CLOSE = 2
"""Number of buildings by which a land is so near to losing the game that every turn says so."""
MARKERS = 5
"""Number of fear markers for each spirit at the last level (SI-ADVERSARY-12)."""


class England(Challenge):
    """More buildings than a land can bear, and an extra Build."""

    id = "england"
    tells_ways = True
    crowded = 7
    """Number of buildings in one land that loses the game (SI-ADVERSARY-06)."""

    def beaten(self, table: Table) -> Text | None:
        """Return the land with as many buildings as lose the game (SI-ADVERSARY-06)."""
        land, count = _most(table)
        return tell("why-crowded", count=count, land=land) if count >= self.crowded else None

    def ways(self, table: Table) -> Sequence[Text]:
        """Return how many buildings in a land lose the game, and where most stand now."""
        land, count = _most(table)
        return [tell("way-crowded", limit=self.crowded, count=count, land=land)]

    def near(self, table: Table) -> Sequence[Text]:
        """Return the way to lose once the fullest land is as near to it as `CLOSE`."""
        _, count = _most(table)
        return self.ways(table) if count >= self.crowded - CLOSE else ()

    def lay_out(self, table: Table, chance: Chance) -> None:
        """Add a city and a town to each board from level 2 on, and fear to generate at level 6 (SI-ADVERSARY-09, SI-ADVERSARY-12)."""
        if table.adversary_level >= 2:
            for board in table.boards:
                table.lands[land_of(board, 1)].add(Piece("city"))
                table.lands[land_of(board, 2)].add(Piece("town"))
        if table.adversary_level >= 6:
            table.fear.markers = MARKERS * len(table.players)

    def escalate(self, play: IslandPlay) -> Script[None]:
        """Let the land with the most buildings on each board build (SI-ADVERSARY-07)."""
        for board in settled_boards(play.table):
            land = yield from choose_land(
                play,
                _question(play.table, board),
                lambda board=board: _fullest(play.table, board),  # type: ignore[misc]
            )
            if land is not None:
                play.tell(tell("event-england-escalates", board=board, land=land))
                yield from invaders.build(play, land)

    def builds_alone(self, table: Table, land: str) -> bool:
        """Return whether a land is next to at least two buildings, from level 1 on (SI-ADVERSARY-08)."""
        near = table.island.neighbours[land]
        return self.settles(table) and sum(table.lands[each].count(*BUILDINGS) for each in near) >= NEAR

    def settles(self, table: Table) -> bool:
        """Return whether there are builders next door, as from level 1 on (SI-ADVERSARY-08)."""
        return table.adversary_level >= 1

    def before_ravage(self, table: Table) -> Sequence[str]:
        """Return the extra Build; at level 6 twice, unless a fear card is resolved (SI-ADVERSARY-10, SI-ADVERSARY-12)."""
        if not self.keeps_cards(table):
            return ()
        return ("extra", "extra-if-quiet") if table.adversary_level >= 6 else ("extra",)

    def keeps_cards(self, table: Table) -> bool:
        """Return whether there is an extra space for cards: from level 3 on, at level 3 not to the end (SI-ADVERSARY-10)."""
        return table.adversary_level >= 3 and not table.invaders.extra_is_gone

    def keep_card(self, table: Table, card: str) -> None:
        """Put a card on the extra space and discard the one that lay there.

        At level 3 the first card of stage II is discarded and takes the space away with it.
        """
        track = table.invaders
        if track.extra is not None:
            track.discard.append(track.extra)
        if table.adversary_level == 3 and invader_cards()[card].stage == 2:
            track.discard.append(card)
            track.extra, track.extra_is_gone = None, True
        else:
            track.extra = card

    def health(self, table: Table, kind: Kind) -> int:
        """Return one more health for buildings from level 5 on (SI-ADVERSARY-11)."""
        return int(table.adversary_level >= 5 and kind in BUILDINGS)


def _most(table: Table) -> tuple[str, int]:
    """Return the land with the most buildings, and how many these are."""
    counts = [table.lands[land].count(*BUILDINGS) for land in table.island.lands]
    most = max(counts)
    return table.island.lands[counts.index(most)], most


def _question(table: Table, board: str) -> Text:
    """Return the question which of the fullest lands of a board builds, with what each would build and how many buildings it has then."""
    lands = _fullest(table, board)
    cities = tuple(land for land in lands if invaders.to_build(table, land) == "city")
    count = max((table.lands[land].count(*BUILDINGS) + 1 for land in lands), default=0)
    return tell("ask-england-escalates", board=board, cities=cities, count=count, limit=England.crowded)


def _fullest(table: Table, board: str) -> list[str]:
    """Return the lands of a board with the most buildings."""
    return least(lands_of_board(table, board), lambda land: -table.lands[land].count(*BUILDINGS))


CHALLENGE = England()
