"""The options of a host."""

from __future__ import annotations

from pydantic import Field

from engine.game import TableOptions
from engine.games.moonlight.model.kinds import SCENARIOS, Difficulty, Mode


class MoonlightOptions(TableOptions):
    """The options of a table: which scenario is played, and how.

    against    two play against each other instead of together; three or four always do (ML-SETUP-01)
    first      the seat that takes the first turn, counted round the table; None for any (ML-SETUP-15)
    open_talk  two who play together share one supply of gems and may always talk (ML-GEM-09)
    """

    scenario: int = Field(default=1, ge=SCENARIOS[0], le=SCENARIOS[-1])
    difficulty: Difficulty = "regular"
    against: bool = False
    first: int | None = Field(default=None, ge=1, le=4)
    open_talk: bool = False

    def mode(self, seats: int) -> Mode:
        """Return the mode in which `seats` players play with these options."""
        if seats == 1:
            return "solo"
        return "versus" if self.against or seats > 2 else "coop"
