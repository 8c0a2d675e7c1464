"""What a person is answered who asks for something a table cannot do now.

Refused
├── NoTable          no table here (any more)
├── AlreadyRunning   this channel has a live table
├── NotSeated        not a player of this table
├── AlreadySeated    a player of this table already
├── TableFull        no chair is free
├── OnlyHost         only the host may
├── NotEnough        too few (or a number of) players the game cannot be played by
├── TooFewChairs     more people have sat down than there would be chairs
├── HasStarted       the lobby is closed, the game is under way
├── HasNotStarted    still in the lobby
├── IsOver           the game has ended
├── NoComputer       no such computer player, or none to send away
├── IsPaused         the game has been stopped for a while
├── NotPaused        it has not
├── StoodIn          a computer player moves for this person
├── NotStoodIn       none does
├── LastMover        nobody else would be left who moves
├── NotOffered       the seat is not to be had, or not by this person
├── KnowsHands       has had another seat here
├── NotAtTable       nobody that this could be done to
├── MotionOpen       the players are being asked something else
├── NoMotion         what was asked is settled
├── NotAsked         no say in it, or has said so already
├── AlreadyAgreed    has said yes already
├── NotLate          has not been waited for long enough
├── NotSaved         the file could not be written: nothing has changed
│   ├── Unreadable   it is damaged, and only a backup helps
│   └── Misplaced    it is not where it was
└── Closing          the bot is going down for a moment
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.errors import Damaged, Failed, Gone
from engine.errors import Refused
from engine.text import Arg, say

logger = logging.getLogger(__name__)


class TableRefused(Refused):
    """A refusal with a sentence of its own in `tables.ftl`: `key` is its name there."""

    key: str

    def __init__(self, **args: Arg) -> None:
        super().__init__(say(self.key, **args))


class NoTable(TableRefused):
    key = "table-none"


class AlreadyRunning(TableRefused):
    key = "table-running"


class NotSeated(TableRefused):
    key = "table-not-seated"


class AlreadySeated(TableRefused):
    key = "table-already-seated"


class TableFull(TableRefused):
    key = "table-full"


class OnlyHost(TableRefused):
    """Takes `host`, the host's name."""

    key = "table-only-host"


class NotEnough(TableRefused):
    """Takes `seats`, the numbers of players that the game can be played by, and `given`."""

    key = "table-not-enough"


class TooFewChairs(TableRefused):
    """Takes `given`, the chairs asked for, and `taken`, those sat on."""

    key = "table-too-few-chairs"


class HasStarted(TableRefused):
    key = "table-started"


class HasNotStarted(TableRefused):
    key = "table-not-started"


class IsOver(TableRefused):
    key = "table-over"


class NoComputer(TableRefused):
    key = "table-no-computer"


class IsPaused(TableRefused):
    key = "table-paused"


class NotPaused(TableRefused):
    key = "table-not-paused"


class StoodIn(TableRefused):
    key = "table-stood-in"


class NotStoodIn(TableRefused):
    key = "table-not-stood-in"


class LastMover(TableRefused):
    key = "table-last-mover"


class NotOffered(TableRefused):
    key = "table-not-offered"


class KnowsHands(TableRefused):
    key = "table-knows-hands"


class NotAtTable(TableRefused):
    key = "table-not-at-table"


class MotionOpen(TableRefused):
    key = "table-motion-open"


class NoMotion(TableRefused):
    key = "table-no-motion"


class NotAsked(TableRefused):
    key = "table-not-asked"


class AlreadyAgreed(TableRefused):
    key = "table-already-agreed"


class NotLate(TableRefused):
    """Takes `who` and `hours`, how many one has to wait."""

    key = "table-not-late"


class NotSaved(TableRefused):
    key = "table-not-saved"


class Unreadable(NotSaved):
    key = "table-damaged"


class Misplaced(NotSaved):
    key = "table-gone"


class Closing(TableRefused):
    key = "table-closing"


@contextmanager
def as_refusal() -> Iterator[None]:
    """A database that does not answer, as NotSaved; its own words go to the log."""
    try:
        yield
    except Failed as error:
        logger.error("the database does not answer: %s", error)
        match error:
            case Damaged():
                raise Unreadable from error
            case Gone():
                raise Misplaced from error
            case _:
                raise NotSaved from error
