"""The stage: a table with the script that is running on it, and what has to be known to make that again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.ask import Ask
from engine.script.asks import Script, again
from engine.script.play import Play
from engine.script.steps import Step
from engine.text import Seat

P = TypeVar("P", bound=Play[Any])


@dataclass(slots=True)
class Running:
    """A script that has begun and what it asks; `fresh` as long as no other table was laid under it since."""

    script: Script[None]
    asks: Mapping[Seat, Ask[Any]] = field(default_factory=dict)
    fresh: bool = False


@dataclass(slots=True)
class Live(Generic[P]):
    """The plain table as it is now, in the hands of the script that is running on it, if one is."""

    play: P
    running: Running | None = None


class Stage(Generic[P]):
    """A stage: what the kernel holds as the table of a scripted game.

    `rest` is the table that `steps` start from, None at rest; both are never changed, only replaced. A stage that is `shared` has
    its plain table in common with others and makes one of its own before it changes anything.

    A running script cannot be copied, so a stage in mid-effect that is copied hands it over to the copy, which most often is
    played on at once. It sleeps from then on, and takes its steps again when somebody looks at it once more.
    """

    __slots__ = ("_live", "_wake", "asks", "rest", "shared", "steps")

    def __init__(
        self,
        live: Live[P] | None,
        rest: Any = None,
        steps: tuple[Step, ...] = (),
        wake: Callable[[], Live[P]] | None = None,
    ) -> None:
        self._live = live
        self._wake = wake
        self.rest = rest
        self.steps = steps
        self.shared = False
        self.asks: Mapping[Seat, Ask[Any]] | None = None
        """The asks that `awaits` found, until something changes; else None."""

    @property
    def live(self) -> Live[P]:
        """The plain table and the script that is running, made again where they were handed over."""
        if self._live is None:
            assert self._wake is not None
            self._live = self._wake()
        return self._live

    @property
    def play(self) -> P:
        return (self._live or self.live).play

    @property
    def running(self) -> Running | None:
        return (self._live or self.live).running

    def handed_over(self, wake: Callable[[], Live[P]]) -> Stage[P]:
        """Return a stage that goes on with the script, while this one sleeps until it is looked at."""
        twin = Stage(self._live, self.rest, self.steps, wake)
        self._live, self._wake = None, wake
        return twin

    def refresh(self) -> None:
        """Look anew at what is offered, where anything may have changed since."""
        self.asks = None
        running = self.running
        if running is not None and not running.fresh:
            running.asks = {seat: again(ask) for seat, ask in running.asks.items()}

    def lay(self, table: Any) -> None:
        """Put another table under the script."""
        self.play.table = table
        if self.running is not None:
            self.running.fresh = False
        self.refresh()
