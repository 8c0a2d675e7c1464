"""Guided games as people play them: each in private, against computer players, and kept nowhere.

A learner's position follows from the steps that were followed and the choices made since, and both are written in one number. The
buttons carry it, so any process can go on, also after a restart; a press that comes twice leads to the same position, and to take a move
back is to look at the position before it. As no table is opened, nobody is reminded, and nothing is counted or rated.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, TypeAlias
from zlib import crc32

from bot.tables.model.errors import TableRefused
from bot.tables.model.table import Chair, Person, Status, Table, Told, Venue
from bot.tables.requests.whatif import others_move
from engine.action import to_text
from engine.advice import Advice, advise
from engine.chance import Chance
from engine.game import Game
from engine.guided_game import LEARNER, GuidedMove, begin, guided, play_lines
from engine.match import Match
from engine.players import LEVELS
from engine.text import Seat

Choices: TypeAlias = tuple[tuple[int, int], ...]
"""The learner's choices after leaving the script: for each move the index of the action, and the number of legal actions."""

COMPUTER = "greedy"
"""The level of the computer players, and of the hints where there is no script."""
GAMES = 1000
"""Modulus of codes: the last three digits of a code name the game."""
MOST_CHOICES = 64
LONGEST = 10**22
"""Bound below which all codes stay, so that they leave room for the rest of what a button carries."""
MOST_REPLIES = 300


class GuidedUnfit(TableRefused):
    """The refusal of a button made for another version of the guided game."""

    key = "guided-unfit"


class GuidedTooLong(TableRefused):
    key = "guided-long"


@dataclass(frozen=True, slots=True)
class Stand:
    """A learner's position in a guided game. It is never changed; every move leads to another one."""

    game: Game[Any, Any]
    match: Match[Any]
    """The match at this position, to be read only."""
    followed: int
    """Number of steps of the script that were made."""
    choices: Choices = ()
    told: tuple[Told, ...] = ()
    """The learner's last move and the moves of the others after it."""

    @property
    def code(self) -> int:
        """The number that identifies this position."""
        return code_of(self.game, self.followed, self.choices)

    @property
    def moves(self) -> int:
        """Number of moves the learner has made."""
        return self.followed + len(self.choices)

    @property
    def is_done(self) -> bool:
        """Whether the guided game has nothing more to teach here."""
        given = guided(self.game.id)
        is_through = not self.choices and self.followed == len(given.step)
        return self.match.over or (is_through and not given.whole)

    @property
    def step(self) -> GuidedMove | None:
        """The step that the script suggests now; None where it is over or the learner has left it."""
        steps = guided(self.game.id).step
        return None if self.choices or self.followed == len(steps) else steps[self.followed]

    @property
    def before(self) -> int | None:
        """The code of the position before the learner's last move; None at the beginning."""
        if self.choices:
            return code_of(self.game, self.followed, self.choices[:-1])
        return code_of(self.game, self.followed - 1) if self.followed else None

    def after(self, action: Any) -> int:
        """Return the code of the position that this legal action leads to. Raises GuidedTooLong."""
        if self.step is not None and to_text(action) == self.step.move:
            return code_of(self.game, self.followed + 1)
        legal = list(self.match.legal(LEARNER))
        code = code_of(self.game, self.followed, (*self.choices, (legal.index(action), len(legal))))
        if code >= LONGEST or len(self.choices) + 1 >= MOST_CHOICES:
            raise GuidedTooLong
        return code

    def hint(self) -> Advice | None:
        """Return a computer player's advice in the learner's place; None where it is not their turn.

        It takes a moment, so keep it off the event loop.
        """
        if LEARNER not in self.match.awaiting:
            return None
        return advise(self.match, LEARNER, LEVELS[COMPUTER])

    def as_table(self, learner: Person, language: str, computers: Iterable[str]) -> Table:
        """Return the game as a table of its own, for whatever shows tables; its moment is the code."""
        others = (
            Chair(Seat(seat), name, computer=COMPUTER)
            for seat, name in zip(range(1, self.match.seats), computers, strict=False)
        )
        return Table(
            id=0,
            place=Venue(0),
            host=learner.id,
            language=language,
            status=Status.OVER if self.is_done else Status.PLAYING,
            game=self.game,
            options=self.match.options,
            seats=self.match.seats,
            chairs=(Chair(LEARNER, learner.name, learner.id), *others),
            moment=self.code,
            created=datetime.fromtimestamp(0, UTC),
            match=self.match,
        )


def code_of(game: Game[Any, Any], followed: int = 0, choices: Choices = ()) -> int:
    """Return the number under which a learner finds this position again."""
    code = 0
    for place, count in reversed(choices):
        code = code * count + place
    code = code * MOST_CHOICES + len(choices)
    code = code * (len(guided(game.id).step) + 1) + followed
    return code * GAMES + number_of(game)


def stand_at(games: Iterable[Game[Any, Any]], code: int) -> Stand:
    """Return the position that a code leads to. Raises GuidedUnfit where it leads nowhere any more.

    Computer players may have to move for it, so keep it off the event loop.
    """
    code, number = divmod(code, GAMES)
    game = next((game for game in games if number_of(game) == number), None)
    if game is None:
        raise GuidedUnfit
    code, followed = divmod(code, len(guided(game.id).step) + 1)
    code, count = divmod(code, MOST_CHOICES)
    stand = _stand(game, followed, ())
    for _ in range(count):
        legal = len(stand.match.legal(LEARNER))
        if not legal:
            raise GuidedUnfit
        code, place = divmod(code, legal)
        stand = _stand(game, followed, (*stand.choices, (place, legal)))
    if code:
        raise GuidedUnfit
    return stand


def number_of(game: Game[Any, Any]) -> int:
    """Return a number of three digits that a game keeps, whatever other games there are."""
    return crc32(game.id.encode()) % GAMES


@lru_cache(256)
def _stand(game: Game[Any, Any], followed: int, choices: Choices) -> Stand:
    """Return the position played from the one before it, which is remembered as long as somebody learns there."""
    if choices:
        before = _stand(game, followed, choices[:-1])
        match = before.match.copy()
        told = tuple(_play_choice(match, choices[-1][0]))
    elif followed:
        step = guided(game.id).step[followed - 1]
        match = _stand(game, followed - 1, ()).match.copy()
        lines = (f"{LEARNER} {step.move}", *step.replies)
        told = tuple(Told(*played) for played in play_lines(match, lines))
    else:
        match, told = begin(game), ()
    return Stand(game, match, followed, choices, told)


def _play_choice(match: Match[Any], place: int) -> Iterator[Told]:
    """Yield the learner's move, and the moves of the others until it is the learner's turn again."""
    action = list(match.legal(LEARNER))[place]
    yield Told(LEARNER, to_text(action), match.play(LEARNER, action))
    replies = others_move(match, LEARNER, Chance(match.digest.encode()), MOST_REPLIES, LEVELS[COMPUTER])
    for seat, line in replies:
        yield Told(Seat(seat), line, match.play(Seat(seat), match.game.grammar.read(line)))
