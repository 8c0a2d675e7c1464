"""A walk over the island, unit by unit, at random, with every law looked at after each: the rules without their stage."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.action import to_text
from engine.ask import Ask
from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.model.actions import Enough, IslandAction, Pick, Use
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules import setup
from engine.script import Choose, Script
from engine.text import Seat
from tests.engine.contract.random_games import Start
from tests.engine.games.spirit_island.crossings import laws, questions
from tests.engine.games.spirit_island.crossings.laws import Asks, Cause, Unit

Answer = Callable[[Asks], tuple[Seat, Any]]
"""A policy: it answers one of those who are asked."""

READ = 6
"""Number of questions of which one has its answers read."""
TOLD = 12
"""Number of steps that are told where a law is broken."""


@dataclass
class Walk:
    """A table on which somebody acts at random; `trail` is what was done, to be read where a law is broken."""

    play: IslandPlay
    dice: Random
    trail: list[str]
    holds_laws: bool = True
    """Whether laws are held, which takes longer than all else."""

    @classmethod
    def begin(cls, start: Start) -> Walk:
        """Return a walk from the beginning of a game."""
        return cls.on(setup.deal(start.options, start.seats, Chance(start.seed)), Random(start.seed))  # type: ignore[arg-type]

    @classmethod
    def on(cls, table: Table, dice: Random) -> Walk:
        play = IslandPlay(table)
        play.chance = Chance(dice.randbytes(8))
        return cls(play, dice, [])

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.play.table

    def go_back(self, table: Table) -> None:
        """Go on from an earlier table."""
        chance = self.play.chance
        self.play = IslandPlay(table)
        self.play.chance = chance

    def step(self) -> None:
        """Let somebody act from the menu, or else what happens by itself happen; then hold every law."""
        menu = turn.menu(self.table)
        if any(ask.must for ask in menu.values()):
            self.act(*self.some(menu))
        else:
            self.advance()

    def act(self, seat: Seat, action: IslandAction, answer: Answer | None = None) -> Unit:
        """Let a seat do something from the menu, with all that follows from it."""
        self.trail.append(f"{self.table.phase}: {seat} {to_text(action)}")
        cause: Cause = "use" if isinstance(action, Use) else "act"
        cause = "ritual" if isinstance(action, Choose) else cause
        unit = Unit(cause, self.table.copy(), self.table, seat=seat)
        if isinstance(action, Use):
            unit.about, unit.aim = action.power, action.target
        return self._run(unit, lambda: turn.act(self.play, seat, action), answer)

    def advance(self, answer: Answer | None = None) -> Unit:
        """Let the next thing happen that happens by itself."""
        table = self.table
        step = table.agenda[0] if table.phase == "invaders" else table.phase
        self.trail.append(f"{step}:")
        cause: Cause = "fear" if step == "fear" else "invaders"
        if table.phase in ("setup", "slow"):
            cause = "setup" if table.phase == "setup" else "time"
        unit = Unit(cause, table.copy(), table)
        return self._run(unit, lambda: turn.advance(self.play), answer)

    def some(self, asks: Asks) -> tuple[Seat, Any]:
        """Return any action of somebody who is asked; one moment in four also of somebody who is not waited for."""
        waiting = [seat for seat, ask in asks.items() if ask.must]
        seats = waiting if self.dice.randrange(4) else [seat for seat, ask in asks.items() if ask.legal]
        seat = self.dice.choice(seats or waiting)
        legal = asks[seat].legal
        return seat, self.dice.choice(legal.under(self.dice.choice(legal.verbs)))

    def _run(self, unit: Unit, begin: Callable[[], Script[Any] | None], answer: Answer | None) -> Unit:
        """Let something begin, answer all that it asks, and hold every law."""
        self.play.told = []
        script = begin()
        if script is not None:
            self._drive(script, unit.cause, answer or self.some)
        unit.after, unit.told = self.table, [event.text for event in self.play.told]
        if not self.holds_laws:
            return unit
        questions.everything_has_words(unit.told)
        if unit.cause in ("use", "ritual", "fear", "invaders"):
            laws.hold_laws_of_unit(unit)
        else:
            laws.hold_laws_of_table(unit.after)
        return unit

    def _drive(self, script: Script[Any], cause: Cause, answer: Answer) -> None:
        try:
            asks = next(script)
            while True:
                if self.holds_laws:
                    self._look(cause, asks)
                seat, action = answer(asks)
                self.trail.append(f"  {asks[seat].prompt.key}: {seat} {to_text(action)}")
                asks = script.send((seat, action))
        except StopIteration:
            return

    def _look(self, cause: Cause, asks: Asks) -> None:
        questions.everything_has_words([ask.prompt for ask in asks.values()])
        questions.hold_laws_of_question(cause, self.table, asks)
        if self.dice.randrange(READ) == 0:
            for seat, ask in asks.items():
                questions.ways_read_differently(GAME.see(self.table, seat, asks), ask)


class Broken(AssertionError):
    """A law that is broken on a walk, with what led there and the line by which it is walked again."""

    def __init__(self, error: Exception, walk: Walk, line: str) -> None:
        told = "\n".join(walk.trail[-TOLD:])
        super().__init__(f"{type(error).__name__}: {error}\nafter\n{told}\nin {line}")


def passive(table: Table, asks: Mapping[Seat, Ask[Any]]) -> tuple[Seat, Any]:
    """Return the answer of somebody who does nothing: enough, or no, or the land with the least blight, or the first."""
    seat, ask = next((seat, ask) for seat, ask in asks.items() if ask.must)
    legal: Sequence[Any] = ask.legal.actions
    for each in legal:
        if isinstance(each, Enough) or each == Choose("no"):
            return seat, each
    return seat, min(legal, key=lambda each: table.lands[each.land].blight if isinstance(each, Pick) else 0)


def eager(asks: Asks) -> tuple[Seat, Any]:
    """Return the first answer of the first seat: those who give for a ritual give all they can."""
    seat, ask = next(iter(asks.items()))
    return seat, ask.legal.actions[0]
