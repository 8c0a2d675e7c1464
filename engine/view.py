"""The observation: what one seat may know of a table, from which pictures, labels and messages are made."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from engine.outcome import Outcome
from engine.text import Seat, Text


class View(BaseModel):
    """All that one seat may know of a table. Games subclass it; pictures and messages are made from nothing else.

        class CairnView(View):
            bag: int  # the number of stones in it: which they are nobody knows
            cairn: tuple[int, ...]

    Equal views look the same. What the reader does not know is None, or only a number of things.
    """

    # Built with the first view of its game: a start makes none, and whoever draws is handed them.
    model_config = ConfigDict(frozen=True, arbitrary_types_allowed=True, defer_build=True)

    seat: Seat | None
    """The reader; None is an onlooker, who knows what is public."""
    seats: int
    """Number of players."""
    headline: Text
    """The state of the game in one sentence: whose turn it is and what for, or who has won."""
    outcome: Outcome
    """The standing as far as the reader may know; `final` when the game is over."""
    lost: Text | None = None
    """Reason why all who play have lost already, whatever they still do, while the game goes on; None where they may yet win."""
    intro: tuple[Text, ...] = ()
    """The sentences on what is special in this game, for all to read while it begins; empty later, and where there is nothing."""
