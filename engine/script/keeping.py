"""Keeping the tables of a scripted game: copies of stages, and their text."""

from __future__ import annotations

import json
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from engine.action import Grammar, to_text
from engine.keeping import Keeping, canonical
from engine.script.play import Play
from engine.script.runner import ScriptRunner
from engine.script.stage import Stage
from engine.script.steps import Acted, Advanced, Redealt, Step, Unfit
from engine.text import Seat

T = TypeVar("T")
A = TypeVar("A")
P = TypeVar("P", bound=Play[Any])


class ScriptKeeping(Keeping[Stage[P]], Generic[T, A, P]):
    """The keeping of a scripted game: copies stages with their runner, and saves them as the table at the last rest and the steps since."""

    dumps_in_mid_effect = True

    def __init__(
        self, runner: ScriptRunner[T, A, P], plain_tables: TypeAdapter[T], grammar: Grammar[A]
    ) -> None:
        super().__init__(Stage)
        self._runner, self._plain_tables, self._grammar = runner, plain_tables, grammar

    @property
    def tables(self) -> TypeAdapter[Stage[P]]:
        raise TypeError("a stage holds a running script: use dump and load, which know how")

    def copy(self, table: Stage[P]) -> Stage[P]:
        return self._runner.copied(table)

    def at_rest(self, table: Stage[P]) -> bool:
        return table.rest is None

    def dump(self, table: Stage[P]) -> str:
        """Return the plain table as JSON; in mid-effect a list of the table at rest, the steps since, and the table as it is."""
        now = self._plain(table.play.table)
        if table.rest is None:
            return canonical(now)
        return canonical([self._plain(table.rest), [self._line(step) for step in table.steps], now])

    def load(self, text: str) -> Stage[P]:
        """Return the stage that was dumped as this text.

        Raises pydantic's ValidationError, and Unfit where the scripts of today would not have come here.
        """
        if not text.startswith("["):
            return self._runner.stage(self._plain_tables.validate_json(text))
        rest, lines, now = json.loads(text)
        try:
            steps = tuple(self._step(line) for line in lines)
            stage = self._runner.again(self._plain_tables.validate_python(rest), steps, strict=True)
        except Exception as error:  # whatever a script of other rules runs into
            raise Unfit("the steps since the last rest do not fit") from error
        if self._plain(stage.play.table) != now:
            raise Unfit("the steps since the last rest lead elsewhere")
        return stage

    def _plain(self, table: T) -> Any:
        return self._plain_tables.dump_python(table, mode="json")

    def _line(self, step: Step) -> list[Any]:
        """Return a step as JSON: what was drawn, then who did what; or the table dealt anew."""
        if isinstance(step, Redealt):
            return [self._plain(step.table)]
        return (
            [step.drawn, step.seat, to_text(step.action)] if isinstance(step, Acted) else [step.drawn, None]
        )

    def _step(self, line: list[Any]) -> Step:
        if len(line) == 1:
            return Redealt(self._plain_tables.validate_python(line[0]))
        drawn = tuple(line[0])
        return (
            Advanced(drawn) if line[1] is None else Acted(Seat(line[1]), self._grammar.read(line[2]), drawn)
        )
