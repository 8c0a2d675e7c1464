"""What one seat may know of a table: the observation, from which pictures, labels and messages are made."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from engine.outcome import Outcome
from engine.text import Seat, Text


class View(BaseModel):
    """All that one seat (None: an onlooker) may know. Games subclass it; pictures and messages are made from nothing else."""

    model_config = ConfigDict(frozen=True, arbitrary_types_allowed=True)

    seat: Seat | None
    seats: int
    headline: Text
    """The state of the game in one sentence: whose turn, doing what; or who has won."""
    outcome: Outcome
    """The standing as far as this seat may know."""
    intro: tuple[Text, ...] = ()
    """What is special in this game, for all to read while it begins; empty later, and where there is nothing."""
