"""The refusals with which a table answers a request that it cannot meet now.

Refused
├── NoTable          no table here (any more)
├── AlreadyRunning   this channel has a live table
├── NotSeated        not a player of this table
├── AlreadySeated    a player of this table already
├── TableFull        no chair is free
├── OnlyHost         only the host may
├── NotEnough        too few (or a number of) players the game cannot be played by
├── TooFewChairs     more people have sat down than there would be chairs
├── TooSlow          the server wants a quicker pace of games that several people play
├── HasStarted       the lobby is closed, the game is under way
├── HasNotStarted    still in the lobby
├── IsOver           the game has ended
├── NoComputer       no such computer player, or none to send away
├── IsPaused         the game has been stopped for a while
├── NotPaused        it has not
├── StoodIn          a computer player moves for this person
├── NotStoodIn       none does
├── LastMover        nobody else would be left who moves
├── NotOffered       the seat is not offered, or not to this person
├── CannotBeOffered  the person to whom a seat is to be offered has had another one there
├── KnowsHands       has had another seat here
├── NotAtTable       nobody that this could be done to
├── VoteOpen       the players are being asked something else
├── NoVote         what was asked is settled
├── NotAsked         no say in it, or has said so already
├── AlreadyAgreed    has said yes already
├── NotLate          has not been waited for long enough
├── NoTakeover       one of two would decide alone on the other's seat
├── NoStandIn        in this tournament no computer player stands in
├── NoSubstitute     in a tournament no seat is passed on
├── NoClaim          there is nothing to claim: more than two play, or not against each other
├── NothingToDo      nobody waits for this person now
├── HintsNotAgreed   somebody here has not agreed to hints
├── HintSpent        has had the hint of this turn
├── NoAdvice         no hint was found
├── OneAttempt       everybody has one attempt at this deal, without help
├── Closing          the bot is going down for a moment
└── Failed           of `bot.store`: the database could not be written or read, and nothing has changed
    ├── Damaged      it is damaged, and only a backup helps
    └── Gone         it is not where it was
"""

from __future__ import annotations

from engine.errors import Refused
from engine.text import Arg, say


class TableRefused(Refused):
    """A refusal with a sentence of its own: `key` is its message in the catalogues."""

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
    """The refusal of a request that only the host may make. Takes `host`, the host's name."""

    key = "table-only-host"


class NotEnough(TableRefused):
    """The refusal of a number of players. Takes `seats`, the numbers of players that the game can be played by, and `given`."""

    key = "table-not-enough"


class TooFewChairs(TableRefused):
    """The refusal of a number of chairs. Takes `given`, the chairs asked for, and `taken`, those sat on."""

    key = "table-too-few-chairs"


class TooSlow(TableRefused):
    """The refusal of a pace slower than the server allows. Takes `least`, the slowest one that it allows."""

    key = "server-too-slow"

    def __init__(self, least: str) -> None:
        super().__init__(least=say(f"pace-{least}"))


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


class CannotBeOffered(TableRefused):
    key = "table-cannot-be-offered"


class KnowsHands(TableRefused):
    key = "table-knows-hands"


class NotAtTable(TableRefused):
    key = "table-not-at-table"


class VoteOpen(TableRefused):
    key = "table-vote-open"


class NoVote(TableRefused):
    key = "table-no-vote"


class NotTogether(TableRefused):
    """The refusal of plans where everybody plays against the others, or alone, and they are of no use."""

    key = "plan-not-together"


class NoComputers(TableRefused):
    """The refusal of a wish to wait where there are no computer players to wait."""

    key = "table-no-computers"


class NotAsked(TableRefused):
    key = "table-not-asked"


class AlreadyAgreed(TableRefused):
    key = "table-already-agreed"


class NotLate(TableRefused):
    """The refusal to act on a person who is not late yet. Takes `who` and `hours`, the number of hours one has to wait."""

    key = "table-not-late"


class LateToo(TableRefused):
    key = "table-late-too"


class NoTakeover(TableRefused):
    key = "table-no-takeover"


class NoStandIn(TableRefused):
    key = "tournament-no-stand-in"


class NoSubstitute(TableRefused):
    key = "tournament-no-substitute"


class NoClaim(TableRefused):
    key = "table-no-claim"


class Closing(TableRefused):
    key = "table-closing"


class NothingToDo(TableRefused):
    key = "hint-nothing"


class HintsNotAgreed(TableRefused):
    """The refusal of a hint that somebody has not agreed to. Takes `who`, the players who have not."""

    key = "hint-not-agreed"


class HintSpent(TableRefused):
    key = "hint-spent"


class NoAdvice(TableRefused):
    key = "hint-none"


class NotOver(TableRefused):
    key = "analysis-not-over"


class NoAnalysis(TableRefused):
    key = "analysis-none"


class OneAttempt(TableRefused):
    key = "challenge-one-attempt"
