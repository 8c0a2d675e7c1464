"""A walk through a game of Moonlight, step by step, with every law looked at after each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from engine.action import to_text, verb_of
from engine.ask import Ask
from engine.chance import Chance
from engine.errors import Sealed
from engine.games.moonlight import GAME
from engine.games.moonlight.model.table import Table
from engine.match import Match
from engine.text import Seat, Text
from tests.engine.contract.random_games import MOST_ACTIONS, Start
from tests.engine.games.moonlight.crossings import laws
from tests.engine.games.moonlight.crossings.laws import Step
from tests.engine.games.moonlight.crossings.passages import Passage

TOLD: Final = 8
"""Number of steps that are told where a law is broken."""
LOOKS: Final = 5
"""Number of steps of which one is looked at from outside: copied, dealt anew, and asked for what is illegal."""
MANNERS: Final = (
    (),
    ("hurry", "swap", "add", "talk", "plus"),
    ("plus", "choose"),
    ("move", "hurry"),
    ("add",),
)
"""Verbs that are preferred in each manner to play, as often as not."""


class Broken(AssertionError):
    """A law that is broken on a walk, with what led there and the game."""

    def __init__(self, error: Exception, trail: list[str], start: Start) -> None:
        told = "\n".join(trail[-TOLD:])
        super().__init__(f"{type(error).__name__}: {error}\nafter\n{told}\nin {start}")


def walk_through(start: Start) -> int:
    """Walk a game to its end, with every law held, and return the number of steps. Raises Broken."""
    trail: list[str] = []
    try:
        return _walk(start, trail)
    except Exception as error:
        raise Broken(error, trail, start) from error


def _walk(start: Start, trail: list[str]) -> int:
    chance, dice = Chance(start.seed), Random(start.seed)
    stage, liked = GAME.setup(start.options, start.seats, chance), dice.choice(MANNERS)  # type: ignore[arg-type]
    origin, past = stage.play.table.copy(), list[Any]()
    track = Track(stage)
    for number in range(MOST_ACTIONS):
        asks = GAME.awaits(stage)
        passage = track.passage(stage, asks)
        if passage is not None:
            laws.hold_passage(passage)
        if not asks:
            laws.the_end_is_counted(GAME.outcome(stage), stage.play.table)
            return number
        seat = dice.choice([*asks])
        legal = asks[seat].legal.actions
        laws.everything_has_words([asks[seat].prompt])
        if not stage.running:
            laws.all_picks_are_offered(stage.play.table, legal)
        preferred = [action for action in legal if verb_of(action) in liked]
        action = dice.choice(preferred if preferred and dice.random() < 0.5 else legal)
        if dice.randrange(LOOKS) == 0:
            laws.nothing_else_is_legal(stage, seat, [*legal, *past])
            laws.everybody_sees_what_is_dealt_anew(stage, start.seats)
            past = [*legal][:LOOKS]
        before, text = (
            stage.play.table.copy(),
            GAME.keeping.dump(stage) if GAME.keeping.at_rest(stage) else None,
        )
        earlier = GAME.keeping.copy(stage)
        trail.append(f"{before.phase}: {seat} {to_text(action)}")
        is_middle = bool(stage.running)
        told = [event.text for event in GAME.play(stage, seat, action, chance)]
        assert text is None or GAME.keeping.dump(earlier) == text, "an action changes a copy made before it"
        step = Step(origin, before, stage.play.table, seat, action, told, is_middle or bool(stage.running))
        laws.hold(step)
        laws.everything_has_words(told)
        track.add(action, told)
    raise AssertionError("the game does not end")


class Track:
    """The passages of a game that is played step by step."""

    def __init__(self, stage: Any) -> None:
        self.origin = self.before = stage.play.table.copy()
        self.actions, self.told = list[Any](), list[Text]()
        self.is_dealt = False

    def add(self, action: Any, told: Sequence[Text]) -> None:
        """Note an action that was played, and what was told."""
        self.actions.append(action)
        self.told.extend(told)

    def passage(self, stage: Any, asks: Mapping[Seat, Ask[Any]]) -> Passage | None:
        """Return the passage that has come to its end, or the deal; None in the middle of one."""
        after = stage.play.table
        if self.is_dealt and stage.running and asks:
            return None
        legal = [action for ask in asks.values() for action in ask.legal]
        passage = Passage(self.origin, self.before, after.copy(), self.actions, self.told, legal)
        if self.is_dealt or not stage.running:
            self.before = passage.after
        self.actions, self.told, self.is_dealt = [], [], True
        return passage


def passages(start: Start, arrange: Callable[[Table], None] | None = None) -> Iterator[Passage]:
    """Play a game, in the manner that its seed says, and yield its passages: nothing else is looked at.

    `arrange` changes the table before the first turn.
    """
    chance, dice = Chance(start.seed), Random(start.seed)
    stage, liked = GAME.setup(start.options, start.seats, chance), dice.choice(MANNERS)  # type: ignore[arg-type]
    track = Track(stage)
    for _ in range(MOST_ACTIONS):
        if arrange and stage.play.table.phase == "collect":
            arrange(stage.play.table)
            arrange = None
            track.before = stage.play.table.copy()
        asks = GAME.awaits(stage)
        passage = track.passage(stage, asks)
        if passage is not None:
            yield passage
        if not asks:
            return
        ((seat, ask),) = asks.items()
        preferred = [action for action in ask.legal.actions if verb_of(action) in liked]
        action = dice.choice(preferred if preferred and dice.random() < 0.5 else ask.legal.actions)
        track.add(action, [event.text for event in GAME.play(stage, seat, action, chance)])


def take_back(start: Start, most: int) -> int:
    """Play some actions through a match, take back what can be, and return how many these were.

    The table must be the one before them, and the same actions must lead to where they led (ML-REVEAL-07).
    """
    dice, tables = Random(start.seed), list[Table]()
    match = Match.new(GAME, start.options, start.seats, start.seed)
    stop, seat = most // 2 + dice.randrange(most // 2), Seat(0)
    while match.awaiting and match.seq < stop:
        (seat,) = match.awaiting
        tables.append(match.now.copied().play.table)
        match.play(seat, dice.choice(match.legal(seat).actions))
    end = match.digest
    try:
        entries = match.undo(seat)
    except Sealed:
        return 0
    assert match.now.copied().play.table == tables[match.seq], (
        f"{len(entries)} actions are taken back wrongly"
    )
    for entry in entries:
        match.play(entry.seat, entry.action)
    assert match.digest == end, "the same actions lead elsewhere"
    return len(entries)
