"""The runner of a game's scripts on a stage: who is asked, what an answer sets going, when the table is at rest again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Generic, TypeVar

from engine.action import to_text
from engine.ask import Ask
from engine.chance import Chance
from engine.legal import Legal
from engine.script.asks import NothingOffered, Script
from engine.script.play import NO_CHANCE, Play
from engine.script.rules import ScriptRules
from engine.script.stage import Live, Running, Stage
from engine.script.steps import Acted, Advanced, Again, RecordedChance, Redealt, Step, Unfit
from engine.text import Seat

T = TypeVar("T")
A = TypeVar("A")
P = TypeVar("P", bound=Play[Any])

MOST_BY_ITSELF = 10_000
"""Maximum number of times a game may go on by itself before somebody is asked; more is an endless circle."""


class ScriptRunner(Generic[T, A, P]):
    """The course of a game by its rules. It keeps nothing of its own: all that changes is on the stage."""

    def __init__(self, rules: ScriptRules[T, A, P]) -> None:
        self._rules = rules

    def stage(self, table: T) -> Stage[P]:
        """Return a stage with this table at rest on it."""
        return Stage(Live(self._rules.voice(table)))

    def awaits(self, stage: Stage[P]) -> Mapping[Seat, Ask[A]]:
        """Return who is asked what: by the script that is running, else by the menu."""
        if stage.asks is None:
            stage.asks = self._asks(stage)
            if stage.rest is not None:
                stage.asks = {seat: self._lasting(stage, seat, ask) for seat, ask in stage.asks.items()}
        return stage.asks

    def take(self, stage: Stage[P], seat: Seat, action: A, chance: Chance) -> None:
        """Play an action, and all that happens by itself after it."""
        play = stage.play
        if stage.shared:
            stage.rest, stage.shared = play.table, False
            play.table = self._rules.clone(stage.rest)
        play.told = []
        drawn: list[int] = []
        self._act(stage, seat, action, RecordedChance(chance, drawn))
        stage.refresh()
        if stage.running is None:
            stage.rest, stage.steps = None, ()
        else:
            self._hold(stage.running)
            stage.steps = (*stage.steps, Acted(seat, action, tuple(drawn)))
        self.go_on(stage, chance)

    def copied(self, stage: Stage[P]) -> Stage[P]:
        """Return a copy of a stage.

        At rest the two share the plain table until one of them is played on; in mid-effect the copy goes on with the script.
        """
        if stage.rest is not None:
            return stage.handed_over(partial(self._live_again, stage.rest, stage.steps))
        stage.shared = True
        twin = self.stage(stage.play.table)
        twin.shared = True
        return twin

    def apart(self, stage: Stage[P]) -> Stage[P]:
        """Return a stage like this one whose plain table may be dealt anew. `redealt` has to be said of it then."""
        if stage.rest is None:
            return self.stage(self._rules.clone(stage.play.table))
        return self.again(stage.rest, stage.steps, strict=False)

    def redealt(self, stage: Stage[P]) -> None:
        """Say that the plain table has been dealt anew: the script looks at it again, and that is how the steps lead here."""
        if stage.rest is not None:
            stage.lay(stage.play.table)
            steps = stage.steps[:-1] if isinstance(stage.steps[-1], Redealt) else stage.steps
            stage.steps = (*steps, Redealt(self._rules.clone(stage.play.table)))

    def _act(self, stage: Stage[P], seat: Seat, action: A, chance: Chance) -> None:
        """Give the action to the script that asks for it, or begin what the menu's action sets going."""
        stage.asks = None
        stage.play.chance = chance
        if stage.running is not None:
            self._send(stage, stage.running, (seat, action))
        elif script := self._rules.act(stage.play, seat, action):
            self._begin(stage, script)
        stage.play.chance = NO_CHANCE
        if stage.running is not None:
            stage.running.fresh = True

    def _begin(self, stage: Stage[P], script: Script[None]) -> None:
        if stage.rest is None:
            stage.rest = self._rules.clone(stage.play.table)
        stage.live.running = running = Running(script)
        self._send(stage, running, None)

    def _send(self, stage: Stage[P], running: Running, answer: tuple[Seat, A] | None) -> None:
        """Let a script go on to its next ask or to its end."""
        stage.play.fresh = running.fresh
        try:
            running.asks = running.script.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            stage.live.running = None
            return
        if self._rules.is_over(stage.play.table):
            running.script.close()
            stage.live.running = None

    def _hold(self, running: Running) -> None:
        """Tell the script's author where it waits for a seat that it offers nothing."""
        for ask in running.asks.values():
            if ask.must and not ask.legal:
                running.script.throw(NothingOffered(ask.prompt))

    def go_on(self, stage: Stage[P], chance: Chance) -> None:
        """Let happen what happens by itself, until somebody is waited for or the game is over."""
        for _ in range(MOST_BY_ITSELF):
            if self._is_waiting(stage):
                return
            drawn: list[int] = []
            self._advance(stage, RecordedChance(chance, drawn))
            if stage.running is None:
                stage.rest = None
            else:
                self._hold(stage.running)
                stage.steps = (Advanced(tuple(drawn)),)
        raise RuntimeError(
            f"the game went on {MOST_BY_ITSELF} times by itself: does advance change anything?"
        )

    def _is_waiting(self, stage: Stage[P]) -> bool:
        """Return whether a script is running, the game is over, or somebody must choose from the menu."""
        if stage.running is not None or self._rules.is_over(stage.play.table):
            return True
        return any(ask.must for ask in self.awaits(stage).values())

    def _advance(self, stage: Stage[P], chance: Chance) -> None:
        stage.asks = None
        stage.play.chance = chance
        if script := self._rules.advance(stage.play):
            self._begin(stage, script)
        stage.play.chance = NO_CHANCE

    def again(self, rest: T, steps: tuple[Step, ...], *, strict: bool) -> Stage[P]:
        """Return the stage after these steps from a table at rest. Raises Unfit if `strict` and an action was not legal."""
        stage = self.stage(self._rules.clone(rest))
        stage.rest, stage.steps = rest, steps
        for step in steps:
            if isinstance(step, Redealt):
                stage.lay(self._rules.clone(step.table))
            elif isinstance(step, Advanced):
                self._advance(stage, Again(step.drawn))
            else:
                if strict and step.action not in self.awaits(stage)[step.seat].legal:
                    raise Unfit(f"“{to_text(step.action)}” is not legal")
                self._act(stage, step.seat, step.action, Again(step.drawn))
        return stage

    def _asks(self, stage: Stage[P]) -> Mapping[Seat, Ask[Any]]:
        if stage.running is not None:
            return stage.running.asks
        return {} if self._rules.is_over(stage.play.table) else self._rules.menu(stage.play)

    def _lasting(self, stage: Stage[P], seat: Seat, ask: Ask[Any]) -> Ask[Any]:
        """Return an ask that says what was offered here also when a copy has gone on with the script and the table."""
        live = stage.live

        def legal() -> Legal[Any]:
            return ask.legal if stage.live is live else self._asks(stage)[seat].legal

        return Ask(ask.prompt, ask.legal.through(legal), ask.must)

    def _live_again(self, rest: T, steps: tuple[Step, ...]) -> Live[P]:
        return self.again(rest, steps, strict=False).live
