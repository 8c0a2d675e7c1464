"""A table with the scripts that are running on it, and what has to be known to make these again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from engine.game import Ask
from engine.script.asks import Script, again
from engine.script.play import Play
from engine.script.steps import Step
from engine.text import Seat

P = TypeVar("P", bound=Play[Any])


@dataclass(slots=True)
class Running:
    """A script that has begun and what it asks; `fresh` as long as nothing else has touched the table since."""

    script: Script[None]
    asks: Mapping[Seat, Ask[Any]] = field(default_factory=dict)
    fresh: bool = False


Key: TypeAlias = Seat | None
"""Whose script it is where seats act at the same time; None for one during which the others wait."""


@dataclass(slots=True)
class Live(Generic[P]):
    """The plain table as it is now, in the hands of the scripts that are running on it."""

    play: P
    running: dict[Key, Running] = field(default_factory=dict)


class Stage(Generic[P]):
    """What the kernel holds as the table of a scripted game.

    `rest` is the table that `steps` start from, None at rest; both are never changed, only replaced. A stage that is `shared` has
    its plain table in common with others and makes one of its own before it changes anything.

    A running script cannot be copied, so a stage in mid-effect that is copied hands its scripts over to the copy, which most often is
    played on at once. It sleeps from then on, and takes its steps again when somebody looks at it once more.
    """

    __slots__ = ("_live", "_wake", "asks", "ended", "rest", "shared", "steps")

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
        self.ended = False
        """Whether a script has ended while others were running, and its steps still have to be put into `rest`."""
        self.asks: Mapping[Seat, Ask[Any]] | None = None
        """What `awaits` found, until something changes."""

    @property
    def live(self) -> Live[P]:
        """The scripts that are running, made again where they were handed over."""
        if self._live is None:
            assert self._wake is not None
            self._live = self._wake()
        return self._live

    @live.setter
    def live(self, live: Live[P]) -> None:
        self._live = live

    @property
    def play(self) -> P:
        return (self._live or self.live).play

    @property
    def running(self) -> dict[Key, Running]:
        return (self._live or self.live).running

    def handed_over(self, wake: Callable[[], Live[P]]) -> Stage[P]:
        """A stage that goes on with these scripts, while this one sleeps until it is looked at."""
        twin = Stage(self._live, self.rest, self.steps, wake)
        self._live, self._wake = None, wake
        return twin

    def refresh(self) -> None:
        """What is offered is looked at anew, where anything may have changed since."""
        self.asks = None
        for running in self.running.values():
            if not running.fresh:
                running.asks = {seat: again(ask) for seat, ask in running.asks.items()}

    def lay(self, table: Any) -> None:
        """Put another table under the scripts."""
        self.play.table = table
        for running in self.running.values():
            running.fresh = False
        self.refresh()
