"""Runs the scripts of a game on a stage: who is asked, what an answer sets going, when the table is at rest again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Generic, TypeVar

from engine.action import to_text
from engine.chance import Chance
from engine.game import Ask
from engine.legal import Legal
from engine.script.asks import NothingOffered, Script
from engine.script.play import NO_CHANCE, Play
from engine.script.rules import ScriptRules
from engine.script.stage import Key, Live, Running, Stage
from engine.script.steps import Acted, Advanced, Again, Recorded, Redealt, Step, Unfit, is_by
from engine.text import Seat

T = TypeVar("T")
A = TypeVar("A")
P = TypeVar("P", bound=Play[Any])

MOST_BY_ITSELF = 10_000
"""How often a game may go on by itself before somebody is asked; more is an endless circle."""


class Runner(Generic[T, A, P]):
    """The course of a game by its rules. It keeps nothing of its own: all that changes is on the stage."""

    def __init__(self, rules: ScriptRules[T, A, P]) -> None:
        self._rules = rules

    def stage(self, table: T) -> Stage[P]:
        """A stage with this table at rest on it."""
        return Stage(Live(self._rules.voice(table)))

    def awaits(self, stage: Stage[P]) -> Mapping[Seat, Ask[A]]:
        """Who is asked what: by the scripts that are running, and by the menu where these leave it open."""
        if stage.asks is None:
            stage.asks = self._asks(stage)
            if stage.rest is not None:
                stage.asks = {seat: self._lasting(stage, seat, ask) for seat, ask in stage.asks.items()}
        return stage.asks

    def take(self, stage: Stage[P], seat: Seat, action: A, chance: Chance) -> None:
        """Play an action, and all that happens by itself after it."""
        play, running = stage.play, stage.running
        if stage.shared:
            stage.rest, stage.shared = play.table, False
            play.table = self._rules.clone(stage.rest)
        play.told = []
        drawn: list[int] = []
        key = self._act(stage, seat, action, Recorded(chance, drawn))
        stage.refresh()
        if key in running:
            self._hold(running[key])
        if not running:
            stage.rest, stage.steps, stage.ended = None, (), False
        elif stage.rest is not None:
            stage.steps = (*stage.steps, Acted(seat, action, tuple(drawn)))
            stage.ended = stage.ended or key not in running
        self.go_on(stage, chance)

    def copied(self, stage: Stage[P]) -> Stage[P]:
        """At rest two stages share the plain table until one of them is played on; in mid-effect the copy goes on with the scripts."""
        if stage.rest is not None:
            self.fold_ended(stage)
            return stage.handed_over(partial(self._live_again, stage.rest, stage.steps))
        stage.shared = True
        twin = self.stage(stage.play.table)
        twin.shared = True
        return twin

    def apart(self, stage: Stage[P]) -> Stage[P]:
        """A stage like this one whose plain table may be dealt anew. `redealt` has to be said of it then."""
        if stage.rest is None:
            return self.stage(self._rules.clone(stage.play.table))
        self.fold_ended(stage)
        return self.again(stage.rest, stage.steps)

    def redealt(self, stage: Stage[P]) -> None:
        """The plain table has been dealt anew: the scripts look at it again, and that is how the steps lead here."""
        if stage.rest is not None:
            stage.lay(stage.play.table)
            steps = stage.steps[:-1] if isinstance(stage.steps[-1], Redealt) else stage.steps
            stage.steps = (*steps, Redealt(self._rules.clone(stage.play.table)))

    def _act(self, stage: Stage[P], seat: Seat, action: A, chance: Chance) -> Key:
        """Give the action to the script that asks for it, or begin what the menu's action sets going. Whose script that is."""
        stage.asks = None
        play, running = stage.play, stage.running
        answers = [each for each, one in running.items() if seat in one.asks]
        key = answers[0] if answers else seat if self._rules.at_once(play.table) else None
        play.chance = chance if key is None else chance.stream(f"seat-{seat}")
        if answers:
            self._send(stage, key, (seat, action))
        elif script := self._rules.act(play, seat, action):
            self._begin(stage, key, script)
        play.chance = NO_CHANCE
        for other, one in running.items():
            one.fresh = other == key
        return key

    def _begin(self, stage: Stage[P], key: Key, script: Script[None]) -> None:
        if stage.rest is None:
            stage.rest = self._rules.clone(stage.play.table)
        stage.running[key] = Running(script)
        self._send(stage, key, None)

    def _send(self, stage: Stage[P], key: Key, answer: tuple[Seat, A] | None) -> None:
        """Let a script go on to its next ask or to its end."""
        running = stage.running[key]
        stage.play.fresh = running.fresh
        try:
            running.asks = running.script.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            del stage.running[key]
            return
        if self._rules.is_over(stage.play.table):
            running.script.close()
            stage.running.clear()
        elif key is not None and set(running.asks) != {key}:
            raise RuntimeError(f"seats act at once: the script of seat {key} may ask no other seat")

    def _hold(self, running: Running) -> None:
        """Tell the script's author where it waits for a seat that it offers nothing."""
        for ask in running.asks.values():
            if ask.must and not ask.legal:
                running.script.throw(NothingOffered(ask.prompt))

    def go_on(self, stage: Stage[P], chance: Chance) -> None:
        """Let happen what happens by itself, until somebody is waited for or the game is over."""
        for _ in range(MOST_BY_ITSELF):
            if stage.running or self._rules.is_over(stage.play.table):
                return
            if any(ask.must for ask in self.awaits(stage).values()):
                return
            drawn: list[int] = []
            self._advance(stage, Recorded(chance, drawn))
            if stage.running:
                self._hold(stage.running[None])
                stage.steps = (Advanced(tuple(drawn)),)
            else:
                stage.rest = None
        raise RuntimeError(
            f"the game went on {MOST_BY_ITSELF} times by itself: does advance change anything?"
        )

    def _advance(self, stage: Stage[P], chance: Chance) -> None:
        stage.asks = None
        stage.play.chance = chance
        if script := self._rules.advance(stage.play):
            self._begin(stage, None, script)
        stage.play.chance = NO_CHANCE

    def fold_ended(self, stage: Stage[P]) -> None:
        """Where scripts have ended while others still run, put their steps into the table that the others rest on."""
        if not stage.ended:
            return
        stage.ended = False
        acted = dict.fromkeys(step.seat for step in stage.steps if isinstance(step, Acted))
        ended = [seat for seat in acted if seat not in stage.running]
        while any(
            self._fold(stage, seat) for seat in ended if any(is_by(seat, step) for step in stage.steps)
        ):
            continue

    def _fold(self, stage: Stage[P], seat: Seat) -> bool:
        """Take the steps of a seat whose scripts have ended into the rest, if the others' lead to the same place without them."""
        own = tuple(step for step in stage.steps if is_by(seat, step))
        others = tuple(step for step in stage.steps if not is_by(seat, step))
        try:
            rest = self.again(stage.rest, own)
            twin = self.again(rest.play.table, others)
        except Exception:  # whatever a script runs into that needs what another did
            return False
        if rest.running or twin.running.keys() != stage.running.keys() or not self._are_alike(twin, stage):
            return False
        twin.play.told = stage.play.told
        stage.live, stage.rest, stage.steps = twin.live, twin.rest, twin.steps
        return True

    def _are_alike(self, one: Stage[P], other: Stage[P]) -> bool:
        """Whether two plain tables hold the same; what lies there may be told apart by identity, so it is compared as saved."""
        dump = self._rules.plain_tables.dump_python
        return bool(dump(one.play.table) == dump(other.play.table))

    def again(self, rest: T, steps: tuple[Step, ...], strict: bool = False) -> Stage[P]:
        """The stage after these steps from a table at rest. Raises Unfit if `strict` and an action was not legal."""
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
        if None in stage.running:
            return stage.running[None].asks
        if self._rules.is_over(stage.play.table):
            return {}
        menu = self._rules.menu(stage.play)
        if not stage.running:
            return menu
        asked = {seat: ask for running in stage.running.values() for seat, ask in running.asks.items()}
        return {**menu, **asked}

    def _lasting(self, stage: Stage[P], seat: Seat, ask: Ask[Any]) -> Ask[Any]:
        """An ask that says what was offered here also when a copy has gone on with the scripts and the table."""
        live = stage.live

        def legal() -> Legal[Any]:
            return ask.legal if stage.live is live else self._asks(stage)[seat].legal

        return Ask(ask.prompt, ask.legal.through(legal), ask.must)

    def _live_again(self, rest: T, steps: tuple[Step, ...]) -> Live[P]:
        return self.again(rest, steps).live
