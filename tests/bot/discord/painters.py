"""A pool whose drawings are pickled as for a process, and looked through for what may not leave the rules."""

from __future__ import annotations

import asyncio
import pickle
from collections import deque
from io import BytesIO
from typing import Any, TypeVar

from bot.discord.ui.render_pool import RenderPool
from bot.jobs.draw import DrawJob

R = TypeVar("R")

SECRET = ("bot.tables", "engine.chance", "engine.match", "engine.point", "engine.undo")
"""Modules, with all below them, of which nothing is given to a painter."""
TABLE = ".model.table"
"""End of the name of the module in which a game keeps its table."""


class Opened(pickle.Unpickler):
    """A pickle opened: what it holds, and the names of secret modules of which a class or a function stands in it."""

    def __init__(self, pickled: bytes) -> None:
        super().__init__(BytesIO(pickled))
        self.secrets: set[str] = set()
        self.held = self.load()

    def find_class(self, module: str, name: str) -> Any:
        """Return what a pickle names, and note where it is secret."""
        if is_secret(module):
            self.secrets.add(module)
        return super().find_class(module, name)


def is_secret(module: str) -> bool:
    """Return whether a module is one of tables, seeds and the like."""
    return module.endswith(TABLE) or any(module == each or module.startswith(f"{each}.") for each in SECRET)


class PicklingPool(RenderPool):
    """The pool: draws in a thread, but what a process would be given. AssertionError where that holds more than what is to be seen."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        """Names of the functions that were to draw, in the order in which they were asked for."""

    async def _draw(self, queue: deque[asyncio.Future[Any]], job: DrawJob[R]) -> R:
        opened = Opened(pickle.dumps(job))
        assert not opened.secrets, job
        self.asked.append(job.make.__name__)
        return await super()._draw(queue, opened.held)
