"""Blitz: the invaders come in haste, and so do the powers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance
from engine.games.spirit_island.challenges.boards import choose_land
from engine.games.spirit_island.model.land import board_of
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules import invaders, pieces
from engine.games.spirit_island.rules.challenge import Challenge
from engine.script import Script


class Blitz(Challenge):
    """Fast powers alone, and a turn of the invaders before the first one."""

    id = "blitz"
    is_all_fast = True

    def lay_out(self, table: Table, chance: Chance) -> None:
        """Put one more blight on the card for each board (SI-SCENARIO-02)."""
        table.blight.left += len(table.boards)

    def blight_when_turned(self, table: Table) -> int:
        """Return a decrease of one blight for each board when the island becomes blighted (SI-SCENARIO-02)."""
        return -len(table.boards)

    def after_setup(self, play: IslandPlay) -> Script[None]:
        """Let the invaders build with the card they explored with, and explore again (SI-SCENARIO-02)."""
        card = play.table.invaders.build
        assert card is not None, "the first card has gone to Build"
        play.tell(tell("event-begins-blitz", card=name_of(f"invader-{card}")))
        lands = invaders.matching(play.table, card)
        invaders.note_lands_alone(play, lands)
        for land in lands:
            yield from invaders.build(play, land)
        yield from invaders.explore(play)
        invaders.advance_cards(play.table)

    def more_explorers(self, play: IslandPlay, lands: Sequence[str]) -> Script[None]:
        """Add one explorer on each board, in a land that was explored (SI-SCENARIO-04)."""
        for board in play.table.boards:
            own = [land for land in lands if board_of(land) == board]
            land = yield from choose_land(play, tell("ask-blitz", board=board), lambda own=own: own)  # type: ignore[misc]
            if land is not None:
                pieces.add(play, land, "explorer", tell("cause-blitz", board=board))


CHALLENGE = Blitz()
