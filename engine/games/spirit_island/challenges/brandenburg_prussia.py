"""The Kingdom of Brandenburg-Prussia, which is in a hurry. Its shortened invader decks are facts (SI-ADVERSARY-05)."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.spirit_island.challenges.boards import choose_land, lands_of_board, settled_boards
from engine.games.spirit_island.model.land import land_of
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.model.texts import challenger, tell
from engine.games.spirit_island.rules import pieces
from engine.games.spirit_island.rules.challenge import Challenge
from engine.script import Script


class BrandenburgPrussia(Challenge):
    """Towns from the first turn on, and cards of the last stage early."""

    id = "brandenburg-prussia"

    def lay_out(self, table: Table, chance: Chance) -> None:
        """Put a town in the third land of each board from level 1 on (SI-ADVERSARY-04)."""
        if table.adversary_level >= 1:
            for board in table.boards:
                table.lands[land_of(board, 3)].add(Piece("town"))

    def escalate(self, play: IslandPlay) -> Script[None]:
        """Add a town to a land without one on each board with a building (SI-ADVERSARY-03)."""
        for board in settled_boards(play.table):
            land = yield from choose_land(
                play,
                tell("ask-escalates-town", by=challenger(self.id), board=board),
                lambda board=board: [  # type: ignore[misc]
                    land
                    for land in lands_of_board(play.table, board)
                    if not play.table.lands[land].count("town")
                ],
            )
            if land is not None:
                pieces.add(play, land, "town", tell("cause-escalates", by=challenger(self.id)))


CHALLENGE = BrandenburgPrussia()
