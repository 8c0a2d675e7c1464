"""Job of drawing a picture: a function of what is to be seen, called in the process that draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class DrawJob(Generic[R]):
    """A picture to draw, by a function that can be imported and what it is given: views, names and texts, never a table."""

    make: Callable[..., R]
    args: tuple[Any, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    def run(self, _progress: Callable[..., None]) -> R:
        """Return what the function returns."""
        return self.make(*self.args, **self.options)
