"""Tournaments as the rest of the program knows them: readings that are never changed, only replaced by newer ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args

from bot.store.competitions.tournaments import EntrantRecord, Lateness, PairingRecord, TournamentRecord
from bot.tables.log.mapping import Find
from bot.tables.model.errors import TableRefused
from bot.tables.model.table import Venue
from bot.tables.pairing.model import Bye, Meeting, PairingForm, PairingRules, Round
from bot.tables.pairing.rounds import dealt_out, group_standings
from bot.tables.pairing.standings import Line, standings
from engine.chance import Chance
from engine.game import Game, TableOptions

LATE: tuple[Lateness, ...] = get_args(Lateness)
"""The ways to deal with whoever does not move in time: a computer moves for them this once, they give up the game, or nothing happens."""
LENIENCE = (0, 1, 2, 3, 5)
"""Numbers of moves that a computer may make for whoever is late, before the game is lost by default; 0 for any number."""
MOST = 64
"""Maximum number of people in one tournament."""
MOST_AROUND = 24
"""Maximum number of people who can all meet at tables of more than two: with more, nobody would live to see the last round."""
LONGEST = 9
"""Number of rounds of the longest Swiss tournament."""


class NoTournament(TableRefused):
    key = "tournament-none"


class TournamentHere(TableRefused):
    """The refusal to open a tournament in a channel that has one which is not over."""

    key = "tournament-here"


class HasBegun(TableRefused):
    key = "tournament-has-begun"


class NotBegun(TableRefused):
    key = "tournament-not-begun"


class NotEntered(TableRefused):
    key = "tournament-not-entered"


class AlreadyEntered(TableRefused):
    key = "tournament-already-entered"


class TournamentFull(TableRefused):
    """The refusal to enter a full tournament. Takes `most`, the number of people who can play in it."""

    key = "tournament-full"


class TooFewEntrants(TableRefused):
    """The refusal to begin with too few people. Takes `least`, the number needed."""

    key = "tournament-too-few"


class TooManyEntrants(TableRefused):
    """The refusal to begin with too many people. Takes `most`, the number who can play in this form."""

    key = "tournament-too-many"


class OnlyOrganizer(TableRefused):
    key = "tournament-only-host"


class NoContest(TableRefused):
    """The refusal of a game whose players are all on one side."""

    key = "tournament-no-contest"


@dataclass(frozen=True)
class Tournament:
    """A reading of a tournament at one moment."""

    record: TournamentRecord
    game: Game[Any, Any]
    options: TableOptions
    entrants: tuple[EntrantRecord, ...]
    pairings: tuple[PairingRecord, ...]

    @property
    def id(self) -> int:
        return self.record.id

    @property
    def place(self) -> Venue:
        return Venue(self.record.channel, self.record.guild)

    @cached_property
    def rules(self) -> PairingRules:
        """The rules as they are agreed: with the numbers of players that the options allow at a table."""
        record = self.record
        return PairingRules(
            PairingForm(record.form), record.seats, table_sizes(self.game, self.options), record.rounds
        )

    @cached_property
    def draw(self) -> list[int]:
        """The numbers of all who play, in an order that follows from the seed; from the last season, where one was before."""
        numbers = [each.number for each in self.entrants]
        if self.record.follows is not None:
            return dealt_out(numbers, self.record.seats)
        return Chance(bytes.fromhex(self.record.seed)).shuffled(numbers)

    @property
    def gone(self) -> frozenset[int]:
        """The numbers of the people who play no further rounds."""
        return frozenset(each.number for each in self.entrants if each.gone)

    @cached_property
    def rounds(self) -> list[Round]:
        """All rounds so far, the last of which may be going on."""
        return [
            _round([each for each in self.pairings if each.round == number])
            for number in range(1, self.record.round + 1)
        ]

    @cached_property
    def standings(self) -> list[Line]:
        """The standings now, the best first."""
        return standings(self.draw, self.rounds, self.rules.form)

    @cached_property
    def groups(self) -> list[list[Line]]:
        """The standings of each group; [] where there are none."""
        if not self.rules.form.has_groups or not self.rounds:
            return []
        return group_standings(self.draw, self.rounds, self.record.seats)

    @property
    def winners(self) -> Sequence[int]:
        """The numbers of those who share the first place; in a league, of those who do in their groups."""
        parts = self.groups if self.rules.form is PairingForm.LEAGUE else [self.standings]
        return [line.player for part in parts for line in part if line.place == 1]

    @property
    def current(self) -> Sequence[PairingRecord]:
        """The tables of the newest round."""
        return [each for each in self.pairings if each.round == self.record.round and each.points is None]

    @property
    def resting(self) -> Sequence[Bye]:
        """The byes of the people who do not play in the newest round."""
        return self.rounds[-1].byes if self.rounds else ()

    def entrant(self, number: int) -> EntrantRecord:
        """Return the entrant of this number."""
        return next(each for each in self.entrants if each.number == number)

    def number_of(self, person: int) -> int | None:
        """Return the number of a person; None for one who does not play."""
        return next((each.number for each in self.entrants if each.person == person), None)


def read(
    record: TournamentRecord,
    entrants: tuple[EntrantRecord, ...],
    pairings: tuple[PairingRecord, ...],
    find: Find,
) -> Tournament:
    """Return the tournament that the records in the file describe. Raises Malformed where its game is gone."""
    game = find(record.kind)
    return Tournament(record, game, game.Options.model_validate(record.options), entrants, pairings)


def table_sizes(game: Game[Any, Any], options: TableOptions) -> frozenset[int]:
    """Return the numbers of players that can play against each other at a table with these options."""
    return frozenset(
        seats
        for seats in game.seats
        if seats > 1 and game.refusal(options, seats) is None and len(game.sides(options, seats)) > 1
    )


def meeting_of(pairing: PairingRecord) -> Meeting:
    """Return the meeting at a table, as the standings count it."""
    return Meeting(
        tuple(pairing.players), tuple(pairing.places or ()), pairing.is_final, tuple(pairing.defaults or ())
    )


def _round(pairings: Sequence[PairingRecord]) -> Round:
    return Round(
        tuple(meeting_of(each) for each in pairings if each.points is None),
        tuple(
            Bye(each.players[0], each.points, each.is_final) for each in pairings if each.points is not None
        ),
    )
