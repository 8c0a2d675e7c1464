"""The log of a table: rows that are only ever added, and the history that follows from them.

A row is a move of a seat in text form, or one or more log events:

    @open @join @leave @computer @dismiss @configure @cancel   the lobby; what they changed is in the table itself
    @start          the game is set up from the seed
    @undo <n>       the last n moves that still held hold no more
    @revoke <n>     the same, because everybody agreed
    @fallback <n>   the same, because rules that have changed refuse them
    @ask <kind> <about> @grant @refuse @withdraw               a vote: what one asks of the others, and what they say
    @offer @keep    somebody offers their seat, or no longer does; `@keep <seat>` where whom it was offered to has taken another one
    @resign @standin @back @take @replace <seat> @host <seat>  who moves at a seat from here on, and who hosts; `@resign last` ends the
                    game, for nobody is left; `@resign forfeit` is by the rules of a tournament
    @pause @resume @abandon   `@abandon <seat>` in a tournament, where nobody is left to play against that seat
    @lost           the channel is gone, and the game waits to be gone on with elsewhere
    @clock          somebody has changed their hours, and that moves their deadline
    @late <seat> <deadline>   their time is over, and a computer player moves for them this once
    @overdue <seat> their time is over, and the only other person may end the game
    @gone <seat>    the person has left the server
    @lapse <kind> <seat>      a vote that this seat asked for (-1 for the clock) is over and was not decided
    @claim          the other one's time is over, and this seat takes the win
    @extend <seat>  somebody is given more time
    @manage         what follows in the row was done by somebody who manages the server
    @forget         somebody who had a seat has been forgotten
    @restore        a backup was put in the place of what came after it; the rows are numbered on from above anything that had been given

`bot.tables.model.log_events` knows what those of a game tell. So the moves that hold are a fold over the rows, and `moment`, the
number of rows, only ever grows.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.rows import Row
from bot.tables.model import log_events
from engine.text import Seat

OPEN, JOIN, LEAVE, COMPUTER, DISMISS = "@open", "@join", "@leave", "@computer", "@dismiss"
CONFIGURE, CANCEL, START = "@configure", "@cancel", "@start"


def until(rows: Iterable[Row], moment: int) -> list[Row]:
    """Return the log as it was at a moment of its table: rows may have been added since."""
    return [row for row in rows if row.seq <= moment]


def holding(rows: Iterable[Row]) -> list[Row]:
    """Return the moves that hold, and the log events between them that are part of the history, in order."""
    kept: list[Row] = []
    for row in rows:
        if count := log_events.taken_back(row.action):
            _take_back(kept, count)
        if is_move(row) or log_events.is_lasting(row.action):
            kept.append(row)
    return kept


def moves(rows: Iterable[Row]) -> list[Row]:
    """Return the moves that hold, in order."""
    return [row for row in holding(rows) if is_move(row)]


def is_move(row: Row) -> bool:
    """Return whether a row is a move and no log event."""
    return not row.action.startswith("@")


def seat_of(row: Row) -> Seat:
    """Return the seat of a row; the first one for a row of nobody's, as an event of the clock is."""
    return Seat(row.seat or 0)


def _take_back(kept: list[Row], count: int) -> None:
    moves = [index for index, row in enumerate(kept) if is_move(row)]
    for index in reversed(moves[len(moves) - count :]):
        del kept[index]
