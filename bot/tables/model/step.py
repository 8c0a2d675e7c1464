"""One change of a table, worked out but not yet saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.store.games.letters import LetterKind
from bot.store.store import Also
from bot.tables.model.table import Table, Told
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Step:
    """The table as it will be (its moment still the one before), the row for the log, and what to tell."""

    table: Table
    action: str
    seat: Seat | None = None
    told: tuple[Told, ...] = ()
    taken_back: tuple[Told, ...] = ()
    by_clock: bool = False
    """Whether the move was made for a person whose time was over: it earns no time, unless it ends their turn and begins another."""
    by_computer: bool = False
    """Whether a person's order has left the move to a computer player: it is nobody's own."""
    extended: Seat | None = None
    """The seat that is given more time; None where none is."""
    letters: tuple[tuple[Seat, LetterKind], ...] = ()
    """The direct messages that the step owes: to the person of which seat, and about what."""
    also: Also | None = None
    """The record that belongs to the step and is saved with it, or not at all; None where there is none."""
    then: tuple[Callable[[Table], Step], ...] = ()
    """The steps that the same request makes after this one, each saved by itself; they end with the first that is refused."""
